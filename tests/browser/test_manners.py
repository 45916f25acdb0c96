"""Table manners: whose turn it is, also out of sight; since when; the card passed on; house data."""

import re
import time
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Locator, Page, expect

from auberge import games
from auberge.core.datafile import shipped_text
from auberge.table.state import TableState

from .conftest import PHONE, NewPage
from .house import House
from .menu import choose_in_menu, open_menu
from .positions import OPENED, lay
from .test_every_screen import violations

HIDDEN = tuple(name for name in games.NAMES if games.load(name).meta.hidden)
# Notices and sounds are real; they are written down as well. A browser without a window is never out of sight: `hide`.
_OBSERVE = """
if (window.told === undefined) {
  window.told = { notices: [], closed: 0, sounds: [] };
  const notice = window.Notification;
  window.Notification = class extends notice {
    constructor(title, options) { super(title, options); told.notices.push({ title, body: options.body }); }
    close() { told.closed++; super.close(); }
  };
  const { start } = AudioBufferSourceNode.prototype;
  AudioBufferSourceNode.prototype.start = function (...when) {
    const peak = this.buffer.getChannelData(0).reduce((most, value) => Math.max(most, Math.abs(value)), 0);
    told.sounds.push({ peak, seconds: this.buffer.duration });
    return start.apply(this, when);
  };
  let unseen = false;
  Object.defineProperty(document, 'hidden', { get: () => unseen });
  window.hide = (is) => { unseen = is; document.dispatchEvent(new Event('visibilitychange')); };
}
"""


def observed(page: Page, *, may_tell: bool = True) -> Page:
    """The page, loaded anew with everything it tells written down."""
    page.context.grant_permissions(["notifications"] if may_tell else [])  # what is not granted is denied
    page.add_init_script(_OBSERVE)
    page.reload()
    return page


def link_of_the_second(house: House, game: str = "saint_malo", table: str = "Friday") -> str:
    """A table where Ada begins, who is not there, and the link of Bruno."""
    seats = [{"holder": "link", "name": "Ada"}, {"holder": "link", "name": "Bruno"}]
    wish = {"game": game, "seats": seats, "start_seat": 0, "name": table}
    opened = httpx.post(f"{house.address}/api/tables", json=wish).json()
    return f"/t/{opened['table']['id']}#{opened['secrets'][1]}"


def let_computer_play(page: Page, name: str) -> None:
    """The computer plays for somebody from now on."""
    choose_in_menu(page, "Around the table")
    row = page.get_by_role("dialog").get_by_role("listitem").filter(has=page.locator(f'b:text("{name}"), input'))
    row.get_by_role("button", name=re.compile("^Let .* play$")).first.click()
    page.keyboard.press("Escape")


def switch(page: Page, name: str) -> Locator:
    """A switch in the menu, which is opened for it."""
    if page.locator("dialog[open]").count() == 0:
        open_menu(page)
    return page.get_by_role("dialog").get_by_role("switch", name=name)


# --- it is your turn ----------------------------------------------------------------------------------------------


def wait_for_sounds(page: Page, number: int) -> None:
    """Waits until so many sounds were made. (The page forbids `wait_for_function`, which evaluates text in it.)"""
    limit = time.monotonic() + 60
    while (made := page.evaluate("told.sounds.length")) != number:
        assert time.monotonic() < limit, f"{made} sounds instead of {number}"
        page.wait_for_timeout(20)


def test_a_turn_that_comes_is_told_in_title_sign_sound_and_notice(new_page: NewPage, house: House) -> None:
    link = link_of_the_second(house)
    bruno = observed(new_page(link))
    expect(bruno).to_have_title("Friday – Auberge")
    switch(bruno, "Notify me").click()
    expect(switch(bruno, "Notify me")).to_be_checked()
    switch(bruno, "Sound").click()
    bruno.keyboard.press("Escape")
    bruno.evaluate("hide(true)")
    let_computer_play(bruno, "Ada")
    expect(bruno).to_have_title("● Your turn – Friday – Auberge")
    assert bruno.locator("link[rel=icon]").get_attribute("href") == "/icon-turn.svg"
    wait_for_sounds(bruno, 2)  # one when it is switched on, one for the turn
    told = bruno.evaluate("told")
    assert told["notices"] == [{"title": "Your turn", "body": "Saint Malo · Friday"}]
    assert all(0.05 < sound["peak"] < 0.5 and sound["seconds"] < 0.6 for sound in told["sounds"])

    elsewhere = new_page(link)
    let_computer_play(elsewhere, "Bruno")
    expect(bruno).to_have_title(re.compile("^Friday"))
    assert bruno.evaluate("told.closed") >= 1


def test_sound_is_off_until_it_is_switched_on_and_remembered(new_page: NewPage, house: House) -> None:
    page = observed(new_page(link_of_the_second(house)))
    loudspeaker = switch(page, "Sound")
    expect(loudspeaker).not_to_be_checked()
    expect(loudspeaker).to_have_text("Sound off")
    loudspeaker.click()
    expect(loudspeaker).to_have_text("Sound on")
    wait_for_sounds(page, 1)
    page.reload()
    expect(switch(page, "Sound")).to_be_checked()


def test_notices_that_are_denied_are_said_so(new_page: NewPage, house: House) -> None:
    page = observed(new_page(link_of_the_second(house), viewport=PHONE), may_tell=False)
    switch(page, "Notify me").click()
    expect(page.get_by_role("alert")).to_contain_text("allow notifications")
    expect(switch(page, "Notify me")).not_to_be_checked()
    assert violations(page) == []


# --- who is waited for, and since when ----------------------------------------------------------------------------


def test_everybody_sees_who_is_waited_for_and_since_when(new_page: NewPage, house: House) -> None:
    page = new_page(lay(house, "saint_malo", ("here", "link"), lambda _: True, seed=4).link(1))
    page.clock.set_fixed_time(OPENED + 12 * 60)
    page.reload()
    expect(page.get_by_role("main")).to_contain_text(re.compile(r"Waiting for Ada since \d\d:\d\d \(12 minutes\)"))
    choose_in_menu(page, "Around the table")
    ada = page.get_by_role("dialog").get_by_role("listitem").filter(has_text="Ada")
    expect(ada).to_contain_text(re.compile(r"away · the table has been waiting since \d\d:\d\d"))
    page.clock.set_fixed_time(OPENED + 3 * 86400)
    page.goto(house.address)
    row = page.get_by_role("listitem").filter(has_text="Ada and Bruno")
    expect(row).to_contain_text(re.compile(r"waiting for Ada since \w+day"))


# --- the screen is passed on --------------------------------------------------------------------------------------


def cards_are_dealt(history: TableState) -> bool:
    """Somebody decides, and everybody has seen that cards are in play."""
    return history.waiting.kind == "decide" and history.session.asked_in_secret is None and len(history.standing) > 6


@pytest.mark.parametrize("game", HIDDEN)
def test_the_card_comes_before_any_hand_also_after_a_reload(
    new_page: NewPage, house: House, game: str, pictures: Path | None
) -> None:
    laid = lay(house, game, ["here", "here"], cards_are_dealt, seed=5)
    page = new_page()
    page.evaluate(
        "([id, secrets]) => localStorage.setItem('auberge.tables', JSON.stringify({"
        "[id]: { secrets, invitations: [], held: [0, 1], seen: 1 } }))",
        [laid.id, list(laid.secrets)],
    )
    frames: list[str] = []
    page.on("websocket", lambda line: line.on("framereceived", lambda frame: frames.append(str(frame))))
    page.goto(f"{house.address}/t/{laid.id}")
    come = page.get_by_role("button", name=re.compile("^I’m (Ada|Bruno), show my hand"))
    for _ in range(2):
        expect(come).to_be_focused()
        expect(page).to_have_title(re.compile("^● (Ada|Bruno)’s turn – "))
        assert page.locator("main").count() == 1
        assert page.locator("main.table").count() == 0
        assert frames
        assert not [frame for frame in frames if re.search(r'"you":\d', frame)], "nobody's eyes yet"
        if pictures is not None:
            page.screenshot(path=pictures / f"hand-over-{game}.png")
        come.click()
        page.locator("main.table").wait_for()
        assert any(re.search(r'"you":\d', frame) for frame in frames)
        frames.clear()
        page.reload()
    expect(come).to_be_focused()
    assert violations(page) == []


# --- house data ---------------------------------------------------------------------------------------------------


def test_house_data_is_checked_before_it_is_played(new_page: NewPage, pictures: Path | None) -> None:
    page = new_page("/new/saint_malo")
    shipped = shipped_text("saint_malo")
    page.get_by_text("Custom cards and values").click()
    with page.expect_download() as download:
        page.get_by_role("link", name="Download the built-in file to edit").click()
    assert Path(download.value.path()).read_text() == shipped

    def give(name: str, text: str) -> None:
        file = {"name": name, "mimeType": "application/toml", "buffer": text.encode()}
        page.get_by_label("Choose a TOML file").locator("input").set_input_files(file)  # type: ignore[arg-type]

    report = page.locator(".report")
    give("torn.toml", "cannons = [")
    expect(report).to_contain_text("torn.toml cannot be used")
    expect(report).to_contain_text("not valid TOML")
    give("wrong.toml", shipped.replace("cannons = 6", "cannons = -1", 1))
    expect(report).to_contain_text(re.compile("field cannons: a whole number"))
    give("big.toml", "#" * 160_000)
    expect(report).to_contain_text("160 kB (limit: 150 kB)")
    give("five.toml", shipped.replace("cannons = 6", "cannons = 5", 1))
    expect(report).to_contain_text("five.toml is ready to use")
    expect(report).to_contain_text("The number of cannons is not six")
    expect(report).to_contain_text("stated in the rulebook: 35")
    if pictures is not None:
        page.screenshot(path=pictures / "house-data.png")
    page.get_by_role("button", name="Remove it").click()
    expect(report).to_be_empty()
    give("five.toml", shipped.replace("cannons = 6", "cannons = 5", 1))
    expect(report).to_contain_text("is ready to use")
    assert violations(page) == []
    page.get_by_role("button", name="Sit down and play").click()
    expect(page.get_by_role("banner")).to_contain_text("custom data")
