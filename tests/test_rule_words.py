"""The text of every rule of Saint Malo: English is the canon's, the other languages keep its numbers and references."""

import re

import pytest

from auberge import canon
from auberge.words import LANGUAGES, Words
from tests import catalogue

OTHERS = [language for language in LANGUAGES if language != "en"]


def _rules() -> dict[str, str]:
    return {entry.id: entry.text for entry in canon.canon("saint_malo").values() if entry.kind == "rule"}


def _comparable(text: str) -> str:
    """The words without references to adjudications and without quotes and marks."""
    text = re.sub(r" \(SM-AMB-\d+(?:, -\d+)*\)|, SM-AMB-\d+(?=\))", "", text)
    return re.sub(r"[`\"“”*]", "", text).replace("’", "'")


def test_every_rule_of_the_canon_has_words_and_no_other_has() -> None:
    assert [f"rule-{rule}" for rule in _rules()] == catalogue.keys("en", "rules_saint_malo.ftl")


def test_the_english_rules_are_those_of_the_canon() -> None:
    words = Words("en", strict=True)
    assert {rule: _comparable(words.say(f"rule-{rule}")) for rule in _rules()} == {
        rule: _comparable(text) for rule, text in _rules().items()
    }


@pytest.mark.parametrize("language", OTHERS)
def test_rules_name_the_same_numbers_and_rules_in_every_language(language: str) -> None:
    english, other = Words("en", strict=True), Words(language, strict=True)
    differing = []
    for rule in _rules():
        said = [re.findall(r"SM-[A-Z-]+\d+|\d+", words.say(f"rule-{rule}")) for words in (english, other)]
        if sorted(said[0]) != sorted(said[1]):
            differing.append((rule, *said))
    assert not differing
