"""A real server in a process of its own, whose open files or workers are taken away while people play: those who are
there play on, newcomers and bots wait, and all is as before once it is over."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import pytest

from auberge import wire as m
from auberge.core.protocol import Seat
from tests.server.wire import HERE, LINK, Browser, Hangup, Refusal, Server, new_id

if sys.platform == "win32":
    pytest.skip("no such limits here", allow_module_level=True)
import resource

PATIENCE: Final = 60.0  # seconds, for a busy machine
MOST: Final = 50
_SQUIRE: Final = m.SeatOrder("bot", bot="squire")


@contextmanager
def process(folder: Path) -> Iterator[tuple[Server, int]]:
    """A server with workers of its own, and its process."""
    own = {"DATA_DIR": str(folder), "HOST": "127.0.0.1", "PORT": "0", "BOT_WORKERS": "1"}
    environ = {**os.environ, **{f"AUBERGE_{name}": value for name, value in own.items()}}
    with (folder / "log").open("wb") as log:
        running = subprocess.Popen(
            [sys.executable, "-P", "-m", "auberge.server"], env=environ, stdout=subprocess.PIPE, stderr=log, text=True
        )
    try:
        assert running.stdout is not None
        server = Server(int(running.stdout.readline().strip().rstrip("/").rpartition(":")[2]))
        yield server, running.pid
        server.http.close()
    finally:
        running.terminate()
        running.communicate()


def workers_of(pid: int) -> list[int]:
    return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


@contextmanager
def no_files_left(pid: int) -> Iterator[None]:
    """The process has as many open files as it may have."""
    before = resource.prlimit(pid, resource.RLIMIT_NOFILE)
    highest = max(map(int, os.listdir(f"/proc/{pid}/fd")))
    resource.prlimit(pid, resource.RLIMIT_NOFILE, (highest + 1, before[1]))
    yield
    resource.prlimit(pid, resource.RLIMIT_NOFILE, before)


def come(server: Server, opened: m.TableOpened) -> Browser | None:
    """Somebody comes to watch a table; None if that cannot be now."""
    try:
        return server.join(opened)
    except (OSError, Hangup, Refusal):
        return None


@pytest.mark.skipif(not Path("/proc/self/fd").exists(), reason="nothing is known of open files here")
def test_without_files_left_those_who_are_there_play_on(tmp_path: Path) -> None:
    with process(tmp_path) as (server, pid):
        opened = server.open(HERE, LINK)
        with server.join(opened, 0) as browser:
            with no_files_left(pid):
                watching = [browser]
                while (other := come(server, opened)) is not None:
                    watching.append(other)
                    assert len(watching) < MOST, "there are always files left"
                browser.done(browser.proceed(0))
                browser.done(m.Rename(new_id(), Seat(0), "Anna"))
                for other in watching[1:]:
                    other.wire.close()
            limit = time.monotonic() + PATIENCE
            while (newcomer := come(server, opened)) is None:
                assert time.monotonic() < limit, "nobody can come in any more"
            newcomer.wire.close()
            browser.done(browser.act(0, browser.moves()[0]))
    log = (tmp_path / "log").read_text()
    assert "Traceback" not in log, log[-3000:]


@pytest.mark.skipif("AUBERGE_FAULTS" not in os.environ, reason="make faults; one worker: test_workers.py")
def test_workers_that_a_system_short_of_memory_kills_are_replaced(tmp_path: Path) -> None:
    with process(tmp_path) as (server, pid), server.join(server.open(HERE, _SQUIRE, start_seat=1), 0) as browser:
        for worker in workers_of(pid):
            os.kill(worker, signal.SIGKILL)
        while browser.waiting[1] != 0:
            browser.hear(PATIENCE)
