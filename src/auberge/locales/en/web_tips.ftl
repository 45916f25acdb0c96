### What the things on the table are and do, in a few words: shown under the pointer, on a long press, or on keyboard focus.

## Saint Malo

web-tip-saint_malo-face = { $face ->
    [log] Log: each die used brings one log for houses. A delivery costs { $price ->
        [one] { $price } coin
       *[other] { $price } coins
    }, however many logs it brings.
    [crate] Crate: each die used draws one crate; crates drawn in one turn must be adjacent. Merchants earn coins from crates around them.
    [wall] Wall: each die used draws one section on a dark cell. A complete wall earns its tower’s bonus and 2 defence.
    [cross] Cross: the dice used draw one church of that size. At the end, a series 1, 2, 3… scores up to 20 VP.
    [head] Head: the number of heads you use determines which character you can recruit.
   *[crossed_swords] Swords: they cannot be used or changed. Each one ticks one pirate box at the end of the turn.
}
web-tip-saint_malo-content = { $content ->
    [crate] A crate: worth nothing by itself, but a merchant drawn next to it brings 1 coin.
    [wall] A wall section: five in a row make a complete wall, which earns its bonus and 2 defence.
    [church] A church: it scores at the end as part of a series 1, 2, 3…, and right away when a priest is drawn next to it.
    [house] A house: worth 3 VP. An architect builds it from a log.
   *[empty] An empty cell. Walls go on dark cells only; anything else on a dark cell destroys that side.
}
web-tip-saint_malo-character = { $heads ->
    [one] For { $heads } head: { saint_malo-character } ({ web-saint_malo-gives })
   *[other] For { $heads } heads: { saint_malo-character } ({ web-saint_malo-gives })
}
web-tip-saint_malo-points = { saint_malo-points } so far, counted along the rope. At the end, churches, coins and logs are added and lost cannons subtracted.
web-tip-saint_malo-bank = { web-saint_malo-coins-left } to pay for changed dice and log deliveries. At the end, every 2 coins are worth 1 VP.
web-tip-saint_malo-lumber = { web-saint_malo-logs-left }: an architect can turn each log into a house. At the end, each log left is worth 1 VP.
web-tip-saint_malo-cannons = { web-saint_malo-cannons-left }. An attack stronger than your defence costs you a cannon: −5 VP at the end.
web-tip-saint_malo-defence = Defence: 1 for each soldier, 2 for each complete wall. It must be at least the strength of the attack.
web-tip-saint_malo-pirates = { $says }. Each die with swords ticks a box; the last box of a row starts an attack of that row’s strength on every city.

## Valletta

web-tip-valletta-good = { $good ->
    [gold] { valletta-amount }: pays for buildings. Buildings next to your own cost less gold; upgrades cost none.
    [wood] { valletta-amount }: pays for buildings and upgrades. Three other goods can replace 1 wood.
    [stone] { valletta-amount }: pays for buildings and upgrades. Three other goods can replace 1 stone.
   *[brick] { valletta-amount }: pays for buildings and upgrades. Three other goods can replace 1 brick.
}
web-tip-valletta-points = { valletta-points } scored so far. Buildings are counted at the end.
web-tip-valletta-houses = { web-valletta-houses-left }: each building you build takes 1 house.
web-tip-valletta-draw-pile = { web-valletta-draw-pile }. You refill your hand from it at the end of your turn.
web-tip-valletta-discard-pile = { web-valletta-discard-pile }. When the draw pile is empty, the discards are shuffled to form a new one.
web-tip-valletta-space = Space { $space } for the cards you play this turn. You play three cards per turn.
web-tip-valletta-card = { $name }: { $effect }.
web-tip-valletta-nothing = Nothing you can afford to build
web-tip-valletta-nothing-now = { web-tip-valletta-nothing } right now: this card would do nothing.

## Malta!

web-tip-malta-space = { $shape ->
    [circle] No arrow leads away from a 0-circle: if you have to move from here, you lose.
   *[other] You leave this space in the direction of an arrow. Anyone who moves here owes each player with a pawn here { $number ->
        [one] { $number } card
       *[other] { $number } cards
    } as protection.
}
web-tip-malta-draw-pile = { $number ->
    [one] { $number } card to draw.
   *[other] { $number } cards to draw.
} Every turn starts with drawing.
web-tip-malta-discard-pile = { $number ->
    [0] No cards have been discarded yet.
    [one] { $number } card discarded.
   *[other] { $number } cards discarded.
}
web-tip-malta-hand = { malta-cards }. A player with no cards during their own turn is out.
web-tip-malta-known = { $number ->
    [one] You know { $number } of these cards.
   *[other] You know { $number } of these cards.
}
web-tip-malta-card = { $name }: { $text }
