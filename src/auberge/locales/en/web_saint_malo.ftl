### Saint Malo’s board in the browser. What is said in every window on the game is in saint_malo.ftl.

## The city

web-saint_malo-city = City of { $name }
web-saint_malo-city-help = Arrow keys move from cell to cell, N and P to the next and the previous possible cell, Enter chooses.
web-saint_malo-cell = { $shade ->
    [dark] { $cell }, dark: { saint_malo-content }
   *[light] { $cell }, light: { saint_malo-content }
}
web-saint_malo-tower = { $bonus ->
    [coins] Tower of the { saint_malo-side } ({ saint_malo-side-state }): { $amount } coins
    [points] Tower of the { saint_malo-side } ({ saint_malo-side-state }): { $amount } VP
   *[character] Tower of the { saint_malo-side } ({ saint_malo-side-state }): a character for up to { $amount } heads
}
web-saint_malo-possible = { $thing ->
    [crate] crate possible
    [wall] wall section possible
    [church] church possible
    [house] house possible
    [citizen] citizen possible
    [soldier] soldier possible
    [priest] priest possible
    [architect] architect possible
    [merchant] merchant possible
    [juggler] juggler possible
   *[noble] noble possible
}
web-saint_malo-points = +{ $points } VP
web-saint_malo-coins = { $coins ->
    [one] +{ $coins } coin
   *[other] +{ $coins } coins
}
web-saint_malo-completes = { $side ->
    [N] completes the north wall
    [E] completes the east wall
    [S] completes the south wall
   *[W] completes the west wall
}
web-saint_malo-destroys = { $side ->
    [N] destroys the north side
    [E] destroys the east side
    [S] destroys the south side
   *[W] destroys the west side
}
web-saint_malo-empty = { $cells ->
    [0] no empty cell
    [one] { $cells } empty cell
   *[other] { $cells } empty cells
}
web-saint_malo-vp = VP
web-saint_malo-start = begins every round

## The dice

web-saint_malo-tray = { $rolls ->
    [0] Dice
    [1] First roll
    [2] Second roll
   *[3] Third roll
}
web-saint_malo-rolls = { $rolls } of 3 rolls
web-saint_malo-die = { $state ->
    [kept] Die { $number }: { saint_malo-face }, kept
    [used] Die { $number }: { saint_malo-face }, used
    [changed] Die { $number }: { saint_malo-face }, changed
   *[plain] Die { $number }: { saint_malo-face }
}
web-saint_malo-throw = { $dice ->
    [one] Roll { $dice } die
   *[other] Roll { $dice } dice
}
web-saint_malo-throw-again = { $dice ->
    [one] Roll { $dice } die again
   *[other] Roll { $dice } dice again
}
web-saint_malo-no-way-back = Once rolled, there is no way back.
web-saint_malo-stop-rolling = Stop rolling
web-saint_malo-keep-hint = Pick the dice that stay; the others are rolled again.
web-saint_malo-swords-wait = { $swords ->
    [one] { $swords } die with swords: one pirate box is ticked at the end of the turn.
   *[other] { $swords } dice with swords: as many pirate boxes are ticked at the end of the turn.
}

## The announcement

web-saint_malo-symbols = Symbol
web-saint_malo-numbers = Number of dice
web-saint_malo-announce-hint = Pick a symbol or tap a die.
web-saint_malo-price = { $price ->
    [0] free
    [one] { $price } coin
   *[other] { $price } coins
}
web-saint_malo-delivery-price = The delivery costs { $price ->
    [one] { $price } coin
   *[other] { $price } coins
}.

## Who comes

web-saint_malo-who-comes = Who comes for how many heads
web-saint_malo-who = Who comes?
web-saint_malo-character-heads = { $heads } · { saint_malo-character }
web-saint_malo-gives = { $character ->
    [citizen] 1 VP
    [soldier] defence +1
    [priest] 1 VP per church around
    [architect] up to 3 houses, 3 VP each
    [merchant] 1 coin per crate around
    [juggler] 2 VP per type around
   *[noble] 7 VP
}
web-saint_malo-done-with-houses = Done with houses
web-saint_malo-no-houses = Build no house

## Drawing

web-saint_malo-draw = { $thing ->
    [crate] Draw the crate on { $cell }
    [wall] Draw the wall on { $cell }
    [church] Draw the church on { $cell }
    [house] Draw the house on { $cell }
    [citizen] Draw the citizen on { $cell }
    [soldier] Draw the soldier on { $cell }
    [priest] Draw the priest on { $cell }
    [architect] Draw the architect on { $cell }
    [merchant] Draw the merchant on { $cell }
    [juggler] Draw the juggler on { $cell }
   *[noble] Draw the noble on { $cell }
}
web-saint_malo-side-warning = { $side ->
    [N] This destroys the north side for good.
    [E] This destroys the east side for good.
    [S] This destroys the south side for good.
   *[W] This destroys the west side for good.
}
web-saint_malo-end-turn = End the turn

## Stores

web-saint_malo-bank = Bank
web-saint_malo-lumber = Lumber
web-saint_malo-cannons = Cannons
web-saint_malo-coins-left = { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
web-saint_malo-logs-left = { $logs ->
    [one] { $logs } log
   *[other] { $logs } logs
}
web-saint_malo-cannons-left = { $left } of { $cannons } cannons left
web-saint_malo-defence = defence { $defence }

## Pirates

web-saint_malo-pirates = Pirates
web-saint_malo-players = { $players ->
    [2] 2 players
   *[other] { $players }
}
web-saint_malo-grid = Pirate grid: row { $row } of 6, strength { $strength }, { $ticked } of { $boxes } boxes ticked
web-saint_malo-grid-full = Pirate grid: all six attacks are over
web-saint_malo-next-attack = { $swords ->
    [one] Next attack: strength { $strength }, after { $swords } more sword.
   *[other] Next attack: strength { $strength }, after { $swords } more swords.
}
web-saint_malo-defence-short = Defence { $defence }: { $short } short, one cannon at risk.
web-saint_malo-defence-holds = Defence { $defence }: the city holds.
web-saint_malo-no-more-attacks = No more attacks.
web-saint_malo-strength = Strength { $strength }
web-saint_malo-short = defence { $defence }, { $short } short
web-saint_malo-holds = defence { $defence }, holds

## The ribbon

web-saint_malo-step-roll = Roll
web-saint_malo-step-choose = Choose
web-saint_malo-step-draw = Draw
web-saint_malo-step-swords = Swords
web-saint_malo-ask-roll = { $name }, roll the dice.
web-saint_malo-ask-roll-more = All five, up to three times.
web-saint_malo-ask-reroll = { $name }, roll again.
web-saint_malo-ask-reroll-more = Roll { $roll } of 3.
web-saint_malo-ask-keep = { $name }, keep dice or roll again.
web-saint_malo-ask-keep-more = { $rolls ->
    [1] Two more rolls are possible.
   *[2] One more roll is possible.
}
web-saint_malo-ask-announce = { $name }, choose one symbol.
web-saint_malo-ask-announce-more = Other dice can be changed for { $price } coins each.
web-saint_malo-ask-crate = { $name }, draw your crates.
web-saint_malo-ask-crate-more = { $left ->
    [one] One more; crates of a turn lie side by side.
   *[other] { $left } more, side by side.
}
web-saint_malo-ask-section = { $name }, draw your wall.
web-saint_malo-ask-section-more = { $left ->
    [one] One more section on a dark cell.
   *[other] { $left } more sections on dark cells.
}
web-saint_malo-ask-church = { $name }, draw the church.
web-saint_malo-ask-church-more = Size { $number }, on any empty cell.
web-saint_malo-ask-type = { $name }, choose who comes.
web-saint_malo-ask-type-more = { $from_tower ->
    [true] Your complete wall brings one character.
   *[false] { $heads ->
        [one] For { $heads } head.
       *[other] For { $heads } heads.
    }
}
web-saint_malo-ask-character = { $character ->
    [citizen] { $name }, draw the citizen.
    [soldier] { $name }, draw the soldier.
    [priest] { $name }, draw the priest.
    [architect] { $name }, draw the architect.
    [merchant] { $name }, draw the merchant.
    [juggler] { $name }, draw the juggler.
   *[noble] { $name }, draw the noble.
}
web-saint_malo-ask-character-more = { $character ->
    [citizen] 1 VP at once.
    [soldier] He adds 1 to the defence.
    [priest] 1 VP for each church around him.
    [architect] Then up to 3 houses beside him.
    [merchant] 1 coin for each crate around him.
    [juggler] 2 VP for each type of character around him.
   *[noble] 7 VP at once.
}
web-saint_malo-ask-house = { $name }, draw your houses.
web-saint_malo-ask-house-more = { $logs ->
    [one] In one block beside the architect; { $logs } log left.
   *[other] In one block beside the architect; { $logs } logs left.
}
web-saint_malo-ask-confirm = { $name }, end your turn.
web-saint_malo-ask-confirm-more = Until then you can take it back.
web-saint_malo-wait = { $question ->
    [roll] { $name } is about to roll.
    [keep] { $name } looks at the dice.
    [announce] { $name } chooses a symbol.
    [crate] { $name } draws crates.
    [section] { $name } draws a wall.
    [church] { $name } draws a church.
    [type] { $name } chooses a character.
    [character] { $name } draws a character.
    [house] { $name } draws houses.
   *[other] { $name } is playing.
}
web-saint_malo-last-round = Last round!
web-saint_malo-undo = { $kind ->
    [keep] dice
    [use] symbol
    [pass] pass
    [recruit] character
    [decline] declining
    [place] { $cell }
   *[stop] stopping
}

## Big moments

web-saint_malo-attack = { $attack ->
    [1] First attack: strength { $strength }
    [2] Second attack: strength { $strength }
    [3] Third attack: strength { $strength }
    [4] Fourth attack: strength { $strength }
    [5] Fifth attack: strength { $strength }
   *[6] Sixth attack: strength { $strength }
}
web-saint_malo-attack-cause = { $name } has ticked the last box of row { $attack }. Every city defends.
web-saint_malo-soldiers = { $soldiers ->
    [0] no soldier
    [one] { $soldiers } soldier
   *[other] { $soldiers } soldiers
}
web-saint_malo-walls = { $walls ->
    [0] no complete wall
    [one] { $walls } complete wall
   *[other] { $walls } complete walls
}
web-saint_malo-city-holds = holds
web-saint_malo-city-loses = loses a cannon
web-saint_malo-attack-note = Each lost cannon: 5 VP off at the end.
web-saint_malo-wall-complete = { $side ->
    [N] The north wall of { $name } is complete
    [E] The east wall of { $name } is complete
    [S] The south wall of { $name } is complete
   *[W] The west wall of { $name } is complete
}
web-saint_malo-wall-bonus = { $bonus ->
    [coins] { $amount } coins, and 2 defence from now on
    [points] { $amount } VP, and 2 defence from now on
   *[character] a character, and 2 defence from now on
}
web-saint_malo-city-full = The city of { $name } is full
web-saint_malo-city-full-more = The last round is played to its end.
web-saint_malo-over = The game is over
web-saint_malo-over-more = After round { $round } the points are counted.

## Score sheet and keys

web-saint_malo-score-note = { $source ->
    [citizens] 1 each
    [priests] 1 per church around
    [houses] 3 each
    [jugglers] 2 per type around
    [nobles] 7 each
    [towers] south wall complete
    [full_city] all 45 cells filled
    [coins] 1 per pair
    [logs] 1 each
    [churches] 1, 4, 8, 13 or 20 per series
   *[cannons] 5 off each
}
web-saint_malo-key-dice = Keep a die, or take it into the symbol
web-saint_malo-key-roll = Roll
web-saint_malo-key-next = Next and previous possible cell
web-saint_malo-draw-roll = { $name }, roll { $roll }
