"""An event loop whose time passes only when nothing is left to do, so that every wait is exact and costs nothing."""

import asyncio
import selectors
from collections.abc import Callable
from concurrent.futures import Executor
from typing import Any, Final

START: Final = 1_700_000_000.0  # seconds since 1970 at which every recording begins


class _Nothing(selectors.BaseSelector):
    """Watches no socket: where the loop would wait for one, it lets the time pass that it is willing to wait."""

    def __init__(self, passed: float) -> None:
        self.passed = passed
        self._watched: Final = selectors.DefaultSelector()

    def register(self, fileobj: Any, events: int, data: Any = None) -> selectors.SelectorKey:
        return self._watched.register(fileobj, events, data)

    def unregister(self, fileobj: Any) -> selectors.SelectorKey:
        return self._watched.unregister(fileobj)

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        if timeout is None:
            raise AssertionError("everything waits for something that never happens")
        self.passed += max(0.0, timeout)
        return []

    def close(self) -> None:
        self._watched.close()

    def get_map(self) -> Any:
        return self._watched.get_map()


class TapeLoop(asyncio.SelectorEventLoop):
    """The loop of a recording. What would run in a thread runs at once, in its place."""

    def __init__(self, passed: float = 0.0) -> None:
        self._nothing: Final = _Nothing(passed)
        super().__init__(self._nothing)

    def time(self) -> float:
        return self._nothing.passed

    def day(self) -> float:
        """The time of day, in whole milliseconds."""
        return round(START + self.time(), 3)

    def run_in_executor(self, executor: Executor | None, func: Callable[..., Any], *args: Any) -> asyncio.Future[Any]:  # type: ignore[override]  # noqa: ARG002
        """Calls the function now."""
        done = self.create_future()
        try:
            done.set_result(func(*args))
        except Exception as problem:
            done.set_exception(problem)
        return done
