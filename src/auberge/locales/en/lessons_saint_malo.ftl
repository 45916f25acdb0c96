## The course of Saint Malo, step by step: what to do, a nudge after the second wrong try, and what came of it

lesson-SM-L1-title = Five dice, three rolls
lesson-SM-L1-1-text = You rebuild the walled city of Saint Malo; most points win. Three heads are a good start: keep them, roll the rest again.
lesson-SM-L1-1-nudge = Keep only the three heads. Everything you do not keep is rolled again.
lesson-SM-L1-1-done = The two dice fell. Before each roll you choose anew what to keep.
lesson-SM-L1-2-text = Four heads, and one roll left. Keep the heads and roll the last die again.
lesson-SM-L1-2-nudge = Keep all four heads and nothing else: the crate goes back into your hand.
lesson-SM-L1-2-done = Five heads! After the third roll the dice stay as they are.
lesson-SM-L1-3-text = Five heads recruit a noble: 7 points at once. Give him a light cell; the dark cells are for walls.
lesson-SM-L1-3-nudge = Use all five heads, then choose any empty light cell inside the dark rim.
lesson-SM-L1-3-done = Seven points, on the spot. Points for characters count at once.

lesson-SM-L2-title = Coins change dice
lesson-SM-L2-1-text = Rolling is over. Two coins turn one die into the symbol you use. Make it three heads.
lesson-SM-L2-1-nudge = You have two heads. Use three: the third one costs 2 of your 3 coins.
lesson-SM-L2-1-done = Two coins paid, and a third head is yours.
lesson-SM-L2-2-text = Three heads: an architect or a merchant. A merchant earns one coin for each crate around him, diagonals included.
lesson-SM-L2-2-nudge = Take the merchant. The printed crates stand close together: find the empty cell that touches all four.
lesson-SM-L2-2-done = Four crates, four coins. The dice have paid for themselves.
lesson-SM-L2-3-text = No coin changes crossed swords. Build a church of size 3 on a light cell, and watch the pirates.
lesson-SM-L2-3-nudge = Two crosses lie there; buy a third from the log. Then choose a light cell.
lesson-SM-L2-3-done = A church of size 3. Each sword ticked a pirate box: they come nearer.

lesson-SM-L3-title = Crates for merchants
lesson-SM-L3-1-text = Crates of one turn form one group, side by side. Put both next to the marked cell.
lesson-SM-L3-1-nudge = Use two crates. Each must touch the marked cell, and they must share an edge; a corner is not enough.
lesson-SM-L3-1-done = Six crates now touch that cell. A merchant would like it there.
lesson-SM-L3-2-text = Three heads again, and no help this time: earn six coins.
lesson-SM-L3-2-nudge = Which character earns coins from crates? And which empty cell touches all six?
lesson-SM-L3-2-done = Six coins. A merchant counts once, when he is placed.

lesson-SM-L4-title = Logs, an architect, houses
lesson-SM-L4-1-text = A delivery of logs costs 2 coins, however many logs it brings. Take both.
lesson-SM-L4-1-nudge = Use two log dice. One log would cost the same 2 coins.
lesson-SM-L4-1-done = Four logs in store. They become houses once an architect arrives.
lesson-SM-L4-2-text = An architect builds up to three houses, but only as he arrives. Recruit one and choose a light cell with room.
lesson-SM-L4-2-nudge = Three heads bring the architect. The middle of the city has empty cells all around.
lesson-SM-L4-2-done = He is there, with four logs waiting. Now he builds.
lesson-SM-L4-3-text = The first house touches the architect, each further one shares an edge with a house. Three points each: build three.
lesson-SM-L4-3-nudge = Start on a cell around the architect, go on edge to edge, and stay off the dark cells.
lesson-SM-L4-3-done = Three houses, nine points, three logs used.

lesson-SM-L5-title = Walls and towers
lesson-SM-L5-1-text = Walls go on dark cells. Five between two towers complete a side: its bonus now, and two defence.
lesson-SM-L5-1-nudge = Use both walls. The left side has just two dark cells left.
lesson-SM-L5-1-done = The side is complete: 2 coins now, and two defence for the rest of the game.
lesson-SM-L5-2-text = The top side brings a free character, as if you had rolled three heads. Complete it and place one on a light cell.
lesson-SM-L5-2-nudge = Use one wall for the last gap at the top. Then choose a character and a light cell.
lesson-SM-L5-2-done = A free character. Such gifts are best planned early.
lesson-SM-L5-3-text = Anything but a wall on a dark cell destroys that side for good. Place both crates and keep the bottom side open.
lesson-SM-L5-3-nudge = Two light cells are left, side by side. The crates fit there.
lesson-SM-L5-3-done = The side is still open: its 3 points can be earned later.

lesson-SM-L6-title = Good neighbours
lesson-SM-L6-1-text = Churches score at the end, as an unbroken series 1, 2, 3. You may use fewer crosses than you have: build the one that fits.
lesson-SM-L6-1-nudge = You own a 1 and a 2. Which size comes next?
lesson-SM-L6-1-done = Series 1, 2, 3: worth 8 points at the end. A 4 alone would have been worth nothing.
lesson-SM-L6-2-text = Two heads: a soldier or a priest. A priest scores one point for each church around him. Score three.
lesson-SM-L6-2-nudge = Recruit the priest. One empty cell touches all three churches, one of them at a corner.
lesson-SM-L6-2-done = Three churches around him, three points at once.
lesson-SM-L6-3-text = Four heads: a juggler. He scores two points for each different kind of character around him. Score six.
lesson-SM-L6-3-nudge = Four characters stand there, three kinds. One cell in the middle touches them all.
lesson-SM-L6-3-done = Six points. Two soldiers are one kind, so they count once.

lesson-SM-L7-title = Pirates
lesson-SM-L7-1-text = Your two swords will fill the row: an attack of strength 1 on everyone. A soldier defends, even this very turn.
lesson-SM-L7-1-nudge = Two heads recruit a soldier or a priest. Only one of them can fight.
lesson-SM-L7-1-done = Your city holds. The neighbour had no soldier and loses a cannon: −5 at the end.
lesson-SM-L7-2-text = Strength 3 is coming. Your soldier counts one, a complete side two. Equal is enough.
lesson-SM-L7-2-nudge = One wall is missing on the right side. Use your wall there.
lesson-SM-L7-2-done = Defence 3 against strength 3: nothing is lost.
lesson-SM-L7-3-text = Three swords would bring an attack of strength 6. While you are rolling, swords can be rolled again.
lesson-SM-L7-3-nudge = Keep the two heads only. The swords go back into your hand.
lesson-SM-L7-3-done = Not one sword left. After the last roll they could not be changed.

lesson-SM-L8-title = The last cell
lesson-SM-L8-1-text = One head is a citizen: 1 point. He fills your last cell, so the game ends after this round.
lesson-SM-L8-1-nudge = Use the head. Logs fill no cell, and a crate scores nothing.
lesson-SM-L8-1-done = Your city is full. The neighbour took one more turn, then the game was over.
lesson-SM-L8-2-text = You play last in this round, so filling the city now ends the game. What adds most to your score?
lesson-SM-L8-2-nudge = You own churches 1 and 2. Compare one point for a citizen with what a longer series is worth.
lesson-SM-L8-2-done = Churches 8, full city 5, coins and logs 4, two lost cannons −10. That is the whole score.

lesson-saint_malo-tip-1 = Big characters pay. Nobles, jugglers and architects with logs in store win games; single citizens do not.
lesson-saint_malo-tip-2 = Count the free pirate boxes before you stop rolling. Complete sides defend you and bring a bonus too.
lesson-saint_malo-tip-3 = Plan churches as a series up to 4. A church that fits is worth far more than one that stands alone.
