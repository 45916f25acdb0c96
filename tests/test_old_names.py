"""The laboratory's old import names go on for one version, say so, and lead to the very same modules."""

import subprocess
import sys

import pytest

from auberge.lab.old_names import MOVED

IMPORTS = {
    "auberge.envs": "from auberge.envs.observation import spec; from auberge.lab.envs import observation; "
    "assert spec is observation.spec",
    "auberge.arena": "import auberge.arena.ladder; from auberge.lab.arena import ladder; "
    "assert sys.modules['auberge.arena.ladder'] is ladder",
    "auberge.arena.balance": "from auberge.arena.balance import lab; from auberge.lab.balance import lab as new; "
    "assert new is lab",
    "auberge.datasets": "import auberge.datasets.rows; from auberge.lab.datasets import rows; "
    "assert sys.modules['auberge.datasets.rows'] is rows",
}


def _run(code: str, *flags: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, *flags, "-c", f"import sys\n{code}"]
    return subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)


def test_every_old_name_is_tried() -> None:
    assert set(IMPORTS) == set(MOVED)


@pytest.mark.parametrize("old", MOVED)
def test_an_old_name_leads_to_the_module_and_says_where_it_is(old: str) -> None:
    run = _run(IMPORTS[old], "-W", "default")
    assert run.returncode == 0, run.stderr
    assert f"DeprecationWarning: {'.'.join(old.split('.')[:2])} is now auberge.lab." in run.stderr
    assert "<string>:2" in run.stderr  # the program's own line


def test_each_old_name_warns_once() -> None:
    run = _run("import auberge.arena, auberge.envs, auberge.arena.ladder, auberge.envs.spaces", "-W", "always")
    assert run.stderr.count("DeprecationWarning") == 2, run.stderr


def test_the_new_names_warn_of_nothing() -> None:
    run = _run(
        "import auberge.lab.envs.observation, auberge.lab.arena.ladder, auberge.lab.datasets.rows", "-W", "error"
    )
    assert (run.returncode, run.stderr) == (0, "")
