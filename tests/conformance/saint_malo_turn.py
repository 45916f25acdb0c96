"""A turn of Saint Malo as the canon tells it (section 3, last table): what is asked next, and every legal answer.

Nothing here uses the engine. It is told what happens and works out, slowly and plainly, what may come next.
"""

from collections import Counter
from itertools import product

from tests.conformance.saint_malo_city import AROUND, BESIDE, CHARACTERS, DARK, Cell, City, areas

FACES = ("log", "crate", "wall", "cross", "head", "crossed_swords")


def cells(found: set[Cell]) -> list[str]:
    """Cells as answers."""
    return [f"cell ({row},{col})" for row, col in sorted(found)]


class Turn:
    """How far a turn has come."""

    def __init__(self, city: City) -> None:
        self.city = city
        self.rolls = 0
        self.dice: Counter[str] = Counter()
        self.kept: Counter[str] = Counter()
        self.rolling = True
        self.used: tuple[str, int] | None = None
        self.passed = False
        self.left = 0  # crates, sections or churches still to place
        self.crates: set[Cell] = set()
        self.types: tuple[str, ...] = ()  # of a character that is due
        self.bonus = False  # that character comes from a tower
        self.architect: Cell | None = None
        self.houses: set[Cell] = set()

    @property
    def swords(self) -> int:
        return self.dice["crossed_swords"]

    def price(self, symbol: str, number: int) -> int:
        """SM-PICK-17."""
        return 2 * max(0, number - self.dice[symbol]) + (2 if symbol == "log" else 0)

    def announce(self, symbol: str, number: int) -> None:
        """What an announcement makes due (SM-PICK-19)."""
        self.used = (symbol, number)
        self.city.coins -= self.price(symbol, number)
        if symbol == "log":
            self.city.logs += number
        elif symbol == "head":
            self.types = CHARACTERS[number]
        else:
            self.left = 1 if symbol == "cross" else number

    def offer_bonus(self) -> None:
        """A character of level 1 to 3, if a cell is empty (SM-WALL-09, SM-AMB-17)."""
        if self.city.empty():
            self.types = CHARACTERS[1] + CHARACTERS[2] + CHARACTERS[3]
            self.bonus = True

    def question(self, named: str | None, options: dict[str, bool]) -> tuple[str, list[str]]:
        """The next question and its answers; `named` is the character already chosen, `end` if the turn is over."""
        if self.rolling:
            return "keep", self.keeps()
        if self.used is None and not self.passed:
            return "announce", self.uses(options["allow_voluntary_pass"])
        if self.types and named is None:
            decline = ["decline"] if self.bonus and not options["bonus_character_compulsory"] else []
            return "type", [f"character {name}" for name in self.types] + decline
        if self.types:
            return "character", cells(self.city.empty())
        if self.architect is not None and (free := self.house_cells()):
            return "house", [*cells(free), "stop"]
        if self.left > 0 and self.used is not None:
            return self.placing(self.used[0])
        return "end", []

    def keeps(self) -> list[str]:
        """Any part of the five dice (SM-DICE-09)."""
        parts = product(*(range(self.dice[face] + 1) for face in FACES))
        return [" ".join(["keep", *Counter(dict(zip(FACES, part, strict=True))).elements()]) for part in parts]

    def uses(self, voluntary_pass: bool) -> list[str]:
        """Every normal form, and the pass (SM-PICK-17, -18)."""
        empty = self.city.empty()
        limits = dict.fromkeys(FACES[:5], 5)
        limits["crate"] = max(map(len, areas(empty)), default=0)
        limits["wall"] = len(empty & DARK)
        offers = [
            (symbol, number)
            for symbol in FACES[:5]
            for number in range(1, min(5 - self.swords, limits[symbol]) + 1)
            if self.price(symbol, number) <= self.city.coins
        ]
        may_pass = voluntary_pass or all(self.price(*offer) > 0 for offer in offers)
        return [f"use {symbol} {number}" for symbol, number in offers] + (["pass"] if may_pass else [])

    def placing(self, symbol: str) -> tuple[str, list[str]]:
        """The cells for a crate, a section or a church; sections without a dark cell lapse (SM-WALL-24)."""
        empty = self.city.empty()
        if symbol == "cross":
            return "church", cells(empty)
        if symbol == "wall":
            return ("section", cells(empty & DARK)) if empty & DARK else ("end", [])
        if self.crates:
            return "crate", cells({cell for cell in empty if BESIDE[cell] & self.crates})
        return "crate", cells({cell for area in areas(empty) if len(area) >= self.left for cell in area})

    def house_cells(self) -> set[Cell]:
        """SM-CHAR-ARCHITECT-2 and -11."""
        if self.architect is None or self.city.logs == 0 or len(self.houses) == 3:
            return set()
        if not self.houses:
            return self.city.empty() & AROUND[self.architect]
        return {cell for cell in self.city.empty() if BESIDE[cell] & self.houses}

    def place_character(self, name: str, cell: Cell) -> None:
        """The character that was due stands; an architect may build (SM-CHAR-ARCHITECT-9)."""
        self.types, self.bonus = (), False
        if name == "architect":
            self.architect, self.houses = cell, set()
