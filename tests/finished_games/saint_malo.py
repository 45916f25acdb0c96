"""The ways a game of Saint Malo can end (canon 2.15), as they are read off a finished game."""

from collections.abc import Sequence

from auberge.core.match import Match
from auberge.core.protocol import CHANCE, Event, Result, Seat, Setup, View
from auberge.games.saint_malo.events import SeatAbsent
from auberge.games.saint_malo.moves import Absent
from auberge.games.saint_malo.view import SaintMaloView

SEATS = {f"{seats} players" for seats in (2, 3, 4, 5)}
OPTIONS = {"allow_voluntary_pass", "bonus_character_compulsory"}
ENDS = {
    "triggered by the start seat",  # SM-END-02
    "triggered by a seat in the middle",
    "triggered by the last seat",  # SM-END-03
    "several cities full",  # SM-AMB-32
    "every city full",
    "one winner by points",  # SM-SCORE-08
    "a tie broken by empty cells",  # SM-SCORE-09
    "a shared victory",  # SM-SCORE-10
    "a shared place behind the winner",  # SM-AMB-33
    "a negative total",  # SM-AMB-34
    "a positive total",
    "after all six attacks",  # SM-PIRATE-14
    "before the sixth attack",
    "no cannon lost in a city",
    "the last turn was an absent one",  # SM-AMB-47
}
REQUIRED = SEATS | OPTIONS | ENDS


def ways_of(setup: Setup, view: View, result: Result, events: Sequence[Event]) -> set[str]:
    """Every way in which this finished game ended."""
    assert isinstance(view, SaintMaloView)
    order = [(setup.start_seat + step) % setup.seats for step in range(setup.seats)]
    full = [place for place, seat in enumerate(order) if view.cities[seat].empty_cells == 0]
    first, last = full[0], setup.seats - 1
    trigger = "the start seat" if first == 0 else "the last seat" if first == last else "a seat in the middle"
    best = [seat for seat in order if result.scores[seat] == max(result.scores)]
    winners = result.places.count(1)
    found = {
        f"{setup.seats} players": True,
        f"triggered by {trigger}": True,
        "several cities full": len(full) > 1,
        "every city full": len(full) == setup.seats,
        "one winner by points": len(best) == 1,
        "a tie broken by empty cells": len(best) > winners,
        "a shared victory": winners > 1,
        "a shared place behind the winner": any(result.places.count(place) > 1 for place in result.places if place > 1),
        "a negative total": min(result.scores) < 0,
        "a positive total": max(result.scores) > 0,
        "after all six attacks": view.pirates.attacks == 6,
        "before the sixth attack": view.pirates.attacks < 6,
        "no cannon lost in a city": any(city.cannons_lost == 0 for city in view.cities),
        "the last turn was an absent one": any(isinstance(event, SeatAbsent) for event in events[-2:]),
    }
    return {way for way, holds in found.items() if holds} | {name for name, value in setup.options.items() if value}


def leave_early(match: Match) -> bool:
    """Lets the seat whose turn begins be absent once a city is full; says whether it did."""
    view = match.game.view(match.position, None)
    assert isinstance(view, SaintMaloView)
    if match.actor == CHANCE and view.end_triggered and view.rolls == 0:
        match.play(Seat(match.position.chance_seat()), Absent())
        return True
    return False


def friendly_outcome(match: Match) -> list[int]:
    """Dice without swords, so that no pirates come."""
    while True:
        outcome = match.position.draw()
        if "crossed_swords" not in match.game.write_outcome(match.position, outcome):
            return outcome
