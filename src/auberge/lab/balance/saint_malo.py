"""What is watched in Saint Malo: characters by type, churches by size, sides completed, houses, cannons lost."""

from typing import Final

from auberge.core.protocol import Event
from auberge.games.saint_malo import events as e
from auberge.lab.balance.watcher import Watcher, Watchlist


class SaintMaloWatcher(Watcher):
    """Looks on at Saint Malo."""

    def see(self, event: Event) -> None:
        """Takes in what happened."""
        match event:
            case e.CharacterPlaced(seat, character):
                self.note(seat, "character", character)
            case e.ChurchBuilt(seat, size):
                self.note(seat, "church", f"church_{size}")
            case e.SideCompleted(seat, side):
                self.note(seat, "side", side)
            case e.HouseBuilt(seat):
                self.note(seat, "piece", "house")
            case e.CratePlaced(seat):
                self.note(seat, "piece", "crate")
            case e.WallPlaced(seat):
                self.note(seat, "piece", "wall")
            case e.CannonLost(seat):
                self.note(seat, "loss", "cannon")
            case e.CityFilled():
                self.ends["city_filled"] += 1
            case e.GameEnded(number):
                self.length = number


WATCHLIST: Final = Watchlist(
    SaintMaloWatcher,
    {
        "character": ("saint_malo-character", "character"),
        "church": ("saint_malo-content", "content"),
        "side": ("saint_malo-side", "side"),
        "piece": ("saint_malo-content", "content"),
        "loss": ("balance-loss", "loss"),
    },
    ends=("balance-end", "end"),
    counted=frozenset(("character", "church", "piece", "loss")),
    ungrouped=frozenset(("side", "loss")),
    unit="rounds",
)
