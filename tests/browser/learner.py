"""A learner in the browser, who makes the moves of a lesson by mouse, by touch or with the keyboard alone."""

import re
from collections.abc import Callable, Iterator
from typing import Final, Literal

from playwright.sync_api import Locator, Page, expect

from auberge.lessons.lesson import Step
from auberge.words import Words

By = Literal["mouse", "touch", "keys"]
MOST_KEYS: Final = 150
STAGE: Final = "dialog[open] .foot .btn.primary"
_SETTLED: Final = """() => document.querySelector('main.table[aria-busy=true]') === null
  || document.querySelector('dialog[open]') !== null"""
_GOODS: Final = ("gold", "wood", "stone", "brick")


class Learner:
    """One learner at the page of one lesson."""

    def __init__(self, page: Page, game: str, by: By, language: str = "en") -> None:
        self.page: Final = page
        self.words: Final = Words(language)
        self.by: Final = by
        self._press: Final[Callable[[str], None]] = {
            "saint_malo": self._saint_malo,
            "valletta": self._valletta,
            "malta": self._malta,
        }[game]

    def do(self, step: Step) -> None:
        """Goes the intended way, and sees what comes of it."""
        for text in step.do:
            self._settle()
            self._press(text)
        self._settle()

    def go_on(self) -> None:
        """To the next step, once this one is done."""
        button = self.page.locator(".lesson .ways .btn.primary")
        if self.by == "keys":
            expect(button).to_be_focused()
            self.page.keyboard.press("Enter")
        else:
            self.activate(button)

    def activate(self, thing: Locator) -> None:
        """Presses a thing; with the keyboard it is first gone to, on a board from choice to choice."""
        if self.by == "mouse":
            thing.click()
            return
        if self.by == "touch":
            thing.tap()
            return
        thing.wait_for()
        key = "n" if thing.get_attribute("role") == "gridcell" else "Tab"
        for _ in range(MOST_KEYS):
            if thing.evaluate("node => node === document.activeElement"):
                self.page.keyboard.press("Enter")
                return
            self.page.keyboard.press(key)
        raise AssertionError(f"no key leads to {thing}")

    # --- the three games ------------------------------------------------------------------------------------------

    def _saint_malo(self, text: str) -> None:
        kind, *rest = text.split(" ")
        match kind:
            case "keep":
                for face in rest:
                    self.activate(self._thing(f"die {face}", ":not([aria-pressed=true])").first)
                self.activate(self._thing("button roll"))
            case "use":
                symbol, number = rest
                self.activate(self._thing(f"button use {symbol}"))
                if not (use := self._thing(f"button use {symbol} {number}", ".primary")).count():
                    self.activate(self._thing(f"button use {symbol} {number}"))
                self.activate(use)
            case "character":
                name = self.words.say("saint_malo-character", character=rest[0])
                self.activate(self.page.locator(".who .btn", has=self.page.get_by_text(name, exact=True)))
            case _:
                self.activate(self._thing(f"cell {rest[0]}"))

    def _valletta(self, text: str) -> None:
        kind, *rest = text.split(" ")
        match kind:
            case "play" | "dismiss":
                self._twice_by_touch(self._thing(f"card {rest[0]}", " >> visible=true"))
            case "hire":
                self._twice_by_touch(self.page.locator(".pool").locator(f"[data-thing='card {rest[0]}']"))
            case "build" | "upgrade":
                self._twice_by_touch(self._thing(f"building {rest[0]}"))
            case "payment":
                self._lay_down(list(map(int, rest)))
                self._confirm()
            case "use" | "pay":
                self._confirm()
            case _:
                for good in rest:
                    label = self.words.say("valletta-good", good=good)
                    self.activate(self.page.locator(".decide .choice", has_text=re.compile(label, re.IGNORECASE)))

    def _lay_down(self, wanted: list[int]) -> None:
        """Takes off what the game proposes too much of and lays down the rest."""
        paid = [0, 0, 0, 0]
        for kind, good in enumerate(_GOODS):
            off = self.page.get_by_role("button", name=self.words.say("web-valletta-take-off", good=good), exact=True)
            paid[kind] = off.count()
            for _ in range(paid[kind] - wanted[kind]):
                self.activate(off.first)
        for kind in range(4):
            for _ in range(wanted[kind] - paid[kind]):
                self.activate(self.page.locator(".keeps .keep").nth(kind))

    def _malta(self, text: str) -> None:
        kind, *rest = text.split(" ")
        match kind:
            case "negate" | "boomerang":
                self.activate(self._thing(f"button {kind}"))
            case "play" | "racket":
                card, targets = (rest[0], rest[1:]) if kind == "play" else (rest[1], [])
                self._twice_by_touch(self._thing(f"card {card}").last)
                for target in targets:
                    self._settle()
                    self._target(target)
            case _:
                self._target(rest[0])

    def _target(self, target: str) -> None:
        if target.startswith("("):  # a single space that can be named is not asked for
            if (space := self._thing(f"space {target}", "[data-legal]")).count():
                self.activate(space)
        elif target in ("up", "down", "left", "right"):
            label = self.words.say("malta-direction", direction=target)
            self.activate(self.page.locator(".hand .ways .btn", has_text=re.compile(label, re.IGNORECASE)))
        elif (turn := self.page.locator(".hand button.turn")).count():
            self.activate(turn.nth(int(target) - 1))
        else:  # a single player who can be named is not asked for
            name = self.words.say("house-names").split(",")[int(target) - 2].strip()
            if (button := self.page.locator(".hand .people .btn", has_text=name)).count():
                self.activate(button)

    # --- looking --------------------------------------------------------------------------------------------------

    def _thing(self, address: str, more: str = "") -> Locator:
        return self.page.locator(f"main.table [data-thing='{address}']{more}")

    def _twice_by_touch(self, thing: Locator) -> None:
        """A finger looks at a thing before it is used."""
        self.activate(thing)
        if self.by == "touch":
            self._confirm()

    def _confirm(self) -> None:
        self.activate(self.page.locator(":is(.decide, .hand) .btn.primary:not(:disabled)").first)

    def _settle(self) -> None:
        """Waits until nothing moves any more, and goes on where something big takes the stage."""
        for _ in self._stages():
            self.page.locator(STAGE).click()
            self.page.locator(STAGE).wait_for(state="detached")

    def _stages(self) -> Iterator[None]:
        self.page.wait_for_function(_SETTLED)
        while self.page.locator(STAGE).count():
            yield
            self.page.wait_for_function(_SETTLED)
