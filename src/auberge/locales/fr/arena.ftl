### Les mots des parties entre joueurs automatiques et des mesures de vitesse ; clés en `arena-`, `ladder-`, `balance-`, `bench-` ou `bug-`.

## Simulations

arena-numbers = Il faut au moins une partie et un processus (parties : { $games } ; processus : { $jobs }).

## Tournois

arena-no-bots = Nommez au moins un joueur automatique.
arena-unknown-engine = Il n’y a pas de moteur « { $name } ». Moteurs connus : { $known }.
arena-no-ray = Ray n’est pas installé ; installez-le avec : pip install auberge[ray].
arena-bad-line = { $file }, ligne { $line } : ce n’est pas un résultat de tournoi ({ $problem }).
arena-bad-order = Le fichier ne donne pas les parties de ce tournoi dans l’ordre : la partie { $game } de la manche { $round } n’est pas à sa place.
arena-confidence = « { $value } » n’est pas un niveau de confiance. Exemples : 95% ou 0.95, toujours entre 50 % et 100 %.
arena-title = Tournoi : { $game }, { bench-seats }
arena-playing = Parties en cours, paires départagées : { $told } sur { $pairs }…
arena-played = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} en { $rounds ->
    [one] { $rounds } manche
   *[other] { $rounds } manches
}, { bench-seats }, graine { $seed }.
arena-end = { $end ->
    [told-apart] Toutes les paires sont départagées ; niveau de confiance : { $confidence }.
    [interrupted] Le tournoi a été interrompu.
   *[games] Le tournoi s’est terminé avec la dernière partie demandée.
}
arena-kept = { $games ->
    [one] Tournoi interrompu. { $games } partie est conservée dans { $file } ; la même commande reprendra à cet endroit.
   *[other] Tournoi interrompu. { $games } parties sont conservées dans { $file } ; la même commande reprendra à cet endroit.
}
arena-not-kept = Tournoi interrompu. Pour pouvoir reprendre la prochaine fois, indiquez un fichier avec --results.
arena-written = Le rapport est dans { $file }.
arena-no-budgets = Pour un graphique de la force selon le budget, il faut un joueur automatique avec plusieurs budgets, par exemple knight@10ms,knight@100ms.
arena-ratings = Classement
arena-duels = Paire par paire
arena-by-seat = Victoires selon la place
arena-times = Temps par décision
arena-budgets = Force selon le budget
arena-method = Méthode de calcul
arena-method-text = Une manche est une graine jouée avec toutes les rotations des joueurs, pour que les places et la chance se compensent. Le classement ajuste un modèle de Plackett-Luce aux ordres d’arrivée, sur l’échelle Elo (400 points de plus : dix fois plus fort), avec une moyenne de 1500 ; on ajoute à chaque paire une partie fictive à égalité. Les intervalles sont à 95 % ; ceux du classement viennent du rééchantillonnage de manches entières, ceux des parts de victoires sont des intervalles de Wilson, corrigés par la dispersion entre les manches. Une paire est départagée par un test séquentiel que l’on peut consulter après chaque manche : le risque d’un verdict faux ne dépasse pas ce que permet le niveau de confiance. La place 1 commence. Une victoire partagée compte en fractions.
arena-seat = Place { $seat }
arena-duel = { $bot } devant { $other }
arena-not-yet = incertain
arena-column-bot = Joueur
arena-column-rating = Cote
arena-column-interval = Intervalle à 95 %
arena-column-share = Victoires
arena-column-fair = × part équitable
arena-column-score = Points
arena-column-place = Rang
arena-column-time = ms par décision
arena-column-duel = Paire
arena-column-meetings = Rencontres
arena-column-ahead = Devant
arena-column-better = Meilleur

## L’échelle

ladder-no-marks = { $file } ne prévoit pas de place pour l’échelle : il manque les lignes { $begin } et { $end }.
ladder-kept = Mesure interrompue. Ce qui a été joué est conservé dans { $file } ; la même commande reprendra à cet endroit.
ladder-behind = Un niveau est plus faible que le niveau inférieur : { $rungs }.
ladder-rung = { $game }, { bench-seats } : { $upper } – { $lower }
ladder-verdict = { $verdict ->
    [met] atteint
    [missed] manqué
   *[open] incertain
}
ladder-column-rung = Niveau et niveau inférieur
ladder-column-games = Parties
ladder-column-share = Victoires
ladder-column-interval = Intervalle à 95 %
ladder-column-aim = Objectif
ladder-column-verdict = Objectif atteint ?

## Le laboratoire d’équilibre

balance-no-room = L’équilibre ne peut pas encore être étudié pour { $game }.
balance-title = Équilibre : { $game }
balance-summary = { $games ->
    [one] { $games } partie, joueurs : { $bots }, graine { $seed }.
   *[other] { $games } parties, joueurs : { $bots }, graine { $seed }.
}
balance-playing = Parties et observation en cours…
balance-standing-out = Ce qui ressort
balance-nothing-stands-out = Rien ne ressort.
balance-seats = Places
balance-lengths = Durée
balance-ends = Fins de partie
balance-method-text = Toutes les places sont jouées aussi bien les unes que les autres. Les intervalles sont à 95 %. Une place qui obtient davantage en tout gagne plus souvent ; les colonnes « Victoires en plus » et « Points en plus » comparent donc les places qui ont obtenu un élément à toutes celles qui ont obtenu à peu près autant d’éléments de la même catégorie. Si presque toutes les places ont obtenu cet élément, ces colonnes montrent ce qu’apporte chaque exemplaire de plus. Un point d’exclamation marque une différence à la fois grande (au moins 3 victoires sur 100) et peu susceptible d’être due au hasard. Un élément que moins d’une place sur cent a obtenu n’est pas montré.
balance-sort = { $sort ->
    [building] Bâtiments construits
    [upgrade] Bâtiments améliorés
    [character] Personnages
    [hired] Personnages embauchés
    [dismissed] Personnages congédiés
    [played] Personnages joués
    [points] Points par source
    [church] Églises
    [side] Côtés complets
    [piece] Autres éléments placés
    [loss] Pertes
    [dealt] Cartes distribuées au début
    [drawn] Cartes piochées ensuite
    [card] Cartes jouées
    [wasted] Cartes sans effet
    [negated] Cartes adverses annulées
   *[start] Cases de départ
}
balance-loss = { $loss ->
   *[cannon] canon
}
balance-start = colonne { $column }
balance-end = { $end ->
    [jean] Jean sur la dernière case
    [points] 25 points
    [houses] dernière Maison placée
   *[city_filled] ville pleine
}
balance-column-name = Nom
balance-column-sort = Catégorie
balance-column-table = Table
balance-column-games = Parties
balance-column-seat = Place
balance-column-wins = Victoires
balance-column-interval = Intervalle à 95 %
balance-column-score = Points
balance-column-turns = Tours
balance-column-rounds = Tours de table
balance-column-range = 5–95 %
balance-column-decisions = Décisions
balance-column-end = Fin
balance-column-share = Part des parties
balance-column-per-game = Par partie
balance-column-seats = Places concernées
balance-column-taken = Pris si proposé
balance-column-lift = Victoires en plus
balance-column-lift-of-each = Victoires en plus par exemplaire
balance-column-score-lift = Points en plus

## Mesures

bench-games = Il faut au moins une partie, pas { $games }.
bench-measuring = Mesure en cours, passage { $round } sur { $rounds } : { bench-build }…
bench-title = { $rounds ->
    [one] { $game } : parties jouées au hasard, { $rounds } passage (Python { $python }, { $machine })
   *[other] { $game } : parties jouées au hasard, médiane sur { $rounds } passages (Python { $python }, { $machine })
}
bench-build =
    { $build ->
        [compiled] version compilée
       *[plain] Python pur
    }
bench-seats =
    { $seats ->
        [one] { $seats } place
       *[other] { $seats } places
    }
bench-column-games = parties/s
bench-column-decisions = décisions/s
bench-column-decision = µs par décision
bench-column-clone = µs par copie
bench-policy = Meilleure stratégie de lancers pour un tour : { $microseconds } µs
bench-searches = Recherche du joueur automatique le plus fort, itérations par seconde : { $number }
bench-scaling = Version compilée, { $processes } processus à la fois, itérations par seconde : { $number }, soit { $times } fois la vitesse d’un seul processus
bench-column-ratio = rapport
bench-column-value = mesuré
bench-column-aim = objectif
bench-ratio-compiled-to-plain = vitesse de la version compilée par rapport à Python pur, { bench-seats }
bench-ratio-clone-in-decisions = durée d’une copie, en décisions prises au hasard, { bench-seats }
bench-ratio-policy-in-decisions = durée du calcul de la stratégie de lancers, en décisions prises au hasard, { bench-seats }
bench-ratio-searches-per-second = itérations de la recherche en une seconde, { bench-seats }
bench-met = atteint
bench-missed = manqué
bench-no-compiled = Cette installation ne contient pas de version compilée : il n’y a rien à comparer avec Python pur.
bench-side-by-side = Comparaison : durée d’une décision (version compilée) par rapport à { $game }
bench-column-game = jeu
bench-game-and-seats = { $game }, { bench-seats }
bench-server-title = Le serveur, { $game }, { bench-seats } à chaque table, { bench-build } (Python { $python }, { $machine })
bench-server-measuring = Mesure du serveur, { bench-tables }…
bench-server-load =
    { $cores ->
        [one] Charge de la machine avant la mesure : { $load } sur { $cores } cœur. Les objectifs valent pour une machine au repos.
       *[other] Charge de la machine avant la mesure : { $load } sur { $cores } cœurs. Les objectifs valent pour une machine au repos.
    }
bench-tables =
    { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    }
bench-column-tables = tables
bench-column-moves = coups/s
bench-column-slowest = minimum
bench-column-fastest = maximum
bench-column-p50 = p50 ms
bench-column-p99 = p99 ms
bench-column-cpu = µs/coup
bench-column-memory = Mo
bench-column-measure = mesure
bench-server-aim-moves-per-second = coups par seconde, enregistrés et vus de chaque place, { bench-tables }
bench-server-aim-p99-ms = durée maximale de 99 coups sur 100 (ms), { bench-tables }
bench-server-aim-paced-p99-ms = durée maximale de 99 coups sur 100 (ms), { bench-tables } à un coup par seconde
bench-server-aim-memory-mb = mémoire du serveur (Mo), { bench-tables }
bench-server-aim-bots-ms = allongement quand un joueur automatique réfléchit sur chaque cœur (ms, 99 coups sur 100), { bench-tables }
bench-server-setting =
    { $setting ->
        [paced] { $tables }, 1 coup/s
        [bots] { $tables }, 1 coup/s, occupé
       *[other] { $tables }
    }
bench-server-count = --count compte des parties ; la mesure du serveur se fait sans cette option.

## Nos propres erreurs

bug-bot-move = Erreur interne : un joueur automatique a choisi un coup interdit ({ $move }). Merci de nous la signaler.
bug-endless-game = Erreur interne : une partie n’a pas pris fin (décisions prises : { $decisions }). Merci de nous la signaler.
bug-game-broke-off = Erreur interne : la partie { $game } de la simulation (graine { $seed }) s’est interrompue : { $problem }. Merci de nous la signaler.
bug-round-broke-off = Erreur interne : la manche { $round } du tournoi (graine { $seed }) s’est interrompue : { $problem }. Merci de nous la signaler.
bug-worker-died = L’un des processus (nombre total : { $jobs }) s’est arrêté de façon inattendue, peut-être faute de mémoire. Réessayez avec moins de processus.
bug-bench-run = { $build ->
    [compiled] La version compilée n’a pas pu être mesurée : { $problem }.
   *[plain] La version en Python pur n’a pas pu être mesurée : { $problem }.
}
