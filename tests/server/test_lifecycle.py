"""What a server writes about its start and its end, as a service manager and a collector of logs see it."""

import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path

import msgspec
import pytest

from auberge.server.settings import Settings, unknown_settings

SECONDS = 60.0
COMMANDS = {"auberge": ("-m", "auberge", "serve"), "server": ("-m", "auberge.server")}


def lines_of(folder: Path, command: Sequence[str], seconds: float, **settings: str) -> list[dict[str, str]]:
    """All that a server writes, as JSON, if its whole group is told to stop so long after it is ready."""
    own = {"AUBERGE_PORT": "0", "AUBERGE_DATA_DIR": str(folder), "AUBERGE_LOG_FORMAT": "json"} | settings
    written = folder / "written"
    with written.open("wb") as output:
        server = subprocess.Popen(
            [sys.executable, "-P", *command], stdout=output, stderr=output, env=os.environ | own, start_new_session=True
        )
    limit = time.monotonic() + SECONDS
    while '"ready"' not in written.read_text():
        assert server.poll() is None, written.read_text()
        assert time.monotonic() < limit
        time.sleep(0.01)
    time.sleep(seconds)
    os.killpg(server.pid, signal.SIGTERM)  # as systemd does
    assert server.wait(SECONDS) in (0, -signal.SIGTERM)
    return [msgspec.json.decode(line, type=dict[str, str]) for line in written.read_bytes().splitlines()]


@pytest.mark.parametrize("command", COMMANDS)
def test_start_and_end_are_logged_and_nothing_else_is_written(command: str, tmp_path: Path) -> None:
    lines = lines_of(tmp_path, COMMANDS[command], 0.0)
    assert [line["what"] for line in lines] == ["start", "ready", "stopping", "stopped"]
    assert lines[0]["database"] == str(tmp_path / "auberge.db")
    assert lines[1]["addresses"].startswith("http://localhost:")


@pytest.mark.parametrize("seconds", [0.1, 0.4])
def test_a_server_that_is_stopped_while_its_workers_start_logs_no_error(seconds: float, tmp_path: Path) -> None:
    lines = lines_of(tmp_path, COMMANDS["server"], seconds, AUBERGE_BOT_WORKERS="3")
    assert [line for line in lines if line["level"] != "info"] == []


def test_an_unknown_setting_is_warned_of_with_the_nearest_name(tmp_path: Path) -> None:
    lines = lines_of(tmp_path, COMMANDS["auberge"], 0.0, AUBERGE_CONECTIONS="5", AUBERGE_XYZZY="1")
    warned = {line["setting"]: line["nearest"] for line in lines if line["level"] == "warning"}
    assert warned == {"AUBERGE_CONECTIONS": "AUBERGE_CONNECTIONS", "AUBERGE_XYZZY": ""}


def test_no_variable_that_auberge_reads_is_unknown() -> None:
    root = Path(__file__).parents[2]
    sources = [path for folder in ("src", "scripts", "tests") for path in (root / folder).rglob("*.py")]
    files = [path for path in (*sources, root / "Makefile", root / "setup.py") if path != Path(__file__)]
    named = {name for path in files for name in re.findall(r"\bAUBERGE_[A-Z_]*[A-Z]\b", path.read_text("utf-8"))}
    assert len(named) > 20
    named.remove("AUBERGE_PROCESSES")  # no setting any more: refused by name
    assert list(unknown_settings(dict.fromkeys(named, ""))) == []
    assert list(unknown_settings({f"AUBERGE_{name.upper()}": "" for name in Settings.__struct_fields__})) == []
