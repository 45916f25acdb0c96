"""Short input: cells, dice, symbols, characters and bare words, in English and in the player's language."""

import pytest

from auberge import games
from auberge.cli.boards import Scene, load
from auberge.core.protocol import Seat, View
from auberge.core.setup import settle_setup
from auberge.words import Words

GAME = games.load("saint_malo")
BOARD = load("saint_malo")
SETUP = settle_setup(GAME.meta, seats=2, seed=1, start_seat=0)


def read(question: str, text: str, language: str = "en") -> str | None:
    scene = Scene(Words(language), ("Anna", "Ben"))
    return BOARD.read(view_of(question), text, scene)


def view_of(question: str) -> View:
    given: dict[str, object] = {"seat": {"1": {"coins": 9}}}
    moves = {
        "announce": [],
        "crate": ["use crate 2"],
        "type": ["use head 2"],
        "house": ["use head 3", "character architect"],
    }
    if question == "keep":
        given["roll"] = "crate wall wall cross crossed_swords"
    else:
        given["dice"] = "crate crate head head head"
    position = GAME.arrange(SETUP, given)
    for text in moves.get(question, []):
        GAME.play(position, Seat(0), GAME.read(text))
    return GAME.view(position, Seat(0))


@pytest.mark.parametrize(
    ("text", "language", "stands_for"),
    [
        ("", "en", "keep crate wall wall cross crossed_swords"),
        ("all", "en", "keep crate wall wall cross crossed_swords"),
        ("TUTTI", "it", "keep crate wall wall cross crossed_swords"),
        ("none", "de", "keep"),
        ("keine", "de", "keep"),
        ("aucun", "fr", "keep"),
        ("2 3", "en", "keep wall wall"),
        ("3,2", "en", "keep wall wall"),
        ("23", "en", "keep wall wall"),
        ("5", "en", "keep crossed_swords"),
        ("w w", "en", "keep wall wall"),
        ("wall", "en", "keep wall"),
        ("mur mur", "fr", "keep wall wall"),
        ("säbel", "de", "keep crossed_swords"),
        ("cr", "en", None),
        ("6", "en", None),
        ("0", "en", None),
        ("c4", "en", "cell (3,2)"),  # not now, but the rules can say why
    ],
)
def test_dice_to_keep(text: str, language: str, stands_for: str | None) -> None:
    assert read("keep", text, language) == stands_for


@pytest.mark.parametrize(
    ("text", "language", "stands_for"),
    [
        ("crate 2", "en", "use crate 2"),
        ("crate2", "en", "use crate 2"),
        ("2 crate", "en", "use crate 2"),
        ("cra 2", "en", "use crate 2"),
        ("log 3", "en", "use log 3"),
        ("Mauer 1", "de", "use wall 1"),
        ("tête 3", "fr", "use head 3"),
        ("wall 2", "it", "use wall 2"),
        ("pass", "fr", "pass"),
        ("passo", "it", "pass"),
        ("c 2", "en", "cell (1,2)"),  # crate or cross: no symbol, but a cell
        ("h1", "en", "use head 1"),
        ("sword 2", "en", None),
        ("3", "en", None),
        ("", "en", None),
    ],
)
def test_announcements(text: str, language: str, stands_for: str | None) -> None:
    assert read("announce", text, language) == stands_for


@pytest.mark.parametrize(
    ("text", "stands_for"),
    [("a1", "cell (0,0)"), ("C4", "cell (3,2)"), (" g7 ", "cell (6,6)"), ("h1", None), ("a8", None), ("c44", None)],
)
def test_cells(text: str, stands_for: str | None) -> None:
    assert read("crate", text) == stands_for


@pytest.mark.parametrize(
    ("text", "language", "stands_for"),
    [
        ("s", "en", "character soldier"),
        ("soldier", "de", "character soldier"),
        ("pri", "en", "character priest"),
        ("Tagel", "de", "character citizen"),
        ("prêtre", "fr", "character priest"),
        ("x", "en", None),
    ],
)
def test_characters(text: str, language: str, stands_for: str | None) -> None:
    assert read("type", text, language) == stands_for


@pytest.mark.parametrize(("text", "language"), [("stop", "de"), ("genug", "de"), ("basta", "it"), ("assez", "fr")])
def test_stopping(text: str, language: str) -> None:
    assert read("house", text, language) == "stop"


def test_every_word_that_is_offered_is_understood() -> None:
    for language in ("en", "fr", "it", "de"):
        words = Words(language)
        for word in ("pass", "stop", "decline"):
            assert read("announce", words.say(f"cli-sm-word-{word}"), language) == word
