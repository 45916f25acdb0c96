"""What is watched in Malta!: the cards dealt at the start, drawn and played, start columns, how players lose."""

from typing import Final

from auberge.core.protocol import Event
from auberge.games.malta import events as e
from auberge.lab.balance.watcher import Watcher, Watchlist


class MaltaWatcher(Watcher):
    """Looks on at Malta!."""

    def __init__(self) -> None:
        super().__init__()
        self._has_begun = False

    def see(self, event: Event) -> None:
        """Takes in what happened."""
        match event:
            case e.TurnBegan(_, turn):
                self._has_begun = True
                self.length = turn
            case e.CardDrawn(seat, card):
                self.note(seat, "drawn" if self._has_begun else "dealt", card)
            case e.CardPlayed(seat, card) | e.Answered(seat, card):
                self.note(seat, "card", card)
            case e.WithoutEffect(seat, card):
                self.note(seat, "wasted", card)
            case e.Negated(seat, card):
                self.note(seat, "negated", card)
            case e.PawnPlaced(seat, _, col):
                self.note(seat, "start", str(col + 1))
            case e.Lost(_, cause):
                self.ends[cause] += 1


WATCHLIST: Final = Watchlist(
    MaltaWatcher,
    {
        **dict.fromkeys(("dealt", "drawn", "card", "wasted", "negated"), ("malta-card", "card")),
        "start": ("balance-start", "column"),
    },
    ends=("malta-cause", "cause"),
)
