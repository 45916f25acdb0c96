### The rules of Valletta in our own words, by the ids of the canon (docs/rules/valletta.md), which decides what they mean.

## Components

rule-V-COMP-01 = 1 street board made of two halves.
rule-V-COMP-02 = 25 barrel tokens, each hiding one good on its reverse.
rule-V-COMP-03 = 4 point tokens marked 25 on one face and 50 on the other.
rule-V-COMP-04 = 4 point tokens marked 75 on one face and 100 on the other.
rule-V-COMP-05 = 37 building cards, two-sided, in three colours: green, blue, yellow.
rule-V-COMP-06 = 73 character cards.
rule-V-COMP-07 = The 73 cards split exactly into 4 × 8 starting cards + 4 neutral Builders + 37 cards belonging to the 37 buildings.
rule-V-COMP-08 = 4 player boards.
rule-V-COMP-09 = 32 houses: 8 in each of the colours blue, yellow, green, red.
rule-V-COMP-10 = 4 player figures, one per player colour.
rule-V-COMP-11 = 42 gold pieces.
rule-V-COMP-12 = 30 wood pieces.
rule-V-COMP-13 = 30 stone pieces.
rule-V-COMP-14 = 30 brick pieces.
rule-V-COMP-15 = 1 purple figure of Jean Parisot de Valette.
rule-V-COMP-16 = “Goods” means exactly four kinds: gold, wood, stone, brick; gold is a good.
rule-V-COMP-17 = A building’s front shows a parchment (cost) at top left; its back shows the city’s coat of arms instead.
rule-V-COMP-18 = A building face shows: cost (top left, front only), goods icons (bottom left), final points (bottom right), a square house space, and a letter in a coloured circle.
rule-V-COMP-19 = Character cards come in five colours: red, purple, green, blue, yellow.
rule-V-COMP-20 = All character cards share one back (a door).
rule-V-COMP-21 = A starting card bears a player-colour symbol plus a Greek letter at bottom right; the letter only helps tell the colours apart and has no effect on play.
rule-V-COMP-22 = A player board has a closed-door space (draw pile), three numbered card spaces 1–2–3, and an open-door space (discard pile).
rule-V-COMP-23 = The street has 25 spaces in a row for barrels and Jean, a tower space before the first of them, and a point track 1–25 beginning at the gate.
rule-V-COMP-24 = Building colours are unrelated to player colours.
rule-V-COMP-25 = A separate card-reference booklet explains every card.
rule-V-COMP-26 = Of the eight kinds of starting card, six are red (Shopkeeper, Lumberjack, Stonecutter, Brickmaker, Maid, Builder) and two are purple (Apprentice, Jean Parisot de Valette).
rule-V-COMP-27 = The basic side of a building shows 1 goods icon.
rule-V-COMP-28 = The upgraded side shows 2 goods icons of one kind.
rule-V-COMP-29 = Upgrading doubles the final points of a building.
rule-V-COMP-30 = Every building costs at least 1 gold, plus wood, stone and brick in varying amounts.
rule-V-COMP-31 = Green buildings give the fewest final points.
rule-V-COMP-32 = Blue and yellow buildings have goods icons too.
rule-V-COMP-33 = The more expensive a building, the stronger its character.
rule-V-COMP-34 = Player boards carry a reminder of the 3:1 substitution.

## Set-up

rule-V-SETUP-01 = (1) Put the assembled street in the middle of the table.
rule-V-SETUP-02 = (2) Shuffle the 25 barrels face down and put one, unseen, on each of the 25 upper spaces of the street.
rule-V-SETUP-03 = (3) Put the 25/50 tokens on the tower at one end and the 75/100 tokens on the tower at the other end.
rule-V-SETUP-04 = (4) Shuffle the building cards separately by colour and draw as many of each colour as the number of players calls for.
rule-V-SETUP-05 = 2 players: 6 green, 8 blue, 6 yellow (20 cards).
rule-V-SETUP-06 = 3 players: 8 green, 10 blue, 7 yellow (25 cards).
rule-V-SETUP-07 = 4 players: 10 green, 12 blue, 8 yellow (30 cards).
rule-V-SETUP-08 = Shuffle the drawn building cards together into one stack.
rule-V-SETUP-09 = All buildings are laid with the front (parchment) side up.
rule-V-SETUP-10 = Deal rows of five: the first row above the street, the second below, the third above, and so on, until the stack is used up.
rule-V-SETUP-11 = The display has 4 / 5 / 6 rows for 2 / 3 / 4 players.
rule-V-SETUP-12 = Rows above/below the street: 2/2, 3/2, 3/3 for 2/3/4 players.
rule-V-SETUP-13 = Each further row on a side lies outside the previous one, its five cards aligned with the five columns of the street.
rule-V-SETUP-14 = Building cards not drawn stay out of the game.
rule-V-SETUP-15 = (5) Each player picks a colour and takes the player board of that colour.
rule-V-SETUP-16 = (6) Each player takes the 8 starting character cards bearing their colour symbol.
rule-V-SETUP-17 = The starting set is identical for everyone: Shopkeeper, Lumberjack, Stonecutter, Brickmaker, Maid, Builder, Apprentice, Jean Parisot de Valette (one of each).
rule-V-SETUP-18 = Each player shuffles their 8 cards, puts them face down on the closed-door space and draws a hand of 5 (3 stay in the draw pile).
rule-V-SETUP-19 = (7) The 4 red Builders without a player symbol go face up beside the street as the general character pool, whatever the player count.
rule-V-SETUP-20 = (8) On each laid-out building put the character card with the same letter, exactly one card per building.
rule-V-SETUP-21 = Some characters exist more than once, so the same character may lie on several buildings.
rule-V-SETUP-22 = A character card is placed so that the building’s left and bottom symbols stay readable: cost, goods icons and points are public while the character is still there.
rule-V-SETUP-23 = Character cards not used (including the starting sets of colours not in play) stay out of the game.
rule-V-SETUP-24 = (9) Each player puts the figure of their colour in front of the gate, i.e. before space 1 of the point track (0 points).
rule-V-SETUP-25 = Each player keeps the 8 houses of their colour in front of them.
rule-V-SETUP-26 = (10) All goods form the general supply.
rule-V-SETUP-27 = Each player starts with 1 gold, 1 wood, 1 stone and 1 brick.
rule-V-SETUP-28 = (11) Jean’s figure starts on the tower space, to the left of the first barrel.
rule-V-SETUP-29 = (12) The player who was most recently on an island is the first player; play goes clockwise.
rule-V-SETUP-30 = One extra set of four goods (one of each kind) is taken from the supply for the set-up draft.
rule-V-SETUP-31 = The last player in turn order (the one to the first player’s right) chooses first; the remaining goods are then passed to the right, and so on, so the first player chooses last.
rule-V-SETUP-32 = Each player takes exactly one good from the draft set.
rule-V-SETUP-33 = As the draft set holds one of each kind, no two players draft the same kind.
rule-V-SETUP-34 = With 2 or 3 players the goods left in the draft set (2 or 1) return to the supply.
rule-V-SETUP-35 = After set-up every player owns 5 goods: one of each kind plus one drafted.
rule-V-SETUP-36 = The draft is the last step, so each player knows their opening hand, the whole building layout and all characters when drafting.
rule-V-SETUP-37 = The game is for 2, 3 or 4 players.
rule-V-SETUP-38 = It is a good idea to look through the displayed characters before starting: all of them are open information.

## The turn

rule-V-TURN-01 = The first player takes the first turn; after that, play passes clockwise (to the left).
rule-V-TURN-02 = On their turn, the active player plays exactly three cards from hand; passing or playing fewer is not allowed.
rule-V-TURN-03 = Cards are played one at a time; a card is fully resolved before the next is chosen.
rule-V-TURN-04 = The first, second and third card go face up on spaces 1, 2 and 3 of the player board (always the lowest free number).
rule-V-TURN-05 = The text of a played card must be carried out completely; parts worded as a permission (“may”) can be declined. Section 6.6 of the file docs/rules/valletta.md lists these parts card by card.
rule-V-TURN-06 = An effect that can be carried out only in part, or not at all, is carried out as far as possible (prices excepted: V-GOOD-09); the card still counts as one of the three.
rule-V-TURN-07 = Each time a card is played, its effect is used only once.
rule-V-TURN-08 = Exception to V-TURN-02: on their last turn a player may have fewer than three cards; then they play all the cards left in hand.
rule-V-TURN-09 = After the third card is resolved, all cards from spaces 1–3 go to the discard pile.
rule-V-TURN-10 = Until they are discarded (V-TURN-09), played cards are neither in hand nor in the discard pile.
rule-V-TURN-11 = Then the player draws from the draw pile until they hold 5 cards.
rule-V-TURN-12 = The number drawn varies (cards dismissed, hired or gained during the turn change it); the target is always 5.
rule-V-TURN-13 = When a card must be drawn and the draw pile is empty, shuffle the discard pile into a new face-down draw pile and continue drawing.
rule-V-TURN-14 = The three cards just played are already in the discard pile when it is reshuffled, so they are shuffled in too.
rule-V-TURN-15 = If a player has fewer than 5 cards altogether, they draw as many as possible.
rule-V-TURN-16 = A card gained by building or hiring goes to the hand at once, so it can be played in the same turn and counts towards the 5 cards.
rule-V-TURN-17 = Play continues turn by turn until a player triggers the final phase.

## Goods and supply

rule-V-GOOD-01 = Unless a card says that they come from another player, goods taken come from the general supply; they are kept in front of their owner.
rule-V-GOOD-02 = Goods paid return to the general supply.
rule-V-GOOD-03 = There is no limit to the goods a player may own.
rule-V-GOOD-04 = A revealed barrel token is set aside; when the general supply runs short, it serves as a stand-in for a good.
rule-V-GOOD-05 = A set-aside barrel stands in only for the kind of good it shows.
rule-V-GOOD-06 = A stand-in counts as a normal good of its kind for every purpose (payment, thresholds, final scoring).
rule-V-GOOD-07 = The supply never limits what a player takes: when pieces and stand-ins are used up, any other marker serves. Under V-OPT-04 “limited” a player takes only what is left of that kind.
rule-V-GOOD-08 = There is no free trading with the supply; the 3:1 rule works only while paying for a building or upgrade.
rule-V-GOOD-09 = A price (build, upgrade, Trader, Merchant, Architect, Grand Bailiff, Grand Master) is paid in full or not at all; V-TURN-06 never allows a partial payment. Only what is received can fall short.

## Building

rule-V-BUILD-01 = The build action lets you do one of two things: build one new building, or upgrade one of your own.
rule-V-BUILD-02 = The build action is optional (“may”).
rule-V-BUILD-03 = Any player may build a building of any colour.
rule-V-BUILD-04 = Step 1: choose a building card with no house on it.
rule-V-BUILD-05 = Step 2: pay the cost printed at top left from your own goods, after discounts and substitution.
rule-V-BUILD-06 = Step 3: take the character card lying on the building into your hand; it is now one of your cards.
rule-V-BUILD-07 = Step 4: put one of your houses on the square space; the building is now yours.
rule-V-BUILD-08 = All four steps are compulsory once building is chosen; the character cannot be left behind.
rule-V-BUILD-09 = A player with no houses left cannot build new buildings (but can upgrade).
rule-V-BUILD-10 = Any unbuilt card in the display is a legal target: there are no restrictions of adjacency, zone or turn order.
rule-V-BUILD-11 = A built building stays with its owner to the end; no effect removes or moves houses.
rule-V-BUILD-12 = Apart from hiring through Jean, building is the only way to gain character cards.

## Upgrading

rule-V-UPG-01 = Step 1: choose one of your own buildings (with your house on it) that is not yet upgraded.
rule-V-UPG-02 = Step 2: pay the wood, stone and brick part of the printed cost.
rule-V-UPG-03 = Upgrading never costs gold.
rule-V-UPG-04 = Step 3: turn the card to its back (the city’s coat of arms) and put the house back on it.
rule-V-UPG-05 = Each building can be upgraded only once.
rule-V-UPG-06 = From then on the goods icons and final points of the back count (more goods icons and/or more points).
rule-V-UPG-07 = Upgrading uses no house, gives no character card and does not change the building’s colour or owner.
rule-V-UPG-08 = The upgrade cost is read from the front side.

## Neighbourhood discount

rule-V-ADJ-01 = When building, pay 1 gold less for each of your own buildings orthogonally adjacent to the new one.
rule-V-ADJ-02 = Diagonal neighbours do not count.
rule-V-ADJ-03 = Buildings on opposite sides of the street are not adjacent.
rule-V-ADJ-04 = The gold part never falls below 0.
rule-V-ADJ-05 = Only gold is reduced, and only your own buildings count; their colour does not matter, nor whether they are upgraded.
rule-V-ADJ-06 = The discount plays no part in upgrades, which cost no gold.
rule-V-ADJ-07 = In coordinates (side, rank from the street, column): two cards are adjacent if and only if they are on the same side and |Δrank| + |Δcolumn| = 1.

## Replacing goods

rule-V-SUB-01 = When building or upgrading, a player may replace any number of the goods in the cost, giving three goods for each one replaced (exact formula: V-COST-03).
rule-V-SUB-02 = The three goods may be the same or different.
rule-V-SUB-03 = None of the three goods may be of the same kind as the good replaced.
rule-V-SUB-04 = A player may replace goods they cannot or do not want to pay, even goods they own.
rule-V-SUB-05 = Gold may serve as a substitute.
rule-V-SUB-06 = Gold in the cost may be replaced as well.
rule-V-SUB-07 = Substitution is possible only while paying; you cannot trade in advance.
rule-V-SUB-08 = Substitution is not available for the prices of the Trader, Merchant, Architect, Grand Bailiff or Grand Master.
rule-V-SUB-09 = Substitution applies to the final cost after adjacency and character reductions.

## Costs and payment

rule-V-COST-01 = Build cost = printed (g,w,s,b); then g := max(0, g − number of your adjacent buildings); then the card’s −2 on its kind, but never below 0; then substitution.
rule-V-COST-02 = Upgrade cost = printed (g,w,s,b) with g := 0; then the card’s −2 on its kind, but never below 0; then substitution.
rule-V-COST-03 = Payment. With cost c (after V-COST-01 or -02) and goods owned o, a payment p is legal if and only if for every kind 0 ≤ p_k ≤ o_k, and with m_k = max(0, c_k − p_k) (units of the cost replaced) and e_k = max(0, p_k − c_k) (substitutes handed in), Σe = 3·Σm. In words: goods of a kind first cover that kind’s own cost; every unit left uncovered is replaced by exactly 3 further goods. As m_k and e_k are never both above 0, the substitutes are never of the same kind as a good replaced (V-SUB-03). Replacing a good you own stays legal (V-SUB-04). Replacing crosswise, where a kind is replaced while pieces of it serve as substitutes elsewhere, is not, e.g. (3,3,0,0) for (1,1,0,0): every such payment contains a smaller legal one.
rule-V-COST-04 = If a reduction is larger than the cost, nothing is paid out.
rule-V-COST-05 = A target is affordable if and only if Σ max(0, o_k − c_k) ≥ 3·Σ max(0, c_k − o_k): what is left after covering each kind as far as possible must be at least three times what is missing. Only affordable targets are offered.
rule-V-COST-06 = The player is asked for the target first, then for the payment. The payment proposed first is the one with the fewest goods replaced: the plain cost if the player owns it; otherwise only the missing goods are replaced, with the substitutes taken one by one from whichever kind the player would keep the most of, ties in the order wood, stone, brick, gold. Every other legal payment can be chosen too.

## Building bonus

rule-V-BONUS-01 = Building a building in the zone where Jean’s figure stands gives 2 points at once.
rule-V-BONUS-02 = Upgrading a building in the zone where Jean’s figure stands gives the 2 points too.
rule-V-BONUS-03 = The street has five zones of five consecutive spaces each.
rule-V-BONUS-04 = A zone includes all building cards of its column, above and below the street, in every row.
rule-V-BONUS-05 = Jean on space n (1–25) is in zone ⌈n/5⌉; the building’s zone is its column number.
rule-V-BONUS-06 = While Jean is on the tower space, he is in no zone and there is no bonus.
rule-V-BONUS-07 = The bonus is earned by any build or upgrade action (Builder, Apprentice copying a Builder, Roofer, Mason, Carpenter), once per building built or upgraded, in the final phase too.

## Red characters

rule-V-CHAR-SHOPKEEPER-1 = Take exactly 1 gold from the supply.
rule-V-CHAR-LUMBERJACK-1 = Take exactly 1 wood from the supply.
rule-V-CHAR-STONECUTTER-1 = Take exactly 1 stone from the supply.
rule-V-CHAR-BRICKMAKER-1 = Take exactly 1 brick from the supply.
rule-V-CHAR-MAID-1 = Choose one of the four kinds and take 1 of it from the supply.
rule-V-CHAR-BUILDER-1 = You may build one new building or upgrade one of your own at normal cost (V-BUILD, V-UPG).
rule-V-CHAR-BUILDER-2 = Neutral Builders and starting Builders work in the same way.

## Apprentice and Jean

rule-V-CHAR-APPRENTICE-1 = If the card played immediately before the Apprentice in the same turn is red or green, carry out that card’s effect again.
rule-V-CHAR-APPRENTICE-2 = Played as the first card of the turn, the Apprentice has no effect.
rule-V-CHAR-APPRENTICE-3 = Played after a card that is neither red nor green (blue, yellow, purple), the Apprentice has no effect.
rule-V-CHAR-APPRENTICE-4 = The copied effect is carried out afresh: all choices are made again.
rule-V-CHAR-APPRENTICE-5 = Costs are paid again as well: copying a Builder means a second, fully paid build or upgrade.
rule-V-CHAR-APPRENTICE-6 = The Apprentice itself counts as one of the three cards, even when it has no effect.
rule-V-CHAR-APPRENTICE-7 = The Apprentice is a purple card; an Apprentice right after an Apprentice has no effect.
rule-V-CHAR-APPRENTICE-8 = Jean’s card is purple and therefore never copied.
rule-V-CHAR-JEAN-1 = First move Jean’s figure one space forward; this is compulsory.
rule-V-CHAR-JEAN-2 = Turn up the barrel on the space reached and take 1 good of the kind shown from the supply.
rule-V-CHAR-JEAN-3 = Set the barrel aside (see V-GOOD-04); it never returns to the street.
rule-V-CHAR-JEAN-4 = Then the player may either dismiss one character or hire one character (not both), or do neither.
rule-V-CHAR-JEAN-5 = Dismiss: put 1 character card from hand into the general character pool.
rule-V-CHAR-JEAN-6 = The effect of a dismissed card is not carried out.
rule-V-CHAR-JEAN-7 = Hire: take any 1 character card from the general character pool into your hand; it becomes one of your cards.
rule-V-CHAR-JEAN-8 = Any pool card can be hired: neutral Builders, other players’ starting cards, cards dismissed by others and cards you dismissed earlier yourself.
rule-V-CHAR-JEAN-9 = Once Jean is on the last space, he no longer moves and no barrel is taken; dismissing and hiring stay possible.
rule-V-CHAR-JEAN-10 = You cannot hire from an empty pool or dismiss from an empty hand; the Jean card being played is not in hand and cannot be dismissed.
rule-V-CHAR-JEAN-11 = Characters still lying on buildings are not in the pool and cannot be hired.
rule-V-CHAR-JEAN-12 = Pool cards are face up (public).
rule-V-CHAR-JEAN-13 = Hired cards can be used at once (they are in hand).

## Green characters

rule-V-CHAR-BANKER-1 = Take 1 gold per gold icon on your buildings.
rule-V-CHAR-JOINER-1 = Take 1 wood per wood icon on your buildings.
rule-V-CHAR-STONE_CARVER-1 = Take 1 stone per stone icon on your buildings.
rule-V-CHAR-BRICK_MASTER-1 = Take 1 brick per brick icon on your buildings.
rule-V-CHAR-GREEN-1 = Buildings of every colour are counted, not only green ones.
rule-V-CHAR-GREEN-2 = Only the goods icons at bottom left of the visible side count, never cost icons.
rule-V-CHAR-GREEN-3 = No matching icons, no goods.
rule-V-CHAR-GREEN-4 = An upgraded building is counted with the icons of its back.

## Blue characters

rule-V-CHAR-MONK-1 = Every opponent with 4 or more goods in total (all kinds, gold included) gives the active player 1 good.
rule-V-CHAR-MONK-2 = Each opponent who gives a good chooses which one.
rule-V-CHAR-MONK-3 = No opponent gives more than 1 good.
rule-V-CHAR-MONK-4 = 2-player game: the active player may also take 1 good of any kind from the supply.
rule-V-CHAR-ROOFER-1 = The Roofer works like a Builder (build or upgrade), with the cost reduced by 2 brick.
rule-V-CHAR-ROOFER-2 = A brick cost of 0, 1 or 2 becomes 0; nothing is paid out.
rule-V-CHAR-TRADER-1 = You may pay exactly 1 wood, 1 stone or 1 brick to take 3 gold.
rule-V-CHAR-TRADER-2 = The price can be paid only once each time the card is played; you cannot pay more for more gold.
rule-V-CHAR-SEAMSTRESS-1 = Take 2 goods of your choice, the same or different, from the supply.
rule-V-CHAR-MERCHANT-1 = You may pay exactly 1 gold to take 1 wood, 1 stone and 1 brick.
rule-V-CHAR-MERCHANT-2 = The price can be paid only once each time the card is played.
rule-V-CHAR-FOREMAN-1 = Choose one of the four kinds, then take 1 of it per matching goods icon on your buildings (counted as for green cards).
rule-V-CHAR-CHAMBERLAIN-1 = Take 1 gold per green building you own.
rule-V-CHAR-CHAMBERLAIN-2 = An upgraded green building counts once, like any other.
rule-V-CHAR-MASON-1 = The Mason works like a Builder, with the cost reduced by 2 stone.
rule-V-CHAR-MASON-2 = A stone cost of 0, 1 or 2 becomes 0; nothing is paid out.
rule-V-CHAR-INNKEEPER-1 = Every opponent with 2 or more gold must give the active player 1 gold.
rule-V-CHAR-INNKEEPER-2 = No opponent gives more than 1 gold.
rule-V-CHAR-INNKEEPER-3 = 2-player game: the active player may also take 1 gold from the supply.
rule-V-CHAR-NUN-1 = Choose one of the four kinds and take 3 of it from the supply.
rule-V-CHAR-NUN-2 = Then every opponent takes exactly 1 of the same kind from the supply.
rule-V-CHAR-CARPENTER-1 = The Carpenter works like a Builder, with the cost reduced by 2 wood.
rule-V-CHAR-CARPENTER-2 = A wood cost of 0, 1 or 2 becomes 0; nothing is paid out.
rule-V-CHAR-TAX_COLLECTOR-1 = For wood, stone and brick separately: every opponent with 3 or more of that kind gives 1 of it to the active player.
rule-V-CHAR-TAX_COLLECTOR-2 = So an opponent may have to give up to 3 goods, but never 2 of one kind.
rule-V-CHAR-TAX_COLLECTOR-3 = Gold is ignored.
rule-V-CHAR-TAX_COLLECTOR-4 = 2-player game: the active player may also take 1 wood, 1 stone or 1 brick from the supply.
rule-V-CHAR-BLUE-1 = Blue cards, including the Roofer, Mason and Carpenter, are never copied by the Apprentice.

## Yellow characters

rule-V-CHAR-ARCHITECT-1 = You may choose wood, stone or brick (not gold), pay exactly 4 of it and advance 4 points.
rule-V-CHAR-ARCHITECT-2 = The price can be paid only once each time the card is played.
rule-V-CHAR-BAILIFF-1 = You may pay exactly 4 gold to advance 4 points.
rule-V-CHAR-BAILIFF-2 = The price can be paid only once each time the card is played.
rule-V-CHAR-GRAND_MASTER-1 = You may pay exactly 1 wood, 1 stone, 1 brick and 1 gold to advance 5 points.
rule-V-CHAR-GRAND_MASTER-2 = The price can be paid only once each time the card is played.
rule-V-CHAR-POPE-1 = Advance 1 point per upgraded building you own, of any colour.
rule-V-CHAR-EMPEROR-1 = Advance 1 point per blue building you own, upgraded or not (each counts once).
rule-V-CHAR-KING-1 = Advance 1 point per green building you own, upgraded or not (each counts once).
rule-V-CHAR-KNIGHT-1 = Advance 2 points.
rule-V-CHAR-YELLOW-1 = Some yellow characters exist twice, so two players can own the same one.
rule-V-CHAR-YELLOW-2 = One player may own both copies and use each of them when it is played.
rule-V-CHAR-YELLOW-3 = Points from yellow cards move the figure at once, as usual.

## Point track

rule-V-VP-01 = Each point moves the player’s figure one space forward on the point track.
rule-V-VP-02 = The figure stands at 0 (in front of the gate) until the first point; from then on space number = points.
rule-V-VP-03 = A player who goes beyond 25 takes a 25/50 token showing 25 and continues counting from space 1.
rule-V-VP-04 = When the figure passes the end a second time, the token is turned to 50 (the German and Italian editions write “reach the end”).
rule-V-VP-05 = The third and fourth laps are recorded with a 75/100 token.
rule-V-VP-06 = For points p ≥ 1: space = ((p−1) mod 25) + 1 and token value = p − space. So 25 = no token + space 25; 26 = token 25 + space 1; 50 = token 25 + space 25; 51 = token 50 + space 1.
rule-V-VP-07 = Points are never lost.
rule-V-VP-08 = During play only the active player can gain points.
rule-V-VP-09 = Several figures may share a space.

## Final phase

rule-V-END-01 = Trigger A: a player moves Jean onto the last (25th) barrel space.
rule-V-END-02 = Trigger B: a player’s figure reaches space 25 (passing it counts too: V-AMB-24).
rule-V-END-03 = Trigger C: a player places their 8th house.
rule-V-END-04 = Any one trigger is enough.
rule-V-END-05 = The triggering player finishes the current turn normally, including all remaining card plays and the refill to 5.
rule-V-END-06 = During that refill the normal reshuffle (V-TURN-13) is still allowed.
rule-V-END-07 = Then every player shuffles their draw pile and discard pile together into one new draw pile.
rule-V-END-08 = Hand cards (normally 5 each) stay in hand and are not shuffled in.
rule-V-END-09 = The final phase lasts several rounds; each player goes through their own draw pile exactly once more.
rule-V-END-10 = The first turn of the final phase belongs to the player after the one who triggered it.
rule-V-END-11 = All turn rules stay in force, except as changed by V-END-12 and V-END-13.
rule-V-END-12 = Change 1: a player who cannot refill to 5 draws only the rest of the draw pile; the discard pile is never reshuffled again.
rule-V-END-13 = Change 2: a player who has played their last card drops out of the game: no more turns, skipped from then on, and no longer an opponent for other players’ effects.
rule-V-END-14 = The game ends when the last remaining player has played their last card.
rule-V-END-15 = The final phase begins only once; further triggers during it have no effect.
rule-V-END-16 = Cards gained in the final phase (by building or hiring) go to the hand and will be played as well; dismissed cards will not.
rule-V-END-17 = Players may get unequal numbers of turns in the final phase; this is not evened out.
rule-V-END-18 = In a turn that starts with 1 or 2 cards in hand and an empty draw pile, the player plays until three cards have been played or the hand is empty.

## Final scoring

rule-V-SCORE-01 = Each player adds up the bottom-right points of all their buildings (visible side) and moves their figure forward by the sum.
rule-V-SCORE-02 = Then each player gets 1 point per 3 goods, all kinds counted together, rounded down. Goods stay where they are; handing them back, as in V-EX-03, is only a way of counting.
rule-V-SCORE-03 = 1 or 2 leftover goods score nothing.
rule-V-SCORE-04 = The player with the most points wins.
rule-V-SCORE-05 = Tie-break: among the tied players, the one who built the most houses wins.
rule-V-SCORE-06 = Still tied: the tied players share the victory.
rule-V-SCORE-07 = The final total = points scored during play + building points + ⌊goods/3⌋.
rule-V-SCORE-08 = Houses built = buildings owned = 8 − houses left; upgrades do not add to this.
rule-V-SCORE-09 = Players who dropped out in the final phase (V-END-13) score their buildings and goods like everyone else.

## What refusals and options name besides

rule-V-AMB-18 = The supply is not a limit (V-OPT-04 “unlimited”): everything due is taken. Under V-OPT-04 “limited” a player takes what is there and the rest is lost; the Maid, the Seamstress and the Nun must then name a kind of which at least 1 is left, as long as there is such a kind (the Seamstress names two goods that are both there, or the last one). The Foreman may name any kind. The Trader and the Merchant may be used even when only part of what they bring, or none of it, is left. A 2-player bonus offers only kinds that are there.
rule-V-OPT-01 = Option “effect_execution”: with “full” (default, German and Italian editions) the effect of a card must be carried out, except where it says “may”; with “optional” (French edition) any effect may be skipped except Jean’s move.
rule-V-OPT-02 = Option “bonus_on_upgrade”: “true” (default, German and Italian editions) gives the building bonus for an upgrade too; “false” (French edition) gives it only for building.
rule-V-OPT-03 = Option “reshuffle_timing”: with “on_demand” (default) the discard pile is shuffled when a card must be drawn and the draw pile is empty; with “when_empty” this happens as soon as a drawn card empties the draw pile and the discard pile is not empty, even in the turn that triggers the final phase, but not in the final phase itself.
rule-V-OPT-04 = Option “supply”: with “unlimited” (default) the supply never runs out; with “limited” only the pieces in the box and the barrels set aside count.
rule-V-OPT-05 = Option “apprentice_chain”: with “false” (default) an Apprentice after an Apprentice has no effect; with “true” the second repeats what the first repeated.
rule-V-OPT-06 = Option “architect_payment”: with “optional” (default) the Architect’s price may be declined; with “compulsory_if_able” it must be paid if possible. It changes nothing under V-OPT-01 “optional”.
rule-V-OPT-07 = Option “finished_players_targetable”: with “false” (default, German edition) a player who is out neither gives nor receives; with “true” (Italian and French editions) such a player merely has no more turns.
rule-V-OPT-09 = Option “discard_visibility”: with “owner_only_plus_counts” (default) only its owner sees what is in a discard pile, and the others see its size; with “public” everyone sees it.
