"""The handbook: every page has its place in the menu, and the rule books are whole in every language."""

from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree

import pytest

from auberge import games
from auberge.rulebook import books
from auberge.words import LANGUAGES
from tests.docs.papers import script


def pages_in(menu: object) -> Iterator[str]:
    match menu:
        case str():
            yield menu
        case dict():
            yield from (page for entry in menu.values() for page in pages_in(entry))
        case list():
            yield from (page for entry in menu for page in pages_in(entry))


def test_every_page_stands_in_the_menu_once(tmp_path: Path) -> None:
    pages = script("handbook.pages")
    written = pages.copy_pages(tmp_path)
    assert "index.md" in written
    assert "contributing.md" in written
    assert sorted(pages_in(pages.menu(written))) == sorted(written)
    assert {page.relative_to(tmp_path).as_posix() for page in tmp_path.rglob("*.md")} == set(written)


def test_a_link_out_of_the_handbook_is_refused(tmp_path: Path) -> None:
    pages = script("handbook.pages")
    with pytest.raises(pages.Astray, match=r"docs/README\.md: \.\./setup\.py"):
        pages._turned_link("../setup.py", pages.DOCS / "README.md", pages.places())


def test_lists_get_air_and_headings_the_names_of_github() -> None:
    text = script("handbook.text").for_python_markdown("# A: b\nThis:\n- one\n- two\n\n```\n# no\nx\n- y\n```\n# A b\n")
    assert text == "# A: b { #a-b }\nThis:\n\n- one\n- two\n\n```\n# no\nx\n- y\n```\n# A b { #a-b-1 }\n"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games.NAMES)
def test_the_rule_books_tell_every_chapter_and_example(game: str, language: str) -> None:
    loaded = books.load(game)
    text = script("handbook.rule_books").book(game, language, lambda *_: "PICTURE")
    assert text.startswith(f'<div lang="{language}" markdown="1">\n\n# ')
    assert text.count("\n## ") == len(loaded.chapters) + 1  # and the rules at a glance
    assert text.count("PICTURE") == len(loaded.examples)
    assert "{ $" not in text


def test_an_example_is_drawn() -> None:
    books_of_site = script("handbook.rule_books")
    game = games.NAMES[0]
    example = next(iter(books.load(game).examples.values()))
    drawn = books_of_site.drawn(game, books_of_site.Words("en"), example)
    assert ElementTree.fromstring(drawn).tag.endswith("svg")
    assert "</text>" in drawn
    assert "http" not in drawn.replace("http://www.w3.org/2000/svg", "")


def test_the_badges_are_true() -> None:
    """`python scripts/write_badges.py` writes them; that every rule is tested, tests/test_canon_coverage.py proves."""
    writer = script("write_badges")
    assert {file.name: file.read_text("utf-8") for file in writer.OUT.glob("*.svg")} == writer.badges()
