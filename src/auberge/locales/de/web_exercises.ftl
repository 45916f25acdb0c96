## Übungen im Browser: teure Entscheidungen noch einmal

server-no-such-exercise = Diese Übung gibt es nicht: Die Partie ist noch nicht analysiert, oder keine Entscheidung war dort teuer.
server-exercise-other-move = Das ist nicht die Entscheidung, um die es hier geht.
bug-no-decision = Interner Fehler: Schritt { $step } einer Partie ({ $game }) ist nicht die analysierte Entscheidung. Bitte melde den Fehler.
web-exercise = Übung
web-exercise-show = Zeig es mir
web-exercise-again = Noch einmal
web-exercise-next = Weiter
web-exercise-weighing = Dein Zug wird bewertet …
web-exercise-best = Der beste Zug!
web-exercise-good = Ebenso gut: kein deutlicher Unterschied zum besten Zug.
web-exercise-worse = Nicht der beste Zug.
web-exercise-shown = Die Lösung.
web-exercise-best-is = Am besten: { $move }.
web-exercise-cost = Er verschenkt { $percent ->
    [one] einen Prozentpunkt
   *[other] { $percent } Prozentpunkte
} Gewinnchance (zwischen { $low } und { $high }).
web-exercise-cost-steady = Er verschenkt { $percent ->
    [one] einen Prozentpunkt
   *[other] { $percent } Prozentpunkte
} Gewinnchance.
web-exercise-weighed = Die Züge im Vergleich
web-exercise-judged = Gewinnchance, nur mit dem, was von diesem Platz aus zu sehen ist. Bewertet wird nur dieser eine Schritt; danach wird gutes Spiel angenommen.
web-exercise-mark-best = am besten
web-exercise-mark-yours = deine Antwort
web-exercise-mark-played = in der Partie gespielt
web-again = Noch einmal versuchen
web-again-title = Entscheidung { $number } von { $all }
web-again-text = { $name }, nach Schritt { $step }: Hier gab es einen besseren Zug. Was würdest du jetzt spielen?
web-again-what = Was wäre besser gewesen?
web-again-to-game = Zurück zur Partie
