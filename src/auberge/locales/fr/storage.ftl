### Words about where tables are stored: databases, moving from one to another, backups.

setup-storage-driver = PostgreSQL demande un complément à Auberge. Installez-le avec : { $command }
server-storage-unreachable = La base de données { $place } est injoignable : { $problem }.
server-storage-refused = La base de données { $place } refuse l’accès à ce serveur : { $problem }.
server-storage-read-only = La base de données { $place } est en lecture seule.
server-storage-missing = Il n’y a pas de tables à cet endroit : { $place }.
server-storage-no-database = La base de données { $place } n’existe pas. Créez-la d’abord, par exemple avec createdb.
server-storage-older = Les tables de { $place } ont été enregistrées par une version plus ancienne d’Auberge. Lancez une fois le serveur avec cette version-ci pour les mettre à jour.
server-storage-encoding = La base de données { $place } enregistre les textes en { $encoding }, qui ne connaît pas toutes les lettres. Créez-la avec l’encodage UTF8.
server-storage-not-empty = Il y a déjà des tables à cet endroit : { $place }. Rien n’a été modifié ; choisissez une base de données vide.
server-copy-differs = La copie { $place } n’est pas identique à l’original (dans « { $table } ») : elle n’a pas été gardée. Merci de nous le signaler.
server-storage-same = { $place } est à la fois la source et la cible. Rien n’a été modifié ; choisissez une autre cible.
server-backup-exists = Le fichier { $file } existe déjà. Choisissez un autre nom.
server-backup-missing = Le fichier { $file } n’existe pas.
server-backup-altered = Le fichier { $file } n’est plus tel qu’au moment de la sauvegarde : il est endommagé, ou quelqu’un l’a modifié. Rien n’a été restauré ; utilisez une autre sauvegarde.

## Commands

storage-help-move-tables = Copie toutes les tables d’une base de données dans une autre, vide, et compare chaque entrée. Arrêtez d’abord le serveur.
storage-help-from = Base de données d’origine, par exemple sqlite:///dossier/auberge.db.
storage-help-to = Base de données vide à remplir, par exemple postgresql://nom@hôte/auberge.
storage-help-backup = Écrit toutes les tables dans un seul fichier, même pendant que le serveur tourne.
storage-help-backup-file = Nouveau fichier à écrire.
storage-help-restore = Remplit une base de données vide à partir d’une sauvegarde. Arrêtez d’abord le serveur.
storage-help-restore-file = Fichier écrit par auberge backup.
storage-help-bench = Avec --server : base de données vide pour la mesure (par défaut : un nouveau fichier).
cli-value-from = ORIGINE
cli-value-to = DESTINATION
storage-copying = Copie en cours
storage-moved = { $tables ->
    [one] { $tables } table copiée
   *[other] { $tables } tables copiées
} : { $place }. Entrées comparées une à une : { $rows }.
storage-backed-up = { $tables ->
    [one] { $tables } table copiée
   *[other] { $tables } tables copiées
} dans la sauvegarde { $place }. Entrées comparées une à une : { $rows }.
storage-restored = { $tables ->
    [one] { $tables } table rétablie
   *[other] { $tables } tables rétablies
} : { $place }. Entrées comparées une à une : { $rows }.
