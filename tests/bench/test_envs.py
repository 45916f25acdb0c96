"""`auberge bench --envs`: batches and their aims, others where they are installed, a word where they are not."""

import sys

import msgspec
import pytest

from auberge.cli import lab as cli
from auberge.cli.lab import bench as command
from auberge.cli.usage import BadUsage
from auberge.core.errors import BadSetup
from auberge.lab.bench import envs
from auberge.lab.bench.envs import EnvBench, bench_envs
from auberge.words import Words


@pytest.fixture
def alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing of others is installed, and processes need not be started."""
    for package in ("pettingzoo.classic.connect_four_v3", "pettingzoo.classic.texas_holdem_v4"):
        monkeypatch.setitem(sys.modules, package, None)
    monkeypatch.setitem(sys.modules, "catanatron_gym.envs", None)
    monkeypatch.setitem(sys.modules, "auberge.lab.envs.pettingzoo", None)
    monkeypatch.setattr(envs, "GAMES", 2)
    monkeypatch.setattr(envs, "processes_speed", lambda _game, processes, _seconds: 100.0 * processes)


@pytest.mark.usefixtures("alone")
def test_batches_are_measured_and_what_is_missing_is_named() -> None:
    found = bench_envs(["malta"], seconds=0.001)
    assert [(one.maker, one.game, one.seats) for one in found.speeds] == [(None, "malta", 2)]
    assert found.speeds[0].steps_per_second > 0
    assert [(one.name, one.value >= one.aim) for one in found.aims] == [
        ("steps-per-second", found.aims[0].met),
        ("processes", True),
    ]
    assert found.missing == ("pettingzoo[classic]", "catanatron_gym", "auberge[pettingzoo]")


@pytest.mark.usefixtures("alone")
def test_it_is_told_as_tables_and_as_json(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(envs, "_SECONDS", 0.001)
    words = Words("de", strict=True)
    command.bench_the_environments("malta", words=words)
    text = capsys.readouterr().out
    assert words.say("bench-envs-missing", package="catanatron_gym") in text
    assert words.say("bench-met") in text.split()
    command.bench_the_environments("malta", as_json=True)
    assert msgspec.json.decode(capsys.readouterr().out, type=EnvBench).speeds[0].game == "malta"


def test_what_cannot_be_measured_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(BadUsage, match="bench-envs-count"):
        command.bench_the_environments("malta", games=3)
    monkeypatch.setitem(sys.modules, "auberge.cli.lab.bench_envs", None)
    monkeypatch.delattr(cli, "bench_envs", raising=False)
    with pytest.raises(BadSetup, match="envs-missing"):
        command.bench_the_environments("malta")
