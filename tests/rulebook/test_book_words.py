"""The words of rule books and player aids: all there, none left over, an aid short enough for one page."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from auberge.core.datafile import shipped_text
from auberge.rulebook.book import Block, Book, BookItem, CardsBlock, ListBlock, QuestionBlock, StepsBlock, TableBlock
from auberge.words import LANGUAGES, Words
from tests import catalogue
from tests.rulebook.shelf import BOOKS

ICONS = Path(__file__).parents[2] / "web" / "src" / "lib" / "pieces" / "icons.ts"
MOST_WORDS_OF_AN_AID = {"en": 260, "fr": 320, "it": 320, "de": 320}


def _keys(game: str, book: Book) -> Iterator[str]:
    for chapter in book.chapters:
        yield f"book-{game}-{chapter.id}"
        for block in chapter.blocks:
            yield from _keys_of(f"book-{game}-{chapter.id}-{block.id}", block)
    yield from _aid_keys(game, book)


def _keys_of(key: str, block: Block) -> Iterator[str]:
    if block.title:
        yield f"{key}-title"
    if isinstance(block, TableBlock):
        yield from _table_keys(key, block.columns, block.lines)
    elif not isinstance(block, CardsBlock):
        yield key
    if isinstance(block, ListBlock | StepsBlock):
        yield from (f"{key}-{line.id}" for line in block.lines)
    if isinstance(block, QuestionBlock):
        yield f"{key}-answer"


def _table_keys(key: str, columns: tuple[str, ...], rows: tuple[BookItem, ...]) -> Iterator[str]:
    yield from (f"{key}-{column}" for column in columns)
    yield from (f"{key}-{row.id}-{column}" for row in rows for column in columns)


def _aid_keys(game: str, book: Book) -> Iterator[str]:
    for panel in book.aid:
        key = f"aid-{game}-{panel.id}"
        yield key
        if panel.columns:
            yield from _table_keys(key, panel.columns, panel.lines)
        else:
            yield from (f"{key}-{line.id}" for line in panel.lines)


@pytest.mark.parametrize("game", BOOKS)
def test_the_catalogues_hold_the_words_of_a_book_and_no_others(game: str) -> None:
    keys = list(_keys(game, BOOKS[game]))
    assert len(set(keys)) == len(keys)
    for language in LANGUAGES:
        assert sorted(catalogue.keys(language, f"book_{game}.ftl")) == sorted(keys), language


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", BOOKS)
def test_a_player_aid_has_few_words(game: str, language: str) -> None:
    words = Words(language, strict=True)
    said = [words.say(key) for key in _aid_keys(game, BOOKS[game])]
    assert sum(len(text.split()) for text in said) <= MOST_WORDS_OF_AN_AID[language]


@pytest.mark.parametrize("game", BOOKS)
def test_what_is_to_be_read_first_stands_between_two_signs(game: str) -> None:
    for language in LANGUAGES:
        words = Words(language, strict=True)
        assert not [key for key in _keys(game, BOOKS[game]) if words.say(key).count("**") % 2], language


@pytest.mark.parametrize("game", BOOKS)
def test_the_cards_of_a_book_are_cards_of_the_game_and_have_words(game: str) -> None:
    book = BOOKS[game]
    blocks = [block for chapter in book.chapters for block in chapter.blocks if isinstance(block, CardsBlock)]
    for card in (card for block in blocks for card in block.cards):
        assert f'id = "{card}"' in shipped_text(game)
        for key in (book.card_name, book.card_text):
            for language in LANGUAGES:
                assert Words(language, strict=True).say(key.replace("{card}", card), card=card, character=card)


@pytest.mark.parametrize("game", BOOKS)
def test_the_icons_of_a_book_are_drawn(game: str) -> None:
    drawn = set(re.findall(r"^  '?([a-z-]+)'?:", ICONS.read_text(encoding="utf-8"), re.MULTILINE))
    assert drawn
    book = BOOKS[game]
    blocks = (block for chapter in book.chapters for block in chapter.blocks)
    lists = [*book.aid, *(block for block in blocks if isinstance(block, ListBlock | StepsBlock | TableBlock))]
    assert not {line.icon for listed in lists for line in listed.lines if line.icon} - drawn
