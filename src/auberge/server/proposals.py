"""The wish that a bot plays for others, as it is stored."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Proposal:
    """Which bot; and the seats that agree, or before the game begins, those that it plays."""

    bot: str
    seats: frozenset[int]

    @property
    def text(self) -> str:
        """As a row holds it: `squire 0 2`."""
        return " ".join((self.bot, *map(str, sorted(self.seats))))


def read_proposal(text: str) -> Proposal | None:
    """The proposal a row holds; None if it is off."""
    bot, *seats = text.split() or [""]
    return Proposal(bot, frozenset(map(int, seats))) if bot else None
