"""Malta!'s response moment in a real browser: no more questions, and questions again; giving up at any time."""

from typing import Final

from playwright.sync_api import expect

from auberge.core.protocol import Seat
from auberge.table.state import TableState
from auberge.wire import Holder

from .conftest import PHONE, NewPage
from .house import House
from .menu import open_menu
from .positions import lay

FOUR: Final[tuple[Holder, ...]] = ("link",) * 4


def can_answer(history: TableState) -> bool:
    """Somebody is asked who could answer."""
    seat = history.session.asked_in_secret
    return seat is not None and len(history.game.view(history.session.match.position, seat).moves) > 1


def test_whoever_wants_no_more_questions_is_passed_and_can_have_them_back(house: House, new_page: NewPage) -> None:
    laid = lay(house, "malta", FOUR, can_answer, seed=3)
    seat = laid.history.session.asked_in_secret
    assert seat is not None
    page = new_page(laid.link(seat), viewport=PHONE)
    page.locator(".answers .more").click()
    page.get_by_role("button", name="Not again this turn").click()
    page.locator(".answers").wait_for(state="detached")
    open_menu(page)
    sheet = page.locator("dialog[open]")
    expect(sheet).to_contain_text("This turn: Never ask me")
    sheet.get_by_role("button", name="Ask me again").click()
    expect(sheet.get_by_role("radio", name="Ask me when I can respond")).to_be_checked()
    sheet.get_by_role("radio", name="Ask me only when a card targets me").check()
    page.reload()
    open_menu(page)
    expect(page.get_by_role("radio", name="Ask me only when a card targets me")).to_be_checked()


def test_one_can_give_up_while_another_decides(house: House, new_page: NewPage) -> None:
    def others_turn(history: TableState) -> bool:
        return history.waiting.kind == "decide" and history.session.asked_in_secret is None and history.session.turn > 0

    laid = lay(house, "malta", FOUR, others_turn, seed=3)
    seat = Seat((laid.history.waiting.seat + 1) % 4)
    page = new_page(laid.link(seat))
    open_menu(page)
    page.get_by_role("button", name="Concede …").click()
    expect(page.locator("dialog[open]")).to_contain_text("no card can bring you back")
    page.get_by_role("button", name="Keep playing").click()
    page.get_by_role("button", name="Concede …").click()
    page.get_by_role("button", name="Concede", exact=True).click()
    expect(page.locator("dialog[open]")).to_contain_text("You are out!")
