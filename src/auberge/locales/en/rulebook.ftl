### The rule book in the terminal

bad-data-book = { bad-data-place }: this makes no sense in a rule book.
