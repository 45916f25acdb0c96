"""Somebody who plays Saint Malo in the browser: by mouse on the board, or by keyboard alone. Chooses at random."""

from collections.abc import Mapping

from playwright.sync_api import Page

from .person import Person

GO_ON = "dialog[open] .foot .btn"
LEGAL = ".city .cell.legal"
SYMBOLS = ".hand .choice.symbol:not(.off)"
PRIMARY = ".hand .btn.primary:not(:disabled)"
END_TURN = f"{PRIMARY}:has-text('End turn')"
PEOPLE = ".hand .who .btn:not(:disabled)"
BUTTONS = ".hand .buttons .btn:not(:disabled)"
CONTROLS = (GO_ON, LEGAL, SYMBOLS, PRIMARY, PEOPLE, BUTTONS)
_STATE = """() => {
  const busy = document.querySelector('main.table[aria-busy=true]') !== null;
  const shown = (css) => [...document.querySelectorAll(css)].filter((found) => found.getClientRects().length > 0);
  const seen = (css) => (busy ? 0 : shown(css).length);
  return {
    over: seen('main.ending') > 0,
    stage: seen('dialog[open] .foot .btn'),
    legal: seen('.city .cell.legal'),
    symbols: seen('.hand .choice.symbol:not(.off)'),
    primary: seen('.hand .btn.primary:not(:disabled)'),
    people: seen('.hand .who .btn:not(:disabled)'),
    buttons: seen('.hand .buttons .btn:not(:disabled)'),
    listed: seen('dialog[open] ol .btn, dialog[open] .btn[data-first]'),
  };
}"""


def open_table(page: Page) -> None:
    """Sits down at the table that is laid out on this page, without the coach that one person alone is offered."""
    sit_down = page.get_by_role("button", name="Sit down and play")
    sit_down.wait_for()
    coach = page.get_by_role("radio", name="Off")
    if coach.count():
        coach.check()
    sit_down.click()
    page.locator(".city").first.wait_for()


def city_of(page: Page) -> list[str]:
    """The own city, cell by cell, as it is read out (without what could be placed there)."""
    return [
        label.split(";")[0]
        for label in page.locator(".city [role=gridcell]").evaluate_all(
            "cells => cells.map((cell) => cell.getAttribute('aria-label') ?? '')"
        )
    ]


class Player(Person):
    """One person at one page."""

    def __init__(self, page: Page, seed: int) -> None:
        super().__init__(page, seed, _STATE)

    def do(self, state: Mapping[str, int]) -> None:
        """Does one thing by mouse."""
        if state["stage"]:
            self.pick(GO_ON)
        elif state["legal"]:
            self.pick(LEGAL)
        elif state["people"]:
            self.pick(PEOPLE)
        elif state["symbols"] and not (state["primary"] and self.rng.random() < 0.8):
            self.pick(SYMBOLS)
        elif state["primary"]:
            self.pick(PRIMARY)
        else:
            self.pick(BUTTONS)

    def act_by_key(self) -> bool:
        """Does one thing with the keyboard alone, on the board or in the list; says whether the game goes on."""
        state, keys = self.wait(), self.page.keyboard
        if state["over"]:
            return False
        if state["stage"]:
            keys.press("Enter")
        elif state["listed"]:
            if state["legal"] and self.rng.random() < 0.5:
                keys.press("Escape")
            else:
                self.choose_listed(state["listed"])
        elif state["legal"]:
            for _ in range(self.rng.randrange(1, 4)):
                keys.press("n")
            keys.press("Enter")
        else:
            keys.press("m")
            self.page.locator("dialog[open]").wait_for()
        return True

    def choose_listed(self, listed: int) -> None:
        """Goes down the list of named moves, on whose first one the focus lies, and takes one."""
        for _ in range(self.rng.randrange(min(5, listed))):
            self.page.keyboard.press("Tab")
        self.page.keyboard.press("Enter")
