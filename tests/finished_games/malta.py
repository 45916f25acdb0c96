"""The ways a game of Malta! can end for a player (canon 2.7), as they are read off the events of a finished game."""

from collections.abc import Sequence

from auberge.core.match import Match
from auberge.core.protocol import CHANCE, Event, Result, Seat, Setup, View
from auberge.games.malta import events as e
from auberge.games.malta.meta import META
from auberge.games.malta.moves import Concede
from auberge.games.malta.view import MaltaView

SEATS = {f"{seats} players" for seats in range(2, 7)}
OPTIONS = {"board 5x5", "blind_faith skip_turn"}
ENDS = {
    "lost without a card after drawing",  # M-LOSE-07
    "lost without a card after playing",  # M-PLAY-06
    "lost on a circle",  # M-MOVE-06
    "lost at the edge of the board",  # M-MOVE-07
    "lost by racket",  # M-RACKET-04
    "lost by last call",  # M-CARD-LASTCALL-1
    "lost by conceding in turn",  # M-LOSE-13
    "lost by conceding out of turn",
    "came back",  # M-LOSE-11
    "came back and lost again",
    "came back and won",
    "won by a concession",  # M-LOSE-16
    "won in the own turn",  # M-AMB-13
    "won without a card",
}
REQUIRED = SEATS | OPTIONS | ENDS
PLAYED_BEFORE_LEAVING = 4  # turns


def ways_of(setup: Setup, view: View, result: Result, events: Sequence[Event]) -> set[str]:
    """Every way in which players of this finished game lost, came back and won."""
    assert isinstance(view, MaltaView)
    winner = Seat(result.places.index(1))
    back = {event.seat for event in events if isinstance(event, e.CameBack)}
    last = [event for event in events if isinstance(event, e.Lost | e.Conceded)][-1]
    found = {
        f"{setup.seats} players": True,
        "came back": bool(back),
        "came back and lost again": bool(back - {winner}),
        "came back and won": winner in back,
        "won by a concession": isinstance(last, e.Conceded),
        "won in the own turn": view.turn == winner,
        "won without a card": view.players[winner].hand_size == 0,
    }
    defaults = {option.name: option.default for option in META.options}
    changed = {f"{name} {value}" for name, value in setup.options.items() if value != defaults[name]}
    return {way for way, holds in found.items() if holds} | changed | set(_losses(events))


def _losses(events: Sequence[Event]) -> list[str]:
    """How each player lost who did."""
    found = []
    for number, event in enumerate(events):
        before = events[:number]
        turn = next((past.seat for past in reversed(before) if isinstance(past, e.TurnBegan)), None)
        match event:
            case e.Conceded(seat):
                found.append(f"lost by conceding {'in' if seat == turn else 'out of'} turn")
            case e.Lost(_, "no_card"):
                found.append(f"lost without a card after {'playing' if _has_played(before) else 'drawing'}")
            case e.Lost(seat, "no_exit"):
                found += _stuck(before, seat)
            case e.Lost(_, cause):
                found.append(f"lost by {cause.replace('_', ' ')}")
    return found


def _has_played(before: Sequence[Event]) -> bool:
    """Has a card been played in this turn?"""
    last = next(event for event in reversed(before) if isinstance(event, e.TurnBegan | e.CardPlayed))
    return isinstance(last, e.CardPlayed)


def _stuck(before: Sequence[Event], seat: Seat) -> list[str]:
    """What kind of space the pawn could not leave, where the events leave no doubt."""
    if not any(isinstance(event, e.SpaceRemoved) for event in before):
        return ["lost at the edge of the board"]
    if any(isinstance(event, e.SpacesSwapped | e.LineShifted | e.SpaceRestored) for event in before):
        return []
    pawn = next(
        event
        for event in reversed(before)
        if isinstance(event, e.PawnPlaced | e.PawnMoved | e.CameBack) and event.seat == seat
    )
    circles = {(event.row, event.col) for event in before if isinstance(event, e.SpaceRemoved)}
    return ["lost on a circle"] if (pawn.row, pawn.col) in circles else ["lost at the edge of the board"]


def leave_early(match: Match) -> bool:
    """Lets a player concede every few turns, once in the own turn, once out of it; says whether one did."""
    view = match.game.view(match.position, None)
    assert isinstance(view, MaltaView)
    gone = sum(player.has_conceded for player in view.players)
    if match.actor == CHANCE or view.question != "play" or view.turns < PLAYED_BEFORE_LEAVING * (gone + 1):
        return False
    players_in = [Seat(seat) for seat, player in enumerate(view.players) if player.is_in and seat != view.turn]
    match.play(view.turn if gone == 0 else players_in[-1], Concede())
    return True


def friendly_outcome(match: Match) -> list[int]:
    """Chance as it comes: no shuffle decides how a game ends."""
    return match.position.draw()
