"""A PostgreSQL server for the tests: in a folder of its own, on a socket in it, with its disk as careful as in life.

Where PostgreSQL is not installed the tests that need it are skipped; with AUBERGE_NEEDS_POSTGRESQL=1 they fail.
"""

import itertools
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

PATIENCE = 30.0  # seconds
_PROGRAMS = ("initdb", "postgres", "pg_isready", "psql")


def _programs() -> Path | None:
    """Where PostgreSQL's programs are: where Debian puts them, the newest first, or on the path."""
    found = shutil.which("postgres")
    places = [
        *sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True),
        *([Path(found).parent] if found else []),
    ]
    return next((place for place in places if all((place / name).exists() for name in _PROGRAMS)), None)


class Postgres:
    """One server: started, stopped and started again by the tests. Each storage has a schema of its own in it."""

    def __init__(self, programs: Path, folder: Path) -> None:
        self._programs, self._folder = programs, folder
        self._user = "postgres" if os.getuid() == 0 else None  # PostgreSQL refuses to run as root
        self._running: subprocess.Popen[bytes] | None = None
        self._schemas = itertools.count(1)
        self._urls: dict[Path, str] = {}
        if self._user is not None:
            owner = pwd.getpwnam(self._user)
            os.chown(folder, owner.pw_uid, owner.pw_gid)
        folder.chmod(0o755)
        options = ["-U", "auberge", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync"]
        command = self._command("initdb", "-D", str(folder / "data"), *options)
        subprocess.run(command, check=True, user=self._user, cwd=folder, stdout=subprocess.DEVNULL)

    @property
    def user(self) -> str | None:
        """Whom its files belong to, if not to us."""
        return self._user

    @property
    def socket(self) -> Path:
        """Where it listens."""
        return self._folder / ".s.PGSQL.5432"

    @property
    def is_running(self) -> bool:
        return self._running is not None

    def start(self) -> None:
        """Starts it and waits until it answers."""
        command = self._command("postgres", "-D", str(self._folder / "data"), "-k", str(self._folder), "-h", "")
        with (self._folder / "log").open("ab") as log:
            self._running = subprocess.Popen(command, stdout=log, stderr=log, user=self._user, cwd=self._folder)
        limit = time.monotonic() + PATIENCE
        asking = self._command("pg_isready", "-q", "-h", str(self._folder))
        while subprocess.run(asking, check=False).returncode:
            assert self._running.poll() is None, (self._folder / "log").read_text()
            assert time.monotonic() < limit, "PostgreSQL does not start"
            time.sleep(0.02)

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """Stops it: SIGINT hangs up on everybody, SIGQUIT leaves as after a crash."""
        if self._running is not None:
            self._running.send_signal(how)
            self._running.wait(PATIENCE)
            self._running = None

    def new_url(self) -> str:
        """A database, empty."""
        schema = f"house{next(self._schemas)}"
        self.sql(f"CREATE SCHEMA {schema}")
        return self.url(f"search_path={schema}")

    def database_in(self, folder: Path) -> str:
        """A database for the tables of a folder, the same each time."""
        if folder not in self._urls:
            self._urls[folder] = self.new_url()
        return self._urls[folder]

    def url(self, more: str = "", name: str = "postgres", user: str = "auberge") -> str:
        """The URL of one of its databases."""
        return f"postgresql://{user}@/{name}?host={self._folder}&{more}".rstrip("&")

    def sql(self, order: str) -> str:
        """What an order or a question of the tests brings."""
        command = self._command("psql", "-h", str(self._folder), "-U", "auberge", "-qAtX", "-c", order, "postgres")
        return subprocess.run(command, check=True, capture_output=True, text=True, cwd=self._folder).stdout.strip()

    def _command(self, program: str, *arguments: str) -> list[str]:
        return [str(self._programs / program), *arguments]


@contextmanager
def postgres_running() -> Iterator[Postgres]:
    """A server for some tests."""
    programs = _programs()
    if programs is None and os.environ.get("AUBERGE_NEEDS_POSTGRESQL") == "1":
        pytest.fail("PostgreSQL is not installed")
    if programs is None:
        pytest.skip("PostgreSQL is not installed")
    with tempfile.TemporaryDirectory(prefix="auberge-pg-", ignore_cleanup_errors=True) as folder:
        server = Postgres(programs, Path(folder))
        try:
            server.start()
            yield server
        finally:
            server.stop(signal.SIGQUIT)
