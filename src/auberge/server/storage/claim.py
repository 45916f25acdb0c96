"""One server for one storage: a lock beside the file, which the system takes back however the server ends, as soon as
the process that writes its rows has ended too.

Whoever only reads (a backup) or writes without serving needs no lock.
"""

import os
import sys
import time
from pathlib import Path
from typing import Final

from auberge.table.rows import StorageFailed

_CLAIM_SECONDS: Final = 3.0  # for a server that has just died to have its last rows written
_PAUSE_SECONDS: Final = 0.02

if sys.platform == "win32":
    import msvcrt

    def _lock(file: int) -> None:
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _lock(file: int) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


class Claim:
    """A server's claim on a file."""

    def __init__(self, path: Path) -> None:
        self._place: Final = path
        self._path: Final = path.with_name(f"{path.name}.lock")
        self.file: int | None = None  # open while the claim is ours

    def take(self) -> None:
        """Takes the lock, unless it is ours already. StorageFailed if another server has it."""
        if self.file is not None:
            return
        file = os.open(self._path, os.O_RDWR | os.O_CREAT, 0o600)
        limit = time.monotonic() + _CLAIM_SECONDS
        while True:
            try:
                _lock(file)
                break
            except OSError as problem:
                if time.monotonic() > limit:
                    os.close(file)
                    raise StorageFailed("server-storage-taken", place=str(self._place)) from problem
                time.sleep(_PAUSE_SECONDS)
        self.file = file

    def give_back(self) -> None:
        """Lets the next server have it. The empty file stays: to remove it would race with whoever takes it next."""
        if self.file is not None:
            os.close(self.file)
            self.file = None
