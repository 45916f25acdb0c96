### Valletta’s board in the browser. What is said in every window on the game is in valletta.ftl.

## The street and its buildings

web-valletta-board = The street of Valletta and its buildings
web-valletta-board-help = Arrow keys move from building to building, N and P to the next and previous possible building, S to the street; I shows a building in full, Enter chooses.
web-valletta-zone = Zone { $numeral }
web-valletta-bonus-here = build here:
web-valletta-where = { $side ->
    [above] row { $row } above the street, zone { $numeral }
   *[below] row { $row } below the street, zone { $numeral }
}
web-valletta-lies-here = character: { valletta-character }
web-valletta-costs = costs { $goods }
web-valletta-owner = { $name }’s house
web-valletta-owner-upgraded = { $name }’s house, upgraded
web-valletta-icons = goods icons: { valletta-amount }
web-valletta-end-points = { valletta-points } at the end
web-valletta-can-build = can be built for { $goods }
web-valletta-can-upgrade = can be upgraded for { $goods }
web-valletta-with-bonus = { $points ->
    [one] { $points } point in Jean’s zone
   *[other] { $points } points in Jean’s zone
}
web-valletta-chosen = chosen; press Enter to confirm
web-valletta-stands = { $name }: { $track }
web-valletta-barrels-left = { $number ->
    [one] { $number } barrel left
   *[other] { $number } barrels left
}
web-valletta-build-here = Build here
web-valletta-upgrade-here = Upgrade

## A player’s own board

web-valletta-own-board = { $name }’s board
web-valletta-draw-pile = { $number ->
    [one] Draw pile: { $number } card
   *[other] Draw pile: { $number } cards
}
web-valletta-discard-pile = { $number ->
    [one] Discard pile: { $number } card
   *[other] Discard pile: { $number } cards
}
web-valletta-hand-of = { $number ->
    [one] { $number } card in hand
   *[other] { $number } cards in hand
}
web-valletta-cards-left = { $number ->
    [one] { $number } card left to play
   *[other] { $number } cards left to play
}
web-valletta-houses-left = { $number ->
    [one] { $number } house left
   *[other] { $number } houses left
}
# The effect of a character as shown on its card in hand, where the whole sentence is long; a tap shows it all.
web-valletta-short-jean_de_la_valette = move Jean 1 space, take the good there; you may dismiss or hire 1 character
web-valletta-short-monk = each opponent with 4 or more goods gives you 1 of them
web-valletta-short-foreman = choose a good: take 1 for each of its icons on your buildings
web-valletta-short-innkeeper = each opponent with 2 or more gold gives you 1 gold
web-valletta-short-nun = choose a good: you take 3 of it, and each opponent takes 1
web-valletta-short-tax_collector = each opponent with 3 or more wood gives you 1 wood; the same for stone and brick
web-valletta-short-grand_master_del_monte = you may spend 1 gold, 1 wood, 1 stone and 1 brick for 5 points
web-valletta-card-space = Card space { $space }:
web-valletta-on-space = Card space { $space }: { $name }
web-valletta-free-space = Card space { $space }, free
web-valletta-play-hint = Pick a card in your hand to play it.
web-valletta-end-turn = End turn
web-valletta-back = Back

## Building and paying

web-valletta-build-hint = Pick a building along the street. You cannot afford the grey ones; tap one to see why.
web-valletta-wins = Adds { valletta-the-character } to your hand:
web-valletta-printed = Printed cost
web-valletta-full-price = You have no houses next to it: full cost.
web-valletta-full-upgrade = No discount.
web-valletta-saved-neighbours = { $number ->
    [one] { $number } of your houses next to it
   *[other] { $number } of your houses next to it
}
web-valletta-saved-upgrade = Upgrading costs no gold
web-valletta-saved-character = { valletta-character-short }
web-valletta-due = You pay
web-valletta-needs-substitutes = Some goods must be replaced, each by three others.
web-valletta-bonus-line = for building in Jean’s zone
web-valletta-pay-build = Pay for { valletta-building }
web-valletta-pay-upgrade = Upgrade { valletta-building }
web-valletta-you-own = you own { $number }
web-valletta-take-off = { $good ->
    [gold] Remove 1 gold
    [wood] Remove 1 wood
    [stone] Remove 1 stone
   *[brick] Remove 1 brick
}
web-valletta-lay-down = { $good ->
    [gold] Add 1 gold ({ $number } left)
    [wood] Add 1 wood ({ $number } left)
    [stone] Add 1 stone ({ $number } left)
   *[brick] Add 1 brick ({ $number } left)
}
web-valletta-replaced = { $good ->
    [gold] Pay 1 gold itself instead of three other goods
    [wood] Pay 1 wood itself instead of three other goods
    [stone] Pay 1 stone itself instead of three other goods
   *[brick] Pay 1 brick itself instead of three other goods
}
web-valletta-substitutes = Goods that replace others
web-valletta-three-for-one = 3 for 1
web-valletta-replaces = replaces { $amount }
web-valletta-after-paying = You keep
web-valletta-into-hand = { valletta-character-short } to your hand
web-valletta-worth = then { valletta-points } at the end
web-valletta-jeans-zone = Jean’s zone
web-valletta-houses-then = houses left: { $before } → { $after }
web-valletta-still-open = { $number ->
    [one] Add { $number } more good as a substitute.
   *[other] Add { $number } more goods as substitutes.
}
web-valletta-too-many = { $number ->
    [one] { $number } good too many.
   *[other] { $number } goods too many.
}
web-valletta-pay-and-build = Pay and build
web-valletta-pay-and-upgrade = Pay and upgrade
web-valletta-as-proposed = As proposed

## Cards

web-valletta-for-hire = Character pool
web-valletta-nobody = Empty.
web-valletta-all-cards = All cards
web-valletta-jean-hint = { $hires ->
    [0] Pick a card in your hand to dismiss it; there is nobody to hire.
   *[other] Pick a card in your hand to dismiss it, or one from the pool to hire it.
}
web-valletta-turn = turn { $turn }
web-valletta-values-reconstructed = card values reconstructed
web-valletta-now = now: { $gain }
web-valletta-to-win = Available
web-valletta-group-hand = Hand ({ $number })
web-valletta-group-known = Known cards in hand ({ $number })
web-valletta-group-unseen = { $own ->
    [yes] Draw pile, order unknown ({ $number })
   *[no] Hand or draw pile ({ $number })
}
web-valletta-group-played = Played this turn ({ $number })
web-valletta-group-discards = Discard pile ({ $number })
web-valletta-discards-hidden = Only its owner may look through it.
web-valletta-on-buildings = { $number ->
    [one] On { $number } building without a house
   *[other] On { $number } buildings without a house
}
web-valletta-where-cards = Where the cards are
web-valletta-on-building = on { $building }
web-valletta-in-pool = { $number ->
    [one] in the character pool: { $number } card
   *[other] in the character pool: { $number } cards
}
web-valletta-with-player = with { $name }: { $cards }

## The ribbon

web-valletta-step-card = Card { $card }
web-valletta-step-refill = Refill to 5
web-valletta-acting = { $card }:
web-valletta-ask-draft = { $name }, take one extra starting good.
web-valletta-ask-draft-more = You can already see your hand and every building.
web-valletta-ask-play = { $plays ->
    [0] { $name }, play your first card.
    [1] { $name }, play your second card.
   *[2] { $name }, play your third card.
}
web-valletta-ask-play-more = You play three cards per turn.
web-valletta-ask-give = { $name }, give 1 good.
web-valletta-ask-give-more = The Mendicant Monk asks everyone with 4 or more goods for 1 good; you choose which.
web-valletta-ask-maid = choose a good to take.
web-valletta-ask-seamstress = choose two goods to take.
web-valletta-ask-foreman = choose a good; you take 1 for each of its icons on your buildings.
web-valletta-ask-nun = choose a good; you take 3, and each opponent takes 1.
web-valletta-ask-trader = choose a good to spend for 3 gold, or decline.
web-valletta-ask-merchant = spend 1 gold for 1 wood, 1 stone and 1 brick?
web-valletta-ask-bailiff = spend 4 gold for 4 points?
web-valletta-ask-grand_master = spend one good of each kind for 5 points?
web-valletta-ask-architect = choose which good to spend 4 of for 4 points, or decline.
web-valletta-ask-bonus = in a two-player game you may take 1 extra good.
web-valletta-ask-use = use the effect?
web-valletta-ask-build = pick a building to build, one of yours to upgrade, or decline.
web-valletta-ask-payment = pay for { valletta-building }, or go back and pick another building.
web-valletta-ask-jean = dismiss a character, hire one, or do neither.
web-valletta-ask-confirm = { $name }, end your turn.
web-valletta-ask-confirm-more = { $cards ->
    [yes] You then draw new cards; until then you can undo.
   *[no] Until then you can undo.
}
web-valletta-ask-confirm-cards = You then draw new cards.
web-valletta-wait-play = { $question ->
    [draft] { $name } is taking an extra starting good.
   *[play] { $name } is about to play card { $plays }.
}
web-valletta-wait-draw = { $name } is drawing new cards.
web-valletta-wait-card = { $name } is using a card: { $card }.
web-valletta-wait-give = { $name } is choosing a good for the Mendicant Monk.
web-valletta-end-follows = The final phase begins after this turn.
web-valletta-last-cards = { $cards ->
    [one] Final phase: you have { $cards } card left.
   *[other] Final phase: you have { $cards } cards left.
}
web-valletta-undo = { $kind ->
    [play] card
    [build] building
    [upgrade] upgrade
    [dismiss] dismissal
    [hire] hiring
    [decline] declining
    [pay_proposed] payment
    [pay_amount] payment
    [payment] payment
   *[other] choice
}

## The final phase

web-valletta-end-title = { $trigger ->
    [jean] Final phase: Jean has reached space 25
    [points] Final phase: { $name } has reached 25 points
   *[houses] Final phase: { $name } has placed their last house
}
web-valletta-end-text = Everyone shuffles their draw and discard piles together and plays every card once more. Nothing is reshuffled after that.
web-valletta-end-cards = { $name }, cards: { $hand } + { $pile }

## Score sheet and keys

web-valletta-score-note = { $source ->
    [bonus] 2 for each building in Jean’s zone
    [characters] scored by yellow cards
    [buildings] visible sides
   *[goods] 1 per 3 goods left
}
web-valletta-key-cards = pick a card from your hand
web-valletta-key-next = next and previous possible building
web-valletta-key-street = go to the street
web-valletta-key-look = show the building in full
web-valletta-key-deck = all cards
