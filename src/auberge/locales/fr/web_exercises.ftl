## Les exercices dans le navigateur : des décisions coûteuses à reprendre

server-no-such-exercise = Cet exercice n’existe pas : la partie n’a pas encore été analysée, ou il n’y a pas de décision coûteuse à cet endroit.
server-exercise-other-move = Ce n’est pas la décision demandée ici.
bug-no-decision = Erreur interne : l’étape { $step } d’une partie ({ $game }) n’est pas la décision analysée. Merci de nous la signaler.
web-exercise = Exercice
web-exercise-show = Montrez-moi
web-exercise-again = Réessayer
web-exercise-next = Suivant
web-exercise-weighing = Évaluation de votre coup…
web-exercise-best = Le meilleur coup.
web-exercise-good = Aussi bon : pas de différence nette avec le meilleur coup.
web-exercise-worse = Il y a un meilleur coup.
web-exercise-shown = La solution.
web-exercise-best-is = Le meilleur coup : { $move }.
web-exercise-cost = Le vôtre coûte { $percent ->
    [one] { $percent } point
   *[other] { $percent } points
} de pourcentage (entre { $low } et { $high }).
web-exercise-cost-steady = Le vôtre coûte { $percent ->
    [one] { $percent } point
   *[other] { $percent } points
} de pourcentage.
web-exercise-weighed = Les coups comparés
web-exercise-judged = Seule cette étape est jugée ; la suite est supposée bien jouée.
web-exercise-seen = Chances de gagner, d’après ce que l’on voit depuis cette place.
web-exercise-narrow = à un point de pourcentage près
web-exercise-mark-best = le meilleur
web-exercise-mark-yours = votre réponse
web-exercise-mark-played = joué pendant la partie
web-again = Nouvel essai
web-again-title = Décision { $number } sur { $all }
web-again-text = { $name }, après l’étape { $step } : il y avait un meilleur coup. Que joueriez-vous maintenant ?
web-again-what = Quel coup était meilleur ?
web-again-to-game = Retour à la partie

## Les énigmes

web-puzzles = Énigmes
web-puzzles-lead = Des positions tirées de parties entre joueurs automatiques. Dans chacune, un coup est nettement le meilleur.
web-puzzles-all = Toutes les énigmes
web-puzzle = Énigme
web-puzzle-title = { $daily ->
    [yes] L’énigme du jour
   *[no] Énigme
} ({ $level })
web-puzzle-text = À vous de décider : quel est le meilleur coup ?
web-puzzle-next = Énigme suivante
web-puzzle-other = Une autre énigme
web-puzzle-solve = Résoudre une énigme
web-puzzle-seen = Énigmes faites : { $seen } sur { $all }
web-puzzle-solved = Résolues du premier coup : { $solved } sur { $seen }
web-puzzle-rating = Votre cote : { $rating }
web-puzzle-rating-changed = Votre cote : { $rating } ({ $change })
web-puzzle-daily = L’énigme du jour
web-puzzle-daily-of = { $game } ({ $level })
web-puzzle-daily-go = Voir l’énigme
web-puzzle-daily-done = C’est fait. Une nouvelle vous attend demain.
web-puzzle-in-a-row = { $days ->
    [one] { $days } jour d’affilée.
   *[other] { $days } jours d’affilée.
}
