"""Pages of before at a server of today: one plays on, one stays open while the server is upgraded, and gives way.

A page is frozen by `python -m tests.released.frozen_page`."""

import hashlib
import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final, Literal

import msgspec
import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from auberge import games
from auberge.server.http.page import PAGE
from tests.released.frozen_page import Player, build_of, pages, unpack
from tests.server.wire import QUICK, Server, serving

from .conftest import DESKTOP, PATIENCE
from .house import free_port
from .test_offline_shell import KEPT

FROZEN: Final = {
    "page-1.tar.xz": "355982fad22982ad",
}
ACTIONS: Final = 12
FEW: Final = 4
BUILD: Final = "document.documentElement.dataset.build"
every_page = pytest.mark.parametrize("archive", pages(), ids=lambda file: file.name.partition(".")[0])


@every_page
def test_a_frozen_page_stays_as_it_was(archive: Path) -> None:
    assert hashlib.sha256(archive.read_bytes()).hexdigest()[:16] == FROZEN[archive.name]


@contextmanager
def visiting(browser: Browser, workers: Literal["allow", "block"]) -> Iterator[BrowserContext]:
    """A browser that has seen nothing; a page in it that fails fails its test."""
    faults: list[str] = []
    context = browser.new_context(viewport=DESKTOP, locale="en", reduced_motion="reduce", service_workers=workers)
    context.add_init_script("try { localStorage.setItem('auberge.pace', 'instant') } catch { /* no page yet */ }")
    context.set_default_timeout(PATIENCE)
    context.on("weberror", lambda fault: faults.append(str(fault.error)))
    yield context
    context.close()
    assert faults == []


def sit_down(page: Page, address: str, game: str) -> str:
    """A table against the computer, without a coach; its id."""
    page.goto(f"{address}/new/{game}")
    sits = page.get_by_role("button", name="Sit down and play")
    sits.wait_for()
    if page.get_by_role("radio", name="Off").count():
        page.get_by_role("radio", name="Off").check()
    sits.click()
    page.wait_for_url("**/t/*")
    page.locator("main.table").wait_for()
    return page.url.rpartition("/")[2]


def play(page: Page, server: Server, game: str, table: str, actions: int = ACTIONS) -> None:
    """Some actions, which the server knows of."""
    before, player = len(server.log(table)), Player(page, game)
    for _ in range(actions):
        if not player.act():
            break
    assert len(server.log(table)) > before


@every_page
@pytest.mark.parametrize("game", games.NAMES)
def test_it_plays_at_a_server_of_today(archive: Path, game: str, browser: Browser, tmp_path: Path) -> None:
    page_folder = unpack(archive, tmp_path / "page")
    with serving(tmp_path, page=page_folder) as server, visiting(browser, "block") as context:
        page = context.new_page()
        table = sit_down(page, f"http://127.0.0.1:{server.port}", game)
        play(page, server, game, table)


@every_page
def test_it_stays_open_while_the_server_is_upgraded_and_then_gives_way(
    archive: Path, browser: Browser, tmp_path: Path
) -> None:
    old, new = unpack(archive, tmp_path / "page", build="before"), build_of(PAGE)
    settings = msgspec.structs.replace(QUICK, port=free_port())
    address = f"http://127.0.0.1:{settings.port}"
    with visiting(browser, "allow") as context:
        page = context.new_page()
        with serving(tmp_path, settings, page=old) as server:
            table = sit_down(page, address, "saint_malo")
            assert page.evaluate(BUILD) == build_of(old) == "before"
            assert page.evaluate(KEPT, ["before", 3 * PATIENCE])
        with serving(tmp_path, settings, page=PAGE) as server:
            play(page, server, "saint_malo", table, FEW)
            assert page.evaluate(BUILD) == "before"
            other = context.new_page()
            other.goto(address)
            assert other.evaluate(BUILD) == new, "a new window shows the page of today"
            assert other.evaluate(KEPT, [new, 3 * PATIENCE])
            play(page, server, "saint_malo", table, FEW)
            page.reload()
            assert page.evaluate(BUILD) == new
            play(page, server, "saint_malo", table, FEW)
        context.set_offline(True)
        other.reload()
        assert other.evaluate(BUILD) == new
        expect(other.get_by_role("heading", name=re.compile("Auberge")).first).to_be_visible()
