### Words of the server: what can go wrong with its storage, its tables and its bots.

## Storage

setup-storage-url = There is no storage at “{ $url }”. It is written sqlite:///folder/file.db.
server-storage-foreign = The file { $place } is a database of another program. Auberge leaves it as it is; choose another file.
server-storage-newer = The file { $place } was written by a newer Auberge (schema { $version }). Update Auberge, or choose another file.
server-storage-not-a-database = The file { $place } is no database, or it is damaged. Auberge leaves it as it is; choose another file.
server-storage-failed = The storage { $place } cannot be used: { $problem }.
server-storage-taken = Another Auberge already serves the tables in { $place }. Close it first, or choose another folder.
server-storage-gone = The file { $place } has been deleted or replaced while the server was running, so nothing more is stored. Put it back as it was, or restart the server.
server-storage-full = The disk of { $place } is full.
server-storage-down = Nothing can be stored on this server just now. What was played so far is safe; try again later.
server-table-already-stored = The table { $id } is already stored, or another one already follows the same table.

## Broken promises

bug-row-text = Internal error: version { $version } of table { $table } holds a character that cannot be stored. Please report it.
bug-journal-stopped = Internal error: version { $version } of table { $table } came after the journal was closed. Please report it.
bug-workers-stopped = Internal error: the bot “{ $bot }” was asked to play { $game } after the bots had stopped. Please report it.
bug-row-out-of-order = Internal error: version { $version } of table { $table } came where { $expected } was due. Please report it.
bug-no-result = Internal error: a finished game has no result. Please report it.
bug-errand = Internal error: work for { $task } failed ({ $problem }). Please report it.
bug-not-shown = Internal error: the table { $table } cannot be shown. Please report it.

## At the table

server-stale = The table has moved on since you looked. Here it is as it stands now.
server-not-your-seat = You do not hold this seat.
server-no-such-seat = There is no seat { $seat } at this table.
server-bot-plays = A bot is playing for { $name }. Take the seat back first.
server-nothing-due = There is nothing to go on with just now.
server-no-such-asks = Nobody can be asked in the way “{ $asks }” here.
server-bad-answer-times = A table of { $game } cannot give answers such a time.
server-not-final-yet = { $name } can still take the last step back. Wait until the turn is ended.
server-undo-not-possible = This cannot be taken back: something has been revealed since, or somebody else has gone on.
server-somebody-there = { $name } is here and plays for themselves.
server-not-away-long = { $name } has not been away for long. In { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
} a bot can play for them.
server-bot-too-weak = Whoever chooses a bot for somebody else chooses { $least ->
    [squire] a squire or a stronger one.
    [knight] a knight or a stronger one.
    [grand_master] a grand master.
   *[other] a stronger one.
}
server-name-empty = A name needs at least one letter.
server-name-long = A name has at most { $most } letters.
server-table-stopped = This table has stopped because of a fault of ours. What was played is kept; please report it.
server-reopened = The table is being reopened at the last good step. One moment.
server-cannot-reopen = There is no earlier step from which this table could go on. Please report it.
server-not-stored = The last step could not be stored, so it was not made. The table comes back as it was.
server-stopping = The server is being stopped. The table is safe; come back in a moment.
server-no-such-table = There is no table { $table } here. Perhaps the address is incomplete.
server-no-such-step = There is no step { $step }: the game has { $most }.
server-not-over = The game is not over yet.
server-record-kept-back = The record tells what hands hold, so it can be had once the game is over.

## Messages that are none

server-bad-move = This is no move of the game ({ $problem }).
server-bad-message = This message cannot be understood ({ $problem }).
server-bad-intent = A message needs an identifier of 1 to { $most } plain characters.
server-message-big = This message is too long: at most { $most } bytes are read.
server-data-big = This file is too long: { $size } kB. At most { $most } kB are read.
server-data-slow = Checking this file takes too long. Make it simpler.
server-busy = Too much is being asked of this server just now. Try again in a moment.
server-too-fast = Too many messages in a short time. Wait a moment.
server-too-slow = Your connection could not keep up. The table is safe; come back in a moment.
server-too-many-connections = Too many people are connected just now. Try again later.
server-too-many-tables = Too many tables have been opened here in the last hour. Try again later.
server-no-hello = The connection did not say which table and seat it is for.
server-failed = Something went wrong on the server. It has been written down.
server-not-found = There is nothing at this address.
server-foreign-origin = A page of another site may not speak to this server.
server-address-long = This address is too long: at most { $most } bytes are read.
server-headers-big = The headers of this request are too long or too many: at most { $most } bytes and { $number } headers are read.
server-request-late = The request did not arrive whole in time.
server-place-needed = Your place was needed for somebody who plays here, or you have this table open too many times. Come back later.
server-unknown-host = This server does not know itself by the name “{ $host }”. Whoever runs it can add the name to the setting AUBERGE_HOSTS.

## Starting the server

server-bad-setting = The setting { $name } cannot be “{ $value }”.
server-cannot-listen = Cannot listen at { $place }: { $problem }.
server-open-at = Auberge is open: { $address }  (Ctrl+C closes it)
server-help-serve = Opens the table for browsers: on this machine, or with --host 0.0.0.0 for everybody in the house.
server-help-host = the address to listen at (default: this machine, and the house if you let it join)
server-help-port = the port to listen at (default: 8566, or the next free one)
server-help-folder = where tables are kept (default: the data folder of this machine)
server-help-open = opens the browser, too
