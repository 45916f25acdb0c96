"""Valletta at the browser table: played by mouse to the end, paid for by tap, key and drag, secret where it must be."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from .conftest import DESKTOP, PHONE, NewPage
from .frames import listening
from .golden import CheckGolden
from .house import House
from .positions import sit_down
from .test_every_screen import LANGUAGES, found_at_rest, speak, unsaid, violations
from .valletta import CARD, END_TURN, PRIMARY, Player, asked, ending, final_phase, laid

MOST_ACTIONS = 300
STAGE = "dialog[open]:has(.end)"
SUBSTITUTES, MONK = 11, 12  # seeds of games in which these happen to the first seat; goods are replaced in version 1
PAYING = asked(0, "payment", 120)


def names_in_hand(page: Page) -> list[str]:
    return page.locator("[data-hand] .card .title").all_inner_texts()


# --- playing ----------------------------------------------------------------------------------------------------
def test_the_end_of_a_game_by_mouse(new_page: NewPage, house: House, pictures: Path | None) -> None:
    page = new_page(ending(house).link(0))
    player = Player(page, 1)
    player.play_until(STAGE)
    stage = page.locator(STAGE)
    expect(stage).to_contain_text("Final phase")
    expect(stage.locator("li")).to_have_text([re.compile(r"^Ada, cards: \d+ \+ \d+$"), re.compile(r"^Bruno, ")])
    page.locator("dialog[open] .foot .btn").click()
    expect(page.locator(".ribbon-place")).to_contain_text(re.compile(r"Final phase: you have \d+ cards? left"))
    assert player.play_to_the_end(MOST_ACTIONS) > 10
    expect(page.get_by_role("table")).to_contain_text("Total")
    if pictures is not None:
        page.screenshot(path=pictures / "valletta-sheet.png")


def test_building_leads_from_the_card_to_the_house(new_page: NewPage, house: House) -> None:
    table = laid(house, ["here", "link"], asked(0, "build", 60), bot="greedy")
    page = new_page(table.link(0))
    page.locator(".place.leg .cell").first.wait_for()
    houses = page.locator(".place .hs").count()
    page.locator(".place.leg .cell").first.click()  # build here, or upgrade
    expect(page.locator(".decide h2")).to_contain_text(re.compile("^(Pay for|Upgrade) "))
    page.locator(PRIMARY).click()  # the payment as it is proposed
    expect(page.locator(".decide .slot")).to_have_count(0)
    assert page.locator(".place .hs").count() >= houses
    expect(page.locator(".story")).to_contain_text(re.compile("Ada (builds|upgrades)"))


def laid_pieces(page: Page) -> list[str]:
    """The goods that are laid down to be paid, replaced places left out."""
    return [slot.inner_text() for slot in page.locator(".decide .slot:not(.missing)").all()]


def test_a_payment_is_changed_by_tap_by_key_and_by_drag(new_page: NewPage, house: House) -> None:
    page = new_page(laid(house, ["here", "link"], PAYING, seed=SUBSTITUTES, bot="greedy", rules_version=1).link(0))
    pay = page.locator(PRIMARY)
    pay.wait_for()
    proposed = laid_pieces(page)
    assert proposed.count("Remove 1 stone") == 1
    assert page.locator(".decide .slot.missing").count() == 1  # one wood, replaced by three others

    def less_by_one() -> None:
        expect(page.locator(".decide .state")).to_contain_text("Add 3 more goods")
        assert len(laid_pieces(page)) == len(proposed) - 1
        expect(pay).to_have_attribute("aria-disabled", "true")

    def as_proposed() -> None:
        expect(page.locator(".decide .state")).to_be_empty()
        assert laid_pieces(page) == proposed
        expect(pay).to_have_attribute("aria-disabled", "false")

    stone = page.locator(".decide .slot:not(.missing)", has_text="1 stone").first
    own = page.locator(".decide .keep", has_text="stone")
    stone.click()
    less_by_one()
    own.click()
    as_proposed()
    stone.focus()
    page.keyboard.press("ArrowLeft")
    less_by_one()
    own.focus()
    page.keyboard.press("ArrowRight")
    as_proposed()
    stone.drag_to(page.locator(".decide .after"))
    less_by_one()
    own.drag_to(page.locator(".decide .rows"))
    as_proposed()
    stone.drag_to(page.locator(".decide h2"))  # nowhere: it goes back
    as_proposed()
    page.locator(".decide .keep:not(:disabled)").first.click()  # one too many: said, and not taken
    expect(page.locator(".decide .state")).to_contain_text("1 good too many")
    pay.click(force=True)
    expect(page.locator(".decide h2")).to_contain_text("Pay for")
    page.get_by_role("button", name="As proposed").click()
    as_proposed()


def test_whoever_the_monk_asks_chooses_what_to_give(new_page: NewPage, house: House) -> None:
    page = new_page(laid(house, ["here", "link", "link"], asked(0, "give"), seed=MONK).link(0))
    expect(page.locator(".ribbon-place")).to_contain_text("Ada, give 1 good")
    choices = page.locator(".decide .choice")
    assert 1 <= choices.count() <= 4
    choices.first.click()
    expect(page.locator(".ribbon-place")).not_to_contain_text("give 1 good")


def test_two_browsers_and_a_reload(new_page: NewPage, house: House) -> None:
    table = laid(house, ["link", "link"], asked(0, "play", 60))
    ada, bruno = new_page(table.link(0)), new_page(table.link(1))
    bruno.locator("main.table").wait_for()
    assert bruno.locator(CARD).count() == 0
    player = Player(ada, 3)
    player.play_until(END_TURN)
    hand = names_in_hand(ada)
    ada.reload()
    ada.locator("[data-hand] .card").first.wait_for()
    assert names_in_hand(ada) == hand
    ada.locator(END_TURN).click()
    expect(bruno.locator(CARD).first).to_be_visible()
    before = names_in_hand(bruno)
    bruno.reload()
    expect(bruno.locator(CARD).first).to_be_visible()
    assert names_in_hand(bruno) == before


# --- secrets ----------------------------------------------------------------------------------------------------
class Wire:
    """Everything a page is told over its WebSocket."""

    def __init__(self, page: Page) -> None:
        self.told = listening(page)

    def hands(self, start: int = 0) -> set[tuple[int | None, int]]:
        """Whose hands were told to which eyes since then; a card that is drawn counts as one."""
        found: set[tuple[int | None, int]] = set()
        for message in self.told[start:]:
            now = message.get("now")
            if now is None:
                continue
            viewer = now["view"]["you"]
            found |= {(viewer, seat) for seat, one in enumerate(now["view"]["players"]) if one["hand"] is not None}
            events = [
                event for line in (message.get("steps") or message.get("lines") or []) for event in line["events"]
            ]
            found |= {(viewer, event["seat"]) for event in events if event["kind"] == "card_drawn"}
        return found


def test_round_one_screen_a_curtain_hides_the_hands(new_page: NewPage, house: House, pictures: Path | None) -> None:
    table = laid(house, ["here", "here"], asked(0, "play", 60))
    page = new_page("/")
    wire = Wire(page)
    sit_down(page, table, 0, 1)
    page.reload()  # whoever comes anew shows nothing either
    curtain = page.locator("main.handover")
    curtain.wait_for()
    page.get_by_role("button", name="I’m Ada").click()
    page.locator(CARD).first.wait_for()
    player = Player(page, 5)
    player.play_until(END_TURN)
    page.locator(END_TURN).click()
    curtain.wait_for()
    expect(curtain).to_contain_text("Pass the device to Bruno")
    if pictures is not None:
        page.screenshot(path=pictures / "valletta-hand-over.png")
    page.wait_for_timeout(300)  # whatever might still come
    behind = len(wire.told)
    assert page.locator("[data-hand], .hc, dialog").count() == 0
    assert "Builder" not in page.content()
    page.get_by_role("button", name="I’m Bruno").click()
    page.locator(CARD).first.wait_for()
    assert wire.hands(behind) == {(1, 1)}
    assert {viewer for viewer, _ in wire.hands()} == {0, 1}
    assert all(viewer == seat for viewer, seat in wire.hands())


def test_a_spectator_sees_no_hand(new_page: NewPage, house: House) -> None:
    table = laid(house, ["link", "link"], asked(0, "play", 60))
    watch = new_page("/")
    wire = Wire(watch)
    watch.goto(house.address + table.link())
    watch.locator("[data-hand] .back").first.wait_for()
    ada = new_page(table.link(0))
    player = Player(ada, 7)
    player.play_until(END_TURN)
    ada.locator(END_TURN).click()
    expect(watch.locator(".ribbon-place")).to_contain_text("Bruno")
    assert watch.locator("[data-hand] .card").count() == 0
    assert wire.told
    assert wire.hands() == set()
    watch.keyboard.press("d")
    expect(watch.locator("dialog[open]")).to_contain_text("Hand or draw pile")


# --- words and room ---------------------------------------------------------------------------------------------
_CUT_OFF = """(css) => [...document.querySelectorAll(css)]
  .filter((one) => one.getClientRects().length > 0 && one.closest('.unseen') === null)
  .filter((one) => one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 3)
  .map((one) => `${one.className}: ${one.textContent.trim().slice(0, 60)}`)"""
WHOLE = ".btn, .choice, .ribbon-place *, .hc .title, .decide h2, .decide p, .decide dt, .cap, .pool .one, .price dt"


@pytest.mark.parametrize("viewport", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_every_word_is_there_and_whole(new_page: NewPage, house: House, viewport: ViewportSize) -> None:
    table = laid(house, ["here", "link"], PAYING, seed=SUBSTITUTES, bot="greedy", rules_version=1)
    page = new_page(table.link(0), viewport=viewport)
    page.locator(PRIMARY).wait_for()
    for language in LANGUAGES:
        speak(page, language)
        assert found_at_rest(page, _CUT_OFF, WHOLE) == []
        page.keyboard.press("d")
        page.locator("dialog[open]").wait_for()
        assert unsaid(page) == []
        assert found_at_rest(page, _CUT_OFF, "dialog[open] .btn, dialog[open] h3, dialog[open] p") == []
        page.keyboard.press("Escape")
        page.locator("dialog[open]").wait_for(state="detached")


def test_four_players_on_a_phone_without_losing_the_overview(new_page: NewPage, house: House) -> None:
    page = new_page(
        laid(house, ["here", "link", "link", "link"], asked(0, "play", 300), bot="greedy").link(0), viewport=PHONE
    )
    page.locator(CARD).first.wait_for()
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    dock = page.locator("section.dock").bounding_box()
    assert dock is not None
    for css, number in ((".chips .chip", 4), (".place", 30), (".street", 1)):
        found = page.locator(css)
        assert found.count() == number
        for box in (one.bounding_box() for one in found.all()):
            assert box is not None
            assert box["x"] >= 0
            assert box["x"] + box["width"] <= 391
            assert box["y"] >= 0
            assert box["y"] + box["height"] <= dock["y"] + 1
    assert found_at_rest(page, _CUT_OFF, ".chips .chip .facts, .chips .chip .goods") == []


@pytest.mark.parametrize(("viewport", "lamp"), [(DESKTOP, False), (PHONE, True)], ids=["desktop-day", "phone-lamp"])
def test_panels_and_stages_have_no_fault_that_axe_finds(
    new_page: NewPage, house: House, viewport: object, lamp: bool
) -> None:
    page = new_page(
        laid(house, ["here", "link"], PAYING, seed=SUBSTITUTES, bot="greedy", rules_version=1).link(0),
        viewport=viewport,
        lamp=lamp,
    )
    page.locator(PRIMARY).wait_for()
    assert violations(page) == []
    page.keyboard.press("d")
    page.locator("dialog[open]").wait_for()
    page.wait_for_timeout(200)
    assert violations(page) == []
    page.get_by_role("dialog").get_by_role("button", name="Available").click()
    assert violations(page) == []
    page = new_page(ending(house).link(0), viewport=viewport, lamp=lamp)
    player = Player(page, 1)
    player.play_until(STAGE)
    page.wait_for_timeout(200)
    assert violations(page) == []


# --- golden pictures --------------------------------------------------------------------------------------------
def test_chosen_positions_look_as_they_did(new_page: NewPage, house: House, golden: CheckGolden) -> None:
    four = laid(house, ["here", "link", "link", "link"], asked(0, "play", 300), bot="greedy")
    paying = laid(house, ["here", "link"], PAYING, seed=SUBSTITUTES, bot="greedy", rules_version=1)
    last = final_phase(house)
    for table, viewport, name in (
        (four, DESKTOP, "valletta-four-desktop"),
        (four, PHONE, "valletta-four-phone"),
        (paying, DESKTOP, "valletta-payment"),
        (last, DESKTOP, "valletta-final-phase"),
    ):
        page = new_page(table.link(0), viewport=viewport)
        page.locator("[data-hand], .slot").first.wait_for()
        golden(page, name)
        page.close()
