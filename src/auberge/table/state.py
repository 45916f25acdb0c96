"""A table as its stored rows tell it: the session, who holds each seat, what was shown to whom, what is asked for.

No connection, no clock, no storage: the same rows always give the same table. What is done becomes a row, and `follow`
carries it out, live and on loading alike. How the game goes on is the session's (`core.session`).
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import InitVar, dataclass, field
from typing import Final

import msgspec
from mypy_extensions import mypyc_attr

from auberge import games
from auberge.analysis.coaching import OFF, Degree
from auberge.core.errors import BadRecord, EngineBug
from auberge.core.match import Match
from auberge.core.prompts import ABLE, ALWAYS, PromptPreferences, exchange
from auberge.core.protocol import CHANCE, Game, Move, Seat, Setup, View
from auberge.core.record import HUMAN, Player, Record
from auberge.core.session import Session, kind_and_seat
from auberge.core.setup import settle_setup
from auberge.core.steps import UndoRange
from auberge.core.stream import start_seat_of, stream_of
from auberge.table.coach_requests import CoachWishes
from auberge.table.proposals import Proposal, Requests, read_proposal, read_request
from auberge.table.rows import Row, RowKind, StoredSeat, StoredTable
from auberge.table.sealed_start import Sealing
from auberge.table.viewer_logs import ViewerLogs
from auberge.table.viewer_progress import LastDecision, Pending, Viewer, ViewerProgress

COUNTED: frozenset[RowKind] = frozenset({"move", "chance", "confirm", "undo", "granted"})
GATHERING: Final = -1  # no seat: the table waits for everyone who is missing
AGREES: Final = "yes"  # a person agrees to hints, a host to free text


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass
class TableState:
    """One table, made by following its rows."""

    stored: StoredTable
    known: InitVar[Game | None] = None  # the game, if it is loaded already
    session: Session = field(init=False)
    setup: Setup = field(init=False)
    length: int = 0  # rows
    game_rows: int = 0  # rows that changed the game; never told, since it counts secrets too
    intents: dict[tuple[int, str], int] = field(default_factory=dict)  # by seat and id, what was told then
    made: Counter[tuple[str, int]] = field(default_factory=Counter)  # rows, by kind and seat
    seats: list[StoredSeat] = field(init=False)  # as they were opened, or changed before the game began
    people: list[int] = field(init=False)  # the seats that belong to people, whoever plays them now
    names: list[str] = field(init=False)
    stood_in: dict[int, float] = field(default_factory=dict)  # seats of people a bot plays for, and since when
    agreed: set[int] = field(default_factory=set)  # seats whose person agrees to hints
    standing: list[Row] = field(default_factory=list)  # the rows of the steps that stand, one each
    sealing: Sealing | None = field(init=False)  # None: a table with a seed
    rows: list[Row] = field(default_factory=list)  # all rows that were followed
    is_broken: bool = False  # further rows are stored that could not be followed
    proposals: dict[int, Proposal] = field(default_factory=dict)  # seats of people who are away, bots to play for them
    requests: Requests = field(default_factory=Requests)  # to take back what is final
    free_text: bool = False  # those who hold seats may write to each other in their own words
    coaching: CoachWishes = field(default_factory=CoachWishes)
    decisions: dict[int, LastDecision] = field(default_factory=dict)  # by seat, as far as they were looked for
    faults: dict[int, list[str]] = field(default_factory=dict)  # by seat, how its program failed
    waiting: Pending = field(init=False)
    since: float = field(init=False)
    viewer_logs: ViewerLogs = field(init=False)  # what each viewer has been shown

    def __post_init__(self, known: Game | None) -> None:
        stored = self.stored
        game = known or games.load(stored.game, stored.rules_version)
        self.setup = settle_setup(
            game.meta,
            seats=len(stored.seats),
            seed=stored.seed,
            options=stored.options,
            start_seat=max(0, stored.start_seat),
            data=stored.data,
        )
        sealed = stored.secret is not None and stored.salt is not None
        self.sealing = Sealing(stored, stored.secret or "", stored.salt or "") if sealed else None
        self.seats = list(stored.seats)
        self._count_people()
        self.names = [seat.name for seat in stored.seats]
        self.session = Session(self._new_match(game), PromptPreferences(game, self._usual_prompts))
        self._look_whether_it_begins()
        self.waiting, self.since = self.due(), stored.opened
        self.viewer_logs = ViewerLogs(len(stored.seats), stored.opened)

    def _new_match(self, game: Game) -> Match:
        players = [Player(seat.name, seat.bot or HUMAN) for seat in self.seats]
        chance = None if self.sealing is None else self.sealing.chance(opened=self.has_begun)
        return Match(game, self.setup, players, chance=chance)

    @property
    def game(self) -> Game:
        return self.session.game

    @property
    def _usual_prompts(self) -> list[str]:
        """How seats are asked in secret until they say otherwise: those round one screen always."""
        together = sum(seat.holder == "here" for seat in self.seats) > 1
        return [ALWAYS if together and seat.holder == "here" else ABLE for seat in self.seats]

    @property
    def has_begun(self) -> bool:
        """Whether chance may draw: not before the people there have added to it."""
        return self.sealing is None or self.sealing.begun

    @property
    def start_seat(self) -> Seat | None:
        """The seat that begins; None while that is still to be drawn."""
        return None if self.stored.start_seat < 0 and not self.has_begun else self.setup.start_seat

    def _look_whether_it_begins(self) -> None:
        """The game begins when everyone it waits for has told a number, or is left out."""
        if self.sealing is None or not self.sealing.look(self.session.people):
            return
        chance = self.sealing.chance(opened=True)
        if chance.draws_start and chance.secret is not None:
            stream = stream_of(chance.table, chance.secret, chance.contributions)
            start = Seat(start_seat_of(stream, self.setup.seats))
            self.setup = msgspec.structs.replace(self.setup, start_seat=start)
        bots = self.session.bots
        self.session = Session(self._new_match(self.game), self.session.prompts)
        self.session.bots = bots

    # --- following rows -------------------------------------------------------------------------------------------

    def follow(self, row: Row, move: Move | None = None) -> Row:
        """Carries out the next row, and returns it as it is to be stored. MoveRefused or BadMove: it is no move of the
        seat now, and nothing has changed.

        A move that someone makes now comes along, and is written only once it has been played: what is not legal need
        not be a text that can be stored."""
        skipped = row.number - self.length - 1
        if skipped < 0 or (skipped and row.kind != "reopen"):
            raise EngineBug("bug-row-out-of-order", table=row.table, version=row.number, expected=self.length + 1)
        before = self.session.outside if row.kind == "move" and self.game.meta.hidden else None
        actor, shown = self.session.match.actor, self.mark(None)
        row = self._carry_out(row, move)
        self.rows.append(row)
        self.length = row.number
        self.made[row.kind, row.seat] += 1
        if row.kind in COUNTED:
            self.game_rows += 1
            self._show(row, before, actor)
            if self.mark(None) is not shown:  # a step no spectator notices ends no request: that would tell of it
                self.requests.drop()
        if (due := self.due()) != self.waiting:
            self.waiting, self.since = due, row.at
        self.coaching.was_on |= self.has_begun and not self.is_over and self.coach != OFF
        if self.is_over and row.kind in COUNTED:
            self.viewer_logs.open_all(len(self.standing), anew=self.game.meta.hidden)
        if row.intent is not None:  # what changes nothing in the game may be about another person's seat
            theirs = row.kind in COUNTED and row.kind != "granted"
            self.intents[row.seat, row.intent] = self.mark(Seat(row.seat) if theirs else None).shown
        return row

    def _carry_out(self, row: Row, move: Move | None) -> Row:
        if row.kind == "move":
            played = self.game.read(row.text) if move is None else move
            self.session.play(Seat(row.seat), played)
            if move is not None:
                row = msgspec.structs.replace(row, text=self.game.write(move))
            self.standing.append(row)
        elif row.kind == "chance":
            self._draw(row)
            self.standing.append(row)
        elif row.kind in COUNTED:
            self._settle(row)
        elif row.kind == "damaged":
            raise BadRecord("bad-record-row", number=row.number)
        else:
            self._note(row)
        if not self.has_begun:
            self._look_whether_it_begins()
        return row

    def _draw(self, row: Row) -> None:
        """Chance gives what the row says. BadRecord if nothing is drawn now, or something else."""
        match = self.session.match
        outcome = self.game.read_outcome(match.position, row.text) if row.text else []
        if match.actor != CHANCE or outcome is None:
            raise BadRecord("bad-record-entry-chance", number=row.number, text=row.text)
        if not match.gives(outcome):
            raise BadRecord("bad-record-entry-seed", number=row.number, text=row.text)
        self.session.chance(outcome)

    def _settle(self, row: Row) -> None:
        """What was done is final, or is taken back."""
        if row.kind == "confirm":
            self.session.confirm()
        else:
            step = int(row.text)
            self.session.go_back(step)
            del self.standing[step:]

    def _note(self, row: Row) -> None:
        """What is said at the table, and changes nothing in the game."""
        match row.kind:
            case "ask_back":
                self._ask_back(row)
            case "talk":
                self.free_text = row.text == AGREES
            case "coach":
                self.coaching.wish(row.seat, row.text)
            case "coached":
                self.coaching.words[row.seat] += 1
            case "fault":
                self.faults.setdefault(row.seat, []).append(row.text)
            case "bot":
                self.session.bots[row.seat], self.stood_in[row.seat] = row.text, row.at
                self.proposals.pop(row.seat, None)
                if self.requests.open is not None and self.requests.open.seat == row.seat:
                    self.requests.drop()
            case "back":
                self.session.bots[row.seat] = None
                self.stood_in.pop(row.seat, None)
            case "propose":
                self._propose(row)
            case "reopen":
                self._reopen(row)
            case "name":
                self.names[row.seat] = row.text
            case "ask":
                asks, _, turn = row.text.partition(" ")  # `never`, or in the turn of this number `never 12`
                self.session.prompts.prefer(row.seat, asks, int(turn) if turn else None)
            case "hints":
                (self.agreed.add if row.text == AGREES else self.agreed.discard)(row.seat)
            case "seat":
                self._reseat(row)
            case "swap":
                self._swap(row.seat, int(row.text))
            case "promise" | "number" | "begin":
                self._gather(row)

    def _gather(self, row: Row) -> None:
        """A word before the game begins. `begin` may name a bot, and the seats of people who have not come."""
        if self.sealing is None:
            return
        if row.kind == "begin" and (named := read_proposal(row.text)) is not None:
            for seat in named.seats:
                self.session.bots[seat], self.stood_in[seat] = named.bot, row.at
                self.sealing.free(seat)
        self.sealing.follow(row.kind, row.seat, row.text)

    def _reseat(self, row: Row) -> None:
        """Another player takes a seat; nothing is left of the one before."""
        seat = row.seat
        self.seats[seat] = msgspec.json.decode(row.text, type=StoredSeat)
        self._count_people()
        self.names[seat], self.session.bots[seat] = self.seats[seat].name, self.seats[seat].bot
        self.stood_in.pop(seat, None)
        self.proposals.pop(seat, None)
        self.agreed.discard(seat)
        self.coaching.free(seat)
        self.session.prompts.reset(self._usual_prompts, seat)
        if self.sealing is not None:
            self.sealing.free(seat)

    def _swap(self, one: int, other: int) -> None:
        """Two seats change places, with all that is theirs but what they promised: that was promised for a seat.
        The player chosen to go first still does."""
        start = {one: other, other: one}.get(self.setup.start_seat, self.setup.start_seat)
        self.setup = msgspec.structs.replace(self.setup, start_seat=Seat(start))
        self.seats[one], self.seats[other] = self.seats[other], self.seats[one]
        self._count_people()
        self.names[one], self.names[other] = self.names[other], self.names[one]
        bots = self.session.bots
        bots[one], bots[other] = bots[other], bots[one]
        exchange(self.stood_in, one, other)
        exchange(self.proposals, one, other)
        self.coaching.swap(one, other)
        self.agreed ^= {one, other} if (one in self.agreed) != (other in self.agreed) else set()
        self.session.prompts.swap(self._usual_prompts, one, other)
        if self.sealing is not None:
            self.sealing.free(one)
            self.sealing.free(other)

    def _propose(self, row: Row) -> None:
        proposal = read_proposal(row.text)
        if proposal is None:
            self.proposals.pop(row.seat, None)
        else:
            self.proposals[row.seat] = proposal

    def _ask_back(self, row: Row) -> None:
        request = read_request(row.seat, row.text, row.at)
        self.requests.follow(request, 0 if request is None else self.standing[request.step].number)

    def _reopen(self, row: Row) -> None:
        """What lay between did not work, and is not here; its numbers are not used again."""
        self.requests.drop()
        self.game_rows += row.number - self.length
        self.viewer_logs.leave_out(row.number - self.length, row.at)

    def mended(self, good: int) -> "TableState":
        """The table after its first `good` rows, where a row broke off halfway or will never be stored."""
        again = self.replay_prefix(good)
        if self.is_broken:
            again.length, again.is_broken = self.length, True
        return again

    def replay_prefix(self, good: int) -> "TableState":
        """The table as it was after its first rows."""
        again = TableState(self.stored, self.game)
        for row in self.rows[:good]:
            again.follow(row)
        return again

    # --- who is shown what ----------------------------------------------------------------------------------------

    def mark(self, looking: Viewer) -> ViewerProgress:
        """How far this viewer have seen."""
        return self.viewer_logs.mark(looking)

    def _show(self, row: Row, before: View | None, actor: int) -> None:
        """Shows each viewer what they may see of this row; a seat that is asked, before or after it, always notices."""
        kind, seat, at = row.kind, row.seat, row.at  # looked up once: every move comes here
        logs, last, now = self.viewer_logs, len(self.standing) - 1, self.session.match.actor
        is_step, is_final = kind in ("move", "chance"), kind == "confirm"
        public = kind == "chance" or (kind == "move" and self._tells(before))
        for viewer in logs.viewers:
            shown = False
            if is_step:
                shown = public or viewer == seat or self._witnessed(viewer)
                if shown:
                    logs.show_step(viewer, last, at)
            elif not is_final:
                shown = logs.take_back(viewer, last + 1, at)
            elif logs.saw(viewer, last):
                shown = True
                logs.show(viewer, at)
            if not shown and viewer in (seat, actor, now):
                logs.show(viewer, at)

    def _witnessed(self, viewer: Viewer) -> bool:
        """Whether this viewer sees anything that came of the last step."""
        step = self.session.match.steps[-1]
        if step.public:
            return bool(step.events)
        return any(self.game.witness(event, viewer) is not None for event in step.events)

    def _tells(self, before: View | None) -> bool:
        """Whether a spectator saw anything of the move just made: something happened, or something lies otherwise."""
        return before is None or self._witnessed(None) or self.session.outside != before

    @property
    def hints_allowed(self) -> bool:
        """Whether hints are given: people round one screen may do as they like, otherwise all must agree."""
        apart = any(self.seats[seat].holder == "link" for seat in self.people)
        return not apart or all(seat in self.agreed for seat in self.people)

    def _count_people(self) -> None:
        self.people = [seat for seat, stored in enumerate(self.seats) if stored.holder != "bot"]

    @property
    def coach(self) -> Degree:
        """How much the coach says here: as much as all people agree on."""
        return self.coaching.agreed(self.people) if self.coaching.wishes else OFF

    def is_host(self, seat: int) -> bool:
        """Whether the person of this seat opened the table: they sit at its screen, or, if there is none, first."""
        holders = [held.holder for held in self.seats]
        if "here" in holders:
            return holders[seat] == "here"
        return holders[seat] == "link" and "link" not in holders[:seat]

    # --- what may be done next ------------------------------------------------------------------------------------

    def due(self) -> Pending:
        """What the table waits for now: people, until the game begins; then what the session waits for."""
        if not self.has_begun:
            return Pending("gather", GATHERING)
        kind, seat = kind_and_seat(self.session)
        return Pending(kind, seat)

    def chance_text(self) -> str:
        """The outcome of the chance that is due. It does not happen yet: `follow` lets it."""
        match = self.session.match
        return self.game.write_outcome(match.position, match.foretell())

    def plays_alone(self, seat: Seat) -> bool:
        """Whether all the other seats belong to bots: then taking back disturbs no other person."""
        people = self.people
        return not people or (len(people) == 1 and people[0] == seat)

    def undo_range(self, seat: Seat) -> UndoRange | None:
        """What this seat may undo now, if anything."""
        return self.session.undo_range(seat, freely=self.plays_alone(seat))

    def step_to_undo(self, seat: Seat, line: int) -> int | None:
        """The step to which this seat goes back so that this many lines of its log stand; None if it may not."""
        offer, lines = self.undo_range(seat), self.viewer_logs.lines(seat)
        if offer is None or not 0 <= line < len(lines):
            return None
        step = lines[line]
        return step if offer.first <= step <= offer.step and self.session.match.steps[step].seat == seat else None

    def step_at(self, looking: Viewer, line: int) -> int:
        """How many steps stood before this viewer were shown the line after this one."""
        lines = self.viewer_logs.lines(looking)
        return lines[line] if line < len(lines) else len(self.standing)

    def has_seen_last(self, looking: Viewer) -> bool:
        """Whether this viewer have been shown the last step that stands."""
        return self.viewer_logs.saw(looking, len(self.standing) - 1)

    # --- the record -----------------------------------------------------------------------------------------------

    @property
    def is_over(self) -> bool:
        return self.waiting.kind == "over"

    def record(self) -> Record:
        """The game as a file; with its seed or secret once it is over."""
        seated = zip(self.names, self.seats, strict=True)
        players = tuple(Player(name, seat.bot or HUMAN) for name, seat in seated)
        return msgspec.structs.replace(self.session.match.record(with_seed=self.is_over), players=players)


def history_of(stored: StoredTable, rows: Sequence[Row]) -> TableState:
    """The table that these rows tell of."""
    history = TableState(stored)
    for row in rows:
        history.follow(row)
    return history
