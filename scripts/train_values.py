"""Learns what positions are worth from games bots play among themselves, and writes the weights a search goes by.

At the start of every turn the features of all seats are noted; when the game is over, a winner's features are compared
with each loser's. The weights are those of a logistic regression on the differences, by Newton's method. Everything
follows from the seed: run again with the compiled engine, it writes the same file. Needs NumPy.

Usage: python scripts/train_values.py GAME [--games 2000] [--seed 1] [--bot squire] [--budget 200it] [--whims 10]
"""

import argparse
import importlib
import multiprocessing
import sys
from collections.abc import Sequence
from pathlib import Path
from time import perf_counter

import numpy as np

from auberge import bots, games
from auberge.bots.budget import read_budget
from auberge.core.protocol import Position, Seat
from auberge.core.rng import advance, below, scramble
from auberge.core.setup import settle_setup

Sample = tuple[list[float], list[float]]  # the features of a winner and of a loser
FOLDER = Path(__file__).parent.parent / "src" / "auberge" / "bots"
OPENING = 6  # decisions made by whim at the start of a game, so that games differ


def play(task: tuple[str, str, str, int, int, int]) -> list[Sample]:
    """One game; the samples of all its turns."""
    name, bot, budget, whims, seats, seed = task
    game = games.load(name)
    features_of = importlib.import_module(f"auberge.bots.{name}.compiled_features").features_of
    position = game.start(settle_setup(game.meta, seats=seats, seed=seed))
    players = [bots.load(bot)(game, scramble(seed * 8 + seat), read_budget(budget)) for seat in range(seats)]
    noted: list[list[list[float]]] = []
    turn, state, number = -1, scramble(seed + 1), 0
    while (seat := int(position.actor())) >= 0:
        if turn != _turn(position):
            turn = _turn(position)
            noted.append([features_of(position, other) if _is_in(position, other) else [] for other in range(seats)])
        state = advance(state)
        number += 1
        if number <= OPENING or below(state, 100) < whims:
            actions = position.legal()
            position.apply(actions[below(advance(state), len(actions))])
        else:
            position.apply(game.action(players[seat].choose(game.view(position, Seat(seat)))))
    result = position.result()
    assert result is not None
    return [
        (features[winner], features[loser])
        for features in noted
        for winner in range(seats)
        for loser in range(seats)
        if result.places[winner] == 1 < result.places[loser] and features[winner] and features[loser]
    ]


def _turn(position: Position) -> int:
    """A number that is another one in every turn."""
    return int(getattr(position, "turns", 0)) * 8 + int(position.seat)


def _is_in(position: Position, seat: int) -> bool:
    """Whether a seat is still in the game."""
    is_in = getattr(position, "is_in", None)
    return True if is_in is None else bool(is_in(seat))


def fit(samples: Sequence[Sample], ridge: float = 3.0) -> tuple[np.ndarray, float]:
    """The weights, and the mean log loss (0.693 is guessing)."""
    x = np.array([np.subtract(winner, loser) for winner, loser in samples])
    weights = np.zeros(x.shape[1])
    for _ in range(12):
        chance = 1 / (1 + np.exp(-np.clip(x @ weights, -30, 30)))
        gradient = x.T @ (1 - chance) - ridge * weights
        curvature = (x * (chance * (1 - chance))[:, None]).T @ x + ridge * np.eye(x.shape[1])
        weights += np.linalg.solve(curvature, gradient)
    chance = 1 / (1 + np.exp(-np.clip(x @ weights, -30, 30)))
    return weights, float(-np.log(np.maximum(chance, 1e-9)).mean())


def write(name: str, weights: Sequence[float], origin: str) -> None:
    """Writes the module a game's guide reads."""
    title = name.replace("_", " ").title().replace("Malta", "Malta!")
    rows = [
        "    " + ", ".join(f"{weight:.4f}" for weight in weights[at : at + 10]) + ","
        for at in range(0, len(weights), 10)
    ]
    text = (
        f'"""The weights of the features of {title}.\n\nWritten by scripts/train_values.py: {origin}.\n"""\n\n'
        "from typing import Final\n\n"
        "WEIGHTS: Final[tuple[float, ...]] = (\n" + "\n".join(rows) + "\n)  # fmt: skip\n"
    )
    (FOLDER / name / "values.py").write_text(text, encoding="utf-8")


def main() -> int:
    """Plays, fits and writes."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=games.NAMES)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--bot", default="squire")
    parser.add_argument("--budget", default="200it")
    parser.add_argument("--whims", type=int, default=10, help="decisions of a hundred made by chance")
    parser.add_argument("--seats", default="2,2,3,4", help="numbers of seats, in turn")
    parser.add_argument("--jobs", type=int, default=multiprocessing.cpu_count())
    wish = parser.parse_args()
    meta = games.load(wish.game).meta
    seats = [min(int(number), meta.max_seats) for number in wish.seats.split(",")]
    began = perf_counter()
    tasks = [
        (wish.game, wish.bot, wish.budget, wish.whims, seats[number % len(seats)], wish.seed * 1_000_000 + number)
        for number in range(wish.games)
    ]
    with multiprocessing.get_context("spawn").Pool(wish.jobs) as pool:
        samples = [sample for played in pool.imap(play, tasks, chunksize=8) for sample in played]
    held = len(samples) // 10
    _, loss_seen = fit(samples[held:])
    weights, loss = fit(samples)
    chance_kept = _loss(samples[:held], fit(samples[held:])[0])
    origin = f"{wish.games} games of {wish.bot}, seed {wish.seed}, log loss {loss:.4f}"
    write(wish.game, [float(weight) for weight in weights], origin)
    sys.stdout.write(f"{len(samples)} samples, seen {loss_seen:.4f}, kept back {chance_kept:.4f}, ")
    sys.stdout.write(f"all {loss:.4f}, {perf_counter() - began:.0f} s\n")
    return 0


def _loss(samples: Sequence[Sample], weights: np.ndarray) -> float:
    x = np.array([np.subtract(winner, loser) for winner, loser in samples])
    return float(np.log1p(np.exp(-np.clip(x @ weights, -30, 30))).mean())


if __name__ == "__main__":
    raise SystemExit(main())
