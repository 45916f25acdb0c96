"""Compiled against interpreted, game by game: every field after every decision is the same in both builds.

Both traces run with the interpreter of this session, whose installation must hold the compiled engine.
"""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from auberge import games
from auberge.build import has_compiled
from tests.lockstep import trace

ROOT = Path(__file__).parents[2]
GAMES = int(os.environ.get("AUBERGE_LOCKSTEP_GAMES", "2400"))
PARTS = 4
NEEDS = "the lockstep needs the compiled build: see `make test`"

pytestmark = pytest.mark.lockstep


def start(build: str, *arguments: object, module: str = "trace") -> subprocess.Popen[str]:
    """A trace in its own process, compiled or plain."""
    pure = "1" if build == "plain" else "0"
    environ = {**os.environ, "PYTHONPATH": str(ROOT), "AUBERGE_PURE": pure, "PYTHONDONTWRITEBYTECODE": "1"}
    command = [sys.executable, "-P", "-m", f"tests.lockstep.{module}", *map(str, arguments)]
    return subprocess.Popen(command, cwd=ROOT, env=environ, stdout=subprocess.PIPE, text=True)


def traces(*arguments: object, module: str = "trace") -> tuple[list[str], list[str]]:
    """The lines of both builds, run side by side; each says first which build it is."""
    assert has_compiled(), NEEDS
    builds = ("compiled", "plain")
    running = [start(build, *arguments, module=module) for build in builds]
    lines = [process.communicate()[0].splitlines() for process in running]
    assert [process.returncode for process in running] == [0, 0]
    assert tuple(said[0] for said in lines) == builds, "both builds are there, and each runs where it should"
    return lines[0][1:], lines[1][1:]


def first_difference(one: list[str], two: list[str]) -> str:
    """The first decision after which two dumps differ, and what differs there, by name."""
    for decision, (left, right) in enumerate(zip(one, two, strict=False)):
        if left != right:
            compiled, plain = json.loads(left), json.loads(right)
            differing = [name for name in compiled if compiled[name] != plain.get(name)]
            told = ", ".join(f"{name}: compiled {compiled[name]}, plain {plain.get(name)}" for name in differing)
            return f"after decision {decision} (action {plain['action']}): {told}"
    return f"one game is longer: {len(one)} and {len(two)} positions"


def test_the_installation_holds_the_compiled_engine() -> None:
    assert has_compiled(), NEEDS


@pytest.mark.parametrize("part", range(PARTS))
def test_both_builds_play_the_same_games(part: int) -> None:
    count = GAMES // PARTS
    compiled, plain = traces(part * count, count)
    assert len(compiled) == len(plain) == count
    for one, two in zip(compiled, plain, strict=True):
        number = one.split()[0]
        assert one == two, f"game {number}, {first_difference(*traces(number, 1, '--dump'))}"


@pytest.mark.parametrize("name", games.NAMES)
def test_both_builds_let_the_bots_decide_alike(name: str) -> None:
    compiled, plain = traces(name, module="bot_trace")
    assert len(compiled) > 20
    assert compiled == plain


@pytest.mark.parametrize("name", games.NAMES)
def test_both_builds_show_everybody_the_same(name: str) -> None:
    compiled, plain = traces(name, module="view_trace")
    assert len(compiled) > 100
    assert compiled == plain


def test_a_difference_is_named() -> None:
    one = [json.dumps({"action": 3, "position.coins": 2}), json.dumps({"action": 4, "position.coins": 2})]
    two = [one[0], json.dumps({"action": 4, "position.coins": 5})]
    assert first_difference(one, two) == "after decision 1 (action 4): position.coins: compiled 2, plain 5"
    assert first_difference(one, one[:1]) == "one game is longer: 2 and 1 positions"


def test_the_games_cover_every_table_and_the_house_data() -> None:
    every = range(len(trace.tables()))
    assert {number % len(every) for number in range(GAMES)} == set(every)
    assert {number % len(every) for number in range(0, GAMES, trace.HOUSE_EVERY)} == set(every)
