"""Where it is a secret who is asked: nothing that others are told, nor when, tells who could have answered."""

from random import Random

import msgspec
import pytest

from auberge import wire as m
from auberge.bots.budget import Budget
from auberge.core.protocol import Seat
from auberge.table.secret_question import AMONG_BOTS, Pace, longest_thought
from auberge.table.state import history_of
from auberge.thinking.pool import Workers
from tests.canon import rule
from tests.server.fake_table import FakeTable, Guest, a_stored_table
from tests.server.malta_table import WAIT, MaltaTable, malta_table
from tests.server.wire import new_id

NOTHING, NEGATE, BOTH = "end_turn end_turn", "negate end_turn", "negate boomerang"


class Timed(Guest):
    """Notes when it was told what."""

    def __init__(self, fake: MaltaTable, held: list[int], looking: int | None) -> None:
        super().__init__(held, looking)
        self._fake = fake
        self.heard: list[tuple[float, bytes]] = []
        fake.table.join(self)

    def hear_one(self, frame: bytes) -> None:
        super().hear_one(frame)
        self.heard.append((self._fake.hours.at, frame))


def asked(fake: FakeTable) -> int | None:
    return fake.history.session.asked_in_secret


# --- passing ------------------------------------------------------------------------------------------------------


@rule("M-RESP-08")
def test_whoever_passes_and_then_answers_after_all_has_not_passed() -> None:
    fake = malta_table(BOTH, holders=("link", "link"))
    first, second = fake.seat(0), fake.seat(1)
    fake.open_card(first, "play shove")
    while asked(fake) is None:
        fake.do(first, fake.act(first, 0, first.moves()[0]))
    passed = fake.move(second, 1, "pass")
    fake.table.say(second, passed)
    fake.do(second, fake.move(second, 1, "boomerang"))
    assert asked(fake) == 1, "nobody else has seen it begin"
    fake.hours.let_pass(10 * WAIT)
    assert not fake.table.stopped
    assert [told.id for told in second.told if isinstance(told, m.Refused)] == [passed.id]
    assert fake.texts[-1] == "move 1 boomerang"


@rule("M-RESP-08")
def test_a_pass_is_held_until_the_wait_is_over_and_then_answered() -> None:
    fake = malta_table(NEGATE, NOTHING)
    first, second = fake.seat(0), fake.seat(1)
    fake.open_card(first)
    said = fake.move(second, 1, "pass")
    fake.hours.let_pass(0.1)
    rows, heard = len(fake.rows), len(first.frames)
    fake.table.say(second, said)
    assert second.now.asking == m.Asking("able", this_turn=False, usual="able", silent=False, held=True, left=None)
    fake.hours.let_pass(WAIT - 0.2)
    assert (len(fake.rows), len(first.frames)) == (rows, heard)
    assert not any(isinstance(told, m.Done) for told in second.told)
    fake.hours.let_pass(0.2)
    assert fake.texts[rows] == "move 1 pass"
    assert [told.id for told in second.told if isinstance(told, m.Done)] == [said.id]
    assert fake.rows[rows].intent == said.id


@rule("M-RESP-08")
def test_a_pass_after_the_wait_takes_hold_at_once() -> None:
    fake = malta_table(NEGATE, NEGATE)
    first, second = fake.seat(0), fake.seat(1)
    fake.open_card(first)
    fake.hours.let_pass(5)
    assert asked(fake) == 1
    fake.table.say(second, fake.move(second, 1, "pass"))
    assert asked(fake) == 2


@rule("M-RESP-08")
def test_an_answer_takes_hold_at_once() -> None:
    fake = malta_table(NEGATE, NOTHING)
    first, second = fake.seat(0), fake.seat(1)
    fake.open_card(first)
    fake.table.say(second, fake.move(second, 1, "negate"))
    assert "move 1 negate" in fake.texts
    assert fake.hours.at == 0


def test_a_held_pass_that_is_said_again_acts_once_and_whoever_said_it_last_hears() -> None:
    fake = malta_table(NEGATE, NOTHING)
    first, lost = fake.seat(0), fake.seat(1)
    fake.open_card(first)
    said = fake.move(lost, 1, "pass")
    fake.table.say(lost, said)
    fake.table.leave(lost)
    back = fake.seat(1)
    fake.table.say(back, said)
    other = fake.move(back, 1, "pass")
    fake.table.say(back, other)
    assert [told.id for told in back.told if isinstance(told, m.Refused)] == [other.id]
    fake.hours.let_pass(2)
    assert fake.texts.count("move 1 pass") == 1
    assert [told.id for told in back.told if isinstance(told, m.Done)] == [said.id]


def test_who_answers_after_all_takes_back_the_pass_that_is_held() -> None:
    fake = malta_table(NEGATE, NOTHING)
    first, second = fake.seat(0), fake.seat(1)
    fake.open_card(first)
    passed = fake.move(second, 1, "pass")
    fake.table.say(second, passed)
    fake.table.say(second, fake.move(second, 1, "negate"))
    assert [told.id for told in second.told if isinstance(told, m.Refused)] == [passed.id]
    fake.hours.let_pass(9)
    assert "move 1 pass" not in fake.texts


@rule("M-RESP-08", "M-RESP-07")
def test_a_bot_passes_no_sooner_than_anybody() -> None:
    fake = malta_table(NEGATE, NOTHING, holders=("link", "bot", "link"))
    first = fake.seat(0)
    fake.open_card(first)
    woken = fake.woken
    fake.table.bot_plays(Seat(1), fake.history.game.read("pass"), fake.table.thinking)
    assert (asked(fake), fake.woken) == (1, woken)
    assert not fake.table.is_settled
    fake.hours.let_pass(WAIT)
    assert asked(fake) == 2


@rule("M-RESP-08")
def test_a_bot_that_is_asked_in_secret_has_thought_before_any_wait_is_over() -> None:
    fake = malta_table(NEGATE, NOTHING, holders=("link", "bot", "link"))
    workers = Workers(1, 5.0, thinking={"grand_master": 1.0, "knight": 0.01})
    assert longest_thought(fake.history) is None
    fake.open_card(fake.seat(0))
    most = longest_thought(fake.history)
    assert most is not None
    assert 0 < most < Pace(lambda _seconds, _call: None, draw=lambda: 0.0).wait(fake.history.stored.answer_wait)
    assert workers.budget_of("grand_master", most) == Budget(seconds=most)
    assert workers.budget_of("grand_master") == Budget(seconds=1.0)
    assert workers.budget_of("knight", most) == Budget(seconds=0.01)
    assert workers.budget_of("squire", most) is None


# --- nothing is betrayed ------------------------------------------------------------------------------------------


@rule("M-RESP-01", "M-RESP-07", "M-RESP-08", "M-LOG-04", "M-LOG-06", "M-AMB-49")
@pytest.mark.parametrize("holder", ["link", "bot"])
@pytest.mark.parametrize("hand", [NEGATE, BOTH, ""])
@pytest.mark.parametrize("at", [0.0, 0.4])
def test_others_are_told_the_same_at_the_same_time_whatever_is_held(hand: str, holder: m.Holder, at: float) -> None:
    told = []
    for held in (NOTHING, hand):
        fake = malta_table(held, NOTHING, holders=("link", holder, "link"))
        others = [Timed(fake, [0], 0), Timed(fake, [2], 2), Timed(fake, [], None)]
        second = fake.seat(1) if holder == "link" else None
        fake.open_card(others[0])
        fake.hours.let_pass(at)
        if second is None:
            fake.table.bot_plays(Seat(1), fake.history.game.read("pass"), fake.table.thinking)
        elif held in (NEGATE, BOTH):  # asked; who can only pass is not
            fake.table.say(second, fake.move(second, 1, "pass"))
        fake.hours.let_pass(10)
        assert asked(fake) is None
        told.append([other.heard for other in others])
    sizes = len(hand.split()) == len(NOTHING.split())
    for before, after in zip(*told, strict=True):
        assert [when for when, _ in before] == [when for when, _ in after]
        assert not sizes or before == after


@rule("M-RESP-08", "M-CHANCE-06")
def test_the_wait_is_drawn_by_itself_between_half_and_one_and_a_half_of_the_setting() -> None:
    waits = [Pace(lambda *_: None).wait(3.0) for _ in range(200)]
    assert min(waits) >= 1.5
    assert max(waits) <= 4.5
    assert len(set(waits)) > 150
    fake = malta_table(NEGATE, NOTHING)
    first = fake.seat(0)
    generator = fake.history.session.match.position.generator
    fake.open_card(first)
    assert fake.history.session.match.position.generator == generator


def test_without_a_stretch_nobody_waits() -> None:
    assert Pace(lambda *_: None, 0.0).wait(6.0) == 0


@rule("M-RESP-08")
def test_how_a_seat_wants_to_be_asked_is_told_to_that_seat_alone() -> None:
    fake = malta_table(NEGATE, NOTHING)
    guests = [fake.seat(0), fake.seat(1), fake.seat(2), fake.seat()]
    heard = [len(guest.frames) for guest in guests]
    versions = [guest.now.version for guest in guests]
    fake.ask(guests[1], 1, "never")
    assert [len(guest.frames) - count for guest, count in zip(guests, heard, strict=True)] == [0, 2, 0, 0]
    assert [guest.now.version for guest in guests] == versions
    assert [guest.now.asking and guest.now.asking.asks for guest in guests] == ["able", "never", "able", None]
    assert [fake.seat(0).now.version, fake.seat().now.version] == [versions[0], versions[3]]


# --- one person among bots ----------------------------------------------------------------------------------------


@rule("M-RESP-08")
@pytest.mark.parametrize("hand", [NOTHING, NEGATE, BOTH, ""])
def test_one_person_waits_but_shortly_for_each_bot_whatever_it_holds(hand: str) -> None:
    fake = malta_table(hand, hand, holders=("here", "bot", "bot"))
    fake.open_card(fake.seat(0))
    for bot in (1, 2):
        fake.hours.let_pass(AMONG_BOTS - 0.01)
        assert asked(fake) == bot, "not sooner"
        fake.hours.let_pass(0.01)
        assert asked(fake) != bot, "nor later, though it has not even thought"


@rule("M-RESP-08")
def test_bots_among_whom_one_person_sits_have_thought_before_the_short_wait_is_over() -> None:
    fake = malta_table(NEGATE, NOTHING, holders=("here", "bot", "bot"))
    fake.open_card(fake.seat(0))
    most = longest_thought(fake.history)
    assert most is not None
    assert 0 < most < AMONG_BOTS


@rule("M-RESP-08")
@pytest.mark.parametrize(("holders", "limit"), [(("here", "bot", "link"), None), (("here", "bot", "bot"), 0.0)])
def test_the_tables_own_wait_stays_where_it_hides_a_person_or_gives_time_to_answer(
    holders: tuple[m.Holder, ...], limit: float | None
) -> None:
    fake = malta_table(NEGATE, NOTHING, holders=holders, limit=limit)
    first = fake.seat(0)
    fake.open_card(first)
    fake.hours.let_pass(WAIT - 0.01)
    assert asked(fake) == 1
    fake.do(first, m.LetBotPlay(new_id(), Seat(0), "random"))  # who sits where does not change by that
    fake.hours.let_pass(0.02)
    assert asked(fake) == 2


# --- how a seat wants to be asked ---------------------------------------------------------------------------------


def test_who_sits_alone_at_a_screen_is_asked_only_when_able_and_people_round_one_always() -> None:
    def asks(*holders: m.Holder) -> list[str | None]:
        fake = malta_table(NOTHING, NOTHING, holders=holders)
        asking = [fake.seat(seat).now.asking for seat in range(3)]
        return [None if each is None else each.asks for each in asking]

    assert asks("link", "link", "here") == ["able"] * 3
    assert asks("here", "link", "here") == ["always", "able", "always"]


@pytest.mark.parametrize(
    ("asks", "hand", "card", "silent"),
    [
        ("always", NOTHING, "play draw_two", False),
        ("able", NOTHING, "play draw_two", True),
        ("able", NEGATE, "play draw_two", False),
        ("hit", NEGATE, "play draw_two", True),
        ("hit", NEGATE, "play shove 2 up", False),
        ("hit", NEGATE, "play shove 3 up", True),
        ("hit", NEGATE, "play everyone_moves up", False),
        ("hit", NOTHING, "play shove 2 up", True),
        ("never", BOTH, "play shove 2 up", True),
    ],
)
@rule("M-RESP-08")
def test_who_is_not_to_be_asked_is_passed_when_the_wait_is_over(asks: str, hand: str, card: str, silent: bool) -> None:
    fake = malta_table(hand, NOTHING)
    first, second = fake.seat(0), fake.seat(1)
    fake.ask(second, 1, asks)
    fake.open_card(first, card)
    assert second.now.asking is not None
    assert second.now.asking.silent == silent
    fake.hours.let_pass(WAIT - 0.01)
    assert asked(fake) == 1
    fake.hours.let_pass(0.02)
    assert (asked(fake) == 2) == silent


def test_who_wants_no_more_questions_while_being_asked_passes() -> None:
    fake = malta_table(NEGATE, NOTHING)
    first, second = fake.seat(0), fake.seat(1)
    fake.open_card(first)
    fake.ask(second, 1, "never", this_turn=True)
    assert asked(fake) == 1
    fake.hours.let_pass(WAIT)
    assert asked(fake) == 2


def test_what_is_wished_for_a_turn_ends_with_it_and_survives_a_restart() -> None:
    fake = FakeTable(a_stored_table("malta", ("link", "link"), seed=3))
    guests = [fake.seat(0), fake.seat(1)]
    chance = Random(1)
    while fake.history.session.turn < 2:
        assert fake.next(guests, chance)
    fake.do(guests[1], m.Ask(new_id(), Seat(1), "hit"))
    fake.do(guests[1], m.Ask(new_id(), Seat(1), "never", this_turn=True))
    for table in (fake, fake.again()):
        asking = table.seat(1).now.asking
        assert asking is not None
        assert (asking.asks, asking.this_turn, asking.usual) == ("never", True, "hit")
    while fake.history.session.turn < 3:
        assert fake.next(guests, chance)
    for table in (fake, fake.again()):
        asking = table.seat(1).now.asking
        assert asking is not None
        assert (asking.asks, asking.this_turn) == ("hit", False)


def test_nobody_can_be_asked_in_a_way_the_game_does_not_know() -> None:
    fake = malta_table(NOTHING, NOTHING)
    guest = fake.seat(1)
    assert fake.refuse(guest, m.Ask(new_id(), Seat(1), "loudly")).key == "server-no-such-asks"
    assert fake.refuse(guest, m.Ask(new_id(), Seat(2), "never")).key == "server-not-your-seat"
    plain = FakeTable(a_stored_table())
    assert plain.refuse(plain.seat(0), m.Ask(new_id(), Seat(0), "never")).key == "server-no-such-asks"


# --- a restart ----------------------------------------------------------------------------------------------------


def window(fake: FakeTable, guests: list[Guest], chance: Random) -> None:
    """Plays on until somebody is asked in secret."""
    while asked(fake) is None:
        assert fake.next(guests, chance)


@rule("M-RESP-08")
@pytest.mark.parametrize("seed", range(3))
def test_a_table_read_again_in_such_a_moment_goes_on_by_itself(seed: int) -> None:
    fake = FakeTable(a_stored_table("malta", ("link", "link", "link"), seed=seed))
    guests = [fake.seat(seat) for seat in range(3)]
    for guest in guests:
        (seat,) = guest.held
        fake.do(guest, m.Ask(new_id(), seat, "never"))
    window(fake, guests, Random(seed))
    again = fake.again()
    assert asked(again) == asked(fake)
    assert again.history.game_rows == fake.history.game_rows
    again.hours.let_pass(10)
    assert asked(again) is None


def test_wishes_told_over_and_over_do_not_make_old_steps_show_themselves() -> None:
    """Only what counts is counted when a table is read again."""
    fake = FakeTable(a_stored_table("malta", ("link", "link", "link"), seed=5))
    guests = [fake.seat(seat) for seat in range(3)]
    for guest in guests:
        (seat,) = guest.held
        fake.do(guest, m.Ask(new_id(), seat, "always"))
    window(fake, guests, Random(2))
    turn = asked(fake)
    fake.next(guests, Random(2))
    assert asked(fake) not in {None, turn}
    for _ in range(80):
        fake.do(guests[0], m.Ask(new_id(), Seat(0), "always"))
    again = history_of(fake.history.stored, fake.rows)
    assert again.mark(None) == fake.history.mark(None)


# --- the clock ----------------------------------------------------------------------------------------------------


@rule("M-RESP-08", "M-AMB-33")
def test_when_the_time_is_over_the_clock_passes() -> None:
    fake = malta_table(BOTH, NOTHING, limit=10.0)
    first, second = fake.seat(0), fake.seat(1)
    fake.open_card(first)
    assert second.now.asking is not None
    assert second.now.asking.left == 10.0
    assert first.now.asking is not None
    assert first.now.asking.left is None
    fake.hours.let_pass(4)
    back = fake.seat(1).now.asking
    assert back is not None
    assert back.left == 6.0
    assert asked(fake) == 1
    fake.hours.let_pass(6)
    assert asked(fake) == 2


def naming(limit: float | None) -> tuple[FakeTable, Seat]:
    """A table where somebody who is asked has begun to take a card over, and is asked for its new target."""
    for seed in range(100):
        stored = msgspec.structs.replace(a_stored_table("malta", ("link",) * 3, seed=seed), answer_limit=limit)
        fake = FakeTable(stored)
        guests = [fake.seat(seat) for seat in range(3)]
        chance = Random(seed)
        for _ in range(60):
            seat = asked(fake)
            boomerang = b'{"kind":"boomerang"}'
            if seat is not None and boomerang in map(bytes, guests[seat].moves()):
                fake.do(guests[seat], fake.act(guests[seat], seat, msgspec.Raw(boomerang)))
                if asked(fake) == seat:
                    return fake, Seat(seat)
            fake.next(guests, chance)
    raise AssertionError("nobody takes a card over")


@rule("M-RESP-08", "M-AMB-33")
def test_the_clock_takes_back_an_answer_that_is_only_begun() -> None:
    fake, seat = naming(limit=10.0)
    step = len(fake.history.standing) - 1
    for table in (fake.again(), fake):
        rows = len(table.rows)
        while asked(table) == seat:
            table.hours.next()
        assert [(row.kind, row.seat, row.text) for row in table.rows[rows : rows + 2]] == [
            ("undo", seat, str(step)),
            ("move", seat, "pass"),
        ]


def test_without_a_limit_nobody_is_hurried() -> None:
    fake, seat = naming(limit=None)
    fake.hours.let_pass(1000)
    assert asked(fake) == seat


@rule("M-RESP-08")
def test_a_limit_as_long_as_the_wait_leaves_no_time_that_could_tell() -> None:
    fake = malta_table(BOTH, NOTHING, wait=6.0, limit=0.0)
    first, second = fake.seat(0), fake.seat(1)
    fake.open_card(first)
    assert second.now.asking is not None
    assert second.now.asking.left == 6.0
    fake.hours.let_pass(5.9)
    assert asked(fake) == 1
    fake.hours.let_pass(0.1)
    assert asked(fake) == 2


# --- round one screen ---------------------------------------------------------------------------------------------


@rule("M-LOG-04")
def test_only_who_holds_the_seat_that_is_asked_is_told_so() -> None:
    fake = malta_table(NEGATE, NOTHING, holders=("here", "here", "link"))
    together, other, watching = fake.seat(0, 1), fake.seat(2), fake.seat()
    fake.open_card(together)

    def heard(guest: Guest) -> list[int]:
        return [told.seat for told in guest.told if isinstance(told, m.Asked)]

    assert heard(together) == [1]
    fake.table.look(together, None)
    assert heard(together) == [1, 1]
    fake.table.look(together, Seat(1))
    fake.table.say(together, fake.move(together, 1, "pass"))
    fake.hours.let_pass(20)
    assert heard(together) == [1, 1]
    assert heard(other) == heard(watching) == []


def test_who_is_passed_by_the_table_is_not_called_to_the_screen() -> None:
    fake = malta_table(NOTHING, NOTHING, holders=("here", "here", "link"))
    together = fake.seat(0, 1)
    fake.ask(together, 1, "able")
    fake.open_card(together)
    assert not any(isinstance(told, m.Asked) for told in together.told)


# --- giving up ----------------------------------------------------------------------------------------------------


@rule("M-LOSE-13", "M-LOSE-16")
def test_one_can_give_up_at_any_time_for_good_even_before_others_steps_are_final() -> None:
    fake = FakeTable(a_stored_table("malta", ("link", "link", "link")))
    first, second, third = (fake.seat(seat) for seat in range(3))
    concede = msgspec.Raw(b'{"kind":"concede"}')
    fake.do(first, fake.act(first, 0, first.moves()[0]))
    assert fake.history.waiting.kind == "confirm"
    place = msgspec.Raw(b'{"kind":"space","row":0,"col":6}')
    assert fake.refuse(second, fake.act(second, 1, place)).key == "server-not-final-yet"
    fake.do(second, fake.act(second, 1, concede))
    assert (fake.history.waiting.kind, fake.history.waiting.seat) == ("decide", 2)
    assert fake.history.undo_range(Seat(1)) is None
    fake.do(third, fake.act(third, 2, concede))
    assert fake.history.is_over


@rule("M-LOSE-16")
def test_a_pass_that_is_held_stays_when_another_gives_up() -> None:
    fake = malta_table(NEGATE, NOTHING, NOTHING, holders=("link",) * 4)
    first, second, fourth = fake.seat(0), fake.seat(1), fake.seat(3)
    fake.open_card(first)
    said = fake.move(second, 1, "pass")
    fake.table.say(second, said)
    fake.do(fourth, fake.move(fourth, 3, "concede"))
    assert asked(fake) == 1
    fake.hours.let_pass(WAIT)
    assert asked(fake) == 2
    assert [told.id for told in second.told if isinstance(told, m.Done)] == [said.id]


# --- the setting --------------------------------------------------------------------------------------------------


def test_a_table_tells_how_long_answers_take() -> None:
    info = malta_table(NOTHING, NOTHING, wait=6.0, limit=30.0).table.broadcast.info()
    assert (info.answer_wait, info.answer_limit) == (6.0, 30.0)
    assert msgspec.json.decode(msgspec.json.encode(info), type=m.TableInfo) == info
