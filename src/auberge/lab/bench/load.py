"""People who play as fast as they can, or one move now and then, to measure the server: run in a process of its own
beside it.

Each table has one intent under way. The next leaves when it is done and every seat has the view; in a game of secrets,
where some see nothing of it, when the seat that goes on has its view.
"""

import asyncio
import gc
import sys
import time
from typing import Final

import msgspec

from auberge.lab.bench.loaded_table import LoadedTable
from auberge.lab.bench.plan import Findings, Plan, Window
from auberge.lab.bench.process import children, cpu_seconds, memory_mb, own_memory_mb

_WRITER: Final = "row_writer.py"


async def carry_out(plan: Plan) -> Findings:
    """Plays all the tables of a plan and measures."""
    waits: list[float] = []
    refusals: list[None] = []

    def count(said_at: float) -> None:
        waits.append(time.perf_counter() - said_at)

    def fail(_: asyncio.AbstractEventLoop, context: dict[str, object]) -> None:
        raise SystemExit(f"Error in the load: {context.get('exception') or context['message']}")

    asyncio.get_running_loop().set_exception_handler(fail)
    tables = [LoadedTable(plan, number, count, lambda: refusals.append(None)) for number in range(plan.tables)]
    windows: list[Window] = []
    async with asyncio.TaskGroup() as group:
        playing = [group.create_task(table.play()) for table in tables]
        for table in tables:
            await table.began.wait()
        await asyncio.sleep(plan.warm_up)
        for _ in range(plan.windows):
            waits.clear()
            began, used = time.perf_counter(), _used(plan)
            await asyncio.sleep(plan.seconds)
            windows.append(_window(waits, time.perf_counter() - began, _used(plan) - used))
        memory = sum(map(memory_mb, plan.processes)) + sum(map(own_memory_mb, _writers(plan)))
        for task in playing:
            task.cancel()
    return Findings(tuple(windows), len(refusals), memory)


def _used(plan: Plan) -> float:
    """Seconds of processor time that the servers have used, and the processes that write for them."""
    return sum(map(cpu_seconds, (*plan.processes, *_writers(plan))))


def _writers(plan: Plan) -> list[int]:
    """The processes that write rows for the servers."""
    return [writer for server in plan.processes for writer in children(server, _WRITER)]


def _window(waits: list[float], seconds: float, used: float) -> Window:
    ordered = sorted(waits) or [0.0]
    p50, p99 = (ordered[int(share * (len(ordered) - 1))] * 1000 for share in (0.5, 0.99))
    return Window(len(waits) / seconds, p50, p99, used / max(1, len(waits)) * 1_000_000)


def main() -> None:
    """Carries out the plan it is given as JSON and prints what it found."""
    plan = msgspec.json.decode(sys.argv[1], type=Plan)
    gc.disable()  # the server would be blamed for the pauses
    try:
        import uvloop
    except ImportError:
        found = asyncio.run(carry_out(plan))
    else:
        found = uvloop.run(carry_out(plan))
    print(msgspec.json.encode(found).decode())


if __name__ == "__main__":
    main()
