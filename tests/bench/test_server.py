"""The load measurement: it plays the real server, and says so when what it found is no measurement."""

import os
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec
import pytest

from auberge.core.errors import BadSetup, EngineBug
from auberge.lab.bench import server as measuring
from auberge.lab.bench.process import children
from tests.postgres import Postgres, postgres_running


@pytest.fixture(autouse=True)
def _small(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("AUBERGE_DATA_DIR", str(tmp_path))
    monkeypatch.setattr(measuring, "WARM_UP", 0.1)


def test_a_short_load_is_measured_and_leaves_nothing_behind(tmp_path: Path) -> None:
    asked: list[int] = []
    found = measuring.bench_server("malta", tables=(3,), seats=2, seconds=0.8, on_progress=asked.append, paced=0)
    assert asked == [3]
    assert found.aims == ()
    (measure,) = found.measures
    assert (measure.tables, measure.seats) == (3, 2)
    assert 0 < measure.slowest <= measure.moves_per_second <= measure.fastest
    assert 0 < measure.p50_ms <= measure.p99_ms
    assert list(tmp_path.iterdir()) == []


@pytest.fixture(scope="module")
def postgres() -> Iterator[Postgres]:
    with postgres_running() as running:
        yield running


def test_several_servers_share_the_seats_of_every_table(
    postgres: Postgres, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    places: list[str] = []
    running = measuring._running

    @contextmanager
    def noted(database: str, *, at_path: bool) -> Iterator[tuple[str, int]]:
        with running(database, at_path=at_path) as (place, number):
            places.append(place)
            yield place, number

    monkeypatch.setattr(measuring, "_running", noted)
    found = measuring.bench_server(tables=(2,), seats=3, seconds=0.8, paced=0, database=postgres.new_url(), processes=2)
    assert found.processes == 2
    assert found.measures[0].slowest > 0
    assert len(set(places)) == 2
    assert all(place.startswith("unix:") for place in places)
    assert list(tmp_path.iterdir()) == []


def test_several_servers_need_a_database_they_can_share() -> None:
    with pytest.raises(BadSetup) as caught:
        measuring.bench_server(processes=2)
    assert caught.value.key == "server-processes-database"


def test_refused_moves_are_no_measurement(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(measuring, "GENEROUS", ())
    monkeypatch.setenv("AUBERGE_MESSAGE_BURST", "3")
    monkeypatch.setenv("AUBERGE_MESSAGES_PER_SECOND", "0.1")
    with pytest.raises(EngineBug) as caught:
        measuring.bench_server(tables=(2,), seats=2, seconds=0.3, paced=0)
    assert caught.value.key == "bug-bench-run"


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(BadSetup):
        measuring.bench_server(game="chess")


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="only Linux says which processes there are")
def test_what_thinks_beside_stands_back_as_the_bots_do(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("AUBERGE_BOT_NICE", "7")
    with measuring.bots_thinking(1):
        (thinking,) = children(os.getpid(), "lower_priority")
        limit = time.monotonic() + 20
        while os.getpriority(os.PRIO_PROCESS, thinking) != min(19, os.nice(0) + 7):
            assert time.monotonic() < limit
            time.sleep(0.02)


def test_people_who_take_their_time_are_measured_beside_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(measuring, "PACE", 0.05)
    found = measuring.bench_server(tables=(), seats=2, seconds=0.8, paced=2)
    assert [measure.setting for measure in found.measures] == ["paced", "bots"]
    assert all(0 < measure.moves_per_second <= 2 / 0.05 + 5 for measure in found.measures)


def _measured(tables: int, moves: float, p99: float, setting: measuring.Setting = "saturated") -> measuring.LoadMeasure:
    return measuring.LoadMeasure(tables, 4, moves, moves, moves, 1, p99, 100, 151, setting)


@pytest.mark.parametrize(("moves", "p99", "met"), [(6_000, 29.9, [True, True]), (5_999, 30, [False, False])])
def test_many_saturated_tables_are_held_to_something(moves: float, p99: float, met: list[bool]) -> None:
    measures = [_measured(10, moves, p99), _measured(100, moves, p99)]
    assert [aim.met for aim in measuring.aims("saint_malo", measures)] == met
    assert [aim.name for aim in measuring.aims("malta", measures)] == ["moves-per-second"]


def test_so_are_very_many_where_people_take_their_time() -> None:
    found = list(measuring.aims("malta", [_measured(500, 499, 4, "paced"), _measured(500, 499, 14, "bots")]))
    assert [(aim.name, aim.value, aim.met) for aim in found] == [
        ("paced-p99-ms", 4, True),
        ("memory-mb", 151, False),
        ("bots-ms", 10, True),
    ]


def test_as_a_program_it_prints_json(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    found = measuring.ServerBench("saint_malo", "3.11.7", "x86_64", "plain", 2, 0.1, (), ())
    asked: list[int] = []

    def measure(seats: int) -> measuring.ServerBench:
        asked.append(seats)
        return found

    monkeypatch.setattr(measuring, "bench_server", measure)
    for arguments in ([], ["3"]):
        monkeypatch.setattr(sys, "argv", ["bench", *arguments])
        measuring.main()
        assert msgspec.json.decode(capsys.readouterr().out, type=measuring.ServerBench) == found
    assert asked == [measuring.SEATS, 3]
