## The rule book in the browser

web-book-how-to = How to play
web-book-contents = Contents
web-book-learn = Learn it at the table
web-book-aid = Player aid
web-book-book = Rule book
web-book-print = Print
web-book-search = Search the rule book
web-book-search-hint = Look for a word
web-book-numbers = Rule numbers
web-book-found = { $number ->
    [0] Nothing here contains all these words.
    [one] Found in one place
   *[other] Found in { $number } places
}
web-book-rules-here = Rules in this chapter, word for word ({ $number })
web-book-references = Rules: { $rules }
web-book-see-example = See the example

## Trying an example

web-book-try = Try it
web-book-try-title = Try it out
web-book-try-lead = The board is set up as at the start of this example. Make its moves yourself or try others, for every player in turn. Nothing is at stake.
web-book-try-turn = Now it is { $name }’s turn.
web-book-try-over = The game is over.
web-book-again = Start again
web-book-back = Back to the rule book
