### Les mots de la page dans le navigateur : salle, nouvelle table, cadre de chaque table, décompte, règles.

## La salle

web-tagline = trois jeux, une grande table
web-skip = Aller au contenu
web-doors = Les jeux
web-door-valletta = Valletta
web-door-valletta-text = Bâtissez carte après carte une rue de maisons blondes, tandis que Jean la parcourt.
web-door-valletta-facts = 2–4 joueurs · 20 min par joueur
web-door-saint_malo = Saint Malo
web-door-saint_malo-text = Lancez, choisissez, dessinez votre ville fortifiée avant l’arrivée des pirates.
web-door-saint_malo-facts = 2–5 joueurs · cinq dés
web-door-malta = { "Malta!" }
web-door-malta-text = Sans carte ou sans issue, c’est fini. Le dernier en jeu gagne.
web-door-malta-facts = 2–6 joueurs · 30 min
web-open-table = Ouvrir une table
web-no-board = Ce jeu n’a pas encore de plateau dans le navigateur. On y joue dans le terminal.
web-read-rules = Lire les règles
web-tables = Vos tables
web-finished-games = Parties terminées
web-no-account = sans inscription
web-no-tables = Aucune table pour l’instant. Ouvrez-en une ou suivez un lien que l’on vous a envoyé.
web-state-your-turn = à vous de jouer
web-state-free = { $seats ->
    [one] { $seats } place libre
   *[other] { $seats } places libres
}
web-state-gather = { $missing ->
    [0] sur le point de commencer
    [one] une personne est attendue
   *[other] { $missing } personnes sont attendues
}
web-state-running = en cours
web-state-over = terminée
web-state-stopped = arrêtée
web-continue = Continuer
web-watch = Regarder
web-look-back = Revoir
web-forget = Retirer de la liste
web-join = Rejoindre par un lien
web-join-hint = collez un lien
web-join-button = Rejoindre
web-join-wrong = Ce n’est pas un lien vers une table.
web-house-players = Il manque du monde ?
web-bot = Joueur automatique
web-bot-level = joueur automatique : { $bot }
web-hall-choose = Choisissez les joueurs automatiques de vos prochaines tables.
web-hall-chosen = joue avec vous
web-bot-random = Bouffon
web-bot-random-text = joue n’importe quel coup permis
web-bot-page = Page
web-bot-page-text = connaît les règles, fait des fautes de débutant
web-bot-squire = Écuyer
web-bot-squire-text = joue le meilleur coup du moment
web-bot-knight = Chevalier
web-bot-knight-text = calcule quelques coups d’avance
web-bot-grand_master = Grand maître
web-bot-grand_master-text = pèse tout, ne fait pas de cadeau
web-bot-greedy = Écuyer
web-bot-greedy-text = joue le meilleur coup du moment
web-language = Langue
web-light-lamp = Allumer la lampe (sombre)
web-open-shutters = Ouvrir les volets (clair)
web-pace = Vitesse des animations
web-pace-calm = calme
web-pace-quick = rapide
web-pace-instant = immédiate

## Une nouvelle table

web-new-table = Nouvelle table
web-who-plays = Qui joue ?
web-holders-help = Ici : une personne devant cet écran. Par lien : toute personne qui a le lien. Ordinateur : un joueur automatique.
web-holder-here = Ici
web-holder-link = Par lien
web-holder-bot = Ordinateur
web-seat = Place { $seat }
web-player = Joueur { $seat }
web-name-of-seat = Nom du joueur, place { $seat }
web-name-by-guest = nom (ou au choix de l’invité)
web-add-seat = Ajouter une place
web-remove-seat = Retirer cette place
web-remove-seat-of = Retirer la place { $seat }
web-who-begins = Premier joueur
web-begins-random = au hasard
web-table-name = Nom de la table
web-table-name-hint = facultatif
web-options = Options des règles
web-preset = Préréglage
web-preset-standard = standard
web-preset-own = personnalisé
web-rule = Règle { $rule }
web-sit-down = S’asseoir et jouer
web-house-title = Vos propres cartes et valeurs
web-house-valletta = Jouez avec vos propres bâtiments, personnages et tonneaux au lieu de ceux qui sont fournis.
web-house-saint_malo = Jouez avec vos propres valeurs pour la ville, les personnages et les pirates.
web-house-malta = Jouez avec vos propres cartes et cases au lieu de celles qui sont fournies.
web-house-start = Télécharger le fichier fourni
web-house-choose = Choisir un fichier TOML
web-house-drop = ou déposez-le ici
web-house-checking = Vérification : { $file }…
web-house-good = { $file } est utilisable.
web-house-bad = { $file } n’est pas utilisable.
web-house-printed = Sans fichier utilisable, on joue à cette table avec les valeurs fournies.
web-house-unreadable = Ce fichier ne peut pas être lu comme du texte.
web-house-later = Rien ne change avant l’ouverture de la table.
web-house-remove = Retirer le fichier
web-house-facts = D’où viennent les valeurs du fichier :
web-house-unsourced = Ce fichier n’indique pas d’où viennent ses valeurs.
web-house-known = { $known ->
    [printed] lues sur les cartes d’une boîte : { $number }
    [stated] indiquées dans les règles : { $number }
    [derived] déduites des règles : { $number }
    [public] connues par des sources publiques : { $number }
   *[placeholder] valeurs provisoires : { $number }
}
web-house-warnings = À regarder de près :

## Liens et joueurs

web-links = Liens à partager
web-link-help = Une place appartient à la personne qui a son lien. N’envoyez chaque lien qu’à une seule personne.
web-link-for = Lien pour { $name }
web-link-watch = Lien pour regarder
web-copy = Copier
web-copied = Copié
web-qr = Code QR
web-qr-of = Code QR. { $label }
web-people = Autour de la table
web-players = Joueurs
web-is-here = en ligne
web-away = hors ligne
web-spectators = { $number ->
    [one] { $number } spectateur
   *[other] { $number } spectateurs
}
web-bot-stands-in = { $bot } à sa place
web-let-bot-play = Laisser jouer un { $bot }
web-stand-in-from = un joueur automatique pourra prendre le relais à { $when }
web-stand-in-proposed = remplacement proposé : { $bot }
web-stand-in-missing = accord attendu : { $names }
web-stand-in-ask = Laisser un { $bot } jouer pour { $name } ?
web-stand-in-agree = D’accord
web-stand-in-agree-to = D’accord pour qu’un { $bot } joue pour { $name }
web-stand-in-disagree = Pas d’accord
web-stand-in-disagree-to = Pas d’accord pour qu’un { $bot } joue pour { $name }
web-take-back = Reprendre ma place
web-welcome = Bienvenue à la table
web-your-name = Votre nom
web-hand-over = Passez l’appareil à { $name }
web-hand-over-help = Les cartes sont face cachée. Personne d’autre ne regarde ?
web-hand-over-button = Je suis { $name } : montrer ma main

## La table

web-to-hall = Retour à la salle
web-nowhere = Cette page n’existe pas
web-nowhere-help = Il n’y a rien à l’adresse { $address }. Elle est peut-être incomplète ou ancienne.
web-no-table = Table introuvable
web-no-place = Pas de place pour le moment
web-table-named = Table « { $name } »
web-round-number = tour de table { $round }
web-house-data = données personnalisées
web-rules = Règles
web-log = Journal
web-log-open = Voir ce moment
web-menu = Menu
web-menu-table = La table
web-menu-look = Affichage et son
web-moves = Liste de tous les coups
web-no-moves = Vous n’avez rien à décider maintenant.
web-board = Plateau
web-aids = Aides de jeu
web-own-things = Votre matériel
web-visit = Voir de plus près : { $name }
web-to-move = c’est son tour
web-throw = Lancer les dés
web-end-turn = Finir le tour
web-go-on = Continuer
web-close = Fermer
web-undo = Défaire
web-undo-what = Défaire : { $what }
web-undo-all = Défaire tout le tour
web-undo-for-you = Défaire ce qui a été joué pour vous
web-why-not = Pourquoi est-ce impossible ?
web-the-rule = La règle
web-open-rule = Règle { $rule } · ouvrir les règles à cet endroit
web-open-rules = Le lire dans les règles
web-ribbon-waits = { $name } décide.
web-ribbon-away = { $name } n’est pas là pour le moment.
web-ribbon-thinks = { $name } réfléchit.
web-ribbon-somebody = Quelqu’un peut encore répondre.
web-ribbon-confirm = { $name }, finissez le tour ou revenez en arrière.
web-ribbon-over = La partie est finie.
web-ribbon-stopped = Cette table s’est arrêtée à cause d’une erreur de notre part. Ce qui a été joué est conservé.
web-ribbon-may-undo = { $name } peut encore revenir en arrière.
web-ribbon-then-you = Ensuite, ce sera à vous de jouer.
web-ribbon-then = Ensuite, ce sera à { $name } de jouer.
web-ribbon-then-on = Ensuite, la partie continue.
web-reopen = Rouvrir au dernier coup valide
web-back-to-table = Retour à la table
web-reconnecting = Connexion perdue, reconnexion…
web-next-table = La prochaine table est prête.
web-go-there = Y aller
web-keys = Touches
web-key-undo = défaire (avec Maj : tout le tour)
web-key-moves = liste de tous les coups
web-key-log = journal
web-key-visit = voir les autres joueurs, un par un
web-key-keys = cette liste
web-key-escape = fermer, revenir

## La fin et le retour

web-victory = { $number ->
    [one] { $names } gagne
   *[other] { $names } se partagent la victoire
}
web-won-by = { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $ahead } d’avance sur { $name }.
web-won-tie = { $points ->
    [one] { $points } point
   *[other] { $points } points
}, à égalité avec { $name } : la règle de départage tranche.
web-counting = On compte les points…
web-skip-counting = Tout montrer
web-total = Total
web-final-points = Score final :
web-where-from = D’où viennent les points
web-over-the-game = Les points au fil de la partie
web-curve = Points de chaque joueur au fil de la partie
web-round = tour de table
web-play-again = Rejouer
web-replay = Pas à pas
web-final-table = Voir la table
web-score-sheet = Décompte
web-download = Enregistrer dans un fichier
web-replay-start = La table avant la première étape.
web-step = Étape
web-step-first = Première étape
web-step-back = Une étape en arrière
web-step-on = Une étape en avant
web-step-last = Dernière étape
web-play = Lecture
web-pause = Pause

## Bonnes manières

web-sound = Son
web-on = activé
web-off = désactivé
web-notices = Me prévenir quand c’est mon tour
web-notices-help = Votre navigateur affiche une notification quand cette page n’est pas sous vos yeux.
web-notices-denied = Votre navigateur empêche cette page d’afficher des notifications. Cliquez sur l’icône à gauche de l’adresse, autorisez les notifications pour cette page, puis réactivez ce réglage.
web-notices-none = Ce navigateur n’affiche pas de notifications ici : il n’en est pas capable, ou la page n’a pas été chargée en https.
web-turn = À vous de jouer
web-turn-of = À { $name } de jouer
web-since = { $kind ->
    [time] depuis { $when }
    [span] depuis { $when } ({ $span })
    [yesterday] depuis hier
   *[day] depuis { $when }
}
web-state-your-turn-since = à vous de jouer { $since }
web-state-waits = on attend { $name }
web-state-waits-since = on attend { $name } { $since }
web-state-asked = quelqu’un peut répondre
web-state-asked-since = quelqu’un peut répondre { $since }
web-ribbon-since = On attend { $name } { $since }.
web-ribbon-somebody-since = On attend une réponse { $since }.
web-waited-for = on l’attend
web-waited-for-since = on l’attend { $since }

## Quand quelque chose échoue

web-unreachable = Le serveur est injoignable.
web-try-again = Réessayer
web-page-failed = Cette page n’a pas pu être chargée
web-page-failed-help = Le serveur a peut-être été mis à jour, ou la connexion est perdue.
web-page-needs = Elle a besoin de JavaScript et d’une connexion au serveur.
web-reload = Recharger
web-nothing-kept = Ce navigateur ne laisse rien enregistrer : vos tables, vos places et vos réglages seront oubliés à la fermeture de la page.

## Répondre en secret

web-asks = Les questions qu’on vous pose
web-asks-help = Personne d’autre ne sait ce que vous choisissez ici, ni si une question vous est posée.
web-asks-turn = Pour ce tour : { $asks }
web-ask-not-this-turn = Ne plus demander ce tour-ci
web-ask-never = Ne plus demander du tout
web-ask-less-help = On ne vous demande alors plus rien quand les autres jouent une carte : elle prend effet. Le menu rétablit les questions.
web-ask-again = Me poser à nouveau la question
web-asked-silently = { $turn ->
    [yes] Aucune question ne vous est posée pendant ce tour.
   *[no] Aucune question ne vous est posée.
}
web-answer-held = Vous laissez passer. On attend les autres…
web-answer-left = { $seconds ->
    [0] temps écoulé
    [one] encore { $seconds } seconde
   *[other] encore { $seconds } secondes
}
web-answers = Réponses
web-answer-wait = Pause pour les réponses
web-answer-wait-seconds = { $seconds ->
    [one] environ { $seconds } seconde
   *[other] environ { $seconds } secondes
}
web-answer-wait-help = La table marque une pause pour chaque joueur, qu’il puisse répondre ou non : la durée de la pause ne révèle ainsi rien de sa main.
web-answer-limit = Temps pour répondre
web-answer-limit-none = sans limite
web-answer-limit-wait = même durée que la pause : réfléchir ne révèle rien
web-answer-limit-seconds = { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}
web-answer-limit-help = Une fois le temps écoulé, la carte prend effet.

## Abandonner

web-give-up-sure = Vraiment ? Vous ne pourrez pas revenir en arrière.
web-give-up-no = Continuer à jouer

## Programmes qui jouent

web-program = { $name } (programme)
web-program-text = un programme ajouté par l’administrateur de ce serveur
web-program-plays = un programme joue ici
web-program-word = programme
web-program-fault = { $fault ->
    [start] Le programme { $name } n’a pas pu démarrer.
    [game] Le programme { $name } ne joue pas à ce jeu.
    [silent] Le programme { $name } n’a pas répondu à temps.
    [ended] Le programme { $name } a pris fin sans répondre.
    [illegal] Le programme { $name } a choisi un coup illégal.
    [missing] Le programme { $name } n’est plus disponible sur ce serveur.
   *[other] Le programme { $name } a donné une réponse illisible.
}
web-program-instead = { $instead ->
    [once] Un coup légal tiré au hasard a été joué à la place.
    [missing] Un écuyer joue à sa place.
   *[always] Désormais, des coups légaux tirés au hasard sont joués à sa place.
}
