### Les règles de Malta! dans nos propres mots, d’après les numéros de docs/rules/malta.md.

## Matériel

rule-M-COMP-01 = Le jeu se joue de deux à six joueurs.
rule-M-COMP-02 = Il y a un paquet de 108 cartes.
rule-M-COMP-03 = Il y a 54 cases de plateau.
rule-M-COMP-04 = Il y a 6 pions, un par joueur au plus.
rule-M-COMP-05 = Sept des cases sont des cases de départ (jaune sur violet).
rule-M-COMP-06 = Une case de départ montre le nombre 1 au recto.
rule-M-COMP-07 = Chaque case a deux faces, dont l’une est le cercle 0.
rule-M-COMP-08 = Le recto d’une case montre un nombre et des flèches.
rule-M-COMP-09 = Un cercle 0 n’a pas de flèches : il n’offre donc aucun déplacement.
rule-M-COMP-10 = Un cercle 0 porte le nombre 0.
rule-M-COMP-11 = Les cases sont de minces tuiles rondes, posées le nombre à l’endroit.
rule-M-COMP-12 = La forme au recto (étoile, couronne ou goutte) correspond aux directions qu’offre la case ; le cercle n’en offre aucune.
rule-M-COMP-13 = Âge indiqué : à partir de 8 ans ; durée : 30 minutes.
rule-M-COMP-14 = Certaines cartes permettent d’échanger sa main avec celle d’un autre joueur, d’autres de changer de place avec lui.
rule-M-COMP-15 = Certaines cartes peuvent déplacer, tourner ou faire disparaître des cases.

## But du jeu

rule-M-GOAL-01 = Pour gagner, il faut rester en jeu jusqu’à ce que tous les autres aient perdu.
rule-M-GOAL-02 = Dès qu’il ne reste qu’un joueur qui n’a pas perdu, il gagne et la partie se termine.
rule-M-GOAL-03 = Tous ceux qui ont perdu partagent le dernier rang ; l’ordre des défaites n’est pas un classement.

## Préparation

rule-M-SETUP-01 = Les sept cases de départ sont posées en une rangée horizontale, le nombre 1 visible.
rule-M-SETUP-02 = La rangée des cases de départ est la rangée inférieure du plateau.
rule-M-SETUP-03 = Six rangées de sept autres cases sont posées au-dessus des cases de départ, ce qui fait 7 × 7 = 49 cases.
rule-M-SETUP-04 = Chaque case des six autres rangées est posée de façon que son cercle 0 soit caché.
rule-M-SETUP-05 = Les cases restantes ne servent pas dans la partie (54 − 49 = 5).
rule-M-SETUP-06 = Sans ordre imposé, chacun prend un pion et le pose sur la case de départ de son choix.
rule-M-SETUP-07 = Plusieurs pions peuvent partager une case de départ.
rule-M-SETUP-08 = On ne paie pas de racket pour une case de départ partagée à la préparation.
rule-M-SETUP-09 = Le paquet est mélangé et chaque joueur reçoit quatre cartes.
rule-M-SETUP-10 = Le plus jeune joueur joue le premier tour.
rule-M-SETUP-11 = On joue à tour de rôle dans le sens des aiguilles d’une montre.
rule-M-SETUP-12 = Option à deux joueurs : un plateau 5 × 5 au lieu de 7 × 7 ; avec plus de joueurs, cette option est refusée.
rule-M-SETUP-13 = Sur le plateau 5 × 5, la rangée inférieure se compose de cinq cases de départ, avec quatre rangées de cinq cases au-dessus.
rule-M-SETUP-14 = Ordre de la préparation : plateau posé, pions placés, paquet mélangé, quatre cartes distribuées, premier tour ; personne ne connaît ses cartes en plaçant son pion.
rule-M-SETUP-15 = Une fois mélangées, les cases sont posées rangée par rangée à partir de (1,0) vers la droite ; chaque joueur reçoit quatre cartes d’un coup, à partir du premier joueur dans le sens des aiguilles d’une montre ; les cartes se piochent sur le dessus de la pile.

## Perdre

rule-M-LOSE-01 = Un joueur perd s’il n’a aucune carte à un moment quelconque de son propre tour après la phase de pioche.
rule-M-LOSE-02 = Un joueur perd s’il ne peut pas se déplacer pendant sa propre phase de déplacement.
rule-M-LOSE-03 = Il n’y a pas d’autre façon de perdre, à moins qu’une carte ne le dise (abandonner, M-AMB-43, relève de la plateforme).
rule-M-LOSE-04 = Un joueur ne peut perdre que pendant son propre tour, à moins qu’une carte n’en dispose autrement (abandonner, M-AMB-43, relève de la plateforme).
rule-M-LOSE-05 = Se retrouver sans cartes pendant le tour de quelqu’un d’autre n’est pas une défaite.
rule-M-LOSE-06 = Une main vide avant ou pendant sa propre phase de pioche n’est pas encore une défaite.
rule-M-LOSE-07 = Une main encore vide à la fin de la phase de pioche est une défaite.
rule-M-LOSE-08 = Le pion du perdant est retiré du plateau.
rule-M-LOSE-09 = Le perdant garde les cartes qu’il a en main, au cas où il serait réinvité.
rule-M-LOSE-10 = Un joueur qui a perdu ne joue plus de tours et ne paie ni ne reçoit de racket tant qu’il est hors jeu.
rule-M-LOSE-11 = Un joueur qui a perdu peut être « réinvité », c’est-à-dire revenir en jeu, quand une carte le prévoit ; il reprend alors la main qu’il a gardée.
rule-M-LOSE-12 = Le tour d’un joueur qui perd se termine à ce moment-là.
rule-M-LOSE-13 = Un joueur en jeu peut abandonner à tout moment, de la préparation à la fin de la partie, pendant son tour ou en dehors. Cela compte aussitôt comme une défaite : son pion est retiré, il garde sa main, « Foi aveugle » cesse de faire effet contre lui, et il ne sera jamais réinvité. Si c’est le joueur actif, son tour se termine ; une carte en cours de résolution est défaussée avec sa réponse, sans (autre) effet.
rule-M-LOSE-14 = Une carte dont la seule cible a abandonné n’a pas d’effet, sauf si un autre joueur en prend le contrôle : la fenêtre de réponse reste ouverte (M-LOSE-16) et « Boomerang » désigne une nouvelle cible. Sans réponse, la carte est défaussée et compte comme jouée. Si le joueur qui en a pris le contrôle avec « Boomerang » abandonne, elle n’a plus d’effet et est défaussée de la même façon.
rule-M-LOSE-15 = Les décisions encore ouvertes d’un joueur qui abandonne sont annulées : pas de réponse (la question passe au joueur suivant), rien n’est défaussé, donné, passé ni payé. Ce qui a été fait avant reste fait. « Faites passer » : celui qui abandonne avant que tous aient choisi ne fait rien passer et ne reçoit rien ; les cartes des autres vont au joueur suivant en jeu. Racket : un bénéficiaire qui abandonne ne reçoit plus rien, mais ce qui est dû aux autres reste dû.
rule-M-LOSE-16 = Les abandons prennent effet un par un, dans l’ordre où ils arrivent, chacun pendant la décision ouverte à ce moment-là ; cette décision reste ouverte pour son joueur, avec les choix désormais permis (s’il n’en reste qu’un, il est exécuté ; s’il n’en reste aucun, la décision est annulée). Celui qui abandonne pendant la préparation n’a pas de pion et ne reçoit pas de cartes ; si c’est le premier joueur, le joueur suivant en jeu dans le sens des aiguilles d’une montre joue le premier tour. S’il ne reste qu’un joueur, il gagne aussitôt, et il ne se passe plus rien, sauf la défausse des cartes en cours de résolution. Un joueur hors jeu ne peut pas abandonner, et personne ne le peut après la fin.

## Déroulement d’un tour

rule-M-TURN-01 = Un tour a trois phases, dans cet ordre : pioche, jeu, déplacement.
rule-M-TURN-02 = Après un tour, c’est au joueur suivant encore en jeu de jouer, dans le sens des aiguilles d’une montre.

## Phase de pioche

rule-M-DRAW-01 = Phase de pioche : piochez le nombre de cartes qu’indique la case sous votre pion.
rule-M-DRAW-02 = S’il n’y a pas assez de cartes dans la pioche, piochez celles qui restent.
rule-M-DRAW-03 = La défausse n’est pas mélangée à la pioche, à moins qu’une carte ne l’exige.
rule-M-DRAW-04 = Sur un cercle 0, on ne pioche rien.

## Phase de jeu

rule-M-PLAY-01 = La main est comptée une seule fois, juste après la phase de pioche.
rule-M-PLAY-02 = Il faut jouer exactement la moitié des cartes en main après la pioche, arrondie à l’entier supérieur : cartes à jouer = ⌈main / 2⌉.
rule-M-PLAY-03 = Les cartes se jouent l’une après l’autre ; chacune est résolue avant la suivante.
rule-M-PLAY-04 = Une fois son effet résolu, une carte va à la défausse.
rule-M-PLAY-05 = Si la taille de la main varie pendant la phase de jeu, le nombre de cartes à jouer reste le même.
rule-M-PLAY-06 = Après la résolution de chaque carte, on vérifie la main ; un joueur dont la main est vide perd, que ses cartes aient été jouées, défaussées, données ou perdues autrement.
rule-M-PLAY-07 = L’ordre des cartes et leurs cibles sont au choix du joueur qui les joue.
rule-M-PLAY-08 = Une carte sans effet compte quand même comme jouée.

## Phase de déplacement

rule-M-MOVE-01 = Phase de déplacement : déplacez votre pion d’exactement une case.
rule-M-MOVE-02 = La direction doit être montrée par une flèche de la case où se trouve le pion.
rule-M-MOVE-03 = S’il y a plusieurs flèches utilisables, le joueur choisit celle qu’il suit.
rule-M-MOVE-04 = Un pion ne quitte jamais le plateau, ni par une flèche ni par une carte.
rule-M-MOVE-05 = Une flèche qui mène à l’extérieur du plateau n’est pas utilisable.
rule-M-MOVE-06 = Celui qui commence la phase de déplacement sur un cercle (sans flèches) perd.
rule-M-MOVE-07 = Celui qui commence la phase de déplacement sur une case dont toutes les flèches mènent à l’extérieur du plateau perd.
rule-M-MOVE-08 = Se déplacer est obligatoire quand c’est possible.
rule-M-MOVE-09 = On a le droit d’aller sur un cercle 0.
rule-M-MOVE-10 = On a le droit d’aller sur une case occupée ; un nombre quelconque de pions peut partager une case.

## Racket

rule-M-RACKET-01 = Si vous arrivez, pendant votre phase de déplacement, sur une case où se trouve au moins un autre pion, vous devez payer le racket.
rule-M-RACKET-02 = Pour chaque autre pion qui se trouve sur la case d’arrivée, vous donnez à son propriétaire le nombre de cartes qu’indique cette case.
rule-M-RACKET-03 = Les cartes du racket passent de votre main dans celle du propriétaire de l’autre pion.
rule-M-RACKET-04 = Si vous n’avez plus de carte en main une fois le racket payé, vous perdez.
rule-M-RACKET-05 = Si vos cartes ne suffisent pas pour payer le racket à plusieurs propriétaires, vous choisissez l’ordre dans lequel vous les donnez.
rule-M-RACKET-06 = Si vous avez trop peu de cartes pour payer le racket, vous donnez toutes celles que vous avez (et vous perdez donc).
rule-M-RACKET-07 = Seule la phase de déplacement entraîne un racket, pas les déplacements causés par des cartes.
rule-M-RACKET-08 = Celui qui paie le racket choisit les cartes qu’il donne.
rule-M-RACKET-09 = Sur un cercle 0, le racket est de 0 carte.

## Cartes nommées

rule-M-CARD-01 = Le texte d’une carte l’emporte sur les règles là où il le dit (par exemple perdre en dehors de son tour, mélanger de nouveau).
rule-M-CARD-SWAPHANDS-1 = « Échange de mains » ne change pas le nombre de cartes à jouer pendant le tour en cours.
rule-M-CARD-DRAWTWO-1 = « Piochez deux » ne change pas le nombre de cartes à jouer pendant le tour en cours.
rule-M-CARD-DISCARDTWO-1 = « Défaussez deux des vôtres » ne change pas le nombre de cartes à jouer pendant le tour en cours.
rule-M-CARD-ENDTURN-1 = « Fin du tour » jouée comme dernière carte en main : le joueur perd ; le tour ne se termine pas « avant » la défaite.
rule-M-CARD-ENDTURN-2 = « Fin du tour » jouée alors qu’il reste au moins une carte : le tour se termine sans phase de déplacement.
rule-M-CARD-ENDTURN-3 = « Fin du tour » sauve ainsi un joueur qui se trouve sur une case sans flèches.
rule-M-CARD-ENDTURN-4 = Quand « Fin du tour » prend effet, les cartes encore à jouer n’ont plus à l’être.
rule-M-CARD-NEGATE-1 = « Annulez », jouée comme une carte ordinaire pendant son propre tour, n’a pas d’effet.
rule-M-CARD-NEGATE-2 = « Annulez », jouée pendant son propre tour, compte néanmoins comme une carte jouée.
rule-M-CARD-NEGATE-3 = Un joueur ne peut pas utiliser « Annulez » « en dehors de son tour » pendant son propre tour, pour annuler une de ses propres cartes.
rule-M-CARD-NEGATE-4 = « Annulez » sert en réalité en dehors de son tour, contre une carte qu’un adversaire est en train de jouer.
rule-M-CARD-BOOMERANG-1 = « Boomerang », jouée comme une carte ordinaire pendant son propre tour, n’a pas d’effet.
rule-M-CARD-BOOMERANG-2 = « Boomerang », jouée pendant son propre tour, compte néanmoins comme une carte jouée.
rule-M-CARD-BOOMERANG-3 = Un joueur ne peut pas utiliser « Boomerang » « en dehors de son tour » pendant son propre tour, contre une de ses propres cartes.
rule-M-CARD-BOOMERANG-4 = « Boomerang » sert en réalité en dehors de son tour, contre une carte qu’un adversaire est en train de jouer.
rule-M-CARD-GOINGHOME-1 = « Rentrez à la maison » envoie un pion sur sa case de départ.
rule-M-CARD-GOINGHOME-2 = « Rentrez à la maison » : si la case de départ du pion a été déplacée, il va là où elle se trouve maintenant.
rule-M-CARD-GOINGHOME-3 = « Rentrez à la maison » : si la case de départ du pion a été retirée, il va à l’endroit où elle se trouvait à l’origine.
rule-M-CARD-REMOVE-1 = « Retirez une case » change une case en cercle 0.
rule-M-CARD-EVERYONE-1 = « Chacun se déplace » : le joueur nomme une direction et chaque pion se déplace dans cette direction.
rule-M-CARD-EVERYONE-2 = Le pion du joueur qui joue « Chacun se déplace » se déplace aussi.
rule-M-CARD-BLINDFAITH-1 = « Foi aveugle » : le joueur suivant ne peut pas jouer le prochain tour (c’est le texte imprimé ; son sens : M-AMB-30).

## Cases reconstituées

rule-M-TILE-01 = 7 cases de départ : couronne, nombre 1, flèches vers la gauche, le haut et la droite.
rule-M-TILE-02 = 11 étoiles : nombre 1, flèches vers le haut, la droite, le bas et la gauche.
rule-M-TILE-03 = 16 couronnes : nombre 2, trois flèches ; chacune des quatre directions manque à quatre d’entre elles.
rule-M-TILE-04 = 12 gouttes : nombre 3, une flèche ; trois pour chaque direction.
rule-M-TILE-05 = 8 gouttes : nombre 4, une flèche ; deux pour chaque direction.
rule-M-TILE-06 = Le verso de chaque case, cases de départ comprises, est le cercle 0.
rule-M-TILE-07 = Une case de départ ne diffère des autres cases que par sa couleur, par sa place à la préparation et par son rôle de destination pour « Rentrez à la maison ».

## Paquet reconstitué

rule-M-DECK-01 = Le paquet compte 27 cartes différentes et 108 cartes en tout ; le fichier de données indique le nombre d’exemplaires de chacune.
rule-M-DECK-02 = « Annulez » et « Boomerang » sont des réponses ; toutes les autres cartes ne se jouent que pendant son propre tour.
rule-M-DECK-03 = Les nombres d’exemplaires ont été choisis par le projet et ne prouvent rien sur le paquet imprimé ; tout fichier qui passe les contrôles peut les remplacer.

## Jouer des cartes

rule-M-CARD-02 = Une carte se joue dans cet ordre : annoncer la carte et ses cibles ; elle quitte la main ; fenêtre de réponse ; résolution ; défausse ; vérifications (M-CARD-05).
rule-M-CARD-03 = S’il n’existe aucune cible permise, la carte peut tout de même être jouée, sans effet ; s’il en existe une, il faut nommer une cible permise.
rule-M-CARD-04 = « Vous » désigne le joueur qui joue la carte ; un « adversaire » est un autre joueur encore en jeu. Seule « Bon retour parmi nous » concerne les joueurs hors jeu.
rule-M-CARD-05 = Vérifications après chaque résolution, dans cet ordre : (a) un seul joueur en jeu : il gagne ; (b) la main du joueur actif est vide : il perd.
rule-M-CARD-06 = Les déplacements causés par des cartes sont d’une seule case, à l’horizontale ou à la verticale ; ils ignorent les flèches, ne font jamais quitter le plateau et n’entraînent pas de racket ; quand une direction est choisie pour un seul pion, ce pion doit rester sur le plateau.
rule-M-CARD-07 = Les pions restent en place quand des cases sont permutées, décalées, tournées, retirées ou rétablies.
rule-M-CARD-08 = Quand une carte fait piocher, on prend ce qu’il y a dans la pioche ; rien n’est mélangé de nouveau.
rule-M-CARD-09 = « Toutes s’il y en a moins » : si un joueur doit défausser ou donner plus de cartes qu’il n’en a, il défausse ou donne toutes les siennes.
rule-M-CARD-10 = Une case garde sa rotation quand elle est déplacée, retirée ou rétablie ; les quarts de tour se comptent dans le sens des aiguilles d’une montre (haut, droite, bas, gauche).
rule-M-CARD-11 = Une carte qui va de main en main n’est vue que de celui qui la donne et de celui qui la reçoit ; les cartes défaussées sont vues de tous.

## Répondre à des cartes

rule-M-RESP-01 = Après l’annonce, les autres joueurs encore en jeu sont interrogés dans le sens des aiguilles d’une montre à partir du joueur actif ; la première réponse est retenue. Tous ceux qui sont en jeu sont interrogés, même sans carte de réponse (le seul coup est alors de laisser passer) ; de l’extérieur, on ne peut pas distinguer un « laisser passer » forcé d’un choix.
rule-M-RESP-02 = Au plus une réponse par carte ; on ne peut pas répondre à une réponse.
rule-M-RESP-03 = Une réponse peut vider la main de celui qui répond ; ce n’est pas une défaite.
rule-M-RESP-04 = « Annulez » et « Boomerang », jouées pendant son propre tour, n’ouvrent pas de fenêtre de réponse ; toutes les autres cartes en ouvrent une, même jouées sans cible permise.
rule-M-RESP-05 = La réponse est posée à côté de la carte à laquelle elle répond ; après la résolution, les deux vont à la défausse, la carte visée d’abord.
rule-M-RESP-06 = Une réponse ne compte pas comme une carte jouée par celui qui répond et ne change pour personne le nombre de cartes à jouer.
rule-M-RESP-07 = La fenêtre de réponse compte une décision par adversaire : laisser passer ou répondre. Une décision où l’on ne peut que laisser passer est demandée comme toute autre, même avec une main vide ; personne n’apprend si c’est un joueur, le programme ou l’horloge qui a laissé passer.
rule-M-RESP-08 = Réglage automatique : le programme laisse passer pour un joueur qui ne peut pas répondre, après une attente qui ne dépend ni de la main, ni de la carte, ni du joueur. Aucun « laisser passer », choisi, automatique ou dû à l’horloge, ne prend effet plus tôt ; les autres voient seulement que la fenêtre est ouverte. À une table où une longue réflexion ne doit rien révéler non plus, la limite de temps de la fenêtre est égale à l’attente.

## Effets des cartes

rule-M-CARD-SWAPHANDS-2 = Vous choisissez un adversaire ; vous échangez avec lui les cartes qui vous restent en main.
rule-M-CARD-SWAPHANDS-3 = On peut échanger des mains vides ; si vous vous retrouvez avec une main vide, vous perdez à la vérification.
rule-M-CARD-DRAWTWO-2 = Vous piochez 2 cartes.
rule-M-CARD-DISCARDTWO-2 = Vous défaussez 2 cartes de votre choix, ou toutes si vous en avez moins.
rule-M-CARD-ENDTURN-5 = « Fin du tour » ne termine que le tour du joueur actif qui l’a jouée.
rule-M-CARD-NEGATE-5 = « Annulez » en réponse : la carte visée n’a pas d’effet ; elle est défaussée et compte comme jouée.
rule-M-CARD-BOOMERANG-5 = « Boomerang » en réponse : celui qui répond devient le « vous » de la carte visée et nomme de nouvelles cibles en même temps que sa réponse ; M-CARD-03 s’applique à lui.
rule-M-CARD-BOOMERANG-6 = Là où une carte dont on prend le contrôle demande un adversaire ou le pion d’un adversaire, il faut nommer le joueur actif ou son pion.
rule-M-CARD-BOOMERANG-7 = Une carte dont on prend le contrôle compte comme jouée par le joueur actif ; ensuite, seule la main de ce joueur est vérifiée (il perd si elle est vide).
rule-M-CARD-BOOMERANG-8 = « Fin du tour » et « Restez sur place » n’ont pas d’effet quand on en prend le contrôle.
rule-M-CARD-BOOMERANG-9 = « Foi aveugle », quand on en prend le contrôle, s’applique au prochain tour du joueur actif.
rule-M-CARD-BOOMERANG-10 = « Rentrez à la maison », quand on en prend le contrôle, déplace le pion du joueur actif.
rule-M-CARD-GOINGHOME-4 = Vous choisissez n’importe quel pion du plateau, y compris le vôtre.
rule-M-CARD-GOINGHOME-5 = « Retirée » veut dire que la case de départ montre son cercle 0. Dès qu’elle est de nouveau face visible, elle ne compte plus comme retirée.
rule-M-CARD-REMOVE-2 = Vous choisissez une case quelconque, face visible et sans pion, cases de départ comprises.
rule-M-CARD-EVERYONE-3 = Vous choisissez haut, droite, bas ou gauche ; chaque pion en jeu avance d’une case dans cette direction ; les pions déjà au bord de ce côté restent sur place.
rule-M-CARD-BLINDFAITH-2 = « Foi aveugle », en mode « no_play » (par défaut) : le joueur suivant encore en jeu, déterminé quand la carte est résolue, saute la phase de jeu de son prochain tour ; pioche, vérification de la main et déplacement ont lieu.
rule-M-CARD-BLINDFAITH-3 = Plusieurs cartes « Foi aveugle » se cumulent : une phase de jeu sautée par carte.
rule-M-CARD-BLINDFAITH-4 = Les cartes « Foi aveugle » en vigueur contre un joueur cessent de faire effet quand il perd.
rule-M-CARD-SWAPPLACES-1 = Vous choisissez un adversaire ; votre pion et le sien échangent leurs places.
rule-M-CARD-SWAPSPACES-1 = Vous choisissez deux cases différentes du plateau, quelle que soit la face visible (M-CARD-SWAPSPACES-3) ; elles échangent leurs places.
rule-M-CARD-SWAPSPACES-2 = Les cases permutées gardent leur face et leur rotation ; un cercle 0 peut ainsi arriver sous votre propre pion.
rule-M-CARD-SWAPSPACES-3 = On ne peut pas choisir une case sous le pion d’un autre joueur ; celle qui est sous votre propre pion est permise si personne d’autre ne s’y trouve. Quand on prend le contrôle de la carte, « vous » désigne celui qui répond.
rule-M-CARD-TURNSPACE-1 = Vous choisissez une case face visible (M-CARD-TURNSPACE-2) et la tournez de 90, 180 ou 270 degrés.
rule-M-CARD-TURNSPACE-2 = On ne peut pas choisir une case sous le pion d’un autre joueur ; celle qui est sous votre propre pion est permise si personne d’autre ne s’y trouve. Quand on prend le contrôle de la carte, « vous » désigne celui qui répond.
rule-M-CARD-SHIFTLINE-1 = Vous choisissez une rangée (vers la gauche ou la droite) ou une colonne (vers le haut ou le bas) ; toutes ses cases avancent d’un cran ; la case qui sort revient à l’autre bout.
rule-M-CARD-SHIFTLINE-2 = Les pions de la ligne décalée restent en place.
rule-M-CARD-SIDESTEP-1 = Vous déplacez votre pion d’une case dans la direction de votre choix.
rule-M-CARD-SHOVE-1 = Vous choisissez un adversaire et déplacez son pion d’une case dans la direction de votre choix.
rule-M-CARD-RESTORE-1 = Vous choisissez un cercle 0, avec ou sans pions ; la case est retournée pour montrer sa face numérotée, orientée comme avant.
rule-M-CARD-TAKEONE-1 = Vous choisissez un adversaire et prenez au hasard 1 carte de sa main, chacune ayant la même chance d’être prise ; si sa main est vide, vous ne prenez rien.
rule-M-CARD-GIVEONE-1 = Vous choisissez un adversaire et lui donnez 1 carte de votre choix ; avec une main vide, vous ne donnez rien.
rule-M-CARD-SHAKEDOWN-1 = Vous choisissez un adversaire, qui défausse 2 cartes de son choix, ou toutes s’il en a moins.
rule-M-CARD-DRINKS-1 = Chaque joueur en jeu pioche 1 carte, vous d’abord, puis dans le sens des aiguilles d’une montre, tant qu’il y a des cartes dans la pioche.
rule-M-CARD-PASSITON-1 = Chaque joueur en jeu fait passer 1 carte de son choix au joueur suivant en jeu à sa gauche (sens des aiguilles d’une montre), tous en même temps. Les joueurs sont interrogés dans ce sens à partir de vous, et chaque choix reste caché jusqu’à ce que tous soient faits ; les cartes arrivent ensemble.
rule-M-CARD-PASSITON-2 = Un joueur dont la main est vide ne fait rien passer, mais reçoit ce qu’on lui passe.
rule-M-CARD-STAYPUT-1 = Vous n’avez pas de phase de déplacement pendant ce tour ; les cartes encore à jouer restent à jouer.
rule-M-CARD-FRESHSHUFFLE-1 = La défausse, sans « Nouveau mélange » ni sa réponse, est mélangée à la pioche.
rule-M-CARD-WELCOMEBACK-1 = Vous choisissez un joueur hors jeu (pas un joueur qui a abandonné) ; il est de nouveau en jeu, et son pion revient sur le plateau selon les règles de « Rentrez à la maison ».
rule-M-CARD-WELCOMEBACK-2 = Le joueur réinvité reprend la main qu’il a gardée et pioche 2 cartes ; son prochain tour vient dans l’ordre des places.
rule-M-CARD-LASTCALL-1 = Vous choisissez un adversaire ; si sa main est vide, il perd aussitôt, même en dehors de son tour.
rule-M-CARD-LASTCALL-2 = Si l’adversaire choisi a des cartes, il ne se passe rien. Une « Dernière tournée » dont on prend le contrôle ne peut viser que le joueur actif, qui perdrait de toute façon avec une main vide.
rule-M-CARD-CLEANSLATE-1 = Vous défaussez le reste de votre main et piochez autant de cartes que vous en avez défaussé.

## Décisions citées par des refus et des options

rule-M-AMB-30 = « Foi aveugle », par défaut (« no_play ») et tant que le texte de la carte n’est pas connu : le joueur suivant pioche, on vérifie que sa main n’est pas vide, il ne joue pas de cartes, puis il se déplace comme d’habitude. Avec l’option « skip_turn » : aucune phase et aucune vérification. Plusieurs de ces cartes se cumulent, un tour chacune (M-CARD-BLINDFAITH-3).
rule-M-AMB-46 = Avant la fenêtre de réponse, on annonce les cibles : joueur, pion, case, direction, ligne, rotation. Les choix parmi les cartes en main (défausser, donner, faire passer) et les tirages au hasard se font à la résolution. Une carte dont on prend le contrôle reçoit de nouvelles cibles, nommées en même temps que la réponse.
