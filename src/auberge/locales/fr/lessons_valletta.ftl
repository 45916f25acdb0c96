## Le cours de Valletta, étape par étape : que faire, un indice après le deuxième essai manqué, et le résultat

lesson-V-L1-title = Trois cartes
lesson-V-L1-1-text = Vous construisez la nouvelle capitale de Malte ; qui a le plus de points gagne. Un tour, c’est trois cartes. Commencez par la Commerçante, pour 1 Or.
lesson-V-L1-1-nudge = Jouez la Commerçante. Le bâtiment du Banquier demande 2 Or, et vous en avez 1.
lesson-V-L1-1-done = Deux Or. Une carte jouée, encore deux.
lesson-V-L1-2-text = Le Bâtisseur paie le coût d’un bâtiment. Construisez-en un : il est à vous, et son personnage rejoint aussitôt votre main.
lesson-V-L1-2-nudge = Jouez le Bâtisseur, puis choisissez le bâtiment à 2 Or, 1 Bois, 1 Pierre et 1 Brique.
lesson-V-L1-2-done = Votre premier bâtiment, et le Banquier est déjà dans votre main.
lesson-V-L1-3-text = Un nouveau personnage travaille aussitôt. Le Banquier prend 1 Or par icône Or sur vos bâtiments. Jouez-le en troisième carte.
lesson-V-L1-3-nudge = Le Banquier est arrivé avec votre bâtiment. Il est maintenant parmi vos cartes.
lesson-V-L1-3-done = Un Or. Votre tour finit, et vous piochez jusqu’à avoir de nouveau cinq cartes.

lesson-V-L2-title = Ce qui vous manque
lesson-V-L2-1-text = Il manque une Pierre. La Servante prend une marchandise de votre choix. Construisez ensuite.
lesson-V-L2-1-nudge = Jouez d’abord la Servante et choisissez la Pierre, puis jouez le Bâtisseur.
lesson-V-L2-1-done = C’était le bon ordre : les marchandises d’abord, le Bâtisseur ensuite.
lesson-V-L2-2-text = Vous n’avez pas de Pierre. En payant, trois marchandises quelconques en remplacent une. Construisez et gardez 1 Or.
lesson-V-L2-2-nudge = Jouez le Bâtisseur et choisissez le bâtiment. Trois Bois remplacent la Pierre.
lesson-V-L2-2-done = C’est construit, et il vous reste 1 Or. Trois pour une, c’est possible seulement en payant un bâtiment.

lesson-V-L3-title = Voisins et améliorations
lesson-V-L3-1-text = Chacun de vos bâtiments adjacents au nouveau fait économiser 1 Or. Les coins et l’autre côté de la rue ne comptent pas.
lesson-V-L3-1-nudge = Vous avez 1 Or. Lequel des bâtiments identiques est juste à côté du vôtre ?
lesson-V-L3-1-done = Un Or au lieu de deux : les voisins sont utiles.
lesson-V-L3-2-text = Le Bâtisseur peut aussi améliorer votre bâtiment. Cela ne coûte pas d’Or, et double ses icônes et ses points.
lesson-V-L3-2-nudge = Jouez le Bâtisseur et choisissez d’améliorer. Vous payez 1 Bois, 1 Pierre et 1 Brique.
lesson-V-L3-2-done = La carte est retournée : deux icônes Or, deux fois plus de points.
lesson-V-L3-3-text = Les personnages verts comptent les icônes de tous vos bâtiments, quelle que soit leur couleur. Prenez votre Or.
lesson-V-L3-3-nudge = Votre bâtiment amélioré montre deux icônes Or. Qui prend de l’Or pour elles ?
lesson-V-L3-3-done = Deux Or avec une seule carte.

lesson-V-L4-title = Jean dans la rue
lesson-V-L4-1-text = Jean avance d’une case et vous donne la marchandise du tonneau. Puis embauchez le Bâtisseur de la réserve de personnages.
lesson-V-L4-1-nudge = Jouez Jean. Après son pas, choisissez d’embaucher, et prenez un Bâtisseur.
lesson-V-L4-1-done = Une Pierre du tonneau, et un Bâtisseur en main. Vous pouvez le jouer dans ce tour.
lesson-V-L4-2-text = Les bâtiments du Banquier ont tous le même coût. Dans la zone où se trouve Jean, construire ou améliorer donne aussitôt deux points.
lesson-V-L4-2-nudge = Jouez le Bâtisseur. Jean a avancé : choisissez le bâtiment de sa zone.
lesson-V-L4-2-done = Deux points, rien que pour avoir construit au bon endroit.
lesson-V-L4-3-text = Votre Banquier rapporte maintenant 3 Or. Congédiez la faible Commerçante, pour que les bonnes cartes reviennent plus vite.
lesson-V-L4-3-nudge = Jouez Jean, puis congédiez la Commerçante. Le Banquier vaut trois fois plus.
lesson-V-L4-3-done = Moins de cartes, mais de meilleures.

lesson-V-L5-title = L’Apprenti
lesson-V-L5-1-text = L’Apprenti reproduit la carte rouge ou verte jouée juste avant lui. Prenez 6 Or avec deux cartes.
lesson-V-L5-1-nudge = Quelle carte rapporte 3 Or ? Jouez-la d’abord, puis l’Apprenti.
lesson-V-L5-1-done = Trois et trois. Il ne reproduit ni les cartes bleues, ni les jaunes, ni Jean.
lesson-V-L5-2-text = Il reproduit aussi un Bâtisseur, et vous payez de nouveau. En un tour, construisez un bâtiment et améliorez-en un autre.
lesson-V-L5-2-nudge = D’abord le Bâtisseur, puis aussitôt l’Apprenti. Construisez à côté de votre bâtiment, et améliorez celui que vous avez.
lesson-V-L5-2-done = Un bâtiment construit, un autre amélioré, en un seul tour.

lesson-V-L6-title = Les personnages bleus
lesson-V-L6-1-text = Le Briquetier bleu, le Plâtrier et le Charpentier construisent pour 2 Briques, 2 Pierres ou 2 Bois de moins. Vous n’avez pas de Brique.
lesson-V-L6-1-nudge = Un bâtiment demande 2 Briques. Laquelle de vos cartes les économise ?
lesson-V-L6-1-done = C’est construit, sans une seule Brique.
lesson-V-L6-2-text = Le Percepteur prend une marchandise de chaque type dont votre adversaire a au moins trois. À deux joueurs, prenez-en encore une : du Bois.
lesson-V-L6-2-nudge = Jouez le Percepteur. Votre adversaire a beaucoup de Pierres et de Briques. Puis choisissez le Bois.
lesson-V-L6-2-done = Pierre, Brique et Bois : trois marchandises avec une carte.
lesson-V-L6-3-text = Le Marchand change 1 Or en Bois, Pierre et Brique. Vous pouvez renoncer ; un prix se paie en entier ou pas du tout.
lesson-V-L6-3-nudge = Jouez le Marchand et utilisez-le. La Négociante fait l’inverse.
lesson-V-L6-3-done = Un Or est devenu trois marchandises.

lesson-V-L7-title = Les personnages jaunes
lesson-V-L7-1-text = Les personnages jaunes donnent des points pendant la partie. Le Grand Bailli prend 4 Or pour quatre points.
lesson-V-L7-1-nudge = Jouez le Grand Bailli et payez les 4 Or.
lesson-V-L7-1-done = Quatre points de plus.
lesson-V-L7-2-text = Philippe II donne un point par bâtiment vert à vous ; l’Empereur compte les bleus, le Pape les améliorés.
lesson-V-L7-2-nudge = Trois de vos bâtiments sont verts. Qui les compte ?
lesson-V-L7-2-done = Trois points de plus, sans rien dépenser.

lesson-V-L8-title = La fin, et un début
lesson-V-L8-1-text = 25 points, la huitième Maison ou Jean sur la dernière case lancent la phase finale. Prenez les deux points.
lesson-V-L8-1-nudge = Le Chevalier donne deux points. Vous en avez 23.
lesson-V-L8-1-done = 25 points : la fin approche. Votre tour continue comme d’habitude.
lesson-V-L8-2-text = Dans la phase finale, chacun joue encore une fois toutes ses cartes. Il vous en reste deux : laquelle d’abord ?
lesson-V-L8-2-nudge = Il manque 1 Or pour le bâtiment. Prenez-le avant de faire venir le Bâtisseur.
lesson-V-L8-2-done = Construit avec votre toute dernière carte. Points, bâtiments et marchandises : 29 à 27 pour vous.
lesson-V-L8-3-text = Avant le premier tour, chacun prend une marchandise de plus. Laquelle vous permet de construire tout de suite ?
lesson-V-L8-3-nudge = Le bâtiment du Banquier coûte 2 Or, 1 Bois, 1 Pierre et 1 Brique. Vous commencez avec une marchandise de chaque type.
lesson-V-L8-3-done = C’est l’Or. Votre première carte peut être le Bâtisseur.

lesson-valletta-tip-1 = Huit Maisons finissent la partie. Construisez régulièrement et finissez avant que les autres aient 25 points.
lesson-valletta-tip-2 = N’achetez pas sans cesse les mêmes points. Quatre marchandises valent souvent plus dans un bâtiment.
lesson-valletta-tip-3 = Gardez peu de cartes, mais de bonnes. Une carte faible revient tous les deux ou trois tours ; Jean peut la congédier.
