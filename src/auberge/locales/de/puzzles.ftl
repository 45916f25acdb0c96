### Rätsel: Stellungen, in denen ein Zug klar der beste ist. Wie Antworten beurteilt werden, und der Befehl `auberge puzzles`.

unknown-puzzle = Es gibt kein Rätsel „{ $name }“.
puzzles-none = Für { $game } gibt es noch keine solchen Rätsel.
puzzles-other-set = Die Datei enthält schon andere Rätsel (Spiel: { $game }, Startwert: { $seed }). Nimm eine andere Datei oder dasselbe Spiel mit demselben Startwert.
puzzle-no-answer = Das ist keine Antwort auf dieses Rätsel: Wähle einen der möglichen Züge.
bug-puzzle = Interner Fehler: Das Rätsel { $puzzle } führt nicht zu seiner Stellung zurück. Bitte melde den Fehler.

## Antworten

puzzle-level = { $level ->
    [easy] leicht
    [medium] mittel
   *[hard] schwer
}
puzzle-verdict-best = Gelöst: Das ist der beste Zug.
puzzle-verdict-as_good = Gelöst: Die simulierten Partien zeigen keinen deutlichen Unterschied zum besten Zug.
puzzle-verdict-worse = Nicht der beste Zug: Er kostet etwa { $points ->
    [one] { $points } Prozentpunkt
   *[other] { $points } Prozentpunkte
} Gewinnchance.
puzzle-answer = Der beste Zug: { $move }
puzzle-why = Warum er der beste ist:
puzzle-why-than = Warum er besser ist als dieser: { $move }

## Der Befehl

cli-help-puzzles = Rätsel zum Lösen: Stellungen, in denen ein Zug klar der beste ist.
cli-help-puzzles-solve = Stellt dir nacheinander Rätsel, die zu deiner Wertung passen.
cli-help-puzzles-daily = Das Rätsel des Tages, für alle dasselbe.
cli-help-puzzles-level = Nur Rätsel dieser Stufe: easy (leicht), medium (mittel) oder hard (schwer).
cli-help-puzzles-mine = Sucht neue Rätsel in Partien zwischen Computerspielern.
cli-help-puzzles-check = Prüft alle Rätsel noch einmal länger und zeigt, wie oft derselbe Zug der beste bleibt.
cli-help-puzzles-count = Wie viele Rätsel gesucht werden.
cli-help-puzzles-easy = Höchstanteil leichter Rätsel in Prozent (Vorgabe: 35).
cli-help-puzzles-out = Datei für die Rätsel. Gibt es sie schon, geht die Suche dort weiter, wo sie aufgehört hat.
cli-help-puzzles-times = Wievielmal so lange geprüft wird.
cli-help-puzzles-file = Datei mit Rätseln, anstelle der mitgelieferten.
cli-value-level = STUFE
puzzles-bad-level = „{ $value }“ ist keine Stufe. Stufen: { $known }.
puzzles-daily-game = Das Rätsel des Tages ist für alle dasselbe: Lass Spiel und Stufe weg.
puzzles-standing = { $game }: { $seen } von { $all } gesehen, Wertung { $rating }
puzzles-how-to-start = Zum Rätsellösen: { $command }
puzzle-ribbon = Rätsel { $id } ({ $level }). Du bist { $name }. Welcher Zug ist der beste?
puzzle-ribbon-daily = Rätsel des Tages ({ $level }). Du bist { $name }. Welcher Zug ist der beste?
puzzle-command-moves = züge
puzzle-command-show = zeigen
puzzle-command-skip = überspringen
puzzle-command-quit = ende
puzzle-keys = Du kannst auch eingeben: { $keys }.
puzzle-yours = dein Zug
puzzle-rating = Deine Wertung: { $rating } ({ $change })
puzzle-next = Mit der Eingabetaste geht es zum nächsten Rätsel.
puzzles-left = Bis zum nächsten Mal. Weiter geht es mit: { $command }
puzzles-not-kept = Deine Wertung lässt sich nicht in { $file } speichern: { $problem }.
puzzles-mining = Gefundene Rätsel
puzzles-mined = Partien: { $games } · geprüfte Entscheidungen: { $decisions } · Kandidaten: { $candidates } · bestätigt: { $proved } · behalten: { $kept }
puzzles-checking = Geprüfte Rätsel
puzzles-disagreed = { $id }: Der beste Zug ist jetzt { $move }
puzzles-agreed = Bester Zug unverändert bei längerer Prüfung (×{ $times }): { $agreed } von { $all } ({ $share }). Klar der beste: { $clear }.
