"""A program in a process of its own: lines in, lines out, within bounds. Whatever it does, nobody waits for ever.

It is told nothing but what is said to it: its environment holds no more than `_KEPT`, and no file of ours is open in
it. Its own errors go nowhere, or to the terminal where somebody tries it out.
"""

import os
import queue
import signal
import subprocess
import threading
import time
from collections.abc import Sequence
from contextlib import suppress
from typing import Final, Literal

from auberge.core.errors import BadSetup

LONGEST_LINE: Final = 65_536  # bytes
MOST_LINES: Final = 1_000  # that wait to be read
_KEPT: Final = ("PATH", "HOME", "LANG", "LC_ALL", "LC_CTYPE", "TMPDIR", "TEMP", "TMP", "SYSTEMROOT")
_GOODBYE_SECONDS: Final = 0.5  # for a program to end by itself
_CHUNK: Final = 65_536

FaultKind = Literal["start", "game", "silent", "ended", "long", "flood", "unreadable", "unexpected", "illegal"]


class Fault(Exception):
    """A program has not kept to the protocol: the kind of its fault, and what it was about."""

    def __init__(self, kind: FaultKind, about: str = "") -> None:
        super().__init__(kind, about)
        self.kind: Final = kind
        self.about: Final = about

    def as_error(self, program: str) -> BadSetup:
        """What people are told of it."""
        return _error(f"program-fault-{self.kind}", program, self.about)


def _error(key: str, program: str, about: str) -> BadSetup:
    return BadSetup(key, program=program, about=about)


class Process:
    """A running program. Fault("start") if it cannot be started."""

    def __init__(self, words: Sequence[str], *, show_errors: bool = False) -> None:
        try:
            self._child: Final = subprocess.Popen(
                words,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=None if show_errors else subprocess.DEVNULL,
                env={name: os.environ[name] for name in _KEPT if name in os.environ},
                bufsize=0,
                start_new_session=True,
            )
        except (OSError, ValueError) as problem:
            raise Fault("start", str(problem)) from problem
        self._to_say: Final[queue.SimpleQueue[bytes | None]] = queue.SimpleQueue()
        self._heard: Final[queue.SimpleQueue[bytes | Fault]] = queue.SimpleQueue()
        self._threads: Final = [threading.Thread(target=work, daemon=True) for work in (self._write, self._read)]
        for thread in self._threads:
            thread.start()

    @property
    def id(self) -> int:
        """The system's number for it."""
        return self._child.pid

    def say(self, line: bytes) -> None:
        """Says a line; does not wait until it is read."""
        self._to_say.put(line + b"\n")

    def hear(self, until: float) -> bytes:
        """The next line that is said before this moment (of `time.monotonic`). Fault if there is none."""
        try:
            heard = self._heard.get(timeout=max(0.0, until - time.monotonic()))
        except queue.Empty as silence:
            raise Fault("silent") from silence
        if isinstance(heard, Fault):
            self._heard.put(heard)  # there is nothing more to come
            raise heard
        return heard

    def end(self, goodbye: bytes | None = None) -> None:
        """Ends it with all it has started: at once, or a moment after a word of goodbye."""
        if goodbye is not None:
            self.say(goodbye)
            self._to_say.put(None)
            with suppress(subprocess.TimeoutExpired):
                self._child.wait(_GOODBYE_SECONDS)
        self._kill()
        self._child.wait()
        self._to_say.put(None)
        for thread in self._threads:
            thread.join()
        for pipe in (self._child.stdin, self._child.stdout):
            if pipe is not None:
                pipe.close()

    def _kill(self) -> None:
        with suppress(ProcessLookupError, PermissionError):
            if hasattr(os, "killpg"):
                os.killpg(self._child.pid, signal.SIGKILL)
            else:
                self._child.kill()

    def _write(self) -> None:
        pipe = self._child.stdin
        assert pipe is not None
        with suppress(OSError):  # it does not listen any more; that it says nothing is noticed elsewhere
            while (line := self._to_say.get()) is not None:
                while line:
                    line = line[pipe.write(line) :]
            pipe.close()

    def _read(self) -> None:
        pipe = self._child.stdout
        assert pipe is not None
        rest = b""
        while chunk := os.read(pipe.fileno(), _CHUNK):
            *lines, rest = (rest + chunk).split(b"\n")
            if max(map(len, (*lines, rest))) > LONGEST_LINE:
                self._heard.put(Fault("long", str(LONGEST_LINE)))
                return
            if self._heard.qsize() + len(lines) > MOST_LINES:
                self._heard.put(Fault("flood", str(MOST_LINES)))
                return
            for line in lines:
                if line.strip():
                    self._heard.put(line)
        self._heard.put(Fault("ended"))
