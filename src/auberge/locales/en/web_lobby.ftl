### The page and its server: before the game begins, links that hold no seat, spectators, and the tables of the hall.

server-host-says = Only whoever opened the table says who sits where.
server-same-seat = These two are the same seat.
server-seats-settled = The game is just beginning: the seats stay as they are.

## Before the game begins

web-begins-by-you = The game begins when you say so.
web-begins-by = The game begins when { $name } says so.
web-begin = Begin
web-begin-help = Everybody is here. Nothing is rolled, drawn or dealt before you say so.
web-begin-with = { $bot ->
    [squire] Begin with a squire in { $name }’s seat
    [knight] Begin with a knight in { $name }’s seat
    [grand_master] Begin with a grand master in { $name }’s seat
   *[other] Begin with the house in { $name }’s seat
}
web-begin-with-seat = { $bot ->
    [squire] Begin with a squire at seat { $seat }
    [knight] Begin with a knight at seat { $seat }
    [grand_master] Begin with a grand master at seat { $seat }
   *[other] Begin with the house at seat { $seat }
}
web-begin-with-many = { $bot ->
    [squire] Begin with squires in { $number } empty seats
    [knight] Begin with knights in { $number } empty seats
    [grand_master] Begin with grand masters in { $number } empty seats
   *[other] Begin with the house in { $number } empty seats
}
web-begin-or-wait = { $number ->
    [one] Or wait: once everybody is here, this button says “Begin”. Whoever comes later can still take over the seat.
   *[other] Or wait: once everybody is here, this button says “Begin”. Whoever comes later can still take over a seat.
}
web-came = { $name } has come.
web-came-seat = Somebody has come to seat { $seat }.
web-went = { $name } has gone.
web-host = opened the table
web-plays-for = { $bot } plays for now
web-move-up = Move up
web-move-up-of = Move up: { $name }
web-moved = { $name } now has seat { $seat }.
web-who-sits = Who sits here instead of { $name }
web-sits-link = Comes by link
web-sits-here = At this screen
web-sits-bot = Computer: { $bot }
web-free-seat = Free the seat
web-free-seat-of = Free the seat of { $name }
web-free-seat-sure = { $name } is sitting here. Free the seat? The link that was used no longer holds it then.
web-free-seat-yes = Yes, free it
web-free-seat-no = Leave it

## Watching, and links that hold no seat

web-watching = You are watching
web-watching-text = You see what happens here, but you hold no seat.
web-watching-running = Whoever plays can share a seat with you: under “Around the table” there is a link for another device.
web-ask-host = To sit down, ask { $name } for the link of a seat.
web-ask-opener = To sit down, ask whoever opened the table for the link of a seat.
web-link-incomplete = This link is incomplete
web-link-incomplete-text = Its last part is missing or wrong, the one that holds the seat. Copy the whole link, or scan the code again.
web-link-refused = This link holds no seat here
web-link-refused-text = A letter may be wrong, it may belong to another table, or the seat has been given to somebody else since.
web-link-freed = Your seat has been freed
web-link-freed-text = Whoever opened the table has freed it or given it to somebody else before the game began.
web-watch-now = Watch for now
web-keep-seat = Go on in my seat

## A seat on another device

web-carry = On another device
web-carry-of = The seat of { $name } on another device
web-carry-link = Link to the seat of { $name }
web-carry-text = Open this link on the other device. Then both devices hold the seat of { $name }, and either can play. So can anybody else who gets this link.

## The tables in the hall

web-remove-sure = This game is not over, and you have a seat there or links to it. Take it off the list? You can put it back later.
web-remove-yes = Take it off
web-remove-no = Keep it
web-removed = “{ $title }” is off the list.
web-removed-tables = Tables taken off the list
web-removed-none = None of them is on this server.
web-put-back = Put back
web-result-you-won = { $counted ->
    [yes] { $number ->
        [one] you won with { $points } points
       *[other] you won together with others, { $points } points
    }
   *[no] { $number ->
        [one] you won
       *[other] you won together with others
    }
}
web-result-place = { $counted ->
    [yes] you came in place { $place } of { $seats }, { $points } points
   *[no] you came in place { $place } of { $seats }
}
web-result-won = { $counted ->
    [yes] { $number ->
        [one] { $names } won with { $points } points
       *[other] { $names } won together, { $points } points
    }
   *[no] { $number ->
        [one] { $names } won
       *[other] { $names } won together
    }
}
