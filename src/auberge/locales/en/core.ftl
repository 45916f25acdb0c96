### Words every game shares: lists, refusals by any game, and what can go wrong with setups, moves, records and data.

list-join = { $first }, { $next }
list-join-last = { $list } and { $last }
label-join = { $label }: { $text }

# Names of computer players, in the order in which they sit down.
house-names = Rosie, Walt, Molly, Ned, Nell, Hugo

## Refusals

refusal-with-rule = { $sentence } (rule { $rule })
refusal-game-over = The game is over.
refusal-not-your-turn = It is seat { $seat }’s turn.
refusal-cards-first = Cards or tokens have to be shuffled or drawn first.
refusal-wrong-step = { $question ->
    [crate] You now have to place a crate.
    [section] You now have to place a wall section.
    [church] You now have to place the church.
    [type] You now have to choose a character.
    [character] You now have to place the character.
    [house] You can now place a house or stop building.
    [draft] You now have to take an extra starting good.
    [play] You now have to play a card.
    [maid] You now have to choose a good for the Maid.
    [seamstress] You now have to choose the goods for the Seamstress.
    [foreman] You now have to choose a kind of good for the Foreman.
    [nun] You now have to choose a kind of good for the Nun.
    [trader] You can now use the Trader or decline.
    [merchant] You can now use the Merchant or decline.
    [bailiff] You can now use the Grand Bailiff or decline.
    [grand_master] You can now use the Grand Master or decline.
    [architect] You now have to decide which good to spend on the Architect, if any.
    [build] You can now build or upgrade a building, or decline.
    [payment] You now have to pay for the building.
    [jean] You can now dismiss or hire a character, or decline.
    [give] You now have to choose what to give.
    [bonus] You can now take the two-player bonus or decline.
    [use] You can now use the effect or decline.
    [place] You now have to place your pawn.
    [target] You now have to choose a target for the card.
    [respond] You can now respond to the card or let it resolve.
    [discard] You now have to discard a card.
    [pass_on] You now have to pass on a card.
    [move] You now have to move your pawn.
    [racket_to] You now have to choose who gets the next protection card.
    [racket] You now have to choose a card to pay protection with.
   *[other] That is not possible at this point in the turn.
}

## Setting up

unknown-game = There is no game called “{ $name }”. Known games: { $known }.
game-lacks = The game { $game } does not bring { $part ->
    [rulebook] a rule book
    [lessons] lessons
    [puzzles] puzzles
    [observation] observations for learning environments
   *[other] this
}.
unknown-language = The language “{ $language }” is not available. Available: { $known }.
unknown-bot = There is no computer player called “{ $name }”. Known: { $known }.
bad-budget = “{ $value }” is not a valid budget. Examples: 100ms, 2s, 5000it (iterations).
bot-cannot-play = The computer player “{ $bot }” cannot play { $game }.
setup-seats = This game needs { $low } to { $high } seats, not { $seats }.
setup-start-seat = The first player’s seat must be between 1 and { $high }, not { $seat }.
setup-seed = The seed must be a whole number from 0 to { $high }, not { $seed }.
setup-unknown-option = There is no option “{ $option }”. Known options: { $known }.
setup-option-value = The option “{ $option }” cannot be “{ $value }”. Possible values: { $choices }.
setup-no-data = The game { $game } has no values that could be changed.
setup-option-seats = The option “{ $option }” can only be “{ $value }” with up to { $most } players; this table has { $seats }.

## Texts that are not moves

bad-move-text = “{ $text }” is not a move of this game.
bad-move-unknown = There is no move “{ $move }” in this game.
bad-move-no-cell = “{ $text }” does not name a cell.
bad-move-no-such-cell = There is no cell ({ $row },{ $col }).
bad-move-no-such-character = There is no character “{ $character }”.
bad-move-no-such-face = No die has a face “{ $face }”.
bad-move-no-such-symbol = There is no symbol “{ $symbol }” to use.
bad-move-number-of-dice = “{ $dice }” is not a possible number of dice.
bad-move-too-many-dice = There are not that many dice: { $dice }.

## Data files

bad-data-place = { $file }, entry { $entry }, field { $field }
bad-data-missing = { bad-data-place }: the field is missing.
bad-data-number = { bad-data-place }: a whole number from { $low } to { $high } is required, not { $value }.
bad-data-word = { bad-data-place }: “{ $value }” is not allowed here. Allowed: { $choices }.
bad-data-text = { bad-data-place }: text is required here, not “{ $value }”.
bad-data-flag = { bad-data-place }: true or false is required here, not “{ $value }”.
bad-data-length = { bad-data-place }: the list must have { $length ->
    [one] { $length } entry
   *[other] { $length } entries
}, not { $value }.
bad-data-at-most = { bad-data-place }: the number of entries in the list must be from 1 to { $most }, not { $value }.
bad-data-table = { bad-data-place }: a table is required here.
bad-data-syntax = { $file }: this is not valid TOML ({ $problem }).
bad-data-too-long = { $file }: this file is too long (limit: { $most } kB and { $lines } lines).
bad-data-too-deep = { $file }: this file is nested too deeply (limit: { $most } levels, and the same number of dots in a line).
bad-data-unknown-field = { bad-data-place }: there is no such field.
bad-data-no-source = { bad-data-place }: no source is given for this value.
bad-data-source-without-fact = { bad-data-place }: a source is given, but there is no such value.
bad-data-source-field = { bad-data-place }: a source may only contain doc, known, lines and note.
bad-data-shape = { bad-data-place }: this does not fit the format ({ $problem }).
bad-data-scenario = { bad-data-place }: this makes no sense in a scenario.
scenario-mismatch = Scenario { $scenario }, case { $case }, step { $step }, { $what }: expected { $expected }, found { $found }.

## Records of games

bad-record-size = The game record is too large: { $bytes } bytes (limit: { $most }).
bad-record-json = The game record is not valid JSON ({ $problem }).
bad-record-format = This file is not a game record.
bad-record-version = The game record has format version { $version }; this program reads version { $known }.
bad-record-field = The game record has a wrong or missing field ({ $problem }).
bad-record-players = The number of players in the game record ({ $players }) does not match its number of seats ({ $seats }).
bad-record-game = This is a record of { $game }, not of { $expected }.
bad-record-rules = The game record follows version { $version } of the rules; this program plays version { $known }.
bad-record-no-seed = The game record has no seed, so the game cannot be continued.
bad-record-entry-text = Entry { $number } of the game record cannot be read: “{ $text }”.
bad-record-entry-refused = Entry { $number } of the game record breaks the rules: “{ $text }” (rule { $rule }).
bad-record-entry-chance = Entry { $number } of the game record is a random event that cannot happen at that point: “{ $text }”.
bad-record-entry-seed = Entry { $number } of the game record does not follow from its seed: “{ $text }”.
bad-record-row = Row { $number } of this table is damaged in the database and cannot be read.

## Our own mistakes

bug-foreign-position = Internal error: this position does not belong to the game { $game }. Please report it.
bug-foreign-view = Internal error: this view does not belong to the game { $game }. Please report it.
bug-players = Internal error: the number of players ({ $players }) does not match the number of seats ({ $seats }). Please report it.
bug-no-chance-due = Internal error: a random event was requested where none is due. Please report it.
bug-words = Internal error: the message { $message } fails in the language { $language } ({ $problem }). Please report it.
