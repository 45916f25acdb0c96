### Words of the coach, and of "Why did it do that?": a kind, plain teacher who never blames.

## The coach

coach = Coach
coach-off = off
coach-blunders = only for costly moves
coach-talkative = often
coach-off-help = The coach keeps quiet.
coach-blunders-help = Before a move becomes final that would cost a lot, the coach speaks up: at most three times a game.
coach-talkative-help = The coach also speaks up about smaller matters: at most eight times a game.
coach-people-help = With several people the coach only helps as much as everyone agrees to.
coach-now-off = So far not everyone has agreed to a coach.
coach-now-blunders = At the moment it speaks up only for costly moves.
coach-now-talkative = At the moment it speaks up often.
coach-helped = A coach helped in this game.
coach-looks = The coach is having a look…
coach-go-on = Don’t wait
coach-word = { $points ->
    [one] One moment: “{ $move }” would cost you about one win in a hundred games.
   *[other] One moment: “{ $move }” would cost you about { $points } wins in a hundred games.
}
coach-better = There is a stronger move.
coach-take-back = Take it back
coach-anyway = Play it anyway

## Why did it do that?

coach-why = Why?
coach-why-line = Why? { $line }
coach-why-title = Why did { $name } do that?
coach-why-made = chosen
coach-why-random = The fool plays any legal move and weighs nothing.
coach-why-page = A page often acts on a whim; otherwise it takes what looks good for this turn.
coach-why-squire = A squire takes what looks best for this turn and looks no further ahead.
coach-why-knight = A knight looks a few moves ahead, but not for long.
coach-why-grand_master = A grand master looks far ahead and plays thousands of possible games in its head.
coach-why-best = A strong player would have done the same.
coach-why-close = For a strong player it is about as good as the best move.
coach-why-not-best = A strong player would rather have chosen the first of these moves.
coach-why-seen = Judged from what you can see: the hidden cards are only guessed. After the game you can ask again and learn everything.
coach-why-alone = From what you can see, no other move was certainly open.
coach-why-worlds = { $worlds ->
    [one] Based on { $worlds } simulated game.
   *[other] Based on { $worlds } simulated games.
}
coach-why-worlds-few = { $worlds ->
    [one] Only a quick impression, based on { $worlds } simulated game.
   *[other] Only a quick impression, based on { $worlds } simulated games.
}
coach-why-later = That cannot be told from what you can see. After the game you can ask again.
coach-why-no-bot = Only moves of computer players can be explained.
coach-cli-ask = Press Enter to take it back, or type “no” to play it anyway.
coach-why-chose = The chosen move: { $move }
cli-help-coach = Has a coach speak up before a costly move becomes final: blunders (only then) or talkative (more often).
cli-value-degree = DEGREE
cli-bad-coach = There is no coach called { $degree }. Possible: { $known }.
