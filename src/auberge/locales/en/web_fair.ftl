### The page: players gather before the first draw, the seal of a table’s draws, and the check after the game.

## Before the game starts

web-fair-gathering = { $here ->
    [0] Nobody is here yet. Players expected: { $people }.
    [one] { $here } of { $people } players is here.
   *[other] { $here } of { $people } players are here.
}
web-fair-begins = The game starts as soon as everyone is here.
web-fair-all-here = Everyone is here.
web-fair-beginning = The game starts in a moment.
web-fair-call = Invite the others
web-fair-you = you
web-fair-at-this-screen = at this screen
web-fair-by-link = joins by link
web-fair-not-here = not here yet
web-fair-ready = ready
web-fair-begin-without = { $number ->
    [one] Start without { $names }
   *[other] Start without { $names }
}
web-fair-begin-untold = { $number ->
    [one] { $names } promised a number that has not arrived. The game can start without it.
   *[other] { $names } promised numbers that have not arrived. The game can start without these numbers.
}

## The seal

web-fair-sealed = Draws sealed
web-fair-sealed-title = Nobody can tamper with the draws now
web-fair-sealed-text = Every roll, draw and shuffle follows from one secret kept by the server and one number from each device at the table. The server’s secret has been under this seal since before the first draw:
web-fair-note-it = Write it down or take a picture. After the game the server reveals its secret, and anyone can check that it matches the seal.
web-fair-copy = Copy the seal
web-fair-added = { $number ->
    [0] No device has added a number.
    [one] A number was added by { $names }’s device.
   *[other] Numbers were added by the devices of { $names }.
}
web-fair-seal-changed = This device was first shown a different seal: { $seal }
web-fair-how = How this works
web-fair-how-sealed = Before anyone joins, the server draws a secret and shows its seal: a fingerprint that matches this secret and no other. Then every device promises a number of its own, again by its fingerprint. Only when every number has been promised are the numbers revealed.
web-fair-how-together = All draws are computed from the secret and all the numbers together. So neither the server nor any player can choose them alone, and nobody can change them afterwards.
web-fair-how-opened = After the game the server reveals its secret. This device then repeats every draw and compares: the seal, the numbers, the rolls, draws and shuffles, and whether seal and numbers are the ones it saw itself.
web-fair-how-not = What this cannot show: whether someone looked at hidden cards on the server. The quick check knows the components of the game, but not its rules: piles that change during play are only checked by playing the game again by the rules, here or in the terminal with “{ $command }”. To see whether the record is of the game you saw, compare the list of draws with what you remember.

## The check after the game

web-fair-check = Check the draws
web-fair-check-again = Check again
web-fair-checking = Checking the draws on this device: { $percent }%.
web-fair-all = { $draws ->
    [one] The only draw matches the seal
   *[other] All { $draws } draws match the seal
}
web-fair-all-text = { $number ->
    [0] Every draw follows from the secret sealed before the first draw. No device added a number, so the server alone determined the draws.
    [one] Every draw follows from the secret sealed before the first draw and the number from { $names }’s device.
   *[other] Every draw follows from the secret sealed before the first draw and the numbers from the devices of { $names }.
}
web-fair-made = { $changing ->
    [0] What each was made from agrees exactly with the components of the game.
    [one] What each was made from agrees with the components of the game. One came from a pile or hand whose contents depend on the moves: whether they were exactly right, only the rules can tell.
   *[other] What each was made from agrees with the components of the game. { $changing } came from piles or hands whose contents depend on the moves: whether they were exactly right, only the rules can tell.
}
web-fair-made-custom = This game was played with custom data, so what the draws were made from was not checked: only the rules can tell.
web-fair-rules-open = Not checked yet: whether every draw was due when it was made. Playing the game again by the rules shows that too.
web-fair-rules-check = Check by the rules ({ $size } MB)
web-fair-rules-working = This device is playing the game again by the rules…
web-fair-rules-agree = This device also played the whole game again by the rules: every draw was due, and what it was made from is exactly right.
web-fair-left-out = { $number ->
    [one] The number this device made for { $names } was not used: it arrived too late or was left out.
   *[other] The numbers this device made for { $names } were not used: they arrived too late or were left out.
}
web-fair-step-sealed = Sealed
web-fair-step-sealed-text = before the first draw, { $when }. The table showed { $seal }.
web-fair-saw = This device saw the seal then, along with the numbers.
web-fair-saw-not = This device was not there then: compare the seal with one that someone noted.
web-fair-step-opened = Revealed
web-fair-step-opened-text = after the last turn, { $when }. The secret was { $secret }.
web-fair-step-checked = Checked
web-fair-step-checked-text = { $draws ->
    [one] on this device, just now: { $draws } draw matches.
   *[other] on this device, just now: { $draws } draws match.
}
web-fair-step-failed-text = { $draws ->
    [0] on this device, just now: something does not match.
    [one] on this device, just now: { $draws } draw matches, but then something does not.
   *[other] on this device, just now: { $draws } draws match, but then something does not.
}
web-fair-list = The draws, one by one
web-fair-agrees = matches
web-fair-start = { $name } goes first.
web-fair-more = { $items } and { $more } more
web-fair-save = Save the proof
web-fair-bad-draw = Draw { $draw } does not match the seal
web-fair-bad-lot = Draw { $draw } was not made from the right components
web-fair-bad = The draws do not match the seal
web-fair-bad-draw-text = The secret gives “{ $drawn }”, but the table showed “{ $recorded }”.
web-fair-not-proven = The result stays on the score sheet, but its draws are not proven fair.
web-fair-other-number = The number from seat { $seat } is not the one this device saw when the game started.
web-fair-unreadable = The record cannot be read, so there is nothing to check.
