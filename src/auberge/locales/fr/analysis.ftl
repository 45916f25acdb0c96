### Paroles des conseils et des bilans : ce que ferait un bon joueur et pourquoi, et une partie finie revue.

## Conseils

analysis-ask = Que feriez-vous ?
analysis-thinking = Réflexion en cours…
analysis-hint-not-yet = Impossible à dire pour l’instant. La réflexion continue…
analysis-hint-come = Voici un conseil. { $move } : { $percent } % de chances de gagner.
analysis-chance = { $percent } % de chances de gagner
analysis-between = entre { $low } % et { $high } %
analysis-steady = presque sans variation d’une partie simulée à l’autre
analysis-worlds = { $worlds ->
    [one] Évaluation sur { $worlds } partie simulée, d’après ce que l’on voit depuis cette place.
   *[other] Évaluation sur { $worlds } parties simulées, d’après ce que l’on voit depuis cette place.
}
analysis-worlds-few = { $worlds ->
    [one] Une première impression seulement, fondée sur { $worlds } partie simulée et sur ce que l’on voit depuis cette place.
   *[other] Une première impression seulement, fondée sur { $worlds } parties simulées et sur ce que l’on voit depuis cette place.
}
analysis-close = Ces coups se valent à peu près.
analysis-nothing = Aucune raison ne se détache nettement.
analysis-only = Il n’y a pas d’autre coup.
analysis-on-average = { $number } en moyenne
analysis-play-this = Jouer ce coup
analysis-hint-line = { $place }. { $move } · { $percent } % de chances de gagner (entre { $low } % et { $high } %)
analysis-hint-line-steady = { $place }. { $move } · { $percent } % de chances de gagner
analysis-not-this-game = Pas encore de conseils pour { $game }.
analysis-hints = Conseils
analysis-hints-on = Les conseils sont permis à cette table.
analysis-hints-off = Les conseils sont désactivés tant que tout le monde n’est pas d’accord.
analysis-hints-agrees = d’accord pour les conseils
analysis-hints-agree = Permettre les conseils à tous
analysis-key-hint = que feriez-vous ?
cli-command-hint = conseil
cli-command-hint-help = que feriez-vous ? Les meilleurs coups et leurs raisons
server-hints-off = Les conseils sont désactivés à cette table : tout le monde doit d’abord être d’accord.
analysis-hint-not-due = Un conseil n’est donné que lorsque c’est à vous de décider.
analysis-hint-unsure = Je n’arrive pas à départager ces coups. Choisissez celui qui vous plaît.
server-hint-failed = Aucun conseil n’a été trouvé cette fois. Essayez de nouveau.
server-hint-asked = Vous avez déjà demandé conseil ; la réponse arrive.
bug-no-hint = Erreur interne : la recherche d’un conseil pour { $game } a échoué ({ $problem }). Merci de nous la signaler.

## Bilans

cli-help-review = Analyse une partie finie : les chances de gagner au fil de la partie, les décisions les plus coûteuses, la chance.
cli-help-review-seconds = Durée approximative de l’analyse, en secondes (par défaut : 60).
cli-help-review-tries = Fixe le nombre de simulations par position ; le même nombre et la même graine donnent le même bilan.
analysis-not-over = La partie n’est pas finie : seule une partie finie peut être analysée.
analysis-review = Bilan
analysis-review-show = Analyser la partie
analysis-review-begun = L’analyse de la partie est en cours. Cela peut prendre une minute.
analysis-review-working = Analyse de la partie en cours : { $percent } %
analysis-review-come = Le bilan est prêt : chances de gagner, décisions coûteuses, chance aux dés et aux pioches.
analysis-review-failed = La partie n’a pas pu être analysée.
analysis-curve = Chances de gagner au fil de la partie
analysis-curve-note = La bande est l’intervalle à 95 % tiré des parties simulées ; elle ne dit rien de la qualité du jeu dans ces parties.
analysis-as-table = En tableau
analysis-step = Étape
analysis-percent = { $percent } %
analysis-costly = Les décisions les plus coûteuses
analysis-costly-of = { $name } : les décisions les plus coûteuses
analysis-costly-none = Aucune décision n’a coûté ne serait-ce qu’un point de pourcentage.
analysis-costly-made = Étape { $step } · { $made }
analysis-costly-better = Mieux : { $better }
analysis-costly-cost = coût : { $percent ->
    [one] { $percent } point
   *[other] { $percent } points
} de pourcentage (entre { $low } et { $high })
analysis-costly-cost-steady = coût : { $percent ->
    [one] { $percent } point
   *[other] { $percent } points
} de pourcentage
analysis-look-there = Voir ce moment
analysis-luck = Chance aux dés et aux pioches
analysis-luck-line = { $name } : { $points } { $number ->
    [one] point de pourcentage
   *[other] points de pourcentage
} (entre { $low } et { $high }), { $verdict ->
    [good] de la chance
    [bad] de la malchance
   *[fair] à peu près comme attendu
}
analysis-luck-nil = { $name } : exactement comme attendu, ni chance ni malchance
analysis-luck-unclear = { $name } : trop peu de simulations pour distinguer chance et malchance
analysis-luck-note = Ce que les dés et les cartes ont donné ou pris par rapport à ce que l’on pouvait attendre chaque fois, en points de pourcentage des chances de gagner.

## Raisons à Saint Malo ; $here avec ce coup, $other avec les autres

analysis-saint_malo-houses = Plus de points grâce aux maisons : { $here } contre { $other }.
analysis-saint_malo-churches = Plus de points grâce aux séries d’églises : { $here } contre { $other }.
analysis-saint_malo-characters = Les personnages rapportent plus de points : { $here } contre { $other }.
analysis-saint_malo-towers = Plus de points grâce aux bonus de tour : { $here } contre { $other }.
analysis-saint_malo-sides = Plus de murailles complètes : { $here } contre { $other }.
analysis-saint_malo-walls = Plus de sections dans les murailles encore à compléter : { $here } contre { $other }.
analysis-saint_malo-defence = Une meilleure défense face à la prochaine attaque : { $here } contre { $other }.
analysis-saint_malo-cannons = Moins de canons perdus face aux pirates : { $here } contre { $other }.
analysis-saint_malo-coins = Plus de pièces pour modifier des dés : { $here } contre { $other }.
analysis-saint_malo-logs = Plus de rondins pour les maisons : { $here } contre { $other }.
analysis-saint_malo-crates = Un meilleur emplacement pour un marchand, avec plus de caisses autour : { $here } contre { $other }.
analysis-saint_malo-priest-place = Un meilleur emplacement pour un prêtre, avec plus d’églises autour : { $here } contre { $other }.
analysis-saint_malo-juggler-place = Un meilleur emplacement pour un jongleur, avec plus de types de personnages autour : { $here } contre { $other }.
analysis-saint_malo-filled = La ville se remplit plus vite, avec plus de cases occupées : { $here } contre { $other }.

## Raisons à Valletta

analysis-valletta-building-points = Plus de points grâce aux bâtiments : { $here } contre { $other }.
analysis-valletta-track = Plus loin sur la piste de points : { $here } contre { $other }.
analysis-valletta-jean-bonus = Plus de points grâce aux constructions dans la zone de Jean : { $here } contre { $other }.
analysis-valletta-buildings = Plus de bâtiments : { $here } contre { $other }.
analysis-valletta-upgrades = Plus de bâtiments améliorés : { $here } contre { $other }.
analysis-valletta-production = Plus d’icônes Marchandise sur les bâtiments construits : { $here } contre { $other }.
analysis-valletta-neighbours = Les bâtiments adjacents font économiser plus d’Or sur ce qui reste à construire : { $here } contre { $other }.
analysis-valletta-goods = Plus de marchandises devant soi : { $here } contre { $other }.
analysis-valletta-kinds = Plus de types de marchandises devant soi : { $here } contre { $other }.
analysis-valletta-cards = De meilleures cartes, qui valent chacune plus de points : { $here } contre { $other }.
analysis-valletta-thin-stack = Moins de cartes en tout, si bien que les bonnes reviennent plus tôt : { $here } contre { $other }.
analysis-valletta-rivals-points = Moins de points pour le meilleur adversaire : { $here } contre { $other }.
analysis-valletta-rivals-goods = Les autres gardent chacun moins de marchandises : { $here } contre { $other }.

## Raisons à Malta!

analysis-malta-safe = On reste plus souvent en jeu : dans { $here } % des parties simulées, contre { $other } %.
analysis-malta-exits = Plus d’issues au prochain tour : { $here } contre { $other }.
analysis-malta-ways-on = Plus de flèches permettent de continuer depuis la case suivante : { $here } contre { $other }.
analysis-malta-next-number = Une case voisine donne plus de cartes : { $here } contre { $other }.
analysis-malta-cards = Plus de cartes en main : { $here } contre { $other }.
analysis-malta-answers = Plus de cartes de réponse gardées en main : { $here } contre { $other }.
analysis-malta-hand-worth = De meilleures cartes restent en main (valeur moyenne d’une carte) : { $here } contre { $other }.
analysis-malta-space-number = Le pion se trouve sur une case qui donne plus de cartes : { $here } contre { $other }.
analysis-malta-racket = Moins de cartes à payer en racket au prochain déplacement : { $here } contre { $other }.
analysis-malta-blind = Moins de cartes « Foi aveugle » en vigueur : { $here } contre { $other }.
analysis-malta-rivals-out = Plus d’adversaires sont hors jeu : { $here } contre { $other }.
analysis-malta-rivals-stuck = Plus d’adversaires sont sans issue : { $here } contre { $other }.
analysis-malta-rivals-cards = Les autres ont chacun moins de cartes : { $here } contre { $other }.
analysis-malta-rivals-blind = Plus de cartes « Foi aveugle » en vigueur chez les autres : { $here } contre { $other }.
