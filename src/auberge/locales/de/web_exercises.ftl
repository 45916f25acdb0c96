## Übungen im Browser: teure Entscheidungen noch einmal

server-no-such-exercise = Diese Übung gibt es nicht: Die Partie ist noch nicht analysiert, oder sie hat keine solche teure Entscheidung.
server-exercise-other-move = Das ist nicht die Entscheidung, um die es hier geht.
bug-no-decision = Interner Fehler: Schritt { $step } einer Partie ({ $game }) ist nicht die analysierte Entscheidung. Bitte melde den Fehler.
web-exercise = Übung
web-exercise-show = Zeig es mir
web-exercise-again = Noch einmal
web-exercise-next = Weiter
web-exercise-weighing = Dein Zug wird bewertet …
web-exercise-best = Der beste Zug.
web-exercise-good = Ebenso gut: kein deutlicher Unterschied zum besten Zug.
web-exercise-worse = Es gibt einen besseren Zug.
web-exercise-shown = Die Lösung.
web-exercise-best-is = Der beste Zug: { $move }.
web-exercise-cost = Deiner kostet { $percent ->
    [one] einen Prozentpunkt
   *[other] { $percent } Prozentpunkte
} Gewinnchance (zwischen { $low } und { $high }).
web-exercise-cost-steady = Deiner kostet { $percent ->
    [one] einen Prozentpunkt
   *[other] { $percent } Prozentpunkte
} Gewinnchance.
web-exercise-weighed = Die Züge im Vergleich
web-exercise-judged = Beurteilt wird nur dieser eine Schritt; danach wird gutes Spiel angenommen.
web-exercise-seen = Gewinnchance, nur mit dem, was von diesem Platz aus zu sehen ist.
web-exercise-narrow = auf einen Prozentpunkt genau
web-exercise-mark-best = am besten
web-exercise-mark-yours = deine Antwort
web-exercise-mark-played = in der Partie gespielt
web-again = Noch einmal versuchen
web-again-title = Entscheidung { $number } von { $all }
web-again-text = { $name }, nach Schritt { $step }: Hier gab es einen besseren Zug. Was würdest du jetzt spielen?
web-again-what = Was wäre besser gewesen?
web-again-to-game = Zurück zur Partie

## Rätsel

web-puzzles = Rätsel
web-puzzles-lead = Stellungen aus Partien zwischen Computerspielern. In jeder ist ein Zug klar der beste.
web-puzzles-all = Alle Rätsel
web-puzzle = Rätsel
web-puzzle-title = { $daily ->
    [yes] Rätsel des Tages
   *[no] Rätsel
} ({ $level })
web-puzzle-text = Du entscheidest: Welcher Zug ist der beste?
web-puzzle-next = Nächstes Rätsel
web-puzzle-other = Ein anderes Rätsel
web-puzzle-solve = Ein Rätsel lösen
web-puzzle-seen = Beantwortet: { $seen } von { $all }
web-puzzle-solved = Beim ersten Versuch gelöst: { $solved } von { $seen }
web-puzzle-rating = Deine Wertung: { $rating }
web-puzzle-rating-changed = Deine Wertung: { $rating } ({ $change })
web-puzzle-daily = Rätsel des Tages
web-puzzle-daily-of = { $game } ({ $level })
web-puzzle-daily-go = Zum Rätsel
web-puzzle-daily-done = Beantwortet. Morgen gibt es ein neues.
web-puzzle-in-a-row = { $days ->
    [one] { $days } Tag in Folge.
   *[other] { $days } Tage in Folge.
}
