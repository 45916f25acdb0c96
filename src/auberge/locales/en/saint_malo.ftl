### Saint Malo: everything a player reads during a game. The text of the rules is in rules_saint_malo.ftl.

saint_malo-title = Saint Malo
saint_malo-description = Roll the dice, fill your city with walls, churches, houses and people, and keep the pirates out.

## Names of things

# One face of a die, by name.
saint_malo-face = { $face ->
    [log] log
    [crate] crate
    [wall] wall
    [cross] cross
    [head] head
   *[crossed_swords] crossed swords
}

# One entry of a list of dice: equal faces are counted.
saint_malo-faces = { $number ->
    [1] { $item ->
        [log] log
        [crate] crate
        [wall] wall
        [cross] cross
        [head] head
       *[crossed_swords] crossed swords
    }
   *[other] { $item ->
        [log] { $number } × log
        [crate] { $number } × crate
        [wall] { $number } × wall
        [cross] { $number } × cross
        [head] { $number } × head
       *[crossed_swords] { $number } × crossed swords
    }
}
saint_malo-faces-none = no dice

saint_malo-character = { $character ->
    [citizen] citizen
    [soldier] soldier
    [priest] priest
    [architect] architect
    [merchant] merchant
    [juggler] juggler
   *[noble] noble
}

# The letter drawn in the city.
saint_malo-letter = { $character ->
    [citizen] C
    [soldier] S
    [priest] P
    [architect] A
    [merchant] M
    [juggler] J
   *[noble] N
}

saint_malo-effect = { $character ->
    [citizen] 1 VP at once
    [soldier] +1 defence in every pirate attack
    [priest] 1 VP for each church around him, diagonals included
    [architect] builds up to 3 houses at once, 1 log and 3 VP each
    [merchant] 1 coin for each crate around him, diagonals included
    [juggler] 2 VP for each different type of character around him
   *[noble] 7 VP at once
}

saint_malo-content = { $content ->
    [tower] tower
    [empty] empty
    [crate] crate
    [wall] wall section
    [church_1] church of size 1
    [church_2] church of size 2
    [church_3] church of size 3
    [church_4] church of size 4
    [church_5] church of size 5
    [house] house
    [citizen] citizen
    [soldier] soldier
    [priest] priest
    [architect] architect
    [merchant] merchant
    [juggler] juggler
   *[noble] noble
}

saint_malo-side = { $side ->
    [N] north side
    [E] east side
    [S] south side
   *[W] west side
}

saint_malo-side-state = { $state ->
    [open] open
    [complete] complete
   *[destroyed] destroyed
}

saint_malo-source = { $source ->
    [tower] tower bonus
    [citizen] citizen
    [priest] priest
    [house] house
    [juggler] juggler
    [noble] noble
   *[merchant] merchant
}

## Options

saint_malo-option-allow_voluntary_pass = Voluntary passing
saint_malo-option-allow_voluntary_pass-help = A player may always pass, even when a symbol could be used for free.
saint_malo-option-bonus_character_compulsory = Compulsory bonus character
saint_malo-option-bonus_character_compulsory-help = The bonus character of a completed wall cannot be declined while a cell is empty.

## What to decide

saint_malo-question-go_on = Nothing to decide right now.
saint_malo-question-roll = Roll the dice.
saint_malo-question-keep = Roll { $rolls } of 3: choose the dice to keep; the others are rolled again. Keep all five to stop.
saint_malo-question-announce = Announce one symbol and how many dice you use for it.
saint_malo-question-crate = { $left ->
    [one] Choose a cell for the crate.
   *[other] Choose a cell for the next crate ({ $left } left to place).
}
saint_malo-question-section = { $left ->
    [one] Choose a dark cell for the wall section.
   *[other] Choose a dark cell for the next wall section ({ $left } left to place).
}
saint_malo-question-church = Choose an empty cell for the church of size { $number }.
saint_malo-question-type = { $from_tower ->
    [true] Choose the bonus character for your completed wall.
   *[false] { $heads ->
        [one] Choose a character for { $heads } head.
       *[other] Choose a character for { $heads } heads.
    }
}
saint_malo-question-character = { $character ->
    [citizen] Choose an empty cell for the citizen.
    [soldier] Choose an empty cell for the soldier.
    [priest] Choose an empty cell for the priest.
    [architect] Choose an empty cell for the architect.
    [merchant] Choose an empty cell for the merchant.
    [juggler] Choose an empty cell for the juggler.
   *[noble] Choose an empty cell for the noble.
}
saint_malo-question-house = Choose a cell for the architect’s next house, or stop building.
saint_malo-question-over = The game is over.

## Moves

saint_malo-move-keep = Keep: { $faces }
saint_malo-move-use = { $symbol ->
    [log] { $dice ->
        [one] Have { $dice } log delivered
       *[other] Have { $dice } logs delivered
    }
    [crate] { $dice ->
        [one] Place { $dice } crate
       *[other] Place { $dice } crates
    }
    [wall] { $dice ->
        [one] Place { $dice } wall section
       *[other] Place { $dice } wall sections
    }
    [cross] Build a church of size { $dice }
   *[head] { $dice ->
        [one] Recruit a character with { $dice } head
       *[other] Recruit a character with { $dice } heads
    }
}
saint_malo-move-pass = Pass
saint_malo-move-recruit = { $character ->
    [citizen] Recruit a citizen
    [soldier] Recruit a soldier
    [priest] Recruit a priest
    [architect] Recruit an architect
    [merchant] Recruit a merchant
    [juggler] Recruit a juggler
   *[noble] Recruit a noble
}
saint_malo-move-decline = Decline the bonus character
saint_malo-move-place = Cell { $cell }
saint_malo-move-stop = Stop building
saint_malo-move-absent = Skip this turn (absent)

## Events

saint_malo-event-turn-began = Round { $round }: it is { $seat }’s turn.
saint_malo-event-rolled = { $seat }, roll { $roll }: { $faces }.
saint_malo-event-kept = { $seat } keeps: { $faces }.
saint_malo-event-used = { $price ->
    [0] { $seat } announces: { saint_malo-announcement }.
    [one] { $seat } announces: { saint_malo-announcement }, for { $price } coin.
   *[other] { $seat } announces: { saint_malo-announcement }, for { $price } coins.
}
saint_malo-announcement = { $symbol ->
    [log] { $dice } × log
    [crate] { $dice } × crate
    [wall] { $dice } × wall
    [cross] { $dice } × cross
   *[head] { $dice } × head
}
saint_malo-event-passed = { $seat } passes.
saint_malo-event-logs-delivered = { $logs ->
    [one] { $seat } receives { $logs } log.
   *[other] { $seat } receives { $logs } logs.
}
saint_malo-event-crate-placed = { $seat } places a crate on { $cell }.
saint_malo-event-wall-placed = { $seat } places a wall section on { $cell }.
saint_malo-event-church-built = { $seat } builds a church of size { $size } on { $cell }.
saint_malo-event-house-built = { $seat } builds a house on { $cell }.
saint_malo-event-character-placed = { $character ->
    [citizen] { $seat } places a citizen on { $cell }.
    [soldier] { $seat } places a soldier on { $cell }.
    [priest] { $seat } places a priest on { $cell }.
    [architect] { $seat } places an architect on { $cell }.
    [merchant] { $seat } places a merchant on { $cell }.
    [juggler] { $seat } places a juggler on { $cell }.
   *[noble] { $seat } places a noble on { $cell }.
}
saint_malo-event-side-destroyed = { $side ->
    [N] { $seat }: the north side is destroyed.
    [E] { $seat }: the east side is destroyed.
    [S] { $seat }: the south side is destroyed.
   *[W] { $seat }: the west side is destroyed.
}
saint_malo-event-side-completed = { $side ->
    [N] { $seat }: the north wall is complete.
    [E] { $seat }: the east wall is complete.
    [S] { $seat }: the south wall is complete.
   *[W] { $seat }: the west wall is complete.
}
saint_malo-event-coins-gained = { $coins ->
    [one] { $seat } gains { $coins } coin ({ saint_malo-source }).
   *[other] { $seat } gains { $coins } coins ({ saint_malo-source }).
}
saint_malo-event-points-scored = { $seat } scores { $points } VP ({ saint_malo-source }).
saint_malo-event-bonus-lapsed = { $seat }: no cell is empty, so the bonus character is lost.
saint_malo-event-bonus-declined = { $seat } declines the bonus character.
saint_malo-event-sections-lapsed = { $sections ->
    [one] { $seat }: no dark cell is empty, so { $sections } wall section is lost.
   *[other] { $seat }: no dark cell is empty, so { $sections } wall sections are lost.
}
saint_malo-event-building-stopped = { $seat } stops building.
saint_malo-event-boxes-ticked = { $boxes ->
    [one] { $seat } ticks { $boxes } pirate box ({ $ticks } in total).
   *[other] { $seat } ticks { $boxes } pirate boxes ({ $ticks } in total).
}
saint_malo-event-swords-ignored = { $swords ->
    [one] { $seat }: the pirate grid is full, so { $swords } die with swords has no effect.
   *[other] { $seat }: the pirate grid is full, so { $swords } dice with swords have no effect.
}
saint_malo-event-pirates-attacked = Pirate attack { $attack } of 6, strength { $strength }!
saint_malo-event-city-defended = { $seat } holds out: defence { $defence } against { $strength }.
saint_malo-event-cannon-lost = { $seat } loses a cannon: defence { $defence } against { $strength }.
saint_malo-event-city-filled = { $seat } fills the last empty cell: this round is the last.
saint_malo-event-seat-absent = { $seat } is absent: the turn is skipped.
saint_malo-event-game-ended = The game ends after round { $round }.

## Refusals

refusal-roll-first = The dice must be rolled first.
refusal-absent-too-late = A seat can only be skipped as absent at the beginning of its own turn.
refusal-still-rolling = You are still rolling: choose the dice to keep first.
refusal-already-announced = A symbol has already been announced this turn.
refusal-bonus-compulsory = At this table the bonus character cannot be declined.
refusal-nothing-to-decline = There is no bonus character to decline.
refusal-dice-not-there = Those dice are not on the table.
refusal-no-fourth-roll = There is no fourth roll.
refusal-rolling-over = Rolling is over for this turn.
refusal-must-use = You can use a symbol without paying, so you cannot pass.
refusal-announce-first = Announce a symbol and a number of dice first.
refusal-swords-stay = { $dice ->
    [0] All dice show crossed swords: none can be used or changed.
    [one] Dice with crossed swords cannot be changed: only { $dice } die can be used.
   *[other] Dice with crossed swords cannot be changed: at most { $dice } dice can be used.
}
refusal-crates-do-not-fit = { $dice ->
    [0] No crate fits into the city.
    [one] Only { $dice } crate fits into the connected empty cells.
   *[other] At most { $dice } crates fit into the connected empty cells.
}
refusal-walls-do-not-fit = { $dice ->
    [0] No dark cell is empty.
    [one] Only { $dice } dark cell is empty.
   *[other] Only { $dice } dark cells are empty.
}
refusal-too-few-coins = Not enough coins: the price is { $price }; you have { $coins }.
refusal-too-few-coins-for-logs = Not enough coins: the price including delivery is { $price }; you have { $coins }.
refusal-tower = A tower is not a cell: nothing can be placed there.
refusal-cell-taken = This cell is already filled.
refusal-wall-on-light-cell = Wall sections can only be placed in dark cells.
refusal-crates-need-room = { $crates ->
    [one] The crate does not fit here.
   *[other] The { $crates } crates do not fit into this empty area.
}
refusal-crate-not-beside = The crate must be directly beside a crate placed this turn, not diagonally.
refusal-house-joins-no-group = All houses built this turn must form one group, and one of them must touch the new architect.
refusal-house-not-around = The first house must touch the new architect; diagonally is enough.
refusal-house-not-beside = The house must be directly beside a new house of this architect, not diagonally.
refusal-crates-due = { $crates ->
    [one] One announced crate must still be placed.
   *[other] { $crates } announced crates must still be placed.
}
refusal-sections-due = { $sections ->
    [one] One announced wall section must still be placed.
   *[other] { $sections } announced wall sections must still be placed.
}
refusal-character-too-high = { $character ->
    [juggler] A completed wall does not bring a juggler.
    [noble] A completed wall does not bring a noble.
   *[other] A completed wall does not bring this character.
}
refusal-wrong-heads = { $needed ->
    [one] This character needs { $needed } head, and you are using { $heads }: { saint_malo-character }.
   *[other] This character needs { $needed } heads, and you are using { $heads }: { saint_malo-character }.
}

## Score sheet

saint_malo-score-citizens = Citizens
saint_malo-score-priests = Priests
saint_malo-score-houses = Houses
saint_malo-score-jugglers = Jugglers
saint_malo-score-nobles = Nobles
saint_malo-score-towers = Tower bonus
saint_malo-score-full_city = Full city
saint_malo-score-coins = Coins left
saint_malo-score-logs = Logs left
saint_malo-score-churches = Church series
saint_malo-score-cannons = Lost cannons

## Labels of the board

saint_malo-points = { $points } VP

## Data file

bad-data-cell = { bad-data-place }: { $value } is not a cell; a row and a column from 0 to 6 are needed.
bad-data-towers = { bad-data-place }: the towers must be the four corners.
bad-data-crate-not-light = { bad-data-place }: the starting crate { $value } is not in a light cell.
bad-data-crate-twice = { bad-data-place }: two starting crates are in the same cell.
bad-data-no-such-side = { bad-data-place }: there is no such side. Sides: { $sides }.
bad-data-bonus-kind-missing = { bad-data-place }: no side gives the bonus “{ $value }”.
bad-data-series = { bad-data-place }: the value of a series must increase with each church size, the last time by exactly 7.
bad-data-no-character-for-heads = { bad-data-place }: no character costs this number of heads: { $value }.
bad-data-strengths = { bad-data-place }: the pirates’ strengths must be { $value }.
bad-data-boxes = { bad-data-place }: the number of boxes per row must be even, increase with the number of players, and be 6 for three players.
bad-data-faces = { bad-data-place }: only these die faces are possible: { $choices }.
bad-data-merchant-example = { bad-data-place }: with these crates, the rulebook’s merchant example cannot be set up.
data-warning-cannons = The number of cannons is not six, one for each pirate attack.
data-warning-character-bonuses = More than one side gives a character, so all houses built in one turn must form one group.
