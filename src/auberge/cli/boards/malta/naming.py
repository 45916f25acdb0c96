"""Finding the cards, players, cells, directions and lines of Malta! that typed words name, in English or as spoken."""

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from auberge.cli.boards import Scene
from auberge.cli.boards.malta.aims import DIRECTION, LINE, PLAYER, QUARTERS, SPACE
from auberge.cli.boards.malta.signs import PLAIN, PRETTY, card_name, direction_name, width_of
from auberge.cli.boards.malta_view import CARDS, DIRECTIONS, MaltaView
from auberge.cli.consoles import plain
from auberge.cli.numbers import whole_number

_CELL: Final = re.compile(r"([a-g])([1-7])")
_RECORD_CELL: Final = re.compile(r"\(([0-6]),([0-6])\)")
_DEGREES: Final = {"90": "1", "180": "2", "270": "3"}

Found = tuple[str | None, int]  # what was named, and by how many words
NOTHING: Final[Found] = (None, 0)


def simple(text: str) -> str:
    """The text as it is compared: small letters without accents, single spaces; arrows as they are."""
    arrows = "".join(PRETTY.arrows.values())
    letters = "".join(sign if sign in arrows else plain(sign) for sign in text)
    return " ".join(letters.lower().split())


def longest(words: Sequence[str], names: Mapping[str, Sequence[str]]) -> Found:
    """The thing whose name the first words are, or the only one that begins with them; more words go first."""
    for used in range(len(words), 0, -1):
        typed = " ".join(words[:used])
        exact = [thing for thing, spoken in names.items() if typed in spoken]
        begun = exact or [thing for thing, spoken in names.items() if any(name.startswith(typed) for name in spoken)]
        if len(begun) == 1:
            return begun[0], used
    return NOTHING


class Namer:
    """Knows the names of one table."""

    def __init__(self, scene: Scene, view: MaltaView) -> None:
        self._scene: Final = scene
        self._view: Final = view

    def card_before(self, words: Sequence[str], first: Iterable[str] = ()) -> Found:
        """The card the first words name; those in `first` go first."""
        for cards in (tuple(first), CARDS):
            found = longest(words, {card: self._titles(card) for card in cards})
            if found[0] is not None:
                return found
        return NOTHING

    def _titles(self, card: str) -> tuple[str, ...]:
        return card, card.replace("_", " "), simple(card_name(self._scene, card))

    def target(self, aim: str, words: Sequence[str], *, as_record: bool) -> Found:
        """A target of this kind, as it stands in records."""
        if not words:
            return NOTHING
        match aim:
            case _ if aim == PLAYER:
                return self.player(words)
            case _ if aim == SPACE:
                cell = self.cell(words[0])
                return (cell, 1) if cell else NOTHING
            case _ if aim == DIRECTION:
                return self.direction(words)
            case _ if aim == QUARTERS:
                quarters = _DEGREES.get(words[0], words[0])
                return (quarters, 1) if quarters in _DEGREES.values() else NOTHING
            case _ if aim == LINE:
                return self.line(words, as_record=as_record)
        return NOTHING

    def player(self, words: Sequence[str]) -> Found:
        """A player by the seat's number or by name."""
        number = whole_number(words[0])
        if number is not None:
            return (str(number), 1) if 0 < number <= self._view.seats else NOTHING
        return longest(words, {str(seat): (simple(name),) for seat, name in enumerate(self._scene.names, start=1)})

    def cell(self, word: str) -> str | None:
        """A cell as players or as records write it."""
        if _RECORD_CELL.fullmatch(word):
            return word
        found = _CELL.fullmatch(word)
        if not found:
            return None
        row, col = int(found[2]) - 1, ord(found[1]) - ord("a")
        return f"({row},{col})" if max(row, col) < width_of(self._view) else None

    def direction(self, words: Sequence[str]) -> Found:
        """A direction: its sign, its word or the beginning of it; the player's language goes before English."""
        for signs in (PRETTY.arrows, PLAIN.arrows):
            for direction, sign in signs.items():
                if words[0] == sign:
                    return direction, 1
        spoken: Mapping[str, Sequence[str]] = {name: self._ways(name) for name in DIRECTIONS}
        english: Mapping[str, Sequence[str]] = {name: (name, name.replace("_", " ")) for name in DIRECTIONS}
        for names in (spoken, english):
            straight = {name: titles for name, titles in names.items() if "_" not in name}
            best = max(longest(words, names), longest(words, straight), key=lambda found: found[1])
            if best[0] is not None:
                return best
        return NOTHING

    def _ways(self, direction: str) -> tuple[str, ...]:
        """A direction as it is spoken, and the straight ones in one word."""
        long = simple(direction_name(self._scene, direction))
        return (long,) if "_" in direction else (long, simple(self._scene.words.say(f"cli-malta-word-{direction}")))

    def line(self, words: Sequence[str], *, as_record: bool) -> Found:
        """`row 3`, `column c`, or the number or letter alone; records count rows and columns from 0."""
        axes = {axis: (axis, simple(self._scene.words.say(f"malta-label-{axis}"))) for axis in ("row", "column")}
        axis = next((name for name, spoken in axes.items() if words[0] in spoken), None)
        used = 1 if axis is None else 2
        word = words[used - 1] if len(words) >= used else ""
        number = whole_number(word)
        if axis is not None and as_record and number is not None:
            return f"{axis} {number}", used
        if number is not None and axis != "column":
            index, axis = number - 1, "row"
        elif len(word) == 1 and word in "abcdefg" and axis != "row":
            index, axis = ord(word) - ord("a"), "column"
        else:
            return NOTHING
        return (f"{axis} {index}", used) if 0 <= index < width_of(self._view) else NOTHING
