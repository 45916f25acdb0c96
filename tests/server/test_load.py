"""The load measurement: it plays the real server, and says so when what it found is no measurement."""

from pathlib import Path

import pytest

from auberge.core.errors import BadSetup, EngineBug
from auberge.server import bench as room


@pytest.fixture(autouse=True)
def _small(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("AUBERGE_DATA_DIR", str(tmp_path))
    monkeypatch.setattr(room, "WARM_UP", 0.1)


def test_a_short_load_is_measured_and_leaves_nothing_behind(tmp_path: Path) -> None:
    found = room.bench_server(tables=(3,), seats=2, seconds=0.7)
    (measure,) = found.measures
    assert (measure.tables, measure.seats) == (3, 2)
    assert 0 < measure.slowest <= measure.moves_per_second <= measure.fastest
    assert 0 < measure.p50_ms <= measure.p99_ms
    assert list(tmp_path.iterdir()) == []


def test_refused_moves_are_no_measurement(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(room, "_GENEROUS", ())
    monkeypatch.setenv("AUBERGE_MESSAGE_BURST", "3")
    with pytest.raises(EngineBug) as caught:
        room.bench_server(tables=(2,), seats=2, seconds=0.3)
    assert caught.value.key == "bug-bench-run"


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(BadSetup):
        room.bench_server(game="chess")
