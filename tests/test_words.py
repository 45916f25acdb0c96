"""The words of a language: how a sentence is found and filled, and what stands in when one is missing."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from auberge import words as room
from auberge.core.errors import BadData, BadSetup, EngineBug, MoveRefused
from auberge.core.protocol import CHANCE, Event, Move, Seat, View
from auberge.words import Words, cell_name, choose_language, detect_language, line_name


class Deal(Move, frozen=True):
    cards: tuple[str, ...]


class HandPassed(Event, frozen=True):
    seat: Seat
    to: Seat
    seatless: int
    row: int
    col: int
    open: bool
    colour: str
    cards: tuple[str, ...]
    hidden: str | None = None


class Aim(Move, frozen=True):
    seat: Seat
    axis: str
    index: int
    marks: tuple[str, ...]


class Swapped(Event, frozen=True):
    from_row: int
    from_col: int
    row: int
    col: int
    owners: tuple[Seat, ...]


class Shuffled(Event, frozen=True):
    owner: int
    pile: str


class TableView(View, frozen=True):
    left: int
    blind: bool
    best: str | None


MESSAGES = """
list-join = { $first } + { $next }
list-join-last = { $list } & { $last }
refusal-with-rule = { $sentence } [{ $rule }]
refusal-hungry = { $dice ->
    [one] One die.
   *[other] { $dice } dice.
}
bad-data-odd = { $file } { $entry } { $field } { $value }
demo-move-deal = Deal { $cards }
demo-cards = { $number } of { $item }
demo-cards-none = none
demo-event-hand-passed = { $seat } to { $to } { $seatless } { $cell } { $open ->
    [true] open
   *[false] shut
} { $colour } { $cards }
demo-move-aim = { $seat }, { $axis } { $line }: { $marks } ({ $marks_number })
demo-marks = { $item ->
    [cell] { $place }: { $cell }
    [row] { $place }: row { $line }
    [column] { $place }: column { $line }
    [number] { $place }: { $value } or { $name }
   *[other] { $place }: { $number } { $item }
}
demo-marks-none = nothing
demo-event-swapped = { $from_cell } to { $cell } for { $owners } ({ $owners_number })
demo-owners-none = nobody
demo-event-shuffled = { $pile ->
    [hand] { $owner } shuffles
   *[street] shuffled
}
demo-question-go_on = { $left } left, { $blind }
broken = { $nobody }
only-attribute =
    .hint = Hint
"""


@pytest.fixture(autouse=True)
def catalogues(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Catalogues of our own: English whole, French with one message of two files, the others empty."""
    for language in room.LANGUAGES:
        (tmp_path / "locales" / language).mkdir(parents=True)
    (tmp_path / "locales" / "en" / "demo.ftl").write_text(MESSAGES, encoding="utf-8")
    (tmp_path / "locales" / "fr" / "a.ftl").write_text("broken = Cassé { $absent }\n", encoding="utf-8")
    (tmp_path / "locales" / "fr" / "b.ftl").write_text("demo-cards-none = « rien »\n", encoding="utf-8")
    (tmp_path / "locales" / "fr" / "notes.txt").write_text("demo-move-deal = Non\n", encoding="utf-8")
    monkeypatch.setattr("auberge.words.resources.files", lambda _: tmp_path)
    room._catalogue.cache_clear()
    yield tmp_path
    room._catalogue.cache_clear()


def test_numbers_and_words_fill_a_sentence() -> None:
    words = Words("en", strict=True)
    assert words.say("refusal-hungry", dice=1) == "One die."
    assert words.say("refusal-hungry", dice=1234) == "1,234 dice."
    assert words.say("list-join", first="a", next="b") == "a + b"


def test_a_list_in_a_sentence_has_a_last_form_and_a_row_of_entries_has_none() -> None:
    words = Words("en", strict=True)
    assert [words.together(["Ann", "Ben", "Carl"][:number]) for number in (1, 2, 3)] == [
        "Ann",
        "Ann & Ben",
        "Ann + Ben & Carl",
    ]
    assert words.in_a_row(["Ann"]) == "Ann"
    assert words.in_a_row(["Ann", "Ben", "Carl"]) == "Ann + Ben + Carl"


def test_every_file_of_a_language_is_read_and_nothing_else() -> None:
    words = Words("fr")
    assert words.has("broken")
    assert words.has("demo-cards-none")
    assert not words.has("demo-move-deal")


def test_a_missing_sentence_is_said_in_english() -> None:
    assert Words("fr").say("refusal-hungry", dice=2) == "2 dice."


def test_a_sentence_missing_everywhere_is_its_key() -> None:
    assert Words("fr").say("no-such-key", dice=2) == "no-such-key"
    assert Words("fr").say("only-attribute") == "only-attribute"


def test_a_sentence_that_lacks_a_value_is_said_in_english_or_is_its_key() -> None:
    assert Words("fr").say("broken", nobody="x") == "x"
    assert Words("fr").say("broken") == "broken"


@pytest.mark.parametrize(("key", "problem"), [("no-such-key", "no such message"), ("only-attribute", "no text")])
def test_a_missing_sentence_is_a_bug_when_strict(key: str, problem: str) -> None:
    with pytest.raises(EngineBug) as caught:
        Words("en", strict=True).say(key)
    assert caught.value.key == "bug-words"
    assert caught.value.values == {"message": key, "language": "en", "problem": problem}


def test_a_missing_value_is_a_bug_when_strict() -> None:
    with pytest.raises(EngineBug) as caught:
        Words("fr", strict=True).say("broken", nobody="x")
    assert caught.value.values["language"] == "fr"
    assert "absent" in str(caught.value.values["problem"])


def test_a_refusal_names_its_rule() -> None:
    words = Words("en", strict=True)
    assert words.error(MoveRefused("SM-1", "hungry", dice=3)) == "3 dice. [SM-1]"
    assert words.error(BadData("odd", file="f", entry="e", field="d", value=2)) == "f e d 2"


def test_a_move_is_worded_by_its_kind_with_equal_things_counted() -> None:
    words = Words("en", strict=True)
    assert words.move("demo", Deal(("ace", "king", "ace"))) == "Deal 2 of ace + 1 of king"
    assert words.move("demo", Deal(())) == "Deal none"


def test_an_event_names_players_and_cells() -> None:
    event = HandPassed(Seat(1), Seat(0), 1, 4, 2, True, "red", ("ace",))
    assert Words("en", strict=True).event("demo", event, ("Ann", "Ben")) == "Ben to Ann 1 C5 open red 1 of ace"


def test_several_cells_and_several_players_are_named() -> None:
    words = Words("en", strict=True)
    swapped = Swapped(0, 3, 1, 4, (Seat(1), Seat(0)))
    assert words.event("demo", swapped, ("Ann", "Ben")) == "D1 to E2 for Ben & Ann (2)"
    assert words.event("demo", Swapped(0, 3, 1, 4, ()), ("Ann", "Ben")) == "D1 to E2 for nobody (0)"
    assert words.event("demo", Swapped(0, 3, 1, 4, (Seat(0), Seat(1))), ("Ann", "Ann")) == "D1 to E2 for Ann & Ann (2)"


def test_a_list_tells_cells_lines_numbers_and_words_apart() -> None:
    words = Words("en", strict=True)
    aim = Aim(Seat(1), "column", 2, ("(4,2)", "row 2", "column 6", "1", "up", "up", "(4,2", "row two"))
    said = "1: C5 + 2: row 3 + 3: column G + 4: 1 or {} + 5: 2 up + 6: 1 (4,2 + 7: 1 row two (8)"
    assert words.move("demo", aim, ("Ann", "Ben")) == f"Ben, column C: {said.format('Ann')}"
    assert words.move("demo", aim) == f"2, column C: {said.format('1')}"
    assert words.move("demo", Aim(Seat(0), "row", 0, ()), ("Ann", "Ben")) == "Ann, row 1: nothing (0)"


def test_the_owner_of_a_thing_is_named_unless_it_is_the_table() -> None:
    words = Words("en", strict=True)
    assert words.event("demo", Shuffled(1, "hand"), ("Ann", "Ben")) == "Ben shuffles"
    assert words.event("demo", Shuffled(-1, "street"), ("Ann", "Ben")) == "shuffled"
    with pytest.raises(EngineBug):
        words.event("demo", Shuffled(-1, "hand"), ("Ann", "Ben"))


def test_a_question_is_filled_from_the_view() -> None:
    view = TableView(None, CHANCE, (), None, Seat(0), "go_on", left=3, blind=False, best=None)
    assert Words("en", strict=True).question("demo", view) == "3 left, false"


@pytest.mark.parametrize(("row", "col", "name"), [(0, 0, "A1"), (4, 2, "C5"), (6, 6, "G7"), (0, 6, "G1")])
def test_a_cell_is_a_letter_for_its_column_and_a_number_for_its_row(row: int, col: int, name: str) -> None:
    assert cell_name(row, col) == name


@pytest.mark.parametrize(("axis", "index", "name"), [("row", 0, "1"), ("row", 6, "7"), ("column", 2, "C")])
def test_a_line_is_named_like_its_cells(axis: str, index: int, name: str) -> None:
    assert line_name(axis, index) == name


@pytest.mark.parametrize("text", ["fr", " FR ", "fr-CH", "fr_FR.UTF-8", "fr.UTF-8"])
def test_a_language_is_chosen_by_its_name(text: str) -> None:
    assert choose_language(text) == "fr"
    assert Words(text).language == "fr"


@pytest.mark.parametrize("text", ["", "es", "français", "f", "C"])
def test_an_unknown_language_is_refused(text: str) -> None:
    with pytest.raises(BadSetup) as caught:
        choose_language(text)
    assert caught.value.key == "unknown-language"
    assert caught.value.values == {"language": text, "known": "en, fr, it, de"}


@pytest.mark.parametrize(
    ("environ", "language"),
    [
        ({}, "en"),
        ({"LANG": "it_IT.UTF-8"}, "it"),
        ({"LANG": "it_IT.UTF-8", "LC_MESSAGES": "de_AT"}, "de"),
        ({"LANG": "it_IT.UTF-8", "LC_MESSAGES": "de_AT", "LC_ALL": "fr_FR"}, "fr"),
        ({"LANG": "it_IT.UTF-8", "LC_ALL": ""}, "it"),
        ({"LANG": "it_IT.UTF-8", "LC_ALL": "C"}, "en"),
        ({"LANG": "es_ES.UTF-8"}, "en"),
        ({"LANGUAGE": "fr"}, "en"),
    ],
)
def test_the_environment_asks_for_a_language(environ: dict[str, str], language: str) -> None:
    assert detect_language(environ) == language


@pytest.mark.parametrize(
    ("language", "decimal", "share", "interval"),
    [
        ("en", "3.87", "54.2%", "51.0–57.5%"),
        ("fr", "3,87", "54,2\u202f%", "51,0–57,5\u202f%"),
        ("it", "3,87", "54,2%", "51,0–57,5%"),
        ("de", "3,87", "54,2\u00a0%", "51,0–57,5\u00a0%"),
    ],
)
def test_numbers_are_written_as_in_the_language(language: str, decimal: str, share: str, interval: str) -> None:
    words = Words(language)
    assert words.decimal(3.874, 2) == decimal
    assert words.percent(0.5419) == share
    assert words.percents(0.51, 0.5749) == interval


def test_a_number_has_as_many_decimals_as_wanted_and_a_sign_where_it_is_wanted() -> None:
    english, german = Words("en"), Words("de")
    assert (english.decimal(1500.4, 0), german.percent(0.625, 0)) == ("1500", "62\u00a0%")
    assert (german.decimal(2.04, signed=True), german.decimal(-2.06, signed=True)) == ("+2,0", "−2,1")
    assert (german.decimal(-2.06), english.decimal(-0.01)) == ("−2,1", "0.0")
