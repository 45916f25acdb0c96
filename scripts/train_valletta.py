"""Learns what seats of Valletta are worth, from games quick players play among themselves, and writes the net.

Every game begins with some decisions by whim, and whims come now and then until its end, so that the net also sees what
no sensible player does. At the start of every turn the inputs of all seats are noted, with how the game ended: who won,
and partly the points, which say more. A softmax over what the net says of the seats must come near that end. In the
first generation the players walk through their turns by weighed features, in each later one by the net before, which
learns from the games of all generations so far. They walk through the true position and so know what they will draw:
their games are a little too lucky, what the net sees is not. Everything follows from the seed: run again with the
compiled engine on the same machine, it writes the same file. Needs NumPy.

Usage: python scripts/train_valletta.py [--games 5000] [--generations 2] [--seed 1] [--jobs 2]
"""

import argparse
import multiprocessing
import sys
from pathlib import Path
from time import perf_counter
from typing import NamedTuple

import numpy as np
from small_nets import Adam, Layers, judged, layers_of, net_of, new_layers, packed_of, slopes, write

from auberge import games
from auberge.bots.search.guide import shares_of
from auberge.bots.search.judge import Judge
from auberge.bots.valletta.inputs import inputs_of
from auberge.bots.valletta.judges import Seasoned, Weighed
from auberge.bots.valletta.turn import worth_a_look, worths
from auberge.bots.valletta.values import WEIGHTS
from auberge.core.rng import advance, below, scramble
from auberge.core.setup import settle_setup
from auberge.games.valletta.engine import Engine
from auberge.games.valletta.rules import scoring

FILE = Path(__file__).parent.parent / "src" / "auberge" / "bots" / "valletta" / "net_values.py"
SEATS = (2, 2, 4, 2, 3, 4)  # in turn
OPENING = 24  # decisions at most made by whim at the start
WHIMS = 16  # of a hundred decisions at most afterwards
POINTS = 0.4  # how far points count beside the victory,
SPREAD = 4.0  # and how many of them make a difference
ROUNDS, BATCH = 8, 256
Task = tuple[int, int, bytes]  # seats, seed, the weights of the net before (none in the first generation)


class Story(NamedTuple):
    """One game: turn by turn the inputs of all seats, and what the end gives each seat."""

    inputs: np.ndarray
    end: np.ndarray


class Lot(NamedTuple):
    """The turns of many games, with room for the fullest table."""

    inputs: np.ndarray
    is_in: np.ndarray
    end: np.ndarray


def play(task: Task) -> Story:
    """One game."""
    seats, seed, packed = task
    judge = Seasoned(net_of(layers_of(packed))) if packed else Weighed(WEIGHTS)
    game = games.load("valletta")
    p = game.start(settle_setup(game.meta, seats=seats, seed=seed))
    assert isinstance(p, Engine)
    state, number, turn = scramble(seed + 1), 0, 0
    opening, whims = below(scramble(seed + 2), OPENING), below(scramble(seed + 3), WHIMS)
    inputs: list[list[list[float]]] = []
    while p.actor() >= 0:
        if turn != p.turns:
            turn = int(p.turns)
            inputs.append([inputs_of(p, seat) for seat in range(seats)])
        state = advance(state)
        number += 1
        if number <= opening or below(state, 100) < whims:
            actions = p.legal()
            p.apply(actions[below(advance(state), len(actions))])
        else:
            p.apply(answer(p, judge))
    return Story(np.array(inputs, np.float32), end_of(p))


def answer(p: Engine, judge: Judge) -> int:
    """What leads to the best end of the turn."""
    actions = worth_a_look(p)
    if len(actions) == 1:
        return actions[0]
    found = worths(p, p.actor(), actions, judge)
    return actions[max(range(len(actions)), key=found.__getitem__)]


def end_of(p: Engine) -> np.ndarray:
    """What the end gives each seat; the sum is 1."""
    won = np.array(shares_of(p), np.float32)
    points = np.exp(np.array([scoring.total(p, seat) for seat in range(p.seats)], np.float32) / SPREAD)
    return np.asarray((1 - POINTS) * won + POINTS * points / points.sum())


def lot_of(stories: list[Story]) -> Lot:
    """These games, one after another."""
    most = max(len(story.end) for story in stories)
    turns = sum(len(story.inputs) for story in stories)
    lot = Lot(
        np.zeros((turns, most, stories[0].inputs.shape[2]), np.float32),
        np.zeros((turns, most), bool),
        np.zeros((turns, most), np.float32),
    )
    first = 0
    for story in stories:
        last, seats = first + len(story.inputs), len(story.end)
        lot.inputs[first:last, :seats] = story.inputs
        lot.is_in[first:last, :seats] = True
        lot.end[first:last, :seats] = story.end
        first = last
    return lot


def chances(strengths: np.ndarray, is_in: np.ndarray) -> np.ndarray:
    """A softmax over the seats of a table."""
    raised = np.where(is_in, strengths, -1e9)
    powers = np.exp(raised - raised.max(1, keepdims=True)) * is_in
    return np.asarray(powers / powers.sum(1, keepdims=True))


def opinion(layers: Layers, lot: Lot) -> np.ndarray:
    """What the net says of every turn, a part of them at a time."""
    parts: list[np.ndarray] = []
    for first in range(0, len(lot.is_in), 20_000):
        x, is_in = lot.inputs[first : first + 20_000], lot.is_in[first : first + 20_000]
        parts.append(chances(judged(layers, x.reshape(-1, x.shape[2]))[1].reshape(is_in.shape), is_in))
    return np.concatenate(parts)


def train(lot: Lot, seed: int) -> Layers:
    """Fits a net by Adam."""
    chance = np.random.default_rng(seed)
    inputs = lot.inputs.shape[2]
    layers = new_layers(inputs, chance, 0.0, 1 / 20)
    adam, turns = Adam(layers), len(lot.end)
    for number in range(ROUNDS):
        order, pace = chance.permutation(turns), 2e-3 * (1 - number / ROUNDS) + 2e-5
        for first in range(0, turns - BATCH, BATCH):
            some = order[first : first + BATCH]
            x, is_in = lot.inputs[some].reshape(-1, inputs), lot.is_in[some]
            signals, found = judged(layers, x)
            error = (chances(found.reshape(is_in.shape), is_in) - lot.end[some]) * is_in / BATCH
            adam.step(slopes(layers, x, signals, error.astype(np.float32).reshape(-1)), pace)
    return layers


def loss(lot: Lot, said: np.ndarray) -> float:
    """The mean log loss against how the games ended."""
    return float(-(lot.end * np.log(np.maximum(said, 1e-9))).sum(1).mean())


def main() -> int:
    """Plays, trains and writes, generation by generation."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=5000, help="of each generation")
    parser.add_argument("--generations", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=multiprocessing.cpu_count())
    wish = parser.parse_args()
    began, packed = perf_counter(), b""
    stories: list[Story] = []
    for generation in range(1, wish.generations + 1):
        first = (wish.seed * 100 + generation) * 1_000_000
        tasks: list[Task] = [(SEATS[number % len(SEATS)], first + number, packed) for number in range(wish.games)]
        with multiprocessing.get_context("spawn").Pool(wish.jobs) as pool:
            for number, story in enumerate(pool.imap(play, tasks, chunksize=8), 1):
                stories.append(story)
                if number % 500 == 0:
                    tell(f"generation {generation}: {number} games, {perf_counter() - began:.0f} s")
        kept = len(stories) // 20  # the last games are kept back
        layers = train(lot_of(stories[:-kept]), wish.seed)
        held = lot_of(stories[-kept:])
        missed, guess = loss(held, opinion(layers, held)), loss(held, held.is_in / held.is_in.sum(1, keepdims=True))
        packed = packed_of(layers)
        found = f"log loss {missed:.4f} on games kept back (guessing {guess:.4f})"
        origin = f"generation {generation} of {wish.games} games each, seed {wish.seed},\n{found}"
        write(
            FILE,
            packed,
            "The weights of the net of Valletta, as text.",
            f"Written by scripts/train_valletta.py: {origin}.",
        )
        tell(f"generation {generation}: {found}, {perf_counter() - began:.0f} s")
    return 0


def tell(line: str) -> None:
    """How far it has come."""
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    raise SystemExit(main())
