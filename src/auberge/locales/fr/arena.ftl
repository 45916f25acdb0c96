### Les mots des parties entre joueurs automatiques et des mesures de vitesse ; clés en `arena-`, `ladder-`, `balance-`, `bench-` ou `bug-`.

## Simulations

arena-numbers = Il faut au moins une partie et un processus, pas { $games } et { $jobs }.

## Tournois

arena-no-bots = Nommez au moins un joueur automatique.
arena-unknown-engine = Il n’y a pas de moteur « { $name } » ; il y a { $known }.
arena-no-ray = Ray n’est pas installé ; installez le supplément : pip install auberge[ray].
arena-bad-line = La ligne { $line } de { $file } n’est pas un résultat de tournoi : { $problem }.
arena-bad-order = Le fichier ne contient pas les parties de ce tournoi dans l’ordre : tour { $round }, partie { $game } n’est pas à sa place.
arena-confidence = « { $value } » n’est pas un niveau de confiance : 95% ou 0.95 en sont ; il se situe entre 50 % et 100 %.
arena-title = Tournoi : { $game }, { bench-seats }
arena-playing = En jeu, { $told } paires départagées sur { $pairs }…
arena-played = { $games } parties en { $rounds } tours, { bench-seats }, graine { $seed }.
arena-end = { $end ->
    [told-apart] Toutes les paires sont départagées avec une confiance de { $confidence }.
    [interrupted] Le tournoi a été interrompu.
   *[games] Le tournoi s’est terminé avec la dernière partie demandée.
}
arena-kept = Interrompu. { $games } parties sont conservées dans { $file } ; la même commande reprend de là.
arena-not-kept = Interrompu. Avec un fichier nommé par --results, la même commande reprendrait la prochaine fois.
arena-written = Le rapport est dans { $file }.
arena-no-budgets = Un graphique de la force selon le budget demande un joueur automatique avec plusieurs budgets : knight@10ms,knight@100ms.
arena-ratings = Classement
arena-duels = Paire par paire
arena-by-seat = Victoires selon la place
arena-times = Temps par décision
arena-budgets = Force selon le budget
arena-method = Comment on compte
arena-method-text = Un tour est une graine jouée avec toutes les rotations des joueurs, pour que places et chance se compensent. Le classement ajuste un modèle de Plackett-Luce aux ordres d’arrivée, sur l’échelle Elo (400 points de plus : dix fois plus fort), avec 1500 pour moyenne ; chaque paire est censée avoir partagé une partie. Les intervalles sont à 95 % ; ceux du classement viennent de tirages répétés de tours entiers, ceux des parts sont de Wilson, corrigés par la dispersion entre les tours. Une paire est départagée par un pari que l’on peut regarder après chaque tour : le risque qu’un verdict soit faux ne dépasse pas ce que la confiance laisse. La place 1 commence. Une victoire partagée compte par parts.
arena-seat = Place { $seat }
arena-duel = { $bot } devant { $other }
arena-not-yet = incertain
arena-column-bot = Joueur
arena-column-rating = Cote
arena-column-interval = intervalle à 95 %
arena-column-share = Victoires
arena-column-fair = Fois la part équitable
arena-column-score = Points
arena-column-place = Rang
arena-column-time = ms par décision
arena-column-duel = Paire
arena-column-meetings = Rencontres
arena-column-ahead = Devant
arena-column-better = Meilleur

## L’échelle

ladder-no-marks = { $file } n’a pas de place pour l’échelle : les lignes { $begin } et { $end } manquent.
ladder-kept = Interrompu. Ce qui a été joué est conservé dans { $file } ; la même commande reprend de là.
ladder-behind = Un niveau est derrière celui d’en dessous : { $rungs }.
ladder-rung = { $game }, { bench-seats } : { $upper } – { $lower }
ladder-verdict = { $verdict ->
    [met] atteint
    [missed] manqué
   *[open] ouvert
}
ladder-column-rung = Niveau et celui d’en dessous
ladder-column-games = Parties
ladder-column-share = Victoires
ladder-column-interval = intervalle à 95 %
ladder-column-aim = But
ladder-column-verdict = But atteint ?

## Le laboratoire d’équilibre

balance-no-room = Il n’y a encore rien à observer dans { $game }.
balance-title = Équilibre : { $game }
balance-summary = { $games } parties de { $bots }, graine { $seed }.
balance-playing = On joue et on observe…
balance-standing-out = Ce qui ressort
balance-nothing-stands-out = Rien ne ressort.
balance-seats = Places
balance-lengths = Durée
balance-ends = Comment la partie finit
balance-method-text = Toutes les places sont jouées de la même façon. Les intervalles sont à 95 %. Qui a plus de tout gagne plus ; « victoires en plus » et « points en plus » comparent donc les places qui ont eu une chose à toutes celles qui en ont eu à peu près autant de cette sorte. Là où presque toutes les places en ont, ils disent ce qu’apporte chaque pièce de plus. Un point d’exclamation marque une différence à la fois grande (au moins 3 victoires sur 100) et peu probable par hasard. Ce que moins d’une place sur cent a eu n’est pas montré.
balance-sort = { $sort ->
    [building] Bâtiments construits
    [upgrade] Bâtiments améliorés
    [character] Personnages
    [hired] Personnages embauchés
    [dismissed] Personnages congédiés
    [played] Personnages joués
    [points] Points par source
    [church] Églises
    [side] Côtés achevés
    [piece] Pièces
    [loss] Pertes
    [dealt] Cartes distribuées au début
    [drawn] Cartes piochées ensuite
    [card] Cartes jouées
    [wasted] Cartes sans effet
    [negated] Cartes d’autrui annulées
   *[start] Cases de départ
}
balance-loss = { $loss ->
   *[cannon] canon
}
balance-start = colonne { $column }
balance-end = { $end ->
    [jean] Jean sur la dernière case
    [points] 25 points
    [houses] dernière maison posée
   *[city_filled] ville remplie
}
balance-column-name = Nom
balance-column-sort = Sorte
balance-column-table = Table
balance-column-games = Parties
balance-column-seat = Place
balance-column-wins = Victoires
balance-column-interval = intervalle à 95 %
balance-column-score = Points
balance-column-turns = Tours
balance-column-rounds = Manches
balance-column-range = 5–95 %
balance-column-decisions = Décisions
balance-column-end = Fin
balance-column-share = des parties
balance-column-per-game = par partie
balance-column-seats = Places qui l’ont
balance-column-taken = pris si proposé
balance-column-lift = Victoires en plus
balance-column-lift-of-each = Victoires en plus avec chacun
balance-column-score-lift = Points en plus

## Mesures

bench-games = Il faut au moins une partie, pas { $games }.
bench-measuring = Mesure en cours, tour { $round } sur { $rounds } : { bench-build }…
bench-title = { $game } : jeu au hasard, médiane de { $rounds } tours (Python { $python }, { $machine })
bench-build =
    { $build ->
        [compiled] compilé
       *[plain] Python seul
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
bench-policy = Meilleure conduite face au hasard d’un tour : { $microseconds } µs
bench-searches = La recherche du joueur automatique le plus fort : { $number } itérations par seconde
bench-scaling = Compilé, { $processes } processus à la fois : { $number } itérations par seconde, { $times } fois celles d’un seul
bench-column-ratio = rapport
bench-column-value = mesuré
bench-column-aim = but
bench-ratio-compiled-to-plain = compilé contre Python seul, { bench-seats }
bench-ratio-clone-in-decisions = une copie, en décisions au hasard, { bench-seats }
bench-ratio-policy-in-decisions = la conduite d’un tour, en décisions au hasard, { bench-seats }
bench-ratio-searches-per-second = itérations de la recherche en une seconde, { bench-seats }
bench-met = atteint
bench-missed = manqué
bench-no-compiled = Cette installation ne contient pas de version compilée : il n’y a rien à comparer à Python seul.
bench-side-by-side = Côte à côte : durée d’une décision, compilée, par rapport à { $game }
bench-column-game = jeu
bench-game-and-seats = { $game }, { bench-seats }
bench-server-title = Le serveur, { $game }, { bench-seats } à chaque table, { bench-build } (Python { $python }, { $machine })
bench-server-measuring = Mesure du serveur, { bench-tables }…
bench-server-load =
    { $cores ->
        [one] Charge de la machine avant la mesure : { $load } sur { $cores } cœur. Les buts valent pour une machine au repos.
       *[other] Charge de la machine avant la mesure : { $load } sur { $cores } cœurs. Les buts valent pour une machine au repos.
    }
bench-tables =
    { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    }
bench-column-tables = tables
bench-column-moves = coups/s
bench-column-slowest = au moins
bench-column-fastest = au plus
bench-column-p50 = p50 ms
bench-column-p99 = p99 ms
bench-column-measure = mesure
bench-server-aim-moves-per-second = coups par seconde, enregistrés et vus de chaque place, { bench-tables }
bench-server-aim-p99-ms = 99 coups sur 100 durent au plus (ms), { bench-tables }
bench-server-count = --count compte des parties ; le serveur se mesure sans cette option.

## Nos propres erreurs

bug-bot-move = Erreur interne : un joueur automatique a choisi un coup interdit ({ $move }). Merci de la signaler.
bug-endless-game = Erreur interne : une partie n’a pas pris fin en { $decisions } décisions. Merci de la signaler.
bug-game-broke-off = Erreur interne : la partie { $game } de la simulation (graine { $seed }) s’est interrompue : { $problem }. Merci de la signaler.
bug-round-broke-off = Erreur interne : le tour { $round } du tournoi (graine { $seed }) s’est interrompu : { $problem }. Merci de la signaler.
bug-worker-died = L’un des { $jobs } processus s’est arrêté de façon inattendue, peut-être faute de mémoire. Réessayez avec moins de processus.
bug-bench-run = La version { $build } n’a pas pu être mesurée : { $problem }.
