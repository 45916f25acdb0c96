"""Every game that has a board: played by the list of named moves, with the keyboard alone, and a look at it.

Saint Malo and Malta! are played by mouse from the first move to the last elsewhere; here the end of the others.
"""

import random
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from auberge import games
from auberge.table.state import TableState

from .conftest import DESKTOP, PHONE, NewPage
from .house import House
from .positions import lay
from .test_every_screen import SIT_DOWN, by_lamplight, violations
from .tips import mute

OTHERS = tuple(name for name in games.NAMES if name != "saint_malo")  # which has tests of its own
MOST_ACTIONS = 1500
SEED = 7  # a game of some length
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


def play_to_the_end(page: Page, seed: int) -> None:
    rng = random.Random(seed)
    actions = 0
    while act(page, rng):
        actions += 1
        assert actions < MOST_ACTIONS, page.locator("body").inner_text()[:500]
    assert page.get_by_role("button", name="Play again").is_visible()


def asked_after(steps: int) -> Callable[[TableState], bool]:
    """The first seat is to decide, after so many steps."""
    return lambda history: (
        len(history.standing) >= steps and (history.waiting.kind, history.waiting.seat) == ("decide", 0)
    )


@pytest.mark.parametrize(("game", "steps"), [("valletta", 220), ("malta", 40)])
def test_a_game_from_its_middle_to_its_end(new_page: NewPage, house: House, game: str, steps: int) -> None:
    page = new_page(lay(house, game, ["here", "bot"], asked_after(steps), seed=SEED, bot="random").link(0))
    page.locator("main.table").wait_for()
    play_to_the_end(page, 4)


@pytest.mark.parametrize("name", OTHERS)
def test_no_table_has_a_fault_that_axe_finds(new_page: NewPage, house: House, name: str, pictures: Path | None) -> None:
    page = new_page(f"/new/{name}")
    page.locator("main button.primary").last.wait_for()
    faults = violations(page)
    page.goto(house.address + lay(house, name, ["here", "bot"], asked_after(40), seed=SEED, bot="random").link(0))
    page.locator("main.table[aria-busy=false]").wait_for()
    for look, viewport in (("desktop", DESKTOP), ("phone", PHONE)):
        page.set_viewport_size(viewport)
        page.locator("main.table.phone" if viewport is PHONE else "main.table:not(.phone)").wait_for()
        page.wait_for_timeout(300)
        faults += [f"{look}: {fault}" for fault in violations(page) + by_lamplight(page) + mute(page)]
        if pictures is not None:
            page.screenshot(path=pictures / f"{name}-{look}-lamp.png")
        page.emulate_media(color_scheme="light")
    assert faults == []


_UNDER_THE_BUTTON = """() => {
  const focused = document.activeElement, { left, top, width, height } = focused.getBoundingClientRect();
  const above = document.elementFromPoint(left + width / 2, top + height / 2);
  return above !== null && above.closest('.start') !== null && !focused.matches('.start');
}"""


@pytest.mark.parametrize("name", games.NAMES)
def test_a_new_table_is_one_click_away_and_its_button_hides_nothing(new_page: NewPage, name: str) -> None:
    for viewport in (DESKTOP, PHONE):
        page = new_page(f"/new/{name}", viewport=viewport)
        start = page.locator(SIT_DOWN)
        expect(start).to_be_in_viewport(ratio=1)
        for _ in range(60):
            page.keyboard.press("Tab")
            assert not page.evaluate(_UNDER_THE_BUTTON)
            if start.evaluate("(button) => button === document.activeElement"):
                break
        expect(start).to_be_focused()
