"""What is known of processes: their time, their memory, and who started them."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from auberge.lab.bench.process import children, cpu_seconds, memory_mb, own_memory_mb

pytestmark = pytest.mark.skipif(not Path("/proc/self/smaps_rollup").exists(), reason="only Linux tells")
_PROGRAM = "import sys; block = bytearray(40_000_000); print(flush=True); sys.stdin.read()  # waits here"


def test_a_child_is_found_by_its_program_and_its_own_memory_is_told() -> None:
    with subprocess.Popen([sys.executable, "-c", _PROGRAM], stdin=subprocess.PIPE, stdout=subprocess.PIPE) as child:
        assert child.stdin is not None
        assert child.stdout is not None
        child.stdout.readline()
        assert child.pid in children(os.getpid(), "waits here")
        assert child.pid not in children(os.getpid(), "another program")
        assert children(child.pid, "waits here") == ()
        assert 40 < own_memory_mb(child.pid) < memory_mb(child.pid)
        assert cpu_seconds(child.pid) >= 0
    assert own_memory_mb(child.pid) == memory_mb(child.pid) == cpu_seconds(child.pid) == 0
