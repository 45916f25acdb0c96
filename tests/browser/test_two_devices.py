"""Somebody on the sofa joins from a device of their own, by the link the page shows: the house and the sofa are two
network namespaces, and nothing else leads from one to the other."""

import os
import re
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, BrowserType, Page, expect

from .cable import HOUSE, Device, NoCableError, Terminal, two_devices
from .conftest import FLAGS, PATIENCE, PHONE, find_chromium
from .saint_malo import Player
from .test_every_screen import by_lamplight, violations

LETTING_IN = "Let other devices join"
TURN = """open => fetch('/api/reach', {
  method: 'PUT', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify({ open }),
}).then((answer) => answer.status)"""


@contextmanager
def browser_on(device: Device, kind: BrowserType) -> Iterator[BrowserContext]:
    """A browser that runs on the device."""
    chromium = find_chromium()
    assert chromium is not None
    found: Browser = kind.launch(executable_path=device.program(chromium), args=FLAGS)
    context = found.new_context(locale="en", reduced_motion="reduce", service_workers="block")
    context.set_default_timeout(PATIENCE)
    context.add_init_script("localStorage.setItem('auberge.pace', 'instant')")
    yield context
    found.close()


def make_play(device: Device, folder: Path) -> Terminal:
    """`make play` on the device, in English, without a browser that opens by itself."""
    environ = {name: value for name, value in os.environ.items() if name not in ("AUBERGE_HOST", "AUBERGE_PORT")}
    environ |= {"AUBERGE_DATA_DIR": str(folder), "AUBERGE_LANG": "en", "AUBERGE_BOT_WORKERS": "1", "BROWSER": "true"}
    command = device.command(sys.executable, "-P", "-m", "auberge", "serve", "--open")
    return Terminal(command, environ, folder / "server.log")


def open_table_by_link(page: Page) -> None:
    """Ada opens a table for somebody elsewhere, who begins."""
    page.get_by_label("Name of the player in seat 1").fill("Ada")
    page.get_by_role("group", name="Seat 2").get_by_text("By link").click()
    page.get_by_label("Name of the player in seat 2").fill("Bruno")
    page.get_by_label("Who goes first").select_option(index=2)
    page.get_by_role("button", name="Sit down and play").click()


@pytest.fixture
def devices(tmp_path: Path) -> Iterator[tuple[Device, Device]]:
    """The house and the sofa, where there may be such."""
    with ExitStack() as stack:
        try:
            found = stack.enter_context(two_devices(tmp_path))
        except NoCableError as problem:
            pytest.skip(f"no second device: {problem}")
        yield found


def test_somebody_on_the_sofa_joins_by_the_link_that_is_shown_and_plays(
    tmp_path: Path, browser: Browser, devices: tuple[Device, Device]
) -> None:
    house, sofa = devices
    with (
        make_play(house, tmp_path) as terminal,
        browser_on(house, browser.browser_type) as at_home,
        browser_on(sofa, browser.browser_type) as elsewhere,
    ):
        terminal.until("The page asks the same question.")
        ada = at_home.new_page()
        ada.goto("http://localhost:8566/")
        expect(ada.get_by_role("region", name="Let other devices in your home join?")).to_be_visible()
        assert violations(ada) + by_lamplight(ada) == []

        ada.goto("http://localhost:8566/new/saint_malo")
        open_table_by_link(ada)
        expect(ada.get_by_text("Other devices cannot join yet")).to_be_visible()
        expect(ada.get_by_role("button", name="QR code")).to_have_count(0)
        assert violations(ada) == []
        ada.get_by_role("button", name=LETTING_IN).click()
        terminal.until(f"http://{HOUSE}:8566/")
        expect(ada.get_by_role("img", name=re.compile("Link for"))).to_be_visible()
        assert violations(ada) == []
        link = ada.get_by_role("textbox", name="Link for").input_value()
        assert link.startswith(f"http://{HOUSE}:8566/t/")

        bruno = elsewhere.new_page()
        bruno.set_viewport_size(PHONE)
        bruno.goto(link)
        ada.get_by_role("button", name="Start", exact=True).click()
        expect(ada.get_by_text("Bruno is about to roll").first).to_be_visible()
        Player(bruno, 1).act()
        expect(ada.get_by_text("Bruno is about to roll")).to_have_count(0)

        assert bruno.evaluate(TURN, False) == 403
        assert ada.evaluate(TURN, False) == 200
        expect(bruno.get_by_text("Connection lost").first).to_be_visible()
        assert ada.evaluate(TURN, True) == 200
        expect(bruno.get_by_text("Connection lost")).to_have_count(0)
