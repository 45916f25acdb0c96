"""Runs the steps of the Containerfile in a clean Debian root, where there is no registry to build an image from.

Usage: mmdebstrap --variant=minbase bookworm ROOT
       python scripts/try_container.py ROOT [--plain] [--bind FOLDER] [--env NAME=VALUE]

Needs root. Each stage is a copy of ROOT; RUN, COPY, WORKDIR, USER and ENV do what they do in an image, then CMD is
started and HEALTHCHECK asked until it is content. `--plain` leaves the engine uncompiled, `--bind` shows the stages a
folder of this machine, such as a mirror of packages; `--env` tells the RUN steps of it.
"""

import argparse
import json
import os
import re
import shlex
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import NamedTuple

SOURCES = Path(__file__).resolve().parent.parent
SECONDS = 60.0
IGNORED = shutil.ignore_patterns(".git", ".venv*", ".build", "node_modules", "__pycache__", "*.egg-info", "generated")


class Machine(NamedTuple):
    """What the stages are shown of this machine."""

    binds: list[Path]
    environ: dict[str, str]


class Stage:
    """One stage of the file: a root, and what its later steps start from."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.folder = "/"
        self.user = "root"
        self.environ = {"PATH": "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"}
        self.command: list[str] = []
        self.check: list[str] = []

    def chroot(self, *words: str, **further: str) -> list[str]:
        """The words as a command in this root, in its folder, for its user, in its environment alone."""
        there = f"cd {shlex.quote(self.folder)} && exec {shlex.join(words)}"
        known = [f"{name}={value}" for name, value in (self.environ | further).items()]
        enter = ["chroot", f"--userspec={self.user}", str(self.root), "/usr/bin/env", "-i", *known]
        return [*enter, "/bin/sh", "-c", there]

    def run(self, line: str, environ: dict[str, str]) -> None:
        """A RUN step. The build fails with it."""
        print(f"RUN {line}", flush=True)
        subprocess.run(self.chroot("/bin/sh", "-c", line, **environ), check=True, stdin=subprocess.DEVNULL)


def steps(text: str) -> list[tuple[str, str]]:
    """The instructions of a Containerfile, each with its words."""
    joined = re.sub(r"\\\n\s*", " ", text)
    lines = (line.split(maxsplit=1) for line in joined.splitlines() if line and not line.startswith("#"))
    return [(name, rest) for name, rest in lines]


def build(text: str, base: Path, work: Path, here: Machine, mounted: ExitStack) -> Stage:
    """All stages; the last one."""
    stages: dict[str, Stage] = {}
    stage = Stage(base)
    for name, rest in steps(text):
        match name, rest.split():
            case "FROM", [_, *named]:
                stage = Stage(work / (named[1] if named else "last"))
                stages[stage.root.name] = stage
                subprocess.run(["cp", "-a", str(base), str(stage.root)], check=True)
                shutil.copy("/etc/resolv.conf", stage.root / "etc" / "resolv.conf")
                for bind in (Path("/proc"), Path("/dev"), *here.binds):
                    show(bind, stage.root, mounted, writable=bind not in here.binds)
            case "RUN", _:
                stage.run(rest, here.environ)
            case "COPY", [source, _] if not source.startswith("--"):
                target = stage.root / stage.folder.strip("/")
                shutil.copytree(SOURCES, target, ignore=IGNORED, dirs_exist_ok=True)
                shutil.rmtree(target / "src/auberge/server/page", ignore_errors=True)
            case "COPY", [source, what, to]:
                there = stages[source.removeprefix("--from=")].root / what.strip("/")
                subprocess.run(["cp", "-a", str(there), str(stage.root / to.strip("/"))], check=True)
            case "WORKDIR", [folder]:
                stage.folder = folder
                (stage.root / folder.strip("/")).mkdir(parents=True, exist_ok=True)
            case "USER", [user]:
                stage.user = user
            case "ENV", pairs:
                stage.environ |= dict(pair.split("=", 1) for pair in pairs)
            case "CMD", _:
                stage.command = json.loads(rest)
            case "HEALTHCHECK", _:
                stage.check = json.loads(rest.partition("CMD ")[2])
            case (("ARG" | "VOLUME" | "EXPOSE"), _):
                pass
            case _:
                raise SystemExit(f"the step {name} {rest} is not known here")
    return stage


def show(folder: Path, root: Path, mounted: ExitStack, *, writable: bool) -> None:
    """Mounts a folder of this machine in a root, until all is done. No step may change what is only to be read."""
    place = root / str(folder).lstrip("/")
    place.mkdir(parents=True, exist_ok=True)
    subprocess.run(["mount", "--bind", str(folder), str(place)], check=True)
    if not writable:
        subprocess.run(["mount", "-o", "remount,bind,ro", str(place)], check=True)
    mounted.callback(subprocess.run, ["umount", "--lazy", str(place)], check=False)


@contextmanager
def roots() -> Iterator[Path]:
    """A folder for the stages. What might still be mounted there is not removed with it."""
    folder = tempfile.mkdtemp(prefix="auberge-root-")
    try:
        yield Path(folder)
    finally:
        subprocess.run(["rm", "-rf", "--one-file-system", folder], check=False)


def is_healthy(stage: Stage) -> bool:
    """Starts what the image starts, and asks its health check until it is content."""
    running = subprocess.Popen(stage.chroot(*stage.command), stdin=subprocess.DEVNULL)
    try:
        until = time.monotonic() + SECONDS
        while time.monotonic() < until and running.poll() is None:
            if subprocess.run(stage.chroot(*stage.check), check=False, capture_output=True).returncode == 0:
                return True
            time.sleep(0.5)
        return False
    finally:
        running.send_signal(signal.SIGTERM)
        running.wait(30)


def main() -> int:
    """Builds and starts; the exit code."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("root", type=Path)
    parser.add_argument("--plain", action="store_true", help="leave the engine uncompiled")
    parser.add_argument("--bind", type=Path, action="append", default=[], help="a folder to show to the stages")
    parser.add_argument("--env", action="append", default=[], help="a variable for the RUN steps")
    arguments = parser.parse_args()
    if os.geteuid() != 0:
        raise SystemExit("a root can be entered by root alone")
    text = (SOURCES / "Containerfile").read_text(encoding="utf-8")
    if arguments.plain:
        text = text.replace("AUBERGE_COMPILE=1", "AUBERGE_COMPILE=0")
    here = Machine(arguments.bind, dict(pair.split("=", 1) for pair in arguments.env))
    with roots() as work, ExitStack() as mounted:
        last = build(text, arguments.root.resolve(), work, here, mounted)
        healthy = is_healthy(last)
        subprocess.run(last.chroot("id"), check=True)
    print("the container's health check is content" if healthy else "the container is not healthy", flush=True)
    return 0 if healthy else 1


if __name__ == "__main__":
    raise SystemExit(main())
