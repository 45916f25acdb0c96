### Saint Malo’s board in the browser. What is said in every window on the game is in saint_malo.ftl.

## The city

web-saint_malo-city = { $name }’s city
web-saint_malo-city-help = Arrow keys move from cell to cell, N and P to the next and previous possible cell, Enter chooses.
web-saint_malo-cell = { $shade ->
    [dark] { $cell }, dark: { saint_malo-content }
   *[light] { $cell }, light: { saint_malo-content }
}
web-saint_malo-tower = { $bonus ->
    [coins] Tower of the { saint_malo-side } ({ saint_malo-side-state }): { $amount ->
        [one] { $amount } coin
       *[other] { $amount } coins
    }
    [points] Tower of the { saint_malo-side } ({ saint_malo-side-state }): { $amount } VP
   *[character] Tower of the { saint_malo-side } ({ saint_malo-side-state }): a character of up to { $amount ->
        [one] { $amount } head
       *[other] { $amount } heads
    }
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
    [0] no empty cells
    [one] { $cells } empty cell
   *[other] { $cells } empty cells
}
web-saint_malo-vp = VP
web-saint_malo-start = goes first every round

## The dice

web-saint_malo-tray = { $rolls ->
    [0] Dice
    [1] First roll
    [2] Second roll
   *[3] Third roll
}
web-saint_malo-rolls = rolls made: { $rolls } of 3
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
web-saint_malo-no-way-back = A roll cannot be undone.
web-saint_malo-stop-rolling = Stop rolling
web-saint_malo-keep-hint = Pick the dice to keep; the others are rolled again.
web-saint_malo-swords-wait = { $swords ->
    [one] { $swords } die with swords: one pirate box is ticked at the end of the turn.
   *[other] { $swords } dice with swords: { $swords } pirate boxes are ticked at the end of the turn.
}

## The announcement

web-saint_malo-symbols = Symbol
web-saint_malo-numbers = Number of dice
web-saint_malo-comes = { $number ->
    [one] Who comes:
   *[other] Next you choose who comes:
}
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

web-saint_malo-who-comes = Characters by number of heads
web-saint_malo-who = Which character?
web-saint_malo-character-heads = { $heads } · { saint_malo-character }
web-saint_malo-gives = { $character ->
    [citizen] 1 VP
    [soldier] +1 defence
    [priest] 1 VP per church around him
    [architect] up to 3 houses, 3 VP each
    [merchant] 1 coin per crate around him
    [juggler] 2 VP per type around him
   *[noble] 7 VP
}
web-saint_malo-done-with-houses = Finish building
web-saint_malo-no-houses = Build no houses

## Drawing

web-saint_malo-draw = { $thing ->
    [crate] Draw the crate on { $cell }
    [wall] Draw the wall section on { $cell }
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
web-saint_malo-end-turn = End turn

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
web-saint_malo-cannons-left = { $cannons ->
    [one] { $left } of { $cannons } cannon left
   *[other] { $left } of { $cannons } cannons left
}
web-saint_malo-defence = defence { $defence }

## Pirates

web-saint_malo-pirates = Pirates
web-saint_malo-players = { $players ->
    [2] 2 players
   *[other] { $players }
}
web-saint_malo-grid = Pirate grid: row { $row } of 6, strength { $strength }, boxes ticked: { $ticked } of { $boxes }
web-saint_malo-grid-full = Pirate grid: all six attacks are over
web-saint_malo-next-attack = { $swords ->
    [one] Next attack: strength { $strength }, after { $swords } more die with swords.
   *[other] Next attack: strength { $strength }, after { $swords } more dice with swords.
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
    [1] You can roll two more times.
   *[2] You can roll one more time.
}
web-saint_malo-ask-announce = { $name }, choose one symbol.
web-saint_malo-ask-announce-more = Other dice can be changed for { $price ->
    [one] { $price } coin
   *[other] { $price } coins
} each.
web-saint_malo-ask-crate = { $name }, draw a crate.
web-saint_malo-ask-crate-more = { $left ->
    [one] { $left } to go; crates drawn in one turn must be adjacent.
   *[other] { $left } to go, all adjacent.
}
web-saint_malo-ask-section = { $name }, draw a wall section.
web-saint_malo-ask-section-more = { $left ->
    [one] { $left } to go, on a dark cell.
   *[other] { $left } to go, on dark cells.
}
web-saint_malo-ask-church = { $name }, draw the church.
web-saint_malo-ask-church-more = Size { $number }, on any empty cell.
web-saint_malo-ask-type = { $name }, choose a character.
web-saint_malo-ask-type-more = { $from_tower ->
    [true] Your complete wall earns you a character.
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
    [citizen] 1 VP right away.
    [soldier] He adds 1 to the defence.
    [priest] 1 VP for each church around him.
    [architect] Then up to 3 houses next to him.
    [merchant] 1 coin for each crate around him.
    [juggler] 2 VP for each type of character around him.
   *[noble] 7 VP right away.
}
web-saint_malo-ask-house-more = { $logs ->
    [one] In one group next to the architect; { $logs } log left.
   *[other] In one group next to the architect; { $logs } logs left.
}
web-saint_malo-ask-confirm = { $name }, end your turn.
web-saint_malo-ask-confirm-more = Until then you can undo.
web-saint_malo-wait = { $question ->
    [roll] { $name } is about to roll.
    [keep] { $name } is looking at the dice.
    [announce] { $name } is choosing a symbol.
    [crate] { $name } is drawing crates.
    [section] { $name } is drawing wall sections.
    [church] { $name } is drawing a church.
    [type] { $name } is choosing a character.
    [character] { $name } is drawing a character.
    [house] { $name } is drawing houses.
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
web-saint_malo-attack-cause = { $name } has ticked the last box of row { $attack }. Every city defends itself.
web-saint_malo-soldiers = { $soldiers ->
    [0] no soldiers
    [one] { $soldiers } soldier
   *[other] { $soldiers } soldiers
}
web-saint_malo-walls = { $walls ->
    [0] no complete walls
    [one] { $walls } complete wall
   *[other] { $walls } complete walls
}
web-saint_malo-city-holds = holds
web-saint_malo-city-loses = loses a cannon
web-saint_malo-attack-note = Each lost cannon: −5 VP at the end.
web-saint_malo-wall-complete = { $side ->
    [N] { $name }’s north wall is complete
    [E] { $name }’s east wall is complete
    [S] { $name }’s south wall is complete
   *[W] { $name }’s west wall is complete
}
web-saint_malo-wall-bonus = { $bonus ->
    [coins] { $amount ->
        [one] { $amount } coin, and +2 defence from now on
       *[other] { $amount } coins, and +2 defence from now on
    }
    [points] { $amount } VP, and +2 defence from now on
   *[character] a character, and +2 defence from now on
}
web-saint_malo-city-full = { $name }’s city is full
web-saint_malo-city-full-more = This round is played to the end.
web-saint_malo-over = The game is over
web-saint_malo-over-more = Round { $round } was the last. Now the points are counted.

## Score sheet and keys

web-saint_malo-score-note = { $source ->
    [citizens] 1 each
    [priests] 1 per church around each
    [houses] 3 each
    [jugglers] 2 per type around each
    [nobles] 7 each
    [towers] south wall complete
    [full_city] all 45 cells filled
    [coins] 1 per pair
    [logs] 1 each
    [churches] 1, 4, 8, 13 or 20 per series
   *[cannons] −5 each
}
web-saint_malo-key-dice = keep a die, or use it for the symbol
web-saint_malo-key-roll = roll
web-saint_malo-key-next = next and previous possible cell
web-saint_malo-draw-roll = { $name }, roll { $roll }
