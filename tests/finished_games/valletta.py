"""The ways a game of Valletta can end (canon 8 and 9), as they are read off a finished game."""

from collections.abc import Sequence

from auberge.core.match import Match
from auberge.core.protocol import Event, Result, Setup, View
from auberge.games.valletta.meta import META
from auberge.games.valletta.view import VallettaView

SEATS = {f"{seats} players" for seats in (2, 3, 4)}
OPTIONS = {option.name for option in META.options}
ENDS = {
    "triggered by jean",  # V-END-01
    "triggered by points",  # V-END-02
    "triggered by houses",  # V-END-03
    "one winner by points",  # V-SCORE-04
    "a tie broken by houses",  # V-SCORE-05
    "a shared victory",  # V-SCORE-06
    "beyond 25 points on the track",  # V-VP-03
    "every player has built",
}
REQUIRED = SEATS | OPTIONS | ENDS


def ways_of(setup: Setup, view: View, result: Result, events: Sequence[Event]) -> set[str]:
    """Every way in which this finished game ended."""
    assert isinstance(view, VallettaView)
    assert events
    best = [seat for seat in range(setup.seats) if result.scores[seat] == max(result.scores)]
    winners = result.places.count(1)
    found = {
        f"{setup.seats} players": True,
        f"triggered by {view.end_trigger}": True,
        "one winner by points": len(best) == 1,
        "a tie broken by houses": len(best) > winners,
        "a shared victory": winners > 1,
        "beyond 25 points on the track": any(player.token for player in view.players),
        "every player has built": all(player.buildings for player in view.players),
    }
    defaults = {option.name: option.default for option in META.options}
    changed = {name for name, value in setup.options.items() if value != defaults[name]}
    return {way for way, holds in found.items() if holds} | changed


def leave_early(match: Match) -> bool:
    """Nobody can leave a game of Valletta (V-AMB-65)."""
    assert not match.is_over
    return False


def friendly_outcome(match: Match) -> list[int]:
    """Chance as it comes: no outcome of a shuffle decides how a game ends."""
    return match.position.draw()
