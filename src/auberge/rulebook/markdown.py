"""A rule book and its player aid as Markdown: pages of the handbook, and what a model that plays is told."""

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from auberge.rulebook import books
from auberge.rulebook.book import Block, BookItem, CardsBlock, ExampleBlock, QuestionBlock, StepsBlock, TableBlock
from auberge.words import Words

Picture = Callable[[ExampleBlock], str]


class MarkdownBook:
    """The book of a game in one language. BadSetup if there is no such game.

    An example is its picture and what is said of it; without a painter examples are left out.
    """

    def __init__(self, game: str, words: Words, picture: Picture | None = None) -> None:
        self._game: Final = game
        self._words: Final = words
        self._picture: Final = picture
        self._book: Final = books.load(game)

    def title(self) -> str:
        return f"# {self._words.say(f'{self._game}-title')}"

    def aid(self) -> Iterator[str]:
        """The panels of the player aid, each with its heading."""
        for panel in self._book.aid:
            key = f"aid-{self._game}-{panel.id}"
            yield f"## {self._words.say(key)}"
            if panel.columns:
                yield self._table(key, panel.columns, panel.lines)
            else:
                yield self._list(key, panel.lines, numbered=panel.kind == "steps")

    def chapters(self) -> Iterator[str]:
        """The chapters of the book, paragraph by paragraph."""
        for chapter in self._book.chapters:
            key = f"book-{self._game}-{chapter.id}"
            yield f"## {self._words.say(key)}"
            for block in chapter.blocks:
                yield from self._block(f"{key}-{block.id}", block)

    def _block(self, key: str, block: Block) -> Iterator[str]:
        if isinstance(block, ExampleBlock) and self._picture is None:
            return
        if block.title:
            yield f"### {self._words.say(f'{key}-title')}"
        match block:
            case TableBlock():
                yield self._table(key, block.columns, block.lines)
            case CardsBlock():
                yield "\n".join(map(self._card, block.cards))
            case ExampleBlock():
                if self._picture is not None:
                    yield self._picture(block)
                yield self._words.say(key)
            case QuestionBlock():
                question = self._words.say(key).replace("**", "")
                yield f"**{question}** {self._words.say(f'{key}-answer')}"
            case _:
                yield self._words.say(key)
                if lines := getattr(block, "lines", ()):
                    yield self._list(key, lines, numbered=isinstance(block, StepsBlock))

    def _card(self, card: str) -> str:
        name, text = (
            self._words.say(message.replace("{card}", card), card=card, character=card)
            for message in (self._book.card_name, self._book.card_text)
        )
        return f"- **{name}**: {text}"

    def _list(self, key: str, lines: Sequence[BookItem], *, numbered: bool) -> str:
        said = (self._words.say(f"{key}-{line.id}") for line in lines)
        return "\n".join(f"{number}. {text}" if numbered else f"- {text}" for number, text in enumerate(said, start=1))

    def _table(self, key: str, columns: Sequence[str], rows: Sequence[BookItem]) -> str:
        head = [self._words.say(f"{key}-{column}") for column in columns]
        cells = [[self._words.say(f"{key}-{row.id}-{column}") for column in columns] for row in rows]
        lines = ["|".join(line) for line in (head, ["---"] * len(columns), *cells)]
        return "\n".join(f"|{line}|" for line in lines)
