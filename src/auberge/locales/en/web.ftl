### The words of the page in the browser: hall, new table, frame of every table, score sheet, rules.

## The hall

web-tagline = three games, one long table
web-skip = Skip to the content
web-doors = The games
web-door-valletta = Valletta
web-door-valletta-text = Build a street of limestone houses, card by card, while Jean walks it.
web-door-valletta-facts = 2–4 players · 20 min each
web-door-saint_malo = Saint Malo
web-door-saint_malo-text = Roll, choose, draw your walled city before the pirates count it.
web-door-saint_malo-facts = 2–5 players · five dice
web-door-malta = { "Malta!" }
web-door-malta-text = Run out of cards or out of arrows and you are out. Last one standing wins.
web-door-malta-facts = 2–6 players · 30 min
web-open-table = Open a table
web-no-board = This game has no board in the browser yet. It can be played in the terminal.
web-read-rules = Read the rules
web-tables = Tables waiting for you
web-finished-games = Finished games
web-no-account = no account needed
web-no-tables = None yet. Open a table, or come in by a link somebody sent you.
web-state-your-turn = your turn
web-state-free = { $seats ->
    [one] { $seats } seat free
   *[other] { $seats } seats free
}
web-state-gather = { $missing ->
    [0] about to begin
    [one] waiting for one person to come
   *[other] waiting for { $missing } people to come
}
web-state-running = being played
web-state-over = finished
web-state-stopped = stopped
web-continue = Continue
web-watch = Watch
web-look-back = Look back
web-forget = Take off this list
web-join = Come in by link
web-join-hint = paste a link
web-join-button = Join
web-join-wrong = This is no link to a table.
web-house-players = Nobody home? Invite the house
web-bot = Computer player
web-bot-level = computer player: { $bot }
web-hall-choose = Choose who plays at your next tables.
web-hall-chosen = plays with you
web-bot-random = Fool
web-bot-random-text = plays whatever is allowed
web-bot-page = Page
web-bot-page-text = knows the rules, makes beginner’s mistakes
web-bot-squire = Squire
web-bot-squire-text = takes the best he sees right now
web-bot-knight = Knight
web-bot-knight-text = looks a few moves ahead
web-bot-grand_master = Grand Master
web-bot-grand_master-text = weighs everything, gives nothing away
web-bot-greedy = Squire
web-bot-greedy-text = takes the best he sees right now
web-language = Language
web-light-lamp = Light the lamp (dark)
web-open-shutters = Open the shutters (light)
web-pace = Pace of what is shown
web-pace-calm = calm
web-pace-quick = brisk
web-pace-instant = at once

## A new table

web-new-table = New table
web-who-plays = Who plays?
web-holders-help = Here: at this screen, in turn. By link: whoever has the link. Computer: the house plays.
web-holder-here = Here
web-holder-link = By link
web-holder-bot = Computer
web-seat = Seat { $seat }
web-player = Player { $seat }
web-name-of-seat = Name of the player at seat { $seat }
web-name-by-guest = name (or the guest chooses it)
web-add-seat = Add a seat
web-remove-seat = Take this seat away
web-remove-seat-of = Take seat { $seat } away
web-who-begins = Who begins
web-begins-random = whoever is drawn
web-table-name = Name of the table
web-table-name-hint = if you like
web-options = Options of the rules
web-preset = Set of options
web-preset-standard = standard
web-preset-own = your own
web-rule = Rule { $rule }
web-sit-down = Sit down and play
web-house-title = Cards and values of your own
web-house-valletta = Play with buildings, characters and barrels of your own instead of those that come with the house.
web-house-saint_malo = Play with values of your own: the city, the characters, the pirates.
web-house-malta = Play with cards and spaces of your own instead of those that come with the house.
web-house-start = Take the file of the house to begin with
web-house-choose = Choose a TOML file
web-house-drop = or drop it here
web-house-checking = Checking { $file } …
web-house-good = { $file } can be played.
web-house-bad = { $file } cannot be played.
web-house-printed = Without it the table plays with the values of the house.
web-house-unreadable = This file cannot be read as text.
web-house-later = Nothing changes until the table is opened.
web-house-remove = Take it out again
web-house-facts = How well its values are known:
web-house-unsourced = It does not say where its values come from.
web-house-known = { $known ->
    [printed] read off the cards of a box: { $number }
    [stated] stated by the rulebook: { $number }
    [derived] derived from the rulebook: { $number }
    [public] known from public sources: { $number }
   *[placeholder] placeholders: { $number }
}
web-house-warnings = Worth a look:

## Links and people

web-links = Links to pass on
web-link-help = A seat belongs to whoever has its link. Send each link to one person only.
web-link-for = Link for { $name }
web-link-watch = Link to watch
web-copy = Copy
web-copied = Copied
web-qr = QR code
web-qr-of = QR code. { $label }
web-people = Around the table
web-players = Players
web-is-here = here
web-away = away
web-spectators = { $number ->
    [one] { $number } spectator
   *[other] { $number } spectators
}
web-bot-stands-in = { $bot } stands in
web-let-bot-play = Let { $bot } play
web-stand-in-from = a computer player may step in from { $when }
web-stand-in-proposed = { $bot } is to step in
web-stand-in-missing = still to agree: { $names }
web-stand-in-ask = Shall { $bot } play for { $name }?
web-stand-in-agree = Agree
web-stand-in-agree-to = Agree: { $bot } plays for { $name }
web-stand-in-disagree = Disagree
web-stand-in-disagree-to = Disagree: { $bot } does not play for { $name }
web-take-back = Play myself
web-welcome = Welcome to the table
web-your-name = Your name
web-hand-over = Pass the table to { $name }
web-hand-over-help = Everything hidden lies face down. Nobody else peeking?
web-hand-over-button = I am { $name }, show my hand

## The table

web-to-hall = Back to the hall
web-no-table = No such table
web-no-place = No place left
web-table-named = Table “{ $name }”
web-round-number = round { $round }
web-house-data = house data
web-rules = Rules
web-log = Log
web-log-open = See this moment
web-menu = Menu
web-moves = All moves in words
web-no-moves = There is nothing for you to decide now.
web-board = Board
web-aids = Aids
web-own-things = Your things
web-visit = Look at { $name }’s side
web-to-move = to move
web-throw = Throw the dice
web-end-turn = End the turn
web-go-on = Go on
web-close = Close
web-undo = Undo
web-undo-what = Undo: { $what }
web-undo-all = Undo the whole turn so far
web-undo-for-you = Take back what was done for you
web-why-not = Why can’t I?
web-the-rule = The rule
web-open-rule = Rule { $rule } · open the rule book here
web-ribbon-waits = { $name } decides.
web-ribbon-away = { $name } is away at the moment.
web-ribbon-thinks = { $name } is thinking.
web-ribbon-somebody = Somebody is being asked.
web-ribbon-confirm = { $name }, end your turn or undo.
web-ribbon-over = The game is over.
web-ribbon-stopped = This table has stopped because of an error of ours. What was played is kept.
web-reopen = Reopen at the last good step
web-back-to-table = Back to the table
web-reconnecting = Connection lost, coming back …
web-next-table = The next table is ready.
web-go-there = Go there
web-keys = Keys
web-key-undo = undo (with Shift: the whole turn)
web-key-moves = all moves in words
web-key-log = log
web-key-visit = see the other players, one by one
web-key-keys = this list
web-key-escape = close, step back

## The end and looking back

web-victory = { $number ->
    [one] { $names } wins
   *[other] { $names } win together
}
web-won-by = { $points } points, { $ahead } ahead of { $name }.
web-won-tie = { $points } points, as many as { $name }: the tie-break decides.
web-counting = Counting the points …
web-skip-counting = Show everything
web-total = Total
web-final-points = Final points:
web-where-from = Where the points came from
web-over-the-game = Points over the game
web-curve = Points of every player over the game
web-round = round
web-play-again = Play again
web-replay = Step by step
web-final-table = See the table
web-score-sheet = Score sheet
web-download = Save as a file
web-replay-start = The table before the first step.
web-step = Step
web-step-first = First step
web-step-back = One step back
web-step-on = One step on
web-step-last = Last step
web-play = Play
web-pause = Pause

## Rules

web-search-rules = Search the rules
web-search-hint = words, or the number of a rule
web-rules-found = { $number ->
    [one] { $number } rule
   *[other] { $number } rules
}
web-no-rule-found = No rule has all these words.

## Table manners

web-sound = Sound
web-sound-state = { $on ->
    [true] Sound is on
   *[false] Sound is off
}
web-on = on
web-off = off
web-notices = Tell me when it is my turn
web-notices-help = Your browser shows a notice while this page is out of sight.
web-notices-denied = Your browser keeps this page from showing notices. Click the sign left of the address, allow notifications for this page, then switch this on again.
web-notices-none = This browser shows no notices here: it knows none, or the page did not come over https.
web-turn = Your turn
web-turn-of = Now it is { $name }
web-since = { $kind ->
    [time] since { $when }
    [span] since { $when } ({ $span })
    [yesterday] since yesterday
   *[day] since { $when }
}
web-state-your-turn-since = your turn { $since }
web-state-waits = waiting for { $name }
web-state-waits-since = waiting for { $name } { $since }
web-state-asked = somebody is being asked
web-state-asked-since = somebody is being asked { $since }
web-ribbon-since = Waiting for { $name } { $since }.
web-ribbon-somebody-since = Waiting { $since }.
web-waited-for = the table waits
web-waited-for-since = the table waits { $since }

## When something fails

web-unreachable = The server cannot be reached.
web-try-again = Try again
web-page-failed = This room could not be loaded
web-page-failed-help = The server may have been updated, or the connection is gone.
web-reload = Load again

## Answers in secret

web-asks = Questions to you
web-asks-help = Nobody else learns what you choose here, nor whether you were asked.
web-asks-turn = In this turn: { $asks }
web-ask-not-this-turn = Not again this turn
web-ask-never = Never in this game
web-ask-again = Ask me again
web-asked-silently = { $turn ->
    [yes] You are not asked in this turn.
   *[no] You are not asked.
}
web-answer-held = You let it happen. Waiting for the others …
web-answer-left = { $seconds ->
    [one] { $seconds } second left
   *[other] { $seconds } seconds left
}
web-answers = Answers
web-answer-wait = Pause for answers
web-answer-wait-seconds = { $seconds ->
    [one] about { $seconds } second
   *[other] about { $seconds } seconds
}
web-answer-wait-help = Whoever can answer or not, the table pauses for each player: its length tells nothing about a hand.
web-answer-limit = Time to answer
web-answer-limit-none = as long as it takes
web-answer-limit-wait = as long as the pause: thinking tells nothing
web-answer-limit-seconds = { $seconds } seconds
web-answer-limit-help = When the time is over, the card happens.

## Giving up

web-give-up-sure = Really? There is no way back.
web-give-up-no = Play on
