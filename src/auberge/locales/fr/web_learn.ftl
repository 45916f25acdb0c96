## Les leçons dans le navigateur

server-lesson-changed = Cette leçon a changé depuis votre dernier passage. Reprenez-la à la première étape.
server-lesson-not-due = Cette étape est terminée. Continuez avec la suivante.
web-learn = Apprendre
web-learn-title = Apprendre en jouant
web-learn-lead = De courtes leçons sur le vrai plateau, environ dix minutes par jeu. Partez quand vous voulez : ce navigateur retient votre place.
web-learn-progress = Leçons terminées : { $done } sur { $all }
web-learn-start = Commencer le cours
web-learn-resume = Reprendre le cours
web-learn-lesson = Leçon { $number } sur { $all }
web-learn-step = Étape { $step } sur { $steps }
web-learn-lessons = Les leçons
web-learn-show = Montrez-moi
web-learn-back = Retour
web-learn-skip = Passer
web-learn-leave = Quitter la leçon
web-learn-continue = Continuer
web-learn-next = Leçon suivante
web-learn-take-back = Revenir en arrière
web-learn-not-yet = Pas encore.
web-learn-reached = C’est fait.
web-learn-read-more = En savoir plus dans le livre de règles
web-learn-look-at = Regardez : { $things }
web-learn-first = Première partie ?
web-learn-first-text = Apprenez le jeu en dix minutes, sur le vrai plateau. Vous pouvez aussi jouer tout de suite.
web-learn-first-learn = Apprendre en dix minutes
web-learn-first-play = Jouer tout de suite

## A whole turn as a moving picture, and the end of a course

learn-turn = Un tour entier
learn-turn-show = Montrer un tour
learn-turn-next = Montrer la suite
learn-turn-again = Revoir le tour
learn-turn-saint_malo-1 = Qui a le plus de points gagne. À votre tour, vous lancez cinq dés et gardez ceux qui vous plaisent : ici, trois têtes.
learn-turn-saint_malo-2 = Les autres sont relancés, trois lancers en tout au plus. Voilà cinq têtes.
learn-turn-saint_malo-3 = Vous choisissez un symbole et placez dans votre ville ce qu’il apporte. Cinq têtes amènent un noble : 7 points. Puis c’est au joueur suivant de lancer.
learn-turn-valletta-1 = Qui a le plus de points gagne. À votre tour, vous jouez trois cartes, l’une après l’autre. La Commerçante rapporte 1 Or.
learn-turn-valletta-2 = Avec le Bâtisseur, vous payez un bâtiment. Son personnage rejoint aussitôt votre main.
learn-turn-valletta-3 = À peine arrivé, le Banquier rapporte déjà de l’Or. Après trois cartes, vous piochez jusqu’à en avoir cinq, et le joueur suivant commence.
learn-turn-malta-1 = La dernière personne en jeu gagne. À la fin du tour, votre pion suit une flèche de sa case. Le nombre de la case d’arrivée dit combien de cartes vous piocherez.
learn-turn-malta-2 = Votre tour suivant commence donc avec trois nouvelles cartes. Il faut jouer la moitié de sa main : ici, deux cartes.
learn-turn-malta-3 = Puis il faut de nouveau suivre une flèche. Si vous n’en pouvez suivre aucune, vous êtes hors jeu.
learn-first-game = Votre première partie
learn-first-game-text = Vous savez tout ce qu’il faut. { $name } vous attend à la table : c’est un Page, le plus doux des joueurs automatiques. L’entraîneur prend la parole quand un coup vous coûterait cher.
learn-first-game-play = Jouer ma première partie
learn-first-game-other = Choisir moi-même les joueurs
