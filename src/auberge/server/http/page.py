"""The page itself: files built from `web/`, read once, sent as they lie there (compressed where the browser can).

What plays without a server is large and seldom wanted: it stays on the disk (`engine_files.py`)."""

import gzip
import hashlib
import re
from functools import lru_cache
from pathlib import Path
from typing import Final

from litestar import Response, Router, route
from litestar.enums import HttpMethod
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from litestar.response import File, Stream

from auberge.server.access.guard import WORKER_POLICY
from auberge.server.http.asgi import HttpRequest
from auberge.server.http.engine_files import ENCODINGS, FOREVER, EngineFiles, kind_of

PAGE: Final = Path(__file__).parent.parent / "page"
NO_PAGES: Final = frozenset({"api", "ws", "healthz", "readyz", "metrics"})
_FROM_TOP: Final = re.compile(rb'(href|src|data-base)="/')
_MOST_BASES: Final = 16  # that are remembered
_NO_PAGE: Final = b"The page has not been built. Run `make play`, or `python scripts/build_page.py`."


class Files:
    """The built files in memory, each in the encodings it was built in. What is there packed is kept only so: who does
    not take it packed, which every browser does, has it unpacked on the way."""

    def __init__(self, folder: Path) -> None:
        self._files: Final[dict[str, dict[str, bytes]]] = {}
        self.engine: Final = EngineFiles(folder / "engine")
        for path in sorted(folder.rglob("*")):
            if path.is_file() and not self.engine.holds(path) and not path.with_name(f"{path.name}.gz").is_file():
                name, encoding = _split(path.relative_to(folder).as_posix())
                self._files.setdefault(name, {})[encoding] = path.read_bytes()
        self._below: Final = lru_cache(_MOST_BASES)(self._page_below)

    def _page_below(self, base: str) -> dict[str, bytes] | None:
        """The page for a house below a path; its other files are called relative to each other."""
        page = self._files.get("index.html")
        if page is None or not base:
            return page
        moved = _FROM_TOP.sub(rb'\1="%s/' % base.encode(), _unpacked(page))
        return {"": moved, "gzip": gzip.compress(moved, mtime=0)}

    def answer(self, name: str, request: HttpRequest) -> Response[bytes]:
        """One file, or the page (whose address the browser reads itself) if there is none of this name."""
        found = self._files.get(name)
        if found is None and "." in name.rpartition("/")[2]:
            return Response(b"", status_code=404, media_type="text/plain")
        if found is None or name == "index.html":
            name, found = "index.html", self._below(request.scope["root_path"])
        if found is None:
            return Response(_NO_PAGE, status_code=503, media_type="text/plain")
        accepted = request.headers.get("accept-encoding", "")
        encoding = next((e for e, _ in ENCODINGS if e in accepted and e in found), "")
        content = found[encoding] if encoding else _unpacked(found)
        tag = f'"{hashlib.sha256(content).hexdigest()[:20]}"'
        headers = {"ETag": tag, "Vary": "Accept-Encoding", "Cache-Control": "no-cache"}
        if name.startswith(("assets/", "workers/")):
            headers["Cache-Control"] = FOREVER
        if name.startswith("workers/"):
            headers["Content-Security-Policy"] = WORKER_POLICY
        if request.headers.get("if-none-match") == tag:
            return Response(b"", status_code=304, headers=headers)
        if encoding:
            headers["Content-Encoding"] = encoding
        return Response(content, headers=headers, media_type=kind_of(name))


def _unpacked(file: dict[str, bytes]) -> bytes:
    return gzip.decompress(file["gzip"]) if "gzip" in file else file.get("", b"")


def _split(path: str) -> tuple[str, str]:
    for encoding, ending in ENCODINGS:
        if path.endswith(ending):
            return path.removesuffix(ending), encoding
    return path, ""


def page_routes(folder: Path = PAGE) -> Router:
    """The routes of the page: every address that nothing else answers."""
    files = Files(folder)

    @route("/", http_method=[HttpMethod.GET, HttpMethod.HEAD], include_in_schema=False, sync_to_thread=False)
    def home(request: HttpRequest) -> Response[bytes]:
        return files.answer("index.html", request)

    @route("/{name:path}", http_method=[HttpMethod.GET, HttpMethod.HEAD], include_in_schema=False, sync_to_thread=False)
    def file(name: FromPath[str], request: HttpRequest) -> Response[bytes] | File | Stream:
        name = name.lstrip("/")
        if name.partition("/")[0] in NO_PAGES:
            raise NotFoundException
        return files.engine.answer(name, request) or files.answer(name, request)

    return Router("/", route_handlers=[home, file])
