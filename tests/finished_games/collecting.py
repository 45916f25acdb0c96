"""Finished games as they are kept, and the search that found them.

`python -m tests.finished_games.collecting saint_malo` plays random games until every way to end is shown, keeps few
and short ones, and writes them anew. They are kept for good: run it again only when the record's form changes.
"""

import importlib
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Protocol

import msgspec

from auberge import games
from auberge.core.match import Match
from auberge.core.protocol import CHANCE, OVER, Event, Game, Result, Seat, Setup, View
from auberge.core.record import Player, Record
from auberge.core.setup import settle_setup
from tests.conformance.scripts import MIXED, UNIFORM, choose, variants

FOLDER = Path(__file__).parent
FEWEST_GAMES, MOST_GAMES = 3_000, 40_000  # how long the search goes on


class Ways(Protocol):
    """What a game brings in `tests/finished_games/<game>.py`."""

    REQUIRED: set[str]

    def ways_of(self, setup: Setup, view: View, result: Result, events: Sequence[Event]) -> set[str]: ...

    def leave_early(self, match: Match) -> bool: ...

    def friendly_outcome(self, match: Match) -> list[int]: ...


class FinishedGame(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A record, how it ended, and what it must come to."""

    ways: list[str]
    places: list[int]
    scores: list[int]
    sheet: dict[str, list[int]]
    record: Record


class Found(msgspec.Struct, frozen=True):
    """A random game that ended in some ways: enough to play it again."""

    length: int
    setup: Setup
    skew: int
    ways: frozenset[str]


def ways_module(name: str) -> Ways:
    """The ways a game can end."""
    module: Ways = importlib.import_module(f"tests.finished_games.{name}")
    return module


def read(file: Path) -> FinishedGame:
    """A kept game."""
    return msgspec.json.decode(file.read_bytes(), type=FinishedGame)


def finish(match: Match, ways: Ways) -> FinishedGame:
    """A finished match as it is kept."""
    result = match.position.result()
    assert result is not None
    view = match.game.view(match.position, None)
    events = [event for step in match.steps for event in step.events]
    return FinishedGame(
        ways=sorted(ways.ways_of(match.setup, view, result, events)),
        places=list(result.places),
        scores=list(result.scores),
        sheet={line.source: list(line.points) for line in match.game.score_sheet(match.position)},
        record=match.record(),
    )


def search(game: Game, ways: Ways) -> Iterator[Found]:
    """Random games on tables of every kind, with the ways they ended."""
    tables = variants(game.meta.name)
    for seed in range(MOST_GAMES):
        table = tables[seed % len(tables)]
        setup = settle_setup(game.meta, seats=table.seats, seed=seed, options=dict(table.options))
        skew = seed // 3 % (MIXED + 1)
        p, generator, length = game.start(setup), Random(seed), 0
        events: list[Event] = []
        while p.actor() != OVER:
            events += game.play(p, Seat(p.actor()), game.move(choose(generator, p.legal(), skew)))
            length += 1
        result = p.result()
        assert result is not None
        yield Found(length, setup, skew, frozenset(ways.ways_of(setup, game.view(p, None), result, events)))


def collect(game: Game, ways: Ways) -> list[FinishedGame]:
    """Few short games that together show every way: again and again the one that adds most, then the shortest."""
    small, large = (
        settle_setup(game.meta, seats=seats, seed=3, start_seat=0)
        for seats in (game.meta.min_seats, game.meta.max_seats)
    )
    chosen = [play(game, setup, UNIFORM, ways, early=True) for setup in (small, large)]
    chosen.append(play(game, small, UNIFORM, ways, friendly=True))
    missing = set(ways.REQUIRED).difference(*(kept.ways for kept in chosen))
    pool: list[Found] = []
    unseen = set(missing)
    for found in search(game, ways):
        pool.append(found)
        unseen -= found.ways
        if len(pool) >= FEWEST_GAMES and not unseen:
            break
    while missing:
        best = max(pool, key=lambda found: (len(found.ways & missing), -found.length))
        chosen.append(play(game, best.setup, best.skew, ways))
        missing -= best.ways
    return chosen


def play(
    game: Game, setup: Setup, skew: int, ways: Ways, *, early: bool = False, friendly: bool = False
) -> FinishedGame:
    """Plays a random game as a match; `early`: who can, leaves once the end is sure; `friendly`: so is chance."""
    players = [Player(f"Player {seat + 1}", "human") for seat in range(setup.seats)]
    match = Match(game, setup, players, seeded=not friendly)
    generator = Random(setup.seed)
    while not match.is_over:
        if early and ways.leave_early(match):
            continue
        if match.actor == CHANCE:
            match.chance(ways.friendly_outcome(match) if friendly else None)
        else:
            match.play(Seat(match.actor), game.move(choose(generator, match.position.legal(), skew)))
    return finish(match, ways)


def main() -> None:
    """Searches and writes the games named on the command line."""
    for name in sys.argv[1:]:
        folder = FOLDER / name
        folder.mkdir(exist_ok=True)
        for file in folder.glob("*.json"):
            file.unlink()
        for number, kept in enumerate(collect(games.load(name), ways_module(name)), start=1):
            text = msgspec.json.format(msgspec.json.encode(kept), indent=1) + b"\n"
            (folder / f"{number:02}-{kept.record.seats}-players.json").write_bytes(text)
            print(number, kept.ways)


if __name__ == "__main__":
    main()
