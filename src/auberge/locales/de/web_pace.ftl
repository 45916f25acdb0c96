### Die Seite: in welchem Tempo die anderen gezeigt werden, Antworten an einem Bildschirm, und was tun kann, wer ausgeschieden ist.

web-pace-calm-help = Jeder Schritt der anderen wird in Ruhe gezeigt.
web-pace-quick-help = Dasselbe, doppelt so schnell.
web-pace-instant-help = Nur das Ergebnis; wie es dazu kam, steht im Verlauf.
web-pace-among-bots = Sitzen außer dir nur Computerspieler am Tisch, sind die Pausen für Antworten kurz: Du musst deine Hand vor niemandem verbergen.
web-pace-skip = Weiter zu meinem Zug
web-pace-skip-end = Weiter zum Ende
web-pace-skipped = Du bist dran. Im Verlauf ist markiert, was inzwischen nicht gezeigt wurde.
web-pace-unshown = nicht gezeigt:
web-pace-key-skip = Weiter zu deinem Zug

## Ausgeschieden

web-pace-watch = Den anderen zuschauen
web-pace-new-game = Eine neue Partie

## An einem Bildschirm: Antwortet jemand?

web-pace-call = Antwortet jemand?
web-pace-call-help = Hier ist keine Hand zu sehen. Wer antworten will, nimmt das Gerät.
web-pace-call-seat = { $name } will antworten
web-pace-call-nobody = Niemand antwortet
web-pace-call-back = Niemand antwortet; zurück zu { $name }
