"""Whether the file of a storage is still the one that was opened, and whether its disk has room.

A file that was deleted can still be written to as long as it is open; what is written is gone when it is closed.
"""

import shutil
from pathlib import Path
from typing import Final

from auberge.server.storage.row_writer import Identity, identity
from auberge.table.rows import StorageFailed

_ROOM: Final = 1_000_000  # bytes: with less a disk counts as full


class FileIdentity:
    """The file, and the one with its last changes beside it (SQLite's write-ahead log), as they were opened."""

    def __init__(self, path: Path) -> None:
        self._path: Final = path
        self._log: Final = path.with_name(f"{path.name}-wal")
        self._opened: Final[dict[Path, Identity]] = {}

    def note(self) -> None:
        """Remembers which files are there, right after they were opened: of the file itself, the first one."""
        self._opened.setdefault(self._path, identity(self._path))
        self._opened[self._log] = identity(self._log)

    @property
    def opened(self) -> list[tuple[Path, Identity]]:
        """The files as they were opened, the main one first."""
        return list(self._opened.items())

    def forget_log(self) -> None:
        """The file is closed: SQLite may take its last changes into it, and remove the log."""
        self._opened.pop(self._log, None)

    def check(self) -> None:
        """StorageFailed if a file is not there any more, or another in its place."""
        for path, known in self._opened.items():
            try:
                same = identity(path) == known
            except FileNotFoundError:
                same = False
            if not same:
                raise StorageFailed("server-storage-gone", place=str(self._path))

    def check_room(self) -> None:
        """StorageFailed if the disk is full."""
        if shutil.disk_usage(self._path.parent).free < _ROOM:
            raise StorageFailed("server-storage-full", place=str(self._path))
