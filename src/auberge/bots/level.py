"""What a level of computer player says about itself: `LEVEL` in its module, `<name>_bot.py`."""

from typing import Literal

import msgspec

Search = Literal["", "short", "long"]


class Level(msgspec.Struct, frozen=True):
    """A level: whatever lists levels, in terminal, page, arena and tests, derives its list from this."""

    rank: int  # levels are listed from the weakest to the strongest; leave gaps
    face: str  # its picture on the page: a name in web/src/lib/pieces/icons.ts
    needs: tuple[str, ...] = ()  # modules that `bots/<game>/` must have for it to play a game
    search: Search = ""  # how it searches, if it does: only then a budget means something to it
    offline_seconds: float | None = None  # for a decision where a page plays without a server; None: it takes no time

    @property
    def searches(self) -> bool:
        """Whether it looks ahead, and so can be given a budget."""
        return self.search != ""
