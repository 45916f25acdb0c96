## Le cours de Valletta, étape par étape : que faire, un indice après le deuxième essai manqué, et le résultat

lesson-V-L1-title = Trois cartes
lesson-V-L1-1-text = Vous construisez la nouvelle capitale de Malte ; qui a le plus de points gagne. Un tour, c’est trois cartes. Commencez par la Commerçante : elle rapporte 1 Or.
lesson-V-L1-1-nudge = Jouez la Commerçante. Le bâtiment du Banquier demande 2 Or, et vous n’en avez qu’un.
lesson-V-L1-1-done = Vous avez 2 Or. Une carte jouée, encore deux à jouer.
lesson-V-L1-2-text = Avec le Bâtisseur, payez le coût d’un bâtiment et construisez-le : il est à vous, et son personnage rejoint aussitôt votre main.
lesson-V-L1-2-nudge = Jouez le Bâtisseur, puis choisissez le bâtiment à 2 Or, 1 Bois, 1 Pierre et 1 Brique.
lesson-V-L1-2-done = Votre premier bâtiment, et le Banquier est déjà dans votre main.
lesson-V-L1-3-text = Un nouveau personnage peut servir aussitôt. Le Banquier prend 1 Or par icône Or sur vos bâtiments. Jouez-le comme troisième carte.
lesson-V-L1-3-nudge = Le Banquier est arrivé avec votre bâtiment. Il est maintenant parmi vos cartes.
lesson-V-L1-3-done = Vous prenez 1 Or. Votre tour finit, et vous piochez jusqu’à avoir de nouveau cinq cartes.

lesson-V-L2-title = Ce qui vous manque
lesson-V-L2-1-text = Il vous manque 1 Pierre. Avec la Servante, prenez une marchandise de votre choix, puis construisez.
lesson-V-L2-1-nudge = Jouez d’abord la Servante et choisissez la Pierre, puis jouez le Bâtisseur.
lesson-V-L2-1-done = L’ordre était le bon : les marchandises d’abord, le Bâtisseur ensuite.
lesson-V-L2-2-text = Vous n’avez pas de Pierre. Au moment de payer, trois marchandises d’autres types en remplacent une. Construisez et gardez 1 Or.
lesson-V-L2-2-nudge = Jouez le Bâtisseur et choisissez le bâtiment. Remplacez la Pierre par 3 Bois.
lesson-V-L2-2-done = Le bâtiment est construit, et il vous reste 1 Or. Trois pour une : c’est possible seulement quand on paie un bâtiment.

lesson-V-L3-title = Voisins et améliorations
lesson-V-L3-1-text = Chacun de vos bâtiments adjacents au nouveau vous fait économiser 1 Or. Les coins et l’autre côté de la rue ne comptent pas. Construisez pour 1 Or.
lesson-V-L3-1-nudge = Vous avez 1 Or. Lequel des bâtiments de même coût est juste à côté du vôtre ?
lesson-V-L3-1-done = Vous avez payé 1 Or au lieu de 2 : le voisinage est utile.
lesson-V-L3-2-text = Le Bâtisseur sert aussi à améliorer : améliorez votre bâtiment. Cela ne coûte pas d’Or, et double ses icônes et ses points.
lesson-V-L3-2-nudge = Jouez le Bâtisseur et choisissez d’améliorer. Vous payez 1 Bois, 1 Pierre et 1 Brique.
lesson-V-L3-2-done = La carte est retournée : deux icônes Or, deux fois plus de points.
lesson-V-L3-3-text = Les personnages verts comptent les icônes de tous vos bâtiments, quelle que soit leur couleur. Prenez votre Or.
lesson-V-L3-3-nudge = Votre bâtiment amélioré montre deux icônes Or. Quel personnage en tire de l’Or ?
lesson-V-L3-3-done = Vous avez pris 2 Or avec une seule carte.

lesson-V-L4-title = Jean dans la rue
lesson-V-L4-1-text = Jouez Jean : il avance d’une case et vous donne la marchandise du tonneau. Embauchez ensuite un Bâtisseur de la réserve de personnages.
lesson-V-L4-1-nudge = Jouez Jean. Une fois qu’il a avancé, choisissez d’embaucher un Bâtisseur.
lesson-V-L4-1-done = Vous avez 1 Pierre du tonneau, et un Bâtisseur en main. Vous pouvez le jouer dès ce tour.
lesson-V-L4-2-text = Les bâtiments du Banquier ont tous le même coût. Dans la zone où se trouve Jean, construire ou améliorer donne aussitôt deux points : marquez-les.
lesson-V-L4-2-nudge = Jouez le Bâtisseur. Jean a avancé : choisissez le bâtiment de sa zone.
lesson-V-L4-2-done = Deux points, rien que pour avoir construit au bon endroit.
lesson-V-L4-3-text = Votre Banquier rapporte maintenant 3 Or. Congédiez la Commerçante, plus faible, pour que les bonnes cartes reviennent plus vite.
lesson-V-L4-3-nudge = Jouez Jean, puis congédiez la Commerçante. Le Banquier vaut trois fois plus.
lesson-V-L4-3-done = Moins de cartes, mais de meilleures.

lesson-V-L5-title = L’Apprenti
lesson-V-L5-1-text = L’Apprenti reproduit la carte rouge ou verte jouée juste avant lui. Prenez 6 Or avec deux cartes.
lesson-V-L5-1-nudge = Quelle carte rapporte 3 Or ? Jouez-la d’abord, puis l’Apprenti.
lesson-V-L5-1-done = Vous avez pris 3 Or, puis encore 3. L’Apprenti ne reproduit ni les cartes bleues, ni les jaunes, ni Jean.
lesson-V-L5-2-text = L’Apprenti reproduit aussi un Bâtisseur, mais vous payez de nouveau. En un tour, construisez un bâtiment et améliorez-en un autre.
lesson-V-L5-2-nudge = D’abord le Bâtisseur, puis aussitôt l’Apprenti. Construisez à côté de votre bâtiment, et améliorez celui que vous aviez déjà.
lesson-V-L5-2-done = Un bâtiment construit, un autre amélioré, en un seul tour.

lesson-V-L6-title = Les personnages bleus
lesson-V-L6-1-text = Avec le Briquetier (bleu), le Plâtrier ou le Charpentier, un bâtiment coûte 2 Briques, 2 Pierres ou 2 Bois de moins. Vous n’avez pas de Brique : construisez quand même.
lesson-V-L6-1-nudge = Un bâtiment demande 2 Briques. Laquelle de vos cartes vous les fait économiser ?
lesson-V-L6-1-done = Le bâtiment est construit, sans une seule Brique.
lesson-V-L6-2-text = Le Percepteur prend une marchandise de chaque type (sauf l’Or) dont votre adversaire a au moins trois. À deux joueurs, prenez-en une de plus : 1 Bois.
lesson-V-L6-2-nudge = Jouez le Percepteur. Votre adversaire a beaucoup de Pierres et de Briques. Puis choisissez le Bois.
lesson-V-L6-2-done = Pierre, Brique et Bois : trois marchandises avec une carte.
lesson-V-L6-3-text = Avec le Marchand, changez 1 Or en 1 Bois, 1 Pierre et 1 Brique. On peut y renoncer ; un prix se paie en entier ou pas du tout.
lesson-V-L6-3-nudge = Jouez le Marchand et utilisez son effet. La Négociante fait l’inverse.
lesson-V-L6-3-done = Vous avez changé 1 Or en trois marchandises.

lesson-V-L7-title = Les personnages jaunes
lesson-V-L7-1-text = Les personnages jaunes donnent des points pendant la partie. Avec le Grand Bailli, dépensez 4 Or pour marquer quatre points.
lesson-V-L7-1-nudge = Jouez le Grand Bailli et payez les 4 Or.
lesson-V-L7-1-done = Quatre points de plus.
lesson-V-L7-2-text = Philippe II donne un point pour chacun de vos bâtiments verts ; l’Empereur compte les bleus, le Pape les améliorés. Marquez trois points.
lesson-V-L7-2-nudge = Trois de vos bâtiments sont verts. Qui les compte ?
lesson-V-L7-2-done = Trois points de plus, sans rien dépenser.

lesson-V-L8-title = La fin, et un début
lesson-V-L8-1-text = 25 points, la huitième Maison ou Jean sur la dernière case déclenchent la phase finale. Marquez les deux points qui vous manquent.
lesson-V-L8-1-nudge = Le Chevalier donne deux points. Vous en avez 23.
lesson-V-L8-1-done = 25 points : la fin approche. Votre tour continue comme d’habitude.
lesson-V-L8-2-text = Dans la phase finale, chacun joue encore une fois toutes ses cartes. Il vous en reste deux : laquelle d’abord ?
lesson-V-L8-2-nudge = Il manque 1 Or pour le bâtiment. Prenez-le avant de jouer le Bâtisseur.
lesson-V-L8-2-done = Construit avec votre toute dernière carte. Points, bâtiments et marchandises : 29 à 27 pour vous.
lesson-V-L8-3-text = Avant le premier tour, chacun prend une marchandise de plus. Laquelle vous permet de construire tout de suite ?
lesson-V-L8-3-nudge = Le bâtiment du Banquier coûte 2 Or, 1 Bois, 1 Pierre et 1 Brique. Vous commencez avec une marchandise de chaque type.
lesson-V-L8-3-done = Avec cet Or, votre première carte peut être le Bâtisseur.

lesson-valletta-tip-1 = La huitième Maison déclenche la phase finale. Construisez régulièrement et finissez avant que les autres aient 25 points.
lesson-valletta-tip-2 = N’échangez pas sans cesse vos marchandises contre des points. Quatre marchandises valent souvent plus dans un bâtiment.
lesson-valletta-tip-3 = Gardez peu de cartes, mais de bonnes. Une carte faible revient tous les deux ou trois tours ; Jean peut la congédier.
