"""Tells the terminal where the table is reached, and asks once whether the house may come in.

The table is open meanwhile: the same is asked in the page, and the first answer counts.
"""

import asyncio
import contextlib
import os
import signal
import sys
import threading
from typing import Final

from rich.console import Console

from auberge import wire as m
from auberge.core.errors import AubergeError
from auberge.server.lan.lan_access import LanAccess
from auberge.words import Words

_MOST_TYPED: Final = 1_000  # bytes of an answer


class LanPrompt:
    """Speaks for the server in the terminal."""

    def __init__(self, words: Words, console: Console) -> None:
        self._words: Final = words
        self._console: Final = console
        self._asking = False
        self._answering: asyncio.Task[None] | None = None
        self.hearing: threading.Thread | None = None  # listens to the keyboard

    def opened(self, here: str, lan_access: LanAccess) -> None:
        """The table is open: says where, and asks if there is somebody to ask. Called in the server's loop."""
        self._say("server-open-at", address=here)
        lan_access.on_change = self._changed
        reach = lan_access.reach()
        if reach.house == "closed" and not reach.answered and _somebody_is_there():
            self._ask(lan_access)
        else:
            self._tell(reach)

    def _say(self, key: str, **values: str) -> None:
        text = self._words.say(key, **values)
        self._console.print(text, highlight=False, soft_wrap=not self._console.is_terminal)

    def _tell(self, reach: m.Reach) -> None:
        """Where others come in, or that they do not."""
        if reach.addresses:
            self._say("server-house-reached")
            for address in reach.addresses:
                self._console.print(f"  {address}/", soft_wrap=True)
        elif reach.house == "open":
            self._say("server-house-no-network")
        elif reach.house == "closed" and reach.answered:
            self._say("server-house-closed")

    def _changed(self, reach: m.Reach) -> None:
        self._asking = False
        self._tell(reach)

    # --- asking -----------------------------------------------------------------------------------------------------

    def _ask(self, lan_access: LanAccess) -> None:
        self._asking = True
        self._say("server-house-ask")
        loop = asyncio.get_running_loop()
        if hasattr(signal, "SIGTTIN"):  # in the background nobody answers; and nothing is to stop for that
            signal.signal(signal.SIGTTIN, signal.SIG_IGN)
        self.hearing = threading.Thread(target=self._hear, args=(lan_access, loop), daemon=True)
        self.hearing.start()

    def _hear(self, lan_access: LanAccess, loop: asyncio.AbstractEventLoop) -> None:
        """Reads what is typed, line by line, past Python's own buffers: they would be locked when the program ends."""
        while self._asking:
            try:
                typed = os.read(sys.stdin.fileno(), _MOST_TYPED)
            except OSError:
                return
            if not typed:
                return
            if self._asking:
                with contextlib.suppress(RuntimeError):  # the loop has ended
                    loop.call_soon_threadsafe(self._heard, typed.decode(errors="replace"), lan_access)

    def _heard(self, typed: str, lan_access: LanAccess) -> None:
        said = typed.strip().casefold()
        yes, no = (self._words.say(f"server-house-{word}").split() for word in ("yes", "no"))
        if not self._asking:
            return
        if said in yes or said in no or not said:
            self._asking = False
            self._answering = asyncio.create_task(self._turn(lan_access, said in yes))
        else:
            self._say("server-house-ask")

    async def _turn(self, lan_access: LanAccess, to_open: bool) -> None:
        try:
            await (lan_access.open() if to_open else lan_access.close())
        except AubergeError as problem:
            self._console.print(self._words.error(problem), soft_wrap=True)


def _somebody_is_there() -> bool:
    """Whether this is a terminal, and we are in its foreground."""
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        return False
    try:
        return not hasattr(os, "tcgetpgrp") or os.tcgetpgrp(sys.stdin.fileno()) == os.getpgrp()
    except OSError:
        return False
