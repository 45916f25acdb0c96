"""A table of Saint Malo put together for a test, played by short texts.

Cells are named as in the canon's plan: `N1` to `N5`, `E1`, `S1`, `W1` ... for the dark ones, `33` (row, column) for
the light ones. Dice are counted: `3 wall 2 log`. Seats count from 0, as everywhere in code.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Final

import pytest

from auberge.core.errors import MoveRefused
from auberge.core.protocol import CHANCE, OVER, Event, Move, Refusal, Result, Seat
from auberge.core.setup import settle_setup
from auberge.games.saint_malo.engine import Engine
from auberge.games.saint_malo.game import GAME
from auberge.games.saint_malo.moves import Place
from auberge.games.saint_malo.view import CityView, SaintMaloView

SIDES: Final = {
    "N": [(0, i) for i in range(1, 6)],
    "E": [(i, 6) for i in range(1, 6)],
    "S": [(6, i) for i in range(1, 6)],
    "W": [(i, 0) for i in range(1, 6)],
}
SPOTS: Final = {f"{side}{i}": cell for side, cells in SIDES.items() for i, cell in enumerate(cells, 1)} | {
    f"{row}{col}": (row, col) for row in range(1, 6) for col in range(1, 6)
}
NAMES: Final = {cell: name for name, cell in SPOTS.items()}
DARK: Final = frozenset(name for name in SPOTS if name[0] in SIDES)
LIGHT: Final = frozenset(SPOTS) - DARK
STARTING_CRATES: Final = frozenset({"11", "12", "21", "31"})
SYMBOLS: Final = ("log", "crate", "wall", "cross", "head")
HEADS: Final = {"citizen": 1, "soldier": 2, "priest": 2, "architect": 3, "merchant": 3, "juggler": 4, "noble": 5}
THINGS: Final = ("crate", "wall", "church_1", "church_5", "house", *HEADS)
BOXES: Final = {2: 4, 3: 6, 4: 8, 5: 10}
STRENGTHS: Final = (1, 3, 6, 8, 10, 12)


def side(name: str) -> str:
    """The five cells of a side, as one text."""
    return " ".join(f"{name}{i}" for i in range(1, 6))


def beside(spot: str) -> set[str]:
    """The orthogonal neighbours of a cell (canon, section 1)."""
    row, col = SPOTS[spot]
    return {name for name, (r, c) in SPOTS.items() if abs(r - row) + abs(c - col) == 1}


def around(spot: str) -> set[str]:
    """The full neighbours of a cell, diagonals included (canon, section 1)."""
    row, col = SPOTS[spot]
    return {name for name, (r, c) in SPOTS.items() if max(abs(r - row), abs(c - col)) == 1}


def faces(dice: str) -> str:
    """`3 wall 2 log` as five words."""
    return " ".join(word for number, word in re.findall(r"(\d) (\w+)", dice) for _ in range(int(number)))


def cell_text(spot: str) -> str:
    """A cell as scenarios write it."""
    row, col = SPOTS[spot]
    return f"({row},{col})"


class Table:
    """A position and the calls a test makes on it."""

    def __init__(self, position: Engine) -> None:
        self.p = position

    @property
    def actor(self) -> int:
        return int(self.p.actor())

    @property
    def due(self) -> int | None:
        """The seat whose roll is due, if one is."""
        return int(self.p.chance_seat()) if self.actor == CHANCE else None

    @property
    def view(self) -> SaintMaloView:
        return GAME.view(self.p, Seat(self.actor) if self.actor >= 0 else None)

    @property
    def is_over(self) -> bool:
        return self.actor == OVER

    @property
    def result(self) -> Result:
        result = self.p.result()
        assert result is not None
        return result

    @property
    def ticks(self) -> int:
        return self.view.pirates.ticks

    @property
    def question(self) -> str:
        return self.view.question

    def city(self, seat: int = 0) -> CityView:
        return self.view.cities[seat]

    def at(self, spot: str, seat: int = 0) -> str:
        """What stands in a cell."""
        row, col = SPOTS[spot]
        return self.city(seat).cells[row][col]

    def holding(self, content: str, seat: int = 0) -> set[str]:
        """The cells that hold this."""
        cells = self.city(seat).cells
        return {spot for spot, (row, col) in SPOTS.items() if cells[row][col] == content}

    def answers(self) -> set[str]:
        """The legal moves, written; cells by name."""
        return {
            NAMES[move.row, move.col] if isinstance(move, Place) else GAME.write(move) for move in GAME.moves(self.p)
        }

    def cells(self) -> set[str]:
        """The cells offered."""
        return self.answers() & set(SPOTS)

    def play(self, *texts: str) -> list[Event]:
        """Plays moves of the actor, one after another: notation, or the name of a cell."""
        return [event for text in texts for event in GAME.play(self.p, Seat(self.actor), read(text))]

    def roll(self, dice: str) -> list[Event]:
        """Lets the dice fall so."""
        assert self.actor == CHANCE
        outcome = GAME.read_outcome(self.p, f"roll {faces(dice)}")
        assert outcome is not None
        assert outcome in self.p.outcomes()
        return list(GAME.chance(self.p, outcome))

    def throw(self, dice: str) -> list[Event]:
        """One roll of all five dice, all kept."""
        return self.roll(dice) + self.play(f"keep {faces(dice)}")

    def skip(self, turns: int = 1) -> None:
        """Lets the seats whose roll is due be absent."""
        for _ in range(turns):
            GAME.play(self.p, Seat(self.p.chance_seat()), read("absent"))

    def refuse(self, text: str, *rules: str, seat: int | None = None) -> Refusal:
        """Checks that a move is refused, names one of these rules (if any are given) and changes nothing."""
        before, move = self.p.fields(), read(text)
        by = Seat(self.actor if seat is None else seat)
        refusal = GAME.why_not(self.p, by, move)
        assert refusal is not None, f"{text} is legal"
        with pytest.raises(MoveRefused) as caught:
            GAME.play(self.p, by, move)
        assert caught.value.rule == refusal.rule
        assert self.p.fields() == before
        assert not rules or refusal.rule in rules, f"{text}: refused by {refusal.rule}"
        return refusal

    def fork(self) -> "Table":
        """The same table again, to try something else."""
        return Table(self.p.clone())


def read(text: str) -> Move:
    """A move from its notation or from the name of a cell."""
    return GAME.read(f"cell {cell_text(text)}" if text in SPOTS else text)


def city(cells: Mapping[str, str] | None = None, only_empty: str | None = None, **stores: int) -> dict[str, object]:
    """A city for `table`: contents by cells (`"N1 N2": "wall"`), or all but some cells filled; coins, logs, points."""
    given: dict[str, object] = dict(stores)
    if cells:
        given["cells"] = {cell_text(spot): thing for spots, thing in cells.items() for spot in spots.split()}
    if only_empty is not None:
        given["only_empty"] = [cell_text(spot) for spot in only_empty.split()]
    return given


def table(
    dice: str | None = None,
    *,
    first: Mapping[str, object] | None = None,
    others: Mapping[int, Mapping[str, object]] | None = None,
    seats: int = 2,
    start: int = 0,
    data: str | None = None,
    options: Sequence[str] = (),
    **given: object,
) -> Table:
    """A table at the first seat's turn, with its dice final if they are given; `given` as in scenarios."""
    setup = settle_setup(
        GAME.meta, seats=seats, seed=1, options=dict.fromkeys(options, True), start_seat=start, data=data
    )
    cities = {"1": first or {}} | {str(seat + 1): values for seat, values in (others or {}).items()}
    given = {"turn": 1, "seat": cities} | given
    if dice is not None:
        given["dice"] = faces(dice)
    return Table(GAME.arrange(setup, given))


def new_game(seats: int = 2, start: int = 0, seed: int = 7, options: Sequence[str] = ()) -> Table:
    """A game just begun, pausing at its first roll."""
    setup = settle_setup(GAME.meta, seats=seats, seed=seed, options=dict.fromkeys(options, True), start_seat=start)
    return Table(GAME.start(setup, pausing=True))


def random_steps(t: Table, seed: int, limit: int = 4000) -> Iterator[tuple[SaintMaloView, str, list[Event]]]:
    """Plays at random to the end: the view before each step, the step as text, and what came of it."""
    chooser = Random(seed)
    for _ in range(limit):
        if t.is_over:
            return
        before = t.view
        if t.actor == CHANCE:
            outcome = t.p.draw()
            yield before, GAME.write_outcome(t.p, outcome), list(GAME.chance(t.p, outcome))
        else:
            move = chooser.choice(GAME.moves(t.p))
            yield before, GAME.write(move), list(GAME.play(t.p, Seat(t.actor), move))
    raise AssertionError("no end in sight")
