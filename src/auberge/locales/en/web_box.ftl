### The box on the shelf: entering the values of one's own cards, keeping them, playing with them.
web-box-about = About the cards
web-box-shelf = The box on your shelf
web-box-invite = Do you own the game? Enter what your cards say, and play with them here. It takes about a quarter of an hour; you can stop at any time and go on later.
web-box-begin = Enter my cards
web-box-kept = Your boxes
web-box-kept-help = They are kept in this browser. Download one as a file to take it to another device.
web-box-new-name = My { $game }
web-box-open = Open
web-box-open-file = Open a file (TOML)
web-box-playable = ready to play
web-box-unfinished = not ready to play yet
web-box-not-a-box = { $file } is not a file of this game’s cards.
web-box-full = There is no more room in this browser. Download the file to keep your changes, or throw another box away.
web-box-gone = This box is no longer in this browser.

web-box-hint = Tap a value and choose the right one, or type: a number goes on to the next value, Enter to the next card.
web-box-done = { $done } of { $all } entered
web-box-group-buildings = Buildings
web-box-group-barrels = Barrels
web-box-group-cards = Cards
web-box-group-spaces = Spaces
web-box-card-number = { $number } of { $all }
web-box-enter = Like my card: next
web-box-enter-last = Like my card
web-box-previous = Previous card
web-box-next = Next card
web-box-put-back = As the house has it
web-box-add-space = Another kind of space
web-box-remove-space = Take out this kind
web-box-digits = Values
web-box-less = One less
web-box-more = One more

web-box-known = { $known ->
    [printed] from the box
    [stated] from the rules
    [derived] from the rules
    [public] publicly known
    [partly] partly reconstructed
    [own] own value
   *[placeholder] reconstructed
}

web-box-checking = Checking …
web-box-good = This box can be played.
web-box-bad = This box cannot be played yet.
web-box-show-card = Show the card
web-box-check-again = Check again
web-box-name = Name of the box
web-box-download = Download as a file
web-box-play = Play with these cards
web-box-forget = Throw this box away
web-box-forget-sure = Really throw it away?
web-box-back-to-shelf = All boxes

web-box-card = Card
web-box-building = { $number ->
    [1] { $character }
   *[other] { $character } { $number }
}
web-box-kind = kind
web-box-front = front
web-box-back = upgraded
web-box-letter = Letter
web-box-colour = Colour
web-box-copies = Copies
web-box-shape = Shape
web-box-number = Number
web-box-arrows = Arrows

web-box-choose = Cards of this table
web-box-house = Those of the house
web-box-enter-own = Enter the cards of your own box
web-box-manage = Change or add boxes
web-box-file = A file of your own
web-box-table-known = This table plays with house data. How well its values are known:
web-box-table-own = This table plays with house data that does not say where its values come from.
