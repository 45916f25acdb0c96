### The page: the speed at which other players’ moves are shown, responses on one shared screen, and what to do when out of the game.

web-pace-calm-help = Every step of the other players is shown in full.
web-pace-quick-help = Every step is shown, but twice as fast.
web-pace-instant-help = Only the result is shown; the log tells how it came about.
web-pace-among-bots = Against computer players the table hardly pauses for responses: there is nobody to hide your hand from.
web-pace-skip = Skip to my turn
web-pace-skip-end = Skip to the end
web-pace-skipped = It is your turn. The log marks what was not shown in the meantime.
web-pace-unshown = not shown:
web-pace-key-skip = skip to your turn

## Out of the game

web-pace-watch = Watch the others
web-pace-new-game = New game

## One shared screen: does anyone respond?

web-pace-call = Does anyone respond?
web-pace-call-help = No hand is shown here. Anyone who wants to respond takes the device.
web-pace-call-seat = { $name } wants to respond
web-pace-call-nobody = Nobody responds
web-pace-call-back = Nobody responds; back to { $name }
