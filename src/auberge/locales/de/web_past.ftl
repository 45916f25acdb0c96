### Die Seite: Rückblick auf eine Partie. Bildunterschriften, Züge, teure Entscheidungen auf dem Spielplan, was inzwischen geschah, das Bild zum Teilen.

## Schritte, bei denen nichts zu sehen ist

web-past-did = { $name } entscheidet: { $move }.
web-past-chance = Der Zufall ist am Werk; noch ist nichts zu sehen.
web-past-decided = { $name } hat etwas entschieden, das noch nicht zu sehen ist.

## Der Weg durch die Partie

web-past-turn-back = Einen Zug zurück
web-past-turn-on = Einen Zug weiter
web-past-key-step = Im Rückblick: ein Schritt zurück oder weiter
web-past-key-turn = Im Rückblick: ein Zug zurück oder weiter (auch Umschalt mit den Pfeilen)
web-past-key-decision = In der Analyse: nächste und vorige teure Entscheidung
web-past-link = Link zu diesem Moment

## Was inzwischen geschah

web-past-away = { $turns ->
    [one] Ein Zug in deiner Abwesenheit
   *[other] { $turns } Züge in deiner Abwesenheit
}
web-past-away-title = In deiner Abwesenheit
web-past-away-play = Schritt für Schritt ansehen
web-past-away-turn = { $name } am Zug

## Teure Entscheidungen auf dem Spielplan

web-past-decision = Entscheidung { $place } von { $of }:
web-past-gave-away = { $name } hat hier { $percent ->
    [one] einen Prozentpunkt
   *[other] { $percent } Prozentpunkte
} Gewinnchance verschenkt.
web-past-decision-before = Vorige teure Entscheidung
web-past-decision-next = Nächste teure Entscheidung
web-past-better = Besser
web-past-tag-better = besser
web-past-tag-made = gespielt
web-past-told = Entscheidung { $place } von { $of }, { $round ->
    [0] Schritt { $step }
   *[other] Runde { $round }
}. { $name }: { $made }, { $chance } Prozent Gewinnchance. Besser: { $better }, { $best } Prozent.

## Das Bild vom Ergebnis

web-past-picture = Als Bild teilen
web-past-picture-title = Bild vom Ergebnis
web-past-picture-drawing = Das Bild wird gezeichnet …
web-past-picture-failed = Das Bild konnte nicht gezeichnet werden.
web-past-picture-save = Bild speichern
web-past-picture-send = Teilen
web-past-picture-place = { $place }. { $name }
web-past-picture-points = { $name }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
web-past-picture-alt = { $game }, { $date }. { $headline }. { $results }.
