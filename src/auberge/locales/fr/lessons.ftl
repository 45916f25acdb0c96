## Apprendre en jouant : ce que dit chaque cours, et la commande `auberge learn`

unknown-lesson = Il n’y a pas de leçon « { $name } ». Leçons connues : { $known }.
bad-data-lesson = { bad-data-place } : cela n’a pas de sens dans une leçon.
bug-lesson-over = Erreur interne : un coup a été tenté dans la leçon { $lesson }, où il n’y a plus rien à faire. Merci de nous la signaler.
cli-help-learn = Enseigne un jeu en courtes leçons, sur le vrai plateau. Sans jeu, affiche la liste des cours.
cli-help-lesson = Leçon par laquelle commencer : son numéro ou son identifiant.
cli-help-learn-coverage = Indique quels chapitres des règles les leçons enseignent.
cli-value-lesson = LEÇON

# La liste des cours.
lesson-course = { $game }, leçons terminées : { $done } sur { $all }
lesson-done-mark = terminée
lesson-begun-mark = commencée
lesson-how-to-start = Pour apprendre : { $command }

# À l’invite. Ce que l’on peut taper en plus d’un coup.
lesson-ribbon = { $title }, { $step } sur { $steps } : { $text }
lesson-look-at = Regardez : { $things }
lesson-keys = Vous pouvez aussi taper : { $keys }.
lesson-command-hint = indice
lesson-command-show = montrer
lesson-command-back = retour
lesson-command-skip = sauter
lesson-command-quit = quitter

# Les réponses.
lesson-missed = Le coup est permis, mais ce n’est pas ce qui est demandé ici. Revenons en arrière.
lesson-offer-show = Tapez « { $show } » pour voir une solution.
lesson-shown = Une solution : { $moves }.
lesson-reached = C’est fait. { $text }
lesson-enter = Appuyez sur Entrée pour continuer.
lesson-finished = Leçon terminée : { $title }.
lesson-tips = Le cours est terminé. Trois choses que surveillent les bons joueurs :
lesson-play-now = À vous de jouer : { $command }
lesson-left = À bientôt. Pour continuer : { $command }
lesson-not-kept = Votre progression ne peut pas être enregistrée dans { $file } : { $problem }.

# Ce que les leçons enseignent des règles.
lesson-not-taught = non enseigné
lesson-no-lesson = aucune leçon
lesson-coverage = Chapitres enseignés : { $met } sur { $all }
lesson-coverage-missing = { $number ->
    [one] Un chapitre n’a aucune leçon.
   *[other] { $number } chapitres n’ont aucune leçon.
  }
