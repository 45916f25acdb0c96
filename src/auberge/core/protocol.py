"""The seam between a game and everything else: the page to read first.

A game has two faces. `Position` (core.position) is the fast one: action numbers, no checks, compiled. `Game` is
the readable one: named moves, events, views; it checks all that enters. Server, terminal, bots and research meet
a game only through this module and `games.load`.
"""

from collections.abc import Mapping, Sequence
from typing import ClassVar, NewType, Protocol

import msgspec

from auberge.core.chance import Lot, Source
from auberge.core.datafile import Provenance
from auberge.core.position import CHANCE, OVER, SOMEBODY, Position, Result

__all__ = [
    "CHANCE",
    "OVER",
    "SOMEBODY",
    "DataReport",
    "Event",
    "Explanation",
    "Game",
    "Lot",
    "Meta",
    "Move",
    "Option",
    "OptionValue",
    "Position",
    "Refusal",
    "Result",
    "ScoreLine",
    "Seat",
    "Setup",
    "View",
]

Seat = NewType("Seat", int)  # a place at the table, counted from 0
OptionValue = bool | int | str


def _tag(name: str) -> str:
    """`SideCompleted` is tagged `side_completed`."""
    return "".join("_" + letter.lower() if letter.isupper() else letter for letter in name).lstrip("_")


class Move(msgspec.Struct, frozen=True, gc=False, tag_field="kind", tag=_tag):
    """An order a seat gives: one small decision, named and typed. Each game lists its own."""


class Event(msgspec.Struct, frozen=True, gc=False, tag_field="kind", tag=_tag):
    """A fact that happened, in the order of the table. Each game lists its own."""


class View(msgspec.Struct, frozen=True, gc=False, tag_field="game", tag=_tag):
    """What one seat may see; `you` is None for a spectator. Built from what may be shown, never by deleting.

    What did not change from one view to the next, or is the same for several seats, may be the same object."""

    parts: ClassVar[tuple[str, ...]] = ()  # fields that are long, and mostly the same for all and from move to move
    parts_apiece: ClassVar[tuple[str, ...]] = ()  # fields whose pieces are
    own: ClassVar[tuple[str, ...]] = ("you", "moves")  # fields in which a seat may see something else than all others
    you: Seat | None
    actor: int  # the seat to decide, OVER, CHANCE or SOMEBODY
    moves: tuple[Move, ...]  # what `you` may do now; empty unless `you` is the actor
    data: str | None  # house data, if the table is played with any
    turn: Seat
    question: str  # the name of the game's phase, as far as `you` may know it


class Explanation(msgspec.Struct, frozen=True):
    """What the rules say about a view: the rules behind the open question, the most important first, and whatever a
    game adds, such as prices and what each move brings. It is worked out from the view, so it tells nothing more."""

    rules: tuple[str, ...]


class Option(msgspec.Struct, frozen=True):
    """A rule option of the canon that a table may set before the game."""

    name: str
    default: OptionValue
    choices: tuple[OptionValue, ...]
    rule: str
    most_seats: Mapping[str, int] = {}  # values (as text) that only small tables may choose
    since: int = 1  # the first version of the rules whose records always name it; see core.setup.named_options


class Meta(msgspec.Struct, frozen=True):
    """What is known about a game before it starts."""

    name: str
    min_seats: int
    max_seats: int
    options: tuple[Option, ...]
    rules_version: int
    canon: str  # prefix of the rule ids
    presets: Mapping[str, Mapping[str, OptionValue]] = {}  # named sets of option values
    hidden: bool = False  # seats see different things
    throws: bool = False  # chance is dice in the hand of the seat whose turn it is
    asks: tuple[str, ...] = ()  # how a seat may want to be asked in secret, from always to never
    passes: str | None = None  # the kind of the move by which a seat lets a secret question pass
    gives_up: str | None = None  # the kind of the platform's move by which a seat gives up, at any time


class Setup(msgspec.Struct, frozen=True):
    """Everything that, with the moves, fixes a game."""

    seats: int
    start_seat: Seat
    options: Mapping[str, OptionValue]
    seed: int
    data: str | None = None  # house data (TOML text) in place of the printed values


class DataReport(msgspec.Struct, frozen=True):
    """What a data file knows and how well: every fact with its source, and warnings as keys of sentences."""

    facts: tuple[Provenance, ...]
    warnings: tuple[str, ...]


class ScoreLine(msgspec.Struct, frozen=True):
    """One source of points on the score sheet, with the points of every seat."""

    source: str
    points: tuple[int, ...]


class Refusal(msgspec.Struct, frozen=True):
    """Why a move is refused: the canon's rule, the key of the sentence, the values in it."""

    rule: str
    reason: str
    values: Mapping[str, str | int] = {}


class Game(Protocol):
    """One game, whole. Every registered game is one of these."""

    @property
    def meta(self) -> Meta: ...

    @property
    def space(self) -> int:
        """How many action numbers there are; fixed for the game."""

    @property
    def move_types(self) -> tuple[type[Move], ...]: ...

    @property
    def event_types(self) -> tuple[type[Event], ...]: ...

    @property
    def view_type(self) -> type[View]:
        """Its view; as JSON it is whole: `moves` are read as moves of this game."""

    @property
    def explanation_type(self) -> type[Explanation]: ...

    def start(self, setup: Setup, pausing: bool = False) -> Position:
        """A new position. BadSetup or BadData if the setup is no good."""

    def moves(self, position: Position) -> Sequence[Move]:
        """The legal moves of the actor, named, in the order of `position.legal()`."""

    def move(self, action: int) -> Move:
        """The name of an action number."""

    def action(self, move: Move) -> int:
        """The number of a move; BadMove if it names nothing of this game."""

    def play(self, position: Position, seat: Seat, move: Move) -> Sequence[Event]:
        """Checks a move and carries it out. MoveRefused, naming the rule, changes nothing.

        Besides the decisions listed by `moves` a game may know platform moves (a seat that is absent)."""

    def why_not(self, position: Position, seat: Seat, move: Move) -> Refusal | None:
        """The rule that forbids a move now, or None if it is legal."""

    def chance(self, position: Position, outcome: list[int] | None = None) -> Sequence[Event]:
        """Lets chance happen where it is due (a pausing position): the outcome given, or one drawn."""

    def view(self, position: Position, seat: Seat | None) -> View:
        """What this seat, or a spectator, may see."""

    def seat_view(self, position: Position, seat: Seat, outside: View) -> View:
        """The same as `view`, for whoever has a spectator's view of this position already: what all may see is taken
        from there."""

    def witness(self, event: Event, seat: Seat | None) -> Event | None:
        """The event as this seat may see it; None if it may not know of it at all. Every seat sees what a spectator
        sees."""

    def silent_move(self, view: View, asks: str) -> Move | None:
        """The move the table makes by itself for a seat that wants to be asked like this (one of `meta.asks`) where it
        is a secret who is asked; None if the seat is to be asked. No one sees it made, and it stands."""

    def turn_number(self, view: View) -> int:
        """Which turn it is, counted by the game: what a seat wishes for this turn ends with it."""

    def imagine(self, view: View, seed: int) -> Position:
        """A position that fits the view, with fresh chance and fresh hidden things: what a bot may search on."""

    def explain(self, view: View) -> Explanation:
        """What the rules say about a view, asked of a position imagined from it."""

    def score_sheet(self, position: Position) -> Sequence[ScoreLine]:
        """Points by source, as if the game ended now; empty for a game without points."""

    def write(self, move: Move) -> str:
        """The move as a short text, for people, logs and scenarios."""

    def read(self, text: str) -> Move:
        """The move a short text stands for; BadMove if none."""

    def entry(self, position: Position, move: Move) -> str:
        """The entry this move makes in the record, before it is played; none (\"\") for the first parts of a decision
        that is asked in steps: the last part writes the whole, and `read` and `play` take the whole at once."""

    def write_outcome(self, position: Position, outcome: list[int]) -> str:
        """An outcome of the chance that is due, as it stands in records; nothing (\"\") for an empty outcome."""

    def read_outcome(self, position: Position, text: str) -> list[int] | None:
        """The outcome a text stands for; None if the text is no chance entry."""

    def lot(self, position: Position) -> Lot | None:
        """What the chance that is due picks from; None where nothing is drawn. What is picked, after the lot's word and
        with spaces between, is a text for `read_outcome`."""

    def sources(self) -> Mapping[str, Source]:
        """The components that lots are made of where no house data is played, by the lot's word: pages check draws
        by them that cannot play the game again."""

    def arrange(self, setup: Setup, given: Mapping[str, object]) -> Position:
        """A position put together by hand, for worked examples: see the game's scenarios."""

    def check_data(self, text: str | None) -> DataReport:
        """Checks the shipped data file, or the text of a house data file. BadData names file, entry and field."""

    def check(self, position: Position) -> Sequence[str]:
        """The invariants of the canon that this position breaks; none, unless we have a bug."""
