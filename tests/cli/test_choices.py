"""What can be done, in words: prices, characters with effects, cells by what they bring; and the end, shared or not."""

import io

import pytest
from rich.console import Console

from auberge import games
from auberge.cli import boards
from auberge.cli.boards import Scene
from auberge.cli.play.sheet import draw_sheet
from auberge.core.protocol import OVER, Position, Seat
from auberge.core.setup import settle_setup
from auberge.words import LANGUAGES, Words

GAME = games.load("saint_malo")
BOARD = boards.load("saint_malo")
NAMES = ("Anna", "Ben")
FULL_BUT_TWO: dict[str, object] = {
    "only_empty": ["(0,5)", "(3,3)"],
    "cells": {f"(0,{col})": "wall" for col in range(1, 5)},
}


def arrange(dice: str, city: dict[str, object], moves: tuple[str, ...] = (), **options: bool) -> Position:
    setup = settle_setup(GAME.meta, seats=2, seed=1, start_seat=0, options=options)
    position = GAME.arrange(setup, {"dice": dice, "seat": {"1": city}})
    for text in moves:
        GAME.play(position, Seat(0), GAME.read(text))
    return position


def choices(position: Position, language: str = "en") -> list[str]:
    view = GAME.view(position, Seat(0))
    part = BOARD.choices(view, Scene(Words(language), NAMES))
    console = Console(file=io.StringIO(), width=80, color_system=None)
    if part is not None:
        console.print(part)
    assert isinstance(console.file, io.StringIO)
    return [line.rstrip() for line in console.file.getvalue().splitlines()]


def test_passing_is_offered_with_its_number() -> None:
    assert choices(arrange("log log log log crossed_swords", {"coins": 3}))[-1].endswith(") Pass")


@pytest.mark.parametrize("language", LANGUAGES)
def test_characters_are_told_with_their_effects(language: str) -> None:
    words = Words(language)
    told = choices(arrange("head head log log log", {}, ("use head 2",)), language)
    for line, name in zip(told, ("soldier", "priest"), strict=True):
        assert words.say("saint_malo-character", character=name) in line
        assert words.say("saint_malo-effect", character=name)[:40] in line


def test_a_bonus_character_may_be_declined() -> None:
    told = choices(arrange("wall log log log log", FULL_BUT_TWO, ("use wall 1",)))
    assert told[-1].startswith("6) Decline the bonus character")


def test_houses_are_told_with_points_and_the_word_to_stop() -> None:
    moves = ("use head 3", "character architect", "cell (3,3)")
    told = choices(arrange("head head head log log", {"logs": 2}, moves))
    assert "+3 VP" in "\n".join(told)
    assert any(line.endswith(") Stop building") for line in told)


def test_cells_are_grouped_by_what_they_bring() -> None:
    told = "\n".join(choices(arrange("head head head log log", {}, ("use head 3", "character merchant"))))
    assert "+4 coins" in told
    assert "west side destroyed" in told
    assert "no immediate gain" in told
    last = arrange("crate crate log log log", {"only_empty": ["(3,3)", "(3,4)"], "coins": 0}, ("use crate 2",))
    assert choices(last) == ["city full  D4 E4"]


def _finished(points: tuple[int, int]) -> Position:
    """Both cities lack the same single cell; filling them ends the game."""
    setup = settle_setup(GAME.meta, seats=2, seed=1, start_seat=0)
    city = {"only_empty": ["(3,3)"], "coins": 0, "logs": 0}
    seats = {str(seat + 1): city | {"points": points[seat]} for seat in range(2)}
    position = GAME.arrange(setup, {"turn": 1, "roll": "crate crate crate crate crate", "seat": seats})
    while position.actor() != OVER:
        if position.actor() < 0:
            GAME.chance(position)
        else:
            GAME.play(position, Seat(position.actor()), GAME.moves(position)[0])
    return position


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_shared_victory_is_told_as_one(language: str) -> None:
    position = next(p for p in map(_finished, ((10, points) for points in range(5, 30))) if _shared(p))
    console = Console(file=io.StringIO(), width=80, color_system=None)
    console.print(draw_sheet(GAME, position, Scene(Words(language), NAMES)))
    result = position.result()
    assert result is not None
    assert isinstance(console.file, io.StringIO)
    names = Words(language).together(["Anna", "Ben"])
    assert Words(language).say("cli-winners", names=names, points=result.scores[0]) in console.file.getvalue()


def _shared(position: Position) -> bool:
    result = position.result()
    return result is not None and result.places == (1, 1)
