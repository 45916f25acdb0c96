### Words every game shares: lists, refusals by any game, and what can go wrong with setups, moves, records and data.

list-join = { $first }, { $next }

# Names of computer players, in the order in which they sit down.
house-names = Rosie, Walt, Molly, Ned, Nell, Hugo

## Refusals

refusal-with-rule = { $sentence } (rule { $rule })
refusal-game-over = The game is over.
refusal-not-your-turn = It is the turn of seat { $seat }.
refusal-cards-first = Something must be shuffled or drawn first.
refusal-wrong-step = { $question ->
    [crate] Now a crate must be placed.
    [section] Now a wall section must be placed.
    [church] Now the church must be placed.
    [type] Now the type of the character must be named.
    [character] Now the character must be placed.
    [house] Now a house may be placed, or building stopped.
    [draft] Now one more good must be taken for the start.
    [play] Now a card must be played.
    [maid] Now the good of the Maid must be chosen.
    [seamstress] Now the goods of the Seamstress must be chosen.
    [foreman] Now the Foreman’s kind of good must be chosen.
    [nun] Now the Nun’s kind of good must be chosen.
    [trader] Now the Trader is used or declined.
    [merchant] Now the Merchant is used or declined.
    [bailiff] Now the Grand Bailiff is used or declined.
    [grand_master] Now the Grand Master is used or declined.
    [architect] Now the Architect’s kind of good must be chosen.
    [build] Now a building is built or upgraded, or the effect declined.
    [payment] Now the building must be paid for.
    [jean] Now a character is dismissed or hired, or this is declined.
    [give] Now it must be chosen what to give.
    [bonus] Now the two-player bonus is taken or declined.
    [use] Now the effect is used or declined.
    [place] Now the pawn must be placed.
    [target] Now a target of the card must be named.
    [respond] Now the announced card is answered, or let happen.
    [discard] Now a card must be discarded.
    [pass_on] Now a card must be passed on.
    [move] Now the pawn must be moved.
    [racket_to] Now the player who gets the next card of the racket must be named.
    [racket] Now the card for the racket must be chosen.
   *[other] This move does not fit the present step of the turn.
}

## Setting up

unknown-game = There is no game called “{ $name }”. Known games: { $known }.
unknown-language = The language “{ $language }” is not available. Available: { $known }.
unknown-bot = There is no computer player called “{ $name }”. Known: { $known }.
bad-budget = “{ $value }” is no budget: 100ms, 2s and 5000it (iterations) are.
bot-cannot-play = The computer player “{ $bot }” cannot play { $game }.
setup-seats = This game needs { $low } to { $high } seats, not { $seats }.
setup-start-seat = The start seat must lie between 1 and { $high }; { $seat } does not.
setup-seed = The seed must be a whole number from 0 to { $high }; { $seed } is not.
setup-unknown-option = There is no option “{ $option }”. Known options: { $known }.
setup-option-value = The option “{ $option }” cannot be “{ $value }”. Possible values: { $choices }.
setup-option-seats = The option “{ $option }” can be “{ $value }” with up to { $most } players only, not with { $seats }.

## Texts that are no move

bad-move-text = “{ $text }” is not a move of this game.
bad-move-unknown = This game knows no move “{ $move }”.
bad-move-no-cell = “{ $text }” does not name a cell.
bad-move-no-such-cell = There is no cell ({ $row },{ $col }).
bad-move-no-such-character = There is no character “{ $character }”.
bad-move-no-such-face = No die has a face “{ $face }”.
bad-move-no-such-symbol = There is no symbol “{ $symbol }” to use.
bad-move-number-of-dice = “{ $dice }” is not a possible number of dice.
bad-move-too-many-dice = { $dice } dice are more than there are.

## Data files

bad-data-place = { $file }, entry { $entry }, field { $field }
bad-data-missing = { bad-data-place }: the field is missing.
bad-data-number = { bad-data-place }: a whole number from { $low } to { $high } is needed, not { $value }.
bad-data-word = { bad-data-place }: “{ $value }” is not allowed here. Allowed: { $choices }.
bad-data-text = { bad-data-place }: a text is needed here, not “{ $value }”.
bad-data-flag = { bad-data-place }: true or false is needed here, not “{ $value }”.
bad-data-length = { bad-data-place }: the list must have { $length } entries, not { $value }.
bad-data-at-most = { bad-data-place }: the list must have 1 to { $most } entries, not { $value }.
bad-data-table = { bad-data-place }: a table is needed here.
bad-data-syntax = { $file }: this is not valid TOML ({ $problem }).
bad-data-too-long = { $file }: this is too long. At most { $most } kB and { $lines } lines are read.
bad-data-too-deep = { $file }: things lie too deep in each other: at most { $most } levels, and as many dots in a line, are read.
bad-data-unknown-field = { bad-data-place }: there is no such field.
bad-data-no-source = { bad-data-place }: nothing says where this value comes from.
bad-data-source-without-fact = { bad-data-place }: a source is given, but no such value.
bad-data-source-field = { bad-data-place }: a source may only hold doc, known, lines and note.
bad-data-shape = { bad-data-place }: this does not fit the format ({ $problem }).
bad-data-scenario = { bad-data-place }: this makes no sense in a scenario.
scenario-mismatch = Scenario { $scenario }, case { $case }, step { $step }, { $what }: expected { $expected }, found { $found }.

## Records of games

bad-record-size = The game record is too large: { $bytes } bytes, at most { $most } are allowed.
bad-record-json = The game record is not valid JSON ({ $problem }).
bad-record-format = This file is not a game record.
bad-record-version = The game record has format version { $version }; this program reads version { $known }.
bad-record-field = The game record has a wrong or missing field ({ $problem }).
bad-record-players = The game record names { $players } players for { $seats } seats.
bad-record-game = The game record belongs to the game { $game }, not to { $expected }.
bad-record-rules = The game record follows version { $version } of the rules; this program plays version { $known }.
bad-record-no-seed = The game record holds no seed, so chance cannot go on from here.
bad-record-entry-text = Entry { $number } of the game record cannot be read: “{ $text }”.
bad-record-entry-refused = Entry { $number } of the game record is against the rules: “{ $text }” (rule { $rule }).
bad-record-entry-chance = Entry { $number } of the game record is a chance event that cannot happen there: “{ $text }”.
bad-record-entry-seed = Entry { $number } of the game record does not follow from its seed: “{ $text }”.

## Our own mistakes

bug-foreign-position = Internal error: this position does not belong to the game { $game }. Please report it.
bug-foreign-view = Internal error: this view does not belong to the game { $game }. Please report it.
bug-players = Internal error: { $players } players for { $seats } seats. Please report it.
bug-no-chance-due = Internal error: chance was called where none is due. Please report it.
bug-words = Internal error: the message { $message } fails in the language { $language } ({ $problem }). Please report it.
