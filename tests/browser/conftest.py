"""A house to play in and browsers to play with. Missing Chromium is a failure where AUBERGE_NEEDS_BROWSER=1 (CI)."""

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect, sync_playwright

from auberge.server.http.page import PAGE

from .golden import CheckGolden, check_page
from .house import House
from .rooms import Look, Room, Rooms

DESKTOP: ViewportSize = {"width": 1440, "height": 900}
PHONE: ViewportSize = {"width": 390, "height": 844}
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--font-render-hinting=slight",  # letters as wide in the headless shell as in the whole browser
    "--js-flags=--no-opt --no-maglev",  # no test lasts long enough to make up for optimising its page
]
PATIENCE = 20_000  # milliseconds: machines may be slow, pages may not be wrong
NewPage = Callable[..., Page]
expect.set_options(timeout=PATIENCE)


def find_chromium() -> str | None:
    """The browser of this machine; without its windows, if it can be had so, it takes less of the machine."""
    named = os.environ.get("AUBERGE_CHROMIUM")
    names = [named] if named else ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"]
    return next(filter(None, map(shutil.which, names)), None)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Whole games take longest: they begin first, so that nobody waits for them in the end."""
    items.sort(key=lambda item: "whole_game" not in item.nodeid)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    chromium = find_chromium()
    needed = os.environ.get("AUBERGE_NEEDS_BROWSER") == "1"
    if chromium is None and not needed:
        pytest.skip("no Chromium on this machine: install it to run the browser tests")
    assert chromium is not None, "Chromium is needed here (Debian: apt-get install chromium)"
    assert (PAGE / "index.html").is_file(), "the page is not built: run `make page`"
    with sync_playwright() as playwright:
        found = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        yield found
        found.close()


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    found = House(tmp_path_factory.mktemp("house"))
    found.start()
    yield found
    found.stop()


@pytest.fixture(scope="session")
def rooms(browser: Browser, house: House) -> Iterator[Rooms]:
    found = Rooms(browser, house.address, PATIENCE)
    yield found
    found.close()


@pytest.fixture
def new_page(rooms: Rooms, house: House) -> Iterator[NewPage]:
    """Opens pages in browsers of their own. A page that complains, or that asks another host, fails its test."""
    taken: list[Room] = []
    complaints: list[str] = []

    def open_page(
        path: str = "/",
        *,
        language: str = "en",
        viewport: ViewportSize = DESKTOP,
        lamp: bool = False,
        calm: bool = False,
    ) -> Page:
        look = Look(language, viewport["width"], viewport["height"], touch=viewport is PHONE, lamp=lamp, calm=calm)
        room = rooms.take(look)
        taken.append(room)
        page = room.context.new_page()
        page.on("pageerror", lambda error: complaints.append(f"error: {error}"))
        page.on("console", lambda said: complaints.append(said.text) if said.type == "error" else None)
        page.on("request", lambda asked: complaints.extend(_foreign(asked.url, house)))
        page.goto(house.address + path)
        return page

    yield open_page
    for room in taken:
        rooms.give_back(room)
    assert [text for text in complaints if not _is_lost_line(text)] == []


def _foreign(url: str, house: House) -> list[str]:
    """A complaint, if this is not our own address."""
    own = house.address.removeprefix("http://")
    return [] if url.startswith((f"http://{own}", f"ws://{own}", "data:", "blob:")) else [f"asked {url}"]


_LOST_LINE: Final = (
    "WebSocket connection to",
    "ERR_CONNECTION_REFUSED",
    "ERR_CONNECTION_RESET",
    "ERR_CONNECTION_CLOSED",
    "ERR_EMPTY_RESPONSE",
    "ERR_SOCKET_NOT_CONNECTED",
)


def _is_lost_line(text: str) -> bool:
    """What a browser says by itself when a server goes away."""
    return any(said in text for said in _LOST_LINE)


@pytest.fixture
def golden(request: pytest.FixtureRequest) -> CheckGolden:
    """Compares a page with the golden picture of this name, or makes it the golden one (`--rewrite-goldens`)."""
    rewrite = bool(request.config.getoption("--rewrite-goldens"))
    return lambda page, name: check_page(page, name, rewrite=rewrite)


@pytest.fixture(scope="session")
def pictures() -> Path | None:
    """Where pictures are kept, if anybody wants them (AUBERGE_PICTURES)."""
    folder = os.environ.get("AUBERGE_PICTURES")
    if folder is None:
        return None
    Path(folder).mkdir(parents=True, exist_ok=True)
    return Path(folder)
