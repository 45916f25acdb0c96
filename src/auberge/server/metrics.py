"""What is counted for whoever runs the server, as Prometheus reads it: sums over all tables, never about one.

Several servers in one process, as in the tests, count together. Nothing here is done more than once a commit, a refusal
or a thought.
"""

import asyncio
from collections.abc import Collection, Sequence
from contextlib import AbstractContextManager
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Histogram, ProcessCollector, disable_created_metrics

from auberge import wire as m
from auberge.table import figures
from auberge.table.rows import Key, Row

_LOOP_SECONDS: Final = 0.5  # between two looks at how late the event loop is
_SECONDS: Final = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 5.0)
_THINKING: Final = (0.005, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0, 10.0)
_ROWS: Final = (1, 2, 5, 10, 20, 50, 100, 200, 500)

disable_created_metrics()  # type: ignore[no-untyped-call]  # the start of each series would double the answer
REGISTRY: Final = CollectorRegistry()
ProcessCollector(registry=REGISTRY)

ROWS: Final = Counter("auberge_rows", "Things done at tables, and stored", registry=REGISTRY)
MOVES: Final = Counter("auberge_moves", "Moves among them", registry=REGISTRY)
ROWS_LOST: Final = Counter("auberge_rows_lost", "Things done that were not stored, nor told", registry=REGISTRY)
COMMITS_FAILED: Final = Counter("auberge_commits_failed", "Commits the storage refused", registry=REGISTRY)
COMMIT_SECONDS: Final = Histogram("auberge_commit_seconds", "Time of a commit", buckets=_SECONDS, registry=REGISTRY)
COMMIT_ROWS: Final = Histogram("auberge_commit_rows", "Rows in one commit", buckets=_ROWS, registry=REGISTRY)
REFUSALS: Final = Counter(
    "auberge_refusals", "Refused at tables, by the chapter of the rules or the reason", ["kind"], registry=REGISTRY
)
ANSWERS: Final = Counter("auberge_http_answers", "Answers to requests over HTTP", ["status"], registry=REGISTRY)
OUTBOX_DROPS: Final = Counter("auberge_outbox_drops", "Browsers sent away for not reading", registry=REGISTRY)
THINKING_SECONDS: Final = Histogram(
    "auberge_thinking_seconds", "Time of a bot's decision", ["bot"], buckets=_THINKING, registry=REGISTRY
)
LOOP_LAG_SECONDS: Final = Histogram(
    "auberge_loop_lag_seconds", "How late the event loop comes to its work", buckets=_SECONDS, registry=REGISTRY
)


class Counted(figures.Figures):
    """Counts what happens at tables."""

    def committed(self, rows: Sequence[Row], durable: Collection[Key], seconds: float, *, failed: bool) -> None:
        COMMITS_FAILED.inc(failed)
        COMMIT_SECONDS.observe(seconds)
        COMMIT_ROWS.observe(len(rows))
        ROWS.inc(len(durable))
        stored = rows if len(durable) == len(rows) else [row for row in rows if row.key in durable]
        MOVES.inc(sum([row.kind == "move" for row in stored]))
        ROWS_LOST.inc(len(rows) - len(durable))

    def refused(self, problem: m.Problem) -> None:
        """By a chapter of the rules (V-BUILD), or for another reason."""
        REFUSALS.labels(problem.key if problem.rule is None else problem.rule.rpartition("-")[0]).inc()

    def thinking(self, bot: str) -> AbstractContextManager[object]:
        return THINKING_SECONDS.labels(bot).time()


figures.use(Counted())


async def watch_loop() -> None:
    """Looks again and again how late the event loop is."""
    loop = asyncio.get_running_loop()
    while True:
        due = loop.time() + _LOOP_SECONDS
        await asyncio.sleep(_LOOP_SECONDS)
        LOOP_LAG_SECONDS.observe(max(0.0, loop.time() - due))
