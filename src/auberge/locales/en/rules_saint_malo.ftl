### The rules of Saint Malo in our own words, by the ids of the canon (docs/rules/saint_malo.md), which decides what they mean.

## Reading the rulebook

rule-SM-META-01 = The right-hand column of the rulebook only recaps the main text; where they differ, the main text decides.

## Components

rule-SM-COMP-01 = There is one shared dry-erase main board.
rule-SM-COMP-02 = There are five dry-erase city boards.
rule-SM-COMP-03 = There are five dry-erase markers, one for each possible player.
rule-SM-COMP-04 = There are five dice; each die has six different symbols, so every symbol is on exactly one face (probability 1/6 on a fair die).
rule-SM-COMP-05 = The six die symbols are log (brown), goods crate (orange), wall (grey), cross (purple), head (green) and crossed swords.
rule-SM-COMP-06 = The five symbols other than crossed swords are the “choosable” symbols.
rule-SM-COMP-07 = The main board holds the pirate grid (six rows of boxes) and an overview of the characters.
rule-SM-COMP-08 = A city board has a victory-point track around the city, a bank, a lumber store, 45 cells, towers with bonuses, cannons, three roofs for marking the first player, and reminders of prices, scoring and defence.
rule-SM-COMP-09 = The game is for 2 to 5 players (five city boards; the pirate grid is labelled 2 to 5).
rule-SM-COMP-10 = Boards are wiped clean between games; a new game starts without any marks from the previous one.
rule-SM-COMP-11 = Six cannons are printed on each city board, one per possible attack (medium confidence: counted on a photograph).
rule-SM-COMP-12 = All five city boards have the same content; they are printed on both sides, German on one and English/French on the other (medium confidence).

## Aim

rule-SM-GOAL-01 = The player with the most victory points (VP) after final scoring wins.

## Set-up

rule-SM-SETUP-01 = The main board is placed within everyone’s reach.
rule-SM-SETUP-02 = Each player takes one city board and one marker.
rule-SM-SETUP-03 = Components left over are not used in this game.
rule-SM-SETUP-04 = The youngest player is the first player and receives the five dice.
rule-SM-SETUP-05 = The first player shades the three roofs above the lumber store so that everyone remembers who went first.
rule-SM-SETUP-06 = With fewer than five players, the columns of the pirate grid for higher player counts are struck out and never used.
rule-SM-SETUP-07 = Each player begins with 3 coins.
rule-SM-SETUP-08 = Each player begins with 2 logs.
rule-SM-SETUP-09 = Each player begins with 4 goods crates already in the city.
rule-SM-SETUP-10 = The 4 starting crates occupy 4 of the 45 cells, so 41 cells are empty at the start.
rule-SM-SETUP-11 = The 4 starting crates are printed in the light cells (1,1), (1,2), (2,1) and (3,1); all four touch (2,2), at least diagonally.
rule-SM-SETUP-12 = Apart from the starting crates, a city starts empty: no walls, churches, houses or characters.
rule-SM-SETUP-13 = Each player begins with 0 VP.
rule-SM-SETUP-14 = Each player begins with no cannon crossed out.
rule-SM-SETUP-15 = No side is destroyed or begun at the start: all 20 dark cells are empty, as are 21 of the 25 light cells.

## City

rule-SM-CITY-01 = A city has 25 light inner cells in a 5 × 5 square.
rule-SM-CITY-02 = A city has 20 dark cells along its edge: four sides of 5.
rule-SM-CITY-03 = A city has 45 cells in all.
rule-SM-CITY-04 = Each side of 5 dark cells lies between two towers.
rule-SM-CITY-05 = A tower is not a cell: nothing is ever placed there, and it is not counted among the 45 cells.
rule-SM-CITY-06 = A dark cell may hold anything that can be placed: a character, wall, crate, church or house.
rule-SM-CITY-07 = A light cell may hold anything that can be placed, except a wall.
rule-SM-CITY-08 = Things are placed only in empty cells.
rule-SM-CITY-09 = A filled cell stays filled for the rest of the game; its content is never moved, replaced or removed.
rule-SM-CITY-10 = A cell holds one thing.
rule-SM-CITY-11 = Placing anything but a wall in a dark cell destroys that side at once.
rule-SM-CITY-12 = A destroyed side can never yield its tower bonus.
rule-SM-CITY-13 = A destroyed side never gives the 2 points of defence.
rule-SM-CITY-14 = Destruction is permanent, even if every remaining cell of that side gets a wall.
rule-SM-CITY-15 = Destroying one side does not affect the other three sides.
rule-SM-CITY-16 = Walls may still be placed in the free cells of a destroyed side.
rule-SM-CITY-17 = A complete wall can no longer be destroyed (its five cells are full and stay full).
rule-SM-CITY-18 = Coins and logs are kept in the bank and the lumber store and take up no city cell.
rule-SM-CITY-19 = Adjacency ignores the shade of the cells: a dark cell and a light cell touching each other are neighbours.

## Course of a turn

rule-SM-TURN-01 = The first player takes the first turn.
rule-SM-TURN-02 = Play goes clockwise.
rule-SM-TURN-03 = A turn goes like this: roll the dice; pay to change dice, if you like; carry out one symbol; tick pirate boxes for the swords; pass the dice on.
rule-SM-TURN-04 = All effects of the chosen symbol, wall bonuses included, are finished before pirate boxes are ticked.
rule-SM-TURN-05 = At a step with exactly one legal choice, the player is not asked: that choice is carried out automatically. So rolling ends by itself after the third roll, building ends by itself when no further house is possible, and a pass that is the only choice happens by itself.

## Rolling

rule-SM-DICE-01 = A player rolls at least once per turn.
rule-SM-DICE-02 = A player rolls at most three times per turn.
rule-SM-DICE-03 = The first roll uses all five dice.
rule-SM-DICE-04 = After the first roll the player sets aside any number of dice from 0 to 5.
rule-SM-DICE-05 = The second roll uses the dice not set aside.
rule-SM-DICE-06 = After the second roll the player again sets aside any number of dice.
rule-SM-DICE-07 = The third roll uses the dice not set aside.
rule-SM-DICE-08 = Dice set aside after the first roll may be taken back into the third roll.
rule-SM-DICE-09 = So before the second roll and before the third you may choose any of the five dice to roll, as long as you roll at least one.
rule-SM-DICE-10 = While rolling, crossed swords are like any other face: they may be kept or rolled again.
rule-SM-DICE-11 = A player may stop after the first or the second roll.
rule-SM-DICE-12 = When rolling ends, the result of all five dice is final except for paid changes.

## Choosing a symbol and changing dice

rule-SM-PICK-01 = At most one of the five choosable symbols is used per turn, and exactly one unless the player passes (SM-PICK-18) or all dice show swords.
rule-SM-PICK-02 = All crossed swords showing take effect as well, every turn.
rule-SM-PICK-03 = Before carrying out the symbol, the player may change one or more dice to the chosen symbol.
rule-SM-PICK-04 = Each changed die costs 2 coins, crossed out in the bank.
rule-SM-PICK-05 = A die showing crossed swords cannot be changed.
rule-SM-PICK-06 = No die can be changed into crossed swords.
rule-SM-PICK-07 = A changed die can only become the symbol chosen for this turn.
rule-SM-PICK-08 = Changes are made after the last roll; nothing is rolled after a change.
rule-SM-PICK-09 = You may use fewer dice than show the chosen symbol.
rule-SM-PICK-10 = Swords are the exception: none may be left out.
rule-SM-PICK-11 = The dice of the chosen symbol are never divided between several actions.
rule-SM-PICK-12 = Crosses therefore build one church per turn, never two smaller ones.
rule-SM-PICK-13 = Heads therefore recruit one character per turn, never two cheaper ones (a wall-bonus character is separate, SM-WALL-09).
rule-SM-PICK-14 = Dice that show neither the chosen symbol nor swords have no effect.
rule-SM-PICK-15 = Coins earned in a turn come too late to pay for that turn’s changes or delivery.
rule-SM-PICK-16 = A player may choose a symbol that no die shows and pay to change every die needed.
rule-SM-PICK-17 = In full: a use is (symbol, n, price) with 1 ≤ n ≤ min(5 − swords, limit) and price = 2 × max(0, n − k) + (2 for logs, otherwise 0) ≤ coins, where k is the number of dice showing the symbol. Limit: for crates, the cells of the largest connected empty area; for walls, the empty dark cells; for log, cross and head, 5.
rule-SM-PICK-18 = A player with a legal use that costs nothing (price 0 in SM-PICK-17) must use a symbol; otherwise they may pass.
rule-SM-PICK-19 = Symbol and number of dice are announced together, after the last roll, and the price is paid at once; only then is anything placed, one thing after another. Only numbers for which the city has room in full at that moment may be announced.

## Coins

rule-SM-COIN-01 = Coins gained are added to the player’s bank.
rule-SM-COIN-02 = Coins are spent only on changing dice and on log deliveries.
rule-SM-COIN-03 = A spent coin is crossed out and cannot be spent again.
rule-SM-COIN-04 = Payment must be made in full; there is no debt.

## Log

rule-SM-LOG-01 = Each log die used adds one log to the lumber store.
rule-SM-LOG-02 = A delivery costs 2 coins in total, however many logs it brings.
rule-SM-LOG-03 = The delivery price is added to the price of any changed dice.
rule-SM-LOG-04 = Without 2 coins for the delivery (after paying for changes) the log symbol cannot be used.
rule-SM-LOG-05 = Logs are used to build houses through an architect.
rule-SM-LOG-06 = A log used for a house is crossed out.
rule-SM-LOG-07 = Using logs to build costs no coins.

## Goods crate

rule-SM-CRATE-01 = Each crate die used places one crate in an empty cell, dark or light.
rule-SM-CRATE-02 = The crates placed in one turn must form one connected group (horizontal or vertical contact).
rule-SM-CRATE-03 = Diagonal contact does not connect crates.
rule-SM-CRATE-04 = The new group may touch crates from earlier turns but does not have to.
rule-SM-CRATE-05 = Earlier crates do not serve as links between new ones.
rule-SM-CRATE-06 = Crates yield coins only through merchants; a crate by itself is worth nothing.
rule-SM-CRATE-07 = Crates are placed cell by cell: the first in an empty area of at least n cells, each further one orthogonally beside a crate placed this turn. Every legal set can be placed this way, and crates placed this way never lead to a dead end.
rule-SM-CRATE-08 = All announced crates are placed; the player can choose to use fewer dice only when announcing.

## Wall

rule-SM-WALL-01 = Each wall die used places one wall section.
rule-SM-WALL-02 = Wall sections go only into empty dark cells.
rule-SM-WALL-03 = The cells are freely chosen: contact with other walls, new or old, is allowed but never required.
rule-SM-WALL-04 = A wall is complete when all five dark cells between two towers hold wall sections.
rule-SM-WALL-05 = Completing a wall gives the bonus of that side at once.
rule-SM-WALL-06 = The bonus of a side is the one shown in the tower whose arrow points along it.
rule-SM-WALL-07 = Bonus kind “coins”: 2 coins into the bank.
rule-SM-WALL-08 = Bonus kind “VP”: 3 victory points.
rule-SM-WALL-09 = Bonus kind “character”: one character of level 1, 2 or 3 in an empty cell, treated as if 3 heads had been rolled (for whether it must be taken, see SM-WALL-23).
rule-SM-WALL-10 = The bonus character may be a citizen, soldier, priest, architect or merchant.
rule-SM-WALL-11 = The bonus character cannot be a juggler or a noble.
rule-SM-WALL-12 = The bonus character has its normal effect at once (VP, coins, houses).
rule-SM-WALL-13 = Every complete wall adds 2 to defence for the rest of the game.
rule-SM-WALL-14 = A wall may be completed over several turns.
rule-SM-WALL-15 = Each side gives its bonus at most once (completion happens once).
rule-SM-WALL-16 = Partial walls give neither bonus nor defence.
rule-SM-WALL-17 = The sections of one turn are placed one after another; each completion is fully resolved before the next section.
rule-SM-WALL-18 = The bottom side S gives 3 VP (tower at bottom right, arrow pointing left); one other side gives 2 coins (as the rulebook’s annotated picture shows).
rule-SM-WALL-19 = The top side N gives one character of level 1–3 (tower at top left, arrow pointing right).
rule-SM-WALL-20 = The right side E gives 2 coins (tower at top right, arrow pointing down).
rule-SM-WALL-21 = The left side W gives 2 coins (tower at bottom left, arrow pointing up).
rule-SM-WALL-22 = So each city has the character bonus once, the 3 VP once and the 2 coins twice.
rule-SM-WALL-23 = The bonus character may be declined; it is then lost for good, and the defence of 2 stays. With the option “bonus_character_compulsory” it cannot be declined while a cell is empty.
rule-SM-WALL-24 = All announced sections are placed as long as a dark cell is empty. If a bonus character or his houses have left no empty dark cell for a section, it is lost; coins paid are not returned.

## Cross: churches

rule-SM-CHURCH-01 = Using crosses places exactly one church in any empty cell.
rule-SM-CHURCH-02 = The church bears the number of dice used as its size, 1 to 5.
rule-SM-CHURCH-03 = The size may be lower than the number of crosses showing.
rule-SM-CHURCH-04 = A church needs no architect and no logs.
rule-SM-CHURCH-05 = A player may own several churches of one size.
rule-SM-CHURCH-06 = Churches score only at the end of the game (except through priests).
rule-SM-CHURCH-07 = A church counts only as part of a series without gaps (1, 2, 3…) starting at size 1.
rule-SM-CHURCH-08 = A series up to size 1/2/3/4/5 is worth 1/4/8/13/20 VP in total.
rule-SM-CHURCH-09 = Several series may be scored; each church belongs to at most one.
rule-SM-CHURCH-10 = A church that fits into no series is worth nothing.
rule-SM-CHURCH-11 = Where churches stand does not matter for series.
rule-SM-CHURCH-12 = Greedy evaluation: series j (1, 2, 3…) runs from size 1 up to the largest s with min(count[1..s]) ≥ j; the total is the sum over j. Equivalent and provably best: total = sum over k of step[k] × min(count[1..k]), step = 1, 3, 4, 5, 7.

## Head: characters

rule-SM-CHAR-01 = Using heads places exactly one character in an empty cell (drawn as a letter in a circle).
rule-SM-CHAR-02 = The number of heads used determines which characters are available: 1 citizen; 2 soldier or priest; 3 architect or merchant; 4 juggler; 5 noble.
rule-SM-CHAR-03 = A character’s effect looks at the city as it is when the character is placed; later neighbours add nothing (except soldiers, who count in every attack).
rule-SM-CHAR-04 = A character may be placed in a dark or a light cell; in a dark one it destroys the side.
rule-SM-CHAR-CITIZEN-1 = A citizen costs 1 head.
rule-SM-CHAR-CITIZEN-2 = A citizen gives 1 VP at once.
rule-SM-CHAR-SOLDIER-1 = A soldier costs 2 heads.
rule-SM-CHAR-SOLDIER-2 = Each soldier adds 1 to defence in every pirate attack from then on, wherever he stands.
rule-SM-CHAR-PRIEST-1 = A priest costs 2 heads.
rule-SM-CHAR-PRIEST-2 = A priest gives 1 VP at once per church around him (diagonals count).
rule-SM-CHAR-PRIEST-3 = Churches built beside a priest later earn nothing for that priest.
rule-SM-CHAR-PRIEST-4 = The size of a church does not matter to a priest.
rule-SM-CHAR-ARCHITECT-1 = An architect costs 3 heads.
rule-SM-CHAR-ARCHITECT-2 = When placing an architect, the player may at once use up to 3 unused logs, 1 log per house.
rule-SM-CHAR-ARCHITECT-3 = The logs used are crossed out, and the same number of houses is placed in empty cells.
rule-SM-CHAR-ARCHITECT-4 = The houses built in one turn must form one connected group (horizontal or vertical contact).
rule-SM-CHAR-ARCHITECT-5 = At least one of the new houses must touch the architect just placed (diagonally is enough).
rule-SM-CHAR-ARCHITECT-6 = New houses may touch older houses or architects but do not have to.
rule-SM-CHAR-ARCHITECT-7 = 1/2/3 new houses give 3/6/9 VP at once. The log is spent and the VP scored house by house.
rule-SM-CHAR-ARCHITECT-8 = Building is optional: an architect may be placed with 0 houses (0 VP), e.g. without logs.
rule-SM-CHAR-ARCHITECT-9 = An architect builds only at the moment of placement, never in a later turn.
rule-SM-CHAR-ARCHITECT-10 = Contact between new houses and an older architect does not replace contact with the new one.
rule-SM-CHAR-ARCHITECT-11 = Houses are placed cell by cell: the first touching the architect (diagonals count), each further one orthogonally beside a house of this architect; the player may stop before the first and after any of them. For the finished group this is equivalent to SM-CHAR-ARCHITECT-4 and -5.
rule-SM-CHAR-MERCHANT-1 = A merchant costs 3 heads.
rule-SM-CHAR-MERCHANT-2 = A merchant gives 1 coin at once per crate around him (diagonals count).
rule-SM-CHAR-MERCHANT-3 = Crates are not used up: another merchant beside them earns again.
rule-SM-CHAR-MERCHANT-4 = Crates placed beside a merchant later earn nothing for that merchant.
rule-SM-CHAR-MERCHANT-5 = The starting crates count like any other crates.
rule-SM-CHAR-MERCHANT-6 = Placing a merchant next to crates is recommended, not required; he may be placed anywhere, even for 0 coins.
rule-SM-CHAR-JUGGLER-1 = A juggler costs 4 heads.
rule-SM-CHAR-JUGGLER-2 = A juggler gives 2 VP at once per different type of character around him (diagonals count).
rule-SM-CHAR-JUGGLER-3 = Several neighbours of one type count once.
rule-SM-CHAR-JUGGLER-4 = Another juggler next to him counts as a type.
rule-SM-CHAR-JUGGLER-5 = The juggler being placed does not count himself.
rule-SM-CHAR-JUGGLER-6 = Characters placed beside a juggler later earn nothing for that juggler.
rule-SM-CHAR-NOBLE-1 = A noble costs 5 heads.
rule-SM-CHAR-NOBLE-2 = A noble gives 7 VP at once.

## Crossed swords and pirates

rule-SM-PIRATE-01 = After the normal part of the turn, one box of the pirate grid is ticked for each die showing crossed swords.
rule-SM-PIRATE-02 = Boxes are ticked for swords in addition to the normal use of a symbol.
rule-SM-PIRATE-03 = Boxes are ticked row by row, each row from left to right.
rule-SM-PIRATE-04 = Boxes per row: 2 players 4, 3 players 6, 4 players 8, 5 players 10 (for 3 players the rulebook states the number, for 2 and 4 its table shows it, for 5 the pattern continues; all four numbers are confirmed by public sources).
rule-SM-PIRATE-05 = There are six rows; their attack strengths are 1, 3, 6, 8, 10, 12 from top to bottom.
rule-SM-PIRATE-06 = Ticking the last box of a row starts the attack of that row.
rule-SM-PIRATE-07 = In an attack every player defends, not only the one who ticked the last box.
rule-SM-PIRATE-08 = Defence = number of soldiers + 2 × number of complete walls.
rule-SM-PIRATE-09 = A player whose defence is lower than the attack strength crosses out one cannon.
rule-SM-PIRATE-10 = Defence equal to the strength is enough.
rule-SM-PIRATE-11 = One attack costs a player at most one cannon, however large the shortfall.
rule-SM-PIRATE-12 = Each crossed-out cannon means −5 VP at the end, not immediately.
rule-SM-PIRATE-13 = A box must be ticked for every die with swords while boxes are left; ticks left after completing a row go into the next row. Swords beyond the last box of row 6, in the same turn or later, are ignored.
rule-SM-PIRATE-14 = After the sixth attack swords are ignored.
rule-SM-PIRATE-15 = Even after the sixth attack, a die showing swords cannot be changed.
rule-SM-PIRATE-16 = Soldiers and walls gained in the same turn count in an attack started by that turn.
rule-SM-PIRATE-17 = An attack removes nothing from the city: soldiers and walls stay and count again next time.
rule-SM-PIRATE-18 = If one turn completes two rows, both attacks take place, in order.

## End of the game

rule-SM-END-01 = The end is triggered when a player fills the last empty cell of their city.
rule-SM-END-02 = The current round is finished, so that all players have had the same number of turns.
rule-SM-END-03 = A round runs from the first player to the player on the first player’s right; if that last player triggers the end, the game ends after that very turn.
rule-SM-END-04 = Pirates act normally in the final round.
rule-SM-END-05 = A player with a full city never takes another turn (follows from SM-END-01/02).
rule-SM-END-06 = After the last turn comes final scoring; then the winner is named.

## Scoring

rule-SM-SCORE-01 = VP earned during play are recorded at once on the owner’s track.
rule-SM-SCORE-02 = Final: 5 VP for each player whose 45 cells are all filled.
rule-SM-SCORE-03 = Final: 1 VP per full pair of coins left; an odd coin gives nothing.
rule-SM-SCORE-04 = Final: 1 VP per unused log.
rule-SM-SCORE-05 = Final: church series as in SM-CHURCH-07 to 12.
rule-SM-SCORE-06 = Final: −5 VP per crossed-out cannon.
rule-SM-SCORE-07 = Nothing else scores at the end (crates, walls, houses and characters give no final VP).
rule-SM-SCORE-08 = The highest total wins.
rule-SM-SCORE-09 = Tie: among the tied leaders, the one with the most empty cells wins.
rule-SM-SCORE-10 = Players still tied share the victory.

## Adjudications that refusals and options name

rule-SM-AMB-03 = A player may not pass while a symbol shown by a die has a legal use that costs nothing; otherwise they may pass or choose a paid use, and nobody is ever forced to spend coins. With the option “allow_voluntary_pass”, passing is offered at every announcement.
rule-SM-AMB-11 = When more crates are rolled than fit, fewer dice are used; numbers above the size of the largest connected empty area are not offered.
rule-SM-AMB-14 = When more walls are rolled than there are empty dark cells, fewer dice are used; without an empty dark cell the wall symbol cannot be used.
rule-SM-AMB-18 = The bonus character may be declined; it is then lost for good, and the defence of 2 stays. A player who takes it is free to choose its type and cell. With the option “bonus_character_compulsory” it must be taken as long as a cell is empty.
rule-SM-AMB-22 = Two architects in one turn are possible only with a data file in which several sides give a character. Then all houses built in the turn form one connected group, and each architect who builds has a house of his own touching him, diagonals included. For an architect who arrives when houses from this turn are already standing, only the complete set of his houses counts, not their order.
