"""The coach stops a move that would lose the game: taken back by keyboard; made again, it is not stopped twice."""

import re

from playwright.sync_api import Page, expect

from auberge.table.state import TableState

from .conftest import NewPage
from .house import House
from .menu import open_menu
from .positions import lay
from .test_every_screen import violations


def at_the_fork(history: TableState) -> bool:
    """One way leads on, the other out of the game."""
    return history.length == 17


def walk(page: Page, way: str) -> None:
    page.keyboard.press("m")
    page.locator("dialog[open]").get_by_role("button", name=way).click()


def test_a_move_that_loses_the_game_is_stopped(new_page: NewPage, house: House) -> None:
    page = new_page(lay(house, "malta", ["here", "bot"], at_the_fork, seed=45, bot="random").link(0), calm=True)
    open_menu(page)
    page.get_by_role("radio", name="only for costly moves").check()
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)  # a sheet that is still closing would take the next with it
    page.wait_for_timeout(5_000)  # the coach thinks while its player does, and shows nothing of it
    walk(page, "right")
    word = page.get_by_role("group", name="Coach")
    expect(word).to_contain_text(re.compile(r"wins in a hundred games\. There is a stronger move\. \w.*\."))
    expect(word.get_by_role("button", name="Take it back")).to_be_focused()
    assert violations(page) == []
    page.keyboard.press("Enter")
    expect(word).to_be_hidden()
    walk(page, "right")
    expect(page.get_by_role("status").filter(has_text="protection")).to_be_visible()
