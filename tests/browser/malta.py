"""Somebody who plays Malta! in the browser by mouse or tap: cards, targets on the board, ways, answers. At random."""

from collections.abc import Callable, Mapping

from playwright.sync_api import Page

from auberge.core.protocol import Seat
from auberge.games.malta.view import MaltaView
from auberge.table.state import TableState
from auberge.wire import Holder

from .conftest import NewPage
from .person import Person

STAGE = "dialog[open] .foot .btn.primary"
WHICH = ".which .btn"
ANSWERS = ".answers .ans:not(:disabled, [aria-disabled=true])"
LET_HAPPEN = ".answers .ans.primary"
AIMS = ".tiles .aim"
HANDLES = ".tiles .handle"
CHOICES = ".hand .choices:not(.answers) .btn:not(:disabled)"
CARDS = ".fan.asked .slot:not(.dim)"
PRIMARY = ".hand .btn.primary:not(:disabled, .ans)"
KINDS = {
    "over": "main.ending",
    "stage": STAGE,
    "answers": ANSWERS,
    "which": WHICH,
    "aims": AIMS,
    "handles": HANDLES,
    "choices": CHOICES,
    "cards": CARDS,
    "primary": PRIMARY,
}
_STATE = """(kinds) => {
  const busy = document.querySelector('main.table[aria-busy=true]') !== null;
  const shown = (css) => [...document.querySelectorAll(css)].filter((found) => found.getClientRects().length > 0);
  return Object.fromEntries(Object.entries(kinds).map(([kind, css]) =>
    [kind, busy && kind !== 'over' && kind !== 'stage' ? 0 : shown(css).length]));
}"""
_BOARD = ".tiles [role=gridcell]"
SIX: tuple[Holder, ...] = ("link",) * 6
TWO = SIX[:2]


def view_of(history: TableState, seat: int) -> MaltaView:
    """What a seat sees of a table that is being laid."""
    view = history.game.view(history.session.match.position, Seat(seat))
    assert isinstance(view, MaltaView)
    return view


def asked(
    question: str, seat: int = 0, *, so: Callable[[MaltaView], bool] = lambda _: True
) -> Callable[[TableState], bool]:
    """Whether a table that is being laid has come to this question to this seat, and to what else is wished."""

    def has_come(history: TableState) -> bool:
        if history.waiting.kind != "decide" or history.waiting.seat != seat:
            return False
        view = view_of(history, seat)
        return view.question == question and so(view)

    return has_come


def several(view: MaltaView) -> bool:
    """A table in the middle of its game: somebody has lost already, or soon will."""
    return view.turns >= 13 and view.players[0].hand_size in (5, 6) and sum(p.is_in for p in view.players) >= 5


MIDDLE = asked("play", so=several)


def open_at(new_page: NewPage, link: str, **how: object) -> Page:
    page = new_page(link, **how)
    page.locator(".tiles").wait_for()
    return page


def board_of(page: Page) -> list[str]:
    """The board, space by space, as it is read out (without what could be done there)."""
    labels: list[str] = page.locator(_BOARD).evaluate_all(
        "cells => cells.map((cell) => cell.getAttribute('aria-label') ?? '')"
    )
    return [label.split("; can be chosen")[0] for label in labels]


def hand_of(page: Page) -> list[str]:
    """The titles of the cards that lie open in the hand."""
    return page.locator(".fan .slot .title").all_inner_texts()


class Player(Person):
    """One person at one page."""

    def __init__(self, page: Page, seed: int) -> None:
        super().__init__(page, seed, _STATE, KINDS)

    def do(self, state: Mapping[str, int]) -> None:
        """Does one of the things that lie before the player."""
        # What is named on the board is picked there, sometimes by its name beside it.
        named = state["choices"] and (state["aims"] == 1 or self.rng.random() < 0.2)
        if state["stage"]:
            self.pick(STAGE)
        elif state["answers"]:
            self.pick(LET_HAPPEN if self.rng.random() < 0.5 else ANSWERS)
        elif state["which"]:
            self.pick(WHICH)
        elif state["aims"] and not named:
            self.pick(AIMS)
        elif state["handles"] and not named:
            self.pick(HANDLES)
        elif state["choices"]:
            self.pick(CHOICES)
        elif state["cards"] and not state["primary"]:
            self.pick(CARDS)
        elif state["primary"]:
            self.pick(PRIMARY)

    def play(self, most: int) -> int:
        """Plays until the game is over, or so many actions are done; says how many were."""
        for action in range(most):
            if not self.act():
                return action
        return most
