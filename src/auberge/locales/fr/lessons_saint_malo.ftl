## Le cours de Saint Malo, étape par étape : que faire, un indice après le deuxième essai manqué, et le résultat

lesson-SM-L1-title = Cinq dés, trois lancers
lesson-SM-L1-1-text = Vous rebâtissez la ville fortifiée de Saint-Malo ; qui a le plus de points gagne. Trois têtes, c’est un bon début : gardez-les et relancez le reste.
lesson-SM-L1-1-nudge = Gardez seulement les trois têtes. Tout ce que vous ne gardez pas est relancé.
lesson-SM-L1-1-done = Les deux dés sont relancés. Avant chaque lancer, vous choisissez de nouveau ce que vous gardez.
lesson-SM-L1-2-text = Quatre têtes, et encore un lancer. Gardez les têtes et relancez le dernier dé.
lesson-SM-L1-2-nudge = Gardez les quatre têtes et rien d’autre : la caisse est relancée.
lesson-SM-L1-2-done = Cinq têtes ! Après le troisième lancer, les dés restent tels quels.
lesson-SM-L1-3-text = Avec cinq têtes, vous recrutez un noble : 7 points tout de suite. Placez-le dans une case claire ; les cases sombres sont pour les murailles.
lesson-SM-L1-3-nudge = Utilisez les cinq têtes, puis choisissez une case claire et vide, à l’intérieur de la bordure sombre.
lesson-SM-L1-3-done = Sept points d’un coup. Les points des personnages comptent tout de suite.

lesson-SM-L2-title = Les pièces modifient les dés
lesson-SM-L2-1-text = Les lancers sont finis. Pour 2 pièces, vous modifiez un dé : il prend le symbole que vous utilisez. Utilisez ainsi trois têtes.
lesson-SM-L2-1-nudge = Vous avez deux têtes. Utilisez-en trois : la troisième coûte 2 de vos 3 pièces.
lesson-SM-L2-1-done = Deux pièces payées, et la troisième tête est à vous.
lesson-SM-L2-2-text = Trois têtes : un architecte ou un marchand. Le marchand rapporte une pièce par caisse autour de lui, diagonales comprises : gagnez-en quatre.
lesson-SM-L2-2-nudge = Recrutez le marchand. Les caisses de départ sont groupées : trouvez la case vide qui touche les quatre.
lesson-SM-L2-2-done = Quatre caisses, quatre pièces. La dépense est remboursée.
lesson-SM-L2-3-text = Un dé « épées croisées » ne se modifie pas. Bâtissez une église de taille 3 dans une case claire, et surveillez les pirates.
lesson-SM-L2-3-nudge = Vous avez deux croix ; pour 2 pièces, le dé « rondin » devient la troisième. Puis choisissez une case claire.
lesson-SM-L2-3-done = Une église de taille 3. Chaque dé « épées croisées » a coché une case des pirates : ils approchent.

lesson-SM-L3-title = Des caisses pour les marchands
lesson-SM-L3-1-text = Les caisses d’un même tour forment un seul groupe, côte à côte. Placez-en deux : chacune touche la case marquée, même par un coin.
lesson-SM-L3-1-nudge = Utilisez deux caisses. Chacune touche la case marquée, au besoin par un coin ; entre elles, il faut un côté commun.
lesson-SM-L3-1-done = Six caisses touchent maintenant cette case. Un marchand s’y plairait.

lesson-SM-L4-title = Rondins, architecte, maisons
lesson-SM-L4-1-text = Une livraison de rondins coûte 2 pièces, quel que soit leur nombre. Faites-vous livrer deux rondins.
lesson-SM-L4-1-nudge = Utilisez les deux dés « rondin ». Un seul rondin coûterait aussi 2 pièces.
lesson-SM-L4-1-done = Quatre rondins au dépôt. Un architecte en fera des maisons.
lesson-SM-L4-2-text = Un architecte bâtit jusqu’à trois maisons, mais seulement à son arrivée. Recrutez-en un et choisissez une case claire bien dégagée.
lesson-SM-L4-2-nudge = Avec trois têtes, recrutez l’architecte. Au milieu de la ville, tout est vide autour de lui.
lesson-SM-L4-2-done = Il est là, et quatre rondins l’attendent. Maintenant, il bâtit.
lesson-SM-L4-3-text = La première maison touche l’architecte, les suivantes touchent une nouvelle maison par un côté. Chacune vaut trois points : bâtissez-en trois.
lesson-SM-L4-3-nudge = Commencez autour de l’architecte, continuez côte à côte, et évitez les cases sombres.
lesson-SM-L4-3-done = Trois maisons, neuf points, trois rondins utilisés.

lesson-SM-L5-title = Murailles et tours
lesson-SM-L5-1-text = Les sections de muraille vont dans les cases sombres. Cinq entre deux tours complètent un côté : bonus immédiat et 2 points de défense. Complétez le côté gauche.
lesson-SM-L5-1-nudge = Utilisez les deux dés « muraille ». Il reste deux cases vides sur le côté gauche.
lesson-SM-L5-1-done = Le côté est complet : 2 pièces tout de suite, et 2 points de défense jusqu’à la fin.
lesson-SM-L5-2-text = Le côté du haut offre un personnage, comme avec trois têtes. Complétez-le et placez ce personnage dans une case claire.
lesson-SM-L5-2-nudge = Placez une section de muraille dans le dernier trou, en haut. Puis choisissez un personnage et une case claire.
lesson-SM-L5-2-done = Un personnage gratuit. Un tel cadeau se prépare tôt.
lesson-SM-L5-3-text = Dans une case sombre, ce qui n’est pas une muraille détruit le côté pour de bon. Placez les deux caisses en gardant ouvert le côté du bas.
lesson-SM-L5-3-nudge = Il reste deux cases claires, côte à côte. Les caisses y tiennent.
lesson-SM-L5-3-done = Le côté est encore ouvert : ses 3 points restent possibles.

lesson-SM-L6-title = Bons voisins
lesson-SM-L6-1-text = Les églises comptent à la fin, en série sans trou : 1, 2, 3. Vous pouvez utiliser moins de croix que vous n’en avez : bâtissez l’église qui convient.
lesson-SM-L6-1-nudge = Vous avez une église 1 et une église 2. Quelle taille vient ensuite ?
lesson-SM-L6-1-done = Série 1, 2, 3 : 8 points à la fin. Une église 4 toute seule n’aurait rien valu.
lesson-SM-L6-2-text = Deux têtes : un soldat ou un prêtre. Le prêtre marque un point par église autour de lui. Marquez-en trois.
lesson-SM-L6-2-nudge = Recrutez le prêtre. Une case vide touche les trois églises, dont une par un coin.
lesson-SM-L6-2-done = Trois églises autour de lui, trois points tout de suite.
lesson-SM-L6-3-text = Quatre têtes : un jongleur. Il marque deux points par type de personnage différent autour de lui. Marquez-en six.
lesson-SM-L6-3-nudge = Il y a là quatre personnages de trois types. Une case au milieu les touche tous.
lesson-SM-L6-3-done = Six points. Les deux soldats sont du même type : ils comptent une seule fois.

lesson-SM-L7-title = Les pirates
lesson-SM-L7-1-text = Vos deux dés « épées croisées » vont remplir la rangée des pirates : attaque de force 1 contre tous. Un soldat vous défend dès ce tour.
lesson-SM-L7-1-nudge = Avec deux têtes, vous recrutez un soldat ou un prêtre. Un seul des deux sait se battre.
lesson-SM-L7-1-done = Votre ville tient bon. La ville voisine n’avait pas de soldat et perd un canon : −5 à la fin.
lesson-SM-L7-2-text = Une attaque de force 3 arrive. Votre soldat compte pour 1, un côté complet pour 2. L’égalité suffit : atteignez 3.
lesson-SM-L7-2-nudge = Il manque une section de muraille sur le côté droit. Placez-y la vôtre.
lesson-SM-L7-2-done = Défense 3 contre force 3 : rien n’est perdu.

lesson-SM-L8-title = La dernière case
lesson-SM-L8-1-text = Une tête, c’est un citadin : 1 point. Il remplit votre dernière case : la partie finit donc après ce tour de table.
lesson-SM-L8-1-nudge = Utilisez la tête. Les rondins ne remplissent aucune case, et une caisse ne rapporte aucun point.
lesson-SM-L8-1-done = Votre ville est pleine. L’autre ville a joué un dernier tour, puis la partie s’est terminée.
lesson-SM-L8-2-text = Vous jouez en dernier dans ce tour de table : remplir la ville met fin à la partie. Qu’est-ce qui rapporte le plus ?
lesson-SM-L8-2-nudge = Vous avez les églises 1 et 2. Comparez le point d’un citadin à ce que vaut une série plus longue.
lesson-SM-L8-2-done = À vos points s’ajoutent : églises 8, ville pleine 5, pièces et rondins 4, deux canons perdus −10. C’est tout le décompte.

lesson-saint_malo-tip-1 = Les grands personnages rapportent. Nobles, jongleurs et architectes bien fournis en rondins font gagner les parties ; pas les citadins isolés.
lesson-saint_malo-tip-2 = Comptez les cases des pirates encore libres avant de garder tous vos dés. Un côté complet défend et rapporte un bonus.
lesson-saint_malo-tip-3 = Prévoyez les églises en série jusqu’à 4. Une église qui s’y ajoute vaut bien plus qu’une église isolée.
