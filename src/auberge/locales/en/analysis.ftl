### Words of hints and reviews: what a strong player would do and why, and a finished game looked over.

## Hints

analysis-ask = What would you do?
analysis-thinking = Thinking it over …
analysis-hint-come = Here is the advice. { $move }, wins { $percent }%.
analysis-chance = wins { $percent }%
analysis-between = between { $low }% and { $high }%
analysis-steady = hardly varies from one imagined game to the next
analysis-worlds = Weighed in { $worlds } imagined games, from what this seat can see.
analysis-worlds-few = Only a quick impression: weighed in { $worlds } imagined games, from what this seat can see.
analysis-close = Hardly a difference: these moves are about equally good.
analysis-nothing = No single reason stands out.
analysis-only = There is no other move.
analysis-on-average = { $number } on average
analysis-play-this = Play this move
analysis-hint-line = { $place }. { $move } · wins { $percent }% (between { $low }% and { $high }%)
analysis-hint-line-steady = { $place }. { $move } · wins { $percent }%
analysis-not-this-game = Nobody has learned to think about { $game } yet.
analysis-hints = Hints
analysis-hints-on = Hints are allowed at this table.
analysis-hints-off = Hints are off until everybody agrees.
analysis-hints-agrees = agrees to hints
analysis-hints-agree = Everybody may ask for hints
analysis-key-hint = what would you do?
cli-command-hint = hint
cli-command-hint-help = what would you do? The best moves, and why
server-hints-off = Hints are off at this table: everybody who plays must agree to them first.
analysis-hint-not-due = There is a hint only where you are to decide now.
server-hint-failed = No hint could be found this time. Try again.
server-hint-asked = You have asked already; the answer is on its way.
bug-no-hint = Internal error: a hint for { $game } failed ({ $problem }). Please report it.

## Reviews

cli-help-review = Looks a finished game over: the chance to win over time, the costliest decisions, luck.
cli-help-review-seconds = How long to look, about, in seconds (default: 60).
cli-help-review-tries = Looks exactly so closely instead: so many tries for every position; the same number and seed give the same review.
analysis-not-over = The game is not over: only a finished game can be looked over.
analysis-review = Review
analysis-review-show = Look the game over
analysis-review-begun = The game is being looked over. This may take a minute.
analysis-review-working = The game is being looked over: { $percent }%
analysis-review-come = The review is ready: chances to win, costly decisions, luck.
analysis-review-failed = The game could not be looked over.
analysis-curve = Chance to win over the game
analysis-curve-note = The band shows how exactly the imagined games measure it, 19 times in 20; how well they are played is another matter.
analysis-as-table = As a table
analysis-step = Step
analysis-percent = { $percent }%
analysis-costly = The costliest decisions
analysis-costly-of = { $name }: the costliest decisions
analysis-costly-none = Nothing that cost as much as a hundredth of the chance to win.
analysis-costly-made = Step { $step } · { $made }
analysis-costly-better = Better: { $better }
analysis-costly-cost = cost { $percent ->
    [one] one point
   *[other] { $percent } points
} of the chance to win (between { $low } and { $high })
analysis-costly-cost-steady = cost { $percent ->
    [one] one point
   *[other] { $percent } points
} of the chance to win
analysis-look-there = Look at that moment
analysis-luck = Luck of dice and draws
analysis-luck-line = { $name }: { $points } { $number ->
    [one] point
   *[other] points
} (between { $low } and { $high }), { $verdict ->
    [good] lucky
    [bad] unlucky
   *[fair] about as expected
}
analysis-luck-nil = { $name }: just as expected, nothing given and nothing taken
analysis-luck-unclear = { $name }: too few tries to tell luck from misfortune
analysis-luck-note = What dice and cards gave or took, in points of the chance to win, against what was to be expected each time.

## Reasons in Saint Malo; $here with this move, $other with the others

analysis-saint_malo-houses = More points from houses: { $here } instead of { $other }.
analysis-saint_malo-churches = More points from series of churches: { $here } instead of { $other }.
analysis-saint_malo-characters = Characters bring more points: { $here } instead of { $other }.
analysis-saint_malo-towers = More points as tower bonus: { $here } instead of { $other }.
analysis-saint_malo-sides = More walls are complete: { $here } instead of { $other }.
analysis-saint_malo-walls = More sections in walls that can still be completed: { $here } instead of { $other }.
analysis-saint_malo-defence = A better defence against the next attack: { $here } instead of { $other }.
analysis-saint_malo-cannons = Fewer cannons are lost to the pirates: { $here } instead of { $other }.
analysis-saint_malo-coins = More coins to change dice with: { $here } instead of { $other }.
analysis-saint_malo-logs = More logs for houses: { $here } instead of { $other }.
analysis-saint_malo-crates = A better place for a merchant, with more crates around it: { $here } instead of { $other }.
analysis-saint_malo-priest-place = A better place for a priest, with more churches around it: { $here } instead of { $other }.
analysis-saint_malo-juggler-place = A better place for a juggler, with more kinds of characters around it: { $here } instead of { $other }.
analysis-saint_malo-filled = The city fills faster, with more cells built on: { $here } instead of { $other }.

## Reasons in Valletta

analysis-valletta-building-points = More points on the buildings: { $here } instead of { $other }.
analysis-valletta-track = Further on the points track: { $here } instead of { $other }.
analysis-valletta-jean-bonus = More points from building beside Jean: { $here } instead of { $other }.
analysis-valletta-buildings = More buildings: { $here } instead of { $other }.
analysis-valletta-upgrades = More upgraded buildings: { $here } instead of { $other }.
analysis-valletta-production = More goods icons that bring income: { $here } instead of { $other }.
analysis-valletta-neighbours = Neighbouring houses save more gold on what is still to be built: { $here } instead of { $other }.
analysis-valletta-goods = More goods in stock: { $here } instead of { $other }.
analysis-valletta-kinds = More different kinds of goods in stock: { $here } instead of { $other }.
analysis-valletta-cards = Better cards in the stack, each worth more points: { $here } instead of { $other }.
analysis-valletta-thin-stack = Fewer cards in the stack, so the good ones come again sooner: { $here } instead of { $other }.
analysis-valletta-rivals-points = Fewer points for the best opponent: { $here } instead of { $other }.
analysis-valletta-rivals-goods = The others are left with fewer goods each: { $here } instead of { $other }.

## Reasons in Malta!

analysis-malta-safe = Surer to be still in the game: in { $here }% of the imagined games instead of { $other }%.
analysis-malta-exits = More ways out next turn: { $here } instead of { $other }.
analysis-malta-ways-on = More arrows lead on from the next space: { $here } instead of { $other }.
analysis-malta-next-number = A space one step away gives more cards: { $here } instead of { $other }.
analysis-malta-cards = More cards in hand: { $here } instead of { $other }.
analysis-malta-answers = More answers kept in hand: { $here } instead of { $other }.
analysis-malta-hand-worth = Better cards stay in hand, each worth so many ordinary ones: { $here } instead of { $other }.
analysis-malta-space-number = The pawn stands on a space that gives more cards: { $here } instead of { $other }.
analysis-malta-racket = Fewer cards to pay as racket on the next step: { $here } instead of { $other }.
analysis-malta-blind = Fewer Blind Faith cards in force: { $here } instead of { $other }.
analysis-malta-rivals-out = More of the others are out: { $here } instead of { $other }.
analysis-malta-rivals-stuck = More of the others stand without a way out: { $here } instead of { $other }.
analysis-malta-rivals-cards = The others hold fewer cards each: { $here } instead of { $other }.
analysis-malta-rivals-blind = More Blind Faith cards in force on the others: { $here } instead of { $other }.
