### Les mots du serveur : ce qui peut mal tourner avec le stockage, les tables et les joueurs automatiques.

## Stockage

setup-storage-url = Il n’y a pas de stockage à l’adresse « { $url } ». Elle s’écrit sqlite:///dossier/fichier.db.
server-storage-foreign = Le fichier { $place } est la base de données d’un autre programme. Auberge n’y touche pas ; choisissez un autre fichier.
server-storage-newer = Le fichier { $place } a été écrit par une version plus récente d’Auberge (schéma { $version }). Mettez Auberge à jour ou choisissez un autre fichier.
server-storage-not-a-database = Le fichier { $place } n’est pas une base de données, ou il est endommagé. Auberge n’y touche pas ; choisissez un autre fichier.
server-storage-failed = Le stockage { $place } est inutilisable : { $problem }.
server-table-already-stored = La table { $id } est déjà enregistrée, ou une autre succède déjà à la même table.

## Promesses rompues

bug-row-text = Erreur interne : la version { $version } de la table { $table } contient un caractère qui ne peut être enregistré. Merci de la signaler.
bug-journal-stopped = Erreur interne : la version { $version } de la table { $table } est arrivée après la fermeture du journal. Merci de la signaler.
bug-workers-stopped = Erreur interne : le joueur automatique « { $bot } » a été appelé à { $game } après l’arrêt des joueurs automatiques. Merci de la signaler.
