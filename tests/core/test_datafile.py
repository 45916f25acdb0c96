"""Reading data files: every wrong value is refused with file, entry and field, and every fact says where it is from."""

import tomllib
from collections.abc import Callable

import pytest

from auberge.core.datafile import (
    LONGEST_VALUE,
    MOST_BYTES,
    MOST_DOTS,
    MOST_LINES,
    MOST_NESTED,
    Entry,
    Provenance,
    provenance,
    read,
    shipped_text,
    whole,
)
from auberge.core.errors import BadData

TEXT = """
heading = "free"

[city]
rows = 7
name = "wall"
blank = " "
crates = [1, 2]
mixed = [1, "a"]
flag = true

[[piece]]
id = "a"
cost = 1

[[piece]]
id = "b"
cost = 2
"""
Read = Callable[[Entry], object]


def problem_of(attempt: Callable[[], object]) -> tuple[str, str, str, str]:
    """Key, file, entry and field of the BadData that an attempt raises."""
    with pytest.raises(BadData) as problem:
        attempt()
    values = problem.value.values
    return problem.value.key, str(values["file"]), str(values["entry"]), str(values["field"])


def test_good_values_are_read() -> None:
    city = read("file", TEXT).entry("city")
    assert city.integer("rows", 7, 7) == 7
    assert city.word("name", ("door", "wall")) == "wall"
    assert city.integers("crates", 2, 1, 2) == (1, 2)
    assert city.items("mixed", 2) == [1, "a"]
    assert city.text("name") == "wall"
    assert [piece.integer("cost") for piece in read("file", TEXT).entries("piece", 2)] == [1, 2]


def test_what_need_not_be_given_has_a_default() -> None:
    city = read("file", TEXT).entry("city")
    assert (city.number("rows", 3), city.number("towers", 3)) == (7, 3)
    assert (city.is_true("flag"), city.is_true("other")) == (True, False)
    assert city.indices("names", ("a", "b")) == []
    assert city.part("more").table == {}


def test_names_are_read_as_their_numbers_and_seats_from_1() -> None:
    given = read("file", '[seat.2]\nhand = ["b", "a", "b"]')
    first, second, third = given.seats(3, {"hand"})
    assert [seat.indices("hand", ("a", "b")) for seat in (first, second, third)] == [[], [1, 0, 1], []]
    assert second.name == "seat.2"


def test_a_list_may_have_any_length_up_to_the_most() -> None:
    whole_file = read("file", TEXT)
    assert [piece.text("id") for piece in whole_file.entries_up_to("piece", 5)] == ["a", "b"]
    assert problem_of(lambda: whole_file.entries_up_to("piece", 1))[0] == "bad-data-at-most"
    assert problem_of(lambda: whole_file.entries_up_to("none", 1))[0] == "bad-data-missing"


def test_the_shipped_file_is_read_unless_there_is_house_data() -> None:
    assert whole("saint_malo", None).table == tomllib.loads(shipped_text("saint_malo"))
    house = whole("saint_malo", "city = 1")
    assert (house.file, house.table) == ("house data", {"city": 1})


@pytest.mark.parametrize(
    ("text", "key", "field"),
    [
        ("pawn = 1", "unknown-field", "pawn"),
        ("[seat.3]", "unknown-field", "3"),
        ("[seat.1]\npawn = 1", "unknown-field", "pawn"),
        ("seat = 2", "table", "seat"),
        ('[seat.1]\nhand = ["c"]', "word", "hand"),
        ('[seat.1]\nhand = "a"', "word", "hand"),
        ("[seat.1]\nout = 1", "flag", "out"),
    ],
)
def test_what_makes_no_sense_is_named(text: str, key: str, field: str) -> None:
    def attempt() -> None:
        for seat in read("file", text).only({"seat"}).seats(2, {"hand", "out"}):
            seat.indices("hand", ("a", "b"))
            seat.is_true("out")

    assert problem_of(attempt)[::3] == (f"bad-data-{key}", field)


@pytest.mark.parametrize(
    ("attempt", "key", "field"),
    [
        (lambda city: city.integer("cols"), "missing", "cols"),
        (lambda city: city.integer("rows", 8), "number", "rows"),
        (lambda city: city.integer("rows", 0, 6), "number", "rows"),
        (lambda city: city.integer("name"), "number", "name"),
        (lambda city: city.integer("flag"), "number", "flag"),
        (lambda city: city.word("name", ("door",)), "word", "name"),
        (lambda city: city.word("rows", ("7",)), "word", "rows"),
        (lambda city: city.text("rows"), "text", "rows"),
        (lambda city: city.text("blank"), "text", "blank"),
        (lambda city: city.integers("crates", 3), "length", "crates"),
        (lambda city: city.integers("crates", 2, 2), "number", "crates"),
        (lambda city: city.integers("mixed", 2), "number", "mixed"),
        (lambda city: city.items("rows", 1), "length", "rows"),
        (lambda city: city.entry("rows"), "table", "rows"),
        (lambda city: city.entries("crates", 2), "table", "crates"),
    ],
)
def test_a_wrong_value_is_refused_by_name(attempt: Read, key: str, field: str) -> None:
    city = read("file", TEXT).entry("city")
    assert problem_of(lambda: attempt(city)) == (f"bad-data-{key}", "file", "city", field)


def test_entries_are_named_by_their_path() -> None:
    nested = read("file", "[a.b]\nc = 1").entry("a").entry("b")
    assert problem_of(lambda: nested.integer("x")) == ("bad-data-missing", "file", "a.b", "x")
    piece = read("file", TEXT).entries("piece", 2)[1]
    assert problem_of(lambda: piece.integer("x")) == ("bad-data-missing", "file", "piece[1]", "x")
    assert problem_of(lambda: read("file", TEXT).integer("x")) == ("bad-data-missing", "file", "-", "x")


def test_a_text_that_is_no_toml_is_refused() -> None:
    assert problem_of(lambda: read("file", "a = ")) == ("bad-data-syntax", "file", "-", "-")


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("#" * (MOST_BYTES + 1), "too-long"),
        ("é" * (MOST_BYTES // 2 + 1), "too-long"),
        ("\n" * (MOST_LINES + 1), "too-long"),
        (".".join(["a"] * (MOST_DOTS + 2)) + " = 1", "too-deep"),
        ("[" + ".".join(["a"] * (MOST_DOTS + 2)) + "]", "too-deep"),
        ("a = " + "[" * (MOST_NESTED + 1) + "]" * (MOST_NESTED + 1), "too-deep"),
        ("a = " + "{ a = " * (MOST_NESTED + 1) + "1" + " }" * (MOST_NESTED + 1), "too-deep"),
    ],
)
def test_a_text_beyond_all_bounds_is_not_even_read(text: str, key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tomllib, "loads", pytest.fail)
    assert problem_of(lambda: read("file", text)) == (f"bad-data-{key}", "file", "-", "-")


def test_a_text_within_all_bounds_is_read() -> None:
    key = ".".join(["a"] * (MOST_DOTS + 1))
    deep = "[" * MOST_NESTED + "]" * MOST_NESTED
    assert read("file", f"{key} = 1\nb = {deep}\n" + "#\n" * (MOST_LINES - 2)).table["b"]


@pytest.mark.parametrize("value", ["0x" + "f" * 9000, "[0x" + "f" * 9000 + "]", '"' + "x" * 9000 + '"'])
def test_an_endless_value_is_told_short(value: str) -> None:
    with pytest.raises(BadData) as caught:
        read("file", f"a = {value}").flag("a")
    assert len(str(caught.value.values["value"])) <= LONGEST_VALUE + 1


SOURCED = """
title = "no fact"
[city]
rows = 7
shape = { wide = 1 }
[city.source]
rows = { doc = "RB", lines = "3", known = "stated" }
shape = { doc = "PUB", known = "public", note = "seen" }
[[piece]]
id = "a"
cost = [1, 2]
source = { cost = { doc = "derived", known = "derived" } }
"""


def test_every_fact_says_where_it_comes_from() -> None:
    assert provenance(read("file", SOURCED)) == [
        Provenance("city", "rows", "RB", "stated", "3", ""),
        Provenance("city", "shape", "PUB", "public", "", "seen"),
        Provenance("piece[0]", "cost", "derived", "derived", "", ""),
    ]


@pytest.mark.parametrize(
    ("text", "key", "entry", "field"),
    [
        ("[a]\nx = 1", "no-source", "a", "x"),
        ("[a]\nx = 1\nsource = 3", "table", "a", "source"),
        ("[a]\nx = 1\n[a.source]\nx = 3", "no-source", "a", "x"),
        ("[a]\n[a.source]\nx = { doc = 'RB', known = 'stated' }", "source-without-fact", "a", "x"),
        ("[a]\nx = 1\n[a.source]\nx = { doc = 'RB', known = 'stated', page = 1 }", "source-field", "a.source", "x"),
        ("[a]\nx = 1\n[a.source]\nx = { doc = 'me', known = 'stated' }", "word", "a.source", "doc"),
        ("[a]\nx = 1\n[a.source]\nx = { doc = 'RB', known = 'guess' }", "word", "a.source", "known"),
        ("[a]\nx = 1\n[a.source]\nx = { doc = 'RB' }", "missing", "a.source", "known"),
    ],
)
def test_a_fact_without_a_good_source_is_refused(text: str, key: str, entry: str, field: str) -> None:
    assert problem_of(lambda: provenance(read("file", text))) == (f"bad-data-{key}", "file", entry, field)


def test_a_house_file_may_leave_sources_out_but_not_invent_them() -> None:
    assert provenance(read("file", "[a]\nx = 1"), required=False) == []
    extra = "[a]\n[a.source]\nx = { doc = 'RB', known = 'stated' }"
    assert problem_of(lambda: provenance(read("file", extra), required=False))[0] == "bad-data-source-without-fact"
