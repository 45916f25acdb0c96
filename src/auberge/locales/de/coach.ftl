### Wörter des Trainers und der Frage „Warum dieser Zug?“: ein freundlicher Lehrer, der nie tadelt.

## Der Trainer

coach = Trainer
coach-off = aus
coach-blunders = nur bei teuren Zügen
coach-talkative = öfter
coach-off-help = Der Trainer hält sich heraus.
coach-blunders-help = Der Trainer meldet sich, bevor ein sehr teurer Zug endgültig wird, oder gleich danach, wenn du nur gegen den Computer spielst; höchstens dreimal je Partie.
coach-talkative-help = Der Trainer meldet sich auch, wenn weniger auf dem Spiel steht, höchstens achtmal je Partie.
coach-people-help = Spielen mehrere Menschen mit, hilft der Trainer nur so weit, wie alle einverstanden sind.
coach-now-off = Bisher sind nicht alle mit einem Trainer einverstanden.
coach-now-blunders = Zurzeit meldet er sich nur bei teuren Zügen.
coach-now-talkative = Zurzeit meldet er sich öfter.
coach-helped = Diese Partie wurde mit der Hilfe eines Trainers gespielt.
coach-looks = Der Trainer sieht sich das kurz an …
coach-word = { $points ->
    [one] Moment. { $move }: Dieser Zug würde dich auf hundert Partien etwa einen Sieg kosten.
   *[other] Moment. { $move }: Dieser Zug würde dich auf hundert Partien etwa { $points } Siege kosten.
}
coach-better = Es gibt einen stärkeren Zug.
coach-take-back = Zurücknehmen
coach-anyway = Trotzdem spielen
coach-word-afterwards = { $points ->
    [one] { $move }: Dieser Zug kostet dich auf hundert Partien etwa einen Sieg.
   *[other] { $move }: Dieser Zug kostet dich auf hundert Partien etwa { $points } Siege.
}
coach-better-afterwards = Es gab einen stärkeren Zug.
coach-leave = So lassen

## Warum dieser Zug?

coach-why = Warum?
coach-why-line = Warum? { $line }
coach-why-title = Warum hat { $name } so gespielt?
coach-why-made = gewählt
coach-why-random = Der Narr macht irgendeinen erlaubten Zug, ohne etwas abzuwägen.
coach-why-page = Ein Page folgt oft einer Laune; sonst wählt er, was in diesem Zug gut aussieht.
coach-why-squire = Ein Knappe wählt, was in diesem Zug am besten aussieht, und denkt nicht weiter voraus.
coach-why-knight = Ein Ritter denkt einige Züge voraus, überlegt aber nicht lange.
coach-why-grand_master = Ein Großmeister denkt weit voraus und spielt Tausende möglicher Partien im Kopf durch.
coach-why-best = Ein starker Spieler hätte dasselbe getan.
coach-why-close = Für einen starken Spieler ist dieser Zug etwa so gut wie der beste.
coach-why-not-best = Ein starker Spieler hätte eher den ersten dieser Züge gewählt.
coach-why-seen = Beurteilt nur nach dem, was du sehen kannst; verdeckte Karten sind geraten. Frag nach der Partie noch einmal, dann erfährst du alles.
coach-why-alone = Nach dem, was du sehen kannst, war kein anderer Zug sicher möglich.
coach-why-worlds = { $worlds ->
    [one] Bewertet anhand einer simulierten Partie.
   *[other] Bewertet anhand von { $worlds } simulierten Partien.
}
coach-why-worlds-few = { $worlds ->
    [one] Nur ein erster Eindruck: bewertet anhand einer simulierten Partie.
   *[other] Nur ein erster Eindruck: bewertet anhand von { $worlds } simulierten Partien.
}
coach-why-later = Was du sehen kannst, reicht nicht aus, um diesen Zug zu erklären. Nach der Partie kannst du noch einmal fragen.
coach-why-no-bot = Nur Züge von Computerspielern lassen sich erklären.

## Im Terminal

coach-cli-ask = Mit der Eingabetaste nimmst du ihn zurück, mit „nein“ spielst du ihn trotzdem.
coach-why-chose = Der gewählte Zug: { $move }
cli-help-coach = Ein Trainer meldet sich, bevor ein teurer Zug endgültig wird: blunders (nur bei sehr teuren Zügen) oder talkative (öfter).
cli-value-degree = GRAD
cli-bad-coach = „{ $degree }“ ist keine Einstellung des Trainers. Möglich sind: { $known }.
