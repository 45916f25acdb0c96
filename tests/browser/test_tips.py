"""Everything answers: a thing says what it is, notes come when they are asked for and cover nothing that is in use."""

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from auberge.core.datafile import shipped_text
from auberge.games.saint_malo.view import SaintMaloView
from auberge.table.state import TableState

from .conftest import NewPage
from .house import House
from .positions import lay
from .saint_malo import GO_ON, Player, city_of
from .test_every_screen import violations

NOTE = "[data-note]"
TAG = "#tip"
_COVERED = """() => {
  const note = document.querySelector('[data-note]').getBoundingClientRect();
  return [...document.querySelectorAll('section.hand button:not(:disabled, .tip), [data-legal]')].filter((one) => {
    const box = one.getBoundingClientRect();
    return box.left < note.right && box.right > note.left && box.top < note.bottom && box.bottom > note.top;
  }).map((one) => one.textContent.trim());
}"""


def asked(question: str, kind: str = "decide") -> Callable[[TableState], bool]:
    """The first seat is asked this."""

    def is_asked(history: TableState) -> bool:
        view = history.game.view(history.session.match.position, None)
        assert isinstance(view, SaintMaloView)
        return (history.waiting.kind, history.waiting.seat, view.question) == (kind, 0, question)

    return is_asked


def at(new_page: NewPage, house: House, until: Callable[[TableState], bool]) -> Page:
    page = new_page(lay(house, "saint_malo", ["here", "bot"], until, seed=4, bot="random").link(0))
    page.locator("main.table[aria-busy=false]").wait_for()
    return page


def test_notes_and_tags_come_to_whoever_goes_there_and_take_no_click(new_page: NewPage, house: House) -> None:
    page = at(new_page, house, asked("roll", "throw"))
    note, tag, dice = page.locator(NOTE), page.locator(TAG), page.locator(".die")
    heading = page.locator(".hand .tip").first
    box = heading.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + 5, box["y"] + 5)
    expect(note).to_be_visible()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Roll 5 dice").focus()
    page.keyboard.press("Enter")
    expect(heading).to_have_text("First roll")
    expect(dice.first).to_be_focused()  # where the next answer is given, not on the heading
    page.wait_for_timeout(500)  # longer than a note waits: the pointer only rests there
    expect(note).to_have_count(0)
    expect(tag).to_be_hidden()

    dice.first.hover()
    heading.hover()
    expect(note).to_be_visible()
    assert page.evaluate(_COVERED) == []
    dice.first.hover()
    expect(note).to_have_count(0)  # by itself
    expect(tag).to_contain_text(re.compile("(Log|Crate|Wall|Cross|Head|Swords): "))
    assert dice.first.get_attribute("aria-describedby") == "tip"
    dice.first.click()
    expect(dice.first).to_have_attribute("aria-pressed", "true")
    heading.click()
    expect(note).to_be_visible()
    dice.nth(1).click()
    expect(dice.nth(1)).to_have_attribute("aria-pressed", "true")
    expect(note).to_have_count(0)

    page.keyboard.press("Tab")
    expect(tag).to_be_visible()
    assert dice.nth(2).get_attribute("aria-describedby") == "tip"
    assert violations(page) == []
    page.keyboard.press("Escape")
    expect(tag).to_be_hidden()
    press_long(page, ".die >> nth=3")
    expect(dice.nth(3)).to_have_attribute("aria-pressed", "false")  # a finger that stays does not pick


def press_long(page: Page, css: str) -> None:
    """Lays a finger on something until it says what it is."""
    box = page.locator(css).bounding_box()
    assert box is not None
    finger = page.context.new_cdp_session(page)
    points = [{"x": box["x"] + 20, "y": box["y"] + 20}]
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": points})
    trembling = [{"x": box["x"] + 24, "y": box["y"] + 18}]
    finger.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": trembling})
    expect(page.locator(TAG)).to_be_visible()
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    expect(page.locator(TAG)).to_be_visible()  # and can be read when the finger is gone


def test_house_data_is_foretold_as_it_is_played(new_page: NewPage, house: House) -> None:
    """A Citizen of this house is worth four points."""
    printed = 'id = "citizen"\nheads = 1\neffect = 1\n'
    text = shipped_text("saint_malo")
    assert printed in text
    data = text.replace(printed, printed.replace("effect = 1", "effect = 4"))
    table = lay(house, "saint_malo", ["here", "bot"], placing_a_citizen, seed=4, bot="random", data=data)
    page = new_page(table.link(0))
    page.locator("main.table[aria-busy=false]").wait_for()
    cell = page.locator(".city .cell.legal").first
    cell.hover()
    expect(page.locator(".city .badge").first).to_contain_text("+4")
    expect(cell).to_have_attribute("aria-label", re.compile(r"\+4 VP"))


def placing_a_citizen(history: TableState) -> bool:
    """The first seat is asked where its Citizen goes."""
    view = history.game.view(history.session.match.position, None)
    assert isinstance(view, SaintMaloView)
    return asked("character")(history) and view.character == "citizen"


def test_one_click_draws_and_alone_the_turn_ends_by_itself(new_page: NewPage, house: House) -> None:
    page = at(new_page, house, asked("church"))
    before = city_of(page)
    page.locator(".city .cell.legal").first.click()
    expect(page.locator(".story")).to_contain_text("it is Bruno’s turn")
    assert city_of(page) != before
    player = Player(page, 1)
    while player.wait()["stage"]:  # the bot may have called the pirates
        player.pick(GO_ON)
    page.get_by_role("button", name=re.compile("^Undo")).last.click()
    expect(page.locator(".city .cell.legal").first).to_be_visible()
    assert city_of(page) == before
