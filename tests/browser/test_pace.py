"""At one's own speed, in a real browser: the rhythm in the menu, jumping to one's turn, what to do when out."""

from typing import Final

from playwright.sync_api import expect

from auberge.core.protocol import View
from auberge.games.malta.moves import Player
from auberge.games.malta.view import MaltaView
from auberge.table.state import TableState
from auberge.wire import Holder

from .conftest import PHONE, NewPage
from .house import House
from .malta import SIX, asked, open_at
from .menu import open_menu
from .positions import lay

AMONG_BOTS: Final[tuple[Holder, ...]] = ("here", "bot", "bot")


def test_a_rhythm_is_chosen_in_the_menu_and_whoever_is_out_may_skip_or_play_anew(
    house: House, new_page: NewPage
) -> None:
    laid = lay(house, "malta", AMONG_BOTS, asked("play"), seed=3)
    page = open_at(new_page, laid.link(0), viewport=PHONE)
    open_menu(page)
    page.get_by_role("radio", name="brisk").check()
    assert page.evaluate("localStorage.getItem('auberge.pace')") == "quick"
    page.get_by_role("button", name="Concede …").click()
    page.get_by_role("button", name="Concede", exact=True).click()
    stage = page.get_by_role("dialog", name="You are out!")
    expect(stage.get_by_role("button")).to_have_text(["New game", "Skip to the end", "Watch the others"])
    stage.get_by_role("button", name="New game").click()
    expect(page).not_to_have_url(f"{house.address}{laid.link()}")
    page.locator("main.table").wait_for()


def others_play(history: TableState) -> bool:
    """A computer player is in the middle of its turn."""
    return history.waiting.kind == "bot" and len(history.standing) > 12


def test_a_key_jumps_to_ones_own_turn_and_the_log_marks_what_was_not_shown(house: House, new_page: NewPage) -> None:
    laid = lay(house, "saint_malo", AMONG_BOTS, others_play, seed=2)
    page = new_page(laid.link(0), calm=True)
    expect(page.get_by_role("button", name="Skip to my turn")).to_be_visible()
    page.keyboard.press("j")
    expect(page.locator(".ribbon-place")).to_contain_text("Ada, roll the dice.")
    expect(page.locator("li.unshown").first).to_contain_text("not shown")
    page.get_by_role("button", name="Roll 5 dice").click()
    expect(page.locator("li.unshown")).to_have_count(0)


def shared(view: View) -> bool:
    """Two players who can be chosen stand on one space."""
    assert isinstance(view, MaltaView)
    spaces = [view.players[move.seat].pawn for move in view.moves if isinstance(move, Player)]
    return len(set(spaces)) < len(spaces)


def test_a_space_with_two_players_asks_which_of_them_is_meant(house: House, new_page: NewPage) -> None:
    laid = lay(house, "malta", SIX[:4], asked("target", so=shared), seed=5, bot="random")
    page = open_at(new_page, laid.link(0))
    space = page.locator(".tiles .aim[aria-label*='Bruno and Chiara']")
    space.click()
    which = page.get_by_role("group", name="Which player")
    expect(which.get_by_role("button", name="Bruno")).to_be_focused()
    page.keyboard.press("Escape")
    expect(which).to_have_count(0)
    expect(space).to_be_focused()
    page.keyboard.press("Enter")
    which.get_by_role("button", name="Chiara").click()
    expect(page.get_by_role("region", name="Log").first).to_contain_text("Ada plays Take One: Chiara.")
