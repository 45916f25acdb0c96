### Rule books: what server and terminal say of them

bad-data-book = { bad-data-place }: this makes no sense in a rule book.
unknown-example = There is no example “{ $name }”. Known examples: { $known }.
server-example-changed = This example has changed since you began. Start again.
server-example-over = There is nothing left to decide here. Start again to keep playing.
cli-help-numbered = Lists every rule with its id.
cli-help-aid = Shows the player aid: the rules at a glance.
