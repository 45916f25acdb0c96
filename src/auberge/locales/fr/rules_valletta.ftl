### Les règles de Valletta dans nos propres mots, d’après les numéros de docs/rules/valletta.md.

## Matériel

rule-V-COMP-01 = Il y a 1 plateau Rue, formé de deux moitiés.
rule-V-COMP-02 = Il y a 25 pions Tonneau ; chacun cache une marchandise à son verso.
rule-V-COMP-03 = Il y a 4 pions de points marqués 25 d’un côté et 50 de l’autre.
rule-V-COMP-04 = Il y a 4 pions de points marqués 75 d’un côté et 100 de l’autre.
rule-V-COMP-05 = Il y a 37 cartes Bâtiment à deux faces, de trois couleurs : vert, bleu, jaune.
rule-V-COMP-06 = Il y a 73 cartes Personnage.
rule-V-COMP-07 = Les 73 cartes se répartissent exactement en 4 × 8 cartes de départ, 4 Bâtisseurs neutres et 37 cartes liées aux 37 bâtiments.
rule-V-COMP-08 = Il y a 4 plateaux Joueur.
rule-V-COMP-09 = Il y a 32 Maisons : 8 dans chacune des couleurs bleu, jaune, vert et rouge.
rule-V-COMP-10 = Il y a 4 figurines Joueur, une par couleur de joueur.
rule-V-COMP-11 = Il y a 42 pièces (Or).
rule-V-COMP-12 = Il y a 30 Bois.
rule-V-COMP-13 = Il y a 30 Pierres.
rule-V-COMP-14 = Il y a 30 Briques.
rule-V-COMP-15 = Il y a 1 figurine violette de Jean Parisot de La Valette.
rule-V-COMP-16 = Le mot « marchandises » désigne exactement quatre types : Or, Bois, Pierre, Brique ; l’Or est une marchandise.
rule-V-COMP-17 = Le recto d’un bâtiment montre un parchemin (le coût) en haut à gauche ; son dos montre à la place les armes de la ville.
rule-V-COMP-18 = Une face de bâtiment porte : le coût (en haut à gauche, seulement au recto), les icônes Marchandise (en bas à gauche), les points de fin de partie (en bas à droite), une case carrée pour la Maison et une lettre dans un cercle de couleur.
rule-V-COMP-19 = Les cartes Personnage ont cinq couleurs : rouge, violet, vert, bleu, jaune.
rule-V-COMP-20 = Toutes les cartes Personnage ont le même dos (une porte).
rule-V-COMP-21 = Une carte de départ porte en bas à droite l’icône d’une couleur de joueur et une lettre grecque ; la lettre aide seulement à distinguer les couleurs et n’a aucun effet dans le jeu.
rule-V-COMP-22 = Un plateau Joueur a un emplacement à la porte fermée (pioche), trois cases numérotées 1–2–3 et un emplacement à la porte ouverte (défausse).
rule-V-COMP-23 = La rue a 25 cases consécutives pour les tonneaux et Jean, une tour avant la première d’entre elles, et une piste de points 1–25 qui commence à la porte de la ville.
rule-V-COMP-24 = Les couleurs des bâtiments n’ont aucun rapport avec celles des joueurs.
rule-V-COMP-25 = Un livret séparé, la Référence des Cartes, explique chaque carte.
rule-V-COMP-26 = Des huit types de cartes de départ, six sont rouges (Commerçante, Bûcheron, Tailleur de Pierre, Briquetier (rouge), Servante, Bâtisseur) et deux violets (Apprenti, Jean Parisot de La Valette).
rule-V-COMP-27 = La face simple d’un bâtiment montre 1 icône Marchandise.
rule-V-COMP-28 = La face amélioration montre 2 icônes Marchandise d’un même type.
rule-V-COMP-29 = L’amélioration double les points de fin de partie d’un bâtiment.
rule-V-COMP-30 = Tout bâtiment coûte au moins 1 Or, plus du Bois, de la Pierre et de la Brique en quantité variable.
rule-V-COMP-31 = Les bâtiments verts donnent le moins de points à la fin.
rule-V-COMP-32 = Les bâtiments bleus et jaunes portent eux aussi des icônes Marchandise.
rule-V-COMP-33 = Plus un bâtiment est cher, plus son personnage est fort.
rule-V-COMP-34 = Les plateaux Joueur portent un rappel du remplacement 3:1.

## Préparation

rule-V-SETUP-01 = (1) La rue assemblée est posée au milieu de la table.
rule-V-SETUP-02 = (2) Mélangez les 25 tonneaux face cachée et posez-en un, sans le regarder, sur chacune des 25 cases supérieures de la rue.
rule-V-SETUP-03 = (3) Les pions 25/50 se placent sur la tour à un bout de la rue, les pions 75/100 sur la tour à l’autre bout.
rule-V-SETUP-04 = (4) Mélangez les cartes Bâtiment séparément par couleur et tirez de chaque couleur le nombre prévu pour le nombre de joueurs.
rule-V-SETUP-05 = À 2 joueurs : 6 cartes Bâtiment vertes, 8 bleues et 6 jaunes (20 cartes).
rule-V-SETUP-06 = À 3 joueurs : 8 cartes Bâtiment vertes, 10 bleues et 7 jaunes (25 cartes).
rule-V-SETUP-07 = À 4 joueurs : 10 cartes Bâtiment vertes, 12 bleues et 8 jaunes (30 cartes).
rule-V-SETUP-08 = Mélangez ensemble les cartes Bâtiment tirées pour former une seule pile.
rule-V-SETUP-09 = Tous les bâtiments sont posés côté parchemin visible.
rule-V-SETUP-10 = Posez les cartes Bâtiment par rangées de cinq : la première rangée au-dessus de la rue, la deuxième au-dessous, la troisième au-dessus, et ainsi de suite en alternant jusqu’à l’épuisement de la pile.
rule-V-SETUP-11 = On obtient 4 / 5 / 6 rangées de bâtiments à 2 / 3 / 4 joueurs.
rule-V-SETUP-12 = Rangées au-dessus/au-dessous de la rue : 2/2, 3/2, 3/3 à 2/3/4 joueurs.
rule-V-SETUP-13 = Chaque rangée suivante d’un côté se place à l’extérieur de la précédente, ses cinq cartes alignées sur les cinq colonnes de la rue.
rule-V-SETUP-14 = Les cartes Bâtiment non tirées restent hors du jeu.
rule-V-SETUP-15 = (5) Chaque joueur choisit une couleur et prend le plateau Joueur correspondant.
rule-V-SETUP-16 = (6) Chaque joueur prend les 8 cartes Personnage de départ qui portent l’icône de sa couleur.
rule-V-SETUP-17 = Les cartes de départ sont les mêmes pour tous : Commerçante, Bûcheron, Tailleur de Pierre, Briquetier (rouge), Servante, Bâtisseur, Apprenti, Jean Parisot de La Valette, une carte de chaque.
rule-V-SETUP-18 = Chaque joueur mélange ses 8 cartes, les pose face cachée sur l’emplacement à la porte fermée et pioche une main de 5 cartes (3 restent dans la pioche).
rule-V-SETUP-19 = (7) Les 4 Bâtisseurs rouges sans icône de joueur sont posés face visible à côté de la rue ; ils forment la réserve de personnages, quel que soit le nombre de joueurs.
rule-V-SETUP-20 = (8) Sur chaque bâtiment de la zone de jeu, posez la carte Personnage qui porte la même lettre : exactement une carte par bâtiment.
rule-V-SETUP-21 = Certains personnages existent en plusieurs exemplaires ; le même personnage peut donc se trouver sur plusieurs bâtiments.
rule-V-SETUP-22 = Un personnage est posé de façon que les symboles à gauche et en bas du bâtiment restent lisibles : coût, icônes et points sont publics tant que le personnage est là.
rule-V-SETUP-23 = Les cartes Personnage non utilisées (y compris les cartes de départ des couleurs absentes) restent hors du jeu.
rule-V-SETUP-24 = (9) Chaque joueur place la figurine de sa couleur devant la porte de la ville, c’est-à-dire avant la case 1 de la piste (0 point).
rule-V-SETUP-25 = Chaque joueur garde devant lui les 8 Maisons de sa couleur.
rule-V-SETUP-26 = (10) Toutes les marchandises forment la réserve.
rule-V-SETUP-27 = Chaque joueur commence avec 1 Or, 1 Bois, 1 Pierre et 1 Brique.
rule-V-SETUP-28 = (11) La figurine de Jean commence sur la tour, à gauche du premier tonneau, c’est-à-dire avant lui.
rule-V-SETUP-29 = (12) Est premier joueur celui dont le dernier passage sur une île est le plus récent ; on joue dans le sens horaire.
rule-V-SETUP-30 = Un lot supplémentaire de quatre marchandises (une de chaque type) est pris dans la réserve pour le choix de départ.
rule-V-SETUP-31 = Le dernier joueur dans l’ordre du tour (à droite du premier joueur) choisit d’abord une marchandise du lot supplémentaire et fait passer le reste à sa droite, et ainsi de suite ; le premier joueur choisit en dernier.
rule-V-SETUP-32 = Chaque joueur prend exactement une marchandise du lot supplémentaire.
rule-V-SETUP-33 = Comme le lot supplémentaire ne contient qu’une marchandise de chaque type, deux joueurs ne choisissent jamais la même.
rule-V-SETUP-34 = À 2 ou 3 joueurs, les marchandises qui restent du lot supplémentaire (2 ou 1) retournent dans la réserve.
rule-V-SETUP-35 = Après la préparation, chaque joueur possède 5 marchandises : une de chaque type et une choisie.
rule-V-SETUP-36 = Le choix d’une marchandise du lot supplémentaire est la dernière étape de la préparation : au moment de choisir, chacun connaît donc sa main de départ, toute la disposition des bâtiments et tous les personnages.
rule-V-SETUP-37 = Le jeu se joue à 2, 3 ou 4 joueurs.
rule-V-SETUP-38 = Avant de commencer, il est conseillé de passer en revue les personnages posés sur les bâtiments : ils sont tous visibles.

## Le tour

rule-V-TURN-01 = Le premier joueur joue le premier tour ; ensuite, le tour passe dans le sens horaire (vers la gauche).
rule-V-TURN-02 = À son tour, le joueur actif joue exactement trois cartes de sa main ; passer ou en jouer moins est interdit.
rule-V-TURN-03 = Les cartes se jouent une par une ; une carte est exécutée entièrement avant le choix de la suivante.
rule-V-TURN-04 = La première, la deuxième et la troisième carte vont face visible sur les cases 1, 2 et 3 du plateau Joueur (toujours le plus petit numéro libre).
rule-V-TURN-05 = Le texte d’une carte jouée doit être exécuté complètement ; les parties formulées comme une permission (« vous pouvez ») peuvent être laissées de côté. La section 6.6 de docs/rules/valletta.md le précise carte par carte.
rule-V-TURN-06 = Un effet qu’on ne peut exécuter qu’en partie, ou pas du tout, est exécuté dans la mesure du possible (sauf les prix : V-GOOD-09) ; la carte compte quand même parmi les trois du tour.
rule-V-TURN-07 = Chaque fois qu’une carte est jouée, son effet s’applique une seule fois.
rule-V-TURN-08 = Exception à V-TURN-02 : à son dernier tour, un joueur peut avoir moins de trois cartes ; il joue alors toutes les cartes qui lui restent en main.
rule-V-TURN-09 = Après l’exécution de la troisième carte, toutes les cartes des cases 1–3 vont dans la défausse.
rule-V-TURN-10 = Tant qu’elles ne sont pas défaussées (V-TURN-09), les cartes jouées ne sont ni dans la main ni dans la défausse.
rule-V-TURN-11 = À la fin de son tour, le joueur pioche jusqu’à avoir 5 cartes en main.
rule-V-TURN-12 = Le nombre de cartes piochées varie (les cartes congédiées, embauchées ou gagnées pendant le tour le modifient) ; on complète toujours sa main à 5 cartes.
rule-V-TURN-13 = Quand il faut piocher une carte et que la pioche est vide, on mélange la défausse pour former une nouvelle pioche face cachée et l’on continue à piocher.
rule-V-TURN-14 = Les trois cartes qu’on vient de jouer sont déjà dans la défausse quand celle-ci doit former une nouvelle pioche : elles sont mélangées avec le reste.
rule-V-TURN-15 = Si un joueur possède moins de 5 cartes en tout, il en pioche autant que possible.
rule-V-TURN-16 = Une carte gagnée en construisant ou en embauchant va aussitôt dans la main : elle peut être jouée pendant le même tour et compte quand on complète sa main à 5 cartes.
rule-V-TURN-17 = La partie se poursuit tour après tour jusqu’à ce qu’un joueur déclenche la phase finale.

## Marchandises et réserve

rule-V-GOOD-01 = Sauf si une carte dit qu’elles viennent d’un autre joueur, les marchandises prises viennent de la réserve ; elles se placent devant leur propriétaire.
rule-V-GOOD-02 = Les marchandises dépensées retournent dans la réserve.
rule-V-GOOD-03 = Il n’y a pas de limite aux marchandises qu’un joueur peut posséder.
rule-V-GOOD-04 = Un pion Tonneau retourné est mis de côté ; quand une marchandise vient à manquer dans la réserve, il en tient lieu.
rule-V-GOOD-05 = Un tonneau mis de côté ne remplace que le type de marchandise qu’il montre.
rule-V-GOOD-06 = Ce qui remplace une marchandise épuisée compte à tous égards comme une marchandise normale de ce type (paiement, seuils, décompte final).
rule-V-GOOD-07 = La réserve ne limite jamais ce qu’un joueur prend : quand le matériel et les tonneaux mis de côté sont épuisés, n’importe quel autre repère convient. Avec V-OPT-04 « limited », un joueur ne prend que ce qui reste du type demandé.
rule-V-GOOD-08 = On ne commerce pas librement avec la réserve ; la règle 3:1 ne sert que pour payer une construction ou une amélioration.
rule-V-GOOD-09 = Un prix (construction, amélioration, Négociante, Marchand, Architecte, Grand Bailli, Grand Maître) se paie en entier ou pas du tout ; V-TURN-06 ne permet jamais un paiement partiel. Seul ce qu’on reçoit peut être incomplet.

## Construire

rule-V-BUILD-01 = L’action de construction permet au joueur de faire l’une de ces deux choses : construire un nouveau bâtiment ou améliorer un de ses propres bâtiments.
rule-V-BUILD-02 = L’action de construction est facultative (« vous pouvez »).
rule-V-BUILD-03 = Tout joueur peut construire un bâtiment de n’importe quelle couleur.
rule-V-BUILD-04 = Construire, étape 1 : choisir une carte Bâtiment sans Maison.
rule-V-BUILD-05 = Construire, étape 2 : payer avec ses propres marchandises le coût imprimé en haut à gauche, après réductions et remplacements.
rule-V-BUILD-06 = Construire, étape 3 : prendre en main le personnage posé sur le bâtiment ; il fait désormais partie des cartes du joueur.
rule-V-BUILD-07 = Construire, étape 4 : placer une de ses Maisons sur la case carrée ; le bâtiment appartient désormais à ce joueur.
rule-V-BUILD-08 = Les quatre étapes de la construction sont obligatoires dès qu’on a choisi de construire ; on ne peut pas laisser le personnage sur place.
rule-V-BUILD-09 = Un joueur qui n’a plus de Maison à placer ne peut plus construire de nouveaux bâtiments (mais il peut améliorer les siens).
rule-V-BUILD-10 = Tout bâtiment non construit de la zone de jeu peut être choisi : il n’y a aucune restriction de voisinage, de zone ni d’ordre du tour.
rule-V-BUILD-11 = Un bâtiment construit reste à son propriétaire jusqu’à la fin ; aucun effet n’enlève ni ne déplace de Maisons.
rule-V-BUILD-12 = En dehors de l’embauche par Jean, construire est le seul moyen de gagner des cartes Personnage.

## Améliorer

rule-V-UPG-01 = Améliorer, étape 1 : choisir un de ses bâtiments (avec sa propre Maison) qui n’est pas encore amélioré.
rule-V-UPG-02 = Améliorer, étape 2 : payer la part en Bois, en Pierre et en Brique du coût imprimé.
rule-V-UPG-03 = Une amélioration ne coûte jamais d’Or.
rule-V-UPG-04 = Améliorer, étape 3 : retourner la carte pour montrer son dos (armes de la ville) et y replacer la Maison.
rule-V-UPG-05 = Chaque bâtiment ne peut être amélioré qu’une fois.
rule-V-UPG-06 = Pour un bâtiment amélioré, ce sont les icônes Marchandise et les points de fin de partie du dos qui comptent (plus d’icônes et/ou plus de points).
rule-V-UPG-07 = Une amélioration n’utilise pas de Maison, ne donne pas de carte Personnage et ne change ni la couleur ni le propriétaire du bâtiment.
rule-V-UPG-08 = Le coût d’amélioration se lit sur le côté parchemin.

## Réduction de quartier

rule-V-ADJ-01 = En construisant, on paie 1 Or de moins pour chacun de ses bâtiments qui touche le nouveau par un côté.
rule-V-ADJ-02 = Pour la réduction de quartier, les bâtiments en diagonale ne comptent pas.
rule-V-ADJ-03 = Deux bâtiments de part et d’autre de la rue ne sont pas adjacents.
rule-V-ADJ-04 = La part en Or du coût ne descend jamais au-dessous de 0.
rule-V-ADJ-05 = La réduction de quartier ne porte que sur l’Or ; seuls ses propres bâtiments comptent, améliorés ou non et quelle que soit leur couleur.
rule-V-ADJ-06 = La réduction de quartier est sans objet pour les améliorations, qui ne coûtent pas d’Or.
rule-V-ADJ-07 = En coordonnées (côté, rang depuis la rue, colonne) : deux cartes sont adjacentes si et seulement si elles sont du même côté et que |Δrang| + |Δcolonne| = 1.

## Remplacement de marchandises

rule-V-SUB-01 = En construisant ou en améliorant, le joueur peut remplacer autant de marchandises du coût qu’il veut, en donnant chaque fois trois marchandises à la place d’une (formule exacte : V-COST-03).
rule-V-SUB-02 = Les trois marchandises données à la place d’une autre peuvent être identiques ou différentes.
rule-V-SUB-03 = Les trois marchandises données sont d’un autre type que la marchandise remplacée.
rule-V-SUB-04 = On peut remplacer les marchandises qu’on ne peut ou ne veut pas payer, même quand on les possède.
rule-V-SUB-05 = L’Or peut servir de remplacement.
rule-V-SUB-06 = L’Or du coût peut être remplacé lui aussi.
rule-V-SUB-07 = Le remplacement n’a lieu qu’au moment de payer ; échanger pour faire des provisions est interdit.
rule-V-SUB-08 = Le remplacement n’est pas possible pour les prix de la Négociante, du Marchand, de l’Architecte, du Grand Bailli ni du Grand Maître.
rule-V-SUB-09 = Le remplacement s’applique au coût définitif, après la réduction de quartier et celle des personnages.

## Coûts et paiement

rule-V-COST-01 = Coût de construction = coût imprimé (Or, Bois, Pierre, Brique) ; puis Or := max(0, Or − nombre de bâtiments adjacents du joueur) ; puis le −2 de la carte sur son type, avec 0 pour minimum ; puis le remplacement.
rule-V-COST-02 = Coût d’amélioration = coût imprimé (Or, Bois, Pierre, Brique) avec Or := 0 ; puis le −2 de la carte sur son type, avec 0 pour minimum ; puis le remplacement.
rule-V-COST-03 = Paiement. Avec le coût c (d’après V-COST-01 ou -02) et les marchandises possédées o, un paiement p est permis si et seulement si, pour chaque type, 0 ≤ p_k ≤ o_k et si, avec m_k = max(0, c_k − p_k) (unités du coût remplacées) et e_k = max(0, p_k − c_k) (remplacements donnés), Σe = 3·Σm. En clair : les marchandises d’un type couvrent d’abord le coût de ce type ; chaque unité non couverte est remplacée par exactement 3 autres marchandises. Comme m_k et e_k ne dépassent jamais tous deux 0, les remplacements sont toujours d’un autre type que toutes les marchandises remplacées (V-SUB-03). Remplacer une marchandise qu’on possède reste permis (V-SUB-04). Le remplacement croisé, où un type est remplacé tandis que des unités de ce type servent ailleurs de remplacement, ne l’est pas, par exemple (3,3,0,0) pour (1,1,0,0) : tout paiement de ce genre en contient un plus petit qui est permis.
rule-V-COST-04 = Une réduction supérieure au coût ne rapporte rien.
rule-V-COST-05 = Un bâtiment est payable si et seulement si Σ max(0, o_k − c_k) ≥ 3·Σ max(0, c_k − o_k) : ce qui reste après avoir couvert chaque type autant que possible doit valoir au moins trois fois ce qui manque. Seuls les bâtiments payables sont proposés.
rule-V-COST-06 = On demande au joueur d’abord le bâtiment, puis le paiement. Le paiement proposé en premier est celui qui remplace le moins de marchandises : le coût tel quel si le joueur en possède toutes les marchandises, sinon seulement le remplacement de ce qui manque, les remplacements étant pris un par un dans le type dont il garderait le plus, et à égalité dans l’ordre Bois, Pierre, Brique, Or. Tout autre paiement permis reste possible.

## Bonus de construction

rule-V-BONUS-01 = Construire un bâtiment dans la zone de Jean (là où est sa figurine) donne aussitôt 2 points.
rule-V-BONUS-02 = Améliorer un bâtiment de la zone de Jean donne aussi les 2 points du bonus de construction.
rule-V-BONUS-03 = La rue a cinq zones de cinq cases consécutives.
rule-V-BONUS-04 = Une zone comprend toutes les cartes Bâtiment de sa colonne, au-dessus et au-dessous de la rue, dans toutes les rangées.
rule-V-BONUS-05 = Quand Jean est sur la case n (1–25), il est dans la zone ⌈n/5⌉ ; la zone d’un bâtiment est le numéro de sa colonne.
rule-V-BONUS-06 = Tant que Jean est sur la tour, il n’est dans aucune zone et il n’y a pas de bonus.
rule-V-BONUS-07 = Le bonus de construction s’obtient par toute action de construction ou d’amélioration (Bâtisseur, Apprenti qui reproduit un Bâtisseur, Briquetier (bleu), Plâtrier, Charpentier), une fois par bâtiment construit ou amélioré, y compris pendant la phase finale.

## Personnages rouges

rule-V-CHAR-SHOPKEEPER-1 = Prendre exactement 1 Or dans la réserve.
rule-V-CHAR-LUMBERJACK-1 = Prendre exactement 1 Bois dans la réserve.
rule-V-CHAR-STONECUTTER-1 = Prendre exactement 1 Pierre dans la réserve.
rule-V-CHAR-BRICKMAKER-1 = Prendre exactement 1 Brique dans la réserve.
rule-V-CHAR-MAID-1 = Choisir l’un des quatre types de marchandises et en prendre 1 dans la réserve.
rule-V-CHAR-BUILDER-1 = Le joueur peut construire un nouveau bâtiment ou améliorer un de ses bâtiments au coût normal (V-BUILD, V-UPG).
rule-V-CHAR-BUILDER-2 = Les Bâtisseurs neutres et les Bâtisseurs de départ fonctionnent de la même façon.

## Apprenti et Jean

rule-V-CHAR-APPRENTICE-1 = Si la carte jouée juste avant l’Apprenti pendant le même tour est rouge ou verte, exécuter encore une fois l’effet de cette carte.
rule-V-CHAR-APPRENTICE-2 = Joué comme première carte du tour, l’Apprenti est sans effet.
rule-V-CHAR-APPRENTICE-3 = Joué après une carte qui n’est ni rouge ni verte (bleue, jaune, violette), l’Apprenti est sans effet.
rule-V-CHAR-APPRENTICE-4 = L’effet reproduit est exécuté une nouvelle fois : tous les choix se font à nouveau.
rule-V-CHAR-APPRENTICE-5 = Les coûts se paient eux aussi à nouveau : reproduire un Bâtisseur, c’est construire ou améliorer une deuxième fois en payant tout.
rule-V-CHAR-APPRENTICE-6 = L’Apprenti lui-même compte parmi les trois cartes du tour, même sans effet.
rule-V-CHAR-APPRENTICE-7 = L’Apprenti est une carte violette ; un Apprenti juste après un Apprenti est sans effet.
rule-V-CHAR-APPRENTICE-8 = La carte de Jean est violette et n’est donc jamais reproduite.
rule-V-CHAR-JEAN-1 = D’abord, avancer la figurine de Jean d’une case ; c’est obligatoire.
rule-V-CHAR-JEAN-2 = Retourner le tonneau de la case atteinte et prendre dans la réserve 1 marchandise du type montré.
rule-V-CHAR-JEAN-3 = Mettre le tonneau de côté (voir V-GOOD-04) ; il ne revient jamais sur la rue.
rule-V-CHAR-JEAN-4 = Ensuite, le joueur peut soit congédier un personnage, soit embaucher un personnage, pas les deux, ou ne faire ni l’un ni l’autre.
rule-V-CHAR-JEAN-5 = Congédier : mettre 1 carte Personnage de sa main dans la réserve de personnages.
rule-V-CHAR-JEAN-6 = L’effet d’une carte congédiée n’est pas exécuté.
rule-V-CHAR-JEAN-7 = Embaucher : prendre en main 1 carte Personnage au choix dans la réserve de personnages ; elle rejoint les cartes du joueur.
rule-V-CHAR-JEAN-8 = Toute carte de la réserve de personnages peut être embauchée : Bâtisseurs neutres, cartes de départ d’autres joueurs, cartes congédiées par d’autres et cartes qu’on a soi-même congédiées auparavant.
rule-V-CHAR-JEAN-9 = Quand Jean est sur la dernière case, il n’avance plus et l’on ne retourne plus de tonneau ; congédier ou embaucher reste possible.
rule-V-CHAR-JEAN-10 = Embaucher quand la réserve de personnages est vide ou congédier quand la main est vide est impossible ; la carte de Jean qu’on est en train de jouer n’est pas en main et ne peut pas être congédiée.
rule-V-CHAR-JEAN-11 = Les personnages encore posés sur des bâtiments ne sont pas dans la réserve de personnages et ne peuvent pas être embauchés.
rule-V-CHAR-JEAN-12 = Les cartes de la réserve de personnages sont face visible (publiques).
rule-V-CHAR-JEAN-13 = Les cartes embauchées sont utilisables aussitôt (elles sont en main).

## Personnages verts

rule-V-CHAR-BANKER-1 = Prendre 1 Or par icône Or sur ses bâtiments.
rule-V-CHAR-JOINER-1 = Prendre 1 Bois par icône Bois sur ses bâtiments.
rule-V-CHAR-STONE_CARVER-1 = Prendre 1 Pierre par icône Pierre sur ses bâtiments.
rule-V-CHAR-BRICK_MASTER-1 = Prendre 1 Brique par icône Brique sur ses bâtiments.
rule-V-CHAR-GREEN-1 = Pour les cartes vertes, les bâtiments de toutes les couleurs comptent, pas seulement les verts.
rule-V-CHAR-GREEN-2 = Pour les cartes vertes, seules comptent les icônes Marchandise en bas à gauche de la face visible, jamais celles du coût.
rule-V-CHAR-GREEN-3 = Sans icône correspondante sur ses bâtiments, on ne prend aucune marchandise.
rule-V-CHAR-GREEN-4 = Pour un bâtiment amélioré, les cartes vertes comptent les icônes du dos.

## Personnages bleus

rule-V-CHAR-MONK-1 = Chaque adversaire qui possède au moins 4 marchandises en tout (de tous types, Or compris) en donne 1 au joueur actif.
rule-V-CHAR-MONK-2 = Chaque adversaire qui donne une marchandise pour le Moine choisit laquelle.
rule-V-CHAR-MONK-3 = Pour le Moine, aucun adversaire ne donne plus de 1 marchandise.
rule-V-CHAR-MONK-4 = Moine, dans une partie à 2 joueurs : le joueur actif peut en plus prendre dans la réserve 1 marchandise de son choix.
rule-V-CHAR-ROOFER-1 = Le Briquetier (bleu) agit comme un Bâtisseur (construire ou améliorer), mais le coût est réduit de 2 Briques.
rule-V-CHAR-ROOFER-2 = Avec le Briquetier (bleu), un coût de 0, 1 ou 2 Briques devient 0 ; rien n’est rendu.
rule-V-CHAR-TRADER-1 = Le joueur peut dépenser exactement 1 Bois, 1 Pierre ou 1 Brique pour prendre 3 Or.
rule-V-CHAR-TRADER-2 = L’échange de la Négociante ne se fait qu’une seule fois par carte jouée ; on ne peut pas dépenser plus pour prendre plus d’Or.
rule-V-CHAR-SEAMSTRESS-1 = Prendre dans la réserve 2 marchandises au choix, identiques ou différentes.
rule-V-CHAR-MERCHANT-1 = Le joueur peut dépenser exactement 1 Or pour prendre 1 Bois, 1 Pierre et 1 Brique.
rule-V-CHAR-MERCHANT-2 = L’échange du Marchand ne se fait qu’une seule fois par carte jouée.
rule-V-CHAR-FOREMAN-1 = Choisir l’un des quatre types de marchandises, puis en prendre 1 par icône Marchandise correspondante sur ses bâtiments (on compte comme pour les cartes vertes).
rule-V-CHAR-CHAMBERLAIN-1 = Prendre 1 Or pour chacun de ses bâtiments verts.
rule-V-CHAR-CHAMBERLAIN-2 = Un bâtiment vert amélioré compte une fois, comme tout autre.
rule-V-CHAR-MASON-1 = Le Plâtrier agit comme un Bâtisseur, mais le coût est réduit de 2 Pierres.
rule-V-CHAR-MASON-2 = Avec le Plâtrier, un coût de 0, 1 ou 2 Pierres devient 0 ; rien n’est rendu.
rule-V-CHAR-INNKEEPER-1 = Chaque adversaire qui possède au moins 2 Or doit en donner 1 au joueur actif.
rule-V-CHAR-INNKEEPER-2 = Pour l’Aubergiste, aucun adversaire ne donne plus de 1 Or.
rule-V-CHAR-INNKEEPER-3 = Aubergiste, dans une partie à 2 joueurs : le joueur actif peut en plus prendre 1 Or dans la réserve.
rule-V-CHAR-NUN-1 = Choisir l’un des quatre types de marchandises et en prendre 3 dans la réserve.
rule-V-CHAR-NUN-2 = Chaque adversaire prend ensuite dans la réserve exactement 1 marchandise du type choisi pour la Nonne.
rule-V-CHAR-CARPENTER-1 = Le Charpentier agit comme un Bâtisseur, mais le coût est réduit de 2 Bois.
rule-V-CHAR-CARPENTER-2 = Avec le Charpentier, un coût de 0, 1 ou 2 Bois devient 0 ; rien n’est rendu.
rule-V-CHAR-TAX_COLLECTOR-1 = Pour le Bois, la Pierre et la Brique séparément : chaque adversaire qui en possède au moins 3 en donne 1 au joueur actif.
rule-V-CHAR-TAX_COLLECTOR-2 = Pour le Percepteur, un adversaire peut avoir à donner jusqu’à 3 marchandises, mais jamais 2 du même type.
rule-V-CHAR-TAX_COLLECTOR-3 = L’Or ne compte pas pour le Percepteur.
rule-V-CHAR-TAX_COLLECTOR-4 = Percepteur, dans une partie à 2 joueurs : le joueur actif peut en plus prendre dans la réserve 1 Bois, 1 Pierre ou 1 Brique.
rule-V-CHAR-BLUE-1 = Les cartes bleues, y compris le Briquetier (bleu), le Plâtrier et le Charpentier, ne sont jamais reproduites par l’Apprenti.

## Personnages jaunes

rule-V-CHAR-ARCHITECT-1 = Le joueur peut choisir Bois, Pierre ou Brique (pas l’Or), en dépenser exactement 4 et avancer de 4 points.
rule-V-CHAR-ARCHITECT-2 = Le prix de l’Architecte ne se paie qu’une seule fois par carte jouée.
rule-V-CHAR-BAILIFF-1 = Le joueur peut dépenser exactement 4 Or pour avancer de 4 points.
rule-V-CHAR-BAILIFF-2 = Le prix du Grand Bailli ne se paie qu’une seule fois par carte jouée.
rule-V-CHAR-GRAND_MASTER-1 = Le joueur peut dépenser exactement 1 Bois, 1 Pierre, 1 Brique et 1 Or pour avancer de 5 points.
rule-V-CHAR-GRAND_MASTER-2 = Le prix du Grand Maître ne se paie qu’une seule fois par carte jouée.
rule-V-CHAR-POPE-1 = Avancer de 1 point pour chacun de ses bâtiments améliorés, de n’importe quelle couleur.
rule-V-CHAR-EMPEROR-1 = Avancer de 1 point pour chacun de ses bâtiments bleus, améliorés ou non (chacun compte une fois).
rule-V-CHAR-KING-1 = Avancer de 1 point pour chacun de ses bâtiments verts, améliorés ou non (chacun compte une fois).
rule-V-CHAR-KNIGHT-1 = Avancer de 2 points.
rule-V-CHAR-YELLOW-1 = Certains personnages jaunes existent en deux exemplaires ; deux joueurs peuvent donc avoir le même.
rule-V-CHAR-YELLOW-2 = Un joueur peut posséder les deux exemplaires d’un même personnage jaune et utiliser chacun d’eux quand il le joue.
rule-V-CHAR-YELLOW-3 = Les points des cartes jaunes font avancer la figurine aussitôt, de la manière habituelle.

## Piste de points

rule-V-VP-01 = Chaque point fait avancer la figurine du joueur d’une case sur la piste de points.
rule-V-VP-02 = La figurine reste à 0 (devant la porte de la ville) jusqu’au premier point ; ensuite, numéro de la case = points.
rule-V-VP-03 = En dépassant 25, le joueur prend un pion 25/50 du côté 25 et continue à compter depuis la case 1.
rule-V-VP-04 = Quand la figurine dépasse la fin pour la deuxième fois, le pion est retourné pour montrer 50 (les éditions allemande et italienne écrivent « atteindre la fin »).
rule-V-VP-05 = Le troisième et le quatrième tour de piste se notent avec un pion 75/100.
rule-V-VP-06 = Pour p ≥ 1 points : case = ((p−1) mod 25) + 1 et valeur du pion = p − case. Donc 25 = aucun pion + case 25 ; 26 = pion 25 + case 1 ; 50 = pion 25 + case 25 ; 51 = pion 50 + case 1.
rule-V-VP-07 = On ne perd jamais de points.
rule-V-VP-08 = Pendant la partie, seul le joueur actif peut gagner des points.
rule-V-VP-09 = Plusieurs figurines peuvent partager une case.

## Phase finale

rule-V-END-01 = Déclencheur A : un joueur amène Jean sur la dernière case de tonneau (la 25e).
rule-V-END-02 = Déclencheur B : la figurine d’un joueur atteint la case 25 (la dépasser compte aussi : V-AMB-24).
rule-V-END-03 = Déclencheur C : un joueur place sa 8e Maison.
rule-V-END-04 = Un seul déclencheur suffit à ouvrir la phase finale.
rule-V-END-05 = Le joueur qui déclenche la phase finale finit normalement son tour : il joue toutes les cartes qui lui restent à jouer et complète sa main à 5 cartes.
rule-V-END-06 = Quand le joueur qui vient de déclencher la phase finale complète sa main à la fin du tour en cours, le mélange habituel (V-TURN-13) est encore permis.
rule-V-END-07 = Avant le premier tour de la phase finale, chaque joueur mélange sa pioche et sa défausse ensemble pour former une nouvelle pioche.
rule-V-END-08 = Avant le premier tour de la phase finale, les cartes en main (normalement 5 par joueur) restent en main et ne sont pas mélangées à la nouvelle pioche.
rule-V-END-09 = La phase finale dure plusieurs tours de table ; chaque joueur joue encore toute sa pioche, exactement une fois.
rule-V-END-10 = Le premier tour de la phase finale revient au joueur qui suit celui qui l’a déclenchée.
rule-V-END-11 = Pendant la phase finale, toutes les règles du tour restent en vigueur, sauf ce que changent V-END-12 et V-END-13.
rule-V-END-12 = Phase finale, changement 1 : un joueur qui ne peut pas compléter sa main à 5 cartes ne pioche que le reste de sa pioche ; la défausse n’est plus jamais mélangée.
rule-V-END-13 = Phase finale, changement 2 : un joueur qui a joué sa dernière carte sort de la partie : il ne joue plus, ses tours sont désormais sautés et il n’est plus un adversaire pour les effets des autres.
rule-V-END-14 = La partie se termine quand le dernier joueur restant a joué sa dernière carte.
rule-V-END-15 = On n’entre qu’une fois dans la phase finale ; d’autres déclencheurs pendant celle-ci sont sans effet.
rule-V-END-16 = Les cartes gagnées pendant la phase finale (construction, embauche) vont en main et seront jouées elles aussi ; les cartes congédiées ne le seront pas.
rule-V-END-17 = Les joueurs peuvent avoir un nombre inégal de tours dans la phase finale ; il n’y a pas de compensation.
rule-V-END-18 = Pendant un tour qui commence avec 1 ou 2 cartes en main et une pioche vide, le joueur joue jusqu’à ce que trois cartes soient jouées ou que sa main soit vide.

## Décompte final

rule-V-SCORE-01 = Chaque joueur additionne les points en bas à droite de tous ses bâtiments (face visible) et avance sa figurine de cette somme.
rule-V-SCORE-02 = Ensuite, chaque joueur reçoit 1 point par groupe complet de 3 marchandises de n’importe quel type, toutes comptées ensemble, le résultat étant arrondi à l’entier inférieur. Les marchandises restent où elles sont ; les rendre, comme dans V-EX-03, n’est qu’une façon de compter.
rule-V-SCORE-03 = 1 ou 2 marchandises restantes ne rapportent rien.
rule-V-SCORE-04 = Celui qui a le plus de points gagne.
rule-V-SCORE-05 = En cas d’égalité, celui des joueurs concernés qui a construit le plus de Maisons gagne.
rule-V-SCORE-06 = Si l’égalité persiste, les joueurs concernés se partagent la victoire.
rule-V-SCORE-07 = Total final = points marqués pendant la partie + points des bâtiments + ⌊marchandises/3⌋.
rule-V-SCORE-08 = Maisons construites = bâtiments du joueur = 8 − Maisons restantes ; les améliorations n’ajoutent rien.
rule-V-SCORE-09 = Les joueurs sortis pendant la phase finale (V-END-13) comptent leurs bâtiments et leurs marchandises comme tous les autres.

## Ce que nomment en outre les refus et les options

rule-V-AMB-18 = La réserve n’est pas une limite (V-OPT-04 « unlimited ») : tout ce qui est dû est pris. Avec V-OPT-04 « limited », on prend ce qu’il y a et le reste est perdu ; la Servante, la Couturière et la Nonne doivent alors nommer un type dont il reste au moins 1, tant qu’il y en a un (la Couturière nomme deux marchandises présentes toutes les deux, ou la dernière). L’Artisan peut nommer n’importe quel type. La Négociante et le Marchand peuvent aussi servir pour un gain partiel, même nul. Le bonus d’une partie à 2 joueurs n’offre que des types présents.
rule-V-OPT-01 = Option « effect_execution » : « full » (par défaut, éditions allemande et italienne) exige que l’effet d’une carte soit exécuté, sauf là où elle dit « vous pouvez » ; avec « optional » (édition française), tout effet est facultatif, sauf le déplacement de Jean.
rule-V-OPT-02 = Option « bonus_on_upgrade » : « true » (par défaut, éditions allemande et italienne) donne aussi le bonus de construction pour une amélioration ; « false » (édition française) ne le donne que pour une construction.
rule-V-OPT-03 = Option « reshuffle_timing » : avec « on_demand » (par défaut), la défausse est mélangée quand il faut piocher une carte et que la pioche est vide ; avec « when_empty », dès qu’une carte piochée vide la pioche, pourvu que la défausse ne soit pas vide, y compris pendant le tour qui déclenche la phase finale, mais pas pendant celle-ci.
rule-V-OPT-04 = Option « supply » : avec « unlimited » (par défaut), la réserve ne s’épuise jamais ; avec « limited », ne comptent que le matériel de la boîte et les tonneaux mis de côté.
rule-V-OPT-05 = Option « apprentice_chain » : avec « false » (par défaut), un Apprenti après un Apprenti est sans effet ; avec « true », le second reproduit ce que le premier a reproduit.
rule-V-OPT-06 = Option « architect_payment » : avec « optional » (par défaut), payer le prix de l’Architecte est facultatif ; avec « compulsory_if_able », il doit être payé si c’est possible. Cette option ne change rien avec V-OPT-01 « optional ».
rule-V-OPT-07 = Option « finished_players_targetable » : avec « false » (par défaut, édition allemande), un joueur sorti de la partie ne donne ni ne reçoit plus rien ; avec « true » (éditions italienne et française), son tour est simplement sauté.
rule-V-OPT-09 = Option « discard_visibility » : avec « owner_only_plus_counts » (par défaut), seul son propriétaire voit le contenu d’une défausse, et les autres n’en voient que la taille ; avec « public », tout le monde voit ce contenu.
