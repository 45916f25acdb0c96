### Le plateau de Valletta dans le navigateur. Ce qui se dit partout est dans valletta.ftl.

## La rue et ses bâtiments

web-valletta-board = Rue de La Valette avec ses bâtiments
web-valletta-board-help = Les flèches vont de bâtiment en bâtiment, N et P au prochain ou au précédent possible, S à la rue, I montre un bâtiment en entier, Entrée choisit.
web-valletta-zone = Zone { $numeral }
web-valletta-bonus-here = construire ici :
web-valletta-where = { $side ->
    [above] rangée { $row } au-dessus de la rue, zone { $numeral }
   *[below] rangée { $row } au-dessous de la rue, zone { $numeral }
}
web-valletta-lies-here = personnage : { valletta-character }
web-valletta-costs = coûte { $goods }
web-valletta-owner = maison de { $name }
web-valletta-owner-upgraded = maison de { $name }, amélioré
web-valletta-icons = icônes : { valletta-amount }
web-valletta-end-points = { valletta-points } à la fin
web-valletta-can-build = constructible pour { $goods }
web-valletta-can-upgrade = améliorable pour { $goods }
web-valletta-with-bonus = { $points ->
    [one] { $points } point dans la zone de Jean
   *[other] { $points } points dans la zone de Jean
}
web-valletta-chosen = choisi, Entrée confirme
web-valletta-stands = { $name } : { $track }
web-valletta-barrels-left = { $number ->
    [one] encore { $number } tonneau
   *[other] encore { $number } tonneaux
}
web-valletta-build-here = Construire ici
web-valletta-upgrade-here = Améliorer

## Le propre plateau

web-valletta-own-board = Plateau de { $name }
web-valletta-draw-pile = { $number ->
    [one] Pioche : { $number } carte
   *[other] Pioche : { $number } cartes
}
web-valletta-discard-pile = { $number ->
    [one] Défausse : { $number } carte
   *[other] Défausse : { $number } cartes
}
web-valletta-hand-of = { $number ->
    [one] { $number } carte en main
   *[other] { $number } cartes en main
}
web-valletta-cards-left = { $number ->
    [one] encore { $number } carte à jouer
   *[other] encore { $number } cartes à jouer
}
web-valletta-houses-left = { $number ->
    [one] encore { $number } maison
   *[other] encore { $number } maisons
}
# The effect of a character as its card in the hand tells it, where the whole sentence is long; a tap tells it all.
web-valletta-short-jean_de_la_valette = avancez Jean de 1 case, prenez la marchandise ; congé ou embauche possible
web-valletta-short-monk = chaque adversaire qui a au moins 4 marchandises vous en donne 1
web-valletta-short-foreman = prenez 1 marchandise d’une sorte par icône de cette sorte sur vos bâtiments
web-valletta-short-innkeeper = chaque adversaire qui a au moins 2 pièces d’or vous en donne 1
web-valletta-short-nun = choisissez une marchandise : vous en prenez 3, chaque adversaire 1
web-valletta-short-tax_collector = bois, pierre, brique : chaque adversaire qui en a au moins 3 vous en donne 1
web-valletta-short-grand_master_del_monte = vous pouvez payer 1 pièce d’or, 1 bois, 1 pierre et 1 brique pour 5 points
web-valletta-card-space = Case { $space } :
web-valletta-on-space = Case { $space } : { $name }
web-valletta-free-space = Case { $space }, libre
web-valletta-play-hint = Cliquez sur une carte de votre main pour la jouer.
web-valletta-end-turn = Terminer le tour
web-valletta-back = Retour

## Construire et payer

web-valletta-build-hint = Choisissez un bâtiment de la rue. Ce que vous ne pouvez pas payer est gris ; touchez-le pour savoir pourquoi.
web-valletta-wins = Met { valletta-the-character } dans votre main :
web-valletta-printed = Coût imprimé
web-valletta-full-price = Aucune de vos maisons à côté : coût entier.
web-valletta-full-upgrade = Aucune réduction.
web-valletta-saved-neighbours = { $number ->
    [one] { $number } de vos maisons à côté
   *[other] { $number } de vos maisons à côté
}
web-valletta-saved-upgrade = Améliorer ne coûte pas d’or
web-valletta-saved-character = { valletta-character-short }
web-valletta-due = Vous payez
web-valletta-needs-substitutes = Certaines marchandises doivent être remplacées, chacune par trois autres.
web-valletta-bonus-line = pour construire dans la zone de Jean
web-valletta-pay-build = Payer { valletta-building }
web-valletta-pay-upgrade = Améliorer { valletta-building }
web-valletta-you-own = vous en avez { $number }
web-valletta-take-off = { $good ->
    [gold] Reprendre 1 or
    [wood] Reprendre 1 bois
    [stone] Reprendre 1 pierre
   *[brick] Reprendre 1 brique
}
web-valletta-lay-down = { $good ->
    [gold] Poser 1 or (reste { $number })
    [wood] Poser 1 bois (reste { $number })
    [stone] Poser 1 pierre (reste { $number })
   *[brick] Poser 1 brique (reste { $number })
}
web-valletta-replaced = { $good ->
    [gold] 1 or est remplacé par trois marchandises ; le payer quand même
    [wood] 1 bois est remplacé par trois marchandises ; le payer quand même
    [stone] 1 pierre est remplacée par trois marchandises ; la payer quand même
   *[brick] 1 brique est remplacée par trois marchandises ; la payer quand même
}
web-valletta-substitutes = Marchandises de remplacement
web-valletta-three-for-one = 3 pour 1
web-valletta-replaces = remplace { $amount }
web-valletta-after-paying = Il vous reste
web-valletta-into-hand = { valletta-character-short } en main
web-valletta-worth = puis { valletta-points } à la fin
web-valletta-jeans-zone = zone de Jean
web-valletta-houses-then = { $before } → { $after } maisons
web-valletta-still-open = { $number ->
    [one] Posez encore { $number } marchandise de remplacement.
   *[other] Posez encore { $number } marchandises de remplacement.
}
web-valletta-too-many = { $number ->
    [one] { $number } marchandise de trop.
   *[other] { $number } marchandises de trop.
}
web-valletta-pay-and-build = Payer et construire
web-valletta-pay-and-upgrade = Payer et améliorer
web-valletta-as-proposed = Comme proposé

## Cartes

web-valletta-for-hire = Réserve de personnages
web-valletta-nobody = Il n’y a personne.
web-valletta-all-cards = Toutes les cartes
web-valletta-jean-hint = { $hires ->
    [0] Choisissez une carte de votre main pour la congédier ; personne ne peut être embauché.
   *[other] Choisissez une carte de votre main pour la congédier, ou une de la réserve pour l’embaucher.
}
web-valletta-reconstructed = Valeurs des cartes : reconstituées
web-valletta-turn = tour de jeu { $turn }
web-valletta-values-reconstructed = valeurs des cartes reconstituées
web-valletta-now = maintenant : { $gain }
web-valletta-to-win = À gagner
web-valletta-group-hand = Main ({ $number })
web-valletta-group-known = En main, on le sait ({ $number })
web-valletta-group-unseen = { $own ->
    [yes] Pioche, ordre inconnu ({ $number })
   *[no] Main et pioche, on ne sait lesquelles ({ $number })
}
web-valletta-group-played = Jouées ce tour ({ $number })
web-valletta-group-discards = Défausse ({ $number })
web-valletta-discards-hidden = Seul son propriétaire peut la consulter.
web-valletta-on-buildings = { $number ->
    [one] Sur { $number } bâtiment sans maison
   *[other] Sur { $number } bâtiments sans maison
}
web-valletta-where-cards = Où sont les cartes
web-valletta-on-building = sur { $building }
web-valletta-in-pool = { $number ->
    [one] dans la réserve : { $number } carte
   *[other] dans la réserve : { $number } cartes
}
web-valletta-with-player = chez { $name } : { $cards }

## Le ruban

web-valletta-step-card = Carte { $card }
web-valletta-step-refill = Compléter à 5
web-valletta-acting = { $card } :
web-valletta-ask-draft = { $name }, prenez une marchandise de plus pour commencer.
web-valletta-ask-draft-more = Vous voyez déjà votre main et tous les bâtiments.
web-valletta-ask-play = { $plays ->
    [0] { $name }, jouez votre première carte.
    [1] { $name }, jouez votre deuxième carte.
   *[2] { $name }, jouez votre troisième carte.
}
web-valletta-ask-play-more = Trois cartes font un tour.
web-valletta-ask-give = { $name }, donnez 1 marchandise.
web-valletta-ask-give-more = Le Moine en demande à qui en a 4 ou plus ; vous choisissez laquelle.
web-valletta-ask-maid = choisissez la marchandise à prendre.
web-valletta-ask-seamstress = choisissez les deux marchandises à prendre.
web-valletta-ask-foreman = choisissez une marchandise ; vous en prenez 1 par icône sur vos bâtiments.
web-valletta-ask-nun = choisissez une marchandise ; vous en prenez 3, chaque adversaire 1.
web-valletta-ask-trader = choisissez la marchandise à dépenser pour 3 or, ou renoncez.
web-valletta-ask-merchant = dépenser 1 or pour 1 bois, 1 pierre et 1 brique ?
web-valletta-ask-bailiff = dépenser 4 or pour 4 points ?
web-valletta-ask-grand_master = dépenser une marchandise de chaque sorte pour 5 points ?
web-valletta-ask-architect = choisissez la marchandise dont vous dépensez 4 pour 4 points, ou renoncez.
web-valletta-ask-bonus = à deux joueurs, vous pouvez en prendre 1 de plus.
web-valletta-ask-use = utiliser l’effet ?
web-valletta-ask-build = choisissez un bâtiment à construire, un des vôtres à améliorer, ou renoncez.
web-valletta-ask-payment = payez { valletta-building }, ou revenez et choisissez un autre bâtiment.
web-valletta-ask-jean = congédiez un personnage, embauchez-en un, ou aucun des deux.
web-valletta-ask-confirm = { $name }, terminez votre tour.
web-valletta-ask-confirm-more = { $cards ->
    [yes] Ensuite viennent de nouvelles cartes ; d’ici là, vous pouvez revenir en arrière.
   *[no] D’ici là, vous pouvez revenir en arrière.
}
web-valletta-ask-confirm-cards = Ensuite viennent de nouvelles cartes.
web-valletta-wait-play = { $question ->
    [draft] { $name } prend une marchandise pour commencer.
   *[play] { $name } va jouer sa carte { $plays }.
}
web-valletta-wait-draw = { $name } pioche de nouvelles cartes.
web-valletta-wait-card = { $name } utilise une carte : { $card }.
web-valletta-wait-give = { $name } choisit une marchandise pour le Moine.
web-valletta-end-follows = Après ce tour commence la phase finale.
web-valletta-last-cards = { $cards ->
    [one] Phase finale : il vous reste { $cards } carte.
   *[other] Phase finale : il vous reste { $cards } cartes.
}
web-valletta-undo = { $kind ->
    [play] la carte
    [build] le bâtiment
    [upgrade] l’amélioration
    [dismiss] le congé
    [hire] l’embauche
    [decline] le refus
    [pay_proposed] le paiement
    [pay_amount] le paiement
    [payment] le paiement
   *[other] le choix
}

## La phase finale

web-valletta-end-title = { $trigger ->
    [jean] Phase finale : Jean a atteint la case 25
    [points] Phase finale : { $name } a atteint 25 points
   *[houses] Phase finale : { $name } a posé sa dernière maison
}
web-valletta-end-text = Chacun mélange pioche et défausse et joue encore une fois chaque carte. Ensuite on ne mélange plus.
web-valletta-end-cards = { $name } : { $hand } + { $pile } cartes

## Décompte et touches

web-valletta-score-note = { $source ->
    [bonus] 2 par bâtiment dans la zone de Jean
    [characters] par les cartes jaunes
    [buildings] les faces visibles
   *[goods] 1 pour trois marchandises
}
web-valletta-key-cards = Choisir une carte de la main
web-valletta-key-next = Bâtiment possible suivant et précédent
web-valletta-key-street = Vers la rue
web-valletta-key-look = Montrer le bâtiment en entier
web-valletta-key-deck = Toutes les cartes
