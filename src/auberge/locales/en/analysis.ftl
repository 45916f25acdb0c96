### Words of hints and reviews: what a strong player would do and why, and how a finished game went.

## Hints

analysis-ask = What would you do?
analysis-thinking = Thinking it over…
analysis-hint-not-yet = I cannot tell yet. I am still thinking…
analysis-hint-come = Here is a hint. { $move }: { $percent }% to win.
analysis-chance = { $percent }% to win
analysis-between = between { $low }% and { $high }%
analysis-steady = hardly varies from one simulated game to the next
analysis-worlds = { $worlds ->
    [one] Based on { $worlds } simulated game, using only what this seat can see.
   *[other] Based on { $worlds } simulated games, using only what this seat can see.
}
analysis-worlds-few = { $worlds ->
    [one] Only a quick impression, based on { $worlds } simulated game and only what this seat can see.
   *[other] Only a quick impression, based on { $worlds } simulated games and only what this seat can see.
}
analysis-close = Hardly any difference: these moves are about equally good.
analysis-nothing = No single reason stands out.
analysis-only = There is no other move.
analysis-on-average = { $number } on average
analysis-play-this = Play this move
analysis-hint-line = { $place }. { $move } · { $percent }% to win (between { $low }% and { $high }%)
analysis-hint-line-steady = { $place }. { $move } · { $percent }% to win
analysis-not-this-game = Hints are not available for { $game } yet.
analysis-hints = Hints
analysis-hints-on = Hints are allowed at this table.
analysis-hints-off = Hints stay off until everyone agrees.
analysis-hints-agrees = agrees to hints
analysis-hints-agree = Allow hints for everyone
analysis-key-hint = what would you do?
cli-command-hint = hint
cli-command-hint-help = what would you do? The best moves, and why
server-hints-off = Hints are off at this table: everyone playing has to agree to them first.
analysis-hint-not-due = Hints are only available when you have a decision to make.
analysis-hint-unsure = I still cannot tell these moves apart. Choose whichever you like.
server-hint-failed = No hint could be found this time. Please try again.
server-hint-asked = You have already asked for a hint; it is on its way.
bug-no-hint = Internal error: the analysis of { $game } failed ({ $problem }). Please report it.

## Reviews

cli-help-review = Reviews a finished game: win probability over time, the costliest decisions, luck.
cli-help-review-seconds = Approximate time to spend, in seconds (default: 60).
cli-help-review-tries = Runs a fixed number of simulations per position instead; the same number and seed give the same review.
analysis-not-over = The game is not over yet: only a finished game can be reviewed.
analysis-review = Review
analysis-review-show = Review the game
analysis-review-begun = The game is being reviewed. This may take a minute.
analysis-review-working = The game is being reviewed: { $percent }%
analysis-review-come = The review is ready: win probability, costly decisions, luck.
analysis-review-failed = The game could not be reviewed.
analysis-curve = Win probability during the game
analysis-curve-note = The band is the 95% confidence interval of the win probability. It does not show how well the simulated games are played.
analysis-as-table = As a table
analysis-step = Step
analysis-percent = { $percent }%
analysis-costly = The costliest decisions
analysis-costly-of = { $name }: the costliest decisions
analysis-costly-none = No decision cost as much as one percentage point.
analysis-costly-made = Step { $step } · { $made }
analysis-costly-better = Better: { $better }
analysis-costly-cost = cost { $percent ->
    [one] one percentage point
   *[other] { $percent } percentage points
} (between { $low } and { $high })
analysis-costly-cost-steady = cost { $percent ->
    [one] one percentage point
   *[other] { $percent } percentage points
}
analysis-look-there = Show this moment
analysis-luck = Luck with dice and cards
analysis-luck-line = { $name }: { $points } { $number ->
    [one] percentage point
   *[other] percentage points
} (between { $low } and { $high }), { $verdict ->
    [good] lucky
    [bad] unlucky
   *[fair] about as expected
}
analysis-luck-nil = { $name }: exactly as expected, neither lucky nor unlucky
analysis-luck-unclear = { $name }: too few simulations to tell good luck from bad
analysis-luck-note = What dice and cards gave or took, in percentage points, compared with an average roll or draw.

## Reasons in Saint Malo; $here with this move, $other with the others

analysis-saint_malo-houses = More points from houses: { $here } instead of { $other }.
analysis-saint_malo-churches = More points from church series: { $here } instead of { $other }.
analysis-saint_malo-characters = More points from characters: { $here } instead of { $other }.
analysis-saint_malo-towers = More points from tower bonuses: { $here } instead of { $other }.
analysis-saint_malo-sides = More completed walls: { $here } instead of { $other }.
analysis-saint_malo-walls = More sections in walls that can still be completed: { $here } instead of { $other }.
analysis-saint_malo-defence = A better defence against the next attack: { $here } instead of { $other }.
analysis-saint_malo-cannons = Fewer cannons lost to the pirates: { $here } instead of { $other }.
analysis-saint_malo-coins = More coins for changing dice: { $here } instead of { $other }.
analysis-saint_malo-logs = More logs for houses: { $here } instead of { $other }.
analysis-saint_malo-crates = A better spot for a merchant, with more crates around it: { $here } instead of { $other }.
analysis-saint_malo-priest-place = A better spot for a priest, with more churches around it: { $here } instead of { $other }.
analysis-saint_malo-juggler-place = A better spot for a juggler, with more types of character around it: { $here } instead of { $other }.
analysis-saint_malo-filled = The city fills up faster, with more cells filled: { $here } instead of { $other }.

## Reasons in Valletta

analysis-valletta-building-points = More points from buildings: { $here } instead of { $other }.
analysis-valletta-track = Further along the point track: { $here } instead of { $other }.
analysis-valletta-jean-bonus = More points from building in Jean’s zone: { $here } instead of { $other }.
analysis-valletta-buildings = More buildings: { $here } instead of { $other }.
analysis-valletta-upgrades = More upgraded buildings: { $here } instead of { $other }.
analysis-valletta-production = More goods icons on buildings: { $here } instead of { $other }.
analysis-valletta-neighbours = Adjacent buildings save more gold on what can still be built: { $here } instead of { $other }.
analysis-valletta-goods = More goods: { $here } instead of { $other }.
analysis-valletta-kinds = More kinds of goods: { $here } instead of { $other }.
analysis-valletta-cards = A better set of cards, worth more points per card: { $here } instead of { $other }.
analysis-valletta-thin-stack = Fewer cards to go through, so the good ones come back sooner: { $here } instead of { $other }.
analysis-valletta-rivals-points = Fewer points for the best opponent: { $here } instead of { $other }.
analysis-valletta-rivals-goods = The opponents are left with fewer goods each: { $here } instead of { $other }.

## Reasons in Malta!

analysis-malta-safe = More likely to still be in the game: in { $here }% of the simulated games instead of { $other }%.
analysis-malta-exits = More ways to move next turn: { $here } instead of { $other }.
analysis-malta-ways-on = More arrows lead on from the next space: { $here } instead of { $other }.
analysis-malta-next-number = A space one step away gives more cards: { $here } instead of { $other }.
analysis-malta-cards = More cards in hand: { $here } instead of { $other }.
analysis-malta-answers = More responses kept in hand: { $here } instead of { $other }.
analysis-malta-hand-worth = Better cards stay in hand (average value per card): { $here } instead of { $other }.
analysis-malta-space-number = The pawn is on a space that gives more cards: { $here } instead of { $other }.
analysis-malta-racket = Less protection to pay on the next move, in cards: { $here } instead of { $other }.
analysis-malta-blind = Fewer Blind Faith cards active: { $here } instead of { $other }.
analysis-malta-rivals-out = More opponents are out: { $here } instead of { $other }.
analysis-malta-rivals-stuck = More opponents have no way to move: { $here } instead of { $other }.
analysis-malta-rivals-cards = The opponents hold fewer cards each: { $here } instead of { $other }.
analysis-malta-rivals-blind = More Blind Faith cards active against opponents: { $here } instead of { $other }.
