"""Turns are given to what is most urgent, then to every table in turn; nobody waits behind somebody who asks often."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from auberge.table.validation import BadMessage, problem_of
from auberge.thinking.fair_queue import Turns, Urgency
from tests.server.wire import check_words


class Row:
    """Everybody who wants a turn, and in which order they had it. A turn lasts until the test says so."""

    def __init__(self, turns: Turns) -> None:
        self.turns = turns
        self.had: list[str] = []
        self.tasks: list[asyncio.Task[None]] = []
        self.go_on = asyncio.Event()

    async def wants(self, name: str, urgency: Callable[[], Urgency] = lambda: Urgency.PLAYED) -> asyncio.Task[None]:
        """Somebody of the table before the dot wants a turn."""

        async def run() -> None:
            async with self.turns.turn(name.partition(".")[0], urgency):
                self.had.append(name)
                await self.go_on.wait()

        task = asyncio.create_task(run())
        self.tasks.append(task)
        await asyncio.sleep(0)
        return task

    async def to_the_end(self) -> list[str]:
        """The order in which everybody had their turn."""
        self.go_on.set()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        return self.had


def with_turns(story: Callable[[Row], Awaitable[None]], turns: Callable[[], Turns] = lambda: Turns(1)) -> None:
    async def run() -> None:
        await story(Row(turns()))

    asyncio.run(run())


def test_every_table_has_its_turn() -> None:
    async def story(row: Row) -> None:
        for name in ("a.1", "a.2", "a.3", "a.4", "b.1", "b.2", "c.1"):
            await row.wants(name)
        assert await row.to_the_end() == ["a.1", "a.2", "b.1", "c.1", "a.3", "b.2", "a.4"]

    with_turns(story)


def test_what_is_urgent_goes_before_what_is_not() -> None:
    async def story(row: Row) -> None:
        for number in range(5):
            await row.wants(f"alone{number}", lambda: Urgency.UNWATCHED)
        for number in range(3):
            await row.wants(f"asks{number}", lambda: Urgency.HINT)
        assert row.had == ["alone0"]
        await row.wants("first")
        assert row.had == ["alone0", "first"], "a place is kept for it"
        await row.wants("seen", lambda: Urgency.WATCHED)
        await row.wants("played")
        await row.wants("asks1.move")
        had = await row.to_the_end()
        assert [name for name in had if name[:4] not in ("alon", "asks") or "." in name] == [
            "first",
            "asks1.move",
            "played",
            "seen",
        ]
        can_wait = [name for name in had if name[:4] in ("alon", "asks") and "." not in name]
        assert can_wait == ["alone0", "asks0", "asks2", "asks1", "alone1", "alone2", "alone3", "alone4"]

    with_turns(story)


def test_what_can_wait_never_has_every_place() -> None:
    async def story(row: Row) -> None:
        for number in range(9):
            await row.wants(f"alone{number}", lambda: Urgency.UNWATCHED)
        assert len(row.had) == 2
        await row.wants("played")
        await row.wants("later")
        assert row.had == ["alone0", "alone1", "played"]
        assert row.turns.taken == 3

    with_turns(story, lambda: Turns(3))


def test_what_cannot_wait_may_have_them_all() -> None:
    async def story(row: Row) -> None:
        for number in range(5):
            await row.wants(f"played{number}")
        await row.wants("alone", lambda: Urgency.UNWATCHED)
        assert row.had == ["played0", "played1", "played2"]

    with_turns(story, lambda: Turns(3))


def test_somebody_who_comes_to_a_table_makes_it_urgent() -> None:
    people: set[str] = set()

    def here(table: str) -> Callable[[], Urgency]:
        return lambda: Urgency.PLAYED if table in people else Urgency.UNWATCHED

    async def story(row: Row) -> None:
        await row.wants("first")
        for table in "abcd":
            await row.wants(table, here(table))
        people.add("d")
        assert await row.to_the_end() == ["first", "a", "d", "b", "c"]

    with_turns(story)


def test_several_may_have_their_turn_at_once() -> None:
    async def story(row: Row) -> None:
        for name in ("a", "b", "c"):
            await row.wants(name)
        assert row.had == ["a", "b"]
        assert row.turns.waiting == 1

    with_turns(story, lambda: Turns(2))


def test_a_turn_that_is_no_longer_wanted_is_given_on() -> None:
    async def story(row: Row) -> None:
        running = await row.wants("a")
        waiting = await row.wants("b")
        await row.wants("c")
        waiting.cancel()
        await asyncio.sleep(0)
        running.cancel()
        await asyncio.sleep(0)
        assert await row.to_the_end() == ["a", "c"]
        assert row.turns.waiting == 0
        assert row.turns.taken == 0

    with_turns(story)


def test_a_turn_given_in_the_very_moment_it_is_given_up_is_not_lost() -> None:
    async def story(row: Row) -> None:
        running = await row.wants("a")
        waiting = await row.wants("b")
        running.cancel()
        await asyncio.sleep(0)  # the turn has passed to the second, who has not noticed yet
        waiting.cancel()
        await row.wants("c")
        assert (await row.to_the_end())[-1] == "c"
        assert row.turns.taken == 0

    with_turns(story)


def test_who_is_on_their_way_out_gets_no_turn() -> None:
    async def story(row: Row) -> None:
        running = await row.wants("a")
        waiting = await row.wants("b")
        await row.wants("c")
        waiting.cancel()
        running.cancel()
        assert await row.to_the_end() == ["a", "c"]
        assert row.turns.taken == row.turns.waiting == 0

    with_turns(story)


def test_lines_are_bounded() -> None:
    async def story(row: Row) -> None:
        for name in ("a.1", "a.2", "a.3", "b.1"):
            await row.wants(name)
        for table in ("a", "c"):
            with pytest.raises(BadMessage) as caught:
                async with row.turns.turn(table):
                    pytest.fail("has a turn")
            assert caught.value.key == "server-busy"
            check_words(problem_of(caught.value))
        assert len(await row.to_the_end()) == 4

    with_turns(story, lambda: Turns(1, most=3, most_each=2))
