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
        """For the coach's judgement of a move."""

    @property
    def coach_wait_seconds(self) -> float:
        """For which a move waits for the coach."""

    @property
    def review_seconds(self) -> float:
        """For the review of a game."""
