### The page: replaying a game. Captions, turns, costly decisions on the board, what happened in the meantime, the picture to share.

## Steps that show nothing

web-past-did = { $name } decides: { $move }.
web-past-chance = Dice are being rolled or cards drawn; nothing to see yet.
web-past-decided = { $name } has made a decision that cannot be seen yet.

## Moving through the game

web-past-turn-back = Previous turn
web-past-turn-on = Next turn
web-past-key-step = replay: previous or next step
web-past-key-turn = replay: previous or next turn (also Shift with the arrows)
web-past-key-decision = review: next or previous costly decision
web-past-link = Link to this moment

## What happened in the meantime

web-past-away = { $turns ->
    [one] { $turns } turn since you looked away
   *[other] { $turns } turns since you looked away
}
web-past-away-title = Since you looked away
web-past-away-play = Replay step by step
web-past-away-turn = { $name }’s turn

## Costly decisions on the board

web-past-decision = Decision { $place } of { $of }:
web-past-gave-away = here { $name } gave away { $percent ->
    [one] one percentage point
   *[other] { $percent } percentage points
}.
web-past-decision-before = Previous costly decision
web-past-decision-next = Next costly decision
web-past-better = Better
web-past-tag-better = better
web-past-tag-made = played
web-past-told = Decision { $place } of { $of }, { $round ->
    [0] step { $step }
   *[other] round { $round }
}. { $name }: { $made }, { $chance } percent to win. Better: { $better }, { $best } percent.

## The picture of a result

web-past-picture = Share a picture
web-past-picture-title = Picture of the result
web-past-picture-drawing = Drawing the picture…
web-past-picture-failed = The picture could not be drawn.
web-past-picture-save = Save the picture
web-past-picture-send = Share
web-past-picture-place = { $place }. { $name }
web-past-picture-points = { $name }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-past-picture-alt = { $game }, { $date }. { $headline }. { $results }.
