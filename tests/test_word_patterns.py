"""No catalogue has a pattern that goes wrong once names and numbers are filled in, and every detector can fail."""

from collections.abc import Mapping
from pathlib import Path

import pytest
from fluent.syntax import ast

from auberge.words import LANGUAGES
from tests import catalogue, patterns
from tests.patterns import Detector, Reading

ROOT = Path(__file__).parents[1]
GLOSSARY = (ROOT / "docs" / "glossary.md").read_text(encoding="utf-8")

# Messages a detector may not judge, and why; in all languages or in one (`de:key`).
EXEMPT: Mapping[Detector, Mapping[str, str]] = {
    patterns.number_without_forms: {
        "analysis-luck-line": "$points is a text with a sign; $number has the forms",
        "bad-move-too-many-dice": "more dice than there are: never one",
        "de:cli-v-payments-more": "“1 weitere” and “2 weitere”: a payment is feminine",
        "bench-searches": "thousands of iterations, or nothing is measured",
        "bench-scaling": "thousands of iterations, or nothing is measured",
        "server-headers-big": "$number is a limit",
        "valletta-event-shuffled": "the piles of a new game are large; the others have forms",
    },
    patterns.gender: {"cli-too-many-names": "$names is a number here"},
    patterns.typography: {
        "cli-deck-heading": "a table in a file, with its columns in line",
        "server-open-at": "a line of the terminal, with a gap behind the address",
    },
}
every_language = pytest.mark.parametrize("language", LANGUAGES)


def _faults(language: str, detector: Detector) -> list[str]:
    exempt = EXEMPT.get(detector, {})
    found = patterns.faults(language, detector)
    return [f"{key}: {fault}" for key, fault in found.items() if not {key, f"{language}:{key}"} & exempt.keys()]


# --- the catalogues ---------------------------------------------------------------------------------------------
@every_language
def test_words_beside_a_number_have_forms_for_it(language: str) -> None:
    assert not _faults(language, patterns.number_without_forms)


def test_french_puts_nothing_that_elides_or_contracts_before_a_value() -> None:
    assert not _faults("fr", patterns.french_elision)


def test_italian_puts_nothing_that_contracts_before_a_value() -> None:
    assert not _faults("it", patterns.italian_contraction)


@every_language
def test_no_ending_hangs_on_a_value(language: str) -> None:
    assert not _faults(language, patterns.glued_ending)


@every_language
def test_nothing_agrees_with_a_person_whose_gender_nobody_knows(language: str) -> None:
    assert not _faults(language, patterns.gender)


@pytest.mark.parametrize("language", ["fr", "it", "de"])
def test_readers_are_spoken_to_in_one_way(language: str) -> None:
    assert not _faults(language, patterns.register)


def test_english_has_no_german_grammar_and_no_whimsy() -> None:
    assert not _faults("en", patterns.unenglish)


@every_language
def test_marks_are_set_as_the_language_sets_them(language: str) -> None:
    assert not _faults(language, patterns.typography)


@every_language
def test_the_glossary_has_a_table_for_every_language(language: str) -> None:
    terms = patterns.glossary(GLOSSARY)[language]
    assert len(terms) >= 20
    assert len({term.term for term in terms}) == len(terms)


@every_language
def test_no_message_says_what_the_glossary_never_says(language: str) -> None:
    terms = patterns.glossary(GLOSSARY)[language]
    assert not _faults(language, lambda _, reading: patterns.never_said(terms, reading))


def test_exemptions_name_messages_there_are() -> None:
    named = {key.rpartition(":")[2] for keys in EXEMPT.values() for key in keys}
    assert not named - catalogue.messages("en").keys()


# --- the detectors themselves can fail --------------------------------------------------------------------------
def _read(text: str) -> list[Reading]:
    (message,) = catalogue.parse(f"a = {text}\n")
    assert isinstance(message, ast.Message), message
    return patterns.read(message)


def _found(detector: Detector, language: str, text: str) -> bool:
    return any(detector(language, reading) for reading in _read(text))


def test_a_message_is_read_in_every_variant_once() -> None:
    inner = "{ $n ->\n [one] !\n *[other] ?\n }"
    nested = f"{{ $n ->\n [one] one {{ $k ->\n [x] X\n *[y] Y\n }}\n *[other] {{ $n }} and {{ b }}{inner}\n }}"
    said = {reading.text: {name: choice.taken for name, choice in reading.chosen.items()} for reading in _read(nested)}
    assert said == {
        "one X": {"n": "one", "k": "x"},
        "one Y": {"n": "one", "k": "y"},
        "{$n} and {b}?": {"n": "other"},
    }


@pytest.mark.parametrize(
    ("language", "bad", "good"),
    [
        ("en", "{ $points } points", "{ $points ->\n [one] { $points } point\n *[other] { $points } points\n }"),
        ("en", "{ $dice ->\n [0] none\n *[other] { $dice } green dice\n }", "Dice: { $dice }"),
        ("en", "There are { $cards }.", "{ $done } of { $all } cards"),
        ("fr", "{ $rolls } lancers sur 3", "lancer { $rolls } sur 3"),
        (
            "fr",
            "{ $dice ->\n [1] un\n *[other] { $dice } dés\n }",
            "{ $dice ->\n [one] un\n *[other] { $dice } dés\n }",
        ),
        ("fr", "les { $cards }", "Cartes : { $cards }"),
        ("it", "manca { $short }", "{ $short ->\n [one] manca { $short }\n *[other] mancano { $short }\n }"),
        ("it", "e altri { $number }: tutti", "{ $number } legno"),
        ("de", "{ $short } fehlen", "Karte { $number } von { $all }"),
        ("de", "(bleibt { $number })", "noch { $number } Gold"),
    ],
)
def test_forms_by_number_are_missed(language: str, bad: str, good: str) -> None:
    assert _found(patterns.number_without_forms, language, bad)
    assert not _found(patterns.number_without_forms, language, good)


def test_what_another_language_selects_by_is_a_number(monkeypatch: pytest.MonkeyPatch) -> None:
    assert not _found(patterns.number_without_forms, "de", "{ $found } Stämme")
    monkeypatch.setattr(patterns, "selected", lambda: {("a", "found"): frozenset({"en", "it"})})
    assert _found(patterns.number_without_forms, "de", "{ $found } Stämme")
    assert not _found(patterns.number_without_forms, "de", "Stämme: { $found } von 5")


@pytest.mark.parametrize(
    ("bad", "good"),
    [
        ("Ville de { $name }", "Ville : { $name }"),
        ("autant que { $name }", "à égalité avec { $name }"),
        ("Au tour du { $bot }", "À { $name } de jouer"),
        ("jouer de { valletta-the-character }", "jouer avec { valletta-the-character }"),
        ("à { valletta-the-character }", "jeu de { $game }, case { $cell }, de { $points } à { $cards }"),
    ],
)
def test_french_elision_is_missed(bad: str, good: str) -> None:
    assert _found(patterns.french_elision, "fr", bad)
    assert not _found(patterns.french_elision, "fr", good)


@pytest.mark.parametrize(
    ("bad", "good"),
    [
        ("il turno di { valletta-the-character }", "il turno di { $name }"),
        ("la città del { $name }", "la città di { $name }"),
        ("l’effetto del { valletta-character }", "l’effetto: { valletta-character }"),
    ],
)
def test_italian_contraction_is_missed(bad: str, good: str) -> None:
    assert _found(patterns.italian_contraction, "it", bad)
    assert not _found(patterns.italian_contraction, "it", good)


@pytest.mark.parametrize(
    ("language", "bad", "good"),
    [
        ("de", "{ $name }s Zug", "Am Zug: { $name }"),
        ("en", "{ malta-card }s", "{ $name }’s turn, { $seconds }s"),
        ("fr", "{ $name }e", "le { $number }e tour"),
        ("it", "{ $name }o", "al { $place }º posto"),
    ],
)
def test_endings_on_values_are_seen(language: str, bad: str, good: str) -> None:
    assert _found(patterns.glued_ending, language, bad)
    assert not _found(patterns.glued_ending, language, good)


@pytest.mark.parametrize(
    ("language", "bad", "good"),
    [
        ("en", "{ $name } ends his turn.", "{ $name } ends their turn."),
        ("fr", "{ $name } est absent pour le moment.", "{ $name } n’est pas là pour le moment."),
        ("fr", "Vous êtes éliminé aussitôt.", "Vous quittez aussitôt la partie."),
        ("fr", "{ $seat } a été remplacé.", "{ $seat } : la ville est pleine, le tour est sauté."),
        ("fr", "{ $name } : éliminé", "{ $name } : égalité"),
        ("it", "{ $seat } è stato eliminato.", "{ $seat } ha abbandonato."),
        ("it", "Sei subito eliminato.", "Esci subito dalla partita."),
        ("it", "Benvenuti al tavolo", "Ti diamo il benvenuto al tavolo"),
        ("de", "{ $name } nimmt seine Karten.", "{ $name } muss an der Reihe sein."),
        ("de", "Der { $bot } spielt.", "{ $bot } spielt."),
    ],
)
def test_agreement_with_somebody_unknown_is_seen(language: str, bad: str, good: str) -> None:
    assert _found(patterns.gender, language, bad)
    assert not _found(patterns.gender, language, good)


@pytest.mark.parametrize(
    ("language", "bad", "good"),
    [
        ("fr", "Choisis ton camp.", "Choisissez votre camp."),
        ("it", "Scegliete un altro file.", "Scegli un altro file."),
        ("de", "Wählen Sie eine Karte.", "Karten sind da. Sie liegen offen."),
    ],
)
def test_another_register_is_heard(language: str, bad: str, good: str) -> None:
    assert _found(patterns.register, language, bad)
    assert not _found(patterns.register, language, good)


@pytest.mark.parametrize(
    ("bad", "good"),
    [
        ("a card in the own turn", "a card in your own turn"),
        ("Who gives up does not come back.", "Who may look through a discard pile."),
        ("This is no link to a table.", "There is no link to a table; it is no longer here."),
        ("Nothing is to be decided.", "There is nothing to decide."),
        ("Come in by link", "Join with a link"),
        ("the bonus lapses", "the bonus is lost"),
        ("Cannot listen at { $place }", "Cannot listen on { $place }"),
    ],
)
def test_german_grammar_and_whimsy_are_heard(bad: str, good: str) -> None:
    assert _found(patterns.unenglish, "en", bad)
    assert not _found(patterns.unenglish, "en", good)


@pytest.mark.parametrize(
    ("language", "bad", "good"),
    [
        ("en", "95 % interval", "a 95% interval"),
        ("en", "Thinking …", "Thinking…"),
        ("en", "1, 2, 3 ...", "1, 2, 3, …"),
        ("en", "a 7 x 7 board", "a 7 × 7 board"),
        ("en", "-5 VP", "−5 VP, see V-COST-01 or -02, SM-CHAR-ARCHITECT-4 and -5"),
        ("en", "n - k", "n − k, --option"),
        ("en", "{ $name }'s turn", "{ $name }’s turn"),
        ("fr", "à 95\u00a0%", "à 95\u202f%"),
        ("fr", "Vraiment ?", "Vraiment\u202f?"),
        ("it", "al 95 %", "al 95%"),
        ("it", "« sì »", "«sì»"),
        ("it", "E’ finita", "È finita, l’ultima"),
        ("de", "zu 95 %", "zu 95\u00a0%"),
        ("de", "Verbindung verloren…", "Verbindung verloren …"),
        ("de", "Wirklich ?", "Wirklich?"),
        ("de", "“so”", "„so“"),
    ],
)
def test_wrong_marks_are_seen(language: str, bad: str, good: str) -> None:
    assert _found(patterns.typography, language, bad)
    assert not _found(patterns.typography, language, good)


def test_the_glossary_is_read_and_its_last_column_is_obeyed() -> None:
    text = "# G\n\n## English\n\n| term | meaning | never say |\n|---|---|---|\n"
    text += "| protection | what is paid | racket; pay-off |\n| turn | of one player | — |\n"
    terms = patterns.glossary(text)["en"]
    assert [(term.term, term.never) for term in terms] == [("protection", ("racket", "pay-off")), ("turn", ())]
    assert patterns.never_said(terms, _read("Pay Racket.")[0])
    assert not patterns.never_said(terms, _read("The bracket of { malta-racket }")[0])
    with pytest.raises(ValueError, match="not term"):
        patterns.glossary(text + "| alone |\n")
    with pytest.raises(ValueError, match="no table"):
        patterns.glossary("## Deutsch\n\nnothing\n")
