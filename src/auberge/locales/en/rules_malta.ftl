### The rules of Malta! in our own words, by the ids of the canon (docs/rules/malta.md), which decides what they mean.

## Components

rule-M-COMP-01 = The game is for two to six players.
rule-M-COMP-02 = There is one deck of 108 cards.
rule-M-COMP-03 = There are 54 board spaces.
rule-M-COMP-04 = There are 6 pawns, at most one per player.
rule-M-COMP-05 = Seven of the spaces are start spaces (yellow on purple).
rule-M-COMP-06 = A start space shows the number 1 on its front.
rule-M-COMP-07 = Every space has two faces; one of them is the 0-circle.
rule-M-COMP-08 = The front of a space shows a number and arrows.
rule-M-COMP-09 = A 0-circle has no arrows, so it offers no move.
rule-M-COMP-10 = A 0-circle has the number 0.
rule-M-COMP-11 = The spaces are thin round tiles, laid with their numbers upright.
rule-M-COMP-12 = The shape on the front (star, crown or drop) goes with the directions the space offers; the circle offers none.
rule-M-COMP-13 = The published game is for ages 8 and up and takes 30 minutes.
rule-M-COMP-14 = Some cards let you swap hands with another player, and some let you swap places.
rule-M-COMP-15 = Cards can move spaces, turn them and make them disappear.

## Aim

rule-M-GOAL-01 = You win by outlasting everyone: in the end you are the one player who has not lost.
rule-M-GOAL-02 = As soon as only one player has not lost, that player wins and the game ends.
rule-M-GOAL-03 = All players who have lost share last place; the order of elimination is not a ranking.

## Set-up

rule-M-SETUP-01 = The seven start spaces are laid in a horizontal row with the number 1 face up.
rule-M-SETUP-02 = The row of start spaces is the bottom row of the board.
rule-M-SETUP-03 = Six rows of seven other spaces are laid above the start spaces, making 7 × 7 = 49.
rule-M-SETUP-04 = Every space on the board is laid with its 0-circle face down.
rule-M-SETUP-05 = The spaces left over stay out of the game (54 − 49 = 5).
rule-M-SETUP-06 = Everyone takes a pawn and stands it on a start space; the order does not matter.
rule-M-SETUP-07 = Several pawns may share a start space.
rule-M-SETUP-08 = Sharing a start space at set-up costs no protection.
rule-M-SETUP-09 = The deck is shuffled and four cards are dealt to each player.
rule-M-SETUP-10 = The youngest player takes the first turn.
rule-M-SETUP-11 = Play goes clockwise.
rule-M-SETUP-12 = Option for two players: a 5 × 5 board instead of 7 × 7; it is not available with more players.
rule-M-SETUP-13 = On the 5 × 5 board the bottom row consists of five start spaces, with four rows of five spaces above.
rule-M-SETUP-14 = Order: lay out the board, place the pawns, shuffle the deck, deal four cards each, take the first turn; nobody has seen any cards when placing a pawn.
rule-M-SETUP-15 = The shuffled spaces are laid out row by row from (1,0) to the right; each player is dealt four cards in one go, clockwise from the first player; cards are drawn from the top of the pile.

## Losing

rule-M-LOSE-01 = A player who has no cards at any moment of their own turn after the draw phase loses.
rule-M-LOSE-02 = A player who cannot move in their own movement phase loses.
rule-M-LOSE-03 = There is no other way to lose unless a card says so (conceding, M-AMB-43, is a feature of the digital table).
rule-M-LOSE-04 = A player can lose only during their own turn, unless a card says otherwise (conceding, M-AMB-43, is a feature of the digital table).
rule-M-LOSE-05 = Running out of cards during someone else’s turn is not a loss.
rule-M-LOSE-06 = An empty hand before or during your own draw phase is not yet a loss.
rule-M-LOSE-07 = A hand that is still empty when the draw phase is over is a loss.
rule-M-LOSE-08 = The pawn of a player who loses is taken off the board.
rule-M-LOSE-09 = A player who loses keeps any cards in hand, in case they are re-invited.
rule-M-LOSE-10 = A player who has lost takes no turns and neither pays nor receives protection while out.
rule-M-LOSE-11 = A player who has lost may come back into the game (“re-invited”) when a card provides for it; the hand they kept is then their hand.
rule-M-LOSE-12 = The turn of a player who loses ends at that moment.
rule-M-LOSE-13 = A player still in may concede at any moment, from set-up to the end of the game, during their own turn or anyone else’s. It counts as losing at once: the pawn leaves the board, the hand is kept, Blind Faith is cancelled, and the player is never re-invited. If the active player concedes, their turn ends; a card being resolved is discarded with its response, without (further) effect.
rule-M-LOSE-14 = A card whose only target has conceded has no effect unless it is taken over: while the response window is open it stays open (M-LOSE-16), and Boomerang chooses a new target. If nobody responds, the card is discarded and counts as played. If the player who took the card over with Boomerang concedes, it has no further effect and is discarded in the same way.
rule-M-LOSE-15 = Decisions still open for a player who concedes are dropped: no response (the next player is asked), nothing discarded, given, passed on or paid. What was done before stays done. Pass It On: a player who concedes before everyone has chosen neither passes nor receives; the others’ cards go to the next player still in. Protection: a receiver who concedes gets nothing more; what is due to others stays due.
rule-M-LOSE-16 = Concessions take effect one by one as they arrive, each at the decision open at that moment; that decision stays open for its player, with the choices that are legal now (if only one is left, it is carried out; if none is left, the decision is dropped). A player who concedes during set-up has no pawn and is dealt no cards; if it is the first player, the next player still in, clockwise, has the first turn. If only one player is left, that player wins at once, and nothing else happens except that the cards being resolved are discarded. A player who is out cannot concede, and nobody can concede after the end of the game.

## Course of a turn

rule-M-TURN-01 = A turn has three phases in this order: draw, play, move.
rule-M-TURN-02 = After the turn, the next player clockwise who is still in takes a turn.

## Draw phase

rule-M-DRAW-01 = Draw phase: draw as many cards as the number on the space under your pawn.
rule-M-DRAW-02 = If the draw pile has fewer cards than that number, draw all of them.
rule-M-DRAW-03 = The discard pile is not reshuffled into the draw pile unless a card says so.
rule-M-DRAW-04 = On a 0-circle nothing is drawn.

## Play phase

rule-M-PLAY-01 = The hand is counted once, right after the draw phase.
rule-M-PLAY-02 = Exactly half of the cards counted, rounded up, must be played: plays = ⌈hand / 2⌉.
rule-M-PLAY-03 = Cards are played one after another; each is resolved before the next.
rule-M-PLAY-04 = Once its effect is resolved, a card goes to the discard pile.
rule-M-PLAY-05 = Changes in hand size during the play phase do not change the number of plays due.
rule-M-PLAY-06 = After each card is resolved, the hand is checked; a player with an empty hand loses, whether the cards were played, discarded, given away or lost in some other way.
rule-M-PLAY-07 = Whoever plays the cards chooses their order and their targets.
rule-M-PLAY-08 = A card without effect still counts as a play.

## Movement phase

rule-M-MOVE-01 = Movement phase: move your pawn exactly one space.
rule-M-MOVE-02 = The direction must be one shown by an arrow on the space the pawn stands on.
rule-M-MOVE-03 = If several arrows can be used, the player chooses one of them.
rule-M-MOVE-04 = A pawn never leaves the board, neither by an arrow nor by a card.
rule-M-MOVE-05 = An arrow that points off the board cannot be used.
rule-M-MOVE-06 = A player who begins the movement phase on a circle (no arrows) loses.
rule-M-MOVE-07 = A player who begins the movement phase on a space whose arrows all point off the board loses.
rule-M-MOVE-08 = If you can move, you must.
rule-M-MOVE-09 = Entering a 0-circle is allowed.
rule-M-MOVE-10 = Entering an occupied space is allowed; any number of pawns may share a space.

## Protection

rule-M-RACKET-01 = If your movement phase takes you to a space with at least one other pawn, you must pay protection.
rule-M-RACKET-02 = For each other pawn on the space you move to, you give its owner as many cards as the number on that space.
rule-M-RACKET-03 = The cards go from your hand into the owner’s hand.
rule-M-RACKET-04 = If you have no cards left after paying protection, you lose.
rule-M-RACKET-05 = If you do not have enough cards for several owners, you choose the order in which cards are given.
rule-M-RACKET-06 = With too few cards, you give all you have (and therefore lose).
rule-M-RACKET-07 = Only moves in the movement phase make you pay protection, not moves caused by cards.
rule-M-RACKET-08 = The payer chooses which cards to give.
rule-M-RACKET-09 = On a 0-circle, protection is 0 cards.

## Named cards

rule-M-CARD-01 = The text on a card overrides the rules where it says so (e.g. losing outside your own turn, reshuffling).
rule-M-CARD-SWAPHANDS-1 = Swap Hands does not change the number of plays due this turn.
rule-M-CARD-DRAWTWO-1 = Draw Two does not change the number of plays due this turn.
rule-M-CARD-DISCARDTWO-1 = Discard Two of Yours does not change the number of plays due this turn.
rule-M-CARD-ENDTURN-1 = If you play End Turn as the last card in your hand, you lose; the turn does not end “before” the loss.
rule-M-CARD-ENDTURN-2 = If you play End Turn with at least one card left, your turn ends without a movement phase.
rule-M-CARD-ENDTURN-3 = So End Turn saves a player on a space without arrows.
rule-M-CARD-ENDTURN-4 = When End Turn takes effect, any plays still due are cancelled.
rule-M-CARD-NEGATE-1 = Played as an ordinary card on your own turn, Negate has no effect.
rule-M-CARD-NEGATE-2 = Negate played on your own turn still counts as a card played.
rule-M-CARD-NEGATE-3 = You cannot use Negate “out of turn” on your own turn to cancel one of your own cards.
rule-M-CARD-NEGATE-4 = The real use of Negate is out of turn, against a card an opponent is playing.
rule-M-CARD-BOOMERANG-1 = Played as an ordinary card on your own turn, Boomerang has no effect.
rule-M-CARD-BOOMERANG-2 = Boomerang played on your own turn still counts as a card played.
rule-M-CARD-BOOMERANG-3 = You cannot use Boomerang “out of turn” on your own turn against one of your own cards.
rule-M-CARD-BOOMERANG-4 = The real use of Boomerang is out of turn, against a card an opponent is playing.
rule-M-CARD-GOINGHOME-1 = Going Home sends a pawn to its start space.
rule-M-CARD-GOINGHOME-2 = If a pawn’s start space has been moved, Going Home sends the pawn to where the space is now.
rule-M-CARD-GOINGHOME-3 = If a pawn’s start space has been removed, Going Home sends the pawn to the place where the space originally lay.
rule-M-CARD-REMOVE-1 = Remove A Space turns a space into a 0-circle.
rule-M-CARD-EVERYONE-1 = Everyone Moves: the player chooses one direction, and every pawn moves that way.
rule-M-CARD-EVERYONE-2 = Everyone Moves also moves the pawn of the player who plays it.
rule-M-CARD-BLINDFAITH-1 = Blind Faith: the next player cannot play the next turn (that is how the card puts it; for what this means, see M-AMB-30).

## Reconstructed spaces

rule-M-TILE-01 = 7 start spaces: crown, number 1, arrows left, up and right.
rule-M-TILE-02 = 11 stars: number 1, arrows up, right, down and left.
rule-M-TILE-03 = 16 crowns: number 2, three arrows; there are four for each of the four directions that can be missing.
rule-M-TILE-04 = 12 drops: number 3, one arrow; three for each direction.
rule-M-TILE-05 = 8 drops: number 4, one arrow; two for each direction.
rule-M-TILE-06 = The back of every space, start spaces included, is the 0-circle.
rule-M-TILE-07 = A start space differs from the other spaces only in its colour, its place at set-up and its role as the destination of Going Home.

## Reconstructed deck

rule-M-DECK-01 = The deck has 27 kinds of card and 108 cards; the data file says how many copies there are of each.
rule-M-DECK-02 = Negate and Boomerang are responses; all other cards can be played only on your own turn.
rule-M-DECK-03 = The numbers of copies are the project’s own choice, not evidence about the printed deck; any file that passes the checks may replace them.

## Playing cards

rule-M-CARD-02 = A card is played in this order: announce the card and its targets; it leaves the hand; response window; resolution; discard; checks (M-CARD-05).
rule-M-CARD-03 = If there is no legal target, the card may still be played, without effect; if there is one, a legal target must be chosen.
rule-M-CARD-04 = “You” means the player who plays the card; an “opponent” is another player still in. Players who are out are affected only by Welcome Back.
rule-M-CARD-05 = Checks after each resolution, in this order: (a) if exactly one player is in, that player wins; (b) if the active player’s hand is empty, that player loses.
rule-M-CARD-06 = Moves caused by cards are single orthogonal steps; they ignore arrows, never leave the board and cost no protection. Where a direction is chosen for a single pawn, that pawn must stay on the board.
rule-M-CARD-07 = Pawns stay where they are when spaces are swapped, shifted, turned, removed or restored.
rule-M-CARD-08 = A draw caused by a card takes what the pile has; nothing is reshuffled.
rule-M-CARD-09 = “Or all if fewer”: a player who must discard or give more cards than they hold discards or gives all of them.
rule-M-CARD-10 = A space keeps its orientation when it is moved, or removed and restored; turns are counted clockwise (up, right, down, left).
rule-M-CARD-11 = Only the giver and the receiver see a card that goes from hand to hand; everyone sees discarded cards.

## Responding to cards

rule-M-RESP-01 = After the announcement, the other players still in are asked clockwise from the active player; the first response counts. Everyone still in is asked, even without a response card (then they can only pass); from outside, a forced pass looks no different from a chosen one.
rule-M-RESP-02 = At most one response per card; a response cannot be responded to.
rule-M-RESP-03 = A response may empty the responder’s hand; that is not a loss.
rule-M-RESP-04 = Negate and Boomerang played on your own turn do not open a response window; every other card does, even one played without a legal target.
rule-M-RESP-05 = The response is placed beside the card it responds to; after resolution both go to the discard pile, the original card first.
rule-M-RESP-06 = A response does not count as one of the responder’s plays and does not change anyone’s plays due.
rule-M-RESP-07 = The window is one decision per opponent: pass or respond. A decision where passing is the only choice is asked like any other, even with an empty hand; nobody is told whether a player, the program or the clock passed.
rule-M-RESP-08 = Automatic setting: the program passes for a player who cannot respond, after a wait that depends neither on the hand nor on the card nor on the player. No pass, whether chosen, automatic or by the clock, takes effect sooner; the others see only that the window is open. At a table where even long thinking should reveal nothing, the time limit of the window equals the wait.

## Effects of the cards

rule-M-CARD-SWAPHANDS-2 = You choose an opponent; the two of you swap your remaining hands.
rule-M-CARD-SWAPHANDS-3 = Empty hands may be swapped; if you end up with an empty hand, you lose at the check.
rule-M-CARD-DRAWTWO-2 = You draw 2 cards.
rule-M-CARD-DISCARDTWO-2 = You discard 2 cards of your choice, or all if you have fewer.
rule-M-CARD-ENDTURN-5 = End Turn ends only the turn of the active player who played it.
rule-M-CARD-NEGATE-5 = As a response: the card it responds to has no effect; that card is discarded and counts as played.
rule-M-CARD-BOOMERANG-5 = As a response: the responder becomes the “you” of the card and chooses new targets for it together with the response; M-CARD-03 applies to the responder.
rule-M-CARD-BOOMERANG-6 = Where the card taken over asks for an opponent or an opponent’s pawn, the target must be the active player or their pawn.
rule-M-CARD-BOOMERANG-7 = A card taken over counts as a play of the active player, who alone is checked for an empty hand afterwards.
rule-M-CARD-BOOMERANG-8 = End Turn and Stay Put have no effect when taken over.
rule-M-CARD-BOOMERANG-9 = When taken over, Blind Faith affects the active player’s next turn.
rule-M-CARD-BOOMERANG-10 = When taken over, Going Home moves the active player’s pawn.
rule-M-CARD-GOINGHOME-4 = You choose any pawn on the board, your own included.
rule-M-CARD-GOINGHOME-5 = “Removed” means that the start space shows its 0-circle. Once face up again, it no longer counts as removed.
rule-M-CARD-REMOVE-2 = You choose any face-up space without a pawn, start spaces included.
rule-M-CARD-EVERYONE-3 = You choose up, right, down or left; every pawn in the game takes one step that way; pawns at that edge stay.
rule-M-CARD-BLINDFAITH-2 = In mode “no_play” (default), the next player still in, determined when the card resolves, skips the play phase of their next turn; draw, hand check and movement take place.
rule-M-CARD-BLINDFAITH-3 = Several Blind Faith cards add up: one skipped play phase per card.
rule-M-CARD-BLINDFAITH-4 = Blind Faith cards are cancelled when the player they affect is eliminated.
rule-M-CARD-SWAPPLACES-1 = You choose an opponent; your pawn and theirs swap places.
rule-M-CARD-SWAPSPACES-1 = You choose two different spaces of the board, whichever face is up (M-CARD-SWAPSPACES-3); they swap places.
rule-M-CARD-SWAPSPACES-2 = Faces and orientations are kept; so a 0-circle can end up under your own pawn.
rule-M-CARD-SWAPSPACES-3 = You may not choose a space under another player’s pawn; you may choose the one under your own pawn if nobody else is on it. When the card is taken over, “you” is the responder.
rule-M-CARD-TURNSPACE-1 = You choose a face-up space (M-CARD-TURNSPACE-2) and turn it by 90, 180 or 270 degrees.
rule-M-CARD-TURNSPACE-2 = You may not choose a space under another player’s pawn; you may choose the one under your own pawn if nobody else is on it. When the card is taken over, “you” is the responder.
rule-M-CARD-SHIFTLINE-1 = You choose a row (left or right) or a column (up or down); all its spaces move one step; the space pushed out comes back in at the other end.
rule-M-CARD-SHIFTLINE-2 = Pawns on that line stay where they are.
rule-M-CARD-SIDESTEP-1 = You move your pawn one step in a direction of your choice.
rule-M-CARD-SHOVE-1 = You choose an opponent and move their pawn one step in a direction of your choice.
rule-M-CARD-RESTORE-1 = You choose a 0-circle, with or without pawns; it is flipped to its numbered face, with the same orientation as before.
rule-M-CARD-TAKEONE-1 = You choose an opponent and take 1 random card from their hand; every card is equally likely. From an empty hand you take nothing.
rule-M-CARD-GIVEONE-1 = You choose an opponent and give them 1 card of your choice; with an empty hand you give nothing.
rule-M-CARD-SHAKEDOWN-1 = You choose an opponent, who discards 2 cards of their choice, or all if they have fewer.
rule-M-CARD-DRINKS-1 = Every player still in draws 1 card, you first, then clockwise, while the pile lasts.
rule-M-CARD-PASSITON-1 = Every player still in passes 1 card of their choice to the next player still in on the left (clockwise), all at the same time. Players are asked clockwise from you, and each choice stays hidden until all are made; passed cards arrive together.
rule-M-CARD-PASSITON-2 = A player with an empty hand passes nothing, but receives.
rule-M-CARD-STAYPUT-1 = You have no movement phase this turn; plays still due must be made.
rule-M-CARD-FRESHSHUFFLE-1 = The discard pile, without this card and its response, is shuffled into the draw pile.
rule-M-CARD-WELCOMEBACK-1 = You choose a player who is out (not one who conceded); that player is in again, and their pawn returns to the board by the rules of Going Home.
rule-M-CARD-WELCOMEBACK-2 = The player who comes back has the hand they kept and draws 2 cards; their next turn comes in seat order.
rule-M-CARD-LASTCALL-1 = You choose an opponent; if their hand is empty, they lose at once, even outside their own turn.
rule-M-CARD-LASTCALL-2 = If the chosen opponent has cards, nothing happens. When Last Call is taken over, it can only target the active player, who would lose with an empty hand anyway.
rule-M-CARD-CLEANSLATE-1 = You discard the rest of your hand and draw as many cards as you discarded.

## Adjudications that refusals and options name

rule-M-AMB-30 = By default (“no_play”), until the text of the card is known: the next player draws, is checked for an empty hand, plays no cards, then moves as usual. With the option “skip_turn”: no phase and no loss check at all. Several such cards add up, one turn each (M-CARD-BLINDFAITH-3).
rule-M-AMB-46 = Targets are announced before the response window: player, pawn, space, direction, line, how far to turn. Choices among hand cards (discard, give, pass) and random picks are made at resolution. A card taken over gets new targets, chosen together with the response.
