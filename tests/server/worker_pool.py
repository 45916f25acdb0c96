"""Worker processes for a test, started and stopped around it."""

import asyncio
from collections.abc import Awaitable, Callable

from auberge.thinking.pool import Workers


def with_workers(
    story: Callable[[Workers], Awaitable[None]], count: int = 2, budget: float = 5.0, nice: int = 10
) -> None:
    async def run() -> None:
        workers = Workers(count, budget, nice)
        await workers.start()
        try:
            await story(workers)
        finally:
            await workers.stop()

    asyncio.run(run())
