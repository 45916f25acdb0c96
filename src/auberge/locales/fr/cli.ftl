### Mots du client en mode texte ; les clés commencent par `cli-`.

## Programme

cli-version = Auberge { $version }, { $build ->
    [compiled] moteur compilé
   *[plain] moteur en Python pur
}
cli-greeting = Bienvenue à l’Auberge ! Sur la table : { $game }.
cli-seat-me = vous, à ce clavier ; plusieurs fois pour plusieurs personnes (me:Anna donne un nom)
cli-seat-bot = { $bot ->
    [random] joueur automatique : n’importe quel coup permis, au hasard
    [page] joueur automatique : débutant, fait des erreurs
    [squire] joueur automatique : prend le meilleur pour ce tour
    [knight] joueur automatique : réfléchit un instant à l’avance
    [grand_master] joueur automatique : réfléchit une seconde entière, le plus fort
   *[other] joueur automatique
}
cli-bot = { $bot ->
    [random] Bouffon
    [page] Page
    [squire] Écuyer
    [knight] Chevalier
    [grand_master] Grand maître
    [greedy] Écuyer
   *[other] { $bot }
}
cli-bot-named = { $name } ({ cli-bot })
cli-ask-seats = Qui joue ? Nommez de { $low } à { $high } places, par exemple me,squire,squire, ou seulement un nombre. Entrée : vous contre squire.
cli-player = Joueur { $seat }

## Pages d’aide

cli-help-usage = Usage
cli-help-command-word = COMMANDE
cli-help-options-word = [OPTIONS]
cli-help-arguments = Arguments
cli-help-options = Options
cli-help-commands = Commandes
cli-help-examples = Exemples
cli-help-help = Montre cette page.
cli-help-version = Dit la version et le moteur utilisé.
cli-help-auberge = Une table de jeu dans le terminal : jouer, revoir des parties, lire les règles, faire jouer des joueurs automatiques.
cli-help-play = Joue une partie : des personnes à ce clavier, des joueurs automatiques, ou les deux. La partie est sauvée après chaque coup.
cli-help-replay = Montre de nouveau une partie enregistrée.
cli-help-rules = Montre les règles d’un jeu avec leurs numéros, une règle en entier, ou ce que les tests en prouvent.
cli-help-check-data = Vérifie les données imprimées du jeu et dit à quel point chacune est connue.
cli-help-simulate = Fait jouer beaucoup de parties aux joueurs automatiques et les compare.
cli-help-bench = Mesure la vitesse du moteur, ou celle du serveur.
cli-help-game = Nom du jeu (saint_malo, valletta, malta).
cli-help-lang = Langue : en, fr, it ou de. Sinon, AUBERGE_LANG ou le système décide.
cli-help-seats = Qui joue, dans l’ordre des places : me (une personne ; me:Anna avec un nom), random, page, squire, knight, grand_master
cli-help-budget = Combien de temps les joueurs automatiques qui réfléchissent à l’avance pensent à une décision, par exemple 100ms ou 3s.
cli-help-names = Noms dans l’ordre des places.
cli-help-seed = Graine du hasard : la même graine donne les mêmes dés et les mêmes cartes.
cli-help-start = Place qui commence, à partir de 1, ou random.
cli-help-option = Option des règles, comme allow_voluntary_pass=true ; peut être répétée.
cli-help-data = Fichier avec les valeurs d’une autre impression, ou un jeu de cartes à vous, à la place de celles fournies.
cli-help-resume = Reprend une partie sauvée : ce fichier, ou la dernière partie inachevée.
cli-help-save = Fichier où sauver.
cli-help-record = Fichier d’une partie enregistrée.
cli-help-step = Pas à pas : Entrée ou n avance, p recule, un nombre va à cette entrée, q quitte.
cli-help-rule = Numéro d’une règle, comme SM-PICK-17.
cli-help-coverage = Dit quelles règles sont prouvées par des tests et des scénarios (dans les sources).
cli-help-search = Seulement les règles qui contiennent ce mot.
cli-help-games = Combien de parties.
cli-help-jobs = Combien de processus travaillent à la fois.
cli-help-number-of-seats = Combien de places à la table.
cli-help-json = Écrit le résultat en JSON.
cli-help-bench-games = Quels jeux sont mesurés, par leurs noms séparés par des virgules ; sinon tous.
cli-help-bench-count = Combien de parties sont mesurées pour chaque nombre de places, à chaque passage.
cli-help-bench-server = Mesure plutôt le serveur sous charge : coups par seconde et durée d’un coup.
cli-help-arena = Fait se rencontrer des joueurs automatiques en tournoi, places tournantes et graines appariées, jusqu’à ce que le meilleur soit certain ; les classe.
cli-help-entrants = Les joueurs automatiques ; chacun peut avoir son budget : knight,grand_master@1s.
cli-help-arena-budget = Ce qu’un joueur qui cherche peut dépenser par décision : 100ms, 2s ou 5000it.
cli-help-until = S’arrête dès que toutes les paires sont départagées avec cette confiance, par exemple 95%.
cli-help-most-games = Pas plus de parties que cela.
cli-help-all-jobs = Nombre de processus simultanés ; sinon un par cœur.
cli-help-results = Fichier où chaque partie est ajoutée ; un tournoi qui s’y trouve reprend où il s’est arrêté.
cli-help-report = Fichier pour un rapport avec graphiques (HTML), ou pour la seule force selon le budget (.svg).
cli-help-engine = Où tournent les parties : local (cette machine) ou ray (une grappe Ray).
cli-help-ladder = Compare chaque niveau de joueurs automatiques à celui d’en dessous, à deux et à table pleine, dans tous les jeux. Échoue si un niveau est derrière.
cli-help-ladder-games = Quels jeux, par nom et séparés par des virgules ; sinon tous.
cli-help-ladder-count = Nombre de parties pour chaque comparaison.
cli-help-quick = Peu de parties, et des itérations au lieu de secondes : le même résultat partout.
cli-help-write = Document où le tableau est écrit, entre ses marques.
cli-help-balance = Joue des milliers de parties entre joueurs automatiques et dit ce qui semble déséquilibré : places, bâtiments, personnages, cartes, durée, fins.
cli-help-balance-games = Nombre de parties pour chaque nombre de places.
cli-help-balance-seats = Nombres de places, par exemple 2,4 ; sinon tous.

## Erreurs

cli-usage-no-such-command = Il n’y a pas de commande « { $name } ». Commandes : { $known }.
cli-usage-no-such-option = Il n’y a pas d’option { $option } ici ; --help montre celles qui existent.
cli-usage-option-value = L’option { $option } ne s’emploie pas ainsi ; --help montre comment.
cli-usage-missing = Il manque { $name } ; --help montre ce que la commande demande.
cli-usage-other = La commande n’est pas compréhensible ainsi ; --help montre comment l’employer.
cli-not-a-number = { $option } demande un nombre entier, pas « { $value } ».
cli-not-in-range = { $option } demande un nombre entier de { $low } à { $high }, pas « { $value } ».
cli-too-many-names = { $names } noms sont donnés, mais il n’y a que { $seats } places.
cli-no-such-file = Il n’y a pas de fichier { $file }.
cli-cannot-read = Le fichier { $file } ne peut pas être lu : { $problem }.
cli-cannot-write = La partie ne peut pas être sauvée dans { $file } : { $problem }.
cli-not-ours = Le fichier { $file } existe et n’est pas une partie sauvée ; il reste tel quel.
cli-not-text = Le fichier { $file } n’est pas un fichier de texte.
cli-nothing-to-resume = Il n’y a pas de partie inachevée dans { $folder }.
cli-already-over = La partie de { $file } est déjà finie ; « auberge replay » la montre de nouveau.
cli-other-game = La partie de { $file } est une partie de « { $game } », pas de « { $wanted } ».
cli-settled = { $option } ne va pas avec --resume : une partie sauvée continue comme elle a commencé.
cli-no-seed = L’historique { $file } n’a pas de graine : on ne peut pas continuer à lancer ses dés.
cli-no-such-rule = Il n’y a pas de règle { $rule }.
cli-rule-for-programs = Une règle pour les programmes, pas pour les joueurs : comment une partie est enregistrée ou comment le hasard est tiré. Elle est expliquée dans { $file }.
cli-no-source-tree = Les tests ne se trouvent que dans les sources, et ceci est un paquet installé.
cli-no-board = Le jeu { $game } ne peut pas encore être dessiné dans le terminal.
cli-os-error = Quelque chose a échoué ({ $problem }) : { $file }.
cli-unexpected = Une erreur inattendue s’est produite ({ $problem }) ; avec AUBERGE_DEBUG=1 les détails s’affichent.
cli-interrupted = Interrompu.

## À la table

cli-ribbon-decide = { $name } : { $question }
cli-ribbon-roll = { $name } : Entrée lance les dés.
cli-ribbon-roll-or-undo = { $name } : Entrée lance les dés ; « annuler » reprend le choix.
cli-ribbon-confirm = { $name } : Entrée termine votre tour pour de bon ; « annuler » reprend le dernier pas.
cli-ribbon-next = { $name } : votre tour est fini. Entrée continue.
cli-thinking = { $name } réfléchit…
cli-only-enter = Maintenant, seule Entrée continue ; ? montre ce qu’on peut encore taper.
cli-cannot-undo = Il n’y a rien à reprendre : ce qui est révélé reste.
cli-why-what = Pourquoi quoi ? Nommez un coup, par exemple : pourquoi { $move }
cli-why-legal = C’est possible maintenant : { $move }.
cli-score-now = La feuille de score, si la partie finissait maintenant :
cli-saved = La partie est sauvée dans { $file }.
cli-left = La partie est sauvée dans { $file }. Pour continuer : { $command }
cli-record-saved = L’historique de la partie est dans { $file }.
cli-total = Total
cli-place = Rang
cli-winner = { $names } gagne avec { $points } points !
cli-winners = { $names } se partagent la victoire avec { $points } points !

cli-command-help = ?
cli-command-help-help = aide pour cette question ; ? { $rule } montre une règle
cli-command-why = pourquoi
cli-command-why-help = pourquoi une chose n’est pas possible : pourquoi { $move }
cli-command-undo = annuler
cli-command-undo-help = reprend votre dernier pas, jusqu’à ce qui est révélé
cli-command-moves = coups
cli-command-moves-help = tous les coups possibles, numérotés
cli-command-log = journal
cli-command-log-help = tout ce qui s’est passé
cli-command-cities = villes
cli-command-cities-help = les plateaux de tous, en grand
cli-command-score = score
cli-command-score-help = la feuille de score jusqu’ici
cli-command-save = sauver
cli-command-save-help = sauve ; sauver FICHIER garde la partie dans ce fichier
cli-command-quit = quitter
cli-command-quit-help = sauve et quitte
cli-command-lang = langue
cli-command-lang-help = change de langue : langue en

## Revoir une partie

cli-replay-at = Entrée { $at } sur { $last }. Entrée : plus loin, p : retour, un nombre : là-bas, q : quitter.
cli-replay-keys = Entrée ou n avance, p recule, un nombre de 0 à { $last } va à cette entrée, q quitte.
cli-replay-unfinished = L’historique s’arrête après { $entries } entrées ; la feuille montre où on en est.

## Règles et données

cli-rules-found = { $number ->
    [one] { $number } règle
   *[other] { $number } règles
}
cli-rule-kind = { $kind ->
    [rule] règle
    [adjudication] lacune du livret, tranchée par nous
    [example] exemple du livret
    [constructed] exemple construit
    [option] option
    [invariant] toujours vrai
    [discrepancy] contradiction entre éditions
    [gap] fait inconnu
   *[other] dommage du texte
}
cli-rule-mark = { $mark ->
    [E] Le livret le dit.
    [D] Cela découle du livret.
    [A] Tranché par nous.
    [P] Connu par une source publique hors du livret.
   *[R] Reconstitué par nous.
}
cli-rule-source = Source : { $source }
cli-rule-sees = Voir : { $rules }
cli-rule-seen-by = Cité par : { $rules }
cli-coverage = { $cited } numéros sur { $all } sont prouvés par des tests ou des scénarios.
cli-coverage-missing = { $number ->
    [one] { $number } numéro n’est prouvé par rien.
   *[other] { $number } numéros ne sont prouvés par rien.
}
cli-data-shipped = le fichier fourni
cli-data-good = Les données sont en ordre : { $file }.
cli-data-known = { $known ->
    [printed] lues sur les cartes d’une boîte
    [stated] dites par le livret
    [derived] déduites du livret
    [public] connues par des sources publiques
   *[placeholder] valeurs provisoires, inconnues
}
cli-data-doubtful = Hors du livret :
cli-data-warning = Remarque : { $warning }

## Simulations

cli-simulating = Parties
cli-sim-bot = Joueur
cli-sim-wins = Victoires
cli-sim-interval = Intervalle 95 %
cli-sim-score = Score
cli-sim-range = Min-max
cli-sim-decisions = Décisions
cli-sim-summary = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} à { $seats } places, graine { $seed } : { $seconds } s, { $speed } parties par seconde ({ $build ->
    [compiled] moteur compilé
   *[plain] moteur en Python pur
}).

## Saint Malo

cli-sm-title = Saint Malo · tour de table { $round } · à { $name } de jouer
cli-sm-title-last = Saint Malo · tour de table { $round }, le dernier · à { $name } de jouer
cli-sm-die = { $face ->
    [log] rondin
    [crate] caisse
    [wall] muraille
    [cross] croix
    [head] tête
   *[crossed_swords] épées
}
cli-sm-side = { $side ->
    [N] N
    [E] E
    [S] S
   *[W] O
}
cli-sm-bank = banque
cli-sm-lumber = bois
cli-sm-cannons = canons
cli-sm-coins = pièces
cli-sm-logs = rondins
cli-sm-points-short = PV
cli-sm-defence = défense
cli-sm-empty = vides
cli-sm-walls = murailles
cli-sm-others = autres villes
cli-sm-pirates = pirates
cli-sm-attack-short = attaque { $strength } : il manque { $short }
cli-sm-attack-held = attaque { $strength } : repoussée
cli-sm-no-more-attacks = plus d’attaques
cli-sm-mini = { $points } PV, { $coins } p, { $logs } r
cli-sm-mini-more = déf. { $defence }, can. { $cannons }
cli-sm-dice = { $rolls ->
    [0] dés
   *[other] lancer { $rolls }/3
}
cli-sm-use = utiliser
cli-sm-with-dice = { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
}
cli-sm-price = { $price ->
    [0] gratuit
    [one] { $price } pièce
   *[other] { $price } pièces
}
cli-sm-effect-decline = le bonus est perdu, la défense reste
cli-sm-cells-more = { $cells } et { $more } autres
cli-sm-brings-nothing = rien tout de suite
cli-sm-brings-points = +{ $number } PV
cli-sm-brings-coins = { $number ->
    [one] +{ $number } pièce
   *[other] +{ $number } pièces
}
cli-sm-brings-completed = { $side ->
    [N] muraille nord complète
    [E] muraille est complète
    [S] muraille sud complète
   *[W] muraille ouest complète
}
cli-sm-brings-destroyed = { $side ->
    [N] muraille nord détruite
    [E] muraille est détruite
    [S] muraille sud détruite
   *[W] muraille ouest détruite
}
cli-sm-brings-filled = ville pleine
cli-sm-hint = { $question ->
    [roll] Entrée lance les dés.
    [keep] Tapez les dés à garder (1 3 5), Entrée pour tous, ou « aucun ».
    [announce] Tapez un numéro, ou symbole et dés (muraille 2).
    [type] Tapez un numéro, une lettre ou un nom.
    [house] Tapez une case (c4), ou « assez ».
    [over] La partie est finie.
   *[other] Tapez une case (c4).
}
cli-sm-word-pass = passer
cli-sm-word-stop = assez
cli-sm-word-decline = renoncer
cli-sm-word-all = tous
cli-sm-word-none = aucun
cli-sm-story-crate = { $number ->
    [one] caisse { $cells }
   *[other] caisses { $cells }
}
cli-sm-story-wall = { $number ->
    [one] muraille { $cells }
   *[other] murailles { $cells }
}
cli-sm-story-church = église de taille { $size } { $cells }
cli-sm-story-house = { $number ->
    [one] maison { $cells }
   *[other] maisons { $cells }
}
cli-sm-story-character = { saint_malo-character } { $cells }
cli-sm-story-logs = { $number ->
    [one] +{ $number } rondin
   *[other] +{ $number } rondins
}
cli-sm-story-paid = { $number ->
    [one] paie { $number } pièce
   *[other] paie { $number } pièces
}
cli-sm-story-passed = passe
cli-sm-story-bonus-lapsed = le personnage bonus est perdu
cli-sm-story-bonus-declined = renonce au personnage bonus
cli-sm-story-lapsed = { $number ->
    [one] { $number } section de muraille perdue
   *[other] { $number } sections de muraille perdues
}
cli-sm-story-ticks = { $number ->
    [one] { $number } case pirate
   *[other] { $number } cases pirates
}
cli-sm-story-attack-held = Les pirates attaquent avec la force { $strength } : toutes les villes tiennent.
cli-sm-story-attack-lost = Les pirates attaquent avec la force { $strength } : un canon perdu pour { $losers }.
cli-sm-legend = { $sign ->
    [dark] case sombre, vide : tout peut y aller, mais seules les murailles gardent la section intacte
    [light] case claire, vide : tout sauf une muraille
    [legal] une case que vous pouvez choisir maintenant
    [crate] caisse de marchandises
    [wall] section de muraille
    [house] maison
    [church] église et sa taille
    [tower] tour : le bonus du côté que montre sa flèche
    [complete] côté complet : bonus reçu, défense +2
    [destroyed] côté détruit : ni bonus ni défense
   *[roofs] premier joueur
}

## Autour d’un clavier, jeux sans points, jeux de cartes

cli-ribbon-settle = { $name } : Entrée rend le choix définitif ; « annuler » reprend le dernier pas.
cli-ribbon-pause = { $name } : Entrée continue.
cli-ribbon-hand-over = Passez la table à { $name } : Entrée.
cli-no-points = Il n’y a pas de points dans ce jeu.
cli-victor = { $names } gagne !
cli-victors = { $names } se partagent la victoire !
cli-help-deck = Vos propres jeux de cartes : imprimer les valeurs fournies pour les modifier, les vérifier, jouer avec.
cli-help-deck-new = Écrit les valeurs fournies d’un jeu comme fichier à modifier.
cli-help-deck-check = Vérifie votre propre jeu de cartes et dit ce qui ne va pas.
cli-deck-heading =
    { $game } : les valeurs imprimées avec lesquelles on joue, à modifier.
    Changez les valeurs ; gardez les noms des champs et les identifiants.
    « source » dit d’où vient une valeur ; on peut l’omettre.
    Vérifier :           auberge deck check FICHIER { $name }
    Jouer avec :         auberge play { $name } --deck FICHIER
    Essayer par robots : auberge simulate { $name } --deck FICHIER
    Une partie enregistrée garde les cartes avec lesquelles elle est jouée.
cli-house-deck = Cette table joue avec ses propres cartes, non avec les valeurs fournies.
cli-somebody = Quelqu’un peut répondre…
cli-only-bots = Il ne reste que des joueurs ordinateurs ; la partie est jouée jusqu’au bout :
cli-word-yes = oui
cli-word-on = oui
cli-word-off = non
cli-command-pass-for-me = passe-pour-moi
cli-command-pass-for-me-help = passe-pour-moi oui : le programme passe pour vous quand d’autres jouent une carte ; non : on vous demande
cli-pass-for-me-on = { $people ->
    [one] Le programme passe pour vous quand vous ne pouvez pas répondre ; sinon on vous demande. « passe-pour-moi non » y met fin.
   *[other] Le programme passe pour vous, quelles que soient vos cartes : vous appeler à la table en dirait trop. « passe-pour-moi non » y met fin.
}
cli-pass-for-me-off = On vous demande pour chaque carte que d’autres jouent. « passe-pour-moi oui » laisse passer le programme pour vous.
cli-command-concede = abandonner
cli-command-concede-help = abandonne la partie : vous êtes éliminé aussitôt et ne pouvez pas revenir
cli-concede-really = { $name }, abandonnez-vous vraiment ? Vous êtes éliminé aussitôt et ne pouvez pas revenir. Tapez « oui ».
cli-concede-not = Vous restez en jeu.

## Valletta

cli-v-title = { $stage ->
    [end] Valletta · tour { $turn } · à { $name } de jouer · phase finale
    [flagged] Valletta · tour { $turn } · à { $name } de jouer · la phase finale suit
   *[play] Valletta · tour { $turn } · à { $name } de jouer
}
cli-v-letter = { $good ->
    [gold] O
    [wood] B
    [stone] P
   *[brick] R
}
cli-v-label = { $label } :
cli-v-barrels = tonneaux restants
cli-v-pool = réserve
cli-v-played = joué
cli-v-piles = main { $hand }, pioche { $draw }, défausse { $discard }
cli-v-left = { $number ->
    [one] encore { $number } carte
   *[other] encore { $number } cartes
}
cli-v-more = et { $number } de plus : « coups » les montre tous
cli-v-printed = Prix imprimé, { valletta-building } : { $goods }
cli-v-saved-upgrade = pas d’or pour une amélioration
cli-v-saved-neighbours = vos bâtiments voisins épargnent { $number } or
cli-v-saved-character = { $name } épargne { valletta-amount }
cli-v-due = À payer : { $goods }.
cli-v-payments = Paiements possibles (or bois pierre brique) : { $payments }
cli-v-payments-more = { $payments } et { $number } de plus
cli-v-hint = { $question ->
    [draft] Tapez une marchandise (or), sa lettre ou son numéro.
    [play] Tapez une carte (servante) ou son numéro ; « b A2 » et « carte … » expliquent.
    [seamstress] Tapez deux marchandises (or bois) ou un numéro.
    [build] Tapez un bâtiment (a2) ou son numéro, ou « non » ; « b A2 » l’explique.
    [payment] Entrée : comme proposé. Ou un numéro, ou les quatre nombres (2 1 1 1).
    [jean] Tapez un numéro, « congédier … », « embaucher … » ou « non ».
    [over] La partie est finie.
   *[other] Tapez un numéro, une marchandise, « oui » ou « non ».
}
cli-v-more-details = « b A2 » montre un bâtiment en entier, « carte … » un personnage.
cli-v-no-such-building = Il n’y a pas de bâtiment « { $name } » sur la table.
cli-v-no-such-card = Il n’y a pas de personnage « { $name } ».
cli-v-lies-on = Se trouve sur : { $buildings }
cli-v-in-pool = Dans la réserve : { $number }
cli-v-story-dismissed = congédie { $name }
cli-v-story-hired = embauche { $name }
cli-v-story-to = à { $name }
cli-v-word-play = jouer
cli-v-word-dismiss = congédier
cli-v-word-hire = embaucher
cli-v-word-build = construire
cli-v-word-upgrade = améliorer
cli-v-word-use = utiliser
cli-v-word-yes = oui
cli-v-word-decline = renoncer
cli-v-word-no = non
cli-v-word-proposed = proposé
cli-v-word-building = bâtiment
cli-v-word-card = carte
cli-v-legend = { $sign ->
    [legal] un bâtiment que vous pouvez choisir maintenant
    [green] bâtiment vert
    [blue] bâtiment bleu
    [yellow] bâtiment jaune
    [price] ce qu’il coûte à qui joue : or, bois, pierre, brique
    [house] une maison et son propriétaire ; sur la ligne d’un joueur, les maisons qui restent
    [upgraded] amélioré
    [point] points : d’un joueur, ou d’un bâtiment à la fin
    [barrel] un tonneau encore face cachée
    [turned] la marchandise qu’un tonneau a montrée ici
    [jean] Jean
   *[zone] les zones de la rue, chacune avec son motif
}

## Malta!

cli-malta-title = { $stage ->
    [setup] { malta-title } · on place les pions
    [play] { malta-title } · tour { $turn } · à { $name } de jouer · { malta-due }
   *[other] { malta-title } · tour { $turn } · à { $name } de jouer
}
cli-malta-label = { $label } :
cli-malta-players = joueur
cli-malta-cards-short = cartes
cli-malta-draws = { $name } pioche : { $cards }.
cli-malta-known = connues
cli-malta-piles = pioche { $draw }, déf. { $discard }
cli-malta-idle = sans effet
cli-malta-spaces = { $number } cases possibles, marquées { $mark } sur le plateau.
cli-malta-plays = { $name } joue « { $title } »
cli-malta-plays-at = { $name } joue « { $title } » : { $targets }
cli-malta-answers = { $name } répond par « { $title } »
cli-malta-answers-at = { $name } répond par « { $title } » : { $targets }
cli-malta-lost = Ont perdu, dans cet ordre
cli-malta-in = Encore en jeu
cli-malta-no-such = Il n’y a ni carte ni case « { $name } ».
cli-malta-stands = Pions : { $names }
cli-malta-word-play = jouer
cli-malta-word-pass = passer
cli-malta-word-show = montrer
cli-malta-word-up = haut
cli-malta-word-right = droite
cli-malta-word-down = bas
cli-malta-word-left = gauche
cli-malta-hint = { $question ->
    [place] Tapez une case de départ (c1) ou son numéro.
    [play] Tapez une carte ou son numéro, ou avec ses cibles : bousculade 2 haut.
    [target-1] Tapez un nom ou le numéro d’une place. « annuler » reprend la carte.
    [target-2] Tapez une case (c4). « annuler » reprend la carte.
    [target-3] Tapez une autre case (c4). « annuler » reprend le dernier pas.
    [target-4] Tapez une direction (haut) ou son numéro. « annuler » reprend le dernier pas.
    [target-5] Tapez 1, 2 ou 3. « annuler » reprend le dernier pas.
    [target-6] Tapez une rangée (3) ou une colonne (c). « annuler » reprend la carte.
    [respond] Entrée laisse faire ; ou tapez annulez, boomerang ou un numéro.
    [move] Tapez une direction (haut), son numéro ou la case (c4).
    [racket_to] Tapez un nom ou le numéro d’une place.
    [over] La partie est finie.
   *[other] Tapez une carte ou son numéro.
}
cli-malta-more-details = « montrer bousculade » ou « ? bousculade » explique une carte, « montrer c4 » une case. Une carte peut être annoncée avec ses cibles : bousculade 2 haut, tournez c4 1, décalez 3 droite, permutez c4 d5.
cli-malta-deck =
    Cases : sortes, formes, nombres, flèches et exemplaires sont libres ; 54 en tout, dont 7 cases de départ.
    Cartes : seuls les exemplaires sont libres, 108 en tout ; effacer l’entrée d’une carte la retire, là où c’est permis.
cli-malta-legend = { $sign ->
    [legal] une case que vous pouvez choisir
    [start] case de départ
    [star] étoile
    [crown] couronne
    [drop] goutte
    [circle] cercle 0 : une case retirée, ni cartes ni issue
    [number] le nombre d’une case : cartes piochées là, ou racket
    [arrows] où un pion peut aller de là
    [pawn] les pions, par les numéros de leurs places
    [many] plus de pions que de place : la liste des joueurs dit lesquels
    [turn] à qui de jouer
    [out] éliminé, et dans quel ordre
    [conceded] a abandonné, et dans quel ordre
   *[blind] « Foi aveugle » en vigueur, et combien de fois
}
