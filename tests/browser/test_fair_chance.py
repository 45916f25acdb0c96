"""Sealed chance in the browser: people gather, everybody sees one seal, and after the game the draws are checked."""

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from tests.core import forging

from .conftest import PHONE, NewPage
from .house import House
from .menu import open_menu
from .sealed import lay_sealed_game
from .test_every_screen import violations
from .test_together import begin, link_for

DRAWS = {"saint_malo": 146, "valletta": 29, "malta": 8}
ENGINE = 120_000  # ms until Python has come to the browser and played a game
GATHERING = re.compile("(is|are) here")


def open_malta(page: Page) -> None:
    """Ada opens a table of Malta! for herself and somebody by link."""
    page.get_by_label("Name of the player in seat 1").fill("Ada")
    page.get_by_role("group", name="Seat 2").get_by_text("By link").click()
    page.get_by_role("button", name="Sit down and play").click()
    expect(page.get_by_role("status").filter(has_text=GATHERING)).to_be_visible()


def come(page: Page, name: str) -> None:
    """Whoever came by a link says their name."""
    page.get_by_label("Your name").fill(name)
    page.get_by_role("dialog").get_by_role("button", name="Sit down").click()
    expect(page.get_by_role("dialog")).to_have_count(0)


def seal_of(page: Page) -> str:
    """The seal as it stands in the sheet of the menu."""
    open_menu(page)
    page.get_by_role("dialog").get_by_role("button", name="Draws sealed").click()
    seal = page.get_by_role("dialog").locator(".code").inner_text()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    return "".join(seal.split())


def check_draws(page: Page) -> None:
    page.get_by_role("button", name="Check the draws").click()


def verdict_of(page: Page) -> str:
    return page.locator(".verdict").inner_text()


def test_two_people_gather_see_one_seal_and_check_the_draws_after_the_game(new_page: NewPage) -> None:
    ada = new_page("/new/malta")
    open_malta(ada)
    bruno = new_page(link_for(ada, "Link for"))
    come(bruno, "Bruno")
    begin(ada)
    for page in (ada, bruno):
        page.locator("main.table, main.handover").first.wait_for()
    seal = seal_of(ada)
    assert re.fullmatch("[0-9a-f]{64}", seal)
    assert seal_of(bruno) == seal

    open_menu(bruno)
    bruno.get_by_role("button", name="Concede …").click()
    bruno.get_by_role("button", name="Concede", exact=True).click()
    bruno.get_by_role("button", name="Continue").click()
    for page in (ada, bruno):
        check_draws(page)
        expect(page.locator(".verdict h3")).to_have_text(re.compile(r"^All \d+ draws match the seal$"))
        assert "the numbers from the devices of Ada and Bruno" in verdict_of(page)
        expect(page.locator(".steps")).to_contain_text("This device saw the seal then")
        expect(page.locator(".steps")).to_contain_text(f"{seal[:4]} … {seal[-4:]}")


def test_whoever_does_not_come_is_left_out_by_a_word(new_page: NewPage, house: House) -> None:
    ada = new_page("/new/malta")
    open_malta(ada)
    table = ada.url
    ada.goto(house.address)
    expect(ada.get_by_role("listitem").filter(has_text="waiting for 1 more player")).to_be_visible()
    ada.goto(table)
    expect(ada.get_by_role("listitem").filter(has_text="not here yet")).to_be_visible()
    watch = new_page(link_for(ada, "Spectator link"))
    expect(watch.get_by_role("listitem").filter(has_text="not here yet")).to_be_visible()
    assert watch.get_by_role("button", name="Start").count() == 0
    ada.get_by_role("button", name="Start with a squire in seat 2").click()
    for page in (ada, watch):
        page.locator("main.table").wait_for()
    open_menu(ada)
    ada.get_by_role("dialog").get_by_role("button", name="Draws sealed").click()
    expect(ada.get_by_role("dialog")).to_contain_text("A number was added by Ada’s device.")


def test_alone_against_computers_the_game_begins_by_itself(new_page: NewPage) -> None:
    page = new_page("/new/malta")
    page.get_by_role("button", name="Sit down and play").click()
    page.locator("main.table").wait_for()
    assert re.fullmatch("[0-9a-f]{64}", seal_of(page))


@pytest.mark.parametrize("game", DRAWS)
def test_every_game_is_checked_in_the_browser(new_page: NewPage, house: House, game: str) -> None:
    page = new_page(lay_sealed_game(house, game).link())
    check_draws(page)
    expect(page.locator(".verdict h3")).to_have_text(f"All {DRAWS[game]} draws match the seal")
    expect(page.locator(".proof")).to_contain_text(f"All {DRAWS[game]} draws match the seal")
    expect(page.locator(".steps")).to_contain_text("This device was not there then")
    page.get_by_text("The draws, one by one").click()
    expect(page.locator(".draws li")).to_have_count(DRAWS[game])
    listed = page.locator(".draws").inner_text()
    assert not re.search(r"web-|_", listed)
    with page.expect_download() as download:
        page.get_by_role("link", name="Save the proof").click()
    assert json.loads(download.value.path().read_text())["chance"]["secret"] is not None


def test_a_page_without_webcrypto_gathers_and_checks_as_well(new_page: NewPage, house: House) -> None:
    """Over plain HTTP in a home network a browser has none."""
    page = new_page("/new/malta")
    page.add_init_script("Object.defineProperty(crypto, 'subtle', { value: undefined })")
    page.reload()
    page.get_by_role("button", name="Sit down and play").click()
    page.locator("main.table").wait_for()
    page.goto(house.address + lay_sealed_game(house, "malta").link())
    check_draws(page)
    expect(page.locator(".verdict h3")).to_have_text("All 8 draws match the seal")


def forged(game: str, *, possible: bool = False) -> Callable[[dict[str, Any]], None]:
    """A server that chose the outcomes afterwards, by what it says each draw was made from."""
    found: dict[str, Any] = next(
        one for one in json.loads(forging.FILE.read_text()) if (one["game"], one["possible"]) == (game, possible)
    )

    def change(record: dict[str, Any]) -> None:
        record["chance"]["draws"] = found["draws"]
        for entry, text in found["entries"].items():
            record["entries"][int(entry) - 1] = text

    return change


@pytest.mark.parametrize("game", DRAWS)
def test_lots_that_were_chosen_afterwards_are_refused(new_page: NewPage, house: House, game: str) -> None:
    page = new_page(lay_sealed_game(house, game).link())
    page.route("**/record", answer_with(forged(game)))
    check_draws(page)
    expect(page.locator(".verdict.failed h3")).to_have_text("Draw 1 was not made from the right components")
    expect(page.locator(".verdict")).to_contain_text("Draw 1 (entry 1 of the record) was not made from what was there")
    expect(page.get_by_role("button", name="Check by the rules")).to_have_count(0)


def test_what_was_checked_is_said_and_the_rules_check_the_rest(new_page: NewPage, house: House) -> None:
    page = new_page(lay_sealed_game(house, "saint_malo").link())
    check_draws(page)
    expect(page.locator(".verdict")).to_contain_text("agrees exactly with the components of the game")
    page.goto(house.address + lay_sealed_game(house, "malta").link())
    check_draws(page)
    expect(page.locator(".verdict")).to_contain_text("5 came from piles or hands whose contents depend on the moves")
    expect(page.locator(".rules")).to_contain_text("Not checked yet: whether every draw was due")
    page.get_by_role("button", name=re.compile(r"^Check by the rules \(\d+ MB\)$")).click()
    expect(page.locator(".verdict")).to_contain_text("played the whole game again by the rules", timeout=ENGINE)
    expect(page.locator(".rules")).to_have_count(0)

    page.route("**/record", answer_with(forged("malta", possible=True)))
    page.get_by_role("button", name="Check again").click()
    heading = page.locator(".verdict.failed h3")
    expect(heading).to_have_text("Draw 3 was not made from the right components", timeout=ENGINE)
    expect(page.locator(".verdict")).to_contain_text("was not made from what was there at that moment")


def another_roll(record: dict[str, Any]) -> None:
    """The last roll shows another face."""
    entries = record["entries"]
    at = max(k for k, entry in enumerate(entries) if " roll " in entry)
    seat, word, first, *rest = entries[at].split()
    entries[at] = " ".join((seat, word, "head" if first == "log" else "log", *rest))


def answer_with(change: Callable[[dict[str, Any]], None]) -> Callable[[Route], None]:
    """A server that tells the game otherwise than it was played."""

    def answer(route: Route) -> None:
        record = route.fetch().json()
        change(record)
        route.fulfill(json=record)

    return answer


def test_a_record_that_was_changed_is_caught_and_stays_on_the_score_sheet(new_page: NewPage, house: House) -> None:
    page = new_page(lay_sealed_game(house, "saint_malo").link())
    page.route("**/record", answer_with(another_roll))
    check_draws(page)
    expect(page.locator(".verdict h3")).to_have_text(re.compile(r"^Draw \d+ does not match the seal$"))
    assert re.search("The secret gives “.+”, but the table showed “.+”", verdict_of(page))
    expect(page.locator(".sheet .proof")).to_contain_text("not proven")
    page.unroute("**/record")
    page.get_by_role("button", name="Check again").click()
    expect(page.locator(".sheet .proof")).to_contain_text("match the seal")


def test_gathering_and_verdict_have_no_fault_that_axe_finds(new_page: NewPage, house: House) -> None:
    ada = new_page("/new/malta")
    open_malta(ada)
    faults = violations(ada)
    ada.get_by_role("button", name=re.compile("Draws sealed")).click()
    faults += violations(ada)
    guest = new_page(lay_sealed_game(house, "malta").link(), viewport=PHONE, lamp=True)
    check_draws(guest)
    guest.locator(".verdict").wait_for()
    guest.get_by_text("The draws, one by one").click()
    faults += violations(guest)
    guest.route("**/record", answer_with(lambda record: record["entries"].__setitem__(0, "0 board star_1")))
    guest.get_by_role("button", name="Check again").click()
    guest.locator(".verdict.failed").wait_for()
    assert faults + violations(guest) == []
