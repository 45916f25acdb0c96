"""Reading data files: every wrong value is refused with file, entry and field, and every fact says where it is from."""

from collections.abc import Callable

import pytest

from auberge.core.datafile import Entry, Provenance, provenance, read
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
