### Words about where tables are stored: databases, moving from one to another, backups.

setup-storage-driver = PostgreSQL needs more than Auberge brings along. Install it with: { $command }
server-storage-unreachable = The database { $place } cannot be reached: { $problem }.
server-storage-refused = The database { $place } does not let this server in: { $problem }.
server-storage-read-only = The database { $place } can only be read, not written to.
server-storage-missing = There are no tables in { $place }.
server-storage-no-database = There is no database { $place }. Create it first, for example with createdb.
server-storage-older = The tables in { $place } were stored by an older version of Auberge. Start the server once with this version to update them.
server-storage-encoding = The database { $place } stores text as { $encoding }, which cannot hold every letter. Create it with the encoding UTF8.
server-storage-not-empty = There are already tables in { $place }. Nothing has been changed; please choose an empty database.
server-copy-differs = The copy in { $place } is not the same as the original (in “{ $table }”), so it was not kept. Please report it.
server-storage-same = { $place } is both the source and the target. Nothing has been changed; please choose another target.
server-backup-exists = The file { $file } already exists. Please choose another name.
server-backup-missing = There is no file { $file }.
server-backup-altered = The file { $file } is not as it was when the backup was made: it is damaged, or someone has altered it. Nothing has been restored; please use another backup.

## Commands

storage-help-move-tables = Copies all tables from one database to another one that is empty and compares every entry. Stop the server first.
storage-help-from = Database to copy from, such as sqlite:///folder/auberge.db.
storage-help-to = Empty database to copy to, such as postgresql://user@host/auberge.
storage-help-backup = Writes all tables into one file, even while the server is running.
storage-help-backup-file = New file to write.
storage-help-restore = Fills an empty database from a backup file. Stop the server first.
storage-help-restore-file = File that auberge backup has written.
storage-help-bench = With --server: empty database to measure with (default: a new file).
cli-value-from = FROM
cli-value-to = TO
storage-copying = Copying
storage-moved = { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
} copied to { $place }. All entries were compared: { $rows }.
storage-backed-up = { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
} backed up to { $place }. All entries were compared: { $rows }.
storage-restored = { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
} restored to { $place }. All entries were compared: { $rows }.
