### La page : revenir sur une partie. Légendes, tours, décisions coûteuses sur le plateau, ce qui s’est passé entre-temps, l’image à partager.

## Étapes qui ne montrent rien

web-past-did = { $name } décide : { $move }.
web-past-chance = Des dés sont lancés ou des cartes piochées ; rien ne se voit encore.
web-past-decided = { $name } a pris une décision qui ne se voit pas encore.

## Parcourir la partie

web-past-turn-back = Un tour en arrière
web-past-turn-on = Un tour en avant
web-past-key-step = en revoyant la partie : une étape en arrière ou en avant
web-past-key-turn = en revoyant la partie : un tour en arrière ou en avant (ou Maj avec les touches fléchées)
web-past-key-decision = dans le bilan : décision coûteuse suivante ou précédente
web-past-link = Lien vers ce moment

## Ce qui s’est passé entre-temps

web-past-away = { $turns ->
    [one] { $turns } tour depuis votre dernier passage
   *[other] { $turns } tours depuis votre dernier passage
}
web-past-away-title = Depuis votre dernier passage
web-past-away-play = Revoir étape par étape
web-past-away-turn = Tour : { $name }

## Décisions coûteuses sur le plateau

web-past-decision = Décision { $place } sur { $of } :
web-past-gave-away = { $name } a laissé échapper ici { $percent ->
    [one] { $percent } point
   *[other] { $percent } points
} de pourcentage.
web-past-decision-before = Décision coûteuse précédente
web-past-decision-next = Décision coûteuse suivante
web-past-better = Mieux
web-past-tag-better = mieux
web-past-tag-made = joué
web-past-told = Décision { $place } sur { $of }, { $round ->
    [0] étape { $step }
   *[other] tour de table { $round }
}. { $name } : { $made }, { $chance } pour cent de chances de gagner. Mieux : { $better }, { $best } pour cent.

## L’image du résultat

web-past-picture = Partager une image
web-past-picture-title = Image du résultat
web-past-picture-drawing = L’image se dessine…
web-past-picture-failed = L’image n’a pas pu être dessinée.
web-past-picture-save = Enregistrer l’image
web-past-picture-send = Partager
web-past-picture-place = { $place }. { $name }
web-past-picture-points = { $name } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-past-picture-alt = { $game }, { $date }. { $headline }. { $results }.
