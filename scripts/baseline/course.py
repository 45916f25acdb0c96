"""The whole course of a learner, in stages: after each it is kept in a file, and goes on from there.

First it watches the squire, then it practises. Every stage of practice begins new games from a seed of its own, so a
course that was interrupted ends with the same weights as one that was not.
"""

from collections.abc import Callable
from pathlib import Path
from time import process_time
from typing import Final, NamedTuple

import torch

from auberge.envs.observation import action_count, spec
from baseline.network import Network
from baseline.practice import Manner, Met, Practice
from baseline.watching import SEATS, copy, watch

_APART: Final = 1_000_003  # between the seeds of two stages: no game is played twice


class Plan(NamedTuple):
    """How much is learned, and how."""

    watched: int = 300_000  # decisions of the squire
    astray: float = 0.1  # the share of them made by chance
    passes: int = 4  # over them
    copy_rate: float = 1e-3  # of learning from them, at first
    stages: int = 80  # of practice
    lessons: int = 20  # in each
    rate: float = 5e-4  # of learning in practice, at first; it falls to a tenth
    manner: Manner = Manner()


class Progress(NamedTuple):
    """How far a course has come."""

    stage: int
    stages: int
    seconds: float  # of the processor
    same: float  # how often it does as the squire, once it has watched him
    met: Met  # the games of this stage of practice


class Course:
    """A learner of one game, from its first stage to its last."""

    def __init__(self, game: str, seed: int, plan: Plan) -> None:
        self._about: Final = {"game": game, "seed": seed, "plan": repr(plan)}
        self._game = game
        self._seed = seed
        self._plan = plan
        torch.manual_seed(seed)
        self.network: Final = Network(spec(game, SEATS), action_count(game))
        self._practice = Practice(game, self.network, plan.manner)
        self._stage = 0
        self.seconds = 0.0

    @property
    def stages(self) -> int:
        """How many there are: one of watching, the others of practice."""
        return 1 + self._plan.stages

    @property
    def stage(self) -> int:
        """How many stages are behind it."""
        return self._stage

    @property
    def is_over(self) -> bool:
        """Has all been learned?"""
        return self._stage == self.stages

    def take_stage(self) -> Progress:
        """Learns one stage."""
        began, same, met = process_time(), 0.0, Met(0, 0, 0.0)
        if self._stage == 0:
            watched = watch(self._game, self._plan.watched, self._plan.astray, self._seed)
            same = copy(self.network, watched, self._plan.passes, self._plan.copy_rate)[-1]
        else:
            met = self._practise()
        self._stage += 1
        self.seconds += process_time() - began
        return Progress(self._stage, self.stages, self.seconds, same, met)

    def _practise(self) -> Met:
        self._practice.begin((self._seed + self._stage) * _APART)
        found: list[Met] = []
        for lesson in range(self._plan.lessons):
            done = (self._stage - 1 + lesson / self._plan.lessons) / self._plan.stages
            found.append(self._practice.lesson(self._plan.rate * (1 - 0.9 * done)))
        return Met(sum(one.games for one in found), sum(one.guests for one in found), sum(one.won for one in found))

    def keep(self, file: Path) -> None:
        """Writes how far it has come."""
        file.parent.mkdir(parents=True, exist_ok=True)
        written = file.with_suffix(".new")
        state = self.network.state_dict(), self._practice.optimiser.state_dict()
        torch.save((self._about, self._stage, self.seconds, state), written)
        written.replace(file)

    def go_on(self, file: Path) -> bool:
        """Goes on from what was kept of the same course; False if there is nothing of the kind."""
        if not file.exists():
            return False
        about, stage, seconds, (network, optimiser) = torch.load(file)
        if about != self._about:
            return False
        self.network.load_state_dict(network)
        self._practice.optimiser.load_state_dict(optimiser)
        self._stage, self.seconds = stage, seconds
        return True


def take(
    course: Course, kept: Path, minutes: float, on_progress: Callable[[Progress], None], stages: int | None = None
) -> None:
    """Goes through the course, or through so many stages, as far as that fits into so many minutes of the processor."""
    course.go_on(kept)
    last = course.stages if stages is None else stages
    while not course.is_over and course.stage < last and course.seconds < 60 * minutes:
        progress = course.take_stage()
        course.keep(kept)
        on_progress(progress)
