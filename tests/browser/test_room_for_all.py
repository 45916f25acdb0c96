"""Nothing on the screen is cut off or covered: opponents, buttons, dice, pieces; by bounding boxes."""

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from auberge.wire import Holder

from .conftest import DESKTOP, PHONE, NewPage
from .house import House
from .positions import lay
from .test_lessons import COVERED as COVERED_RINGS

SMALL: ViewportSize = {"width": 1280, "height": 720}
LYING: ViewportSize = {"width": 844, "height": 390}

CUT_OFF = """(selector) => [...document.querySelectorAll(selector)].flatMap((one) => {
  const box = one.getBoundingClientRect();
  for (let at = one.parentElement; at !== null; at = at.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(at);
    if (at === document.documentElement || (overflowX === 'visible' && overflowY === 'visible')) continue;
    const room = at.getBoundingClientRect();
    if (box.top < room.top - 1 || box.bottom > room.bottom + 1) return [`${one.textContent.trim()} in ${at.className}`];
  }
  return [];
})"""
COVERED_BY = """(selector) => {
  const cover = document.querySelector(selector).getBoundingClientRect();
  const others = [...document.querySelectorAll('main :is(input, select, summary, button, label, h2)')];
  return others.filter((one) => !one.closest(selector)).filter((one) => {
    const box = one.getBoundingClientRect();
    return box.width > 0 && box.left < cover.right - 1 && box.right > cover.left + 1 &&
      box.top < cover.bottom - 1 && box.bottom > cover.top + 1;
  }).map((one) => one.textContent.trim() || one.name || one.tagName);
}"""


def cut_off(page: Page, selector: str) -> list[str]:
    """The elements that are not seen whole within the panels around them."""
    expect(page.locator(selector).first).to_be_visible()
    found: list[str] = page.evaluate(CUT_OFF, selector)
    return found


@pytest.mark.parametrize("viewport", [DESKTOP, SMALL], ids=["desktop", "small"])
def test_opponents_are_seen_whole_in_a_lesson_and_a_puzzle(new_page: NewPage, viewport: ViewportSize) -> None:
    page = new_page("/learn/saint_malo/SM-L1", viewport=viewport, calm=True)
    assert cut_off(page, ".opp") == []
    page.get_by_role("button", name="Show me").click()
    page.get_by_role("button", name="Continue").click()
    assert cut_off(page, ".opp") == []
    page = new_page("/puzzles/saint_malo/next", viewport=viewport, calm=True)
    assert cut_off(page, ".opp") == []


@pytest.mark.parametrize("viewport", [DESKTOP, SMALL], ids=["desktop", "small"])
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_opponents_are_seen_whole_while_people_talk(
    new_page: NewPage, house: House, viewport: ViewportSize, seats: int
) -> None:
    others: list[Holder] = ["bot"] * (seats - 2)
    laid = lay(
        house,
        "saint_malo",
        ("here", "link", *others),
        lambda history: history.waiting.kind == "decide" and history.session.match.position.actor() == 0,
        bot="random",
    )
    page = new_page(laid.link(0), viewport=viewport, calm=True)
    page.locator("main.table").wait_for()
    page.keyboard.press("t")
    expect(page.locator("section.talk")).to_be_visible()
    assert cut_off(page, ".opp") == []
    assert page.locator(".opp").count() == seats - 1


@pytest.mark.parametrize("viewport", [DESKTOP, SMALL, PHONE], ids=["desktop", "small", "phone"])
@pytest.mark.parametrize("game", ["saint_malo", "valletta", "malta"])
def test_the_button_that_starts_a_game_covers_nothing(new_page: NewPage, viewport: ViewportSize, game: str) -> None:
    page = new_page(f"/new/{game}", viewport=viewport, calm=True)
    start = page.locator("button.start")
    expect(start).to_be_visible()
    height = page.evaluate("document.documentElement.scrollHeight")
    for at in range(0, height, 300):
        page.evaluate("(at) => scrollTo(0, at)", at)
        assert page.evaluate(COVERED_BY, "button.start") == []
    page.evaluate("scrollTo(0, 0)")
    expect(start).to_be_in_viewport()


@pytest.mark.parametrize(
    ("lesson", "things"),
    [
        ("saint_malo/SM-L1", ".side .dock button"),
        ("valletta/V-L1", "[data-thing='card shopkeeper']"),
        ("malta/M-L2", "[data-thing='card draw_two']"),
    ],
)
def test_a_lesson_on_a_phone_on_its_side_cuts_nothing_it_points_at(new_page: NewPage, lesson: str, things: str) -> None:
    page = new_page(f"/learn/{lesson}", viewport=LYING, calm=True)
    expect(page.locator(".ring").first).to_be_visible()
    page.wait_for_timeout(400)
    assert cut_off(page, things) == []
    assert page.evaluate(COVERED_RINGS) == 0
