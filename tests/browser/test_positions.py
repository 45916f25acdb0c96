"""Tables laid in a chosen position: the same ones every time, as the server itself would have stored them."""

from pathlib import Path

import pytest
from playwright.sync_api import expect

from auberge import games
from auberge.table.state import TableState, history_of
from tests.finished_games.collecting import FOLDER, read

from .conftest import NewPage
from .house import House
from .positions import lay, lay_finished_game

SEEDED = [
    next(file for file in sorted(FOLDER.glob(f"{name}/*.json")) if read(file).record.seed is not None)
    for name in games.NAMES
]


def far(history: TableState) -> bool:
    return len(history.standing) >= 12 and history.waiting.kind == "decide"


@pytest.mark.parametrize("name", games.NAMES)
def test_the_same_seed_lays_the_same_table(tmp_path: Path, name: str) -> None:
    one, other = (lay(House(tmp_path), name, ["here", "bot"], far, bot="random", seed=3) for _ in range(2))
    assert one.view() == other.view()
    assert one.link(0).startswith(f"/t/{one.id}#")
    assert one.link() == one.link(1) == f"/t/{one.id}"
    assert history_of(one.history.stored, one.rows).waiting == one.history.waiting


@pytest.mark.parametrize("file", SEEDED, ids=lambda file: file.parent.name)
def test_a_kept_game_is_laid_shortly_before_its_end(tmp_path: Path, file: Path) -> None:
    kept = read(file)
    laid = lay_finished_game(House(tmp_path), file, ["here"] * kept.record.seats, left=2)
    assert laid.history.session.match.record().entries == kept.record.entries[:-2]
    assert not laid.history.is_over


def test_a_running_house_opens_what_is_laid_and_goes_on(new_page: NewPage, house: House) -> None:
    laid = lay(house, "saint_malo", ["here", "bot"], far, bot="random")
    page = new_page(laid.link(0))
    expect(page.locator("main.table")).to_be_visible()
    expect(page.get_by_text("Bruno").first).to_be_visible()
