"""Browsers for the people of a test, each with a storage of its own; swept after the test and used again.

A page costs half as much in a browser that has had one before and keeps another open: code and pictures are there.
Only tests that measure a first visit need a browser that has seen nothing; they make their own.
"""

from typing import Final, NamedTuple

from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize

MOST_IDLE: Final = 6  # each is a process
QUIET_PAGE: Final = "/healthz"  # of the house, without any script


class Look(NamedTuple):
    """How a person's browser is set."""

    language: str
    width: int
    height: int
    touch: bool
    lamp: bool
    calm: bool


class Room:
    """One browser: nobody else's storage, and a quiet page that keeps it warm."""

    def __init__(self, browser: Browser, look: Look, address: str, patience: int) -> None:
        self.look: Final = look
        self.context: Final[BrowserContext] = browser.new_context(
            viewport=ViewportSize(width=look.width, height=look.height),
            locale=look.language,
            color_scheme="dark" if look.lamp else "light",
            reduced_motion="no-preference" if look.calm else "reduce",
            has_touch=look.touch,
            accept_downloads=True,
            service_workers="block",  # nobody is to wait until the page is kept for offline
        )
        if not look.calm:
            self.context.add_init_script("localStorage.setItem('auberge.pace', 'instant')")
        self.context.set_default_timeout(patience)
        self._quiet: Final[Page] = self.context.new_page()
        self._quiet.goto(address + QUIET_PAGE)

    def sweep(self) -> bool:
        """Leaves nothing behind of whoever was here; says whether it can be used again."""
        if self._quiet.is_closed():
            return False
        for page in self.context.pages:
            if page is not self._quiet:
                page.close()
        self.context.clear_cookies()
        self.context.clear_permissions()
        self._quiet.evaluate("localStorage.clear()")
        left: int = self._quiet.evaluate("localStorage.length + document.cookie.length")
        return left == 0


class Rooms:
    """The rooms of one house; those that are free are kept, the oldest go."""

    def __init__(self, browser: Browser, address: str, patience: int) -> None:
        self._browser: Final = browser
        self._address: Final = address
        self._patience: Final = patience
        self._idle: Final[list[Room]] = []

    def take(self, look: Look) -> Room:
        """A swept room of this look for one person; swept again, for a page may write while it is being closed."""
        while found := next((room for room in self._idle if room.look == look), None):
            self._idle.remove(found)
            if found.sweep():
                return found
            found.context.close()
        return Room(self._browser, look, self._address, self._patience)

    def give_back(self, room: Room) -> None:
        """Nobody is in the room any more."""
        if room.sweep():
            self._idle.append(room)
        else:
            room.context.close()
        while len(self._idle) > MOST_IDLE:
            self._idle.pop(0).context.close()

    def close(self) -> None:
        for room in self._idle:
            room.context.close()
        self._idle.clear()
