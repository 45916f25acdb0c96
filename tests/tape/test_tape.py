"""The server says what is on the tapes, frame by frame, and the tapes have every kind of message on them.

A failing tape means: something is sent otherwise than before. If that is meant, `pytest tests/tape --rewrite-tape`
writes the tapes again (`tests/tape/README.md`).
"""

import asyncio
import json
import re
from functools import cache
from pathlib import Path

import pytest

from tests.tape import recording, server
from tests.tape.asgi import ask
from tests.tape.browsers import Tape
from tests.tape.recording import EVERY, FOLDER, SHORT, WHOLE, difference, file_of, tape_of, text_of
from tests.tape.script import Plan

NOT_ASKED = {
    "GET /api/reach": "tells the addresses of this machine",
    "PUT /api/reach": "opens a port of this machine",
}


@cache
def played(plan: Plan) -> Tape:
    return tape_of(plan)


@pytest.mark.parametrize("plan", EVERY, ids=file_of)
def test_the_server_says_what_is_on_the_tape(plan: Plan, pytestconfig: pytest.Config) -> None:
    tape = played(plan)
    if pytestconfig.getoption("--rewrite-tape"):
        FOLDER.mkdir(exist_ok=True)
        (FOLDER / file_of(plan)).write_text(text_of(plan, tape))
    problem = difference(plan, tape)
    assert problem is None, problem


def test_every_kind_of_message_is_on_a_tape() -> None:
    tapes = [played(plan) for plan in (*WHOLE, *SHORT)]
    assert server.SAID - set().union(*(tape.said for tape in tapes)) == set()
    assert server.TOLD - set().union(*(tape.told for tape in tapes)) == set()


@pytest.mark.parametrize("game", sorted({plan.game for plan in WHOLE}))
def test_every_game_has_what_people_do(game: str) -> None:
    tapes = [played(plan) for plan in WHOLE if plan.game == game]
    told = set().union(*(tape.told for tape in tapes))
    assert {"advice", "bot_thought", "coached", "heard", "why_not", "closing", "play_again"} <= told


def test_every_address_of_the_api_is_on_a_tape() -> None:
    asked = {line.split(maxsplit=2)[2] for plan in EVERY for line in played(plan).lines if line[:3] == "  2"}
    described = _addresses()
    missing = {name for name, address in described.items() if not any(map(address.fullmatch, asked))}
    assert missing == set(NOT_ASKED)


def _addresses() -> dict[str, re.Pattern[str]]:
    """The addresses that the description of the API names, each as what requests to it look like."""
    app = server.application()
    _, body = asyncio.run(ask(app, "GET", "/api/docs/openapi.json"))
    names = [f"{method.upper()} {path}" for path, each in json.loads(body)["paths"].items() for method in each]
    return {name: re.compile(re.sub(r"\\{[^}]*\\}", "[^/]+", re.escape(name)) + r"(\?.*)?") for name in names}


def test_a_difference_is_named_with_its_frame(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    plan, other = WHOLE[0], tmp_path / file_of(WHOLE[0])
    lines = text_of(plan, played(plan)).splitlines()
    place = next(n for n, line in enumerate(lines) if line.startswith("  guest update:"))
    kept = lines[place].replace("update:", "update:f")
    other.write_text("\n".join([*lines[:place], kept, *lines[place + 1 :]]))
    monkeypatch.setattr(recording, "FOLDER", tmp_path)
    monkeypatch.setattr(recording, "ACTUAL", tmp_path / "actual")
    problem = difference(plan, played(plan)) or ""
    assert f"line {place + 1}" in problem
    assert '"to":"guest","frame":{"kind":"update"' in problem
    assert (tmp_path / "actual" / f"{other.stem}.jsonl").is_file()
