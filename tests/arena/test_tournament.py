"""Tournaments: the same games on every engine, kept as they come, taken up where they stopped, ended in time."""

import os
import signal
import subprocess
import sys
from collections.abc import Generator, Iterable
from pathlib import Path

import msgspec
import pytest

from auberge import bots
from auberge.bots.protocol import Bot, Budget
from auberge.core.errors import BadRecord, BadSetup, EngineBug
from auberge.core.protocol import Game, Move, View
from auberge.games.saint_malo.moves import Absent
from auberge.lab.arena.engines import Local, all_cores, open_engine
from auberge.lab.arena.entrants import read_entrants
from auberge.lab.arena.results import GameResult, Tournament, games_in, read_lines
from auberge.lab.arena.seating import Seating
from auberge.lab.arena.tournament import Outcome, Progress, run_tournament, settle_tournament


def task_of(*names: str, game: str = "saint_malo", seats: int | None = None, seed: int = 5) -> Tournament:
    return settle_tournament(game, read_entrants(names), seed=seed, seats=seats)


def untimed(games: Iterable[GameResult]) -> list[GameResult]:
    return [msgspec.structs.replace(game, seconds=()) for game in games]


def games_of(outcome: Outcome) -> list[GameResult]:
    return untimed(game for games in outcome.rounds for game in games)


def lines_of(file: Path) -> list[object]:
    lines, _ = read_lines(file)
    return [line if isinstance(line, Tournament) else untimed([line])[0] for line in lines]


class Torn:
    """Plays so many games, then somebody presses Ctrl-C."""

    def __init__(self, games: int) -> None:
        self.games = games

    def play(self, task: Tournament, seatings: Iterable[Seating]) -> Generator[GameResult, None, None]:
        for number, result in enumerate(Local().play(task, seatings)):
            if number == self.games:
                raise KeyboardInterrupt
            yield result


def test_processes_change_nothing(tmp_path: Path) -> None:
    task = task_of("random", "squire")
    alone = run_tournament(task, Local(), most_games=6, file=tmp_path / "alone")
    together = run_tournament(task, Local(2), most_games=6, file=tmp_path / "together")
    assert games_of(alone) == games_of(together)
    assert lines_of(tmp_path / "alone") == lines_of(tmp_path / "together")
    assert alone.end == "games"


@pytest.mark.parametrize("stop", [0, 1, 3, 4])
def test_a_tournament_goes_on_where_it_stopped(tmp_path: Path, stop: int) -> None:
    task = task_of("random", "random@10ms", seats=2)
    whole, parts = tmp_path / "whole", tmp_path / "parts"
    run_tournament(task, Local(), most_games=8, file=whole)
    torn = run_tournament(task, Torn(stop), most_games=8, file=parts)
    assert torn.end == "interrupted"
    assert len(torn.rounds) == stop // 2
    assert len(games_in(parts, task)) == stop  # nothing that was done is lost
    again = run_tournament(task, Local(), most_games=8, file=parts)
    assert lines_of(parts) == lines_of(whole)
    assert again.end == "games"
    assert len(again.rounds) == 4


def test_a_line_that_was_cut_off_is_played_again(tmp_path: Path) -> None:
    task, file = task_of("random"), tmp_path / "results"
    run_tournament(task, Local(), most_games=4, file=file)
    lines = lines_of(file)
    file.write_bytes(file.read_bytes()[:-20])
    assert len(games_in(file, task)) == 3
    run_tournament(task, Local(), most_games=4, file=file)
    assert lines_of(file) == lines


def test_a_file_holds_several_tournaments(tmp_path: Path) -> None:
    file = tmp_path / "new" / "results"
    one, other = task_of("random", seed=1), task_of("random", seed=2)
    for task, games in ((one, 2), (other, 2), (one, 4)):
        run_tournament(task, Local(), most_games=games, file=file)
    assert [len(games_in(file, task)) for task in (one, other)] == [4, 2]
    assert len(lines_of(file)) == 8


def test_a_finished_tournament_is_not_played_again(tmp_path: Path) -> None:
    task, file = task_of("squire", "random"), tmp_path / "results"
    first = run_tournament(task, Local(), most_games=100, confidence=0.9, file=file)
    size = file.stat().st_size
    again = run_tournament(task, Torn(0), most_games=100, confidence=0.9, file=file)
    assert first == again
    assert file.stat().st_size == size


def test_what_is_no_result_is_named(tmp_path: Path) -> None:
    task, file = task_of("random"), tmp_path / "results"
    file.write_text('{"kind":"game"}\n')
    with pytest.raises(BadRecord) as refused:
        run_tournament(task, Local(), most_games=2, file=file)
    assert (refused.value.key, refused.value.values["line"]) == ("arena-bad-line", 1)


def test_games_out_of_order_are_refused(tmp_path: Path) -> None:
    task, file = task_of("random"), tmp_path / "results"
    run_tournament(task, Local(), most_games=4, file=file)
    lines = file.read_bytes().splitlines(keepends=True)
    file.write_bytes(b"".join([lines[0], lines[2], lines[1]]))
    with pytest.raises(BadRecord) as refused:
        run_tournament(task, Local(), most_games=4, file=file)
    assert refused.value.key == "arena-bad-order"


def test_it_stops_as_soon_as_all_pairs_are_told_apart() -> None:
    seen: list[Progress] = []
    outcome = run_tournament(
        task_of("squire", "random"), Local(), most_games=400, confidence=0.95, on_progress=seen.append
    )
    assert outcome.end == "told-apart"
    assert outcome.better == {(0, 1): 0}
    assert 4 <= len(outcome.rounds) <= 12
    assert (seen[0].games, seen[-1].games) == (0, 2 * len(outcome.rounds))
    assert (seen[-1].told_apart, seen[-1].pairs, seen[-1].most_games) == (1, 1, 400)


def test_the_same_bot_under_two_labels_is_never_told_apart_by_its_seats() -> None:
    """Rotations of one seed cancel out: two squires that think alike share every round."""
    outcome = run_tournament(task_of("squire", "squire@10ms"), Local(), most_games=6, confidence=0.95)
    assert outcome.end == "games"
    assert not outcome.better
    for first, second in outcome.rounds:
        assert first.places == second.places
        assert first.scores == second.scores
        assert first.bots == second.bots[::-1]


def test_a_cap_is_rounded_to_whole_rounds() -> None:
    outcome = run_tournament(task_of("random", "page", "squire", seats=2), Local(), most_games=3)
    assert [len(games) for games in outcome.rounds] == [6]


def test_a_bot_listed_twice_holds_two_seats() -> None:
    outcome = run_tournament(task_of("squire", "random", "random"), Local(), most_games=3)
    (games,) = outcome.rounds
    assert sorted(game.bots.index(0) for game in games) == [0, 1, 2]
    assert all(sorted(game.bots) == [0, 1, 1] for game in games)


@pytest.mark.parametrize("game", ["valletta", "malta"])
def test_every_game_can_be_played(game: str) -> None:
    outcome = run_tournament(task_of("random", "page", game=game, seats=3), Local(), most_games=3)
    assert [sorted(game.places)[0] for game in outcome.rounds[0]] == [1, 1, 1]


@pytest.mark.parametrize(
    ("names", "game", "seats", "key"),
    [
        ([], "saint_malo", None, "arena-no-bots"),
        (["oracle"], "saint_malo", None, "unknown-bot"),
        (["squire@soon"], "saint_malo", None, "bad-budget"),
        (["squire"], "chess", None, "unknown-game"),
        (["squire"], "saint_malo", 6, "setup-seats"),
    ],
)
def test_what_cannot_be_played_is_refused(names: list[str], game: str, seats: int | None, key: str) -> None:
    with pytest.raises(BadSetup) as refused:
        task_of(*names, game=game, seats=seats)
    assert refused.value.key == key


def test_a_bot_may_carry_its_own_budget_and_only_searchers_take_the_common_one() -> None:
    found = read_entrants(["knight", " Knight@3it", "squire", ""], Budget(seconds=0.1))
    assert [entrant.label for entrant in found] == ["knight@100ms", "knight@3it", "squire"]


def test_engines_are_known_by_name() -> None:
    assert isinstance(open_engine("local", 3), Local)
    assert all_cores() >= 1
    for name, jobs, key in (("cloud", 1, "arena-unknown-engine"), ("local", 0, "arena-numbers")):
        with pytest.raises(BadSetup) as refused:
            open_engine(name, jobs)
        assert refused.value.key == key


class Cheat:
    """Plays a move that is not on offer."""

    def choose(self, _view: View) -> Move:
        return Absent()


def make_cheat(game: Game, seed: int, budget: Budget | None = None) -> Bot:
    return Cheat()


def test_a_bot_that_cheats_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    task = task_of("random")
    monkeypatch.setattr(bots, "load", lambda _name: make_cheat)
    with pytest.raises(EngineBug) as bug:
        run_tournament(task, Local(), most_games=2)
    assert bug.value.key == "bug-round-broke-off"
    assert "bug-bot-move" in str(bug.value.values["problem"])


LONG_RUN = """
import signal
import sys
from pathlib import Path
from auberge.lab.arena.engines import Local
from auberge.lab.arena.entrants import read_entrants
from auberge.lab.arena.tournament import run_tournament, settle_tournament
if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.default_int_handler)  # also where a shell in the background ignores it
    task = settle_tournament("saint_malo", read_entrants(["random"]), seed=1)
    told = lambda progress: print(progress.games, flush=True)
    outcome = run_tournament(task, Local(2), most_games=100_000, file=Path(sys.argv[1]), on_progress=told)
    print(outcome.end, flush=True)
"""


def test_an_interrupt_keeps_what_is_done_and_leaves_nobody_behind(tmp_path: Path) -> None:
    (tmp_path / "long_run.py").write_text(LONG_RUN)
    running = subprocess.Popen(
        [sys.executable, str(tmp_path / "long_run.py"), str(tmp_path / "results")],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    assert running.stdout is not None
    for _ in range(4):
        running.stdout.readline()  # games are coming in
    os.killpg(running.pid, signal.SIGINT)  # as the terminal does it: to every process of the group
    output, errors = running.communicate(timeout=60)
    assert output.strip().endswith("interrupted")
    assert errors == ""
    assert len(games_in(tmp_path / "results", task_of("random", seed=1))) >= 3
