"""The books there are."""

from auberge import games
from auberge.rulebook import books
from auberge.rulebook.book import Book

BOOKS: dict[str, Book] = {game: books.load(game) for game in games.NAMES if books.has_book(game)}
