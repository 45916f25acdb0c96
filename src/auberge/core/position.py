"""The fast face of a game: a mutable position that knows who decides, what is legal and how to go on.

Every game extends `Position`. Moves are small numbers here; names, checks and words live in the game's other modules.
"""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from auberge.core import rng

OVER: Final = -1  # in place of a seat: the game has ended
CHANCE: Final = -2  # in place of a seat: chance is due
SOMEBODY: Final = -3  # in a view: somebody is asked, and who it is is not for this seat to know
APART: Final[tuple[str, ...]] = ("facts", "generator")  # taken within the move; first in `fields`
_attributes: Final[dict[type, list[str]]] = {}


class Result:
    """How a finished game ended: the place of every seat (1 is best, equal places are shared) and its points."""

    def __init__(self, places: tuple[int, ...], scores: tuple[int, ...]) -> None:
        self.places: Final = places
        self.scores: Final = scores


@mypyc_attr(allow_interpreted_subclasses=True)
class Position:
    """Everything on the table, hidden things included, and the generator that chance comes from.

    What every table has is here: a game declares its own attributes and copies them in `clone` (a test changes each
    of them and looks for it in the copy). It also answers the questions that raise NotImplementedError here: plain
    methods, so that the native class needs no metaclass."""

    def __init__(self) -> None:
        self.generator: i64 = 1
        self.pausing: bool = False  # stop whenever chance is due, instead of drawing at once
        self.recording: bool = False  # note facts for the events of the readable face
        self.revealed: bool = False  # the last step showed chance or another seat's secret: undo stops here
        self.facts: list[tuple[int, int, int, int]] = []
        self.seats: i64 = 0
        self.start_seat: i64 = 0
        self.seat: i64 = 0  # whose turn it is
        self.phase: i64 = 0  # the question that is open, or what is due: a number of the game's `phases`
        self.offer: i64 = 0  # the answers to the open question, as bits

    def begin(self) -> None:
        """Starts the game on a table that is laid out: goes on to the first question, or to chance while pausing."""
        raise NotImplementedError

    def actor(self) -> i64:
        """The seat to decide; OVER when the game has ended; CHANCE when chance is due (only while pausing)."""
        raise NotImplementedError

    def legal(self) -> list[int]:
        """The action numbers open to the actor, never none; the caller must not change the list."""
        raise NotImplementedError

    def choices(self) -> i64:
        """How many actions are open to the actor."""
        return len(self.legal())

    def choice(self, index: i64) -> i64:
        """The action at this place of `legal()`: for random play, which needs no list where a game knows how."""
        return self.legal()[index]

    def apply(self, action: i64) -> None:
        """Carries out a legal action and everything that follows of itself. Does not check the action."""
        raise NotImplementedError

    def chance_seat(self) -> i64:
        """The seat for which chance is due."""
        raise NotImplementedError

    def outcomes(self) -> list[list[int]]:
        """Every outcome chance may give now, where they can be listed; none where they are too many (a shuffle)."""
        return []

    def can_happen(self, outcome: list[int]) -> bool:
        """May chance give this outcome now, while CHANCE is the actor?"""
        raise NotImplementedError

    def draw(self) -> list[int]:
        """An outcome drawn by the generator, with its right probability; does not let it happen.

        What its numbers mean is the game's matter: the dice rolled, the order of a pile. An empty outcome is a pause
        at which nothing is drawn but hidden things are about to come up."""
        raise NotImplementedError

    def happen(self, outcome: list[int]) -> None:
        """Lets chance give this outcome, and carries out everything that follows of itself."""
        raise NotImplementedError

    def score_of(self, seat: i64) -> i64:
        """The points of a seat in a finished game."""
        raise NotImplementedError

    def is_ahead(self, seat: i64, other: i64) -> bool:
        """Is this seat better than the other in a finished game? Seats that are not, either way, share their place."""
        raise NotImplementedError

    def place_of(self, seat: i64) -> i64:
        """The place of a seat in a finished game: one more than the number of seats ahead."""
        place: i64 = 1
        for other in range(self.seats):
            if self.is_ahead(other, seat):
                place += 1
        return place

    def result(self) -> Result | None:
        """Places and points once the game is over."""
        if self.actor() != OVER:
            return None
        places: list[int] = []
        scores: list[int] = []
        for seat in range(self.seats):
            places.append(int(self.place_of(seat)))
            scores.append(int(self.score_of(seat)))
        return Result(tuple(places), tuple(scores))

    def clone(self) -> "Position":
        """An independent copy, generator included."""
        raise NotImplementedError

    def copy_base_to(self, twin: "Position") -> None:
        """Gives a clone what every table has."""
        twin.generator = self.generator
        twin.pausing = self.pausing
        twin.recording = self.recording
        twin.revealed = self.revealed
        twin.seats = self.seats
        twin.start_seat = self.start_seat
        twin.seat = self.seat
        twin.phase = self.phase
        twin.offer = self.offer

    def fields(self) -> list[int]:
        """Every number of the position in a fixed order, the generator first, so that two positions can be compared."""
        numbers: list[int] = [self.generator]
        add_numbers(numbers, self)
        return numbers

    def random_below(self, limit: i64) -> i64:
        """A number from 0 to limit - 1 from the position's own generator."""
        self.generator = rng.advance(self.generator)
        return rng.below(self.generator, limit)

    def shuffle(self, items: list[int]) -> None:
        """Brings a list into an order drawn by the generator, every order with equal chance."""
        for last in range(len(items) - 1, 0, -1):
            other = int(self.random_below(last + 1))
            items[last], items[other] = items[other], items[last]

    def note(self, kind: i64, seat: i64, first: i64 = 0, second: i64 = 0) -> None:
        """Remembers a fact for the events, if anybody is listening."""
        if self.recording:
            self.facts.append((int(kind), int(seat), int(first), int(second)))


def add_numbers(numbers: list[int], thing: object) -> None:
    """Adds every number a thing holds: those of a list in their order, those of an object by its attributes' names."""
    if isinstance(thing, int):
        numbers.append(thing)
    elif isinstance(thing, (list, tuple)):
        numbers.append(len(thing))
        if thing and isinstance(thing[0], int):
            numbers.extend(thing)
        else:
            for item in thing:
                add_numbers(numbers, item)
    else:
        for name in attributes_of(thing):
            add_numbers(numbers, getattr(thing, name))


def attributes_of(thing: object) -> list[str]:
    """The attributes that hold numbers or lists, by name; any other is a shortcut to what stands in a list, or shared.

    Plain and compiled classes both tell them as what they would pickle."""
    kind = type(thing)
    if kind not in _attributes:
        state = thing.__getstate__()
        assert isinstance(state, dict)
        names = [name for name in sorted(state) if isinstance(state[name], (int, list, tuple))]
        _attributes[kind] = [name for name in names if name not in APART]
    return _attributes[kind]
