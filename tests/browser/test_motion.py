"""What moves on the table comes to its end, however fast somebody likes it."""

from typing import Final

import pytest
from playwright.sync_api import Page

from auberge.table.state import TableState
from auberge.wire import Holder

from . import malta, saint_malo, valletta
from .conftest import NewPage
from .house import House
from .person import Person
from .positions import lay

AGAINST_BOTS: Final[tuple[Holder, ...]] = ("here", "bot", "bot")
ACTIONS: Final = 6
# Sheets, stages and people's words are put away when somebody likes: only what the game shows by itself is counted.
OTHERS: Final = ("enter", "fade", "breathe")
WATCH: Final = """() => {
  window.moved = [];
  addEventListener('animationstart', (event) => {
    const moving = event.target.getAnimations().find((one) => one.animationName === event.animationName);
    if (moving === undefined || moving.effect.getComputedTiming().endTime === Infinity) return;
    const name = event.animationName.replace(/^svelte-[^-]+-/, '');
    moving.finished.then(() => window.moved.push(['ended', name]), () => window.moved.push(['cut', name]));
  });
}"""


def bots_turn(history: TableState) -> bool:
    return history.waiting.kind == "decide" and history.waiting.seat == 0 and len(history.standing) > 6


def player_of(game: str, page: Page) -> Person:
    players = {"malta": malta.Player, "saint_malo": saint_malo.Player, "valletta": valletta.Player}
    player: Person = players[game](page, 1)  # type: ignore[abstract]
    return player


@pytest.mark.parametrize("game", ["saint_malo", "valletta", "malta"])
def test_no_animation_is_cut_at_a_brisk_pace(new_page: NewPage, house: House, game: str) -> None:
    table = lay(house, game, AGAINST_BOTS, bots_turn, seed=3)
    page = new_page("/healthz", calm=True)
    page.evaluate("localStorage.setItem('auberge.pace', 'quick')")
    page.add_init_script(f"({WATCH})()")
    page.goto(house.address + table.link(0))
    player = player_of(game, page)
    for _ in range(ACTIONS):
        if not player.act():
            break
    page.wait_for_timeout(2_000)
    moved = page.evaluate("window.moved")
    assert [name for what, name in moved if what == "cut" and name not in OTHERS] == []
    assert any(what == "ended" for what, _ in moved)
