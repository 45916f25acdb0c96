## Le cours de Malta!, étape par étape : que faire, un indice après le deuxième essai manqué, et le résultat

lesson-M-L1-title = Piocher, jouer, se déplacer
lesson-M-L1-1-text = Tout le monde perd, sauf une personne : restez la dernière en jeu. Trois flèches, trois chemins. Allez vers le haut, où vous piocherez trois cartes.
lesson-M-L1-1-nudge = Le nombre d’une case dit combien de cartes vous y piochez. Au-dessus de vous, il y a un 3.
lesson-M-L1-1-done = Votre tour suivant y a commencé avec trois nouvelles cartes. Plus on a de cartes, plus on dure.
lesson-M-L1-2-text = Vous avez quatre cartes ; il faut en jouer la moitié : deux. Commencez par « Piochez deux » ; le nombre de cartes à jouer n’augmente pas.
lesson-M-L1-2-nudge = Jouez « Piochez deux ». Elle se remplace elle-même et apporte une carte de plus.
lesson-M-L1-2-done = Cinq cartes en main, et une seule encore à jouer.
lesson-M-L1-3-text = Jouez encore une carte, mais restez mobile : après les cartes, il faut se déplacer, et une flèche mène vers le haut.
lesson-M-L1-3-nudge = « Restez sur place » et « Fin du tour » supprimeraient le déplacement. Toute autre carte convient.
lesson-M-L1-3-done = Il n’y avait qu’une flèche : votre pion est parti tout seul.

lesson-M-L2-title = Ne jamais manquer de cartes
lesson-M-L2-1-text = Sans carte pendant votre propre tour, vous êtes hors jeu. Jouez la carte qui vous en fournit.
lesson-M-L2-1-nudge = Deux cartes, une à jouer. Donner l’autre ne vous laisserait rien.
lesson-M-L2-1-done = Trois cartes en main. Tout va bien pour l’instant.
lesson-M-L2-2-text = Trois cartes : la moitié, arrondie vers le haut, c’est deux. Finissez ce tour avec trois cartes en main.
lesson-M-L2-2-nudge = D’abord « Piochez deux », puis « Table rase » : elle remplace la main que vous avez alors.
lesson-M-L2-2-done = Deux cartes jouées, et trois en main. C’est l’ordre qui l’a permis.

lesson-M-L3-title = Sans issue
lesson-M-L3-1-text = Il faut se déplacer, mais votre seule flèche sort du plateau : vous perdriez. Tournez d’abord votre case.
lesson-M-L3-1-nudge = Jouez « Tournez une case » sur votre propre case, pour que la flèche pointe vers le plateau.
lesson-M-L3-1-done = La flèche pointe ailleurs, et votre pion est parti.
lesson-M-L3-2-text = Un cercle 0 ne donne ni carte ni flèche. « Fin du tour » vous évite le déplacement, à condition qu’il vous reste une carte.
lesson-M-L3-2-nudge = D’ici, aucun déplacement n’est possible. Quelle carte met fin à votre tour avant le déplacement ?
lesson-M-L3-2-done = Votre tour est fini, et vous êtes encore en jeu.
lesson-M-L3-3-text = Encore un cercle 0. Trois de vos quatre cartes peuvent vous tirer de là : utilisez-en une.
lesson-M-L3-3-nudge = Rétablissez la case sous vous, faites un pas de côté ou rentrez à la maison. L’autre carte ne touche que l’adversaire.
lesson-M-L3-3-done = Vous pouvez de nouveau vous déplacer. Gardez toujours une carte de ce genre.

lesson-M-L4-title = Piéger les autres
lesson-M-L4-1-text = Ce qui est mauvais pour vous l’est aussi pour les autres : d’une bousculade, envoyez le pion adverse sur le cercle 0, et voyez la suite.
lesson-M-L4-1-nudge = Jouez « Bousculade » sur l’adversaire. Le cercle 0 est à gauche de son pion.
lesson-M-L4-1-done = Sans flèche, pas de déplacement : l’adversaire est hors jeu, et vous gagnez.
lesson-M-L4-2-text = « Retirez une case » change une case libre en cercle 0. Choisissez celle où le pion adverse devra aller.
lesson-M-L4-2-nudge = Le pion adverse n’a qu’une flèche. Retirez la case qu’elle montre.
lesson-M-L4-2-done = Le pion adverse a dû aller sur le cercle. Se déplacer est obligatoire.
lesson-M-L4-3-text = Une carte, deux effets : quittez votre cercle 0 et mettez-y l’adversaire.
lesson-M-L4-3-nudge = Jouez « Échange de places ». Piocher ne vous fait pas quitter le cercle.
lesson-M-L4-3-done = Vous voilà loin, et l’adversaire reste sans issue.
lesson-M-L4-4-text = L’adversaire est sur un cercle 0, mais a sûrement une carte pour s’en tirer. Jouez « Foi aveugle » : le joueur suivant ne joue aucune carte.
lesson-M-L4-4-nudge = « Prenez-en une » laisserait une carte à l’adversaire. « Foi aveugle » n’en laisse jouer aucune.
lesson-M-L4-4-done = Aucune carte à jouer, aucune flèche : l’adversaire est hors jeu.

lesson-M-L5-title = Répondre hors de son tour
lesson-M-L5-1-text = Quand quelqu’un d’autre joue une carte, vous pouvez répondre. Annulez-la : la bousculade n’aura pas lieu.
lesson-M-L5-1-nudge = On va vous bousculer sur le cercle 0. L’une de vos cartes l’empêche.
lesson-M-L5-1-done = Il ne s’est rien passé. Une carte ne reçoit jamais plus d’une réponse.
lesson-M-L5-2-text = Avec « Boomerang », vous prenez le contrôle de la carte adverse et la renvoyez. Répondez ainsi : que l’adversaire défausse deux cartes.
lesson-M-L5-2-nudge = Avec « Annulez », la carte resterait simplement sans effet. « Boomerang » la renvoie.
lesson-M-L5-2-done = L’adversaire a dû défausser deux cartes à votre place.
lesson-M-L5-3-text = Pendant votre tour, « Annulez » ne fait rien, mais compte comme une carte jouée. Parfois, c’est juste ce qu’il faut : jouez-la.
lesson-M-L5-3-nudge = L’autre vous ferait défausser votre dernière carte. Jouez celle qui ne fait rien.
lesson-M-L5-3-done = Une carte jouée, une gardée, rien de perdu.

lesson-M-L6-title = Le racket
lesson-M-L6-1-text = Si vous allez sur une case occupée, vous donnez au propriétaire du pion autant de cartes qu’en indique la case. Vous en avez deux : allez ailleurs.
lesson-M-L6-1-nudge = Le pion du haut est sur un 2. Vos autres flèches mènent à des cases vides.
lesson-M-L6-1-done = Votre pion est parti, et vous n’avez rien payé.
lesson-M-L6-2-text = Votre seule flèche menait sur une case occupée : vous devez une carte. À vous de choisir laquelle : donnez la pire.
lesson-M-L6-2-nudge = L’une de vos cartes vous ferait défausser deux cartes. Laissez-la à l’adversaire.
lesson-M-L6-2-done = Le racket est payé, et votre main est meilleure qu’avant.

lesson-M-L7-title = Hors jeu, de retour, nouvelle partie
lesson-M-L7-1-text = Pendant le tour d’un autre, une main vide est sans danger, sauf si une carte dit le contraire. C’est le cas de « Dernière tournée » : jouez-la.
lesson-M-L7-1-nudge = Comparez les mains. L’un de vos adversaires n’a pas de carte : désignez-le.
lesson-M-L7-1-done = Hors jeu, et ce n’était même pas son tour.
lesson-M-L7-2-text = Hors jeu, on garde ses cartes et l’on peut revenir. Mieux vaut faire revenir quelqu’un que de perdre votre dernière carte.
lesson-M-L7-2-nudge = Jouez « Bon retour parmi nous » et désignez le joueur hors jeu.
lesson-M-L7-2-done = Ce joueur est de retour sur sa case de départ, avec deux cartes de plus. Et vous êtes encore en jeu.
lesson-M-L7-3-text = Votre partie commence : choisissez une case de départ. Toutes mènent vers le haut ; où piocherez-vous ensuite le plus de cartes ?
lesson-M-L7-3-nudge = Regardez la rangée du dessus. Quel nombre est le plus grand ?
lesson-M-L7-3-done = Vous partez sous le 4. La plupart des cartes et des cases sont ici reconstituées ; si vous avez la boîte, vous pouvez saisir les siennes.

lesson-malta-tip-1 = Les cartes d’abord, les issues ensuite. La plupart des perdants manquent de cartes, pas de chemins.
lesson-malta-tip-2 = Gardez une réponse en main. « Boomerang » est la meilleure carte à garder, et personne ne voit si vous l’avez.
lesson-malta-tip-3 = Jouez « Piochez deux » tôt dans votre tour. Vous gardez ce qu’elle apporte, et le nombre de cartes à jouer reste le même.
