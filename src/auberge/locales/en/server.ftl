### Words of the server: what can go wrong with its storage, its tables and its bots.

## Storage

setup-storage-url = “{ $url }” is not a storage address. Use sqlite:///folder/file.db or postgresql://user@host/database.
server-storage-foreign = The database { $place } belongs to another program. Auberge has not changed it; please choose another one.
server-storage-newer = The database { $place } was written by a newer version of Auberge (schema { $version }). Update Auberge, or choose another database.
server-storage-not-a-database = The file { $place } is not a database, or it is damaged. Auberge has not changed it; please choose another file.
server-storage-failed = The storage { $place } cannot be used: { $problem }.
server-storage-taken = Another Auberge server is already using the tables in { $place }. Close it first, or choose another place.
server-storage-gone = The file { $place } was deleted or replaced while the server was running, so nothing more can be saved. Put it back as it was, or restart the server.
server-storage-full = The disk holding { $place } is full.
server-storage-down = { $why ->
    [full] The server’s disk is full, so nothing can be saved right now.
    [locked] The server’s tables can only be read right now, so nothing can be saved.
    [away] The server cannot reach its database right now, so nothing can be saved.
   *[other] This server cannot save anything right now.
} The game so far is safe; try again later.
server-table-already-stored = The table { $id } is already saved, or the table before it already has a next table.

## Internal errors

bug-row-text = Internal error: version { $version } of table { $table } holds a character that cannot be stored. Please report it.
bug-journal-stopped = Internal error: version { $version } of table { $table } came after the journal was closed. Please report it.
bug-workers-stopped = Internal error: the computer player “{ $bot }” was asked to play { $game } after the computer players had stopped. Please report it.
bug-row-out-of-order = Internal error: version { $version } of table { $table } came where { $expected } was due. Please report it.
bug-no-result = Internal error: a finished game has no result. Please report it.
bug-job = Internal error: work for { $task } failed ({ $problem }). Please report it.
bug-not-shown = Internal error: the table { $table } cannot be shown. Please report it.

## At the table

server-stale = The game has moved on. Here is the current position.
server-not-your-seat = This is not your seat.
server-no-such-seat = There is no seat { $seat } at this table.
server-bot-plays = A computer player is playing for { $name }. Take the seat back first.
server-nothing-due = There is nothing to continue right now.
server-no-such-asks = “{ $asks }” is not a possible setting here.
server-bad-answer-times = This response time is not possible for { $game }.
server-not-final-yet = { $name } can still undo the last move. Wait until the turn is over.
server-undo-not-possible = This cannot be undone: something has been revealed since, or someone else has played.
server-changed-too-often = This has been changed or undone too often at this table. It stays as it is.
server-somebody-there = { $name } is here and playing.
server-not-away-long = { $name } has not been away for long. A computer player can step in after { $seconds ->
    [one] { $seconds } more second
   *[other] { $seconds } more seconds
}.
server-bot-too-weak = A computer player for someone else’s seat must be { $least ->
    [squire] a squire or stronger.
    [knight] a knight or stronger.
    [grand_master] a grand master.
   *[other] stronger than this.
}
server-name-empty = A name needs at least one letter.
server-name-long = { $most ->
    [one] A name can have at most { $most } letter.
   *[other] A name can have at most { $most } letters.
}
server-table-stopped = This table has stopped because of an error on our side. The game so far is saved; please report the error.
server-reopened = The table is being reopened at the last good step. One moment, please.
server-cannot-reopen = There is no earlier step from which this table could continue. Please report the error.
server-not-stored = { $why ->
    [full] The server’s disk is full, so the last step could not be saved.
    [locked] The server’s tables can only be read right now, so the last step could not be saved.
    [away] The server cannot reach its database right now, so the last step could not be saved.
   *[other] The last step could not be saved.
} The table goes back to what is saved.
server-stopping = The server is shutting down. Your table is safe; come back in a moment.
server-elsewhere = This table is just moving. One moment, please.
server-no-such-table = There is no table { $table } here. The address may be incomplete.
server-table-damaged = The table { $table } is damaged in the database and cannot be opened. Other tables are not affected.
server-no-such-step = There is no step { $step }: the last step of this game is { $most }.
server-not-over = The game is not over yet.
server-record-kept-back = The game record reveals players’ hands, so it is only available after the game.

## Messages that cannot be used

server-bad-move = That is not a valid move ({ $problem }).
server-bad-message = This message cannot be understood ({ $problem }).
server-bad-intent = A message needs an identifier of at most { $most } plain characters.
server-message-big = This message is too long (limit: { $most } bytes).
server-data-big = This file is too large: { $size } kB (limit: { $most } kB).
server-data-slow = Checking this file takes too long. Please simplify it.
server-busy = This server is very busy right now. Try again in a moment.
server-too-fast = Too many messages in a short time. Please wait a moment.
server-too-slow = Your connection could not keep up. Your table is safe; come back in a moment.
server-too-many-connections = Too many people are connected right now. Try again later.
server-too-many-tables = Too many tables have been opened here in the last hour. Try again later.
server-no-hello = The connection did not say which table and seat it is for.
server-failed = Something went wrong on the server. The error has been logged.
server-not-found = There is nothing at this address.
server-foreign-origin = Pages from other sites may not connect to this server.
server-address-long = This address is too long (limit: { $most } bytes).
server-headers-big = The headers of this request are too long or too many (limit: { $most } bytes, { $number } headers).
server-request-late = The request did not arrive completely in time.
server-place-needed = Your place was needed for one of the players, or you have this table open too many times. Come back later.
server-unknown-host = This server is not known as “{ $host }”. Whoever runs it can add that name to the setting AUBERGE_HOSTS.

## Starting the server

server-bad-setting = The setting { $name } cannot be “{ $value }”.
server-cannot-listen = Cannot listen on { $place }: { $problem }.
server-open-at = Auberge is open: { $address }  (Ctrl+C closes it)
server-help-serve = Opens your tables to browsers: on this machine, or with --host 0.0.0.0 for everyone on your network.
server-help-host = Address to listen on (default: this machine, and your home network if you allow it).
server-help-port = Port to listen on (default: 8566, or the next free one).
server-help-folder = Folder where tables are kept (default: this machine’s data folder).
server-help-open = Also opens the browser.
