### Words about sealed draws: `auberge verify`, the table’s seal, and what a check finds.

cli-help-verify = Verifies the draws of a finished game: recomputes every roll, draw and shuffle from the secret sealed before the first one.
cli-help-verify-seal = The seal you noted when the game started; it must match the one in the file.
cli-not-a-seal = “{ $value }” is not a seal: a seal has 64 characters, 0 to 9 and a to f.
cli-sealed = Every roll and draw of this game comes from a secret under this seal: { $seal }
cli-verify-with = To verify the draws against the seal: { $command }
cli-command-seal = seal
cli-command-seal-help = shows the seal of this table’s draws

## What a check finds

verify-all = { $draws ->
    [one] The only draw matches the seal.
   *[other] All { $draws } draws match the seal.
}
verify-from = { $numbers ->
    [0] The secret matches the seal; no player’s device added a number.
    [one] The secret matches the seal; one player’s device added a number.
   *[other] The secret matches the seal; { $numbers } players’ devices each added a number.
} Seal: { $seal }
verify-not-sealed = The draws of this game were not sealed: they came from a seed, or the game started before seals were introduced. There is nothing to verify.
verify-not-opened = This record does not contain the secret yet. The secret is revealed when the game is over; save the record again then.
verify-other-seal = The record has a different seal from the one you noted: { $recorded }.
verify-seal = The secret in the record does not match the seal.
verify-promise = The number from seat { $seat } is not the one its device promised.
verify-start = The first player does not match the seal: the secret gives seat { $drawn }, but the record says seat { $recorded }.
verify-draw = Draw { $draw } does not match the seal (entry { $entry } of the record): the secret gives “{ $drawn }”, but the record says “{ $recorded }”.
verify-lot = Draw { $draw } (entry { $entry } of the record) was not made from what was there at that moment.

## Before the game starts: numbers for the sealed draws

server-not-begun = The game has not started yet.
server-has-begun = The game has already started.
server-promises-open = Not everyone has promised a number yet; the numbers are revealed only once everyone has.
server-promises-closed = It is too late to promise a number: the numbers are already being revealed.
server-bad-number = “{ $field }” must be 64 characters, 0 to 9 and a to f.
server-not-promised = That is not the number this seat promised.
