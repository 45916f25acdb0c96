### Les mots du serveur : ce qui peut mal tourner avec le stockage, les tables et les joueurs automatiques.

## Stockage

setup-storage-url = « { $url } » n’est pas une adresse de stockage. Écrivez-la sous la forme sqlite:///dossier/fichier.db ou postgresql://nom@hôte/base.
server-storage-foreign = La base de données { $place } appartient à un autre programme. Auberge n’y touche pas ; choisissez-en une autre.
server-storage-newer = La base de données { $place } a été écrite par une version plus récente d’Auberge (schéma { $version }). Mettez Auberge à jour ou choisissez une autre base de données.
server-storage-not-a-database = Le fichier { $place } n’est pas une base de données, ou il est endommagé. Auberge n’y touche pas ; choisissez un autre fichier.
server-storage-failed = Le stockage { $place } est inutilisable : { $problem }.
server-storage-taken = Un autre serveur Auberge utilise déjà les tables enregistrées dans { $place }. Fermez-le d’abord ou choisissez un autre emplacement.
server-storage-gone = Le fichier { $place } a été supprimé ou remplacé pendant que le serveur tournait : plus rien n’est enregistré. Remettez-le tel qu’il était ou relancez le serveur.
server-storage-full = Le disque est plein : { $place }.
server-storage-down = { $why ->
    [full] Le disque du serveur est plein, rien ne peut y être enregistré pour l’instant.
    [locked] Les tables de ce serveur sont en lecture seule, rien ne peut y être enregistré pour l’instant.
    [away] Ce serveur n’arrive pas à joindre sa base de données, rien ne peut y être enregistré pour l’instant.
   *[other] Rien ne peut être enregistré sur ce serveur pour l’instant.
} Ce qui a été joué est en sûreté ; réessayez plus tard.
server-table-already-stored = La table { $id } est déjà enregistrée, ou la table qui la précède a déjà une suivante.

## Promesses rompues

bug-row-text = Erreur interne : la version { $version } de la table { $table } contient un caractère qui ne peut pas être enregistré. Merci de nous la signaler.
bug-journal-stopped = Erreur interne : la version { $version } de la table { $table } est arrivée après la fermeture du journal. Merci de nous la signaler.
bug-workers-stopped = Erreur interne : le joueur automatique « { $bot } » a été appelé pour { $game } après l’arrêt des joueurs automatiques. Merci de nous la signaler.
bug-row-out-of-order = Erreur interne : la version { $version } de la table { $table } est arrivée quand on attendait la version { $expected }. Merci de nous la signaler.
bug-no-result = Erreur interne : une partie finie n’a pas de résultat. Merci de nous la signaler.
bug-job = Erreur interne : le travail « { $task } » a échoué ({ $problem }). Merci de nous la signaler.
bug-not-shown = Erreur interne : la table { $table } ne peut pas être montrée. Merci de nous la signaler.

## À la table

server-stale = La partie a avancé entre-temps. Voici la situation actuelle.
server-not-your-seat = Cette place n’est pas la vôtre.
server-no-such-seat = Il n’y a pas de place { $seat } à cette table.
server-bot-plays = Un joueur automatique joue pour { $name }. Reprenez d’abord la place.
server-nothing-due = Il n’y a rien à poursuivre pour le moment.
server-no-such-asks = « { $asks } » n’est pas un réglage possible ici.
server-bad-answer-times = Ce délai de réponse n’est pas possible pour { $game }.
server-not-final-yet = { $name } peut encore revenir sur son dernier coup. Attendez la fin de son tour.
server-undo-not-possible = Impossible de revenir en arrière : quelque chose a été révélé depuis, ou quelqu’un d’autre a joué.
server-changed-too-often = Trop de changements ou de retours en arrière à cette table. Tout reste en l’état.
server-somebody-there = { $name } est là et joue en personne.
server-not-away-long = { $name } vient de s’absenter. Un joueur automatique pourra jouer à sa place dans { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}.
server-bot-too-weak = Pour jouer à la place de quelqu’un d’autre, choisissez { $least ->
    [squire] un joueur automatique de niveau Écuyer au moins.
    [knight] un joueur automatique de niveau Chevalier au moins.
    [grand_master] un joueur automatique de niveau Grand maître.
   *[other] un joueur automatique plus fort.
}
server-name-empty = Un nom compte au moins une lettre.
server-name-long = { $most ->
    [one] Un nom compte au plus { $most } lettre.
   *[other] Un nom compte au plus { $most } lettres.
}
server-table-stopped = Cette table s’est arrêtée à cause d’une erreur de notre part. La partie est conservée ; merci de nous signaler l’erreur.
server-reopened = La table rouvre au dernier coup valide. Un instant.
server-cannot-reopen = Il n’y a pas de coup antérieur d’où cette table pourrait repartir. Merci de nous le signaler.
server-not-stored = { $why ->
    [full] Le disque du serveur est plein, le dernier coup n’a pas pu être enregistré.
    [locked] Les tables de ce serveur sont en lecture seule, le dernier coup n’a pas pu être enregistré.
    [away] Ce serveur n’arrive pas à joindre sa base de données, le dernier coup n’a pas pu être enregistré.
   *[other] Le dernier coup n’a pas pu être enregistré.
} La table revient à ce qui est enregistré.
server-stopping = Le serveur s’arrête. La table est en sûreté ; revenez dans un instant.
server-elsewhere = La table est en train de changer de place. Un instant.
server-no-such-table = Il n’y a pas de table { $table } ici. L’adresse est peut-être incomplète.
server-table-damaged = La table { $table } est endommagée dans la base de données et ne peut pas être ouverte. Les autres tables ne sont pas concernées.
server-no-such-step = Il n’y a pas d’étape { $step } : la partie en compte { $most }.
server-not-over = La partie n’est pas encore finie.
server-record-kept-back = L’historique révèle les mains : il n’est disponible qu’après la partie.

## Des messages qui n’en sont pas

server-bad-move = Ce n’est pas un coup de ce jeu ({ $problem }).
server-bad-message = Ce message est incompréhensible ({ $problem }).
server-bad-intent = L’identifiant d’un message compte entre 1 et { $most ->
    [one] { $most } caractère ASCII.
   *[other] { $most } caractères ASCII.
}
server-message-big = Ce message est trop long ; maximum : { $most ->
    [one] { $most } octet.
   *[other] { $most } octets.
}
server-data-big = Ce fichier est trop volumineux : { $size } ko, pour un maximum de { $most } ko.
server-data-slow = La vérification de ce fichier prend trop de temps. Simplifiez-le.
server-busy = Ce serveur est très sollicité en ce moment. Réessayez dans un instant.
server-too-fast = Trop de messages en peu de temps. Attendez un instant.
server-too-slow = Votre connexion n’a pas pu suivre. La table est en sûreté ; revenez dans un instant.
server-too-many-connections = Trop de personnes sont connectées en ce moment. Réessayez plus tard.
server-too-many-tables = Trop de tables ont été ouvertes ici depuis une heure. Réessayez plus tard.
server-no-hello = La connexion n’indique ni table ni place.
server-failed = Une erreur s’est produite sur le serveur. Elle est consignée dans son journal.
server-not-found = Il n’y a rien à cette adresse.
server-foreign-origin = Une page d’un autre site ne peut pas se connecter à ce serveur.
server-address-long = Cette adresse est trop longue ; maximum : { $most ->
    [one] { $most } octet.
   *[other] { $most } octets.
}
server-headers-big = Les en-têtes de cette requête sont trop longs ou trop nombreux ; maximum : { $most ->
    [one] { $most } octet
   *[other] { $most } octets
} et { $number ->
    [one] { $number } en-tête.
   *[other] { $number } en-têtes.
}
server-request-late = La requête n’est pas arrivée en entier à temps.
server-place-needed = Votre connexion a été fermée pour laisser la place à quelqu’un qui joue ici, ou vous avez ouvert cette table trop de fois. Revenez plus tard.
server-unknown-host = Ce serveur ne répond pas au nom « { $host } ». La personne qui le gère peut ajouter ce nom au réglage AUBERGE_HOSTS.

## Démarrer le serveur

server-bad-setting = Le réglage { $name } ne peut pas valoir « { $value } ».
server-cannot-listen = Impossible d’écouter à l’adresse { $place } : { $problem }.
server-open-at = L’Auberge est ouverte : { $address }  (Ctrl+C pour fermer)
server-help-serve = Ouvre la table aux navigateurs : sur cette machine, ou avec --host 0.0.0.0 pour tous les appareils du réseau.
server-help-host = Adresse d’écoute (par défaut : cette machine, et le réseau domestique si vous l’autorisez).
server-help-port = Port d’écoute (par défaut : 8566, ou le premier port libre ensuite).
server-help-folder = Dossier où les tables sont gardées (par défaut : le dossier de données de cette machine).
server-help-open = Ouvre aussi le navigateur.
