"""A whole game by seeded people, computer players and spectators, who also do everything else one can do at a table."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from itertools import chain, repeat
from typing import Any, Final

import msgspec

from auberge.core.chance import promise_of
from tests.tape import server
from tests.tape.asgi import Lifespan
from tests.tape.browsers import Browser, Room, Tape
from tests.tape.clock import TapeLoop
from tests.tape.manners import MANNERS, Manner, nothing, wonder

HOLDERS: Final = ("here", "link", "bot", "link", "here", "bot")
_EVERY: Final = 3  # decisions, after which one of the manners has its turn
_ROUNDS: Final = 3  # in which every manner has its turn
_PATIENCE: Final = 400  # waits of half a second, in which nobody is asked


class Plan(msgspec.Struct, frozen=True):
    """Which game is recorded. `short`: that many decisions of it, in full."""

    game: str
    seats: int
    short: int | None = None

    @property
    def file(self) -> str:
        return f"{self.game}-{self.seats}.txt" if self.short is None else f"{self.game}-short.jsonl"


class Evening:
    """One table from its opening to the end of its game."""

    def __init__(self, plan: Plan, loop: TapeLoop, seed: str = "") -> None:
        self.plan: Final = plan
        self.tape: Final = Tape()
        self._loop: Final = loop
        self._shelf: Final = server.Shelf()
        self._seed: Final = seed or f"{plan.game} {plan.seats}"
        self.room: Room
        self._lifespan: Lifespan
        self._manners: Final[Iterator[Manner]] = chain(MANNERS * _ROUNDS, repeat(nothing))
        whole = plan.short is None
        self.host = Browser("host", explain=whole, changes=not whole)
        self.guest, self.third = Browser("guest", changes=True), Browser("third")
        self.spectator: Final = Browser("spectator", changes=True)

    async def run(self) -> Tape:
        with server.fixed(self._loop, self._shelf, self._seed):
            await self._start()
            await self._open()
            await self._change_seats()
            await self._gather()
            await self._play()
            if self.plan.short is None:
                await self._look_back()
            await self._lifespan.stop()
            await self.room.rest()
        return self.tape

    async def _start(self) -> None:
        app = server.application()
        self._lifespan = Lifespan(app)
        await self._lifespan.start()
        if hasattr(self, "room"):
            self.room.app = app
        else:
            self.room = Room(app, self.tape, self._seed)

    async def restart(self) -> None:
        """The server stops, and another one goes on from what is stored."""
        self.tape.step("the server starts again")
        here = [browser for browser in self.room.browsers if browser.line is not None]
        await self._lifespan.stop()
        await self.room.rest()
        await self._start()
        for browser in here:
            await self.room.come(browser)

    # --- before the game ------------------------------------------------------------------------------------------

    async def _open(self) -> None:
        room, holders = self.room, HOLDERS[: self.plan.seats]
        self.tape.step("the table is opened")
        await room.ask("GET", "/api/games")
        await room.ask("POST", "/api/tables", {"game": self.plan.game, "seats": [{"holder": "nobody"}]})
        seats = [
            {"holder": holder, "name": f"Name {n}", **({"bot": "squire"} if holder == "bot" else {})}
            for n, holder in enumerate(holders)
        ]
        wish = {"game": self.plan.game, "seats": seats, "name": "A table"}
        if self.plan.seats == 3:  # with data of the house's own
            wish["data"] = await room.ask("GET", f"/api/games/{self.plan.game}/data")
        opened = await room.ask("POST", "/api/tables", wish)
        room.table = opened["table"]["id"]
        secrets = opened["secrets"]
        self.host.secrets = [secrets[n] for n, holder in enumerate(holders) if holder == "here"]
        self.guest.secrets = [secrets[1]]
        room.browsers.extend([self.host, self.guest, self.spectator])
        if self.plan.seats > 3:
            self.third.secrets = [secrets[3]]
            room.browsers.append(self.third)
        for browser in room.browsers:
            await room.come(browser)

    async def _change_seats(self) -> None:
        """A seat becomes a bot's, another gets a new link, and two change places."""
        room, seat = self.room, self.host.held[0]
        await room.do(self.host, "set_seat", seat=seat, order={"holder": "bot", "bot": "page"})
        other = self.guest.held[0]
        await room.do(self.host, "set_seat", seat=other, order={"holder": "bot", "bot": "squire"})
        key = "5e884898da28047151d0e56f8dc6292773603d0d6aabbdd62a11ef721d1542d8"  # of "password"
        await room.do(self.host, "set_seat", seat=other, order={"holder": "link", "name": "Name 1"}, key=key)
        self.guest.secrets = ["password"]
        await room.go(self.guest)
        await room.come(self.guest)
        await room.do(self.host, "swap_seats", seat=self.host.held[0], other=self.guest.held[0])

    async def _gather(self) -> None:
        """People promise numbers and begin; in every second game without some of them."""
        room = self.room
        people = [(browser, seat) for browser in room.browsers for seat in browser.held]
        for browser, seat in people if self.plan.seats % 2 == 0 else people[:1]:
            await room.do(browser, "promise", seat=seat, promise=promise_of(room.table, seat + 1, number_of(seat)))
        await room.do(self.host, "begin", seat=self.host.held[0])
        for browser, seat in people:
            await room.do(browser, "number", seat=seat, number=number_of(seat))
        if self.host.now["waiting"]["kind"] == "gather":
            await room.do(self.host, "begin", seat=self.host.held[0])

    # --- the game -------------------------------------------------------------------------------------------------

    async def _play(self) -> None:
        decisions = idle = 0
        while not self.is_over and decisions != self.plan.short:
            if not await self._next():
                idle += 1
                assert idle < _PATIENCE, f"nobody is asked: {self.host.now['waiting']}"
                self.tape.step("time passes")
                await self.room.rest(0.5)
                continue
            decisions, idle = decisions + 1, 0
            if decisions % (_EVERY if self.plan.short is None else 2) == 0:
                await next(self._manners)(self)

    @property
    def is_over(self) -> bool:
        return bool(self.spectator.now["waiting"]["kind"] == "over")

    async def until(self, found: Callable[[], Browser | None], most: int = 40) -> Browser | None:
        """Plays on until a browser is found; None if that does not happen soon."""
        for _ in range(most):
            browser = found()
            if browser is not None or self.is_over:
                return browser
            if not await self._next():
                self.tape.step("time passes")
                await self.room.rest(0.5)
        return None

    async def _next(self) -> bool:
        """Somebody does what the table waits for; False if it waits for nobody here."""
        room = self.room
        for browser in room.browsers:
            asked, browser.asked = browser.asked, None
            if asked is not None:
                await room.tell(browser, {"kind": "look", "seat": asked})
            seat = browser.due
            if seat is None:
                continue
            if browser.looking != seat:
                await room.tell(browser, {"kind": "look", "seat": seat})
            return await self.decide(browser)
        return False

    async def decide(self, browser: Browser, *, sure: bool = False) -> bool:
        """A browser does what is due; once more, and surely, if the coach has a word to say."""
        seat, version = browser.due, browser.now["version"]
        if seat is None:
            return False
        fields = {"version": version, "seat": seat, **({"sure": True} if sure else {})}
        if browser.now["waiting"]["kind"] == "decide":
            if not browser.now["view"]["moves"]:
                return False
            await self.room.do(browser, "act", move=self.room.any(browser.now["view"]["moves"]), **fields)
        else:
            await self.room.do(browser, "proceed", **fields)
        if browser.now["version"] == version and not (sure or browser.has_passed or self.is_over):
            await self.room.rest(1.0)
            if browser.now["version"] == version and not browser.has_passed:
                await self.decide(browser, sure=True)
        return True

    # --- afterwards -----------------------------------------------------------------------------------------------

    async def _look_back(self) -> None:
        room, at = self.room, f"/api/tables/{self.room.table}"
        seats = " ".join(self.host.secrets)
        self.tape.step("people look back")
        await wonder(self)
        await room.ask("GET", f"{at}/record")
        await room.ask("GET", f"{at}/story")
        await room.ask("GET", f"{at}/log", seats=seats)
        await room.ask("GET", f"{at}/data")
        lines = len(self.spectator.steps)
        for step in (0, 1, lines // 2, lines, lines + 1):
            await room.ask("GET", f"{at}/steps/{step}", seats=seats)
        await room.ask("GET", f"{at}/review")
        await room.rest(1.0)
        review = (await room.ask("GET", f"{at}/review"))["review"]
        for seat, costly in enumerate(review["costly"]):
            await self._try_again(f"{at}/exercises/{seat}/1", costly[:1])
        await room.ask("POST", f"{at}/again", seats=seats)
        await room.ask("POST", "/api/tables/status", {"tables": [room.table, "nowhere"]})

    async def _try_again(self, path: str, costly: list[dict[str, Any]]) -> None:
        await self.room.ask("GET", path)
        for one in costly:
            for action, move in (("try", one["made"]), ("try", one["better"]), ("show", None), ("why", one["made"])):
                await self.room.ask("POST", path, {"action": action, "move": move})


def number_of(seat: int) -> str:
    """What the device of a seat adds to the chance."""
    return f"{seat + 1:064x}"


def record(plan: Plan, evening: Callable[[Plan, TapeLoop], Evening] = Evening) -> Tape:
    """Plays a game and returns its tape."""
    return on_tape(lambda loop: evening(plan, loop).run())


def on_tape(work: Callable[[TapeLoop], Awaitable[Tape]]) -> Tape:
    """Runs something on a loop whose time is its own."""
    loop = TapeLoop()
    try:
        asyncio.set_event_loop(loop)
        return loop.run_until_complete(asyncio.ensure_future(work(loop), loop=loop))
    finally:
        asyncio.set_event_loop(None)
        loop.close()
