### Die Seite: wer vor der ersten Ziehung da ist, das Siegel auf dem Zufall eines Tisches und die Prüfung nach der Partie.

## Bevor die Partie beginnt

web-fair-gathering = { $here ->
    [0] { $people ->
        [one] Noch ist niemand da; erwartet wird eine Person.
       *[other] Noch ist niemand da; erwartet werden { $people } Personen.
    }
    [one] { $people ->
        [one] Die erwartete Person ist da.
       *[other] Eine von { $people } Personen ist da.
    }
   *[other] { $here } von { $people } Personen sind da.
}
web-fair-begins = Die Partie beginnt, sobald alle da sind.
web-fair-all-here = Alle sind da.
web-fair-beginning = Gleich geht es los.
web-fair-call = Die anderen einladen
web-fair-you = du
web-fair-at-this-screen = an diesem Bildschirm
web-fair-by-link = kommt per Link
web-fair-not-here = noch nicht da
web-fair-ready = bereit
web-fair-begin-without = { $number ->
    [one] Ohne { $names } beginnen
   *[other] Ohne sie beginnen: { $names }
}
web-fair-begin-untold = { $number ->
    [one] Die Zahl von { $names } war versprochen, ist aber nicht angekommen. Die Partie kann auch ohne diese Zahl beginnen.
   *[other] Die Zahlen von { $names } waren versprochen, sind aber nicht angekommen. Die Partie kann auch ohne diese Zahlen beginnen.
}

## Das Siegel

web-fair-sealed = Zufall versiegelt
web-fair-sealed-title = Am Zufall kann niemand mehr etwas ändern
web-fair-sealed-text = Jeder Wurf, jedes Ziehen und jedes Mischen folgt aus einem Geheimnis des Servers und je einer Zahl von jedem Gerät am Tisch. Das Geheimnis stand schon vor der ersten Ziehung fest; das ist sein Siegel:
web-fair-note-it = Schreibe das Siegel auf oder fotografiere es. Nach der Partie legt der Server das Geheimnis offen, und alle können prüfen, ob es zum Siegel passt.
web-fair-copy = Siegel kopieren
web-fair-added = { $number ->
    [0] Kein Gerät hat eine Zahl beigetragen.
    [one] Das Gerät von { $names } hat eine Zahl beigetragen.
   *[other] Die Geräte von { $names } haben je eine Zahl beigetragen.
}
web-fair-seal-changed = Das ist nicht das Siegel, das diesem Gerät zuerst gezeigt wurde: { $seal }
web-fair-how = So funktioniert es
web-fair-how-sealed = Bevor jemand kommt, zieht der Server ein Geheimnis und zeigt sein Siegel: einen Fingerabdruck, der nur zu diesem Geheimnis passt. Dann verspricht jedes Gerät eine eigene Zahl, ebenfalls mit einem Fingerabdruck. Erst wenn alle Zahlen versprochen sind, werden sie genannt.
web-fair-how-together = Der Zufall wird aus dem Geheimnis und allen Zahlen zusammen berechnet. Darum kann ihn weder der Server noch jemand am Tisch allein bestimmen, und niemand kann ihn später ändern.
web-fair-how-opened = Nach der Partie legt der Server sein Geheimnis offen. Dieses Gerät rechnet dann alles nach: Siegel, Zahlen, Würfe, Ziehungen und Mischungen. Es prüft auch, ob Siegel und Zahlen dieselben sind, die es selbst gesehen hat.
web-fair-how-not = Was das nicht zeigt: ob jemand auf dem Computer, auf dem der Server läuft, verdeckte Karten angesehen hat. Die schnelle Prüfung kennt das Spielmaterial, aber nicht die Regeln: Stapel, die sich im Lauf der Partie ändern, werden erst geprüft, wenn die Partie nach den Regeln nachgespielt wird, hier oder im Terminal mit „{ $command }“. Ob das Spielprotokoll die Partie zeigt, die du gesehen hast, siehst du an der Liste der Ziehungen.

## Die Prüfung nach der Partie

web-fair-check = Ziehungen prüfen
web-fair-check-again = Noch einmal prüfen
web-fair-checking = Die Ziehungen werden auf diesem Gerät geprüft: { $percent } %.
web-fair-all = { $draws ->
    [one] Die einzige Ziehung entspricht dem Siegel
   *[other] Alle { $draws } Ziehungen entsprechen dem Siegel
}
web-fair-all-text = { $number ->
    [0] Das Siegel passt: Jede Ziehung folgt aus dem Geheimnis, das vor der ersten Ziehung versiegelt wurde. Kein Gerät hat eine Zahl beigetragen: Der Server allein hat den Zufall bestimmt.
    [one] Das Siegel passt: Jede Ziehung folgt aus dem Geheimnis, das vor der ersten Ziehung versiegelt wurde, und aus der Zahl des Geräts von { $names }.
   *[other] Das Siegel passt: Jede Ziehung folgt aus dem Geheimnis, das vor der ersten Ziehung versiegelt wurde, und aus den Zahlen der Geräte von { $names }.
}
web-fair-made = { $changing ->
    [0] Auch woraus gezogen wurde, stimmt jedes Mal genau mit dem Spielmaterial überein.
    [one] Auch woraus gezogen wurde, passt zum Spielmaterial. Eine Ziehung kam aus einem Stapel oder einer Hand, deren Inhalt vom Verlauf der Partie abhängt: Ob er genau stimmte, zeigen nur die Regeln.
   *[other] Auch woraus gezogen wurde, passt zum Spielmaterial. { $changing } Ziehungen kamen aus Stapeln oder Händen, deren Inhalt vom Verlauf der Partie abhängt: Ob er genau stimmte, zeigen nur die Regeln.
}
web-fair-made-custom = Diese Partie wurde mit eigenen Werten gespielt. Woraus gezogen wurde, ist deshalb nicht geprüft: Das zeigen nur die Regeln.
web-fair-rules-open = Noch nicht geprüft: ob jede Ziehung an der Reihe war. Auch das zeigt sich, wenn die Partie nach den Regeln nachgespielt wird.
web-fair-rules-check = Nach den Regeln prüfen ({ $size } MB)
web-fair-rules-working = Dieses Gerät spielt die Partie nach den Regeln nach …
web-fair-rules-agree = Dieses Gerät hat auch die ganze Partie nach den Regeln nachgespielt: Jede Ziehung war an der Reihe, und woraus gezogen wurde, stimmt genau.
web-fair-left-out = { $number ->
    [one] Die Zahl, die dieses Gerät für { $names } gezogen hat, ist nicht dabei: Sie kam zu spät oder wurde ausgelassen.
   *[other] Die Zahlen, die dieses Gerät für { $names } gezogen hat, sind nicht dabei: Sie kamen zu spät oder wurden ausgelassen.
}
web-fair-step-sealed = Versiegelt
web-fair-step-sealed-text = vor der ersten Ziehung, { $when }. Der Tisch zeigte das Siegel { $seal }.
web-fair-saw = Dieses Gerät hat das Siegel damals gesehen, die Zahlen auch.
web-fair-saw-not = Dieses Gerät war damals nicht dabei: Vergleiche das Siegel mit einem, das jemand notiert hat.
web-fair-step-opened = Offengelegt
web-fair-step-opened-text = nach dem letzten Zug, { $when }. Das Geheimnis ist { $secret }.
web-fair-step-checked = Geprüft
web-fair-step-checked-text = { $draws ->
    [one] auf diesem Gerät, gerade eben: Eine Ziehung stimmt.
   *[other] auf diesem Gerät, gerade eben: { $draws } Ziehungen stimmen.
}
web-fair-step-failed-text = { $draws ->
    [0] auf diesem Gerät, gerade eben: Etwas passt nicht zum Siegel.
    [one] auf diesem Gerät, gerade eben: Eine Ziehung stimmt, danach passt etwas nicht zum Siegel.
   *[other] auf diesem Gerät, gerade eben: { $draws } Ziehungen stimmen, danach passt etwas nicht zum Siegel.
}
web-fair-list = Die Ziehungen, eine nach der anderen
web-fair-agrees = stimmt
web-fair-start = { $name } beginnt.
web-fair-more = { $items } … und noch { $more }
web-fair-save = Nachweis speichern
web-fair-bad-draw = Ziehung { $draw } passt nicht zum Siegel
web-fair-bad-lot = Ziehung { $draw } kam nicht aus dem richtigen Spielmaterial
web-fair-bad = Der Zufall passt nicht zum Siegel
web-fair-bad-draw-text = Das Geheimnis ergibt „{ $drawn }“, der Tisch zeigte „{ $recorded }“.
web-fair-not-proven = Das Ergebnis bleibt in der Wertung stehen, aber es ist nicht nachgewiesen, dass der Zufall dem Siegel entspricht.
web-fair-other-number = Die Zahl von Platz { $seat } ist nicht die, die dieses Gerät zu Beginn der Partie gesehen hat.
web-fair-unreadable = Das Spielprotokoll ist nicht lesbar: Es gibt nichts zu prüfen.
