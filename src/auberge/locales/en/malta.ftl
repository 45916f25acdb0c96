### Malta!: everything a player reads during a game. The text of the rules is in rules_malta.ftl.

malta-title = { "Malta!" }
malta-tagline = a merciless game of outlasting everyone else
malta-description = Draw, play half your hand and move on: run out of cards or exits and you have lost. The last player left wins.
malta-notice-reconstructed = The leaflet does not fully explain any card or space: the spaces, the number of copies, 17 of the 27 cards and the details of the other 10 are reconstructed, not taken from the published game.
malta-label-reconstructed = reconstructed

## Names of things

# The cards, by their titles.
malta-card-swap_hands = Swap Hands
malta-card-draw_two = Draw Two
malta-card-discard_two_of_yours = Discard Two of Yours
malta-card-end_turn = End Turn
malta-card-negate = Negate
malta-card-boomerang = Boomerang
malta-card-going_home = Going Home
malta-card-remove_a_space = Remove A Space
malta-card-everyone_moves = Everyone Moves
malta-card-blind_faith = Blind Faith
malta-card-swap_places = Swap Places
malta-card-swap_two_spaces = Swap Two Spaces
malta-card-turn_a_space = Turn A Space
malta-card-shift_a_line = Shift A Line
malta-card-sidestep = Sidestep
malta-card-shove = Shove
malta-card-restore_a_space = Restore A Space
malta-card-take_one = Take One
malta-card-give_one = Give One
malta-card-shake_down = Shake Down
malta-card-drinks_for_all = Drinks for All
malta-card-pass_it_on = Pass It On
malta-card-stay_put = Stay Put
malta-card-fresh_shuffle = Fresh Shuffle
malta-card-welcome_back = Welcome Back
malta-card-last_call = Last Call
malta-card-clean_slate = Clean Slate

malta-card = { $card ->
    [swap_hands] { malta-card-swap_hands }
    [draw_two] { malta-card-draw_two }
    [discard_two_of_yours] { malta-card-discard_two_of_yours }
    [end_turn] { malta-card-end_turn }
    [negate] { malta-card-negate }
    [boomerang] { malta-card-boomerang }
    [going_home] { malta-card-going_home }
    [remove_a_space] { malta-card-remove_a_space }
    [everyone_moves] { malta-card-everyone_moves }
    [blind_faith] { malta-card-blind_faith }
    [swap_places] { malta-card-swap_places }
    [swap_two_spaces] { malta-card-swap_two_spaces }
    [turn_a_space] { malta-card-turn_a_space }
    [shift_a_line] { malta-card-shift_a_line }
    [sidestep] { malta-card-sidestep }
    [shove] { malta-card-shove }
    [restore_a_space] { malta-card-restore_a_space }
    [take_one] { malta-card-take_one }
    [give_one] { malta-card-give_one }
    [shake_down] { malta-card-shake_down }
    [drinks_for_all] { malta-card-drinks_for_all }
    [pass_it_on] { malta-card-pass_it_on }
    [stay_put] { malta-card-stay_put }
    [fresh_shuffle] { malta-card-fresh_shuffle }
    [welcome_back] { malta-card-welcome_back }
    [last_call] { malta-card-last_call }
   *[clean_slate] { malta-card-clean_slate }
}

# What each card does.
malta-card-text = { $card ->
    [swap_hands] Choose an opponent: you swap the cards left in your hands.
    [draw_two] Draw 2 cards.
    [discard_two_of_yours] Discard 2 cards of your choice, or all if you have fewer.
    [end_turn] Your turn ends: any remaining plays are cancelled, and there is no movement phase. If your hand is empty, you still lose.
    [negate] Out of turn, against an opponent’s card: that card has no effect. Played on your own turn, Negate does nothing.
    [boomerang] Out of turn, against an opponent’s card: you take it over and choose new targets; where it asks for an opponent, you must choose the active player. Played on your own turn, Boomerang does nothing.
    [going_home] Choose a pawn, your own or another player’s: it goes to its start space or, if that space has been removed, to where the space lay at set-up.
    [remove_a_space] Choose a space that shows its number and has no pawn on it: it becomes a 0-circle.
    [everyone_moves] Choose a direction: every pawn moves one step that way. Pawns at that edge of the board stay where they are.
    [blind_faith] The next player plays no cards on their next turn, but still draws and moves. If the table’s options say so, the whole turn is skipped instead.
    [swap_places] Choose an opponent: your pawn and theirs swap places.
    [swap_two_spaces] Choose two spaces, neither of them under another player’s pawn: they swap places. Pawns stay where they are.
    [turn_a_space] Choose a space that shows its number and is not under another player’s pawn: turn it by one, two or three quarter turns clockwise.
    [shift_a_line] Choose a row or a column and a direction along it: its spaces move one step, and the one pushed out comes back in at the other end. Pawns stay where they are.
    [sidestep] Move your pawn one step in a direction of your choice, ignoring the arrows.
    [shove] Choose an opponent and move their pawn one step in a direction of your choice.
    [restore_a_space] Choose a 0-circle: it shows its number again.
    [take_one] Choose an opponent and take 1 random card from their hand.
    [give_one] Choose an opponent and give them 1 card of your choice.
    [shake_down] Choose an opponent: they must discard 2 cards, or all if they have fewer.
    [drinks_for_all] Every player still in draws 1 card, you first, then clockwise.
    [pass_it_on] Every player still in passes 1 card to the next player on the left, all at the same time.
    [stay_put] You have no movement phase this turn. Any cards still to play must be played.
    [fresh_shuffle] The discard pile is shuffled into the draw pile.
    [welcome_back] Choose a player who has lost without conceding: they are back in the game, with the hand they kept plus 2 cards, and their pawn on its start space.
    [last_call] Choose an opponent: if they have no cards, they lose at once.
   *[clean_slate] Discard the rest of your hand and draw the same number of cards.
}

# One entry of a list of cards: equal ones are counted.
malta-item = { $item ->
    [swap_hands] { malta-card-swap_hands }
    [draw_two] { malta-card-draw_two }
    [discard_two_of_yours] { malta-card-discard_two_of_yours }
    [end_turn] { malta-card-end_turn }
    [negate] { malta-card-negate }
    [boomerang] { malta-card-boomerang }
    [going_home] { malta-card-going_home }
    [remove_a_space] { malta-card-remove_a_space }
    [everyone_moves] { malta-card-everyone_moves }
    [blind_faith] { malta-card-blind_faith }
    [swap_places] { malta-card-swap_places }
    [swap_two_spaces] { malta-card-swap_two_spaces }
    [turn_a_space] { malta-card-turn_a_space }
    [shift_a_line] { malta-card-shift_a_line }
    [sidestep] { malta-card-sidestep }
    [shove] { malta-card-shove }
    [restore_a_space] { malta-card-restore_a_space }
    [take_one] { malta-card-take_one }
    [give_one] { malta-card-give_one }
    [shake_down] { malta-card-shake_down }
    [drinks_for_all] { malta-card-drinks_for_all }
    [pass_it_on] { malta-card-pass_it_on }
    [stay_put] { malta-card-stay_put }
    [fresh_shuffle] { malta-card-fresh_shuffle }
    [welcome_back] { malta-card-welcome_back }
    [last_call] { malta-card-last_call }
   *[clean_slate] { malta-card-clean_slate }
}
malta-hand = { $number ->
    [1] { malta-item }
   *[other] { $number } × { malta-item }
}
malta-hand-none = no cards

malta-direction = { $direction ->
    [up] up
    [up_right] up-right
    [right] right
    [down_right] down-right
    [down] down
    [down_left] down-left
    [left] left
   *[up_left] up-left
}

malta-shape = { $shape ->
    [circle] circle
    [star] star
    [crown] crown
   *[drop] drop
}

# A space of the board as it lies there; `circle` is its other side.
malta-space = { $shape ->
    [circle] 0-circle
   *[other] { malta-shape } { $number }
}
malta-space-with-arrows = { $shape ->
    [circle] 0-circle, no arrows
   *[other] { malta-shape } { $number }, arrows: { $arrows }
}
malta-start-space = start space

# One entry of a list of arrows.
malta-arrows = { $item ->
    [up] up
    [up_right] up-right
    [right] right
    [down_right] down-right
    [down] down
    [down_left] down-left
    [left] left
   *[up_left] up-left
}
malta-arrows-none = none

malta-line = { $axis ->
    [row] row { $line }
   *[column] column { $line }
}

malta-quarters = { $quarters ->
    [1] a quarter turn
    [2] half a turn
   *[3] three quarter turns
}

# One target of a card, in the order in which they are named: a player comes first, a turning after its space.
malta-targets = { $item ->
    [cell] { $cell }
    [row] row { $line }
    [column] column { $line }
    [number] { $place ->
        [1] { $name }
       *[other] { $value ->
            [1] a quarter turn
            [2] half a turn
            [3] three quarter turns
           *[other] { $value }
        }
    }
    [up] up
    [up_right] up-right
    [right] right
    [down_right] down-right
    [down] down
    [down_left] down-left
    [left] left
    [up_left] up-left
   *[other] { $item }
}
malta-targets-none = no target

malta-cause = { $cause ->
    [no_card] no cards left
    [no_exit] no way to move
    [racket] no cards left after paying protection
    [last_call] Last Call with no cards in hand
   *[conceded] conceded
}

malta-status = { $status ->
    [in] in the game
    [conceded] has conceded
   *[out] out of the game
}

malta-phase = { $phase ->
    [draw] draw phase
    [play] play phase
   *[move] movement phase
}

## Options

malta-option-board = Board
malta-option-board-help = The size of the board; the small one is for two players only.
malta-option-board-7x7 = 7 × 7 board
malta-option-board-5x5 = 5 × 5 board
malta-option-blind_faith = Blind Faith
malta-option-blind_faith-help = What Blind Faith does to the next turn of the player it affects.
malta-option-blind_faith-no_play = no play phase: the player draws and moves, but plays no cards
malta-option-blind_faith-skip_turn = the whole turn is skipped

## What to decide

malta-question-go_on = Nothing to decide right now.
malta-question-board = The spaces are being shuffled and laid out; nothing to decide right now.
malta-question-deck = The cards are being shuffled and dealt; nothing to decide right now.
malta-question-fresh = The discard pile is being shuffled into the draw pile; nothing to decide right now.
malta-question-take = A card is being taken at random; nothing to decide right now.
malta-question-draw = The draw phase comes first; nothing to decide right now.
malta-question-place = Choose a start space for your pawn.
malta-question-play = { $due ->
    [one] Play a card: you still have one to play this turn.
   *[other] Play a card: you still have { $due } to play this turn.
}
malta-question-target = { $target ->
    [1] { $card ->
        [going_home] { malta-card }: choose the player whose pawn goes to its start space.
        [welcome_back] { malta-card }: choose the player who comes back.
       *[other] { malta-card }: choose a player.
    }
    [2] { $card ->
        [swap_two_spaces] { malta-card }: choose the first space.
       *[other] { malta-card }: choose a space.
    }
    [3] { malta-card }: choose the second space.
    [4] { malta-card }: choose a direction.
    [5] { malta-card }: choose how far to turn the space.
   *[6] { malta-card }: choose a row or a column.
}
malta-question-respond = { $actor ->
    [-3] { malta-card } has been announced: someone may respond.
   *[other] { malta-card } has been announced: respond to it, or let it resolve.
}
malta-question-discard = { $discards ->
    [one] Choose a card to discard.
   *[other] Choose a card to discard ({ $discards } to go).
}
malta-question-give = Choose a card to give away.
malta-question-pass_on = Choose a card to pass to the next player on your left.
malta-question-move = Choose the direction your pawn moves in.
malta-question-racket_to = Protection: choose the player who gets the next card.
malta-question-racket = Protection: choose the card you give.
malta-question-over = The game is over.

## Moves

malta-move-space = Space { $cell }
malta-move-play = Play { malta-card }
malta-move-player = { $seat }
malta-move-direction = { $direction ->
    [up] Up
    [up_right] Up-right
    [right] Right
    [down_right] Down-right
    [down] Down
    [down_left] Down-left
    [left] Left
   *[up_left] Up-left
}
malta-move-turn = { $quarters ->
    [1] A quarter turn clockwise
    [2] Half a turn
   *[3] Three quarter turns clockwise
}
malta-move-line = { $axis ->
    [row] Row { $line }
   *[column] Column { $line }
}
malta-move-pass = Let it resolve
malta-move-negate = Respond with Negate
malta-move-boomerang = Respond with Boomerang
malta-move-card = { malta-card }
malta-move-announce = { $targets_number ->
    [0] Play { malta-card }
   *[other] Play { malta-card }: { $targets }
}
malta-move-take-over = { $targets_number ->
    [0] Respond with Boomerang
   *[other] Respond with Boomerang: { $targets }
}
malta-move-pay-racket = Protection: { malta-card } to { $seat }
malta-move-concede = Concede
malta-asks-always = Ask me every time
malta-asks-able = Ask me when I can respond
malta-asks-hit = Ask me only when a card targets me
malta-asks-never = Never ask me
malta-concede-consequences = Your pawn leaves the board at once and your cards stay face down. You lose, and no card can bring you back. If only one other player is left, that player wins; otherwise the game goes on.

## Events

malta-event-board-laid = The spaces are shuffled and laid out.
malta-event-pawn-placed = { $seat } places a pawn on { $cell }.
malta-event-deck-shuffled = { $cards ->
    [one] The draw pile is shuffled: { $cards } card.
   *[other] The draw pile is shuffled: { $cards } cards.
}
malta-event-turn-began = Turn { $turn }: it is { $seat }’s turn.
malta-event-drawn = { $cards ->
    [one] { $seat } draws { $cards } card.
   *[other] { $seat } draws { $cards } cards.
}
malta-event-card-drawn = { $seat } draws { malta-card }.
malta-event-card-played = { $targets_number ->
    [0] { $seat } plays { malta-card }.
   *[other] { $seat } plays { malta-card }: { $targets }.
}
malta-event-answered = { $targets_number ->
    [0] { $seat } responds with { malta-card }.
   *[other] { $seat } responds with { malta-card }: { $targets }.
}
malta-event-negated = { $seat } cancels { malta-card }.
malta-event-without-effect = { $seat }: { malta-card } has no effect.
malta-event-discarded = { $seat } discards { malta-card }.
malta-event-given = { $cards ->
    [one] { $cards } card goes from { $seat } to { $to }.
   *[other] { $cards } cards go from { $seat } to { $to }.
}
malta-event-card-given = { malta-card } goes from { $seat } to { $to }.
malta-event-hands-swapped = { $seat } and { $to } swap hands.
malta-event-pawn-moved = { $seat }’s pawn goes from { $from_cell } to { $cell }.
malta-event-pawn-stayed = { $seat }’s pawn stays on { $cell }.
malta-event-space-removed = { $seat } removes space { $cell }: it is a 0-circle now.
malta-event-space-restored = { $seat } restores space { $cell }.
malta-event-space-turned = { $quarters ->
    [1] { $seat } turns space { $cell } by a quarter turn clockwise.
    [2] { $seat } turns space { $cell } by half a turn.
   *[3] { $seat } turns space { $cell } by three quarter turns clockwise.
}
malta-event-spaces-swapped = { $seat } swaps spaces { $cell } and { $other_cell }.
malta-event-line-shifted = { $seat } shifts { malta-line } one step { malta-direction }.
malta-event-blinded = Blind Faith affects { $seat }’s next turn.
malta-event-play-skipped = Blind Faith: { $seat } plays no cards this turn.
malta-event-turn-skipped = Blind Faith: { $seat }’s turn is skipped.
malta-event-turn-ended = { $seat } ends the turn without a movement phase.
malta-event-stayed-put = { $seat } has no movement phase this turn.
malta-event-racket-due = { $owners_number ->
    [one] { $cards ->
        [one] Protection: { $seat } owes { $owners } { $cards } card.
       *[other] Protection: { $seat } owes { $owners } { $cards } cards.
    }
   *[other] { $cards ->
        [one] Protection: { $seat } owes { $owners } { $cards } card each.
       *[other] Protection: { $seat } owes { $owners } { $cards } cards each.
    }
}
malta-event-lost = { $cause ->
    [no_card] { $seat } has no cards left and loses.
    [no_exit] { $seat } cannot move and loses.
    [racket] { $seat } has no cards left after paying protection and loses.
   *[last_call] Last Call: { $seat } has no cards and loses.
}
malta-event-came-back = { $seat } is back in the game, on { $cell }.
malta-event-conceded = { $seat } concedes.
malta-event-plays-due = { $cards ->
    [one] { $seat } must play { $cards } card.
   *[other] { $seat } must play { $cards } cards.
}
malta-event-game-won = { $seat } wins as the last player left.

## Refusals

refusal-cannot-concede = Only a player who is still in the game can concede, and only before the game is over.
refusal-not-against-own-card = You cannot respond to your own card with Negate or Boomerang.
refusal-not-asked = You are not being asked right now.
refusal-card-not-held = { malta-card }: this card is not in your hand.
refusal-not-a-start-space = The pawn must be placed on a start space, in the bottom row.
refusal-no-such-arrow = There is no arrow you can use in this direction: { malta-direction }.
refusal-nothing-due = You owe this player no protection.
refusal-wrong-target = { malta-card }: this is not a possible target for the card.
refusal-target-missing = { malta-card }: a target is missing.
refusal-space-not-free = Only a space that shows its number and has no pawn on it can be removed.
refusal-space-under-other = Another player’s pawn is on this space, so it cannot be chosen.
refusal-space-is-circle = Only a space that shows its number can be turned; this one shows its 0-circle.
refusal-same-space = Two different spaces are needed; this one is already chosen.
refusal-space-not-circle = Only a 0-circle can be restored.
refusal-off-the-board = That is off the board, or not a straight step.
refusal-must-be-active-player = A card you take over can only target the active player.
refusal-pawn-off-the-board = That step would take the pawn off the board.
refusal-wrong-player = This card cannot target this player: choose another one who is still in.
refusal-player-not-out = Only a player who is out can come back: choose one.
refusal-wrong-line = A row is shifted left or right, a column up or down; the row or column must be on the board.

## Labels of the board

malta-cards = { $number ->
    [one] { $number } card
   *[other] { $number } cards
}
malta-due = { $number ->
    [0] no cards left to play
    [one] { $number } card still to play
   *[other] { $number } cards still to play
}
malta-blind = { $number ->
    [one] Blind Faith active
   *[other] Blind Faith active for { $number } turns
}
malta-racket = { $number ->
    [one] protection due: { $number } card
   *[other] protection due: { $number } cards
}
malta-window = Someone may respond
malta-label-board = Board
malta-label-row = Row
malta-label-column = Column
malta-label-turn = Turn
malta-label-active-player = Active player
malta-label-start-player = First player
malta-label-draw-pile = Draw pile
malta-label-discard-pile = Discard pile
malta-label-plays-due = Cards still to play
malta-label-hand = Hand
malta-label-hand-size = Hand size
malta-label-known = Known cards in hand
malta-label-pawn = Pawn
malta-label-home = Start space
malta-label-exits = Ways to move
malta-label-in = in the game
malta-label-out = out of the game
malta-label-conceded = has conceded
malta-label-racket = Protection due
malta-label-blind-faith = Blind Faith active
malta-label-card = Card played
malta-label-targets = Targets
malta-label-response = Response
malta-label-turn-over = End Turn takes effect
malta-label-stays = Stay Put: no movement phase
malta-label-passing = Cards chosen to pass on
malta-label-losers = Lost so far, in this order
malta-label-winner = Winner
malta-label-log = Game log

## Setting up


## Texts that are not moves

bad-move-no-such-card = There is no card “{ $card }”.
bad-move-no-such-seat = There is no player { $seat }.
bad-move-no-such-line = There is no row or column { $index }.
bad-move-quarters = A space is turned by 1, 2 or 3 quarter turns, not by { $quarters }.
bad-move-target = “{ $text }” is not the target asked for.

## Data file

bad-data-id-twice = { bad-data-place }: “{ $value }” is named twice.
bad-data-total = { bad-data-place }: the total number of copies must be { $wanted }, not { $value }.
bad-data-starts = { bad-data-place }: the number of start spaces must be { $wanted }.
bad-data-start-without-up = { bad-data-place }: a start space needs an arrow up.
bad-data-card-missing = { bad-data-place }: the card { $value } must be in the deck.
bad-data-too-many-copies = { bad-data-place }: more copies of { $value } are used than there are.
data-warning-start-arrows = A start space has fewer than two arrows.
data-warning-asymmetric = The arrows are not spread evenly over the four directions.
data-warning-numbers = A space with more arrows has a higher number than one with fewer.
data-warning-missing-effect = No card swaps the places of two pawns, or none turns a space.
