"""Two devices joined by a cable: network namespaces of their own, made for a test and gone after it (Linux, root)."""

import contextlib
import os
import pty
import select
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from types import TracebackType

START_SECONDS = 60
HOUSE, SOFA = "192.168.77.1", "192.168.77.2"


class NoCableError(Exception):
    """There can be none here, and why."""


class Device:
    """A machine with a network of its own."""

    def __init__(self, name: str, folder: Path) -> None:
        self.name = f"auberge-{os.getpid()}-{name}"
        self._folder = folder

    def command(self, *words: str) -> list[str]:
        """How this is run on the device."""
        return ["ip", "netns", "exec", self.name, *words]

    def program(self, path: str) -> str:
        """A program of this machine, as a program that runs on the device."""
        script = self._folder / f"{self.name}-{Path(path).name}"
        script.write_text(f'#!/bin/sh\nexec {" ".join(self.command(path))} "$@"\n')
        script.chmod(0o755)
        return str(script)


@contextlib.contextmanager
def two_devices(folder: Path) -> Iterator[tuple[Device, Device]]:
    """The house and the sofa, at HOUSE and SOFA. NoCableError where this machine has no such thing, or not for us."""
    missing = [name for name in ("ip", "setsid") if shutil.which(name) is None]
    if sys.platform != "linux" or missing:
        raise NoCableError(f"Linux with {' and '.join(missing) or 'network namespaces'} is needed")
    house, sofa = Device("house", folder), Device("sofa", folder)
    try:
        for device in (house, sofa):
            _ip("netns", "add", device.name)
            _ip("-n", device.name, "link", "set", "lo", "up")
        _ip("link", "add", "door", "netns", house.name, "type", "veth", "peer", "name", "door", "netns", sofa.name)
        for device, address in ((house, HOUSE), (sofa, SOFA)):
            _ip("-n", device.name, "address", "add", f"{address}/24", "dev", "door")
            _ip("-n", device.name, "link", "set", "door", "up")
        yield house, sofa
    finally:
        for device in (house, sofa):
            subprocess.run(["ip", "netns", "del", device.name], check=False, capture_output=True)


def _ip(*words: str) -> None:
    done = subprocess.run(["ip", *words], check=False, capture_output=True, text=True)
    if done.returncode != 0:
        raise NoCableError(f"ip {' '.join(words)}: {done.stderr.strip()} (root is needed)")


class Terminal:
    """A program at a terminal: what it has shown, and somebody's keyboard."""

    def __init__(self, command: Sequence[str], environ: dict[str, str], log: Path) -> None:
        self._end, theirs = pty.openpty()
        self.shown = ""
        with log.open("w") as errors:
            self._process = subprocess.Popen(
                ["setsid", "--ctty", "--wait", *command], stdin=theirs, stdout=theirs, stderr=errors, env=environ
            )
        os.close(theirs)

    def __enter__(self) -> "Terminal":
        return self

    def __exit__(self, kind: type[BaseException] | None, what: BaseException | None, at: TracebackType | None) -> None:
        """Ctrl+C; what does not end then, is ended."""
        try:
            os.write(self._end, b"\x03")
            self._process.wait(START_SECONDS)
        finally:
            if self._process.poll() is None:
                self._process.send_signal(signal.SIGKILL)
                self._process.wait()
            os.close(self._end)

    def until(self, text: str) -> None:
        """Reads until this is shown."""
        limit = time.monotonic() + START_SECONDS
        while text not in self.shown:
            left = limit - time.monotonic()
            assert left > 0, f"no {text!r} in: {self.shown}"
            if select.select([self._end], [], [], left)[0]:
                self.shown += os.read(self._end, 4096).decode()
