"""Listening at a path of this machine instead of an address: for a web server that stands before us."""

import contextlib
import errno
import os
import signal
import socket
import stat
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from auberge.core.errors import BadSetup
from auberge.server.lan.lan_access import bind
from auberge.server.settings import LOOPBACK, Settings


@contextmanager
def listening_at(settings: Settings) -> Iterator[socket.socket]:
    """A socket to listen on, where the settings say; a path is gone afterwards. BadSetup if the place is taken."""
    if not settings.socket:
        with bind(settings.host or LOOPBACK, settings.port) as listening:
            yield listening
        return
    path = Path(settings.socket)
    with bind_path(path, int(settings.socket_mode, 8)) as listening, _ending_by_signal():
        own = path.stat().st_ino
        try:
            yield listening
        finally:
            with contextlib.suppress(FileNotFoundError):
                if path.stat().st_ino == own:  # and not one that another server has put there meanwhile
                    path.unlink()


@contextmanager
def _ending_by_signal() -> Iterator[None]:
    """A signal that ends us lets us tidy up: the server stops gracefully at it, and then sends it to us once more."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


def bind_path(path: Path, mode: int) -> socket.socket:
    """A socket at a path, open to whom its bits let in from the first moment. One that nobody listens at is replaced.
    BadSetup if somebody does, or if something else is there."""
    if not hasattr(socket, "AF_UNIX"):
        raise BadSetup("server-socket-system")
    listening = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
    new = path.with_name(f"{path.name}.{os.getpid()}")
    try:
        check_free(path)
        new.unlink(missing_ok=True)
        mask = os.umask(0o777)  # nobody comes in before the bits are set
        try:
            listening.bind(str(new))
        finally:
            os.umask(mask)
        listening.listen()
        new.chmod(mode)
        new.replace(path)
    except (OSError, ValueError) as problem:
        listening.close()
        with contextlib.suppress(OSError):
            new.unlink(missing_ok=True)
        told = (problem.strerror if isinstance(problem, OSError) else None) or str(problem)
        raise BadSetup("server-cannot-listen", place=str(path), problem=told) from problem
    return listening


def check_free(path: Path) -> None:
    """OSError if the path is not free to be listened at."""
    try:
        found = path.lstat()
    except FileNotFoundError:
        return
    if not stat.S_ISSOCK(found.st_mode):
        raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST))
    with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as probe:
        probe.settimeout(1.0)
        try:
            probe.connect(str(path))
        except (ConnectionRefusedError, FileNotFoundError):
            return  # left behind
    raise OSError(errno.EADDRINUSE, os.strerror(errno.EADDRINUSE))
