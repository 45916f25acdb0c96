"""The page plays without a server: the engine is fetched once, then the server is stopped and the network is off."""

import json
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

import msgspec
import pytest
from playwright.sync_api import Browser, Page, expect

from auberge.core import record as records
from auberge.core.record import HUMAN, Player, Record
from tests.finished_games.collecting import FOLDER, read
from tests.offline import lockstep

from . import malta, saint_malo, valletta
from .conftest import DESKTOP, PATIENCE
from .house import House
from .person import Person

MOST_ACTIONS = 400
PLAYERS: dict[str, Callable[[Page, int], Person]] = {
    "saint_malo": saint_malo.Player,
    "valletta": valletta.Player,
    "malta": malta.Player,
}
BOARDS = {"saint_malo": ".city", "valletta": "main.table", "malta": ".tiles"}
_RUN = """async ([index, wheels, archive, code]) => {
  const bytes = async (url) => (await fetch(url)).arrayBuffer();
  const { loadPyodide } = await import(index + 'pyodide.mjs');
  const python = await loadPyodide({ indexURL: index });
  for (const wheel of wheels) python.unpackArchive(await bytes(wheel), 'wheel');
  python.unpackArchive(await bytes(archive), 'zip', { extractDir: '/lib/auberge' });
  python.runPython("import sys; sys.path.insert(0, '/lib/auberge')");
  python.runPython(code);
  return python.runPython('digests()').toJs();
}"""


@dataclass(frozen=True)
class Device:
    """A browser that has been at the house once, and has no network any more."""

    page: Page
    address: str

    def hall(self) -> None:
        """Goes to the hall, without loading the page anew."""
        if self.page.url.rstrip("/") != self.address:
            self.page.locator("header a").first.click()
        expect(self.page.get_by_text("Ready, even without a network.")).to_be_visible()

    def import_record(self, record: Record, folder: Path) -> None:
        """Opens a saved game in the hall."""
        file = folder / "game.json"
        file.write_bytes(records.dumps(record))
        self.page.get_by_label("Open a saved game").set_input_files(file)
        self.page.wait_for_url("**/here-*", timeout=3 * PATIENCE)  # Python may have to start


@pytest.fixture(scope="module")
def visited(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Device]:
    house = House(tmp_path_factory.mktemp("gone"))
    house.start()
    context = browser.new_context(viewport=DESKTOP, locale="en", reduced_motion="reduce", accept_downloads=True)
    context.add_init_script("localStorage.setItem('auberge.pace', 'instant')")
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    page.goto(house.address)
    page.evaluate("() => navigator.serviceWorker.ready.then(() => true)")
    page.get_by_role("button", name="Fetch it now").click()
    expect(page.get_by_role("complementary", name="Without a server")).to_be_visible()
    expect(page.get_by_text("Ready, even without a network.")).to_be_visible(timeout=3 * PATIENCE)
    house.stop()
    context.set_offline(True)
    page.reload()
    yield Device(page, house.address)
    context.close()


@pytest.fixture
def device(visited: Device) -> Iterator[Device]:
    complaints: list[str] = []
    visited.page.on("pageerror", lambda error: complaints.append(str(error)))
    visited.hall()
    yield visited
    assert complaints == []


def _near_the_end(game: str, left: int) -> Record:
    """A kept game so many entries before its end: a person against the squire."""
    record = read(FOLDER / game / "01-2-players.json").record
    players = Player("Ada", HUMAN), Player("Rosie", "squire")
    return msgspec.structs.replace(record, entries=record.entries[:-left], players=players)


def _play_to_the_end(page: Page, game: str) -> int:
    player = PLAYERS[game](page, 1)
    for actions in range(MOST_ACTIONS):
        if not player.act():
            return actions
    raise AssertionError("the game does not end")


def test_a_whole_game_of_malta_against_the_squire(device: Device) -> None:
    page = device.page
    page.locator('a[href="/new/malta"]').click()
    expect(page.get_by_role("radio", name="On this device")).to_be_checked()
    expect(page.get_by_role("radio", name="By link", exact=True)).to_have_count(0)
    page.get_by_role("button", name="Sit down and play").click()
    page.wait_for_url("**/t/here-*", timeout=3 * PATIENCE)  # Python may have to start
    page.locator(BOARDS["malta"]).first.wait_for()
    assert _play_to_the_end(page, "malta") > 3
    expect(page.get_by_role("button", name="Play again")).to_be_visible()


def test_a_saved_game_goes_on_survives_a_reload_and_is_saved_again(device: Device, tmp_path: Path) -> None:
    page, unfinished = device.page, _near_the_end("saint_malo", 30)
    device.import_record(unfinished, tmp_path)
    page.locator(".city").first.wait_for()
    assert PLAYERS["saint_malo"](page, 1).act()
    page.reload()
    page.locator(".city").first.wait_for(timeout=3 * PATIENCE)
    assert _play_to_the_end(page, "saint_malo") > 3
    with page.expect_download() as download:
        page.get_by_role("link", name="Save as a file").click()
    saved = records.loads(download.value.path().read_bytes())
    assert saved.entries[: len(unfinished.entries)] == unfinished.entries
    assert len(saved.entries) > len(unfinished.entries)

    device.hall()
    expect(page.get_by_role("list", name="Finished games")).to_contain_text("on this device")
    device.import_record(saved, tmp_path)
    assert "/replay/here-" in page.url
    page.locator(".city").first.wait_for()


def test_a_game_of_valletta_goes_on_to_its_end(device: Device, tmp_path: Path) -> None:
    device.import_record(_near_the_end("valletta", 24), tmp_path)
    device.page.locator("main.table").wait_for()
    assert _play_to_the_end(device.page, "valletta") > 3
    expect(device.page.get_by_role("table")).to_contain_text("Total")


def test_two_at_one_screen_one_asks_for_a_hint_follows_it_and_takes_it_back(device: Device) -> None:
    page = device.page
    page.locator('a[href="/new/saint_malo"]').click()
    page.get_by_role("group", name="Seat 2").get_by_text("Here").click()
    page.get_by_role("button", name="Sit down and play").click()
    page.locator(".city").first.wait_for(timeout=3 * PATIENCE)
    saint_malo.Player(page, 3).play_until(".hand .choice.symbol:not(.off)")
    page.get_by_role("button", name="What would you do?").click()
    page.get_by_role("button", name="Play this move").first.click()
    undo = page.get_by_role("button", name=re.compile("^Undo")).last
    undo.click()
    expect(undo).to_be_hidden()


def test_the_same_seed_gives_the_same_game_in_the_browser(browser: Browser, house: House) -> None:
    info = json.loads((Path(lockstep.__file__).parents[2] / "src/auberge/server/page/engine/engine.json").read_text())
    index = f"{house.address}/engine/{info['version']}/"
    names = [file["name"] for file in info["files"]]
    context = browser.new_context(bypass_csp=True, service_workers="block")
    page = context.new_page()
    page.goto(f"{house.address}/healthz")
    code = Path(lockstep.__file__).read_text()
    wheels = [index + name for name in names if name.endswith(".whl")]
    found = page.evaluate(_RUN, [index, wheels, f"{index}auberge.zip", code])
    context.close()
    assert found == lockstep.digests()
