"""How long thinking may take, as the settings say it."""

from typing import Protocol


class Times(Protocol):
    """Seconds for one thought of each kind."""

    @property
    def bot_seconds(self) -> float:
        """For a decision of a computer player, and for a decision weighed again."""

    @property
    def hint_seconds(self) -> float:
        """For a hint."""

    @property
    def coach_seconds(self) -> float:
        """For the coach's thought about a choice, and about a move that leaves it in doubt."""

    @property
    def review_seconds(self) -> float:
        """For the review of a game."""
