## The course of Malta!, step by step: what to do, a nudge after the second wrong try, and what came of it

lesson-M-L1-title = Draw, play, move
lesson-M-L1-1-text = Everyone but one loses: be the last player left. The arrows on your space point three ways. Move up: there you will draw three cards.
lesson-M-L1-1-nudge = The number on a space says how many cards you draw there. Above you is a 3.
lesson-M-L1-1-done = Your next turn began there with three new cards. More cards, longer life.
lesson-M-L1-2-text = You hold four cards and must play half: two. Start with Draw Two: your hand grows, but the number to play does not.
lesson-M-L1-2-nudge = Play Draw Two. It replaces itself and brings one card more.
lesson-M-L1-2-done = Five cards in hand, and just one still to play.
lesson-M-L1-3-text = Play one more card, but one that still lets you move: after your cards you must move, and your only arrow leads up.
lesson-M-L1-3-nudge = Stay Put and End Turn would skip the move. Any other card will do.
lesson-M-L1-3-done = With only one arrow to follow, your pawn moved by itself.

lesson-M-L2-title = Never run dry
lesson-M-L2-1-text = If you have no cards left during your own turn, you are out. Play the card that keeps you supplied.
lesson-M-L2-1-nudge = Two cards, one to play. Giving the other one away would leave you with nothing.
lesson-M-L2-1-done = Three cards in hand. You are safe for now.
lesson-M-L2-2-text = Three cards: half, rounded up, is two. End this turn with three cards in hand.
lesson-M-L2-2-nudge = Draw Two first, then Clean Slate: it replaces the hand you have by then.
lesson-M-L2-2-done = Two cards played, and three in hand. The order made it possible.

lesson-M-L3-title = No way out
lesson-M-L3-1-text = You must move, but your only arrow points off the board: you would lose. Turn your space first.
lesson-M-L3-1-nudge = Play Turn A Space on your own space, so that its arrow points onto the board.
lesson-M-L3-1-done = The arrow now points onto the board, and your pawn has moved on.
lesson-M-L3-2-text = A 0-circle gives no cards and has no arrows. End Turn skips the move, as long as you keep a card.
lesson-M-L3-2-nudge = You cannot move from here. Which card ends your turn before you have to?
lesson-M-L3-2-done = Your turn is over, and you are still in.
lesson-M-L3-3-text = You are on a 0-circle again. Three of your four cards can save you: use one.
lesson-M-L3-3-nudge = Restore the space under you, step aside, or send your own pawn home. The other card only hurts your opponent.
lesson-M-L3-3-done = Now you can move. Always keep one such card.

lesson-M-L4-title = Trap the others
lesson-M-L4-1-text = What is bad for you is bad for others: shove your opponent’s pawn onto the 0-circle, and see what happens.
lesson-M-L4-1-nudge = Play Shove on your opponent. The 0-circle lies to the left of that pawn.
lesson-M-L4-1-done = No arrow, no move: your opponent is out, and you win.
lesson-M-L4-2-text = Remove A Space turns an empty space into a 0-circle. Choose the one the other pawn must move to.
lesson-M-L4-2-nudge = The other pawn has a single arrow. Remove the space it points to.
lesson-M-L4-2-done = It had to move onto the 0-circle: moving is not optional.
lesson-M-L4-3-text = One card, two effects: leave your 0-circle and put your opponent there.
lesson-M-L4-3-nudge = Play Swap Places. Drawing cards does not get you off the 0-circle.
lesson-M-L4-3-done = You moved away; your opponent was stuck there, and is out.
lesson-M-L4-4-text = Your opponent stands on a 0-circle, but surely holds a card that helps. After Blind Faith, the next player plays no cards: use it.
lesson-M-L4-4-nudge = Take One would leave your opponent one card to play. Blind Faith leaves none.
lesson-M-L4-4-done = No cards to play, no arrow: your opponent is out.

lesson-M-L5-title = Respond out of turn
lesson-M-L5-1-text = Your opponent is playing Shove. When another player plays a card, you may respond: Negate it, and it has no effect.
lesson-M-L5-1-nudge = You are about to be shoved onto the 0-circle. One of your cards stops that.
lesson-M-L5-1-done = Nothing happened. Each card can get only one response.
lesson-M-L5-2-text = Shake Down is aimed at you. Boomerang makes the card yours and sends it back: make your opponent discard two cards.
lesson-M-L5-2-nudge = Negate would only cancel the card. Boomerang sends it back.
lesson-M-L5-2-done = Your opponent, not you, had to discard two cards.
lesson-M-L5-3-text = In your own turn Negate does nothing, but it counts as a card played. Sometimes that is just what you need.
lesson-M-L5-3-nudge = The other card would make you discard your last one. Play the one that does nothing.
lesson-M-L5-3-done = One card played, one kept, nothing lost.

lesson-M-L6-title = Protection
lesson-M-L6-1-text = Moving onto another pawn costs protection: you give its owner as many cards as the space shows. You hold only two: go elsewhere.
lesson-M-L6-1-nudge = The pawn above stands on a 2. Your other arrows lead to empty spaces.
lesson-M-L6-1-done = Moved, and nothing paid.
lesson-M-L6-2-text = Your only arrow led onto another pawn, so you owe its owner one card. You choose which: give the worst.
lesson-M-L6-2-nudge = One of your cards would make you discard. Let your opponent have it.
lesson-M-L6-2-done = Paid, and you are better off than before.

lesson-M-L7-title = Out, back, and a new game
lesson-M-L7-1-text = In another player’s turn an empty hand is harmless, unless a card says otherwise. Last Call does: use it.
lesson-M-L7-1-nudge = Compare the hands. One opponent holds no cards: name that one.
lesson-M-L7-1-done = Out, and it was not even that player’s turn.
lesson-M-L7-2-text = Players who are out keep their cards and may come back. Better to bring one back than to lose your last card.
lesson-M-L7-2-nudge = Play Welcome Back and name the player who is out.
lesson-M-L7-2-done = Back on their start space, with two more cards. And you are still in.
lesson-M-L7-3-text = Your own game begins: choose a start space. From each you can move up; where will you draw the most cards?
lesson-M-L7-3-nudge = Look at the row above. One number is the highest.
lesson-M-L7-3-done = You start below the 4. Most cards and spaces here are reconstructed; if you own the game, you can enter its real ones.

lesson-malta-tip-1 = Cards first, exits second. Most players who lose have run out of cards, not of ways out.
lesson-malta-tip-2 = Keep a response in hand. Boomerang is the best card to hold, and nobody sees whether you do.
lesson-malta-tip-3 = Play Draw Two early in your turn. You keep what it brings, and the number of cards to play stays the same.
