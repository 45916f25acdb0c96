"""The page as it was built, and a person who plays at it: what they click is frozen with the page.

`python -m tests.released.frozen_page` freezes the page that is built now, once, as the next `page-<n>.tar.xz`: without
what plays without a server (8 MB) and without the packed copies. What has been written is never written again.
"""

import io
import re
import tarfile
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from playwright.sync_api import Page

from auberge.server.http.page import PAGE
from tests.browser.person import Person

FOLDER: Final = Path(__file__).parent
_BUILD: Final = re.compile(r'data-build="(\w+)"')
_STAGE: Final = "dialog[open] .foot .btn"
# In this order; of what has the same number, any.
_THINGS: Final[Mapping[str, tuple[tuple[int, str], ...]]] = {
    "saint_malo": (
        (1, _STAGE),
        (2, ".city .cell.legal"),
        (3, ".hand .who .btn:not(:disabled)"),
        (4, ".hand .choice.symbol:not(.off)"),
        (4, ".hand .btn.primary:not(:disabled)"),
        (5, ".hand .buttons .btn:not(:disabled)"),
    ),
    "valletta": (
        (1, _STAGE),
        (2, ".decide .btn.primary:not(:disabled)"),
        (3, ".decide .choice:not(:disabled)"),
        (4, ".place.leg .cell"),
        (5, ".pool .one.legal"),
        (5, "[data-hand] .card.legal"),
        (5, ".decide .buttons .btn:not(:disabled)"),
    ),
    "malta": (
        (1, _STAGE + ".primary"),
        (2, ".answers .ans:not(:disabled, [aria-disabled=true])"),
        (3, ".which .btn"),
        (4, ".tiles .aim"),
        (5, ".tiles .handle"),
        (6, ".hand .choices:not(.answers) .btn:not(:disabled)"),
        (7, ".hand .btn.primary:not(:disabled, .ans)"),
        (8, ".fan.asked .slot:not(.dim)"),
    ),
}
_STATE: Final = """(things) => {
  const busy = document.querySelector('main.table[aria-busy=true]') !== null;
  const shown = (css) => [...document.querySelectorAll(css)].filter((found) => found.getClientRects().length > 0);
  const found = Object.entries(things).map(([name, css]) => [name, busy ? 0 : shown(css).length]);
  return { ...Object.fromEntries(found), over: shown('main.ending').length };
}"""


class Player(Person):
    """One person at a frozen page."""

    def __init__(self, page: Page, game: str, seed: int = 1) -> None:
        self._order: Final = _THINGS[game]
        super().__init__(page, seed, _STATE, {css: css for _, css in self._order})

    def do(self, state: Mapping[str, int]) -> None:
        """Does one thing by mouse."""
        first = min(number for number, css in self._order if state[css])
        self.pick(self.rng.choice([css for number, css in self._order if number == first and state[css]]))


def pages() -> list[Path]:
    """All frozen pages, in their order."""
    return sorted(FOLDER.glob("page-*.tar.xz"), key=lambda file: int(re.sub(r"\D", "", file.name)))


def unpack(archive: Path, folder: Path, build: str = "") -> Path:
    """The page in a folder; as if it had been another build, if one is named."""
    with tarfile.open(archive) as packed:
        packed.extractall(folder, filter="data")
    if build:
        was = build_of(folder)
        for name in ("index.html", "404.html", "sw.js"):
            file = folder / name
            file.write_text(file.read_text().replace(was, build))
    return folder


def build_of(folder: Path) -> str:
    """What a page calls its build."""
    found = _BUILD.search((folder / "index.html").read_text())
    assert found is not None
    return found[1]


def freeze() -> Path:
    """Writes the next archive."""
    archive = FOLDER / f"page-{len(pages()) + 1}.tar.xz"
    files = [file for file in sorted(PAGE.rglob("*")) if file.is_file() and file.suffix not in (".br", ".gz")]
    with tarfile.open(archive, "w:xz", preset=9) as packed:
        for file in files:
            name = file.relative_to(PAGE).as_posix()
            if not name.startswith("engine/"):
                entry, content = tarfile.TarInfo(name), file.read_bytes()
                entry.size = len(content)
                packed.addfile(entry, io.BytesIO(content))
    return archive


if __name__ == "__main__":
    print(freeze())
