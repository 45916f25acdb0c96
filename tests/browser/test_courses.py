"""A course begins with a whole turn to look at, in words too, and ends with an invitation to a first game."""

import re

import pytest
from playwright.sync_api import expect

from auberge.lessons import courses
from auberge.words import Words

from .conftest import PHONE, NewPage
from .test_every_screen import unsaid, violations


@pytest.mark.parametrize(("game", "language"), [("saint_malo", "de"), ("valletta", "fr"), ("malta", "it")])
def test_a_course_begins_with_a_turn_shown_by_keyboard_and_without_motion(
    new_page: NewPage, game: str, language: str
) -> None:
    say = Words(language).say
    page = new_page(f"/learn/{game}", language=language, viewport=PHONE)  # without motion, unless it is asked for
    picture = page.get_by_role("figure", name=say("learn-turn"))
    told = picture.get_by_role("listitem")
    sentences = [say(f"learn-turn-{game}-{number}") for number in (1, 2, 3)]
    expect(told).to_have_text(sentences)
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    assert violations(page) == []
    picture.get_by_role("button", name=say("learn-turn-show")).focus()
    for sentence in sentences:
        page.keyboard.press("Enter")
        expect(picture.locator("[aria-live]")).to_have_text(sentence)
        expect(picture.locator(".now")).to_have_text(sentence)
    expect(picture.get_by_role("button", name=say("learn-turn-again"))).to_be_focused()
    assert unsaid(page) == []
    first = courses.load(game).lessons[0].id
    page.get_by_role("link", name=say("web-learn-start")).click()
    expect(page).to_have_url(re.compile(f"/learn/{game}/{first}$"))


def test_where_motion_is_welcome_the_turn_begins_by_itself_and_can_be_paused(new_page: NewPage) -> None:
    page = new_page("/learn/saint_malo", calm=True)
    page.get_by_role("button", name="Pause").click()
    expect(page.get_by_role("button", name="Continue", exact=True)).to_be_focused()


@pytest.mark.parametrize("game", ["saint_malo", "valletta", "malta"])
def test_a_course_ends_with_an_invitation_to_a_first_game(new_page: NewPage, game: str) -> None:
    page = new_page(f"/learn/{game}", calm=True)
    done = [lesson.id for lesson in courses.load(game).lessons]
    page.evaluate("(done) => localStorage.setItem('auberge.lessons', JSON.stringify({ done, left: {} }))", done)
    page.reload()
    expect(page.get_by_role("heading", name="Your first game")).to_be_visible()
    expect(page.get_by_role("figure")).to_have_count(0)
    assert violations(page) == []
    page.get_by_role("button", name="Play your first game").click()
    page.locator("main.table").wait_for()
    assert "computer player: page" in page.locator("body").inner_html().lower()
