"""The catalogues of the four languages: complete, equal in keys and placeholders, translated, well set."""

import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import get_args, get_type_hints

import pytest
from fluent.syntax import ast

from auberge import games
from auberge.core.protocol import CHANCE, OVER, Event, Game, Move, Seat
from auberge.core.setup import settle_setup
from auberge.games.saint_malo import events, moves, phases, view
from auberge.words import LANGUAGES, Words
from tests import catalogue, spoken

OTHERS = [language for language in LANGUAGES if language != "en"]
SHARED = ("core.ftl", "saint_malo.ftl")
THINGS: dict[str, tuple[str, tuple[str, ...]]] = {  # the names of things, for every board that is drawn
    "saint_malo-face": ("face", moves.FACES),
    "saint_malo-character": ("character", moves.CHARACTERS),
    "saint_malo-letter": ("character", moves.CHARACTERS),
    "saint_malo-effect": ("character", moves.CHARACTERS),
    "saint_malo-content": ("content", ("tower", *view.CONTENT_NAMES)),
    "saint_malo-side": ("side", events.SIDES),
    "saint_malo-side-state": ("state", get_args(view.SideState)),
}
EVENT_TYPES = [kind for kind in vars(events).values() if isinstance(kind, type) and issubclass(kind, Event)]


def _game() -> Game:
    return games.load("saint_malo")


def _kind(thing: type[Event] | type[Move]) -> str:
    return str(thing.__struct_config__.tag).replace("_", "-")


# --- the same in every language ---------------------------------------------------------------------------------
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_is_a_message_or_a_comment(language: str) -> None:
    junk = [
        entry.content
        for file in catalogue.files(language)
        for entry in catalogue.entries(language, file)
        if isinstance(entry, ast.Junk)
    ]
    assert not junk


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_key_is_defined_twice(language: str) -> None:
    counted = Counter(key for file in catalogue.files(language) for key in catalogue.keys(language, file))
    assert not [key for key, number in counted.items() if number > 1]


@pytest.mark.parametrize("language", OTHERS)
def test_files_and_keys_are_those_of_english_in_the_same_order(language: str) -> None:
    assert catalogue.files(language) == catalogue.files("en")
    for file in catalogue.files("en"):
        assert catalogue.keys(language, file) == catalogue.keys("en", file), file


@pytest.mark.parametrize("language", OTHERS)
def test_placeholders_are_those_of_english(language: str) -> None:
    english, other = catalogue.messages("en"), catalogue.messages(language)
    assert {key: catalogue.placeholders(other[key]) for key in other} == {
        key: catalogue.placeholders(message) for key, message in english.items()
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said_in_all_its_variants(language: str) -> None:
    words, known = Words(language, strict=True), catalogue.messages(language)
    for key in known:
        for values in catalogue.samples(known, key):
            said = words.say(key, **values)
            assert said.strip(), key
            assert not set("{}") & set(said), key


@pytest.mark.parametrize("language", OTHERS)
def test_no_sentence_is_left_in_english(language: str) -> None:
    left = []
    for key, message in catalogue.messages("en").items():
        english = {text for text in catalogue.texts(message) if len(re.findall(r"[^\W\d_]{2,}", text)) > 3}
        left += [key for text in catalogue.texts(catalogue.messages(language)[key]) if text in english]
    assert not left


# --- how it is set ----------------------------------------------------------------------------------------------
def _texts(language: str) -> Iterator[tuple[str, str]]:
    for key, message in catalogue.messages(language).items():
        for text in catalogue.texts(message):
            yield key, text


def _faults(language: str, pattern: str) -> list[str]:
    return [f"{key}: {text}" for key, text in _texts(language) if re.search(pattern, text)]


def test_french_has_a_narrow_space_before_double_signs_and_inside_quotes() -> None:
    assert not _faults("fr", r"(?<!\u202f)[:;!?](?=\s|$)|(?<!\u202f)»|«(?!\u202f)")


@pytest.mark.parametrize(("language", "foreign"), [("en", "«»„"), ("fr", "“”„"), ("it", "“”„"), ("de", "«»”")])
def test_every_language_has_its_own_quotes(language: str, foreign: str) -> None:
    assert not _faults(language, rf'["{foreign}]')


@pytest.mark.parametrize("language", LANGUAGES)
def test_apostrophes_are_not_typewriter_ones(language: str) -> None:
    assert not _faults(language, r"\w'\w")


# --- everything that can be said has words ----------------------------------------------------------------------
def _missing(keys: set[str]) -> list[str]:
    return sorted(f"{language}: {key}" for language in LANGUAGES for key in keys - catalogue.messages(language).keys())


@cache
def _errors() -> list[spoken.Spoken]:
    return list(spoken.errors())


def test_every_error_and_refusal_of_the_source_has_words() -> None:
    found = _errors()
    assert {"refusal-too-few-coins", "refusal-too-few-coins-for-logs", "refusal-bonus-compulsory"} <= {
        one.key for one in found
    }
    assert not _missing({one.key for one in found})


def test_every_error_and_refusal_brings_the_values_its_sentence_needs() -> None:
    english = catalogue.messages("en")
    short = [
        f"{one.place}: {one.key} lacks {sorted(lacking)}"
        for one in _errors()
        if one.values is not None
        and one.key in english
        and (lacking := catalogue.wanted(english, one.key) - one.values)
    ]
    assert not short


def _derived() -> set[str]:
    """The keys that follow from a game's types, options, phases, sources of points and warnings."""
    name, meta = _game().meta.name, _game().meta
    sheet = _game().score_sheet(_game().start(settle_setup(meta, seats=2, seed=1)))
    options = {f"{name}-option-{option.name}" for option in meta.options}
    return (
        {f"{name}-move-{_kind(kind)}" for kind in _game().move_types}
        | {f"{name}-event-{_kind(kind)}" for kind in EVENT_TYPES if kind is not Event}
        | {f"{name}-question-{phase}" for phase in phases.NAMES}
        | {f"{name}-score-{line.source}" for line in sheet}
        | {f"{name}-title", f"{name}-description", f"{name}-faces", f"{name}-faces-none"}
        | options
        | {f"{option}-help" for option in options}
    )


def test_every_move_event_question_option_and_source_of_points_has_words() -> None:
    assert len(EVENT_TYPES) > len(_game().move_types) > 1
    assert not _missing(_derived())


def test_no_message_of_the_core_or_the_game_is_unused() -> None:
    known = catalogue.messages("en")
    referred = {name for message in known.values() for name in catalogue.placeholders(message)}
    used = _derived() | {one.key for one in _errors()} | referred | set(THINGS) | {"refusal-with-rule", "list-join"}
    patterns = spoken.strings(without="words.py")
    unused = [
        key
        for file in SHARED
        for key in catalogue.keys("en", file)
        if key not in used and not any(pattern.fullmatch(key) for pattern in patterns)
    ]
    assert not unused


# --- every word of a game has a variant of its own --------------------------------------------------------------
def _sample(name: str, hint: object) -> object:
    if name == "faces":
        return ("wall",)
    if name in ("row", "col") or hint is Seat:
        return 1
    return get_args(hint)[0] if get_args(hint) else 2


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", [*moves.MOVE_TYPES, *(kind for kind in EVENT_TYPES if kind is not Event)])
def test_every_value_of_a_field_shows_in_the_sentence(language: str, kind: type[Event] | type[Move]) -> None:
    words = Words(language, strict=True)
    hints = {name: hint for name, hint in get_type_hints(kind).items() if name in kind.__struct_fields__}
    sample = {name: _sample(name, hint) for name, hint in hints.items()}
    for name, hint in hints.items():
        if name == "faces":
            values: list[object] = [(face,) for face in moves.FACES] + [(face, face) for face in moves.FACES] + [()]
        else:
            values = [0, 1] if hint is Seat else list(get_args(hint)) or [2, 3]
        said = []
        for value in values:
            thing = kind(**{**sample, name: value})
            if isinstance(thing, Event):
                said.append(words.event("saint_malo", thing, ("Anna", "Bruno")))
            else:
                said.append(words.move("saint_malo", thing))
        assert len(set(said)) == len(said), said


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("key", "name", "values"),
    [
        *((key, name, values) for key, (name, values) in THINGS.items()),
        ("saint_malo-question-character", "character", moves.CHARACTERS),
        ("refusal-wrong-step", "question", ("crate", "section", "church", "type", "character", "house", "keep")),
    ],
)
def test_every_word_has_a_variant_of_its_own(language: str, key: str, name: str, values: tuple[str, ...]) -> None:
    said = [Words(language, strict=True).say(key, **{name: value}) for value in values]
    assert len(set(said)) == len(values)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_can_be_told(language: str) -> None:
    game, words, seen = _game(), Words(language, strict=True), set()
    position = game.start(settle_setup(game.meta, seats=3, seed=4), pausing=True)
    while position.actor() != OVER:
        if position.actor() == CHANCE:
            happened = game.chance(position)
        else:
            seat = Seat(position.actor())
            seen_by_seat = game.view(position, seat)
            assert isinstance(seen_by_seat, view.SaintMaloView)
            seen.add(words.question("saint_malo", seen_by_seat))
            choice = seen_by_seat.moves[len(seen_by_seat.moves) * 2 // 3]
            seen.add(words.move("saint_malo", choice))
            happened = game.play(position, seat, choice)
        seen |= {words.event("saint_malo", event, ("Anna", "Bruno", "Chloé")) for event in happened}
    assert len(seen) > 100


# --- the checks themselves can fail -----------------------------------------------------------------------------
def test_the_reader_of_sources_finds_keys_however_they_are_written(tmp_path: Path) -> None:
    (tmp_path / "a.py").write_text(
        "class Odd(BadSetup): ...\n"
        "class BadSetup(AubergeError): ...\n"
        "def f(p, key):\n"
        "    rule, reason = ('SM-1', 'x') if p else ('SM-2', 'y')\n"
        "    Refusal(rule, reason, {'dice': 1})\n"
        "    Refusal('SM-3', 'z' if p else 'w')\n"
        "    Odd('odd', seat=1)\n"
        "    raise BadData(key, file='', entry='', field='')\n"
        "    raise p.error('worse', 'field', **p)\n",
        encoding="utf-8",
    )
    found = {one.key: one.values for one in spoken.errors(tmp_path)}
    assert found == {
        "refusal-x": {"dice"},
        "refusal-y": {"dice"},
        "refusal-z": frozenset(),
        "refusal-w": frozenset(),
        "odd": {"seat"},
        "bad-data-worse": None,
    }
    (tmp_path / "a.py").write_text("def f(p):\n    Refusal('SM-1', p.reason)\n", encoding="utf-8")
    with pytest.raises(ValueError, match=r"a\.py:2"):
        list(spoken.errors(tmp_path))


def test_the_reader_of_catalogues_sees_placeholders_variants_and_references() -> None:
    (first, second) = catalogue.parse(
        "a = { $n ->\n [one] { b } word\n *[other] { $x }s\n }\nb = { $y ->\n [u] U\n *[v] V\n }\n"
    )
    assert isinstance(first, ast.Message)
    assert isinstance(second, ast.Message)
    known = {"a": first, "b": second}
    assert catalogue.placeholders(first) == {"$n", "$x", "b"}
    assert catalogue.wanted(known, "a") == {"n", "x", "y"}
    assert catalogue.texts(first) == ["…", "… word", "…s"]
    values = list(catalogue.samples(known, "a"))
    assert len(values) == 8
    assert {one["n"] for one in values if one["y"] == "u"} == {0, 1, 2, 5}
