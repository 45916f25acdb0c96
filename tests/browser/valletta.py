"""Somebody who plays Valletta in the browser by mouse: cards, buildings, payments. Reads the page, chooses at random.

Also the positions at which the tests of Valletta begin: seeded bots have played until there.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import cache

from playwright.sync_api import Page

from auberge.games.valletta.view import VallettaView
from auberge.table.state import TableState
from auberge.wire import Holder
from tests.finished_games.collecting import FOLDER

from .house import House
from .person import Person
from .positions import Laid, lay, lay_finished_game

GO_ON = "dialog[open] .foot .btn"
CARD = "[data-hand] .card.legal"
BUILDING = ".place.leg .cell"
HIRE = ".pool .one.legal"
CHOICE = ".decide .choice:not(:disabled)"
PRIMARY = ".decide .btn.primary:not(:disabled)"
END_TURN = ".decide .btn.primary.wide:not(:disabled)"
BUTTON = ".decide .buttons .btn:not(:disabled)"
THINGS = {
    "over": "main.ending",
    "stage": GO_ON,
    "card": CARD,
    "building": BUILDING,
    "hire": HIRE,
    "choice": CHOICE,
    "primary": PRIMARY,
    "button": BUTTON,
}
_STATE = """(things) => {
  const busy = document.querySelector('main.table[aria-busy=true]') !== null;
  const shown = (css) => [...document.querySelectorAll(css)].filter((found) => found.getClientRects().length > 0);
  return Object.fromEntries(Object.entries(things).map(([name, css]) => [name, busy ? 0 : shown(css).length]));
}"""
SEED = 11


def view_of(history: TableState) -> VallettaView:
    """The table as a spectator sees it."""
    view = history.game.view(history.session.match.position, None)
    assert isinstance(view, VallettaView)
    return view


@cache
def asked(seat: int, question: str, steps: int = 0) -> Callable[[TableState], bool]:
    """A seat is asked this, after so many steps."""

    def is_asked(history: TableState) -> bool:
        waiting = history.waiting
        if len(history.standing) < steps or (waiting.kind, waiting.seat) != ("decide", seat):
            return False
        return view_of(history).question == question

    return is_asked


def near_the_end(history: TableState) -> bool:
    """The first seat has brought about the final phase; it begins after this turn."""
    view = view_of(history)
    waiting = history.waiting
    return view.end_flagged and not view.end_phase and (waiting.kind, waiting.seat) == ("decide", 0)


def in_the_final_phase(history: TableState) -> bool:
    """The final phase, and the first seat is to play a card."""
    return view_of(history).end_phase and asked(0, "play")(history)


def laid(
    house: House,
    holders: Sequence[Holder],
    until: Callable[[TableState], bool],
    *,
    seed: int = SEED,
    bot: str = "random",
    rules_version: int | None = None,
) -> Laid:
    """A table of Valletta that bots have brought there: quickly, or so that it looks like a game (`greedy`)."""
    return lay(house, "valletta", holders, until, seed=seed, bot=bot, rules_version=rules_version)


def ending(house: House) -> Laid:
    """A kept game for two, in the turn in which the first seat has brought about its end."""
    return lay_finished_game(house, FOLDER / "valletta" / "01-2-players.json", ["here", "bot"], until=near_the_end)


def final_phase(house: House) -> Laid:
    """A kept game for three in its final phase; the third seat has been round the street."""
    holders: list[Holder] = ["here", "link", "link"]
    return lay_finished_game(house, FOLDER / "valletta" / "04-3-players.json", holders, until=in_the_final_phase)


class Player(Person):
    """One person at one page."""

    def __init__(self, page: Page, seed: int) -> None:
        super().__init__(page, seed, _STATE, THINGS)

    def do(self, state: Mapping[str, int]) -> None:
        """Does one thing by mouse."""
        if state["stage"]:
            self.pick(GO_ON)
        elif state["primary"]:
            self.pick(PRIMARY)  # what has been pointed at, a payment, the end of the turn
        elif state["choice"]:
            self.pick(CHOICE)
        elif state["building"]:
            self.pick(BUILDING)
        elif state["hire"] and self.rng.random() < 0.5:
            self.pick(HIRE)
        elif state["card"] and not (state["button"] and self.rng.random() < 0.5):
            self.pick(CARD)
        else:
            self.pick(BUTTON)

    def play_to_the_end(self, most: int) -> int:
        """Plays until the game is over; says in how many actions."""
        for actions in range(most):
            if not self.act():
                return actions
        raise AssertionError("the game does not end")
