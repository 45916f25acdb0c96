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

## A whole turn as a moving picture, and the end of a course

learn-turn = A whole turn
learn-turn-show = Show a turn
learn-turn-next = Show the next part
learn-turn-again = Show it again
learn-turn-saint_malo-1 = The player with the most points wins. In a turn you roll five dice and keep those you like: here three heads.
learn-turn-saint_malo-2 = The others are rolled again, up to three rolls in all. Now it is five heads.
learn-turn-saint_malo-3 = You choose one symbol and place what it brings in your city. Five heads bring a noble: 7 points. Then the next player rolls.
learn-turn-valletta-1 = The player with the most points wins. In a turn you play three cards, one after the other. The Shopkeeper brings one gold.
learn-turn-valletta-2 = The Builder pays for a building. Its character joins your hand at once.
learn-turn-valletta-3 = The Banker has only just joined you and already brings gold. After three cards you draw back up to five, and the next player begins.
learn-turn-malta-1 = The last player left wins. At the end of a turn your pawn follows an arrow of its space. The number where it arrives says how many cards you will draw.
learn-turn-malta-2 = So your next turn begins with three new cards. You must play half of your hand: here two cards.
learn-turn-malta-3 = Then an arrow must be followed again. If you can follow none, you are out.
learn-first-game = Your first game
learn-first-game-text = You know all you need to know. { $name }, a Page and the gentlest of the computer players, is waiting at the table, and the coach speaks up when a move would cost you much.
learn-first-game-play = Play your first game
learn-first-game-other = Choose the players yourself
