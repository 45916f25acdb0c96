"""How the tables of a frozen database come about: each an evening of the people of the tapes, up to some moment."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from typing import Any, Final

import msgspec

from auberge.core.chance import promise_of
from tests.tape import manners
from tests.tape.browsers import Browser, Tape
from tests.tape.clock import TapeLoop
from tests.tape.manners import Manner
from tests.tape.script import Evening, Plan, number_of
from tests.tape.server import Shelf, fixed

Story = Callable[["FrozenEvening"], Awaitable[None]]


class Planned(msgspec.Struct, frozen=True):
    """A table that is to be frozen."""

    game: str
    seats: int
    story: Story


class Played(msgspec.Struct, frozen=True):
    """What came of it: tables, and the secrets that hold their seats."""

    shelf: Shelf
    secrets: dict[str, tuple[str | None, ...]]
    passed: float  # seconds since the start of all recordings


class FrozenEvening(Evening):
    """An evening that ends where its story does."""

    def __init__(self, name: str, planned: Planned, loop: TapeLoop) -> None:
        super().__init__(Plan(planned.game, planned.seats), loop, f"frozen {name}")
        self._story: Final = planned.story
        self.secrets: Final[dict[str, tuple[str | None, ...]]] = {}

    @property
    def shelf(self) -> Shelf:
        return self._shelf

    async def run(self) -> Tape:
        with fixed(self._loop, self._shelf, self._seed):
            await self._start()
            await self._open()
            await self._story(self)
            await self._lifespan.stop()
            self.note_secrets()
        return self.tape

    def note_secrets(self) -> None:
        """Notes who holds which seat of the table."""
        held = {seat: one.secrets[n] for one in self.room.browsers for n, seat in enumerate(one.held)}
        self.secrets[self.room.table] = tuple(held.get(seat) for seat in range(self.plan.seats))

    async def begin(self, *, alone: bool = False) -> None:
        if not alone:
            await self._change_seats()
        await self._gather()

    async def change_seats(self) -> None:
        await self._change_seats()

    async def do(self, *doings: Manner) -> None:
        """What people do, a few decisions apart; then a person is asked."""
        for doing in doings:
            await self.go_on(2)
            await doing(self)
        await self.go_on(0)

    async def go_on(self, decisions: int) -> None:
        """Plays this number of decisions, and on until a person has a choice."""
        await self.until(lambda: None, most=decisions)
        await self.until(lambda: manners._has_choice(self))

    async def read_again(self, change: Callable[[Shelf], None]) -> None:
        """The server stops, what is stored changes, and another server reads it."""
        here = [browser for browser in self.room.browsers if browser.line is not None]
        await self._lifespan.stop()
        await self.room.rest()
        change(self._shelf)
        await self._start()
        for browser in here:
            await self.room.come(browser)


def play(name: str, planned: Planned) -> Played:
    """Plays a table up to its moment."""
    loop = TapeLoop()
    try:
        asyncio.set_event_loop(loop)
        evening = FrozenEvening(name, planned, loop)
        loop.run_until_complete(evening.run())
        return Played(evening.shelf, evening.secrets, loop.time())
    finally:
        asyncio.set_event_loop(None)
        loop.close()


# --- before the game ----------------------------------------------------------------------------------------------


async def lobby(evening: FrozenEvening) -> None:
    """Seats have changed, one person has promised a number, the others have not."""
    await evening.change_seats()
    await _promise(evening, evening.host)


async def sealed(evening: FrozenEvening) -> None:
    """All have promised, and one has disclosed the number."""
    for browser in evening.room.browsers:
        await _promise(evening, browser)
    seat = evening.guest.held[0]
    await evening.room.do(evening.guest, "number", seat=seat, number=number_of(seat))


async def _promise(evening: FrozenEvening, browser: Browser) -> None:
    room = evening.room
    for seat in browser.held:
        await room.do(browser, "promise", seat=seat, promise=promise_of(room.table, seat + 1, number_of(seat)))


# --- during the game ----------------------------------------------------------------------------------------------


async def running(evening: FrozenEvening) -> None:
    """Spectators, talk, hints, a coach, undo, seats left to bots and taken back."""
    await evening.begin()
    await evening.do(
        manners.talk,
        undo,
        manners.rename,
        manners.hint,
        *[manners.coach] * 3,
        manners.leave_it_to_a_bot,
        manners.stand_in,
        undo,
    )
    await evening.room.do(evening.host, "allow_text", seat=evening.host.held[0], allows=True)


async def undo(evening: Evening) -> None:
    """A person takes back what they may."""
    await evening.until(lambda: next((one for one in evening.room.browsers if one.now.get("undo")), None))
    await manners.undo(evening)


async def taken_back(evening: FrozenEvening) -> None:
    """A decision has been taken back by the word of all; others were not."""
    await evening.begin()
    await evening.go_on(8)
    for most in (200, 100):
        asks = await evening.until(lambda: manners._may_ask_back(evening), most=most)
        assert asks is not None
        seat = asks.looking
        await evening.room.do(asks, "ask_back", version=asks.now["version"], seat=seat)
        for other in evening.room.browsers:
            if other is not asks and other.held and other.now["back"] is not None:
                await evening.room.do(other, "agree_back", version=other.now["version"], seat=seat, agrees=True)
    await evening.go_on(6)
    await manners.let_time_out(evening)
    await evening.go_on(2)


async def in_secret(evening: FrozenEvening) -> None:
    """A seat is asked in secret."""
    await evening.begin()
    await evening.do(*[manners.ways_to_be_asked] * 4)
    await evening.until(lambda: _in_secret(evening), most=300)


def _in_secret(evening: FrozenEvening) -> Browser | None:
    return next((one for one in evening.room.browsers if one.now.get("asking") is not None), None)


async def vote_on_a_decision(evening: FrozenEvening) -> None:
    """One person asks to take a decision back, another agrees, the third has not answered."""
    await evening.begin()
    await evening.go_on(8)
    room = evening.room
    asks = await evening.until(lambda: manners._may_ask_back(evening), most=200)
    assert asks is not None
    await room.do(asks, "ask_back", version=asks.now["version"], seat=asks.looking)
    other = next(one for one in room.browsers if one is not asks and one.held)
    await room.do(other, "agree_back", version=other.now["version"], seat=asks.looking, agrees=True)
    assert other.now["back"] is not None


async def vote_on_a_stand_in(evening: FrozenEvening) -> None:
    """A person is away, a bot is proposed, and one of the others has not agreed yet."""
    await evening.begin()
    await evening.go_on(8)
    room, away = evening.room, evening.third
    seat = away.held[0]
    evening.note_secrets()
    await room.go(away)
    await room.rest(200.0)
    await room.do(evening.host, "let_bot_play", seat=seat, bot="squire")
    assert evening.host.table["seats"][seat]["stand_in"]["bot"] == "squire"


async def stood_in(evening: FrozenEvening) -> None:
    """A bot plays for a person who is away."""
    await evening.begin()
    await evening.go_on(6)
    room, seat = evening.room, evening.guest.held[0]
    await room.go(evening.guest)
    await room.rest(200.0)
    await room.do(evening.host, "let_bot_play", seat=seat, bot="squire")
    await evening.go_on(4)


# --- after the game -----------------------------------------------------------------------------------------------


async def finished(evening: FrozenEvening) -> None:
    """The game is over and reviewed, and the next table is open."""
    await evening.begin()
    await evening.until(lambda: None, most=10_000)
    assert evening.is_over
    at = f"/api/tables/{evening.room.table}"
    await evening.room.ask("GET", f"{at}/review")
    await evening.room.rest(2.0)
    again = await evening.room.ask("POST", f"{at}/again", seats=" ".join(evening.host.secrets))
    evening.note_secrets()
    evening.secrets[again["table"]["id"]] = evening.secrets[evening.room.table]


# --- when a promise is broken -------------------------------------------------------------------------------------


def _add_bad_row(evening: FrozenEvening) -> Callable[[Shelf], None]:
    """As if a fault of the engine had let a seat do what it cannot do."""

    def change(shelf: Shelf) -> None:
        rows = [json.loads(text) for key, text in sorted(shelf.journal.items()) if key[0] == evening.room.table]
        last, moved = rows[-1], next(row for row in rows if row["kind"] == "move")
        bad: dict[str, Any] = {**moved, "number": last["number"] + 1, "at": last["at"] + 1, "intent": None}
        shelf.journal[evening.room.table, bad["number"]] = json.dumps(bad)

    return change


async def stopped(evening: FrozenEvening) -> None:
    """The last row cannot be followed."""
    await evening.begin()
    await evening.go_on(10)
    await evening.read_again(_add_bad_row(evening))
    assert evening.host.table["state"] == "stopped"


async def reopened(evening: FrozenEvening) -> None:
    """A row could not be followed; the table went on from the last good step."""
    await stopped(evening)
    room = evening.room
    await room.do(evening.host, "reopen", seat=evening.host.held[0])
    for browser in room.browsers:
        await room.come(browser)
    assert evening.host.table["state"] == "running"
    await evening.go_on(4)


async def with_a_seed(evening: FrozenEvening) -> None:
    """As tables were before their chance was sealed; and its bot is a program that is not there any more."""

    def change(shelf: Shelf) -> None:
        for table, (earlier, text) in shelf.kept.items():
            stored = json.loads(text)
            seats = [{**seat, "bot": seat["bot"] and "program:turk"} for seat in stored["seats"]]
            chance = {"secret": None, "salt": None, "seed": 7, "start_seat": 0}
            whole = {**stored, **chance, "seats": seats, "answer_wait": 3.0, "answer_limit": 20.0}
            shelf.kept[table] = earlier, json.dumps(whole)

    await evening.read_again(change)
    await evening.go_on(25)


EVERY: Final = {
    "lobby": Planned("valletta", 4, lobby),
    "sealed": Planned("saint_malo", 4, sealed),
    "running": Planned("saint_malo", 3, running),
    "taken back": Planned("malta", 3, taken_back),
    "in secret": Planned("malta", 4, in_secret),
    "vote on a decision": Planned("saint_malo", 4, vote_on_a_decision),
    "vote on a stand-in": Planned("valletta", 4, vote_on_a_stand_in),
    "stood in": Planned("valletta", 3, stood_in),
    "finished": Planned("saint_malo", 2, finished),
    "stopped": Planned("valletta", 2, stopped),
    "reopened": Planned("malta", 2, reopened),
    "with a seed": Planned("saint_malo", 3, with_a_seed),
}
