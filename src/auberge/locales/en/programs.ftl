### Words about programs that play: bots by command, the client library, the MCP server; keys begin with `program-`, `client-` or `mcp-`.

## Commands

program-bad-command = “{ $command }” is not a command that can be run. Example: exec:./mybot
program-bad-name = “{ $text }” does not name a program. Example: mybot=./mybot (at most 24 letters a–z, digits, hyphens and underscores).
program-name-taken = The name “{ $name }” is already taken; choose another one for the program.
program-not-found = There is no program “{ $program }” that can be run.
program-unnamed = The program “{ $program }” plays in this game. Say how to run it: { $option }
program-named = { $name } (program)
program-faults = { $faults ->
    [one] { $program } failed to make { $faults } decision; a random legal move was played instead.
   *[other] { $program } failed to make { $faults } decisions; random legal moves were played instead.
}
program-help-bot = A program that plays, under a name of your choice (repeat for several).

## What can go wrong with a program

program-fault-start = “{ $program }” could not be started: { $about }.
program-fault-game = “{ $program }” does not play this game ({ $about }).
program-fault-silent = “{ $program }” did not answer in time.
program-fault-ended = “{ $program }” ended without an answer.
program-fault-long = “{ $program }” sent a line longer than { $about } bytes.
program-fault-flood = “{ $program }” sent more than { $about } lines at once.
program-fault-unreadable = “{ $program }” sent a line that is not a message of the protocol: { $about }
program-fault-unexpected = “{ $program }” sent a message that does not belong here: { $about }
program-fault-illegal = “{ $program }” chose a move that is not legal now: { $about }

## auberge bot-check

program-help-check = Checks whether a program follows the bot protocol.
program-help-command = Command that starts the program.
program-check-hello = Says hello: { $name } (author: { $author }).
program-check-game = { $game }, decisions made: { $decisions }, slowest: { $slowest } ms.
program-check-quit = Ends when told to.
program-check-passed = “{ $program }” follows the protocol.
program-check-failed = “{ $program }” does not follow the protocol.

## The client library

client-bad-link = This is not a link to a seat. It looks like http://host:8566/t/table#secret.
client-bad-server = “{ $address }” is not the address of a server. Example: http://127.0.0.1:8566
client-unreachable = The server at { $server } cannot be reached: { $problem }.
client-no-seat = This link does not lead to a seat any more.
client-closed = The connection to the table is closed.
client-other-version = The server speaks another version of Auberge: { $problem }.

## The MCP server

mcp-help-mcp = Lets language models play at the tables of a server (Model Context Protocol).
mcp-help-server = Server whose tables are played.
mcp-help-http = Serves over HTTP at this port instead of standard input and output.
mcp-help-host = Address to listen on with --http.
mcp-not-installed = The MCP SDK is not installed; install the extra: pip install auberge[mcp].
mcp-other-server = Only tables of { $server } can be played here; for another server, start with --server.
mcp-game = { $title }, players: { $low } to { $high }; computer players: { $bots }
mcp-seated = You have seat { $seat } in { $game }. Handles for all tools: table={ $table } secret={ $secret }. Keep the secret to yourself.
mcp-link = Link for another player: { $link }
mcp-you = You are “{ $name }”, seat { $seat }. Version { $version }, log line { $line }.
mcp-player = { $kind ->
    [bot] Seat { $seat }: “{ $name }” (computer player)
    [program] Seat { $seat }: “{ $name }” (program)
   *[person] Seat { $seat }: “{ $name }”
}
mcp-your-turn = It is your turn. { $question }
mcp-waiting = Waiting for “{ $name }”.
mcp-waiting-somebody = Waiting for another player.
mcp-not-playing = { $kind ->
    [gather] The game has not begun: not all players are here yet.
   *[stopped] The table has stopped because of an internal error.
}
mcp-over = The game is over.
mcp-place = { $place }. { $name }
mcp-happened = What happened after line { $line } of the log:
mcp-moves = Your legal moves:
mcp-not-yet = It is not your turn yet. Call wait_for_turn again.
mcp-made = The move is made.
mcp-moved-on = Nothing was done: the table has changed since you looked. Look again.
mcp-legal = This move is legal.
