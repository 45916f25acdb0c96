"""What fails on the way to a page, or while it is used, is said, and takes nothing else along."""

import re
from collections.abc import Iterator
from typing import Final

import httpx
import pytest
from playwright.sync_api import Browser, Page, Route, expect

from .conftest import PATIENCE
from .house import House

FORBIDDEN: Final = """for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
  Object.defineProperty(window, name, { get: () => { throw new DOMException('no', 'SecurityError'); } });"""
BOARD: Final = re.compile(r"/assets/(ui|board)-[^/]*\.js")
PARTS: Final = re.compile(r"/assets/(?!boot-)[^/]*\.js")
FAILED: Final = {
    "en": ("This page could not be loaded", "Reload"),
    "fr": ("Cette page n’a pas pu être chargée", "Recharger"),
    "it": ("Impossibile caricare questa pagina", "Ricarica"),
    "de": ("Diese Seite konnte nicht geladen werden", "Neu laden"),
}


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    """A browser that has seen nothing; it may complain."""
    context = browser.new_context(locale="en", reduced_motion="reduce", service_workers="block")
    context.set_default_timeout(PATIENCE)
    yield context.new_page()
    context.close()


def lose(route: Route) -> None:
    """The network is down for this request."""
    route.abort()


def open_table(house: House) -> str:
    """The link of a table against the computer that begins at once."""
    seats = [{"holder": "here", "name": "Ada"}, {"holder": "bot", "name": "Bruno", "bot": "random"}]
    wish = {"game": "valletta", "seats": seats, "start_seat": 0}
    opened = httpx.post(f"{house.address}/api/tables", json=wish, timeout=20).json()
    return f"{house.address}/t/{opened['table']['id']}#{opened['secrets'][0]}"


def test_a_page_that_may_store_nothing_works_and_says_so(page: Page, house: House) -> None:
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.add_init_script(FORBIDDEN)
    page.goto(house.address)
    expect(page.get_by_text("This browser does not let the page store anything")).to_be_visible()
    page.goto(f"{house.address}/new/valletta")
    page.locator("main button.primary").last.click()
    expect(page.locator("main.table[aria-busy=false]")).to_be_visible()
    assert errors == []


@pytest.mark.parametrize("language", FAILED)
def test_a_first_chunk_that_fails_leaves_a_message_to_reload(browser: Browser, house: House, language: str) -> None:
    heading, reload = FAILED[language]
    context = browser.new_context(locale=language, service_workers="block")
    page = context.new_page()
    page.route("**/assets/index-*.js", lose)
    page.goto(house.address)
    expect(page.get_by_role("heading", name=heading)).to_be_visible()
    expect(page.get_by_role("heading")).to_have_count(1)
    page.unroute("**/assets/index-*.js")
    page.get_by_role("link", name=reload).click()
    expect(page.locator("#doors")).to_be_visible()
    expect(page.locator("#boot")).to_have_count(0)
    context.close()


def test_words_that_cannot_be_had_leave_the_message_too(page: Page, house: House) -> None:
    page.route("**/assets/*", lambda route: lose(route) if "words-" in route.request.url else route.continue_())
    page.goto(house.address)
    expect(page.get_by_role("heading", name=FAILED["en"][0])).to_be_visible()


def test_without_scripts_the_page_says_what_it_needs_in_every_language(browser: Browser, house: House) -> None:
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(house.address)
    for heading, _ in FAILED.values():
        expect(page.get_by_role("heading", name=heading)).to_be_visible()
    context.close()


@pytest.mark.parametrize("path", ["/learn/valletta/V-L1", "/rules/valletta", "/puzzles/valletta/next", "table"])
def test_a_board_that_cannot_be_had_can_be_asked_for_again(page: Page, house: House, path: str) -> None:
    page.route(BOARD, lose)
    page.goto(open_table(house) if path == "table" else house.address + path)
    lost = page.get_by_role("alert").filter(has=page.get_by_role("heading", name=FAILED["en"][0]))
    expect(lost).to_be_visible()
    expect(page.locator("main[aria-busy=true]")).to_be_hidden()
    page.unroute(BOARD)
    lost.get_by_role("button", name="Try again").click()
    expect(lost).to_have_count(0)
    expect(page.locator("main")).to_be_visible()
    expect(page.locator("main[aria-busy=true]")).to_have_count(0)


def test_a_room_that_cannot_be_had_twice_is_loaded_with_the_page(page: Page, house: House) -> None:
    page.goto(house.address)
    expect(page.locator("#doors")).to_be_visible()
    page.route(PARTS, lose)
    page.locator("#doors").get_by_role("link", name="Learn").first.click()
    page.get_by_role("button", name="Try again").click()
    page.get_by_role("button", name="Reload").click()
    expect(page.locator("#boot")).to_be_visible()
    page.unroute(PARTS)
    page.get_by_role("link", name="Reload").click()
    expect(page.get_by_role("heading", level=1)).to_be_visible()
