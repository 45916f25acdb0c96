### The words of the page in the browser: hall, new table, frame of every table, score sheet, rules.

## The hall

web-tagline = three games, one long table
web-skip = Skip to content
web-doors = The games
web-door-valletta = Valletta
web-door-valletta-text = Build a street of limestone houses, card by card, while Jean walks along it.
web-door-valletta-facts = 2–4 players · 20 min each
web-door-saint_malo = Saint Malo
web-door-saint_malo-text = Roll the dice, choose a symbol and draw your walled city before the pirates come.
web-door-saint_malo-facts = 2–5 players · five dice
web-door-malta = { "Malta!" }
web-door-malta-text = Run out of cards or arrows and you are out. Last one standing wins.
web-door-malta-facts = 2–6 players · 30 min
web-open-table = Open a table
web-no-board = This game cannot be played in the browser yet, only in the terminal.
web-read-rules = Read the rules
web-tables = Your tables
web-finished-games = Finished games
web-no-account = no account needed
web-no-tables = None yet. Open a table, or join with a link someone sent you.
web-state-your-turn = your turn
web-state-free = { $seats ->
    [one] { $seats } seat free
   *[other] { $seats } seats free
}
web-state-gather = { $missing ->
    [0] about to start
    [one] waiting for { $missing } more player
   *[other] waiting for { $missing } more players
}
web-state-running = in progress
web-state-over = finished
web-state-stopped = stopped
web-continue = Continue
web-watch = Watch
web-look-back = View
web-forget = Remove from list
web-join = Join by link
web-join-hint = paste a link
web-join-button = Join
web-join-wrong = This is not a link to a table.
web-house-players = Short of players? Invite the computer
web-bot = Computer player
web-bot-level = computer player: { $bot }
web-hall-choose = Choose which computer players join you at your next tables.
web-hall-chosen = joins you
web-bot-random = Fool
web-bot-random-text = plays any legal move
web-bot-page = Page
web-bot-page-text = knows the rules, makes beginner’s mistakes
web-bot-squire = Squire
web-bot-squire-text = goes for the best move right now
web-bot-knight = Knight
web-bot-knight-text = looks a few moves ahead
web-bot-grand_master = Grand Master
web-bot-grand_master-text = weighs everything, gives nothing away
web-bot-greedy = Squire
web-bot-greedy-text = goes for the best move right now
web-language = Language
web-light-lamp = Light the lamp (dark)
web-open-shutters = Open the shutters (light)
web-pace = Animation speed
web-pace-calm = calm
web-pace-quick = brisk
web-pace-instant = instant

## A new table

web-new-table = New table
web-who-plays = Who is playing?
web-holders-help = Here: someone at this screen. By link: whoever has the link. Computer: a computer player.
web-holder-here = Here
web-holder-link = By link
web-holder-bot = Computer
web-seat = Seat { $seat }
web-player = Player { $seat }
web-name-of-seat = Name of the player in seat { $seat }
web-name-by-guest = name (or let the guest choose)
web-add-seat = Add a seat
web-remove-seat = Remove this seat
web-remove-seat-of = Remove seat { $seat }
web-who-begins = Who goes first
web-begins-random = random
web-table-name = Table name
web-table-name-hint = optional
web-options = Rule options
web-preset = Preset
web-preset-standard = standard
web-preset-own = custom
web-rule = Rule { $rule }
web-sit-down = Sit down and play
web-house-title = Custom cards and values
web-house-valletta = Play with your own buildings, characters and barrels instead of the built-in ones.
web-house-saint_malo = Play with your own values for the city, the characters and the pirates.
web-house-malta = Play with your own cards and spaces instead of the built-in ones.
web-house-start = Download the built-in file to edit
web-house-choose = Choose a TOML file
web-house-drop = or drop it here
web-house-checking = Checking { $file }…
web-house-good = { $file } is ready to use.
web-house-bad = { $file } cannot be used.
web-house-printed = Without a valid file, the table uses the built-in values.
web-house-unreadable = This is not a text file.
web-house-later = Nothing changes until you open the table.
web-house-remove = Remove it
web-house-facts = Where its values come from:
web-house-unsourced = The file does not say where its values come from.
web-house-known = { $known ->
    [printed] read from printed cards: { $number }
    [stated] stated in the rulebook: { $number }
    [derived] derived from the rulebook: { $number }
    [public] known from public sources: { $number }
   *[placeholder] placeholders: { $number }
}
web-house-warnings = Worth checking:

## Links and people

web-links = Links to share
web-link-help = A seat belongs to whoever has its link. Send each link to one person only.
web-link-for = Link for { $name }
web-link-watch = Spectator link
web-copy = Copy
web-copied = Copied
web-qr = QR code
web-qr-of = QR code: { $label }
web-people = Around the table
web-players = Players
web-is-here = here
web-away = away
web-spectators = { $number ->
    [one] { $number } spectator
   *[other] { $number } spectators
}
web-bot-stands-in = { $bot } filling in
web-let-bot-play = Let a { $bot } play
web-stand-in-from = a computer player can step in from { $when }
web-stand-in-proposed = proposed: a { $bot } steps in
web-stand-in-missing = still to agree: { $names }
web-stand-in-ask = Let a { $bot } play for { $name }?
web-stand-in-agree = Agree
web-stand-in-agree-to = Agree to a { $bot } playing for { $name }
web-stand-in-disagree = Disagree
web-stand-in-disagree-to = Disagree with a { $bot } playing for { $name }
web-take-back = I’ll play
web-welcome = Welcome to the table
web-your-name = Your name
web-hand-over = Pass the device to { $name }
web-hand-over-help = Hidden cards are face down. Is anyone else looking?
web-hand-over-button = I’m { $name }, show my hand

## The table

web-to-hall = Back to the hall
web-nowhere = There is no such page
web-nowhere-help = There is nothing at { $address }. The address may be incomplete or out of date.
web-no-table = No such table
web-no-place = No room right now
web-table-named = Table “{ $name }”
web-round-number = round { $round }
web-house-data = custom data
web-rules = Rules
web-log = Log
web-log-open = Go to this moment
web-menu = Menu
web-menu-table = The table
web-menu-look = Look and sound
web-moves = List of all moves
web-no-moves = You have nothing to decide right now.
web-board = Board
web-aids = Player aid
web-own-things = Your area
web-visit = Look at { $name }’s area
web-to-move = to move
web-throw = Roll the dice
web-end-turn = End turn
web-go-on = Continue
web-close = Close
web-undo = Undo
web-undo-what = Undo: { $what }
web-undo-all = Undo the whole turn so far
web-undo-for-you = Undo what was done for you
web-why-not = Why can’t I?
web-the-rule = The rule
web-open-rule = Rule { $rule } · open the rules here
web-open-rules = Read it in the rules
web-ribbon-waits = { $name } is deciding.
web-ribbon-away = { $name } is away right now.
web-ribbon-thinks = { $name } is thinking.
web-ribbon-somebody = Waiting for a possible response.
web-ribbon-confirm = { $name }, end your turn or undo.
web-ribbon-over = The game is over.
web-ribbon-stopped = This table has stopped because of an error on our side. The game so far is saved.
web-ribbon-may-undo = { $name } can still undo.
web-ribbon-then-you = Then it is your turn.
web-ribbon-then = Then it is { $name }’s turn.
web-ribbon-then-on = Then the game goes on.
web-reopen = Reopen at the last good step
web-back-to-table = Back to the table
web-reconnecting = Connection lost, reconnecting…
web-next-table = The next table is ready.
web-go-there = Go there
web-keys = Keyboard shortcuts
web-key-undo = undo (with Shift: the whole turn)
web-key-moves = list of all moves
web-key-log = log
web-key-visit = see the other players, one by one
web-key-keys = this list
web-key-escape = close, go back

## The end and looking back

web-victory = { $number ->
    [one] { $names } wins
   *[other] { $names } share the victory
}
web-won-by = { $points ->
    [one] { $points } point, { $ahead } ahead of { $name }.
   *[other] { $points } points, { $ahead } ahead of { $name }.
}
web-won-tie = { $points ->
    [one] { $points } point, level with { $name }: the tie-break decides.
   *[other] { $points } points, level with { $name }: the tie-break decides.
}
web-counting = Counting the points…
web-skip-counting = Show everything
web-total = Total
web-final-points = Final score:
web-where-from = Where the points came from
web-over-the-game = Points during the game
web-curve = Every player’s points during the game
web-round = round
web-play-again = Play again
web-replay = Replay
web-final-table = View the table
web-score-sheet = Score sheet
web-download = Save as a file
web-replay-start = The table before the first step.
web-step = Step
web-step-first = First step
web-step-back = Previous step
web-step-on = Next step
web-step-last = Last step
web-play = Play
web-pause = Pause

## Table manners

web-sound = Sound
web-on = on
web-off = off
web-notices = Notify me when it’s my turn
web-notices-help = Your browser shows a notification while this page is in the background.
web-notices-denied = Your browser is blocking notifications from this page. Click the icon to the left of the address, allow notifications for this page, then switch them on again here.
web-notices-none = Notifications are not available here: this browser does not support them, or the page was not loaded over https.
web-turn = Your turn
web-turn-of = { $name }’s turn
web-since = { $kind ->
    [time] since { $when }
    [span] since { $when } ({ $span })
    [yesterday] since yesterday
   *[day] since { $when }
}
web-state-your-turn-since = your turn { $since }
web-state-waits = waiting for { $name }
web-state-waits-since = waiting for { $name } { $since }
web-state-asked = waiting for a response
web-state-asked-since = waiting for a response { $since }
web-ribbon-since = Waiting for { $name } { $since }.
web-ribbon-somebody-since = Waiting { $since }.
web-waited-for = the table is waiting
web-waited-for-since = the table has been waiting { $since }

## When something fails

web-unreachable = The server cannot be reached.
web-try-again = Try again
web-page-failed = This page could not be loaded
web-page-failed-help = The server may have been updated, or the connection may be down.
web-page-needs = It needs JavaScript and a connection to the server.
web-reload = Reload
web-nothing-kept = This browser does not let the page store anything: your tables, seats and settings are forgotten when you close it.

## Secret responses

web-asks = When to ask me
web-asks-help = Nobody else learns what you choose here, or whether you were asked.
web-asks-turn = This turn: { $asks }
web-ask-not-this-turn = Not again this turn
web-ask-never = Never in this game
web-ask-less-help = You are then not asked about other players’ cards, and they take effect. The menu turns the questions on again.
web-ask-again = Ask me again
web-asked-silently = { $turn ->
    [yes] You will not be asked this turn.
   *[no] You will not be asked.
}
web-answer-held = You let it resolve. Waiting for the others…
web-answer-left = { $seconds ->
    [one] { $seconds } second left
   *[other] { $seconds } seconds left
}
web-answers = Responses
web-answer-wait = Pause for responses
web-answer-wait-seconds = { $seconds ->
    [one] about { $seconds } second
   *[other] about { $seconds } seconds
}
web-answer-wait-help = The table pauses for every player, able to respond or not, so the pause reveals nothing about anyone’s hand.
web-answer-limit = Time to respond
web-answer-limit-none = no limit
web-answer-limit-wait = same as the pause, so thinking reveals nothing
web-answer-limit-seconds = { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}
web-answer-limit-help = When time runs out, the card takes effect.

## Conceding

web-give-up-sure = Are you sure? There is no way back.
web-give-up-no = Keep playing

## Programs as players

web-program = { $name } (program)
web-program-text = a program added by the people who run this server
web-program-plays = a program plays here
web-program-word = program
web-program-fault = { $fault ->
    [start] The program { $name } could not be started.
    [game] The program { $name } does not play this game.
    [silent] The program { $name } did not answer in time.
    [ended] The program { $name } ended without answering.
    [illegal] The program { $name } chose a move that is not legal.
    [missing] The program { $name } is no longer available on this server.
   *[other] The program { $name } gave an answer that cannot be read.
}
web-program-instead = { $instead ->
    [once] A random legal move was played instead.
    [missing] A squire plays for it.
   *[always] From now on, random legal moves are played for it.
}
