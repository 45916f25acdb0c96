"""Programs as players: the examples play whole games, and whatever a program does wrong, a legal move comes of it."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from auberge import bots, games
from auberge.bots.budget import Budget
from auberge.bots.programs import ProgramPlayer, command, dialogue, load, messages, read_command
from auberge.bots.programs.checking import check
from auberge.bots.programs.dialogue import Dialogue
from auberge.bots.programs.player import MOST_FAULTS
from auberge.bots.programs.process import Fault, Process
from auberge.core.errors import BadSetup
from auberge.core.protocol import Game, Seat, View
from auberge.core.setup import settle_setup

EXAMPLES = Path(__file__).parents[2] / "examples" / "bots"
ODD = Path(__file__).with_name("odd_program.py")
SHORT = Budget(seconds=0.02)
LONG = Budget(seconds=30)


def odd(way: str) -> str:
    return f"exec:{sys.executable} {ODD} {way}"


def a_view(game: Game) -> View:
    """The first view of a game that leaves a choice."""
    position = game.start(settle_setup(game.meta, seats=2, seed=5, start_seat=0))
    view = game.view(position, Seat(int(position.actor())))
    assert len(view.moves) > 1
    return view


@pytest.fixture
def game() -> Game:
    return games.load("saint_malo")


# --- the examples -----------------------------------------------------------------------------------------------


def examples(folder: Path) -> list[str]:
    """The example bots of this machine's languages."""
    found = [f"exec:{sys.executable} {EXAMPLES / 'random_bot.py'}"]
    if shutil.which("node"):
        found.append(f"exec:node {EXAMPLES / 'last_move.js'}#place=1")
    if compiler := shutil.which("cc"):
        binary = folder / "first_move"
        subprocess.run([compiler, "-Wall", "-Werror", "-o", binary, EXAMPLES / "first_move.c"], check=True)
        found.append(f"exec:{binary}")
    return found


@pytest.fixture
def _patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """A program may take as long to end as a busy machine needs."""
    monkeypatch.setattr("auberge.bots.programs.process._GOODBYE_SECONDS", 60.0)
    monkeypatch.setattr("auberge.bots.programs.checking._ENDS_WITHIN", 60.0)


@pytest.mark.usefixtures("_patient")
def test_the_examples_play_every_game_without_a_fault(tmp_path: Path) -> None:
    for text in examples(tmp_path):
        findings = list(check(read_command(text)))
        assert [finding.step for finding in findings] == ["hello", *["game"] * len(games.NAMES), "quit"], text
        assert not [finding for finding in findings if finding.fault is not None], text


@pytest.mark.usefixtures("_patient")
def test_a_program_is_told_its_view_as_browsers_are(game: Game, tmp_path: Path) -> None:
    """And nothing of the game besides: its line is made from the view alone."""
    heard = tmp_path / "heard"
    listening = tmp_path / "listening.py"
    listening.write_text(f"import sys\nfor line in sys.stdin:\n    open({str(heard)!r}, 'a').write(line)\n")
    program = Process([sys.executable, str(listening)])
    view = a_view(game)
    moves = tuple(messages.NumberedMove(game.action(move), game.write(move)) for move in view.moves)
    program.say(messages.write(messages.Position(view, moves)))
    program.end(goodbye=b"{}")
    line = heard.read_bytes().splitlines()[0]
    assert messages.write(view) in line
    assert line.replace(messages.write(view), b"") == (
        b'{"kind":"position","view":,"moves":' + messages.write(moves) + b"}"
    )


# --- what goes wrong --------------------------------------------------------------------------------------------

FAULTS = {
    "illegal": "illegal",
    "no-move": "illegal",
    "empty": "illegal",
    "crash": "ended",
    "garbage": "unreadable",
    "out-of-turn": "unexpected",
    "huge": "long",
    "flood": "flood",
    "deaf": "silent",
    "future": "unexpected",
    "chess": "game",
}


@pytest.mark.parametrize("way", FAULTS)
def test_a_program_that_fails_is_noticed_and_replaced_by_a_legal_move(
    way: str, game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    if way == "deaf":
        monkeypatch.setattr(dialogue, "GRACE_SECONDS", 0.1)
    player = load(odd(way))(game, 1, SHORT if way == "deaf" else LONG)
    assert isinstance(player, ProgramPlayer)
    view = a_view(game)
    assert player.choose(view) in view.moves
    assert [fault.kind for fault in player.faults] == [FAULTS[way]]
    player.close()


def test_after_some_faults_a_program_is_asked_no_more(game: Game) -> None:
    player = load(odd("crash"))(game, 1, LONG)
    assert isinstance(player, ProgramPlayer)
    view = a_view(game)
    chosen = [player.choose(view) for _ in range(MOST_FAULTS + 5)]
    assert len(player.faults) == MOST_FAULTS
    again = bots.load("random")(game, 1)
    assert chosen == [again.choose(view) for _ in chosen], "the moves made for it follow from its seed"


def test_a_program_that_thinks_too_long_is_told_to_stop(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dialogue, "GRACE_SECONDS", 30)
    player = load(odd("stops"))(game, 1, SHORT)
    assert isinstance(player, ProgramPlayer)
    view = a_view(game)
    assert player.choose(view) == view.moves[-1]
    assert not player.faults
    player.close()


def test_a_program_that_says_no_hello_is_given_up(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dialogue, "START_SECONDS", 0.2)
    player = load(odd("mute"))(game, 1)
    assert isinstance(player, ProgramPlayer)
    with pytest.raises(BadSetup, match="program-fault-silent"):
        player.check()


def test_nothing_is_left_of_a_program_that_does_not_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("auberge.bots.programs.process._GOODBYE_SECONDS", 0.05)
    running = Dialogue(read_command(odd("stays")))
    running.end()
    with pytest.raises(ProcessLookupError):
        os.kill(running.process_id, 0)


def test_a_program_is_told_no_secret_by_its_environment(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("AUBERGE_DATABASE", "postgresql://somebody:secret@localhost/auberge")
    told: list[bytes] = []
    hear = Process.hear

    def listen(self: Process, until: float) -> bytes:
        told.append(hear(self, until))
        return told[-1]

    monkeypatch.setattr(Process, "hear", listen)
    player = load(odd("environment"))(game, 1, LONG)
    assert isinstance(player, ProgramPlayer)
    player.choose(a_view(game))
    player.close()
    known = b" ".join(told)
    assert b"PATH" in known
    assert b"AUBERGE" not in known


# --- how programs are named -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("exec:", "program-bad-command"),
        ("exec:'", "program-bad-command"),
        ("exec:/no/such/file", "program-not-found"),
        ("exec:cat#depth", "program-bad-command"),
    ],
)
def test_a_command_that_cannot_be_run_is_refused(text: str, key: str) -> None:
    with pytest.raises(BadSetup, match=key):
        load(text)


@pytest.mark.parametrize("text", ["mybot", "=cat", "My Bot=cat", "a=b=c"])
def test_a_program_has_a_plain_name(text: str) -> None:
    with pytest.raises(BadSetup):
        command.read_program(text)


def test_the_houses_own_list_of_bots_runs_no_command() -> None:
    """Names of bots also come over the network and out of files."""
    with pytest.raises(BadSetup, match="unknown-bot"):
        bots.load(odd("crash"))


@pytest.mark.parametrize("option", ["speed=1", "place=two"])
def test_only_declared_options_are_set(option: str) -> None:
    if not shutil.which("node"):
        pytest.skip("Node is not installed")
    with pytest.raises(Fault, match="unexpected"):
        Dialogue(read_command(f"exec:node {EXAMPLES / 'last_move.js'}#{option}"))
