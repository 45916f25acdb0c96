### Malta! : tout ce qu’on lit pendant une partie. Le texte des règles est dans rules_malta.ftl.

malta-title = { "Malta!" }
malta-tagline = coups bas et stratégie : il n’en restera qu’un
malta-description = Piochez, jouez la moitié de votre main et déplacez-vous : sans carte ou sans issue, c’est perdu, et le dernier en jeu gagne.
malta-notice-reconstructed = Le feuillet de règles n’explique entièrement aucune carte ni aucune case : les cases, le nombre d’exemplaires, 17 des 27 cartes et les détails des 10 autres sont reconstitués et ne viennent pas du jeu publié.
malta-label-reconstructed = reconstitué

## Noms

# Les cartes, par leur titre.
malta-card-swap_hands = Échange de mains
malta-card-draw_two = Piochez deux
malta-card-discard_two_of_yours = Défaussez deux des vôtres
malta-card-end_turn = Fin du tour
malta-card-negate = Annulez
malta-card-boomerang = Boomerang
malta-card-going_home = Rentrez à la maison
malta-card-remove_a_space = Retirez une case
malta-card-everyone_moves = Chacun se déplace
malta-card-blind_faith = Foi aveugle
malta-card-swap_places = Échange de places
malta-card-swap_two_spaces = Permutez deux cases
malta-card-turn_a_space = Tournez une case
malta-card-shift_a_line = Décalez une ligne
malta-card-sidestep = Pas de côté
malta-card-shove = Bousculade
malta-card-restore_a_space = Rétablissez une case
malta-card-take_one = Prenez-en une
malta-card-give_one = Donnez-en une
malta-card-shake_down = Extorsion
malta-card-drinks_for_all = Tournée générale
malta-card-pass_it_on = Faites passer
malta-card-stay_put = Restez sur place
malta-card-fresh_shuffle = Nouveau mélange
malta-card-welcome_back = Bon retour parmi nous
malta-card-last_call = Dernière tournée
malta-card-clean_slate = Table rase

malta-card = { $card ->
    [swap_hands] { malta-card-swap_hands }
    [draw_two] { malta-card-draw_two }
    [discard_two_of_yours] { malta-card-discard_two_of_yours }
    [end_turn] { malta-card-end_turn }
    [negate] { malta-card-negate }
    [boomerang] { malta-card-boomerang }
    [going_home] { malta-card-going_home }
    [remove_a_space] { malta-card-remove_a_space }
    [everyone_moves] { malta-card-everyone_moves }
    [blind_faith] { malta-card-blind_faith }
    [swap_places] { malta-card-swap_places }
    [swap_two_spaces] { malta-card-swap_two_spaces }
    [turn_a_space] { malta-card-turn_a_space }
    [shift_a_line] { malta-card-shift_a_line }
    [sidestep] { malta-card-sidestep }
    [shove] { malta-card-shove }
    [restore_a_space] { malta-card-restore_a_space }
    [take_one] { malta-card-take_one }
    [give_one] { malta-card-give_one }
    [shake_down] { malta-card-shake_down }
    [drinks_for_all] { malta-card-drinks_for_all }
    [pass_it_on] { malta-card-pass_it_on }
    [stay_put] { malta-card-stay_put }
    [fresh_shuffle] { malta-card-fresh_shuffle }
    [welcome_back] { malta-card-welcome_back }
    [last_call] { malta-card-last_call }
   *[clean_slate] { malta-card-clean_slate }
}

# Ce que fait chaque carte.
malta-card-text = { $card ->
    [swap_hands] Choisissez un adversaire : vous échangez avec lui les cartes qui vous restent en main.
    [draw_two] Piochez 2 cartes.
    [discard_two_of_yours] Défaussez 2 cartes de votre choix, ou toutes si vous en avez moins.
    [end_turn] Votre tour se termine : les cartes encore à jouer sont annulées et il n’y a pas de phase de déplacement. Avec une main vide, vous perdez quand même.
    [negate] En dehors de votre tour, contre la carte d’un adversaire : cette carte reste sans effet. Jouée pendant votre propre tour, « Annulez » ne fait rien.
    [boomerang] En dehors de votre tour, contre la carte d’un adversaire : vous en prenez le contrôle et choisissez de nouvelles cibles ; si elle demande un adversaire, ce doit être le joueur actif. Jouée pendant votre propre tour, « Boomerang » ne fait rien.
    [going_home] Choisissez un pion, le vôtre ou un autre : il va sur sa case de départ ou, si celle-ci a été retirée, là où elle se trouvait à la préparation.
    [remove_a_space] Choisissez une case qui montre son nombre et ne porte aucun pion : elle devient un cercle 0.
    [everyone_moves] Choisissez une direction : chaque pion avance d’une case de ce côté. Les pions déjà à ce bord du plateau restent sur place.
    [blind_faith] Le joueur suivant ne joue aucune carte à son prochain tour, mais il pioche et se déplace. Si la table en a décidé ainsi, ce tour est entièrement sauté.
    [swap_places] Choisissez un adversaire : votre pion et le sien échangent leurs places.
    [swap_two_spaces] Choisissez deux cases, aucune sous le pion d’un autre joueur : elles échangent leurs places. Les pions restent où ils sont.
    [turn_a_space] Choisissez une case qui montre son nombre et n’est pas sous le pion d’un autre joueur : tournez-la d’un, deux ou trois quarts de tour dans le sens des aiguilles d’une montre.
    [shift_a_line] Choisissez une rangée ou une colonne et un sens : ses cases avancent d’un cran, et celle qui sort revient à l’autre bout. Les pions restent où ils sont.
    [sidestep] Déplacez votre pion d’une case dans la direction de votre choix, quelles que soient les flèches.
    [shove] Choisissez un adversaire et déplacez son pion d’une case dans la direction de votre choix.
    [restore_a_space] Choisissez un cercle 0 : la case montre de nouveau son nombre.
    [take_one] Choisissez un adversaire et prenez au hasard 1 carte de sa main.
    [give_one] Choisissez un adversaire et donnez-lui 1 carte de votre choix.
    [shake_down] Choisissez un adversaire : il doit défausser 2 cartes, ou toutes s’il en a moins.
    [drinks_for_all] Chaque joueur en jeu pioche 1 carte, vous d’abord, puis dans le sens des aiguilles d’une montre.
    [pass_it_on] Chaque joueur en jeu fait passer 1 carte au joueur suivant à sa gauche, tous en même temps.
    [stay_put] Vous n’avez pas de phase de déplacement pendant ce tour. Les cartes encore à jouer restent à jouer.
    [fresh_shuffle] La défausse est mélangée à la pioche.
    [welcome_back] Choisissez un joueur hors jeu qui n’a pas abandonné : il revient en jeu avec la main qu’il a gardée et 2 cartes de plus, son pion sur sa case de départ.
    [last_call] Choisissez un adversaire : s’il n’a aucune carte en main, il perd aussitôt.
   *[clean_slate] Défaussez le reste de votre main et piochez autant de cartes.
}

# Un élément d’une liste de cartes : les cartes égales sont comptées.
malta-item = { $item ->
    [swap_hands] { malta-card-swap_hands }
    [draw_two] { malta-card-draw_two }
    [discard_two_of_yours] { malta-card-discard_two_of_yours }
    [end_turn] { malta-card-end_turn }
    [negate] { malta-card-negate }
    [boomerang] { malta-card-boomerang }
    [going_home] { malta-card-going_home }
    [remove_a_space] { malta-card-remove_a_space }
    [everyone_moves] { malta-card-everyone_moves }
    [blind_faith] { malta-card-blind_faith }
    [swap_places] { malta-card-swap_places }
    [swap_two_spaces] { malta-card-swap_two_spaces }
    [turn_a_space] { malta-card-turn_a_space }
    [shift_a_line] { malta-card-shift_a_line }
    [sidestep] { malta-card-sidestep }
    [shove] { malta-card-shove }
    [restore_a_space] { malta-card-restore_a_space }
    [take_one] { malta-card-take_one }
    [give_one] { malta-card-give_one }
    [shake_down] { malta-card-shake_down }
    [drinks_for_all] { malta-card-drinks_for_all }
    [pass_it_on] { malta-card-pass_it_on }
    [stay_put] { malta-card-stay_put }
    [fresh_shuffle] { malta-card-fresh_shuffle }
    [welcome_back] { malta-card-welcome_back }
    [last_call] { malta-card-last_call }
   *[clean_slate] { malta-card-clean_slate }
}
malta-hand = { $number ->
    [1] { malta-item }
   *[other] { $number } × { malta-item }
}
malta-hand-none = aucune carte

malta-direction = { $direction ->
    [up] vers le haut
    [up_right] en haut à droite
    [right] vers la droite
    [down_right] en bas à droite
    [down] vers le bas
    [down_left] en bas à gauche
    [left] vers la gauche
   *[up_left] en haut à gauche
}

malta-shape = { $shape ->
    [circle] cercle
    [star] étoile
    [crown] couronne
   *[drop] goutte
}

# Une case du plateau telle qu’elle est posée ; `circle` est son autre face.
malta-space = { $shape ->
    [circle] cercle 0
   *[other] { malta-shape } { $number }
}
malta-space-with-arrows = { $shape ->
    [circle] cercle 0, sans flèches
   *[other] { malta-shape } { $number }, flèches : { $arrows }
}
malta-start-space = case de départ

# Un élément d’une liste de flèches.
malta-arrows = { $item ->
    [up] vers le haut
    [up_right] en haut à droite
    [right] vers la droite
    [down_right] en bas à droite
    [down] vers le bas
    [down_left] en bas à gauche
    [left] vers la gauche
   *[up_left] en haut à gauche
}
malta-arrows-none = aucune

malta-line = { $axis ->
    [row] la rangée { $line }
   *[column] la colonne { $line }
}

malta-quarters = { $quarters ->
    [1] un quart de tour
    [2] un demi-tour
   *[3] trois quarts de tour
}

# Une cible d’une carte, dans l’ordre où elles sont nommées : un joueur vient en premier, une rotation après sa case.
malta-targets = { $item ->
    [cell] { $cell }
    [row] rangée { $line }
    [column] colonne { $line }
    [number] { $place ->
        [1] { $name }
       *[other] { $value ->
            [1] un quart de tour
            [2] un demi-tour
            [3] trois quarts de tour
           *[other] { $value }
        }
    }
    [up] vers le haut
    [up_right] en haut à droite
    [right] vers la droite
    [down_right] en bas à droite
    [down] vers le bas
    [down_left] en bas à gauche
    [left] vers la gauche
    [up_left] en haut à gauche
   *[other] { $item }
}
malta-targets-none = aucune cible

malta-cause = { $cause ->
    [no_card] aucune carte en main
    [no_exit] aucun déplacement possible
    [racket] aucune carte après le racket
    [last_call] « Dernière tournée » sans carte en main
   *[conceded] abandon
}

malta-status = { $status ->
    [in] en jeu
    [conceded] a abandonné
   *[out] hors jeu
}

malta-phase = { $phase ->
    [draw] phase de pioche
    [play] phase de jeu
   *[move] phase de déplacement
}

## Options

malta-option-board = Plateau
malta-option-board-help = La taille du plateau ; le petit est réservé aux parties à deux joueurs.
malta-option-board-7x7 = plateau 7 × 7
malta-option-board-5x5 = plateau 5 × 5
malta-option-blind_faith = Foi aveugle
malta-option-blind_faith-help = Ce que « Foi aveugle » fait au prochain tour du joueur visé.
malta-option-blind_faith-no_play = pas de phase de jeu : le joueur pioche et se déplace, mais ne joue aucune carte
malta-option-blind_faith-skip_turn = le tour entier est sauté

## Ce qu’il faut décider

malta-question-go_on = Il n’y a rien à décider pour l’instant.
malta-question-board = Les cases sont mélangées et posées ; il n’y a rien à décider.
malta-question-deck = Les cartes sont mélangées et distribuées ; il n’y a rien à décider.
malta-question-fresh = La défausse est mélangée à la pioche ; il n’y a rien à décider.
malta-question-take = Une carte est prise au hasard ; il n’y a rien à décider.
malta-question-draw = La phase de pioche vient d’abord ; il n’y a rien à décider.
malta-question-place = Choisissez une case de départ pour votre pion.
malta-question-play = { $due ->
    [one] Jouez une carte : il en reste 1 à jouer pendant ce tour.
   *[other] Jouez une carte : il en reste { $due } à jouer pendant ce tour.
}
malta-question-target = { $target ->
    [1] { $card ->
        [going_home] « { malta-card } » : choisissez le joueur dont le pion va sur sa case de départ.
        [welcome_back] « { malta-card } » : choisissez le joueur qui revient.
       *[other] « { malta-card } » : choisissez un joueur.
    }
    [2] { $card ->
        [swap_two_spaces] « { malta-card } » : choisissez la première case.
       *[other] « { malta-card } » : choisissez une case.
    }
    [3] « { malta-card } » : choisissez la deuxième case.
    [4] « { malta-card } » : choisissez une direction.
    [5] « { malta-card } » : choisissez de combien tourner la case.
   *[6] « { malta-card } » : choisissez une rangée ou une colonne.
}
malta-question-respond = { $actor ->
    [-3] La carte « { malta-card } » est annoncée : quelqu’un peut répondre.
   *[other] La carte « { malta-card } » est annoncée : répondez, ou laissez passer.
}
malta-question-discard = { $discards ->
    [one] Choisissez une carte à défausser.
   *[other] Choisissez une carte : il en reste { $discards } à défausser.
}
malta-question-give = Choisissez la carte que vous donnez.
malta-question-pass_on = Choisissez la carte que vous faites passer au joueur suivant à votre gauche.
malta-question-move = Choisissez la direction dans laquelle votre pion se déplace.
malta-question-racket_to = Racket : choisissez le joueur qui reçoit la prochaine carte.
malta-question-racket = Racket : choisissez la carte que vous donnez.
malta-question-over = La partie est finie.

## Coups

malta-move-space = Case { $cell }
malta-move-play = Jouer « { malta-card } »
malta-move-player = { $seat }
malta-move-direction = { $direction ->
    [up] Vers le haut
    [up_right] En haut à droite
    [right] Vers la droite
    [down_right] En bas à droite
    [down] Vers le bas
    [down_left] En bas à gauche
    [left] Vers la gauche
   *[up_left] En haut à gauche
}
malta-move-turn = { $quarters ->
    [1] Un quart de tour dans le sens des aiguilles d’une montre
    [2] Un demi-tour
   *[3] Trois quarts de tour dans le sens des aiguilles d’une montre
}
malta-move-line = { $axis ->
    [row] Rangée { $line }
   *[column] Colonne { $line }
}
malta-move-pass = Laisser passer
malta-move-negate = Répondre par « Annulez »
malta-move-boomerang = Répondre par « Boomerang »
malta-move-card = { malta-card }
malta-move-announce = { $targets_number ->
    [0] Jouer « { malta-card } »
   *[other] Jouer « { malta-card } » : { $targets }
}
malta-move-take-over = { $targets_number ->
    [0] Répondre par « Boomerang »
   *[other] Répondre par « Boomerang » : { $targets }
}
malta-move-pay-racket = Racket : « { malta-card } » à { $seat }
malta-move-concede = Abandonner
malta-asks-always = Me poser la question à chaque fois
malta-asks-able = Me poser la question quand je peux répondre
malta-asks-hit = Ne me poser la question que si une carte me vise
malta-asks-never = Ne jamais me poser la question
malta-concede-consequences = Votre pion quitte aussitôt le plateau et vos cartes restent cachées. Vous perdez, et aucune carte ne vous fera revenir. S’il ne reste qu’un autre joueur, c’est lui qui gagne ; sinon, la partie continue.

## Événements

malta-event-board-laid = Les cases sont mélangées et posées.
malta-event-pawn-placed = { $seat } place un pion en { $cell }.
malta-event-deck-shuffled = { $cards ->
    [one] La pioche est mélangée : { $cards } carte.
   *[other] La pioche est mélangée : { $cards } cartes.
}
malta-event-turn-began = Tour { $turn } : c’est à { $seat } de jouer.
malta-event-drawn = { $cards ->
    [one] { $seat } pioche { $cards } carte.
   *[other] { $seat } pioche { $cards } cartes.
}
malta-event-card-drawn = { $seat } pioche « { malta-card } ».
malta-event-card-played = { $targets_number ->
    [0] { $seat } joue « { malta-card } ».
   *[other] { $seat } joue « { malta-card } » : { $targets }.
}
malta-event-answered = { $targets_number ->
    [0] { $seat } répond par « { malta-card } ».
   *[other] { $seat } répond par « { malta-card } » : { $targets }.
}
malta-event-negated = { $seat } annule « { malta-card } ».
malta-event-without-effect = { $seat } : « { malta-card } » reste sans effet.
malta-event-discarded = { $seat } défausse « { malta-card } ».
malta-event-given = { $cards ->
    [one] { $seat } donne { $cards } carte à { $to }.
   *[other] { $seat } donne { $cards } cartes à { $to }.
}
malta-event-card-given = { $seat } donne « { malta-card } » à { $to }.
malta-event-hands-swapped = { $seat } et { $to } échangent leurs mains.
malta-event-pawn-moved = { $seat } : le pion quitte { $from_cell } et arrive en { $cell }.
malta-event-pawn-stayed = { $seat } : le pion reste en { $cell }.
malta-event-space-removed = { $seat } retire la case { $cell } : c’est maintenant un cercle 0.
malta-event-space-restored = { $seat } rétablit la case { $cell }.
malta-event-space-turned = { $quarters ->
    [1] { $seat } tourne la case { $cell } d’un quart de tour dans le sens des aiguilles d’une montre.
    [2] { $seat } tourne la case { $cell } d’un demi-tour.
   *[3] { $seat } tourne la case { $cell } de trois quarts de tour dans le sens des aiguilles d’une montre.
}
malta-event-spaces-swapped = { $seat } permute les cases { $cell } et { $other_cell }.
malta-event-line-shifted = { $seat } décale { malta-line } d’un cran { malta-direction }.
malta-event-blinded = { $seat } : « Foi aveugle » s’applique à son prochain tour.
malta-event-play-skipped = « Foi aveugle » : { $seat } ne joue aucune carte pendant ce tour.
malta-event-turn-skipped = « Foi aveugle » : { $seat } passe son tour.
malta-event-turn-ended = { $seat } finit son tour sans phase de déplacement.
malta-event-stayed-put = { $seat } n’a pas de phase de déplacement pendant ce tour.
malta-event-racket-due = { $owners_number ->
    [one] { $cards ->
        [one] { $seat } doit payer le racket : { $cards } carte à { $owners }.
       *[other] { $seat } doit payer le racket : { $cards } cartes à { $owners }.
    }
   *[other] { $cards ->
        [one] { $seat } doit payer le racket, { $cards } carte à chacun : { $owners }.
       *[other] { $seat } doit payer le racket, { $cards } cartes à chacun : { $owners }.
    }
}
malta-event-lost = { $cause ->
    [no_card] { $seat } n’a plus de carte et perd.
    [no_exit] { $seat } ne peut pas se déplacer et perd.
    [racket] { $seat } n’a plus de carte après le racket et perd.
   *[last_call] « Dernière tournée » : { $seat } n’a aucune carte et perd.
}
malta-event-came-back = { $seat } revient en jeu, en { $cell }.
malta-event-conceded = { $seat } abandonne.
malta-event-plays-due = { $cards ->
    [one] { $seat } doit jouer { $cards } carte.
   *[other] { $seat } doit jouer { $cards } cartes.
}
malta-event-game-won = { $seat } gagne : il n’y a plus personne d’autre en jeu.

## Refus

refusal-cannot-concede = Seul un joueur encore en jeu peut abandonner, et seulement tant que la partie n’est pas finie.
refusal-not-against-own-card = On ne peut pas répondre à sa propre carte par « Annulez » ou « Boomerang ».
refusal-not-asked = Rien ne vous est demandé pour l’instant.
refusal-card-not-held = « { malta-card } » : cette carte n’est pas dans votre main.
refusal-not-a-start-space = Le pion se place sur une case de départ, dans la rangée inférieure.
refusal-no-such-arrow = Aucune flèche utilisable dans cette direction : { malta-direction }.
refusal-nothing-due = Aucun racket n’est dû à ce joueur.
refusal-wrong-target = « { malta-card } » : cette cible ne convient pas.
refusal-target-missing = « { malta-card } » : il manque une cible.
refusal-space-not-free = On ne peut retirer qu’une case qui montre son nombre et ne porte aucun pion.
refusal-space-under-other = Un autre joueur se trouve sur cette case : elle ne peut pas être choisie.
refusal-space-is-circle = On ne peut tourner qu’une case qui montre son nombre ; celle-ci montre son cercle 0.
refusal-same-space = Il faut deux cases différentes ; celle-ci est déjà choisie.
refusal-space-not-circle = On ne peut rétablir qu’un cercle 0.
refusal-off-the-board = Ce choix mène hors du plateau, ou ailleurs qu’à la case voisine en ligne droite.
refusal-must-be-active-player = Une carte dont on prend le contrôle ne peut viser que le joueur actif.
refusal-pawn-off-the-board = Ce déplacement mènerait le pion hors du plateau.
refusal-wrong-player = Ce joueur ne peut pas être la cible de cette carte : choisissez-en un autre, encore en jeu.
refusal-player-not-out = Seul un joueur hors jeu peut revenir : choisissez-en un.
refusal-wrong-line = Une rangée se décale vers la gauche ou la droite, une colonne vers le haut ou le bas, et la ligne choisie doit être sur le plateau.

## Inscriptions du plateau

malta-cards = { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
}
malta-due = { $number ->
    [0] aucune carte à jouer
    [one] { $number } carte encore à jouer
   *[other] { $number } cartes encore à jouer
}
malta-blind = { $number ->
    [one] « Foi aveugle » en vigueur
   *[other] « Foi aveugle » en vigueur pour { $number } tours
}
malta-racket = { $number ->
    [one] racket dû : { $number } carte
   *[other] racket dû : { $number } cartes
}
malta-window = Quelqu’un peut répondre
malta-label-board = Plateau
malta-label-row = Rangée
malta-label-column = Colonne
malta-label-turn = Tour
malta-label-active-player = Joueur actif
malta-label-start-player = Premier joueur
malta-label-draw-pile = Pioche
malta-label-discard-pile = Défausse
malta-label-plays-due = Cartes encore à jouer
malta-label-hand = Main
malta-label-hand-size = Cartes en main
malta-label-known = Cartes connues en main
malta-label-pawn = Pion
malta-label-home = Case de départ
malta-label-exits = Issues possibles
malta-label-in = en jeu
malta-label-out = hors jeu
malta-label-conceded = a abandonné
malta-label-racket = Racket dû
malta-label-blind-faith = « Foi aveugle » en vigueur
malta-label-card = Carte jouée
malta-label-targets = Cibles
malta-label-response = Réponse
malta-label-turn-over = « Fin du tour » prend effet
malta-label-stays = « Restez sur place » : pas de phase de déplacement
malta-label-passing = Cartes à faire passer
malta-label-losers = Ont perdu, dans cet ordre
malta-label-winner = Victoire
malta-label-log = Journal de la partie

## Préparation


## Textes qui ne sont pas des coups

bad-move-no-such-card = Il n’y a pas de carte « { $card } ».
bad-move-no-such-seat = Il n’y a pas de joueur { $seat }.
bad-move-no-such-line = Il n’y a ni rangée ni colonne { $index }.
bad-move-quarters = Une case se tourne de 1, 2 ou 3 quarts de tour ; { $quarters } ne convient pas.
bad-move-target = « { $text } » n’est pas la cible demandée.

## Fichier de données

bad-data-id-twice = { bad-data-place } : « { $value } » apparaît deux fois.
bad-data-total = { bad-data-place } : nombre total d’exemplaires attendu : { $wanted } ; trouvé : { $value }.
bad-data-starts = { bad-data-place } : nombre de cases de départ exigé : { $wanted }.
bad-data-start-without-up = { bad-data-place } : une case de départ doit avoir une flèche vers le haut.
bad-data-card-missing = { bad-data-place } : la carte { $value } doit être dans le paquet.
bad-data-too-many-copies = { bad-data-place } : on utilise plus d’exemplaires qu’il n’en existe : { $value }.
data-warning-start-arrows = Une case de départ a moins de deux flèches.
data-warning-asymmetric = Les flèches ne sont pas réparties de façon égale entre les quatre directions.
data-warning-numbers = Une case qui a plus de flèches qu’une autre porte aussi un nombre plus grand.
data-warning-missing-effect = Aucune carte n’échange les places de deux pions, ou aucune ne tourne une case.
