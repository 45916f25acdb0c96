"""What the load is to do, what came of it, and what is read of the server's messages."""

import msgspec


class Plan(msgspec.Struct, frozen=True):
    """What to do: where, how many tables of which game, and for how long."""

    servers: tuple[str, ...]  # where they are, as they say it; each owns every so many tables
    game: str
    tables: int
    seats: int
    warm_up: float  # after the first move at every table
    windows: int
    seconds: float  # each window
    hidden: bool = False  # seats see different things
    pace: float = 0.0  # seconds between the moves of a table; 0: as fast as they are answered
    processes: tuple[int, ...] = ()  # that are measured


class Window(msgspec.Struct, frozen=True):
    """One stretch of time: moves that were durable and seen by every seat, how long they took, and what the server had
    to do for one of them (0 where the system does not say)."""

    moves_per_second: float
    p50_ms: float
    p99_ms: float
    cpu_us: float


class Findings(msgspec.Struct, frozen=True):
    """What came of a plan. Refusals should be none: they would be moves that cost nothing."""

    windows: tuple[Window, ...]
    refused: int
    memory_mb: float


class ToldView(msgspec.Struct, frozen=True):
    """Of a view, what its seat may do."""

    moves: tuple[msgspec.Raw, ...] | None = None  # None: as before
