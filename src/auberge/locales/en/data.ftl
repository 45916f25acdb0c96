### Words for games as data; keys begin with `data-`.

data-help-export = Writes games as data for programs: games between computer players or recorded games, as Parquet files.
data-help-import = Checks exported games against the rules, move by move, and can turn them back into recorded games.
data-help-to = Folder for the files; what is already there is kept and continued.
data-help-records = Folder of recorded games (.json) to export instead of playing new ones.
data-help-folder = Folder that “auberge export” has written.
data-help-into = Folder to write every game into as a recorded game.
data-no-arrow = The libraries for games as data are not installed; install the extra: pip install auberge[data].
data-no-records = There is no recorded game to export.
data-no-dataset = There are no exported games in { $folder }: { $problem }.
data-other-games = { $folder } holds other games. Choose an empty folder, or repeat the command that began it.
data-bad-file = { $file } is not a Parquet file of games: { $problem }.
data-bad-columns = Row { $row } of { $file } does not have the right columns: { $problem }.
data-bad-row = { $file }, row { $row }: { $problem }
data-bad-record = { $file }: { $problem }
data-bad-decision = Decision { $number } ({ $action }: { $move }) is against the rules.
data-bad-result = The game ends with the places { $places }, but the row says { $found }.
data-name-seats = Say for how many seats: recorded games may differ, and what is observed depends on it.
data-exporting = Playing…
data-reading = Checking…
data-exported = { $games ->
    [one] { $games } game is in { $folder } ({ $size } MB, { $each } bytes per game).
   *[other] { $games } games are in { $folder } ({ $size } MB, { $each } bytes per game).
}
data-checked = { $games ->
    [one] { $games } game follows the rules, move by move.
   *[other] { $games } games follow the rules, move by move.
}
data-written = { $games ->
    [one] { $games } recorded game is in { $folder }.
   *[other] { $games } recorded games are in { $folder }.
}
data-stopped = Interrupted. { $games ->
    [one] { $games } game is saved in { $folder }; run the same command to continue.
   *[other] { $games } games are saved in { $folder }; run the same command to continue.
}
