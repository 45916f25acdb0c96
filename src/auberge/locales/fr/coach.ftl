### Paroles de l’entraîneur et de la question « Pourquoi ce coup ? » : un maître bienveillant, qui ne blâme jamais.

## L’entraîneur

coach = Entraîneur
coach-off = sans
coach-blunders = pour les coups coûteux seulement
coach-talkative = plus souvent
coach-off-help = L’entraîneur ne dit rien.
coach-blunders-help = Avant qu’un coup qui coûterait cher ne soit définitif, l’entraîneur intervient : trois fois par partie au plus.
coach-talkative-help = L’entraîneur intervient aussi pour de plus petites choses : huit fois par partie au plus.
coach-people-help = À plusieurs, l’entraîneur n’aide qu’autant que tout le monde l’accepte.
coach-now-off = Pour l’instant, tout le monde n’est pas d’accord pour un entraîneur.
coach-now-blunders = En ce moment, il n’intervient que pour les coups coûteux.
coach-now-talkative = En ce moment, il intervient assez souvent.
coach-helped = Un entraîneur a aidé pendant cette partie.
coach-looks = L’entraîneur jette un coup d’œil…
coach-go-on = Ne pas attendre
coach-word = { $points ->
    [one] Un instant : « { $move } » vous coûterait environ une victoire sur cent parties.
   *[other] Un instant : « { $move } » vous coûterait environ { $points } victoires sur cent parties.
}
coach-better = Il existe un coup plus fort.
coach-take-back = Revenir en arrière
coach-anyway = Jouer quand même

## Pourquoi ce coup ?

coach-why = Pourquoi ?
coach-why-line = Pourquoi ? { $line }
coach-why-title = { $name } : pourquoi ce coup ?
coach-why-made = choisi
coach-why-random = Le bouffon joue n’importe quel coup permis, sans rien peser.
coach-why-page = Un page suit souvent son humeur ; sinon, il prend ce qui paraît bon pour ce tour.
coach-why-squire = Un écuyer prend ce qui paraît le meilleur pour ce tour, sans voir plus loin.
coach-why-knight = Un chevalier calcule quelques coups d’avance, mais sans s’attarder.
coach-why-grand_master = Un grand maître voit loin et joue dans sa tête des milliers de parties possibles.
coach-why-best = Un bon joueur aurait fait de même.
coach-why-close = Aux yeux d’un bon joueur, il vaut à peu près le meilleur coup.
coach-why-not-best = Un bon joueur aurait plutôt choisi le premier de ces coups.
coach-why-seen = Jugé d’après ce que vous voyez : les cartes cachées sont seulement supposées. Après la partie, posez de nouveau la question et vous saurez tout.
coach-why-alone = D’après ce que vous voyez, aucun autre coup n’était possible à coup sûr.
coach-why-worlds = { $worlds ->
    [one] Évaluation sur { $worlds } partie simulée.
   *[other] Évaluation sur { $worlds } parties simulées.
}
coach-why-worlds-few = { $worlds ->
    [one] Une première impression seulement, fondée sur { $worlds } partie simulée.
   *[other] Une première impression seulement, fondée sur { $worlds } parties simulées.
}
coach-why-later = Ce que vous voyez ne permet pas de le dire. Posez de nouveau la question après la partie.
coach-why-no-bot = Seuls les coups des joueurs automatiques peuvent être expliqués.
coach-cli-ask = Entrée pour revenir en arrière, « non » pour jouer quand même.
coach-why-chose = Coup choisi : { $move }
cli-help-coach = Fait intervenir un entraîneur avant qu’un coup coûteux ne soit définitif : blunders (alors seulement) ou talkative (plus souvent).
cli-value-degree = DEGRÉ
cli-bad-coach = Il n’y a pas d’entraîneur « { $degree } ». Au choix : { $known }.
