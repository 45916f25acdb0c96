### The page and its server: before the game starts, links without a seat, spectators, and the tables in the hall.

server-host-says = Only the host can decide who sits where.
server-same-seat = These two seats are one and the same.
server-seats-settled = The game is about to start: the seats can no longer be changed.

## Before the game starts

web-begins-by-you = The game starts when you say so.
web-begins-by = The game starts when { $name } says so.
web-begin = Start
web-begin-help = Everyone is here. Nothing is rolled, drawn or dealt until you start the game.
web-begin-with = { $bot ->
    [squire] Start with a squire in { $name }’s seat
    [knight] Start with a knight in { $name }’s seat
    [grand_master] Start with a grand master in { $name }’s seat
   *[other] Start with the computer in { $name }’s seat
}
web-begin-with-seat = { $bot ->
    [squire] Start with a squire in seat { $seat }
    [knight] Start with a knight in seat { $seat }
    [grand_master] Start with a grand master in seat { $seat }
   *[other] Start with the computer in seat { $seat }
}
web-begin-with-many = { $bot ->
    [squire] { $number ->
        [one] Start with a squire in { $number } empty seat
       *[other] Start with squires in { $number } empty seats
    }
    [knight] { $number ->
        [one] Start with a knight in { $number } empty seat
       *[other] Start with knights in { $number } empty seats
    }
    [grand_master] { $number ->
        [one] Start with a grand master in { $number } empty seat
       *[other] Start with grand masters in { $number } empty seats
    }
   *[other] Start with the computer in { $number ->
        [one] { $number } empty seat
       *[other] { $number } empty seats
    }
}
web-begin-or-wait = { $number ->
    [one] Or wait: once everyone is here, this button says “Start”. A player who arrives later can still take over the seat.
   *[other] Or wait: once everyone is here, this button says “Start”. Players who arrive later can still take over a seat.
}
web-came = { $name } has joined.
web-came-seat = Someone has taken seat { $seat }.
web-went = { $name } has left.
web-host = host
web-plays-for = { $bot } filling in for now
web-move-up = Move up
web-move-up-of = Move up: { $name }
web-moved = { $name } now has seat { $seat }.
web-who-sits = Who sits here (now: { $name })
web-sits-link = By link
web-sits-here = At this screen
web-sits-bot = Computer: { $bot }
web-free-seat = Free up seat
web-free-seat-of = Free up seat: { $name }
web-free-seat-sure = { $name } is sitting here. Free up the seat? Their link to it will then stop working.
web-free-seat-yes = Yes, free it up
web-free-seat-no = No, keep it

## Watching, and links without a seat

web-watching = You are watching
web-watching-text = You can follow the game, but you do not have a seat.
web-watching-running = Any player can share their seat with you: they will find a link for another device under “Around the table”.
web-ask-host = To join in, ask { $name } for a link to a seat.
web-ask-opener = To join in, ask the host for a link to a seat.
web-link-incomplete = This link is incomplete
web-link-incomplete-text = The last part, which identifies the seat, is missing or wrong. Copy the whole link, or scan the code again.
web-link-refused = This link does not match a seat here
web-link-refused-text = The link may contain a typo or belong to another table, or the seat may have been given to someone else.
web-link-freed = Your seat has been freed up
web-link-freed-text = The host freed up the seat or gave it to someone else before the game started.
web-watch-now = Just watch for now
web-keep-seat = Continue in my seat

## A seat on another device

web-carry = On another device
web-carry-of = { $name }’s seat on another device
web-carry-link = Link to { $name }’s seat
web-carry-text = Open this link on the other device. Both devices then hold { $name }’s seat, and you can play on either. So can anyone else who gets this link.

## The tables in the hall

web-remove-sure = This game is not over, and you have a seat at its table or links to it. Remove the table from the list? You can put it back later.
web-remove-yes = Remove it
web-remove-no = Keep it
web-removed = “{ $title }” has been removed from the list.
web-removed-tables = Tables removed from the list
web-removed-none = None of these tables is on this server.
web-put-back = Put back
web-result-you-won = { $counted ->
    [yes] { $number ->
        [one] you won with { $points ->
            [one] { $points } point
           *[other] { $points } points
        }
       *[other] you shared the victory with { $points ->
            [one] { $points } point
           *[other] { $points } points
        }
    }
   *[no] { $number ->
        [one] you won
       *[other] you shared the victory
    }
}
web-result-place = { $counted ->
    [yes] you came { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
        [4] 4th
        [5] 5th
        [6] 6th
       *[other] in place { $place }
    } of { $seats }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
   *[no] you came { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
        [4] 4th
        [5] 5th
        [6] 6th
       *[other] in place { $place }
    } of { $seats }
}
web-result-won = { $counted ->
    [yes] { $number ->
        [one] { $names } won with { $points ->
            [one] { $points } point
           *[other] { $points } points
        }
       *[other] { $names } shared the victory with { $points ->
            [one] { $points } point
           *[other] { $points } points
        }
    }
   *[no] { $number ->
        [one] { $names } won
       *[other] { $names } shared the victory
    }
}
