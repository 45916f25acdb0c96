### Words about sealed chance: `auberge verify`, the table's seal, and what a check finds.

cli-help-verify = Checks the chance of a finished game: recomputes every roll, draw and shuffle from what was sealed before the first.
cli-help-verify-seal = The seal you noted when the table began; it must be the one in the file.
cli-not-a-seal = “{ $value }” is not a seal: a seal has 64 characters, 0 to 9 and a to f.
cli-sealed = All chance of this game follows from a secret under this seal: { $seal }
cli-verify-with = To check that the chance was as sealed: { $command }
cli-command-seal = seal
cli-command-seal-help = shows the seal of this table’s chance

## What a check finds

verify-all = { $draws ->
    [one] The only draw is as committed.
   *[other] All { $draws } draws are as committed.
}
verify-from = { $numbers ->
    [0] The seal fits; no player’s device added a number.
    [one] The seal fits; one player’s device added a number.
   *[other] The seal fits; { $numbers } players’ devices added a number each.
} Seal: { $seal }
verify-not-sealed = This game’s chance was not sealed: it came from a seed, or the game began before there were seals. There is nothing to check.
verify-not-opened = This record does not hold the secret yet. It is opened when the game is over; save the record again then.
verify-other-seal = This is not the seal you were shown: the record has { $recorded }.
verify-seal = The secret in the record does not fit the seal.
verify-promise = The number from seat { $seat } is not the one its device promised.
verify-start = The start player does not fit the seal: the secret gives seat { $drawn }, the record says seat { $recorded }.
verify-draw = Draw { $draw } does not fit the seal (entry { $entry } of the record): the secret gives “{ $drawn }”, the record says “{ $recorded }”.
verify-lot = Draw { $draw } (entry { $entry } of the record) was not drawn from what the record says.

## Before the game begins: numbers for the sealed chance

server-not-begun = The game has not begun yet.
server-has-begun = The game has begun already.
server-promises-open = Not everybody has promised a number yet; numbers are told after that.
server-promises-closed = Promises are closed: the numbers are being told.
server-bad-number = “{ $field }” must be 64 characters, 0 to 9 and a to f.
server-not-promised = That is not the number this seat has promised.
