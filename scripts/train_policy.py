"""Teaches the bot `learner` a game for two, in a batch of games: first it watches the squire, then it practises.

Needs PyTorch (`auberge[train]`; its build for processors alone suffices) and the compiled engine, one core, and less
than an hour a game. What it has learned is kept after every stage in .build/baseline: an interrupted run goes on where
it was. The same seed gives the same weights on the same machine. They go where the bot finds them; then it meets
others.

Usage: python scripts/train_policy.py GAME|all [--seed 1] [--stages N] [--minutes 60] [--out FOLDER]
       [--against random,page,squire] [--games 400] [--fresh]
"""

import argparse
from pathlib import Path
from typing import Final

import torch
from baseline.course import Course, Plan, Progress, take

import auberge
from auberge.envs.policy import PolicyPlayer, load
from auberge.games import NAMES
from auberge.games import load as load_game

ROOT: Final = Path(__file__).resolve().parents[1]
WEIGHTS: Final = ROOT / "src" / "auberge" / "envs" / "weights"
KEPT: Final = ROOT / ".build" / "baseline"


def say(progress: Progress) -> None:
    """Prints how far it has come."""
    met = progress.met
    against = f"{met.games} games, {met.won:.0f} of {met.guests} won against the squire"
    learned = f"{progress.same:.0%} as the squire" if progress.same else against
    print(f"stage {progress.stage} of {progress.stages}: {progress.seconds:.0f} s, {learned}", flush=True)


def teach(game: str, seed: int, minutes: float, out: Path, *, stages: int | None, fresh: bool) -> Path:
    """Goes through the course of a game, and writes its weights."""
    kept = KEPT / f"{game}.pt"
    if fresh:
        kept.unlink(missing_ok=True)
    course = Course(game, seed, Plan())
    take(course, kept, minutes, say, stages)
    file = out / f"{game}.npz"
    out.mkdir(parents=True, exist_ok=True)
    course.network.policy().save(file)
    print(f"{game}: {course.seconds:.0f} s of the processor, {file.stat().st_size // 1024} kB", flush=True)
    return file


def meet(file: Path, game: str, other: str, games: int) -> None:
    """Lets the policy of a file play against another bot, and prints who is ahead."""
    found = auberge.tournament(game, [PolicyPlayer(load(file), load_game(game)), other], games=games, seats=2)
    for one in found.bots:
        print(f"  {one}")


def main() -> None:
    """Reads what to learn, learns it, and says how good it is."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=(*NAMES, "all"))
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--stages", type=int, help="how many, if not all")
    parser.add_argument("--minutes", type=float, default=60.0)
    parser.add_argument("--out", type=Path, default=WEIGHTS)
    parser.add_argument("--against", default="random,page,squire")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--fresh", action="store_true", help="begin anew, whatever was kept")
    wish = parser.parse_args()
    torch.set_num_threads(1)
    for game in NAMES if wish.game == "all" else (wish.game,):
        file = teach(game, wish.seed, wish.minutes, wish.out, stages=wish.stages, fresh=wish.fresh)
        for other in filter(None, wish.against.split(",")):
            meet(file, game, other, wish.games)


if __name__ == "__main__":
    main()
