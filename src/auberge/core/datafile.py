"""Reading a file of printed facts: every wrong value is refused with file, entry and field.

An entry is a table of the TOML file, named by its path (`city.bonus.N`, `character[2]`). Its table `source` says for
each field where the value comes from and how well it is `known`.
"""

import tomllib
from collections.abc import Iterator, Mapping
from typing import Final, cast

import msgspec

from auberge.core.errors import BadData

KNOWN: Final = ("stated", "derived", "public", "placeholder")
DOCS: Final = ("RB", "PUB", "derived", "project")


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

    def integer(self, field: str, low: int = 0, high: int = 1000) -> int:
        """A whole number between low and high."""
        value = self._get(field)
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            raise self.error("number", field, low=low, high=high, value=str(value))
        return value

    def word(self, field: str, choices: tuple[str, ...]) -> str:
        """One of the words allowed here."""
        value = self._get(field)
        if not isinstance(value, str) or value not in choices:
            raise self.error("word", field, choices=", ".join(choices), value=str(value))
        return value

    def flag(self, field: str) -> bool:
        """True or false."""
        value = self._get(field)
        if not isinstance(value, bool):
            raise self.error("flag", field, value=str(value))
        return value

    def text(self, field: str) -> str:
        """Any word or words, but not none."""
        value = self._get(field)
        if not isinstance(value, str) or not value.strip():
            raise self.error("text", field, value=str(value))
        return value

    def integers(self, field: str, length: int, low: int = 0, high: int = 1000) -> tuple[int, ...]:
        """A list of so many whole numbers."""
        values = self.items(field, length)
        for value in values:
            if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
                raise self.error("number", field, low=low, high=high, value=str(value))
        return tuple(cast(list[int], values))

    def items(self, field: str, length: int) -> list[object]:
        """A list of so many values of any kind."""
        values = self._get(field)
        if not isinstance(values, list) or len(values) != length:
            number = len(values) if isinstance(values, list) else 0
            raise self.error("length", field, length=length, value=number)
        return values

    def entry(self, field: str) -> "Entry":
        """The entry nested under this name."""
        value = self._get(field)
        if not isinstance(value, dict):
            raise self.error("table", field)
        return Entry(self.file, f"{self.name}.{field}" if self.name else field, value)

    def entries(self, field: str, length: int) -> list["Entry"]:
        """The entries of a list of tables."""
        found: list[Entry] = []
        for index, value in enumerate(self.items(field, length)):
            if not isinstance(value, dict):
                raise self.error("table", field)
            found.append(Entry(self.file, f"{field}[{index}]", value))
        return found


def read(file: str, text: str) -> Entry:
    """The whole file as one entry without a name. BadData if it is no TOML."""
    try:
        table = tomllib.loads(text)
    except (ValueError, RecursionError) as problem:  # no TOML, endless digits, endless nesting
        raise BadData("syntax", file=file, entry="-", field="-", problem=str(problem)) from problem
    return Entry(file, "", table)


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
                    lines=str(source.get("lines", "")),
                    note=str(source.get("note", "")),
                )
            )
    return found
