"""Attacks the chance of a table, and counts whether it is even.

Usage: python scripts/attack_chance.py [--tables 9] [--draws 1000000] [--seed 1] [--jobs N] [--quick]

A spectator of Valletta (spectator.py) computes all hands and barrels from the public layout if the fast generator
(core.rng) drew it, as at every table before chance was sealed (core.chance); also where that generator picks in the
stream's own way, so that failing against the stream says something. It is a bench and no proof: that nobody foretells
HMAC-SHA-256 is what cryptography supposes. Whatever is found, this succeeds.
"""

import argparse
import os
import sys
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import nullcontext
from math import comb
from random import Random
from statistics import mean, median

from chi_square import evenness
from spectator import FAST, GAME, SEALED, SOURCES, Attempt, attack, dealt, source

from auberge.core.rng import scramble
from auberge.games.valletta.tables import HAND, STARTING_CARDS

SEATS = range(GAME.meta.min_seats, GAME.meta.max_seats + 1)
WIDTHS = (10, 10, 11, 11, 11, 9, 9)
HEAD = ("broken", "median s", "slowest s", "explained", "hands", "cards", "barrels")


def main(arguments: Sequence[str] | None = None) -> int:
    """Attacks, counts, and prints both."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", maxsplit=1)[0])
    parser.add_argument("--tables", type=int, default=9, help="tables to attack for every source of chance")
    parser.add_argument("--draws", type=int, default=1_000_000, help="dice to throw, and as many draws to shuffle with")
    parser.add_argument("--seed", type=int, default=1, help="other tables and draws with another one")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="tables attacked at once")
    parser.add_argument("--quick", action="store_true", help="one table of each and 100,000 draws")
    asked = parser.parse_args(arguments)
    tables, draws = (1, 100_000) if asked.quick else (max(1, asked.tables), max(1_000, asked.draws))
    print(f"tables of Valletta, {tables} for each source of chance; seconds of one processor")
    print(_row("chance", *HEAD))
    for name in SOURCES:
        print(row(name, attacked(name, tables, asked.seed, asked.jobs)), flush=True)
    print(guessing())
    print(f"\n{draws:,} draws each\n{'':20}{'':34}{'chi-square':>12}{'freedom':>8}{'p':>10}")
    for name in (FAST, SEALED):
        _tell(f"{name}: {draws:,} draws")
        for found in evenness(source(name, Random(asked.seed)), draws, picks=name != FAST):
            print(f"{name:20}{found}", flush=True)
    return 0


def attacked(name: str, tables: int, seed: int, jobs: int) -> list[Attempt]:
    """Every table attacked, for four, three, two, four ... seats."""
    seats = [SEATS[-1 - number % len(SEATS)] for number in range(tables)]
    seeds = [scramble(seed * 1_000_000 + number) for number in range(tables)]
    found: list[Attempt] = []
    with ProcessPoolExecutor(jobs) if min(jobs, tables) > 1 else nullcontext() as pool:
        for attempt in (pool.map if pool else map)(attack, [name] * tables, seats, seeds):
            found.append(attempt)
            verdict = "broken" if attempt.broken else "not broken"
            done = f"table {len(found)} of {tables}, {attempt.seats} seats"
            _tell(f"{name}: {done}: {verdict} in {attempt.seconds:.1f} s")
    return found


def row(name: str, found: Sequence[Attempt]) -> str:
    """How a source of chance withstood: how much of the layout's draws, from the first on, the best state explains, and
    how much of what is hidden it predicts. The layout of two seats has fewer orders than there are states: some state
    explains it whoever drew it, but then not which buildings were left out."""
    seconds = [attempt.seconds for attempt in found]
    cards = [right for attempt in found for right in attempt.cards]
    return _row(
        name,
        f"{sum(attempt.broken for attempt in found)} of {len(found)}",
        f"{median(seconds):.1f}",
        f"{max(seconds):.1f}",
        f"{sum(attempt.explained for attempt in found) / sum(attempt.draws for attempt in found):.0%}",
        f"{sum(attempt.hands for attempt in found)} of {len(cards)}",
        f"{mean(cards) / HAND:.1%}",
        f"{sum(attempt.barrels for attempt in found) / sum(attempt.all_barrels for attempt in found):.1%}",
    )


def guessing() -> str:
    """What is right on average if one only guesses."""
    barrels = dealt(source(FAST, Random(0)), SEATS[0]).barrels
    return _row(
        "guessing",
        *("",) * 4,
        f"1 in {comb(len(STARTING_CARDS), HAND)}",
        f"{HAND / len(STARTING_CARDS):.1%}",
        f"{sum(barrels.count(kind) for kind in barrels) / len(barrels) ** 2:.1%}",
    )


def _row(name: str, *cells: str) -> str:
    return f"{name:20}" + "".join(cell.rjust(width) for cell, width in zip(cells, WIDTHS, strict=True))


def _tell(progress: str) -> None:
    print(progress, file=sys.stderr, flush=True)


if __name__ == "__main__":
    sys.exit(main())
