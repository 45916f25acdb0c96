"""From room to room: the focus goes along, the title is announced, and the way back leads to where one was."""

from playwright.sync_api import expect

from .conftest import PHONE, NewPage


def test_a_room_takes_the_focus_and_is_announced_and_back_leads_to_the_place_one_left(new_page: NewPage) -> None:
    page = new_page("/rules/saint_malo", viewport=PHONE)
    page.locator("section.chapter").last.wait_for()
    page.evaluate("scrollTo(0, 1500)")
    page.get_by_role("link", name="Player aid").first.evaluate("link => link.click()")
    page.get_by_role("heading", level=1).wait_for()
    page.evaluate("scrollTo(0, 0)")
    page.go_back()
    page.wait_for_function("() => Math.abs(scrollY - 1500) < 2")

    page.locator("header a").first.evaluate("link => link.click()")
    expect(page.locator("#doors")).to_be_visible()
    assert page.evaluate("scrollY") == 0
    expect(page.get_by_role("heading", level=1)).to_be_focused()
    expect(page.locator("#app > .unseen[aria-live=polite]").last).to_have_text(page.title())
    page.go_back()
    page.wait_for_function("() => Math.abs(scrollY - 1500) < 2")
    expect(page.get_by_role("heading", level=1)).to_be_focused()
