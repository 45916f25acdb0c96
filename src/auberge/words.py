"""Words for players: finds the sentence for a key in the catalogues (locales/<language>/*.ftl) and fills it in.

No game's name and no sentence lives here. A catalogue names its messages after the game and the kind of thing:
`<game>-move-<kind>`, `<game>-event-<kind>`, `<game>-question-<phase>`; see `Words.move` for the arguments they get.
"""

import re
import typing
from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cache, reduce
from importlib import resources
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Final

import msgspec

from auberge.core.errors import AubergeError, BadSetup, EngineBug, MoveRefused
from auberge.core.protocol import Event, Move, Seat, View
from auberge.games.register import plug_ins

LANGUAGES: Final = ("en", "fr", "it", "de")
FALLBACK: Final = "en"
_LANGUAGE_VARIABLES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")
_CELL: Final = re.compile(r"\(([0-9]),([0-9])\)")
_LINE: Final = re.compile(r"(row|column) ([0-9])")
_ENTRY: Final = re.compile(r"^-?[a-zA-Z][\w-]*(?= *=)", re.MULTILINE)
_NAME: Final = re.compile(r"-?[a-zA-Z][\w-]*")
_LONGEST: Final = 2400  # letters of one value: Fluent refuses more than 2500
_TOLD: Final = 600  # letters of what was wrong, when it is told; a path has room
_DECIMAL_SIGNS: Final = {"en": ".", "fr": ",", "it": ",", "de": ","}
_PERCENT_SIGNS: Final = {"en": "%", "fr": "\u202f%", "it": "%", "de": "\u00a0%"}

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

Value = str | int | float


def choose_language(text: str) -> str:
    """The language a text names (`fr`, `fr-CH`, `fr_FR.UTF-8`). BadSetup if we do not speak it."""
    language = text.strip().lower().replace("_", "-").replace(".", "-").partition("-")[0]
    if language not in LANGUAGES:
        raise BadSetup("unknown-language", language=text, known=", ".join(LANGUAGES))
    return language


def detect_language(environ: Mapping[str, str]) -> str:
    """The language the environment asks for: its first variable that is set decides; English if we do not speak it."""
    wanted = next((environ[name] for name in _LANGUAGE_VARIABLES if environ.get(name)), FALLBACK)
    try:
        return choose_language(wanted)
    except BadSetup:
        return FALLBACK


def cell_name(row: int, col: int) -> str:
    """A cell as players write it: column letter, then row number, from the top left (row 4, column 2 is C5)."""
    return f"{chr(ord('A') + col)}{row + 1}"


def line_name(axis: str, index: int) -> str:
    """A row's number or a column's letter, as in the names of its cells (row 2 is 3, column 2 is C)."""
    return cell_name(0, index)[0] if axis == "column" else str(index + 1)


class _Catalogue:
    """The messages of one language. Each is parsed when it is first asked for: all of them would take half a second."""

    def __init__(self, language: str) -> None:
        from fluent.runtime import FluentBundle  # 4 MB, and a server seldom says a word itself

        self._parsed: Final = FluentBundle([language], use_isolating=False)
        self._sources: Final[dict[str, str]] = {}
        packages = ("auberge", *(game.package for game in plug_ins().values() if "words" in game.brings))
        for package in packages:
            folder = resources.files(package) / "locales" / language
            if folder.is_dir():  # a plug-in need not speak every language
                self._read_folder(folder)

    def _read_folder(self, folder: Traversable) -> None:
        for file in sorted(folder.iterdir(), key=lambda file: file.name):
            if file.name.endswith(".ftl"):
                self._read(file.read_text(encoding="utf-8"))

    def _read(self, text: str) -> None:
        """Finds where each message begins: only their first lines have a name and a sign of equality at their left."""
        starts = list(_ENTRY.finditer(text))
        ends = [start.start() for start in starts[1:]] + [len(text)]
        for start, end in zip(starts, ends, strict=True):
            self._sources.setdefault(start[0], text[start.start() : end])

    def bundle_for(self, key: str) -> "FluentBundle":
        """Where this message is to be found, if there is one, with all that it refers to."""
        from fluent.runtime import FluentResource

        if key in self._sources and not self._parsed.has_message(key):
            text = "\n".join(self._sources[name] for name in self._needed(key))
            self._parsed.add_resource(FluentResource(text))
        return self._parsed

    def _needed(self, key: str) -> list[str]:
        """A message and whatever is named in it, and so on; a word that happens to be such a name does no harm."""
        needed = [key]
        for name in needed:  # which grows meanwhile
            named = dict.fromkeys(_NAME.findall(self._sources[name]))
            needed += [other for other in named if other in self._sources and other not in needed]
        return needed


@cache
def _catalogue(language: str) -> _Catalogue:
    return _Catalogue(language)


@cache
def seat_fields(kind: type[msgspec.Struct]) -> frozenset[str]:
    """The fields that name a seat or several; `owner` is one, or -1 for a thing of the whole table."""
    hints = typing.get_type_hints(kind)
    kinds = (Seat, tuple[Seat, ...])
    return frozenset(name for name, hint in hints.items() if hint in kinds or (name == "owner" and hint is int))


def _player(names: Sequence[str], seat: int) -> str:
    """The player's name, or the seat's number where no names are given."""
    return names[seat] if 0 <= seat < len(names) else str(seat + 1)


def _item(text: str, names: Sequence[str]) -> dict[str, Value]:
    """An item of a list for its message: a word as it is, a cell, a line, a number."""
    if found := _CELL.fullmatch(text):
        return {"item": "cell", "cell": cell_name(int(found[1]), int(found[2]))}
    if found := _LINE.fullmatch(text):
        return {"item": found[1], "line": line_name(found[1], int(found[2]))}
    if text.isdecimal():
        return {"item": "number", "value": int(text), "name": _player(names, int(text) - 1)}
    return {"item": text}


def _key(game_name: str, sort: str, thing: msgspec.Struct) -> str:
    tag = str(thing.__struct_config__.tag)
    return f"{game_name}-{sort}-{tag.replace('_', '-')}"


class Words:
    """The words of one language. A missing word is an EngineBug if `strict`; else English, then the key, stands in."""

    def __init__(self, language: str = FALLBACK, *, strict: bool = False) -> None:
        self.language: Final = choose_language(language)
        self.strict: Final = strict

    def has(self, key: str) -> bool:
        """Whether this language has a message of this name."""
        return _catalogue(self.language).bundle_for(key).has_message(key)

    def say(self, key: str, /, **values: Value) -> str:
        """The message of this name, filled with these values (true and false arrive as the words `true`, `false`)."""
        for language in (self.language, FALLBACK):
            text, problem = _format(language, key, values)
            if not problem:
                return text
            if self.strict:
                raise EngineBug("bug-words", message=key, language=language, problem=problem)
        return key

    def decimal(self, value: float, digits: int = 1, *, signed: bool = False) -> str:
        """A number with so many decimals as this language writes it (3.87, 3,87); `signed` also with a plus."""
        text = f"{value:{'+' if signed else ''}z.{digits}f}"
        return text.replace("-", "−").replace(".", _DECIMAL_SIGNS[self.language])

    def percent(self, share: float, digits: int = 1) -> str:
        """A share as a percentage: 0.542 is 54.2% or 54,2 %."""
        return f"{self.decimal(100 * share, digits)}{_PERCENT_SIGNS[self.language]}"

    def percents(self, low: float, high: float, digits: int = 1) -> str:
        """From one share to another, as percentages with one sign: 51.3–57.0%."""
        return f"{self.decimal(100 * low, digits)}–{self.percent(high, digits)}"

    def error(self, error: AubergeError) -> str:
        """What went wrong, as a sentence; a refusal also names the rule. Nobody wants to read a long text again."""
        sentence = self.say(error.key, **{name: _shortened(value, _TOLD) for name, value in error.values.items()})
        if isinstance(error, MoveRefused):
            return self.say("refusal-with-rule", sentence=sentence, rule=error.rule)
        return sentence

    def move(self, game_name: str, move: Move, names: Sequence[str] = ()) -> str:
        """A move as a short order, from the message `<game>-move-<kind>`; `names` are the players by seat.

        Its fields are the arguments: numbers and words as they are; `row` and `col` together as `$cell`, `from_row`
        and `from_col` as `$from_cell`, `axis` and `index` as `$line`; a seat as the player's name (none for an `owner`
        that is the table); a list as one text (see `listing`; seats: `together`), its length as `$<field>_number`."""
        return self.say(_key(game_name, "move", move), **self._arguments(game_name, move, names))

    def event(self, game_name: str, event: Event, names: Sequence[str]) -> str:
        """A fact as a line of the game's story, from `<game>-event-<kind>`; `names` are the players by seat."""
        return self.say(_key(game_name, "event", event), **self._arguments(game_name, event, names))

    def question(self, game_name: str, view: View) -> str:
        """What is to be decided now, from `<game>-question-<phase>`."""
        fields: dict[str, object] = msgspec.structs.asdict(view)
        values = {name: value for name, value in fields.items() if isinstance(value, str | int)}
        return self.say(f"{game_name}-question-{view.question}", **values)

    def listing(self, game_name: str, field: str, items: Sequence[str], names: Sequence[str] = ()) -> str:
        """A list of things as one text, equal ones counted, from `<game>-<field>` with `$item` and `$number`.

        Texts of the notation are told apart: `(4,2)` is the item `cell` with `$cell`, `row 2` the item `row` with
        `$line`, `3` the item `number` with `$value` and, as `$name`, the player of that number; `$place` is the place
        in the list, from 1. Nothing at all is worded by `<game>-<field>-none`."""
        if not items:
            return self.say(f"{game_name}-{field}-none")
        return self.in_a_row(
            [
                self.say(f"{game_name}-{field}", number=number, place=place, **_item(item, names))
                for place, (item, number) in enumerate(Counter(items).items(), start=1)
            ]
        )

    def in_a_row(self, texts: Sequence[str]) -> str:
        """Entries after a colon or a label: “Anna, Ben, Carl”."""
        return reduce(lambda first, text: self.say("list-join", first=first, next=text), texts)

    def together(self, texts: Sequence[str]) -> str:
        """People or things within a sentence: “Anna, Ben and Carl”."""
        if len(texts) == 1:
            return texts[0]
        return self.say("list-join-last", list=self.in_a_row(texts[:-1]), last=texts[-1])

    def _arguments(self, game_name: str, thing: msgspec.Struct, names: Sequence[str]) -> dict[str, Value]:
        fields: dict[str, object] = msgspec.structs.asdict(thing)
        seats = seat_fields(type(thing))
        values: dict[str, Value] = {}
        for name, value in fields.items():
            if isinstance(value, tuple):
                texts = [str(item) for item in value]
                values[f"{name}_number"] = len(texts)
                if texts and name in seats:
                    values[name] = self.together([_player(names, int(seat)) for seat in texts])
                else:
                    values[name] = self.listing(game_name, name, texts, names)
            elif name in seats and isinstance(value, int):
                if value >= 0:
                    values[name] = _player(names, value)
            elif isinstance(value, str | int):
                values[name] = value
        return values | _places(fields)


def _shortened(value: Value, most: int) -> Value:
    """A text that is too long as its beginning and its end."""
    if not isinstance(value, str) or len(value) <= most:
        return value
    return f"{value[: most // 2]} … {value[-(most // 2) :]}"


def _places(fields: Mapping[str, object]) -> dict[str, Value]:
    """The cells and the line that fields name together."""
    found: dict[str, Value] = {}
    for name, row in fields.items():
        stem, col = name.removesuffix("row"), fields.get(f"{name.removesuffix('row')}col")
        if isinstance(row, int) and isinstance(col, int):
            found[f"{stem}cell"] = cell_name(row, col)
    axis, index = fields.get("axis"), fields.get("index")
    if isinstance(axis, str) and isinstance(index, int):
        found["line"] = line_name(axis, index)
    return found


def _format(language: str, key: str, values: Mapping[str, Value]) -> tuple[str, str]:
    """The text, and what is wrong with it (nothing, if all is well)."""
    bundle = _catalogue(language).bundle_for(key)
    if not bundle.has_message(key):
        return key, "no such message"
    pattern = bundle.get_message(key).value
    if pattern is None:
        return key, "no text"
    given = {
        name: str(value).lower() if isinstance(value, bool) else _shortened(value, _LONGEST)
        for name, value in values.items()
    }
    text, errors = bundle.format_pattern(pattern, given)
    return str(text), "; ".join(str(error) for error in errors)
