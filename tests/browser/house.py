"""A real server for the browser tests: a process of its own on loopback, which can be killed and started again."""

import os
import signal
import socket
import subprocess
import sys
from pathlib import Path

import httpx

START_SECONDS = 60


def free_port() -> int:
    """A port nobody listens at."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class House:
    """The server at one address, with its tables in one folder."""

    def __init__(self, folder: Path, **settings: str) -> None:
        self.folder = folder
        self._settings = settings
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self._process: subprocess.Popen[str] | None = None

    def start(self) -> None:
        """Starts the server and waits until it is open."""
        environ = {
            **os.environ,
            "AUBERGE_HOST": "127.0.0.1",
            "AUBERGE_PORT": str(self.port),
            "AUBERGE_DATA_DIR": str(self.folder),
            "AUBERGE_REQUESTS_PER_MINUTE": "100000",
            "AUBERGE_TABLES_PER_HOUR": "100000",
            "AUBERGE_TABLES_PER_HOUR_PER_ADDRESS": "100000",
            "AUBERGE_MESSAGES_PER_SECOND_PER_ADDRESS": "100000",
            "AUBERGE_MESSAGE_BURST_PER_ADDRESS": "100000",
            "AUBERGE_BOT_WORKERS": "1",
            "AUBERGE_BOT_NICE": "0",  # the browsers leave them nothing otherwise
            "AUBERGE_STAND_IN_SECONDS": "0",
            "AUBERGE_ANSWER_STRETCH": "0",
            "AUBERGE_HINT_SECONDS": "0.2",
            "AUBERGE_COACH_SECONDS": "2",
            "AUBERGE_REVIEW_SECONDS": "0.5",
            **self._settings,
        }
        with (self.folder / "server.log").open("a") as log:
            self._process = subprocess.Popen(
                [sys.executable, "-P", "-m", "auberge.server"],
                env=environ,
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
            )
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        assert line.startswith("http"), (self.folder / "server.log").read_text()
        assert httpx.get(f"{self.address}/healthz", timeout=START_SECONDS).status_code == 200

    def kill(self) -> None:
        """Ends the server as a power cut would."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        """Ends the server gracefully."""
        self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> None:
        if self._process is not None:
            self._process.send_signal(how)
            self._process.wait(30)
            assert self._process.stdout is not None
            self._process.stdout.close()
            self._process = None
