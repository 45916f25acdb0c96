"""Simulations: the same whatever the number of workers, fair, clear about what went wrong, and won by the greedy."""

import multiprocessing
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import cast

import msgspec
import pytest

from auberge import bots
from auberge.bots.budget import Budget
from auberge.bots.protocol import Bot
from auberge.core.errors import BadSetup, EngineBug
from auberge.core.protocol import Game, Move, View
from auberge.games.saint_malo.moves import Absent
from auberge.lab.arena import driver
from auberge.lab.arena.entrants import Entrant
from auberge.lab.arena.report import Report
from auberge.lab.arena.simulate import Task, chunks_of, play_chunk, simulate
from auberge.lab.arena.workers import spread

TASK = Task("saint_malo", (Entrant("random"),), 2, 1, {})


def without_timings(report: Report) -> Report:
    figures = tuple(msgspec.structs.replace(bot, ms_per_decision=0.0) for bot in report.bots)
    return msgspec.structs.replace(report, bots=figures, jobs=0, seconds=0.0, games_per_second=0.0)


def test_the_number_of_workers_changes_nothing() -> None:
    alone = simulate("saint_malo", ["random", "squire"], 6, 4, 1)
    together = simulate("saint_malo", ["random", "squire"], 6, 4, 2)
    assert without_timings(alone) == without_timings(together)
    assert (alone.jobs, together.jobs) == (1, 2)


def test_another_seed_gives_other_games() -> None:
    one, other = (simulate("saint_malo", ["random"], 3, seed, 1) for seed in (1, 2))
    assert without_timings(one).bots != without_timings(other).bots


def test_greedy_beats_random() -> None:
    report = simulate("saint_malo", ["squire", "random"], 60, 2024, 2)
    greedy, random = report.bots
    assert greedy.win_rate >= 0.98
    assert greedy.mean_score > 40
    assert greedy.wins + random.wins == 60
    assert greedy.games == random.games == 60


def test_those_who_search_spend_their_own_budget_or_the_common_one() -> None:
    listed = [" knight@3it", "grand_master", "squire "]
    one, other = (simulate("malta", listed, 3, 1, jobs, budget=Budget(iterations=2)) for jobs in (1, 2))
    assert [bot.bot for bot in one.bots] == ["knight@3it", "grand_master@2it", "squire"]
    assert without_timings(one) == without_timings(other)


def test_a_report_is_json_and_says_how_it_came_about() -> None:
    seen: list[tuple[int, int]] = []
    report = simulate(
        "saint_malo",
        ["random"],
        6,
        9,
        options={"allow_voluntary_pass": True},
        on_progress=lambda done, games: seen.append((done, games)),
        seats=3,
    )
    assert msgspec.json.decode(msgspec.json.encode(report), type=Report) == report
    assert (report.game, report.seats, report.games, report.seed) == ("saint_malo", 3, 6, 9)
    assert report.options == {"allow_voluntary_pass": True, "bonus_character_compulsory": False}
    assert report.build in ("compiled", "plain")
    assert report.bots[0].games == 18  # it holds all three seats
    assert report.bots[0].wins == 6
    assert seen[-1] == (6, 6)
    assert [done for done, _ in seen] == sorted({done for done, _ in seen})


def test_one_bot_fills_the_fewest_seats() -> None:
    assert simulate("saint_malo", ["random"], 1, 1).seats == 2


@pytest.mark.parametrize(
    ("call", "key"),
    [
        (lambda: simulate("saint_malo", ["oracle"], 1, 1), "unknown-bot"),
        (lambda: simulate("saint_malo", [], 1, 1), "unknown-bot"),
        (lambda: simulate("saint_malo", ["", " "], 1, 1), "unknown-bot"),
        (lambda: simulate("saint_malo", ["knight@often"], 1, 1), "bad-budget"),
        (lambda: simulate("chess", ["random"], 1, 1), "unknown-game"),
        (lambda: simulate("saint_malo", ["random"] * 6, 1, 1), "setup-seats"),
        (lambda: simulate("saint_malo", ["random"], 1, 1, seats=1), "setup-seats"),
        (lambda: simulate("saint_malo", ["random"], 1, -1), "setup-seed"),
        (lambda: simulate("saint_malo", ["random"], 1, 1, options={"fast": True}), "setup-unknown-option"),
        (lambda: simulate("saint_malo", ["random"], 0, 1), "arena-numbers"),
        (lambda: simulate("saint_malo", ["random"], 1, 1, 0), "arena-numbers"),
    ],
)
def test_what_cannot_be_played_is_refused_before_the_first_game(call: Callable[[], Report], key: str) -> None:
    with pytest.raises(BadSetup) as refused:
        call()
    assert refused.value.key == key


@pytest.mark.parametrize(("games", "jobs"), [(1, 1), (7, 2), (100, 2), (1000, 8), (3, 3)])
def test_chunks_hold_every_game_once(games: int, jobs: int) -> None:
    chunks = chunks_of(games, jobs)
    assert [number for chunk in chunks for number in chunk] == list(range(games))
    assert len(chunks) >= min(jobs, games)


# --- what can go wrong ------------------------------------------------------------------------------------------


class Cheat:
    """Plays a move that is not on offer."""

    def choose(self, _view: View) -> Move:
        return Absent()


def make_cheat(game: Game, seed: int, budget: Budget | None = None) -> Bot:
    return Cheat()


def test_a_bot_that_cheats_is_found_out_and_its_game_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "load", lambda _name: make_cheat)
    with pytest.raises(EngineBug) as bug:
        simulate("saint_malo", ["random"], 3, 1)
    assert bug.value.key == "bug-game-broke-off"
    assert bug.value.values["game"] == 1
    assert "bug-bot-move" in str(bug.value.values["problem"])


def test_a_game_that_never_ends_is_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(driver, "MOST_DECISIONS", 20)
    with pytest.raises(EngineBug) as bug:
        simulate("saint_malo", ["random"], 1, 1)
    assert "bug-endless-game" in str(bug.value.values["problem"])


class Bomb:
    """A chunk that ends the worker which unpacks it."""

    def __len__(self) -> int:
        return 1

    def __reduce__(self) -> tuple[object, ...]:
        return os._exit, (3,)


def test_a_worker_that_dies_is_an_error_not_a_hang() -> None:
    with pytest.raises(EngineBug) as bug:
        list(spread(partial(play_chunk, TASK), [cast("range", Bomb())], 2))
    assert bug.value.key == "bug-worker-died"
    assert multiprocessing.active_children() == []


def test_giving_up_leaves_no_worker_behind() -> None:
    games = spread(partial(play_chunk, TASK), [range(number, number + 1) for number in range(200)], 2)
    next(games)
    games.close()
    assert multiprocessing.active_children() == []


LONG_RUN = """
import signal
from auberge.lab.arena.simulate import simulate
if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.default_int_handler)  # also where a shell in the background ignores it
    try:
        simulate("saint_malo", ["random"], 100_000, 1, 2, on_progress=lambda done, games: print(done, flush=True))
    except KeyboardInterrupt:
        print("interrupted", flush=True)
"""


def begin_long_run(folder: Path) -> subprocess.Popen[str]:
    """A simulation with two workers in a group of processes of its own; games are coming in."""
    script = folder / "long_run.py"
    script.write_text(LONG_RUN, encoding="utf-8")
    command = [sys.executable, str(script)]
    running = subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True
    )
    assert running.stdout is not None
    running.stdout.readline()
    return running


def test_an_interrupt_ends_the_simulation_and_its_workers(tmp_path: Path) -> None:
    running = begin_long_run(tmp_path)
    os.killpg(running.pid, signal.SIGINT)  # as the terminal does it: to every process of the group
    output, errors = running.communicate(timeout=60)
    assert output.strip().endswith("interrupted")
    assert errors == ""
    assert dies_out(running.pid)


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGKILL])
def test_no_worker_outlives_a_simulation_that_was_killed(how: signal.Signals, tmp_path: Path) -> None:
    running = begin_long_run(tmp_path)
    running.send_signal(how)  # to the main process alone
    running.communicate(timeout=120)  # until nobody holds its output any more
    assert dies_out(running.pid)


def dies_out(group: int) -> bool:
    """Whether the last process of a group ends within a minute."""
    for _ in range(1200):
        try:
            os.killpg(group, 0)
        except ProcessLookupError:
            return True
        time.sleep(0.05)
    return False
