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
