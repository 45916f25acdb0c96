"""Before a game begins, and when somebody leaves: seats are changed, links are explained, and no key is lost."""

import re

from playwright.sync_api import Page, expect

from .conftest import PHONE, NewPage
from .house import House
from .menu import choose_in_menu
from .positions import lay
from .sealed import lay_sealed_game
from .test_every_screen import violations
from .test_together import link_for


def come(page: Page, name: str) -> None:
    """Whoever came by a link says their name."""
    page.get_by_label("Your name").fill(name)
    page.get_by_role("dialog").get_by_role("button", name="Sit down").click()
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_the_host_changes_seats_and_begins_and_everybody_knows_what_their_link_is_worth(new_page: NewPage) -> None:
    ada = new_page("/new/saint_malo")
    ada.get_by_label("Name of the player in seat 1").fill("Ada")
    ada.get_by_role("button", name="Add a seat").click()
    for seat in ("Seat 2", "Seat 3"):
        ada.get_by_role("group", name=seat).get_by_text("By link").click()
    ada.get_by_role("button", name="Sit down and play").click()
    button = ada.locator("main .btn.primary")
    expect(button).to_have_text("Start with squires in 2 empty seats")
    for seat in ("Seat 2", "Seat 3"):
        ada.get_by_label(f"Who sits here (now: {seat})").select_option("bot squire")
    ada.reload()
    expect(button).to_have_text("Start")
    for choice in ada.locator(".arrivals select").all():
        choice.select_option("link")
    expect(button).to_have_text("Start with squires in 2 empty seats")
    button.focus()
    spent = link_for(ada, "Link for Seat 2")
    bruno = new_page(spent)
    come(bruno, "Bruno")
    expect(button).to_have_text("Start with a squire in seat 3")
    expect(button).to_be_focused()
    expect(ada.locator("[aria-live]").filter(has_text="Bruno has joined.")).to_have_count(1)
    expect(bruno.get_by_role("main")).to_contain_text("The game starts when Ada says so.")
    bruno.locator(".tool.talk").click()
    bruno.get_by_role("button", name="Cheers!").click()
    expect(ada.locator(".arrivals li", has_text="Bruno").locator(".bubble")).to_have_text("Cheers!")
    expect(ada.locator(".tool.talk [data-number='1']")).to_be_visible()
    assert bruno.get_by_role("button", name="Start").count() == 0

    ada.get_by_label("Who sits here (now: Seat 3)").select_option("bot knight")
    expect(button).to_have_text("Start")
    expect(bruno.get_by_role("listitem").filter(has_text="Knight")).to_contain_text("ready")
    name = ada.get_by_label("Name of the player in seat 3").input_value()
    ada.get_by_label(f"Who sits here (now: {name})").select_option("link")
    expect(ada.get_by_role("textbox", name="Link for Seat 3")).to_be_visible()
    assert ada.locator(".arrivals").get_by_role("button", name="Free").count() == 1

    ada.get_by_role("button", name="Move up: Bruno").click()
    expect(ada.get_by_role("textbox", name="Link for Seat 3")).to_be_visible()
    expect(ada.get_by_role("button", name="Move up: Ada")).to_be_focused()
    expect(bruno.get_by_label("Name of the player in seat 1")).to_have_value("Bruno")
    ada.get_by_label("Name of the player in seat 3").fill("Carla")
    ada.get_by_label("Name of the player in seat 3").press("Enter")
    expect(bruno.locator(".arrivals")).to_contain_text("Carla")
    ada.get_by_role("button", name="Move up: Carla").click()
    expect(ada.get_by_role("textbox", name="Link for Carla")).to_be_visible()
    carla = new_page(link_for(ada, "Link for Carla"), viewport=PHONE)
    expect(carla.get_by_label("Name of the player in seat 2")).to_have_value("Carla")
    carla.close()
    ada.get_by_role("button", name="Move up: Ada").click()
    ada.get_by_role("button", name="Free up seat: Bruno").click()
    expect(ada.get_by_role("button", name="No, keep it")).to_be_focused()
    assert violations(ada) == []
    ada.get_by_role("button", name="Yes, free it").click()
    expect(bruno.get_by_role("dialog", name="Your seat has been freed")).to_contain_text("ask Ada")
    stranger = new_page("/", viewport=PHONE)
    for link, fault in ((spent, "This link does not match a seat here"), (spent[:-5], "This link is incomplete")):
        stranger.get_by_label("Join by link").fill(link)
        stranger.get_by_role("button", name="Join").click()
        expect(stranger.get_by_role("dialog", name=fault)).to_contain_text("ask Ada for a link to a seat")
        stranger.get_by_role("dialog").get_by_role("link").click()
    stranger.goto(ada.url)
    expect(stranger.get_by_role("heading", name="You are watching")).to_be_visible()
    assert violations(stranger) == []

    bruno.get_by_role("button", name="Just watch for now").click()
    bruno.goto(ada.url + re.sub(".*#", "#", link_for(ada, "Link for Seat 1")))
    bruno.get_by_label("Your name").fill("Benno")
    button.click()
    for page in (ada, bruno, stranger):
        page.locator("main.table").wait_for()
    expect(bruno.get_by_label("Your name")).to_have_value("Benno")  # it began while Bruno was typing
    come(bruno, "Bruno")
    expect(ada.locator(".opp", has_text="Bruno")).to_be_visible()
    expect(ada.get_by_text("Squire filling in").first).to_be_visible()
    stranger.get_by_role("button", name="You are watching").click()
    expect(stranger.get_by_role("dialog")).to_contain_text("ask Ada")


def test_a_seat_at_this_screen_is_carried_to_another_device(new_page: NewPage, house: House) -> None:
    table = lay(house, "saint_malo", ("here", "here"), lambda _: True, seed=4)
    page = new_page(table.link(0))
    page.goto(house.address + table.link(1))
    choose_in_menu(page, "Around the table")
    page.get_by_role("button", name="Bruno’s seat on another device").click()
    expect(page.get_by_role("dialog")).to_contain_text("Both devices then hold Bruno’s seat")
    link = page.get_by_role("textbox", name="Link to Bruno’s seat").input_value()
    assert link.endswith(table.link(1)), "of this seat, and of no other"
    expect(page.get_by_role("dialog")).to_contain_text("Other devices cannot join yet")
    assert violations(page) == []


def test_a_table_taken_off_the_list_comes_back_with_its_seat(new_page: NewPage, house: House) -> None:
    running = lay(house, "saint_malo", ("here", "link"), lambda _: True, seed=4)
    over = lay_sealed_game(house, "saint_malo")
    page = new_page(running.link(0))
    page.locator("main.table").wait_for()
    page.goto(house.address + over.link(0))
    page.locator("main.ending").wait_for()
    page.goto(house.address)
    finished = page.get_by_role("list", name="Finished games").get_by_role("listitem")
    expect(finished).to_contain_text(re.compile(r"you (won with|came \d[a-z]{2} of \d,) \d+ points · Nov 14, 2023"))

    finished.get_by_role("button", name=re.compile("Remove from list")).click()
    expect(finished).to_have_count(0)
    undo = page.get_by_role("button", name="Undo")
    expect(undo).to_be_focused()
    undo.click()
    expect(finished).to_have_count(1)

    row = page.get_by_role("list", name="Your tables").get_by_role("listitem")
    cross = row.get_by_role("button", name=re.compile("Remove from list"))
    cross.click()
    expect(row.get_by_role("alert")).to_contain_text("not over")
    row.get_by_role("button", name="Keep it").click()
    cross.dblclick()
    expect(row.get_by_role("alert")).to_have_count(0)
    cross.click()
    assert violations(page) == []
    row.get_by_role("button", name="Remove it").click()
    expect(row).to_have_count(0)
    page.reload()
    page.get_by_text("Tables removed from the list").click()
    page.get_by_role("button", name=re.compile("^Put back")).click()
    row.get_by_role("link").click()
    page.locator("main.table").wait_for()
    assert page.get_by_role("button", name="You are watching").count() == 0
