### Le livre de règles de Saint Malo et son aide de jeu. Les clés suivent rulebook/saint_malo.toml ; entre ** figure ce qu’on lit d’abord.

## De quoi s’agit-il ?

book-saint_malo-goal = De quoi s’agit-il ?
book-saint_malo-goal-theme = Le port de Saint-Malo s’enrichit, et les pirates l’ont remarqué. Avec des dés et un marqueur, vous dessinez votre propre ville : murailles, églises, maisons et habitants.
book-saint_malo-goal-win = Ce que vous dessinez remplit des cases et rapporte des points de victoire (PV), parfois tout de suite, parfois à la fin. Dès qu’une ville est pleine, on termine le tour de table. Celui qui a alors le plus de PV gagne.

## Préparation

book-saint_malo-setup = Préparation
book-saint_malo-setup-table = Avant le premier tour :
book-saint_malo-setup-table-boards = Placez le plateau principal à portée de tous. Chacun prend un plateau Ville et un marqueur.
book-saint_malo-setup-table-pirates = À moins de cinq joueurs, barrez les colonnes de cases des pirates prévues pour un plus grand nombre.
book-saint_malo-setup-table-first = Le plus jeune est le premier joueur : il prend les cinq dés et noircit les trois toits au-dessus du dépôt.
book-saint_malo-setup-table-spare = Rangez le reste dans la boîte.
book-saint_malo-setup-start = Chaque ville commence avec **3 pièces** à la banque, **2 rondins** au dépôt et 0 PV. Quatre caisses s’y trouvent déjà ; les 41 autres cases sont vides. Aucun canon n’est encore barré.
book-saint_malo-setup-new = Une ville toute neuve. Les colonnes vont de A à G en partant de la gauche, les rangées de 1 à 7 en partant du haut. Les quatre caisses sont en B2, C2, B3 et B4. Toutes touchent la case vide C3.
book-saint_malo-setup-online = À une table d’Auberge, tout est déjà prêt. La personne qui ouvre la table choisit qui commence, ou s’en remet au sort.

## Votre tour en un coup d’œil

book-saint_malo-turn = Votre tour en un coup d’œil
book-saint_malo-turn-steps = Le premier joueur commence, puis on joue dans le sens horaire. À votre tour :
book-saint_malo-turn-steps-roll = **Lancez** les dés, trois fois au plus. Gardez ceux qui vous plaisent.
book-saint_malo-turn-steps-choose = **Choisissez** un symbole. Pour 2 pièces par dé, vous pouvez modifier d’autres dés pour l’obtenir.
book-saint_malo-turn-steps-use = **Utilisez**-le : recevez des rondins, placez des caisses ou des murailles, bâtissez une église ou recrutez un personnage.
book-saint_malo-turn-steps-pirates = **Cochez** une case des pirates par dé « épées croisées ».
book-saint_malo-turn-steps-on = **Passez** les dés à votre voisin de gauche.
book-saint_malo-turn-faces = Chaque dé porte les six mêmes faces :
book-saint_malo-turn-faces-log = **Rondin :** du bois pour les maisons. Chaque dé apporte un rondin.
book-saint_malo-turn-faces-crate = **Caisse :** des marchandises pour les marchands. Chaque dé place une caisse.
book-saint_malo-turn-faces-wall = **Muraille :** chaque dé place une section de muraille dans une case sombre.
book-saint_malo-turn-faces-cross = **Croix :** tous les dés utilisés bâtissent une seule église.
book-saint_malo-turn-faces-head = **Tête :** tous les dés utilisés recrutent un seul personnage.
book-saint_malo-turn-faces-swords = **Épées croisées :** les pirates ! On ne choisit pas ce symbole, mais il compte toujours.
book-saint_malo-turn-alone = Quand vous n’avez qu’un seul choix, Auberge le fait pour vous et continue.

## Votre ville

book-saint_malo-city = Votre ville
book-saint_malo-city-cells = Votre ville compte 45 cases. Au centre, 25 **cases claires** ; tout autour, 20 **cases sombres** : quatre côtés de cinq cases, chacun entre deux tours. Les murailles ne vont que dans les cases sombres. Tout le reste peut aller n’importe où.
book-saint_malo-city-stay = On ne dessine que dans les cases vides, une seule chose par case. Ce qui est dessiné reste jusqu’à la fin : rien n’est déplacé ni effacé. Les tours ne sont pas des cases. Les pièces et les rondins n’en occupent pas non plus.
book-saint_malo-city-dark-title = Attention aux cases sombres
book-saint_malo-city-dark = Dans une case sombre, tout ce qui n’est pas une muraille détruit aussitôt le côté concerné. Il ne donnera plus jamais ni bonus ni défense, même si des murailles remplissent le reste. Les trois autres côtés n’en souffrent pas.
book-saint_malo-city-destroyed = Quatre sections de muraille se dressaient en haut ; seule la case F1 était vide. Une caisse y a été placée. Le côté du haut est détruit : ni bonus ni défense, pour toujours.
book-saint_malo-city-near-title = Côte à côte, ou autour ?
book-saint_malo-city-near = Deux cases sont **côte à côte** si elles ont un bord commun. **Autour** d’une case, ce sont toutes celles qui la touchent, même par un coin : huit au plus. Claire ou sombre, peu importe. Même les cases sombres de part et d’autre d’une tour se touchent par un coin.

## Les lancers

book-saint_malo-dice = Les lancers
book-saint_malo-dice-rolls = Lancez d’abord les cinq dés. Gardez-en autant que vous voulez et relancez les autres. Vous pouvez le faire deux fois : cela fait trois lancers au plus. Vous pouvez aussi vous arrêter avant.
book-saint_malo-dice-again = Avant chaque lancer, vous choisissez de nouveau. Même un dé déjà gardé peut être relancé, et les épées croisées aussi. Après le dernier lancer, les dés restent tels quels ; seules vos pièces peuvent encore les modifier.
book-saint_malo-dice-swords = Premier lancer : trois épées croisées et deux têtes. Rien ne vous oblige à garder les épées. Gardez les têtes, relancez les trois autres dés et croisez les doigts.

## Un symbole, et le pouvoir des pièces

book-saint_malo-choose = Un symbole, et le pouvoir des pièces
book-saint_malo-choose-one = Choisissez un symbole, mais jamais les épées croisées. Utilisez autant de ses dés que vous voulez, au moins un. Tous servent à une seule chose : quatre têtes recrutent un personnage, pas deux. Les autres dés, épées croisées mises à part, n’ont aucun effet.
book-saint_malo-choose-coins-title = Modifier des dés
book-saint_malo-choose-coins = Pour **2 pièces**, vous modifiez un dé : il prend le symbole choisi. Vous pouvez en modifier plusieurs, même si aucun dé ne montre encore ce symbole. Les épées croisées ne se modifient jamais, et aucun dé ne peut prendre cette face.
book-saint_malo-choose-bank = Les pièces ne servent qu’à modifier des dés et à payer les livraisons de rondins. On paie toujours la somme entière avant de dessiner. Les pièces gagnées pendant un tour arrivent trop tard pour ce tour.
book-saint_malo-choose-third = Vous avez deux caisses, une muraille, une tête et des épées croisées. Pour 2 pièces, un dé de plus devient une caisse : vous en placez trois. Les épées croisées restent : ensuite, vous cochez pour elles une case des pirates.
book-saint_malo-choose-announce = Annoncez d’abord votre symbole et le nombre de dés. Il vous faut de la place pour tout. Placez ensuite tout ce que vous avez annoncé, un élément après l’autre.
book-saint_malo-choose-pass-title = Passer
book-saint_malo-choose-pass = Vous ne pouvez passer que si aucun symbole n’est utilisable gratuitement. Les rondins ne sont jamais gratuits, et une muraille exige une case sombre vide. Personne n’est jamais forcé de dépenser des pièces.

## Murailles et tours

book-saint_malo-walls = Murailles et tours
book-saint_malo-walls-place = Chaque dé muraille utilisé place une **section de muraille** dans une case sombre vide. Les sections n’ont pas besoin de se toucher. S’il y a plus de dés que de cases sombres vides, utilisez-en moins.
book-saint_malo-walls-complete = Cinq sections entre deux tours forment une **muraille complète**. Elle vous donne 2 points de défense jusqu’à la fin de la partie. Vous recevez aussitôt le bonus de ce côté, dessiné dans la tour dont la flèche le longe. Vous pouvez la compléter petit à petit ; d’ici là, elle ne donne rien.
book-saint_malo-walls-bonus-title = Le bonus de chaque côté
book-saint_malo-walls-bonus-side = Côté
book-saint_malo-walls-bonus-bonus = Bonus
book-saint_malo-walls-bonus-top-side = Haut
book-saint_malo-walls-bonus-top-bonus = un personnage qui coûte 1, 2 ou 3 têtes
book-saint_malo-walls-bonus-right-side = Droite
book-saint_malo-walls-bonus-right-bonus = 2 pièces
book-saint_malo-walls-bonus-bottom-side = Bas
book-saint_malo-walls-bonus-bottom-bonus = 3 PV
book-saint_malo-walls-bonus-left-side = Gauche
book-saint_malo-walls-bonus-left-bonus = 2 pièces
book-saint_malo-walls-bottom = Le côté du bas avait quatre sections de muraille ; une de plus, en F7, le complète. Vous gagnez aussitôt 3 PV, et votre défense passe à 2.
book-saint_malo-walls-guest-title = Un personnage en bonus
book-saint_malo-walls-guest = Le côté du haut offre un personnage, comme si vous aviez utilisé une, deux ou trois têtes. Choisissez un citadin, un soldat, un prêtre, un architecte ou un marchand, et placez-le dans une case vide de votre choix. Son effet est immédiat. Vous pouvez aussi y renoncer ; le bonus est alors perdu.
book-saint_malo-walls-top = La dernière section va en F1 et complète le côté du haut. En bonus, un marchand est placé en C3. Quatre caisses l’entourent : 4 pièces aussitôt.
book-saint_malo-walls-order = Placez vos sections une par une. Quand l’une d’elles complète un côté, prenez d’abord le bonus, puis continuez. Si le personnage bonus ou ses maisons occupent les dernières cases sombres, les sections restantes sont perdues. Les pièces payées pour elles ne sont pas rendues.

## Les églises

book-saint_malo-churches = Les églises
book-saint_malo-churches-build = Les croix bâtissent **une seule église**, dans n’importe quelle case vide. Sa taille est le nombre de dés utilisés, de 1 à 5. Elle n’exige ni rondins ni architecte. Vous pouvez avoir plusieurs églises de la même taille.
book-saint_malo-churches-series = Les églises comptent à la fin, en **série** sans trou à partir de la taille 1 : 1, 2, 3 et ainsi de suite. Leur emplacement ne joue aucun rôle. Vous pouvez avoir plusieurs séries, mais chaque église ne compte que dans une seule.
book-saint_malo-churches-worth-title = La valeur d’une série
book-saint_malo-churches-worth-series = Série de 1 à
book-saint_malo-churches-worth-one = 1
book-saint_malo-churches-worth-two = 2
book-saint_malo-churches-worth-three = 3
book-saint_malo-churches-worth-four = 4
book-saint_malo-churches-worth-five = 5
book-saint_malo-churches-worth-points-series = PV en tout
book-saint_malo-churches-worth-points-one = 1
book-saint_malo-churches-worth-points-two = 4
book-saint_malo-churches-worth-points-three = 8
book-saint_malo-churches-worth-points-four = 13
book-saint_malo-churches-worth-points-five = 20
book-saint_malo-churches-nine = Neuf églises : trois de taille 1, deux de taille 2, une de taille 3, une de taille 4 et deux de taille 5. La série de 1 à 5 donne 20 PV, celle de 1 à 2 en donne 4. La dernière église de taille 1 donne 1 PV. Cela fait 25 PV. La deuxième église de taille 5, en F5, ne vaut rien.

## Les caisses

book-saint_malo-crates = Les caisses
book-saint_malo-crates-place = Chaque dé caisse utilisé place une caisse dans une case vide. Toutes les caisses d’un tour forment **un seul groupe**, côte à côte ; se toucher par un coin ne suffit pas. Si elles ne tiennent pas toutes, utilisez moins de dés.
book-saint_malo-crates-shape = Quatre caisses en un tour : C3, D3 et E3 en ligne, D4 en dessous. Toutes les formes sont permises, pourvu que les nouvelles caisses forment un seul groupe, côte à côte.
book-saint_malo-crates-old = Le groupe peut toucher d’anciennes caisses, sans y être obligé. Une ancienne caisse ne relie pas deux nouvelles.
book-saint_malo-crates-corner = La première de deux nouvelles caisses est en D2. La seconde ne peut pas aller en C3 : elles ne se toucheraient que par un coin, et l’ancienne caisse en C2 ne les relie pas. D3 serait permis.
book-saint_malo-crates-worth = Une caisse seule ne vaut rien, pas même à la fin. Ce sont les marchands qui transforment les caisses en pièces.

## Les sept personnages

book-saint_malo-characters = Les sept personnages
book-saint_malo-characters-recruit = Les têtes recrutent **un seul personnage**, dans n’importe quelle case vide. Le nombre de têtes utilisées détermine votre choix. Dans une case sombre, un personnage détruit le côté, comme tout ce qui n’est pas une muraille.
book-saint_malo-characters-heads-title = Combien de têtes ?
book-saint_malo-characters-heads-heads = Têtes
book-saint_malo-characters-heads-who = Personnage
book-saint_malo-characters-heads-one-heads = 1
book-saint_malo-characters-heads-one-who = citadin
book-saint_malo-characters-heads-two-heads = 2
book-saint_malo-characters-heads-two-who = soldat ou prêtre
book-saint_malo-characters-heads-three-heads = 3
book-saint_malo-characters-heads-three-who = architecte ou marchand
book-saint_malo-characters-heads-four-heads = 4
book-saint_malo-characters-heads-four-who = jongleur
book-saint_malo-characters-heads-five-heads = 5
book-saint_malo-characters-heads-five-who = noble
book-saint_malo-characters-seven-title = Ce qu’ils font
book-saint_malo-characters-around-title = Un seul regard alentour
book-saint_malo-characters-around = Les prêtres, les marchands et les jongleurs comptent ce qui les entoure, coins compris. Ils le font une seule fois, quand vous les placez. Ce que vous ajoutez plus tard ne leur rapporte rien. Préparez donc d’abord une bonne case !
book-saint_malo-characters-priest = Le prêtre est placé en D4. Autour de lui, des églises en E4, D5 et C3, cette dernière par un coin. Trois églises rapportent aussitôt 3 PV.
book-saint_malo-characters-merchants = Le premier marchand s’est installé en C3, entouré de sept caisses : 7 pièces. Plus tard, un autre l’a rejoint en C4. Quatre des mêmes caisses l’entourent aussi : encore 4 pièces.
book-saint_malo-characters-juggler = Autour du jongleur en F4 : deux architectes, un soldat et un citadin. Cela fait trois types, donc 6 PV ; le second architecte n’ajoute rien.
book-saint_malo-characters-more = Bon à savoir :
book-saint_malo-characters-more-soldier = **Les soldats** défendent à chaque attaque, où qu’ils soient.
book-saint_malo-characters-more-priest = **Les prêtres** comptent les églises ; la taille est sans importance.
book-saint_malo-characters-more-merchant = **Les marchands** n’épuisent pas les caisses. Les quatre caisses de départ comptent aussi.
book-saint_malo-characters-more-juggler = **Les jongleurs** comptent un autre jongleur comme un type, mais ne se comptent jamais eux-mêmes.

## Rondins et maisons

book-saint_malo-houses = Rondins et maisons
book-saint_malo-houses-logs = Chaque dé rondin utilisé apporte un rondin au dépôt. La livraison entière coûte **2 pièces**, qu’elle apporte un rondin ou cinq. Les dés modifiés se paient en plus. Si vous ne pouvez pas tout payer, vous ne pouvez pas utiliser les rondins.
book-saint_malo-houses-build = Un **architecte** bâtit au moment où vous le placez, et plus jamais ensuite. Il bâtit jusqu’à trois maisons. Chacune utilise un rondin et rapporte aussitôt **3 PV**. Bâtir ne coûte pas de pièces et n’est jamais obligatoire.
book-saint_malo-houses-group = Ses maisons forment un seul groupe, côte à côte. L’une d’elles au moins doit le toucher ; un coin suffit. Elles peuvent toucher d’anciennes maisons ou d’anciens architectes, mais cela ne remplace pas le contact avec le nouveau.
book-saint_malo-houses-two = L’architecte est placé en C4. Sa première maison va en D3 et le touche par un coin, la seconde à côté d’elle, en E3. Deux rondins deviennent deux maisons : 6 PV.

## Les pirates

book-saint_malo-pirates = Les pirates
book-saint_malo-pirates-boxes = Tout à la fin de votre tour, cochez une case des pirates par dé **« épées croisées »**. Vous ne pouvez en ignorer aucun. On coche rangée par rangée, de gauche à droite.
book-saint_malo-pirates-rows-title = Cases par rangée
book-saint_malo-pirates-rows-players = Joueurs
book-saint_malo-pirates-rows-two = 2
book-saint_malo-pirates-rows-three = 3
book-saint_malo-pirates-rows-four = 4
book-saint_malo-pirates-rows-five = 5
book-saint_malo-pirates-rows-boxes-players = Cases
book-saint_malo-pirates-rows-boxes-two = 4
book-saint_malo-pirates-rows-boxes-three = 6
book-saint_malo-pirates-rows-boxes-four = 8
book-saint_malo-pirates-rows-boxes-five = 10
book-saint_malo-pirates-attack = La dernière case d’une rangée déclenche une attaque. Elle frappe **tout le monde**, pas seulement celui qui a coché la case. Il y a six attaques, de plus en plus fortes.
book-saint_malo-pirates-strengths-title = La force des pirates
book-saint_malo-pirates-strengths-row = Attaque
book-saint_malo-pirates-strengths-first = 1
book-saint_malo-pirates-strengths-second = 2
book-saint_malo-pirates-strengths-third = 3
book-saint_malo-pirates-strengths-fourth = 4
book-saint_malo-pirates-strengths-fifth = 5
book-saint_malo-pirates-strengths-sixth = 6
book-saint_malo-pirates-strengths-strength-row = Force
book-saint_malo-pirates-strengths-strength-first = 1
book-saint_malo-pirates-strengths-strength-second = 3
book-saint_malo-pirates-strengths-strength-third = 6
book-saint_malo-pirates-strengths-strength-fourth = 8
book-saint_malo-pirates-strengths-strength-fifth = 10
book-saint_malo-pirates-strengths-strength-sixth = 12
book-saint_malo-pirates-defence-title = Défendre sa ville
book-saint_malo-pirates-defence = Votre **force de défense** vaut 1 par soldat, plus 2 par muraille complète. Si elle est au moins égale à la force des pirates, votre ville tient bon. Les soldats et les murailles du tour en cours comptent aussi.
book-saint_malo-pirates-cannon = Si votre défense est inférieure, barrez **un canon**, quelle que soit la différence. Chaque canon perdu coûte 5 PV à la fin. Rien ne quitte votre ville : soldats et murailles la défendront encore.
book-saint_malo-pirates-held = Trois joueurs, et il reste une case à cocher dans la deuxième rangée. Vous avez un soldat et complétez le côté du bas ; ensuite seulement, vous cochez la case pour vos épées croisées. Défense 3 contre force 3 : votre ville tient bon. Les deux autres perdent un canon chacun.
book-saint_malo-pirates-more = S’il reste des cases à cocher après une attaque, continuez dans la rangée suivante. À deux joueurs, un même tour peut déclencher deux attaques. Après la sixième, les épées croisées n’ont plus d’effet, mais on ne peut toujours pas les modifier.

## La fin et le décompte

book-saint_malo-end = La fin et le décompte
book-saint_malo-end-full = La fin arrive quand un joueur remplit la dernière case vide de sa ville. Terminez le tour de table, pirates compris, pour que tous aient joué le même nombre de tours. Si c’était le dernier joueur du tour de table, la partie s’arrête dès la fin de son tour.
book-saint_malo-end-last = Le premier de quatre joueurs bâtit une église en D4, sa dernière case vide. Sa ville est pleine. Les trois autres jouent encore un tour chacun ; puis la partie est finie.
book-saint_malo-end-final-title = Le décompte final
book-saint_malo-end-final = Ajoutez aux PV de votre piste :
book-saint_malo-end-final-city = **5 PV** si vos 45 cases sont toutes remplies
book-saint_malo-end-final-coins = **1 PV** par paire de pièces restantes
book-saint_malo-end-final-logs = **1 PV** par rondin inutilisé
book-saint_malo-end-final-churches = la valeur de vos **séries** d’églises
book-saint_malo-end-final-cannons = **−5 PV** par canon perdu
book-saint_malo-end-rest = Tous les autres points ont été notés pendant la partie, dès que vous les avez gagnés. Caisses, murailles, maisons et personnages ne rapportent plus rien.
book-saint_malo-end-sum = Le dernier joueur du tour de table bâtit une église de taille 3 en D4 et remplit sa ville. Il a 40 PV sur sa piste, 5 pièces, 2 rondins, des églises de taille 1, 2 et 3, et deux canons perdus.
book-saint_malo-end-sheet-title = Le décompte de cette ville
book-saint_malo-end-sheet-what = Ce qui compte
book-saint_malo-end-sheet-points = PV
book-saint_malo-end-sheet-track-what = points sur la piste
book-saint_malo-end-sheet-track-points = 40
book-saint_malo-end-sheet-city-what = ville pleine
book-saint_malo-end-sheet-city-points = 5
book-saint_malo-end-sheet-coins-what = 5 pièces : deux paires
book-saint_malo-end-sheet-coins-points = 2
book-saint_malo-end-sheet-logs-what = 2 rondins inutilisés
book-saint_malo-end-sheet-logs-points = 2
book-saint_malo-end-sheet-churches-what = églises 1, 2, 3
book-saint_malo-end-sheet-churches-points = 8
book-saint_malo-end-sheet-cannons-what = 2 canons perdus
book-saint_malo-end-sheet-cannons-points = −10
book-saint_malo-end-sheet-total-what = **Total**
book-saint_malo-end-sheet-total-points = 47
book-saint_malo-end-winner = Le total le plus élevé gagne. En cas d’égalité, celui qui a le plus de cases vides l’emporte. Si l’égalité persiste, la victoire est partagée.

## Options

book-saint_malo-variants = Options
book-saint_malo-variants-options = Les règles imprimées de Saint Malo ne proposent pas de variantes. Dans Auberge, vous pouvez activer deux options en ouvrant une table :
book-saint_malo-variants-options-pass = **Passer librement :** on peut toujours passer, même quand un symbole est utilisable gratuitement.
book-saint_malo-variants-options-bonus = **Personnage bonus obligatoire :** tant qu’une case est vide, on ne peut pas renoncer au personnage du côté du haut.

## Questions et réponses

book-saint_malo-questions = Questions et réponses
book-saint_malo-questions-swords-again = Puis-je relancer les épées croisées ?
book-saint_malo-questions-swords-again-answer = Oui. Pendant les lancers, c’est une face comme une autre. Ensuite seulement, elles sont fixées : aucune pièce ne peut les modifier.
book-saint_malo-questions-kept-die = J’ai gardé un dé après le premier lancer. Puis-je encore le relancer la troisième fois ?
book-saint_malo-questions-kept-die-answer = Oui. Avant chaque lancer, vous choisissez de nouveau les dés que vous gardez.
book-saint_malo-questions-two-soldiers = J’ai quatre têtes. Puis-je recruter deux soldats ?
book-saint_malo-questions-two-soldiers-answer = Non. Les dés ne se répartissent jamais : les têtes recrutent un personnage, les croix bâtissent une église.
book-saint_malo-questions-fewer = Dois-je utiliser tous les dés de mon symbole ?
book-saint_malo-questions-fewer-answer = Non, vous pouvez en utiliser moins. Seules les épées croisées comptent toujours, sans exception.
book-saint_malo-questions-pass = Puis-je simplement passer ?
book-saint_malo-questions-pass-answer = Seulement si aucun symbole n’est utilisable gratuitement, par exemple quand vous n’avez que des rondins et des épées croisées. Une option de la table peut aussi le permettre.
book-saint_malo-questions-not-rolled = Puis-je choisir un symbole qu’aucun dé ne montre ?
book-saint_malo-questions-not-rolled-answer = Oui. Chaque dé modifié coûte 2 pièces. Les pièces gagnées pendant ce tour arrivent trop tard.
book-saint_malo-questions-all-swords = Après le dernier lancer, tous mes dés montrent des épées croisées. Que faire ?
book-saint_malo-questions-all-swords-answer = Vous n’utilisez aucun symbole ce tour-ci, car ces dés ne se modifient pas. Cochez cinq cases et passez les dés.
book-saint_malo-questions-log-price = Chaque rondin coûte-t-il 2 pièces ?
book-saint_malo-questions-log-price-answer = Non, c’est la livraison entière qui coûte 2 pièces. Chaque dé modifié en rondin coûte 2 pièces de plus.
book-saint_malo-questions-crates-touch = Les nouvelles caisses doivent-elles toucher les anciennes ? Les coins comptent-ils ?
book-saint_malo-questions-crates-touch-answer = Elles n’ont pas à toucher les anciennes. Mais entre elles, il leur faut des bords communs : ni un coin ni une ancienne caisse ne les relie.
book-saint_malo-questions-too-many = J’ai plus de caisses ou de murailles que de place. Que faire ?
book-saint_malo-questions-too-many-answer = Utilisez moins de dés : juste ce que la place permet. Sans case sombre vide, le symbole muraille n’est pas utilisable du tout.
book-saint_malo-questions-saved = J’ai placé une caisse dans une case sombre. Puis-je encore rattraper ce côté ?
book-saint_malo-questions-saved-answer = Non, il est détruit pour de bon. Vous pouvez encore y placer des murailles, mais seulement pour remplir la ville.
book-saint_malo-questions-two-sides = Je complète deux côtés en un tour. Ai-je les deux bonus ?
book-saint_malo-questions-two-sides-answer = Oui, chacun au moment où son côté est complet. C’est vous qui choisissez l’ordre.
book-saint_malo-questions-bonus-noble = Le personnage bonus peut-il être un noble ou un jongleur ?
book-saint_malo-questions-bonus-noble-answer = Non, seulement un personnage qui coûte une à trois têtes. Vous pouvez aussi y renoncer ; la muraille donne quand même 2 points de défense.
book-saint_malo-questions-old-architect = Un ancien architecte peut-il bâtir de nouveau ?
book-saint_malo-questions-old-architect-answer = Non. Seul l’architecte que vous venez de placer bâtit, et l’une des nouvelles maisons doit le toucher.
book-saint_malo-questions-earn-again = Mon marchand gagne-t-il encore quand j’ajoute des caisses ?
book-saint_malo-questions-earn-again-answer = Non. Comme les prêtres et les jongleurs, il ne compte qu’une fois, quand vous le placez. Mais un nouveau marchand compte de nouveau les mêmes caisses.
book-saint_malo-questions-church-twice = Une église peut-elle compter dans deux séries ?
book-saint_malo-questions-church-twice-answer = Non. Pour une deuxième série, il vous faut une deuxième église de taille 1, et ainsi de suite.
book-saint_malo-questions-whom = Qui les pirates attaquent-ils, et que puis-je perdre ?
book-saint_malo-questions-whom-answer = Tout le monde. Si votre défense est trop faible, vous perdez un canon, jamais plus. Soldats et murailles restent.
book-saint_malo-questions-in-time = Un soldat recruté pendant ce tour défend-il déjà ?
book-saint_malo-questions-in-time-answer = Oui. On ne coche les cases qu’après tout le reste du tour : il arrive donc à temps.
book-saint_malo-questions-is-over = Ma ville est pleine. La partie est-elle finie ?
book-saint_malo-questions-is-over-answer = Seulement après la fin du tour de table. Si une autre ville se remplit d’ici là, son joueur reçoit aussi les 5 PV.
book-saint_malo-questions-below-zero = Puis-je finir avec moins de 0 PV ?
book-saint_malo-questions-below-zero-answer = Oui. Chaque canon perdu coûte 5 PV, et rien n’empêche de passer sous zéro.

## Le contenu de la boîte

book-saint_malo-box = Le contenu de la boîte
book-saint_malo-box-parts = On joue de deux à cinq. La boîte contient :
book-saint_malo-box-parts-main = un plateau principal pour tous, avec les cases des pirates et un aperçu des personnages
book-saint_malo-box-parts-cities = cinq plateaux Ville, tous semblables
book-saint_malo-box-parts-markers = cinq marqueurs ; tout ce qu’on dessine s’efface
book-saint_malo-box-parts-dice = cinq dés, chacun avec les six mêmes symboles
book-saint_malo-box-board = Un plateau Ville montre la ville avec ses tours et, tout autour, la piste des PV. À côté se trouvent la banque, le dépôt, trois toits et six canons, un par attaque.

## Comment une partie s’écrit

book-saint_malo-writing = Comment une partie s’écrit
book-saint_malo-writing-cells = Sur le plateau et dans le journal, une case porte une lettre pour la colonne et un chiffre pour la rangée. Ainsi, C3 est dans la troisième colonne et la troisième rangée. Les coins A1, G1, A7 et G7 sont les tours.
book-saint_malo-writing-record = L’historique d’une partie contient chaque lancer et chaque décision, avec la place concernée : « 1 use wall 2 », c’est la place 1 qui utilise deux murailles. Les cases s’y écrivent par rangée et colonne, comptées à partir de 0 : C3 y devient « (2,2) ». Prix, gains et attaques découlent des règles et n’y figurent pas.

## L’aide de jeu : une page

aid-saint_malo-turn = Votre tour
aid-saint_malo-turn-roll = **Lancez** cinq dés, trois fois au plus ; gardez ce qui vous plaît.
aid-saint_malo-turn-choose = **Choisissez** un symbole. Modifier un dé : 2 pièces.
aid-saint_malo-turn-use = **Utilisez**-le, avec moins de dés si vous voulez, mais sans les répartir.
aid-saint_malo-turn-swords = **Épées croisées :** cochez une case des pirates par dé. Passez les dés.

aid-saint_malo-dice = Les dés
aid-saint_malo-dice-log = **Rondin :** 1 rondin par dé ; livraison : 2 pièces
aid-saint_malo-dice-crate = **Caisse :** 1 par dé, côte à côte
aid-saint_malo-dice-wall = **Muraille :** 1 section par dé, cases sombres
aid-saint_malo-dice-cross = **Croix :** 1 église, taille = dés utilisés
aid-saint_malo-dice-head = **Tête :** 1 personnage
aid-saint_malo-dice-swords = **Épées :** ni choisies, ni modifiées, ni ignorées

aid-saint_malo-city = La ville
aid-saint_malo-city-light = **Cases claires :** tout, sauf une muraille
aid-saint_malo-city-dark = **Cases sombres :** tout ce qui n’est pas une muraille détruit le côté
aid-saint_malo-city-around = **Autour :** bords et coins, compté une seule fois

aid-saint_malo-sides = Murailles complètes
aid-saint_malo-sides-each = **2 de défense** chacune, et aussitôt :
aid-saint_malo-sides-top = haut : un personnage qui coûte 1 à 3 têtes
aid-saint_malo-sides-flanks = droite, gauche : 2 pièces chacune
aid-saint_malo-sides-bottom = bas : 3 PV

aid-saint_malo-characters = Les personnages
aid-saint_malo-characters-who = Personnage
aid-saint_malo-characters-heads = Têtes
aid-saint_malo-characters-effect = Effet
aid-saint_malo-characters-citizen-who = Citadin
aid-saint_malo-characters-citizen-heads = 1
aid-saint_malo-characters-citizen-effect = 1 PV
aid-saint_malo-characters-soldier-who = Soldat
aid-saint_malo-characters-soldier-heads = 2
aid-saint_malo-characters-soldier-effect = 1 de défense
aid-saint_malo-characters-priest-who = Prêtre
aid-saint_malo-characters-priest-heads = 2
aid-saint_malo-characters-priest-effect = 1 PV par église autour de lui
aid-saint_malo-characters-architect-who = Architecte
aid-saint_malo-characters-architect-heads = 3
aid-saint_malo-characters-architect-effect = jusqu’à 3 maisons : 1 rondin, 3 PV chacune ; côte à côte, une le touche
aid-saint_malo-characters-merchant-who = Marchand
aid-saint_malo-characters-merchant-heads = 3
aid-saint_malo-characters-merchant-effect = 1 pièce par caisse autour de lui
aid-saint_malo-characters-juggler-who = Jongleur
aid-saint_malo-characters-juggler-heads = 4
aid-saint_malo-characters-juggler-effect = 2 PV par type de personnage autour de lui
aid-saint_malo-characters-noble-who = Noble
aid-saint_malo-characters-noble-heads = 5
aid-saint_malo-characters-noble-effect = 7 PV

aid-saint_malo-pirates = Les pirates
aid-saint_malo-pirates-boxes = **Cases par rangée :** 4/6/8/10 à 2/3/4/5 joueurs
aid-saint_malo-pirates-strengths = **Forces :** 1, 3, 6, 8, 10, 12
aid-saint_malo-pirates-defence = **Défense :** 1 par soldat, 2 par muraille complète ; l’égalité suffit
aid-saint_malo-pirates-cannon = Défense trop faible : un canon perdu

aid-saint_malo-end = La fin
aid-saint_malo-end-round = **Ville pleine :** finissez le tour de table, puis ajoutez :
aid-saint_malo-end-city = ville pleine : 5 PV
aid-saint_malo-end-coins = par paire de pièces : 1 PV
aid-saint_malo-end-logs = par rondin : 1 PV
aid-saint_malo-end-churches = série d’églises jusqu’à 1/2/3/4/5 : 1/4/8/13/20 PV
aid-saint_malo-end-cannons = par canon perdu : −5 PV
aid-saint_malo-end-tie = Égalité : le plus de cases vides l’emporte
