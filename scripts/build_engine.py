"""Puts together what plays in the browser: Pyodide, our package as a zip, and the wheels it needs.

Used by build_page.py, after the packages of the page were fetched: Pyodide is among them. What is written is the same
on every machine.
"""

import hashlib
import json
import shutil
import subprocess
from collections.abc import Iterable, Mapping
from pathlib import Path
from zipfile import ZIP_STORED, ZipFile, ZipInfo

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src"
PINS = ROOT / "scripts" / "engine_wheels.txt"
WHEELS = ROOT / ".build" / "engine-wheels"
ENGINE = ROOT / ".build" / "engine"
PYODIDE = ROOT / "web" / "node_modules" / "pyodide"
LOADER = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")
LIBRARY = "python_stdlib.zip"
LOCK = "pyodide-lock.json"
ARCHIVE = "auberge.zip"
TARGET = ("--implementation=cp", "--python-version=3.14", "--abi=cp314", "--platform=pyemscripten_2026_0_wasm32")
LONG_AGO = (1980, 1, 1, 0, 0, 0)
PLAIN_FILE = 0o100644 << 16


class WheelsMissing(Exception):
    """They could not be had; the message says what helps."""


def pinned_hashes() -> set[str]:
    """The contents of all wheels, as the list pins them."""
    return {word.removeprefix("--hash=sha256:") for word in PINS.read_text().split() if word.startswith("--hash=")}


def are_wheels_here(folder: Path = WHEELS) -> bool:
    """Whether every wheel of the list is there, unspoilt, and no other."""
    found = {hashlib.sha256(path.read_bytes()).hexdigest() for path in folder.glob("*.whl")}
    return found == pinned_hashes()


def fetch_wheels(python: Path, folder: Path = WHEELS) -> None:
    """Fetches the wheels with this Python's pip, unless they are there."""
    if are_wheels_here(folder):
        return
    for old in folder.glob("*.whl"):
        old.unlink()
    wishes = ("--no-deps", "--only-binary=:all:", "--require-hashes", "--quiet", "--disable-pip-version-check")
    command = [str(python), "-m", "pip", "download", *wishes, *TARGET, "--dest", str(folder), "-r", str(PINS)]
    if subprocess.run(command, check=False).returncode != 0 or not are_wheels_here(folder):
        raise WheelsMissing(
            f"the wheels of {PINS.relative_to(ROOT)} could not be fetched, and without them the page cannot play "
            f"offline. Put them into {folder.relative_to(ROOT)} yourself, or try again with a connection to PyPI."
        )


def write_zip(contents: Mapping[str, bytes], target: Path) -> None:
    """Writes a zip: sorted and without dates; uncompressed, since it is sent compressed, which makes it smaller."""
    with ZipFile(target, "w", ZIP_STORED) as archive:
        for name in sorted(contents):
            entry = ZipInfo(name, LONG_AGO)
            entry.create_system = 3  # the same on Windows
            entry.external_attr = PLAIN_FILE
            archive.writestr(entry, contents[name])


def write_archive(files: Iterable[Path], target: Path, source: Path = SOURCE) -> None:
    """Writes our package as a zip."""
    write_zip({path.relative_to(source).as_posix(): path.read_bytes() for path in files}, target)


def write_library(pyodide: Path, target: Path) -> None:
    """Writes Python's library again, uncompressed."""
    with ZipFile(pyodide / LIBRARY) as library:
        names = [entry.filename for entry in library.infolist() if not entry.is_dir()]
        write_zip({name: library.read(name) for name in names}, target)


def write_lock(pyodide: Path, target: Path) -> None:
    """Writes what Pyodide wants to know of itself, without its packages: none is fetched from elsewhere."""
    told = json.loads((pyodide / LOCK).read_text(encoding="utf-8"))
    target.write_text(json.dumps({"info": told["info"], "packages": {}}, sort_keys=True), encoding="utf-8")


def build_engine(files: Iterable[Path]) -> None:
    """Writes everything to where the page's build takes it from."""
    shutil.rmtree(ENGINE, ignore_errors=True)
    ENGINE.mkdir(parents=True)
    for path in (*(PYODIDE / name for name in LOADER), *sorted(WHEELS.glob("*.whl"))):
        shutil.copyfile(path, ENGINE / path.name)
    write_library(PYODIDE, ENGINE / LIBRARY)
    write_lock(PYODIDE, ENGINE / LOCK)
    write_archive(files, ENGINE / ARCHIVE)
