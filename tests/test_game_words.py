"""The words of every game that has a catalogue: for all it can say, and a variant for every value."""

import re
from functools import cache
from pathlib import Path
from random import Random

import pytest

from auberge.core.errors import AubergeError, MoveRefused
from auberge.core.protocol import CHANCE, OVER, Event, Move, OptionValue, Seat
from auberge.core.setup import settle_setup
from auberge.words import LANGUAGES, Words
from tests import catalogue, spoken, told
from tests.told import GAMES, Told

NAMES = ("Anna", "Bruno", "Chloé")
SHARED = ("core.ftl", *(f"{one.name}.ftl" for one in GAMES))
every_game = pytest.mark.parametrize("one", GAMES, ids=lambda one: one.name)
every_language = pytest.mark.parametrize("language", LANGUAGES)


# --- everything that can be said has words ----------------------------------------------------------------------
def _missing(keys: set[str]) -> list[str]:
    return sorted(f"{language}: {key}" for language in LANGUAGES for key in keys - catalogue.messages(language).keys())


@cache
def _errors() -> list[spoken.Spoken]:
    return list(spoken.errors())


def test_every_game_with_a_catalogue_is_told() -> None:
    assert {one.name for one in GAMES} == set(spoken.told_games())


def test_every_error_and_refusal_of_the_source_has_words() -> None:
    found = {one.key for one in _errors()}
    assert {"refusal-too-few-coins", "refusal-bonus-compulsory", "refusal-payment-does-not-fit"} <= found
    assert not _missing(found)


def test_every_warning_about_data_has_words() -> None:
    warnings = {
        pattern.pattern.replace("\\", "")
        for pattern in spoken.strings(without="words.py")
        if re.fullmatch(r"data\\?-warning\\?-[a-z\\-]+", pattern.pattern)
    }
    assert {"data-warning-cannons", "data-warning-gold"} <= warnings
    assert not _missing(warnings)


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


def _values(name: str, choices: tuple[OptionValue, ...]) -> set[str]:
    return {f"{name}-{choice}" for choice in choices if isinstance(choice, str)}


def _derived(one: Told) -> set[str]:
    """The keys that follow from a game's types, options, phases, sources of points and things."""
    name, meta = one.name, one.game.meta
    sheet = one.game.score_sheet(one.game.start(settle_setup(meta, seats=2, seed=1)))
    options = {f"{name}-option-{option.name}" for option in meta.options}
    return (
        {f"{name}-move-{told.kind_of(kind)}" for kind in one.game.move_types}
        | {f"{name}-event-{told.kind_of(kind)}" for kind in one.events}
        | {f"{name}-question-{phase}" for phase in one.phases}
        | {f"{name}-score-{line.source}" for line in sheet}
        | {f"{name}-title", f"{name}-description"}
        | options
        | {f"{option}-help" for option in options}
        | {f"{name}-asks-{asks}" for asks in meta.asks}
        | {f"{name}-{move}-consequences" for move in [meta.gives_up] if move is not None}
        | {key for option in meta.options for key in _values(f"{name}-option-{option.name}", option.choices)}
        | set(one.things)
        | one.boards
    )


@every_game
def test_every_move_event_question_option_thing_and_source_of_points_has_words(one: Told) -> None:
    assert len(one.events) > len(one.game.move_types) > 1
    assert not _missing(_derived(one))


@pytest.mark.parametrize(("language", "said"), [("en", "and"), ("fr", "et"), ("it", "e"), ("de", "und")])
def test_a_list_of_people_ends_as_one_says_it(language: str, said: str) -> None:
    words = Words(language, strict=True)
    assert words.together(["Anna"]) == "Anna"
    assert words.together(["Anna", "Ben"]) == f"Anna {said} Ben"
    assert words.together(["Anna", "Ben", "Carl"]) == f"Anna, Ben {said} Carl"


def test_no_message_of_the_core_or_of_a_game_is_unused() -> None:
    known = catalogue.messages("en")
    referred = {name for message in known.values() for name in catalogue.placeholders(message)}
    used = {key for one in GAMES for key in _derived(one)} | {one.key for one in _errors()} | referred
    used |= {"refusal-with-rule", "list-join", "list-join-last"}
    patterns = spoken.strings(without="words.py")
    unused = [
        key
        for file in SHARED
        for key in catalogue.keys("en", file)
        if key not in used and not any(pattern.fullmatch(key) for pattern in patterns)
    ]
    assert not unused


# --- every word of a game has a variant of its own --------------------------------------------------------------
@every_language
@pytest.mark.parametrize(
    ("one", "kind"),
    [(one, kind) for one in GAMES for kind in (*one.game.move_types, *one.events)],
    ids=lambda value: value.name if isinstance(value, Told) else value.__name__,
)
def test_every_value_of_a_field_shows_in_the_sentence(language: str, one: Told, kind: type[Event] | type[Move]) -> None:
    words, values = Words(language, strict=True), told.values_of(one, kind)
    sample = {name: possible[0] for name, possible in values.items()}
    for name, possible in values.items():
        said = []
        for value in possible:
            thing = kind(**{**sample, name: value})
            if isinstance(thing, Event):
                said.append(words.event(one.name, thing, NAMES))
            else:
                said.append(words.move(one.name, thing))
        assert len(set(said)) == len(said), said


@every_language
@pytest.mark.parametrize(
    ("key", "name", "values"), [(key, *domain) for one in GAMES for key, domain in one.things.items()]
)
def test_every_word_has_a_variant_of_its_own(language: str, key: str, name: str, values: tuple[str, ...]) -> None:
    said = [Words(language, strict=True).say(key, **{name: value}) for value in values]
    assert len(set(said)) == len(values)


@every_language
@every_game
def test_whole_games_can_be_told(language: str, one: Told) -> None:
    game, words, seen = one.game, Words(language, strict=True), set[str]()
    for setup in one.setups:
        position, dice = game.start(setup, pausing=True), Random(3)
        while position.actor() != OVER:
            if position.actor() == CHANCE:
                happened = game.chance(position)
            else:
                seat = Seat(position.actor())
                view = game.view(position, seat)
                seen |= {words.question(one.name, view), words.question(one.name, game.view(position, None))}
                choice = dice.choice(view.moves)
                seen.add(words.move(one.name, choice))
                happened = game.play(position, seat, choice)
            seen |= {words.event(one.name, event, NAMES) for event in happened}
    assert len(seen) > 100


@every_game
def test_every_refusal_met_in_play_can_be_said(one: Told) -> None:
    game, met = one.game, dict[str, AubergeError]()
    for setup in one.setups:
        position, dice = game.start(setup), Random(3)
        while position.actor() != OVER:
            legal = game.moves(position)
            if dice.random() < 0.2:
                for move in [game.move(dice.randrange(game.space)) for _ in range(40)]:
                    refusal = game.why_not(position, Seat(position.actor()), move)
                    if refusal is not None:
                        error = MoveRefused(refusal.rule, refusal.reason, **refusal.values)
                        met[f"{refusal.reason} {error.values.get('question')}"] = error
            game.play(position, Seat(position.actor()), dice.choice(legal))
    assert len(met) > 5
    for language in LANGUAGES:
        words = Words(language, strict=True)
        assert len({words.error(error) for error in met.values()}) == len(met)


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
