### Wörter des Trainers und der Frage „Warum dieser Zug?“: ein freundlicher Lehrer, der nie tadelt.

## Der Trainer

coach = Trainer
coach-off = aus
coach-blunders = nur bei teuren Zügen
coach-talkative = öfter
coach-off-help = Der Trainer hält sich heraus.
coach-blunders-help = Bevor ein Zug gilt, der viel kosten würde, meldet sich der Trainer: höchstens dreimal je Partie.
coach-talkative-help = Der Trainer meldet sich auch bei kleineren Dingen: höchstens achtmal je Partie.
coach-people-help = Spielen mehrere Menschen mit, hilft der Trainer nur so viel, wie alle erlauben.
coach-now-off = Bisher sind nicht alle mit einem Trainer einverstanden.
coach-now-blunders = Zurzeit meldet er sich nur bei teuren Zügen.
coach-now-talkative = Zurzeit meldet er sich öfter.
coach-helped = In dieser Partie hat ein Trainer geholfen.
coach-looks = Der Trainer schaut kurz hin …
coach-go-on = Nicht warten
coach-word = { $points ->
    [one] Moment: „{ $move }“ würde dich etwa einen Sieg in hundert Partien kosten.
   *[other] Moment: „{ $move }“ würde dich etwa { $points } Siege in hundert Partien kosten.
}
coach-better = Es gibt einen stärkeren Zug.
coach-take-back = Zurücknehmen
coach-anyway = Trotzdem spielen

## Warum dieser Zug?

coach-why = Warum?
coach-why-line = Warum? { $line }
coach-why-title = Warum dieser Zug von { $name }?
coach-why-made = gewählt
coach-why-random = Der Narr macht irgendeinen erlaubten Zug und wägt nichts ab.
coach-why-page = Ein Page folgt oft einer Laune; sonst nimmt er, was in diesem Zug gut aussieht.
coach-why-squire = Ein Knappe nimmt, was in diesem Zug am besten aussieht, und denkt nicht weiter voraus.
coach-why-knight = Ein Ritter denkt einige Züge voraus, aber nicht lange.
coach-why-grand_master = Ein Großmeister denkt weit voraus und spielt Tausende möglicher Partien im Kopf durch.
coach-why-best = Ein starker Spieler hätte dasselbe getan.
coach-why-close = Für einen starken Spieler ist er etwa so gut wie der beste Zug.
coach-why-not-best = Ein starker Spieler hätte eher den ersten dieser Züge gewählt.
coach-why-seen = Beurteilt nach dem, was du sehen kannst: Verdeckte Karten sind nur geraten. Nach der Partie kannst du noch einmal fragen und erfährst alles.
coach-why-alone = Nach dem, was du sehen kannst, stand kein anderer Zug mit Sicherheit offen.
coach-why-worlds = { $worlds ->
    [one] Bewertet anhand einer simulierten Partie.
   *[other] Bewertet anhand von { $worlds } simulierten Partien.
}
coach-why-worlds-few = { $worlds ->
    [one] Nur ein erster Eindruck: bewertet anhand einer simulierten Partie.
   *[other] Nur ein erster Eindruck: bewertet anhand von { $worlds } simulierten Partien.
}
coach-why-later = Das lässt sich aus dem, was du sehen kannst, nicht sagen. Nach der Partie kannst du noch einmal fragen.
coach-why-no-bot = Erklärt werden nur Züge von Computerspielern.
coach-cli-ask = Eingabetaste nimmt ihn zurück; „nein“ spielt ihn trotzdem.
coach-why-chose = Gewählt wurde: { $move }
cli-help-coach = Ein Trainer meldet sich, bevor ein teurer Zug gilt: blunders (nur dann) oder talkative (öfter).
cli-value-degree = GRAD
cli-bad-coach = Einen Trainer „{ $degree }“ gibt es nicht. Möglich sind: { $known }.
