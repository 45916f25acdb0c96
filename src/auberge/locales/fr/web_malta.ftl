### Le plateau de Malta! dans le navigateur. Ce qui se dit partout est dans malta.ftl.

## Le plateau

web-malta-which = Quel joueur, en { $cell } ?
web-malta-board-help = Les touches fléchées passent d’une case à l’autre, N et P mènent à la case possible suivante ou précédente, Entrée choisit.
web-malta-cell = { $cell } : { $space }
web-malta-stands = ici : { $names }
web-malta-possible = peut être choisie
web-malta-dead-end = aucune issue depuis cette case
web-malta-stuck = aucune : en l’état, vous perdriez au moment de vous déplacer
web-malta-price = −{ $cards }
web-malta-spaces = { $number ->
    [one] { $number } case est marquée sur le plateau.
   *[other] { $number } cases sont marquées sur le plateau.
}

## Les cartes

web-malta-short = { $card ->
    [swap_hands] Échangez votre main avec un adversaire.
    [draw_two] Vous piochez 2 cartes.
    [discard_two_of_yours] Défaussez 2 de vos cartes.
    [end_turn] Votre tour finit, sans déplacement.
    [negate] En réponse, une carte reste sans effet.
    [boomerang] En réponse, une carte devient vôtre.
    [going_home] Un pion retourne à sa case de départ.
    [remove_a_space] Une case libre devient un cercle 0.
    [everyone_moves] Chaque pion avance d’une case.
    [blind_faith] Le suivant ne joue aucune carte.
    [swap_places] Changez de place avec un adversaire.
    [swap_two_spaces] Deux cases échangent leurs places.
    [turn_a_space] Tournez une case dans le sens horaire.
    [shift_a_line] Décalez une rangée ou une colonne.
    [sidestep] Déplacez votre pion d’une case.
    [shove] Déplacez le pion d’un adversaire.
    [restore_a_space] Un cercle 0 retrouve son nombre.
    [take_one] Volez une carte au hasard.
    [give_one] Donnez une carte à un adversaire.
    [shake_down] Un adversaire défausse 2 cartes.
    [drinks_for_all] Chacun pioche 1 carte.
    [pass_it_on] Chacun fait passer 1 carte à gauche.
    [stay_put] Vous restez sur place ce tour-ci.
    [fresh_shuffle] La défausse rejoint la pioche.
    [welcome_back] Un joueur hors jeu revient.
    [last_call] Un adversaire sans carte perd.
   *[clean_slate] Défaussez votre main et piochez autant.
}
web-malta-answer = réponse
web-malta-empty-hand = Aucune carte en main.
web-malta-use = { $question ->
    [discard] Défausser « { malta-card } »
    [give] Donner « { malta-card } »
    [pass_on] Faire passer « { malta-card } »
    [racket] Payer avec « { malta-card } »
    [respond] Répondre par « { malta-card } »
   *[play] Jouer « { malta-card } »
}
web-malta-due = { $due } sur { $all } à jouer
web-malta-due-of = { $name } : { $due } sur { $all } à jouer
web-malta-discards = Cartes de la défausse
web-malta-all-cards = Toutes les cartes et leurs effets
web-malta-reconstructed = Cartes et cases : reconstituées
web-malta-header = cartes reconstituées
web-malta-house-deck = On joue à cette table avec des cartes et des cases tirées d’un fichier.

## Les joueurs

web-malta-you = vous
web-malta-tag = { $status ->
    [plays] joue
    [out] hors jeu
    [conceded] abandon
    [blind] foi aveugle
   *[other] { $status }
}
web-malta-out-why = { $cards ->
    [0] aucune carte
   *[other] aucune issue
}
web-malta-player = { $status ->
    [plays] { $name } joue, cartes : { $cards }
    [out] { $name } est hors jeu, cartes : { $cards }
    [conceded] { $name } a abandonné, cartes : { $cards }
    [blind] { $name } ne jouera pas de carte à son prochain tour, cartes : { $cards }
   *[other] { $name }, cartes : { $cards }
}
web-malta-status = Situation
web-malta-or = chez l’un de ces joueurs : { $names }

## Que faire maintenant

web-malta-panel = { $question ->
    [place] Mise en place
    [play] Jouer des cartes
    [target] Cibles
    [respond] Sur la table
    [discard] Défausser
    [give] Donner
    [pass_on] Faire passer
    [move] Déplacement
    [racket_to] Racket
    [racket] Racket
    [over] La fin
   *[other] La table
}
web-malta-step = { $step ->
    [draw] Pioche
    [play] Cartes ({ $due })
   *[move] Déplacement
}
web-malta-ask-place-more = Plusieurs pions peuvent partager une case.
web-malta-ask-play-more = Sans carte en main, vous perdez.
web-malta-ask-move-more = Sur une case occupée, il faut payer le racket.
web-malta-ask-racket-more = S’il ne vous reste ensuite aucune carte, vous perdez.
web-malta-ask-racket_to-more = Vos cartes ne suffiront peut-être pas pour tous.
web-malta-ask-pass_on-more = Tous les choix sont révélés ensemble.
web-malta-ask-wait = Attendez, { $name } !
web-malta-ask-respond-you = { $name } joue « { malta-card } » contre vous. Répondez ou laissez passer.
web-malta-ask-respond = { $name } joue « { malta-card } ». Répondez ou laissez passer.
web-malta-window = { $name } joue « { malta-card } ».
web-malta-ask-final = Jouer « { malta-card } » ?
web-malta-ask-turn-final = Est-ce bien ce que vous voulez faire ?
web-malta-ask-final-more = { $kind ->
    [card] Une fois la carte jouée, vous ne pouvez plus revenir en arrière.
   *[turn] Ensuite, vous ne pouvez plus revenir en arrière.
}
web-malta-final = { $kind ->
    [card] Jouer « { malta-card } » maintenant
   *[turn] Oui, continuer
}
web-malta-wait = { $question ->
    [place] { $name } place un pion.
    [draw] { $name } pioche des cartes.
    [fresh] La défausse est mélangée à la pioche.
    [take] { $name } prend une carte.
    [play] { $name } joue des cartes.
    [discard] { $name } choisit des cartes à défausser.
    [give] { $name } choisit une carte à donner.
    [pass_on] { $name } choisit une carte à faire passer.
    [move] { $name } va se déplacer.
    [racket_to] { $name } paie le racket.
   *[other] { $name } joue.
}
web-malta-undo = { $kind ->
    [space] la case
    [player] le joueur
    [direction] la direction
    [turn] la rotation
    [line] la ligne
   *[other] la dernière action
}
web-malta-after-racket = { $cards ->
    [0] Il ne vous restera aucune carte : vous perdrez.
    [one] Il vous restera { $cards } carte.
   *[other] Il vous restera { $cards } cartes.
}
web-malta-chosen = { $chosen ->
    [yes] a choisi
   *[no] réfléchit
}

## La réponse

web-malta-plays = { $name } joue
web-malta-plays-on-you = { $name } joue contre vous :
web-malta-you-play = Vous jouez
web-malta-answered = { $name } répond par « { malta-card } ».
web-malta-negate-help = la carte reste sans effet
web-malta-boomerang-help = la carte passe à vous : nouvelles cibles
web-malta-one-answer = Une réponse par carte ; on ne répond pas à une réponse.

## Perdre, revenir, la fin

web-malta-out = { $name } est hors jeu
web-malta-back = { $name } est de retour
web-malta-you-out = { $cause ->
    [no_card] Il ne vous reste aucune carte.
    [no_exit] Vous ne pouviez pas vous déplacer.
    [racket] Le racket a pris votre dernière carte.
    [last_call] « Dernière tournée », et aucune carte en main.
   *[conceded] Vous avez abandonné.
}
web-malta-you-out-title = Vous êtes hors jeu !
web-malta-you-out-more = Votre pion quitte le plateau, mais vous gardez votre main. « { malta-card-welcome_back } » peut vous faire revenir.
web-malta-you-out-final = Votre pion quitte le plateau. Après un abandon, on ne revient pas.
web-malta-you-back-title = Vous êtes de retour !
web-malta-you-back-more = Votre pion est en { $cell }, et vous retrouvez votre main.
web-malta-concede-sure = Abandonner pour de bon ?
web-malta-concede-no = Continuer à jouer
web-malta-victory = { $names } gagne : il ne reste personne d’autre
web-malta-order = Comment la partie s’est terminée
web-malta-order-turn = { $turn ->
    [0] Avant le premier tour
   *[other] Tour { $turn }
}
web-malta-order-last = Toujours en jeu : { $name }. Victoire !
web-malta-order-note = Cet ordre n’est pas un classement : tous les perdants partagent le dernier rang.

## Touches

web-malta-key-card = choisir une carte de la main, ou la jouer
web-malta-key-next = case possible suivante et précédente
web-malta-draw-take = { $name } prend une carte au hasard.
