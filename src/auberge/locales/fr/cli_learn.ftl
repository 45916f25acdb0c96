## Ce que montre une leçon, dans le terminal : « Regardez : … »

cli-thing-saint_malo = { $kind ->
    [die] les dés « { saint_malo-face } »
    [pirates] les cases des pirates
    [tower] la tour du { saint_malo-side }
    [coins] vos pièces
    [logs] vos rondins
    [points] vos points
    [defence] votre défense
    [rolls] le nombre de lancers
   *[other] { $which }
}
cli-thing-valletta = { $kind ->
    [card] { valletta-character-short }
    [building] { valletta-building-short }
    [cost] le coût ({ valletta-building-short })
    [hand] votre main
    [goods] { $own ->
        [yes] vos marchandises
       *[no] les marchandises ({ $name })
    }
    [points] vos points
    [barrel] le prochain tonneau
    [jean] Jean dans la rue
    [zone] la zone { $which }
    [pool] la réserve de personnages
   *[other] { $which }
}
cli-thing-malta = { $kind ->
    [card] « { malta-card } »
    [hand] { $own ->
        [yes] votre main
       *[no] la main ({ $name })
    }
    [pawn] { $own ->
        [yes] votre pion
       *[no] le pion ({ $name })
    }
    [due] le nombre de cartes à jouer
   *[other] { $which }
}
