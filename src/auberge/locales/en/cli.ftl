### Words of the terminal client; keys begin with `cli-`.

## Program

cli-version = Auberge { $version }, { $build ->
    [compiled] compiled engine
   *[plain] plain Python engine
}, { $python }, { $system }
cli-greeting = Welcome to Auberge! On the table: { $game }
cli-seat-me = you, at this keyboard; repeat for several people (me:Anna sets a name)
cli-seat-bot = { $bot ->
    [random] computer player: plays random legal moves
    [page] computer player: a beginner who makes mistakes
    [squire] computer player: plays the best move for this turn
    [knight] computer player: looks ahead for a moment
    [grand_master] computer player: the strongest, looks ahead for a full second
   *[other] computer player
}
cli-bot = { $bot ->
    [random] Fool
    [page] Page
    [squire] Squire
    [knight] Knight
    [grand_master] Grand Master
    [greedy] Squire
   *[other] { $bot }
}
cli-bot-named = { $name } ({ cli-bot })
cli-ask-seats = Who is playing? Name { $low } to { $high } seats, e.g. me,squire,squire, or just type how many. Press Enter to play against a squire.
cli-player = Player { $seat }

## Help pages

cli-help-usage = Usage:
cli-help-command-word = COMMAND
cli-help-options-word = [OPTIONS]
cli-help-arguments = Arguments
cli-help-options = Options
cli-help-commands = Commands
cli-help-examples = Examples
cli-help-help = Shows this page.
cli-help-version = Shows the version and which engine is in use.
cli-help-auberge = A game table in the browser and in the terminal. Without a command it opens the table in your browser; the commands also play in the terminal, replay games, read the rules, pit computer players against each other.
cli-help-play = Plays a game: people at this keyboard, computer players, or both. The game is saved after every move.
cli-help-replay = Replays a recorded game.
cli-help-rules = Shows the rule book of a game, its player aid, one rule in full, all rules with their ids, or how many are covered by tests.
cli-help-check-data = Checks the values of a game’s components and shows how reliable each one is.
cli-help-simulate = Has computer players play many games and compares them.
cli-help-bench = Measures the speed of the engine or the server.
cli-help-game = Name of the game (saint_malo, valletta, malta).
cli-help-lang = Language: en, fr, it or de. By default, AUBERGE_LANG or the system decides.
cli-help-seats = Who plays, in seat order: me (a person; me:Anna with a name), random, page, squire, knight, grand_master.
cli-help-budget = How long computer players that look ahead may think about a decision, e.g. 100ms or 3s.
cli-help-names = Names of the players, in seat order.
cli-help-seed = Random seed: the same seed gives the same dice and cards.
cli-help-start = Seat that goes first (a number from 1), or random.
cli-help-option = Rule option, e.g. allow_voluntary_pass=true; can be repeated.
cli-help-data = File with the values of another printing or with a custom deck, to use instead of the built-in values.
cli-help-resume = Resumes a saved game: this file, or the latest unfinished game.
cli-help-save = File to save to.
cli-help-record = File with a recorded game.
cli-help-step = Goes step by step (Enter or n: next, p: previous, number: jump, q: quit).
cli-help-rule = Id of a rule, e.g. SM-PICK-17.
cli-help-coverage = Shows which rules are covered by tests and scenarios (in a source tree).
cli-help-search = Shows only the rules that contain this word.
cli-help-games = Number of games.
cli-help-jobs = Number of processes to run in parallel.
cli-help-number-of-seats = Number of seats at the table.
cli-help-json = Prints the result as JSON.
cli-help-bench-games = Games to measure, by name, separated by commas; all by default.
cli-help-bench-count = Number of games to measure per number of seats, in every round.
cli-help-bench-server = Measures the server under load instead: moves per second and time per move.
cli-help-arena = Runs a tournament between computer players, with rotated seats and paired seeds, until it is clear which are better, and rates them.
cli-help-entrants = The computer players; each may have its own budget: knight,grand_master@1s.
cli-help-arena-budget = How much time, or how many iterations, a computer player that looks ahead may spend on a decision: 100ms, 2s or 5000it.
cli-help-until = Stops as soon as every pair is decided at this confidence level, e.g. 95%.
cli-help-most-games = Maximum number of games.
cli-help-all-jobs = Number of processes to run in parallel; by default one per core.
cli-help-results = File to which every game is appended; a tournament already in the file is resumed.
cli-help-report = File for a report with charts (HTML), or just for the chart of strength against budget (.svg).
cli-help-engine = What the games run on: local (this machine) or ray (a Ray cluster).
cli-help-ladder = Compares every level of computer player with the one below, with two players and at a full table, in all games. Fails if a level is weaker than the one below.
cli-help-ladder-games = Which games, by name, separated by commas; all by default.
cli-help-ladder-count = Number of games per comparison.
cli-help-quick = Plays few games and limits thinking by iterations instead of seconds, so the result is the same on every machine.
cli-help-write = Document to write the results into, between its markers.
cli-help-balance = Plays thousands of games between computer players and reports what looks out of balance: seats, buildings, characters, cards, length, endings.
cli-help-balance-games = Number of games per number of seats.
cli-help-balance-seats = Numbers of seats, e.g. 2,4; all by default.

## Mistakes

cli-usage-no-such-command = There is no command “{ $name }”. Commands: { $known }.
cli-usage-no-such-option = Unknown option { $option }; see --help.
cli-usage-option-value = { $option } cannot be used like this; see --help.
cli-usage-missing = { $name } is missing; see --help.
cli-usage-other = This is not a valid command; see --help.
cli-not-a-number = { $option } needs a whole number, not “{ $value }”.
cli-not-in-range = { $option } needs a whole number from { $low } to { $high }, not “{ $value }”.
cli-too-many-names = { $seats ->
    [one] Too many names ({ $names }): there is only { $seats } seat.
   *[other] Too many names ({ $names }): there are only { $seats } seats.
}
cli-no-such-file = There is no file { $file }.
cli-cannot-read = The file { $file } cannot be read: { $problem }.
cli-cannot-write = The game cannot be saved to { $file }: { $problem }.
cli-not-ours = The file { $file } exists and is not a saved game; it has not been changed.
cli-not-text = The file { $file } is not a text file.
cli-nothing-to-resume = There is no unfinished game in { $folder }.
cli-already-over = The game in { $file } is already over; watch it again with “auberge replay”.
cli-other-game = The game in { $file } is “{ $game }”, not “{ $wanted }”.
cli-settled = { $option } cannot be combined with --resume: a saved game keeps the settings it began with.
cli-no-seed = The game record { $file } has no seed, so the game cannot be continued.
cli-no-such-rule = There is no rule { $rule }.
cli-rule-for-programs = This rule is for programs, not for players: it says how a game is recorded or how random results are drawn. It is explained in { $file }.
cli-no-source-tree = The tests come only with the source tree, and this is an installed package.
cli-no-board = The game { $game } cannot be shown in the terminal yet.
cli-os-error = Something failed ({ $problem }).
cli-unexpected = Something unexpected went wrong ({ $problem }); set AUBERGE_DEBUG=1 to see the details.
cli-interrupted = Interrupted.

## At the table

cli-ribbon-decide = { $name }: { $question }
cli-ribbon-roll = { $name }: press Enter to roll the dice.
cli-ribbon-roll-or-undo = { $name }: press Enter to roll the dice, or type “undo” to take your choice back.
cli-ribbon-confirm = { $name }: press Enter to end your turn, or type “undo” to take the last step back.
cli-ribbon-next = { $name }: your turn is over. Press Enter to continue.
cli-thinking = { $name } is thinking…
cli-only-enter = Press Enter to continue; ? shows what else you can type.
cli-cannot-undo = Nothing to undo: what has been revealed stays revealed.
cli-why-what = Why what? Name a move, e.g. why { $move }
cli-why-legal = You can do that now: { $move }.
cli-score-now = The score sheet if the game ended now:
cli-saved = The game is saved in { $file }.
cli-left = The game is saved in { $file }. To continue: { $command }
cli-record-saved = The game record is in { $file }.
cli-total = Total
cli-place = Place
cli-winner = { $points ->
    [one] { $names } wins with { $points } point!
   *[other] { $names } wins with { $points } points!
}
cli-winners = { $points ->
    [one] { $names } share the victory with { $points } point!
   *[other] { $names } share the victory with { $points } points!
}

cli-command-help = ?
cli-command-help-help = help for this question; ? { $rule } shows a rule
cli-command-why = why
cli-command-why-help = why something is not possible: why { $move }; alone: why a computer player made its last move
cli-command-undo = undo
cli-command-undo-help = takes back your last step, as long as nothing has been revealed
cli-command-moves = moves
cli-command-moves-help = all possible moves, numbered
cli-command-log = log
cli-command-log-help = everything that has happened
cli-command-cities = cities
cli-command-cities-help = everyone’s board, large
cli-command-score = score
cli-command-score-help = the score sheet so far
cli-command-save = save
cli-command-save-help = saves the game; save FILE saves it to that file
cli-command-quit = quit
cli-command-quit-help = saves the game and quits
cli-command-lang = lang
cli-command-lang-help = changes the language: lang fr

## Replay

cli-replay-at = Entry { $at } of { $last }. Enter: next, p: previous, number: jump, q: quit.
cli-replay-keys = Enter or n: next, p: previous, number (0 to { $last }): jump, q: quit.
cli-replay-unfinished = { $entries ->
    [one] The game record breaks off after { $entries } entry; the score sheet shows the score so far.
   *[other] The game record breaks off after { $entries } entries; the score sheet shows the score so far.
}

## Rules and data

cli-rules-found = { $number ->
    [one] { $number } rule
   *[other] { $number } rules
}
cli-rule-kind = { $kind ->
    [rule] rule
    [adjudication] gap in the rulebook, settled by us
    [example] example from the rulebook
    [constructed] constructed example
    [option] option
    [invariant] always true
    [discrepancy] contradiction between editions
    [gap] missing fact
   *[other] damaged text
}
cli-rule-mark = { $mark ->
    [E] The rulebook says so.
    [D] It follows from the rulebook.
    [A] Settled by us.
    [P] Known from a public source outside the rulebook.
   *[R] Reconstructed by us.
}
cli-rule-source = Source: { $source }
cli-rule-sees = See: { $rules }
cli-rule-seen-by = Mentioned in: { $rules }
cli-coverage = Rule ids covered by tests or scenarios: { $cited } of { $all }.
cli-coverage-missing = { $number ->
    [one] { $number } id is not covered.
   *[other] { $number } ids are not covered.
}
cli-data-shipped = the built-in file
cli-data-good = The data is in order: { $file }.
cli-data-known = { $known ->
    [printed] read from the cards of a physical copy
    [stated] stated in the rulebook
    [derived] derived from the rulebook
    [public] known from public sources
   *[placeholder] placeholders for values not known
}
cli-data-doubtful = Not from the rulebook:
cli-data-warning = Note: { $warning }

## Simulations

cli-simulating = Playing
cli-sim-bot = Player
cli-sim-wins = Wins
cli-sim-interval = 95% interval
cli-sim-score = Score
cli-sim-range = Min–max
cli-sim-decisions = Decisions
cli-sim-summary = { $games ->
    [one] { $games } game
   *[other] { $games } games
} with { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}, seed { $seed }: { $seconds } s, { $speed } games/s ({ $build ->
    [compiled] compiled engine
   *[plain] plain Python engine
}).

## Saint Malo

cli-sm-title = Saint Malo · round { $round } · { $name } to play
cli-sm-title-last = Saint Malo · round { $round } (last) · { $name } to play
cli-sm-label = { $label }:
cli-sm-die = { $face ->
    [log] log
    [crate] crate
    [wall] wall
    [cross] cross
    [head] head
   *[crossed_swords] swords
}
cli-sm-side = { $side ->
    [N] N
    [E] E
    [S] S
   *[W] W
}
cli-sm-bank = bank
cli-sm-lumber = lumber
cli-sm-cannons = cannons
cli-sm-coins = coins
cli-sm-logs = logs
cli-sm-points-short = VP
cli-sm-defence = defence
cli-sm-empty = empty
cli-sm-walls = walls
cli-sm-others = other cities
cli-sm-pirates = pirates
cli-sm-attack-short = next attack { $strength }: { $short } short
cli-sm-attack-held = next attack { $strength }: held
cli-sm-no-more-attacks = no more attacks
cli-sm-mini = { $points } VP, { $coins } c, { $logs } l
cli-sm-mini-more = def. { $defence }, can. { $cannons }
cli-sm-dice = { $rolls ->
    [0] dice
   *[other] roll { $rolls }/3
}
cli-sm-use = use
cli-sm-with-dice = { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}
cli-sm-price = { $price ->
    [0] free
    [one] { $price } coin
   *[other] { $price } coins
}
cli-sm-effect-decline = the bonus is lost; the defence stays
cli-sm-cells-more = { $cells } and { $more } more
cli-sm-brings-nothing = no immediate gain
cli-sm-brings-points = +{ $number } VP
cli-sm-brings-coins = { $number ->
    [one] +{ $number } coin
   *[other] +{ $number } coins
}
cli-sm-brings-completed = { $side ->
    [N] north wall complete
    [E] east wall complete
    [S] south wall complete
   *[W] west wall complete
}
cli-sm-brings-destroyed = { $side ->
    [N] north side destroyed
    [E] east side destroyed
    [S] south side destroyed
   *[W] west side destroyed
}
cli-sm-brings-filled = city full
cli-sm-hint = { $question ->
    [roll] Press Enter to roll the dice.
    [keep] Type the dice to keep (1 3 5), Enter for all, or “none”.
    [announce] Type a number, or a symbol and how many dice (wall 2).
    [type] Type a number, a letter or a name.
    [house] Type a cell (c4), or “stop”.
    [over] The game is over.
   *[other] Type a cell (c4).
}
cli-sm-word-pass = pass
cli-sm-word-stop = stop
cli-sm-word-decline = decline
cli-sm-word-all = all
cli-sm-word-none = none
cli-sm-story-crate = { $number ->
    [one] crate { $cells }
   *[other] crates { $cells }
}
cli-sm-story-wall = { $number ->
    [one] wall section { $cells }
   *[other] wall sections { $cells }
}
cli-sm-story-church = church of size { $size } { $cells }
cli-sm-story-house = { $number ->
    [one] house { $cells }
   *[other] houses { $cells }
}
cli-sm-story-character = { saint_malo-character } { $cells }
cli-sm-story-logs = { $number ->
    [one] +{ $number } log
   *[other] +{ $number } logs
}
cli-sm-story-paid = { $number ->
    [one] pays { $number } coin
   *[other] pays { $number } coins
}
cli-sm-story-passed = passes
cli-sm-story-bonus-lapsed = the bonus character is lost
cli-sm-story-bonus-declined = declines the bonus character
cli-sm-story-lapsed = { $number ->
    [one] { $number } wall section is lost
   *[other] { $number } wall sections are lost
}
cli-sm-story-ticks = { $number ->
    [one] ticks { $number } pirate box
   *[other] ticks { $number } pirate boxes
}
cli-sm-story-attack-held = Pirates attack with strength { $strength }: every city holds out.
cli-sm-story-attack-lost = Pirates attack with strength { $strength }. Losing a cannon: { $losers }.
cli-sm-legend = { $sign ->
    [dark] dark cell, empty: anything can go here, but only walls keep the side intact
    [light] light cell, empty: anything but a wall
    [legal] a cell you may choose now
    [crate] goods crate
    [wall] wall section
    [house] house
    [church] church and its size
    [tower] tower: the bonus of the side its arrow points along
    [complete] wall complete: bonus received, defence +2
    [destroyed] side destroyed: no bonus, no defence
   *[roofs] first player
}

## Around one keyboard, games without points, decks

cli-ribbon-settle = { $name }: press Enter to make your choice final, or type “undo” to take the last step back.
cli-ribbon-pause = { $name }: press Enter to continue.
cli-ribbon-hand-over = Hand the keyboard to { $name }, then press Enter.
cli-no-points = There are no points in this game.
cli-victor = { $names } wins!
cli-victors = { $names } share the victory!
cli-help-deck = Custom decks: print the built-in values to edit them, check them, play with them.
cli-help-deck-new = Prints the built-in values of a game as a file to edit.
cli-help-deck-check = Checks a custom deck and shows what is wrong with it.
cli-deck-heading =
    { $game }: the built-in values, for you to edit.
    Change the values; keep the names of the fields and the ids.
    “source” says where a value comes from; you can leave it out.
    Check it:         auberge deck check FILE { $name }
    Play with it:     auberge play { $name } --deck FILE
    Simulate games:   auberge simulate { $name } --deck FILE
    A saved game keeps the deck it is played with.
cli-house-deck = This table uses a custom deck instead of the built-in values.
cli-somebody = Someone may respond…
cli-only-bots = Only computer players are left; the game is played to the end:
cli-word-yes = yes
cli-word-on = on
cli-word-off = off
cli-command-pass-for-me = pass-for-me
cli-command-pass-for-me-help = pass-for-me on: the program passes for you when others play cards; off: you are asked
cli-pass-for-me-on = { $people ->
    [one] The program passes for you whenever you cannot respond; you are still asked when you can. “pass-for-me off” ends this.
   *[other] The program passes for you, whatever you hold: being asked would give your hand away. “pass-for-me off” ends this.
}
cli-pass-for-me-off = You are asked about every card others play. “pass-for-me on” lets the program pass for you.
cli-command-concede = concede
cli-command-concede-help = concedes: you are out at once and cannot come back
cli-concede-really = { $name }, do you really want to concede? You will be out at once and cannot come back. Type “yes” to confirm.
cli-concede-not = You stay in the game.

## Valletta

cli-v-title = { $stage ->
    [end] Valletta · turn { $turn } · { $name } to play · final phase
    [flagged] Valletta · turn { $turn } · { $name } to play · the final phase follows
   *[play] Valletta · turn { $turn } · { $name } to play
}
cli-v-letter = { $good ->
    [gold] G
    [wood] W
    [stone] S
   *[brick] B
}
cli-v-label = { $label }:
cli-v-barrels = barrels left
cli-v-pool = pool
cli-v-played = played
cli-v-piles = hand { $hand }, draw { $draw }, discard { $discard }
cli-v-left = { $number ->
    [one] { $number } card left
   *[other] { $number } cards left
}
cli-v-more = and { $number } more: “moves” shows all
cli-v-printed = Printed cost of { valletta-building }: { $goods }
cli-v-saved-upgrade = no gold for an upgrade
cli-v-saved-neighbours = your adjacent buildings save { $number } gold
cli-v-saved-character = { $name } saves { valletta-amount }
cli-v-due = To pay: { $goods }.
cli-v-payments = Possible payments (gold wood stone brick): { $payments }
cli-v-payments-more = { $payments } and { $number } more
cli-v-hint = { $question ->
    [draft] Type a good (gold), its letter or its number.
    [play] Type a card (maid) or its number; “b A2” explains a building, “card maid” a card.
    [seamstress] Type two goods (gold wood) or a number.
    [build] Type a building (a2) or its number, or “no”; “b A2” explains a building.
    [payment] Press Enter to pay as proposed, or type a number or all four goods (2 1 1 1).
    [jean] Type a number, “dismiss maid”, “hire builder” or “no”.
    [over] The game is over.
   *[other] Type a number, a good, “yes” or “no”.
}
cli-v-more-details = “b A2” shows a building in full, “card builder” a character.
cli-v-no-such-building = There is no building “{ $name }” in the display.
cli-v-no-such-card = There is no character “{ $name }”.
cli-v-lies-on = On buildings: { $buildings }
cli-v-in-pool = In the pool: { $number }
cli-v-story-dismissed = dismisses { $name }
cli-v-story-hired = hires { $name }
cli-v-story-to = to { $name }
cli-v-word-play = play
cli-v-word-dismiss = dismiss
cli-v-word-hire = hire
cli-v-word-build = build
cli-v-word-upgrade = upgrade
cli-v-word-use = use
cli-v-word-yes = yes
cli-v-word-decline = decline
cli-v-word-no = no
cli-v-word-proposed = proposed
cli-v-word-building = building
cli-v-word-card = card
cli-v-legend = { $sign ->
    [legal] a building you may choose now
    [green] green building
    [blue] blue building
    [yellow] yellow building
    [price] what it costs the player whose turn it is: gold, wood, stone, brick
    [house] a house and its owner; in a player’s line, the houses left
    [upgraded] upgraded
    [point] points: of a player, or of a building at the end
    [barrel] a barrel token, still face down
    [turned] the good a barrel token showed here
    [jean] Jean
   *[zone] the zones of the street, each with its own pattern
}

## Malta!

cli-malta-title = { $stage ->
    [setup] { malta-title } · placing the pawns
    [play] { malta-title } · turn { $turn } · { $name } to play · { malta-due }
   *[other] { malta-title } · turn { $turn } · { $name } to play
}
cli-malta-label = { $label }:
cli-malta-players = player
cli-malta-cards-short = cards
cli-malta-draws = { $name } draws { $cards }.
cli-malta-known = known
cli-malta-piles = draw { $draw }, discard { $discard }
cli-malta-idle = no effect now
cli-malta-spaces = { $number ->
    [one] { $number } space can be chosen, marked { $mark } on the board.
   *[other] { $number } spaces can be chosen, marked { $mark } on the board.
}
cli-malta-plays = { $name } plays { $title }
cli-malta-plays-at = { $name } plays { $title }: { $targets }
cli-malta-answers = { $name } responds with { $title }
cli-malta-answers-at = { $name } responds with { $title }: { $targets }
cli-malta-lost = Lost, in this order
cli-malta-in = Still in
cli-malta-no-such = There is no card or space called “{ $name }”.
cli-malta-stands = Pawns: { $names }
cli-malta-word-play = play
cli-malta-word-pass = pass
cli-malta-word-show = show
cli-malta-word-up = up
cli-malta-word-right = right
cli-malta-word-down = down
cli-malta-word-left = left
cli-malta-hint = { $question ->
    [place] Type a start space (c1) or its number.
    [play] Type a card or its number, or a card with its targets: shove 2 up. “show shove” explains a card.
    [target-1] Type a name or the number of a seat. “undo” takes the card back.
    [target-2] Type a space (c4). “undo” takes the card back.
    [target-3] Type another space (c4). “undo” takes the last step back.
    [target-4] Type a direction (up) or its number. “undo” takes the last step back.
    [target-5] Type 1, 2 or 3. “undo” takes the last step back.
    [target-6] Type a row (3) or a column (c). “undo” takes the card back.
    [respond] Press Enter to let it resolve, or type negate, boomerang or a number.
    [move] Type a direction (up), its number or the space (c4).
    [racket_to] Type a name or the number of a seat.
    [over] The game is over.
   *[other] Type a card or its number.
}
cli-malta-more-details = “show shove” or “? shove” explains a card, “show c4” a space. A card can be announced with its targets: shove 2 up, turn c4 1, shift 3 right, swap two c4 d5.
cli-malta-deck =
    Spaces: kinds, shapes, numbers, arrows and numbers of copies are up to you; there must be 54 spaces in total, exactly 7 of them start spaces.
    Cards: only the numbers of copies are up to you; there must be 108 cards in total. If you delete a card’s entry, the card is left out, where that is allowed.
cli-malta-legend = { $sign ->
    [legal] a space you may choose now
    [start] start space
    [star] star
    [crown] crown
    [drop] drop
    [circle] 0-circle: a removed space, no cards and no way to move
    [number] the number of a space: the cards drawn there, or the protection paid there
    [arrows] where a pawn may go from there
    [pawn] pawns, by the numbers of their seats
    [many] more pawns than there is room for: see the list of players
    [turn] whose turn it is
    [out] out of the game, with the order in which players went out
    [conceded] has conceded, with the order in which players went out
   *[blind] Blind Faith active, and for how many turns
}
