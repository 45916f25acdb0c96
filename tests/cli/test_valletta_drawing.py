"""Valletta's board on a terminal: it fits, it says everything without colour, it hides what is hidden."""

import pytest

from auberge.cli import boards
from auberge.cli.boards import Scene
from auberge.cli.boards.valletta.signs import figures_of
from auberge.cli.boards.valletta_view import VallettaView
from auberge.core.match import Match
from auberge.core.protocol import Seat
from auberge.words import LANGUAGES, Words
from tests.cli import drawing
from tests.cli.drawing import LONG, lines_of
from tests.cli.terminal import flat
from tests.cli.valletta_table import seen

BOARD = boards.load("valletta")


def moments(seats: int) -> list[tuple[Match, VallettaView]]:
    return [(match, seen(view)) for match, view in drawing.moments("valletta", seats)]


def question(name: str, seats: int = 2) -> tuple[Match, VallettaView]:
    """A moment at which this is asked."""
    return next(found for found in moments(seats) if found[1].question == name)


def test_every_building_stands_in_the_column_of_its_zone() -> None:
    _, view = question("play")
    lines = lines_of(BOARD.picture(view, Scene(Words(), ("Anna", "Ben"), 80, 24, tight=True)), 80)
    words = Words()
    rows = [line for line in lines[:5] if "◍" not in line]
    order = (2, 0, 1, 3)  # rows of the layout from top to bottom, the street after the second
    for row, line in zip(order, rows, strict=False):
        for column in range(5):
            name = words.say("valletta-building-short", building=view.layout[5 * row + column].name)
            assert line[16 * column + 1 :].startswith(name)


def test_hands_of_others_are_not_drawn() -> None:
    for match, view in moments(2):
        if view.you is None:
            continue
        other = match.game.view(match.position, Seat(1 - view.you))
        assert seen(other).players[1 - view.you].hand is not None
        assert view.players[1 - view.you].hand is None
        text = "\n".join(lines_of(BOARD.picture(view, Scene(Words(), ("Anna", "Ben"), 80, 24)), 80))
        assert text.count("Hand:") <= 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_payment_says_what_is_due_and_why(language: str) -> None:
    _, view = question("payment")
    words = Words(language, strict=True)
    part = BOARD.choices(view, Scene(words, LONG[:2], 80, 24))
    text = flat(" ".join(lines_of(part, 80)))
    due = dict(zip(("gold", "wood", "stone", "brick"), view.cost, strict=True))
    assert words.say("cli-v-due", goods=words.say("valletta-goods", **due)) in text
    assert words.say("valletta-label-proposed") in text


def test_a_choice_never_shows_what_a_barrel_hides() -> None:
    for _, view in moments(2):
        if view.question != "play":
            continue
        part = BOARD.choices(view, Scene(Words(), LONG[:2], 120, 24))
        for line in lines_of(part, 120):
            assert not (") Jean" in line and "+" in line)


def test_figures_are_initials_or_numbers() -> None:
    assert figures_of(Scene(Words(), ("Anna", "Ben"))) == ("A", "B")
    assert figures_of(Scene(Words(), ("Anna", "Alex"))) == ("1", "2")
