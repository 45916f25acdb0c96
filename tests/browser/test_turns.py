"""The ribbons of all who are at a table ask only those to act who can: two people and a spectator, games to their end.

The moves are sent through the sockets of the pages, which is faster than clicks; every page is read after each. Of the
two longer games the first turns are played, and the last ones.
"""

import random
import re
import time
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

import pytest
from playwright.sync_api import ViewportSize

from auberge.table.state import TableState

from . import malta, saint_malo, valletta
from .conftest import NewPage
from .house import House
from .positions import lay

MOST_STEPS: Final = 2000
BEGINNING: Final = 24  # steps
SETTLED: Final = 3.0  # seconds after which a page must show what it was sent
SMALL: Final[ViewportSize] = {"width": 900, "height": 600}  # a desk that is drawn fast
CONTROLS: Final[Mapping[str, str]] = {
    "saint_malo": ", ".join(saint_malo.CONTROLS),
    "valletta": ", ".join(css for name, css in valletta.THINGS.items() if name != "over"),
    "malta": ", ".join(css for name, css in malta.KINDS.items() if name != "over"),
}
WAITS: Final = re.compile(r"(Ada|Bruno) (is|can|plays) |Waiting for|The (game|discard pile|draw pile) is")
PENDING: Final = re.compile(r"(Ada|Bruno) can still undo")
FIGURES: Final = ("figure-disc", "figure-triangle")
TURN_BEGAN: Final = re.compile(r"it is (Ada|Bruno)’s turn")
# Keeps the open socket of a page, and what the server last sent about the table.
_LISTEN: Final = """() => {
  const Native = WebSocket;
  window.WebSocket = class extends Native {
    constructor(...where) {
      super(...where);
      window.table = { socket: this, now: null, view: {} };
      this.addEventListener('message', ({ data }) => {
        const { now } = JSON.parse(data);
        if (!now) return;
        Object.assign(window.table.view, now.view);
        window.table.now = now;
      });
    }
  };
}"""
_LOOK: Final = """(controls) => {
  document.querySelector('dialog[open] .foot .btn')?.click();
  const { now, view } = window.table;
  return {
    version: now.version,
    waiting: now.waiting,
    moves: view.moves,
    over: document.querySelector('main.ending') !== null,
    enabled: [...document.querySelectorAll(controls)].some((one) => one.getClientRects().length > 0),
    ribbon: document.querySelector('.ribbon b')?.textContent ?? '',
    pawn: document.querySelector('.ribbon > svg use')?.getAttribute('href').split('#')[1] ?? '',
    log: document.querySelector('.story li')?.textContent ?? '',
  };
}"""
_SAY: Final = "(intent) => window.table.socket.send(JSON.stringify({ id: crypto.randomUUID(), ...intent }))"


class Watcher:
    """One page at the table: what it was sent, and what it shows."""

    def __init__(self, new_page: NewPage, house: House, link: str, game: str, seat: int | None) -> None:
        self.page: Final = new_page("/healthz", viewport=SMALL)
        self.page.add_init_script(f"({_LISTEN})()")
        self.page.goto(house.address + link)
        self.page.locator(".ribbon").wait_for()
        self.seat: Final = seat
        self._controls: Final = CONTROLS[game]

    def look(self) -> dict[str, Any]:
        """What the page shows, once that is right; fails if it goes on showing something wrong."""
        patience = time.monotonic() + SETTLED
        while True:
            seen: dict[str, Any] = self.page.evaluate(_LOOK, self._controls)
            fault = self._fault(seen)
            if fault is None:
                return seen
            assert time.monotonic() < patience, f"{fault}; seat {self.seat}: {seen}"
            self.page.wait_for_timeout(20)

    def _fault(self, seen: Mapping[str, Any]) -> str | None:
        """What is wrong with what this page says about whose turn it is; None if nothing."""
        kind, holder = seen["waiting"]["kind"], seen["waiting"]["seat"]
        if seen["over"]:
            return None
        if not WAITS.match(seen["ribbon"]) and not seen["enabled"]:
            return "the ribbon asks a player who cannot act"
        if kind != "confirm":
            return None
        if holder != self.seat and not PENDING.match(seen["ribbon"]):
            return "the ribbon does not say that another seat can undo"
        if holder != self.seat and seen["pawn"] != FIGURES[holder]:
            return "the pawn is not that of the seat that can undo"
        return "the log begins the next turn already" if TURN_BEGAN.search(seen["log"]) else None

    def act(self, seen: Mapping[str, Any], rng: random.Random) -> None:
        """Makes one of the moves that are offered, or throws, or makes the last steps final."""
        intent = {"version": seen["version"], "seat": self.seat, "sure": True}
        if seen["waiting"]["kind"] == "decide":
            intent |= {"kind": "act", "move": rng.choice(seen["moves"])}
        else:
            intent |= {"kind": "proceed"}
        self.page.evaluate(_SAY, intent)


def play(everybody: Sequence[Watcher], rng: random.Random, least: int) -> int:
    """Plays at random, looks at every page after each step, and returns how often a turn was made final.

    Stops after `least` steps and two such turns, or at the end of the game.
    """
    done, confirmed = {0: -1, 1: -1}, 0
    for step in range(MOST_STEPS):
        if step >= least and confirmed > 1:
            return confirmed
        seen = [one.look() for one in everybody]
        for one, its in zip(everybody, seen, strict=True):
            waiting, version = its["waiting"], its["version"]
            if one.seat is not None and waiting["seat"] == one.seat and version > done[one.seat]:
                done[one.seat] = version
                confirmed += waiting["kind"] == "confirm"
                one.act(its, rng)
        if all(its["over"] for its in seen):
            return confirmed
    raise AssertionError("the game does not end")


def after(steps: int) -> Callable[[TableState], bool]:
    """So many steps were taken."""
    return lambda history: len(history.standing) >= steps


@pytest.mark.parametrize(
    ("game", "begin", "least"),
    [
        ("saint_malo", 0, BEGINNING),
        ("saint_malo", 320, MOST_STEPS),
        ("valletta", 0, BEGINNING),
        ("valletta", 240, MOST_STEPS),
        ("malta", 0, MOST_STEPS),
    ],
)
def test_only_those_who_can_act_are_asked_to(
    new_page: NewPage, house: House, game: str, begin: int, least: int
) -> None:
    table = lay(house, game, ["link", "link"], after(begin), seed=4)
    everybody = [Watcher(new_page, house, table.link(seat), game, seat) for seat in (0, 1, None)]
    assert play(everybody, random.Random(4), least) > 1, "the pages saw turns that were made final"
