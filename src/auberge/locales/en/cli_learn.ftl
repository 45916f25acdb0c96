## What a lesson points at, in the terminal: “Look at: …”

cli-thing-saint_malo = { $kind ->
    [die] the “{ saint_malo-face }” dice
    [pirates] the pirate boxes
    [tower] the tower of the { saint_malo-side }
    [coins] your coins
    [logs] your logs
    [points] your points
    [defence] your defence
    [rolls] the number of rolls
   *[other] { $which }
}
cli-thing-valletta = { $kind ->
    [card] { valletta-character-short }
    [building] { valletta-building-short }
    [cost] the cost of { valletta-building-short }
    [hand] your hand
    [goods] { $own ->
        [yes] your goods
       *[no] { $name }’s goods
    }
    [points] your points
    [barrel] the next barrel
    [jean] Jean on the street
    [zone] zone { $which }
    [pool] the character pool
   *[other] { $which }
}
cli-thing-malta = { $kind ->
    [card] { malta-card }
    [hand] { $own ->
        [yes] your hand
       *[no] { $name }’s hand
    }
    [pawn] { $own ->
        [yes] your pawn
       *[no] { $name }’s pawn
    }
    [due] the number of cards to play
   *[other] { $which }
}
