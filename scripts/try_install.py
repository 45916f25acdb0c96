"""Installs packages as people do, far from the sources, starts `auberge` and plays a game at it.

Usage: python scripts/try_install.py FOLDER_OR_PACKAGE ... [--with uv] [--sharing ENVIRONMENT]

Of a folder its pure wheel is taken. Nothing but a Python is needed; `--with uv` has uv install, as `uvx` does.
`--sharing` fetches nothing: what the package needs is found in another environment. The seconds are told: until it was
installed, until the table answered, until the game was over.
"""

import argparse
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import urllib.request
import venv
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ADDRESS = re.compile(r"http://\S+/")
SECONDS = 120.0
GAME = """
import sys
from auberge.client import open_table, take_seat
opened = open_table(sys.argv[1], "saint_malo", ["link", "random"])
with take_seat(opened.seats[0]) as seat:
    for turn in seat:
        seat.play(turn.moves[0])
    print("played to the end:", seat.ending is not None)
"""


class Failed(Exception):
    """A package did not do what it should; the message says what."""


def say(text: str) -> None:
    """Prints one line at once."""
    print(f"auberge: {text}", flush=True)


def main() -> int:
    """Tries every package; the exit code."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("packages", nargs="+", type=Path)
    parser.add_argument("--with", dest="tool", choices=("pip", "uv"), default="pip")
    parser.add_argument("--sharing", type=Path, help="an environment that has what the package needs")
    arguments = parser.parse_args()
    shared = arguments.sharing and arguments.sharing.resolve()
    try:
        for package in arguments.packages:
            try_package(the_package(package.resolve()), arguments.tool, shared)
    except Failed as problem:
        say(str(problem))
        return 1
    return 0


def the_package(place: Path) -> Path:
    """The package itself, or the pure wheel of a folder."""
    if not place.is_dir():
        return place
    found = sorted(place.glob("auberge-*-py3-none-any.whl"))
    if len(found) != 1:
        raise Failed(f"{place} holds {len(found)} pure wheels, not one")
    return found[0]


def try_package(package: Path, tool: str, shared: Path | None = None) -> None:
    """Installs it into an environment of its own, starts it and plays."""
    with tempfile.TemporaryDirectory(prefix="auberge-", ignore_cleanup_errors=True) as name:
        folder = Path(name)
        begun = time.monotonic()
        environment = folder / "env"
        if shared is None:
            programs = install(package, environment, tool)
        else:
            programs = install_beside(package, environment, shared)
        installed = time.monotonic()
        where = run([programs / "python", "-P", "-c", "import auberge; print(auberge.__file__)"], folder).strip()
        if not Path(where).resolve().is_relative_to(environment.resolve()):
            raise Failed(f"what is tried is not the package: {where}")
        say(run([programs / "auberge", "--version"], folder).strip())
        say(run([programs / "auberge", "site", folder / "site"], folder).splitlines()[0])
        if not (folder / "site" / "sw.js").is_file():
            raise Failed("the page was not written as files")
        started = time.monotonic()
        with serving(programs / "auberge", folder) as address:
            page = fetch(address)
            answered = time.monotonic()
            for part in sorted(set(re.findall(r'(?:src|href)="/?(assets/[^"]+)"', page))):
                fetch(address + part)
            game = run([programs / "python", "-P", "-c", GAME, address.rstrip("/")], folder)
            if "played to the end: True" not in game:
                raise Failed(f"the game did not end: {game}")
        means = tool if shared is None else "what is here"
        say(
            f"{package.name} ({package.stat().st_size / 1e6:.1f} MB) with {means}: installed in "
            f"{installed - begun:.1f} s, the table answered after {answered - started:.1f} s more, "
            f"a game was played in {time.monotonic() - answered:.1f} s"
        )


def install(package: Path, environment: Path, tool: str) -> Path:
    """Installs into a new environment; the folder of its programs."""
    programs = environment / ("Scripts" if os.name == "nt" else "bin")
    if tool == "uv":
        uv = shutil.which("uv")
        if uv is None:
            raise Failed("there is no uv here: pip install uv")
        run([uv, "venv", "--quiet", "--python", sys.executable, environment], environment.parent)
        run([uv, "pip", "install", "--quiet", "--python", environment, package], environment.parent)
    else:
        venv.create(environment, with_pip=True)
        quiet = ("--quiet", "--disable-pip-version-check")
        run([programs / "python", "-m", "pip", "install", *quiet, package], environment.parent)
    return programs


def install_beside(package: Path, environment: Path, shared: Path) -> Path:
    """Installs the package alone into a new environment that sees what another has installed; the folder of its
    programs. Paths of editable packages there are not followed."""
    venv.create(environment, with_pip=False)
    programs = environment / ("Scripts" if os.name == "nt" else "bin")
    ask = [programs / "python", "-c", "import sysconfig; print(sysconfig.get_path('purelib'))"]
    own = Path(run(ask, environment.parent).strip())
    there = shared / own.relative_to(environment.resolve())
    (own / "shared.pth").write_text(f"{there}\n", encoding="utf-8")
    alone = ("--quiet", "--disable-pip-version-check", "--no-deps", "--no-index")
    run([programs / "python", "-m", "pip", "install", *alone, "--ignore-installed", package], environment.parent)
    return programs


@contextmanager
def serving(program: Path, folder: Path) -> Iterator[str]:
    """Bare `auberge`, as people start it, for this machine alone; its address."""
    told = folder / "told.txt"
    with told.open("wb") as output:
        server = subprocess.Popen(
            [program],
            cwd=folder,
            env=_environment(folder),
            stdin=subprocess.DEVNULL,
            stdout=output,
            stderr=output,
            creationflags=0x200 if os.name == "nt" else 0,  # a group of its own, which gets its own Ctrl+Break
        )
    try:
        yield _address(server, told)
    finally:
        server.send_signal(signal.CTRL_BREAK_EVENT if os.name == "nt" else signal.SIGINT)
        try:
            server.wait(30)
        except subprocess.TimeoutExpired:
            server.kill()
            server.wait()


def _environment(folder: Path) -> dict[str, str]:
    """Ours without what would lead it back to the sources, or open a browser."""
    dropped = ("PYTHON", "AUBERGE_", "DISPLAY", "WAYLAND_DISPLAY", "BROWSER", "VIRTUAL_ENV")
    kept = {name: value for name, value in os.environ.items() if not name.startswith(dropped)}
    ours = {"AUBERGE_DATA_DIR": str(folder / "data"), "AUBERGE_PORT": "0", "AUBERGE_LANG": "en", "NO_COLOR": "1"}
    return {**kept, **ours}


def _address(server: "subprocess.Popen[bytes]", told: Path) -> str:
    until = time.monotonic() + SECONDS
    while time.monotonic() < until and server.poll() is None:
        if found := ADDRESS.search(told.read_text(encoding="utf-8", errors="replace")):
            return found[0]
        time.sleep(0.05)
    raise Failed(f"the table did not open: {told.read_text(encoding='utf-8', errors='replace')}")


def fetch(address: str) -> str:
    """What lies at an address of the server."""
    opener = urllib.request.build_opener(urllib.request.ProxyHandler({}))
    with opener.open(address, timeout=30) as answer:
        text: str = answer.read().decode("utf-8", errors="replace")
    if not text:
        raise Failed(f"there is nothing at {address}")
    return text


def run(command: list[str | Path], folder: Path) -> str:
    """Runs a program there; what it said."""
    environ = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "AUBERGE_"))}
    done = subprocess.run(command, cwd=folder, env=environ, capture_output=True, text=True, check=False, timeout=600)
    if done.returncode:
        raise Failed(f"{Path(command[0]).name} failed: {done.stderr or done.stdout}")
    return done.stdout


if __name__ == "__main__":
    raise SystemExit(main())
