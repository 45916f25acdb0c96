"""The load measurement: it plays the real server, and says so when what it found is no measurement."""

import sys
from pathlib import Path

import msgspec
import pytest

from auberge.bench import server as measuring
from auberge.core.errors import BadSetup, EngineBug


@pytest.fixture(autouse=True)
def _small(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("AUBERGE_DATA_DIR", str(tmp_path))
    monkeypatch.setattr(measuring, "WARM_UP", 0.1)


@pytest.mark.parametrize("game", ["saint_malo", "malta"])
def test_a_short_load_is_measured_and_leaves_nothing_behind(game: str, tmp_path: Path) -> None:
    asked: list[int] = []
    found = measuring.bench_server(game, tables=(3,), seats=2, seconds=0.4, on_progress=asked.append)
    assert asked == [3]
    assert found.aims == ()
    (measure,) = found.measures
    assert (measure.tables, measure.seats) == (3, 2)
    assert 0 < measure.slowest <= measure.moves_per_second <= measure.fastest
    assert 0 < measure.p50_ms <= measure.p99_ms
    assert list(tmp_path.iterdir()) == []


def test_refused_moves_are_no_measurement(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(measuring, "GENEROUS", ())
    monkeypatch.setenv("AUBERGE_MESSAGE_BURST", "3")
    with pytest.raises(EngineBug) as caught:
        measuring.bench_server(tables=(2,), seats=2, seconds=0.3)
    assert caught.value.key == "bug-bench-run"


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(BadSetup):
        measuring.bench_server(game="chess")


@pytest.mark.parametrize(("moves", "p99", "met"), [(5_000, 39.9, [True, True]), (4_999, 40, [False, False])])
def test_only_a_hundred_tables_are_held_to_something(moves: float, p99: float, met: list[bool]) -> None:
    assert [aim.met for aim in measuring.aims(measuring.LoadMeasure(100, 4, moves, moves, moves, 10, p99))] == met
    assert measuring.aims(measuring.LoadMeasure(10, 4, moves, moves, moves, 10, p99)) == []


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
