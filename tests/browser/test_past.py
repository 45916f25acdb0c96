"""Looking back: every step has its caption and its address, costly decisions are walked through on the board, what
happened meanwhile is told, and the result can be kept as a picture."""

import re
import struct
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Page, expect

from auberge.table.state import TableState
from tests.finished_games.collecting import FOLDER

from .conftest import PHONE, NewPage
from .house import House
from .positions import Laid, lay_finished_game, sit_down
from .reviewed import decisions, lay_review
from .test_every_screen import violations

CAPTION = ".ribbon .say"
BEFORE = "The table before the first step."
KINDS = {"saint_malo": ("keep", "place"), "valletta": ("play", "build"), "malta": ("space", "direction")}
PLAYED = {"saint_malo": ".made, .made-move", "valletta": ".made-move", "malta": "circle.made"}
BETTER = {"saint_malo": ".better, .better-move", "valletta": ".better-move", "malta": "circle.better"}


def finished(house: House, game: str) -> Laid:
    """A kept game for two that has come to its end."""
    return lay_finished_game(house, FOLDER / game / "01-2-players.json", ["here", "bot"])


def origin(page: Page) -> str:
    found: str = page.evaluate("location.origin")
    return found


def test_every_step_of_a_replay_is_told_and_has_an_address(new_page: NewPage, house: House) -> None:
    table = finished(house, "saint_malo")
    starts = [line for line, step in enumerate(table.history.session.match.steps, 1) if "TurnBegan" in str(step.events)]
    page = new_page(f"/replay/{table.id}")
    expect(page.locator(CAPTION)).to_have_text(BEFORE)
    step = page.locator(".controls .small")
    captions = []
    for number in range(1, 9):
        page.keyboard.press("ArrowRight")
        expect(step).to_contain_text(f"{number} /")
        captions.append(page.locator(CAPTION).inner_text())
    assert BEFORE not in captions
    assert any("keeps" in caption for caption in captions)
    expect(page.locator(".log li")).to_have_count(sum(_told(table, number) for number in range(8)))

    page.keyboard.press("]")
    after = next(start for start in starts if start > 8)
    expect(page).to_have_url(f"{origin(page)}/replay/{table.id}/{after}")
    page.get_by_role("button", name="Previous turn").click()
    before = max(start for start in starts if start < after)
    expect(page).to_have_url(f"{origin(page)}/replay/{table.id}/{before}")
    page.locator(".log button").last.click()  # a line of the log is a place to come back from
    expect(page).to_have_url(f"{origin(page)}/replay/{table.id}/1")
    page.go_back()
    expect(step).to_contain_text(f"{before} /")
    page.goto(f"{origin(page)}/replay/{table.id}/{after}")
    expect(step).to_contain_text(f"{after} /")
    assert violations(page) == []


def _told(table: Laid, number: int) -> int:
    """How many lines of the log tell of a step."""
    untold = ("kept", "building_stopped")
    events = table.history.session.match.steps[number].events
    return sum(type(event).__struct_config__.tag not in untold for event in events)


@pytest.mark.parametrize("game", ["saint_malo", "valletta", "malta"])
def test_one_walks_from_one_costly_decision_to_the_next(
    new_page: NewPage, house: House, game: str, pictures: Path | None
) -> None:
    table = finished(house, game)
    costly = sorted(decisions(table, 0, KINDS[game]), key=lambda one: one.step)
    lay_review(house, table, costly)
    first, second = (one.step for one in costly)
    page = new_page(f"/t/{table.id}/{first}/review")
    verdict = page.get_by_role("region", name="Decision 1 of 2")
    expect(verdict.get_by_role("status")).to_contain_text("46 percent to win. Better: ")
    expect(page.locator(BETTER[game]).first).to_be_visible()
    expect(page.locator(PLAYED[game]).first).to_be_visible()
    expect(page.get_by_text("better", exact=True).first).to_be_visible()
    expect(page.get_by_text("played", exact=True).first).to_be_visible()
    expect(page.get_by_role("button", name="Previous costly decision")).to_be_disabled()
    assert violations(page, "color-contrast", "aria-allowed-role", "region", "nested-interactive") == []
    page.locator('[role="gridcell"][tabindex="0"]').first.focus()  # the board has keys of its own
    page.keyboard.press("n")
    expect(page).to_have_url(f"{origin(page)}/t/{table.id}/{second}/review")
    expect(page.get_by_role("region", name="Decision 2 of 2")).to_be_visible()
    expect(page.get_by_role("button", name="Next costly decision")).to_be_disabled()
    if pictures is not None:
        page.screenshot(path=pictures / f"past-{game}.png")
    page.go_back()
    expect(verdict).to_be_visible()
    page.set_viewport_size(PHONE)
    expect(page.locator(".phone .dock").first).to_have_css("position", "static")  # a hand of the past covers nothing
    page.get_by_role("button", name="Score sheet").click()
    expect(page.locator("main.ending")).to_be_visible()
    if game == "malta":
        share(page)


def share(page: Page) -> None:
    """Keeps the result as a picture."""
    page.get_by_role("button", name="Share a picture").click()
    expect(page.get_by_role("img", name="Malta!, November 14, 2023. ")).to_be_visible()
    with page.expect_download() as saved:
        page.get_by_role("link", name="Save the picture").click()
    assert saved.value.suggested_filename == "auberge-malta-2023-11-14.png"
    content = saved.value.path().read_bytes()
    assert content.startswith(b"\x89PNG")
    assert struct.unpack(">II", content[16:24]) == (1200, 630)
    assert len(content) > 50_000  # figures, floor and letters are drawn in it


def ours(history: TableState) -> bool:
    return len(history.standing) > 30 and (history.waiting.kind, history.waiting.seat) == ("decide", 0)


def test_whoever_comes_back_is_told_what_happened_meanwhile(new_page: NewPage, house: House) -> None:
    table = lay_finished_game(house, FOLDER / "saint_malo" / "01-2-players.json", ["here", "bot"], until=ours)
    page = new_page("/", viewport=PHONE)
    sit_down(page, table, 0)
    lines = httpx.get(f"{house.address}/api/tables/{table.id}/log").json()["lines"]
    missed = page.get_by_role("button", name="since you looked away")
    expect(missed).to_have_count(0)
    # As if the page had been left a turn of the other's ago.
    page.evaluate("([id, step]) => localStorage.setItem('auberge.looked', JSON.stringify([[id, step]]))", [table.id, 7])
    page.reload()
    missed.click()
    sheet = page.get_by_role("dialog", name="Since you looked away")
    expect(sheet.get_by_role("button", name="Bruno’s turn").first).to_be_visible()
    assert violations(page) == []
    sheet.get_by_role("button", name="Bruno’s turn").first.click()
    expect(page).to_have_url(re.compile(f"/t/{table.id}/[0-9]+$"))
    expect(page.locator(".controls .small")).to_contain_text(f"/ {len(lines)}")
    page.keyboard.press("Escape")
    expect(page).to_have_url(f"{house.address}/t/{table.id}")
    expect(missed).to_have_count(0)
    page.goto(house.address)
    expect(page.get_by_role("link", name="Continue · Ada and Bruno")).to_be_in_viewport()
