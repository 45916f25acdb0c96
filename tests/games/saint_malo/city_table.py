"""A table of Saint Malo put together for a test, played by short texts.

Cells are named as in the canon's plan: `N1` to `N5`, `E1`, `S1`, `W1` ... for the dark ones, `33` (row, column) for
the light ones. Dice are counted: `3 wall 2 log`. Seats count from 0, as everywhere in code.
"""

import re
from collections.abc import Mapping, Sequence
from typing import Final

from auberge.core.protocol import CHANCE, Event, Move, Seat
from auberge.core.setup import settle_setup
from auberge.games.saint_malo.engine import Engine
from auberge.games.saint_malo.explaining import SaintMaloExplanation
from auberge.games.saint_malo.game import GAME
from auberge.games.saint_malo.moves import Place
from auberge.games.saint_malo.sheet import Sheet
from auberge.games.saint_malo.view import CityView, SaintMaloView
from tests.games.game_table import GameTable

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


class Table(GameTable[Engine, SaintMaloView, Sheet, SaintMaloExplanation]):
    """A position and the calls a test makes on it."""

    game = GAME

    @property
    def due(self) -> int | None:
        """The seat whose roll is due, if one is."""
        return int(self.p.chance_seat()) if self.actor == CHANCE else None

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

    def read(self, text: str) -> tuple[Seat, Move]:
        """Who plays what: the actor, a move from its notation or from the name of a cell."""
        return Seat(self.actor), read(text)

    def roll(self, dice: str) -> list[Event]:
        """Lets the dice fall so."""
        text = f"roll {faces(dice)}"
        assert GAME.read_outcome(self.p, text) in self.p.outcomes()
        return self.chance(text)

    def throw(self, dice: str) -> list[Event]:
        """One roll of all five dice, all kept."""
        return self.roll(dice) + self.play(f"keep {faces(dice)}")

    def skip(self, turns: int = 1) -> None:
        """Lets the seats whose roll is due be absent."""
        for _ in range(turns):
            GAME.play(self.p, Seat(self.p.chance_seat()), read("absent"))


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
