### Words for games between bots and for measuring speed; keys begin with `arena-`, `ladder-`, `balance-`, `bench-` or `bug-`.

## Simulations

arena-numbers = At least one game and one worker are needed, not { $games } and { $jobs }.

## Tournaments

arena-no-bots = Name at least one computer player.
arena-unknown-engine = There is no engine “{ $name }”; there are { $known }.
arena-no-ray = Ray is not installed; install the extra: pip install auberge[ray].
arena-bad-line = Line { $line } of { $file } is no result of a tournament: { $problem }.
arena-bad-order = The file does not hold the games of this tournament in order: round { $round }, game { $game } is out of place.
arena-confidence = “{ $value }” is no confidence: 95% or 0.95 are; it lies between 50 % and 100 %.
arena-title = Tournament: { $game }, { bench-seats }
arena-playing = Playing, { $told } of { $pairs } pairs told apart…
arena-played = { $games } games in { $rounds } rounds, { bench-seats }, seed { $seed }.
arena-end = { $end ->
    [told-apart] Every pair is told apart with a confidence of { $confidence }.
    [interrupted] It was interrupted.
   *[games] It ended with the last game that was asked for.
}
arena-kept = Interrupted. { $games } games are kept in { $file }; the same command goes on from there.
arena-not-kept = Interrupted. Name a file with --results, and the same command goes on next time.
arena-written = The report is in { $file }.
arena-no-budgets = A chart of strength against budget needs a bot with several budgets: knight@10ms,knight@100ms.
arena-ratings = Ratings
arena-duels = Pair by pair
arena-by-seat = Victories by seat
arena-times = Time for a decision
arena-budgets = Strength against budget
arena-method = How this is counted
arena-method-text = A round is one seed played with every rotation of the players, so that seats and luck cancel out. Ratings are a Plackett-Luce fit of the finishing orders on the Elo scale (400 points more: ten times as strong), with 1500 as the mean; every pair is taken to have shared one game. Intervals are 95 % intervals; those of ratings come from drawing whole rounds again, those of shares are Wilson’s, corrected by the spread between rounds. A pair is told apart by a bet that may be looked at after every round: the chance that any verdict is wrong is no more than the confidence leaves. Seat 1 begins. A shared victory counts in parts.
arena-seat = Seat { $seat }
arena-duel = { $bot } ahead of { $other }
arena-not-yet = not certain
arena-column-bot = Player
arena-column-rating = Rating
arena-column-interval = 95 % interval
arena-column-share = Victories
arena-column-fair = Times a fair share
arena-column-score = Score
arena-column-place = Place
arena-column-time = ms per decision
arena-column-duel = Pair
arena-column-meetings = Meetings
arena-column-ahead = Ahead
arena-column-better = Better

## The ladder

ladder-no-marks = { $file } has no place for the ladder: the lines { $begin } and { $end } are missing.
ladder-kept = Interrupted. What was played is kept in { $file }; the same command goes on from there.
ladder-behind = A level is behind the one below: { $rungs }.
ladder-rung = { $game }, { bench-seats }: { $upper } – { $lower }
ladder-verdict = { $verdict ->
    [met] met
    [missed] missed
   *[open] open
}
ladder-column-rung = Level and the one below
ladder-column-games = Games
ladder-column-share = Victories
ladder-column-interval = 95 % interval
ladder-column-aim = Aim
ladder-column-verdict = Aim met?

## The balance lab

balance-no-room = There is nothing to watch in { $game } yet.
balance-title = Balance: { $game }
balance-summary = { $games } games of { $bots }, seed { $seed }.
balance-playing = Playing and watching…
balance-standing-out = What stands out
balance-nothing-stands-out = Nothing stands out.
balance-seats = Seats
balance-lengths = Length
balance-ends = How it ends
balance-method-text = All seats are played alike. Intervals are 95 % intervals. Who has more of everything wins more; so “more victories” and “more points” compare seats that had a thing with all seats that had about as many of its sort. Where nearly every seat has some of a sort, they tell what each further one brings. An exclamation mark stands where the difference is both large (at least 3 victories in 100) and hardly chance. What fewer than one seat in a hundred had is left out.
balance-sort = { $sort ->
    [building] Buildings built
    [upgrade] Buildings upgraded
    [character] Characters
    [hired] Characters hired
    [dismissed] Characters dismissed
    [played] Characters played
    [points] Points by source
    [church] Churches
    [side] Sides completed
    [piece] Pieces
    [loss] Losses
    [dealt] Cards dealt at the start
    [drawn] Cards drawn later
    [card] Cards played
    [wasted] Cards without effect
    [negated] Cards of others negated
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
balance-column-sort = Sort
balance-column-table = Table
balance-column-games = Games
balance-column-seat = Seat
balance-column-wins = Victories
balance-column-interval = 95 % interval
balance-column-score = Score
balance-column-turns = Turns
balance-column-rounds = Rounds
balance-column-range = 5–95 %
balance-column-decisions = Decisions
balance-column-end = End
balance-column-share = of games
balance-column-per-game = per game
balance-column-seats = Seats with it
balance-column-taken = taken if offered
balance-column-lift = More victories
balance-column-lift-of-each = More victories with each
balance-column-score-lift = More points

## Measuring

bench-games = At least one game is needed, not { $games }.
bench-measuring = Measuring, round { $round } of { $rounds }: { bench-build }…
bench-title = { $game }: random play, median of { $rounds } rounds (Python { $python }, { $machine })
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
bench-policy = Best policy for the chance of one turn: { $microseconds } µs
bench-searches = The search of the strongest bot: { $number } iterations a second
bench-scaling = Compiled, { $processes } processes at once: { $number } iterations a second, { $times } times those of one
bench-column-ratio = ratio
bench-column-value = found
bench-column-aim = aim
bench-ratio-compiled-to-plain = compiled against plain Python, { bench-seats }
bench-ratio-clone-in-decisions = a copy, in random decisions, { bench-seats }
bench-ratio-policy-in-decisions = the policy of one turn, in random decisions, { bench-seats }
bench-ratio-searches-per-second = iterations of the search in a second, { bench-seats }
bench-met = met
bench-missed = missed
bench-no-compiled = This installation holds no compiled build, so there is nothing to compare plain Python with.
bench-side-by-side = Side by side: time per decision, compiled, against { $game }
bench-column-game = game
bench-game-and-seats = { $game }, { bench-seats }
bench-server-title = The server, { $game }, { bench-seats } at every table, { bench-build } (Python { $python }, { $machine })
bench-server-measuring = Measuring the server, { bench-tables }…
bench-server-load =
    { $cores ->
        [one] Load of the machine before: { $load } on { $cores } core. The aims are meant for a quiet machine.
       *[other] Load of the machine before: { $load } on { $cores } cores. The aims are meant for a quiet machine.
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
bench-column-measure = measure
bench-server-aim-moves-per-second = moves a second, stored and seen by every seat, { bench-tables }
bench-server-aim-p99-ms = 99 of 100 moves take at most (ms), { bench-tables }
bench-server-count = --count counts games; the server is measured without it.

## Our own mistakes

bug-bot-move = Internal error: a computer player chose a move it may not make ({ $move }). Please report it.
bug-endless-game = Internal error: a game did not end within { $decisions } decisions. Please report it.
bug-game-broke-off = Internal error: game { $game } of the simulation (seed { $seed }) broke off: { $problem }. Please report it.
bug-round-broke-off = Internal error: round { $round } of the tournament (seed { $seed }) broke off: { $problem }. Please report it.
bug-worker-died = One of the { $jobs } worker processes ended unexpectedly; perhaps memory ran out. Try again with fewer.
bug-bench-run = The { $build } build could not be measured: { $problem }.
