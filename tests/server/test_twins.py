"""Nobody can tell two tables apart that differ only in what they may not know: by no frame, and by no time.

An adversary plays both by the same script, with every kind of message, bots that think long or never, clocks,
concessions, stand-ins and restarts, and holds all that the watching viewers were told side by side.
"""

from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Final

import msgspec
import pytest

from auberge import games
from auberge import wire as m
from auberge.core.protocol import CHANCE, OVER, SOMEBODY, Game, Position, Seat, View
from auberge.core.setup import settle_setup
from auberge.table.commands import Intent
from auberge.table.rows import Row, StoredTable
from auberge.table.secret_question import HiddenQuestion, HiddenQuestions
from auberge.table.state import TableState
from auberge.table.viewer_logs import ViewerLogs
from auberge.table.viewer_progress import Viewer, ViewerProgress
from tests.canon import rule
from tests.server.disk import on_disk
from tests.server.fake_table import HIDDEN, a_stored_table
from tests.server.twins import Twin, begins, compare
from tests.server.wire import encode

PAUSES: Final = (0.0, 0.0, 0.1, 0.4, 0.9, 2.0)  # between two things that happen
LONG_PAUSES: Final = (0.4, 2.0, 7.0)  # where people take their time
LONG: Final = 200.0
HOLDERS: Final[tuple[m.Holder, ...]] = ("link", "link", "bot", "link")
AMONG_BOTS: Final[tuple[m.Holder, ...]] = ("link", "bot", "bot", "bot")
TABLES: Final = [
    (game, limit) for game in HIDDEN for limit in ((None, 10.0, 0.0) if games.load(game).meta.asks else (None,))
]


def somewhere(play: Game, seed: int) -> Position:
    """A position in the course of a game, with no secret question open: how long one has been would be known."""
    chance = Random(seed)
    position = play.start(settle_setup(play.meta, seats=len(HOLDERS), seed=seed, start_seat=0), pausing=True)
    found = position
    for _ in range(chance.randrange(20, 70)):
        if position.actor() == OVER:
            break
        if position.actor() != CHANCE and play.view(position, None).actor != SOMEBODY:
            found = position.clone()
        happens(play, position, chance)
    return found


def happens(play: Game, position: Position, chance: Random) -> None:
    """Somebody decides at random, or chance does."""
    if position.actor() == CHANCE:
        play.chance(position)
    else:
        play.play(position, Seat(position.actor()), chance.choice(play.moves(position)))


def other(play: Game, position: Position, seat: Seat, seed: int) -> Position:
    """The same to this seat, other in secret; among some of these the one where the others could do most unseen."""
    view = play.view(position, seat)
    imagined = [play.imagine(view, seed * 100 + n) for n in range(5 if play.meta.asks else 1)]
    found = max(imagined, key=lambda each: unseen(play, each, Random(seed)))
    found.pausing = True
    return found


def unseen(play: Game, position: Position, chance: Random) -> int:
    """How many could begin something when asked in secret, a few steps from here."""
    able = 0
    for _ in range(2):
        tried = position.clone()
        for _ in range(9):
            if tried.actor() == OVER:
                break
            if play.view(tried, None).actor != SOMEBODY:
                happens(play, tried, chance)
                continue
            asked = Seat(tried.actor())
            able += bool(begins(play, tried, asked))
            move = play.silent_move(play.view(tried, asked), play.meta.asks[-1])
            if move is None:
                break
            play.play(tried, asked, move)
    return able


class Adversary:
    """Plays twins: whatever is public happens at both."""

    def __init__(
        self,
        game: str,
        seed: int,
        limit: float | None,
        *,
        outside: bool,
        slow: bool,
        holders: tuple[m.Holder, ...] = HOLDERS,
    ) -> None:
        self._chance: Final = Random(seed)
        self.done: Final[Counter[str]] = Counter()
        self._said = 0
        self._slow: Final = slow
        play = games.load(game)
        first = somewhere(play, seed)
        people = [Seat(n) for n, holder in enumerate(holders) if holder != "bot"]
        actor = first.actor()
        self._seat: Final = Seat(actor) if actor in people else self._chance.choice(people)
        second = other(play, first, self._seat, seed)
        self._people: Final = people
        self.watching: Final[tuple[Viewer, ...]] = (None,) if outside else (None, self._seat)
        stored = msgspec.structs.replace(a_stored_table(game, holders), answer_limit=limit)
        self.twins: Final = self._twin(stored, first, 0), self._twin(stored, second, 1)
        if limit is not None or slow:
            self._all_are_asked()

    def _twin(self, stored: StoredTable, first: Position, private: int) -> Twin:
        return Twin(stored, first, private, self.watching, slow=self._slow)

    def _all_are_asked(self) -> None:
        for seat in self._people if self.twins[0].history.game.meta.asks else ():
            self._say(seat, lambda _: m.Ask(self._name, seat, "always"))  # noqa: B023

    def play(self, most: int = 30) -> None:
        """Lets things happen, each followed by some time, and compares what was told."""
        for _ in range(most):
            thing = self._next()
            if not thing() or self._have_parted():
                break
            self.done[thing.__name__] += 1
            self._let_pass(self._chance.choice(LONG_PAUSES if self._slow else PAUSES))
        self._let_pass(LONG)
        for twin in self.twins:
            self.done.update(twin.done)
            assert not twin.table.stopped
        for viewer in self.watching:
            compare(*self.twins, viewer, slow=self._slow)

    def _next(self) -> Callable[[], bool]:
        """What happens next. Where people take their time, somebody gives up while others are asked."""
        asked = any(twin.history.session.asked_in_secret is not None for twin in self.twins)
        if self._slow:
            return self._chance.choice([self.concede, self.goes_on, self.stand_in]) if asked else self.goes_on
        return self._chance.choice(
            [self.goes_on] * 8
            + [self.rename, self.agree, self.ask, self.stand_in, self.stand_in, self.look, self.why, self.hint]
            + [self.undo, self.stale, self.come_again, self.concede, self.concede, self.restart]
            + [self.ask_back, self.ask_back, self.agree_back, self.talk]
        )

    def _let_pass(self, seconds: float) -> None:
        for twin in self.twins:
            twin.hours.let_pass(seconds)

    def _have_parted(self) -> bool:
        """The eyes have seen different things: nothing can be compared any more."""
        return any(len({twin.known[viewer][-1][1] for twin in self.twins}) > 1 for viewer in self.watching)

    # --- all that can be said ---------------------------------------------------------------------------------------

    @property
    def _name(self) -> str:
        return f"i{self._said}"

    def _say(self, seat: Seat, said: Callable[[Twin], Intent]) -> bool:
        self._said += 1
        for twin in self.twins:
            twin.say_it(seat, said(twin))
        return True

    def _version(self, twin: Twin, seat: Seat) -> int:
        return twin.guests[seat].now.version

    def goes_on(self) -> bool:
        """What the table waits for is done, unless it is a secret of whom."""
        one, two = self.twins
        due = one.history.waiting
        if any(twin.history.session.asked_in_secret is not None for twin in self.twins):
            return True
        if due != two.history.waiting or due.kind == "over":
            return False
        seat = Seat(due.seat)
        if due.kind in ("confirm", "throw"):
            return self._say(seat, lambda twin: m.Proceed(self._name, self._version(twin, seat), seat))
        for twin in self.twins:
            twin.dither(seat)
        both = [twin.history.game.moves(twin.history.session.match.position) for twin in self.twins]
        common = [move for move in both[0] if move in both[1]]
        if not common:
            return False
        move = self._chance.choice(common)
        if due.kind == "decide":
            raw = msgspec.Raw(encode(move))
            return self._say(seat, lambda twin: m.Act(self._name, self._version(twin, seat), seat, raw))
        for twin in self.twins:
            twin.table.bot_plays(seat, move, twin.table.thinking)
        return True

    def rename(self) -> bool:
        seat = self._chance.choice(self._people)
        return self._say(seat, lambda _: m.Rename(self._name, seat, f"N{self._said}"))

    def agree(self) -> bool:
        seat, agrees = self._chance.choice(self._people), self._chance.random() < 0.7
        return self._say(seat, lambda _: m.AgreeHints(self._name, seat, agrees))

    def ask(self) -> bool:
        """Whoever ponders is asked always: it is known that long thinking tells something else."""
        asks = self.twins[0].history.game.meta.asks
        if not asks or self.twins[0].ponders:
            return True
        seat, wish, this_turn = (
            self._chance.choice(self._people),
            self._chance.choice(asks),
            self._chance.random() < 0.3,
        )
        return self._say(seat, lambda _: m.Ask(self._name, seat, wish, this_turn))

    def stand_in(self) -> bool:
        """A bot takes over a seat, or its person takes it back."""
        seat = self._chance.choice(self._people)
        if self.twins[0].history.session.bots[seat] is None:
            return self._say(seat, lambda _: m.LetBotPlay(self._name, seat, "random"))
        return self._say(seat, lambda _: m.TakeBack(self._name, seat))

    def look(self) -> bool:
        for twin in self.twins:
            guest = twin.guests[self._seat]
            twin.table.look(guest, None)
            twin.table.look(guest, self._seat)
        return True

    def why(self) -> bool:
        play = self.twins[0].history.game
        raw = msgspec.Raw(encode(play.move(self._chance.randrange(play.space))))
        for twin in self.twins:
            twin.table.why(twin.guests[self._seat], m.Why(self._name, self._seat, raw))
        return True

    def hint(self) -> bool:
        ago = self._chance.randrange(4)
        for twin in self.twins:
            twin.hint(self._seat, self._name)
            twin.wonder(self._seat, self._name, ago)
        return True

    def undo(self) -> bool:
        """Somebody takes back what everybody has seen, where both can."""
        seat = self._chance.choice(self._people)
        offers = [twin.guests[seat].now.undo for twin in self.twins]
        if None in offers or len({bytes(offer.move) for offer in offers if offer is not None}) > 1:
            return True

        def said(twin: Twin) -> m.Undo:
            offer = twin.guests[seat].now.undo
            assert offer is not None
            return m.Undo(self._name, self._version(twin, seat), seat, offer.step)

        return self._say(seat, said)

    def ask_back(self) -> bool:
        """Somebody who could, or just anybody, asks the others to let them take their last decision back."""
        guests = self.twins[0].guests
        able = [seat for seat in self._people if (offer := guests[seat].now.ask_back) and offer.problem is None]
        seat = self._chance.choice(able or self._people)
        self.done["asked back"] += bool(able)
        return self._say(seat, lambda twin: m.AskBack(self._name, self._version(twin, seat), seat))

    def agree_back(self) -> bool:
        """Everybody agrees to what is asked, or somebody does not."""
        request, agrees = self.twins[0].guests[None].now.back, self._chance.random() < 0.8
        if request is not None:
            for seat in self._people:
                self._say(seat, lambda twin: m.AgreeBack(self._name, self._version(twin, seat), request.seat, agrees))  # noqa: B023
            self.done["agreed"] += 1
        return True

    def talk(self) -> bool:
        """A phrase and a text; whether texts are allowed is a word of the host, who sits first."""
        seat, allows = self._chance.choice(self._people), self._chance.random() < 0.7
        self._say(self._people[0], lambda _: m.AllowText(self._name, self._people[0], allows))
        for twin in self.twins:
            twin.table.talk(twin.guests[seat], m.Say(f"s{self._said}", seat, "cheers"))
            twin.table.talk(twin.guests[seat], m.Write(f"w{self._said}", seat, "Salute!"))
        return True

    def stale(self) -> bool:
        raw = msgspec.Raw(b'{"kind":"pass"}')
        return self._say(
            self._seat, lambda twin: m.Act(self._name, self._version(twin, self._seat) - 1, self._seat, raw)
        )

    def come_again(self) -> bool:
        for twin in self.twins:
            for guest in twin.guests.values():
                twin.table.leave(guest)
                twin.table.join(guest)
        return True

    def concede(self) -> bool:
        """Now and then somebody gives up."""
        tag = self.twins[0].history.game.meta.gives_up
        seat = self._chance.choice(self._people)
        if tag is None or self._chance.random() < 0.5:
            return True
        raw = msgspec.Raw(encode({"kind": tag}))
        return self._say(seat, lambda twin: m.Act(self._name, self._version(twin, seat), seat, raw))

    def restart(self) -> bool:
        for twin in self.twins:
            twin.restart()
        return True


def play_all(
    game: str, limit: float | None, *, slow: bool = False, pairs: int = 24, holders: tuple[m.Holder, ...] = HOLDERS
) -> Counter[str]:
    """Many pairs of twins; what happened at them. Where people hide from each other, some watch from outside."""
    done: Counter[str] = Counter()
    for seed in range(pairs):
        outside = seed % 3 == 0 and holders is HOLDERS
        adversary = Adversary(game, seed, limit, outside=outside, slow=slow, holders=holders)
        adversary.play()
        done += adversary.done
    return done


@rule("M-LOG-04", "M-LOG-06", "M-RESP-07", "M-RESP-08", "M-LOSE-16")
@pytest.mark.parametrize(("game", "limit"), TABLES)
def test_twins_cannot_be_told_apart(game: str, limit: float | None) -> None:
    asks = games.load(game).meta.asks
    done = play_all(game, limit)
    said = {"goes_on", "rename", "agree", "stand_in", "look", "why", "hint", "undo", "stale", "come_again", "restart"}
    said |= {"ask_back", "agree_back", "talk"}
    assert said <= done.keys()
    if asks:
        secret = {"asked", "begun", "thought", "late thought", "concede"}
        assert secret <= done.keys()


@rule("M-LOG-04", "M-LOG-06", "M-LOSE-16")
@pytest.mark.parametrize("game", HIDDEN)
def test_nobody_can_tell_who_is_being_asked(game: str) -> None:
    """Who takes long tells that somebody could answer, not who, as long as nothing shows itself."""
    done = play_all(game, None, slow=True)
    assert "concede" in done or not games.load(game).meta.asks


@rule("M-RESP-08", "M-LOG-06")
def test_one_person_among_bots_learns_nothing_of_their_hands_however_short_the_waits() -> None:
    done = play_all("malta", None, holders=AMONG_BOTS)
    assert {"asked", "thought", "late thought", "undo", "restart"} <= done.keys()


@pytest.mark.parametrize("game", HIDDEN)
def test_nor_where_tables_come_back_from_a_database(game: str, database: str) -> None:
    with on_disk(database) as disk:
        done = play_all(game, None, pairs=6)
    assert disk.reread > done["restart"] > 0


# --- this adversary would notice --------------------------------------------------------------------------------------


def rows_are_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    """Versions count all that was done, also what was begun and taken back in secret."""
    show = TableState._show

    def counting(history: TableState, row: Row, before: View | None, actor: int) -> None:
        marks = {viewer: history.mark(viewer) for viewer in history.viewer_logs.viewers}
        show(history, row, before, actor)
        for viewer, mark in marks.items():
            if history.mark(viewer) is not mark:
                new = history.mark(viewer)
                history.viewer_logs._marks[viewer] = ViewerProgress(history.game_rows, new.step, new.at, new.kept)

    monkeypatch.setattr(TableState, "_show", counting)


def secret_steps_become_lines(monkeypatch: pytest.MonkeyPatch) -> None:
    """When something shows itself, what was done in secret before becomes empty lines."""
    show_step = ViewerLogs.show_step

    def filling(sight: ViewerLogs, viewer: Viewer, step: int, at: float) -> None:
        sight._lines[viewer][:] = range(step)
        show_step(sight, viewer, step, at)

    monkeypatch.setattr(ViewerLogs, "show_step", filling)


def bots_are_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot passes when it has thought, be it late."""
    monkeypatch.setattr(HiddenQuestion, "is_late", property(lambda asked: asked.over and asked.bot is None))


def passes_are_not_held(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever passes does so at once."""
    monkeypatch.setattr(HiddenQuestions, "is_pass", lambda *_: False)


LEAKS: Final = (
    (rows_are_counted, 0.0, False, HOLDERS),
    (secret_steps_become_lines, None, True, HOLDERS),
    (bots_are_waited_for, None, False, HOLDERS),
    (bots_are_waited_for, None, False, AMONG_BOTS),
    (passes_are_not_held, None, False, HOLDERS),
    (passes_are_not_held, None, False, AMONG_BOTS),
)


@pytest.mark.patched
@pytest.mark.parametrize(("leak", "limit", "slow", "holders"), LEAKS)
def test_a_leak_would_be_noticed(
    leak: Callable[[pytest.MonkeyPatch], None],
    limit: float | None,
    slow: bool,
    holders: tuple[m.Holder, ...],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    leak(monkeypatch)
    with pytest.raises(AssertionError, match=r"something|told"):
        play_all("malta", limit, slow=slow, pairs=60, holders=holders)
