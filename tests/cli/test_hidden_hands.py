"""Hidden hands around one keyboard: another person's cards are shown only once that person has come to the table."""

import io
from pathlib import Path

import pytest
from rich.console import Console

from auberge import games
from auberge.cli.play import play
from auberge.cli.play.table import Prompt, Table
from auberge.core.protocol import Seat
from auberge.words import Words
from tests.cli.terminal import record_after, run, script
from tests.cli.valletta_table import BEGIN, SEATS, TWO, match_until, seen


class Watched(io.StringIO):
    """A terminal that remembers what stood on the screen whenever it waited for a line."""

    def screen(self) -> str:
        return self.getvalue().rpartition("\x1b[2J")[2]


def test_a_hand_is_handed_over_before_it_is_shown(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    lines = iter(script(TWO, 7, "valletta")[:150])
    match = play.new_match(games.load("valletta"), TWO, play.PlayArguments("valletta", seed="7", start="1"), Words())
    paper = Watched()
    console = Console(file=paper, force_terminal=True, width=80, height=40, highlight=False, legacy_windows=False)
    table = Table(match, tmp_path / "game.json", console, Words())
    handed = 0

    def typed(_prompt: str = "") -> str:
        nonlocal handed
        screen, prompt = paper.screen(), table.prompt()
        if prompt.kind == "hand_over":
            handed += 1
            assert f"Hand the keyboard to {table.scene().names[prompt.seat]}, then press Enter." in screen
            assert "Hand:" not in screen
            assert len(screen.splitlines()) <= 2
        else:
            other = table.scene().names[1 - prompt.seat]
            assert f"\n{other}: Play" not in screen
            assert screen.count("Hand:") <= 1
        for line in lines:
            return line
        raise EOFError

    monkeypatch.setattr("builtins.input", typed)
    with pytest.raises(EOFError):
        table.run()
    assert handed > 20


def test_somebody_asked_out_of_turn_comes_to_the_table_and_confirms() -> None:
    match = match_until("give")
    seat = Seat(match.actor)
    assert seen(match.game.view(match.position, seat)).turn != seat
    table = Table(match, Path("nowhere.json"), Console(quiet=True), Words())
    assert table.prompt() == Prompt("hand_over", Seat(1 - seat))  # who asks confirms first
    table.hand_over(Seat(1 - seat))
    assert table.prompt() == Prompt("confirm", Seat(1 - seat))
    table.session.confirm()
    assert table.prompt() == Prompt("hand_over", seat)
    table.hand_over(seat)
    assert table.prompt().kind == "decide"
    match.play(seat, match.game.view(match.position, seat).moves[0])
    assert table.prompt() == Prompt("confirm", seat)


def test_only_enter_answers_a_hand_over() -> None:
    result = run(*BEGIN[:-1], TWO, typed=["log", "moves", "cities", "card maid", "?", "undo", "gold", "quit"])
    assert result.stdout.count("Press Enter to continue; ? shows") == 7
    assert "Hand:" not in result.stdout
    assert "The game is saved in" in result.stdout


def test_the_log_tells_nobody_what_others_drew() -> None:
    lines = script(TWO, 7, "valletta")[:40]
    result = run(*BEGIN[:-1], TWO, typed=[*lines, "log", "", "log"])
    told = result.stdout
    last = told[told.rindex("shuffles the") :] if "shuffles the" in told else told
    names = {line.split(" draws the ")[0] for line in last.splitlines() if " draws the " in line}
    assert len(names) <= 1


def test_a_game_without_hidden_things_is_not_handed_over() -> None:
    result = run("play", "--seed", "3", "--start", "1", "--seats", TWO, typed=["", "all"])
    assert "Hand the keyboard" not in result.stdout


def test_a_replay_of_a_running_game_tells_only_what_all_may_know(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_bytes(record_after(30, SEATS, 7, "valletta"))
    told = run("replay", str(file)).stdout
    assert "draws 5 cards" in told or "cards." in told
    assert " draws the " not in told


def test_a_replay_goes_step_by_step_from_the_first_shuffle(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_bytes(record_after(30, SEATS, 7, "valletta"))
    result = run("replay", str(file), "--step", typed=[*[""] * 20, "p", "q"])
    assert result.exit_code == 0
    assert "Entry 19 of" in result.stdout
    assert "Hand:" not in result.stdout
