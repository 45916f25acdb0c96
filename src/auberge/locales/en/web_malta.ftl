### Malta!’s board in the browser. What is said everywhere is in malta.ftl.

## The board

web-malta-which = Which of them, on { $cell }?
web-malta-board-help = Arrow keys go from space to space, N and P to the next and previous possible one, Enter chooses.
web-malta-cell = { $cell }: { $space }
web-malta-stands = here: { $names }
web-malta-possible = can be chosen
web-malta-dead-end = no way on from here
web-malta-stuck = none: as things lie, you would lose when you must move
web-malta-price = −{ $cards }
web-malta-spaces = { $number ->
    [one] One space is marked on the board.
   *[other] { $number } spaces are marked on the board.
}

## Cards

web-malta-short = { $card ->
    [swap_hands] Exchange hands with an opponent.
    [draw_two] You draw 2 cards.
    [discard_two_of_yours] Discard 2 of your cards.
    [end_turn] Your turn ends here, without a move.
    [negate] Out of turn: a card has no effect.
    [boomerang] Out of turn: a card is yours now.
    [going_home] A pawn goes back to its start.
    [remove_a_space] A free space becomes a 0-circle.
    [everyone_moves] Every pawn goes one step your way.
    [blind_faith] The next player plays no cards.
    [swap_places] Change places with an opponent.
    [swap_two_spaces] Two spaces change places.
    [turn_a_space] Turn a space clockwise.
    [shift_a_line] Push a row or column by one.
    [sidestep] One step anywhere with your pawn.
    [shove] Push an opponent’s pawn one step.
    [restore_a_space] A 0-circle shows its number again.
    [take_one] Take an opponent’s card, unseen.
    [give_one] Give an opponent a card.
    [shake_down] An opponent discards 2 cards.
    [drinks_for_all] Everyone draws 1 card.
    [pass_it_on] Everyone passes 1 card to the left.
    [stay_put] You need not move this turn.
    [fresh_shuffle] Discards go back into the pile.
    [welcome_back] A loser comes back into the game.
    [last_call] An opponent without cards loses.
   *[clean_slate] Discard your hand, draw as many.
}
web-malta-answer = answer
web-malta-empty-hand = No cards in hand.
web-malta-use = { $question ->
    [discard] Discard { malta-card }
    [give] Give { malta-card }
    [pass_on] Pass { malta-card } on
    [racket] Pay with { malta-card }
    [respond] Answer with { malta-card }
   *[play] Play { malta-card }
}
web-malta-due = { $due } of { $all } to play
web-malta-due-of = { $name }: { $due } of { $all } to play
web-malta-discards = What lies on the discard pile
web-malta-all-cards = All cards and what they do
web-malta-reconstructed = Cards and spaces: reconstructed
web-malta-header = reconstructed card set
web-malta-house-deck = This table plays with cards and spaces of its own, from a file.

## Players

web-malta-you = you
web-malta-tag = { $status ->
    [plays] plays
    [out] out
    [conceded] gave up
    [blind] blind faith
   *[other] { $status }
}
web-malta-out-why = { $cards ->
    [0] no card left
   *[other] could not move
}
web-malta-player = { $status ->
    [plays] { $name } plays, cards: { $cards }
    [out] { $name } is out, cards: { $cards }
    [conceded] { $name } gave up, cards: { $cards }
    [blind] { $name } plays no cards next turn, cards: { $cards }
   *[other] { $name }, cards: { $cards }
}
web-malta-status = Status
web-malta-or = with { $names }

## What to do now

web-malta-panel = { $question ->
    [place] Set-up
    [play] Play cards
    [target] Targets
    [respond] On the table
    [discard] Discard
    [give] Give away
    [pass_on] Pass on
    [move] Move
    [racket_to] Racket
    [racket] Racket
    [over] The end
   *[other] At the table
}
web-malta-step = { $step ->
    [draw] Draw
    [play] Cards ({ $due })
   *[move] Move
}
web-malta-ask-place-more = Several pawns may share one.
web-malta-ask-play-more = Without a card in hand you lose.
web-malta-ask-move-more = A space with pawns on it costs racket.
web-malta-ask-racket-more = Without a card afterwards you lose.
web-malta-ask-racket_to-more = Your cards may not be enough for all.
web-malta-ask-pass_on-more = All choices are revealed together.
web-malta-ask-wait = Wait, { $name }!
web-malta-ask-respond-you = { $name } plays { malta-card } against you. Answer it or let it happen.
web-malta-ask-respond = { $name } plays { malta-card }. Answer it or let it happen.
web-malta-window = { $name } plays { malta-card }.
web-malta-ask-final = Lay { malta-card } on the table?
web-malta-ask-turn-final = Is this what you want to do?
web-malta-ask-final-more = { $kind ->
    [card] Once it lies there, you cannot take it back.
   *[turn] Once you go on, you cannot take it back.
}
web-malta-final = { $kind ->
    [card] Play { malta-card } now
   *[turn] Yes, go on
}
web-malta-wait = { $question ->
    [place] { $name } places a pawn.
    [draw] { $name } draws cards.
    [fresh] The discard pile is shuffled into the draw pile.
    [take] { $name } takes a card.
    [play] { $name } is playing cards.
    [discard] { $name } chooses cards to discard.
    [give] { $name } chooses a card to give.
    [pass_on] { $name } chooses a card to pass on.
    [move] { $name } is about to move.
    [racket_to] { $name } pays racket.
   *[other] { $name } is playing.
}
web-malta-undo = { $kind ->
    [space] space
    [player] player
    [direction] direction
    [turn] turning
    [line] line
   *[other] step
}
web-malta-after-racket = { $cards ->
    [0] Afterwards no card is left: that is losing.
    [one] Afterwards { $cards } card is left.
   *[other] Afterwards { $cards } cards are left.
}
web-malta-chosen = { $chosen ->
    [yes] has chosen
   *[no] is thinking
}

## The response

web-malta-plays = { $name } plays
web-malta-plays-on-you = { $name } plays against you:
web-malta-you-play = You play
web-malta-answered = { $name } answers with { malta-card }.
web-malta-negate-help = no effect at all
web-malta-boomerang-help = yours now, you aim anew
web-malta-one-answer = One answer per card; an answer cannot be answered.

## Losing, returning, the end

web-malta-out = { $name } is out
web-malta-back = { $name } is back
web-malta-you-out = { $cause ->
    [no_card] You have no card left.
    [no_exit] You could not move.
    [racket] The racket took your last card.
    [last_call] Last call, and no card in hand.
   *[conceded] You have given up.
}
web-malta-you-out-title = You are out!
web-malta-you-out-more = Your pawn leaves the board, your hand stays with you. “{ malta-card-welcome_back }” can bring you in again.
web-malta-you-out-final = Your pawn leaves the board. Who gives up does not come back.
web-malta-you-back-title = You are back!
web-malta-you-back-more = Your pawn stands on { $cell }, and your hand is yours again.
web-malta-concede-sure = Give up for good?
web-malta-concede-no = Play on
web-malta-victory = { $names } wins: nobody else is left
web-malta-order = Who lost, in this order
web-malta-order-turn = { $turn ->
    [0] before the first turn
   *[other] Turn { $turn }
}
web-malta-order-last = Only { $name } is left, and wins.
web-malta-order-note = The order is no ranking: all who have lost share the last place.

## Keys

web-malta-key-card = Pick up a card of the hand, or use it
web-malta-key-next = Next and previous possible space
web-malta-draw-take = { $name } takes one card by chance.
