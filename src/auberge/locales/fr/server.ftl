### Les mots du serveur : ce qui peut mal tourner avec le stockage, les tables et les joueurs automatiques.

## Stockage

setup-storage-url = Il n’y a pas de stockage à l’adresse « { $url } ». Elle s’écrit sqlite:///dossier/fichier.db.
server-storage-foreign = Le fichier { $place } est la base de données d’un autre programme. Auberge n’y touche pas ; choisissez un autre fichier.
server-storage-newer = Le fichier { $place } a été écrit par une version plus récente d’Auberge (schéma { $version }). Mettez Auberge à jour ou choisissez un autre fichier.
server-storage-not-a-database = Le fichier { $place } n’est pas une base de données, ou il est endommagé. Auberge n’y touche pas ; choisissez un autre fichier.
server-storage-failed = Le stockage { $place } est inutilisable : { $problem }.
server-storage-taken = Un autre serveur Auberge utilise déjà les tables de { $place }. Fermez-le d’abord ou choisissez un autre dossier.
server-storage-gone = Le fichier { $place } a été supprimé ou remplacé pendant que le serveur tournait : plus rien n’est enregistré. Remettez-le tel qu’il était ou relancez le serveur.
server-storage-full = Le disque de { $place } est plein.
server-storage-down = Rien ne peut être enregistré sur ce serveur pour l’instant. Ce qui a été joué est en sûreté ; réessayez plus tard.
server-table-already-stored = La table { $id } est déjà enregistrée, ou une autre succède déjà à la même table.

## Promesses rompues

bug-row-text = Erreur interne : la version { $version } de la table { $table } contient un caractère qui ne peut être enregistré. Merci de la signaler.
bug-journal-stopped = Erreur interne : la version { $version } de la table { $table } est arrivée après la fermeture du journal. Merci de la signaler.
bug-workers-stopped = Erreur interne : le joueur automatique « { $bot } » a été appelé à { $game } après l’arrêt des joueurs automatiques. Merci de la signaler.
bug-row-out-of-order = Erreur interne : la version { $version } de la table { $table } est arrivée à la place de { $expected }. Merci de la signaler.
bug-no-result = Erreur interne : une partie finie n’a pas de résultat. Merci de la signaler.
bug-errand = Erreur interne : le travail « { $task } » a échoué ({ $problem }). Merci de la signaler.
bug-not-shown = Erreur interne : la table { $table } ne peut pas être montrée. Merci de la signaler.

## À la table

server-stale = La table a avancé depuis que vous l’avez vue. La voici telle qu’elle est.
server-not-your-seat = Cette place n’est pas la vôtre.
server-no-such-seat = Il n’y a pas de place { $seat } à cette table.
server-bot-plays = Un robot joue pour { $name }. Reprenez d’abord la place.
server-nothing-due = Il n’y a rien à poursuivre pour le moment.
server-no-such-asks = On ne peut pas être interrogé de la façon « { $asks } » ici.
server-bad-answer-times = Une table de { $game } ne peut pas accorder un tel délai aux réponses.
server-not-final-yet = { $name } peut encore reprendre son dernier coup. Attendez la fin de son tour.
server-undo-not-possible = Impossible de revenir en arrière : quelque chose a été révélé depuis, ou quelqu’un d’autre a joué.
server-somebody-there = { $name } est là et joue en personne.
server-not-away-long = { $name } n’est pas absent depuis longtemps. Un robot pourra jouer à sa place dans { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
}.
server-bot-too-weak = Qui choisit un robot pour quelqu’un d’autre choisit { $least ->
    [squire] un écuyer ou plus fort.
    [knight] un chevalier ou plus fort.
    [grand_master] un grand maître.
   *[other] un robot plus fort.
}
server-name-empty = Un nom a au moins une lettre.
server-name-long = Un nom a au plus { $most } lettres.
server-table-stopped = Cette table s’est arrêtée par notre faute. La partie est conservée ; merci de nous le signaler.
server-reopened = La table rouvre au dernier coup valable. Un instant.
server-cannot-reopen = Il n’y a pas de coup antérieur d’où cette table pourrait repartir. Merci de le signaler.
server-not-stored = Le dernier coup n’a pas pu être enregistré, il n’a donc pas eu lieu. La table revient telle qu’elle était.
server-stopping = Le serveur s’arrête. La table est en sûreté ; revenez dans un instant.
server-no-such-table = Il n’y a pas de table { $table } ici. L’adresse est peut-être incomplète.
server-no-such-step = Il n’y a pas d’étape { $step } : la partie en compte { $most }.
server-not-over = La partie n’est pas encore finie.
server-record-kept-back = Le relevé révèle les mains : on l’obtient une fois la partie finie.

## Des messages qui n’en sont pas

server-bad-move = Ce n’est pas un coup de ce jeu ({ $problem }).
server-bad-message = Ce message est incompréhensible ({ $problem }).
server-bad-intent = Un message porte un identifiant de 1 à { $most } caractères simples.
server-message-big = Ce message est trop long : { $most } octets au plus sont lus.
server-data-big = Ce fichier est trop long : { $size } ko. On lit au plus { $most } ko.
server-data-slow = La vérification de ce fichier prend trop de temps. Simplifiez-le.
server-busy = On demande trop à ce serveur en ce moment. Réessayez dans un instant.
server-too-fast = Trop de messages en peu de temps. Attendez un instant.
server-too-slow = Votre connexion n’a pas pu suivre. La table est en sûreté ; revenez dans un instant.
server-too-many-connections = Trop de personnes sont connectées en ce moment. Réessayez plus tard.
server-too-many-tables = Trop de tables ont été ouvertes ici depuis une heure. Réessayez plus tard.
server-no-hello = La connexion n’a pas dit pour quelle table et quelle place elle vient.
server-failed = Une erreur s’est produite sur le serveur. Elle a été notée.
server-not-found = Il n’y a rien à cette adresse.
server-foreign-origin = La page d’un autre site ne peut pas parler à ce serveur.
server-address-long = Cette adresse est trop longue : { $most } octets au plus sont lus.
server-headers-big = Les en-têtes de cette requête sont trop longs ou trop nombreux : { $most } octets et { $number } en-têtes au plus sont lus.
server-request-late = La requête n’est pas arrivée entière à temps.
server-place-needed = Il fallait votre place pour quelqu’un qui joue ici, ou bien vous avez ouvert cette table trop de fois. Revenez plus tard.
server-unknown-host = Ce serveur ne se connaît pas sous le nom « { $host } ». La personne qui le gère peut ajouter ce nom au réglage AUBERGE_HOSTS.

## Démarrer le serveur

server-bad-setting = Le réglage { $name } ne peut pas être « { $value } ».
server-cannot-listen = Impossible d’écouter à { $place } : { $problem }.
server-open-at = Auberge est ouverte : { $address }  (Ctrl+C la ferme)
server-help-serve = Ouvre la table aux navigateurs : sur cette machine, ou avec --host 0.0.0.0 pour toute la maison.
server-help-host = l’adresse d’écoute (par défaut : cette machine, et la maison si vous la laissez venir)
server-help-port = le port d’écoute (par défaut : 8566, ou le premier libre après)
server-help-folder = où les tables sont gardées (par défaut : le dossier de données de cette machine)
server-help-open = ouvre aussi le navigateur
