"""The page of a house below a path: it asks for nothing elsewhere, and every link, shared ones too, leads there."""

import re
from pathlib import Path

from playwright.sync_api import Browser, Page, expect

from auberge.words import Words

from .conftest import DESKTOP
from .house import House
from .menu import choose_in_menu
from .saint_malo import Player, open_table

SHARED = "^https://club.example.org/games/t/"
_LINKS = "links => links.map((link) => link.getAttribute('href'))"


def elsewhere(page: Page) -> list[str]:
    """Links that lead out of the house."""
    inside = page.locator("a[href^='/']")
    inside.first.wait_for(state="attached")
    links: list[str] = inside.evaluate_all(_LINKS)
    return [link for link in links if not link.startswith("/games/")]


def test_a_house_below_a_path(browser: Browser, tmp_path: Path) -> None:
    house = House(tmp_path, AUBERGE_BASE_PATH="/games", AUBERGE_PUBLIC_URL="https://club.example.org")
    house.start()
    asked: list[str] = []
    complaints: list[str] = []
    context = browser.new_context(locale="en", viewport=DESKTOP, service_workers="block")
    try:
        page = context.new_page()
        page.on("request", lambda request: asked.append(request.url))
        page.on("websocket", lambda line: asked.append(line.url.replace("ws://", "http://")))
        page.on("response", lambda answer: complaints.extend([answer.url] * (answer.status >= 400)))
        page.goto(f"{house.address}/")
        page.wait_for_url(f"{house.address}/games/")
        page.locator('a[href="/games/new/saint_malo"]').click()
        page.get_by_role("button", name="Sit down and play").wait_for()
        assert elsewhere(page) == []
        open_table(page)
        assert Player(page, 1).act()
        table = page.url
        assert table.startswith(f"{house.address}/games/t/")
        page.reload()
        choose_in_menu(page, Words("en").say("web-links"))
        expect(page.locator("dialog[open] input").first).to_have_value(re.compile(SHARED))
        page.keyboard.press("Escape")
        page.locator("a.brand").click()
        page.locator('a[href="/games/new/saint_malo"]').wait_for()
        assert elsewhere(page) == []
        page.go_back()
        page.wait_for_url(table)
    finally:
        context.close()
        house.stop()
    assert [url for url in asked[1:] if not url.startswith((f"{house.address}/games/", "data:", "blob:"))] == []
    assert complaints == []
