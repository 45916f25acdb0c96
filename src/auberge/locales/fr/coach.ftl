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
coach-here = A coach helps at this table.
coach-helped = A coach helped in this game.
coach-wish = { $name }: coach { $degree }
coach-offer = Would you like a coach? It speaks up before a costly move becomes final.
coach-looks = The coach is having a look…
coach-go-on = Don’t wait
coach-word = { $points ->
    [one] One moment: with { $move } you win about one game in a hundred fewer than you could.
   *[other] One moment: with { $move } you win about { $points } games in a hundred fewer than you could.
}
coach-better = What another move would bring: { $reason }
coach-take-back = Take it back
coach-anyway = Play it anyway

## Why did it do that?

coach-why = Why?
coach-why-line = Why? { $line }
coach-why-title = Why did { $name } do that?
coach-why-made = chosen
coach-why-random = Plays by pure chance and weighs nothing. This is how a strong player sees the choice:
coach-why-page = A page often acts on a whim, and otherwise takes what looks good for this turn. This is how a strong player sees the choice:
coach-why-squire = A squire takes what looks best for this turn and does not look further ahead. This is how a strong player sees the choice:
coach-why-knight = A knight looks a few moves ahead, but not for long. This is how a strong player sees the choice:
coach-why-grand_master = A grand master looks far ahead and weighs thousands of ways the game may go. This is how the choice looks:
coach-why-unknown = This is how a strong player sees the choice:
coach-why-best = It was the strongest move.
coach-why-not-best = A strong player would rather have done the first one.
coach-why-seen = Judged from what you can see: the hidden cards are only guessed. After the game you can ask again and learn everything.
coach-why-alone = From what you can see, no other move was certainly open.
coach-why-later = That cannot be told from what you can see. After the game you can ask again.
coach-why-no-bot = Only moves of computer players can be explained.
cli-command-why = why
cli-command-why-help = why did the computer player do that? About its last move
cli-help-coach = Has a coach speak up before a costly move becomes final: blunders (only then) or talkative (more often).
