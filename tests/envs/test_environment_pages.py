"""The pages about environments: what they show runs, and the tables are those of today."""

import importlib.util
import re
from pathlib import Path

import pytest

from tests.envs.packages import PACKAGES, version_of

ROOT = Path(__file__).parent.parent.parent
PAGE = (ROOT / "docs" / "how-to" / "environments.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"(?<! -->\n)^```python\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)  # but what is not to be run
IMPORTED = {
    "pettingzoo": "auberge.lab.envs.pettingzoo",
    "gymnasium": "auberge.lab.envs.gymnasium",
    "open_spiel": "pyspiel",
}


@pytest.mark.parametrize("example", EXAMPLES, ids=range(len(EXAMPLES)))
def test_an_example_runs(example: str) -> None:
    for package in PACKAGES:
        if IMPORTED[package] in example and version_of(package) is None:
            pytest.skip(f"{package} is not installed")
    exec(compile(example, "environments.md", "exec"), {"__name__": "example"})


def test_every_environment_has_an_example() -> None:
    assert all(any(module in example for example in EXAMPLES) for module in IMPORTED.values())


def test_the_tables_of_observations_are_up_to_date() -> None:
    found = importlib.util.spec_from_file_location("write_observations", ROOT / "scripts" / "write_observations.py")
    assert found is not None
    assert found.loader is not None
    writer = importlib.util.module_from_spec(found)
    found.loader.exec_module(writer)
    assert writer.OUT.read_text(encoding="utf-8") == writer.text(), "run scripts/write_observations.py"
