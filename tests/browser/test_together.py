"""People together: two browsers, one screen, spectators, somebody who leaves; and a server that is killed."""

import contextlib
import re
from pathlib import Path

from playwright.sync_api import Page, TimeoutError, expect  # noqa: A004 (Playwright's own)

from auberge.wire import Holder

from .conftest import NewPage
from .house import House
from .menu import choose_in_menu
from .positions import Laid, lay, sit_down, spoil
from .saint_malo import END_TURN, Player, city_of, open_table

WATCH = "Spectator link"


def link_for(page: Page, label: str) -> str:
    """A link, without the address of the server: before the game begins it lies open, later in the sheet of links."""
    open_links = page.get_by_role("textbox", name=label)
    if open_links.count() == 0:
        choose_in_menu(page, "Links to share")
    link = open_links.first.input_value()
    page.keyboard.press("Escape")
    return re.sub(r"^https?://[^/]+", "", link)


def begin(page: Page) -> None:
    """The host says that everybody is here."""
    page.get_by_role("button", name="Start", exact=True).click()


def test_somebody_opens_a_table_and_somebody_else_comes_by_a_link(new_page: NewPage) -> None:
    ada = new_page("/new/saint_malo")
    ada.get_by_label("Name of the player in seat 1").fill("Ada")
    ada.get_by_role("group", name="Seat 2").get_by_text("By link").click()
    ada.get_by_label("Who goes first").select_option(index=1)
    ada.get_by_role("button", name="Sit down and play").click()
    expect(ada.get_by_role("listitem").filter(has_text="not here yet")).to_be_visible()
    bruno = new_page(link_for(ada, "Link for"))
    bruno.get_by_label("Your name").fill("Bruno")
    bruno.get_by_role("dialog").get_by_role("button", name="Sit down").click()
    expect(ada.get_by_text("Bruno").first).to_be_visible()
    begin(ada)
    expect(bruno.get_by_role("grid", name="Bruno’s city")).to_be_visible()


def new_table(house: House, *holders: Holder) -> Laid:
    """A table that was opened without the page: how people come together is proved elsewhere. Its dice are known:
    nobody rolls five swords, which leave nothing to decide, nothing to undo and no turn to be ended."""
    return lay(house, "saint_malo", holders, lambda _: True, seed=4)


def at_a_table(new_page: NewPage, house: House) -> tuple[Page, Page, Laid]:
    """Ada and Bruno at a new table."""
    table = new_table(house, "here", "link")
    ada, bruno = (new_page(table.link(seat)) for seat in range(2))
    for page in (ada, bruno):
        page.locator(".city").first.wait_for()
    return ada, bruno, table


def play_turn(page: Page, seed: int) -> None:
    """Plays one whole turn by mouse, until it only has to be ended."""
    Player(page, seed).play_until(END_TURN)


def take_turn(page: Page, seed: int) -> None:
    """Plays one whole turn by mouse, and ends it."""
    play_turn(page, seed)
    page.locator(END_TURN).click()


def test_two_people_play_live_through_a_reload_and_a_killed_server(new_page: NewPage, house: House) -> None:
    ada, bruno, _ = at_a_table(new_page, house)
    take_turn(ada, 1)
    take_turn(bruno, 2)
    expect(ada.get_by_text(re.compile("Round 2")).first).to_be_visible()

    before = city_of(ada)
    ada.reload()
    ada.locator(".city").first.wait_for()
    assert city_of(ada) == before

    house.kill()
    try:
        expect(ada.get_by_text("Connection lost").first).to_be_visible()
    finally:
        house.start()
    expect(ada.get_by_text("Connection lost")).to_have_count(0)
    assert city_of(ada) == before
    take_turn(ada, 3)
    take_turn(bruno, 4)
    expect(bruno.get_by_text(re.compile("Round 3")).first).to_be_visible()
    assert city_of(ada) != before


def test_a_spectator_sees_the_table_and_can_do_nothing(new_page: NewPage, house: House) -> None:
    ada, _, _ = at_a_table(new_page, house)
    watch = new_page(link_for(ada, WATCH))
    watch.locator(".city").first.wait_for()
    take_turn(ada, 5)
    expect(watch.get_by_text(re.compile("Bruno")).first).to_be_visible()
    assert watch.locator(".city .cell.legal").count() == 0
    watch.keyboard.press("m")
    expect(watch.get_by_role("dialog")).to_contain_text("nothing to decide")


def test_two_people_at_one_screen(new_page: NewPage, house: House) -> None:
    page = new_page("/new/saint_malo")
    page.get_by_role("group", name="Seat 2").get_by_text("Here").click()
    page.get_by_label("Name of the player in seat 1").fill("Ada")
    page.get_by_label("Name of the player in seat 2").fill("Bruno")
    page.get_by_label("Who goes first").select_option(index=1)
    open_table(page)
    expect(page.get_by_role("grid", name="Ada’s city")).to_be_visible()
    sit_down(page, new_table(house, "here", "here"), 0, 1)
    take_turn(page, 6)
    expect(page.get_by_role("grid", name="Bruno’s city")).to_be_visible()
    take_turn(page, 7)
    expect(page.get_by_role("grid", name="Ada’s city")).to_be_visible()


def test_a_bot_takes_over_for_somebody_who_left_and_gives_the_seat_back(new_page: NewPage, house: House) -> None:
    ada, bruno, table = at_a_table(new_page, house)
    take_turn(ada, 8)
    bruno.context.close()
    choose_in_menu(ada, "Around the table")
    his_seat = ada.get_by_role("dialog").get_by_role("listitem").filter(has_text="Bruno")
    expect(his_seat).to_contain_text("away")
    his_seat.get_by_role("button", name=re.compile("^Let .* play$")).click()
    expect(his_seat).to_contain_text("filling in")
    ada.keyboard.press("Escape")
    take_turn(ada, 9)
    back = new_page(table.link(1))
    back.get_by_role("main").get_by_role("button", name="I’ll play").click()
    expect(back.get_by_text("filling in")).to_have_count(0)


def test_the_others_agree_to_a_bot_for_somebody_who_left(
    new_page: NewPage, house: House, pictures: Path | None
) -> None:
    table = new_table(house, "link", "link", "link")
    ada, chiara = new_page(table.link(0)), new_page(table.link(2))
    take_turn(ada, 8)
    ada.get_by_role("button", name=re.compile("^Let .* play$")).click()
    expect(ada.get_by_role("main")).to_contain_text("still to agree: Chiara")
    expect(chiara.get_by_role("main")).to_contain_text(re.compile("Let .+ play for Bruno"))
    keep_picture(chiara, pictures, "stand-in-vote")
    chiara.get_by_role("button", name=re.compile("^Agree to .+ playing for Bruno")).click()
    expect(ada.get_by_text(re.compile("filling in")).first).to_be_visible()
    keep_picture(ada, pictures, "stand-in-plays")


def test_a_table_that_stopped_is_reopened_by_its_people(new_page: NewPage, house: House, pictures: Path | None) -> None:
    table = new_table(house, "link", "link")
    spoil(house, table)
    ada, watching = new_page(table.link(0)), new_page(table.link())
    expect(ada.get_by_role("main")).to_contain_text("stopped")
    expect(watching.get_by_role("main")).to_contain_text("stopped")
    assert watching.get_by_role("button", name="Reopen").count() == 0
    keep_picture(ada, pictures, "stopped")
    ada.get_by_role("button", name="Reopen at the last good step").click()
    take_turn(ada, 1)
    keep_picture(ada, pictures, "reopened")
    expect(watching.get_by_text(re.compile("Bruno")).first).to_be_visible()


def keep_picture(page: Page, pictures: Path | None, name: str) -> None:
    """A picture, if anybody wants them."""
    if pictures is not None:
        page.screenshot(path=pictures / f"{name}.png")


def undo_all(page: Page) -> None:
    """Undoes one step after the other until there is none left."""
    undo = page.get_by_role("button", name=re.compile("^Undo"))
    for _ in range(60):
        page.locator("main.table[aria-busy=false]").wait_for()
        if undo.count() == 0:
            return
        with contextlib.suppress(TimeoutError):  # the last one may just have been taken
            undo.last.click(timeout=3000)
    raise AssertionError("there is always one more step to undo")


def test_undo_goes_back_to_what_was_revealed(new_page: NewPage, house: House) -> None:
    ada, _, _ = at_a_table(new_page, house)
    before = city_of(ada)
    play_turn(ada, 10)
    ada.get_by_role("button", name=re.compile("^Undo")).last.click()
    expect(ada.locator(END_TURN)).to_have_count(0)
    undo_all(ada)
    assert city_of(ada) == before
    take_turn(ada, 11)
