## The course of Saint Malo, step by step: what to do, a nudge after the second wrong try, and what came of it

lesson-SM-L1-title = Five dice, three rolls
lesson-SM-L1-1-text = You rebuild the walled city of Saint Malo; the most points win. Three heads are a good start: keep them, roll the rest again.
lesson-SM-L1-1-nudge = Keep only the three heads. Everything you do not keep is rolled again.
lesson-SM-L1-1-done = Another head, and a crate. Before each roll you choose again which dice to keep.
lesson-SM-L1-2-text = Four heads, and one roll left. Keep the heads and roll the last die again.
lesson-SM-L1-2-nudge = Keep all four heads and nothing else: the crate is rolled again.
lesson-SM-L1-2-done = Five heads! After the third roll the dice stay as they are.
lesson-SM-L1-3-text = Five heads recruit a noble: 7 points at once. Give him a light cell; the dark cells are for walls.
lesson-SM-L1-3-nudge = Use all five heads, then choose any empty light cell inside the dark rim.
lesson-SM-L1-3-done = Seven points, on the spot. Characters score as soon as they are placed.

lesson-SM-L2-title = Coins change dice
lesson-SM-L2-1-text = Rolling is over. Two coins turn one die into the symbol you choose. Make it three heads.
lesson-SM-L2-1-nudge = You have two heads. Use three: the third one costs 2 of your 3 coins.
lesson-SM-L2-1-done = Two coins paid, and a third head is yours.
lesson-SM-L2-2-text = Three heads: an architect or a merchant. A merchant earns one coin for each crate around him, diagonals included. Earn four coins.
lesson-SM-L2-2-nudge = Recruit the merchant. Your four starting crates stand close together: find the empty cell that touches them all.
lesson-SM-L2-2-done = Four crates, four coins. The changed die has paid for itself.
lesson-SM-L2-3-text = Coins cannot change crossed swords. Build a church of size 3 on a light cell, and watch the pirates.
lesson-SM-L2-3-nudge = You have two crosses; pay to turn the log into a third. Then choose a light cell.
lesson-SM-L2-3-done = A church of size 3. Each sword ticked a pirate box: the pirates are coming closer.

lesson-SM-L3-title = Crates for merchants
lesson-SM-L3-1-text = Crates placed in one turn form one group, edge to edge. Place both so that each touches the marked cell; a corner will do.
lesson-SM-L3-1-nudge = Use two crates. Each must touch the marked cell, if only at a corner; the two must share an edge.
lesson-SM-L3-1-done = Six crates now touch that cell. A merchant would like it there.

lesson-SM-L4-title = Logs, an architect, houses
lesson-SM-L4-1-text = A delivery of logs costs 2 coins, however many logs it brings. Take both logs.
lesson-SM-L4-1-nudge = Use two log dice. One log would cost the same 2 coins.
lesson-SM-L4-1-done = Four logs in store. They become houses once an architect arrives.
lesson-SM-L4-2-text = An architect builds up to three houses, but only when he arrives. Recruit one and choose a light cell with room around it.
lesson-SM-L4-2-nudge = Three heads bring the architect. The middle of the city has empty cells all around.
lesson-SM-L4-2-done = He is here, with four logs waiting. Now he builds.
lesson-SM-L4-3-text = The first house must touch the architect; each further one shares an edge with a new house. Three points each: build three.
lesson-SM-L4-3-nudge = Start on a cell around the architect, go on edge to edge, and stay off the dark cells.
lesson-SM-L4-3-done = Three houses, nine points, three logs used.

lesson-SM-L5-title = Walls and towers
lesson-SM-L5-1-text = Walls go on dark cells. Five between two towers complete a side: you get its bonus and 2 defence. Complete the left side.
lesson-SM-L5-1-nudge = Use both walls. Only two dark cells on the left side are still empty.
lesson-SM-L5-1-done = The side is complete: 2 coins now, and 2 defence for the rest of the game.
lesson-SM-L5-2-text = The top side brings a free character, as if you had rolled three heads. Complete it and place one on a light cell.
lesson-SM-L5-2-nudge = Use one wall for the last gap at the top. Then choose a character and a light cell.
lesson-SM-L5-2-done = A free character. Bonuses like this are best planned early.
lesson-SM-L5-3-text = Anything but a wall on a dark cell destroys that side for good. Place both crates and keep the bottom side open.
lesson-SM-L5-3-nudge = Two light cells are left, side by side. The crates fit there.
lesson-SM-L5-3-done = The side is still open: its 3 points can be earned later.

lesson-SM-L6-title = Good neighbours
lesson-SM-L6-1-text = Churches score at the end, as an unbroken series 1, 2, 3. You may use fewer crosses than you have: build the church that fits.
lesson-SM-L6-1-nudge = You own a 1 and a 2. Which size comes next?
lesson-SM-L6-1-done = Series 1, 2, 3: worth 8 points at the end. A 4 alone would have been worth nothing.
lesson-SM-L6-2-text = Two heads: a soldier or a priest. A priest scores one point for each church around him. Score three points.
lesson-SM-L6-2-nudge = Recruit the priest. One empty cell touches all three churches, one of them at a corner.
lesson-SM-L6-2-done = Three churches around him, three points at once.
lesson-SM-L6-3-text = Four heads: a juggler. He scores two points for each different kind of character around him. Score six points.
lesson-SM-L6-3-nudge = Your four characters are of three kinds. The empty cell in the middle touches them all.
lesson-SM-L6-3-done = Six points. Two soldiers are one kind, so they count once.

lesson-SM-L7-title = Pirates
lesson-SM-L7-1-text = Your two swords will fill the pirate row: an attack of strength 1 on everyone. Recruit a soldier; he defends even this turn.
lesson-SM-L7-1-nudge = Two heads recruit a soldier or a priest. Only one of them can fight.
lesson-SM-L7-1-done = Your city holds. Your neighbour had no soldier and loses a cannon: −5 points at the end.
lesson-SM-L7-2-text = An attack of strength 3 is coming; equal defence is enough. Your soldier counts 1, a complete side 2. Bring your defence to 3.
lesson-SM-L7-2-nudge = One wall is missing on the right side. Use your wall there.
lesson-SM-L7-2-done = Defence 3 against strength 3: nothing is lost.

lesson-SM-L8-title = The last cell
lesson-SM-L8-1-text = One head recruits a citizen, for 1 point. Let him fill your last cell: the game then ends after this round.
lesson-SM-L8-1-nudge = Use the head. Logs fill no cell, and a crate scores nothing.
lesson-SM-L8-1-done = Your city is full. Your neighbour took one more turn, then the game was over.
lesson-SM-L8-2-text = You play last in this round, so filling the city now ends the game. What adds most to your score?
lesson-SM-L8-2-nudge = You own churches 1 and 2. Compare one point for a citizen with what a longer series is worth.
lesson-SM-L8-2-done = Churches 8, full city 5, coins and logs 4, two lost cannons −10: that is added to the points you already had.

lesson-saint_malo-tip-1 = Big characters pay. Nobles, jugglers and architects with logs in store win games; single citizens do not.
lesson-saint_malo-tip-2 = Count the free pirate boxes before you stop rolling. Complete sides defend you and bring a bonus too.
lesson-saint_malo-tip-3 = Plan churches as a series up to 4. A church that fits is worth far more than one that stands alone.
