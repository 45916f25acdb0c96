"""Every screen, by day and by lamplight, on a desk and on a phone, in four languages: nothing an axe can find."""

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from auberge import games
from auberge.table.state import TableState
from tests.finished_games.collecting import FOLDER

from .conftest import DESKTOP, PHONE, NewPage
from .house import House
from .menu import open_menu
from .positions import Laid, lay_finished_game
from .saint_malo import Player
from .tips import mute

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
SIT_DOWN = "main button.primary"
MIDDLE = 60  # steps, to the middle of a game
LANGUAGES = ("en", "fr", "it", "de")
PIRATES = {"en": "Pirates", "fr": "Pirates", "it": "Pirati", "de": "Piraten"}


def violations(page: Page, *only: str) -> list[str]:
    """What axe-core finds wrong with the page as it is, by all its rules or `only` by these."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text())
    found: list[str] = page.evaluate(
        """async (only) => {
             const rules = only.length === 0 ? {} : { runOnly: { type: 'rule', values: only } };
             const { violations } = await axe.run(document, { resultTypes: ['violations'], ...rules });
             return violations.flatMap((rule) => rule.nodes.map((node) => `${rule.id}: ${node.html.slice(0, 200)}`));
           }""",
        list(only),
    )
    return found


def by_lamplight(page: Page) -> list[str]:
    """What axe-core finds wrong by lamplight on a page that was looked at by day: nothing but colours is different."""
    page.emulate_media(color_scheme="dark")
    expect(page.locator("html")).to_have_attribute("data-theme", "lamp")
    return violations(page, "color-contrast", "link-in-text-block")


def speak(page: Page, language: str) -> None:
    """Chooses a language on a page that is open: in its header, or at a table in the menu."""
    choice = page.locator("select:has(option[value=de])").first
    at_table = page.locator("main.table").count() > 0
    if at_table:
        open_menu(page, page.evaluate("document.documentElement.lang"))
    choice.select_option(language)
    expect(page.locator("html")).to_have_attribute("lang", language)
    if at_table:
        page.keyboard.press("Escape")
        page.locator("dialog[open]").wait_for(state="detached")


def found_at_rest(page: Page, script: str, *given: str) -> list[str]:
    """What a script finds wrong once the page has come to rest: a frame after a resize, things may still move."""
    found: list[str] = page.evaluate(script, *given)
    for _ in range(20):
        if not found:
            break
        page.wait_for_timeout(100)
        found = page.evaluate(script, *given)
    return found


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


def middle_of(house: House) -> Laid:
    """A kept game for two in its middle, where the first seat is asked."""
    kept = FOLDER / "saint_malo" / "01-2-players.json"
    return lay_finished_game(house, kept, ["here", "bot"], until=half)


def half(history: TableState) -> bool:
    return len(history.standing) > MIDDLE and (history.waiting.kind, history.waiting.seat) == ("decide", 0)


@pytest.mark.parametrize("viewport", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_no_screen_has_a_fault_that_axe_finds(
    new_page: NewPage, house: House, viewport: object, pictures: Path | None
) -> None:
    name = "phone" if viewport is PHONE else "desktop"
    page = new_page("/", viewport=viewport)
    faults: list[str] = []

    def look(screen: str) -> None:
        page.wait_for_timeout(150)
        for light, look_for in (("day", violations), ("lamp", by_lamplight)):
            faults.extend(f"{screen} ({light}): {fault}" for fault in look_for(page))
            if pictures is not None:
                page.screenshot(path=pictures / f"{screen}-{name}-{light}.png")
        page.emulate_media(color_scheme="light")

    page.locator("h2, h1").first.wait_for()
    look("home")
    page.goto(house.address + "/rules/saint_malo")
    page.locator("section.chapter").last.wait_for()
    look("rules")
    page.goto(house.address + "/new/saint_malo")
    page.locator(SIT_DOWN).last.wait_for()
    look("new-table")
    page.goto(house.address + middle_of(house).link(0))
    player = Player(page, 21)
    player.wait()
    look("table")
    faults += mute(page)
    for key, press in sheets(page):
        until(page, press, opened=True)
        look(f"sheet-{'keys' if key == '?' else key}")
        until(page, lambda: page.keyboard.press("Escape"), opened=False)
    player.wait()
    assert faults == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_page_speaks_the_language_of_the_browser(new_page: NewPage, language: str) -> None:
    page = new_page("/", language=language)
    page.locator("h2, h1").first.wait_for()
    assert page.evaluate("document.documentElement.lang") == language
    assert unsaid(page) == []


_TIPS = "[...document.querySelectorAll('[data-tip]')].map((thing) => thing.dataset.tip).join(' ')"


def unsaid(page: Page) -> list[str]:
    """Names of words that are shown because the words are missing."""
    texts = page.locator("body").inner_text() + " " + page.evaluate(_TIPS)
    names = ("web-", "server-", "refusal-", *(f"{name}-" for name in games.NAMES))
    return [word for word in texts.split() if word.startswith(names)]


def test_every_language_can_be_chosen_at_the_table(new_page: NewPage, house: House, pictures: Path | None) -> None:
    page = new_page(middle_of(house).link(0))
    Player(page, 21).wait()
    said: list[str] = []
    for language in (*LANGUAGES, LANGUAGES[0]):
        speak(page, language)
        page.get_by_text(PIRATES[language]).first.wait_for()
        assert unsaid(page) == []
        said.append(page.locator("main").inner_text())
        if pictures is not None:
            page.screenshot(path=pictures / f"table-{language}.png")
    assert len(set(said)) == len(LANGUAGES)
    assert said[0] == said[-1]


def test_on_a_phone_nothing_runs_out_of_the_page(new_page: NewPage, house: House) -> None:
    page = new_page(middle_of(house).link(0), viewport=PHONE, language="de")
    Player(page, 21).wait()
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
