### Le livre de règles et l’aide de jeu de Malta!, dans nos propres mots ; `**` entoure ce qui se lit d’abord.

## Le but

book-malta-goal = Le but du jeu
book-malta-goal-aim = Un petit plateau couvert de flèches, où chacun cherche à pousser les autres dehors. Ni points ni trésor à gagner. **Tenez bon jusqu’à ce que tous les autres aient perdu : le dernier joueur en jeu gagne.**
book-malta-goal-lose = Vous êtes hors jeu dès que l’une de ces deux choses vous arrive :
book-malta-goal-lose-cards = **Aucune carte** : pendant votre tour, à un moment quelconque après la pioche, votre main est vide.
book-malta-goal-lose-exit = **Aucune issue** : vous devez vous déplacer, et c’est impossible.
book-malta-goal-players = On joue de deux à six, à partir de huit ans environ. Une partie dure une demi-heure. Il n’y a pas de deuxième rang : tous ceux qui perdent partagent le dernier.

## La préparation

book-malta-setup = La préparation
book-malta-setup-order = À une table d’Auberge, tout est déjà en place. Si vous jouez avec la boîte, suivez cet ordre :
book-malta-setup-order-start = Alignez les sept cases de départ, le 1 visible. C’est la rangée inférieure du plateau.
book-malta-setup-order-rows = Mélangez les autres cases. Posez-en six rangées de sept au-dessus, le nombre visible et à l’endroit.
book-malta-setup-order-rest = Rangez dans la boîte les cinq cases qui restent.
book-malta-setup-order-pawns = Chacun prend un pion et le place sur une case de départ. On peut partager une case, sans rien payer.
book-malta-setup-order-cards = Mélangez les 108 cartes et distribuez-en quatre à chaque joueur.
book-malta-setup-order-first = Le plus jeune commence ; dans Auberge, la personne qui ouvre la table choisit, ou s’en remet au sort. On joue dans le sens des aiguilles d’une montre.
book-malta-setup-look = Vous choisissez votre case de départ avant de voir vos cartes. Regardez donc la rangée du dessus : ses nombres disent où vous piocherez le plus au tour suivant.
book-malta-setup-doors = Trois joueurs choisissent leur case de départ. Deux pions partagent déjà celle qui est sous le 4, sans rien payer. Le troisième joueur peut les rejoindre ou partir d’ailleurs.

## Le tour en bref

book-malta-turn = Votre tour en bref
book-malta-turn-phases = Un tour a trois phases, toujours dans cet ordre :
book-malta-turn-phases-draw = **Piochez** autant de cartes que l’indique le nombre sous votre pion.
book-malta-turn-phases-play = **Jouez** la moitié de votre main, arrondie vers le haut, une carte après l’autre.
book-malta-turn-phases-move = **Déplacez** votre pion d’une case en suivant une flèche.
book-malta-turn-next = C’est ensuite au tour du joueur suivant encore en jeu, dans le sens des aiguilles d’une montre. Entre vos tours, vous pouvez répondre aux cartes des autres.

## Les cases

book-malta-spaces = Les cases
book-malta-spaces-front = Chaque case montre un nombre et des flèches. Le nombre dit combien de cartes vous y piochez. Les flèches disent par où vous pourrez repartir. **Plus il y a d’issues, moins il y a de cartes.**
book-malta-spaces-kinds-kind = Case
book-malta-spaces-kinds-number = Nombre
book-malta-spaces-kinds-exits = Flèches
book-malta-spaces-kinds-start-kind = Case de départ
book-malta-spaces-kinds-start-number = 1
book-malta-spaces-kinds-start-exits = gauche, haut et droite
book-malta-spaces-kinds-star-kind = Étoile
book-malta-spaces-kinds-star-number = 1
book-malta-spaces-kinds-star-exits = les quatre directions
book-malta-spaces-kinds-crown-kind = Couronne
book-malta-spaces-kinds-crown-number = 2
book-malta-spaces-kinds-crown-exits = trois directions
book-malta-spaces-kinds-drop-kind = Goutte
book-malta-spaces-kinds-drop-number = 3 ou 4
book-malta-spaces-kinds-drop-exits = une seule direction
book-malta-spaces-kinds-circle-kind = Cercle 0
book-malta-spaces-kinds-circle-number = 0
book-malta-spaces-kinds-circle-exits = aucune
book-malta-spaces-back = Le verso de chaque case est un cercle 0 : ni cartes ni flèches. Une case retirée est retournée de ce côté. Ce n’est pas un trou : on peut encore y aller, mais aucune flèche n’en repart.
book-malta-spaces-home = Une case de départ est une case comme les autres : on peut la retirer, la tourner, la déplacer. Seules « Rentrez à la maison » et « Bon retour parmi nous » se souviennent de son propriétaire.
book-malta-spaces-four = De gauche à droite : l’étoile porte un 1 et quatre flèches. La couronne porte un 2 et trois flèches, la goutte un 3 et une flèche. Le cercle 0 n’a rien du tout.

## La pioche

book-malta-draw = D’abord, piocher
book-malta-draw-number = Regardez le nombre sous votre pion et piochez autant de cartes. Sur un cercle 0, vous ne piochez rien.
book-malta-draw-short = S’il n’y a pas assez de cartes dans la pioche, prenez celles qui restent. **On ne mélange pas la défausse pour continuer**, à moins qu’une carte ne le demande.
book-malta-draw-empty = Vous pouvez commencer votre tour la main vide, puisque vous piochez d’abord. Si vous n’avez toujours aucune carte après la pioche, vous êtes hors jeu.
book-malta-draw-three = Votre pion est sur un 3. Vous aviez une carte, vous en avez pioché trois : cela fait quatre. La moitié de quatre, c’est deux : vous devez jouer deux cartes.

## Le jeu des cartes

book-malta-play = Ensuite, jouer la moitié de sa main
book-malta-play-half = Comptez votre main une seule fois, juste après la pioche. **Vous devez en jouer exactement la moitié, arrondie vers le haut** : ni plus ni moins.
book-malta-play-halves-hand = Cartes en main
book-malta-play-halves-plays = Cartes à jouer
book-malta-play-halves-two-hand = 1 ou 2
book-malta-play-halves-two-plays = 1
book-malta-play-halves-four-hand = 3 ou 4
book-malta-play-halves-four-plays = 2
book-malta-play-halves-six-hand = 5 ou 6
book-malta-play-halves-six-plays = 3
book-malta-play-halves-eight-hand = 7 ou 8
book-malta-play-halves-eight-plays = 4
book-malta-play-halves-ten-hand = 9 ou 10
book-malta-play-halves-ten-plays = 5
book-malta-play-fixed = Votre main peut grossir ou fondre pendant le tour : le nombre de cartes à jouer ne change plus. Piochez donc tôt : rien ne vous oblige à jouer dès ce tour ce que vous piochez.
book-malta-play-grow = Vous aviez quatre cartes, dont deux à jouer, et vous avez commencé par « Piochez deux ». Vous en avez maintenant cinq, et une seule reste à jouer.
book-malta-play-card-title = Une carte à la fois
book-malta-play-card = Finissez chaque carte avant de jouer la suivante :
book-malta-play-card-announce = **Annoncez** la carte et ses cibles : le joueur, la case, la direction.
book-malta-play-card-respond = **Attendez** : les autres joueurs peuvent répondre.
book-malta-play-card-effect = **Faites** ce que dit la carte, puis défaussez-la. Les cartes à défausser ou à donner ne se choisissent qu’à ce moment-là.
book-malta-play-card-check = **Vérifiez** : s’il ne reste qu’un joueur en jeu, il gagne. Sinon, si votre main est vide, vous êtes hors jeu.
book-malta-play-target = Un adversaire, c’est tout autre joueur encore en jeu. Si une carte a une cible possible, il faut en choisir une. Si elle n’en a pas, vous pouvez la jouer quand même : rien ne se passe, mais elle compte.
book-malta-play-secret = Vous décidez quelles cartes jouer, dans quel ordre et sur quoi. Les mains sont secrètes, mais chacun voit combien vous avez de cartes. Une carte qui change de main n’est vue que des deux joueurs concernés.
book-malta-play-text = Si une carte contredit ce livre de règles, c’est la carte qui a raison.

## Le déplacement

book-malta-move = Enfin, se déplacer
book-malta-move-arrow = Déplacez votre pion d’exactement une case, en suivant une flèche de la case où il se trouve. S’il y a plusieurs flèches utilisables, choisissez. **Si un déplacement est possible, il est obligatoire.**
book-malta-move-edge = Aucun pion ne quitte jamais le plateau. Une flèche qui mène dehors ne peut pas servir.
book-malta-move-ways = Votre pion est sur une couronne, au bord gauche. Ses flèches mènent vers le haut, le bas et la gauche. À gauche, on sort du plateau : montez sur l’étoile ou descendez sur la goutte.
book-malta-move-allowed = Vous pouvez aller sur un cercle 0 ou sur une case occupée. Une case accueille autant de pions que l’on veut, mais la compagnie a un prix : voyez le chapitre suivant.
book-malta-move-stuck = **Sans issue ?** Au moment de vous déplacer, vous êtes sur un cercle 0, ou toutes vos flèches sortent du plateau : vous êtes hors jeu.

## Le racket

book-malta-protection = Le racket
book-malta-protection-pay = Si votre déplacement vous mène sur une case occupée, vous payez le racket. **Donnez à chaque joueur qui s’y trouve autant de cartes de votre main que l’indique le nombre de la case.**
book-malta-protection-two = Votre pion arrive sur un 2, où se trouvent deux autres pions. Vous avez cinq cartes : donnez-en deux à chacun de leurs propriétaires, et gardez la dernière.
book-malta-protection-choose = Vous choisissez les cartes que vous donnez ; seul celui qui les reçoit les voit. S’il vous en manque, donnez tout : vous décidez à qui va chaque carte, jusqu’à la dernière.
book-malta-protection-broke = S’il ne vous reste aucune carte après avoir payé, vous êtes hors jeu. Sur un cercle 0, le racket est de 0 carte.
book-malta-protection-free = Seule votre propre phase de déplacement entraîne un racket. Un pion déplacé par une carte ne paie jamais, peu importe qui l’a jouée.

## Les cartes des mains

book-malta-hands = Cartes : mains pleines, mains vides
book-malta-hands-lead = C’est votre main qui vous maintient en jeu. Ces dix cartes remplissent les mains, les vident, les échangent ou regarnissent la pioche. Aucune ne change le nombre de cartes à jouer pendant le tour.
book-malta-hands-fewer = Si vous devez défausser ou donner plus de cartes que vous n’en avez, elles partent toutes. Si la pioche est trop petite, vous piochez ce qu’il y a.
book-malta-hands-whose = Un adversaire à la main vide est encore en jeu : à son tour, il pioche d’abord. Mais si votre propre main est vide après une carte de votre tour, vous êtes hors jeu.
book-malta-hands-last = « Faites passer » était votre dernière carte : vous n’aviez rien à donner. Votre voisin de droite vous a tout de même passé une carte, « Pas de côté ». Vous en avez donc une, et vous êtes encore en jeu.

## Les cartes des pions

book-malta-pawns = Cartes : déplacer les pions
book-malta-pawns-lead = Ces cartes déplacent les pions sans tenir compte des flèches, et sans racket. « Pas de côté », « Bousculade » et « Chacun se déplace » font avancer d’une case, vers le haut, le bas, la gauche ou la droite.
book-malta-pawns-edge = Avec « Pas de côté » et « Bousculade », choisissez une direction qui reste sur le plateau. Avec « Chacun se déplace », les pions déjà à ce bord restent simplement sur place.
book-malta-pawns-shoved = L’adversaire était dans le coin en haut à droite, et vous avez joué « Bousculade » vers la gauche. Son pion est sur un cercle 0. Rien ne se passe encore : à son tour, il pourra jouer une carte pour en partir.
book-malta-pawns-home-title = « Rentrez à la maison »
book-malta-pawns-home = La maison de votre pion, c’est la case de départ choisie à la préparation. Si elle a été déplacée, le pion va là où elle se trouve maintenant. Si elle a été retirée, il va là où elle se trouvait à la préparation.
book-malta-pawns-moved = La case de départ de l’adversaire avait été déplacée bien plus haut. Vous avez joué « Rentrez à la maison » sur son pion : il est allé là, et non dans la rangée inférieure.

## Les cartes des cases

book-malta-tiles = Cartes : changer le plateau
book-malta-tiles-lead = Ces cartes tournent, retournent et poussent les cases. **Les pions restent où ils sont** ; seul le sol change sous leurs pieds.
book-malta-tiles-occupied-title = Pas touche aux cases occupées
book-malta-tiles-occupied = « Retirez une case » exige une case sans pion. « Permutez deux cases » et « Tournez une case » ne touchent pas aux cases des autres joueurs ; la vôtre convient si personne d’autre n’y est. « Rétablissez une case » agit sur n’importe quel cercle 0. Seule « Décalez une ligne » peut faire glisser la case sous les pieds d’un adversaire.
book-malta-tiles-shifted = Vous avez décalé toute une rangée d’un cran vers la droite. Sa dernière case est revenue par la gauche. Le pion adverse est resté en place, et le cercle 0 a glissé sous lui.
book-malta-tiles-turned = Les cases tournent dans le sens des aiguilles d’une montre, d’un, deux ou trois quarts de tour. Une case tournée le reste, même si on la déplace plus tard, ou si on la retire et la rétablit.
book-malta-tiles-turn = La seule flèche sous votre pion sortait du plateau. Après un quart de tour, elle mène vers le haut, à l’étoile : vous avez de nouveau une issue.

## Les cartes du tour

book-malta-tempo = Cartes : s’arrêter, bloquer
book-malta-tempo-lead = Trois cartes changent le cours d’un tour : deux vous tirent d’affaire, une bloque le joueur suivant.
book-malta-tempo-stop-title = « Fin du tour » et « Restez sur place »
book-malta-tempo-stop = Toutes deux vous dispensent de la phase de déplacement, même sur un cercle 0. Avec « Fin du tour », vous ne jouez plus aucune carte. Avec « Restez sur place », vous jouez encore celles qui sont dues.
book-malta-tempo-rescue = Vous êtes sur un cercle 0 avec deux cartes, dont une à jouer. « Piochez deux » vous laisserait sans issue. « Fin du tour » arrête votre tour avant le déplacement, et il vous reste une carte.
book-malta-tempo-last = Jouée comme toute dernière carte, « Fin du tour » ne vous aide pas : votre main est vide, et c’est perdu.
book-malta-tempo-blind-title = « Foi aveugle »
book-malta-tempo-blind = À son prochain tour, le joueur suivant pioche et se déplace, mais ne joue aucune carte. Deux « Foi aveugle » valent pour deux tours. Il peut toujours répondre aux autres. S’il perd, elles cessent de compter.
book-malta-tempo-whole = Vous aviez quatre cartes, vous en avez pioché une, et il fallait en jouer trois sur cinq. « Retirez une case » a changé en cercle 0 la case à gauche de l’adversaire. « Chacun se déplace » a poussé les deux pions vers la gauche : l’adversaire est sur le cercle 0. « Foi aveugle » l’empêche de jouer une carte pour en partir. À vous de vous déplacer.

## Les réponses

book-malta-responses = Répondre hors de son tour
book-malta-responses-when = Quand un autre joueur annonce une carte, vous pouvez répondre par « Annulez » ou « Boomerang ». On demande à chacun, dans le sens des aiguilles d’une montre ; la première réponse compte. **Une seule réponse par carte**, et aucune à une réponse.
book-malta-responses-negate-title = « Annulez »
book-malta-responses-negate = La carte annoncée reste sans effet. Elle est tout de même défaussée et compte comme jouée.
book-malta-responses-asked = L’adversaire a annoncé « Bousculade » pour vous pousser à gauche, sur le cercle 0. Rien n’a encore bougé. Si vous répondez par « Annulez », votre pion reste où il est.
book-malta-responses-boomerang-title = « Boomerang »
book-malta-responses-boomerang = Vous prenez le contrôle de la carte, comme si vous l’aviez jouée, et choisissez de nouvelles cibles. Si elle demande un adversaire, ce doit être celui qui l’a jouée. Elle compte toujours comme jouée par lui.
book-malta-responses-returned = L’adversaire a joué « Extorsion » contre vous, et vous avez répondu par « Boomerang ». C’est donc lui qui a défaussé deux cartes, et vous avez gardé les vôtres.
book-malta-responses-special = Avec certaines cartes, « Boomerang » réserve une surprise :
book-malta-responses-special-stop = « Fin du tour » et « Restez sur place » ne font rien : ce n’est pas votre tour.
book-malta-responses-special-blind = « Foi aveugle » touche le prochain tour de celui qui l’a jouée.
book-malta-responses-special-home = « Rentrez à la maison » déplace le pion de celui qui l’a jouée.
book-malta-responses-extra = Une réponse ne compte pas parmi vos cartes à jouer. Ce peut même être votre dernière carte : pendant le tour d’un autre, une main vide est sans danger.
book-malta-responses-own = Pendant votre propre tour, « Annulez » et « Boomerang » ne font rien. Elles comptent quand même comme jouées, et personne n’y répond. Impossible de les utiliser contre vos propres cartes.
book-malta-responses-quiet = On demande tour à tour à tous ceux qui sont en jeu, même à qui ne peut pas répondre. Personne n’apprend si un joueur a laissé passer par choix ou par nécessité. L’attente ne dépend jamais des cartes en main : un silence ne trahit rien.

## Hors jeu et retour

book-malta-out = Hors jeu, et de retour
book-malta-out-gone = Quand vous perdez, votre tour s’arrête et votre pion quitte le plateau. **Gardez vos cartes.** Vous ne jouez plus de tour, ne payez ni ne recevez de racket, mais vous pouvez revenir.
book-malta-out-when = On ne perd que pendant son propre tour. Pendant celui d’un autre, une main vide est sans danger, à une exception près : la carte « Dernière tournée ».
book-malta-out-called = C’était votre tour, et l’un des autres joueurs n’avait aucune carte. Vous avez joué « Dernière tournée » contre lui : le voilà hors jeu. Avec une seule carte en main, il ne lui serait rien arrivé.
book-malta-out-back = « Bon retour parmi nous » fait revenir un joueur. Son pion revient selon les règles de « Rentrez à la maison ». Il reprend les cartes qu’il a gardées et en pioche deux ; son tour viendra dans l’ordre habituel.
book-malta-out-again = Le troisième joueur était hors jeu, avec une carte gardée. Vous avez joué « Bon retour parmi nous » : son pion est de nouveau sur sa case de départ, et il a trois cartes.
book-malta-out-concede-title = Abandonner
book-malta-out-concede = À une table d’Auberge, vous pouvez abandonner à tout moment. Cela compte aussitôt comme une défaite, et pour de bon : aucune carte ne vous fait revenir.

## La fin

book-malta-end = La fin de la partie
book-malta-end-winner = La partie s’arrête dès qu’il ne reste qu’un joueur en jeu, même au milieu d’un tour. Il gagne. Il n’y a pas de points à compter, et tous les autres partagent le dernier rang.
book-malta-end-order = Après chaque carte, on regarde d’abord s’il ne reste qu’un joueur, et seulement ensuite votre main. Votre dernière carte peut donc vous faire gagner.
book-malta-end-final = Vous n’étiez plus que deux, et « Dernière tournée » était votre seule carte. L’adversaire n’en avait aucune : il est hors jeu. Il ne reste que vous : vous gagnez, même avec une main vide.
book-malta-end-three = Avec un troisième joueur en jeu, la même carte vous ferait perdre. Après « Dernière tournée », vous seriez encore deux : votre main vide compterait, vous seriez hors jeu, et le troisième gagnerait.

## Les variantes

book-malta-variants = Variantes
book-malta-variants-small-title = Le petit plateau
book-malta-variants-small = À deux, le plateau peut sembler trop grand. Posez alors cinq cases de départ et quatre rangées de cinq cases au-dessus. À trois ou plus, prenez le plateau 7 × 7.
book-malta-variants-skip-title = « Foi aveugle » fait sauter le tour
book-malta-variants-skip = Si la table en décide ainsi, « Foi aveugle » fait sauter tout le tour du joueur suivant : ni pioche, ni carte jouée, ni déplacement, ni défaite. Pour un pion sur un cercle 0, c’est un sursis.
book-malta-variants-own-title = Vos propres cartes
book-malta-variants-own = Si vous avez le jeu chez vous, vous pouvez saisir ses cartes et ses cases, et jouer avec elles au lieu des nôtres.

## Les questions

book-malta-questions = Questions et réponses
book-malta-questions-how-many = Combien de cartes dois-je jouer ?
book-malta-questions-how-many-answer = La moitié de ce que vous avez après la pioche, arrondie vers le haut. Avec cinq cartes, vous en jouez trois, ni plus ni moins.
book-malta-questions-drew-more = J’ai pioché deux cartes de plus pendant mon tour. Dois-je en jouer davantage ?
book-malta-questions-drew-more-answer = Non. Le nombre est fixé une fois pour toutes après la pioche du début. Vous pouvez garder les nouvelles cartes.
book-malta-questions-no-target = Ma carte n’a pas de cible. Puis-je la jouer ?
book-malta-questions-no-target-answer = Oui. Elle ne fait rien, mais elle compte comme jouée. S’il y a une cible, en revanche, il faut en choisir une.
book-malta-questions-empty-hand = Je n’ai plus de cartes, et ce n’est pas mon tour. Suis-je hors jeu ?
book-malta-questions-empty-hand-answer = Non, sauf si l’on joue « Dernière tournée » contre vous. À votre tour, vous piochez avant que l’on regarde votre main.
book-malta-questions-last-card = Ma dernière carte peut-elle me tirer d’affaire ?
book-malta-questions-last-card-answer = « Fin du tour », non : votre main est vide, et c’est perdu. « Piochez deux », oui : on regarde votre main une fois les cartes piochées.
book-malta-questions-on-circle = Mon tour commence sur un cercle 0. Suis-je hors jeu ?
book-malta-questions-on-circle-answer = Pas encore. Vous ne piochez rien, mais vous jouez vos cartes, et l’une d’elles peut vous tirer de là. Vous ne perdez que si vous êtes encore sans issue au moment de vous déplacer.
book-malta-questions-must-move = Dois-je me déplacer, même sur un cercle 0 ou sur un autre pion ?
book-malta-questions-must-move-answer = Oui, tant que l’une de vos flèches reste sur le plateau. Si elles en sortent toutes, vous êtes hors jeu.
book-malta-questions-who-pays = Quand paie-t-on le racket, et qui choisit les cartes ?
book-malta-questions-who-pays-answer = Seulement quand vous vous déplacez pendant votre phase de déplacement, jamais quand une carte vous déplace. C’est vous qui choisissez les cartes.
book-malta-questions-negate-negate = Puis-je répondre « Annulez » à « Annulez » ?
book-malta-questions-negate-negate-answer = Non. Une carte reçoit une réponse au plus, et personne ne répond à une réponse.
book-malta-questions-own-card = Puis-je jouer « Annulez » contre ma propre carte ?
book-malta-questions-own-card-answer = Non. Pendant votre tour, vous ne pouvez la jouer que comme une carte ordinaire. Elle ne fait rien, mais elle compte.
book-malta-questions-pile-empty = La pioche est vide. Faut-il mélanger ?
book-malta-questions-pile-empty-answer = Non. Vous piochez ce qu’il y a, même si ce n’est rien. Seule la carte « Nouveau mélange » fait revenir la défausse.
book-malta-questions-under-pawn = Puis-je retirer, tourner ou permuter la case sous un pion ?
book-malta-questions-under-pawn-answer = Pas sous un adversaire : seule « Décalez une ligne » peut lui prendre sa case. La vôtre, vous pouvez la tourner ou la permuter si personne d’autre n’y est, mais jamais la retirer.
book-malta-questions-after-out = Je suis hors jeu. Est-ce fini pour moi ?
book-malta-questions-after-out-answer = Peut-être pas. Gardez vos cartes : « Bon retour parmi nous » peut vous ramener sur votre case de départ, avec deux cartes de plus.
book-malta-questions-who-sees = Que puis-je savoir des cartes des autres ?
book-malta-questions-who-sees-answer = Combien ils en ont, et tout ce qui est dans la défausse. Une carte passée de main en main n’est connue que de ces deux joueurs.

## Le matériel

book-malta-box = Dans la boîte
book-malta-box-parts = Il y a peu de choses à perdre sous le canapé :
book-malta-box-parts-cards = 108 cartes, de 27 sortes ; le tableau ci-dessous dit combien il y en a de chacune.
book-malta-box-parts-spaces = 54 cases rondes : 7 cases de départ, 11 étoiles, 16 couronnes et 20 gouttes, dont 12 avec un 3 et 8 avec un 4.
book-malta-box-parts-pawns = 6 pions, un par joueur.
book-malta-box-deck-copies = Exemplaires
book-malta-box-deck-cards = Cartes
book-malta-box-deck-twelve-copies = 12
book-malta-box-deck-twelve-cards = Piochez deux
book-malta-box-deck-nine-copies = 9
book-malta-box-deck-nine-cards = Annulez
book-malta-box-deck-eight-copies = 8
book-malta-box-deck-eight-cards = Pas de côté
book-malta-box-deck-seven-copies = 7
book-malta-box-deck-seven-cards = Fin du tour
book-malta-box-deck-five-copies = 5 de chaque
book-malta-box-deck-five-cards = Boomerang, Retirez une case, Rétablissez une case, Tournez une case
book-malta-box-deck-four-copies = 4 de chaque
book-malta-box-deck-four-cards = Bousculade, Échange de places, Rentrez à la maison, Restez sur place, Tournée générale
book-malta-box-deck-three-copies = 3 de chaque
book-malta-box-deck-three-cards = Chacun se déplace, Décalez une ligne, Faites passer, Permutez deux cases, Prenez-en une
book-malta-box-deck-two-copies = 2 de chaque
book-malta-box-deck-two-cards = Bon retour parmi nous, Défaussez deux des vôtres, Donnez-en une, Échange de mains, Extorsion, Foi aveugle, Nouveau mélange, Table rase
book-malta-box-deck-one-copies = 1
book-malta-box-deck-one-cards = Dernière tournée
book-malta-box-known = Les règles publiées nomment dix des cartes et n’en expliquent aucune en entier. Leurs détails, les 17 autres cartes, tous les nombres d’exemplaires et la plupart des cases sont reconstitués. C’est notre propre travail, pas le jeu imprimé.

## L’écriture des parties

book-malta-record = Comment une partie est notée
book-malta-record-names = Chaque case a un nom : une lettre pour la colonne, à partir de la gauche, et un chiffre pour la rangée, à partir du bas. La case de départ du milieu, sur le grand plateau, est D1.
book-malta-record-log = Le journal montre à tous ce qui s’est passé : nombre de cartes piochées, cartes jouées et leurs cibles, déplacements, paiements, défaites. Il ne dit jamais qui a laissé passer une carte.
book-malta-record-file = Une fois la partie finie, l’historique donne toutes les décisions dans l’ordre. Les cases sont posées rangée par rangée, de gauche à droite, à partir de A2. Chaque joueur reçoit ses quatre cartes d’un coup, à partir du premier joueur.

## L’aide de jeu

aid-malta-turn = Votre tour
aid-malta-turn-draw = **Piochez** le nombre indiqué par votre case.
aid-malta-turn-play = **Jouez** la moitié de votre main, arrondie vers le haut.
aid-malta-turn-move = **Déplacez-vous** d’une case en suivant une flèche. Obligatoire.
aid-malta-spaces = Les cases
aid-malta-spaces-kind = Case
aid-malta-spaces-cards = Pioche
aid-malta-spaces-exits = Issues
aid-malta-spaces-start-kind = Départ
aid-malta-spaces-start-cards = 1
aid-malta-spaces-start-exits = 3
aid-malta-spaces-star-kind = Étoile
aid-malta-spaces-star-cards = 1
aid-malta-spaces-star-exits = 4
aid-malta-spaces-crown-kind = Couronne
aid-malta-spaces-crown-cards = 2
aid-malta-spaces-crown-exits = 3
aid-malta-spaces-drop-kind = Goutte
aid-malta-spaces-drop-cards = 3 ou 4
aid-malta-spaces-drop-exits = 1
aid-malta-spaces-circle-kind = Cercle 0
aid-malta-spaces-circle-cards = 0
aid-malta-spaces-circle-exits = 0
aid-malta-out = Hors jeu
aid-malta-out-cards = Pendant votre tour, dès la pioche finie : main vide.
aid-malta-out-move = Au moment de vous déplacer : aucune issue.
aid-malta-out-others = Pendant le tour d’un autre : seulement par « Dernière tournée ».
aid-malta-protection = Le racket
aid-malta-protection-pay = Case occupée : donnez à chaque joueur qui s’y trouve autant de cartes que l’indique la case.
aid-malta-protection-choose = Vous choisissez les cartes. Pas assez : donnez tout.
aid-malta-protection-free = Rien à payer si une carte vous déplace.
aid-malta-responses = Réponses
aid-malta-responses-negate = **Annulez** : la carte ne fait rien.
aid-malta-responses-boomerang = **Boomerang** : elle est à vous ; l’« adversaire », c’est celui qui l’a jouée.
aid-malta-responses-once = Une réponse par carte, aucune à une réponse.
aid-malta-responses-own = Pendant votre tour : sans effet, mais elles comptent.
aid-malta-cards = Jouer une carte
aid-malta-cards-play = Annonce avec cibles, réponses, effet, défausse.
aid-malta-cards-target = Aucune cible possible : sans effet, mais elle compte.
aid-malta-cards-pawns = Déplacements par carte : sans flèches, jamais hors du plateau.
aid-malta-cards-spaces = Quand les cases changent, les pions restent.
aid-malta-cards-occupied = Retirer : case sans pion. Permuter, tourner : pas sous le pion d’un autre. Décaler : partout.
aid-malta-special = Bon à savoir
aid-malta-special-end = **Fin du tour** : ni autre carte, ni déplacement.
aid-malta-special-stay = **Restez sur place** : pas de déplacement ; jouez encore.
aid-malta-special-blind = **Foi aveugle** : le suivant pioche, se déplace, ne joue rien.
aid-malta-special-home = **Rentrez à la maison** : case de départ retirée ? À sa place d’origine.
aid-malta-special-back = **Bon retour parmi nous** : case de départ, main gardée plus deux cartes.
aid-malta-special-call = **Dernière tournée** : un adversaire sans carte perd.
aid-malta-deck = Combien ?
aid-malta-deck-copies = Nombre
aid-malta-deck-cards = Cartes
aid-malta-deck-twelve-copies = 12
aid-malta-deck-twelve-cards = Piochez deux
aid-malta-deck-nine-copies = 9
aid-malta-deck-nine-cards = Annulez
aid-malta-deck-eight-copies = 8
aid-malta-deck-eight-cards = Pas de côté
aid-malta-deck-seven-copies = 7
aid-malta-deck-seven-cards = Fin du tour
aid-malta-deck-five-copies = 5 de chaque
aid-malta-deck-five-cards = Boomerang, Retirez, Rétablissez, Tournez une case
aid-malta-end = La fin
aid-malta-end-last = Le dernier en jeu gagne aussitôt.
aid-malta-end-check = Vérifié après chaque carte, avant votre propre main.
