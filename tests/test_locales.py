"""The catalogues of the four languages: complete, equal in keys and placeholders, translated, well set."""

import re
from collections import Counter
from collections.abc import Iterator

import pytest
from fluent.syntax import ast

from auberge import words
from auberge.words import LANGUAGES, Words
from tests import catalogue

OTHERS = [language for language in LANGUAGES if language != "en"]
NAMES_OF_PEOPLE = {"valletta-character-jean_de_la_valette"}


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
        if key in NAMES_OF_PEOPLE:
            continue
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


# --- the checks themselves can fail -----------------------------------------------------------------------------
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


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_message_is_found_whole_before_it_is_parsed(language: str) -> None:
    found, kinds = words._Catalogue(language)._sources, (ast.Message, ast.Term)
    every = [entry for file in catalogue.files(language) for entry in catalogue.entries(language, file)]
    whole = [entry for entry in every if isinstance(entry, kinds)]
    for entry in whole:
        name = entry.id.name if isinstance(entry, ast.Message) else f"-{entry.id.name}"
        alone = [one for one in catalogue.parse(found[name]) if isinstance(one, kinds)]
        assert len(alone) == 1, name
        assert entry.equals(alone[0], ignored_fields=["comment"]), name
    assert len(whole) == len(found)
