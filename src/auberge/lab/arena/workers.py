"""Spreads work over processes of this machine. Results come in the order of the work, so the spread changes nothing."""

import multiprocessing
import os
import signal
import threading
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from itertools import islice
from multiprocessing.synchronize import Event as Signal
from typing import Final, TypeVar

from auberge.core.errors import EngineBug

AHEAD: Final = 3  # pieces of work begun for every worker before the oldest of them is due
W = TypeVar("W")
R = TypeVar("R")
IsGivenUp = Callable[[], bool]
Work = Callable[[W, IsGivenUp], R]

_stop: Signal | None = None  # in a worker: set when the work is given up


def begin_work(stop: Signal) -> None:
    """Prepares a worker: an interrupt is the main process's affair, which then sets `stop`; if it dies, so does the
    worker."""
    global _stop  # noqa: PLW0603 - a worker's one task, handed over once
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _stop = stop
    threading.Thread(target=_end_with_parent, name="end-with-parent", daemon=True).start()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


@contextmanager
def _interrupts_held() -> Iterator[None]:
    """Holds interrupts back while processes are started. They inherit it: no worker is interrupted, ever."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _is_given_up() -> bool:
    return _stop is not None and _stop.is_set()


def _do(work: Work[W, R], piece: W) -> R:
    return work(piece, _is_given_up)


def never() -> bool:
    """What is done in this process is not given up."""
    return False


def spread(work: Work[W, R], pieces: Iterable[W], jobs: int) -> Generator[R, None, None]:
    """The results of all pieces in order, worked on by this many fresh processes, or here if it is one.

    Closing the generator gives up what is not done; whatever happens, even `kill -9`, no process is left behind."""
    if jobs == 1:
        for piece in pieces:
            yield work(piece, never)
        return
    context = multiprocessing.get_context("spawn")
    stop = context.Event()
    coming = iter(pieces)
    with ProcessPoolExecutor(jobs, mp_context=context, initializer=begin_work, initargs=(stop,)) as pool:
        try:
            begun: deque[Future[R]] = deque()
            while True:
                with _interrupts_held():
                    number = AHEAD * jobs - len(begun)
                    begun.extend(pool.submit(_do, work, piece) for piece in islice(coming, number))
                if not begun:
                    break
                yield begun.popleft().result()
        except BrokenProcessPool as error:
            raise EngineBug("bug-worker-died", jobs=jobs) from error
        finally:
            stop.set()
            pool.shutdown(cancel_futures=True)
