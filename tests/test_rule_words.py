"""The text of every rule: English is the canon's, the other languages keep its numbers and references."""

import re

import pytest

from auberge import canon
from auberge.words import LANGUAGES, Words
from tests import catalogue, spoken
from tests.told import GAMES, Told

OTHERS = [language for language in LANGUAGES if language != "en"]
every_game = pytest.mark.parametrize("one", GAMES, ids=lambda one: one.name)


def _rules(one: Told) -> dict[str, str]:
    return {entry.id: entry.text for entry in canon.canon(one.name).values() if entry.kind == "rule"}


def _comparable(text: str) -> str:
    """The words without references to adjudications, discrepancies and sources, and without quotes and marks."""
    source = r"(?:SM|V|M)-(?:AMB|DISC)-\d+(?:, -\d+)*"
    text = re.sub(rf" \({source}(?:[,;] {source})*\)|[,;] {source}(?=\))|(?<=\(){source}[,;] ", "", text)
    return re.sub(r"[`\"“”*]", "", text).replace("’", "'")


def _cited(one: Told) -> set[str]:
    """The ids of a game that its refusals name."""
    return spoken.cited_rules() & canon.canon(one.name).keys()


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


def test_refusals_name_ids_of_the_canon() -> None:
    assert not spoken.cited_rules() - {rule for game in canon.GAMES for rule in canon.canon(game)}


@every_game
def test_the_english_rules_are_those_of_the_canon(one: Told) -> None:
    words = Words("en", strict=True)
    assert {rule: _comparable(words.say(f"rule-{rule}")) for rule in _rules(one)} == {
        rule: _comparable(text) for rule, text in _rules(one).items()
    }


@pytest.mark.parametrize("language", OTHERS)
@every_game
def test_rules_name_the_same_numbers_and_rules_in_every_language(language: str, one: Told) -> None:
    english, other = Words("en", strict=True), Words(language, strict=True)
    differing = []
    for rule in [*_rules(one), *_others_met(one)]:
        said = [re.findall(rf"{canon.ID}|\d+", words.say(f"rule-{rule}")) for words in (english, other)]
        if sorted(said[0]) != sorted(said[1]):
            differing.append((rule, *said))
    assert not differing
