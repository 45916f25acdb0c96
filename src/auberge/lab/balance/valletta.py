"""What is watched in Valletta: buildings built and upgraded, characters that came into a stack, and who plays them."""

from typing import Final

from auberge.core.protocol import Event, View
from auberge.games.valletta import events as e
from auberge.games.valletta.view import VallettaView
from auberge.lab.balance.watcher import Trait, Watcher, Watchlist


class VallettaWatcher(Watcher):
    """Looks on at Valletta."""

    def see(self, event: Event) -> None:
        """Takes in what happened."""
        match event:
            case e.Built(seat, building, character):
                self.note(seat, "building", building)
                self.note(seat, "character", character)
            case e.Hired(seat, character):
                self.note(seat, "hired", character)
            case e.Dismissed(seat, character):
                self.note(seat, "dismissed", character)
            case e.Upgraded(seat, building):
                self.note(seat, "upgrade", building)
            case e.CardPlayed(seat, character):
                self.note(seat, "played", character)
            case e.PointsScored(seat, points, source):
                self.note(seat, "points", source, points)
            case e.EndTriggered(_, trigger):
                self.ends[trigger] += 1
            case e.GameEnded(number):
                self.length = number


def offered(view: View) -> tuple[Trait, ...]:
    """The buildings laid out, each to be built and to be upgraded, and the characters they bring."""
    if not isinstance(view, VallettaView):
        return ()
    buildings = [(sort, building.name) for building in view.layout for sort in ("building", "upgrade")]
    characters = sorted({("character", building.character) for building in view.layout})
    return (*buildings, *characters)


WATCHLIST: Final = Watchlist(
    VallettaWatcher,
    {
        "building": ("valletta-building", "building"),
        "upgrade": ("valletta-building", "building"),
        "character": ("valletta-character", "character"),
        "hired": ("valletta-character", "character"),
        "dismissed": ("valletta-character", "character"),
        "played": ("valletta-character", "character"),
        "points": ("valletta-source", "source"),
    },
    ends=("balance-end", "end"),
    offered=offered,
)
