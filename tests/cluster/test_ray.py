"""A tournament on a Ray cluster of two workers: the same games, the same verdict, the same file as on one machine."""

import importlib
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from auberge.core.errors import BadSetup
from auberge.lab.arena.engines import Local, open_engine
from auberge.lab.arena.entrants import read_entrants
from auberge.lab.arena.ray_engine import find_ray
from auberge.lab.arena.results import GameResult, Tournament, read_lines
from auberge.lab.arena.tournament import run_tournament, settle_tournament

ON_RAY = """
import sys
from pathlib import Path
import ray
from ray.cluster_utils import Cluster
from auberge.lab.arena.engines import open_engine
from auberge.lab.arena.entrants import read_entrants
from auberge.lab.arena.tournament import run_tournament, settle_tournament

cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
cluster.add_node(num_cpus=1)
ray.init(address=cluster.address, log_to_driver=False, logging_level="ERROR")
print(len([node for node in ray.nodes() if node["Alive"]]), ray.cluster_resources()["CPU"])
task = settle_tournament("malta", read_entrants(["squire", "random"]), seed=11)
outcome = run_tournament(task, open_engine("ray", 2), most_games=60, confidence=0.9, file=Path(sys.argv[1]))
print(outcome.end, len(outcome.rounds), sorted(outcome.better.items()))
ray.shutdown()
cluster.shutdown()
"""


def lines_of(file: Path) -> list[Tournament | GameResult]:
    lines, _ = read_lines(file)
    return [line if isinstance(line, Tournament) else msgspec.structs.replace(line, seconds=()) for line in lines]


def test_a_cluster_of_two_workers_gives_the_same_file(tmp_path: Path) -> None:
    script = tmp_path / "on_ray.py"
    script.write_text(ON_RAY)
    command = [sys.executable, str(script), str(tmp_path / "there")]
    run = subprocess.run(command, capture_output=True, text=True, timeout=240, check=False)
    assert run.returncode == 0, run.stderr
    nodes, verdict = run.stdout.strip().splitlines()[-2:]
    assert nodes == "2 2.0"
    task = settle_tournament("malta", read_entrants(["squire", "random"]), seed=11)
    outcome = run_tournament(task, Local(), most_games=60, confidence=0.9, file=tmp_path / "here")
    assert verdict == f"{outcome.end} {len(outcome.rounds)} {sorted(outcome.better.items())}"
    assert lines_of(tmp_path / "there") == lines_of(tmp_path / "here")


def test_without_ray_one_is_told_so(monkeypatch: pytest.MonkeyPatch) -> None:
    def nothing(name: str) -> None:
        raise ImportError(name)

    monkeypatch.setattr(importlib, "import_module", nothing)
    for call in (find_ray, lambda: open_engine("ray", 1)):
        with pytest.raises(BadSetup) as refused:
            call()
        assert refused.value.key == "arena-no-ray"
