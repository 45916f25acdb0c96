### The page: the rhythm in which others are shown, answers round one screen, and what to do when out of the game.

web-pace-calm-help = Every step of the others takes its time.
web-pace-quick-help = The same, twice as fast.
web-pace-instant-help = Only what came of it; the log tells how.
web-pace-among-bots = Among computer players the table hardly pauses for answers: you have nobody to hide your hand from.
web-pace-skip = Skip to my turn
web-pace-skip-end = Skip to the end
web-pace-skipped = It is your turn. The log marks what was not shown meanwhile.
web-pace-unshown = not shown:
web-pace-key-skip = skip to your turn

## Out of the game

web-pace-watch = Watch the others
web-pace-new-game = A new game

## Round one screen: does anybody answer?

web-pace-call = Does anybody answer?
web-pace-call-help = No hand is shown here. Whoever wants to answer takes the screen.
web-pace-call-seat = { $name } wants to answer
web-pace-call-nobody = Nobody answers
web-pace-call-back = Nobody answers; back to { $name }
