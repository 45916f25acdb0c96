## The course of Valletta, step by step: what to do, a nudge after the second wrong try, and what came of it

lesson-V-L1-title = Three cards
lesson-V-L1-1-text = You build Malta’s new capital; most points win. A turn is three cards. Start with the Shopkeeper, for one gold.
lesson-V-L1-1-nudge = Play the Shopkeeper. The Banker’s building costs two gold, and you have one.
lesson-V-L1-1-done = Two gold. One card played, two to go.
lesson-V-L1-2-text = The Builder pays a building’s cost. Build one: it is yours, and its character joins your hand at once.
lesson-V-L1-2-nudge = Play the Builder, then choose the building that costs 2 gold, 1 wood, 1 stone and 1 brick.
lesson-V-L1-2-done = Your first building, and the Banker is already in your hand.
lesson-V-L1-3-text = New characters work at once. The Banker takes one gold for each gold icon on your buildings. Play him as your third card.
lesson-V-L1-3-nudge = The Banker came with your building. He is now among your cards.
lesson-V-L1-3-done = One gold. Your turn ends, and you draw until you hold five cards again.

lesson-V-L2-title = What you lack
lesson-V-L2-1-text = One stone is missing. The Maid takes any one good. Then build.
lesson-V-L2-1-nudge = Play the Maid first and choose stone, then play the Builder.
lesson-V-L2-1-done = The order was right: goods first, Builder second.
lesson-V-L2-2-text = You have no stone. While paying, any three goods replace one. Build, and keep one gold.
lesson-V-L2-2-nudge = Play the Builder and choose the building. Let three wood stand in for the stone.
lesson-V-L2-2-done = Built, and one gold kept. Three for one works only while you pay for a building.

lesson-V-L3-title = Neighbours and upgrades
lesson-V-L3-1-text = Each building of yours next to the new one saves one gold. Corners and the other side of the street do not count.
lesson-V-L3-1-nudge = You have one gold. Which of the equal buildings lies right beside yours?
lesson-V-L3-1-done = One gold instead of two: neighbours pay off.
lesson-V-L3-2-text = The Builder can also upgrade your building. That costs no gold, and doubles its icons and points.
lesson-V-L3-2-nudge = Play the Builder and choose upgrade. You pay 1 wood, 1 stone and 1 brick.
lesson-V-L3-2-done = The card is turned over: two gold icons, twice the points.
lesson-V-L3-3-text = Green characters count the icons on all your buildings, whatever their colour. Collect your gold.
lesson-V-L3-3-nudge = Your upgraded building shows two gold icons. Who takes gold for them?
lesson-V-L3-3-done = Two gold with one card.

lesson-V-L4-title = Jean walks the street
lesson-V-L4-1-text = Jean walks one space and gives you the good on the barrel. Then hire the Builder from the character pool.
lesson-V-L4-1-nudge = Play Jean. After his step, choose to hire, and take a Builder.
lesson-V-L4-1-done = A stone from the barrel, and a Builder in your hand. You can play him this turn.
lesson-V-L4-2-text = The Banker’s buildings all cost the same. In the zone where Jean stands, building or upgrading scores two points at once.
lesson-V-L4-2-nudge = Play the Builder. Jean has walked on: choose the building in his zone.
lesson-V-L4-2-done = Two points, just for building in the right place.
lesson-V-L4-3-text = Your Banker now brings three gold. Dismiss the weak Shopkeeper, so that good cards come back sooner.
lesson-V-L4-3-nudge = Play Jean, then dismiss the Shopkeeper. The Banker is worth three times as much.
lesson-V-L4-3-done = A shorter set of cards is a better one.

lesson-V-L5-title = The Apprentice
lesson-V-L5-1-text = The Apprentice repeats the red or green card played just before him. Make six gold with two cards.
lesson-V-L5-1-nudge = Which card brings three gold? Play it first, then the Apprentice.
lesson-V-L5-1-done = Three and three. He repeats neither blue nor yellow cards, nor Jean.
lesson-V-L5-2-text = He repeats a Builder too, and you pay again. In one turn, build one building and upgrade another.
lesson-V-L5-2-nudge = Builder first, the Apprentice right after him. Build beside your own building, and upgrade the one you have.
lesson-V-L5-2-done = One built and one upgraded, in a single turn.

lesson-V-L6-title = The blue characters
lesson-V-L6-1-text = Roofer, Mason and Carpenter build like a Builder, for two brick, stone or wood less. You have no brick.
lesson-V-L6-1-nudge = A building here costs two brick. Which of your cards saves exactly that?
lesson-V-L6-1-done = Built without a single brick.
lesson-V-L6-2-text = The Tax Collector takes one good of each kind of which your opponent has three. With two players, take one more: wood.
lesson-V-L6-2-nudge = Play the Tax Collector. Your opponent has plenty of stone and brick. Then choose wood.
lesson-V-L6-2-done = Stone, brick and wood: three goods with one card.
lesson-V-L6-3-text = The Merchant turns one gold into wood, stone and brick. You may decline; a price is paid in full or not at all.
lesson-V-L6-3-nudge = Play the Merchant and use him. The Trader works the other way round.
lesson-V-L6-3-done = One gold became three goods.

lesson-V-L7-title = The yellow characters
lesson-V-L7-1-text = Yellow characters make points during the game. The Grand Bailiff takes four gold for four points.
lesson-V-L7-1-nudge = Play the Grand Bailiff and pay the four gold.
lesson-V-L7-1-done = Four points on the point track.
lesson-V-L7-2-text = King Philip scores a point for each green building you own; the Emperor counts blue ones, the Pope upgraded ones.
lesson-V-L7-2-nudge = Three of your buildings are green. Who counts them?
lesson-V-L7-2-done = Three more points, and nothing to pay.

lesson-V-L8-title = The end, and a beginning
lesson-V-L8-1-text = 25 points, the eighth house, or Jean on the last space start the final phase. Take the two points.
lesson-V-L8-1-nudge = The Knight scores two points. You have 23.
lesson-V-L8-1-done = 25 points: the end is near. Your turn goes on as usual.
lesson-V-L8-2-text = In the final phase everyone plays all their cards once more. You have two left: which one first?
lesson-V-L8-2-nudge = One gold is missing for the building. Fetch it before the Builder comes.
lesson-V-L8-2-done = Built with your very last card. Points, buildings and goods: 29 to 27 for you.
lesson-V-L8-3-text = Before the first turn each player takes one extra starting good. Which one lets you build at once?
lesson-V-L8-3-nudge = The Banker’s building costs 2 gold, 1 wood, 1 stone and 1 brick. You start with one of each.
lesson-V-L8-3-done = Gold it is. Your first card can be the Builder.

lesson-valletta-tip-1 = Eight houses end the game. Build steadily and finish before the others reach 25 points.
lesson-valletta-tip-2 = Do not buy the same points again and again. Four goods are often worth more as a building.
lesson-valletta-tip-3 = Keep your cards few and good. Each weak card comes back every second or third turn; Jean can dismiss it.
