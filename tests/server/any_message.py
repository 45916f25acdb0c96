"""A machine (Hypothesis) that opens tables of all games and says everything to them in every state, in any order."""

import typing
from random import Random
from typing import Final

import msgspec
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
)

from auberge import bots, games
from auberge import wire as m
from auberge.analysis.coaching import DEGREES
from auberge.core.chance import promise_of
from auberge.core.protocol import Seat
from auberge.table.rows import StoredTable
from tests.server.fake_table import EVERY_GAME, Guest, a_stored_table
from tests.server.house import House
from tests.server.wire import encode, new_id

PROGRESS: Final = 20_000  # messages between two lines of it
PHRASES: Final[tuple[m.Phrase, ...]] = typing.get_args(m.Phrase)
GARBAGE: Final = (
    b"{}", b"[]", b"null", b'{"kind":"pass"}', b'{"kind":"move"}', b'{"kind":"absent"}', b'{"kind":"keep","faces":[]}',
    b'{"kind":1}', b"1e999", b'"' + b"x" * 500 + b'"', b'{"kind":"pay","goods":[9,9,9,9]}', b"[" * 60 + b"]" * 60,
)  # fmt: skip
FRAMES: Final = (
    b"", b"{", b"\xff\xfe", b'{"kind":"hello","secrets":[]}', b'{"kind":"ping"}', b'{"kind":"act","id":"x"}', b"7",
    b'{"kind":"look","seat":1e30}', b'{"kind":"rename","id":"","seat":0,"name":"A"}', b'{"kind":"nothing"}',
)  # fmt: skip
NAMES: Final = ("Ada", "", " ", "Zoë  Ångström", "\x00\u200b", "x" * 25, "{ $name }")
NUMBERS: Final = tuple(f"{number:064x}" for number in range(1, 8))
ASKS: Final = ("always", "able", "hit", "never", "")
BEGIN_WITH: Final = (None, "squire", "knight", "random", "")
SEATS: Final = (
    (m.SeatOrder("bot", "Squire", "squire"), None), (m.SeatOrder("link"), NUMBERS[0]),
    (m.SeatOrder("here", "Ada"), NUMBERS[1]), (m.SeatOrder("bot", "", "greedy"), None),
    (m.SeatOrder("link", "x" * 25), NUMBERS[2]), (m.SeatOrder("here"), "none"), (m.SeatOrder("bot"), NUMBERS[3]),
)  # fmt: skip
UNTIL: Final = ("", "decide", "throw", "confirm", "bot", "secret", "secret")
COMMOTION: Final = ("bot", "person", "thought", "act", "proceed", "undo")
SMALL_TALK: Final = ("why", "reopen", "hint", "rename", "ask", "agree_hints", "coach", "look", "talk", "nonsense")
TEXTS: Final = ("Well!", "", "\u202eolleh\u2066", "x" * 141, "a" + "\u0301" * 99, "\x00\n\t", "{ $name } 🂡")
small: Final = st.integers(0, 40)
told: Final = {"messages": 0, "tables": 0}


def _may_ask(guest: Guest) -> bool:
    """Whether the others could be asked by this guest to let something be taken back."""
    offer = guest.now.ask_back if hasattr(guest, "now") else None
    return offer is not None and offer.problem is None


class AnyMessage(RuleBasedStateMachine):
    """One table from its opening on, and everybody around it."""

    house: House

    def __init__(self) -> None:
        super().__init__()
        self.guests: list[Guest] = []
        self.said: list[bytes] = []

    @initialize(
        game=st.sampled_from((*EVERY_GAME, "malta")),
        holders=st.lists(st.sampled_from(("here", "link", "bot")), min_size=2, max_size=6),
        seed=st.integers(0, 99),
        times=st.tuples(st.sampled_from(m.ANSWER_WAITS), st.sampled_from(m.ANSWER_LIMITS)),
        sealed=st.booleans(),
    )
    def open(
        self, game: str, holders: list[m.Holder], seed: int, times: tuple[float, float | None], sealed: bool
    ) -> None:
        meta = games.load(game).meta
        seats = tuple(holders[: meta.max_seats])
        stored = a_stored_table(game, seats, seed=seed, start_seat=seed % len(seats))
        if meta.asks:
            stored = msgspec.structs.replace(stored, answer_wait=times[0], answer_limit=times[1])
        if sealed:
            start = seed % (len(seats) + 1) - 1
            stored = msgspec.structs.replace(stored, seed=0, start_seat=start, secret=NUMBERS[0], salt=f"{seed:064x}")
        self.house = self._house(stored)
        for seat in self.people:
            self.guests.append(self.house.seat(seat))
        self.guests.append(self.house.seat())
        told["tables"] += 1

    def _house(self, stored: StoredTable) -> House:
        return House(stored)

    @property
    def people(self) -> list[int]:
        return [n for n, seat in enumerate(self.house.history.seats) if seat.holder != "bot"]

    # --- who speaks, and for whom -------------------------------------------------------------------------------------

    def guest(self, number: int) -> Guest:
        """Often whoever the table waits for. All have been welcomed: the last ones may still wait for the disk."""
        due = self.house.history.waiting.seat
        asked = [guest for guest in self.guests if due in guest.held] if number < 24 else []
        return self.welcomed((asked or self.guests)[number % len(asked or self.guests)])

    def welcomed(self, guest: Guest) -> Guest:
        """Somebody, once they have been told the table."""
        if not hasattr(guest, "now"):
            self.house.write()
        return guest

    def seat(self, guest: Guest, number: int) -> Seat:
        """Mostly one of their own; else any, or none at all."""
        own, due = sorted(guest.held), self.house.history.waiting.seat
        if own and number < 30:
            return Seat(due) if due in own else own[number % len(own)]
        return Seat(
            (*range(len(self.house.history.names)), -1, -3, 99, 10**25)[number % (len(self.house.history.names) + 4)]
        )

    def version(self, guest: Guest, number: int) -> int:
        return guest.now.version + (0 if number < 36 else (1, -1, 10**25, -7, 2)[number - 36])

    def id(self, number: int) -> str:
        return new_id() if number < 36 else ("", "a", "b", "é", "x" * 65)[number - 36]

    def say(self, guest: Guest, said: m.Said) -> None:
        self.hear(guest, encode(said))

    def hear(self, guest: Guest, data: bytes) -> None:
        told["messages"] += 1
        if told["messages"] % PROGRESS == 0:
            print(f"{told['messages']} messages at {told['tables']} tables", flush=True)
        self.said.append(data)
        self.house.hear(guest, data)

    # --- every message ------------------------------------------------------------------------------------------------

    @rule(who=small, whose=small, version=small, what=small)
    def act(self, who: int, whose: int, version: int, what: int) -> None:
        guest = self.guest(who)
        self.say(
            guest, m.Act(self.id(what), self.version(guest, version), self.seat(guest, whose), self.move(guest, what))
        )

    def move(self, guest: Guest, what: int) -> msgspec.Raw:
        """Mostly one that is offered to them; else any of the game, or garbage."""
        offered, game = guest.moves(), self.house.history.game
        if offered and what < 30:
            return offered[what % len(offered)]
        if what % 2:
            return msgspec.Raw(encode(game.move(what * 37 % game.space)))
        return msgspec.Raw(GARBAGE[what % len(GARBAGE)])

    @rule(who=small, whose=small, version=small)
    def proceed(self, who: int, whose: int, version: int) -> None:
        guest = self.guest(who)
        self.say(guest, m.Proceed(self.id(version), self.version(guest, version), self.seat(guest, whose)))

    @rule(who=small, whose=small, version=small, step=small)
    def undo(self, who: int, whose: int, version: int, step: int) -> None:
        guest = self.guest(who)
        offer = guest.now.undo
        far = guest.now.step - step if offer is None or step > 20 else (offer.first if step % 2 else offer.step)
        self.say(guest, m.Undo(new_id(), self.version(guest, version), self.seat(guest, whose), far))

    @rule(who=small, whose=small, bot=st.sampled_from((*bots.NAMES, "greedy", "")))
    def let_bot_play(self, who: int, whose: int, bot: str) -> None:
        guest = self.guest(who)
        self.say(guest, m.LetBotPlay(new_id(), self.seat(guest, whose), bot))

    @rule(who=small, agrees=st.booleans())
    def agree_stand_in(self, who: int, agrees: bool) -> None:
        seats = (*self.house.history.proposals, who % 9)
        self.say(self.guest(who), m.AgreeStandIn(new_id(), Seat(seats[0]), agrees))

    @rule(who=small, whose=small, version=small, asks=st.booleans())
    def ask_back(self, who: int, whose: int, version: int, asks: bool) -> None:
        """Somebody asks to take a decision back, or the others say what they think of it."""
        guest, request = self.guest(who), self.house.history.requests.open
        intent, seen = self.id(version), self.version(guest, version)
        if asks or request is None:
            offered = next((each for each in self.guests if each.held and _may_ask(each)), guest)
            speaker = self.welcomed(offered) if whose < 30 else guest
            self.say(speaker, m.AskBack(intent, self.version(speaker, version), self.seat(speaker, whose)))
        else:
            self.say(guest, m.AgreeBack(intent, seen, Seat(request.seat), whose < 30))

    @rule(who=small, whose=small)
    def take_back(self, who: int, whose: int) -> None:
        guest = self.guest(who)
        self.say(guest, m.TakeBack(new_id(), self.seat(guest, whose)))

    @rule(who=small, whose=small, what=small, kind=st.sampled_from(SMALL_TALK))
    def small_talk(self, who: int, whose: int, what: int, kind: str) -> None:
        """What changes little or nothing."""
        guest = self.guest(who)
        seat, intent, yes = self.seat(guest, whose), self.id(what), what % 2 == 0
        match kind:
            case "why":
                self.say(guest, m.Why(intent, seat, self.move(guest, what)))
            case "reopen":
                self.say(guest, m.Reopen(intent, seat))
            case "hint" if what % 6 == 0:
                self.say(guest, m.Wonder(intent, seat, guest.now.step - what % 5))
            case "hint":
                self.say(guest, m.Hint(intent, self.version(guest, what), seat))
            case "coach":
                self.say(guest, m.Coach(intent, seat, DEGREES[what % len(DEGREES)]))
            case "rename":
                self.say(guest, m.Rename(intent, seat, NAMES[what % len(NAMES)]))
            case "ask":
                self.say(guest, m.Ask(intent, seat, ASKS[what % len(ASKS)], yes))
            case "agree_hints":
                self.say(guest, m.AgreeHints(intent, seat, yes))
            case "talk" if what % 3 == 0:
                self.say(guest, m.AllowText(intent, seat, what > 12))
            case "talk" if what % 3 == 1:
                self.say(guest, m.Say(intent, seat, PHRASES[what % len(PHRASES)]))
            case "talk":
                self.say(guest, m.Write(intent, seat, TEXTS[what % len(TEXTS)]))
            case "look":
                self.say(guest, m.Look(seat if yes else None))
            case _:
                self.hear(guest, FRAMES[what % len(FRAMES)])

    @precondition(lambda self: not self.house.history.has_begun)
    @rule(who=small, whose=small, what=small)
    def gather(self, who: int, whose: int, what: int) -> None:
        """Before the game begins: promises, numbers as promised or not, other people at a seat, that it shall begin."""
        guest = self.guest(who)
        seat = self.seat(guest, whose)
        number = NUMBERS[seat % len(NUMBERS) if what < 30 else what % len(NUMBERS)]
        match what % 4:
            case 0:
                promise = promise_of(self.house.history.stored.id, seat + 1, number) if what < 36 else "none"
                self.say(guest, m.Promise(self.id(what), seat, promise))
            case 1:
                self.say(guest, m.Number(self.id(what), seat, number))
            case 2 if what % 8 == 2:
                self.say(guest, m.SwapSeats(self.id(what), Seat(what % 5), Seat(whose % 5)))
            case 2:
                self.say(guest, m.SetSeat(self.id(what), Seat(what % 5), *SEATS[whose % len(SEATS)]))
            case _ if what > 20:
                self.say(guest, m.Begin(self.id(what), seat, BEGIN_WITH[whose % len(BEGIN_WITH)]))

    def _begin(self) -> None:
        """Everybody who is here does what their device would do."""
        chance = self.house.table.broadcast.info().chance
        for guest in self.guests if chance is not None else ():
            for seat in sorted(guest.held):
                number = NUMBERS[seat % len(NUMBERS)]
                self.say(guest, m.Promise(new_id(), seat, promise_of(self.house.history.stored.id, seat + 1, number)))
                self.say(guest, m.Number(new_id(), seat, number))
                self.say(guest, m.Begin(new_id(), seat))

    @precondition(lambda self: self.said)
    @rule(who=small, which=st.integers(0, 10**4))
    def again(self, who: int, which: int) -> None:
        """Something that was said before is said again, by the same or by somebody else."""
        self.hear(self.guest(who), self.said[which % len(self.said)])

    @rule(who=small)
    def give_up(self, who: int) -> None:
        guest = self.guest(who)
        kind = self.house.history.game.meta.gives_up
        if kind is not None and guest.held and who < 20:
            raw = msgspec.Raw(encode({"kind": kind}))
            self.say(guest, m.Act(new_id(), guest.now.version, min(guest.held), raw))

    # --- the table goes on --------------------------------------------------------------------------------------------

    @rule(most=st.integers(1, 25), seed=st.integers(0, 999), until=st.sampled_from(UNTIL))
    def play_on(self, most: int, seed: int, until: str) -> None:
        """Everybody does what is due, for a while, or until a person is asked something like that."""
        chance = Random(seed)
        for _ in range(most if until == "" else 60):
            if not self._next(chance) or (until != "" and self._stands_at(until)):
                return
            self.house.check(self.guests)

    def _stands_at(self, point: str) -> bool:
        history = self.house.history
        if point == "secret":
            return history.session.asked_in_secret is not None and history.waiting.kind == "decide"
        return history.waiting.kind == point

    @rule(
        until=st.sampled_from(UNTIL),
        seed=st.integers(0, 999),
        moves=st.lists(st.tuples(st.sampled_from(COMMOTION), small), min_size=1, max_size=9),
    )
    def commotion(self, until: str, seed: int, moves: list[tuple[str, int]]) -> None:
        """Much at once at the seat the table waits for: it changes hands while answers are under way."""
        self.play_on(1, seed, until)
        seat = Seat(self.house.history.waiting.seat)
        guest = next((self.welcomed(guest) for guest in self.guests if seat in guest.held), None)
        if guest is None:
            return
        for what, number in moves:
            match what:
                case "bot":
                    self.say(guest, m.LetBotPlay(new_id(), seat, bots.NAMES[number % len(bots.NAMES)]))
                case "person":
                    self.say(guest, m.TakeBack(new_id(), seat))
                case "thought" if self.house.thoughts:
                    self.bot_thinks(number, number)
                case "act":
                    self.say(guest, m.Act(new_id(), guest.now.version, seat, self.move(guest, number % 30)))
                case "proceed":
                    self.say(guest, m.Proceed(new_id(), guest.now.version, seat))
                case "undo" if guest.now.undo is not None:
                    self.say(guest, m.Undo(new_id(), guest.now.version, seat, guest.now.undo.step))
            self.house.check(self.guests)

    def _next(self, chance: Random) -> bool:
        house = self.house
        due = house.history.waiting
        if due.kind == "gather":
            self._begin()
            return house.history.has_begun
        if due.kind == "bot" and house.thoughts:
            self.bot_thinks(-1, chance.randrange(100))
            return True
        guest = next((self.welcomed(guest) for guest in self.guests if due.seat in guest.held), None)
        if guest is None or due.kind not in ("decide", "throw", "confirm"):
            house.hours.let_pass(1.0)
            return not house.history.is_over
        if guest.looking != due.seat:
            self.say(guest, m.Look(Seat(due.seat)))
        if due.kind != "decide":
            self.say(guest, m.Proceed(new_id(), guest.now.version, Seat(due.seat)))
        elif guest.moves():
            self.say(guest, m.Act(new_id(), guest.now.version, Seat(due.seat), chance.choice(guest.moves())))
        if house.history.waiting == due and chance.random() < 0.7:
            house.hours.let_pass(0.5)
        return True

    @precondition(lambda self: self.house.thoughts)
    @rule(which=small, what=small)
    def bot_thinks(self, which: int, what: int) -> None:
        """A bot answers: the last that was woken, or one that was woken long ago."""
        thoughts = self.house.thoughts
        thought = thoughts.pop(which % len(thoughts) if which < 20 else -1)
        self.house.table.bot_plays(thought.seat, thought.moves[what % len(thought.moves)], thought.number)

    @precondition(lambda self: self.house.thoughts)
    @rule()
    def bot_fails(self) -> None:
        self.house.table.bot_fails(self.house.thoughts.pop().number)

    @rule(seconds=st.sampled_from((0.1, 0.6, 1.3, 5.0, 31.0, 200.0)))
    def time_passes(self, seconds: float) -> None:
        self.house.hours.let_pass(seconds)

    # --- coming and going, the disk, the server -----------------------------------------------------------------------

    @precondition(lambda self: len(self.guests) < 9)
    @rule(seats=st.lists(small, max_size=3), looking=st.booleans())
    def come(self, seats: list[int], looking: bool) -> None:
        held = {self.people[n % len(self.people)] for n in seats} if self.people else set()
        guest = Guest(sorted(held), min(held) if held and looking else None)
        self.house.table.join(guest)
        self.guests.append(guest)

    @precondition(lambda self: len(self.guests) > 2)
    @rule(who=small, bots=st.sampled_from(("squire", "knight")))
    def replace(self, who: int, bots: str) -> None:
        """Somebody goes for good, and the others would have a bot in their place."""
        gone = self.guest(who)
        self.go(who)
        self.house.hours.let_pass(200.0)
        for guest in self.guests:
            for seat in sorted(gone.held):
                self.say(guest, m.LetBotPlay(new_id(), seat, bots))

    @precondition(lambda self: len(self.guests) > 1)
    @rule(who=small)
    def go(self, who: int) -> None:
        guest = self.guest(who)
        self.guests.remove(guest)
        self.house.table.leave(guest)

    @rule(slow=st.booleans())
    def disk(self, slow: bool) -> None:
        self.house.durable = not slow
        if not slow:
            self.house.write()

    @precondition(lambda self: self.house.queue)
    @rule()
    def disk_fails(self) -> None:
        self.house.fail()
        self._come_back()

    @rule(soon=st.integers(0, 3))
    def restart(self, soon: int) -> None:
        """Not too often: a table that is read again from its rows costs as much as ten messages."""
        if soon:
            return
        self.house.write()
        self.house.check_anew(self.guests)
        self._come_back()

    def _come_back(self) -> None:
        """From the stored rows; everybody comes again."""
        house = self.house = self.house.anew()
        self.guests = [Guest(sorted(guest.held), guest.looking) for guest in self.guests]
        for guest in self.guests:
            house.table.join(guest)

    @invariant()
    def all_is_well(self) -> None:
        if self.guests:
            self.house.check(self.guests)

    def teardown(self) -> None:
        if self.guests:
            self.house.write()
            self.house.check_anew(self.guests)
