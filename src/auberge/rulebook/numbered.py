"""Where in a rule book each numbered rule stands."""

from collections.abc import Iterable, Mapping
from fnmatch import fnmatchcase
from functools import cache
from typing import Final

from auberge import canon
from auberge.rulebook.book import Book
from auberge.words import FALLBACK, Words

NOT_TOLD: Final = ""


@cache
def rules_for_readers(game: str) -> tuple[str, ...]:
    """The rules that are told to players in their languages, in the order of the canon."""
    words = Words(FALLBACK)
    return tuple(rule for rule in canon.canon(game) if words.has(f"rule-{rule}"))


def chapters_naming(rule: str, book: Book) -> list[str]:
    """The chapters that claim a rule, or NOT_TOLD: those that name it whole, else those with a pattern that fits."""
    claims: Mapping[str, Iterable[str]] = {
        **{chapter.id: chapter.rules for chapter in book.chapters},
        NOT_TOLD: book.not_told,
    }
    whole = [chapter for chapter, rules in claims.items() if rule in rules]
    fitting = [chapter for chapter, rules in claims.items() if any(fnmatchcase(rule, pattern) for pattern in rules)]
    return whole or fitting


def rules_of_chapters(game: str, book: Book) -> dict[str, list[str]]:
    """The numbered rules at the end of every chapter."""
    found: dict[str, list[str]] = {chapter.id: [] for chapter in book.chapters}
    for rule in rules_for_readers(game):
        for chapter in chapters_naming(rule, book)[:1]:
            if chapter != NOT_TOLD:
                found[chapter].append(rule)
    return found
