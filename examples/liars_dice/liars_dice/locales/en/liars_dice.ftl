### Liar's dice: everything a player reads during a game.

liars_dice-title = Liar’s dice
liars_dice-tagline = a game of cups and doubt
liars_dice-description = Bid on all the dice, though you see only your own; doubt whoever goes too far. The last player with dice wins.

liars_dice-option-wild_ones = Ones are wild
liars_dice-option-wild_ones-help = A one counts as every other face when dice are counted.

liars_dice-question-bid = How many dice of which face do you bid?
liars_dice-question-answer = Bid higher, or doubt?

liars_dice-move-bid = bid { $number } × { $face }
liars_dice-move-doubt = doubt

liars_dice-faces = { $number } × { $value }
liars_dice-faces-none = none

liars_dice-event-rolled = { $seat } rolls: { $faces }.
liars_dice-event-bade = { $seat } bids { $number } × { $face }.
liars_dice-event-doubted = { $seat } doubts { $bidder }. Found: { $found } × { $face }.
liars_dice-event-lost = { $seat } loses a die; dice left: { $left }.
liars_dice-event-won = { $seat } wins.

refusal-liars_dice-no-bid = There is no bid to doubt yet.
refusal-liars_dice-too-many = There are only { $most } dice.
refusal-liars_dice-too-low = A bid must beat the last one: more dice, or as many of a higher face.

liars_dice-board-title = Round { $round }: { $name }’s turn
liars_dice-board-left = dice: { $number }
liars_dice-board-first = No bid yet; { $total } dice in all.
liars_dice-board-bid = Last bid: { $number } × { $face }, by { $name }; { $total } dice in all.
liars_dice-board-hint = { $question ->
    [bid] Type 3 5 to bid three fives.
   *[answer] Type 3 5 to bid three fives, or doubt.
}
liars_dice-board-legend = Each line is a cup. A question mark is a die you cannot see.
