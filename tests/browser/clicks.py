"""Clicks per turn, counted by somebody who plays by mouse against a bot. Every turn begins at a laid table."""

import json
from collections.abc import Callable, Mapping

import msgspec
from playwright.sync_api import Page, WebSocket

from auberge.table.state import TableState

from . import malta, saint_malo, valletta
from .house import House
from .person import Person
from .positions import lay

PLAYERS: dict[str, Callable[[Page, int], Person]] = {
    "saint_malo": saint_malo.Player,
    "valletta": valletta.Player,
    "malta": malta.Player,
}
LAID_BY = {"saint_malo": "random", "valletta": "random", "malta": "greedy"}
SEEDS = {"saint_malo": 0, "valletta": 0, "malta": 0}
MOST_LOOKS = 500


class Turn:
    """The turn of the first seat, until the page is told of another; made before the page comes to the table."""

    def __init__(self, page: Page) -> None:
        self.is_over = False
        page.on("websocket", self._listen)

    def _listen(self, line: WebSocket) -> None:
        line.on("framereceived", lambda frame: self._told(str(frame)))

    def _told(self, frame: str) -> None:
        self.is_over |= json.loads(frame).get("now", {}).get("view", {}).get("turn", 0) != 0


def begins(game: str, seen: Mapping[str, int | str], number: int) -> bool:
    """Whether a turn begins, not too early in the game."""
    match game:
        case "saint_malo":
            return (seen["question"], seen["rolls"], seen["round"]) == ("roll", 0, number)
        case "malta":
            return (seen["question"], seen["turns"]) == ("play", 3)
        case _:
            return (seen["question"], seen["plays"], seen["turn"]) == ("play", 0, 0)


def turn_begins(game: str, number: int) -> Callable[[TableState], bool]:
    """The first seat begins such a turn."""

    def has_come(history: TableState) -> bool:
        due, late = history.waiting, game != "valletta" or len(history.standing) > 16 * number
        if due.seat != 0 or due.kind not in ("decide", "throw") or not late:
            return False
        return begins(game, msgspec.to_builtins(history.game.view(history.session.match.position, None)), number)

    return has_come


def clicks_of_a_turn(page: Page, house: House, game: str, number: int) -> int:
    """Plays one turn by mouse and says how many clicks it took."""
    turn = Turn(page)
    table = lay(house, game, ["here", "bot"], turn_begins(game, number), seed=SEEDS[game] + number, bot=LAID_BY[game])
    page.goto(house.address + table.link(0))
    page.locator("main.table").wait_for()
    player = PLAYERS[game](page, number)
    for _ in range(MOST_LOOKS):
        state = player.state()
        if turn.is_over or state["over"]:
            return player.clicks
        if any(state.values()):
            player.do(state)
        else:
            page.wait_for_timeout(20)
    raise AssertionError("this turn does not end")
