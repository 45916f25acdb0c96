"""The first start without a network says that this is the cause, at once and without a traceback."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
NOWHERE = "http://127.0.0.1:9/simple"  # nothing listens at the port `discard`


def said_by(*command: str | Path, path: str) -> tuple[int, str]:
    """The exit code and the output of a script where no package can be fetched."""
    environ = {name: value for name, value in os.environ.items() if "proxy" not in name.lower()}
    environ |= {"PIP_INDEX_URL": NOWHERE, "PIP_CONFIG_FILE": os.devnull, "PATH": path}
    done = subprocess.run(
        [sys.executable, *command], cwd=ROOT, env=environ, capture_output=True, text=True, timeout=300, check=False
    )
    return done.returncode, done.stdout + done.stderr


@pytest.mark.plain
@pytest.mark.parametrize("script", ["install_engine.py", "build_page.py"])
def test_a_network_that_is_missing_is_named(script: str, tmp_path: Path) -> None:
    script_path, environment = ROOT / "scripts" / script, tmp_path / "environment"
    arguments = ["--venv", environment, "--force"] if script == "build_page.py" else [environment]
    code, said = said_by(script_path, *arguments, path="")  # no Node.js and no compiler either
    assert code == 1
    assert "no network: 127.0.0.1:9 cannot be reached" in said
    assert "Traceback" not in said
