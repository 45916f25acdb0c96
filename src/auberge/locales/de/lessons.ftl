## Spielend lernen: was jeder Kurs sagt, und der Befehl `auberge learn`

unknown-lesson = Es gibt keine Lektion „{ $name }“. Bekannte Lektionen: { $known }.
bad-data-lesson = { bad-data-place }: Das ergibt in einer Lektion keinen Sinn.
bug-lesson-over = Interner Fehler: In der Lektion { $lesson } wurde noch ein Zug versucht, obwohl nichts mehr zu tun war. Bitte melde den Fehler.
cli-help-learn = Bringt dir ein Spiel in kurzen Lektionen bei, auf dem echten Spielplan. Ohne Angabe eines Spiels: Liste der Kurse.
cli-help-lesson = Lektion, mit der es losgeht: ihre Nummer oder ihr Kürzel.
cli-help-learn-coverage = Zeigt, welche Kapitel der Regeln in den Lektionen behandelt werden.
cli-value-lesson = LEKTION

# Die Liste der Kurse.
lesson-course = { $game }: { $done } von { $all } geschafft
lesson-done-mark = geschafft
lesson-begun-mark = begonnen
lesson-how-to-start = Zum Lernen: { $command }

# Bei der Eingabe. Was du außer einem Zug noch tippen kannst.
lesson-ribbon = { $title }, { $step } von { $steps }: { $text }
lesson-look-at = Achte auf: { $things }
lesson-keys = Du kannst auch eingeben: { $keys }.
lesson-command-hint = wink
lesson-command-show = zeigen
lesson-command-back = zurück
lesson-command-skip = überspringen
lesson-command-quit = ende

# Antworten.
lesson-missed = Das ist erlaubt, aber hier nicht gefragt. Wir nehmen es zurück.
lesson-offer-show = Mit „{ $show }“ siehst du eine Lösung.
lesson-shown = Eine Lösung: { $moves }.
lesson-reached = Geschafft. { $text }
lesson-enter = Weiter mit der Eingabetaste.
lesson-finished = Lektion geschafft: { $title }.
lesson-tips = Das war der ganze Kurs. Auf drei Dinge achten gute Spieler:
lesson-play-now = Jetzt spielen: { $command }
lesson-left = Bis zum nächsten Mal. Weiter geht es mit: { $command }
lesson-not-kept = Dein Lernstand lässt sich nicht in { $file } speichern: { $problem }.

# Wie viel von den Regeln die Lektionen lehren.
lesson-not-taught = nicht Teil des Kurses
lesson-no-lesson = keine Lektion
lesson-coverage = Kapitel mit einer Lektion: { $met } von { $all }
lesson-coverage-missing = { $number ->
    [one] Ein Kapitel hat keine Lektion.
   *[other] { $number } Kapitel haben keine Lektion.
  }
