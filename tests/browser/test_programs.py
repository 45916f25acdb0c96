"""Programs at a table in the browser: chosen by name, called programs in words, and replaced where they fail."""

import sys
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from auberge.client import open_table as open_table_for_programs
from auberge.client import take_seat
from tests.bots.test_programs import EXAMPLES, ODD

from .conftest import DESKTOP, PHONE
from .house import House
from .menu import choose_in_menu
from .saint_malo import Player, open_table
from .test_every_screen import violations
from .test_together import link_for

PROGRAMS = f"robot={sys.executable} {EXAMPLES / 'random_bot.py'}\nbroken={sys.executable} {ODD} crash"


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A house whose host has added two programs."""
    found = House(tmp_path_factory.mktemp("programs"), AUBERGE_PROGRAMS=PROGRAMS)
    found.start()
    yield found
    found.stop()


@pytest.fixture
def ada(browser: Browser, house: House) -> Iterator[Page]:
    context = browser.new_context(locale="en", viewport=DESKTOP, base_url=house.address)
    yield context.new_page()
    context.close()


def test_a_new_table_with_a_program_which_everybody_is_told_is_one(ada: Page, browser: Browser, house: House) -> None:
    ada.goto("/new/saint_malo")
    ada.get_by_role("group", name="Seat 2").get_by_label("Computer player").select_option("program:robot")
    expect(ada.get_by_role("group", name="Seat 2")).to_contain_text("a program added by the people who run this server")
    open_table(ada)
    expect(ada.locator(".opp").get_by_text("program", exact=True)).to_be_visible()
    expect(ada.get_by_role("img", name="computer player: robot (program)").first).to_be_visible()
    player = Player(ada, 1)
    for _ in range(8):
        assert player.act()
    while player.wait()["stage"]:  # pirates may have come
        assert player.act()
    assert violations(ada) == []
    choose_in_menu(ada, "Around the table")
    expect(ada.get_by_role("dialog")).to_contain_text("computer player: robot (program)")

    context = browser.new_context(locale="de", viewport=PHONE)
    spectator = context.new_page()
    spectator.goto(ada.url)
    expect(spectator.locator(".seatchip").get_by_text("Programm", exact=True)).to_be_visible()
    assert violations(spectator) == []
    context.close()


@pytest.mark.parametrize(("viewport", "seat"), [(DESKTOP, ".seat"), (PHONE, ".strip .one")])
def test_malta_says_so_in_its_own_list_of_players(browser: Browser, house: House, viewport: Any, seat: str) -> None:
    opened = open_table_for_programs(house.address, "malta", ["link", "program:robot"])
    invitation = opened.seats[0]
    assert invitation is not None
    context = browser.new_context(locale="fr", viewport=viewport)
    page = context.new_page()
    page.goto(invitation.link)
    page.get_by_label("Votre nom").fill("Ada")
    page.keyboard.press("Enter")
    expect(page.locator(seat).get_by_text("programme", exact=True)).to_be_visible()
    assert violations(page) == []
    context.close()


def test_programs_in_the_lobby_by_name_and_by_link_and_one_that_fails(ada: Page, house: House) -> None:
    ada.goto("/new/valletta")
    ada.get_by_label("Name of the player in seat 1").fill("Ada")
    ada.get_by_role("button", name="Add a seat").click()
    for seat in ("Seat 2", "Seat 3"):
        ada.get_by_role("group", name=seat).get_by_text("By link").click()
    ada.get_by_label("Who goes first").select_option(index=3)  # the one before is asked first
    ada.get_by_role("button", name="Sit down and play").click()
    ada.get_by_label("Who sits here (now: Seat 2)").select_option("bot program:broken")
    seats = ada.locator(".arrivals li")
    expect(seats.nth(1)).to_contain_text("computer player: broken (program)")
    with take_seat(house.address + link_for(ada, "Link for Seat 3")):
        expect(seats.nth(2)).to_contain_text("a program plays here")
        assert violations(ada) == []
        ada.get_by_role("button", name="Start", exact=True).click()
        expect(ada.locator(".opp").get_by_text("program", exact=True)).to_have_count(2)
        trouble = ada.get_by_role("status").filter(has_text="ended without answering")
        expect(trouble).to_contain_text("random legal move")
        assert violations(ada) == []
        trouble.get_by_role("button", name="Close").click()
        expect(trouble).to_have_count(0)
        choose_in_menu(ada, "Around the table")
        expect(ada.get_by_role("dialog")).to_contain_text("ended without answering")
