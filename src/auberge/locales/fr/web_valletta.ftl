### Le plateau de Valletta dans le navigateur. Ce qui se dit partout est dans valletta.ftl.

## La rue et ses bâtiments

web-valletta-board = Rue de Valletta et ses bâtiments
web-valletta-board-help = Les touches fléchées passent d’un bâtiment à l’autre, N et P mènent au bâtiment possible suivant ou précédent, S à la rue ; I montre un bâtiment en entier, Entrée choisit.
web-valletta-zone = Zone { $numeral }
web-valletta-bonus-here = construire ici :
web-valletta-where = { $side ->
    [above] rangée { $row } au-dessus de la rue, zone { $numeral }
   *[below] rangée { $row } au-dessous de la rue, zone { $numeral }
}
web-valletta-lies-here = personnage : { valletta-character }
web-valletta-costs = coût : { $goods }
web-valletta-owner = Maison : { $name }
web-valletta-owner-upgraded = Maison : { $name }, bâtiment amélioré
web-valletta-icons = icônes : { valletta-amount }
web-valletta-end-points = { valletta-points } à la fin
web-valletta-can-build = construction possible, à payer : { $goods }
web-valletta-can-upgrade = amélioration possible, à payer : { $goods }
web-valletta-with-bonus = { $points ->
    [one] { $points } point dans la zone de Jean
   *[other] { $points } points dans la zone de Jean
}
web-valletta-chosen = choisi ; Entrée confirme
web-valletta-stands = { $name } : { $track }
web-valletta-barrels-left = { $number ->
    [0] plus aucun tonneau
    [one] encore { $number } tonneau
   *[other] encore { $number } tonneaux
}
web-valletta-build-here = Construire ici
web-valletta-upgrade-here = Améliorer

## Le plateau Joueur

web-valletta-own-board = Plateau Joueur : { $name }
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
    [0] plus aucune carte à jouer
    [one] encore { $number } carte à jouer
   *[other] encore { $number } cartes à jouer
}
web-valletta-houses-left = { $number ->
    [0] plus aucune Maison
    [one] encore { $number } Maison
   *[other] encore { $number } Maisons
}
# L’effet d’un personnage tel que le dit sa carte en main, quand la phrase entière est longue ; une touche la montre.
web-valletta-short-jean_de_la_valette = avancez Jean de 1 case, prenez la marchandise ; renvoi ou embauche possible
web-valletta-short-monk = chaque adversaire qui a au moins 4 marchandises vous en donne 1
web-valletta-short-foreman = choisissez un type : prenez 1 marchandise par icône de ce type sur vos bâtiments
web-valletta-short-innkeeper = chaque adversaire qui a au moins 2 Or vous en donne 1
web-valletta-short-nun = choisissez un type de marchandise : vous en prenez 3, chaque adversaire 1
web-valletta-short-tax_collector = Bois, Pierre, Brique : chaque adversaire qui en a au moins 3 vous en donne 1
web-valletta-short-grand_master_del_monte = vous pouvez dépenser 1 Or, 1 Bois, 1 Pierre et 1 Brique pour 5 points
web-valletta-card-space = Case { $space } :
web-valletta-on-space = Case { $space } : { $name }
web-valletta-free-space = Case { $space }, libre
web-valletta-play-hint = Touchez une carte de votre main pour la jouer.
web-valletta-end-turn = Finir le tour
web-valletta-back = Retour

## Construire et payer

web-valletta-build-hint = Choisissez un bâtiment de la rue. Ceux que vous ne pouvez pas payer sont gris ; touchez-les pour savoir pourquoi.
web-valletta-wins = Vous gagnez { valletta-the-character } :
web-valletta-printed = Coût imprimé
web-valletta-full-price = Aucun de vos bâtiments n’est adjacent : coût entier.
web-valletta-full-upgrade = Aucune réduction.
web-valletta-saved-neighbours = { $number ->
    [one] { $number } de vos bâtiments est adjacent
   *[other] { $number } de vos bâtiments sont adjacents
}
web-valletta-saved-upgrade = Améliorer ne coûte pas d’Or
web-valletta-saved-character = { valletta-character-short }
web-valletta-due = Vous payez
web-valletta-needs-substitutes = Certaines marchandises doivent être remplacées, chacune par trois autres.
web-valletta-bonus-line = bonus pour la zone de Jean
web-valletta-pay-build = Payer { valletta-building }
web-valletta-pay-upgrade = Améliorer { valletta-building }
web-valletta-you-own = vous en avez { $number }
web-valletta-take-off = { $good ->
    [gold] Reprendre 1 Or
    [wood] Reprendre 1 Bois
    [stone] Reprendre 1 Pierre
   *[brick] Reprendre 1 Brique
}
web-valletta-lay-down = { $good ->
    [gold] Poser 1 Or (il en reste { $number })
    [wood] Poser 1 Bois (il en reste { $number })
    [stone] Poser 1 Pierre (il en reste { $number })
   *[brick] Poser 1 Brique (il en reste { $number })
}
web-valletta-replaced = { $good ->
    [gold] 1 Or est remplacé par trois marchandises ; payer plutôt 1 Or
    [wood] 1 Bois est remplacé par trois marchandises ; payer plutôt 1 Bois
    [stone] 1 Pierre est remplacée par trois marchandises ; payer plutôt 1 Pierre
   *[brick] 1 Brique est remplacée par trois marchandises ; payer plutôt 1 Brique
}
web-valletta-substitutes = Marchandises de remplacement
web-valletta-three-for-one = 3 pour 1
web-valletta-replaces = remplace { $amount }
web-valletta-after-paying = Il vous reste
web-valletta-into-hand = { valletta-character-short } en main
web-valletta-worth = puis { valletta-points } à la fin
web-valletta-jeans-zone = zone de Jean
web-valletta-houses-then = Maisons : { $before } → { $after }
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
    [0] Choisissez une carte de votre main pour la congédier ; la réserve de personnages est vide.
   *[other] Choisissez une carte de votre main pour la congédier, ou une carte de la réserve de personnages pour l’embaucher.
}
web-valletta-turn = tour { $turn }
web-valletta-values-reconstructed = valeurs des cartes reconstituées
web-valletta-now = maintenant : { $gain }
web-valletta-to-win = À gagner
web-valletta-group-hand = Main ({ $number })
web-valletta-group-known = Cartes connues en main ({ $number })
web-valletta-group-unseen = { $own ->
    [yes] Pioche, ordre inconnu ({ $number })
   *[no] Main et pioche, répartition inconnue ({ $number })
}
web-valletta-group-played = Cartes jouées pendant ce tour ({ $number })
web-valletta-group-discards = Défausse ({ $number })
web-valletta-discards-hidden = Seul son propriétaire peut consulter cette défausse.
web-valletta-on-buildings = { $number ->
    [one] Sur { $number } bâtiment sans Maison
   *[other] Sur { $number } bâtiments sans Maison
}
web-valletta-where-cards = Où sont les cartes
web-valletta-on-building = sur { $building }
web-valletta-in-pool = { $number ->
    [one] dans la réserve de personnages : { $number } carte
   *[other] dans la réserve de personnages : { $number } cartes
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
web-valletta-ask-play-more = On joue trois cartes par tour.
web-valletta-ask-give = { $name }, donnez 1 marchandise.
web-valletta-ask-give-more = Le Moine demande 1 marchandise à chaque joueur qui en a au moins 4 ; vous choisissez laquelle.
web-valletta-ask-maid = choisissez la marchandise à prendre.
web-valletta-ask-seamstress = choisissez les deux marchandises à prendre.
web-valletta-ask-foreman = choisissez un type de marchandise ; vous en prenez 1 par icône de ce type sur vos bâtiments.
web-valletta-ask-nun = choisissez un type de marchandise ; vous en prenez 3, chaque adversaire 1.
web-valletta-ask-trader = choisissez la marchandise à dépenser pour 3 Or, ou renoncez.
web-valletta-ask-merchant = dépenser 1 Or pour 1 Bois, 1 Pierre et 1 Brique ?
web-valletta-ask-bailiff = dépenser 4 Or pour 4 points ?
web-valletta-ask-grand_master = dépenser une marchandise de chaque type pour 5 points ?
web-valletta-ask-architect = choisissez le type de marchandise dont vous dépensez 4 pour 4 points, ou renoncez.
web-valletta-ask-bonus = à deux joueurs, vous pouvez prendre 1 marchandise de plus.
web-valletta-ask-use = utiliser l’effet ?
web-valletta-ask-build = choisissez un bâtiment à construire, un des vôtres à améliorer, ou renoncez.
web-valletta-ask-payment = payez { valletta-building }, ou revenez et choisissez un autre bâtiment.
web-valletta-ask-jean = congédiez un personnage, embauchez-en un, ou renoncez.
web-valletta-ask-confirm = { $name }, finissez votre tour.
web-valletta-ask-confirm-more = { $cards ->
    [yes] Vous piocherez ensuite ; d’ici là, vous pouvez encore revenir en arrière.
   *[no] D’ici là, vous pouvez encore revenir en arrière.
}
web-valletta-ask-confirm-cards = Vous piocherez ensuite de nouvelles cartes.
web-valletta-wait-play = { $question ->
    [draft] { $name } prend une marchandise de plus pour commencer.
   *[play] { $plays ->
        [1] { $name } va jouer sa première carte.
        [2] { $name } va jouer sa deuxième carte.
       *[other] { $name } va jouer sa troisième carte.
    }
}
web-valletta-wait-draw = { $name } pioche de nouvelles cartes.
web-valletta-wait-card = { $name } utilise une carte : { $card }.
web-valletta-wait-give = { $name } choisit une marchandise pour le Moine.
web-valletta-end-follows = Après ce tour commence la phase finale.
web-valletta-last-cards = { $cards ->
    [0] Phase finale : il ne vous reste aucune carte.
    [one] Phase finale : il vous reste { $cards } carte.
   *[other] Phase finale : il vous reste { $cards } cartes.
}
web-valletta-undo = { $kind ->
    [play] la carte
    [build] le bâtiment
    [upgrade] l’amélioration
    [dismiss] le renvoi
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
   *[houses] Phase finale : { $name } a placé sa dernière Maison
}
web-valletta-end-text = Chacun mélange ensemble sa pioche et sa défausse, puis joue encore une fois toutes ses cartes. Ensuite, on ne mélange plus.
web-valletta-end-cards = { $name }, cartes : { $hand } + { $pile }

## Décompte et touches

web-valletta-score-note = { $source ->
    [bonus] 2 par bâtiment dans la zone de Jean
    [characters] avec les cartes jaunes
    [buildings] les faces visibles
   *[goods] 1 pour trois marchandises
}
web-valletta-key-cards = choisir une carte de la main
web-valletta-key-next = bâtiment possible suivant et précédent
web-valletta-key-street = aller à la rue
web-valletta-key-look = montrer le bâtiment en entier
web-valletta-key-deck = toutes les cartes
