"""Every game that has a board: a whole game by the list of named moves, with the keyboard alone, and a look at it."""

import random
from pathlib import Path

import pytest
from playwright.sync_api import Page

from auberge import games

from .conftest import PHONE, NewPage
from .test_every_screen import violations

OTHERS = tuple(name for name in games.NAMES if name != "saint_malo")  # which has tests of its own
MOST_ACTIONS = 1500
_STATE = """() => {
  const shown = (css) => [...document.querySelectorAll(css)].filter((found) => found.getClientRects().length > 0);
  const busy = document.querySelector('main.table[aria-busy=true]') !== null;
  return {
    over: shown('main.ending').length,
    stage: busy ? 0 : shown('dialog[open] .foot .btn').length,
    listed: busy ? 0 : shown('dialog[open] ol .btn, dialog[open] .btn[data-first]').length,
    open: shown('dialog[open]').length,
  };
}"""


def sit_down(page: Page) -> None:
    page.locator("main button.primary").last.click()
    page.locator("main.table").wait_for()


def act(page: Page, rng: random.Random) -> bool:
    """Does one thing with the keyboard, if there is anything to do; says whether the game goes on."""
    state: dict[str, int] = page.evaluate(_STATE)
    if state["over"]:
        return False
    if state["stage"]:
        page.keyboard.press("Enter")
    elif state["listed"]:
        for _ in range(rng.randrange(min(4, state["listed"]))):
            page.keyboard.press("Tab")
        page.keyboard.press("Enter")
    elif not state["open"]:
        page.keyboard.press("m")
    page.wait_for_timeout(40)
    return True


@pytest.mark.parametrize("name", OTHERS)
def test_a_whole_game_by_the_list_of_moves(new_page: NewPage, name: str, pictures: Path | None) -> None:
    page = new_page(f"/new/{name}")
    sit_down(page)
    rng = random.Random(4)
    actions = 0
    while act(page, rng):
        actions += 1
        assert actions < MOST_ACTIONS, page.locator("body").inner_text()[:500]
    assert page.get_by_role("button", name="Play again").is_visible()
    if pictures is not None:
        page.screenshot(path=pictures / f"{name}-end.png")


@pytest.mark.parametrize("name", OTHERS)
@pytest.mark.parametrize("look", ["desktop-day", "phone-lamp"])
def test_no_table_has_a_fault_that_axe_finds(new_page: NewPage, name: str, look: str, pictures: Path | None) -> None:
    page = new_page(f"/new/{name}") if look == "desktop-day" else new_page(f"/new/{name}", lamp=True, viewport=PHONE)
    sit_down(page)
    rng = random.Random(5)
    for _ in range(40):
        act(page, rng)
    page.keyboard.press("Escape")
    page.wait_for_timeout(300)
    if pictures is not None:
        page.screenshot(path=pictures / f"{name}-{look}.png")
    assert violations(page) == []
