"""The inside of a worker: a process that reads jobs from its standard input and answers each: a bot's move, advice, a
review, or a background job.

For a move or advice it is handed the seat's view and nothing else. It holds all games and bots from the start, stands
back behind the server (nice), and ends when the server does: at the end of its input, or by a timer of the system
while it thinks.
"""

import os
import pickle
import signal
import struct
import sys
import traceback
from typing import BinaryIO, Final, Literal

import msgspec

from auberge import bots, games
from auberge.analysis.advice import advise, rate
from auberge.analysis.bystander import Glimpse, explain
from auberge.analysis.replay import Replay
from auberge.analysis.review import effort_for, review
from auberge.bots.budget import Budget
from auberge.core.errors import AubergeError
from auberge.core.position import CHANCE
from auberge.core.protocol import Game, Seat, View
from auberge.core.setup import settle_setup
from auberge.thinking import jobs
from auberge.thinking.findings import explanation_of, found_of
from auberge.thinking.priority import lower_priority

_TOLD_EVERY: Final = 0.02  # of a review
Task = Literal["choose", "advise", "rate", "explain", "review", "background"]
LENGTH: Final = struct.Struct("!I")  # stands before every message, in both directions


class Job(msgspec.Struct, frozen=True):
    """Which bot shall choose, how long the process may live with it, what the bot may spend (None: as much as it
    does of itself), and what it is about: what the bot sees (a pickled view), what a seat saw of a bot's move (a
    pickled glimpse), for a review the replay, else a background job. Only a move is chosen by the bot of a seat."""

    game: str
    rules_version: int
    bot: str
    seed: int
    seconds: float
    budget: Budget | None
    about: bytes
    task: Task = "choose"
    made: int | None = None  # the place of a move in the view's list, about which advice is asked
    only: tuple[int, ...] = ()  # the places of the moves to be rated; none: all


class Answer(msgspec.Struct, frozen=True):
    """The place of the chosen move in the view's list, what was found (as MessagePack), or what went wrong. The first
    one only says: ready; those that are not done only say how far a review has come."""

    place: int = 0
    problem: str | None = None
    found: bytes = b""
    done: float = 1.0


def frame(message: Job | Answer) -> bytes:
    """A message with its length before it."""
    body = msgspec.msgpack.encode(message)
    return LENGTH.pack(len(body)) + body


def main(nice: int) -> None:
    """Answers jobs until there are no more."""
    for name in ("SIGINT", "SIGTERM", "SIGHUP"):  # a server that is stopped stops its workers itself
        if hasattr(signal, name):
            signal.signal(getattr(signal, name), signal.SIG_IGN)
    lower_priority(nice)
    answers = os.fdopen(os.dup(1), "wb", buffering=0)
    os.dup2(2, 1)  # a bot that prints must not spoil the answers
    _warm_up()
    answers.write(frame(Answer()))
    while (job := _next_job(sys.stdin.buffer)) is not None:
        _set_timer(job.seconds)
        answer = _answer(job, answers)
        _set_timer(0)
        answers.write(frame(answer))


def _next_job(jobs: BinaryIO) -> Job | None:
    head = jobs.read(LENGTH.size)
    if len(head) < LENGTH.size:
        return None
    return msgspec.msgpack.decode(jobs.read(LENGTH.unpack(head)[0]), type=Job)


def _set_timer(seconds: float) -> None:
    """Has the system end this process after so long, whatever it does; 0 takes that back."""
    if hasattr(signal, "setitimer"):
        signal.setitimer(signal.ITIMER_REAL, seconds)


def _answer(job: Job, answers: BinaryIO) -> Answer:
    try:
        if job.task == "review":
            return _reviewed(job, answers)
        if job.task == "background":
            return Answer(found=jobs.run(job.about))
        game = games.load(job.game, job.rules_version)
        if job.task == "explain":
            return _explained(job, game, pickle.loads(job.about))
        view: View = pickle.loads(job.about)
        if job.task == "advise":
            return _advised(job, game, view)
        if job.task == "rate":
            only = [view.moves[place] for place in job.only]
            rated = rate(game, view, job.budget or Budget(seconds=1.0), job.seed, only)
            return Answer(found=msgspec.msgpack.encode(found_of(view, rated)))
        return Answer(view.moves.index(bots.load(job.bot)(game, job.seed, job.budget).choose(view)))
    except Exception:
        return Answer(problem=traceback.format_exc())


def _advised(job: Job, game: Game, view: View) -> Answer:
    made = None if job.made is None else view.moves[job.made]
    found = found_of(view, advise(game, view, job.budget or Budget(seconds=1.0), job.seed, made))
    return Answer(found=msgspec.msgpack.encode(found))


def _explained(job: Job, game: Game, glimpse: Glimpse) -> Answer:
    explained = explain(game, glimpse, job.budget or Budget(seconds=1.0), job.seed)
    return Answer(found=msgspec.msgpack.encode(explanation_of(game, explained)))


def _reviewed(job: Job, answers: BinaryIO) -> Answer:
    """Looks a game over; says every now and then how far it has come."""
    replay = msgspec.msgpack.decode(job.about, type=Replay)
    seconds = job.budget.seconds if job.budget is not None else None
    told = 0.0

    def tell(done: float) -> None:
        nonlocal told
        if told + _TOLD_EVERY <= done < 1.0:
            told = done
            answers.write(frame(Answer(done=done)))

    found = review(replay, effort_for(replay, seconds or 10.0, job.seed), tell)
    return Answer(found=msgspec.msgpack.encode(found))


def _warm_up() -> None:
    """Lets every bot make one decision in every game it knows, so that the first real one is as fast as the rest."""
    for game_name in games.NAMES:
        game = games.load(game_name)
        view = _first_view(game)
        for bot_name in bots.bots_of(game_name):
            bots.load(bot_name)(game, 1, Budget(iterations=3)).choose(view)


def _first_view(game: Game) -> View:
    setup = settle_setup(game.meta, seats=game.meta.min_seats, seed=1, options={}, start_seat=0)
    position = game.start(setup, pausing=True)
    while position.actor() == CHANCE:
        game.chance(position)
    return game.view(position, Seat(int(position.actor())))


if __name__ == "__main__":
    try:
        main(int(sys.argv[1]))
    except (AubergeError, BrokenPipeError) as problem:
        raise SystemExit(str(problem)) from problem
