"""Learns what positions are worth from games bots play among themselves, and writes the weights a search goes by.

At the start of every turn the features of all seats are noted. For each two seats the game tells a story: how their
features differed turn by turn, and who did better in the end (or stayed in longer). The weights are those of a logistic
regression on the differences, by Newton's method; what a turn is compared with is a blend of the end of the story and
of what the weights found so far say of the turns that followed (temporal differences), since luck between a turn and
the end blurs what the end tells. Everything follows from the seed: run again with the compiled engine, it writes the
same file. Needs NumPy.

Usage: python scripts/train_values.py GAME [--games 2000] [--seed 1] [--bot squire] [--budget 200it] [--whims 10]
       (Valletta: --games 800 --seed 9 --trust 1 --ridge 3; Malta!: --games 900 --seed 9)
"""

import argparse
import importlib
import multiprocessing
import sys
from collections.abc import Sequence
from itertools import combinations
from pathlib import Path
from time import perf_counter

import numpy as np

from auberge import bots, games
from auberge.bots.budget import read_budget
from auberge.core.protocol import Position, Seat
from auberge.core.rng import advance, below, scramble
from auberge.core.setup import settle_setup

Story = tuple[
    list[list[float]], float
]  # of two seats: how their features differ, turn by turn; 1 if the first did better
FOLDER = Path(__file__).parent.parent / "src" / "auberge" / "bots"
OPENING = 6  # decisions made by whim at the start of a game, so that games differ
ROUNDS = 8


def play(task: tuple[str, str, str, int, int, int]) -> list[Story]:
    """One game; the stories of its seats."""
    name, bot, budget, whims, seats, seed = task
    game = games.load(name)
    features_of = importlib.import_module(f"auberge.bots.{name}.features").features_of
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
    return stories(noted, result.places)


def stories(noted: Sequence[Sequence[list[float]]], places: Sequence[int]) -> list[Story]:
    """The stories of all pairs of seats of which one stayed in longer, or came to a better place."""
    lasted = [max((turn for turn, seen in enumerate(noted) if seen[seat]), default=-1) for seat in range(len(places))]
    found: list[Story] = []
    for first, second in combinations(range(len(places)), 2):
        ahead = (lasted[first], -places[first]), (lasted[second], -places[second])
        differences = [
            np.subtract(seen[first], seen[second]).tolist() for seen in noted if seen[first] and seen[second]
        ]
        if ahead[0] != ahead[1] and differences:
            found.append((differences, float(ahead[0] > ahead[1])))
    return found


def _turn(position: Position) -> int:
    """A number that is another one in every turn."""
    return int(getattr(position, "turns", 0)) * 8 + int(position.seat)


def _is_in(position: Position, seat: int) -> bool:
    """Whether a seat is still in the game."""
    is_in = getattr(position, "is_in", None)
    return True if is_in is None else bool(is_in(seat))


def learn(told: Sequence[Story], trust: float, ridge: float) -> np.ndarray:
    """The weights: first by how the stories ended, then, unless these are trusted, by what the weights say of them."""
    x = np.concatenate([np.array(differences) for differences, _ in told])
    weights = fit(x, blend(told, np.zeros(x.shape[1]), 1.0), np.zeros(x.shape[1]), ridge)
    for _ in range(ROUNDS if trust < 1 else 0):
        weights = fit(x, blend(told, weights, trust), weights, ridge)
    return weights


def blend(told: Sequence[Story], weights: np.ndarray, trust: float) -> np.ndarray:
    """For every turn the chance of the first seat as the turns after it tell it."""
    parts: list[np.ndarray] = []
    for differences, end in told:
        opinion = chances(np.array(differences) @ weights)
        part = np.empty(len(opinion))
        part[-1] = end
        for turn in range(len(opinion) - 2, -1, -1):
            part[turn] = (1 - trust) * opinion[turn + 1] + trust * part[turn + 1]
        parts.append(part)
    return np.concatenate(parts)


def fit(x: np.ndarray, wanted: np.ndarray, weights: np.ndarray, ridge: float) -> np.ndarray:
    """The weights that come nearest to the chances wanted, from these on."""
    for _ in range(6):
        chance = chances(x @ weights)
        gradient = x.T @ (wanted - chance) - ridge * weights
        curvature = (x * (chance * (1 - chance))[:, None]).T @ x + ridge * np.eye(x.shape[1])
        weights = weights + np.linalg.solve(curvature, gradient)
    return weights


def chances(strengths: np.ndarray) -> np.ndarray:
    """The chance of the first of two seats for each difference of strengths."""
    return 1 / (1 + np.exp(-np.clip(strengths, -30, 30)))


def loss(told: Sequence[Story], weights: np.ndarray) -> float:
    """The mean log loss against how the stories ended (0.693 is guessing)."""
    x = np.concatenate([np.array(differences) * (2 * end - 1) for differences, end in told])
    return float(-np.log(np.maximum(chances(x @ weights), 1e-9)).mean())


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
    parser.add_argument("--trust", type=float, default=0.8, help="in the end of a game against the turns before it")
    parser.add_argument("--ridge", type=float, default=20.0, help="what holds the weights down")
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
        told = [story for played in pool.imap(play, tasks, chunksize=8) for story in played]
    kept = len(told) // 10
    kept_loss = loss(told[:kept], learn(told[kept:], wish.trust, wish.ridge))
    weights = learn(told, wish.trust, wish.ridge)
    origin = (
        f"{wish.games} games of {wish.bot}, seed {wish.seed}, trust {wish.trust:g}, ridge {wish.ridge:g},\n"
        f"log loss {kept_loss:.4f} on games kept back"
    )
    write(wish.game, [float(weight) for weight in weights], origin)
    sys.stdout.write(f"{len(told)} stories, log loss {loss(told, weights):.4f}, on games kept back {kept_loss:.4f}, ")
    sys.stdout.write(f"{perf_counter() - began:.0f} s\n")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
