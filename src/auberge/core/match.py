"""One game being played: the position, its history, undo and its record. No clock, no storage, no bots.

The position pauses wherever chance is due, so that its driver decides when the dice fall; until then the
last steps of a seat can be taken back. What chance gives comes from a sealed chance (`core.chance`), at a table of
people; from the position's own generator, where a seed was given; or from the entries of a record.
"""

from collections.abc import Sequence
from typing import Final

import msgspec
from mypy_extensions import mypyc_attr

from auberge.core.chance import Chance, Draw, Lot
from auberge.core.errors import BadMove, BadRecord, EngineBug, MoveRefused
from auberge.core.position import CHANCE, OVER
from auberge.core.protocol import Event, Game, Move, Position, Seat, Setup
from auberge.core.record import SEALED, VERSION, Player, Record, read_entry, write_entry
from auberge.core.setup import settle_setup
from auberge.core.steps import Step
from auberge.core.stream import start_lot, stream_of


@mypyc_attr(allow_interpreted_subclasses=True)
class Match:
    """A running or finished game of some players."""

    def __init__(
        self,
        game: Game,
        setup: Setup,
        players: Sequence[Player],
        *,
        seeded: bool = True,
        chance: Chance | None = None,
    ) -> None:
        if len(players) != setup.seats:
            raise EngineBug("bug-players", players=len(players), seats=setup.seats)
        self.sealed = chance
        self._stream = (
            None
            if chance is None or chance.secret is None
            else stream_of(chance.table, chance.secret, chance.contributions)
        )
        self.game = game
        self.setup = setup
        self.players = tuple(players)
        self.seeded = seeded and chance is None
        self.position: Position = game.start(setup, pausing=True)
        self.steps: list[Step] = []
        self._before: list[Position] = []  # positions before the steps that can still be taken back
        self._draws = 0  # steps at which something was drawn
        self._foretold: list[int] | None = None  # what the stream gives now, once it was asked

    @property
    def actor(self) -> int:
        """The seat to decide, CHANCE or OVER."""
        return self.position.actor()

    @property
    def is_over(self) -> bool:
        return self.actor == OVER

    @property
    def can_draw(self) -> bool:
        """Whether the match has chance of its own to go on with."""
        return self.seeded or self._stream is not None

    def play(self, seat: Seat, move: Move) -> Sequence[Event]:
        """Carries out a move and remembers it. MoveRefused or BadMove change nothing."""
        before = self.position.clone()
        events = self.game.play(self.position, seat, move)
        text, revealed = self.game.entry(before, move), self.position.revealed
        self._remember(Step(seat, text, move, events, revealed, public=self._is_public(events)), before)
        return events

    def chance(self, outcome: list[int] | None = None) -> Sequence[Event]:
        """Lets chance happen where it is due: as drawn, or as given (then `gives` has been asked, or there is nothing
        to draw from)."""
        if self.actor != CHANCE:
            raise EngineBug("bug-no-chance-due")
        if outcome is None:
            outcome = self._draw()
        before, seat = self.position.clone(), Seat(self.position.chance_seat())
        text, lot = self.game.write_outcome(self.position, outcome), self.game.lot(self.position)
        events = self.game.chance(self.position, outcome)
        self._remember(Step(seat, text, None, events, True, lot, self._is_public(events)), before)
        return events

    def _is_public(self, events: Sequence[Event]) -> bool:
        """Whether a spectator sees these events as they are, and so everybody."""
        if self.game.meta.hidden:
            for event in events:
                if self.game.witness(event, None) is not event:
                    return False
        return True

    def foretell(self) -> list[int]:
        """What chance is going to give, which is due; nothing happens yet."""
        return self._drawn_for(self.position.clone() if self._stream is None else self.position)

    def gives(self, outcome: list[int]) -> bool:
        """Whether chance, which is due, gives just this. Asked once: a generator moves on."""
        return self._draw() == outcome

    def _draw(self) -> list[int]:
        return self._drawn_for(self.position)

    def _drawn_for(self, position: Position) -> list[int]:
        if self._stream is None:
            if not self.seeded:
                raise BadRecord("bad-record-no-seed")
            return position.draw()
        if self._foretold is not None:
            return self._foretold
        lot = self.game.lot(position)
        if lot is None:
            return []
        picked = self._stream.draw(self._draws + 1, lot)
        outcome = self.game.read_outcome(position, " ".join((lot.word, *picked)))
        if outcome is None:
            raise EngineBug("bug-no-chance-due")
        self._foretold = outcome
        return outcome

    def _remember(self, step: Step, before: Position) -> None:
        self._foretold = None
        self.steps.append(step)
        self._draws += step.lot is not None
        if step.revealed:
            self._before.clear()
        else:
            self._before.append(before)

    def can_undo(self, seat: Seat) -> bool:
        """May this seat take back its last step? Not past revealed dice or secrets, nor anybody else's step."""
        return bool(self._before) and self.steps[-1].seat == seat

    def undo(self, seat: Seat) -> bool:
        """Takes back the seat's last step; it leaves no entry in the record."""
        if not self.can_undo(seat):
            return False
        self._foretold = None
        self.position = self._before.pop()
        self._draws -= self.steps.pop().lot is not None
        return True

    def at_start(self) -> "Match":
        """The same match before its first step."""
        if not self.steps:
            return self.copy()
        return Match(self.game, self.setup, self.players, seeded=self.seeded, chance=self.sealed)

    def copy(self) -> "Match":
        """The same match, which goes on by itself."""
        return Checkpoint(self).resume(self)

    def record(self, *, with_seed: bool = True) -> Record:
        """The game as it can be stored; without seed or secret for those who are still playing."""
        return Record(
            game=self.game.meta.name,
            rules_version=self.game.meta.rules_version,
            seats=self.setup.seats,
            start_seat=self.setup.start_seat + 1,
            options=dict(self.setup.options),
            players=self.players,
            entries=tuple(write_entry(step.seat, step.text) for step in self.steps if step.text),
            seed=self.setup.seed if with_seed and self.seeded else None,
            data=self.setup.data,
            version=VERSION if self.sealed is None else SEALED,
            chance=None if self.sealed is None else self._opened(self.sealed, with_seed),
        )

    def _opened(self, chance: Chance, with_secret: bool) -> Chance:
        """The chance with all that was drawn, and its secret if it may be told."""
        draws: list[Draw] = []
        if chance.draws_start:
            draws.append(_draw_of(0, start_lot(self.setup.seats)))
        entry = 0
        for step in self.steps:
            entry += bool(step.text)
            if step.lot is not None:
                draws.append(_draw_of(entry, step.lot))
        told = msgspec.structs.replace(chance, draws=tuple(draws))
        return told if with_secret else msgspec.structs.replace(told, secret=None, salt=None)


class Checkpoint:
    """How a match stands after so many steps. Not the steps themselves: whoever goes back has them, and copying all of
    them at every checkpoint would take more memory than the game."""

    def __init__(self, match: Match) -> None:
        self.steps: Final = len(match.steps)
        self._position: Final = match.position.clone()
        self._before: Final = [position.clone() for position in match._before]
        self._draws: Final = match._draws

    def resume(self, match: Match) -> Match:
        """The match as it stood then, which goes on by itself. The steps before that must be the same still."""
        twin = Match(match.game, match.setup, match.players, seeded=match.seeded, chance=match.sealed)
        twin.position = self._position.clone()
        twin.steps = match.steps[: self.steps]
        twin._draws = self._draws
        twin._before = [position.clone() for position in self._before]
        return twin


def _draw_of(entry: int, lot: Lot) -> Draw:
    return Draw(entry, " ".join(lot.of), lot.number, lot.again)


def resume(game: Game, record: Record) -> Match:
    """The match a record tells of, every entry checked by the rules. BadRecord names the entry that is wrong."""
    meta = game.meta
    if record.game != meta.name:
        raise BadRecord("bad-record-game", game=record.game, expected=meta.name)
    if record.rules_version != meta.rules_version:
        raise BadRecord("bad-record-rules", version=record.rules_version, known=meta.rules_version)
    setup = settle_setup(
        meta,
        seats=record.seats,
        seed=record.seed or 0,
        options=record.options,
        start_seat=record.start_seat - 1,
        data=record.data,
    )
    match = Match(game, setup, record.players, seeded=record.seed is not None, chance=record.chance)
    for number, entry in enumerate(record.entries, start=1):
        follow(match, number, entry)
    pass_pauses(match)
    return match


def pass_pauses(match: Match) -> None:
    """Goes on where the position pauses but nothing is drawn: such a pause has no entry."""
    position = match.position
    while match.actor == CHANCE and position.can_happen([]) and not match.game.write_outcome(position, []):
        match.chance([])


def follow(match: Match, number: int, entry: str) -> None:
    """Carries out one entry of a record (SEAT TEXT); pauses at which nothing is drawn have no entry."""
    seat, text = read_entry(number, entry)
    pass_pauses(match)
    try:
        outcome = match.game.read_outcome(match.position, text)
        if outcome is None:
            match.play(Seat(seat), match.game.read(text))
            return
    except MoveRefused as problem:
        raise BadRecord("bad-record-entry-refused", number=number, text=entry, rule=problem.rule) from problem
    except BadMove as problem:
        raise BadRecord("bad-record-entry-text", number=number, text=entry) from problem
    _follow_chance(match, number, entry, seat, outcome)


def _follow_chance(match: Match, number: int, entry: str, seat: int, outcome: list[int]) -> None:
    position = match.position
    if match.actor != CHANCE or position.chance_seat() != seat or not position.can_happen(outcome):
        raise BadRecord("bad-record-entry-chance", number=number, text=entry)
    if match.can_draw and not match.gives(outcome):
        raise BadRecord("bad-record-entry-seed", number=number, text=entry)
    match.chance(outcome)
