"""Every screen, by day and by lamplight, on a desk and on a phone, in four languages: nothing an axe can find."""

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page

from .conftest import DESKTOP, PHONE, NewPage
from .saint_malo import Player

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
SIT_DOWN = "main button.primary"
MIDDLE = 70  # actions, to the middle of a game
LANGUAGES = ("en", "fr", "it", "de")


def violations(page: Page) -> list[str]:
    """What axe-core finds wrong with the page as it is."""
    page.evaluate(AXE.read_text())
    found: list[str] = page.evaluate(
        """async () => (await axe.run(document)).violations.flatMap((rule) =>
             rule.nodes.map((node) => `${rule.id}: ${node.html.slice(0, 200)}`))"""
    )
    return found


def sit_down(page: Page, actions: int = 0) -> Player:
    """A table against the house, some actions into the game."""
    page.locator(SIT_DOWN).last.click()
    page.locator(".city").first.wait_for()
    player = Player(page, 21)
    for _ in range(actions):
        player.act()
    player.wait()
    return player


def sheets(page: Page) -> list[tuple[str, Callable[[], None]]]:
    """The sheets that open over a table, by key."""
    return [(key, lambda key=key: page.keyboard.press(key)) for key in ("m", "l", "?", "o")]  # type: ignore[misc]


def until(page: Page, press: Callable[[], None], *, opened: bool) -> None:
    """Presses a key until a sheet is open, or none is: a machine under load may swallow one."""
    for _ in range(5):
        press()
        for _ in range(20):
            if (page.locator("dialog[open]").count() > 0) == opened:
                return
            page.wait_for_timeout(100)
    raise AssertionError("the sheet does not open" if opened else "the sheet does not close")


@pytest.mark.parametrize("viewport", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("lamp", [False, True], ids=["day", "lamp"])
def test_no_screen_has_a_fault_that_axe_finds(
    new_page: NewPage, viewport: object, lamp: bool, pictures: Path | None
) -> None:
    name = f"{'phone' if viewport is PHONE else 'desktop'}-{'lamp' if lamp else 'day'}"
    page = new_page("/", viewport=viewport, lamp=lamp)
    faults: list[str] = []

    def look(screen: str) -> None:
        page.wait_for_timeout(150)
        if pictures is not None:
            page.screenshot(path=pictures / f"{screen}-{name}.png")
        faults.extend(f"{screen}: {fault}" for fault in violations(page))

    page.locator("h2, h1").first.wait_for()
    look("home")
    page.goto(page.url.rstrip("/") + "/rules/saint_malo")
    page.get_by_text("SM-SETUP-01").first.wait_for()
    look("rules")
    page.goto(page.url.replace("/rules/", "/new/"))
    page.locator(SIT_DOWN).last.wait_for()
    look("new-table")
    player = sit_down(page, MIDDLE)
    look("table")
    for key, press in sheets(page):
        until(page, press, opened=True)
        look(f"sheet-{'keys' if key == '?' else key}")
        until(page, lambda: page.keyboard.press("Escape"), opened=False)
    player.wait()
    assert faults == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_is_spoken_from_the_first_page_on(
    new_page: NewPage, language: str, pictures: Path | None
) -> None:
    page = new_page("/", language=language)
    page.locator("h2, h1").first.wait_for()
    assert page.evaluate("document.documentElement.lang") == language
    page.goto(page.url.rstrip("/") + "/new/saint_malo")
    sit_down(page, 25)
    texts = page.locator("body").inner_text()
    missing = [word for word in texts.split() if word.startswith(("web-", "saint_malo-", "server-", "refusal-"))]
    assert missing == []
    if pictures is not None:
        page.screenshot(path=pictures / f"table-{language}.png")


def test_the_language_can_be_changed_at_the_table(new_page: NewPage) -> None:
    page = new_page("/new/saint_malo")
    sit_down(page, 5)
    page.locator("select").filter(has_text="Deutsch").first.select_option("de")
    page.get_by_text("Piraten").first.wait_for()
    assert page.evaluate("document.documentElement.lang") == "de"


def test_on_a_phone_nothing_runs_out_of_the_page(new_page: NewPage) -> None:
    page = new_page("/new/saint_malo", viewport=PHONE, language="de")
    sit_down(page, 20)
    wider = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    assert wider <= 0


def test_the_lamp_is_lit_by_a_button_and_stays_lit(new_page: NewPage) -> None:
    page = new_page("/")
    page.get_by_role("button", name="Light the lamp").click()
    assert page.evaluate("document.documentElement.dataset.theme") == "lamp"
    page.reload()
    page.get_by_role("button", name="Open the shutters").wait_for()
    assert page.evaluate("document.documentElement.dataset.theme") == "lamp"


def test_the_http_api_can_be_read_as_a_page(new_page: NewPage) -> None:
    page = new_page("/api.html")
    page.get_by_text("/api/tables/{table_id}/again").wait_for()
    assert violations(page) == []


@pytest.mark.parametrize("address", ["/new", "/new/chess", "/rules/chess", "/nowhere"])
def test_an_address_that_names_nothing_leads_to_the_hall(new_page: NewPage, address: str) -> None:
    page = new_page(address)
    page.get_by_role("heading", name="Valletta").wait_for()
    assert "web-" not in page.locator("body").inner_text()
