### The page: people gather before the first draw, the seal of a table’s chance, and the check after the game.

## Before the game begins

web-fair-gathering = { $here ->
    [0] Nobody is here yet; the table is for { $people }.
    [one] One of { $people } people is here.
   *[other] { $here } of { $people } people are here.
}
web-fair-begins = The game begins as soon as everybody has come.
web-fair-all-here = Everybody has come.
web-fair-beginning = The game begins in a moment.
web-fair-call = Call the others
web-fair-you = you
web-fair-at-this-screen = at this screen
web-fair-by-link = comes by link
web-fair-not-here = not here yet
web-fair-ready = ready
web-fair-begin-without = { $number ->
    [one] Begin without { $names }
   *[other] Begin without them: { $names }
}
web-fair-begin-untold = { $number ->
    [one] The number of { $names } was promised but has not come. Without it the game begins all the same.
   *[other] The numbers of { $names } were promised but have not come. Without them the game begins all the same.
}

## The seal

web-fair-sealed = Shuffle sealed
web-fair-sealed-title = Nobody can change the chance now
web-fair-sealed-text = Every roll, every draw and every shuffle follows from one secret of the house and one number from each device at the table. The house’s secret has been under this seal since before the first draw:
web-fair-note-it = Write it down or take a picture. After the game the house opens the seal, and anybody can check that it fits.
web-fair-copy = Copy the seal
web-fair-added = { $number ->
    [0] No device has added a number.
    [one] A number was added by the device of { $names }.
   *[other] Numbers were added by the devices of { $names }.
}
web-fair-seal-changed = This is not the seal that this device was shown first: { $seal }
web-fair-how = How this works
web-fair-how-sealed = Before anybody comes, the house draws a secret and shows its seal: a fingerprint that fits this secret and no other. Then every device promises a number of its own, again by a fingerprint. Only when all are promised are they told.
web-fair-how-together = The chance is computed from the secret and all numbers together. So neither the house nor a player can choose it alone, and nobody can change it afterwards.
web-fair-how-opened = After the game the house opens its secret. This device then draws everything again and compares: seal, numbers, rolls, draws and shuffles, and whether they are those it saw itself.
web-fair-how-not = What it does not show: whether somebody looked at hidden cards on the computer of the house. And from what something was drawn, this device takes from the record; in the terminal, “{ $command }” plays the whole game again by the rules and checks that too.

## The check after the game

web-fair-check = Check the draws
web-fair-check-again = Check it again
web-fair-checking = The draws are being checked on this device: { $percent } %.
web-fair-all = { $draws ->
    [one] The only draw is as committed
   *[other] All { $draws } draws are as committed
}
web-fair-all-text = { $number ->
    [0] The seal fits: everything follows from the secret sealed before the first draw. No device added a number: the house alone has set it.
    [one] The seal fits: everything follows from the secret sealed before the first draw, and from the number of the device of { $names }.
   *[other] The seal fits: everything follows from the secret sealed before the first draw, and from the numbers of the devices of { $names }.
}
web-fair-left-out = { $number ->
    [one] The number this device made for { $names } is not among them: it came too late or was left out.
   *[other] The numbers this device made for { $names } are not among them: they came too late or were left out.
}
web-fair-step-sealed = Sealed
web-fair-step-sealed-text = before the first draw, { $when }. The table showed { $seal }.
web-fair-saw = This device saw it then, and the numbers.
web-fair-saw-not = This device was not there then: compare the seal with one that somebody noted.
web-fair-step-opened = Opened
web-fair-step-opened-text = after the last turn, { $when }. The secret came out: { $secret }.
web-fair-step-checked = Checked
web-fair-step-checked-text = { $draws ->
    [one] on this device, just now: one draw agrees.
   *[other] on this device, just now: { $draws } draws agree.
}
web-fair-step-failed-text = { $draws ->
    [0] on this device, just now: it does not fit.
    [one] on this device, just now: one draw agrees, then it does not fit.
   *[other] on this device, just now: { $draws } draws agree, then it does not fit.
}
web-fair-list = The draws, one by one
web-fair-agrees = agrees
web-fair-start = { $name } begins.
web-fair-more = { $items } … and { $more } more
web-fair-save = Save the proof
web-fair-bad-draw = Draw { $draw } does not fit the seal
web-fair-bad = The chance does not fit the seal
web-fair-bad-draw-text = The secret gives “{ $drawn }”, the table showed “{ $recorded }”.
web-fair-not-proven = The result stands on the score sheet, but its chance is not proven.
web-fair-other-number = The number from seat { $seat } is not the one this device saw when the game began.
web-fair-unreadable = The record cannot be read: there is nothing to check.
