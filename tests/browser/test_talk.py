"""A word across the table, and asking to take back: two browsers, two languages, a desk and a phone."""

import re

from playwright.sync_api import Locator, Page, expect

from .conftest import PHONE, NewPage
from .house import House
from .positions import Laid, lay
from .test_every_screen import violations


def final(house: House) -> Laid:
    """Ada has ended her turn; Bruno has not rolled yet."""
    return lay(
        house,
        "saint_malo",
        ("here", "link"),
        lambda history: history.session.next_seat == 1 and bool(history.session.confirmed),
    )


def at_the_table(new_page: NewPage, house: House) -> tuple[Page, Page]:
    """Ada at a desk, Bruno with a phone, who speaks French."""
    table = final(house)
    ada, bruno = new_page(table.link(0)), new_page(table.link(1), viewport=PHONE, language="fr")
    for page in (ada, bruno):
        page.locator(".city").first.wait_for()
    return ada, bruno


def overlap(one: Locator, other: Locator) -> bool:
    """Whether one covers some of the other."""
    a, b = one.bounding_box(), other.bounding_box()
    assert a is not None
    assert b is not None
    apart = (
        a["x"] + a["width"] <= b["x"]
        or b["x"] + b["width"] <= a["x"]
        or a["y"] + a["height"] <= b["y"]
        or b["y"] + b["height"] <= a["y"]
    )
    return not apart


def test_words_cross_the_table_in_everybodys_language(new_page: NewPage, house: House) -> None:
    ada, bruno = at_the_table(new_page, house)
    bruno.get_by_role("button", name="Parler").click()
    bruno.get_by_role("button", name="Santé").click()
    bubble = ada.locator(".opp", has_text="Bruno").locator(".bubble")
    expect(bubble).to_have_text("Cheers!")
    assert not overlap(bubble, ada.locator(".city").first)
    expect(ada.get_by_text("Bruno: Cheers!")).to_have_count(1)
    expect(bruno.locator("section.talk")).to_have_count(0)

    talk = ada.get_by_role("button", name="Chat, 1 new message")
    expect(talk).to_be_visible()
    ada.keyboard.press("t")
    expect(ada.get_by_role("button", name="Chat", exact=True)).to_have_attribute("aria-expanded", "true")
    expect(ada.get_by_role("button", name="Well played!")).to_be_focused()
    ada.keyboard.press("Enter")
    said = bruno.locator(".seatchip", has_text="Ada").locator(".bubble")
    expect(said).to_contain_text("Bien joué")
    assert not overlap(said, bruno.locator(".city").first)

    bruno.get_by_role("button", name="Parler").click()
    expect(bruno.get_by_role("region", name="Parler")).to_contain_text("adressez-vous à : Ada")
    bruno.keyboard.press("Escape")
    ada.get_by_role("switch", name="Players can write to each other").click()
    ada.get_by_role("textbox", name="Write to the others at the table").fill("<b>Salute</b>")
    ada.keyboard.press("Enter")
    assert violations(ada) == []
    ada.keyboard.press("Escape")
    expect(ada.get_by_role("button", name="Chat", exact=True)).to_be_focused()
    bruno.get_by_role("button", name=re.compile("^Parler")).click()
    expect(bruno.get_by_role("region", name="Parler").get_by_role("listitem").first).to_contain_text("<b>Salute</b>")
    bruno.get_by_role("button", name="Ignorer Ada").click()
    expect(bruno.get_by_role("region", name="Parler")).not_to_contain_text("Salute")


def test_one_click_lets_somebody_take_back(new_page: NewPage, house: House) -> None:
    ada, bruno = at_the_table(new_page, house)
    ada.keyboard.press("u")
    expect(ada.get_by_role("group", name="You have asked to undo")).to_contain_text("Bruno can say yes or no")
    bruno.get_by_role("button", name="Parler").click()
    asked = bruno.get_by_role("group", name="Ada demande à reprendre")
    expect(asked).to_contain_text("Rien n’a été révélé depuis")
    assert violations(bruno) == []
    asked.get_by_role("button", name="Non, continuons").focus()
    bruno.keyboard.press("y")
    expect(asked).to_have_count(0)
    expect(ada.locator(".ribbon.mine")).to_be_visible()
    expect(bruno.locator(".ribbon.mine")).to_have_count(0)
