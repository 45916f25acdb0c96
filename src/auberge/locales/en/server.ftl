### Words of the server: what can go wrong with its storage, its tables and its bots.

## Storage

setup-storage-url = There is no storage at “{ $url }”. It is written sqlite:///folder/file.db.
server-storage-foreign = The file { $place } is a database of another program. Auberge leaves it as it is; choose another file.
server-storage-newer = The file { $place } was written by a newer Auberge (schema { $version }). Update Auberge, or choose another file.
server-storage-not-a-database = The file { $place } is no database, or it is damaged. Auberge leaves it as it is; choose another file.
server-storage-failed = The storage { $place } cannot be used: { $problem }.
server-table-already-stored = The table { $id } is already stored, or another one already follows the same table.

## Broken promises

bug-row-text = Internal error: version { $version } of table { $table } holds a character that cannot be stored. Please report it.
bug-journal-stopped = Internal error: version { $version } of table { $table } came after the journal was closed. Please report it.
bug-workers-stopped = Internal error: the bot “{ $bot }” was asked to play { $game } after the bots had stopped. Please report it.
