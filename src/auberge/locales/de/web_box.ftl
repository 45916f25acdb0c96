### Die Schachtel im Regal: die Werte der eigenen Karten eingeben, behalten, damit spielen.
web-box-about = Über die Karten
web-box-shelf = Die Schachtel in deinem Regal
web-box-invite = Du besitzt das Spiel? Gib ein, was auf deinen Karten steht, und spiele hier damit. Das dauert etwa eine Viertelstunde; du kannst jederzeit aufhören und später weitermachen.
web-box-begin = Meine Karten eingeben
web-box-kept = Deine Schachteln
web-box-kept-help = Sie bleiben in diesem Browser. Lade eine als Datei herunter, um sie auf ein anderes Gerät mitzunehmen.
web-box-new-name = Mein { $game }
web-box-open = Öffnen
web-box-open-file = Datei öffnen (TOML)
web-box-playable = spielbereit
web-box-unfinished = noch nicht spielbereit
web-box-not-a-box = { $file } enthält keine Karten dieses Spiels.
web-box-full = In diesem Browser ist kein Platz mehr. Lade die Datei herunter, um deine Änderungen zu behalten, oder lösche eine andere Schachtel.
web-box-gone = Diese Schachtel ist nicht mehr in diesem Browser.

web-box-hint = Tippe einen Wert an und wähle den richtigen, oder gib ihn ein: Nach einer Zahl geht es zum nächsten Wert, mit der Eingabetaste zur nächsten Karte.
web-box-done = { $done } von { $all } eingegeben
web-box-group-buildings = Gebäude
web-box-group-barrels = Fässer
web-box-group-cards = Karten
web-box-group-spaces = Felder
web-box-card-number = { $number } von { $all }
web-box-enter = Stimmt so: weiter
web-box-enter-last = Stimmt so
web-box-previous = Vorige Karte
web-box-next = Nächste Karte
web-box-put-back = Mitgelieferte Werte nehmen
web-box-add-space = Noch eine Feldart
web-box-remove-space = Diese Feldart entfernen
web-box-digits = Werte
web-box-less = Eins weniger
web-box-more = Eins mehr

web-box-known = { $known ->
    [printed] aus der Schachtel
    [stated] aus der Spielregel
    [derived] aus der Spielregel
    [public] öffentlich bekannt
    [partly] teils rekonstruiert
    [own] eigener Wert
   *[placeholder] rekonstruiert
}

web-box-checking = Wird geprüft …
web-box-good = Mit dieser Schachtel lässt sich spielen.
web-box-nothing-yet = Noch keine eigenen Werte: Gespielt wird mit den mitgelieferten.
web-box-bad = Mit dieser Schachtel lässt sich noch nicht spielen.
web-box-show-card = Karte zeigen
web-box-check-again = Noch einmal prüfen
web-box-name = Name der Schachtel
web-box-download = Als Datei herunterladen
web-box-play = Mit diesen Karten spielen
web-box-forget = Diese Schachtel löschen
web-box-forget-sure = Wirklich löschen?
web-box-back-to-shelf = Alle Schachteln

web-box-card = Karte
web-box-building = { $number ->
    [1] { $character }
   *[other] { $character } { $number }
}
web-box-kind = Sorte
web-box-front = Vorderseite
web-box-back = aufgewertet
web-box-letter = Buchstabe
web-box-colour = Farbe
web-box-copies = Anzahl
web-box-shape = Form
web-box-number = Zahl
web-box-arrows = Pfeile

web-box-choose = Karten an diesem Tisch
web-box-house = Die mitgelieferten
web-box-enter-own = Die Karten deiner Schachtel eingeben
web-box-manage = Schachteln ändern oder hinzufügen
web-box-file = Eine eigene Datei
web-box-table-known = An diesem Tisch wird mit eigenen Werten gespielt. Wie gesichert sie sind:
web-box-table-own = An diesem Tisch wird mit eigenen Werten gespielt, ohne Angabe, woher sie stammen.
