## Exercises in the browser: costly decisions made again

server-no-such-exercise = There is no such exercise: the game has not been reviewed yet, or it has no such costly decision.
server-exercise-other-move = That is not the decision asked for here.
bug-no-decision = Internal error: step { $step } of a game of { $game } is not the decision that was reviewed. Please report it.
web-exercise = Exercise
web-exercise-show = Show me
web-exercise-again = Try again
web-exercise-next = Next
web-exercise-weighing = Your move is being judged…
web-exercise-best = The best move.
web-exercise-good = Just as good: no clear difference from the best move.
web-exercise-worse = There is a better move.
web-exercise-shown = The answer.
web-exercise-best-is = Best move: { $move }.
web-exercise-cost = Yours costs { $percent ->
    [one] one percentage point
   *[other] { $percent } percentage points
} (between { $low } and { $high }).
web-exercise-cost-steady = Yours costs { $percent ->
    [one] one percentage point
   *[other] { $percent } percentage points
}.
web-exercise-weighed = The moves compared
web-exercise-judged = Only this one step is judged, assuming good play afterwards.
web-exercise-seen = Win probability, using only what this seat can see.
web-exercise-narrow = to within one percentage point
web-exercise-mark-best = best
web-exercise-mark-yours = your answer
web-exercise-mark-played = played in the game
web-again = Try it again
web-again-title = Decision { $number } of { $all }
web-again-text = { $name }, after step { $step }: there was a better move here. What would you play now?
web-again-what = What was better?
web-again-to-game = Back to the game

## Puzzles

web-puzzles = Puzzles
web-puzzles-lead = Positions from games between computer players. In each one, a single move is clearly best.
web-puzzles-all = All puzzles
web-puzzle = Puzzle
web-puzzle-title = { $daily ->
    [yes] Puzzle of the day
   *[no] Puzzle
} ({ $level })
web-puzzle-text = Your decision: which move is best?
web-puzzle-next = Next puzzle
web-puzzle-other = Another puzzle
web-puzzle-solve = Solve a puzzle
web-puzzle-seen = Answered: { $seen } of { $all }
web-puzzle-solved = Solved on the first try: { $solved } of { $seen }
web-puzzle-rating = Your rating: { $rating }
web-puzzle-rating-changed = Your rating: { $rating } ({ $change })
web-puzzle-daily = Puzzle of the day
web-puzzle-daily-of = { $game } ({ $level })
web-puzzle-daily-go = Go to the puzzle
web-puzzle-daily-done = Answered. There will be a new one tomorrow.
web-puzzle-in-a-row = { $days ->
    [one] { $days } day in a row.
   *[other] { $days } days in a row.
}
