"""Where the server listens: at an address, at a path of this machine for a web server that stands before us, or at a
socket that systemd holds open while we restart."""

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

_FIRST_HANDED = 3  # the file descriptor, by sd_listen_fds(3)


@contextmanager
def listening_at(settings: Settings) -> Iterator[socket.socket]:
    """A socket to listen on, where the settings say; a path is gone afterwards. BadSetup if the place is taken. One
    that systemd hands over is used instead, and stays as it is."""
    handed = handed_over()
    if handed is not None:
        with handed:
            _check_kind(handed, settings)
            yield handed
        return
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


def handed_over() -> socket.socket | None:
    """The first socket that systemd hands over to this very process (`LISTEN_FDS`), if it does; a child gets none."""
    number, process = os.environ.pop("LISTEN_FDS", ""), os.environ.pop("LISTEN_PID", "")
    if process != str(os.getpid()) or number in ("", "0"):
        return None
    os.set_inheritable(_FIRST_HANDED, False)
    return socket.socket(fileno=_FIRST_HANDED)


def _check_kind(handed: socket.socket, settings: Settings) -> None:
    """BadSetup unless the socket is of the kind that the settings speak of: they say whom forwarded headers are
    believed of."""
    is_path = hasattr(socket, "AF_UNIX") and handed.family == socket.AF_UNIX
    if is_path != bool(settings.socket):
        raise BadSetup("server-cannot-listen", place=settings.socket or f"{settings.port}", problem="LISTEN_FDS")


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
