"""`auberge rules GAME`: the rule book in the terminal, with its examples as boards, and the player aid."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from auberge import games
from auberge.cli import boards, palette
from auberge.cli.consoles import open_console
from auberge.cli.play.screen import scene_of
from auberge.core.protocol import Seat
from auberge.rulebook import books
from auberge.rulebook.book import (
    Block,
    Book,
    BookItem,
    CardsBlock,
    ExampleBlock,
    ListBlock,
    QuestionBlock,
    StepsBlock,
    TableBlock,
)
from auberge.words import Words

_MOST_WIDE: Final = 88  # letters in a line that are still easy to read


def show_book(game: str, words: Words) -> None:
    """The whole rule book. BadSetup if there is no such game."""
    console = open_console()
    _print(console, _Reader(game, words, console).book())


def show_aid(game: str, words: Words) -> None:
    """The player aid. BadSetup if there is no such game."""
    console = open_console()
    _print(console, _Reader(game, words, console).aid())


def _print(console: Console, parts: Iterator[RenderableType]) -> None:
    for part in parts:
        console.print(part, width=min(console.width, _MOST_WIDE) if isinstance(part, Text) else None)


class _Reader:
    """Says what stands in a book, part by part."""

    def __init__(self, game: str, words: Words, console: Console) -> None:
        self.game: Final = game
        self.words: Final = words
        self.console: Final = console
        self.loaded: Final[Book] = books.load(game)

    def book(self) -> Iterator[RenderableType]:
        yield Text(self.words.say(f"{self.game}-title"), palette.TITLE)
        for chapter in self.loaded.chapters:
            key = f"book-{self.game}-{chapter.id}"
            yield Text()
            yield Text(self.words.say(key).upper(), "bold")
            for block in chapter.blocks:
                yield Text()
                yield from self._block(f"{key}-{block.id}", block)

    def aid(self) -> Iterator[RenderableType]:
        yield Text(self.words.say(f"{self.game}-title"), palette.TITLE)
        for panel in self.loaded.aid:
            key = f"aid-{self.game}-{panel.id}"
            yield Text()
            yield Text(self.words.say(key), "bold")
            if panel.columns:
                yield self._table(key, panel.columns, panel.lines)
            else:
                yield from self._lines(key, panel.lines, numbered=panel.kind == "steps")

    # --- blocks ---------------------------------------------------------------------------------------------------

    def _block(self, key: str, block: Block) -> Iterator[RenderableType]:
        if block.title:
            yield Text(self.words.say(f"{key}-title"), "underline")
        match block:
            case TableBlock():
                yield self._table(key, block.columns, block.lines)
            case CardsBlock():
                yield from (self._card(card) for card in block.cards)
            case ExampleBlock():
                yield picture(self.game, block, self.words, self.console)
                yield Text()
                yield self._said(key)
            case QuestionBlock():
                yield Text(self.words.say(key).replace("**", ""), "bold")
                yield self._said(f"{key}-answer")
            case ListBlock() | StepsBlock():
                yield self._said(key)
                yield from self._lines(key, block.lines, numbered=isinstance(block, StepsBlock))
            case _:
                yield self._said(key)

    def _said(self, key: str) -> Text:
        """What a message says, with what stands between `**` in bold."""
        text = Text()
        for number, part in enumerate(self.words.say(key).split("**")):
            text.append(part, "bold" if number % 2 else "")
        return text

    def _lines(self, key: str, lines: Sequence[BookItem], *, numbered: bool) -> Iterator[RenderableType]:
        table = Table.grid(padding=(0, 1, 0, 0))
        for number, line in enumerate(lines, start=1):
            table.add_row(f"{number}." if numbered else "-", self._said(f"{key}-{line.id}"))
        yield Padding(table, (0, 0, 0, 2))

    def _table(self, key: str, columns: Sequence[str], rows: Sequence[BookItem]) -> Table:
        table = Table(box=None, pad_edge=False, header_style=palette.QUIET)
        for column in columns:
            table.add_column(self._said(f"{key}-{column}"))
        for row in rows:
            table.add_row(*(self._said(f"{key}-{row.id}-{column}") for column in columns))
        return table

    def _card(self, card: str) -> RenderableType:
        name, text = (
            self.words.say(key.replace("{card}", card), card=card, character=card)
            for key in (self.loaded.card_name, self.loaded.card_text)
        )
        return Padding(Text().append(name, "bold").append(f": {text}"), (0, 0, 0, 2))


def picture(game_name: str, example: ExampleBlock, words: Words, console: Console) -> RenderableType:
    """The board of an example, as its seat sees it."""
    game = games.load(game_name)
    match = books.shown(game, example)
    seat = Seat(example.seat - 1)
    scene = replace(scene_of(match, words, console, seat), tight=True)
    return boards.load(game_name).picture(game.view(match.position, seat), scene)
