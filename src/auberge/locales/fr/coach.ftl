### Paroles de l’entraîneur et de la question « Pourquoi ce coup ? » : un maître bienveillant, qui ne blâme jamais.

## L’entraîneur

coach = Entraîneur
coach-off = désactivé
coach-blunders = seulement pour les coups coûteux
coach-talkative = plus souvent
coach-off-help = L’entraîneur ne dit rien.
coach-blunders-help = L’entraîneur intervient avant qu’un coup très coûteux ne devienne définitif, ou juste après si vous ne jouez que contre l’ordinateur ; trois fois par partie au plus.
coach-talkative-help = L’entraîneur intervient aussi quand l’enjeu est moindre, huit fois par partie au plus.
coach-people-help = À plusieurs, l’entraîneur n’aide que dans la mesure où chacun l’accepte.
coach-now-off = Pour l’instant, tout le monde n’a pas encore donné son accord.
coach-now-blunders = Pour l’instant, il n’intervient que pour les coups coûteux.
coach-now-talkative = Pour l’instant, il intervient plus souvent.
coach-helped = Cette partie a été jouée avec l’aide d’un entraîneur.
coach-looks = L’entraîneur jette un coup d’œil…
coach-word = { $points ->
    [one] Un instant. { $move } : ce coup vous coûterait environ une victoire sur cent parties.
   *[other] Un instant. { $move } : ce coup vous coûterait environ { $points } victoires sur cent parties.
}
coach-better = Il existe un coup plus fort.
coach-take-back = Revenir en arrière
coach-anyway = Jouer quand même
coach-word-afterwards = { $points ->
    [one] { $move } : ce coup vous coûte environ une victoire sur cent parties.
   *[other] { $move } : ce coup vous coûte environ { $points } victoires sur cent parties.
}
coach-better-afterwards = Il y avait un coup plus fort.
coach-leave = Laisser tel quel

## Pourquoi ce coup ?

coach-why = Pourquoi ?
coach-why-line = Pourquoi ? { $line }
coach-why-title = { $name } : pourquoi ce coup ?
coach-why-made = choisi
coach-why-random = Le bouffon joue au hasard un coup permis, sans rien peser.
coach-why-page = Un page agit souvent sur un coup de tête ; sinon, il choisit ce qui paraît bon pour ce tour.
coach-why-squire = Un écuyer choisit ce qui paraît le mieux pour ce tour, sans regarder plus loin.
coach-why-knight = Un chevalier calcule quelques coups d’avance, mais sans réfléchir longtemps.
coach-why-grand_master = Un grand maître voit loin et joue dans sa tête des milliers de parties possibles.
coach-why-best = Un bon joueur aurait fait de même.
coach-why-close = Aux yeux d’un bon joueur, ce coup vaut à peu près le meilleur.
coach-why-not-best = Un bon joueur aurait plutôt choisi le premier de ces coups.
coach-why-seen = Ce jugement repose sur ce que vous voyez ; les cartes cachées sont seulement supposées. Reposez la question après la partie pour tout savoir.
coach-why-alone = D’après ce que vous voyez, aucun autre coup n’était possible avec certitude.
coach-why-worlds = { $worlds ->
    [one] Évaluation sur { $worlds } partie simulée.
   *[other] Évaluation sur { $worlds } parties simulées.
}
coach-why-worlds-few = { $worlds ->
    [one] Une première impression seulement, fondée sur { $worlds } partie simulée.
   *[other] Une première impression seulement, fondée sur { $worlds } parties simulées.
}
coach-why-later = Ce que vous voyez ne suffit pas à expliquer ce coup. Reposez la question après la partie.
coach-why-no-bot = Seuls les coups des joueurs automatiques peuvent être expliqués.

## Dans le terminal

coach-cli-ask = Appuyez sur Entrée pour revenir en arrière, ou tapez « non » pour jouer quand même.
coach-why-chose = Coup choisi : { $move }
cli-help-coach = Fait intervenir un entraîneur avant qu’un coup coûteux ne devienne définitif : blunders (seulement pour les coups très coûteux) ou talkative (plus souvent).
cli-value-degree = DEGRÉ
cli-bad-coach = « { $degree } » n’est pas un réglage de l’entraîneur. Réglages possibles : { $known }.
