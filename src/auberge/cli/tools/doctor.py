"""`auberge doctor`: what is here, what is missing and how to get it, in words. It looks and changes nothing."""

import asyncio
import re
import shutil
from collections.abc import Callable, Iterator, Mapping
from importlib import metadata
from pathlib import Path
from typing import Final

import typer
from rich.console import Console
from rich.table import Table
from rich.text import Text
from sqlalchemy import make_url

from auberge import build
from auberge.cli.consoles import open_console
from auberge.cli.tools.doctor_places import places
from auberge.cli.tools.findings import Finding, State, found, nearest_folder
from auberge.cli.usage import FAILED
from auberge.core.errors import AubergeError, BadSetup
from auberge.folders import data_folder
from auberge.server.http.page import PAGE
from auberge.server.lan.open_browser import has_browser
from auberge.server.settings import Settings, database_url, settings_from, unknown_settings
from auberge.server.storage import storage_at
from auberge.words import Words

_COLOURS: Final[Mapping[State, str]] = {"good": "green", "note": "yellow", "bad": "bold red"}
_REQUIREMENT: Final = re.compile(r"([\w.-]+).*\bextra == ['\"]([\w-]+)['\"]")
_FOR_DEVELOPERS: Final = ("dev", "docs")
_SOURCE_TREE: Final = Path(__file__).parents[4]
_SECONDS: Final = 5.0  # for a database to answer
_LITTLE_SPACE: Final = 100_000_000  # bytes


def examine(words: Words, environ: Mapping[str, str], folder: Path | None = None, **given: object) -> None:
    """Says what was found; the exit code is 1 if Auberge could not be used as it is. Settings are read as `auberge
    serve` would read them from this environment, overruled by what is given."""
    console = open_console()
    table = Table.grid(padding=(0, 2, 0, 0))
    healthy = True
    for finding in findings(words, console, environ, folder, given):
        healthy = healthy and finding.state != "bad"
        table.add_row(
            Text(words.say("doctor-state", state=finding.state), _COLOURS[finding.state]),
            Text(words.say(f"doctor-{finding.about}", case=finding.case, **finding.values)),
        )
    console.print(table, Text(), Text(words.say("doctor-result", healthy=healthy)), sep="\n")
    if not healthy:
        raise typer.Exit(FAILED)


def findings(
    words: Words, console: Console, environ: Mapping[str, str], folder: Path | None, given: Mapping[str, object]
) -> Iterator[Finding]:
    """Everything that is looked at, in the order in which it is needed."""
    yield _engine()
    yield _page()
    folder = folder or data_folder(environ)
    yield _folder(folder)
    for name, nearest in unknown_settings(environ):
        yield found("note", "unknown", "near" if nearest else "none", name=name, nearest=nearest)
    try:
        settings = settings_from(environ, **given)
    except AubergeError as problem:
        yield found("bad", "settings", "wrong", problem=words.error(problem))
    else:
        yield _database(settings, folder, words)
        yield from places(settings, port_chosen=given.get("port") is not None or "AUBERGE_PORT" in environ)
    yield found("good", "browser", "there") if has_browser() else found("note", "browser", "none")
    yield from _extras()
    yield _terminal(console)
    yield found("good", "language", "spoken")
    if (_SOURCE_TREE / "tests" / "browser").is_dir():
        yield _chromium()


def read_environment(file: Path) -> dict[str, str]:
    """The variables of a file as systemd and compose read it: NAME=VALUE, a line each. BadSetup if that cannot be."""
    try:
        text = file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as problem:
        raise BadSetup("doctor-no-file", file=str(file), problem=str(problem)) from problem
    lines = (line.strip().removeprefix("export ").partition("=") for line in text.splitlines())
    return {
        name.strip(): value.strip().strip("'\"")
        for name, equals, value in lines
        if equals and not name.startswith(("#", ";"))
    }


def _engine() -> Finding:
    if build.is_compiled():
        return found("good", "engine", "compiled")
    return found("note", "engine", "set_aside" if build.has_compiled() else "plain")


def _page() -> Finding:
    if (PAGE / "index.html").is_file():
        return found("good", "page", "there")
    return found("bad", "page", "missing")


def _folder(folder: Path) -> Finding:
    """The data folder, or the nearest folder in which it would be made."""
    nearest, writable = nearest_folder(folder)
    if not writable:
        return found("bad", "folder", "locked", place=str(folder), nearest=str(nearest))
    free = shutil.disk_usage(nearest).free
    if free < _LITTLE_SPACE:
        return found("bad", "folder", "full", place=str(folder), megabytes=free // 1_000_000)
    return found("good", "folder", "there" if folder.exists() else "to_be_made", place=str(folder))


def _database(settings: Settings, folder: Path, words: Words) -> Finding:
    """The database is only read: what is not there yet, `auberge` makes when it starts."""
    url = database_url(settings, folder)
    file = make_url(url).database if url.startswith("sqlite") else None
    if settings.database and file:
        nearest, writable = nearest_folder(Path(file).parent)
        if not writable:
            return found("bad", "database", "locked", place=file, nearest=str(nearest))
        free = shutil.disk_usage(nearest).free
        if free < _LITTLE_SPACE:
            return found("bad", "database", "full", place=file, megabytes=free // 1_000_000)
    try:
        if not settings.database and not (folder / "auberge.db").exists():
            return found("good", "database", "to_be_made", place=storage_at(url).place)
        asyncio.run(_look(url))
    except AubergeError as problem:
        if problem.key == "server-storage-missing":  # a database, and nothing in it yet
            return found("good", "database", "to_be_made", place=storage_at(url).place)
        return found("bad", "database", "wrong", problem=words.error(problem))
    except TimeoutError:
        return found("bad", "database", "silent", place=storage_at(url).place)
    return found("good", "database", "there", place=storage_at(url).place)


async def _look(url: str) -> None:
    storage = storage_at(url)
    try:
        async with asyncio.timeout(_SECONDS):
            await storage.look()
    finally:
        await storage.close()


def _extras() -> Iterator[Finding]:
    """What can be installed beside, as the installed package names it; a bare source tree names nothing."""
    try:
        requirements = metadata.requires("auberge") or ()
    except metadata.PackageNotFoundError:
        return
    needs: dict[str, list[str]] = {}
    for name, extra in (match.groups() for match in map(_REQUIREMENT.match, requirements) if match):
        if extra not in _FOR_DEVELOPERS:
            needs.setdefault(extra, []).append(name)
    there, missing = _parted(needs, lambda extra: all(map(_is_installed, needs[extra])))
    if there:
        yield found("good", "extras", "there", list=", ".join(there))
    if missing:
        command = f"pip install 'auberge[{missing[0]}]'"
        yield found("note", "extras", "missing", list=", ".join(missing), command=command)


def _parted(names: Mapping[str, object], is_there: Callable[[str], bool]) -> tuple[list[str], list[str]]:
    there = [name for name in sorted(names) if is_there(name)]
    return there, sorted(set(names) - set(there))


def _is_installed(package: str) -> bool:
    try:
        metadata.version(package)
    except metadata.PackageNotFoundError:
        return False
    return True


def _terminal(console: Console) -> Finding:
    if not console.is_terminal:
        return found("note", "terminal", "none")
    if not console.encoding.lower().startswith("utf"):
        return found("note", "terminal", "letters", encoding=console.encoding)
    if console.color_system is None:
        return found("note", "terminal", "grey")
    return found("good", "terminal", "there", columns=console.width)


def _chromium() -> Finding:
    names = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
    there = next(filter(None, map(shutil.which, names)), None)
    return found("good", "chromium", "there", place=there) if there else found("note", "chromium", "none")
