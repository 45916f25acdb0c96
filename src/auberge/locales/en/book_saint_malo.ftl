### The rule book of Saint Malo and its player aid. Keys follow rulebook/saint_malo.toml; what stands between ** is read first.

## The aim

book-saint_malo-goal = The aim of the game
book-saint_malo-goal-theme = The port of Saint Malo is growing rich, and pirates have noticed. With dice and a marker you draw a city of your own: walls, churches, houses, and people to live there.
book-saint_malo-goal-win = What you draw fills cells and earns victory points (VP), some at once, some at the end. Once a city is full, the round is played to its end. Then the player with the most VP wins.

## Set-up

book-saint_malo-setup = Set-up
book-saint_malo-setup-table = Before the first turn:
book-saint_malo-setup-table-boards = Put the main board within everyone’s reach. Each player takes a city board and a marker.
book-saint_malo-setup-table-pirates = Fewer than five players? Strike out the pirate columns for higher player counts.
book-saint_malo-setup-table-first = The youngest player goes first, takes the five dice and, as a reminder, shades the three roofs above the lumber store.
book-saint_malo-setup-table-spare = Put whatever is left over back in the box.
book-saint_malo-setup-start = Each city starts with **3 coins** in the bank, **2 logs** in the lumber store and no VP. Four crates are already there; the other 41 cells are empty. No cannon is crossed out yet.
book-saint_malo-setup-new = A new city. Columns are called A to G from the left, rows 1 to 7 from the top. The four crates are in B2, C2, B3 and B4. All of them touch the empty cell C3.
book-saint_malo-setup-online = At an Auberge table all this is done for you. The host chooses who goes first, or it is decided at random.

## Your turn at a glance

book-saint_malo-turn = Your turn at a glance
book-saint_malo-turn-steps = The first player begins, then play goes clockwise. On your turn:
book-saint_malo-turn-steps-roll = **Roll** the dice, up to three times. Keep the ones you like.
book-saint_malo-turn-steps-choose = **Choose** one symbol. For 2 coins each, you may change other dice to match.
book-saint_malo-turn-steps-use = **Use** it: store logs, draw crates or walls, build a church or recruit a character.
book-saint_malo-turn-steps-pirates = **Tick** one pirate box for every die with crossed swords.
book-saint_malo-turn-steps-on = **Pass** the dice to the player on your left.
book-saint_malo-turn-faces = Every die has the same six faces:
book-saint_malo-turn-faces-log = **Log:** wood for houses. Each die brings one log.
book-saint_malo-turn-faces-crate = **Crate:** goods for merchants. Each die places one crate.
book-saint_malo-turn-faces-wall = **Wall:** each die places one wall section in a dark cell.
book-saint_malo-turn-faces-cross = **Cross:** all the dice you use build one church.
book-saint_malo-turn-faces-head = **Head:** all the dice you use recruit one character.
book-saint_malo-turn-faces-swords = **Crossed swords:** pirates! You cannot choose this symbol, but it always counts.
book-saint_malo-turn-alone = Where you have only one choice, Auberge makes it for you.

## Your city

book-saint_malo-city = Your city
book-saint_malo-city-cells = Your city has 45 cells. Inside are 25 **light cells**, around them 20 **dark cells**: four sides of five, each between two towers. Walls belong in dark cells only. Everything else may go in any cell.
book-saint_malo-city-stay = Draw only in empty cells, one thing in each. What is drawn stays to the end: nothing is ever moved or erased. Towers are not cells. Coins and logs need no cell either.
book-saint_malo-city-dark-title = Take care with dark cells
book-saint_malo-city-dark = Anything but a wall in a dark cell destroys that side at once. It can no longer give its bonus or its defence, even if walls fill the rest. The other three sides are safe.
book-saint_malo-city-destroyed = Four wall sections stood at the top, and only F1 was empty. A crate went there. Now the top side is destroyed: no bonus and no defence, for good.
book-saint_malo-city-near-title = Side by side, or around?
book-saint_malo-city-near = Cells are **side by side** if they share an edge. **Around** a cell are all the cells that touch it, corners included: up to eight. Light or dark makes no difference. Even the dark cells on either side of a tower touch at a corner.

## Rolling

book-saint_malo-dice = Rolling
book-saint_malo-dice-rolls = First roll all five dice. Then keep as many as you like and roll the others again. You may do this twice, so you have three rolls at most. You may also stop earlier.
book-saint_malo-dice-again = You choose afresh before each roll. Even a die you kept earlier may be rolled again, and so may crossed swords. After your last roll the dice stay as they are; only coins can still change them.
book-saint_malo-dice-swords = First roll: three crossed swords and two heads. You need not keep the swords. Keep the heads, roll the other three again and hope.

## One symbol, and what coins can do

book-saint_malo-choose = One symbol, and what coins can do
book-saint_malo-choose-one = Choose one symbol, but never crossed swords. Use as many of its dice as you like, at least one. They all serve one purpose: four heads recruit one character, not two. Apart from swords, the other dice do nothing.
book-saint_malo-choose-coins-title = Changing dice
book-saint_malo-choose-coins = For **2 coins** you may change a die to your chosen symbol. You may change several dice, for 2 coins each, even if no die shows that symbol yet. Crossed swords can never be changed, and no die can become swords.
book-saint_malo-choose-bank = Coins pay for nothing but changed dice and log deliveries. You always pay in full before you draw anything. Coins you earn in a turn come too late for that turn.
book-saint_malo-choose-third = You rolled two crates, a wall, a head and crossed swords. For 2 coins another die becomes a crate, so you place three. The swords stay: afterwards you tick a pirate box for them.
book-saint_malo-choose-announce = Announce your symbol and the number of dice first. There must be room for everything you announce. Then you place it all, one piece after another.
book-saint_malo-choose-pass-title = Passing
book-saint_malo-choose-pass = You may pass only if no symbol can be used for free. Logs are never free, and walls need an empty dark cell. Nobody is ever forced to spend coins.

## Walls and towers

book-saint_malo-walls = Walls and towers
book-saint_malo-walls-place = Each wall die you use places one **wall section** in an empty dark cell. The sections need not touch each other. If you have more dice than empty dark cells, use fewer.
book-saint_malo-walls-complete = Five sections between two towers are a **complete wall**. It gives you 2 defence for the rest of the game. At once you also get the bonus of that side, shown in the tower whose arrow points along it. You may take several turns to finish it; until then it gives nothing.
book-saint_malo-walls-bonus-title = The bonus of each side
book-saint_malo-walls-bonus-side = Side
book-saint_malo-walls-bonus-bonus = Bonus
book-saint_malo-walls-bonus-top-side = Top
book-saint_malo-walls-bonus-top-bonus = a character for 1, 2 or 3 heads
book-saint_malo-walls-bonus-right-side = Right
book-saint_malo-walls-bonus-right-bonus = 2 coins
book-saint_malo-walls-bonus-bottom-side = Bottom
book-saint_malo-walls-bonus-bottom-bonus = 3 VP
book-saint_malo-walls-bonus-left-side = Left
book-saint_malo-walls-bonus-left-bonus = 2 coins
book-saint_malo-walls-bottom = The bottom side had four wall sections; one more in F7 completes it. You gain 3 VP at once, and your defence is now 2.
book-saint_malo-walls-guest-title = A character as a bonus
book-saint_malo-walls-guest = The top side brings a character as if you had used up to three heads. Choose a citizen, soldier, priest, architect or merchant and place it in any empty cell. It takes effect at once. You may also decline; then the bonus is lost.
book-saint_malo-walls-top = The last section goes in F1 and completes the top side. As the bonus, a merchant is placed in C3. Four crates are around him: 4 coins at once.
book-saint_malo-walls-order = Place your sections one at a time. When one completes a side, take that bonus first, then go on. If the bonus character or its houses take the last dark cells, the remaining sections are lost. Coins paid for them do not come back.

## Churches

book-saint_malo-churches = Churches
book-saint_malo-churches-build = Crosses build exactly **one church** in any empty cell. Its size is the number of dice you use, from 1 to 5. It needs no logs and no architect. You may own several churches of the same size.
book-saint_malo-churches-series = Churches score at the end, in a **series** that starts at size 1 and has no gaps: 1, 2, 3 and so on. Where they stand does not matter. You may have several series, but each church counts in only one.
book-saint_malo-churches-worth-title = What a series is worth
book-saint_malo-churches-worth-series = Series from 1 up to
book-saint_malo-churches-worth-one = 1
book-saint_malo-churches-worth-two = 2
book-saint_malo-churches-worth-three = 3
book-saint_malo-churches-worth-four = 4
book-saint_malo-churches-worth-five = 5
book-saint_malo-churches-worth-points-series = VP in all
book-saint_malo-churches-worth-points-one = 1
book-saint_malo-churches-worth-points-two = 4
book-saint_malo-churches-worth-points-three = 8
book-saint_malo-churches-worth-points-four = 13
book-saint_malo-churches-worth-points-five = 20
book-saint_malo-churches-nine = Nine churches: three of size 1, two of size 2, one of size 3, one of size 4 and two of size 5. The series 1 to 5 gives 20 VP, the series 1 to 2 gives 4, and the last 1 gives 1. That makes 25 VP. The second church of size 5, in F5, is worth nothing.

## Crates

book-saint_malo-crates = Crates
book-saint_malo-crates-place = Each crate die you use places one crate in an empty cell. All crates of a turn form **one group**, side by side; touching at a corner is not enough. If they do not all fit, use fewer dice.
book-saint_malo-crates-shape = Four crates in one turn: C3, D3 and E3 in a row, with D4 below. Any shape is fine, as long as the new crates form one group, side by side.
book-saint_malo-crates-old = The group may touch older crates, but it need not. An older crate does not connect two new ones.
book-saint_malo-crates-corner = The first of two new crates is in D2. The second cannot go in C3: the two would touch only at a corner, and the old crate in C2 does not connect them. D3 would be allowed.
book-saint_malo-crates-worth = A crate alone is worth nothing, not even at the end. Merchants turn crates into coins.

## The seven characters

book-saint_malo-characters = The seven characters
book-saint_malo-characters-recruit = Heads recruit exactly **one character**, who goes in any empty cell. The number of heads you use decides whom you may choose. In a dark cell a character destroys the side, as anything but a wall does.
book-saint_malo-characters-heads-title = How many heads?
book-saint_malo-characters-heads-heads = Heads
book-saint_malo-characters-heads-who = Character
book-saint_malo-characters-heads-one-heads = 1
book-saint_malo-characters-heads-one-who = citizen
book-saint_malo-characters-heads-two-heads = 2
book-saint_malo-characters-heads-two-who = soldier or priest
book-saint_malo-characters-heads-three-heads = 3
book-saint_malo-characters-heads-three-who = architect or merchant
book-saint_malo-characters-heads-four-heads = 4
book-saint_malo-characters-heads-four-who = juggler
book-saint_malo-characters-heads-five-heads = 5
book-saint_malo-characters-heads-five-who = noble
book-saint_malo-characters-seven-title = What they do
book-saint_malo-characters-around-title = They look around once
book-saint_malo-characters-around = Priests, merchants and jugglers count what is around them, corners included. They do so once, when you place them. Whatever you add later brings them nothing. So prepare a good cell first!
book-saint_malo-characters-priest = The priest is placed in D4. Around him are churches in E4, D5 and C3, the last one at a corner. Three churches bring 3 VP at once.
book-saint_malo-characters-merchants = The first merchant was placed in C3, with seven crates around him: 7 coins. A later one was placed in C4. Four of the same crates are around him too: 4 more coins.
book-saint_malo-characters-juggler = Around the juggler in F4 are two architects, a soldier and a citizen. That makes three types and 6 VP; the second architect adds nothing.
book-saint_malo-characters-more = Good to know:
book-saint_malo-characters-more-soldier = **Soldiers** defend in every attack, wherever they stand.
book-saint_malo-characters-more-priest = **Priests** count churches; the size does not matter.
book-saint_malo-characters-more-merchant = **Merchants** do not use crates up. The four starting crates count too.
book-saint_malo-characters-more-juggler = **Jugglers** count another juggler as a type, but never themselves.

## Logs and houses

book-saint_malo-houses = Logs and houses
book-saint_malo-houses-logs = Each log die you use brings one log to your lumber store. The whole delivery costs **2 coins**, whether it brings one log or five. Changed dice cost extra. If you cannot pay it all, you cannot use logs.
book-saint_malo-houses-build = An **architect** builds the moment you place him, and never again. He builds up to three houses. Each takes one log and gives **3 VP** at once. Building costs no coins, and he need not build at all.
book-saint_malo-houses-group = His houses form one group, side by side. At least one of them must touch him; a corner is enough. They may touch older houses and architects, but that does not replace touching him.
book-saint_malo-houses-two = The architect is placed in C4. His first house goes in D3 and touches him at a corner; the second goes beside it, in E3. Two logs become two houses: 6 VP.

## Pirates

book-saint_malo-pirates = Pirates
book-saint_malo-pirates-boxes = At the very end of your turn, tick one pirate box for each die with **crossed swords**. You may not leave any out. Tick row by row, from left to right.
book-saint_malo-pirates-rows-title = Boxes in a row
book-saint_malo-pirates-rows-players = Players
book-saint_malo-pirates-rows-two = 2
book-saint_malo-pirates-rows-three = 3
book-saint_malo-pirates-rows-four = 4
book-saint_malo-pirates-rows-five = 5
book-saint_malo-pirates-rows-boxes-players = Boxes
book-saint_malo-pirates-rows-boxes-two = 4
book-saint_malo-pirates-rows-boxes-three = 6
book-saint_malo-pirates-rows-boxes-four = 8
book-saint_malo-pirates-rows-boxes-five = 10
book-saint_malo-pirates-attack = The last box of a row starts an attack. It hits **everyone**, not just the player who ticked the box. There are six attacks, and they get stronger.
book-saint_malo-pirates-strengths-title = How strong the pirates are
book-saint_malo-pirates-strengths-row = Attack
book-saint_malo-pirates-strengths-first = 1
book-saint_malo-pirates-strengths-second = 2
book-saint_malo-pirates-strengths-third = 3
book-saint_malo-pirates-strengths-fourth = 4
book-saint_malo-pirates-strengths-fifth = 5
book-saint_malo-pirates-strengths-sixth = 6
book-saint_malo-pirates-strengths-strength-row = Strength
book-saint_malo-pirates-strengths-strength-first = 1
book-saint_malo-pirates-strengths-strength-second = 3
book-saint_malo-pirates-strengths-strength-third = 6
book-saint_malo-pirates-strengths-strength-fourth = 8
book-saint_malo-pirates-strengths-strength-fifth = 10
book-saint_malo-pirates-strengths-strength-sixth = 12
book-saint_malo-pirates-defence-title = Defending your city
book-saint_malo-pirates-defence = Your **defence** is 1 for each soldier plus 2 for each complete wall. If it is at least equal to the strength of the pirates, your city holds. Soldiers and walls added this very turn count too.
book-saint_malo-pirates-cannon = If your defence is lower, cross out **one cannon**, however much is missing. Each lost cannon costs 5 VP at the end. Nothing leaves your city: soldiers and walls will defend it again.
book-saint_malo-pirates-held = Three players, and one box is left in the second row. You have a soldier and complete the bottom side; only then do you tick the box for your swords. Defence 3 meets strength 3: your city holds. The other two lose a cannon each.
book-saint_malo-pirates-more = If boxes remain to be ticked after an attack, go on in the next row. With two players, one turn can even bring two attacks. After the sixth attack swords do nothing more, but they still cannot be changed.

## The end and the score

book-saint_malo-end = The end and the score
book-saint_malo-end-full = The end comes when a player fills the last empty cell of their city. Finish the round, pirates included, so that everyone has had the same number of turns. If it was the last player of the round, the game is over after that turn.
book-saint_malo-end-last = The first of four players builds a church in D4, the last empty cell. The city is full. The other three still have one turn each; then the game is over.
book-saint_malo-end-final-title = Final scoring
book-saint_malo-end-final = Add to the VP on your track:
book-saint_malo-end-final-city = **5 VP** if all your 45 cells are filled
book-saint_malo-end-final-coins = **1 VP** for every two coins left
book-saint_malo-end-final-logs = **1 VP** for each unused log
book-saint_malo-end-final-churches = the value of your **series** of churches
book-saint_malo-end-final-cannons = **−5 VP** for each lost cannon
book-saint_malo-end-rest = You marked all other points during the game, as soon as you earned them. Crates, walls, houses and characters give nothing more now.
book-saint_malo-end-sum = The last player of the round builds a church of size 3 in D4 and fills the city. There are 40 VP on the track, 5 coins, 2 logs, churches of size 1, 2 and 3, and two lost cannons.
book-saint_malo-end-sheet-title = This city’s score
book-saint_malo-end-sheet-what = What counts
book-saint_malo-end-sheet-points = VP
book-saint_malo-end-sheet-track-what = points on the track
book-saint_malo-end-sheet-track-points = 40
book-saint_malo-end-sheet-city-what = full city
book-saint_malo-end-sheet-city-points = 5
book-saint_malo-end-sheet-coins-what = 5 coins: two pairs
book-saint_malo-end-sheet-coins-points = 2
book-saint_malo-end-sheet-logs-what = 2 unused logs
book-saint_malo-end-sheet-logs-points = 2
book-saint_malo-end-sheet-churches-what = churches 1, 2, 3
book-saint_malo-end-sheet-churches-points = 8
book-saint_malo-end-sheet-cannons-what = 2 lost cannons
book-saint_malo-end-sheet-cannons-points = −10
book-saint_malo-end-sheet-total-what = **Total**
book-saint_malo-end-sheet-total-points = 47
book-saint_malo-end-winner = The highest total wins. If players are tied, the one with the most empty cells wins. If that is equal too, they share the victory.

## Options

book-saint_malo-variants = Options
book-saint_malo-variants-options = The rulebook of Saint Malo has no variants. At Auberge you may switch on two options when you open a table:
book-saint_malo-variants-options-pass = **Voluntary passing:** you may always pass, even if a symbol could be used for free.
book-saint_malo-variants-options-bonus = **Compulsory bonus character:** while a cell is empty, the character from the top side cannot be declined.

## Questions and answers

book-saint_malo-questions = Questions and answers
book-saint_malo-questions-swords-again = May I roll swords again?
book-saint_malo-questions-swords-again-answer = Yes. While you roll, swords are a face like any other. Only afterwards are they fixed: coins cannot change them.
book-saint_malo-questions-kept-die = I kept a die after my first roll. May I still roll it the third time?
book-saint_malo-questions-kept-die-answer = Yes. Before each roll you choose afresh which dice to keep.
book-saint_malo-questions-two-soldiers = I have four heads. May I recruit two soldiers?
book-saint_malo-questions-two-soldiers-answer = No. Dice are never divided: heads recruit one character, and crosses build one church.
book-saint_malo-questions-fewer = Must I use all the dice of my symbol?
book-saint_malo-questions-fewer-answer = No, you may use fewer. Only crossed swords always count, every one of them.
book-saint_malo-questions-pass = May I simply pass?
book-saint_malo-questions-pass-answer = Only if no symbol can be used for free, for example with nothing but logs and swords. Your table may also allow it as an option.
book-saint_malo-questions-not-rolled = May I choose a symbol that no die shows?
book-saint_malo-questions-not-rolled-answer = Yes. Each die you change to it costs 2 coins. Coins you earn this turn come too late.
book-saint_malo-questions-all-swords = All my dice show swords at the end. What now?
book-saint_malo-questions-all-swords-answer = You use no symbol this turn, because swords cannot be changed. Tick five boxes and pass the dice on.
book-saint_malo-questions-log-price = Does each log cost 2 coins?
book-saint_malo-questions-log-price-answer = No, the whole delivery costs 2 coins. Each die you change to a log costs 2 more.
book-saint_malo-questions-crates-touch = Must new crates touch old ones? Do corners count?
book-saint_malo-questions-crates-touch-answer = They need not touch old ones. But the new crates must share edges with each other; corners and old crates do not connect them.
book-saint_malo-questions-too-many = I have more crates or walls than I have room for. What now?
book-saint_malo-questions-too-many-answer = Use fewer dice, as many as fit. With no empty dark cell left, walls cannot be used at all.
book-saint_malo-questions-saved = I put a crate in a dark cell. Can I still save that side?
book-saint_malo-questions-saved-answer = No, it is destroyed for good. You may still put walls there, but only to fill your city.
book-saint_malo-questions-two-sides = I complete two sides in one turn. Do I get both bonuses?
book-saint_malo-questions-two-sides-answer = Yes, each at the moment its side is complete. You choose which side comes first.
book-saint_malo-questions-bonus-noble = Can the bonus character be a noble or a juggler?
book-saint_malo-questions-bonus-noble-answer = No, only a character that costs one to three heads. You may also decline; your wall still gives 2 defence.
book-saint_malo-questions-old-architect = May an older architect build again?
book-saint_malo-questions-old-architect-answer = No. Only the architect you have just placed builds, and one of the new houses must touch him.
book-saint_malo-questions-earn-again = Does my merchant earn again when I add crates?
book-saint_malo-questions-earn-again-answer = No. Like priests and jugglers, he counts only once, when you place him. But a new merchant counts the same crates again.
book-saint_malo-questions-church-twice = May a church count in two series?
book-saint_malo-questions-church-twice-answer = No. For a second series you need a second church of size 1, and so on.
book-saint_malo-questions-whom = Whom do the pirates attack, and what can I lose?
book-saint_malo-questions-whom-answer = Everyone. If your defence is too low, you lose one cannon, never more. Soldiers and walls stay.
book-saint_malo-questions-in-time = Does a soldier I recruit this turn defend at once?
book-saint_malo-questions-in-time-answer = Yes. Boxes are ticked only when the rest of your turn is done, so he is there in time.
book-saint_malo-questions-is-over = My city is full. Is the game over?
book-saint_malo-questions-is-over-answer = Only when the round is finished. Anyone else who fills a city in that round gets the 5 VP too.
book-saint_malo-questions-below-zero = Can I end up with fewer than 0 VP?
book-saint_malo-questions-below-zero-answer = Yes. Every lost cannon costs 5 VP, and there is no lower limit.

## What is in the box

book-saint_malo-box = What is in the box
book-saint_malo-box-parts = The game is for two to five players. The box holds:
book-saint_malo-box-parts-main = a main board for everyone, with the pirate boxes and an overview of the characters
book-saint_malo-box-parts-cities = five city boards, all the same
book-saint_malo-box-parts-markers = five markers; after the game, everything you drew can be wiped off again
book-saint_malo-box-parts-dice = five dice, each with the same six symbols
book-saint_malo-box-board = A city board shows the city with its towers and, around it, the track for VP. Beside it are the bank, the lumber store, three roofs and six cannons, one for each attack.

## How games are written down

book-saint_malo-writing = How games are written down
book-saint_malo-writing-cells = On the board and in the log, a cell is a letter for the column and a number for the row. So C3 is in the third column and the third row. The corners A1, G1, A7 and G7 are the towers.
book-saint_malo-writing-record = A game record lists every roll and every decision with the seat that made it: “1 use wall 2” is seat 1 using two walls. There, cells are written as row and column counted from 0, so C3 is “(2,2)”. Prices, gains and attacks follow from the rules and are not written down.

## The player aid: one page

aid-saint_malo-turn = Your turn
aid-saint_malo-turn-roll = **Roll** five dice, up to three times; keep what you like.
aid-saint_malo-turn-choose = **Choose** one symbol. Change other dice for 2 coins each.
aid-saint_malo-turn-use = **Use** it. Fewer dice are allowed; never divide them.
aid-saint_malo-turn-swords = **Swords:** tick one pirate box each. Pass the dice on.

aid-saint_malo-dice = The dice
aid-saint_malo-dice-log = **Log:** 1 log each; 2 coins per delivery
aid-saint_malo-dice-crate = **Crate:** 1 each, side by side
aid-saint_malo-dice-wall = **Wall:** 1 section each, in dark cells
aid-saint_malo-dice-cross = **Cross:** 1 church, size = dice used
aid-saint_malo-dice-head = **Head:** 1 character
aid-saint_malo-dice-swords = **Swords:** never chosen, changed or left out

aid-saint_malo-city = The city
aid-saint_malo-city-light = **Light cells:** anything but walls
aid-saint_malo-city-dark = **Dark cells:** anything but a wall destroys the side
aid-saint_malo-city-around = **Around:** edges and corners, counted once

aid-saint_malo-sides = Complete walls
aid-saint_malo-sides-each = **2 defence** each, and at once:
aid-saint_malo-sides-top = top: a character for 1–3 heads
aid-saint_malo-sides-flanks = right, left: 2 coins each
aid-saint_malo-sides-bottom = bottom: 3 VP

aid-saint_malo-characters = The characters
aid-saint_malo-characters-who = Character
aid-saint_malo-characters-heads = Heads
aid-saint_malo-characters-effect = Effect
aid-saint_malo-characters-citizen-who = Citizen
aid-saint_malo-characters-citizen-heads = 1
aid-saint_malo-characters-citizen-effect = 1 VP
aid-saint_malo-characters-soldier-who = Soldier
aid-saint_malo-characters-soldier-heads = 2
aid-saint_malo-characters-soldier-effect = 1 defence
aid-saint_malo-characters-priest-who = Priest
aid-saint_malo-characters-priest-heads = 2
aid-saint_malo-characters-priest-effect = 1 VP per church around him
aid-saint_malo-characters-architect-who = Architect
aid-saint_malo-characters-architect-heads = 3
aid-saint_malo-characters-architect-effect = up to 3 houses: 1 log, 3 VP each; side by side, one touching him
aid-saint_malo-characters-merchant-who = Merchant
aid-saint_malo-characters-merchant-heads = 3
aid-saint_malo-characters-merchant-effect = 1 coin per crate around him
aid-saint_malo-characters-juggler-who = Juggler
aid-saint_malo-characters-juggler-heads = 4
aid-saint_malo-characters-juggler-effect = 2 VP per type of character around him
aid-saint_malo-characters-noble-who = Noble
aid-saint_malo-characters-noble-heads = 5
aid-saint_malo-characters-noble-effect = 7 VP

aid-saint_malo-pirates = The pirates
aid-saint_malo-pirates-boxes = **Boxes in a row:** 4/6/8/10 for 2/3/4/5 players
aid-saint_malo-pirates-strengths = **Strengths:** 1, 3, 6, 8, 10, 12
aid-saint_malo-pirates-defence = **Defence:** 1 per soldier, 2 per complete wall; equal is enough
aid-saint_malo-pirates-cannon = Too weak: one cannon lost

aid-saint_malo-end = The end
aid-saint_malo-end-round = **City full:** finish the round, then add:
aid-saint_malo-end-city = full city: 5 VP
aid-saint_malo-end-coins = every two coins: 1 VP
aid-saint_malo-end-logs = each log: 1 VP
aid-saint_malo-end-churches = church series up to 1/2/3/4/5: 1/4/8/13/20 VP
aid-saint_malo-end-cannons = lost cannon: −5 VP
aid-saint_malo-end-tie = Tie: more empty cells win
