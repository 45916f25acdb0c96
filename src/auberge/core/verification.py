"""Checking a finished game's chance: does every roll, draw and shuffle follow from what was sealed before the first?

The rules play the game again, so that also what each draw was drawn from is checked, not taken from the record.
"""

import msgspec

from auberge.core.chance import Chance, Draw, promise_of, seal_of
from auberge.core.errors import BadMove, BadRecord
from auberge.core.match import Match, follow, pass_pauses, resume
from auberge.core.protocol import CHANCE, Game
from auberge.core.record import Record, read_entry
from auberge.core.stream import Stream, start_lot, start_seat_of, stream_of


class Verdict(msgspec.Struct, frozen=True):
    """How many draws are as sealed; and if something is not, the key of the sentence that says what, and its values."""

    draws: int
    fault: str | None = None
    values: dict[str, str | int] = {}


class _Fault(Exception):
    def __init__(self, key: str, **values: str | int) -> None:
        self.key, self.values = key, values
        super().__init__(key)


def verify(game: Game, record: Record, seal: str | None = None) -> Verdict:
    """Checks a record; `seal` is what a player wrote down when the table began. BadRecord if there is nothing to check,
    or if the game itself breaks a rule."""
    chance = record.chance
    if chance is None:
        raise BadRecord("verify-not-sealed")
    if chance.secret is None or chance.salt is None:
        raise BadRecord("verify-not-opened")
    checking = _Checking(game, record, chance, stream_of(chance.table, chance.secret, chance.contributions))
    try:
        _check_seal(chance, chance.secret, chance.salt, seal)
        checking.run()
    except _Fault as fault:
        return Verdict(checking.draws, fault.key, fault.values)
    return Verdict(checking.draws)


def _check_seal(chance: Chance, secret: str, salt: str, seal: str | None) -> None:
    if seal is not None and seal != chance.seal:
        raise _Fault("verify-other-seal", seal=seal, recorded=chance.seal)
    if seal_of(chance.table, salt, secret) != chance.seal:
        raise _Fault("verify-seal")
    for each in chance.contributions:
        if each.number is not None and promise_of(chance.table, each.seat, each.number) != each.promise:
            raise _Fault("verify-promise", seat=each.seat)


class _Checking:
    """Plays the game again by its entries, and draws along."""

    def __init__(self, game: Game, record: Record, chance: Chance, stream: Stream) -> None:
        self.draws = 0  # as sealed
        self._game = game
        self._record = record
        self._chance = chance
        self._stream = stream
        self._number = 0  # of the draw
        self._told = list(chance.draws)

    def run(self) -> None:
        record = self._record
        if self._chance.draws_start:
            self._check_start()
        match = resume(self._game, msgspec.structs.replace(record, entries=(), chance=None, seed=None))
        for number, entry in enumerate(record.entries, start=1):
            pass_pauses(match)
            if match.actor == CHANCE:
                self._check_draw(match, number, entry)
            follow(match, number, entry)
        if self._told:
            raise _Fault("verify-lot", draw=self._number + 1, entry=self._told[0].entry)

    def _check_start(self) -> None:
        start = start_seat_of(self._stream, self._record.seats) + 1
        self._check_told(0, " ".join(start_lot(self._record.seats).of), 1, again=False)
        if start != self._record.start_seat:
            raise _Fault("verify-start", recorded=self._record.start_seat, drawn=start)
        self.draws += 1

    def _check_draw(self, match: Match, entry: int, text: str) -> None:
        game, position = self._game, match.position
        try:
            outcome = game.read_outcome(position, read_entry(entry, text)[1])
        except BadMove as problem:
            raise BadRecord("bad-record-entry-text", number=entry, text=text) from problem
        lot = game.lot(position)
        if outcome is None or lot is None:
            return  # no chance entry where one is due: the rules will say so
        self._number += 1
        self._check_told(entry, " ".join(lot.of), lot.number, again=lot.again)
        drawn = game.read_outcome(position, " ".join((lot.word, *self._stream.draw(self._number, lot))))
        if drawn != outcome:
            shown = "" if drawn is None else game.write_outcome(position, drawn)
            recorded = read_entry(entry, text)[1]
            raise _Fault("verify-draw", draw=self._number, entry=entry, recorded=recorded, drawn=shown)
        self.draws += 1

    def _check_told(self, entry: int, of: str, number: int, *, again: bool) -> None:
        """What the record says a draw was drawn from is what the rules say."""
        told = self._told.pop(0) if self._told else None
        if told != Draw(entry, of, number, again):
            raise _Fault("verify-lot", draw=self._number, entry=entry)
