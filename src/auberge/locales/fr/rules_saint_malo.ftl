### Les règles de Saint Malo dans nos propres mots, d’après les numéros de docs/rules/saint_malo.md.

## Lecture du livret

rule-SM-META-01 = La colonne de droite du livret ne fait que résumer le texte principal ; s’ils diffèrent, le texte principal l’emporte.

## Matériel

rule-SM-COMP-01 = Il y a un plateau principal effaçable, commun à tous.
rule-SM-COMP-02 = Il y a cinq plateaux Ville effaçables.
rule-SM-COMP-03 = Il y a cinq marqueurs effaçables, un par joueur possible.
rule-SM-COMP-04 = Il y a cinq dés ; chaque dé porte six symboles différents, si bien que chaque symbole figure sur une seule face (probabilité de 1/6 avec un dé équilibré).
rule-SM-COMP-05 = Les six symboles des dés sont le rondin (marron), la caisse de marchandises (orange), la muraille (gris), la croix (violet), la tête (vert) et les épées croisées.
rule-SM-COMP-06 = Les cinq symboles autres que les épées croisées sont les symboles « à choisir ».
rule-SM-COMP-07 = Le plateau principal porte les cases à cocher des pirates (six rangées) et un aperçu des personnages.
rule-SM-COMP-08 = Un plateau Ville porte une piste de points de victoire autour de la ville, une banque, un dépôt de bois de construction, 45 cases, des tours avec leurs bonus, des canons, trois toits pour marquer le premier joueur, et des rappels des prix, du décompte et de la défense.
rule-SM-COMP-09 = Le jeu se joue de 2 à 5 joueurs (cinq plateaux Ville ; les cases des pirates sont marquées de 2 à 5).
rule-SM-COMP-10 = Les plateaux sont effacés entre deux parties ; une nouvelle partie commence sans aucune marque de la précédente.
rule-SM-COMP-11 = Six canons sont imprimés sur chaque plateau Ville, un par attaque possible (certitude moyenne : comptés sur une photographie).
rule-SM-COMP-12 = Les cinq plateaux Ville ont le même contenu ; ils sont imprimés des deux côtés, en allemand d’un côté et en anglais/français de l’autre (certitude moyenne).

## But du jeu

rule-SM-GOAL-01 = Celui qui a le plus de points de victoire (PV) après le décompte final gagne.

## Préparation

rule-SM-SETUP-01 = Le plateau principal est placé à portée de tous les joueurs, qui le partagent.
rule-SM-SETUP-02 = Chaque joueur prend un plateau Ville et un marqueur.
rule-SM-SETUP-03 = Le matériel restant ne sert pas dans cette partie.
rule-SM-SETUP-04 = Le plus jeune joueur est le premier joueur et reçoit les cinq dés.
rule-SM-SETUP-05 = Le premier joueur noircit les trois toits au-dessus du dépôt de bois de construction, pour que l’on sache toujours qui a commencé.
rule-SM-SETUP-06 = À moins de cinq joueurs, les colonnes de cases des pirates prévues pour un plus grand nombre de joueurs sont barrées et ne servent jamais.
rule-SM-SETUP-07 = Chaque joueur commence avec 3 pièces.
rule-SM-SETUP-08 = Chaque joueur commence avec 2 rondins.
rule-SM-SETUP-09 = Chaque joueur commence avec 4 caisses de marchandises déjà dans la ville.
rule-SM-SETUP-10 = Les 4 caisses de départ occupent 4 des 45 cases : 41 cases sont donc vides au début.
rule-SM-SETUP-11 = Les 4 caisses de départ sont imprimées dans les cases claires (1,1), (1,2), (2,1) et (3,1) ; toutes les quatre touchent (2,2), diagonales comprises.
rule-SM-SETUP-12 = À part les caisses de départ, une ville commence vide : ni murailles, ni églises, ni maisons, ni personnages.
rule-SM-SETUP-13 = Chaque joueur commence avec 0 PV.
rule-SM-SETUP-14 = Chaque joueur commence sans aucun canon barré.
rule-SM-SETUP-15 = Au début, aucun côté n’est détruit ni commencé : les 20 cases sombres sont vides, de même que 21 des 25 cases claires.

## Ville

rule-SM-CITY-01 = Une ville a 25 cases intérieures claires, en un carré de 5 × 5.
rule-SM-CITY-02 = Une ville a 20 cases périphériques sombres : quatre côtés de 5.
rule-SM-CITY-03 = Une ville a 45 cases en tout.
rule-SM-CITY-04 = Chaque côté de 5 cases sombres s’étend d’une tour à l’autre.
rule-SM-CITY-05 = Une tour n’est pas une case : on n’y place jamais rien et elle ne compte pas parmi les 45 cases.
rule-SM-CITY-06 = Une case sombre peut recevoir tout ce qui se place : personnage, muraille, caisse, église ou maison.
rule-SM-CITY-07 = Une case claire peut recevoir tout ce qui se place, sauf une muraille.
rule-SM-CITY-08 = On ne peut rien placer ailleurs que dans une case vide.
rule-SM-CITY-09 = Une case remplie le reste jusqu’à la fin de la partie ; son contenu n’est jamais déplacé, remplacé ni retiré.
rule-SM-CITY-10 = Une case contient une seule chose.
rule-SM-CITY-11 = Placer autre chose qu’une muraille dans une case sombre détruit aussitôt le côté concerné.
rule-SM-CITY-12 = Un côté détruit ne peut plus jamais donner le bonus de sa tour.
rule-SM-CITY-13 = Un côté détruit ne donne jamais les 2 points de défense.
rule-SM-CITY-14 = La destruction d’un côté est définitive, même si toutes ses cases restantes reçoivent une muraille.
rule-SM-CITY-15 = Détruire un côté ne change rien aux trois autres.
rule-SM-CITY-16 = On peut encore placer des murailles dans les cases libres d’un côté détruit.
rule-SM-CITY-17 = Une muraille complète ne peut plus être détruite (ses cinq cases sont remplies et le restent).
rule-SM-CITY-18 = Les pièces et les rondins se gardent à la banque et au dépôt de bois de construction ; ils n’occupent aucune case de la ville.
rule-SM-CITY-19 = La teinte des cases ne joue aucun rôle dans le voisinage : une case sombre et une case claire qui se touchent sont adjacentes.

## Déroulement d’un tour

rule-SM-TURN-01 = Le premier joueur joue le premier tour.
rule-SM-TURN-02 = On joue à tour de rôle dans le sens horaire.
rule-SM-TURN-03 = Un tour se déroule ainsi : lancer les dés ; si on le veut, payer pour modifier des dés ; exécuter un symbole ; cocher des cases des pirates pour les épées croisées ; passer les dés au suivant.
rule-SM-TURN-04 = Tous les effets du symbole choisi, bonus de muraille compris, sont terminés avant que l’on coche les cases des pirates.
rule-SM-TURN-05 = Une décision qui n’a qu’une seule réponse permise n’est pas demandée : elle s’exécute d’elle-même. Ainsi, les lancers s’arrêtent d’eux-mêmes après le troisième, la construction s’arrête d’elle-même quand plus aucune maison n’est possible, et le joueur passe automatiquement quand c’est la seule réponse.

## Lancers

rule-SM-DICE-01 = Un joueur lance les dés au moins une fois par tour.
rule-SM-DICE-02 = Un joueur lance les dés au plus trois fois par tour.
rule-SM-DICE-03 = Le premier lancer se fait avec les cinq dés.
rule-SM-DICE-04 = Après le premier lancer, le joueur met de côté autant de dés qu’il veut, de 0 à 5.
rule-SM-DICE-05 = Le deuxième lancer se fait avec les dés qui ne sont pas mis de côté.
rule-SM-DICE-06 = Après le deuxième lancer, le joueur met de nouveau de côté autant de dés qu’il veut.
rule-SM-DICE-07 = Le troisième lancer se fait avec les dés qui ne sont pas mis de côté.
rule-SM-DICE-08 = Les dés mis de côté après le premier lancer peuvent être repris pour le troisième.
rule-SM-DICE-09 = Avant le deuxième et avant le troisième lancer, on peut donc choisir de relancer n’importe lesquels des cinq dés, au moins un.
rule-SM-DICE-10 = Pendant les lancers, les épées croisées sont une face comme une autre : on peut les garder ou les relancer.
rule-SM-DICE-11 = Un joueur peut s’arrêter après le premier ou le deuxième lancer.
rule-SM-DICE-12 = Quand les lancers sont finis, le résultat des cinq dés est définitif, sauf modifications payées.

## Choisir un symbole et modifier des dés

rule-SM-PICK-01 = On utilise par tour au plus un des cinq symboles à choisir, et exactement un, à moins que le joueur ne passe (SM-PICK-18) ou que tous les dés ne montrent des épées croisées.
rule-SM-PICK-02 = Toutes les épées croisées visibles s’appliquent en plus, à chaque tour.
rule-SM-PICK-03 = Avant d’exécuter le symbole, le joueur peut modifier un ou plusieurs dés pour qu’ils montrent le symbole choisi.
rule-SM-PICK-04 = Chaque dé modifié coûte 2 pièces, barrées à la banque.
rule-SM-PICK-05 = Un dé qui montre des épées croisées ne peut pas être modifié.
rule-SM-PICK-06 = Aucun dé ne peut être modifié pour montrer des épées croisées.
rule-SM-PICK-07 = Un dé modifié ne peut prendre que le symbole choisi pour ce tour.
rule-SM-PICK-08 = Les modifications se font après le dernier lancer ; on ne relance rien après une modification.
rule-SM-PICK-09 = On n’est pas obligé d’utiliser tous les dés qui montrent le symbole choisi.
rule-SM-PICK-10 = Les épées croisées, elles, s’appliquent toutes : on ne peut en ignorer aucune.
rule-SM-PICK-11 = Les dés du symbole choisi ne sont jamais répartis entre plusieurs actions.
rule-SM-PICK-12 = Les croix bâtissent donc une seule église par tour, jamais deux plus petites.
rule-SM-PICK-13 = Les têtes recrutent donc un seul personnage par tour, jamais deux moins chers (le personnage bonus d’une muraille est à part, SM-WALL-09).
rule-SM-PICK-14 = Les dés qui ne montrent ni le symbole choisi ni des épées croisées n’ont aucun effet.
rule-SM-PICK-15 = Les pièces gagnées pendant un tour arrivent trop tard pour payer les modifications ou la livraison de ce même tour.
rule-SM-PICK-16 = Un joueur peut choisir un symbole qu’aucun dé ne montre et acheter tous les dés nécessaires.
rule-SM-PICK-17 = Forme normale : une utilisation est (symbole, n, prix), avec 1 ≤ n ≤ min(5 − épées croisées, limite), prix = 2 × max(0, n − k) + (2 pour le rondin, sinon 0) ≤ pièces et k = nombre de dés qui montrent le symbole. Limite : caisse = cases de la plus grande zone vide d’un seul tenant ; muraille = cases sombres vides ; rondin, croix, tête = 5.
rule-SM-PICK-18 = Un joueur qui a une utilisation permise et gratuite (prix 0 selon SM-PICK-17) doit utiliser un symbole ; passer n’est proposé que dans les autres cas.
rule-SM-PICK-19 = Le symbole et le nombre de dés s’annoncent ensemble, après le dernier lancer, et le prix se paie aussitôt ; on ne place les éléments qu’ensuite, l’un après l’autre. On ne peut annoncer que des nombres que la ville peut entièrement accueillir à ce moment.

## Pièces

rule-SM-COIN-01 = Les pièces gagnées s’ajoutent à la banque du joueur.
rule-SM-COIN-02 = Les pièces ne se dépensent que pour modifier des dés et pour les livraisons de rondins.
rule-SM-COIN-03 = Une pièce dépensée est barrée et ne peut plus être dépensée.
rule-SM-COIN-04 = On doit payer la somme entière ; il n’y a pas de dettes.

## Rondin

rule-SM-LOG-01 = Chaque dé rondin utilisé ajoute un rondin au dépôt de bois de construction.
rule-SM-LOG-02 = Une livraison coûte 2 pièces en tout, quel que soit le nombre de rondins qu’elle apporte.
rule-SM-LOG-03 = Le prix de la livraison s’ajoute au prix des dés modifiés.
rule-SM-LOG-04 = S’il ne reste pas 2 pièces pour la livraison une fois les modifications payées, le symbole rondin ne peut pas être utilisé.
rule-SM-LOG-05 = Les rondins servent à bâtir des maisons grâce à un architecte.
rule-SM-LOG-06 = Un rondin utilisé pour une maison est barré.
rule-SM-LOG-07 = Utiliser des rondins pour bâtir ne coûte pas de pièces.

## Caisse de marchandises

rule-SM-CRATE-01 = Chaque dé caisse utilisé place une caisse dans une case vide, sombre ou claire.
rule-SM-CRATE-02 = Les caisses placées pendant un même tour doivent former un seul groupe relié (contact horizontal ou vertical).
rule-SM-CRATE-03 = Un contact en diagonale ne relie pas les caisses.
rule-SM-CRATE-04 = Le nouveau groupe peut toucher des caisses plus anciennes, sans y être obligé.
rule-SM-CRATE-05 = Les caisses plus anciennes ne servent pas de lien entre les nouvelles.
rule-SM-CRATE-06 = Les caisses ne rapportent des pièces que grâce aux marchands ; une caisse seule ne vaut rien.
rule-SM-CRATE-07 = Les caisses se placent case par case : la première dans une zone vide d’au moins n cases (n : nombre de caisses annoncées), chacune des suivantes à côté d’une caisse de ce tour, verticalement ou horizontalement. Toute disposition permise peut être obtenue ainsi, et aucun début permis ne mène à une impasse.
rule-SM-CRATE-08 = Toutes les caisses annoncées sont placées ; on ne décide d’utiliser moins de dés qu’au moment de l’annonce.

## Muraille

rule-SM-WALL-01 = Chaque dé muraille utilisé place une section de muraille.
rule-SM-WALL-02 = Les sections de muraille ne vont que dans des cases sombres vides.
rule-SM-WALL-03 = Les cases se choisissent librement : un contact avec d’autres murailles, nouvelles ou anciennes, est permis mais jamais exigé.
rule-SM-WALL-04 = Une muraille est complète quand les cinq cases sombres d’un même côté, d’une tour à l’autre, contiennent des sections de muraille.
rule-SM-WALL-05 = Compléter la muraille d’un côté donne aussitôt le bonus de ce côté.
rule-SM-WALL-06 = Le bonus d’un côté est celui que montre la tour dont la flèche longe ce côté.
rule-SM-WALL-07 = Bonus de type « pièces » : 2 pièces à la banque.
rule-SM-WALL-08 = Bonus de type « PV » : 3 points de victoire.
rule-SM-WALL-09 = Bonus de type « personnage » : un personnage de niveau 1, 2 ou 3 dans une case vide, comme si l’on avait obtenu 3 têtes (pour savoir s’il faut le prendre, voir SM-WALL-23).
rule-SM-WALL-10 = Le personnage bonus peut être un citadin, un soldat, un prêtre, un architecte ou un marchand.
rule-SM-WALL-11 = Le personnage bonus ne peut être ni un jongleur ni un noble.
rule-SM-WALL-12 = Le personnage bonus a aussitôt son effet normal (PV, pièces, maisons).
rule-SM-WALL-13 = Chaque muraille complète ajoute 2 à la force de défense jusqu’à la fin de la partie.
rule-SM-WALL-14 = On peut compléter une muraille en plusieurs fois, sur plusieurs tours.
rule-SM-WALL-15 = Chaque côté donne son bonus une seule fois au plus (on ne le complète qu’une fois).
rule-SM-WALL-16 = Une muraille incomplète ne donne ni bonus ni défense.
rule-SM-WALL-17 = Les sections de muraille d’un même tour se placent l’une après l’autre ; quand une muraille est complétée, tout ce qui en découle est réglé avant que l’on place la section suivante.
rule-SM-WALL-18 = Le côté du bas, S, donne 3 PV (tour en bas à droite, flèche vers la gauche) ; un autre côté donne 2 pièces (image annotée du livret).
rule-SM-WALL-19 = Le côté du haut, N, donne un personnage de niveau 1 à 3 (tour en haut à gauche, flèche vers la droite).
rule-SM-WALL-20 = Le côté droit, E, donne 2 pièces (tour en haut à droite, flèche vers le bas).
rule-SM-WALL-21 = Le côté gauche, O, donne 2 pièces (tour en bas à gauche, flèche vers le haut).
rule-SM-WALL-22 = Le bonus de personnage existe donc une fois par ville, celui de 3 PV une fois, celui de 2 pièces deux fois.
rule-SM-WALL-23 = On peut renoncer au personnage bonus ; il est alors perdu pour de bon et les 2 points de défense restent. Avec l’option « bonus_character_compulsory », on ne peut pas y renoncer tant qu’une case est vide.
rule-SM-WALL-24 = Toutes les sections de muraille annoncées sont placées tant qu’une case sombre est vide. Une section à laquelle un personnage bonus ou ses maisons n’ont laissé aucune case sombre vide est perdue ; les pièces payées ne sont pas rendues.

## Croix : églises

rule-SM-CHURCH-01 = Quand on utilise des croix, on place exactement une église dans une case vide quelconque.
rule-SM-CHURCH-02 = On inscrit dans l’église sa taille : le nombre de dés utilisés, de 1 à 5.
rule-SM-CHURCH-03 = La taille d’une église peut être inférieure au nombre de croix visibles.
rule-SM-CHURCH-04 = Une église n’exige ni architecte ni rondins.
rule-SM-CHURCH-05 = Un joueur peut avoir plusieurs églises de la même taille.
rule-SM-CHURCH-06 = Les églises ne rapportent de points qu’à la fin de la partie (sauf grâce aux prêtres).
rule-SM-CHURCH-07 = Une église ne compte que dans une série sans trou 1, 2, 3… qui commence à la taille 1.
rule-SM-CHURCH-08 = Une série jusqu’à la taille 1/2/3/4/5 vaut 1/4/8/13/20 PV en tout.
rule-SM-CHURCH-09 = On peut compter plusieurs séries ; chaque église fait partie d’une seule série au plus.
rule-SM-CHURCH-10 = Une église qui n’entre dans aucune série ne vaut rien.
rule-SM-CHURCH-11 = L’emplacement des églises ne compte pas pour les séries.
rule-SM-CHURCH-12 = Calcul pas à pas : la série j (1, 2, 3…) va de la taille 1 jusqu’au plus grand s pour lequel min(nombre[1..s]) ≥ j ; le total est la somme sur j. Calcul équivalent, dont il est prouvé qu’il donne le meilleur total : total = somme sur k de pas[k] × min(nombre[1..k]), pas = 1, 3, 4, 5, 7.

## Tête : personnages

rule-SM-CHAR-01 = Quand on utilise des têtes, on place dans une case vide exactement un personnage, dessiné comme une lettre dans un cercle.
rule-SM-CHAR-02 = Le nombre de têtes utilisées détermine les personnages disponibles : avec 1 tête, un citadin ; avec 2, un soldat ou un prêtre ; avec 3, un architecte ou un marchand ; avec 4, un jongleur ; avec 5, un noble.
rule-SM-CHAR-03 = L’effet d’un personnage tient compte de la ville telle qu’elle est quand on le place ; les voisins venus plus tard n’ajoutent rien (sauf pour les soldats, qui comptent à chaque attaque).
rule-SM-CHAR-04 = Un personnage peut se trouver dans une case sombre ou claire ; dans une case sombre, il détruit le côté concerné.
rule-SM-CHAR-CITIZEN-1 = Un citadin coûte 1 tête.
rule-SM-CHAR-CITIZEN-2 = Un citadin donne aussitôt 1 PV.
rule-SM-CHAR-SOLDIER-1 = Un soldat coûte 2 têtes.
rule-SM-CHAR-SOLDIER-2 = Dès qu’il est placé, chaque soldat ajoute 1 à la force de défense lors de chaque attaque pirate, où qu’il se trouve.
rule-SM-CHAR-PRIEST-1 = Un prêtre coûte 2 têtes.
rule-SM-CHAR-PRIEST-2 = Un prêtre donne aussitôt 1 PV par église qui le touche (les diagonales comptent).
rule-SM-CHAR-PRIEST-3 = Les églises bâties plus tard à côté d’un prêtre ne rapportent rien pour ce prêtre.
rule-SM-CHAR-PRIEST-4 = La taille d’une église est sans importance pour un prêtre.
rule-SM-CHAR-ARCHITECT-1 = Un architecte coûte 3 têtes.
rule-SM-CHAR-ARCHITECT-2 = En plaçant un architecte, le joueur peut utiliser aussitôt jusqu’à 3 rondins inutilisés, 1 rondin par maison.
rule-SM-CHAR-ARCHITECT-3 = Les rondins utilisés sont barrés, et l’on place autant de maisons dans des cases vides.
rule-SM-CHAR-ARCHITECT-4 = Les maisons bâties pendant un même tour doivent former un seul groupe relié (contact horizontal ou vertical).
rule-SM-CHAR-ARCHITECT-5 = Au moins une des nouvelles maisons doit toucher (la diagonale suffit) l’architecte qui vient d’être placé.
rule-SM-CHAR-ARCHITECT-6 = Les nouvelles maisons peuvent toucher des maisons ou des architectes plus anciens, sans y être obligées.
rule-SM-CHAR-ARCHITECT-7 = 1/2/3 nouvelles maisons donnent aussitôt 3/6/9 PV. Les rondins et les PV se comptent maison par maison.
rule-SM-CHAR-ARCHITECT-8 = Bâtir est facultatif : on peut placer un architecte avec 0 maison (0 PV), par exemple sans rondins.
rule-SM-CHAR-ARCHITECT-9 = Un architecte ne bâtit qu’au moment où on le place, jamais lors d’un tour suivant.
rule-SM-CHAR-ARCHITECT-10 = Un contact des nouvelles maisons avec un architecte plus ancien ne remplace pas le contact avec le nouveau.
rule-SM-CHAR-ARCHITECT-11 = Les maisons se placent case par case : la première touche l’architecte (diagonale comprise), chacune des suivantes se place à côté d’une maison de cet architecte, verticalement ou horizontalement ; le joueur peut s’arrêter avant la première et après n’importe laquelle. Pour le groupe achevé, cela revient à SM-CHAR-ARCHITECT-4 et -5.
rule-SM-CHAR-MERCHANT-1 = Un marchand coûte 3 têtes.
rule-SM-CHAR-MERCHANT-2 = Un marchand donne aussitôt 1 pièce par caisse qui le touche (les diagonales comptent).
rule-SM-CHAR-MERCHANT-3 = Les caisses ne s’épuisent pas : un autre marchand à côté d’elles rapporte de nouveau des pièces.
rule-SM-CHAR-MERCHANT-4 = Les caisses placées plus tard à côté d’un marchand ne rapportent rien pour ce marchand.
rule-SM-CHAR-MERCHANT-5 = Les caisses de départ comptent comme toutes les autres.
rule-SM-CHAR-MERCHANT-6 = Se placer à côté de caisses n’est qu’un conseil ; un marchand peut être placé n’importe où, même pour 0 pièce.
rule-SM-CHAR-JUGGLER-1 = Un jongleur coûte 4 têtes.
rule-SM-CHAR-JUGGLER-2 = Un jongleur donne aussitôt 2 PV par type de personnage différent qui le touche (les diagonales comptent).
rule-SM-CHAR-JUGGLER-3 = Pour un jongleur, plusieurs voisins du même type comptent une seule fois.
rule-SM-CHAR-JUGGLER-4 = À côté d’un jongleur, un autre jongleur compte comme un type.
rule-SM-CHAR-JUGGLER-5 = Le jongleur que l’on place ne se compte pas lui-même.
rule-SM-CHAR-JUGGLER-6 = Les personnages placés plus tard à côté d’un jongleur ne rapportent rien pour ce jongleur.
rule-SM-CHAR-NOBLE-1 = Un noble coûte 5 têtes.
rule-SM-CHAR-NOBLE-2 = Un noble donne aussitôt 7 PV.

## Épées croisées et pirates

rule-SM-PIRATE-01 = Après la partie normale du tour, on coche une case des pirates par dé « épées croisées ».
rule-SM-PIRATE-02 = Cocher des cases des pirates s’ajoute à l’utilisation normale d’un symbole.
rule-SM-PIRATE-03 = Les cases des pirates se cochent rangée par rangée, chaque rangée de gauche à droite.
rule-SM-PIRATE-04 = Cases par rangée : 4 à 2 joueurs, 6 à 3 joueurs, 8 à 4 joueurs, 10 à 5 joueurs (pour 3 joueurs, le livret indique le nombre ; pour 2 et 4, il se lit dans son tableau ; pour 5, il prolonge la série ; les quatre nombres sont confirmés par des sources publiques).
rule-SM-PIRATE-05 = Il y a six rangées ; leurs forces d’attaque sont, de haut en bas, 1, 3, 6, 8, 10, 12.
rule-SM-PIRATE-06 = Cocher la dernière case d’une rangée déclenche l’attaque de cette rangée.
rule-SM-PIRATE-07 = Lors d’une attaque, tous les joueurs se défendent, et pas seulement celui qui a coché la case.
rule-SM-PIRATE-08 = Force de défense = nombre de soldats + 2 × nombre de murailles complètes.
rule-SM-PIRATE-09 = Un joueur dont la force de défense est inférieure à la force de l’attaque barre un canon.
rule-SM-PIRATE-10 = Une force de défense égale à la force de l’attaque suffit.
rule-SM-PIRATE-11 = Une attaque coûte au plus un canon à un joueur, quelle que soit la différence.
rule-SM-PIRATE-12 = Chaque canon barré signifie −5 PV à la fin, pas tout de suite.
rule-SM-PIRATE-13 = Il faut cocher une case par dé « épées croisées » tant qu’il reste des cases ; une rangée terminée, on continue dans la suivante. Les épées croisées au-delà de la dernière case de la rangée 6, pendant le même tour ou plus tard, sont ignorées.
rule-SM-PIRATE-14 = Après la sixième attaque, les épées croisées sont ignorées.
rule-SM-PIRATE-15 = Même après la sixième attaque, un dé « épées croisées » ne peut pas être modifié.
rule-SM-PIRATE-16 = Les soldats et les murailles obtenus pendant un tour comptent dans une attaque déclenchée par ce même tour.
rule-SM-PIRATE-17 = Une attaque ne retire rien de la ville : soldats et murailles restent et compteront encore la fois suivante.
rule-SM-PIRATE-18 = Si un tour termine deux rangées, les deux attaques ont lieu, dans l’ordre.

## Fin de partie

rule-SM-END-01 = La fin est déclenchée quand un joueur remplit la dernière case vide de sa ville.
rule-SM-END-02 = On termine le tour de table en cours, pour que tous les joueurs aient joué le même nombre de tours.
rule-SM-END-03 = Un tour de table va du premier joueur à celui qui est assis à sa droite ; si c’est ce dernier qui déclenche la fin, la partie s’arrête juste après son tour.
rule-SM-END-04 = Les pirates agissent normalement pendant le dernier tour de table.
rule-SM-END-05 = Celui dont la ville est pleine ne joue plus aucun tour (découle de SM-END-01/02).
rule-SM-END-06 = Après le dernier tour vient le décompte final, puis on désigne le vainqueur.

## Décompte

rule-SM-SCORE-01 = Les PV gagnés pendant la partie sont notés aussitôt sur la piste de leur propriétaire.
rule-SM-SCORE-02 = Décompte final : 5 PV pour chaque joueur dont les 45 cases sont toutes remplies.
rule-SM-SCORE-03 = Décompte final : 1 PV par paire complète de pièces restantes ; une pièce isolée ne donne rien.
rule-SM-SCORE-04 = Décompte final : 1 PV par rondin inutilisé.
rule-SM-SCORE-05 = Décompte final : séries d’églises selon SM-CHURCH-07 à 12.
rule-SM-SCORE-06 = Décompte final : −5 PV par canon barré.
rule-SM-SCORE-07 = Rien d’autre ne rapporte de points à la fin (caisses, murailles, maisons et personnages ne donnent pas de PV au décompte final).
rule-SM-SCORE-08 = Le total le plus élevé gagne.
rule-SM-SCORE-09 = En cas d’égalité en tête, celui des joueurs concernés qui a le plus de cases vides gagne.
rule-SM-SCORE-10 = Les joueurs encore à égalité sont tous vainqueurs.

## Décisions citées par des refus et des options

rule-SM-AMB-03 = Un joueur ne peut pas passer tant qu’un symbole montré par un dé a une utilisation permise et gratuite ; sinon il peut passer ou choisir une utilisation payante, et personne n’est jamais forcé de dépenser des pièces. Avec l’option « allow_voluntary_pass », passer est proposé à chaque annonce.
rule-SM-AMB-11 = Si l’on obtient plus de caisses que la ville ne peut en accueillir, on utilise moins de dés ; les nombres supérieurs à la taille de la plus grande zone vide d’un seul tenant ne sont pas proposés.
rule-SM-AMB-14 = Si l’on obtient plus de murailles qu’il n’y a de cases sombres vides, on utilise moins de dés ; sans case sombre vide, le symbole muraille ne peut pas être utilisé.
rule-SM-AMB-18 = On peut renoncer au personnage bonus ; il est alors perdu pour de bon et les 2 points de défense restent. Celui qui le prend choisit librement le type et la case. Avec l’option « bonus_character_compulsory », il faut le prendre tant qu’une case est vide.
rule-SM-AMB-22 = Deux architectes pendant un même tour ne sont possibles qu’avec un fichier de données où plusieurs côtés donnent un personnage. Dans ce cas, toutes les maisons du tour forment un seul groupe relié, et chaque architecte qui bâtit touche une de ses propres maisons, diagonales comprises. Pour un architecte qui arrive quand des maisons de ce tour sont déjà posées, seul compte l’ensemble de ses maisons, et non leur ordre.
