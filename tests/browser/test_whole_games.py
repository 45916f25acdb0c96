"""Saint Malo in a real browser to the score sheet: the beginning and the end of a game, by mouse and by key."""

from pathlib import Path

from playwright.sync_api import expect

from auberge.table.state import TableState
from tests.finished_games.collecting import FOLDER

from .conftest import NewPage
from .house import House
from .positions import lay_finished_game
from .saint_malo import Player, city_of, open_table

MOST_ACTIONS = 1500
KEPT = FOLDER / "saint_malo" / "01-2-players.json"
_OVERLAPPED = """() => {
  const chart = document.querySelector('svg:has(> .name):has(> .points)');
  const bars = Math.min(...[...chart.querySelectorAll(':scope > path')].map((bar) => bar.getBBox().x));
  return [...chart.querySelectorAll('.name')].filter((name) => name.getBBox().x + name.getBBox().width > bars)
    .map((name) => name.textContent);
}"""


def near_the_end(history: TableState) -> bool:
    return len(history.standing) > 400 and (history.waiting.kind, history.waiting.seat) == ("decide", 0)


def test_a_game_against_a_bot_by_mouse_then_step_by_step_then_again(
    new_page: NewPage, house: House, pictures: Path | None
) -> None:
    page = new_page("/")
    page.locator('a[href="/new/saint_malo"]').click()  # two clicks from the hall to the table
    open_table(page)
    player = Player(page, 1)
    for _ in range(15):
        assert player.act()

    names = ("Großmutter Hildegard", "Bo")
    table = lay_finished_game(house, KEPT, ["here", "bot"], until=near_the_end, names=names)
    page.goto(house.address + table.link(0))
    actions = 0
    while player.act():
        actions += 1
        assert actions < MOST_ACTIONS
    assert actions > 10
    expect(page.get_by_role("table")).to_contain_text("Total")
    expect(page.get_by_role("button", name="Play again")).to_be_in_viewport()
    assert page.evaluate(_OVERLAPPED) == [], "names end before their bars begin"
    page.wait_for_timeout(400)
    if pictures is not None:
        page.screenshot(path=pictures / "score-sheet.png")
    with page.expect_download() as download:
        page.get_by_role("link", name="Save as a file").click()
    assert '"seed"' in download.value.path().read_text()

    address = page.url
    page.get_by_role("link", name="Replay").click()
    page.locator(".city").first.wait_for()
    first = city_of(page)
    page.keyboard.press("End")
    for _ in range(400):
        if city_of(page) != first:
            break
        page.wait_for_timeout(50)
    assert city_of(page) != first
    page.goto(address)
    page.get_by_role("button", name="Play again").click()
    page.wait_for_url(lambda url: url != address)
    page.locator(".city").first.wait_for()


def test_a_game_by_keyboard_alone(new_page: NewPage, house: House) -> None:
    page = new_page("/new/saint_malo")
    page.get_by_role("button", name="Sit down and play").wait_for()
    page.locator("input[name=coach]:checked").press("ArrowUp")  # no coach
    page.keyboard.press("Tab")
    while page.evaluate("document.activeElement?.textContent?.trim()") != "Sit down and play":
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    page.locator(".city").first.wait_for()
    player = Player(page, 2)
    for _ in range(30):
        assert player.act_by_key()

    page.goto(house.address + lay_finished_game(house, KEPT, ["here", "bot"], until=near_the_end).link(0))
    actions = 0
    while player.act_by_key():
        actions += 1
        assert actions < MOST_ACTIONS
    assert actions > 10
    expect(page.get_by_role("table")).to_contain_text("Total")
