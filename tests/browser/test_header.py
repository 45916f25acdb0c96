"""The header of a table names three things; the rest is in the menu, in groups, by hand, keyboard and screen reader."""

from typing import Final

import pytest
from playwright.sync_api import ViewportSize, expect

from .conftest import DESKTOP, PHONE, NewPage
from .house import House
from .menu import open_menu
from .positions import Laid, lay
from .test_every_screen import LANGUAGES, found_at_rest, speak, violations

SIDEWAYS: Final = ViewportSize(width=844, height=390)
_CUT: Final = """() => [...document.querySelectorAll('header .tool')].filter((one) =>
  one.scrollWidth > one.clientWidth + 1 || one.getBoundingClientRect().right > innerWidth
  || one.getBoundingClientRect().height < 44).map((one) => one.innerText)"""
_TITLE: Final = "() => { const h = document.querySelector('h1'); return h.scrollWidth > h.clientWidth ? ['cut'] : []; }"
_FOCUSED: Final = "() => document.activeElement.innerText"


def together(house: House, game: str = "saint_malo") -> Laid:
    """A table of two people, where it is the first one's turn."""
    return lay(house, game, ("here", "link"), lambda _: True, seed=4)


@pytest.mark.parametrize("viewport", [DESKTOP, PHONE, SIDEWAYS], ids=["desktop", "phone", "sideways"])
def test_the_header_of_a_table_says_three_words(new_page: NewPage, house: House, viewport: ViewportSize) -> None:
    page = new_page(together(house).link(0), viewport=viewport)
    tools = page.get_by_role("banner").locator("button, a:not(.brand), select")
    expect(tools).to_have_text(["Chat", "Rules", "Menu"])
    for language in LANGUAGES:
        speak(page, language)
        assert found_at_rest(page, _CUT) == []
        assert viewport is SIDEWAYS or found_at_rest(page, _TITLE) == []
    assert violations(page) == []


def test_the_menu_holds_the_rest_in_three_groups(new_page: NewPage, house: House) -> None:
    page = new_page(together(house).link(0))
    open_menu(page)
    menu = page.get_by_role("dialog", name="Menu")
    groups = menu.locator("h3, legend")
    expect(groups).to_have_text(["The table", "Coach", "Look and sound", "Animation speed"])
    table = menu.get_by_role("region", name="The table").get_by_role("button")
    names = ["Around the table", "Links to share", "Log", "List of all moves", "Player aid"]
    expect(table).to_have_text(names)
    look = menu.get_by_role("region", name="Look and sound")
    expect(look.get_by_role("combobox", name="Language")).to_have_value("en")
    expect(look.get_by_role("switch", name="Sound")).not_to_be_checked()
    expect(look.get_by_role("button", name="Light the lamp")).to_be_visible()
    assert violations(page) == []


def test_the_menu_is_used_by_keyboard_alone_and_gives_the_focus_back(new_page: NewPage, house: House) -> None:
    page = new_page(together(house, "valletta").link(0))
    page.locator(".place").first.wait_for()
    button = page.get_by_role("banner").get_by_role("button", name="Menu")
    button.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog", name="Menu")).to_be_visible()
    while page.evaluate(_FOCUSED) != "Log":
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog", name="Log")).to_be_visible()
    page.keyboard.press("Escape")
    expect(button).to_be_focused()


def test_who_watches_is_counted_beside_the_name_of_the_table(new_page: NewPage, house: House) -> None:
    table = together(house)
    page = new_page(table.link(0))
    expect(page.get_by_role("banner")).not_to_contain_text("spectator")
    new_page(table.link())
    expect(page.get_by_role("banner")).to_contain_text("1 spectator")
