### What the things on a table are and do, in a few words: shown where the pointer rests, a finger stays or the focus goes.

## Saint Malo

web-tip-saint_malo-face = { $face ->
    [log] Log: each die used brings one log for houses. A delivery costs { $price } coins, however many logs it brings.
    [crate] Crate: each die used draws one crate; those of a turn lie side by side. Merchants beside crates bring coins.
    [wall] Wall: each die used draws one section on a dark cell. A complete side brings the bonus of its tower and 2 defence.
    [cross] Cross: the dice used draw one church of that size. At the end a series 1, 2, 3 … scores up to 20 VP.
    [head] Head: as many heads as you use bring one character of that number.
   *[crossed_swords] Swords: they cannot be used or changed. Each ticks one pirate box at the end of the turn.
}
web-tip-saint_malo-content = { $content ->
    [crate] A crate brings nothing by itself: a merchant drawn beside it brings 1 coin for it.
    [wall] A wall section: five in a row complete a side, for its bonus and 2 defence.
    [church] A church: it scores at the end in a series 1, 2, 3 …, and at once for a priest drawn beside it.
    [house] A house is worth 3 VP. An architect builds it from a log.
   *[empty] An empty cell. Walls go on dark cells only; anything else on a dark cell destroys that side.
}
web-tip-saint_malo-character = { $heads ->
    [one] { saint_malo-character }, for { $heads } head: { web-saint_malo-gives }
   *[other] { saint_malo-character }, for { $heads } heads: { web-saint_malo-gives }
}
web-tip-saint_malo-points = { saint_malo-points } so far, counted along the rope. Churches, coins and logs are added at the end, lost cannons taken off.
web-tip-saint_malo-bank = { web-saint_malo-coins-left }: they pay for changed dice and for log deliveries; at the end 2 are worth 1 VP.
web-tip-saint_malo-lumber = { web-saint_malo-logs-left }: an architect builds a house from each; at the end each is worth 1 VP.
web-tip-saint_malo-cannons = { web-saint_malo-cannons-left }: an attack stronger than your defence takes one, 5 VP off at the end.
web-tip-saint_malo-defence = Defence: 1 for each soldier, 2 for each complete side. It must be no less than the strength of the attack.
web-tip-saint_malo-pirates = { $says }. Each sword ticks a box; the last box of a row starts an attack of its strength on every city.

## Valletta

web-tip-valletta-good = { $good ->
    [gold] { valletta-amount }: pays for buildings. Neighbours of your own houses cost less gold; upgrades cost none.
    [wood] { valletta-amount }: pays for buildings and upgrades. Three other goods replace one.
    [stone] { valletta-amount }: pays for buildings and upgrades. Three other goods replace one.
   *[brick] { valletta-amount }: pays for buildings and upgrades. Three other goods replace one.
}
web-tip-valletta-points = { valletta-points } scored so far. Buildings are counted at the end.
web-tip-valletta-houses = { web-valletta-houses-left }: every building you build takes one.
web-tip-valletta-draw-pile = { web-valletta-draw-pile }. At the end of your turn you refill your hand from it.
web-tip-valletta-discard-pile = { web-valletta-discard-pile }. When the draw pile is empty, it is shuffled and becomes the new one.
web-tip-valletta-space = Space { $space }: the card you play next to the others of this turn lies here. Three cards make a turn.
web-tip-valletta-zone = { web-valletta-zone }: whoever builds here while Jean stands in it scores 2 points.
web-tip-valletta-card = { $name }: { $effect }.
web-tip-valletta-nothing = Nothing you can afford to build
web-tip-valletta-nothing-now = { web-tip-valletta-nothing } now: played, this card would do nothing.

## Malta!

web-tip-malta-space = { $shape ->
    [circle] No arrow leads away from a 0-circle: whoever must move from here loses.
   *[other] You leave it in the direction of an arrow. Whoever steps onto a pawn here gives its player { $number ->
        [one] { $number } card
       *[other] { $number } cards
    } of racket.
}
web-tip-malta-draw-pile = { $number ->
    [one] { $number } card to draw.
   *[other] { $number } cards to draw.
} Every turn begins with drawing.
web-tip-malta-discard-pile = { $number ->
    [0] No card has been discarded yet.
    [one] { $number } card discarded.
   *[other] { $number } cards discarded.
}
web-tip-malta-hand = { malta-cards }. Without a card in the own turn one is out.
web-tip-malta-known = { $number ->
    [one] You know { $number } of these cards.
   *[other] You know { $number } of these cards.
}
web-tip-malta-card = { $name }: { $text }
