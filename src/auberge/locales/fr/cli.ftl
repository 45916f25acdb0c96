### Mots du client en mode texte ; les clés commencent par `cli-`.

## Programme

cli-version = Auberge { $version }, { $build ->
    [compiled] moteur compilé
   *[plain] moteur en Python pur
}, { $python }, { $system }
cli-greeting = Bienvenue à l’Auberge ! Sur la table : { $game }
cli-seat-me = vous, à ce clavier ; à indiquer plusieurs fois pour plusieurs personnes (me:Anna donne un nom)
cli-seat-bot = { $bot ->
    [random] joueur automatique : n’importe quel coup permis, au hasard
    [page] joueur automatique : débutant, fait des erreurs
    [squire] joueur automatique : joue le meilleur coup du moment
    [knight] joueur automatique : anticipe pendant un court instant
    [grand_master] joueur automatique : le plus fort, anticipe pendant une seconde entière
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
cli-ask-seats = Qui joue ? Indiquez entre { $low } et { $high } places, par exemple me,squire,squire, ou seulement leur nombre. Entrée : vous contre un écuyer (squire).
cli-player = Joueur { $seat }

## Pages d’aide

cli-help-usage = Utilisation :
cli-help-command-word = COMMANDE
cli-help-options-word = [OPTIONS]
cli-help-arguments = Arguments
cli-help-options = Options
cli-help-commands = Commandes
cli-help-examples = Exemples
cli-help-help = Affiche cette page.
cli-help-version = Affiche la version et le moteur utilisé.
cli-help-auberge = Une table de jeu dans le navigateur et dans le terminal. Sans commande, la table s’ouvre dans votre navigateur ; les commandes permettent aussi de jouer dans le terminal, de revoir des parties, de lire les règles, de faire jouer des joueurs automatiques.
cli-help-play = Joue une partie : des personnes à ce clavier, des joueurs automatiques, ou les deux. La partie est enregistrée après chaque coup.
cli-help-replay = Affiche de nouveau une partie enregistrée.
cli-help-rules = Affiche le livre de règles d’un jeu, son aide de jeu, une règle en entier, toutes les règles avec leurs numéros, ou les règles couvertes par les tests.
cli-help-check-data = Vérifie les valeurs du matériel d’un jeu et indique d’où vient chacune.
cli-help-simulate = Fait jouer beaucoup de parties aux joueurs automatiques et compare leurs résultats.
cli-help-bench = Mesure la vitesse du moteur, ou celle du serveur.
cli-help-game = Nom du jeu (saint_malo, valletta, malta).
cli-help-lang = Langue : en, fr, it ou de. À défaut, AUBERGE_LANG ou le système décide.
cli-help-seats = Qui joue, dans l’ordre des places : me (une personne ; me:Anna avec un nom), random, page, squire, knight ou grand_master.
cli-help-budget = Temps de réflexion par décision pour les joueurs automatiques qui anticipent, par exemple 100ms ou 3s.
cli-help-names = Noms des joueurs, dans l’ordre des places.
cli-help-seed = Graine du hasard : la même graine donne les mêmes lancers et les mêmes cartes.
cli-help-start = Numéro de la place qui commence (1 pour la première), ou random (au hasard).
cli-help-option = Option des règles, comme allow_voluntary_pass=true ; peut être répétée.
cli-help-data = Fichier contenant les valeurs d’une autre impression, ou vos propres cartes, à la place des valeurs fournies.
cli-help-resume = Reprend une partie enregistrée : ce fichier, ou la dernière partie inachevée.
cli-help-save = Fichier où enregistrer la partie.
cli-help-record = Fichier d’une partie enregistrée.
cli-help-step = Étape par étape : Entrée ou n avance, p recule, un nombre mène à cette étape, q quitte.
cli-help-rule = Numéro d’une règle, comme SM-PICK-17.
cli-help-coverage = Indique quelles règles sont couvertes par des tests et des scénarios (dans les sources).
cli-help-search = N’affiche que les règles qui contiennent ce mot.
cli-help-games = Nombre de parties.
cli-help-jobs = Nombre de processus simultanés.
cli-help-number-of-seats = Nombre de places à la table.
cli-help-json = Écrit le résultat en JSON.
cli-help-bench-games = Noms des jeux à mesurer, séparés par des virgules ; à défaut, tous.
cli-help-bench-count = Nombre de parties mesurées pour chaque nombre de places, à chaque passage.
cli-help-bench-server = Mesure plutôt le serveur sous charge : coups par seconde et durée d’un coup.
cli-help-arena = Fait se rencontrer des joueurs automatiques en tournoi, avec rotation des places et graines appariées, jusqu’à ce que l’on voie clairement lesquels sont les meilleurs, et les classe.
cli-help-entrants = Les joueurs automatiques ; chacun peut avoir son budget : knight,grand_master@1s.
cli-help-arena-budget = Temps ou nombre d’itérations dont un joueur automatique qui anticipe dispose par décision : 100ms, 2s ou 5000it.
cli-help-until = S’arrête dès que toutes les paires sont départagées avec ce niveau de confiance, par exemple 95%.
cli-help-most-games = Nombre de parties à ne pas dépasser.
cli-help-all-jobs = Nombre de processus simultanés ; à défaut, un par cœur.
cli-help-results = Fichier auquel chaque partie est ajoutée ; un tournoi qui s’y trouve déjà reprend là où il s’était arrêté.
cli-help-report = Fichier où écrire un rapport avec graphiques (HTML), ou le seul graphique de la force selon le budget (.svg).
cli-help-engine = Où tournent les parties : local (cette machine) ou ray (une grappe Ray).
cli-help-ladder = Compare chaque niveau de joueurs automatiques au niveau inférieur, à deux joueurs et à table pleine, dans tous les jeux. Échoue si un niveau est plus faible que le niveau inférieur.
cli-help-ladder-games = Noms des jeux concernés, séparés par des virgules ; à défaut, tous.
cli-help-ladder-count = Nombre de parties pour chaque comparaison.
cli-help-quick = Joue peu de parties, et compte en itérations plutôt qu’en secondes : le résultat est le même partout.
cli-help-write = Document où écrire le tableau, entre les repères prévus.
cli-help-balance = Fait jouer des milliers de parties aux joueurs automatiques et indique ce qui semble déséquilibré : places, bâtiments, personnages, cartes, durée et fins de partie.
cli-help-balance-games = Nombre de parties pour chaque nombre de places.
cli-help-balance-seats = Nombres de places, par exemple 2,4 ; à défaut, tous.

## Erreurs

cli-usage-no-such-command = Il n’y a pas de commande « { $name } ». Commandes : { $known }.
cli-usage-no-such-option = Il n’y a pas d’option { $option } ici ; --help montre celles qui existent.
cli-usage-option-value = L’option { $option } ne s’emploie pas ainsi ; --help montre comment.
cli-usage-missing = Il manque { $name } ; --help montre ce que la commande demande.
cli-usage-other = La commande n’est pas compréhensible sous cette forme ; --help montre comment l’employer.
cli-not-a-number = { $option } demande un nombre entier, pas « { $value } ».
cli-not-in-range = { $option } demande un nombre entier compris entre { $low } et { $high }, pas « { $value } ».
cli-too-many-names = Il y a plus de noms ({ $names }) que de places ({ $seats }).
cli-no-such-file = Il n’y a pas de fichier { $file }.
cli-cannot-read = Le fichier { $file } ne peut pas être lu : { $problem }.
cli-cannot-write = La partie ne peut pas être enregistrée dans { $file } : { $problem }.
cli-not-ours = Le fichier { $file } existe déjà et n’est pas une partie enregistrée ; il reste tel quel.
cli-not-text = Le fichier { $file } n’est pas un fichier texte.
cli-nothing-to-resume = Il n’y a pas de partie inachevée dans { $folder }.
cli-already-over = La partie du fichier { $file } est déjà finie ; « auberge replay » la montre de nouveau.
cli-other-game = Le fichier { $file } contient une partie du jeu « { $game } », pas du jeu « { $wanted } ».
cli-settled = { $option } est incompatible avec --resume : une partie enregistrée continue comme elle a commencé.
cli-no-seed = L’historique { $file } ne contient pas de graine : la partie ne peut pas être poursuivie.
cli-no-such-rule = Il n’y a pas de règle { $rule }.
cli-rule-for-programs = Une règle pour les programmes, pas pour les joueurs : comment une partie est enregistrée ou comment se font les tirages. Elle est expliquée dans { $file }.
cli-no-source-tree = Les tests ne se trouvent que dans les sources ; cette version d’Auberge est un paquet installé.
cli-no-board = Le jeu { $game } ne peut pas encore être affiché dans le terminal.
cli-os-error = Une opération a échoué ({ $problem }).
cli-unexpected = Une erreur inattendue s’est produite ({ $problem }) ; avec AUBERGE_DEBUG=1, les détails s’affichent.
cli-interrupted = Programme interrompu.

## À la table

cli-ribbon-decide = { $name } : { $question }
cli-ribbon-roll = { $name } : appuyez sur Entrée pour lancer les dés.
cli-ribbon-roll-or-undo = { $name } : appuyez sur Entrée pour lancer les dés ; « défaire » efface votre choix.
cli-ribbon-confirm = { $name } : appuyez sur Entrée pour finir votre tour ; « défaire » efface la dernière action.
cli-ribbon-next = { $name } : votre tour est fini. Appuyez sur Entrée pour continuer.
cli-thinking = { $name } réfléchit…
cli-only-enter = Appuyez sur Entrée pour continuer ; ? montre ce que l’on peut taper d’autre.
cli-cannot-undo = Il n’y a rien à défaire : ce qui est révélé le reste.
cli-why-what = Précisez le coup, par exemple : pourquoi { $move }
cli-why-legal = Ce coup est possible maintenant : { $move }.
cli-score-now = La feuille de score, si la partie finissait maintenant :
cli-saved = La partie est enregistrée dans { $file }.
cli-left = La partie est enregistrée dans { $file }. Pour continuer : { $command }
cli-record-saved = L’historique de la partie est dans { $file }.
cli-total = Total
cli-place = Rang
cli-winner = { $points ->
    [one] { $names } gagne avec { $points } point !
   *[other] { $names } gagne avec { $points } points !
}
cli-winners = { $points ->
    [one] { $names } se partagent la victoire avec { $points } point !
   *[other] { $names } se partagent la victoire avec { $points } points !
}

cli-command-help = { "?" }
cli-command-help-help = aide pour cette question ; ? { $rule } montre une règle
cli-command-why = pourquoi
cli-command-why-help = pourquoi un coup n’est pas possible : pourquoi { $move } ; seul : pourquoi un joueur automatique a joué son dernier coup
cli-command-undo = défaire
cli-command-undo-help = efface votre dernière action, tant que rien n’a été révélé
cli-command-moves = coups
cli-command-moves-help = tous les coups possibles, numérotés
cli-command-log = journal
cli-command-log-help = tout ce qui s’est passé
cli-command-cities = villes
cli-command-cities-help = les plateaux de tous les joueurs, en grand
cli-command-score = score
cli-command-score-help = la feuille de score, si la partie finissait maintenant
cli-command-save = enregistrer
cli-command-save-help = enregistre la partie ; enregistrer FICHIER la garde dans ce fichier
cli-command-quit = quitter
cli-command-quit-help = enregistre la partie et quitte
cli-command-lang = langue
cli-command-lang-help = change de langue : langue en

## Revoir une partie

cli-replay-at = Étape { $at } sur { $last }. Entrée : suite, p : retour, un nombre : aller à cette étape, q : quitter.
cli-replay-keys = Entrée ou n avance, p recule, un nombre entre 0 et { $last } mène à cette étape, q quitte.
cli-replay-unfinished = { $entries ->
    [one] L’historique s’arrête après { $entries } étape ; la feuille de score montre où en est la partie.
   *[other] L’historique s’arrête après { $entries } étapes ; la feuille de score montre où en est la partie.
}

## Règles et données

cli-rules-found = { $number ->
    [0] Aucune règle
    [one] { $number } règle
   *[other] { $number } règles
}
cli-rule-kind = { $kind ->
    [rule] règle
    [adjudication] lacune des règles imprimées, tranchée par nous
    [example] exemple des règles imprimées
    [constructed] exemple construit
    [option] option
    [invariant] toujours vrai
    [discrepancy] contradiction entre éditions
    [gap] donnée manquante
   *[other] texte endommagé
}
cli-rule-mark = { $mark ->
    [E] Les règles imprimées le disent.
    [D] Cela découle des règles imprimées.
    [A] Nous avons tranché.
    [P] Une source publique le dit, hors des règles imprimées.
   *[R] Nous l’avons reconstitué.
}
cli-rule-source = Source : { $source }
cli-rule-sees = Voir : { $rules }
cli-rule-seen-by = Renvois depuis : { $rules }
cli-coverage = Règles couvertes par des tests ou des scénarios : { $cited } sur { $all }.
cli-coverage-missing = { $number ->
    [one] { $number } règle n’est couverte par aucun test.
   *[other] { $number } règles ne sont couvertes par aucun test.
}
cli-data-shipped = le fichier fourni
cli-data-good = Données valides ({ $file }).
cli-data-known = { $known ->
    [printed] lues sur les cartes d’une boîte
    [stated] indiquées dans les règles
    [derived] déduites des règles
    [public] connues par des sources publiques
   *[placeholder] provisoires, faute de connaître les vraies valeurs
}
cli-data-doubtful = Valeurs qui ne viennent pas des règles imprimées :
cli-data-warning = Remarque : { $warning }

## Simulations

cli-simulating = Parties
cli-sim-bot = Joueur
cli-sim-wins = Victoires
cli-sim-interval = Intervalle à 95 %
cli-sim-score = Score
cli-sim-range = Min.–max.
cli-sim-decisions = Décisions
cli-sim-summary = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} à { $seats ->
    [one] { $seats } place
   *[other] { $seats } places
}, graine { $seed } : { $seconds } s, parties par seconde : { $speed } ({ $build ->
    [compiled] moteur compilé
   *[plain] moteur en Python pur
}).

## Saint Malo

cli-sm-title = Saint Malo · tour de table { $round } · à { $name } de jouer
cli-sm-title-last = Saint Malo · tour de table { $round }, le dernier · à { $name } de jouer
cli-sm-label = { $label } :
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
cli-sm-lumber = dépôt
cli-sm-cannons = canons
cli-sm-coins = pièces
cli-sm-logs = rondins
cli-sm-points-short = PV
cli-sm-defence = défense
cli-sm-empty = vides
cli-sm-walls = murailles
cli-sm-others = autres villes
cli-sm-pirates = pirates
cli-sm-attack-short = prochaine attaque, force { $strength } : il manque { $short }
cli-sm-attack-held = prochaine attaque, force { $strength } : la ville résiste
cli-sm-no-more-attacks = aucune autre attaque
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
cli-sm-effect-decline = le bonus est perdu, mais la défense reste
cli-sm-cells-more = { $more ->
    [one] { $cells } et { $more } autre
   *[other] { $cells } et { $more } autres
}
cli-sm-brings-nothing = rien tout de suite
cli-sm-brings-points = +{ $number } PV
cli-sm-brings-coins = { $number ->
    [one] +{ $number } pièce
   *[other] +{ $number } pièces
}
cli-sm-brings-completed = { $side ->
    [N] muraille du nord complète
    [E] muraille de l’est complète
    [S] muraille du sud complète
   *[W] muraille de l’ouest complète
}
cli-sm-brings-destroyed = { $side ->
    [N] côté nord détruit
    [E] côté est détruit
    [S] côté sud détruit
   *[W] côté ouest détruit
}
cli-sm-brings-filled = ville pleine
cli-sm-hint = { $question ->
    [roll] Appuyez sur Entrée pour lancer les dés.
    [keep] Tapez les dés à garder (1 3 5), Entrée pour les garder tous, ou « aucun ».
    [announce] Tapez un numéro, ou un symbole et un nombre de dés (muraille 2).
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
    [one] section de muraille { $cells }
   *[other] sections de muraille { $cells }
}
cli-sm-story-church = église de taille { $size } en { $cells }
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
    [one] { $number } case des pirates cochée
   *[other] { $number } cases des pirates cochées
}
cli-sm-story-attack-held = Les pirates attaquent avec la force { $strength } : toutes les villes résistent.
cli-sm-story-attack-lost = Les pirates attaquent avec la force { $strength }. Canon perdu : { $losers }.
cli-sm-legend = { $sign ->
    [dark] case sombre, vide : on peut tout y placer, mais seules les murailles gardent le côté intact
    [light] case claire, vide : on peut tout y placer, sauf une muraille
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

cli-ribbon-settle = { $name } : appuyez sur Entrée pour confirmer ce choix ; « défaire » efface la dernière action.
cli-ribbon-pause = { $name } : appuyez sur Entrée pour continuer.
cli-ribbon-hand-over = Passez le clavier à { $name }, puis appuyez sur Entrée.
cli-no-points = Il n’y a pas de points dans ce jeu.
cli-victor = { $names } gagne !
cli-victors = { $names } se partagent la victoire !
cli-help-deck = Vos propres cartes : écrire les valeurs fournies dans un fichier à modifier, vérifier ce fichier, jouer avec ces cartes.
cli-help-deck-new = Écrit les valeurs fournies d’un jeu dans un fichier à modifier.
cli-help-deck-check = Vérifie votre fichier de cartes et indique ce qui ne va pas.
cli-deck-heading =
    { $game } : les valeurs fournies, à modifier.
    Changez les valeurs ; gardez les noms des champs et les identifiants.
    « source » (facultatif) indique d’où vient une valeur.
    Vérifier :    auberge deck check FICHIER { $name }
    Jouer :       auberge play { $name } --deck FICHIER
    Simuler :     auberge simulate { $name } --deck FICHIER
    Une partie enregistrée garde les cartes avec lesquelles elle est jouée.
cli-house-deck = On joue à cette table avec des cartes personnalisées, et non avec les valeurs fournies.
cli-somebody = Quelqu’un peut répondre…
cli-only-bots = Il ne reste que des joueurs automatiques ; la partie se joue jusqu’à la fin :
cli-word-yes = oui
cli-word-on = oui
cli-word-off = non
cli-command-pass-for-me = passe-pour-moi
cli-command-pass-for-me-help = passe-pour-moi oui : le programme laisse passer pour vous quand d’autres jouent une carte ; non : la question vous est posée
cli-pass-for-me-on = { $people ->
    [one] Le programme laisse passer pour vous quand vous ne pouvez pas répondre ; sinon, la question vous est posée. « passe-pour-moi non » y met fin.
   *[other] Le programme laisse passer pour vous, quelles que soient vos cartes : vous poser la question trahirait votre main. « passe-pour-moi non » y met fin.
}
cli-pass-for-me-off = La question vous est posée pour chaque carte des autres joueurs. Pour que le programme laisse passer pour vous, tapez « passe-pour-moi oui ».
cli-command-concede = abandonner
cli-command-concede-help = abandonne la partie : vous la quittez aussitôt et ne pouvez pas revenir
cli-concede-really = { $name }, abandonnez-vous vraiment ? Vous quittez aussitôt la partie et ne pouvez pas revenir. Tapez « oui ».
cli-concede-not = Vous restez en jeu.

## Valletta

cli-v-title = { $stage ->
    [end] Valletta · tour { $turn } · à { $name } de jouer · phase finale
    [flagged] Valletta · tour { $turn } · à { $name } de jouer · phase finale après ce tour
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
cli-v-pool = à embaucher
cli-v-played = jouées
cli-v-piles = main { $hand }, pioche { $draw }, défausse { $discard }
cli-v-left = { $number ->
    [0] plus aucune carte
    [one] encore { $number } carte
   *[other] encore { $number } cartes
}
cli-v-more = autres coups : { $number } (« coups » les montre tous)
cli-v-printed = Coût imprimé ({ valletta-building }) : { $goods }
cli-v-saved-upgrade = pas d’Or pour une amélioration
cli-v-saved-neighbours = vos bâtiments adjacents vous font économiser { $number } Or
cli-v-saved-character = réduction ({ $name }) : { valletta-amount }
cli-v-due = À payer : { $goods }.
cli-v-payments = Paiements possibles (Or, Bois, Pierre, Brique) : { $payments }
cli-v-payments-more = { $number ->
    [one] { $payments } et { $number } autre
   *[other] { $payments } et { $number } autres
}
cli-v-hint = { $question ->
    [draft] Tapez une marchandise (or), sa lettre ou son numéro.
    [play] Tapez une carte (servante) ou son numéro ; « b A2 » et « carte … » donnent les détails.
    [seamstress] Tapez deux marchandises (or bois) ou un numéro.
    [build] Tapez un bâtiment (a2) ou son numéro, ou « non » ; « b A2 » donne les détails.
    [payment] Appuyez sur Entrée pour payer comme proposé, ou tapez un numéro ou les quatre nombres (2 1 1 1).
    [jean] Tapez un numéro, « congédier … », « embaucher … » ou « non ».
    [over] La partie est finie.
   *[other] Tapez un numéro, une marchandise, « oui » ou « non ».
}
cli-v-more-details = « b A2 » montre un bâtiment en entier, « carte … » un personnage.
cli-v-no-such-building = Il n’y a pas de bâtiment « { $name } » dans la zone de jeu.
cli-v-no-such-card = Il n’y a pas de personnage « { $name } ».
cli-v-lies-on = Carte posée sur : { $buildings }
cli-v-in-pool = Dans la réserve de personnages : { $number }
cli-v-story-dismissed = renvoi : { $name }
cli-v-story-hired = embauche : { $name }
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
    [price] coût du bâtiment pour le joueur actif : Or, Bois, Pierre, Brique
    [house] une Maison et son propriétaire ; sur la ligne d’un joueur, ses Maisons restantes
    [upgraded] bâtiment amélioré
    [point] les points d’un joueur, ou d’un bâtiment à la fin
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
cli-malta-known = cartes connues
cli-malta-piles = pioche { $draw }, déf. { $discard }
cli-malta-idle = sans effet
cli-malta-spaces = { $number ->
    [one] { $number } case possible, marquée { $mark } sur le plateau.
   *[other] { $number } cases possibles, marquées { $mark } sur le plateau.
}
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
    [play] Tapez une carte ou son numéro, ou la carte avec ses cibles : bousculade 2 haut.
    [target-1] Tapez un nom ou le numéro d’une place. « défaire » reprend la carte en main.
    [target-2] Tapez une case (c4). « défaire » reprend la carte en main.
    [target-3] Tapez une autre case (c4). « défaire » efface la dernière action.
    [target-4] Tapez une direction (haut) ou son numéro. « défaire » efface la dernière action.
    [target-5] Tapez 1, 2 ou 3. « défaire » efface la dernière action.
    [target-6] Tapez une rangée (3) ou une colonne (c). « défaire » reprend la carte en main.
    [respond] Entrée laisse passer ; ou tapez annulez, boomerang ou un numéro.
    [move] Tapez une direction (haut), son numéro ou la case (c4).
    [racket_to] Tapez un nom ou le numéro d’une place.
    [over] La partie est finie.
   *[other] Tapez une carte ou son numéro.
}
cli-malta-more-details = « montrer bousculade » ou « ? bousculade » explique une carte, « montrer c4 » une case. Une carte peut être annoncée avec ses cibles : bousculade 2 haut, tournez c4 1, décalez 3 droite, permutez c4 d5.
cli-malta-deck =
    Cases : types, formes, nombres, flèches et nombre d’exemplaires sont libres ; 54 en tout, dont 7 cases de départ.
    Cartes : seul le nombre d’exemplaires est libre, 108 en tout ; supprimer l’entrée d’une carte retire cette carte du paquet, là où c’est permis.
cli-malta-legend = { $sign ->
    [legal] une case que vous pouvez choisir
    [start] case de départ
    [star] étoile
    [crown] couronne
    [drop] goutte
    [circle] cercle 0 : une case retirée, sans cartes à piocher ni issue
    [number] le nombre d’une case : cartes à y piocher, ou racket
    [arrows] où un pion peut aller depuis cette case
    [pawn] les pions, par les numéros de leurs places
    [many] trop de pions pour les afficher : la liste des joueurs dit lesquels
    [turn] le joueur dont c’est le tour
    [out] hors jeu, et dans quel ordre
    [conceded] a abandonné, et dans quel ordre
   *[blind] « Foi aveugle » en vigueur, et combien de fois
}
