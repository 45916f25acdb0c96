"""What a process has used so far, as Linux tells it; elsewhere nothing is known."""

import os
from pathlib import Path
from typing import Final

_PROCESSES: Final = Path("/proc")
_USER, _SYSTEM = 11, 12  # places in `stat`, after the name
_PARENT: Final = 1
_RESIDENT: Final = 1  # in `statm`
_PRIVATE: Final = ("Private_Clean:", "Private_Dirty:")  # in `smaps_rollup`


def cpu_seconds(pid: int) -> float:
    """The time it was running; 0 if that is not known."""
    try:
        fields = (_PROCESSES / str(pid) / "stat").read_text().rpartition(")")[2].split()
    except OSError:
        return 0.0
    return (int(fields[_USER]) + int(fields[_SYSTEM])) / os.sysconf("SC_CLK_TCK")


def memory_mb(pid: int) -> float:
    """The memory it holds; 0 if that is not known."""
    try:
        pages = int((_PROCESSES / str(pid) / "statm").read_text().split()[_RESIDENT])
    except OSError:
        return 0.0
    return pages * os.sysconf("SC_PAGE_SIZE") / 1_000_000


def own_memory_mb(pid: int) -> float:
    """The memory it shares with no other; 0 if that is not known."""
    try:
        lines = (_PROCESSES / str(pid) / "smaps_rollup").read_text().splitlines()
    except OSError:
        return 0.0
    return sum(int(line.split()[1]) for line in lines if line.startswith(_PRIVATE)) * 1024 / 1_000_000


def children(pid: int, program: str) -> tuple[int, ...]:
    """The processes it has started, from whichever thread, that run this program."""
    found = (int(folder.name) for folder in _PROCESSES.glob("[0-9]*") if _runs(folder, pid, program))
    return tuple(sorted(found))


def _runs(folder: Path, parent: int, program: str) -> bool:
    try:
        fields = (folder / "stat").read_text().rpartition(")")[2].split()
        return int(fields[_PARENT]) == parent and program in (folder / "cmdline").read_text()
    except OSError:
        return False  # it has ended meanwhile
