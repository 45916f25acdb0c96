### The rule book and the player aid of Malta!, in our own words; what stands between ** is read first.

## The aim

book-malta-goal = The aim of the game
book-malta-goal-aim = A small board full of arrows, and everyone on it is trying to push everyone else out. There are no points and no treasure. **Stay in until all the others have lost: the last player left wins.**
book-malta-goal-lose = You are out as soon as one of these two things happens:
book-malta-goal-lose-cards = **No cards**: on your own turn, at any time after drawing, your hand is empty.
book-malta-goal-lose-exit = **No exit**: you have to move but cannot.
book-malta-goal-players = Malta! is for two to six players aged about eight and up. A game takes half an hour. There is no second place: all who lose share last place.

## Set-up

book-malta-setup = Set-up
book-malta-setup-order = At an Auberge table everything is laid out for you. With a box of your own, follow this order:
book-malta-setup-order-start = Lay the seven start spaces in a row, with the 1 face up. This is the bottom row of the board.
book-malta-setup-order-rows = Shuffle the other spaces. Lay six rows of seven above the start spaces, with the numbers face up and upright.
book-malta-setup-order-rest = Put the five spaces left over back in the box.
book-malta-setup-order-pawns = Everyone takes a pawn and places it on a start space. You may share one; that costs nothing.
book-malta-setup-order-cards = Shuffle the 108 cards and deal four to each player.
book-malta-setup-order-first = The youngest player takes the first turn. At an Auberge table the host chooses who goes first, or it is decided at random. Play goes clockwise.
book-malta-setup-look = You choose your start space before you see any cards. So look at the row above it: its numbers show how many cards you could draw next.
book-malta-setup-doors = Three players are choosing their start spaces. Two pawns already share the one below the 4, and neither pays for it. The third player may join them or start elsewhere.

## Your turn at a glance

book-malta-turn = Your turn at a glance
book-malta-turn-phases = A turn has three phases, always in this order:
book-malta-turn-phases-draw = **Draw** as many cards as the number under your pawn.
book-malta-turn-phases-play = **Play** half your hand, rounded up, one card after another.
book-malta-turn-phases-move = **Move** your pawn one space along an arrow.
book-malta-turn-next = Then the next player clockwise who is still in takes a turn. Between your turns, you may respond to the cards of the others.

## The spaces

book-malta-spaces = The spaces
book-malta-spaces-front = Each space shows a number and arrows. The number says how many cards you draw there. The arrows say where you may go next. **More exits mean fewer cards.**
book-malta-spaces-kinds-kind = Space
book-malta-spaces-kinds-number = Number
book-malta-spaces-kinds-exits = Arrows
book-malta-spaces-kinds-start-kind = Start space
book-malta-spaces-kinds-start-number = 1
book-malta-spaces-kinds-start-exits = left, up and right
book-malta-spaces-kinds-star-kind = Star
book-malta-spaces-kinds-star-number = 1
book-malta-spaces-kinds-star-exits = all four directions
book-malta-spaces-kinds-crown-kind = Crown
book-malta-spaces-kinds-crown-number = 2
book-malta-spaces-kinds-crown-exits = three directions
book-malta-spaces-kinds-drop-kind = Drop
book-malta-spaces-kinds-drop-number = 3 or 4
book-malta-spaces-kinds-drop-exits = one direction
book-malta-spaces-kinds-circle-kind = 0-circle
book-malta-spaces-kinds-circle-number = 0
book-malta-spaces-kinds-circle-exits = none
book-malta-spaces-back = The back of every space is a 0-circle: no cards, no arrows. A removed space is turned over to that side. It is not a hole: pawns can still go there, but no arrow leads away.
book-malta-spaces-home = A start space is a space like any other. It can be removed, turned or moved. Only Going Home and Welcome Back remember whose it is.
book-malta-spaces-four = From left to right: the star has a 1 and four arrows. The crown has a 2 and three arrows, the drop a 3 and one arrow. The 0-circle has nothing at all.

## Draw

book-malta-draw = First: draw
book-malta-draw-number = Look at the number under your pawn and draw that many cards. On a 0-circle you draw nothing.
book-malta-draw-short = If the draw pile is too small, take what is left. **The discard pile is not shuffled again**, unless a card says so.
book-malta-draw-empty = You may start your turn with an empty hand, because you draw first. If you still have no cards after drawing, you are out.
book-malta-draw-three = Your pawn is on a 3. You had one card, drew three, and now hold four. Half of four is two, so you must play two cards.

## Play

book-malta-play = Then: play half your hand
book-malta-play-half = Count your hand once, right after drawing. **You must play exactly half of it, rounded up**: not one more, not one fewer.
book-malta-play-halves-hand = Cards in hand
book-malta-play-halves-plays = Cards to play
book-malta-play-halves-two-hand = 1 or 2
book-malta-play-halves-two-plays = 1
book-malta-play-halves-four-hand = 3 or 4
book-malta-play-halves-four-plays = 2
book-malta-play-halves-six-hand = 5 or 6
book-malta-play-halves-six-plays = 3
book-malta-play-halves-eight-hand = 7 or 8
book-malta-play-halves-eight-plays = 4
book-malta-play-halves-ten-hand = 9 or 10
book-malta-play-halves-ten-plays = 5
book-malta-play-fixed = Your hand may grow or shrink during the turn; the number of cards to play stays the same. So draw early: what you draw now, you need not play now.
book-malta-play-grow = You held four cards with two to play, and began with Draw Two. Now you hold five, and only one of them still has to be played.
book-malta-play-card-title = One card at a time
book-malta-play-card = Finish each card before you play the next:
book-malta-play-card-announce = **Announce** the card and its targets: the player, the space, the direction.
book-malta-play-card-respond = **Wait**: the other players may respond to it.
book-malta-play-card-effect = **Do** what the card says, then put it on the discard pile. Cards to discard or give away are chosen only now.
book-malta-play-card-check = **Check**: if only one player is left, that player wins. If not, and your hand is empty, you are out.
book-malta-play-target = An opponent is any other player still in. If a card has a possible target, you must choose one. If it has none, you may still play it: nothing happens, but it counts.
book-malta-play-secret = You decide which cards to play, in which order and on what. Hands are secret, but everyone sees how many cards you hold. Only giver and receiver see a card that changes hands.
book-malta-play-text = Where a card contradicts this book, the card is right.

## Move

book-malta-move = Last: move
book-malta-move-arrow = Move your pawn exactly one space along an arrow of the space it is on. If several arrows are open, choose one. **If you can move, you must.**
book-malta-move-edge = No pawn ever leaves the board. An arrow that points off the board cannot be used.
book-malta-move-ways = Your pawn is on a crown at the left edge. Its arrows point up, down and left. Left is off the board, so go up to the star or down to the drop.
book-malta-move-allowed = You may move onto a 0-circle, and onto a space with other pawns. Any number of pawns can share a space, but company has its price: see the next chapter.
book-malta-move-stuck = **Stuck?** If you must move and are on a 0-circle, or all your arrows point off the board, you are out.

## Protection

book-malta-protection = Protection
book-malta-protection-pay = If your own move takes you to a space with other pawns, you pay protection. **Give each player there as many cards from your hand as the number on that space.**
book-malta-protection-two = You have moved onto a 2, and two other pawns are there. You hold five cards: give two to each of their owners, and keep one.
book-malta-protection-choose = You choose which cards to give, and nobody but the receiver sees them. If you have too few, give all you have; you decide card by card who gets it.
book-malta-protection-broke = If you have no cards left after paying, you are out. On a 0-circle, protection is 0 cards.
book-malta-protection-free = You pay protection only for moving in your own movement phase. A pawn that a card moves never pays, whoever played the card.

## Cards that fill and empty hands

book-malta-hands = Cards: full hands, empty hands
book-malta-hands-lead = Cards in hand keep you alive. These ten kinds fill hands, empty them, swap them, or refill the draw pile. None of them changes how many cards you must play this turn.
book-malta-hands-fewer = If you must discard or give more cards than you have, all of them go. If the draw pile is too small, you draw what is there.
book-malta-hands-whose = Opponents with an empty hand are still in: they draw first when their turn comes. But if your own hand is empty after a card on your turn, you are out.
book-malta-hands-last = Pass It On was your last card, so you had nothing to pass. The player on your right passed you a card all the same: Sidestep. You have a card again, and you are still in.

## Cards that move pawns

book-malta-pawns = Cards: moving pawns
book-malta-pawns-lead = These cards move pawns whatever the arrows say, and nobody pays protection. With Sidestep, Shove and Everyone Moves, that means one step up, down, left or right.
book-malta-pawns-edge = With Sidestep and Shove, choose a direction that stays on the board. With Everyone Moves, pawns already at that edge simply stay.
book-malta-pawns-shoved = Your opponent stood in the top right corner, and you played Shove to the left. Now that pawn is on a 0-circle. Nothing happens yet: on their own turn, your opponent may play a card to escape.
book-malta-pawns-home-title = Going Home
book-malta-pawns-home = Your pawn’s home is the start space you chose at set-up. If that space has been moved, the pawn goes to the space’s new place. If it has been removed, the pawn goes to where the space lay at set-up.
book-malta-pawns-moved = Your opponent’s start space had been moved far up the board. You played Going Home on your opponent’s pawn, and it went there, not to the bottom row.

## Cards that change spaces

book-malta-tiles = Cards: changing the board
book-malta-tiles-lead = These cards turn, flip and push the spaces. **Pawns stay where they are**; only the ground under them changes.
book-malta-tiles-occupied-title = Hands off occupied spaces
book-malta-tiles-occupied = Remove A Space needs a space without pawns. Swap Two Spaces and Turn A Space leave other players’ spaces alone; your own is allowed if you are alone there. Restore A Space works on any 0-circle. Only Shift A Line can pull a space from under an opponent.
book-malta-tiles-shifted = You shifted a whole row one step to the right. Its last space came back in on the left. Your opponent’s pawn stayed in place, and the 0-circle slid under it.
book-malta-tiles-turned = Spaces turn clockwise, by one, two or three quarter turns. A turned space stays turned, even if it is moved later, or removed and restored.
book-malta-tiles-turn = The only arrow under your pawn pointed off the board. After a quarter turn clockwise it points up, to the star: now you have a way out.

## Cards that change a turn

book-malta-tempo = Cards: stopping and blocking
book-malta-tempo-lead = Three kinds of card change the course of a turn: two save you, one blocks the next player.
book-malta-tempo-stop-title = End Turn and Stay Put
book-malta-tempo-stop = Both spare you the movement phase, even on a 0-circle. End Turn also ends your plays at once. After Stay Put, you must still play the cards that are due.
book-malta-tempo-rescue = You are on a 0-circle with two cards, and must play one. Draw Two would leave you stuck. End Turn ends your turn before you have to move, and one card stays in your hand.
book-malta-tempo-last = End Turn as your very last card does not help: an empty hand loses first.
book-malta-tempo-blind-title = Blind Faith
book-malta-tempo-blind = The next player draws and moves as usual on their next turn, but plays no cards. Two Blind Faiths mean two such turns. Responding to others is still allowed. A player who loses is rid of it.
book-malta-tempo-whole = You began with four cards, drew one, and had to play three of the five. Remove A Space made the space to the left of your opponent a 0-circle. Everyone Moves sent both pawns one step left: your opponent onto the 0-circle. Blind Faith keeps them from playing a card to get away. Now you move.

## Responding out of turn

book-malta-responses = Responding out of turn
book-malta-responses-when = When another player announces a card, you may respond with Negate or Boomerang. Players are asked clockwise, and the first response counts. **One response per card**, and none to a response.
book-malta-responses-negate-title = Negate
book-malta-responses-negate = The announced card has no effect. It is discarded all the same and counts as played.
book-malta-responses-asked = Your opponent has announced Shove, to push you left onto the 0-circle. Nothing has moved yet. If you respond with Negate, you stay where you are.
book-malta-responses-boomerang-title = Boomerang
book-malta-responses-boomerang = You take the card over, as if you had played it, and choose new targets. Where it names an opponent, you must choose the player who played it. It still counts as that player’s card.
book-malta-responses-returned = Your opponent played Shake Down on you, and you responded with Boomerang. So your opponent had to discard two cards, and you kept yours.
book-malta-responses-special = Some cards work differently with Boomerang:
book-malta-responses-special-stop = End Turn and Stay Put do nothing, because it is not your turn.
book-malta-responses-special-blind = Blind Faith hits the next turn of the player who played it.
book-malta-responses-special-home = Going Home moves the pawn of the player who played it.
book-malta-responses-extra = A response is not one of your plays. It may even be your last card: on another player’s turn, an empty hand does no harm.
book-malta-responses-own = On your own turn, Negate and Boomerang do nothing. They still count as cards played, and nobody responds to them. You cannot use them against your own cards.
book-malta-responses-quiet = Everyone still in is asked in turn, even a player who cannot respond. Nobody learns whether a player chose to pass or had to. The wait never depends on anyone’s cards, so a pause gives nothing away.

## Out, and back again

book-malta-out = Out, and back again
book-malta-out-gone = When you lose, your turn ends and your pawn leaves the board. **Keep your cards.** You take no turns, and you neither pay nor receive protection, but you may come back.
book-malta-out-when = You can lose only on your own turn. On anyone else’s turn an empty hand is harmless, with one exception: the card Last Call.
book-malta-out-called = It was your turn, and another player had no cards. You played Last Call on that player, who was out at once. With just one card in hand, they would have stayed in.
book-malta-out-back = Welcome Back returns a player to the game. The pawn comes back by the rules of Going Home. Its owner picks up the cards they kept and draws two more; their next turn comes in the usual order.
book-malta-out-again = The third player was out, with one card kept. You played Welcome Back: their pawn is back on its start space, and they hold three cards.
book-malta-out-concede-title = Conceding
book-malta-out-concede = At an Auberge table you may concede at any time. It counts as losing at once, and it is for good: no card brings you back.

## The end

book-malta-end = The end
book-malta-end-winner = The game ends the moment only one player is left, even in the middle of a turn. That player wins. There are no points to add up, and everyone else shares last place.
book-malta-end-order = After each card, check first whether only one player is left, and only then your own hand. So your last card can win the game.
book-malta-end-final = Two players were left, and Last Call was your only card. Your opponent had none and was out. You are the last player left, so you win, although your own hand is empty too.
book-malta-end-three = With a third player still in, you would lose in the same position. After Last Call two of you are left, so your empty hand counts: you are out, and the third player wins.

## Variants

book-malta-variants = Variants
book-malta-variants-small-title = The small board
book-malta-variants-small = With two players, the big board may feel too wide. If so, lay five start spaces and four rows of five above them. With three or more players, use the 7 × 7 board.
book-malta-variants-skip-title = Blind Faith skips the turn
book-malta-variants-skip = With this option, Blind Faith cancels the whole next turn: no cards drawn or played, no move, and no loss. For a pawn on a 0-circle, that is a reprieve.
book-malta-variants-own-title = Your own cards
book-malta-variants-own = If you own the game, you can enter its cards and spaces and play with those instead of ours.

## Questions and answers

book-malta-questions = Questions and answers
book-malta-questions-how-many = How many cards must I play?
book-malta-questions-how-many-answer = Half of what you hold after drawing, rounded up. With five cards you play three, neither more nor fewer.
book-malta-questions-drew-more = I drew two more cards during my turn. Must I play more?
book-malta-questions-drew-more-answer = No. The number is fixed once you have drawn at the start of your turn. New cards are yours to keep for now.
book-malta-questions-no-target = My card has no target. May I play it?
book-malta-questions-no-target-answer = Yes. It does nothing, but it counts as played. If there is a target, though, you must choose one.
book-malta-questions-empty-hand = I have no cards, and it is not my turn. Am I out?
book-malta-questions-empty-hand-answer = No, unless someone plays Last Call on you. When your turn comes, you draw before your hand is checked.
book-malta-questions-last-card = Can my last card save me?
book-malta-questions-last-card-answer = End Turn cannot: your hand is empty, and you lose first. Draw Two can, because your hand is checked after it has brought new cards.
book-malta-questions-on-circle = I am on a 0-circle when my turn begins. Am I out?
book-malta-questions-on-circle-answer = Not yet. You draw nothing, but you play your cards, and one of them may get you away. You are out only if you are stuck when you must move.
book-malta-questions-must-move = Must I move, even onto a 0-circle or another pawn?
book-malta-questions-must-move-answer = Yes, as long as one of your arrows stays on the board. If none does, you are out.
book-malta-questions-who-pays = When do I pay protection, and who chooses the cards?
book-malta-questions-who-pays-answer = Only when you move in your own movement phase, never when a card moves you. You choose the cards you give.
book-malta-questions-negate-negate = May I negate a Negate?
book-malta-questions-negate-negate-answer = No. Each card gets one response at most, and nobody may respond to a response.
book-malta-questions-own-card = May I use Negate on my own card?
book-malta-questions-own-card-answer = No. On your own turn you can only play it as one of your cards. It does nothing, but it counts.
book-malta-questions-pile-empty = The draw pile is empty. Do we shuffle?
book-malta-questions-pile-empty-answer = No. You draw what there is, even if that is nothing. Only the card Fresh Shuffle brings the discards back.
book-malta-questions-under-pawn = May I remove, turn or swap the space under someone?
book-malta-questions-under-pawn-answer = Not under an opponent: only Shift A Line can take that space away. Your own space you may turn or swap if you are alone on it, but never remove.
book-malta-questions-after-out = I am out. Is that it?
book-malta-questions-after-out-answer = Perhaps not. Keep your cards: Welcome Back brings you in again on your start space, with two more cards.
book-malta-questions-who-sees = What may I know about the others’ cards?
book-malta-questions-who-sees-answer = How many they hold, and every card in the discard pile. A card that went from hand to hand is known only to those two players.

## What is in the box

book-malta-box = What is in the box
book-malta-box-parts = There is not much to lose under the sofa:
book-malta-box-parts-cards = 108 cards of 27 kinds; the table below shows how many there are of each.
book-malta-box-parts-spaces = 54 round spaces: 7 start spaces, 11 stars, 16 crowns and 20 drops, 12 of them with a 3 and 8 with a 4.
book-malta-box-parts-pawns = 6 pawns, one for each player.
book-malta-box-deck-copies = Copies
book-malta-box-deck-cards = Cards
book-malta-box-deck-twelve-copies = 12
book-malta-box-deck-twelve-cards = Draw Two
book-malta-box-deck-nine-copies = 9
book-malta-box-deck-nine-cards = Negate
book-malta-box-deck-eight-copies = 8
book-malta-box-deck-eight-cards = Sidestep
book-malta-box-deck-seven-copies = 7
book-malta-box-deck-seven-cards = End Turn
book-malta-box-deck-five-copies = 5 each
book-malta-box-deck-five-cards = Boomerang, Remove A Space, Restore A Space, Turn A Space
book-malta-box-deck-four-copies = 4 each
book-malta-box-deck-four-cards = Drinks for All, Going Home, Shove, Stay Put, Swap Places
book-malta-box-deck-three-copies = 3 each
book-malta-box-deck-three-cards = Everyone Moves, Pass It On, Shift A Line, Swap Two Spaces, Take One
book-malta-box-deck-two-copies = 2 each
book-malta-box-deck-two-cards = Blind Faith, Clean Slate, Discard Two of Yours, Fresh Shuffle, Give One, Shake Down, Swap Hands, Welcome Back
book-malta-box-deck-one-copies = 1
book-malta-box-deck-one-cards = Last Call
book-malta-box-known = The published rules name ten of the cards and explain none in full. Their details, the other 17 cards, all numbers of copies and most of the spaces are reconstructed. They are our own design, not the printed game.

## How games are written down

book-malta-record = How games are written down
book-malta-record-names = Spaces have names: a letter for the column, from the left, and a number for the row, from the bottom. The middle start space of the big board is D1.
book-malta-record-log = The log shows everyone what happened: how many cards were drawn, cards played with their targets, moves, payments, losses. It never says who let a card pass.
book-malta-record-file = When the game is over, its record gives all decisions in order. Spaces are laid row by row from the left, starting at A2. Each player is dealt four cards in one go, clockwise from the first player.

## The player aid

aid-malta-turn = Your turn
aid-malta-turn-draw = **Draw** the number on your space.
aid-malta-turn-play = **Play** half your hand, rounded up.
aid-malta-turn-move = **Move** one space along an arrow. Compulsory.
aid-malta-spaces = Spaces
aid-malta-spaces-kind = Space
aid-malta-spaces-cards = Draw
aid-malta-spaces-exits = Exits
aid-malta-spaces-start-kind = Start space
aid-malta-spaces-start-cards = 1
aid-malta-spaces-start-exits = 3
aid-malta-spaces-star-kind = Star
aid-malta-spaces-star-cards = 1
aid-malta-spaces-star-exits = 4
aid-malta-spaces-crown-kind = Crown
aid-malta-spaces-crown-cards = 2
aid-malta-spaces-crown-exits = 3
aid-malta-spaces-drop-kind = Drop
aid-malta-spaces-drop-cards = 3 or 4
aid-malta-spaces-drop-exits = 1
aid-malta-spaces-circle-kind = 0-circle
aid-malta-spaces-circle-cards = 0
aid-malta-spaces-circle-exits = 0
aid-malta-out = You are out
aid-malta-out-cards = On your turn, any time after drawing: empty hand.
aid-malta-out-move = In your movement phase: no way to move.
aid-malta-out-others = On other turns: only by Last Call.
aid-malta-protection = Protection
aid-malta-protection-pay = Moved onto other pawns? Give each owner the space’s number of cards.
aid-malta-protection-choose = You choose the cards. Too few: give all.
aid-malta-protection-free = Moves by cards: free.
aid-malta-responses = Responses
aid-malta-responses-negate = **Negate**: the card does nothing.
aid-malta-responses-boomerang = **Boomerang**: it is yours; “opponent” means its player.
aid-malta-responses-once = One response per card, none to a response.
aid-malta-responses-own = On your turn: no effect, but counts.
aid-malta-cards = Playing cards
aid-malta-cards-play = Announce card and targets, responses, effect, discard.
aid-malta-cards-target = No possible target: no effect, but it counts.
aid-malta-cards-pawns = Steps by cards ignore arrows and stay on the board.
aid-malta-cards-spaces = When spaces change, pawns stay.
aid-malta-cards-occupied = Remove A Space: no pawn there. Swap or turn: no other player’s pawn. Shift: anywhere.
aid-malta-special = Worth knowing
aid-malta-special-end = **End Turn**: no more plays, no move.
aid-malta-special-stay = **Stay Put**: no move; keep playing.
aid-malta-special-blind = **Blind Faith**: next player draws and moves, plays nothing.
aid-malta-special-home = **Going Home**: start space removed? To where it lay at set-up.
aid-malta-special-back = **Welcome Back**: start space, kept hand plus two cards.
aid-malta-special-call = **Last Call**: an opponent without cards loses.
aid-malta-deck = How many?
aid-malta-deck-copies = Copies
aid-malta-deck-cards = Cards
aid-malta-deck-twelve-copies = 12
aid-malta-deck-twelve-cards = Draw Two
aid-malta-deck-nine-copies = 9
aid-malta-deck-nine-cards = Negate
aid-malta-deck-eight-copies = 8
aid-malta-deck-eight-cards = Sidestep
aid-malta-deck-seven-copies = 7
aid-malta-deck-seven-cards = End Turn
aid-malta-deck-five-copies = 5 each
aid-malta-deck-five-cards = Boomerang, Remove, Restore, Turn A Space
aid-malta-end = The end
aid-malta-end-last = Last player left wins at once.
aid-malta-end-check = Checked after each card, before your own hand.
