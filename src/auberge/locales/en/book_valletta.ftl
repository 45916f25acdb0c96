### The rule book and the player aid of Valletta, in our own words. The exact rules are in rules_valletta.ftl.

## The aim

book-valletta-goal = The aim of the game
book-valletta-goal-theme = Malta, 1566. The Great Siege is over, and Jean Parisot de Valette founds a new capital: Valletta. Craftsmen, merchants and nobles gather along its main street. You bring them together and build.
book-valletta-goal-win = You play characters, gather goods and put up buildings. Each new building brings you a new character, so your cards grow stronger. **The player with the most points at the end wins.** It is a game for two to four players.
book-valletta-goal-points = Points come from four places:
book-valletta-goal-points-buildings = **Your buildings** score at the end of the game. Upgraded ones score twice as much.
book-valletta-goal-points-yellow = **Yellow characters** score as soon as you play them.
book-valletta-goal-points-bonus = **The building bonus**: 2 points each time you build or upgrade where Jean stands.
book-valletta-goal-points-goods = **Goods you have left**: 1 point for every three.

## Set-up

book-valletta-setup = Set-up
book-valletta-setup-program = At an Auberge table the program sets everything up for you. With the boxed game, follow this order.
book-valletta-setup-steps = How to prepare a game:
book-valletta-setup-steps-street = **Street.** Put it in the middle. Shuffle the 25 barrels and lay one face down on each space, unseen. The point tokens go on the towers at its two ends.
book-valletta-setup-steps-buildings = **Buildings.** Draw from each colour as the table below says and shuffle these cards together. Deal rows of five, parchment side up: above the street, below it, above again, always working outwards.
book-valletta-setup-steps-characters = **Characters.** On each building lay the character with the same letter. Cost, goods icons and points stay in view.
book-valletta-setup-steps-pool = **Character pool.** Lay the four Builders without a player symbol face up beside the street.
book-valletta-setup-steps-player = **Your things.** Take the player board, the eight houses and the eight starting cards of your colour. Shuffle the cards and draw five.
book-valletta-setup-steps-figures = **Figures.** Yours stands in front of the gate, at 0 points. Jean waits on the tower space, before the first barrel.
book-valletta-setup-steps-goods = **Goods.** Take one gold, one wood, one stone and one brick. The rest is the supply.
book-valletta-setup-steps-first = **First player.** In the boxed game it is the player who was on an island most recently. At an Auberge table one is drawn at random, unless the host chooses.
book-valletta-setup-steps-draft = **Extra starting good.** Lay out one more good of each kind. Everyone takes one, the last player first and the first player last. What remains goes back to the supply.
book-valletta-setup-display-players = Players
book-valletta-setup-display-green = Green
book-valletta-setup-display-blue = Blue
book-valletta-setup-display-yellow = Yellow
book-valletta-setup-display-rows = Rows
book-valletta-setup-display-two-players = 2
book-valletta-setup-display-two-green = 6
book-valletta-setup-display-two-blue = 8
book-valletta-setup-display-two-yellow = 6
book-valletta-setup-display-two-rows = 2 above the street, 2 below
book-valletta-setup-display-three-players = 3
book-valletta-setup-display-three-green = 8
book-valletta-setup-display-three-blue = 10
book-valletta-setup-display-three-yellow = 7
book-valletta-setup-display-three-rows = 3 above the street, 2 below
book-valletta-setup-display-four-players = 4
book-valletta-setup-display-four-green = 10
book-valletta-setup-display-four-blue = 12
book-valletta-setup-display-four-yellow = 8
book-valletta-setup-display-four-rows = 3 above the street, 3 below
book-valletta-setup-look = Cards that were not drawn stay in the box. Before the first turn, look at the characters on the buildings: any of them can become yours.
book-valletta-setup-draft = Your opponent has taken an extra wood. You hold a Builder and take gold: with two gold, one wood, one stone and one brick you can build the Banker’s building at once.

## Your turn

book-valletta-turn = Your turn
book-valletta-turn-glance = **You play three cards from your hand, one after another.** Finish each card before you choose the next. You cannot pass or play fewer. Then the player on your left takes a turn.
book-valletta-turn-course = A turn goes like this:
book-valletta-turn-course-play = **Play a card** face up on the first free space of your player board.
book-valletta-turn-course-do = **Do what it says.** Only where a card says “may” can you decline.
book-valletta-turn-course-again = **Play a second and a third card** in the same way.
book-valletta-turn-course-discard = **Put all three** on your discard pile, by the open door.
book-valletta-turn-course-draw = **Draw** from your draw pile until you hold five cards again.
book-valletta-turn-turn = The first card of your turn was the Shopkeeper. She brought one gold, and now you have two. Her card stays on your player board until the turn is over; two more cards follow.
book-valletta-turn-nothing-title = When a card can do little
book-valletta-turn-nothing = A card without any use right now still counts as one of your three. If you can do only part of it, do that part. A price, though, is paid in full or not at all.
book-valletta-turn-new-title = New characters
book-valletta-turn-new = A character you gain goes straight to your hand, and you may play it in the same turn. It counts among your five cards, so you draw one fewer afterwards.
book-valletta-turn-piles-title = When the draw pile is empty
book-valletta-turn-piles = If you must draw and no card is left, shuffle your discard pile and keep drawing. The three cards you have just played are part of it. If you own fewer than five cards in all, draw what there is.

## Your first cards

book-valletta-first = Your first cards and the goods
book-valletta-first-eight = Everyone starts with the same eight cards, one of each: six red and two purple. The red ones are simple helpers. Four of them bring one good each, the Maid brings one good of any kind, and the Builder builds.
book-valletta-first-kinds = There are four kinds of goods. Gold is a good too.
book-valletta-first-kinds-gold = **Gold** comes from the Shopkeeper. You need it for new buildings, never for upgrades.
book-valletta-first-kinds-wood = **Wood** comes from the Lumberjack.
book-valletta-first-kinds-stone = **Stone** comes from the Stonecutter.
book-valletta-first-kinds-brick = **Brick** comes from the Brickmaker.
book-valletta-first-goods = Goods come from the supply and return there when you pay. They lie in front of you for all to see. You may own as many as you like.
book-valletta-first-supply = The supply does not run out. If the pieces are used up, a barrel that was set aside stands for one good of its kind. After that, any marker will do.

## Building

book-valletta-build = Building
book-valletta-build-any = A Builder lets you **build one new building or upgrade one of yours**. You may also decline. Any building without a house will do, wherever it lies and whatever its colour: the colours of buildings have nothing to do with yours.
book-valletta-build-steps = To build, take four steps:
book-valletta-build-steps-choose = **Choose** a building with no house on it.
book-valletta-build-steps-pay = **Pay** the cost on the parchment at its top left.
book-valletta-build-steps-character = **Take the character** that lies on it into your hand.
book-valletta-build-steps-house = **Put one of your houses** on the building. It is yours.
book-valletta-build-build = You played the Builder and paid two gold, one wood, one stone and one brick. Your house stands on the building, seven houses are left, and the Banker is in your hand. You may play him this turn.
book-valletta-build-all = Once you build, you do all four steps; you cannot leave the character behind. A building stays yours to the end. When your eight houses are placed, you can only upgrade.

## Upgrading

book-valletta-upgrade = Upgrading
book-valletta-upgrade-why = An upgrade turns a building to its better side: **two goods icons instead of one, and twice the points at the end.**
book-valletta-upgrade-steps = To upgrade, take three steps:
book-valletta-upgrade-steps-choose = **Choose** a building of yours that is not upgraded yet.
book-valletta-upgrade-steps-pay = **Pay** the wood, stone and brick of its printed cost. An upgrade never costs gold.
book-valletta-upgrade-steps-turn = **Turn the card over** to the side with the city’s coat of arms, and put your house back on it.
book-valletta-upgrade-upgrade = This building costs two gold, one wood, one stone and one brick. To upgrade it, you pay the wood, the stone and the brick; your gold stays with you. It now shows two gold icons.
book-valletta-upgrade-same = You get no second character and need no second house. Each building can be upgraded once. Its colour and its owner stay the same.

## What a building costs

book-valletta-cost = What a building costs
book-valletta-cost-neighbours-title = Neighbours save gold
book-valletta-cost-neighbours = **Pay one gold less for each building of yours next to the new one.** Next to it means edge to edge, on the same side of the street. Corners do not count, nor do other players’ buildings, nor those across the street.
book-valletta-cost-two-neighbours = The Architect’s building costs four gold, three wood, one stone and one brick. Your buildings to its left and above it save you two gold. The one that touches only its corner saves nothing.
book-valletta-cost-floor = Gold can drop to zero, but no lower. Only gold gets cheaper, and an upgraded neighbour saves one gold like any other. Upgrades cost no gold, so neighbours make no difference there.
book-valletta-cost-replace-title = Three for one
book-valletta-cost-replace = While you pay for a building or an upgrade, **three other goods may replace one**. The three may be the same or different. Gold can replace and be replaced. You may do this several times, even for goods you could have paid.
book-valletta-cost-wood-for-stone = You had three gold, four wood, one brick and no stone. The Banker’s building costs two gold, one wood, one stone and one brick. Three wood replaced the stone, and you still have one gold.
book-valletta-cost-only = It is always exactly three, of other kinds than the goods you replace. You can replace goods only for buildings and upgrades. The prices of characters must be paid as they stand.
book-valletta-cost-order-title = In which order
book-valletta-cost-order = Work out a cost like this:
book-valletta-cost-order-printed = Start with the printed cost.
book-valletta-cost-order-gold = Take off one gold for each building of yours next to it. For an upgrade, take off all gold.
book-valletta-cost-order-craft = With the Roofer, Mason or Carpenter, take off two brick, stone or wood.
book-valletta-cost-order-pay = Pay what is left. Now you may replace goods, three for one.

## The Apprentice

book-valletta-apprentice = The Apprentice
book-valletta-apprentice-purple = Two of your starting cards are purple: the Apprentice and Jean. Jean has the next chapter to himself.
book-valletta-apprentice-repeats = **The Apprentice repeats the red or green card you played just before him this turn.** You choose afresh: if the Maid took stone, the Apprentice may take gold.
book-valletta-apprentice-builder = After a Builder he builds or upgrades once more, and you pay in full again. He can do so even if you did not use the Builder.
book-valletta-apprentice-twice = Your two buildings show three gold icons, two of them on the upgraded one. The Banker took three gold. Played right after him, the Apprentice took three more.
book-valletta-apprentice-idle = He does nothing as the first card of a turn. He does nothing after a blue, yellow or purple card either, so he never repeats Jean. He still counts as one of your three cards.

## Jean

book-valletta-jean = Jean walks the street
book-valletta-jean-steps = When you play your Jean card, his figure walks down the street:
book-valletta-jean-steps-walk = **Move Jean** one space forward. You must.
book-valletta-jean-steps-barrel = **Turn up the barrel** on his new space. Take one good of the kind it shows, and set the barrel aside.
book-valletta-jean-steps-choose = **Then you may hire or dismiss** one character: one or the other, or neither.
book-valletta-jean-hire-title = Hiring
book-valletta-jean-hire = Take any character from the pool into your hand. It is yours, and you may play it at once. The pool holds the extra Builders and every card a player has dismissed. Characters on buildings cannot be hired.
book-valletta-jean-hired = Jean walked to the sixth space. The barrel there showed stone, so you took one. Then you hired a Builder from the pool. He is in your hand, and you may play him this turn.
book-valletta-jean-dismiss-title = Dismissing
book-valletta-jean-dismiss = Put a card from your hand into the pool. It does nothing, and it is no longer yours; from now on anyone may hire it. With fewer weak cards, your good ones come back sooner.
book-valletta-jean-dismissed = Jean’s barrel brought one gold. Then you dismissed the Shopkeeper, who now lies in the pool. Each of your two Bankers brings three gold, and now they come round more often.
book-valletta-jean-last = On the last space Jean stays. From then on he does not move and brings no good, but you can still hire or dismiss.

## The building bonus

book-valletta-bonus = The building bonus
book-valletta-bonus-zone = The street has five zones of five spaces each. A zone takes in all buildings of its column, above and below the street. **Build or upgrade in the zone where Jean stands, and you score 2 points at once.**
book-valletta-bonus-second-zone = Jean stands on the sixth space, in the second zone. You built the Banker’s building in the second column and scored 2 points. The same building one column to the left would have scored none.
book-valletta-bonus-tower = On the tower Jean is in no zone, and there is no bonus. On the last space he stays in the fifth zone. Every way of building and upgrading earns the bonus, in the final phase too.

## Green characters

book-valletta-green = Green characters
book-valletta-green-icons = Green characters make your buildings work for you. **Each one brings one good for every icon of its kind on your buildings.** Buildings of all colours count. Look at the bottom left corner; the symbols of the cost do not count.
book-valletta-green-earned = The Joiner found one wood icon, on a blue building, and took one wood. The Stone Carver found two stone icons on an upgraded yellow building and took two stone. The brick icon waits for the Master Brickmaker.
book-valletta-green-none = A basic building shows one icon, an upgraded one shows two. Without a matching icon you get nothing.

## Blue characters

book-valletta-blue = Blue characters
book-valletta-blue-many = Blue characters are the specialists: each one has a trade of its own. The Apprentice never repeats them.
book-valletta-blue-crafts-title = Three who build
book-valletta-blue-crafts = Roofer, Mason and Carpenter build or upgrade like a Builder. The Roofer saves two brick, the Mason two stone, the Carpenter two wood. If the cost has fewer, you save only those; nothing is paid out.
book-valletta-blue-deals-title = Four who bring goods
book-valletta-blue-deals = Trader and Merchant ask a price; you may decline. You can use the offer once each time you play the card. Seamstress and Nun ask nothing. Whichever good you choose for the Nun, each opponent takes one of it too.
book-valletta-blue-counts-title = Two who count
book-valletta-blue-counts = With the Foreman you choose one kind of good and count its icons, just as with a green character. The Chamberlain counts your green buildings; an upgraded one counts once.
book-valletta-blue-collectors-title = Three who collect
book-valletta-blue-collectors-who = Character
book-valletta-blue-collectors-from = Each opponent with
book-valletta-blue-collectors-gives = Gives you
book-valletta-blue-collectors-two = With two players, you also take
book-valletta-blue-collectors-monk-who = Mendicant Monk
book-valletta-blue-collectors-monk-from = at least 4 goods
book-valletta-blue-collectors-monk-gives = 1 good of their choice
book-valletta-blue-collectors-monk-two = 1 good of your choice
book-valletta-blue-collectors-innkeeper-who = Innkeeper
book-valletta-blue-collectors-innkeeper-from = at least 2 gold
book-valletta-blue-collectors-innkeeper-gives = 1 gold
book-valletta-blue-collectors-innkeeper-two = 1 gold
book-valletta-blue-collectors-tax-who = Tax Collector
book-valletta-blue-collectors-tax-from = at least 3 wood, 3 stone or 3 brick
book-valletta-blue-collectors-tax-gives = 1 of each such kind (never gold)
book-valletta-blue-collectors-tax-two = 1 wood, 1 stone or 1 brick
book-valletta-blue-must = Opponents cannot refuse. The two-player bonus comes from the supply, and you get it even if your opponent has too little to give.
book-valletta-blue-tax = Your opponent had one gold, two wood, three stone and four brick. Your Tax Collector took one stone and one brick: two wood are too few, and gold does not count. With two players you also took one wood from the supply.

## Yellow characters

book-valletta-yellow = Yellow characters
book-valletta-yellow-points = Yellow characters are the great names of their time. They score points at once, each time you play them.
book-valletta-yellow-price = Architect, Grand Bailiff and Grand Master ask a price. You may decline. You can pay once each time you play the card, and always exactly what it asks: three for one does not help here.
book-valletta-yellow-count = King, Emperor and Pope count your buildings as they are now; an upgraded building counts once. Some yellow characters exist twice. You may own and use both.
book-valletta-yellow-king = Three of your four buildings are green, and one of them is upgraded. King Philip II counts each of them once: your points rise from 4 to 7.

## The point track

book-valletta-track = The point track
book-valletta-track-moves = For each point your figure moves one space along the street. Figures may share a space. Points are never lost.
book-valletta-track-laps = When you pass space 25, take a token that shows 25 and go on from space 1. On later laps you turn it over or swap it: 50, 75, 100. So space 25 without a token is 25 points; space 1 with token 25 is 26.

## The final phase

book-valletta-end = The final phase
book-valletta-end-triggers = Any one of these events triggers the final phase:
book-valletta-end-triggers-jean = **Jean** reaches the last space of the street.
book-valletta-end-triggers-points = A player reaches or passes **25 points**.
book-valletta-end-triggers-houses = A player places their **eighth house**.
book-valletta-end-knight = You had 23 points. The Knight scored two, and 25 points trigger the final phase. Your turn is not over: two more cards, then you draw as usual.
book-valletta-end-begin-title = How it begins
book-valletta-end-begin = After the trigger:
book-valletta-end-begin-finish = **Finish the turn** as usual and draw up to five cards, shuffling if you need to.
book-valletta-end-begin-shuffle = **Everyone shuffles** draw pile and discard pile together into a new draw pile. Cards in hand stay in hand.
book-valletta-end-begin-next = **The next player** takes the first turn of the final phase.
book-valletta-end-once-title = Once through all your cards
book-valletta-end-once = Turns go on as before, but **discard piles are never shuffled again**. Everyone plays all their cards one last time. New characters come to your hand and are played too; dismissed ones are gone. On your last turn you may have fewer than three cards: play them all.
book-valletta-end-out = Once you have played your last card, you are out. You have no more turns, and other players’ cards no longer affect you. Some players may get more turns than others. The game ends when everyone is out.

## Final scoring

book-valletta-score = Final scoring
book-valletta-score-steps = Everyone adds up:
book-valletta-score-steps-track = **Your points** on the track.
book-valletta-score-steps-buildings = **Your buildings**: the points at the bottom right of the side you see.
book-valletta-score-steps-goods = **Your goods**: 1 point for every three, all kinds together. One or two left over score nothing.
book-valletta-score-tie = **The player with the most points wins.** Among tied players, the one who built the most houses wins. If that is equal too, they share the victory. Players who were out early score like everyone else.
book-valletta-score-sum = Your last card is played and the game is over. You have 17 points on the track, seven buildings, two of them upgraded, and seven goods: four gold, one wood, two stone. You reach 44 points.
book-valletta-score-worked-what = What
book-valletta-score-worked-how = How
book-valletta-score-worked-points = Points
book-valletta-score-worked-track-what = Track
book-valletta-score-worked-track-how = scored during the game
book-valletta-score-worked-track-points = 17
book-valletta-score-worked-basic-what = Five basic buildings
book-valletta-score-worked-basic-how = 2 + 3 + 4 + 3 + 1
book-valletta-score-worked-basic-points = 13
book-valletta-score-worked-upgraded-what = Two upgraded buildings
book-valletta-score-worked-upgraded-how = 4 + 8
book-valletta-score-worked-upgraded-points = 12
book-valletta-score-worked-goods-what = Seven goods
book-valletta-score-worked-goods-how = two groups of three, one left over
book-valletta-score-worked-goods-points = 2
book-valletta-score-worked-total-what = Total
book-valletta-score-worked-total-how = 17 + 13 + 12 + 2
book-valletta-score-worked-total-points = 44

## Variants

book-valletta-variants = Variants
book-valletta-variants-editions = The printed editions differ in a few places. Unless you choose otherwise, tables follow the German edition. The host sets these options when opening a table.
book-valletta-variants-options = You can choose:
book-valletta-variants-options-french = **French edition**: any effect except Jean’s move may be skipped, and upgrades earn no building bonus.
book-valletta-variants-options-effects = **Card effects**: you may skip any effect except Jean’s move.
book-valletta-variants-options-upgrades = **Building bonus for upgrades**: without it, only new buildings earn the 2 points.
book-valletta-variants-options-shuffle = **When to reshuffle**: as soon as the draw pile is empty, instead of when you need a card.
book-valletta-variants-options-supply = **Supply**: if it is limited, only the pieces in the box and the barrels set aside can be taken. What is missing is lost.
book-valletta-variants-options-chain = **Apprentice chain**: an Apprentice after an Apprentice repeats what the first one repeated.
book-valletta-variants-options-architect = **The Architect’s price**: if you can pay it, you must.
book-valletta-variants-options-out = **Finished players stay opponents**: those who are out still give and receive goods.
book-valletta-variants-options-discards = **Discard piles**: everyone may look through them. Otherwise you see only your own.

## Questions and answers

book-valletta-questions = Questions and answers
book-valletta-questions-three = Must I play three cards?
book-valletta-questions-three-answer = Yes, on every turn. Only on your last turn, in the final phase, may there be fewer.
book-valletta-questions-at-once = May I play a character I have just gained?
book-valletta-questions-at-once-answer = Yes. Whether you built or hired, the card is in your hand at once. If you have not played three cards yet, you may play it.
book-valletta-questions-exchange = May I exchange three goods for one at any time?
book-valletta-questions-exchange-answer = No, only while you pay for a building or an upgrade. The three may be the same, and gold works too.
book-valletta-questions-cheaper = Which neighbours make a building cheaper?
book-valletta-questions-cheaper-answer = Your own, edge to edge on the same side of the street. Those at the corners or across the street do not.
book-valletta-questions-second = What does an upgrade cost, and do I get a second character?
book-valletta-questions-second-answer = You pay the printed cost without its gold. You get no character and place no house.
book-valletta-questions-same-turn = May I build and upgrade the same building in one turn?
book-valletta-questions-same-turn-answer = Yes, with another card that builds, or with the Apprentice right after a Builder.
book-valletta-questions-repeat = What does the Apprentice repeat?
book-valletta-questions-repeat-answer = The red or green card just before him. He never repeats a blue or yellow card, nor Jean. As your first card he does nothing.
book-valletta-questions-idle-builder = I did not use my Builder. May the Apprentice still build?
book-valletta-questions-idle-builder-answer = Yes. Only the colour of the card before him matters. You pay the full cost.
book-valletta-questions-two-apprentices = I hired a second Apprentice. Does one repeat the other?
book-valletta-questions-two-apprentices-answer = No, Apprentices are purple. Only the option “Apprentice chain” allows it.
book-valletta-questions-hire = Whom may I hire, and may I dismiss as well?
book-valletta-questions-hire-answer = Anyone in the pool, but not those on buildings. With one Jean card you hire or dismiss, never both.
book-valletta-questions-bonus = When do I get the two bonus points?
book-valletta-questions-bonus-answer = When you build or upgrade in the column of Jean’s zone. While he stands on the tower, never.
book-valletta-questions-banker = Does the Banker count green buildings only?
book-valletta-questions-banker-answer = No, he counts the gold icons on all your buildings: one on a basic building, two on an upgraded one.
book-valletta-questions-poor = With two players, my opponent has too few goods to give. Do I get the bonus?
book-valletta-questions-poor-answer = Yes. The extra good comes from the supply and does not depend on your opponent.
book-valletta-questions-empty-pile = My draw pile is empty. What now?
book-valletta-questions-empty-pile-answer = Shuffle your discard pile, this turn’s cards included, and keep drawing. In the final phase you never shuffle.
book-valletta-questions-over = Someone has 25 points. Is the game over?
book-valletta-questions-over-answer = No. That player finishes the turn. Then everyone goes through all their cards once more.
book-valletta-questions-past-25 = I jump from 24 to 26 points. Does that count as 25?
book-valletta-questions-past-25-answer = Yes, passing space 25 triggers the final phase too. You take a 25 token and stand on space 1.
book-valletta-questions-last-builder = My very last card is a Builder, and I gain a character. Am I out?
book-valletta-questions-last-builder-answer = Not yet. The new card is in your hand: play it this turn if you have not played three cards yet, otherwise on your next turn.
book-valletta-questions-counts = What counts at the end?
book-valletta-questions-counts-answer = Points on the track, points of your buildings, and one point for every three goods. In a tie, more houses win.

## The box

book-valletta-box = What is in the box
book-valletta-box-pieces = The published game holds:
book-valletta-box-pieces-street = 1 street in two halves, with 25 spaces, a tower space and the point track
book-valletta-box-pieces-barrels = 25 barrel tokens, each hiding one good
book-valletta-box-pieces-tokens = 4 tokens for 25 and 50 points, 4 for 75 and 100
book-valletta-box-pieces-buildings = 37 building cards with two sides: green, blue and yellow
book-valletta-box-pieces-characters = 73 character cards: four sets of 8 starting cards, 4 extra Builders and 37 that belong to the buildings
book-valletta-box-pieces-boards = 4 player boards with places for the draw pile, three cards and the discard pile
book-valletta-box-pieces-houses = 32 houses and 4 figures in blue, yellow, green and red
book-valletta-box-pieces-goods = 42 gold, 30 wood, 30 stone and 30 brick
book-valletta-box-pieces-jean = 1 purple figure of Jean Parisot de Valette
book-valletta-box-building-title = How to read a building
book-valletta-box-building = Top left: the cost. Bottom left: its goods icons. Bottom right: its points at the end. The square takes your house, and the letter in the circle names its character. The upgraded side shows the city’s coat of arms instead of a cost.
book-valletta-box-values = The rulebooks do not show the cards. Most costs, icons and points of the buildings here, and the goods on the barrels, are therefore reconstructed.

## How games are written down

book-valletta-records = How games are written down
book-valletta-records-file = A game record is a small text file. Each entry names a seat, then what that player decided. The order of the cards after each shuffle is there too.
book-valletta-records-lines = For example:
book-valletta-records-lines-play = “1 play maid”, “1 maid stone”: seat 1 plays the Maid and takes a stone.
book-valletta-records-lines-build = “1 build building_g01”: seat 1 builds green building number 1; b stands for blue, y for yellow.
book-valletta-records-lines-payment = “1 payment 2 1 1 1”: gold, wood, stone and brick paid, in this order.
book-valletta-records-lines-jean = “2 hire builder”, “2 dismiss shopkeeper”: what seat 2 did with Jean.
book-valletta-records-lines-decline = “1 decline”: seat 1 did not use an effect.
book-valletta-records-follows = Whatever follows from the rules is left out: goods taken, points scored, cards drawn. So is a decision with only one possible answer.

## The player aid

aid-valletta-turn = Your turn
aid-valletta-turn-play = **Play 3 cards**, one after another. “May” means you can decline.
aid-valletta-turn-discard = **Discard** all three.
aid-valletta-turn-draw = **Draw** up to 5 cards. Pile empty: shuffle your discards.
aid-valletta-build = Build
aid-valletta-build-choose = Choose a building without a house.
aid-valletta-build-pay = Pay its cost.
aid-valletta-build-character = Take its character into your hand.
aid-valletta-build-house = Put your house on it.
aid-valletta-upgrade = Upgrade, once per building
aid-valletta-upgrade-cost = Pay its cost **without gold**.
aid-valletta-upgrade-side = Turn it over: 2 icons, double points.
aid-valletta-cost = Costs
aid-valletta-cost-neighbour = **−1 gold** per building of yours edge to edge, same side of the street
aid-valletta-cost-replace = **3 for 1**: when paying, three goods of other kinds replace one
aid-valletta-jean = Jean
aid-valletta-jean-walk = 1 space forward; take the barrel’s good.
aid-valletta-jean-choose = Then you may hire **or** dismiss 1 character.
aid-valletta-jean-zone = Build or upgrade in his zone: **2 points**
aid-valletta-cards = Characters
aid-valletta-cards-apprentice = **Apprentice**: repeats the red or green card just before
aid-valletta-cards-green = **Green**: 1 good per matching icon on all your buildings
aid-valletta-cards-crafts = **Roofer, Mason, Carpenter**: build or upgrade for 2 brick, stone, wood less
aid-valletta-cards-collectors = **Monk, Innkeeper, Tax Collector**: take 1 from opponents with at least 4 goods, 2 gold, 3 of a kind (not gold)
aid-valletta-yellow = Yellow characters
aid-valletta-yellow-architect = **Architect**: 4 wood, 4 stone or 4 brick for 4 points
aid-valletta-yellow-bailiff = **Grand Bailiff**: 4 gold for 4 points
aid-valletta-yellow-master = **Grand Master**: 1 of each good for 5 points
aid-valletta-yellow-king = **King, Emperor, Pope**: 1 point per green, blue, upgraded building
aid-valletta-yellow-knight = **Knight**: 2 points
aid-valletta-end = The end
aid-valletta-end-triggers = Jean on the last space, 25 points or 8 houses: finish the turn.
aid-valletta-end-shuffle = Everyone shuffles draw and discard piles together; hands stay.
aid-valletta-end-once = Play through all cards once; never shuffle again.
aid-valletta-score = Final scoring
aid-valletta-score-track = points on the track
aid-valletta-score-buildings = points of your buildings
aid-valletta-score-goods = 1 point per 3 goods
aid-valletta-score-tie = Tie: more houses win.
