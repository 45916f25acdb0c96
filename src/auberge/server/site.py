"""The whole page as files for any web space, without a server of ours: it plays in the browser alone."""

import gzip
import re
from collections.abc import Collection, Iterator, Mapping
from pathlib import Path
from shutil import copyfile
from typing import Final, NamedTuple

import msgspec

from auberge.core.errors import AubergeError
from auberge.server.access.base_path import is_base_path
from auberge.server.access.guard import HEADERS
from auberge.server.http.engine_files import Engine, read_engine, unpacked
from auberge.server.http.page import PAGE

MARK: Final = ".auberge-site"
TOP: Final = "/"
_PACKED: Final = (".br", ".gz")
_OF_A_SERVER: Final = ("api.html", "api.js", "api.css")
_FROM_TOP: Final = re.compile(r'(href|src|data-base)="/')
_NEEDS_HEADER: Final = re.compile(r"; frame-ancestors [^;]*")  # a page cannot say that of itself


class BadSite(AubergeError):
    """The site cannot be written so."""


class Site(NamedTuple):
    """What was written: all bytes on the disk, and what a browser fetches once to play without a network."""

    files: int
    size: int
    engine: int


def write_site(target: Path, base: str | None = None, *, force: bool = False, page: Path | None = None) -> Site:
    """Writes the page into a folder; with `base` for that path of a web server, otherwise for any.

    What was written there before is replaced; anything else is left, and keeps us out unless `force` is set."""
    page = page or PAGE
    engine = read_engine(page / "engine")
    if engine is None or not (page / "index.html").is_file():
        raise BadSite("site-no-page")
    if base is not None and base != TOP and not is_base_path(base):
        raise BadSite("site-bad-base", value=base)
    try:
        _clear(target, force=force)
        pages = _pages(page, base)
        left_out = {*pages, *_OF_A_SERVER}
        names = [*_copy(page, target, left_out), *_unpack(page, target, engine), *_write_pages(pages, target)]
        (target / MARK).write_bytes(msgspec.json.encode(names))
        size = sum((target / name).stat().st_size for name in names)
    except OSError as problem:
        raise BadSite("site-not-written", place=str(target), reason=problem.strerror or str(problem)) from problem
    return Site(len(names), size, sum(file.sent for file in engine.files))


def _clear(target: Path, *, force: bool) -> None:
    """Makes the folder, and takes away what we wrote there before."""
    target.mkdir(parents=True, exist_ok=True)
    mark = target / MARK
    if mark.is_file():
        for name in msgspec.json.decode(mark.read_bytes(), type=list[str]):
            path = target / name
            if path.resolve().is_relative_to(target.resolve()):
                path.unlink(missing_ok=True)
                if path.parent != target and not any(path.parent.iterdir()):
                    path.parent.rmdir()
    elif not force and any(target.iterdir()):
        raise BadSite("site-not-empty", place=str(target))


def _copy(page: Path, target: Path, left_out: Collection[str]) -> Iterator[str]:
    for path in page.rglob("*"):
        name = path.relative_to(page).as_posix()
        if path.is_file() and _unpacked_name(name) not in left_out:
            (target / name).parent.mkdir(parents=True, exist_ok=True)
            copyfile(path, target / name)
            yield name


def _unpacked_name(name: str) -> str:
    return name.rpartition(".")[0] if name.endswith(_PACKED) else name


def _unpack(page: Path, target: Path, engine: Engine) -> Iterator[str]:
    """What plays, as it is: what gains by it lies in the package packed only."""
    for file in engine.files:
        name = f"engine/{engine.version}/{file.name}"
        if not (target / name).is_file():
            with (target / name).open("wb") as written:
                written.writelines(unpacked(page / name))
            yield name


def _pages(page: Path, base: str | None) -> dict[str, str]:
    """The page itself, which is told that there is no server; where its place is known, at all other addresses too."""
    text = _without_server((page / "index.html").read_text(encoding="utf-8"), base)
    return {"index.html": text} if base is None else {"index.html": text, "404.html": text}


def _write_pages(pages: Mapping[str, str], target: Path) -> Iterator[str]:
    for name, content in pages.items():
        (target / name).write_text(content, encoding="utf-8")
        (target / f"{name}.gz").write_bytes(gzip.compress(content.encode(), mtime=0))
        yield from (name, f"{name}.gz")
    (target / ".nojekyll").touch()  # or GitHub's pages would leave files out
    yield ".nojekyll"


def _without_server(text: str, base: str | None) -> str:
    """The page for web space: nothing but its own files may be loaded, as a server would say by a header."""
    root = "./" if base is None else f"{base.rstrip('/')}/"
    text = _FROM_TOP.sub(rf'\1="{root}', text)
    policy = _NEEDS_HEADER.sub("", HEADERS["content-security-policy"])
    meta = f'<meta charset="utf-8" />\n    <meta http-equiv="Content-Security-Policy" content="{policy}" />'
    text = text.replace('<meta charset="utf-8" />', meta, 1)
    return text.replace("<html ", '<html data-server="none" ', 1)
