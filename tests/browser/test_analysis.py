"""Hints at the table and the review after the game: asked by key, played with one click, agreed to by all."""

import contextlib
import re
from pathlib import Path

import httpx
from playwright.sync_api import Page, TimeoutError, expect  # noqa: A004 (Playwright's own)

from .conftest import PHONE, NewPage
from .house import House
from .menu import choose_in_menu, open_menu
from .test_every_screen import violations
from .test_together import begin

ASK = "What would you do?"
# Notes what a screen reader is told: by regions that are there already, each time they say something else.
LISTEN = """() => {
  window.told = [];
  for (const region of document.querySelectorAll('main.ending [role=status]')) {
    new MutationObserver(() => region.textContent && told.push(region.textContent))
      .observe(region, { childList: true, characterData: true, subtree: true });
  }
}"""


def open_malta(house: House, second: str) -> list[str]:
    """A table of Malta!; the way to it for each of its people."""
    other = {"holder": second, "name": "Bruno"} | ({"bot": "random"} if second == "bot" else {})
    wish = {"game": "malta", "seats": [{"holder": "here", "name": "Ada"}, other], "start_seat": 0}
    opened = httpx.post(f"{house.address}/api/tables", json=wish, timeout=20).json()
    return [f"/t/{opened['table']['id']}#{secret}" for secret in opened["secrets"] if secret is not None]


def see(page: Page) -> None:
    """What only has to be seen is seen."""
    go_on = page.locator("dialog[open] .foot .btn")
    while go_on.count():
        with contextlib.suppress(TimeoutError):  # it may just have been taken away
            go_on.first.click(timeout=3000)


def at_rest(page: Page) -> None:
    """Waits until somebody is to decide here."""
    page.locator("main.table[aria-busy=false]").wait_for()
    see(page)


def give_up(page: Page) -> None:
    open_menu(page)
    page.get_by_role("button", name="Concede").click()
    page.locator("dialog[open]").get_by_role("button", name="Concede").last.click()
    while not page.locator("main.ending").is_visible():
        see(page)
        page.wait_for_timeout(80)


def picture(page: Page, pictures: Path | None, name: str) -> None:
    if pictures is not None:
        page.screenshot(path=pictures / f"analysis-{name}.png", full_page=True)


def test_a_hint_is_asked_for_and_played_and_the_game_is_looked_over(
    new_page: NewPage, house: House, pictures: Path | None
) -> None:
    (way,) = open_malta(house, "bot")
    page = new_page(way)
    at_rest(page)
    expect(page.get_by_role("button", name=ASK)).to_be_visible()
    page.keyboard.press("h")
    sheet = page.get_by_role("dialog", name=ASK)
    moves = sheet.locator("li .move")
    expect(moves.first).to_contain_text("to win")
    assert 1 <= moves.count() <= 3
    expect(sheet.get_by_role("status")).to_contain_text("Here is a hint. ")
    expect(sheet.get_by_role("listitem").first.locator(".why")).not_to_be_empty()
    picture(page, pictures, "hint")
    assert violations(page) == []
    best = sheet.get_by_role("button", name="Play this move").first
    expect(best).to_have_accessible_description(re.compile(r"^1\. .* to win"))
    best.click()
    expect(sheet).to_have_count(0)
    at_rest(page)

    give_up(page)
    page.evaluate(LISTEN)
    page.get_by_role("button", name="Review").click()
    expect(page.get_by_role("img", name="Win probability during the game")).to_be_visible(timeout=60_000)
    expect(page.get_by_text("Luck with dice and cards")).to_be_visible()
    page.get_by_text("As a table").click()
    expect(page.get_by_role("columnheader", name="Step")).to_be_visible()
    assert page.evaluate("told") == [
        "The game is being reviewed. This may take a minute.",
        "The review is ready: win probability, costly decisions, luck.",
    ]
    picture(page, pictures, "review")
    assert violations(page) == []
    phone = new_page(way, viewport=PHONE, lamp=True, language="de")
    phone.locator("main.ending").wait_for()
    phone.evaluate(LISTEN)
    phone.get_by_role("button", name="Analyse").click()
    expect(phone.get_by_role("heading", name="Analyse")).to_be_in_viewport()
    expect(phone.get_by_role("img", name="Gewinnchancen im Lauf der Partie")).to_be_visible()
    assert phone.evaluate("told")[-1].startswith("Die Analyse ist fertig")
    picture(phone, pictures, "review-phone")
    assert violations(phone) == []


def test_with_somebody_elsewhere_hints_wait_until_all_agree(
    new_page: NewPage, house: House, pictures: Path | None
) -> None:
    first, second = open_malta(house, "link")
    ada, bruno = new_page(first), new_page(second)
    begin(ada)
    at_rest(ada)
    expect(ada.get_by_role("button", name=ASK)).to_have_count(0)
    ada.keyboard.press("h")
    expect(ada.get_by_role("alert")).to_contain_text("everyone playing has to agree")
    ada.keyboard.press("Escape")
    for page in (ada, bruno):
        choose_in_menu(page, "Around the table")
        switch = page.get_by_role("switch", name="Allow hints for everyone")
        expect(switch).to_have_attribute("aria-checked", "false")
        switch.click()
        expect(switch).to_have_attribute("aria-checked", "true")
    expect(ada.get_by_text("Hints are allowed at this table.")).to_be_visible()
    picture(ada, pictures, "people")
    assert violations(ada) == []
    ada.keyboard.press("Escape")
    ada.get_by_role("button", name=ASK).click()
    expect(ada.locator("dialog[open] li .move").first).to_contain_text("to win")
    ada.keyboard.press("Escape")
    bruno.get_by_role("switch", name="Allow hints for everyone").click()
    expect(ada.get_by_role("button", name=ASK)).to_have_count(0)
