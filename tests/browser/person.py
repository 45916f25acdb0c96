"""Somebody who plays in the browser by mouse, choosing at random: what the players of all games have in common."""

import contextlib
import random
from abc import ABC, abstractmethod
from collections.abc import Mapping

from playwright.sync_api import Page, TimeoutError  # noqa: A004 (Playwright's own)


class Person(ABC):
    """One person at one page. A game's own player says what lies on its table (`state`) and does something with it."""

    spared = ""  # what is never clicked, nor anything in it

    def __init__(self, page: Page, seed: int, looking: str, things: Mapping[str, str] | None = None) -> None:
        self.page = page
        self.clicks = 0
        self.rng = random.Random(seed)
        self._looking = looking
        self._things = things

    def state(self) -> dict[str, int]:
        """What lies before the player, by kind."""
        found: dict[str, int] = self.page.evaluate(self._looking, self._things)
        return found

    def wait(self) -> dict[str, int]:
        """Waits until there is something to do."""
        for _ in range(500):
            state = self.state()
            if any(state.values()):
                return state
            self.page.wait_for_timeout(40)
        raise AssertionError(f"nothing to do: {self.page.locator('body').inner_text()[:800]}")

    @abstractmethod
    def do(self, state: Mapping[str, int]) -> None:
        """Does one of the things that lay before the player. The table may have gone on since: then perhaps nothing."""

    def act(self) -> bool:
        """Does one thing as soon as there is one; says whether the game goes on."""
        state = self.wait()
        if not state["over"]:
            self.do(state)
        return not state["over"]

    def play_until(self, css: str) -> None:
        """Plays until such a thing is seen, and leaves it alone; the game must not be over before."""
        self.spared = css
        for _ in range(200):
            if self.page.locator(css).first.is_visible():
                return
            assert self.act(), "the game is over"
        raise AssertionError(f"no {css}: {self.page.locator('body').inner_text()[:800]}")

    def pick(self, css: str) -> None:
        """Clicks one of these things, if they are still there: the table may have gone on by itself."""
        things = self.page.locator(f"{css}:not({self.spared}, {self.spared} *)" if self.spared else css)
        number = things.count()
        if number:
            with contextlib.suppress(TimeoutError):
                things.nth(self.rng.randrange(number)).click(timeout=3000)
                self.clicks += 1
