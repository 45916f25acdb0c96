### The page: looking back at a table. Captions, turns, costly decisions on the board, what happened meanwhile, the shared picture.

## Steps that show nothing

web-past-did = { $name } decides: { $move }.
web-past-chance = Chance is at work; nothing shows yet.
web-past-decided = { $name } has decided something that does not show yet.

## The way through the past

web-past-turn-back = One turn back
web-past-turn-on = One turn on
web-past-key-step = looking back: one step back or on
web-past-key-turn = looking back: one turn back or on (also Shift with the arrows)
web-past-key-decision = in a review: next and previous costly decision
web-past-link = Link to this moment

## What happened meanwhile

web-past-away = { $turns ->
    [one] One turn since you looked away
   *[other] { $turns } turns since you looked away
}
web-past-away-title = Since you looked away
web-past-away-play = Play it step by step
web-past-away-turn = { $name }’s turn

## Costly decisions on the board

web-past-decision = Decision { $place } of { $of }:
web-past-gave-away = here { $name } gave away { $percent ->
    [one] one point
   *[other] { $percent } points
} of the chance to win.
web-past-decision-before = Previous costly decision
web-past-decision-next = Next costly decision
web-past-better = Better
web-past-tag-better = better
web-past-tag-made = played
web-past-told = Decision { $place } of { $of }, { $round ->
    [0] step { $step }
   *[other] round { $round }
}. { $name }: { $made }, { $chance } percent. Better: { $better }, { $best } percent.

## The picture of a result

web-past-picture = Share a picture
web-past-picture-title = Picture of the result
web-past-picture-drawing = The picture is being drawn …
web-past-picture-failed = The picture could not be drawn.
web-past-picture-save = Save the picture
web-past-picture-send = Share
web-past-picture-place = { $place }. { $name }
web-past-picture-points = { $name }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-past-picture-alt = { $game }, { $date }. { $headline }. { $results }.
