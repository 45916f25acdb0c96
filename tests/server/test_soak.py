"""The script that lets a house live for an hour: a few seconds of it, and that it would notice."""

import asyncio
import importlib
import sys
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from types import ModuleType

import pytest

SCRIPTS = Path(__file__).resolve().parents[2] / "scripts"
FLAT = [(minute, 200.0 + minute % 3) for minute in range(1, 61)]


@pytest.fixture
def soak(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.syspath_prepend(str(SCRIPTS))
    return importlib.import_module("soak")


def test_it_would_notice(soak: ModuleType) -> None:
    def faults(measured: Sequence[tuple[float, float]], complaints: tuple[str, ...] = (), **count: int) -> list[str]:
        found: list[str] = soak.faults(measured, Counter(count), complaints)
        return found

    assert faults(FLAT, finished=3) == []
    assert faults(FLAT) == ["no game was finished"]
    warming = [(minute, 100.0 + 5 * min(minute, 20)) for minute in range(1, 61)]
    assert faults(warming, finished=3) == [], "what is needed at first is no leak"
    assert faults([(second / 60, float(second)) for second in range(120)], finished=3) == [], "nor is it warm yet"
    (leak,) = faults([(minute, 200.0 + minute) for minute in range(1, 61)], finished=3)
    assert leak.startswith("memory grew by 40")
    assert faults(FLAT, ('{"level":"error"}',), finished=3) == ['logged: {"level":"error"}']


@pytest.mark.skipif(sys.platform != "linux", reason="it reads /proc")
def test_a_few_seconds_of_it(soak: ModuleType, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    found = asyncio.run(soak.soak(0.05, 3, 4, tmp_path, ""))
    assert [fault for fault in found if "finished" not in fault] == [], "games take longer than that"
    assert " 0 errors" in capsys.readouterr().out
