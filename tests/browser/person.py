"""Somebody who plays in the browser by mouse, choosing at random: what the players of all games have in common."""

import contextlib
import random
from collections.abc import Mapping

from playwright.sync_api import Page, TimeoutError  # noqa: A004 (Playwright's own)


class Person:
    """One person at one page. A game's own player says what lies on its table (`state`) and does something with it."""

    def __init__(self, page: Page, seed: int, looking: str, things: Mapping[str, str] | None = None) -> None:
        self.page = page
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

    def pick(self, css: str) -> None:
        """Clicks one of these things, if they are still there: the table may have gone on by itself."""
        things = self.page.locator(css)
        number = things.count()
        if number:
            with contextlib.suppress(TimeoutError):
                things.nth(self.rng.randrange(number)).click(timeout=3000)
