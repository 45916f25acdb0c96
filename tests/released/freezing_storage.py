"""Freezes what the page keeps in a browser, once: `python -m tests.released.freezing_storage` (needs Chromium).

Writes the next `tests/released/storage-<n>.json`: localStorage and IndexedDB as the real page leaves them after visits
to tables of the frozen database, a lesson, a puzzle, a box of one's own cards and a table on this device. What has been
written is never written again.
"""

import asyncio
import json
import re
import tempfile
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Page, expect, sync_playwright

from auberge.core.datafile import shipped_text
from auberge.puzzles import shipped
from auberge.server.http.page import PAGE
from tests.browser.conftest import DESKTOP, FLAGS, PATIENCE, find_chromium
from tests.browser.malta import Player
from tests.released.frozen_server import fill, folders, read_expected
from tests.released.frozen_storage import DUMP, FOLDER, storages
from tests.server.wire import serving

VISITED: Final = ("running", "vote on a decision", "stood in", "finished", "with a seed")
REMOVED: Final = "reopened"


def press(page: Page, name: str) -> None:
    page.get_by_role("button", name=name, exact=True).click()


def settle_in(page: Page, address: str) -> None:
    """Chooses how the page looks, how fast it goes and who plays."""
    page.goto(address)
    press(page, "Light the lamp (dark)")
    page.get_by_role("radio", name=re.compile("^Knight")).check(force=True)
    table = next(iter(read_expected(folders()[-1])))
    page.goto(f"{address}/t/{table}")
    page.get_by_label("Animation speed").select_option("instant")


def visit_tables(page: Page, address: str) -> None:
    """Comes to tables by links; one is taken off the list, one is only watched."""
    for table, one in read_expected(folders()[-1]).items():
        if one.name in (*VISITED, REMOVED):
            secret = next(secret for secret in one.secrets if secret is not None and len(secret) == 32)
            page.goto(f"{address}/t/{table}#{secret}")
            expect(page.get_by_role("main")).to_contain_text(re.compile("Name|Zoé"))
        if one.name == "taken back":
            page.goto(f"{address}/t/{table}")
            expect(page.get_by_role("main")).to_contain_text("Name")
        if one.name == REMOVED:
            page.goto(address)
            row = page.get_by_role("listitem").filter(has=page.locator(f'a[href$="/t/{table}"]'))
            row.get_by_role("button", name=re.compile("^Remove")).click()
            press(page, "Remove it")


def open_a_table(page: Page, address: str) -> None:
    """Opens a table with a link to give away."""
    page.goto(f"{address}/new/valletta")
    page.get_by_label("Name of the player in seat 1").fill("Ada")
    page.get_by_role("group", name="Seat 2").get_by_text("By link").click()
    press(page, "Sit down and play")
    expect(page.get_by_role("textbox", name=re.compile("^Link for"))).to_be_visible()


def learn(page: Page, address: str) -> None:
    """A lesson from its first step to its last, and the first step of the next."""
    page.goto(f"{address}/learn/saint_malo/SM-L1")
    words = page.locator("#lesson-words")
    expect(words).to_contain_text("Three heads are a good start")
    while page.get_by_role("button", name="Next lesson").count() == 0:
        press(page, "Show me")
        page.locator(".lesson .ways .btn.primary").wait_for()
        if page.get_by_role("button", name="Next lesson").count() == 0:
            press(page, "Continue")
    press(page, "Next lesson")
    page.wait_for_url("**/SM-L2")
    press(page, "Show me")
    press(page, "Continue")
    expect(page.get_by_role("button", name="Show me")).to_be_visible()


def solve(page: Page, address: str) -> None:
    """Answers a puzzle."""
    puzzle = next(puzzle for puzzle in shipped.load("malta").puzzles if puzzle.question == "move")
    page.goto(f"{address}/puzzles/malta/{puzzle.id}")
    way = puzzle.best.move.rsplit(maxsplit=1)[-1].capitalize()
    page.get_by_role("button", name=re.compile(f"^{way}")).click()
    expect(page.locator(".exercise").get_by_role("status")).to_contain_text("The best move.")


def own_cards(page: Page, address: str) -> None:
    """A box that is typed in, and one from a file, which is the one to play with."""
    page.goto(f"{address}/cards/malta")
    press(page, "Enter my cards")
    page.get_by_label("Name of the box").fill("Grandma’s")
    page.keyboard.press("Tab")
    page.goto(f"{address}/cards/malta")
    file = shipped_text("malta").replace("copies = 12", "copies = 11").replace("copies = 9", "copies = 10")
    opened: Any = {"name": "mended.toml", "mimeType": "application/toml", "buffer": file.encode()}
    page.get_by_label("Open a file (TOML)").set_input_files(opened)
    expect(page.get_by_role("status")).to_contain_text("is ready to play")
    press(page, "Play with these cards")
    expect(page.get_by_label("Cards for this table").locator("option:checked")).to_have_text("mended")


def play_on_this_device(page: Page, address: str) -> None:
    """Some moves at a table that is kept in this browser."""
    page.goto(address)
    page.get_by_role("button", name=re.compile("^Fetch it now")).click()
    expect(page.get_by_text("Ready, even without a network.")).to_be_visible(timeout=3 * PATIENCE)
    page.locator('a[href="/new/malta"]').click()
    page.get_by_role("radio", name=re.compile("^On this device")).check()
    press(page, "Sit down and play")
    page.wait_for_url("**/t/here-*", timeout=3 * PATIENCE)
    page.locator(".tiles").first.wait_for(timeout=3 * PATIENCE)
    player = Player(page, 1)
    for _ in range(4):
        assert player.act()
    player.wait()


def freeze() -> Path:
    """Writes the next file."""
    file = FOLDER / f"storage-{len(storages()) + 1}.json"
    with tempfile.TemporaryDirectory() as place:
        database = f"sqlite:///{place}/auberge.db"
        asyncio.run(fill(folders()[-1], database))
        with serving(Path(place), page=PAGE, database=database) as server, sync_playwright() as playwright:
            chromium = playwright.chromium.launch(executable_path=find_chromium(), args=FLAGS)
            context = chromium.new_context(viewport=DESKTOP, locale="en", reduced_motion="reduce")
            context.set_default_timeout(PATIENCE)
            page = context.new_page()
            address = f"http://127.0.0.1:{server.port}"
            for part in (settle_in, play_on_this_device, visit_tables, open_a_table, learn, solve, own_cards):
                part(page, address)
            page.goto(address)
            page.get_by_role("list", name="Your tables").wait_for()
            found = page.evaluate(DUMP)
            chromium.close()
    file.write_text(json.dumps(found, ensure_ascii=False, indent=1, sort_keys=True) + "\n")
    return file


if __name__ == "__main__":
    print(freeze())
