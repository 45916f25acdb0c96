"""What an observation is made of: named fields of numbers, in the order in which they are written."""

from typing import Final, Literal

import msgspec

from auberge.core.protocol import SOMEBODY

DTYPE: Final = "int16"
MOST: Final = 32767  # of a number without a limit of its own

Kind = Literal["number", "flag", "category", "bits"]


class Field(msgspec.Struct, frozen=True):
    """Some numbers of an observation, all of one kind and within the same bounds.

    A category is one of several things and has no order; `names` are those from `low` on. Bits are a set: bit n stands
    for the n-th of `names`."""

    name: str
    kind: Kind
    shape: tuple[int, ...]
    low: int
    high: int
    text: str  # what it is, in words
    names: tuple[str, ...] = ()

    @property
    def size(self) -> int:
        """How many numbers there are."""
        size = 1
        for length in self.shape:
            size *= length
        return size


class Spec(msgspec.Struct, frozen=True):
    """The observations of a game with this many seats; whenever their meaning changes, so does the version."""

    game: str
    version: int
    seats: int
    fields: tuple[Field, ...]

    @property
    def size(self) -> int:
        """How many numbers an observation has."""
        return sum(field.size for field in self.fields)

    def places(self) -> dict[str, slice]:
        """Where each field stands in the row, by its name."""
        found: dict[str, slice] = {}
        at = 0
        for field in self.fields:
            found[field.name] = slice(at, at + field.size)
            at += field.size
        return found


def number(name: str, text: str, *shape: int, low: int = 0, high: int = MOST) -> Field:
    """A field of numbers; without a shape it is one number, here and below."""
    return Field(name, "number", shape, low, high, text)


def flag(name: str, text: str, *shape: int) -> Field:
    """A field of numbers that are 1 if something is so, else 0."""
    return Field(name, "flag", shape, 0, 1, text)


def category(name: str, names: tuple[str, ...], text: str, *shape: int, low: int = 0) -> Field:
    """A field that says which of these things it is; they count from `low`."""
    return Field(name, "category", shape, low, low + len(names) - 1, text, names)


def or_none(name: str, names: tuple[str, ...], text: str, *shape: int) -> Field:
    """A category that may be none, which is -1."""
    return category(name, ("none", *names), text, *shape, low=-1)


def bits(name: str, names: tuple[str, ...], text: str, *shape: int) -> Field:
    """A field of sets, each written as one number."""
    return Field(name, "bits", shape, 0, 2 ** len(names) - 1, text, names)


def seats_from_you(seats: int) -> tuple[str, ...]:
    """The seats as an observation counts them."""
    return ("you", *(f"next_{distance}" if distance > 1 else "next" for distance in range(1, seats)))


def table(seats: int) -> tuple[Field, ...]:
    """The fields every game begins with."""
    around = seats_from_you(seats)
    return (
        number("seat", "The own seat as actions count it, from 0.", high=seats - 1),
        category(
            "actor",
            ("somebody", "chance", "over", *around),
            "Who decides; somebody: who it is is a secret.",
            low=SOMEBODY,
        ),
        category("turn", around, "Whose turn it is."),
        category("first_player", around, "Who took the first turn."),
    )
