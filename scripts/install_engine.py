"""Makes the environment that `make play` runs in: Auberge compiled where a C compiler is there, plain Python where not.

Usage: python scripts/install_engine.py ENVIRONMENT [--tests]
"""

import argparse
import os
import shutil
import subprocess
import sys
import venv
from pathlib import Path

import network

BUILD_TOOLS = ("setuptools>=77", "mypy[mypyc]>=2.4,<3")
TEST_TOOLS = (
    "asyncpg>=0.30",
    "greenlet>=3",
    "gymnasium>=1.2",
    "hypothesis>=6.100",
    "librt>=0.16",
    "numpy>=2",
    "pettingzoo>=1.25",
    "mcp>=2.3",
    "pillow>=11",
    "playwright>=1.50",
    "pyarrow>=18",
    "pytest>=8.2",
    "pytest-xdist>=3.6",
)
OPEN_SPIEL = ("open_spiel>=2.0.2", "absl-py>=2")  # not SciPy, 140 MB that only its other games need
COMPILERS = ("cc", "gcc", "clang", "cl")


def say(text: str) -> None:
    """Prints one line at once, so that long steps are announced before they begin."""
    print(f"auberge: {text}", flush=True)


def pip(python: Path, *arguments: str, compiled: bool = False) -> bool:
    """Runs pip in the environment; says whether it worked."""
    environ = {**os.environ, "AUBERGE_COMPILE": "1" if compiled else "0", "PIP_DISABLE_PIP_VERSION_CHECK": "1"}
    command = [str(python), "-m", "pip", "install", "--quiet", *arguments]
    return subprocess.run(command, env=environ, check=False).returncode == 0


def find_compiler() -> str | None:
    """The C compiler to use, if the machine has one."""
    named = os.environ.get("CC")
    return shutil.which(named) if named else next(filter(None, map(shutil.which, COMPILERS)), None)


def dependencies() -> list[str]:
    """What Auberge needs to run."""
    import tomllib  # not yet in the Pythons that are told to be too old

    needed: list[str] = tomllib.loads(Path("pyproject.toml").read_text(encoding="utf-8"))["project"]["dependencies"]
    return needed


def install(python: Path) -> bool:
    """Installs Auberge, compiled if possible, and says which it is."""
    compiler = find_compiler()
    if compiler is None:
        say("no C compiler found: the games run as plain Python, complete but some thirty times slower.")
        return pip(python, ".")
    say("compiling the engine and the tables, a minute or two ...")
    shutil.rmtree(".build/setuptools", ignore_errors=True)
    if pip(python, *BUILD_TOOLS, *dependencies()):  # the compiler reads the types of what we import
        forced = ("--no-build-isolation", "--no-deps", "--force-reinstall", ".")
        if pip(python, *forced, compiled=True):
            say("the compiled engine is ready.")
            return True
    say("the compiler did not manage: the games run as plain Python, complete but slower.")
    return pip(python, "--force-reinstall", ".")


def install_test_tools(python: Path) -> bool:
    """Adds what the tests need. Without OpenSpiel, which has no wheels for some machines, its tests are left out."""
    if not pip(python, "--no-compile", *TEST_TOOLS):  # the tests import a small part of all that
        return False
    if not pip(python, "--no-compile", "--no-deps", *OPEN_SPIEL):
        say("OpenSpiel cannot be installed here: its tests are left out.")
    return True


def main() -> int:
    """Builds the environment from scratch and returns the exit code."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("environment", type=Path)
    parser.add_argument("--tests", action="store_true", help="only add what the tests need")
    arguments = parser.parse_args()
    if sys.version_info < (3, 11):  # noqa: UP036 (this file runs before anything is installed)
        say(f"Python 3.11 or newer is needed; this is {sys.version.split()[0]}.")
        return 1
    network.give_up_soon()
    folder: Path = arguments.environment
    if not folder.is_dir():
        say(f"setting up {folder} ...")
        try:
            venv.create(folder, with_pip=True, upgrade_deps=True)  # a new pip finds packages in half the time
        except subprocess.CalledProcessError:
            shutil.rmtree(folder, ignore_errors=True)  # the next start begins again
            say(network.missing(network.PYPI) or "the environment could not be made; see the messages above.")
            return 1
    python = folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    if not (install_test_tools(python) if arguments.tests else install(python)):
        say(network.missing(network.PYPI) or "the installation failed; see the messages above.")
        return 1
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
