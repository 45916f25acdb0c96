### Malta!’s board in the browser. What is said everywhere is in malta.ftl.

## The board

web-malta-which = Which player on { $cell }?
web-malta-board-help = Arrow keys move from space to space, N and P to the next and previous possible space, Enter chooses.
web-malta-cell = { $cell }: { $space }
web-malta-stands = here: { $names }
web-malta-possible = can be chosen
web-malta-dead-end = no way out from here
web-malta-stuck = none: as things stand, you would lose when you have to move
web-malta-price = −{ $cards }
web-malta-spaces = { $number ->
    [one] One space is marked on the board.
   *[other] { $number } spaces are marked on the board.
}

## Cards

web-malta-short = { $card ->
    [swap_hands] Swap hands with an opponent.
    [draw_two] Draw 2 cards.
    [discard_two_of_yours] Discard 2 of your cards.
    [end_turn] Your turn ends here; you do not move.
    [negate] Out of turn: cancel a card.
    [boomerang] Out of turn: take over a card.
    [going_home] A pawn returns to its start space.
    [remove_a_space] A free space becomes a 0-circle.
    [everyone_moves] All pawns move 1 step the same way.
    [blind_faith] The next player plays no cards.
    [swap_places] Swap places with an opponent.
    [swap_two_spaces] Two spaces swap places.
    [turn_a_space] Turn a space clockwise.
    [shift_a_line] Shift a row or column one step.
    [sidestep] Move 1 step in any direction.
    [shove] Push an opponent’s pawn 1 step.
    [restore_a_space] A 0-circle shows its number again.
    [take_one] Take an opponent’s card at random.
    [give_one] Give an opponent a card.
    [shake_down] An opponent discards 2 cards.
    [drinks_for_all] Everyone draws 1 card.
    [pass_it_on] Everyone passes 1 card to the left.
    [stay_put] You do not move this turn.
    [fresh_shuffle] Shuffle the discards into the pile.
    [welcome_back] A player who lost comes back.
    [last_call] An opponent without cards loses.
   *[clean_slate] Discard your hand and draw as many.
}
web-malta-answer = response
web-malta-empty-hand = No cards in hand.
web-malta-use = { $question ->
    [discard] Discard { malta-card }
    [give] Give { malta-card }
    [pass_on] Pass { malta-card } on
    [racket] Pay with { malta-card }
    [respond] Respond with { malta-card }
   *[play] Play { malta-card }
}
web-malta-due = { $due } of { $all } to play
web-malta-due-of = { $name }: { $due } of { $all } to play
web-malta-discards = Cards in the discard pile
web-malta-all-cards = All cards and what they do
web-malta-reconstructed = Cards and spaces: reconstructed
web-malta-header = reconstructed card set
web-malta-house-deck = This table uses custom cards and spaces from a file.

## Players

web-malta-you = you
web-malta-tag = { $status ->
    [plays] playing
    [out] out
    [conceded] conceded
    [blind] blind faith
   *[other] { $status }
}
web-malta-out-why = { $cards ->
    [0] no cards left
   *[other] could not move
}
web-malta-player = { $status ->
    [plays] { $name } is playing, cards: { $cards }
    [out] { $name } is out, cards: { $cards }
    [conceded] { $name } conceded, cards: { $cards }
    [blind] { $name } plays no cards next turn, cards: { $cards }
   *[other] { $name }, cards: { $cards }
}
web-malta-status = Status
web-malta-or = held by one of: { $names }

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
    [racket_to] Protection
    [racket] Protection
    [over] Game over
   *[other] At the table
}
web-malta-step = { $step ->
    [draw] Draw
    [play] Cards ({ $due })
   *[move] Move
}
web-malta-ask-place-more = Several pawns may share a space.
web-malta-ask-play-more = If your hand is empty, you lose.
web-malta-ask-move-more = Moving onto an occupied space costs protection.
web-malta-ask-racket-more = If you have no cards left afterwards, you lose.
web-malta-ask-racket_to-more = You may not have enough cards for everyone.
web-malta-ask-pass_on-more = All choices are revealed at the same time.
web-malta-ask-wait = Wait, { $name }!
web-malta-ask-respond-you = { $name } plays { malta-card } against you. Respond or let it resolve.
web-malta-ask-respond = { $name } plays { malta-card }. Respond or let it resolve.
web-malta-window = { $name } plays { malta-card }.
web-malta-ask-final = Play { malta-card }?
web-malta-ask-turn-final = Is this what you want to do?
web-malta-ask-final-more = { $kind ->
    [card] Once played, a card cannot be taken back.
   *[turn] After this, you can no longer undo.
}
web-malta-final = { $kind ->
    [card] Play { malta-card } now
   *[turn] Yes, continue
}
web-malta-wait = { $question ->
    [place] { $name } is placing a pawn.
    [draw] { $name } is drawing cards.
    [fresh] The discard pile is being shuffled into the draw pile.
    [take] { $name } is taking a card.
    [play] { $name } is playing cards.
    [discard] { $name } is choosing cards to discard.
    [give] { $name } is choosing a card to give.
    [pass_on] { $name } is choosing a card to pass on.
    [move] { $name } is about to move.
    [racket_to] { $name } is paying protection.
   *[other] { $name } is playing.
}
web-malta-undo = { $kind ->
    [space] space
    [player] player
    [direction] direction
    [turn] rotation
    [line] line
   *[other] step
}
web-malta-after-racket = { $cards ->
    [0] You will have no cards left and lose.
    [one] You will have { $cards } card left.
   *[other] You will have { $cards } cards left.
}
web-malta-chosen = { $chosen ->
    [yes] has chosen
   *[no] is thinking
}

## The response

web-malta-plays = { $name } plays
web-malta-plays-on-you = { $name } plays against you:
web-malta-you-play = You play
web-malta-answered = { $name } responds with { malta-card }.
web-malta-negate-help = no effect at all
web-malta-boomerang-help = yours now: choose new targets
web-malta-one-answer = One response per card; a response cannot be responded to.

## Losing, returning, the end

web-malta-out = { $name } is out
web-malta-back = { $name } is back
web-malta-you-out = { $cause ->
    [no_card] You have no cards left.
    [no_exit] You could not move.
    [racket] Protection took your last card.
    [last_call] Last Call caught you with no cards.
   *[conceded] You have conceded.
}
web-malta-you-out-title = You are out!
web-malta-you-out-more = Your pawn leaves the board; you keep any cards you have. “{ malta-card-welcome_back }” can bring you back.
web-malta-you-out-final = Your pawn leaves the board. Players who concede cannot come back.
web-malta-you-back-title = You are back!
web-malta-you-back-more = Your pawn is on { $cell }, and you have your hand again.
web-malta-concede-sure = Concede for good?
web-malta-concede-no = Keep playing
web-malta-victory = { $names } wins: nobody else is left
web-malta-order = How the game ended
web-malta-order-turn = { $turn ->
    [0] Before the first turn
   *[other] Turn { $turn }
}
web-malta-order-last = { $name } is the last player left and wins.
web-malta-order-note = The order is not a ranking: all players who have lost share last place.

## Keys

web-malta-key-card = pick up a card from your hand, or use it
web-malta-key-next = next and previous possible space
web-malta-draw-take = { $name } takes a card at random.
