"""The text of every rule: English keeps the numbers and references of the canon, the others those of English."""

import re
from functools import cache
from pathlib import Path

import pytest

from auberge import canon
from auberge.words import LANGUAGES, Words
from tests import catalogue, spoken
from tests.told import GAMES, Told

ROOT = Path(__file__).parents[1]
OTHERS = [language for language in LANGUAGES if language != "en"]
OF_THE_PLATFORM = {"SM-REC-09"}  # a move no player makes: the platform's, for a seat that is not there
every_game = pytest.mark.parametrize("one", GAMES, ids=lambda one: one.name)


@cache
def _words(language: str) -> Words:
    """Reading a catalogue takes a second: once is enough."""
    return Words(language, strict=True)


def _rules(one: Told) -> dict[str, str]:
    """What players read: the rules, without those for programs."""
    return {
        entry.id: entry.text
        for entry in canon.canon(one.name).values()
        if entry.kind == "rule" and not canon.is_for_programs(entry.id)
    }


def _figures(text: str) -> list[str]:
    """The numbers and ids of a text, without references to adjudications, discrepancies and rules for programs."""
    source = rf"(?:(?:SM|V|M)-(?:AMB|DISC)|{'|'.join(sorted(canon.FOR_PROGRAMS))})-\d+(?:, -\d+)*"
    text = re.sub(rf" \({source}(?:[,;] {source})*\)|[,;] {source}(?=\))|(?<=\(){source}[,;] ", "", text)
    return sorted(re.findall(rf"{canon.ID}|\d+", text))


def _cited(one: Told) -> set[str]:
    """The ids of a game that its refusals name to players."""
    return spoken.cited_rules() & canon.canon(one.name).keys() - OF_THE_PLATFORM


def _others_met(one: Told) -> list[str]:
    """Adjudications and options that a player meets, since a refusal or an option names them."""
    named = _cited(one) | {option.rule for option in one.game.meta.options}
    return sorted(rule for rule in named if canon.kind_of(rule) != "rule")


@every_game
def test_every_rule_of_the_canon_and_every_adjudication_met_has_words_and_no_other_has(one: Told) -> None:
    assert _others_met(one)
    expected = [f"rule-{rule}" for rule in [*_rules(one), *_others_met(one)]]
    assert catalogue.keys("en", f"rules_{one.name}.ftl") == expected


@every_game
def test_refusals_name_rules_that_have_words(one: Told) -> None:
    assert _cited(one)
    assert not _cited(one) - {*_rules(one), *_others_met(one)}


def test_refusals_name_no_rules_for_programs_to_players() -> None:
    assert {rule for rule in spoken.cited_rules() if canon.is_for_programs(rule)} == OF_THE_PLATFORM


@pytest.mark.parametrize("language", LANGUAGES)
@every_game
def test_no_rule_sends_a_player_to_one_for_programs(language: str, one: Told) -> None:
    words = _words(language)
    said = {rule: words.say(f"rule-{rule}") for rule in [*_rules(one), *_others_met(one)]}
    assert not {rule for rule, text in said.items() if any(map(canon.is_for_programs, re.findall(canon.ID, text)))}


@every_game
def test_every_rule_for_programs_is_explained_to_programmers(one: Told) -> None:
    """By its id, alone or in a span such as `M-LOG-01 to -07`."""
    explained = set[str]()
    for first, last in re.findall(rf"({canon.ID})(?: to -(\d+))?", (ROOT / canon.RECORDS).read_text(encoding="utf-8")):
        stem, _, number = first.rpartition("-")
        explained |= {f"{stem}-{each:02d}" for each in range(int(number), int(last or number) + 1)}
    wanted = {rule for rule in canon.canon(one.name) if canon.is_for_programs(rule)}
    assert len(wanted) > 5
    assert not wanted - explained


def test_refusals_name_ids_of_the_canon() -> None:
    assert not spoken.cited_rules() - {rule for game in canon.GAMES for rule in canon.canon(game)}


@every_game
def test_the_english_rules_name_the_numbers_and_rules_of_the_canon(one: Told) -> None:
    words = _words("en")
    assert {rule: _figures(words.say(f"rule-{rule}")) for rule in _rules(one)} == {
        rule: _figures(text) for rule, text in _rules(one).items()
    }


@pytest.mark.parametrize("language", OTHERS)
@every_game
def test_rules_name_the_same_numbers_and_rules_in_every_language(language: str, one: Told) -> None:
    english, other = _words("en"), _words(language)
    differing = []
    for rule in [*_rules(one), *_others_met(one)]:
        said = [re.findall(rf"{canon.ID}|\d+", words.say(f"rule-{rule}")) for words in (english, other)]
        if sorted(said[0]) != sorted(said[1]):
            differing.append((rule, *said))
    assert not differing
