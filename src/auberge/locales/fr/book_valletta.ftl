### Le livret de règles et l’aide de jeu de Valletta, avec nos propres mots. Le texte exact est dans rules_valletta.ftl.

## Le but

book-valletta-goal = Le but du jeu
book-valletta-goal-theme = Malte, 1566. L’île a repoussé l’ennemi, et Jean Parisot de La Valette fonde une nouvelle capitale : Valletta. Artisans, marchands et grands seigneurs se pressent le long de sa rue principale. À vous de les réunir et de construire.
book-valletta-goal-win = Vous jouez des personnages, amassez des marchandises et construisez des bâtiments. Chaque nouveau bâtiment vous apporte un personnage : vos cartes deviennent de plus en plus fortes. **À la fin, qui a le plus de points gagne.** On joue à deux, trois ou quatre.
book-valletta-goal-points = Il y a quatre façons de marquer des points :
book-valletta-goal-points-buildings = **Vos bâtiments** rapportent des points à la fin de la partie, deux fois plus une fois améliorés.
book-valletta-goal-points-yellow = **Les personnages jaunes** en rapportent dès que vous les jouez.
book-valletta-goal-points-bonus = **Le bonus de construction** : 2 points chaque fois que vous construisez ou améliorez là où se trouve Jean.
book-valletta-goal-points-goods = **Vos marchandises restantes** : 1 point pour trois.

## La mise en place

book-valletta-setup = La préparation
book-valletta-setup-program = Ici, le programme prépare tout pour vous. Avec la boîte du jeu, procédez dans cet ordre.
book-valletta-setup-steps = Pour préparer une partie :
book-valletta-setup-steps-street = **La rue.** Placez-la au milieu. Mélangez les 25 tonneaux et posez-en un sur chaque case, face cachée, sans le regarder. Les pions de points vont sur les tours, aux deux bouts.
book-valletta-setup-steps-buildings = **Les bâtiments.** Tirez de chaque couleur le nombre indiqué dans le tableau et mélangez ces cartes ensemble. Formez des rangées de cinq, parchemin visible : au-dessus de la rue, au-dessous, puis de nouveau au-dessus, toujours vers l’extérieur.
book-valletta-setup-steps-characters = **Les personnages.** Posez sur chaque bâtiment le personnage qui porte la même lettre. Le coût, les icônes Marchandise et les points restent visibles.
book-valletta-setup-steps-pool = **La réserve de personnages.** Posez les quatre Bâtisseurs sans icône de joueur à côté de la rue, face visible.
book-valletta-setup-steps-player = **Votre place.** Prenez le plateau Joueur, les huit Maisons et les huit cartes de départ de votre couleur. Mélangez les cartes et piochez-en cinq.
book-valletta-setup-steps-figures = **Les figurines.** La vôtre attend devant la porte de la ville, à 0 point. Jean se place sur la case de la tour, avant le premier tonneau.
book-valletta-setup-steps-goods = **Les marchandises.** Prenez 1 Or, 1 Bois, 1 Pierre et 1 Brique. Tout le reste forme la réserve.
book-valletta-setup-steps-first = **Le premier joueur.** Les règles imprimées désignent la dernière personne à être allée sur une île. Ici, on tire au sort, sauf si la table a été ouverte avec un autre choix.
book-valletta-setup-steps-draft = **La marchandise supplémentaire.** Préparez encore une marchandise de chaque type. Chacun en prend une : le dernier joueur d’abord, le premier joueur à la fin. Le reste retourne dans la réserve.
book-valletta-setup-display-players = Joueurs
book-valletta-setup-display-green = Verts
book-valletta-setup-display-blue = Bleus
book-valletta-setup-display-yellow = Jaunes
book-valletta-setup-display-rows = Rangées
book-valletta-setup-display-two-players = 2
book-valletta-setup-display-two-green = 6
book-valletta-setup-display-two-blue = 8
book-valletta-setup-display-two-yellow = 6
book-valletta-setup-display-two-rows = 2 au-dessus de la rue, 2 au-dessous
book-valletta-setup-display-three-players = 3
book-valletta-setup-display-three-green = 8
book-valletta-setup-display-three-blue = 10
book-valletta-setup-display-three-yellow = 7
book-valletta-setup-display-three-rows = 3 au-dessus de la rue, 2 au-dessous
book-valletta-setup-display-four-players = 4
book-valletta-setup-display-four-green = 10
book-valletta-setup-display-four-blue = 12
book-valletta-setup-display-four-yellow = 8
book-valletta-setup-display-four-rows = 3 au-dessus de la rue, 3 au-dessous
book-valletta-setup-look = Les cartes qui n’ont pas été tirées restent dans la boîte. Avant le premier tour, regardez les personnages posés sur les bâtiments : chacun peut encore rejoindre vos cartes.
book-valletta-setup-draft = Votre adversaire a pris 1 Bois de plus. Vous avez un Bâtisseur en main et choisissez l’Or. Avec 2 Or, 1 Bois, 1 Pierre et 1 Brique, vous pouvez construire tout de suite le bâtiment du Banquier.

## Votre tour

book-valletta-turn = Votre tour
book-valletta-turn-glance = **Vous jouez trois cartes de votre main, l’une après l’autre.** Exécutez chaque carte en entier avant de choisir la suivante. On ne peut ni passer ni en jouer moins. Ensuite, c’est au tour de la personne à votre gauche.
book-valletta-turn-course = Un tour se déroule ainsi :
book-valletta-turn-course-play = **Jouez une carte** face visible sur la première case libre de votre plateau.
book-valletta-turn-course-do = **Appliquez son effet.** On ne peut y renoncer que si la carte dit « vous pouvez ».
book-valletta-turn-course-again = **Jouez une deuxième, puis une troisième carte** de la même façon.
book-valletta-turn-course-discard = **Mettez les trois cartes** dans votre défausse, près de la porte ouverte.
book-valletta-turn-course-draw = **Piochez** jusqu’à avoir de nouveau cinq cartes en main.
book-valletta-turn-turn = Votre première carte était la Commerçante : elle a rapporté 1 Or, et vous en avez maintenant 2. Elle reste sur votre plateau jusqu’à la fin du tour. Il vous reste deux cartes à jouer.
book-valletta-turn-nothing-title = Quand une carte ne sert pas à grand-chose
book-valletta-turn-nothing = Une carte sans effet possible compte quand même parmi les trois. Si son effet n’est possible qu’en partie, faites cette partie. Mais un prix se paie en entier ou pas du tout.
book-valletta-turn-new-title = Les nouveaux personnages
book-valletta-turn-new = Un personnage gagné rejoint aussitôt votre main, et vous pouvez le jouer pendant le même tour. Il compte parmi vos cinq cartes : vous en piocherez donc une de moins.
book-valletta-turn-piles-title = Quand la pioche est vide
book-valletta-turn-piles = S’il faut piocher et qu’il n’y a plus de carte, mélangez votre défausse pour en faire la nouvelle pioche, et continuez. Les trois cartes que vous venez de jouer en font partie. Si vous avez moins de cinq cartes en tout, piochez toutes celles qui restent.

## Vos premières cartes

book-valletta-first = Vos premières cartes et les marchandises
book-valletta-first-eight = Tout le monde commence avec les huit mêmes cartes, une de chaque : six rouges et deux violettes. Les rouges sont simples. Quatre rapportent chacune une marchandise, la Servante celle de votre choix, et le Bâtisseur construit.
book-valletta-first-kinds = Il y a quatre types de marchandises. L’Or est une marchandise comme les autres.
book-valletta-first-kinds-gold = **L’Or** vient de la Commerçante. Il en faut pour construire, jamais pour améliorer.
book-valletta-first-kinds-wood = **Le Bois** vient du Bûcheron.
book-valletta-first-kinds-stone = **La Pierre** vient du Tailleur de Pierre.
book-valletta-first-kinds-brick = **La Brique** vient du Briquetier (rouge).
book-valletta-first-goods = Les marchandises viennent de la réserve et y retournent quand vous payez. Vous les gardez devant vous, visibles de tous. Vous pouvez en avoir autant que vous voulez.
book-valletta-first-supply = La réserve ne s’épuise pas. Si un type vient à manquer, un tonneau mis de côté remplace une marchandise du type qu’il montre. Après cela, n’importe quel autre objet fait l’affaire.

## Construire

book-valletta-build = Construire
book-valletta-build-any = Avec un Bâtisseur, vous pouvez **construire un nouveau bâtiment ou améliorer l’un des vôtres**. Vous pouvez aussi y renoncer. Tout bâtiment sans Maison convient, où qu’il soit et quelle que soit sa couleur : elle n’a aucun rapport avec la vôtre.
book-valletta-build-steps = On construit en quatre étapes :
book-valletta-build-steps-choose = **Choisissez** un bâtiment sans Maison.
book-valletta-build-steps-pay = **Payez** le coût indiqué sur le parchemin, en haut à gauche.
book-valletta-build-steps-character = **Prenez en main le personnage** qui s’y trouve.
book-valletta-build-steps-house = **Posez une de vos Maisons** sur le bâtiment. Il est à vous.
book-valletta-build-build = Vous avez joué le Bâtisseur et payé 2 Or, 1 Bois, 1 Pierre et 1 Brique. Votre Maison est sur le bâtiment, il vous en reste sept, et le Banquier est dans votre main. Vous pouvez le jouer dès ce tour.
book-valletta-build-all = Si vous construisez, faites les quatre étapes : on ne peut pas laisser le personnage. Un bâtiment reste à vous jusqu’à la fin. Une fois vos huit Maisons posées, vous ne pouvez plus qu’améliorer.

## Améliorer

book-valletta-upgrade = Améliorer
book-valletta-upgrade-why = Améliorer, c’est retourner un bâtiment sur sa meilleure face : **deux icônes Marchandise au lieu d’une, et deux fois plus de points à la fin.**
book-valletta-upgrade-steps = On améliore en trois étapes :
book-valletta-upgrade-steps-choose = **Choisissez** un de vos bâtiments qui n’est pas encore amélioré.
book-valletta-upgrade-steps-pay = **Payez** le Bois, la Pierre et la Brique de son coût imprimé. Une amélioration ne demande jamais d’Or.
book-valletta-upgrade-steps-turn = **Retournez la carte** sur la face aux armes de la ville et reposez-y votre Maison.
book-valletta-upgrade-upgrade = Ce bâtiment coûte 2 Or, 1 Bois, 1 Pierre et 1 Brique. Pour l’améliorer, vous payez le Bois, la Pierre et la Brique, et vous gardez votre Or. Il montre maintenant deux icônes Or.
book-valletta-upgrade-same = Vous ne recevez pas de deuxième personnage et ne posez pas de deuxième Maison. Chaque bâtiment ne peut être amélioré qu’une fois. Il garde sa couleur et son propriétaire.

## Le coût d’un bâtiment

book-valletta-cost = Le coût d’un bâtiment
book-valletta-cost-neighbours-title = Construire à côté de chez soi
book-valletta-cost-neighbours = **Payez 1 Or de moins pour chacun de vos bâtiments adjacents au nouveau.** Adjacent veut dire : bord à bord, du même côté de la rue. Les coins, l’autre côté de la rue et les bâtiments des autres ne comptent pas.
book-valletta-cost-two-neighbours = Le bâtiment de l’Architecte coûte 4 Or, 3 Bois, 1 Pierre et 1 Brique. Vos bâtiments à sa gauche et au-dessus vous font économiser 2 Or. Celui qui ne le touche que par un coin n’y change rien.
book-valletta-cost-floor = L’Or peut descendre à zéro, pas plus bas. Seul l’Or diminue, et un bâtiment amélioré compte comme les autres. Une amélioration ne demande pas d’Or : les bâtiments adjacents n’y changent rien.
book-valletta-cost-replace-title = Trois pour une
book-valletta-cost-replace = Au moment de payer un bâtiment ou une amélioration, **trois autres marchandises peuvent en remplacer une**. Elles peuvent être identiques ou différentes. L’Or peut remplacer et être remplacé. C’est possible plusieurs fois, même si vous avez la marchandise demandée.
book-valletta-cost-wood-for-stone = Vous aviez 3 Or, 4 Bois, 1 Brique et pas de Pierre. Le bâtiment du Banquier coûte 2 Or, 1 Bois, 1 Pierre et 1 Brique. Vous avez donné 3 Bois à la place de la Pierre, et il vous reste 1 Or.
book-valletta-cost-only = Il en faut toujours exactement trois, d’un autre type que les marchandises remplacées. Cela vaut seulement pour les bâtiments et les améliorations. Les prix des personnages se paient tels quels.
book-valletta-cost-order-title = Dans quel ordre
book-valletta-cost-order = Calculez un coût ainsi :
book-valletta-cost-order-printed = Partez du coût imprimé.
book-valletta-cost-order-gold = Retirez 1 Or pour chacun de vos bâtiments adjacents. Pour une amélioration, retirez tout l’Or.
book-valletta-cost-order-craft = Avec le Briquetier (bleu), le Plâtrier ou le Charpentier, retirez 2 Briques, 2 Pierres ou 2 Bois.
book-valletta-cost-order-pay = Payez ce qui reste. C’est là que vous pouvez remplacer, trois pour une.

## L’Apprenti

book-valletta-apprentice = L’Apprenti
book-valletta-apprentice-purple = Deux de vos cartes de départ sont violettes : l’Apprenti et Jean. Jean a son propre chapitre, juste après celui-ci.
book-valletta-apprentice-repeats = **L’Apprenti reproduit la carte rouge ou verte jouée juste avant lui pendant ce tour.** Vous choisissez de nouveau : si la Servante a pris 1 Pierre, l’Apprenti peut prendre 1 Or.
book-valletta-apprentice-builder = Après un Bâtisseur, il construit ou améliore une fois de plus, et vous payez de nouveau en entier. Il peut le faire même si vous n’avez pas utilisé le Bâtisseur.
book-valletta-apprentice-twice = Vos deux bâtiments montrent trois icônes Or, dont deux sur celui qui est amélioré. Le Banquier a pris 3 Or. Joué juste après, l’Apprenti en a pris 3 de plus.
book-valletta-apprentice-idle = Il est sans effet comme première carte d’un tour. Il l’est aussi après une carte bleue, jaune ou violette : il ne reproduit donc jamais Jean. Il compte quand même parmi vos trois cartes.

## Jean

book-valletta-jean = Jean dans la rue
book-valletta-jean-steps = Quand vous jouez votre carte Jean, sa figurine avance dans la rue :
book-valletta-jean-steps-walk = **Avancez Jean** d’une case. C’est obligatoire.
book-valletta-jean-steps-barrel = **Retournez le tonneau** de sa nouvelle case. Prenez 1 marchandise du type qu’il montre, puis mettez le tonneau de côté.
book-valletta-jean-steps-choose = **Vous pouvez ensuite embaucher ou congédier** un personnage : l’un ou l’autre, ou ni l’un ni l’autre.
book-valletta-jean-hire-title = Embaucher
book-valletta-jean-hire = Prenez en main n’importe quel personnage de la réserve. Il est à vous, et vous pouvez le jouer aussitôt. La réserve contient les Bâtisseurs supplémentaires et toutes les cartes congédiées. On n’embauche pas les personnages posés sur les bâtiments.
book-valletta-jean-hired = Jean est arrivé sur la sixième case. Le tonneau montrait une Pierre : vous en avez pris une. Puis vous avez embauché un Bâtisseur de la réserve. Il est dans votre main, et vous pouvez le jouer dès ce tour.
book-valletta-jean-dismiss-title = Congédier
book-valletta-jean-dismiss = Mettez une carte de votre main dans la réserve de personnages. Son effet ne s’applique pas, et elle n’est plus à vous ; tout le monde peut désormais l’embaucher. Avec moins de cartes faibles, les bonnes reviennent plus vite.
book-valletta-jean-dismissed = Le tonneau de Jean a rapporté 1 Or. Puis vous avez congédié la Commerçante, qui est maintenant dans la réserve. Chacun de vos deux Banquiers rapporte 3 Or, et ils reviennent désormais plus souvent.
book-valletta-jean-last = Sur la dernière case, Jean s’arrête. Dès lors, il n’avance plus et ne rapporte plus de marchandise, mais vous pouvez toujours embaucher ou congédier.

## Le bonus de construction

book-valletta-bonus = Le bonus de construction
book-valletta-bonus-zone = La rue a cinq zones de cinq cases. Une zone comprend tous les bâtiments de sa colonne, au-dessus et au-dessous de la rue. **Si vous construisez ou améliorez dans la zone où se trouve Jean, vous marquez aussitôt 2 points.**
book-valletta-bonus-second-zone = Jean est sur la sixième case, dans la deuxième zone. Vous avez construit le bâtiment du Banquier dans la deuxième colonne et marqué 2 points. Le même bâtiment, une colonne plus à gauche, n’aurait donné aucun bonus.
book-valletta-bonus-tower = Sur la tour, Jean n’est dans aucune zone : pas de bonus. Sur la dernière case, il reste dans la cinquième zone. Peu importe la carte avec laquelle vous construisez ou améliorez : le bonus est à vous, même pendant la phase finale.

## Les personnages verts

book-valletta-green = Les personnages verts
book-valletta-green-icons = Les personnages verts font produire votre ville. **Chacun rapporte une marchandise par icône de son type sur vos bâtiments.** Les bâtiments de toutes les couleurs comptent. Regardez en bas à gauche ; les symboles du coût ne comptent pas.
book-valletta-green-earned = Le Menuisier a trouvé une icône Bois sur un bâtiment bleu et pris 1 Bois. Le Sculpteur a trouvé deux icônes Pierre sur un bâtiment jaune amélioré et pris 2 Pierres. L’icône Brique attend le Maçon.
book-valletta-green-none = Un bâtiment simple montre une icône, un bâtiment amélioré en montre deux. Sans icône du bon type, vous ne prenez rien.

## Les personnages bleus

book-valletta-blue = Les personnages bleus
book-valletta-blue-many = Les personnages bleus sont les spécialistes : à chacun son métier. L’Apprenti ne les reproduit jamais.
book-valletta-blue-crafts-title = Trois qui construisent
book-valletta-blue-crafts = Le Briquetier (bleu), le Plâtrier et le Charpentier construisent ou améliorent comme un Bâtisseur. Le premier fait économiser 2 Briques, le deuxième 2 Pierres, le troisième 2 Bois. Si le coût en demande moins, vous économisez seulement ce qu’il demande ; on ne vous rend rien.
book-valletta-blue-deals-title = Quatre qui rapportent des marchandises
book-valletta-blue-deals = La Négociante et le Marchand proposent un échange, une fois par carte jouée ; vous pouvez y renoncer. La Couturière et la Nonne ne demandent rien. Avec la Nonne, toutefois, chaque adversaire prend aussi 1 marchandise du type choisi.
book-valletta-blue-counts-title = Deux qui comptent
book-valletta-blue-counts = Avec l’Artisan, choisissez un type de marchandise et comptez ses icônes, comme pour un personnage vert. Le Chambellan compte vos bâtiments verts ; un bâtiment amélioré compte une fois.
book-valletta-blue-collectors-title = Trois qui se servent chez les autres
book-valletta-blue-collectors-who = Personnage
book-valletta-blue-collectors-from = Chaque adversaire avec
book-valletta-blue-collectors-gives = Vous donne
book-valletta-blue-collectors-two = À deux, en plus
book-valletta-blue-collectors-monk-who = Moine
book-valletta-blue-collectors-monk-from = au moins 4 marchandises
book-valletta-blue-collectors-monk-gives = 1 de son choix
book-valletta-blue-collectors-monk-two = 1 de votre choix
book-valletta-blue-collectors-innkeeper-who = Aubergiste
book-valletta-blue-collectors-innkeeper-from = au moins 2 Or
book-valletta-blue-collectors-innkeeper-gives = 1 Or
book-valletta-blue-collectors-innkeeper-two = 1 Or
book-valletta-blue-collectors-tax-who = Percepteur
book-valletta-blue-collectors-tax-from = au moins 3 Bois, 3 Pierres ou 3 Briques
book-valletta-blue-collectors-tax-gives = 1 de chacun de ces types dont il a au moins 3 (jamais d’Or)
book-valletta-blue-collectors-tax-two = 1 Bois, Pierre ou Brique
book-valletta-blue-must = Un adversaire ne peut pas refuser de donner. À deux joueurs, la marchandise en plus vient de la réserve ; vous y avez droit même si votre adversaire n’a pas assez pour donner.
book-valletta-blue-tax = Votre adversaire avait 1 Or, 2 Bois, 3 Pierres et 4 Briques. Votre Percepteur a pris 1 Pierre et 1 Brique : 2 Bois, c’est trop peu, et l’Or ne compte pas. À deux joueurs, vous avez aussi pris 1 Bois dans la réserve.

## Les personnages jaunes

book-valletta-yellow = Les personnages jaunes
book-valletta-yellow-points = Les personnages jaunes sont les grands noms de leur époque. Ils rapportent aussitôt des points, chaque fois que vous les jouez.
book-valletta-yellow-price = L’Architecte, le Grand Bailli et le Grand Maître demandent un prix, et vous pouvez y renoncer. Il se paie une seule fois par carte jouée, et toujours tel quel : la règle « trois pour une » ne s’applique pas ici.
book-valletta-yellow-count = Philippe II, l’Empereur et le Pape comptent vos bâtiments tels qu’ils sont maintenant ; un bâtiment amélioré compte une fois. Certains personnages jaunes existent en double. Vous pouvez avoir les deux et vous en servir.
book-valletta-yellow-king = Trois de vos quatre bâtiments sont verts, et l’un d’eux est amélioré. Philippe II compte chacun une fois : vous passez de 4 à 7 points.

## La piste de points

book-valletta-track = La piste de points
book-valletta-track-moves = Pour chaque point, votre figurine avance d’une case le long de la rue. Plusieurs figurines peuvent partager une case. On ne perd jamais de points.
book-valletta-track-laps = Quand vous dépassez la case 25, prenez un pion qui montre 25 et repartez de la case 1. Aux passages suivants, vous le retournez ou l’échangez : 50, 75, puis 100. Ainsi, la case 25 sans pion vaut 25 points ; la case 1 avec le pion 25 en vaut 26.

## La phase finale

book-valletta-end = La phase finale
book-valletta-end-triggers = Un seul de ces événements suffit à déclencher la phase finale :
book-valletta-end-triggers-jean = **Jean** atteint la dernière case de la rue.
book-valletta-end-triggers-points = Un joueur atteint ou dépasse **25 points**.
book-valletta-end-triggers-houses = Un joueur pose sa **huitième Maison**.
book-valletta-end-knight = Vous aviez 23 points. Le Chevalier en a rapporté deux, et 25 points déclenchent la phase finale. Votre tour n’est pas fini : encore deux cartes, puis vous piochez comme d’habitude.
book-valletta-end-begin-title = Comment elle commence
book-valletta-end-begin = Une fois la phase finale déclenchée :
book-valletta-end-begin-finish = **Finissez le tour** comme d’habitude et piochez jusqu’à cinq cartes, en mélangeant au besoin.
book-valletta-end-begin-shuffle = **Chacun mélange** sa pioche et sa défausse en une nouvelle pioche. Les cartes en main y restent.
book-valletta-end-begin-next = **Le joueur suivant** joue le premier tour de la phase finale.
book-valletta-end-once-title = Toutes vos cartes, une dernière fois
book-valletta-end-once = On joue comme avant, mais **on ne mélange plus jamais la défausse**. Chacun joue une dernière fois toutes ses cartes. Les nouveaux personnages vont en main et se jouent aussi ; ceux qui sont congédiés ne reviennent pas. Au dernier tour, vous aurez peut-être moins de trois cartes : jouez-les toutes.
book-valletta-end-out = Votre dernière carte jouée, vous sortez de la partie. Vous n’avez plus de tour, et les cartes des autres ne vous concernent plus. Certains auront peut-être plus de tours que d’autres. La partie s’achève quand tout le monde en est sorti.

## Le décompte final

book-valletta-score = Le décompte final
book-valletta-score-steps = Additionnez :
book-valletta-score-steps-track = **Vos points** sur la piste.
book-valletta-score-steps-buildings = **Vos bâtiments** : les points en bas à droite de la face visible.
book-valletta-score-steps-goods = **Vos marchandises** : 1 point pour trois, tous types confondus. Une ou deux marchandises en trop ne rapportent rien.
book-valletta-score-tie = **Qui a le plus de points gagne.** En cas d’égalité, la victoire revient à qui a construit le plus de Maisons. Si l’égalité demeure, on se partage la victoire. Sortir tôt de la partie ne change rien au décompte.
book-valletta-score-sum = Votre dernière carte est jouée et la partie est finie. Vous avez 17 points sur la piste, sept bâtiments, dont deux améliorés, et sept marchandises : 4 Or, 1 Bois et 2 Pierres. Vous arrivez à 44 points.
book-valletta-score-worked-what = Quoi
book-valletta-score-worked-how = Comment
book-valletta-score-worked-points = Points
book-valletta-score-worked-track-what = Piste
book-valletta-score-worked-track-how = marqués pendant la partie
book-valletta-score-worked-track-points = 17
book-valletta-score-worked-basic-what = Cinq bâtiments simples
book-valletta-score-worked-basic-how = 2 + 3 + 4 + 3 + 1
book-valletta-score-worked-basic-points = 13
book-valletta-score-worked-upgraded-what = Deux bâtiments améliorés
book-valletta-score-worked-upgraded-how = 4 + 8
book-valletta-score-worked-upgraded-points = 12
book-valletta-score-worked-goods-what = Sept marchandises
book-valletta-score-worked-goods-how = deux fois trois, et une de reste
book-valletta-score-worked-goods-points = 2
book-valletta-score-worked-total-what = Total
book-valletta-score-worked-total-how = 17 + 13 + 12 + 2
book-valletta-score-worked-total-points = 44

## Les variantes

book-valletta-variants = Variantes
book-valletta-variants-editions = Les éditions imprimées diffèrent en quelques points. Sans autre choix, les tables suivent l’édition allemande. Ces options se choisissent à l’ouverture de la table.
book-valletta-variants-options = Vous pouvez choisir :
book-valletta-variants-options-french = **Édition française** : tout effet est facultatif, sauf le déplacement de Jean, et les améliorations ne donnent pas de bonus de construction.
book-valletta-variants-options-effects = **Effets des cartes** : on peut renoncer à tout effet, sauf au déplacement de Jean.
book-valletta-variants-options-upgrades = **Bonus de construction pour les améliorations** : sans lui, seuls les nouveaux bâtiments donnent les 2 points.
book-valletta-variants-options-shuffle = **Moment du mélange** : dès que la pioche est vide, et non quand il faut une carte.
book-valletta-variants-options-supply = **Réserve** : elle se limite au matériel de la boîte et aux tonneaux mis de côté. Ce qui manque est perdu.
book-valletta-variants-options-chain = **Apprentis en chaîne** : un Apprenti joué après un Apprenti reproduit ce que le premier a reproduit.
book-valletta-variants-options-architect = **Prix de l’Architecte** : si vous pouvez le payer, vous le devez.
book-valletta-variants-options-out = **Effets sur les joueurs sortis de la partie** : ils continuent à donner et à recevoir des marchandises.
book-valletta-variants-options-discards = **Défausses** : tout le monde peut les consulter. Sinon, vous ne voyez que la vôtre.

## Questions

book-valletta-questions = Questions et réponses
book-valletta-questions-three = Faut-il vraiment jouer trois cartes ?
book-valletta-questions-three-answer = Oui, à chaque tour. Seul votre dernier tour de la phase finale peut en compter moins.
book-valletta-questions-at-once = Puis-je jouer un personnage que je viens de gagner ?
book-valletta-questions-at-once-answer = Oui. Que vous ayez construit ou embauché, la carte est aussitôt dans votre main. Si vous n’avez pas encore joué trois cartes, vous pouvez la jouer.
book-valletta-questions-exchange = Puis-je échanger trois marchandises contre une à tout moment ?
book-valletta-questions-exchange-answer = Non, seulement quand vous payez un bâtiment ou une amélioration. Les trois peuvent être identiques, et l’Or convient aussi.
book-valletta-questions-cheaper = Quels bâtiments font baisser le coût ?
book-valletta-questions-cheaper-answer = Les vôtres, bord à bord et du même côté de la rue. Un contact par un coin ne compte pas, ni les bâtiments d’en face.
book-valletta-questions-second = Que coûte une amélioration, et reçoit-on un deuxième personnage ?
book-valletta-questions-second-answer = Vous payez le coût imprimé sans son Or. Vous ne recevez pas de personnage et ne posez pas de Maison.
book-valletta-questions-same-turn = Puis-je améliorer un bâtiment pendant le tour où je l’ai construit ?
book-valletta-questions-same-turn-answer = Oui, avec une autre carte qui construit, ou avec l’Apprenti juste après un Bâtisseur.
book-valletta-questions-repeat = Que reproduit l’Apprenti ?
book-valletta-questions-repeat-answer = La carte rouge ou verte jouée juste avant lui. Il ne reproduit ni carte bleue ou jaune, ni Jean, et reste sans effet en première carte.
book-valletta-questions-idle-builder = Je n’ai pas utilisé mon Bâtisseur. L’Apprenti peut-il construire quand même ?
book-valletta-questions-idle-builder-answer = Oui. Seule compte la couleur de la carte précédente. Vous payez le coût entier.
book-valletta-questions-two-apprentices = J’ai embauché un deuxième Apprenti. L’un reproduit-il l’autre ?
book-valletta-questions-two-apprentices-answer = Non, les Apprentis sont violets. Seule l’option « Apprentis en chaîne » le permet.
book-valletta-questions-hire = Qui puis-je embaucher, et puis-je aussi congédier ?
book-valletta-questions-hire-answer = N’importe qui dans la réserve, mais pas les personnages posés sur les bâtiments. Avec une carte Jean, on embauche ou on congédie, jamais les deux.
book-valletta-questions-bonus = Quand ai-je les deux points de bonus ?
book-valletta-questions-bonus-answer = Quand vous construisez ou améliorez dans la colonne de la zone de Jean. Tant qu’il est sur la tour, jamais.
book-valletta-questions-banker = Le Banquier compte-t-il seulement les bâtiments verts ?
book-valletta-questions-banker-answer = Non, il compte les icônes Or de tous vos bâtiments : une sur un bâtiment simple, deux sur un bâtiment amélioré.
book-valletta-questions-poor = À deux joueurs, mon adversaire n’a pas assez pour donner. Ai-je droit au bonus ?
book-valletta-questions-poor-answer = Oui. La marchandise en plus vient de la réserve et ne dépend pas de votre adversaire.
book-valletta-questions-empty-pile = Ma pioche est vide. Que faire ?
book-valletta-questions-empty-pile-answer = Mélangez votre défausse, cartes de ce tour comprises, et continuez à piocher. Pendant la phase finale, on ne mélange jamais.
book-valletta-questions-over = Quelqu’un a 25 points. Est-ce la fin ?
book-valletta-questions-over-answer = Non. On finit ce tour. Puis chacun joue encore une fois toutes ses cartes.
book-valletta-questions-past-25 = Je passe de 24 à 26 points. Cela compte-t-il comme 25 ?
book-valletta-questions-past-25-answer = Oui, dépasser la case 25 déclenche aussi la phase finale. Vous prenez un pion 25 et arrivez sur la case 1.
book-valletta-questions-last-builder = Ma toute dernière carte est un Bâtisseur, et je gagne un personnage. Suis-je hors de la partie ?
book-valletta-questions-last-builder-answer = Pas encore. La nouvelle carte est dans votre main. Si vous n’avez pas encore joué trois cartes, jouez-la pendant ce tour ; sinon, vous aurez un tour de plus.
book-valletta-questions-counts = Qu’est-ce qui compte à la fin ?
book-valletta-questions-counts-answer = Les points de la piste, ceux de vos bâtiments et un point pour trois marchandises. En cas d’égalité, le plus grand nombre de Maisons l’emporte.

## La boîte

book-valletta-box = Le contenu de la boîte
book-valletta-box-pieces = Le jeu publié contient :
book-valletta-box-pieces-street = 1 rue en deux moitiés, avec 25 cases, une case de la tour et la piste de points
book-valletta-box-pieces-barrels = 25 pions Tonneau, chacun cachant une marchandise
book-valletta-box-pieces-tokens = 4 pions de 25 et 50 points, 4 de 75 et 100
book-valletta-box-pieces-buildings = 37 cartes Bâtiment à deux faces : vertes, bleues et jaunes
book-valletta-box-pieces-characters = 73 cartes Personnage : quatre séries de 8 cartes de départ, 4 Bâtisseurs supplémentaires et 37 qui vont avec les bâtiments
book-valletta-box-pieces-boards = 4 plateaux Joueur avec pioche, trois cases pour les cartes et défausse
book-valletta-box-pieces-houses = 32 Maisons et 4 figurines : bleues, jaunes, vertes et rouges
book-valletta-box-pieces-goods = 42 Or, 30 Bois, 30 Pierres et 30 Briques
book-valletta-box-pieces-jean = 1 figurine violette de Jean Parisot de La Valette
book-valletta-box-building-title = Lire un bâtiment
book-valletta-box-building = En haut à gauche : le coût. En bas à gauche : les icônes Marchandise. En bas à droite : les points à la fin. Le carré reçoit votre Maison, et la lettre dans le cercle désigne le personnage. La face améliorée montre les armes de la ville au lieu d’un coût.
book-valletta-box-values = Les règles imprimées ne montrent pas les cartes. La plupart des coûts, icônes et points des bâtiments, ainsi que les marchandises des tonneaux, sont donc reconstitués.

## L’historique d’une partie

book-valletta-records = Comment s’écrit une partie
book-valletta-records-file = L’historique d’une partie est un petit fichier texte. Chaque entrée nomme une place, puis ce que le joueur a décidé. Les mélanges y figurent aussi, dans leur ordre.
book-valletta-records-lines = Par exemple :
book-valletta-records-lines-play = « 1 play maid », « 1 maid stone » : la place 1 joue la Servante et prend 1 Pierre.
book-valletta-records-lines-build = « 1 build building_g01 » : la place 1 construit le bâtiment vert numéro 1 ; b veut dire bleu, y jaune.
book-valletta-records-lines-payment = « 1 payment 2 1 1 1 » : Or, Bois, Pierres et Briques payés, dans cet ordre.
book-valletta-records-lines-jean = « 2 hire builder », « 2 dismiss shopkeeper » : la place 2 embauche ou congédie avec Jean.
book-valletta-records-lines-decline = « 1 decline » : la place 1 renonce à un effet.
book-valletta-records-follows = Tout ce qui découle des règles est omis : marchandises prises, points, cartes piochées. De même, une décision qui n’a qu’une réponse possible n’y figure pas.

## L’aide de jeu

aid-valletta-turn = Votre tour
aid-valletta-turn-play = **Jouez 3 cartes**, l’une après l’autre. « Vous pouvez » : on peut y renoncer.
aid-valletta-turn-discard = **Défaussez** les trois.
aid-valletta-turn-draw = **Piochez** jusqu’à 5 cartes. Pioche vide : mélangez votre défausse.
aid-valletta-build = Construire
aid-valletta-build-choose = Choisissez un bâtiment sans Maison.
aid-valletta-build-pay = Payez son coût.
aid-valletta-build-character = Prenez son personnage en main.
aid-valletta-build-house = Posez-y votre Maison.
aid-valletta-upgrade = Améliorer, une fois par bâtiment
aid-valletta-upgrade-cost = Payez son coût **sans l’Or**.
aid-valletta-upgrade-side = Retournez-le : 2 icônes, points doublés.
aid-valletta-cost = Coûts
aid-valletta-cost-neighbour = **−1 Or** par bâtiment à vous, bord à bord, du même côté de la rue
aid-valletta-cost-replace = **3 pour 1** : en payant, trois marchandises d’un autre type en remplacent une
aid-valletta-jean = Jean
aid-valletta-jean-walk = 1 case en avant ; prenez la marchandise du tonneau.
aid-valletta-jean-choose = Ensuite, vous pouvez embaucher **ou** congédier 1 personnage.
aid-valletta-jean-zone = Construire ou améliorer dans sa zone : **2 points**
aid-valletta-cards = Personnages
aid-valletta-cards-apprentice = **Apprenti** : reproduit la carte rouge ou verte jouée juste avant
aid-valletta-cards-green = **Verts** : 1 marchandise par icône de leur type sur tous vos bâtiments
aid-valletta-cards-crafts = **Briquetier (bleu), Plâtrier, Charpentier** : construire ou améliorer pour 2 Briques, Pierres, Bois de moins
aid-valletta-cards-collectors = **Moine, Aubergiste, Percepteur** : prenez 1 aux adversaires qui ont au moins 4 marchandises, 2 Or, 3 d’un type (sauf Or)
aid-valletta-yellow = Personnages jaunes
aid-valletta-yellow-architect = **Architecte** : 4 Bois, 4 Pierres ou 4 Briques pour 4 points
aid-valletta-yellow-bailiff = **Grand Bailli** : 4 Or pour 4 points
aid-valletta-yellow-master = **Grand Maître** : 1 marchandise de chaque type pour 5 points
aid-valletta-yellow-king = **Philippe II, Empereur, Pape** : 1 point par bâtiment vert, bleu, amélioré
aid-valletta-yellow-knight = **Chevalier** : 2 points
aid-valletta-end = La fin
aid-valletta-end-triggers = Jean sur la dernière case, 25 points ou 8 Maisons : finissez le tour.
aid-valletta-end-shuffle = Chacun mélange pioche et défausse ensemble et garde sa main.
aid-valletta-end-once = Toutes les cartes une dernière fois ; on ne mélange plus.
aid-valletta-score = Décompte final
aid-valletta-score-track = points de la piste
aid-valletta-score-buildings = points de vos bâtiments
aid-valletta-score-goods = 1 point pour 3 marchandises
aid-valletta-score-tie = Égalité : le plus grand nombre de Maisons l’emporte.
