### The box on the shelf: entering the values of your own cards, saving them, playing with them.
web-box-about = About the cards
web-box-shelf = The box on your shelf
web-box-invite = Do you own the game? Enter the values on your cards and play with them here. It takes about a quarter of an hour, and you can stop at any time and continue later.
web-box-begin = Enter my cards
web-box-kept = Your boxes
web-box-kept-help = Boxes are saved in this browser. Download a box as a file to take it to another device.
web-box-new-name = My { $game }
web-box-open = Open
web-box-open-file = Open a file (TOML)
web-box-playable = ready to play
web-box-unfinished = not ready to play yet
web-box-not-a-box = { $file } is not a card file for this game.
web-box-full = There is no more room in this browser. Download the file to keep your changes, or delete another box.
web-box-gone = This box is no longer in this browser.

web-box-hint = Tap a value and choose the right one, or type: a number takes you to the next value, Enter to the next card.
web-box-done = { $done } of { $all } entered
web-box-group-buildings = Buildings
web-box-group-barrels = Barrels
web-box-group-cards = Cards
web-box-group-spaces = Spaces
web-box-card-number = { $number } of { $all }
web-box-enter = Matches my card: next
web-box-enter-last = Matches my card
web-box-previous = Previous card
web-box-next = Next card
web-box-put-back = Reset to built-in
web-box-add-space = Add a kind of space
web-box-remove-space = Remove this kind
web-box-digits = Values
web-box-less = One less
web-box-more = One more

web-box-known = { $known ->
    [printed] from the box
    [stated] from the rules
    [derived] from the rules
    [public] publicly known
    [partly] partly reconstructed
    [own] custom value
   *[placeholder] reconstructed
}

web-box-checking = Checking…
web-box-good = This box is ready to play.
web-box-nothing-yet = Nothing entered yet: the box plays with the built-in values.
web-box-bad = This box is not ready to play yet.
web-box-show-card = Show the card
web-box-check-again = Check again
web-box-name = Name of the box
web-box-download = Download as a file
web-box-play = Play with these cards
web-box-forget = Delete this box
web-box-forget-sure = Really delete it?
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

web-box-choose = Cards for this table
web-box-house = Built-in cards
web-box-enter-own = Enter the cards from your own box
web-box-manage = Edit or add boxes
web-box-file = A custom file
web-box-table-known = This table uses custom data. Where its values come from:
web-box-table-own = This table uses custom data that does not say where its values come from.
