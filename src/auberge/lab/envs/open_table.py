"""A game whose chance is played from outside, step by step, and which remembers what every seat was told.

Whoever holds such a table knows everything: what a seat may know is its observation and what it was told. `imagined`
gives a table made of that alone.
"""

from collections.abc import Sequence
from copy import copy
from hashlib import blake2b

import msgspec

from auberge.core.chance import Lot
from auberge.core.errors import EngineBug
from auberge.core.protocol import CHANCE, OVER, Event, Game, Position, Seat, View
from auberge.games import load as load_game
from auberge.lab.envs.drawing import Outcome, outcomes, words_of
from auberge.lab.envs.observation import observe_position, said, spec


class OpenTable:
    """A pausing position, the chance that is half drawn, and what was told: to each seat and, last, to spectators."""

    def __init__(self, game: Game, position: Position, told: tuple[str, ...] | None = None) -> None:
        self.game = game
        self.position = position
        self.told = ("",) * (int(position.seats) + 1) if told is None else told
        self.lot: Lot | None = None
        self.picked: tuple[str, ...] = ()
        self._settle()

    def __deepcopy__(self, memo: dict[int, object]) -> "OpenTable":
        twin = copy(self)
        twin.position = self.position.clone()
        return twin

    def __reduce__(self) -> tuple[object, ...]:
        return _restored, (self.game.meta.name, self.position, self.told, self.picked)

    @property
    def actor(self) -> int:
        """The seat that decides, CHANCE or OVER."""
        return int(self.position.actor())

    def legal(self) -> list[int]:
        """The action numbers open to the seat that decides, from the lowest."""
        return sorted(self.position.legal())

    def play(self, action: int) -> None:
        """Carries out an action of the seat that decides. MoveRefused names the rule that forbids it."""
        seat, move = Seat(self.actor), self.game.move(action)
        events = self.game.play(self.position, seat, move)
        self.told = tuple(
            told + f"> {self.game.write(move)}\n" if listener == seat else told
            for listener, told in enumerate(self.told)
        )
        self._tell(events)
        self._settle()

    def _tell(self, events: Sequence[Event]) -> None:
        """Tells everyone of the events they may know of."""
        self.told = tuple(
            told + "".join(self._line(event, Seat(seat) if seat < self.position.seats else None) for event in events)
            for seat, told in enumerate(self.told)
        )

    def _line(self, event: Event, seat: Seat | None) -> str:
        witnessed = self.game.witness(event, seat)
        return "" if witnessed is None else msgspec.json.encode(witnessed).decode() + "\n"

    # --- chance ---------------------------------------------------------------------------------------------------

    def outcomes(self) -> list[Outcome]:
        """What the next step of chance may give, while CHANCE is the actor."""
        return outcomes(self._due(), self.picked)

    def outcome_text(self, number: int) -> str:
        """An outcome of the next step in words."""
        lot = self._due()
        return " ".join((lot.word, *words_of(lot, number)))

    def draw(self, number: int) -> None:
        """Lets the next step of chance give this."""
        self.picked += words_of(self._due(), number)
        self._settle()

    def _due(self) -> Lot:
        if self.lot is None:
            raise EngineBug("bug-no-chance-due")
        return self.lot

    def _settle(self) -> None:
        """Lets chance happen that is drawn wholly, or where nothing is to be drawn."""
        while self.actor == CHANCE:
            self.lot = lot = self.game.lot(self.position) if self.lot is None else self.lot
            if lot is not None and len(self.picked) < lot.number:
                return
            given = [] if lot is None else self.game.read_outcome(self.position, " ".join((lot.word, *self.picked)))
            self.lot, self.picked = None, ()
            self._tell(self.game.chance(self.position, given))

    # --- what a seat may know -------------------------------------------------------------------------------------

    def view(self, seat: int) -> View:
        """What a seat sees, by name."""
        return self.game.view(self.position, Seat(seat))

    def observation(self, seat: int) -> list[int]:
        """What a seat sees, as numbers."""
        return observe_position(self.game, self.position, seat)

    def observation_text(self, seat: int) -> str:
        """What a seat sees, in words."""
        return said(spec(self.game.meta.name, int(self.position.seats)), self.observation(seat))

    def information_text(self, seat: int) -> str:
        """All that a seat was ever told, its own moves among it, and what it sees now."""
        return self.told[seat] + self.observation_text(seat)

    def imagined(self, seat: int, seed: int) -> "OpenTable":
        """A table that this seat, which decides, cannot tell from this one: hidden things and chance are drawn anew,
        other seats remember only what everybody was told."""
        if self.actor != seat:
            raise EngineBug("bug-foreign-view", game=self.game.meta.name)
        position = self.game.imagine(self.view(seat), seed)
        position.pausing = True
        told = tuple(own if listener == seat else self.told[-1] for listener, own in enumerate(self.told))
        return OpenTable(self.game, position, told)

    def __str__(self) -> str:
        """Who is to go on, and a digest of everything, so that two tables can be compared."""
        everything = msgspec.msgpack.encode((self.position.fields(), self.picked, self.told))
        digest = blake2b(everything, digest_size=8).hexdigest()
        name = self.game.meta.name
        if self.lot is not None:
            return f"{name} {digest}: {self.lot.word}, {len(self.picked)} of {self.lot.number} drawn"
        return f"{name} {digest}: {'over' if self.actor == OVER else f'seat {self.actor}'}"


def _restored(name: str, position: Position, told: tuple[str, ...], picked: tuple[str, ...]) -> OpenTable:
    """A table as it was when it was pickled."""
    table = OpenTable(load_game(name), position, told)
    table.picked = picked
    return table
