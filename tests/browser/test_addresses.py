"""Addresses that name nothing say so in words, and lead back."""

import re

import pytest
from playwright.sync_api import expect

from .conftest import PHONE, NewPage

RAW_KEY = re.compile(r"\b(web|lesson|book|analysis|rule)-[a-zA-Z0-9_]+-")
NOWHERE = (
    "/xyz",
    "/table/abc",
    "/t",
    "/new/x",
    "/rules/x",
    "/rules/saint_malo/x",
    "/cards/saint_malo",
    "/learn/saint_malo/1",
    "/puzzles/x/y",
    "/replay",
)


@pytest.mark.parametrize("language", ["en", "fr", "it", "de"])
def test_an_unknown_address_says_so_and_leads_to_the_hall(new_page: NewPage, language: str) -> None:
    page = new_page("/", language=language, viewport=PHONE)
    page.locator("h2").first.wait_for()
    for address in NOWHERE:
        page.goto(re.sub(r"^(https?://[^/]+).*", r"\1", page.url) + address)
        expect(page.get_by_role("alert")).to_contain_text(address)
        assert RAW_KEY.search(page.locator("body").inner_text()) is None
        assert RAW_KEY.search(page.title()) is None
    page.locator("main a.primary").click()
    expect(page).to_have_url(re.compile(r"//[^/]+/$"))


def test_an_unknown_lesson_leads_to_its_course(new_page: NewPage) -> None:
    page = new_page("/learn/saint_malo/1")
    page.get_by_role("link", name="Saint Malo: Learn").click()
    expect(page.get_by_text("Lessons done: 0 of 8")).to_be_visible()
