## Learning by playing: what every course says, and the command `auberge learn`

unknown-lesson = There is no lesson “{ $name }”. Known lessons: { $known }.
bad-data-lesson = { bad-data-place }: this makes no sense in a lesson.
bug-lesson-over = Internal error: a move was tried in lesson { $lesson }, where nothing is left to do. Please report it.
cli-help-learn = Teaches a game in short lessons, on the real board. Without a game, lists the courses.
cli-help-lesson = Lesson to start with: its number or its id.
cli-help-learn-coverage = Shows which chapters of the rules the lessons teach.
cli-value-lesson = LESSON

# The list of courses.
lesson-course = { $game }: { $done } of { $all } done
lesson-done-mark = done
lesson-begun-mark = begun
lesson-how-to-start = To start or continue: { $command }

# At the prompt. What can be typed besides a move.
lesson-ribbon = { $title }, { $step } of { $steps }: { $text }
lesson-look-at = Look at: { $things }
lesson-keys = You can also type: { $keys }.
lesson-command-hint = hint
lesson-command-show = show
lesson-command-back = back
lesson-command-skip = skip
lesson-command-quit = quit

# Answers.
lesson-missed = That is legal, but not what this step asks for. Back to its start.
lesson-offer-show = Type “{ $show }” to see how it is done.
lesson-shown = A solution: { $moves }.
lesson-reached = Done. { $text }
lesson-enter = Press Enter to continue.
lesson-finished = Lesson complete: { $title }.
lesson-tips = That is the whole course. Three things good players watch:
lesson-play-now = Now play: { $command }
lesson-left = Until next time. To continue: { $command }
lesson-not-kept = Your progress cannot be saved to { $file }: { $problem }.

# How much of the rules the lessons teach.
lesson-not-taught = not taught
lesson-no-lesson = no lesson
lesson-coverage = Chapters taught: { $met } of { $all }
lesson-coverage-missing = { $number ->
    [one] One chapter has no lesson.
   *[other] { $number } chapters have no lesson.
  }
