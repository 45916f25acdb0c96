### Words of the coach, and of "Why did it do that?": a kind, plain teacher who never blames.

## The coach

coach = Coach
coach-off = off
coach-blunders = only for costly moves
coach-talkative = more often
coach-off-help = The coach keeps quiet.
coach-blunders-help = The coach speaks up before a very costly move becomes final, or just afterwards when you play against computer players alone; at most three times a game.
coach-talkative-help = The coach also speaks up when less is at stake, at most eight times a game.
coach-people-help = When several people play, the coach helps only as much as everyone agrees to.
coach-now-off = So far, not everyone has agreed to a coach.
coach-now-blunders = At the moment, the coach speaks up only for costly moves.
coach-now-talkative = At the moment, the coach speaks up more often.
coach-helped = This game was played with the help of a coach.
coach-looks = The coach is having a look…
coach-word = { $points ->
    [one] One moment. { $move }: this move would cost you about one win in a hundred games.
   *[other] One moment. { $move }: this move would cost you about { $points } wins in a hundred games.
}
coach-better = There is a stronger move.
coach-take-back = Take it back
coach-anyway = Play it anyway
coach-word-afterwards = { $points ->
    [one] { $move }: this move costs you about one win in a hundred games.
   *[other] { $move }: this move costs you about { $points } wins in a hundred games.
}
coach-better-afterwards = There was a stronger move.
coach-leave = Leave it

## Why did it do that?

coach-why = Why?
coach-why-line = Why? { $line }
coach-why-title = Why did { $name } do that?
coach-why-made = chosen
coach-why-random = The fool picks a legal move at random, without weighing anything.
coach-why-page = A page often acts on a whim; otherwise it chooses what looks good for this turn.
coach-why-squire = A squire chooses what looks best for this turn and looks no further ahead.
coach-why-knight = A knight looks a few moves ahead, but does not think for long.
coach-why-grand_master = A grand master looks far ahead and plays out thousands of possible games in its head.
coach-why-best = A strong player would have done the same.
coach-why-close = To a strong player, this move is about as good as the best one.
coach-why-not-best = A strong player would have preferred the first of these moves.
coach-why-seen = Judged only by what you can see; hidden cards are guessed. Ask again after the game for the full picture.
coach-why-alone = From what you can see, no other move was certain to be possible.
coach-why-worlds = { $worlds ->
    [one] Based on { $worlds } simulated game.
   *[other] Based on { $worlds } simulated games.
}
coach-why-worlds-few = { $worlds ->
    [one] Only a quick impression, based on { $worlds } simulated game.
   *[other] Only a quick impression, based on { $worlds } simulated games.
}
coach-why-later = What you can see is not enough to explain this. You can ask again after the game.
coach-why-no-bot = Only the moves of computer players can be explained.

## In the terminal

coach-cli-ask = Press Enter to take it back, or type “no” to play it anyway.
coach-why-chose = The chosen move: { $move }
cli-help-coach = Lets a coach speak up before a costly move becomes final: blunders (only for very costly moves) or talkative (more often).
cli-value-degree = DEGREE
cli-bad-coach = The coach cannot be set to “{ $degree }”. Possible settings: { $known }.
