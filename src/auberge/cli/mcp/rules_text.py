"""The rules of a game for a model, short: the player aid and the rule book without pictures, as Markdown."""

from auberge.rulebook.markdown import MarkdownBook
from auberge.words import Words


def short_rules(game: str, words: Words) -> str:
    """All a player needs, in one text. BadSetup if there is no such game."""
    book = MarkdownBook(game, words)
    return "\n\n".join([book.title(), *book.aid(), *book.chapters()])
