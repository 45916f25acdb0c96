"""The format of a rule book, `rulebook/<game>.toml`: chapters of blocks, and the panels of the player aid.

The words are messages named by ids: the title of a chapter `book-<game>-<chapter>`, a block of it one id more, what
stands in the block one id more again. In them `**` stands around what is to be read first.
"""

from collections.abc import Iterator
from typing import Annotated, Literal, get_args

import msgspec

from auberge.core.errors import BadData
from auberge.core.protocol import OptionValue
from auberge.lessons.lesson import Thing
from auberge.testing.tables import read_as

Id = Annotated[str, msgspec.Meta(pattern="^[a-z0-9]+([_-][a-z0-9]+)*$")]
Part = Literal["board", "hand", "stores", "others"]


class BookItem(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A line of a list."""

    id: Id
    icon: str | None = None
    rules: tuple[str, ...] = ()


Items = Annotated[tuple[Id | BookItem, ...], msgspec.Meta(min_length=1)]


def _whole(items: tuple[Id | BookItem, ...]) -> tuple[BookItem, ...]:
    """The items, those that are only named as well."""
    return tuple(BookItem(item) if isinstance(item, str) else item for item in items)


class _Block(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, tag_field="kind"):
    """A part of a chapter: the rules it tells of, and whether it has a small heading (`-title`)."""

    id: Id
    title: bool = False
    rules: tuple[str, ...] = ()


class _Listed(_Block, frozen=True):
    items: Items

    @property
    def lines(self) -> tuple[BookItem, ...]:
        return _whole(self.items)


class TextBlock(_Block, frozen=True, tag="text"):
    """A few sentences."""


class ListBlock(_Listed, frozen=True, tag="list"):
    """A sentence and a list."""


class StepsBlock(_Listed, frozen=True, tag="steps"):
    """A sentence and what is done after it in this order."""


class TableBlock(_Block, frozen=True, tag="table"):
    """A table without words of its own: its columns have headings (`-column`), its rows cells (`-row-column`)."""

    columns: Annotated[tuple[Id, ...], msgspec.Meta(min_length=2)]
    rows: Items

    @property
    def lines(self) -> tuple[BookItem, ...]:
        return _whole(self.rows)


class CardsBlock(_Block, frozen=True, tag="cards"):
    """Cards of the game with the words (`Book.card_name`, `Book.card_text`) and pictures they have at the table."""

    cards: Annotated[tuple[str, ...], msgspec.Meta(min_length=1)]


class ExampleBlock(_Block, frozen=True, tag="example", rename={"source": "from"}):
    """A position to look at. The picture shows it after `before` and `play`; who tries it makes the moves of `play`."""

    source: str  # the scenario, or the step of a lesson (SM-L3-1), that it comes from
    players: int = 2
    start: int = 1  # the start seat
    options: dict[str, OptionValue] = {}
    given: dict[str, object] = {}  # the position (see `Game.arrange`)
    before: tuple[str, ...] = ()  # entries of a record (`1 use wall 2`)
    play: tuple[str, ...] = ()
    seat: Annotated[int, msgspec.Meta(ge=1)] = 1  # whose eyes
    points: tuple[str, ...] = ()  # what is ringed, by its address as in lessons (`cell (2,2)`, `pawn 2`)
    show: tuple[Part, ...] = ()  # what is drawn; what the rings lie on, or the board, where nothing is named
    then: dict[str, object] = {}  # parts of what the seat sees (see `testing.expectations`)


class QuestionBlock(_Block, frozen=True, tag="question"):
    """Something readers ask, with its answer (`-answer`)."""

    shown: Id | None = None  # the example that shows it, by chapter and id (`dice-rolls`)


Block = TextBlock | ListBlock | StepsBlock | TableBlock | CardsBlock | ExampleBlock | QuestionBlock


class Chapter(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A chapter, with the numbered rules that stand at its end: ids, or patterns of them (`SM-DICE-*`)."""

    id: Id
    blocks: Annotated[tuple[Block, ...], msgspec.Meta(min_length=1)]
    rules: tuple[str, ...] = ()


class AidPanel(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A panel of the player aid, named `aid-<game>-<panel>`, with lines, or rows and columns."""

    id: Id
    kind: Literal["list", "steps", "table"]
    items: Items
    columns: tuple[Id, ...] = ()
    wide: bool = False  # as wide as the page

    @property
    def lines(self) -> tuple[BookItem, ...]:
        return _whole(self.items)


class Book(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The rule book of a game and its player aid."""

    card_name: str  # the message with a card's name; `{card}` in it stands for the card
    card_text: str  # and what the card does
    chapters: Annotated[tuple[Chapter, ...], msgspec.Meta(min_length=1)]
    aid: tuple[AidPanel, ...] = ()
    not_told: tuple[str, ...] = ()  # rules that no reader needs: ids and patterns

    @property
    def examples(self) -> dict[str, ExampleBlock]:
        """All examples by chapter and id: `dice-rolls`."""
        return {
            f"{chapter.id}-{block.id}": block
            for chapter in self.chapters
            for block in chapter.blocks
            if isinstance(block, ExampleBlock)
        }


def read(file: str, text: str) -> Book:
    """The book in a file. BadData names file, entry and field of what is wrong."""
    book = read_as(Book, file, text)
    for entry, field in _blunders(book):
        raise BadData("book", file=file, entry=entry, field=field)
    return book


def _blunders(book: Book) -> Iterator[tuple[str, str]]:
    """What fits the format and still makes no sense, as entry and field."""
    examples = book.examples
    for name, example in examples.items():
        if any(thing.partition(" ")[0] not in get_args(Thing) for thing in example.points):
            yield name, "points"
        if example.seat > example.players:
            yield name, "seat"
    for chapter in book.chapters:
        for block in chapter.blocks:
            if isinstance(block, QuestionBlock) and block.shown is not None and block.shown not in examples:
                yield f"{chapter.id}-{block.id}", "shown"
    for panel in book.aid:
        if (panel.kind == "table") != bool(panel.columns):
            yield f"aid-{panel.id}", "columns"
