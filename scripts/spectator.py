"""A spectator of Valletta who computes what nobody may see, from the layout that everybody sees.

The attacker is given what `game.view(position, None)` shows when the first player is asked, and knows the rules, the
printed cards and in which way things are drawn: nothing else.
"""

import time
from dataclasses import dataclass
from random import Random
from typing import Final

from linear_chance import Closest, Linear, Source, draws_of, rewound, states

from auberge import games
from auberge.core.protocol import CHANCE, Seat
from auberge.core.rng import scramble
from auberge.core.setup import MAX_SEED, settle_setup
from auberge.core.stream import Stream
from auberge.games.valletta.engine import Engine
from auberge.games.valletta.tables import BUILDING_NAMES, HAND
from auberge.games.valletta.view import VallettaView

GAME: Final = games.load("valletta")
FAST: Final = "fast generator"
FAST_PICKING: Final = "the same, picking"  # the stream's way to shuffle, but still the fast generator
SEALED: Final = "sealed stream"
SOURCES: Final = (FAST, FAST_PICKING, SEALED)


def source(name: str, chance: Random) -> Source:
    """A new source, as at a new table."""
    if name == SEALED:
        return Stream(chance.randbytes(32))
    return Linear(scramble(chance.randint(0, MAX_SEED)), picks=name == FAST_PICKING)


def dealt(chance: Source, seats: int) -> Engine:
    """A table as it stands when the first player is asked."""
    position = GAME.start(settle_setup(GAME.meta, seats=seats, seed=0, start_seat=0), pausing=True)
    number = 0
    while position.actor() == CHANCE:
        lot = GAME.lot(position)
        assert lot is not None
        number += 1
        GAME.chance(position, GAME.read_outcome(position, " ".join((lot.word, *chance.draw(number, lot)))))
    assert isinstance(position, Engine)
    return position


def seen(table: Engine, seat: int | None = None) -> VallettaView:
    """What a seat, or a spectator, sees."""
    view = GAME.view(table, None if seat is None else Seat(seat))
    assert isinstance(view, VallettaView)
    return view


def _layout(view: VallettaView) -> list[str]:
    return [building.name for building in view.layout]


def _hand(table: Engine, seat: int) -> set[str]:
    return set(seen(table, seat).players[seat].hand or ())


@dataclass(frozen=True)
class Prediction:
    """The whole table as the attacker supposes it. It is sure where a state explains all that is seen; else it takes
    the state that explains most of the draws."""

    table: Engine
    sure: bool
    explained: int
    draws: int


def predict(view: VallettaView, *, picks: bool) -> Prediction:
    """The table behind a spectator's view, supposing the fast generator and this way of drawing."""
    own = Linear(1, picks=picks)
    dealt(own, view.seats)
    before = own.drawn_before["stack"]
    layout = _layout(view)
    draws = draws_of(layout, sorted(layout, key=BUILDING_NAMES.index), picks=picks)
    closest = Closest()
    for state in states(draws, closest):
        table = dealt(Linear(rewound(state, before), picks=picks), view.seats)
        if _layout(seen(table)) == layout:  # then the buildings left out before are right, too
            return Prediction(table, True, len(draws), len(draws))
    table = dealt(Linear(rewound(closest.state, before), picks=picks), view.seats)
    return Prediction(table, False, closest.draws, len(draws))


@dataclass(frozen=True)
class Attempt:
    """A prediction beside the truth."""

    seats: int
    seconds: float  # of one processor
    sure: bool
    explained: int
    draws: int
    cards: tuple[int, ...]  # right ones, by hand
    barrels: int  # right ones
    all_barrels: int

    @property
    def hands(self) -> int:
        """Hands of which every card is right."""
        return self.cards.count(HAND)

    @property
    def broken(self) -> bool:
        """Everything hidden is known, and the attacker is sure of it."""
        return self.sure and self.hands == self.seats and self.barrels == self.all_barrels


def attack(name: str, seats: int, seed: int) -> Attempt:
    """Opens a table with a new source, looks at it as a spectator, predicts, and only then compares."""
    truth = dealt(source(name, Random(seed)), seats)
    view, began = seen(truth), time.process_time()
    found = predict(view, picks=name != FAST)
    return Attempt(
        seats=seats,
        seconds=time.process_time() - began,
        sure=found.sure,
        explained=found.explained,
        draws=found.draws,
        cards=tuple(len(_hand(found.table, seat) & _hand(truth, seat)) for seat in range(seats)),
        barrels=sum(one == other for one, other in zip(found.table.barrels, truth.barrels, strict=True)),
        all_barrels=len(truth.barrels),
    )
