### Words for games between bots and for measuring speed; keys begin with `arena-`, `ladder-`, `balance-`, `bench-` or `bug-`.

## Simulations

arena-numbers = At least one game and one process are needed (games: { $games }, processes: { $jobs }).

## Tournaments

arena-no-bots = Name at least one computer player.
arena-unknown-engine = There is no engine “{ $name }”. Available: { $known }.
arena-no-ray = Ray is not installed; install the extra: pip install auberge[ray].
arena-bad-line = Line { $line } of { $file } is not a tournament result: { $problem }.
arena-bad-order = The file does not list the games of this tournament in order: round { $round }, game { $game } is out of place.
arena-confidence = “{ $value }” is not a valid confidence level. Examples: 95%, 0.95 (between 50% and 100%).
arena-title = Tournament: { $game }, { bench-seats }
arena-playing = { $pairs ->
    [one] Playing: { $told } of { $pairs } pair decided…
   *[other] Playing: { $told } of { $pairs } pairs decided…
}
arena-played = { $games ->
    [one] { $games } game
   *[other] { $games } games
} in { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}, { bench-seats }, seed { $seed }.
arena-end = { $end ->
    [told-apart] All pairs are decided at { $confidence } confidence.
    [interrupted] The tournament was interrupted.
   *[games] The tournament ended with the last game requested.
}
arena-kept = { $games ->
    [one] Interrupted. { $games } game is saved in { $file }; run the same command to continue.
   *[other] Interrupted. { $games } games are saved in { $file }; run the same command to continue.
}
arena-not-kept = Interrupted. Name a file with --results to be able to continue next time.
arena-written = The report is in { $file }.
arena-no-budgets = A chart of strength against budget needs a computer player with several budgets, e.g. knight@10ms,knight@100ms.
arena-ratings = Ratings
arena-duels = Pair by pair
arena-by-seat = Wins by seat
arena-times = Time per decision
arena-budgets = Strength against budget
arena-method = How this is calculated
arena-method-text = A round is one seed played with every rotation of the players, so that seats and luck cancel out. Ratings are a Plackett–Luce fit of the finishing orders on the Elo scale (400 points more means ten times as strong), with a mean of 1500; every pair is treated as if it had already played one game. Intervals are 95% intervals: those of ratings come from resampling whole rounds, those of win shares are Wilson intervals, corrected for the spread between rounds. Each pair is decided by an anytime-valid (betting) test, which may be checked after every round; at a confidence level of 95%, the chance that any verdict is wrong is at most 5%. Seat 1 goes first. A shared victory counts as a fraction of a win.
arena-seat = Seat { $seat }
arena-duel = { $bot } ahead of { $other }
arena-not-yet = undecided
arena-column-bot = Player
arena-column-rating = Rating
arena-column-interval = 95% interval
arena-column-share = Wins
arena-column-fair = × fair share
arena-column-score = Score
arena-column-place = Place
arena-column-time = ms per decision
arena-column-duel = Pair
arena-column-meetings = Meetings
arena-column-ahead = Ahead
arena-column-better = Better

## The ladder

ladder-no-marks = { $file } has no place for the ladder: the lines { $begin } and { $end } are missing.
ladder-kept = Interrupted. The games played so far are saved in { $file }; run the same command to continue.
ladder-behind = A level is weaker than the one below: { $rungs }.
ladder-rung = { $game }, { bench-seats }: { $upper } – { $lower }
ladder-verdict = { $verdict ->
    [met] met
    [missed] missed
   *[open] open
}
ladder-column-rung = Level and the one below
ladder-column-games = Games
ladder-column-share = Wins
ladder-column-interval = 95% interval
ladder-column-aim = Target
ladder-column-verdict = Target met?

## The balance lab

balance-no-room = Balance is not tracked for { $game } yet.
balance-title = Balance: { $game }
balance-summary = { $games ->
    [one] { $games } game played by { $bots }, seed { $seed }.
   *[other] { $games } games played by { $bots }, seed { $seed }.
}
balance-playing = Playing and counting…
balance-standing-out = What stands out
balance-nothing-stands-out = Nothing stands out.
balance-seats = Seats
balance-lengths = Length
balance-ends = How games end
balance-method-text = All seats are played equally well. Intervals are 95% intervals. Players who have more of everything win more often, so “More wins” and “More points” compare the seats that had a thing with all seats that had about as many things of its kind. Where nearly every seat has the things of a kind, these columns show what each additional one brings. An exclamation mark means that the difference is both large (at least 3 wins in 100) and unlikely to be chance. Anything that fewer than one seat in a hundred had is left out.
balance-sort = { $sort ->
    [building] Buildings built
    [upgrade] Buildings upgraded
    [character] Characters
    [hired] Characters hired
    [dismissed] Characters dismissed
    [played] Characters played
    [points] Points by source
    [church] Churches
    [side] Walls completed
    [piece] Pieces
    [loss] Losses
    [dealt] Cards dealt at the start
    [drawn] Cards drawn later
    [card] Cards played
    [wasted] Cards without effect
    [negated] Opponents’ cards negated
   *[start] Start spaces
}
balance-loss = { $loss ->
   *[cannon] cannon
}
balance-start = column { $column }
balance-end = { $end ->
    [jean] Jean on the last space
    [points] 25 points
    [houses] last house placed
   *[city_filled] city filled
}
balance-column-name = Name
balance-column-sort = Kind
balance-column-table = Table
balance-column-games = Games
balance-column-seat = Seat
balance-column-wins = Wins
balance-column-interval = 95% interval
balance-column-score = Score
balance-column-turns = Turns
balance-column-rounds = Rounds
balance-column-range = 5–95%
balance-column-decisions = Decisions
balance-column-end = End
balance-column-share = Share of games
balance-column-per-game = Per game
balance-column-seats = Seats with it
balance-column-taken = Taken if offered
balance-column-lift = More wins
balance-column-lift-of-each = More wins for each one
balance-column-score-lift = More points

## Measuring

bench-games = At least one game is needed, not { $games }.
bench-measuring = Measuring, round { $round } of { $rounds }: { bench-build }…
bench-title = { $rounds ->
    [one] { $game }: random play, { $rounds } round (Python { $python }, { $machine })
   *[other] { $game }: random play, median of { $rounds } rounds (Python { $python }, { $machine })
}
bench-build =
    { $build ->
        [compiled] compiled
       *[plain] plain Python
    }
bench-seats =
    { $seats ->
        [one] { $seats } seat
       *[other] { $seats } seats
    }
bench-column-games = games/s
bench-column-decisions = decisions/s
bench-column-decision = µs per decision
bench-column-clone = µs per copy
bench-policy = Best dice policy for one turn: { $microseconds } µs
bench-searches = Search by the strongest computer player: { $number } iterations/s
bench-scaling = { $processes ->
    [one] Compiled, { $processes } process: { $number } iterations/s, { $times } times the speed of a single process
   *[other] Compiled, { $processes } processes in parallel: { $number } iterations/s, { $times } times the speed of a single process
}
bench-column-ratio = ratio
bench-column-value = measured
bench-column-aim = target
bench-ratio-compiled-to-plain = compiled versus plain Python, { bench-seats }
bench-ratio-clone-in-decisions = time per copy, measured in random decisions, { bench-seats }
bench-ratio-policy-in-decisions = best dice policy for one turn, measured in random decisions, { bench-seats }
bench-ratio-searches-per-second = search iterations per second, { bench-seats }
bench-met = met
bench-missed = missed
bench-no-compiled = This installation has no compiled build to compare plain Python with.
bench-side-by-side = Side by side: time per decision, compiled, relative to { $game }
bench-column-game = game
bench-game-and-seats = { $game }, { bench-seats }
bench-server-title = The server: { $game }, { bench-seats } at every table, { bench-build } (Python { $python }, { $machine })
bench-server-measuring = Measuring the server, { bench-tables }…
bench-server-load =
    { $cores ->
        [one] Load of the machine before the measurement: { $load } on { $cores } core. Targets assume an idle machine.
       *[other] Load of the machine before the measurement: { $load } on { $cores } cores. Targets assume an idle machine.
    }
bench-tables =
    { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    }
bench-column-tables = tables
bench-column-moves = moves/s
bench-column-slowest = slowest
bench-column-fastest = fastest
bench-column-p50 = p50 ms
bench-column-p99 = p99 ms
bench-column-cpu = µs/move
bench-column-memory = MB
bench-column-measure = measure
bench-server-aim-moves-per-second = moves per second, stored and seen by every seat, { bench-tables }
bench-server-aim-p99-ms = 99 of 100 moves take at most (ms), { bench-tables }
bench-server-aim-paced-p99-ms = 99 of 100 moves take at most (ms), { bench-tables } with one move per second
bench-server-aim-memory-mb = memory of the server (MB), { bench-tables }
bench-server-aim-bots-ms = longer with a bot thinking on every core (ms, 99 of 100 moves), { bench-tables }
bench-server-setting =
    { $setting ->
        [paced] { $tables }, 1 move/s
        [bots] { $tables }, 1 move/s, busy
       *[other] { $tables }
    }
bench-server-count = --count is a number of games; it does not apply to --server.

## Our own mistakes

bug-bot-move = Internal error: a computer player chose an illegal move ({ $move }). Please report it.
bug-endless-game = Internal error: a game exceeded the maximum number of decisions ({ $decisions }). Please report it.
bug-game-broke-off = Internal error: game { $game } of the simulation (seed { $seed }) failed: { $problem }. Please report it.
bug-round-broke-off = Internal error: round { $round } of the tournament (seed { $seed }) failed: { $problem }. Please report it.
bug-worker-died = A worker process ended unexpectedly (number of processes: { $jobs }); perhaps memory ran out. Try again with fewer processes.
bug-bench-run = The { $build } build could not be measured: { $problem }.
