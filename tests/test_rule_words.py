"""The text of every rule of Saint Malo: English is the canon's, the other languages keep its numbers and references."""

import re

import pytest

from auberge import canon, games
from auberge.words import LANGUAGES, Words
from tests import catalogue, spoken

OTHERS = [language for language in LANGUAGES if language != "en"]


def _rules() -> dict[str, str]:
    return {entry.id: entry.text for entry in canon.canon("saint_malo").values() if entry.kind == "rule"}


def _comparable(text: str) -> str:
    """The words without references to adjudications and without quotes and marks."""
    text = re.sub(r" \(SM-AMB-\d+(?:, -\d+)*\)|, SM-AMB-\d+(?=\))", "", text)
    return re.sub(r"[`\"“”*]", "", text).replace("’", "'")


def _adjudications() -> list[str]:
    """Those that a player meets, since a refusal or an option names them."""
    named = spoken.cited_rules() | {option.rule for option in games.load("saint_malo").meta.options}
    return sorted(rule for rule in named if rule.startswith("SM-AMB-"))


def test_every_rule_of_the_canon_and_every_adjudication_met_has_words_and_no_other_has() -> None:
    assert _adjudications()
    assert [f"rule-{rule}" for rule in [*_rules(), *_adjudications()]] == catalogue.keys("en", "rules_saint_malo.ftl")


def test_refusals_name_rules_that_have_words() -> None:
    assert spoken.cited_rules()
    assert not spoken.cited_rules() - {*_rules(), *_adjudications()}


def test_the_english_rules_are_those_of_the_canon() -> None:
    words = Words("en", strict=True)
    assert {rule: _comparable(words.say(f"rule-{rule}")) for rule in _rules()} == {
        rule: _comparable(text) for rule, text in _rules().items()
    }


@pytest.mark.parametrize("language", OTHERS)
def test_rules_name_the_same_numbers_and_rules_in_every_language(language: str) -> None:
    english, other = Words("en", strict=True), Words(language, strict=True)
    differing = []
    for rule in [*_rules(), *_adjudications()]:
        said = [re.findall(r"SM-[A-Z-]+\d+|\d+", words.say(f"rule-{rule}")) for words in (english, other)]
        if sorted(said[0]) != sorted(said[1]):
            differing.append((rule, *said))
    assert not differing
