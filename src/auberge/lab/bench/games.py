"""Measures both builds of this installation side by side: timings differ from run to run, their ratios less so."""

import os
import platform
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from statistics import median
from typing import Final, Literal

import msgspec

import auberge
from auberge.build import has_compiled, is_compiled
from auberge.core.errors import BadSetup, EngineBug
from auberge.games import load as load_game
from auberge.lab.bench.measures import Measures, SeatMeasure
from auberge.lab.bench.scaling import Scaling, scaling

ROUNDS: Final = 3
GAMES: Final = 600  # for each number of seats and round, by the compiled build
SLOWER: Final = 20  # the plain build plays this many times fewer
YARDSTICK: Final = "saint_malo"  # the other games' decisions are measured in those of this one
MOST_YARDSTICKS: Final = 10.0
_LEAST_GAMES: Final = 3
_SEARCHES: Final = {"saint_malo": 20_000}  # iterations a second aimed at, compiled
_OTHER_SEARCHES: Final = 5_000  # in the other games
_MOST_DRAWS: Final = {"saint_malo": 50}  # draws of a number that a decision may take, compiled

Build = Literal["compiled", "plain"]
Progress = Callable[[int, int, Build], None]


class Ratio(msgspec.Struct, frozen=True):
    """A quotient of two measures with its aim: at least (`>=`), at most (`<=`) or less than (`<`) a number."""

    name: Literal[
        "compiled-to-plain", "decision-in-draws", "clone-in-decisions", "policy-in-decisions", "searches-per-second"
    ]
    seats: int
    value: float
    relation: Literal[">=", "<=", "<"]
    aim: float
    met: bool


class Bench(msgspec.Struct, frozen=True):
    """The medians of all rounds, and the ratios; no compiled build, no ratios."""

    game: str
    python: str
    machine: str
    rounds: int
    has_compiled: bool
    plain: Measures
    compiled: Measures | None
    ratios: tuple[Ratio, ...]
    scaling: Scaling | None = None  # of the search, where the compiled build is the one that runs


class Comparison(msgspec.Struct, frozen=True):
    """A game's compiled time per decision, as a multiple of another game's with as many seats."""

    game: str
    seats: int
    us_per_decision: float
    us_against: float
    value: float
    relation: Literal["<"]
    aim: float
    met: bool


class SideBySide(msgspec.Struct, frozen=True):
    """The games of one run beside one of them."""

    against: str
    comparisons: tuple[Comparison, ...]


def bench(game_name: str, games: int = GAMES, on_progress: Progress | None = None) -> Bench:
    """Runs each build in turn, several rounds, every run a process of its own. BadSetup if there is no such game."""
    load_game(game_name)
    if games < 1:
        raise BadSetup("bench-games", games=games)
    builds: tuple[Build, ...] = ("compiled", "plain") if has_compiled() else ("plain",)
    runs: dict[Build, list[Measures]] = {build: [] for build in builds}
    for number in range(ROUNDS):
        for build in builds:
            if on_progress is not None:
                on_progress(number + 1, ROUNDS, build)
            runs[build].append(run(game_name, build, games))
    plain = middle(runs["plain"])
    compiled = middle(runs["compiled"]) if "compiled" in runs else None
    return Bench(
        game=game_name,
        python=platform.python_version(),
        machine=platform.machine(),
        rounds=ROUNDS,
        has_compiled=compiled is not None,
        plain=plain,
        compiled=compiled,
        ratios=() if compiled is None else tuple(_all_ratios(game_name, compiled, plain)),
        scaling=scaling(game_name) if compiled is not None and is_compiled() else None,
    )


def run(game_name: str, build: Build, games: int) -> Measures:
    """One run of one build. EngineBug if it fails or another build answers."""
    number = games if build == "compiled" else max(_LEAST_GAMES, games // SLOWER)
    environment = {name: value for name, value in os.environ.items() if name != "AUBERGE_PURE"}
    environment["PYTHONPATH"] = os.pathsep.join(
        [str(Path(auberge.__file__).parent.parent), *filter(None, [os.environ.get("PYTHONPATH")])]
    )
    if build == "plain":
        environment["AUBERGE_PURE"] = "1"
    command = [sys.executable, "-P", "-m", "auberge.lab.bench.measures", game_name, str(number)]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        last = (done.stderr.strip().splitlines() or ["-"])[-1]
        raise EngineBug("bug-bench-run", build=build, problem=last)
    measures = msgspec.json.decode(done.stdout, type=Measures)
    if measures.build != build:
        raise EngineBug("bug-bench-run", build=build, problem=measures.build)
    return measures


def middle(runs: Sequence[Measures]) -> Measures:
    """The median of every measure."""
    policies = [measures.us_per_policy for measures in runs if measures.us_per_policy is not None]
    searches = [measures.searches_per_second for measures in runs if measures.searches_per_second is not None]
    draws = [measures.us_per_draw for measures in runs if measures.us_per_draw is not None]
    return Measures(
        build=runs[0].build,
        seats=tuple(_middle_of_seats(same) for same in zip(*(measures.seats for measures in runs), strict=True)),
        us_per_policy=median(policies) if policies else None,
        searches_per_second=median(searches) if searches else None,
        us_per_draw=median(draws) if draws else None,
    )


def _middle_of_seats(same: Sequence[SeatMeasure]) -> SeatMeasure:
    return SeatMeasure(
        seats=same[0].seats,
        games_per_second=median(one.games_per_second for one in same),
        decisions_per_second=median(one.decisions_per_second for one in same),
        us_per_decision=median(one.us_per_decision for one in same),
        us_per_clone=median(one.us_per_clone for one in same),
    )


def _all_ratios(game_name: str, compiled: Measures, plain: Measures) -> list[Ratio]:
    found = ratios(compiled, plain, _SEARCHES.get(game_name, _OTHER_SEARCHES))
    if game_name in _MOST_DRAWS and compiled.us_per_draw is not None:
        found.append(in_draws(compiled.seats[0], compiled.us_per_draw, _MOST_DRAWS[game_name]))
    return found


def in_draws(one: SeatMeasure, us_per_draw: float, most: int) -> Ratio:
    """A decision, measured in draws of a number: both grow with a machine that is slow just now."""
    draws = one.us_per_decision / us_per_draw
    return Ratio("decision-in-draws", one.seats, draws, "<=", most, draws <= most)


def ratios(compiled: Measures, plain: Measures, searches: int = _OTHER_SEARCHES) -> list[Ratio]:
    """What the builds are held to: ten times faster compiled, cheap copies, a dice policy a search can afford."""
    found: list[Ratio] = []
    for fast, slow in zip(compiled.seats, plain.seats, strict=True):
        speed = fast.decisions_per_second / slow.decisions_per_second
        found.append(Ratio("compiled-to-plain", fast.seats, speed, ">=", 10, speed >= 10))
    for fast in compiled.seats:
        copies = fast.us_per_clone / fast.us_per_decision
        found.append(Ratio("clone-in-decisions", fast.seats, copies, "<=", 2, copies <= 2))
    if compiled.us_per_policy is not None:
        fewest = compiled.seats[0]
        cost = compiled.us_per_policy / fewest.us_per_decision
        found.append(Ratio("policy-in-decisions", fewest.seats, cost, "<", 200, cost < 200))
    if compiled.searches_per_second is not None:
        met = compiled.searches_per_second >= searches
        found.append(Ratio("searches-per-second", 2, compiled.searches_per_second, ">=", searches, met))
    return found


def side_by_side(benches: Sequence[Bench]) -> SideBySide | None:
    """The other games of a run beside the yardstick; None if it, its compiled build or another game is missing."""
    compiled = {one.game: one.compiled for one in benches if one.compiled is not None}
    against = compiled.pop(YARDSTICK, None)
    if against is None or not compiled:
        return None
    us_against = {one.seats: one.us_per_decision for one in against.seats}
    return SideBySide(
        YARDSTICK,
        tuple(
            _comparison(game, one, us_against[one.seats])
            for game, measures in compiled.items()
            for one in measures.seats
            if one.seats in us_against
        ),
    )


def _comparison(game: str, one: SeatMeasure, us_against: float) -> Comparison:
    value = one.us_per_decision / us_against
    met = value < MOST_YARDSTICKS
    return Comparison(game, one.seats, one.us_per_decision, us_against, value, "<", MOST_YARDSTICKS, met)
