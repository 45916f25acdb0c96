"""The page of today finds what pages of before kept in a browser: tables, lessons, ratings, boxes, a table of its own.

Frozen by `python -m tests.released.freezing_storage`."""

import asyncio
import hashlib
import json
import re
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, Page, expect

from auberge.server.http.page import PAGE
from tests.released.frozen_server import fill, folders, read_expected
from tests.released.frozen_storage import DUMP, PUT, storages
from tests.server.wire import serving

from . import malta, saint_malo
from .conftest import DESKTOP, PATIENCE

FROZEN: Final = {
    "storage-1.json": "4d2964186ba672ec",
}
HERE: Final = "here-"
every_storage = pytest.mark.parametrize("storage", storages(), ids=lambda file: file.stem)


@every_storage
def test_a_frozen_storage_stays_as_it_was(storage: Path) -> None:
    assert hashlib.sha256(storage.read_bytes()).hexdigest()[:16] == FROZEN[storage.name]


@contextmanager
def moved_in(browser: Browser, storage: Path, folder: Path) -> Iterator[Page]:
    """A browser with this storage at a server with the tables of the frozen database."""
    database = f"sqlite:///{folder}/auberge.db"
    with serving(folder, page=PAGE, database=database) as server:
        context = browser.new_context(
            base_url=f"http://127.0.0.1:{server.port}",
            viewport=DESKTOP,
            locale="en",
            reduced_motion="reduce",
            service_workers="block",
        )
        context.set_default_timeout(PATIENCE)
        page, faults = context.new_page(), list[str]()
        page.on("pageerror", lambda fault: faults.append(str(fault)))
        page.goto("/healthz")
        page.evaluate(PUT, json.loads(storage.read_text()))
        yield page
        context.close()
        assert faults == []


@every_storage
def test_everything_is_found(browser: Browser, storage: Path, tmp_path: Path) -> None:
    with ThreadPoolExecutor(1) as thread:  # here runs Playwright's own loop
        thread.submit(lambda: asyncio.run(fill(folders()[-1], f"sqlite:///{tmp_path}/auberge.db"))).result()
    kept = _read(json.loads(storage.read_text())["local"])
    with moved_in(browser, storage, tmp_path) as page:
        _find_settings(page, kept)
        _find_tables(page, kept["tables"])
        _find_lessons(page)
        _find_ratings(page, kept["puzzles"])
        _find_boxes(page, kept["boxes"])
        _play_on_this_device(page, kept["here"])
        now = _read(page.evaluate(DUMP)["local"])
    for table, one in kept["tables"].items():
        for name in ("secrets", "invitations"):
            assert now["tables"][table][name] == one[name], "what holds a seat is never lost"
    for name in ("lessons", "puzzles", "boxes", "name", "theme", "pace", "level"):
        assert now[name] == kept[name]


def _read(local: dict[str, str]) -> dict[str, Any]:
    """What is in a localStorage, by the names without their beginning."""
    found = {}
    for name, text in local.items():
        try:
            found[name.removeprefix("auberge.")] = json.loads(text)
        except json.JSONDecodeError:
            found[name.removeprefix("auberge.")] = text
    return found


def _find_settings(page: Page, kept: dict[str, Any]) -> None:
    page.goto("/")
    expect(page.locator("html")).to_have_attribute("data-theme", kept["theme"])
    expect(page.get_by_role("radio", name=re.compile("^Knight"))).to_be_checked()


def _find_tables(page: Page, tables: dict[str, Any]) -> None:
    """Those at this server and that on this device are listed; a seat at one of them is held."""
    expected = read_expected(folders()[-1])
    listed = page.get_by_role("list", name=re.compile("Your tables|Finished games"))
    for table, one in tables.items():
        if table in expected or table.startswith(HERE):
            found = listed.locator(f'a[href$="/t/{table}"]')
            expect(found).to_have_count(0 if one["removed"] else 1)
    page.get_by_text("Tables removed from the list").click()
    expect(page.get_by_role("button", name=re.compile("^Put back"))).to_have_count(1)
    running = next(table for table, one in expected.items() if one.name == "running")
    listed.locator(f'a[href$="/t/{running}"]').click()
    page.locator(".city").first.wait_for()
    player = saint_malo.Player(page, 1)
    for _ in range(3):
        assert player.act()
    assert player.clicks == 3


def _find_lessons(page: Page) -> None:
    page.goto("/learn/saint_malo")
    expect(page.get_by_text("Lessons done: 1 of 8")).to_be_visible()
    page.goto("/learn/saint_malo/SM-L2")
    expect(page.locator(".lesson")).to_contain_text("Step 2")


def _find_ratings(page: Page, puzzles: dict[str, Any]) -> None:
    page.goto("/puzzles")
    rating = round(puzzles["games"]["malta"]["rating"]["value"])
    expect(page.get_by_text(f"Your rating: {rating}")).to_be_visible()


def _find_boxes(page: Page, boxes: dict[str, Any]) -> None:
    page.goto("/cards/malta")
    for box in boxes["boxes"]:
        expect(page.get_by_role("listitem").filter(has_text=box["name"])).to_have_count(1)
    page.goto("/new/malta")
    page.get_by_text("About the cards").click()
    name = next(box["name"] for box in boxes["boxes"] if box["id"] == boxes["chosen"]["malta"])
    expect(page.get_by_label("Cards for this table").locator("option:checked")).to_have_text(name)


def _play_on_this_device(page: Page, here: dict[str, Any]) -> None:
    """The table of this browser goes on; its engine is fetched again."""
    (table,) = here
    page.goto(f"/t/{table}")
    page.locator(".tiles").first.wait_for(timeout=3 * PATIENCE)
    player = malta.Player(page, 2)
    for _ in range(3):
        assert player.act()
    assert player.clicks == 3
