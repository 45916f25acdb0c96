"""The rule book on the page: links to rules open them, search shows where, examples can be tried; the player aid of
every game fits on one sheet of paper in every language."""

import re

import pytest
from playwright.sync_api import expect

from auberge import games
from auberge.rulebook import books
from auberge.words import LANGUAGES

from .conftest import PHONE, NewPage
from .house import House
from .test_every_screen import violations

A_PAGE = re.compile(rb"/Type\s*/Page\b")


def test_a_rule_is_opened_by_its_address_and_an_example_is_tried(new_page: NewPage, house: House) -> None:
    page = new_page("/rules/saint_malo#SM-DICE-02", calm=True)
    expect(page.locator("#SM-DICE-02.asked-for")).to_be_in_viewport()
    page.get_by_role("searchbox").fill("cannon")
    hit = page.locator("article li a").first
    expect(hit.locator("mark").first).to_have_text(re.compile("cannon", re.IGNORECASE))
    hit.click()
    name = next(name for name, example in books.load("saint_malo").examples.items() if example.play and example.points)
    page.locator(f"[id='{name}']").scroll_into_view_if_needed()  # pictures are drawn as the reader comes near
    expect(page.locator(f"[id='{name}'] .ring").first).to_be_attached()
    page.locator(f"a[href='/rules/saint_malo/try/{name}']").click()
    page.locator("main.table").wait_for()
    expect(page.get_by_role("button", name="Start again")).to_be_disabled()
    page.get_by_role("link", name="Back to the rule book").first.click()
    expect(page.locator(f"[id='{name}']")).to_be_in_viewport()


def test_rules_have_numbers_only_when_they_are_asked_for(new_page: NewPage, house: House) -> None:
    page = new_page("/rules/saint_malo", calm=True)
    book = page.locator("article")
    page.locator("section.chapter").last.wait_for()
    numbers = book.locator("summary, li > a, li b").filter(has_text=re.compile(r"^SM-[A-Z]+-\d+[^a-z]*$"))
    page.locator("section.chapter details summary").first.click()
    assert numbers.count() == 0
    page.get_by_role("searchbox").fill("cannon")
    page.locator("article li a").first.wait_for()
    assert numbers.count() == 0
    page.get_by_role("searchbox").fill("SM-DICE-02")
    expect(numbers).to_have_text(["SM-DICE-02"])
    page.get_by_role("searchbox").fill("")
    page.get_by_role("switch", name="Rule numbers").click()
    expect(numbers.first).to_be_visible()
    assert violations(page) == []
    page.reload()
    expect(page.get_by_role("switch", name="Rule numbers")).to_be_checked()
    expect(numbers.first).to_be_attached()


def test_on_a_phone_the_contents_lie_in_a_sheet(new_page: NewPage, house: House) -> None:
    page = new_page("/rules/malta", viewport=PHONE, calm=True)
    page.locator("section.chapter").last.wait_for()
    page.get_by_role("button", name="Contents").click()
    page.get_by_role("dialog").get_by_role("link").last.click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.locator("section.chapter").last).to_be_in_viewport()
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_player_aid_fits_on_one_sheet_of_paper(new_page: NewPage, house: House, language: str) -> None:
    page = new_page("/healthz", language=language)
    for game in games.NAMES:
        page.goto(f"{house.address}/rules/{game}/aid")
        page.locator("article.fitted").wait_for()
        assert len(A_PAGE.findall(page.pdf(prefer_css_page_size=True))) == 1, game
