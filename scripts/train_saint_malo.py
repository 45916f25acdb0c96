"""Learns what cities of Saint Malo will still earn, from games planners play among themselves, and writes the net.

Every game begins with turns of whims, so that the net also sees cities no sensible player builds; then the planner
plays to the end. Between all turns after the last whim the features of every city are noted, with the points it has
earned by the end. The first generation of planners goes by the hand-made judgement alone, each later one by the mean of
that and the net before, which learns from the games of all generations so far. A net has one hidden layer and is
trained by Adam. Everything follows from the seed: run again with the compiled engine, it writes the same file. Needs
NumPy.

Usage: python scripts/train_saint_malo.py [--games 8000] [--generations 3] [--seed 1] [--jobs 2]
"""

import argparse
import multiprocessing
import sys
from collections.abc import Iterator
from pathlib import Path
from time import perf_counter

import numpy as np
from small_nets import Adam, Layers, judged, layers_of, net_of, new_layers, packed_of, slopes, write

from auberge import games
from auberge.bots.saint_malo.choice import TurnPlan, choose_dice, choose_place
from auberge.bots.saint_malo.features import features_of
from auberge.bots.saint_malo.judge import Judge
from auberge.bots.saint_malo.plan import DeepPlan
from auberge.bots.saint_malo.weights import Weights
from auberge.core.rng import advance, below, scramble
from auberge.core.setup import settle_setup
from auberge.games.saint_malo import phases
from auberge.games.saint_malo import tables as t
from auberge.games.saint_malo.engine import Engine

FILE = Path(__file__).parent.parent / "src" / "auberge" / "bots" / "saint_malo" / "values.py"
TITLE = "The weights of the net of Saint Malo, as text."
LONGEST = 26  # rounds before which the last whim comes
WEIGHTS = Weights()
Task = tuple[int, int, bytes]  # seats, seed, the weights of the net before (none in the first generation)


class Whims:
    """A turn in which nobody thinks too hard."""

    def __init__(self, seed: int) -> None:
        self._state = scramble(seed)

    def below(self, number: int) -> int:
        """A number by chance."""
        self._state = advance(self._state)
        return int(below(self._state, number))

    def turn(self, p: Engine) -> None:
        """Often any use in place of the best, and any cell."""
        plan = TurnPlan(p, WEIGHTS)
        wild = self.below(100) < 60
        for _ in answers_of(p):
            actions = p.legal()
            if wild and p.phase != phases.KEEP and self.below(100) < (70 if p.phase == phases.ANNOUNCE else 35):
                p.apply(actions[self.below(len(actions))])
            elif p.phase > phases.ANNOUNCE:
                p.apply(choose_place(p, WEIGHTS))
            else:
                p.apply(choose_dice(p, plan))


def answers_of(p: Engine) -> Iterator[None]:
    """Goes on as long as the turn in progress lasts."""
    seat, number = int(p.seat), int(p.round)
    while p.phase != phases.OVER and p.seat == seat and p.round == number:
        yield None


def planned_turn(p: Engine, judge: Judge | None) -> None:
    """A turn by the plan, without looking at the turns after it."""
    plan = DeepPlan(p, WEIGHTS, judge)
    plan.finish()
    uses = plan.prospect.uses[t.HEAD]
    for _ in answers_of(p):
        if p.phase == phases.KEEP:
            p.apply(plan.best_keep(p))
        elif p.phase == phases.ANNOUNCE:
            p.apply(plan.best_use(p))
        elif p.phase == phases.TYPE and not p.from_tower:
            swords = t.shown(p.dice, t.SWORDS)
            p.apply(
                max(p.legal(), key=lambda action: plan.prospect.worth_of_use(uses[action - t.TYPE_BASE], swords, 0))
            )
        else:
            p.apply(choose_place(p, WEIGHTS))


def play(task: Task) -> tuple[np.ndarray, np.ndarray]:
    """One game: features between turns, and the points still earned by the end."""
    seats, seed, packed = task
    judge = Judge(net_of(layers_of(packed))) if packed else None
    game = games.load("saint_malo")
    p = game.start(settle_setup(game.meta, seats=seats, seed=seed, start_seat=0))
    assert isinstance(p, Engine)
    whims = Whims(seed + 77)
    last, many = whims.below(LONGEST * seats), whims.below(2) == 1
    seen: list[tuple[int, int, list[float]]] = []
    turns = 0
    while p.phase != phases.OVER:
        if turns == last or (turns < last and (many or whims.below(4) == 0)):
            whims.turn(p)
        else:
            planned_turn(p, judge)
        turns += 1
        if turns > last and p.phase != phases.OVER:
            seen += [(seat, int(p.score_of(seat)), features_of(p, seat)) for seat in range(seats)]
    points = [int(p.score_of(seat)) for seat in range(seats)]
    features = np.array([features for _, _, features in seen], dtype=np.float32)
    return features, np.array([points[seat] - now for seat, now, _ in seen], dtype=np.float32)


def train(x: np.ndarray, y: np.ndarray, seed: int, rounds: int = 8, batch: int = 512) -> Layers:
    """Fits a net by Adam; errors of more than thirty points count as thirty."""
    chance = np.random.default_rng(seed)
    layers = new_layers(x.shape[1], chance, float(y.mean()), 1 / 20)
    adam = Adam(layers)
    for number in range(rounds):
        order, pace = chance.permutation(len(y)), 2e-3 * (1 - number / rounds) + 1e-5
        for first in range(0, len(y) - batch, batch):
            some = order[first : first + batch]
            signals, found = judged(layers, x[some])
            error = (np.clip(found - y[some], -30, 30) * (2 / batch)).astype(np.float32)
            adam.step(slopes(layers, x[some], signals, error), pace)
    return layers


def main() -> int:
    """Plays, trains and writes, generation by generation."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=8000, help="of each generation")
    parser.add_argument("--generations", type=int, default=3)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=multiprocessing.cpu_count())
    wish = parser.parse_args()
    began, packed = perf_counter(), b""
    played: list[tuple[np.ndarray, np.ndarray]] = []
    for generation in range(1, wish.generations + 1):
        first = (wish.seed * 100 + generation) * 1_000_000
        tasks: list[Task] = [
            (2 if number % 8 else 3 + number // 8 % 3, first + number, packed) for number in range(wish.games)
        ]
        with multiprocessing.get_context("spawn").Pool(wish.jobs) as pool:
            played += [noted for noted in pool.imap(play, tasks, chunksize=8) if len(noted[1])]
        x, y = (np.concatenate([noted[part] for noted in played]) for part in (0, 1))
        held = len(y) // 20  # the last games are kept back
        layers = train(x[:-held], y[:-held], wish.seed)
        miss = float(np.sqrt(np.mean((judged(layers, x[-held:])[1] - y[-held:]) ** 2)))
        packed = packed_of(layers)
        origin = f"generation {generation} of {wish.games} games each, seed {wish.seed}, misses by {miss:.2f} points"
        write(FILE, packed, TITLE, f"Written by scripts/train_saint_malo.py: {origin}.")
        sys.stdout.write(
            f"generation {generation}: {len(y)} samples, misses by {miss:.2f} points, {perf_counter() - began:.0f} s\n"
        )
        sys.stdout.flush()
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
