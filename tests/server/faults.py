"""Faults by real means, each of which begins and ends in the hand of a test: a disk that is full, a database that may
only be read, is stopped, cut off or has no place left. Everything stays on this machine."""

import socket
import subprocess
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import pytest

from tests.postgres import Postgres

_DISK_BYTES: Final = 8_000_000  # SQLite's log alone grows to 4 before it is emptied
_CHUNK: Final = 2**16


@dataclass(frozen=True)
class Fault:
    """Something that is wrong with a database for a while."""

    database: str
    why: str  # what players are told of it
    begin: Callable[[], None]
    end: Callable[[], None]


# --- disks --------------------------------------------------------------------------------------------------------


@contextmanager
def small_disk(folder: Path, owner: str | None = None) -> Iterator[Path]:
    """A disk of a few megabytes, in memory; only root may have one."""
    folder.mkdir()
    order = ["mount", "-t", "tmpfs", "-o", f"size={_DISK_BYTES}", "tmpfs", str(folder)]
    try:
        made = subprocess.run(order, check=False, capture_output=True).returncode == 0
    except FileNotFoundError:
        made = False
    if not made:
        pytest.skip("no disk of its own can be had here")
    try:
        if owner is not None:
            subprocess.run(["chown", owner, str(folder)], check=True)
        yield folder
    finally:
        subprocess.run(["umount", "--lazy", str(folder)], check=True)


def fill(folder: Path) -> None:
    """Writes until not one byte more can be written."""
    with (folder / "ballast").open("wb", buffering=0) as ballast:
        for size in (2**20, 2**12, 1):
            with suppress(OSError):
                while True:
                    ballast.write(b"x" * size)


def empty(folder: Path) -> None:
    """Takes away what was written to fill the disk."""
    (folder / "ballast").unlink(missing_ok=True)


@contextmanager
def full_disk(folder: Path) -> Iterator[Fault]:
    """SQLite on a disk that is full."""
    with small_disk(folder / "disk") as disk:
        yield Fault(f"sqlite:///{disk}/auberge.db", "full", lambda: fill(disk), lambda: empty(disk))


@contextmanager
def full_tablespace(_: Path, postgres: Postgres) -> Iterator[Fault]:
    """PostgreSQL with its tables on a disk that is full."""
    url = postgres.new_url()
    name = url.rpartition("=")[2]
    with small_disk(postgres.socket.with_name(name), owner=postgres.user) as disk:
        postgres.sql(f"CREATE TABLESPACE {name} LOCATION '{disk}'")
        try:
            yield Fault(f"{url}&default_tablespace={name}", "full", lambda: fill(disk), lambda: empty(disk))
        finally:
            empty(disk)
            postgres.sql(f"DROP SCHEMA {name} CASCADE")
            drop_tablespace(postgres, name)


def drop_tablespace(postgres: Postgres, name: str) -> None:
    """Its disk must not vanish before PostgreSQL has let go of it, which takes a moment."""
    for _ in range(100):
        with suppress(subprocess.CalledProcessError):
            postgres.sql(f"DROP TABLESPACE {name}")
            return
        time.sleep(0.1)
    raise AssertionError("PostgreSQL does not let go of the disk")


# --- PostgreSQL ---------------------------------------------------------------------------------------------------


@contextmanager
def only_for_reading(_: Path, postgres: Postgres) -> Iterator[Fault]:
    """A database that its owner has set to be read only, as on a machine that stands by."""

    def allow(only: str) -> None:
        postgres.sql(f"ALTER SYSTEM SET default_transaction_read_only = {only}")
        postgres.sql("SELECT pg_reload_conf()")

    try:
        yield Fault(postgres.new_url(), "locked", lambda: allow("on"), lambda: allow("off"))
    finally:
        allow("off")


@contextmanager
def stopped(_: Path, postgres: Postgres) -> Iterator[Fault]:
    """A database that is stopped for a while."""
    try:
        yield Fault(postgres.new_url(), "away", postgres.stop, postgres.start)
    finally:
        if not postgres.is_running:
            postgres.start()


@contextmanager
def cut_off(_: Path, postgres: Postgres) -> Iterator[Fault]:
    """A database on the other side of a network that swallows everything."""
    with Cable(postgres.socket) as cable:
        yield Fault(cable.url(postgres.new_url()), "away", cable.cut, cable.mend)


@contextmanager
def unheard(_: Path, postgres: Postgres) -> Iterator[Fault]:
    """A database that hears everything, and whose answers are lost."""
    with Cable(postgres.socket) as cable:
        yield Fault(cable.url(postgres.new_url()), "away", cable.deafen, cable.mend)


@contextmanager
def crowded(_: Path, postgres: Postgres) -> Iterator[Fault]:
    """A database that has no connection left for us, once ours are lost."""
    url, name = postgres.new_url(), "guest"
    schema = url.rpartition("=")[2]
    postgres.sql(f"CREATE ROLE {name} LOGIN; GRANT ALL ON SCHEMA {schema} TO {name}")

    def take() -> None:
        postgres.sql(f"ALTER ROLE {name} CONNECTION LIMIT 0")
        postgres.sql(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = '{name}'")

    def give_back() -> None:
        postgres.sql(f"ALTER ROLE {name} CONNECTION LIMIT -1")

    yield Fault(url.replace("//auberge@", f"//{name}@"), "away", take, give_back)
    postgres.sql(f"DROP SCHEMA {schema} CASCADE; DROP ROLE {name}")


class Cable:
    """A network between a server and its database: what is said on one side is heard on the other, until it is cut.
    Then nothing is refused, and nothing answered."""

    def __init__(self, to: Path) -> None:
        self._to: Final = to
        self._listening: Final = socket.create_server(("127.0.0.1", 0))
        self._whole: Final = threading.Event()
        self._deaf: Final = threading.Event()  # questions arrive, answers do not
        self._ends: Final[list[socket.socket]] = []
        self._last_word = b""
        self._whole.set()

    def __enter__(self) -> "Cable":
        threading.Thread(target=self._accept, daemon=True).start()
        return self

    def __exit__(self, *_: object) -> None:
        self._listening.close()
        self.mend()
        for end in self._ends:
            end.close()

    def url(self, url: str) -> str:
        """A database, reached by this cable."""
        host, port = self._listening.getsockname()
        start, _, rest = url.partition("@/")
        name, _, query = rest.partition("?")
        options = "&".join(option for option in query.split("&") if not option.startswith("host="))
        return f"{start}@{host}:{port}/{name}?{options}&sslmode=disable"

    def cut(self) -> None:
        """From now on nothing arrives."""
        self._whole.clear()

    def cut_at(self, word: bytes) -> None:
        """Nothing arrives from the moment this word is said."""
        self._last_word = word

    def deafen(self) -> None:
        """From now on questions arrive, but no answer."""
        self._deaf.set()

    def mend(self) -> None:
        """All is well again; connections that were cut never recover."""
        for end in self._ends if not self._whole.is_set() or self._deaf.is_set() else ():
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
        self._last_word = b""
        self._whole.set()
        self._deaf.clear()

    def _accept(self) -> None:
        with suppress(OSError):
            while True:
                near, _ = self._listening.accept()
                far = socket.socket(socket.AF_UNIX)
                self._ends.extend((near, far))
                if self._whole.is_set():
                    far.connect(str(self._to))
                for pair in ((near, far, False), (far, near, True)):
                    threading.Thread(target=self._carry, args=pair, daemon=True).start()

    def _carry(self, this: socket.socket, other: socket.socket, is_answer: bool) -> None:
        with suppress(OSError):
            while data := this.recv(_CHUNK):
                if self._last_word and self._last_word in data:
                    self.cut()
                if not self._whole.is_set() or (is_answer and self._deaf.is_set()):
                    continue  # swallowed
                other.sendall(data)
            if self._whole.is_set():
                other.shutdown(socket.SHUT_RDWR)
