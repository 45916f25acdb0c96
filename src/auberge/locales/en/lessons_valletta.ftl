## The course of Valletta, step by step: what to do, a nudge after the second wrong try, and what came of it

lesson-V-L1-title = Three cards
lesson-V-L1-1-text = You build Malta’s new capital; the most points win. Each turn you play three cards. Start with the Shopkeeper and take one gold.
lesson-V-L1-1-nudge = Play the Shopkeeper. The Banker’s building costs two gold, and you have only one.
lesson-V-L1-1-done = Two gold. One card played, two to go.
lesson-V-L1-2-text = Play the Builder and pay for a building: it is yours, and its character joins your hand at once.
lesson-V-L1-2-nudge = Play the Builder, then choose the building that costs 2 gold, 1 wood, 1 stone and 1 brick.
lesson-V-L1-2-done = Your first building, and the Banker is already in your hand.
lesson-V-L1-3-text = New characters can be played at once. The Banker takes one gold for each gold icon on your buildings. Play him as your third card.
lesson-V-L1-3-nudge = The Banker came with your building. He is now among your cards.
lesson-V-L1-3-done = One gold. Your turn ends, and you draw until you hold five cards again.

lesson-V-L2-title = What you lack
lesson-V-L2-1-text = You are one stone short of a building. The Maid takes any one good: play her first, then build.
lesson-V-L2-1-nudge = Play the Maid first and choose stone, then play the Builder.
lesson-V-L2-1-done = The order was right: goods first, Builder second.
lesson-V-L2-2-text = You have no stone. While paying, any three other goods can replace one. Build, and keep one gold.
lesson-V-L2-2-nudge = Play the Builder and choose the building. Let three wood replace the stone.
lesson-V-L2-2-done = Built, and one gold kept. Three for one works only while you pay for a building.

lesson-V-L3-title = Neighbours and upgrades
lesson-V-L3-1-text = Build for one gold: each of your buildings next to the new one saves you one. Diagonals and buildings across the street do not count.
lesson-V-L3-1-nudge = You have one gold. Which of the Joiner’s buildings lies right next to yours?
lesson-V-L3-1-done = One gold instead of two: neighbours pay off.
lesson-V-L3-2-text = The Builder can also upgrade a building of yours. Do it: it costs no gold, and doubles the building’s icons and points.
lesson-V-L3-2-nudge = Play the Builder and choose to upgrade. You pay 1 wood, 1 stone and 1 brick.
lesson-V-L3-2-done = The card is turned over: two gold icons, twice the points.
lesson-V-L3-3-text = Green characters count the icons on all your buildings, whatever their colour. Collect your gold.
lesson-V-L3-3-nudge = Your upgraded building shows two gold icons. Who takes gold for them?
lesson-V-L3-3-done = Two gold with one card.

lesson-V-L4-title = Jean walks the street
lesson-V-L4-1-text = Play Jean: he walks one space and gives you the good on the barrel there. Then hire a Builder from the character pool.
lesson-V-L4-1-nudge = Play Jean. After his step, choose to hire, and take a Builder.
lesson-V-L4-1-done = A stone from the barrel, and a Builder in your hand. You can play him this turn.
lesson-V-L4-2-text = The Banker’s buildings all cost the same. Build one in Jean’s zone: building or upgrading there scores two points at once.
lesson-V-L4-2-nudge = Play the Builder. Jean has just walked into the next zone: choose the building there.
lesson-V-L4-2-done = Two points, just for building in the right place.
lesson-V-L4-3-text = Your Banker now brings three gold. Dismiss the weak Shopkeeper, so that good cards come back sooner.
lesson-V-L4-3-nudge = Play Jean, then dismiss the Shopkeeper. The Banker is worth three times as much.
lesson-V-L4-3-done = Fewer weak cards: the good ones come round more often.

lesson-V-L5-title = The Apprentice
lesson-V-L5-1-text = The Apprentice repeats the red or green card played just before him. Make six gold with two cards.
lesson-V-L5-1-nudge = Which card brings three gold? Play it first, then the Apprentice.
lesson-V-L5-1-done = Three and three. He repeats neither blue nor yellow cards, nor Jean.
lesson-V-L5-2-text = The Apprentice repeats a Builder too, and you pay again. In one turn, build one building and upgrade another.
lesson-V-L5-2-nudge = Play the Builder, then the Apprentice right after him. Build next to your own building, and upgrade the one you have.
lesson-V-L5-2-done = One built and one upgraded, in a single turn.

lesson-V-L6-title = The blue characters
lesson-V-L6-1-text = The Roofer builds for two brick less, the Mason for two stone, the Carpenter for two wood. You have no brick: build anyway.
lesson-V-L6-1-nudge = The Stone Carver’s building costs two brick. Which of your cards saves exactly that?
lesson-V-L6-1-done = Built without a single brick.
lesson-V-L6-2-text = The Tax Collector takes one good of each kind your opponent has three or more of, except gold. With two players, take one extra: wood.
lesson-V-L6-2-nudge = Play the Tax Collector. Your opponent has plenty of stone and brick. Then choose wood.
lesson-V-L6-2-done = Stone, brick and wood: three goods with one card.
lesson-V-L6-3-text = Use the Merchant: one gold becomes wood, stone and brick. You may decline to pay such a price, but never pay it in part.
lesson-V-L6-3-nudge = Play the Merchant and use him. The Trader works the other way round.
lesson-V-L6-3-done = One gold became three goods.

lesson-V-L7-title = The yellow characters
lesson-V-L7-1-text = Yellow characters score points during the game. The Grand Bailiff turns four gold into four points: play him.
lesson-V-L7-1-nudge = Play the Grand Bailiff and pay the four gold.
lesson-V-L7-1-done = Four points on the point track.
lesson-V-L7-2-text = King Philip scores a point for each green building you own; the Emperor counts blue ones, the Pope upgraded ones. Score three points.
lesson-V-L7-2-nudge = Three of your buildings are green. Who counts them?
lesson-V-L7-2-done = Three more points, and nothing to pay.

lesson-V-L8-title = The end, and a beginning
lesson-V-L8-1-text = 25 points, your eighth house or Jean on the last space: any of these starts the final phase. You need two points: score them.
lesson-V-L8-1-nudge = The Knight scores two points. You have 23.
lesson-V-L8-1-done = 25 points: the end is near. Your turn goes on as usual.
lesson-V-L8-2-text = In the final phase everyone plays all their cards once more. You have two left: which one first?
lesson-V-L8-2-nudge = You are one gold short of the building. Take that gold before the Builder is played.
lesson-V-L8-2-done = Built with your very last card. Points, buildings and goods together: you win 29 to 27.
lesson-V-L8-3-text = Before the first turn each player takes one extra starting good. Which one lets you build at once?
lesson-V-L8-3-nudge = The Banker’s building costs 2 gold, 1 wood, 1 stone and 1 brick. You start with one of each.
lesson-V-L8-3-done = Gold it is. Your first card can be the Builder.

lesson-valletta-tip-1 = Eight houses end the game. Build steadily and finish before the others reach 25 points.
lesson-valletta-tip-2 = Do not buy the same points again and again. Four goods are often worth more as a building.
lesson-valletta-tip-3 = Keep your cards few and good. Each weak card comes back every second or third turn; Jean can dismiss it.
