"""The numbered rules in the rule books: each in one place, and whatever a book refers to is there."""

from collections.abc import Iterator
from fnmatch import filter as matching

import pytest

from auberge import canon
from auberge.rulebook import numbered
from auberge.rulebook.book import Book, ListBlock, StepsBlock, TableBlock
from tests.rulebook.shelf import BOOKS


@pytest.mark.parametrize("game", BOOKS)
def test_every_rule_for_players_stands_in_one_chapter_or_is_not_told(game: str) -> None:
    places = {rule: numbered.chapters_naming(rule, BOOKS[game]) for rule in numbered.rules_for_readers(game)}
    assert not {rule: found for rule, found in places.items() if len(found) != 1}


@pytest.mark.parametrize("game", BOOKS)
def test_every_id_and_pattern_of_a_book_fits_an_entry_of_the_canon(game: str) -> None:
    book = BOOKS[game]
    patterns = {*book.not_told, *(rule for chapter in book.chapters for rule in chapter.rules)}
    assert not [pattern for pattern in patterns if not matching(canon.canon(game), pattern)]


@pytest.mark.parametrize("game", BOOKS)
def test_every_rule_that_is_referred_to_unfolds_somewhere(game: str) -> None:
    told = {rule for rules in numbered.rules_of_chapters(game, BOOKS[game]).values() for rule in rules}
    assert not set(_references(BOOKS[game])) - told


def _references(book: Book) -> Iterator[str]:
    for chapter in book.chapters:
        for block in chapter.blocks:
            yield from block.rules
            if isinstance(block, ListBlock | StepsBlock | TableBlock):
                for line in block.lines:
                    yield from line.rules
    for panel in book.aid:
        for line in panel.lines:
            yield from line.rules
