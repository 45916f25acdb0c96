"""A city of Saint Malo kept by somebody who knows only the canon: cells by coordinates, everything counted anew.

Nothing here uses the engine. Sections of the canon: 2.4, 2.11 to 2.13, 2.15 and the tables of section 3.
"""

from collections.abc import Iterable

Cell = tuple[int, int]

CORNERS = {(0, 0), (0, 6), (6, 0), (6, 6)}
CELLS = {(row, col) for row in range(7) for col in range(7)} - CORNERS
SIDES: dict[str, set[Cell]] = {
    "N": {(0, col) for col in range(1, 6)},
    "E": {(row, 6) for row in range(1, 6)},
    "S": {(6, col) for col in range(1, 6)},
    "W": {(row, 0) for row in range(1, 6)},
}
DARK = set().union(*SIDES.values())
CHARACTERS = {
    1: ("citizen",),
    2: ("soldier", "priest"),
    3: ("architect", "merchant"),
    4: ("juggler",),
    5: ("noble",),
}
ALL_CHARACTERS = {name for names in CHARACTERS.values() for name in names}


def _near(cell: Cell, diagonal: bool) -> frozenset[Cell]:
    steps = [(down, right) for down in (-1, 0, 1) for right in (-1, 0, 1) if diagonal or abs(down) + abs(right) == 1]
    return frozenset((cell[0] + down, cell[1] + right) for down, right in steps) & CELLS - {cell}


BESIDE = {cell: _near(cell, diagonal=False) for cell in CELLS}  # orthogonal neighbours
AROUND = {cell: _near(cell, diagonal=True) for cell in CELLS}  # full neighbours


def areas(cells: set[Cell]) -> list[set[Cell]]:
    """The connected groups these cells form."""
    left, found = set(cells), []
    while left:
        group: set[Cell] = set()
        fringe = {left.pop()}
        while fringe:
            group |= fringe
            left -= fringe
            fringe = {cell for inside in fringe for cell in BESIDE[inside] if cell in left}
        found.append(group)
    return found


def series_points(sizes: Iterable[int]) -> int:
    """Series 1, 2, 3 ... taken out one after another, each as long as it goes (SM-CHURCH-07 to -12)."""
    left, points = list(sizes), 0
    while 1 in left:
        size = 1
        while size in left:
            left.remove(size)
            size += 1
        points += (1, 4, 8, 13, 20)[size - 2]
    return points


class City:
    """One board, filled cell by cell; gains are counted by the canon when something is placed."""

    def __init__(self) -> None:
        self.cells: dict[Cell, str] = dict.fromkeys(((1, 1), (1, 2), (2, 1), (3, 1)), "crate")
        self.points = 0
        self.coins = 3
        self.logs = 2
        self.cannons_lost = 0

    def empty(self) -> set[Cell]:
        return CELLS - self.cells.keys()

    def side_state(self, side: str) -> str:
        """SM-WALL-04, SM-CITY-11."""
        contents = {self.cells.get(cell, "empty") for cell in SIDES[side]}
        if contents == {"wall"}:
            return "complete"
        return "open" if contents <= {"wall", "empty"} else "destroyed"

    def defence(self) -> int:
        """SM-PIRATE-08."""
        complete = sum(self.side_state(side) == "complete" for side in SIDES)
        return list(self.cells.values()).count("soldier") + 2 * complete

    def fill(self, cell: Cell, content: str) -> list[str]:
        """Fills a cell and books what that brings at once; says what was against the rules."""
        wrong = []
        if cell not in self.empty():
            wrong.append(f"{content} on {cell}, which is no empty cell (SM-CITY-08)")
        if content == "wall" and cell not in DARK:
            wrong.append(f"wall on light cell {cell} (SM-CITY-07)")
        near = [self.cells[other] for other in AROUND[cell] if other in self.cells]
        self.cells[cell] = content
        match content:
            case "citizen":
                self.points += 1
            case "priest":
                self.points += sum(other.startswith("church") for other in near)
            case "merchant":
                self.coins += near.count("crate")
            case "juggler":
                self.points += 2 * len(ALL_CHARACTERS & set(near))
            case "noble":
                self.points += 7
            case "house":
                self.points += 3
                self.logs -= 1
            case "wall":
                self._complete(cell)
        return wrong

    def _complete(self, cell: Cell) -> None:
        """The towers pay coins and points by themselves (SM-WALL-18, -20, -21)."""
        for side, cells in SIDES.items():
            if cell in cells and self.side_state(side) == "complete":
                self.coins += 2 if side in ("E", "W") else 0
                self.points += 3 if side == "S" else 0

    def total(self) -> int:
        """The track and final scoring (SM-SCORE-01 to -07)."""
        sizes = [int(content[-1]) for content in self.cells.values() if content.startswith("church")]
        full = 5 if not self.empty() else 0
        return self.points + full + self.coins // 2 + self.logs + series_points(sizes) - 5 * self.cannons_lost
