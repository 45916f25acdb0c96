### Puzzles: positions in which one move is clearly best. How answers are judged, and the command `auberge puzzles`.

unknown-puzzle = There is no puzzle “{ $name }”.
puzzles-none = There are no such puzzles for { $game } yet.
puzzles-other-set = The file already contains another set of puzzles (game { $game }, seed { $seed }). Choose another file, or the same game and seed.
puzzle-no-answer = That is not an answer to this puzzle: choose one of the possible moves.
bug-puzzle = Internal error: the puzzle { $puzzle } does not lead back to its position. Please report it.

## Answers

puzzle-level = { $level ->
    [easy] easy
    [medium] medium
   *[hard] hard
}
puzzle-verdict-best = Solved: this is the best move.
puzzle-verdict-as_good = Solved: the simulated games show no clear difference from the best move.
puzzle-verdict-worse = Not the best move: it costs about { $points ->
    [one] { $points } percentage point
   *[other] { $points } percentage points
}.
puzzle-answer = Best move: { $move }
puzzle-why = Why it is the best:
puzzle-why-than = Why it is better than “{ $move }”:

## The command

cli-help-puzzles = Puzzles to solve: positions in which one move is clearly best.
cli-help-puzzles-solve = Gives you puzzles that match your rating, one after another.
cli-help-puzzles-daily = The puzzle of the day, the same for everyone.
cli-help-puzzles-level = Only puzzles of this level: easy, medium or hard.
cli-help-puzzles-mine = Looks for new puzzles in games between computer players.
cli-help-puzzles-check = Analyses all puzzles again, for longer, and tells how often the same move is still the best.
cli-help-puzzles-count = Number of puzzles to find.
cli-help-puzzles-easy = Largest share of easy puzzles, in percent (default: 35).
cli-help-puzzles-out = File for the puzzles. If it exists, the search continues where it stopped.
cli-help-puzzles-times = How many times longer to analyse.
cli-help-puzzles-file = File with the puzzles, instead of the built-in ones.
cli-value-level = LEVEL
puzzles-bad-level = “{ $value }” is not a level. Levels: { $known }.
puzzles-daily-game = The puzzle of the day is the same for everyone: leave out the game and the level.
puzzles-standing = { $game }: { $seen } of { $all } seen, rating { $rating }
puzzles-how-to-start = To solve puzzles: { $command }
puzzle-ribbon = Puzzle { $id } ({ $level }). You play as { $name }. Which move is best?
puzzle-ribbon-daily = Puzzle of the day ({ $level }). You play as { $name }. Which move is best?
puzzle-command-moves = moves
puzzle-command-show = show
puzzle-command-skip = skip
puzzle-command-quit = quit
puzzle-keys = You can also type: { $keys }.
puzzle-yours = your move
puzzle-rating = Your rating: { $rating } ({ $change })
puzzle-next = Press Enter for the next puzzle.
puzzles-left = Until next time. To continue: { $command }
puzzles-not-kept = Your rating cannot be saved to { $file }: { $problem }.
puzzles-mining = Puzzles found
puzzles-mined = Games: { $games } · decisions examined: { $decisions } · candidates: { $candidates } · confirmed: { $proved } · kept: { $kept }
puzzles-checking = Puzzles checked
puzzles-disagreed = { $id }: the best move is now { $move }
puzzles-agreed = Best move unchanged in a longer analysis (×{ $times }): { $agreed } of { $all } ({ $share }). Clearly best: { $clear }.
