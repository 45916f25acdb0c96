"""Lessons on the real board: one by mouse on a desk, one by keyboard on a phone by lamplight; axe finds no fault."""

import re

import pytest
from playwright.sync_api import Page, expect

from auberge.lessons import courses

from .conftest import DESKTOP, PHONE, NewPage
from .learner import By, Learner
from .test_every_screen import violations

WORDS = "#lesson-words"
COVERED = """() => {
  const card = document.querySelector('.lesson').getBoundingClientRect();
  return [...document.querySelectorAll('.ring')].filter((ring) => {
    const box = ring.getBoundingClientRect();
    return box.left < card.right && box.right > card.left && box.top < card.bottom && box.bottom > card.top;
  }).length;
}"""


def says(page: Page, text: str | re.Pattern[str]) -> None:
    expect(page.locator(WORDS)).to_contain_text(text)


def press(page: Page, name: str) -> None:
    page.get_by_role("button", name=name, exact=True).click()


def test_a_lesson_by_mouse_with_a_miss_a_refusal_and_the_way_back_in(new_page: NewPage) -> None:
    page = new_page("/", calm=True)
    page.get_by_role("link", name="Learn: Saint Malo").click()
    page.get_by_role("link", name="Start the course").click()
    says(page, "Three heads are a good start")
    expect(page.locator(".ring.gold")).to_have_count(4)
    assert page.evaluate(COVERED) == 0
    assert violations(page) == []
    page.locator(".die").first.click()
    press(page, "Roll 4 dice again")
    says(page, "not what this step asks for")
    press(page, "Take it back")
    for head in page.locator("[data-thing='die head']").all():
        head.click()
    press(page, "Roll 2 dice again")
    says(page, "Done.")
    press(page, "Continue")
    says(page, "Four heads")
    press(page, "Show me")
    says(page, "Five heads!")
    press(page, "Continue")
    page.locator("[data-thing='button use head']").click()
    page.locator("[data-thing='button use head 5']").click()
    expect(page.locator("[data-legal]").first).to_be_visible()
    page.locator("[data-cell=B2]").click()
    expect(page.locator(WORDS).get_by_role("link")).to_have_attribute("href", re.compile("/rules/saint_malo#SM-"))
    page.reload()  # remembered: the noble still waits for his cell
    expect(page.locator("[data-legal]").first).to_be_visible()
    page.locator("[data-cell=D4]").click()
    says(page, "Seven points")
    press(page, "Next lesson")
    expect(page).to_have_url(re.compile("SM-L2$"))
    page.get_by_role("link", name="Leave the lesson").click()
    expect(page.get_by_text("Lessons done: 1 of 8")).to_be_visible()


def test_what_is_only_to_be_looked_at_has_no_gold_ring(new_page: NewPage) -> None:
    page = new_page("/learn/saint_malo/SM-L3", calm=True)
    expect(page.locator(".ring")).to_have_count(1)
    expect(page.locator(".ring.gold")).to_have_count(0)


def test_a_lesson_by_keyboard_on_a_phone(new_page: NewPage) -> None:
    page = new_page("/learn/saint_malo/SM-L1", viewport=PHONE, lamp=True, calm=True)
    key = page.keyboard
    says(page, "Three heads are a good start")
    assert page.evaluate(COVERED) == 0
    for die in ("3", "4", "5", "r"):
        key.press(die)
    says(page, "Done.")
    expect(page.get_by_role("button", name="Continue")).to_be_focused()
    assert violations(page) == []
    key.press("Enter")
    says(page, "Four heads")
    expect(page.locator(".die").first).to_be_focused()
    for head in page.locator("[data-thing='die head']").all():
        head.press("Enter")
    key.press("r")
    says(page, "Five heads!")
    expect(page.get_by_role("button", name="Continue")).to_be_focused()
    key.press("Enter")
    says(page, "Five heads recruit a noble")
    page.locator("[data-thing='button use head']").press("Enter")
    page.locator("[data-thing='button use head 5']").press("Enter")
    expect(page.locator("[data-legal]").first).to_be_visible()
    key.press("n")
    expect(page.locator("[data-cell=E4]")).to_be_focused()
    key.press("Enter")
    says(page, "Seven points")


@pytest.mark.parametrize(("game", "name", "by"), [("valletta", "V-L4", "touch"), ("malta", "M-L3", "keys")])
def test_a_whole_lesson_is_learnt_and_what_it_points_at_is_in_sight(
    new_page: NewPage, game: str, name: str, by: By
) -> None:
    page = new_page(f"/learn/{game}/{name}", viewport=PHONE if by == "touch" else DESKTOP)
    learner = Learner(page, game, by)
    for number, step in enumerate(courses.load(game).lesson(name).step, start=1):
        says(page, learner.words.say(f"lesson-{name}-{number}-text"))
        expect(page.locator(f"main.table [data-thing='{step.point[0]}']").first).to_be_in_viewport()
        learner.do(step)
        says(page, learner.words.say(f"lesson-{name}-{number}-done"))
        learner.go_on()
    expect(page).not_to_have_url(re.compile(f"{name}$"))


def test_a_first_table_is_preceded_by_one_question(new_page: NewPage) -> None:
    page = new_page("/new/malta")
    expect(page.get_by_role("link", name="Learn in ten minutes")).to_have_attribute("href", "/learn/malta")
    press(page, "Play now")
    expect(page.get_by_role("heading", name="First time?")).to_have_count(0)
    page.reload()
    expect(page.get_by_role("heading", name="Who is playing?")).to_be_visible()
    expect(page.get_by_role("heading", name="First time?")).to_have_count(0)
