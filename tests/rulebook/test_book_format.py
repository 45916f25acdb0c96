"""The format of rule books: a file that is wrong is refused by name of entry and field."""

import pytest

from auberge.core.errors import BadData, BadSetup
from auberge.rulebook import book, books, numbered

TOP = 'card_name = "a"\ncard_text = "b"\n'
CHAPTER = '[[chapters]]\nid = "dice"\nrules = ["SM-DICE-*"]\n[[chapters.blocks]]\n'
EXAMPLE = CHAPTER + 'kind = "example"\nid = "rolls"\nfrom = "SM-EX-01"\n'


@pytest.mark.parametrize(
    ("text", "entry", "field"),
    [
        (TOP, "-", "chapters"),
        (TOP + CHAPTER + 'kind = "song"\nid = "rolls"\n', "chapters[0].blocks[0]", "kind"),
        (TOP + CHAPTER + 'kind = "text"\nid = "rolls"\nitems = ["a"]\n', "chapters[0].blocks[0]", "items"),
        (TOP + CHAPTER + 'kind = "text"\nid = "Two words"\n', "chapters[0].blocks[0]", "id"),
        (TOP + CHAPTER + 'kind = "list"\nid = "rolls"\nitems = []\n', "chapters[0].blocks[0]", "items"),
        (TOP + EXAMPLE + 'points = ["moon 1"]\n', "dice-rolls", "points"),
        (TOP + EXAMPLE + "seat = 3\n", "dice-rolls", "seat"),
        (TOP + CHAPTER + 'kind = "question"\nid = "why"\nshown = "dice-rolls"\n', "dice-why", "shown"),
        (TOP + EXAMPLE + '[[aid]]\nid = "turn"\nkind = "table"\nitems = ["a"]\n', "aid-turn", "columns"),
    ],
)
def test_a_file_that_is_wrong_is_named_with_entry_and_field(text: str, entry: str, field: str) -> None:
    with pytest.raises(BadData) as problem:
        book.read("test.toml", text)
    assert (problem.value.values["entry"], problem.value.values["field"]) == (entry, field)


def test_a_rule_named_whole_belongs_to_the_chapter_that_names_it_whatever_pattern_fits() -> None:
    coins = CHAPTER.replace("SM-DICE-*", "SM-DICE-02").replace("dice", "coins") + 'kind = "text"\nid = "a"\n'
    found = book.read("test.toml", f'{TOP}not_told = ["SM-COIN-*"]\n{EXAMPLE}\n{coins}')
    assert numbered.chapters_naming("SM-DICE-01", found) == ["dice"]
    assert numbered.chapters_naming("SM-DICE-02", found) == ["coins"]
    assert numbered.chapters_naming("SM-COIN-01", found) == [numbered.NOT_TOLD]
    assert numbered.chapters_naming("SM-WALL-01", found) == []
    chapters = numbered.rules_of_chapters("saint_malo", found)
    assert chapters["coins"] == ["SM-DICE-02"]
    assert chapters["dice"][:2] == ["SM-DICE-01", "SM-DICE-03"]


def test_a_game_that_is_not_there_has_no_book() -> None:
    with pytest.raises(BadSetup, match="unknown-game"):
        books.load("chess")
