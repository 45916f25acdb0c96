"""Rule books, over HTTP: what stands in one, and an example that a reader plays on from. The server keeps nothing."""

from typing import Annotated, Literal

import msgspec

from auberge.rulebook.book import AidPanel, CardsBlock, ListBlock, QuestionBlock, StepsBlock, TableBlock, TextBlock
from auberge.rulebook.practice import MOST_MOVES
from auberge.wire.lessons import LessonFrame, WishedMove
from auberge.wire.parts import Ending, Part, Problem, RawExplanation, RawView

PracticeAction = Literal["open", "move", "why"]


class ExampleInfo(Part, frozen=True, tag_field="kind", tag="example"):
    """A position to look at, as this seat sees it."""

    id: str
    title: bool
    rules: tuple[str, ...]
    seat: int  # from 0
    seats: int
    points: tuple[str, ...]  # what is ringed: a thing, and which one
    show: tuple[str, ...]  # the parts of the table that are drawn
    can_try: bool  # there is something to decide
    view: RawView


BookBlock = TextBlock | ListBlock | StepsBlock | TableBlock | CardsBlock | QuestionBlock | ExampleInfo


class ChapterInfo(Part, frozen=True):
    """A chapter; its title is `book-<game>-<chapter>`, the words of a block `book-<game>-<chapter>-<block>`."""

    id: str
    blocks: tuple[BookBlock, ...]
    rules: tuple[str, ...]  # the numbered rules at its end


class BookInfo(Part, frozen=True):
    """The rule book of a game and its player aid."""

    game: str
    card_name: str  # the message with a card's name; `{card}` in it stands for the card
    card_text: str
    chapters: tuple[ChapterInfo, ...]
    aid: tuple[AidPanel, ...]


class PracticeWish(Part, frozen=True):
    """What a reader does at the table of an example, and what was done before."""

    action: PracticeAction
    moves: Annotated[tuple[str, ...], msgspec.Meta(max_length=MOST_MOVES)] = ()
    move: WishedMove = None


class PracticeNow(Part, frozen=True):
    """What came of it; the view is that of the seat that decides."""

    moves: tuple[str, ...]
    seats: int
    frames: tuple[LessonFrame, ...]  # what happened
    view: RawView
    explanation: RawExplanation
    problem: Problem | None = None  # why a move is refused
    ending: Ending | None = None


class PracticeTold(Part, frozen=True):
    """What a worker answers: how it stands, or why the wish makes no sense."""

    now: PracticeNow | None = None
    problem: Problem | None = None
