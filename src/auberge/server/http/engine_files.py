"""What plays in the browser without a server, sent from the disk: Python and our games, megabytes that few want."""

import gzip
import mimetypes
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import msgspec
from litestar import Response
from litestar.datastructures import ETag
from litestar.response import File, Stream

from auberge.server.http.asgi import HttpRequest

ENCODINGS: Final = (("br", ".br"), ("gzip", ".gz"))
FOREVER: Final = "public, max-age=31536000, immutable"
_KINDS: Final = {  # a system may know others, or none
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".zip": "application/zip",
}
_PART: Final = 1 << 16


class EngineFile(msgspec.Struct, frozen=True):
    """One file as it is when unpacked; `sent` is how many bytes go over the wire, at most."""

    name: str
    size: int
    sha256: str
    sent: int


class Engine(msgspec.Struct, frozen=True):
    """What the page's build tells of it, in `engine.json`."""

    version: str
    files: tuple[EngineFile, ...]


def read_engine(folder: Path) -> Engine | None:
    """The engine in the page's folder `engine`; None if there is none."""
    try:
        return msgspec.json.decode((folder / "engine.json").read_bytes(), type=Engine)
    except FileNotFoundError:
        return None


def kind_of(name: str) -> str:
    """The media type of a file."""
    return _KINDS.get(Path(name).suffix) or mimetypes.guess_type(name)[0] or "application/octet-stream"


def unpacked(path: Path) -> Iterator[bytes]:
    """A file's contents, of which perhaps only packed ones are there."""
    with path.open("rb") if path.is_file() else gzip.open(f"{path}.gz") as file:
        while part := file.read(_PART):
            yield part


class EngineFiles:
    """Answers with files of the engine. Nothing but their names is kept in memory."""

    def __init__(self, folder: Path) -> None:
        found = read_engine(folder)
        self._folder: Final = folder / found.version if found else None
        self._files: Final = {f"engine/{found.version}/{file.name}": file for file in found.files} if found else {}

    def holds(self, path: Path) -> bool:
        """Whether this file of the page is ours to send."""
        return path.parent == self._folder

    def answer(self, name: str, request: HttpRequest) -> Response[bytes] | File | Stream | None:
        """The file of this name; None if it is not one of the engine's."""
        file = self._files.get(name)
        if file is None or self._folder is None:
            return None
        path, encoding = self._choose(self._folder / file.name, request.headers.get("accept-encoding", ""))
        tag = f"{file.sha256[:20]}{encoding and f'-{encoding}'}"
        headers = {"Vary": "Accept-Encoding", "Cache-Control": FOREVER}
        if encoding:
            headers["Content-Encoding"] = encoding
        if request.headers.get("if-none-match") == f'"{tag}"':
            return Response(b"", status_code=304, headers={**headers, "ETag": f'"{tag}"'})
        kind = kind_of(name)
        if path.is_file():
            return File(path, headers=headers, media_type=kind, etag=ETag(value=tag), content_disposition_type="inline")
        headers |= {"ETag": f'"{tag}"', "Content-Length": str(file.size)}
        return Stream(unpacked(path), headers=headers, media_type=kind)

    @staticmethod
    def _choose(path: Path, accepted: str) -> tuple[Path, str]:
        """The file to send and its encoding. Without one it may not be there: then it is unpacked on the way."""
        for encoding, ending in ENCODINGS:
            packed = Path(f"{path}{ending}")
            if encoding in accepted and packed.is_file():
                return packed, encoding
        return path, ""
