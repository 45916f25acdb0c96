### The rules of Malta! in our own words, by the ids of the canon (docs/rules/malta.md), whose text the English one is.

## Components

rule-M-COMP-01 = The game is for two to six players.
rule-M-COMP-02 = There is one deck of 108 cards.
rule-M-COMP-03 = There are 54 board spaces.
rule-M-COMP-04 = There are 6 pawns, one per player at most.
rule-M-COMP-05 = Seven of the spaces are start spaces (yellow on purple).
rule-M-COMP-06 = A start space shows the number 1 on its front.
rule-M-COMP-07 = Spaces have two faces; one of them is the 0-circle.
rule-M-COMP-08 = The front of a space shows a number and arrows.
rule-M-COMP-09 = A 0-circle has no arrows, so it offers no move.
rule-M-COMP-10 = A 0-circle has the number 0.
rule-M-COMP-11 = The spaces are thin round tiles, laid with their numbers upright.
rule-M-COMP-12 = A shape on the front (star, crown, drop) goes with the directions it offers; the circle offers none.
rule-M-COMP-13 = Published age 8 and up, playing time 30 minutes.
rule-M-COMP-14 = There are cards that exchange hands and cards that exchange places with another player.
rule-M-COMP-15 = Spaces can be moved, turned and made to disappear by cards.

## Aim

rule-M-GOAL-01 = The aim is to be the only player who has not lost.
rule-M-GOAL-02 = As soon as only one player has not lost, that player wins and the game ends.
rule-M-GOAL-03 = All who have lost share the last place; the order of elimination is no ranking.

## Set-up

rule-M-SETUP-01 = The seven start spaces are laid in a horizontal row with the number 1 face up.
rule-M-SETUP-02 = That row is the bottom row of the board.
rule-M-SETUP-03 = Six rows of seven other spaces are laid above it, making 7 x 7 = 49.
rule-M-SETUP-04 = Every one of these spaces lies with its 0-circle face down.
rule-M-SETUP-05 = The spaces left over stay out of the game (54 - 49 = 5).
rule-M-SETUP-06 = In any order, every player chooses a pawn and puts it on a start space.
rule-M-SETUP-07 = Several pawns may share a start space.
rule-M-SETUP-08 = No racket is paid for sharing a start space at set-up.
rule-M-SETUP-09 = The deck is shuffled and four cards are dealt to each player.
rule-M-SETUP-10 = The youngest player takes the first turn.
rule-M-SETUP-11 = Turns go round clockwise.
rule-M-SETUP-12 = Option for two players: a 5 x 5 board instead of 7 x 7; with more players it is refused.
rule-M-SETUP-13 = On the 5 x 5 board the bottom row consists of five start spaces with four rows of five spaces above.
rule-M-SETUP-14 = Order: board laid, pawns placed, deck shuffled, four cards dealt, first turn; nobody knows cards when placing.
rule-M-SETUP-15 = From a shuffled order the spaces are laid row by row from (1,0) to the right; each player is dealt four cards in one go, from the start player clockwise; cards are drawn from the front of the order.

## Losing

rule-M-LOSE-01 = A player loses who has no card at any moment of the own turn after the draw phase.
rule-M-LOSE-02 = A player loses who cannot move in the own movement phase.
rule-M-LOSE-03 = There is no other way to lose unless a card says so (conceding, M-AMB-43, is a matter of the platform).
rule-M-LOSE-04 = A player can lose only during the own turn, unless a card says otherwise (conceding, M-AMB-43, is a matter of the platform).
rule-M-LOSE-05 = Running out of cards during somebody else’s turn is not a loss.
rule-M-LOSE-06 = An empty hand before or during the own draw phase is not yet a loss.
rule-M-LOSE-07 = A hand still empty when the draw phase is over is a loss.
rule-M-LOSE-08 = The loser’s pawn is taken off the board.
rule-M-LOSE-09 = The loser keeps any cards in hand, in case of being re-invited.
rule-M-LOSE-10 = A player who has lost takes no turns and pays or receives no racket while out.
rule-M-LOSE-11 = A player who has lost may come back into the game (“re-invited”) when a card provides for it; the kept hand is then the player’s hand.
rule-M-LOSE-12 = The turn of a player who loses ends at that moment.
rule-M-LOSE-13 = A player in may concede at any moment, from the set-up to the end of the game, in and out of the own turn. It counts as losing at once: pawn off, hand kept, Blind Faith lapses, never re-invited. The active player’s turn ends; a card in resolution is discarded with its response, without (further) effect.
rule-M-LOSE-14 = A card whose only target has conceded, or whose answerer by Boomerang has conceded, has no (further) effect; it is discarded and counts as played.
rule-M-LOSE-15 = Decisions still open for a player who concedes lapse: no answer (the next player is asked), nothing discarded, given, passed on or paid. What was done before stays done. Pass It On: who concedes before all have chosen neither passes nor receives, the cards of the others go to the next player in. Racket: a receiver who concedes gets nothing more, what is due to others stays due.
rule-M-LOSE-16 = Concessions take effect one by one as they arrive, each at the decision open at that moment; that decision stays open for its player, with the answers that are legal now (forced now: carried out; none left: dropped). Who concedes during set-up has no pawn and is dealt no cards; if it is the start player, the next player in clockwise has the first turn. If one player is left, that player wins at once, and nothing else happens but the discard of the cards in resolution. Who is out cannot concede, nor can anybody after the end.

## Course of a turn

rule-M-TURN-01 = A turn has three phases in this order: draw, play, move.
rule-M-TURN-02 = After the turn the next player clockwise who is still in takes a turn.

## Draw phase

rule-M-DRAW-01 = Draw phase: draw as many cards as the number on the space under your pawn.
rule-M-DRAW-02 = If the pile has fewer cards than that, draw those there are.
rule-M-DRAW-03 = The discard pile is not reshuffled into the draw pile unless a card demands it.
rule-M-DRAW-04 = On a 0-circle nothing is drawn.

## Play phase

rule-M-PLAY-01 = The hand is counted once, right after the draw phase.
rule-M-PLAY-02 = Exactly half of that count, rounded up, must be played: plays = ceil(hand / 2).
rule-M-PLAY-03 = Cards are played one after another; each is resolved before the next.
rule-M-PLAY-04 = After its ability is resolved a card goes to the discard pile.
rule-M-PLAY-05 = Changes of hand size during the play phase do not change the number of plays due.
rule-M-PLAY-06 = After each card is resolved the hand is checked; an empty hand loses, whether the cards were played, discarded, given away or otherwise lost.
rule-M-PLAY-07 = The order of the cards and their targets are the choice of the player who plays them.
rule-M-PLAY-08 = A card without effect still counts as a play.

## Movement phase

rule-M-MOVE-01 = Movement phase: move your pawn exactly one space.
rule-M-MOVE-02 = The direction must be one shown by an arrow on the space the pawn stands on.
rule-M-MOVE-03 = With several usable arrows the player chooses among them.
rule-M-MOVE-04 = A pawn never leaves the board, neither by an arrow nor by a card.
rule-M-MOVE-05 = An arrow that points off the board is not usable.
rule-M-MOVE-06 = Whoever begins the movement phase on a circle (no arrows) loses.
rule-M-MOVE-07 = Whoever begins the movement phase on a space all of whose arrows point off the board loses.
rule-M-MOVE-08 = Moving is compulsory when possible.
rule-M-MOVE-09 = Entering a 0-circle is allowed.
rule-M-MOVE-10 = Entering an occupied space is allowed; any number of pawns may share a space.

## Racket

rule-M-RACKET-01 = If your movement phase takes you to a space with at least one other pawn, you must pay racket.
rule-M-RACKET-02 = You give the owner of each pawn there as many cards as the number on that space.
rule-M-RACKET-03 = The cards come from your hand into the hand of the owner.
rule-M-RACKET-04 = If you have no card after the racket, you lose.
rule-M-RACKET-05 = If your cards do not suffice for several owners, you choose the order in which cards are given.
rule-M-RACKET-06 = With too few cards you give all you have (and therefore lose).
rule-M-RACKET-07 = Racket is caused only by the movement phase, not by moves that cards cause.
rule-M-RACKET-08 = The payer chooses which cards to give.
rule-M-RACKET-09 = On a 0-circle the racket is 0 cards.

## Named cards

rule-M-CARD-01 = The text on a card overrides the rules where it says so (e.g. losing outside the own turn, reshuffling).
rule-M-CARD-SWAPHANDS-1 = Swap Hands does not change the number of plays due this turn.
rule-M-CARD-DRAWTWO-1 = Draw Two does not change the number of plays due this turn.
rule-M-CARD-DISCARDTWO-1 = Discard Two of Yours does not change the number of plays due this turn.
rule-M-CARD-ENDTURN-1 = End Turn played as the last card in hand: the player loses; the turn does not end “before” the loss.
rule-M-CARD-ENDTURN-2 = End Turn played with at least one card left: the turn ends without a movement phase.
rule-M-CARD-ENDTURN-3 = It thereby saves a player on a space without arrows.
rule-M-CARD-ENDTURN-4 = Plays still due lapse when End Turn takes effect.
rule-M-CARD-NEGATE-1 = Negate played as an ordinary card in the own turn has no effect.
rule-M-CARD-NEGATE-2 = It nevertheless counts as a card played.
rule-M-CARD-NEGATE-3 = A player cannot use it “out of turn” in the own turn to cancel an own card.
rule-M-CARD-NEGATE-4 = Its real use is out of turn, against a card an opponent is playing.
rule-M-CARD-BOOMERANG-1 = Boomerang played as an ordinary card in the own turn has no effect.
rule-M-CARD-BOOMERANG-2 = It nevertheless counts as a card played.
rule-M-CARD-BOOMERANG-3 = A player cannot use it “out of turn” in the own turn against an own card.
rule-M-CARD-BOOMERANG-4 = Its real use is out of turn, against a card an opponent is playing.
rule-M-CARD-GOINGHOME-1 = Going Home sends a pawn to its start space.
rule-M-CARD-GOINGHOME-2 = If that start space has been moved, the pawn goes to where the space is now.
rule-M-CARD-GOINGHOME-3 = If that start space has been removed, the pawn goes to the place where the space lay originally.
rule-M-CARD-REMOVE-1 = Remove A Space turns a space into a 0-circle.
rule-M-CARD-EVERYONE-1 = Everyone Moves: the player names one direction and every pawn moves that way.
rule-M-CARD-EVERYONE-2 = The pawn of the player who plays it moves as well.
rule-M-CARD-BLINDFAITH-1 = Blind Faith: the next player cannot play the next turn (thus the text; what it means: M-AMB-30).

## Decisions and record

rule-M-LOG-01 = The record is the list of all decisions asked, in order, as (seat, answer), and of all concessions. Options, seed and record give the whole game again. An announcement (card and targets) or an answer (response card and new targets) is one entry, even if a program asks for it in steps; nothing of it is shown before it is complete.
rule-M-LOG-02 = Outside the response window a forced decision is neither asked nor recorded: it is carried out at once. In the response window every decision is asked and recorded, also one whose only answer is to pass (M-RESP-07).
rule-M-LOG-03 = A decision is forced if everybody can see that there is one answer: playing, if the hand is one card that can be announced in one way only; discarding, if the hand holds no more cards than are still to be discarded; giving or passing on, if the hand is one card; moving, if one arrow is usable; racket, if one owner is left to pay and the hand holds no more cards than are due to that owner. Cards that go without a question go in canonical order. Equal cards in a larger hand do not make a decision forced: it is asked.
rule-M-LOG-04 = The public log, shown to all during the game, holds: placements, turns, numbers of cards drawn, cards played with their targets, answers with their targets, changes of board and pawns, cards discarded, giver, receiver and number of cards that go from hand to hand, shuffles, skipped play phases and turns, losses with their cause, concessions, the result. It holds no pass, and nothing about who was asked or why somebody did not answer: between an announcement and its answer or resolution it is empty.
rule-M-LOG-05 = The record is kept back until the game is over; before that a player sees the own entries and the public log.
rule-M-LOG-06 = Counters shown to players (version, number of the move) count entries of the record. Which decisions are asked depends on public facts alone (M-LOG-02, -03), so that neither the counter nor the absence of a question tells anything about a hand.
rule-M-LOG-07 = Hands have no order. Where one is needed (legal answers, random picks, cards that go without a question, cards before a shuffle) it is the canonical order: by card id in the order of the deck table (9.2, column #; with other data the order of the card file), copies side by side.

## Chance

rule-M-CHANCE-01 = First chance event, only if the match configuration names no start seat: “start_seat”, every seat with equal chance.
rule-M-CHANCE-02 = Then “board”: the 47 other spaces, taken in the order of the space table (9.1), are shuffled; the first 42 (5 x 5: 20) are laid as in M-SETUP-15, the rest is out. Then the pawns are placed.
rule-M-CHANCE-03 = Then “deck”: the 108 cards, taken in canonical order, are shuffled; then the deal. Drawing is no chance event: the pile keeps its order.
rule-M-CHANCE-04 = “fresh_shuffle”, whenever Fresh Shuffle takes effect: draw pile and discard pile together, taken in canonical order, are shuffled.
rule-M-CHANCE-05 = “take_one”, whenever Take One takes effect on a hand of at least two cards: one place of the hand in canonical order, every card with equal chance. From a hand of one card it is taken without chance.
rule-M-CHANCE-06 = There is no other chance. All of it comes from the chance of the game; waits (M-RESP-08) and computer players use another. No outcome seen tells anything about one to come: at a table of people the stream is cryptographic. Outcomes are noted as the seat, the order of kinds, the order of cards, the card taken.

## Reconstructed spaces

rule-M-TILE-01 = 7 start spaces: crown, number 1, arrows left, up, right.
rule-M-TILE-02 = 11 stars: number 1, arrows up, right, down, left.
rule-M-TILE-03 = 16 crowns: number 2, three arrows; four of each of the four missing directions.
rule-M-TILE-04 = 12 drops: number 3, one arrow; three of each direction.
rule-M-TILE-05 = 8 drops: number 4, one arrow; two of each direction.
rule-M-TILE-06 = The back of every space, start spaces included, is the 0-circle.
rule-M-TILE-07 = A start space differs from the other spaces only by its colour, its place at set-up and as the goal of Going Home.

## Reconstructed deck

rule-M-DECK-01 = The deck has 27 kinds and 108 cards, copies as in the table.
rule-M-DECK-02 = Negate and Boomerang are responses; all other cards are played in the own turn only.
rule-M-DECK-03 = The copies are the project’s own choice and no evidence about the printed deck; any file that passes the checks may replace them.

## Playing cards

rule-M-CARD-02 = A card is played in this order: announce card and targets; it leaves the hand; response window; resolution; discard; tests (M-CARD-05).
rule-M-CARD-03 = If no legal target exists, the card may be played all the same, without effect; if one exists, a legal target must be named.
rule-M-CARD-04 = “You” is the player of the card; “opponent” is another player still in. Players who are out are affected by Welcome Back only.
rule-M-CARD-05 = Tests after each resolution, in this order: (a) exactly one player in: that player wins; (b) the active player’s hand is empty: that player loses.
rule-M-CARD-06 = Card moves are single orthogonal steps, ignore arrows, never leave the board and cause no racket; where a direction is chosen for one pawn, it must stay on the board.
rule-M-CARD-07 = Pawns stay at their location when spaces are exchanged, shifted, turned, removed or restored.
rule-M-CARD-08 = A draw caused by a card takes what the pile has; nothing is reshuffled.
rule-M-CARD-09 = “All if fewer”: who must discard or give more cards than held gives all.
rule-M-CARD-10 = The turning of a space is kept when it is moved, removed and restored; turns are counted clockwise (up, right, down, left).
rule-M-CARD-11 = A card that goes from hand to hand is seen by giver and receiver alone; discarded cards are seen by all.

## Answering cards

rule-M-RESP-01 = After the announcement the other players still in are asked clockwise from the active player; the first who answers is taken. Everybody in is asked, also without a response card (then the only move is to pass); from outside a forced pass cannot be told from a chosen one.
rule-M-RESP-02 = At most one response per card; a response cannot be answered.
rule-M-RESP-03 = A response may empty the answerer’s hand; that is no loss.
rule-M-RESP-04 = Negate and Boomerang played in the own turn open no response window; every other card does, also one played without a legal target.
rule-M-RESP-05 = The response lies beside the answered card; after resolution both go to the discard pile, the answered card first.
rule-M-RESP-06 = A response is no play of the answerer and does not change anybody’s plays due.
rule-M-RESP-07 = The window is one decision per opponent: pass or answer. A decision whose only answer is to pass is asked and recorded like any other, also with an empty hand; whether a player, the program or the clock passed is not noted.
rule-M-RESP-08 = Automatic setting: the program enters the pass of a player who cannot answer, after a wait that depends neither on hand nor card nor player. No pass, chosen, automatic or by the clock, takes hold sooner; the others see only that the window is open. A table where long thinking shall tell nothing either makes the time limit of the window equal to the wait.

## Effects of the cards

rule-M-CARD-SWAPHANDS-2 = You choose an opponent; you exchange your remaining hands.
rule-M-CARD-SWAPHANDS-3 = Empty hands may be exchanged; if you end up with an empty hand, you lose at the test.
rule-M-CARD-DRAWTWO-2 = You draw 2 cards.
rule-M-CARD-DISCARDTWO-2 = You discard 2 cards of your choice, all if fewer.
rule-M-CARD-ENDTURN-5 = End Turn ends only the turn of the active player who played it.
rule-M-CARD-NEGATE-5 = As a response: the answered card has no effect; it is discarded and counts as played.
rule-M-CARD-BOOMERANG-5 = As a response: the answerer becomes the “you” of the answered card and names its targets anew together with the answer; M-CARD-03 applies to the answerer.
rule-M-CARD-BOOMERANG-6 = Where the card asks for an opponent or an opponent’s pawn, it must be the active player or that player’s pawn.
rule-M-CARD-BOOMERANG-7 = The play counts for the active player, who alone is tested for an empty hand afterwards.
rule-M-CARD-BOOMERANG-8 = End Turn and Stay Put taken over have no effect.
rule-M-CARD-BOOMERANG-9 = Blind Faith taken over hits the next turn of the active player.
rule-M-CARD-BOOMERANG-10 = Going Home taken over moves the pawn of the active player.
rule-M-CARD-GOINGHOME-4 = You choose any pawn on the board, your own included.
rule-M-CARD-GOINGHOME-5 = “Removed” means: the start space shows its 0-circle. Face up again, it counts as not removed.
rule-M-CARD-REMOVE-2 = You choose any face-up space without a pawn, start spaces included.
rule-M-CARD-EVERYONE-3 = You choose up, right, down or left; every pawn in the game takes one step that way; pawns at that edge stay.
rule-M-CARD-BLINDFAITH-2 = In mode “no_play” (default) the next player still in, found when the card resolves, skips the play phase of the next turn; draw, hand test and movement take place.
rule-M-CARD-BLINDFAITH-3 = Several add up: one skipped play phase per card.
rule-M-CARD-BLINDFAITH-4 = They lapse when the player is eliminated.
rule-M-CARD-SWAPPLACES-1 = You choose an opponent; your pawn and that opponent’s pawn exchange locations.
rule-M-CARD-SWAPSPACES-1 = You choose two different spaces of the board, either face up (M-CARD-SWAPSPACES-3); they exchange locations.
rule-M-CARD-SWAPSPACES-2 = Faces and turnings are kept; a 0-circle can thus come under your own pawn.
rule-M-CARD-SWAPSPACES-3 = A space under another player’s pawn may not be chosen; the one under your own pawn may, if nobody else stands there. Taken over, “you” is the answerer.
rule-M-CARD-TURNSPACE-1 = You choose a face-up space (M-CARD-TURNSPACE-2) and turn it by 90, 180 or 270 degrees.
rule-M-CARD-TURNSPACE-2 = A space under another player’s pawn may not be chosen; the one under your own pawn may, if nobody else stands there. Taken over, “you” is the answerer.
rule-M-CARD-SHIFTLINE-1 = You choose a row (left or right) or a column (up or down); all its spaces move one step; the space pushed out comes in again at the other end.
rule-M-CARD-SHIFTLINE-2 = Pawns of that line stay at their location.
rule-M-CARD-SIDESTEP-1 = You move your pawn one step in a direction of your choice.
rule-M-CARD-SHOVE-1 = You choose an opponent and move that pawn one step in a direction of your choice.
rule-M-CARD-RESTORE-1 = You choose a 0-circle, with or without pawns; it is turned to its numbered face, turned as before.
rule-M-CARD-TAKEONE-1 = You choose an opponent and take 1 random card of that hand, every card of the hand with equal chance; recorded as the card taken (M-CHANCE-05); from an empty hand nothing.
rule-M-CARD-GIVEONE-1 = You choose an opponent and give 1 card of your choice; with an empty hand nothing.
rule-M-CARD-SHAKEDOWN-1 = You choose an opponent, who discards 2 cards of the own choice, all if fewer.
rule-M-CARD-DRINKS-1 = Every player in draws 1 card, you first, then clockwise, while the pile lasts.
rule-M-CARD-PASSITON-1 = Every player in passes 1 card of the own choice to the next player in on the left (clockwise), all at the same time. Asked clockwise from you, each choice hidden until all are made; passed cards arrive together.
rule-M-CARD-PASSITON-2 = An empty hand passes nothing, but receives.
rule-M-CARD-STAYPUT-1 = You have no movement phase this turn; plays still due go on.
rule-M-CARD-FRESHSHUFFLE-1 = The discard pile, without this card and its response, is shuffled into the draw pile.
rule-M-CARD-WELCOMEBACK-1 = You choose a player who is out (not one who conceded); that player is in again, the pawn comes to the board by the rules of Going Home.
rule-M-CARD-WELCOMEBACK-2 = The kept hand is the hand again, and that player draws 2; the next turn comes in seat order.
rule-M-CARD-LASTCALL-1 = You choose an opponent; if that opponent’s hand is empty, that player loses at once, outside the own turn.
rule-M-CARD-LASTCALL-2 = If the chosen opponent has cards, nothing happens. Taken over, it can only name the active player, who would lose with an empty hand anyway.
rule-M-CARD-CLEANSLATE-1 = You discard the rest of your hand and draw as many cards as you discarded.

## Adjudications that refusals and options name

rule-M-AMB-30 = By default (“no_play”), until the text of the card is known: the next player draws, is tested for an empty hand, plays no cards, then moves as usual. With the option “skip_turn”: no phase and no loss test at all. Several such cards add up, one turn each (M-CARD-BLINDFAITH-3).
rule-M-AMB-46 = Before the response window the targets are announced: player, pawn, space, direction, line, amount of turning. Choices among hand cards (discard, give, pass) and random picks are made at resolution. A card taken over gets new targets, named together with the answer.
