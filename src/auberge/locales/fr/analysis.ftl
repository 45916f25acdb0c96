### Paroles des conseils et des bilans : ce que ferait un bon joueur et pourquoi, et une partie finie revue.

## Conseils

analysis-ask = Que feriez-vous ?
analysis-thinking = Réflexion en cours …
analysis-hint-come = Voici le conseil. { $move }, gagne à { $percent } %.
analysis-chance = gagne à { $percent } %
analysis-between = entre { $low } % et { $high } %
analysis-steady = varie à peine d’une partie imaginée à l’autre
analysis-worlds = Pesé dans { $worlds } parties imaginées, d’après ce que voit cette place.
analysis-worlds-few = Une première impression seulement : pesé dans { $worlds } parties imaginées, d’après ce que voit cette place.
analysis-close = Guère de différence : ces coups se valent à peu près.
analysis-nothing = Aucune raison ne ressort à elle seule.
analysis-only = Il n’y a pas d’autre coup.
analysis-on-average = { $number } en moyenne
analysis-play-this = Jouer ce coup
analysis-hint-line = { $place }. { $move } · gagne à { $percent } % (entre { $low } % et { $high } %)
analysis-hint-line-steady = { $place }. { $move } · gagne à { $percent } %
analysis-not-this-game = Personne n’a encore appris à réfléchir à { $game }.
analysis-hints = Conseils
analysis-hints-on = Les conseils sont permis à cette table.
analysis-hints-off = Les conseils sont exclus tant que tous ne sont pas d’accord.
analysis-hints-agrees = d’accord pour les conseils
analysis-hints-agree = Chacun peut demander conseil
analysis-key-hint = que feriez-vous ?
cli-command-hint = conseil
cli-command-hint-help = que feriez-vous ? Les meilleurs coups, et pourquoi
server-hints-off = Les conseils sont exclus à cette table : tous ceux qui jouent doivent d’abord être d’accord.
analysis-hint-not-due = Un conseil n’est donné que lorsque c’est à vous de décider.
server-hint-failed = Aucun conseil n’a été trouvé cette fois. Essayez de nouveau.
server-hint-asked = Vous avez déjà demandé ; la réponse arrive.
bug-no-hint = Erreur interne : un conseil pour { $game } a échoué ({ $problem }). Merci de la signaler.

## Bilans

cli-help-review = Revoit une partie finie : les chances de gagner au fil du jeu, les décisions les plus coûteuses, la chance.
cli-help-review-seconds = Durée de l’examen, environ, en secondes (par défaut : 60).
cli-help-review-tries = Examine plutôt exactement ainsi : tant d’essais par position ; le même nombre et la même graine donnent le même bilan.
analysis-not-over = La partie n’est pas finie : seule une partie finie peut être revue.
analysis-review = Bilan
analysis-review-show = Revoir la partie
analysis-review-begun = La partie est en train d’être revue. Cela peut prendre une minute.
analysis-review-working = La partie est en train d’être revue : { $percent } %
analysis-review-come = Le bilan est prêt : chances de gagner, décisions coûteuses, chance aux dés et aux pioches.
analysis-review-failed = La partie n’a pas pu être revue.
analysis-curve = Chances de gagner au fil de la partie
analysis-curve-note = La bande montre avec quelle précision les parties imaginées la mesurent, 19 fois sur 20 ; la qualité de leur jeu est une autre affaire.
analysis-as-table = En tableau
analysis-step = Étape
analysis-percent = { $percent } %
analysis-costly = Les décisions les plus coûteuses
analysis-costly-of = { $name } : les décisions les plus coûteuses
analysis-costly-none = Rien qui ait coûté ne serait-ce qu’un centième des chances de gagner.
analysis-costly-made = Étape { $step } · { $made }
analysis-costly-better = Mieux : { $better }
analysis-costly-cost = coût : { $percent ->
    [one] { $percent } point
   *[other] { $percent } points
} de chances de gagner (entre { $low } et { $high })
analysis-costly-cost-steady = coût : { $percent ->
    [one] { $percent } point
   *[other] { $percent } points
} de chances de gagner
analysis-look-there = Voir ce moment
analysis-luck = Chance aux dés et aux pioches
analysis-luck-line = { $name } : { $points } { $number ->
    [one] point
   *[other] points
} (entre { $low } et { $high }), { $verdict ->
    [good] de la chance
    [bad] de la malchance
   *[fair] à peu près comme attendu
}
analysis-luck-nil = { $name } : exactement comme attendu, rien de donné, rien de pris
analysis-luck-unclear = { $name } : trop peu d’essais pour distinguer chance et malchance
analysis-luck-note = Ce que dés et cartes ont donné ou pris, en points de chances de gagner, par rapport à ce qu’on pouvait attendre chaque fois.

## Raisons à Saint Malo ; $here avec ce coup, $other avec les autres

analysis-saint_malo-houses = Plus de points par les maisons : { $here } au lieu de { $other }.
analysis-saint_malo-churches = Plus de points par les séries d’églises : { $here } au lieu de { $other }.
analysis-saint_malo-characters = Les personnages rapportent plus de points : { $here } au lieu de { $other }.
analysis-saint_malo-towers = Plus de points de bonus de tour : { $here } au lieu de { $other }.
analysis-saint_malo-sides = Plus de murailles complètes : { $here } au lieu de { $other }.
analysis-saint_malo-walls = Plus de sections dans les murailles encore à compléter : { $here } au lieu de { $other }.
analysis-saint_malo-defence = Une meilleure défense contre la prochaine attaque : { $here } au lieu de { $other }.
analysis-saint_malo-cannons = Moins de canons perdus face aux pirates : { $here } au lieu de { $other }.
analysis-saint_malo-coins = Plus de pièces pour changer des dés : { $here } au lieu de { $other }.
analysis-saint_malo-logs = Plus de rondins pour les maisons : { $here } au lieu de { $other }.
analysis-saint_malo-crates = Une meilleure place pour un marchand, avec plus de caisses autour : { $here } au lieu de { $other }.
analysis-saint_malo-priest-place = Une meilleure place pour un prêtre, avec plus d’églises autour : { $here } au lieu de { $other }.
analysis-saint_malo-juggler-place = Une meilleure place pour un jongleur, avec plus de types de personnages autour : { $here } au lieu de { $other }.
analysis-saint_malo-filled = La ville se remplit plus vite, avec plus de cases bâties : { $here } au lieu de { $other }.

## Raisons à Valletta

analysis-valletta-building-points = Plus de points sur les bâtiments : { $here } au lieu de { $other }.
analysis-valletta-track = Plus loin sur la piste de points : { $here } au lieu de { $other }.
analysis-valletta-jean-bonus = Plus de points pour avoir construit près de Jean : { $here } au lieu de { $other }.
analysis-valletta-buildings = Plus de bâtiments : { $here } au lieu de { $other }.
analysis-valletta-upgrades = Plus de bâtiments améliorés : { $here } au lieu de { $other }.
analysis-valletta-production = Plus d’icônes Marchandise sur ses bâtiments : { $here } au lieu de { $other }.
analysis-valletta-neighbours = Les bâtiments voisins épargnent plus d’or sur ce qui reste à construire : { $here } au lieu de { $other }.
analysis-valletta-goods = Plus de marchandises en réserve : { $here } au lieu de { $other }.
analysis-valletta-kinds = Plus de sortes de marchandises en réserve : { $here } au lieu de { $other }.
analysis-valletta-cards = De meilleures cartes dans le paquet, valant chacune plus de points : { $here } au lieu de { $other }.
analysis-valletta-thin-stack = Moins de cartes dans le paquet, les bonnes reviennent donc plus tôt : { $here } au lieu de { $other }.
analysis-valletta-rivals-points = Moins de points pour le meilleur adversaire : { $here } au lieu de { $other }.
analysis-valletta-rivals-goods = Les autres gardent chacun moins de marchandises : { $here } au lieu de { $other }.

## Raisons à Malta!

analysis-malta-safe = Plus sûrement encore en jeu : dans { $here } % des parties imaginées au lieu de { $other } %.
analysis-malta-exits = Plus de sorties au prochain tour : { $here } au lieu de { $other }.
analysis-malta-ways-on = Plus de flèches mènent plus loin depuis la case suivante : { $here } au lieu de { $other }.
analysis-malta-next-number = Une case à un pas donne plus de cartes : { $here } au lieu de { $other }.
analysis-malta-cards = Plus de cartes en main : { $here } au lieu de { $other }.
analysis-malta-answers = Plus de ripostes gardées en main : { $here } au lieu de { $other }.
analysis-malta-hand-worth = De meilleures cartes restent en main, chacune valant tant de cartes ordinaires : { $here } au lieu de { $other }.
analysis-malta-space-number = Le pion se trouve sur une case qui donne plus de cartes : { $here } au lieu de { $other }.
analysis-malta-racket = Moins de cartes à payer en racket au prochain pas : { $here } au lieu de { $other }.
analysis-malta-blind = Moins de cartes « Foi aveugle » en vigueur : { $here } au lieu de { $other }.
analysis-malta-rivals-out = Plus d’adversaires sont éliminés : { $here } au lieu de { $other }.
analysis-malta-rivals-stuck = Plus d’adversaires sont sans sortie : { $here } au lieu de { $other }.
analysis-malta-rivals-cards = Les autres ont chacun moins de cartes : { $here } au lieu de { $other }.
analysis-malta-rivals-blind = Plus de cartes « Foi aveugle » en vigueur contre les autres : { $here } au lieu de { $other }.
