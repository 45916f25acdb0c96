"""What is thought ahead in a page without a server keeps nothing that is said waiting."""

import asyncio
from time import perf_counter

from auberge import games
from auberge.offline.thinking import SLICE, Thinking
from tests.analysis.moments import decision


def test_while_moves_are_rated_everything_else_goes_on() -> None:
    _, _, view = decision("saint_malo")

    async def story() -> None:
        pauses: list[float] = []

        async def others() -> None:
            last = perf_counter()
            while True:
                await asyncio.sleep(0)
                pauses.append(perf_counter() - last)
                last = perf_counter()

        going_on = asyncio.create_task(others())
        found = await Thinking().rate(games.load("saint_malo"), 1, view, 1.0)
        going_on.cancel()
        assert len(found.moves) == len(view.moves) > 1
        assert len(pauses) >= 3
        assert sorted(pauses)[len(pauses) // 2] < 4 * SLICE

    asyncio.run(story())
