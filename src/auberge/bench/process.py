"""What a process has used so far, as Linux tells it; elsewhere nothing is known."""

import os
from pathlib import Path
from typing import Final

_PROCESSES: Final = Path("/proc")
_USER, _SYSTEM = 11, 12  # places in `stat`, after the name
_RESIDENT: Final = 1  # in `statm`


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
