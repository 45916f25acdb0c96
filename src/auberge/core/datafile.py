"""Reading tables of facts, printed or given by hand: every wrong value is refused with file, entry and field.

An entry is a table of a TOML file, named by its path (`city.bonus.N`, `character[2]`). In a file of printed facts its
table `source` says for each field where the value comes from and how well it is `known`: an owner of the game can read
a value off the card itself (`box`, `printed`).
"""

import re
import tomllib
from collections.abc import Collection, Iterator, Mapping
from importlib import resources
from itertools import accumulate
from typing import Final, cast

import msgspec

from auberge.core.errors import BadData

KNOWN: Final = ("printed", "stated", "derived", "public", "placeholder")
DOCS: Final = ("box", "RB", "PUB", "derived", "project")
WRITTEN_FOR: Final = "rules_version"  # the version of the rules a file was written for; none is named: the first
HOUSE_DATA: Final = "house data"  # the name of a file that was given as text
# Reading takes longer than the text is long where keys have many parts or tables lie in tables, so all is bounded.
MOST_BYTES: Final = 150_000
MOST_LINES: Final = 5_000
MOST_DOTS: Final = 40  # in a line, since they may be a key's
MOST_NESTED: Final = 40  # brackets in brackets
LONGEST_VALUE: Final = 80  # of a wrong value that is told
_BRACKETS: Final = re.compile(r"[][{}]")


class Provenance(msgspec.Struct, frozen=True):
    """Where one field of one entry comes from."""

    entry: str
    field: str
    doc: str
    known: str
    lines: str
    note: str


class Entry:
    """One table of a data file, with checked access to its fields."""

    def __init__(self, file: str, name: str, table: Mapping[str, object]) -> None:
        self.file = file
        self.name = name
        self.table = table

    def error(self, key: str, field: str, **values: str | int) -> BadData:
        """The error to raise about a field of this entry."""
        return BadData(key, file=self.file, entry=self.name or "-", field=field, **values)

    def _get(self, field: str) -> object:
        if field not in self.table:
            raise self.error("missing", field)
        return self.table[field]

    def only(self, known: Collection[str]) -> "Entry":
        """This entry, if it holds no other fields than these."""
        for field in self.table:
            if field not in known:
                raise self.error("unknown-field", field)
        return self

    def integer(self, field: str, low: int = 0, high: int = 1000) -> int:
        """A whole number between low and high."""
        value = self._get(field)
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            raise self.error("number", field, low=low, high=high, value=told(value))
        return value

    def number(self, field: str, default: int, low: int = 0, high: int = 1000) -> int:
        """A whole number between low and high, or the default if none is given."""
        return self.integer(field, low, high) if field in self.table else default

    def word(self, field: str, choices: tuple[str, ...]) -> str:
        """One of the words allowed here."""
        value = self._get(field)
        if not isinstance(value, str) or value not in choices:
            raise self.error("word", field, choices=", ".join(choices), value=told(value))
        return value

    def flag(self, field: str) -> bool:
        """True or false."""
        value = self._get(field)
        if not isinstance(value, bool):
            raise self.error("flag", field, value=told(value))
        return value

    def is_true(self, field: str) -> bool:
        """Whether the field is given and true."""
        return field in self.table and self.flag(field)

    def text(self, field: str) -> str:
        """Any word or words, but not none."""
        value = self._get(field)
        if not isinstance(value, str) or not value.strip():
            raise self.error("text", field, value=told(value))
        return value

    def integers(self, field: str, length: int, low: int = 0, high: int = 1000) -> tuple[int, ...]:
        """A list of this many whole numbers."""
        values = self.items(field, length)
        for value in values:
            if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
                raise self.error("number", field, low=low, high=high, value=told(value))
        return tuple(cast(list[int], values))

    def items(self, field: str, length: int) -> list[object]:
        """A list of this many values of any kind."""
        values = self._get(field)
        if not isinstance(values, list) or len(values) != length:
            number = len(values) if isinstance(values, list) else 0
            raise self.error("length", field, length=length, value=number)
        return values

    def indices(self, field: str, names: tuple[str, ...]) -> list[int]:
        """A list of such names as their numbers; none if nothing is given."""
        values = self.table.get(field, [])
        given = cast(list[object], values) if isinstance(values, list) else [values]
        for value in given:
            if not isinstance(values, list) or value not in names:
                raise self.error("word", field, choices=", ".join(names), value=told(value))
        return [names.index(cast(str, value)) for value in given]

    def entry(self, field: str) -> "Entry":
        """The entry nested under this name."""
        value = self._get(field)
        if not isinstance(value, dict):
            raise self.error("table", field)
        return Entry(self.file, f"{self.name}.{field}" if self.name else field, value)

    def part(self, field: str) -> "Entry":
        """The entry nested under this name; an empty one if nothing is given."""
        return self.entry(field) if field in self.table else Entry(self.file, f"{self.name}.{field}", {})

    def seats(self, number: int, known: Collection[str]) -> list["Entry"]:
        """What `seat.1`, `seat.2` ... give, an entry for each seat, with no other fields than these."""
        names = [str(seat + 1) for seat in range(number)]
        table = self.part("seat").only(names)
        return [table.part(name).only(known) for name in names]

    def entries(self, field: str, length: int) -> list["Entry"]:
        """The entries of a list of tables."""
        found: list[Entry] = []
        for index, value in enumerate(self.items(field, length)):
            if not isinstance(value, dict):
                raise self.error("table", field)
            found.append(Entry(self.file, f"{field}[{index}]", value))
        return found

    def entries_up_to(self, field: str, most: int) -> list["Entry"]:
        """The entries of a list of tables: one at least, and this many at most."""
        values = self._get(field)
        number = len(values) if isinstance(values, list) else 0
        if not 1 <= number <= most:
            raise self.error("at-most", field, most=most, value=number)
        return self.entries(field, number)


def shipped_file(game: str, rules_version: int | None = None) -> str:
    """The name of the data file a game comes with: the newest one, or, where values have changed since a version of the
    rules, the one of the last version that had its values (`valletta.v1.toml`)."""
    folder = resources.files(f"auberge.games.{game}") / "data"
    older = (re.fullmatch(rf"{game}\.v(\d+)\.toml", file.name) for file in folder.iterdir())
    lasted = sorted(int(found[1]) for found in older if found is not None)
    until = next((last for last in lasted if rules_version is not None and rules_version <= last), None)
    return f"{game}.toml" if until is None else f"{game}.v{until}.toml"


def shipped_text(game: str, rules_version: int | None = None) -> str:
    """The data file that a game comes with, under the newest rules or those of a version."""
    file = shipped_file(game, rules_version)
    return (resources.files(f"auberge.games.{game}") / "data" / file).read_text(encoding="utf-8")


def whole(game: str, house_data: str | None, rules_version: int | None = None) -> Entry:
    """The data file of a game, or house data given as text, as one entry without a name. BadData if it is no TOML."""
    if house_data is not None:
        return read(HOUSE_DATA, house_data)
    return read(shipped_file(game, rules_version), shipped_text(game, rules_version))


def read(file: str, text: str) -> Entry:
    """The whole file as one entry without a name. BadData if it is no TOML, or too much of it."""
    _check_bounds(file, text)
    try:
        table = tomllib.loads(text)
    except (ValueError, RecursionError) as problem:  # no TOML, endless digits, endless nesting
        raise BadData("syntax", file=file, entry="-", field="-", problem=str(problem)) from problem
    return Entry(file, "", table)


def _check_bounds(file: str, text: str) -> None:
    """BadData if the text is longer, or things lie deeper in each other, than any file of facts needs."""
    lines = text.splitlines()
    size = len(text.encode(errors="replace"))
    if size > MOST_BYTES or len(lines) > MOST_LINES:
        bounds = {"most": MOST_BYTES // 1000, "lines": MOST_LINES}
        raise BadData("too-long", file=file, entry="-", field="-", **bounds)
    steps = (1 if bracket in "[{" else -1 for bracket in _BRACKETS.findall(text))
    if max(accumulate(steps), default=0) > MOST_NESTED or any(line.count(".") > MOST_DOTS for line in lines):
        raise BadData("too-deep", file=file, entry="-", field="-", most=MOST_NESTED)


def told(value: object, most: int = LONGEST_VALUE) -> str:
    """A value as it is shown to its author: endless ones are cut short."""
    try:
        text = str(value)
    except ValueError:  # more digits than Python writes out
        return "…"
    return text if len(text) <= most else f"{text[:most]}…"


def _walk(entry: Entry) -> Iterator[Entry]:
    yield entry
    for field, value in entry.table.items():
        if field == "source" or field in _sources(entry):
            continue  # a table that has a source of its own is one fact
        if isinstance(value, dict):
            yield from _walk(entry.entry(field))
        elif isinstance(value, list):
            for index, item in enumerate(value):
                if isinstance(item, dict):
                    yield from _walk(Entry(entry.file, f"{field}[{index}]", item))


def _is_fact(entry: Entry, field: str, value: object) -> bool:
    """A field that must say where it comes from: all but names, nested entries and the file's own heading."""
    if field in ("id", "source") or not entry.name:
        return False
    if isinstance(value, list):
        return not any(isinstance(item, dict) for item in value)
    return not isinstance(value, dict) or field in _sources(entry)


def _sources(entry: Entry) -> Mapping[str, object]:
    source = entry.table.get("source", {})
    if not isinstance(source, dict):
        raise entry.error("table", "source")
    return source


def provenance(whole: Entry, required: bool = True) -> list[Provenance]:
    """Where every fact of the file comes from. BadData names a source without a fact and, if sources are required,
    a fact without a source."""
    found: list[Provenance] = []
    for entry in _walk(whole):
        sources = _sources(entry)
        for field in sources:
            if field not in entry.table:
                raise entry.error("source-without-fact", field)
        for field, value in entry.table.items():
            if not _is_fact(entry, field, value):
                continue
            source = sources.get(field)
            if source is None and not required:
                continue
            if not isinstance(source, dict):
                raise entry.error("no-source", field)
            stated = Entry(whole.file, f"{entry.name}.source", source)
            if not set(source) <= {"doc", "known", "lines", "note"}:
                raise stated.error("source-field", field)
            found.append(
                Provenance(
                    entry=entry.name,
                    field=field,
                    doc=stated.word("doc", DOCS),
                    known=stated.word("known", KNOWN),
                    lines=told(source.get("lines", ""), MOST_BYTES),
                    note=told(source.get("note", ""), MOST_BYTES),
                )
            )
    return found
