## Lessons in the browser

server-lesson-changed = This lesson has changed since you left it. Start it again from its first step.
server-lesson-not-due = This step is done. Continue with the next one.
web-learn = Learn
web-learn-title = Learn by playing
web-learn-lead = Short lessons on the real board, about ten minutes a game. Leave whenever you like; this browser remembers your place.
web-learn-progress = Lessons done: { $done } of { $all }
web-learn-start = Start the course
web-learn-resume = Continue the course
web-learn-lesson = Lesson { $number } of { $all }
web-learn-step = Step { $step } of { $steps }
web-learn-lessons = The lessons
web-learn-show = Show me
web-learn-back = Back
web-learn-skip = Skip
web-learn-leave = Leave the lesson
web-learn-continue = Continue
web-learn-next = Next lesson
web-learn-take-back = Take it back
web-learn-not-yet = Not yet.
web-learn-reached = Done.
web-learn-read-more = Read more in the rule book
web-learn-look-at = Look at: { $things }
web-learn-first = First time?
web-learn-first-text = Learn the game in ten minutes, on the real board. You can also play at once.
web-learn-first-learn = Learn in ten minutes
web-learn-first-play = Play now
