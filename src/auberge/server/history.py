"""A table as its stored rows tell it: the match, who plays each seat, what can be undone and what is waited for.

No connection, no clock, no storage: the same rows always give the same table. What is done becomes a row first
(`move_text` and its sisters check it), then `follow` carries it out, live and on loading alike.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

import msgspec

from auberge import games
from auberge.core.chance import start_seat_of, stream_of
from auberge.core.errors import BadMove, BadRecord, EngineBug, MoveRefused
from auberge.core.match import Match
from auberge.core.protocol import CHANCE, OVER, SOMEBODY, Game, Move, Position, Seat, Setup, View
from auberge.core.record import Player, Record
from auberge.core.setup import settle_setup
from auberge.server.asking import Asks, exchange
from auberge.server.messages import WaitingKind
from auberge.server.proposals import Proposal, Requests, read_proposal, read_request
from auberge.server.sealing import Sealing
from auberge.server.sight import Eyes, Mark, Sight
from auberge.server.storage import Row, RowKind, StoredSeat, StoredTable

HUMAN = "human"
COUNTED: frozenset[RowKind] = frozenset({"move", "chance", "confirm", "undo", "granted"})
GATHERING: Final = -1  # nobody's seat: the table waits for all who are missing
AGREES: Final = "yes"  # a person agrees to hints, a host to free text
KEPT_EVERY: Final = 100  # steps: to go back, no more of them are played again


@dataclass(frozen=True)
class Due:
    """What the table waits for, and of which seat."""

    kind: WaitingKind
    seat: int


@dataclass(frozen=True)
class Takeback:
    """How far a seat may undo: one step, or all the steps it may take back."""

    step: int
    first: int
    move: Move
    for_you: int | None = None  # the step before the first that a bot did for the seat


@dataclass
class History:
    """One table, made by following its rows."""

    stored: StoredTable
    game: Game = field(init=False)
    setup: Setup = field(init=False)
    match: Match = field(init=False)
    length: int = 0  # rows
    version: int = 0  # rows that changed the game; nobody is told this number, it counts secrets too
    confirmed: int = 0  # steps that are final
    intents: dict[tuple[int, str], int] = field(default_factory=dict)  # what each seat has done, the version told then
    seats: list[StoredSeat] = field(init=False)  # as they were opened, or changed before the game began
    names: list[str] = field(init=False)
    bots: list[str | None] = field(init=False)
    stood_in: dict[int, float] = field(default_factory=dict)  # seats of people a bot plays for, and since when
    asks: Asks = field(init=False)
    agreed: set[int] = field(default_factory=set)  # seats whose person agrees to hints
    standing: list[Row] = field(default_factory=list)  # the rows of the steps that stand, one each
    sealing: Sealing | None = field(init=False)  # None: a table with a seed
    kept: list[Match] = field(init=False)  # the match at the start and after every so many steps
    rows: list[Row] = field(default_factory=list)  # all rows that were followed
    is_broken: bool = False  # further rows are stored that could not be followed
    proposals: dict[int, Proposal] = field(default_factory=dict)  # seats of people who are away, bots to play for them
    requests: Requests = field(default_factory=Requests)  # to take back what is final
    free_text: bool = False  # those who hold seats may write to each other in their own words
    _done_by_bots: set[int] = field(default_factory=set)  # rows by which a bot played for a person
    waiting: Due = field(init=False)
    since: float = field(init=False)
    sight: Sight = field(init=False)  # what everybody has been shown
    _outside: View | None = None  # what a spectator sees, if it has been looked at

    def __post_init__(self) -> None:
        stored = self.stored
        self.game = games.load(stored.game, stored.rules_version)
        self.setup = settle_setup(
            self.game.meta,
            seats=len(stored.seats),
            seed=stored.seed,
            options=stored.options,
            start_seat=max(0, stored.start_seat),
            data=stored.data,
        )
        sealed = stored.secret is not None and stored.salt is not None
        self.sealing = Sealing(stored, stored.secret or "", stored.salt or "") if sealed else None
        self.seats = list(stored.seats)
        self.names = [seat.name for seat in stored.seats]
        self.bots = [seat.bot for seat in stored.seats]
        self.asks = Asks(self.game, stored.seats)
        self._start_match()
        self._look_whether_it_begins()
        self.waiting, self.since = self.due(), stored.opened
        self.sight = Sight(len(stored.seats), stored.opened)

    def _start_match(self) -> None:
        self.match = self._new_match()
        self.kept, self._outside = [self.match.copy()], None

    def _new_match(self) -> Match:
        players = [Player(seat.name, seat.bot or HUMAN) for seat in self.seats]
        chance = None if self.sealing is None else self.sealing.chance(opened=self.has_begun)
        return Match(self.game, self.setup, players, chance=chance)

    @property
    def has_begun(self) -> bool:
        """Whether chance may draw: not before the people there have added to it."""
        return self.sealing is None or self.sealing.begun

    @property
    def start_seat(self) -> Seat | None:
        """The seat that begins; None while that is still to be drawn."""
        return None if self.stored.start_seat < 0 and not self.has_begun else self.setup.start_seat

    def _look_whether_it_begins(self) -> None:
        """The game begins when everybody who is waited for has told a number, or is left out."""
        if self.sealing is None or not self.sealing.look([seat for seat, bot in enumerate(self.bots) if bot is None]):
            return
        chance = self.sealing.chance(opened=True)
        if chance.draws_start and chance.secret is not None:
            stream = stream_of(chance.table, chance.secret, chance.contributions)
            start = Seat(start_seat_of(stream, self.setup.seats))
            self.setup = msgspec.structs.replace(self.setup, start_seat=start)
        self._start_match()

    # --- following rows -------------------------------------------------------------------------------------------

    def follow(self, row: Row) -> None:
        """Carries out the next row. MoveRefused or BadMove: it is no move of the seat now, and nothing has changed."""
        skipped = row.version - self.length - 1
        if skipped < 0 or (skipped and row.kind != "reopen"):
            raise EngineBug("bug-row-out-of-order", table=row.table, version=row.version, expected=self.length + 1)
        before = self._unseen if row.kind == "move" and self.game.meta.hidden else None
        actor, shown = self.match.actor, self.mark(None)
        self._carry_out(row)
        self.rows.append(row)
        self.length = row.version
        if row.kind in COUNTED:
            self.version += 1
            self._show(row, before, actor)
            if self.mark(None) is not shown:  # what nobody has noticed ends no request: that would tell of it
                self.requests.drop()
        if (due := self.due()) != self.waiting:
            self.waiting, self.since = due, row.at
        if self.is_over and row.kind in COUNTED:
            self.sight.open_all(len(self.standing), anew=self.game.meta.hidden)
        if row.intent is not None:  # a word that changes nothing in the game may be about somebody else's seat
            theirs = row.kind in COUNTED and row.kind != "granted"
            self.intents[row.seat, row.intent] = self.mark(Seat(row.seat) if theirs else None).version

    def _carry_out(self, row: Row) -> None:
        match row.kind:
            case "move" | "chance":
                self.step(self.match, row)
                self.standing.append(row)
                if len(self.standing) % KEPT_EVERY == 0:
                    self.kept.append(self.match.copy())
                if self.bots[row.seat] is not None:
                    self._done_by_bots.add(row.version)
            case "confirm":
                self.confirmed = len(self.standing)
            case "undo" | "granted":
                self._go_back(int(row.text))
            case "ask_back":
                self._ask_back(row)
            case "talk":
                self.free_text = row.text == AGREES
            case "bot":
                self.bots[row.seat], self.stood_in[row.seat] = row.text, row.at
                self.proposals.pop(row.seat, None)
                if self.requests.open is not None and self.requests.open.seat == row.seat:
                    self.requests.drop()
            case "back":
                self.bots[row.seat] = None
                self.stood_in.pop(row.seat, None)
            case "propose":
                self._propose(row)
            case "reopen":
                self._reopen(row)
            case "name":
                self.names[row.seat] = row.text
            case "ask":
                self.asks.follow(row.seat, row.text)
            case "hints":
                (self.agreed.add if row.text == AGREES else self.agreed.discard)(row.seat)
            case "seat":
                self._reseat(row)
            case "swap":
                self._swap(row.seat, int(row.text))
            case "promise" | "number" | "begin":
                self._gather(row)
        if not self.has_begun:
            self._look_whether_it_begins()

    def _gather(self, row: Row) -> None:
        """A word before the game begins. That it shall begin may name a bot, and seats nobody has come for."""
        if self.sealing is None:
            return
        if row.kind == "begin" and (named := read_proposal(row.text)) is not None:
            for seat in named.seats:
                self.bots[seat], self.stood_in[seat] = named.bot, row.at
                self.sealing.free(seat)
        self.sealing.follow(row.kind, row.seat, row.text)

    def _reseat(self, row: Row) -> None:
        """Somebody else sits at a seat; nothing is left of whoever did before."""
        seat = row.seat
        self.seats[seat] = msgspec.json.decode(row.text, type=StoredSeat)
        self.names[seat], self.bots[seat] = self.seats[seat].name, self.seats[seat].bot
        self.stood_in.pop(seat, None)
        self.proposals.pop(seat, None)
        self.agreed.discard(seat)
        self.asks.reseat(self.seats, seat)
        if self.sealing is not None:
            self.sealing.free(seat)

    def _swap(self, one: int, other: int) -> None:
        """Two seats change places, with all that is theirs but what they promised: that was promised for a seat.
        Whoever was chosen to go first still does."""
        start = {one: other, other: one}.get(self.setup.start_seat, self.setup.start_seat)
        self.setup = msgspec.structs.replace(self.setup, start_seat=Seat(start))
        self.seats[one], self.seats[other] = self.seats[other], self.seats[one]
        self.names[one], self.names[other] = self.names[other], self.names[one]
        self.bots[one], self.bots[other] = self.bots[other], self.bots[one]
        exchange(self.stood_in, one, other)
        exchange(self.proposals, one, other)
        self.agreed ^= {one, other} if (one in self.agreed) != (other in self.agreed) else set()
        self.asks.swap(self.seats, one, other)
        if self.sealing is not None:
            self.sealing.free(one)
            self.sealing.free(other)

    def step(self, match: Match, row: Row) -> None:
        """Plays one row of a move or of chance on a match."""
        if row.kind == "move":
            match.play(Seat(row.seat), self.game.read(row.text))
            return
        outcome = self.game.read_outcome(match.position, row.text) if row.text else []
        if match.actor != CHANCE or outcome is None:
            raise BadRecord("bad-record-entry-chance", number=row.version, text=row.text)
        if not match.gives(outcome):
            raise BadRecord("bad-record-entry-seed", number=row.version, text=row.text)
        match.chance(outcome)

    def _propose(self, row: Row) -> None:
        proposal = read_proposal(row.text)
        if proposal is None:
            self.proposals.pop(row.seat, None)
        else:
            self.proposals[row.seat] = proposal

    def _ask_back(self, row: Row) -> None:
        request = read_request(row.seat, row.text, row.at)
        self.requests.follow(request, 0 if request is None else self.standing[request.step].version)

    def _reopen(self, row: Row) -> None:
        """What lay between did not work, and is not here; its numbers are not used again."""
        self.requests.drop()
        self.version += row.version - self.length
        self.sight.leave_out(row.version - self.length, row.at)

    def _go_back(self, step: int) -> None:
        """Undoes steps until so many stand: one by one where the match remembers, else by playing again."""
        while len(self.standing) > step and self.match.undo(self.match.steps[-1].seat):
            self.standing.pop()
        if len(self.standing) > step:
            del self.standing[step:]
            self.match = self.at(step)
        del self.kept[len(self.standing) // KEPT_EVERY + 1 :]
        self.confirmed = min(self.confirmed, step)

    def at(self, step: int) -> Match:
        """The match as it stood after so many steps, played again from where it was kept last."""
        match = self.kept[step // KEPT_EVERY].copy()
        for row in self.standing[len(match.steps) : step]:
            self.step(match, row)
        return match

    def mend(self, good: int) -> None:
        """Follows so many rows again from the start, where one broke off in the middle or will never be stored."""
        again = History(self.stored)
        again.game = again.match.game = again.kept[0].game = self.game
        for row in self.rows[:good]:
            again.follow(row)
        if self.is_broken:
            again.length, again.is_broken = self.length, True
        vars(self).update(vars(again))

    # --- who is shown what ----------------------------------------------------------------------------------------

    def mark(self, looking: Eyes) -> Mark:
        """How far these eyes have seen."""
        return self.sight.mark(looking)

    @property
    def outside(self) -> View:
        """What a spectator sees."""
        if self._outside is None:
            self._outside = self.game.view(self.match.position, None)
        return self._outside

    @property
    def _unseen(self) -> View | Position:
        """What a spectator sees, or, as long as nobody has looked, what there is to see."""
        return self.match.position.clone() if self._outside is None else self._outside

    def _show(self, row: Row, before: View | Position | None, actor: int) -> None:
        """Shows everybody what they may see of this row; who is asked, before or after it, notices at any rate."""
        self._outside = None
        public = row.kind == "chance" or (row.kind == "move" and self._tells(before))
        asked = (row.seat, actor, self.match.actor)
        for eyes in self.sight.eyes:
            if not self._is_shown(row, eyes, public) and eyes in asked:
                self.sight.show(eyes, row.at)

    def _is_shown(self, row: Row, eyes: Eyes, public: bool) -> bool:
        """Shows these eyes a step of theirs or of which they see something, that it is gone, or that it is final."""
        last = len(self.standing) - 1
        match row.kind:
            case "undo" | "granted":
                return self.sight.take_back(eyes, last + 1, row.at)
            case "confirm" if self.sight.saw(eyes, last):
                self.sight.show(eyes, row.at)
                return True
            case "move" | "chance" if public or eyes == row.seat or self._witnessed(eyes):
                self.sight.show_step(eyes, last, row.at)
                return True
        return False

    def _witnessed(self, eyes: Eyes) -> bool:
        return any(self.game.witness(event, eyes) is not None for event in self.match.steps[-1].events)

    def _tells(self, before: View | Position | None) -> bool:
        """Whether a spectator saw anything of the move just made: something happened, or something lies otherwise."""
        if before is None or self._witnessed(None):
            return True
        seen = before if isinstance(before, View) else self.game.view(before, None)
        self._outside = self.game.view(self.match.position, None)
        return self._outside != seen

    @property
    def asked_in_secret(self) -> Seat | None:
        """The seat that is asked while nobody else may know that it is."""
        if not self.game.meta.asks or self.waiting.kind not in ("decide", "bot"):
            return None
        return Seat(self.waiting.seat) if self.outside.actor == SOMEBODY else None

    @property
    def turn(self) -> int:
        """Which turn it is, for what seats wish for one turn."""
        return self.game.turn_number(self.outside)

    @property
    def hints_allowed(self) -> bool:
        """Whether hints are given: people round one screen may do as they like, else everybody must agree."""
        people = [seat for seat, stored in enumerate(self.seats) if stored.holder != "bot"]
        apart = any(self.seats[seat].holder == "link" for seat in people)
        return not apart or all(seat in self.agreed for seat in people)

    def is_host(self, seat: int) -> bool:
        """Whether the person of this seat opened the table: they sit at its screen, or, if nobody does, first."""
        holders = [held.holder for held in self.seats]
        if "here" in holders:
            return holders[seat] == "here"
        return holders[seat] == "link" and "link" not in holders[:seat]

    # --- what may be done next ------------------------------------------------------------------------------------

    def move_text(self, seat: Seat, move: Move) -> str:
        """The text of a legal move. MoveRefused names the rule, BadMove what is no move at all."""
        if not self.has_begun:
            raise BadMove("server-not-begun")
        refusal = self.game.why_not(self.match.position, seat, move)
        if refusal is not None:
            raise MoveRefused(refusal.rule, refusal.reason, **refusal.values)
        return self.game.write(move)

    def gives_up(self, move: Move) -> bool:
        """Whether this is the platform's move by which a seat gives up."""
        return type(move).__struct_config__.tag == self.game.meta.gives_up

    @property
    def unfinished(self) -> int | None:
        """The step to go back to so that no decision is half made; None if none is. Its first parts are no entries."""
        steps = self.match.steps
        step = len(steps)
        while step and steps[step - 1].move is not None and not steps[step - 1].text:
            step -= 1
        return step if step < len(steps) else None

    def chance_text(self) -> str:
        """The outcome of the chance that is due. It does not happen yet: `follow` lets it."""
        return self.game.write_outcome(self.match.position, self.match.foretell())

    @property
    def next_seat(self) -> int:
        """The seat that decides or throws next, once nothing can be taken back any more."""
        match = self.match
        return int(match.position.chance_seat()) if match.actor == CHANCE else match.actor

    def due(self) -> Due:
        """What the table waits for now."""
        if not self.has_begun:
            return Due("gather", GATHERING)
        match = self.match
        actor, seat = match.actor, self.next_seat
        thrown = actor == CHANCE and self.game.meta.throws
        if self._must_confirm(seat, actor == CHANCE and not thrown):
            return Due("confirm", match.steps[-1].seat)
        if actor == OVER:
            return Due("over", OVER)
        if actor == CHANCE:
            return Due("throw" if thrown and self.bots[seat] is None else "chance", seat)
        return Due("decide" if self.bots[seat] is None else "bot", seat)

    def _must_confirm(self, seat: int, drawn: bool) -> bool:
        """A person's steps become final by a word of theirs: when others go on, or hidden things are about to come."""
        steps = self.match.steps
        if self.confirmed == len(steps) or not self.match.can_undo(steps[-1].seat):
            return False
        return self.bots[steps[-1].seat] is None and (steps[-1].seat != seat or drawn)

    def plays_alone(self, seat: Seat) -> bool:
        """Whether all the other seats belong to bots: then nobody minds what is taken back."""
        return all(other == seat or held.holder == "bot" for other, held in enumerate(self.seats))

    def takeback(self, seat: Seat) -> Takeback | None:
        """What this seat may undo now, if anything."""
        if self.is_over or self.bots[seat] is not None:
            return None
        if self.plays_alone(seat):
            return self._free_takeback(seat)
        steps = self.match.steps
        first = len(steps)
        while first > self.confirmed and steps[first - 1].seat == seat and not steps[first - 1].revealed:
            first -= 1
        if first == len(steps) or not self.match.can_undo(seat) or steps[-1].move is None:
            return None
        return Takeback(len(steps) - 1, first, steps[-1].move, self._first_by_bot(first))

    def _first_by_bot(self, first: int) -> int | None:
        by_bot = (
            step for step in range(first, len(self.standing)) if self.standing[step].version in self._done_by_bots
        )
        return next(by_bot, None)

    def _free_takeback(self, seat: Seat) -> Takeback | None:
        """Back over everything, bots and dice included, to before one's last decision, or to the start of that turn."""
        steps = self.match.steps
        last = len(steps) - 1
        while last >= 0 and (steps[last].seat != seat or steps[last].move is None):
            last -= 1
        move = steps[last].move if last >= 0 else None
        if move is None:
            return None
        first = last
        while first > 0 and steps[first - 1].seat == seat:
            first -= 1
        while first < last and steps[first].move is None:
            first += 1
        return Takeback(last, first, move)

    def step_to_undo(self, seat: Seat, line: int) -> int | None:
        """The step to which this seat goes back when so many lines of its log are to stand; None if it may not."""
        offer, lines = self.takeback(seat), self.sight.lines(seat)
        if offer is None or not 0 <= line < len(lines):
            return None
        step = lines[line]
        return step if offer.first <= step <= offer.step and self.match.steps[step].seat == seat else None

    def step_at(self, looking: Eyes, line: int) -> int:
        """How many steps stood before these eyes were shown the line after this one."""
        lines = self.sight.lines(looking)
        return lines[line] if line < len(lines) else len(self.standing)

    def has_seen_last(self, looking: Eyes) -> bool:
        """Whether these eyes have been shown the last step that stands."""
        return self.sight.saw(looking, len(self.standing) - 1)

    # --- the record -----------------------------------------------------------------------------------------------

    @property
    def is_over(self) -> bool:
        return self.waiting.kind == "over"

    def record(self) -> Record:
        """The game as a file; with its seed or secret once it is over."""
        seated = zip(self.names, self.seats, strict=True)
        players = tuple(Player(name, seat.bot or HUMAN) for name, seat in seated)
        return msgspec.structs.replace(self.match.record(with_seed=self.is_over), players=players)


def history_of(stored: StoredTable, rows: Sequence[Row]) -> History:
    """The table that these rows tell of."""
    history = History(stored)
    for row in rows:
        history.follow(row)
    return history
