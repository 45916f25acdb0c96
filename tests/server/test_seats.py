"""Who sits where: presence, spectators, names, bots that stand in, several seats in one hand."""

from random import Random

import pytest

from auberge import bots
from auberge import wire as m
from auberge.core.protocol import Seat
from auberge.table.viewer_progress import Pending
from tests.server.fake_table import EVERY_GAME, GRACE, HIDDEN, FakeTable, Guest, a_stored_table
from tests.server.wire import HERE, LINK, Server, encode, new_id


def seats_told(guest: Guest) -> m.Seats:
    """What a guest was told last of who is here."""
    return [told for told in guest.told if isinstance(told, m.Seats)][-1]


def present(guest: Guest) -> list[bool]:
    return [seat.present for seat in seats_told(guest).seats]


# --- coming and going -------------------------------------------------------------------------------------------


def test_everybody_hears_who_comes_and_goes() -> None:
    fake = FakeTable(a_stored_table(seats=("here", "link", "bot")))
    first = fake.seat(0)
    assert present(first) == [True, False, False]
    second = fake.seat(1)
    watching = fake.seat()
    assert present(first) == present(second) == present(watching) == [True, True, False]
    assert seats_told(first).spectators == 1
    fake.table.leave(second)
    assert present(first) == [True, False, False]
    fake.table.leave(watching)
    assert seats_told(first).spectators == 0


def test_a_seat_held_in_two_browsers_is_left_when_both_have_gone() -> None:
    fake = FakeTable(a_stored_table())
    first, second, other = fake.seat(0), fake.seat(0), fake.seat(1)
    fake.table.leave(first)
    assert present(other) == [True, True]
    fake.table.leave(second)
    assert present(other) == [False, True]


def test_it_is_told_since_when_somebody_is_away_and_since_when_a_bot_plays_for_them() -> None:
    fake = FakeTable(a_stored_table())
    first, second = fake.seat(0), fake.seat(1)
    assert [seat.since for seat in seats_told(second).seats] == [None, None]
    fake.table.leave(first)
    away = seats_told(second).seats[0].since
    assert away is not None
    fake.time += GRACE
    fake.do(second, m.LetBotPlay(new_id(), Seat(0), "squire"))
    stands_in = seats_told(second).seats[0].since
    assert stands_in is not None
    assert stands_in > away
    assert fake.again().table.broadcast.seats()[0].since == stands_in, "the rows tell it after a restart too"
    back = fake.seat(0)
    fake.do(back, m.TakeBack(new_id(), Seat(0)))
    assert seats_told(second).seats[0].since is None


def test_whoever_has_gone_is_told_nothing_more() -> None:
    fake = FakeTable(a_stored_table())
    first, second = fake.seat(0), fake.seat(1)
    fake.table.leave(second)
    heard = len(second.told)
    fake.do(first, fake.proceed(first, 0))
    assert len(second.told) == heard


def test_presence_over_the_wire(server: Server) -> None:
    opened = server.open(HERE, LINK)
    with server.join(opened, 0) as first:
        with server.join(opened, 1) as second, server.join(opened) as watching:
            first.until(lambda told: isinstance(told, m.Seats) and told.spectators == 1)
            assert [seat.present for seat in first.seats] == [True, True]
            assert watching.held == ()
            assert watching.looking is None
            assert second.held == (1,)
            assert [seat.present for seat in server.info(opened.table.id).seats] == [True, True]
        first.until(lambda told: isinstance(told, m.Seats) and not told.seats[1].present and not told.spectators)
    assert [seat.holder for seat in first.seats] == ["here", "link"]


# --- names ------------------------------------------------------------------------------------------------------


def test_a_new_name_is_told_to_all_and_kept() -> None:
    fake = FakeTable(a_stored_table())
    first, second = fake.seat(0), fake.seat(1)
    version = first.now.version
    said = m.Rename(new_id(), Seat(1), "  Zoë\u2028 Ångström ")
    assert fake.do(second, said) == version, "a name is no move"
    assert seats_told(first).seats[1].name == "Zoë Ångström"
    assert first.now.version == version
    assert fake.again().table.broadcast.info().seats[1].name == "Zoë Ångström"
    rows = len(fake.rows)
    fake.do(second, said)
    assert len(fake.rows) == rows, "said again, it acts once"


@pytest.mark.parametrize(
    ("name", "key"),
    [
        ("", "server-name-empty"),
        (" \t\n", "server-name-empty"),
        ("\x00\x07\u200b", "server-name-empty"),
        ("x" * 25, "server-name-long"),
    ],
)
def test_a_name_that_is_none_is_refused(name: str, key: str) -> None:
    fake = FakeTable(a_stored_table())
    assert fake.refuse(fake.seat(0), m.Rename(new_id(), Seat(0), name)).key == key


def test_nobody_names_another() -> None:
    fake = FakeTable(a_stored_table())
    second, watching = fake.seat(1), fake.seat()
    for guest in (second, watching):
        assert fake.refuse(guest, m.Rename(new_id(), Seat(0), "Mouse")).key == "server-not-your-seat"


# --- bots that stand in -----------------------------------------------------------------------------------------


def test_a_bot_takes_over_an_absent_seat_and_the_person_takes_it_back() -> None:
    fake = FakeTable(a_stored_table())
    first, second = fake.seat(0), fake.seat(1)
    fake.table.leave(first)
    fake.time += GRACE
    fake.do(second, m.LetBotPlay(new_id(), Seat(0), "squire"))
    told = seats_told(second).seats[0]
    assert told == m.SeatInfo("Guest 0", "here", "squire", False, told.since)
    assert fake.history.waiting.kind == "bot", "the dice were thrown for it, and it is asked"
    assert fake.woken == 1
    fake.bot_moves(Random(1))
    back = fake.seat(0)
    assert fake.refuse(back, fake.proceed(back, 0)).key == "server-bot-plays"
    fake.do(back, m.TakeBack(new_id(), Seat(0)))
    assert seats_told(second).seats[0] == m.SeatInfo("Guest 0", "here", None, True)
    assert fake.history.waiting.kind in ("throw", "decide")
    assert fake.next([back, second], Random(2))


def test_a_bot_may_play_for_me_though_i_am_here() -> None:
    fake = FakeTable(a_stored_table())
    first = fake.seat(0)
    fake.do(first, m.LetBotPlay(new_id(), Seat(0), "random"))
    assert fake.again().history.session.bots == ["random", None]


def test_nobody_puts_a_bot_in_the_place_of_somebody_who_is_here() -> None:
    fake = FakeTable(a_stored_table(seats=("here", "link", "bot")))
    first, second = fake.seat(0), fake.seat(1)
    assert fake.refuse(second, m.LetBotPlay(new_id(), Seat(0), "random")).key == "server-somebody-there"
    fake.table.leave(first)
    watching = fake.seat()
    assert fake.refuse(watching, m.LetBotPlay(new_id(), Seat(0), "random")).key == "server-not-your-seat"
    for seat in (2, 3, -1, 10**25):
        told = fake.refuse(second, m.LetBotPlay(new_id(), Seat(seat), "random"))
        assert told.key == ("server-not-your-seat" if seat == 2 else "server-no-such-seat")


@pytest.mark.parametrize("game", EVERY_GAME)
def test_only_bots_that_know_the_game_are_let_in(game: str) -> None:
    fake = FakeTable(a_stored_table(game))
    guest = fake.seat(0)
    for name in (
        "",
        "nobody",
        "random_bot",
        *(bot for bot in bots.NAMES if bot not in bots.bots_of(game)),
    ):
        assert fake.refuse(guest, m.LetBotPlay(new_id(), Seat(0), name)).key == "unknown-bot"


def test_only_the_person_takes_a_seat_back_and_only_from_a_bot() -> None:
    fake = FakeTable(a_stored_table(seats=("here", "link", "bot")))
    first, second = fake.seat(0), fake.seat(1)
    assert fake.refuse(first, m.TakeBack(new_id(), Seat(0))).key == "server-nothing-due"
    assert fake.refuse(first, m.TakeBack(new_id(), Seat(2))).key == "server-not-your-seat"
    fake.do(first, m.LetBotPlay(new_id(), Seat(0), "random"))
    assert fake.refuse(second, m.TakeBack(new_id(), Seat(0))).key == "server-not-your-seat"


def test_a_bot_goes_on_where_somebody_left_before_ending_the_turn() -> None:
    fake = FakeTable(a_stored_table())
    first, second = fake.seat(0), fake.seat(1)
    chance = Random(5)
    while fake.history.waiting.kind != "confirm" or fake.history.waiting.seat != 0:
        fake.next([first, second], chance)
    fake.table.leave(first)
    fake.time += GRACE
    fake.do(second, m.LetBotPlay(new_id(), Seat(0), "squire"))
    assert fake.history.due() == Pending("throw", 1)


def test_a_bot_asked_just_before_the_person_came_back_is_asked_again_later() -> None:
    fake = FakeTable(a_stored_table())
    first = fake.seat(0)
    fake.do(first, fake.proceed(first, 0))
    fake.do(first, m.LetBotPlay(new_id(), Seat(0), "random"))
    thought, woken = fake.table.thinking, fake.woken
    view = fake.history.game.view(fake.history.session.match.position, Seat(0))
    fake.do(first, m.TakeBack(new_id(), Seat(0)))
    rows = len(fake.rows)
    fake.table.bot_plays(Seat(0), view.moves[0], thought)
    assert len(fake.rows) == rows, "the bot came too late"
    fake.do(first, m.LetBotPlay(new_id(), Seat(0), "random"))
    assert fake.woken > woken


# --- several seats in one hand ----------------------------------------------------------------------------------


def test_one_browser_plays_two_seats_round_one_screen(server: Server) -> None:
    opened = server.open(HERE, HERE)
    with server.join(opened, 0, 1) as both:
        assert both.held == (0, 1)
        assert both.looking == 0
        chance = Random(3)
        for _ in range(60):
            seat = both.now.waiting.seat
            if both.looking != seat:
                both.say(m.Look(Seat(seat)))
                assert both.welcomed().looking == seat
            intent = both.next_intent(seat, chance)
            assert intent is not None
            both.done(intent)
        assert {line.seat for line in both.steps} == {0, 1}
        both.say(m.Look(None))
        assert both.welcomed().looking is None
        assert both.moves() == ()


@pytest.mark.parametrize("game", HIDDEN)
def test_several_people_at_one_screen_are_shown_no_hand_before_one_says_who_is_there(server: Server, game: str) -> None:
    opened = server.open(HERE, HERE, game=game)
    with server.join(opened, 0, 1) as both, server.join(opened, 1) as alone, server.join(opened, 0, 1, look=1) as again:
        assert (both.held, both.looking) == ((0, 1), None)
        assert alone.looking == 1
        assert again.looking == 1, "whoever comes back after a lost connection is still there"


def test_nobody_looks_through_eyes_they_do_not_hold(server: Server) -> None:
    opened = server.open(HERE, LINK)
    with server.join(opened, 0, look=1) as first:
        assert first.looking == 0, "a wish for another seat is not heard"
        for seat in (1, 2, -1):
            first.say(m.Look(Seat(seat)))
            told = first.hear()
            while isinstance(told, m.Seats):
                told = first.hear()
            assert isinstance(told, m.Refused)
            assert told.problem.key == "server-not-your-seat"
        first.say(m.Ping())
        assert isinstance(first.hear(), m.Pong)


@pytest.mark.parametrize("game", HIDDEN)
def test_through_one_seat_nothing_of_the_other_is_told_even_where_both_are_held(game: str) -> None:
    """Round one screen the browser may hold both seats, but is told only what the seat in front of it may know."""
    fake = FakeTable(a_stored_table(game, ("here", "here"), seed=3))
    table = fake.seat(0, 1)
    alone = [fake.seat(0), fake.seat(1)]
    chance = Random(3)
    for _ in range(80):
        if not fake.next([table], chance):
            break
        looking = table.looking
        assert looking is not None
        assert encode(table.now) == encode(alone[looking].now)
        assert table.steps == alone[looking].steps
    frames = {encode(told) for guest in alone for told in guest.told if isinstance(told, m.Update)}
    assert {encode(told) for told in table.told if isinstance(told, m.Update)} <= frames


@pytest.mark.parametrize("game", HIDDEN)
def test_a_hand_stands_in_its_own_view_only(game: str) -> None:
    """Otherwise the tests of secrets would prove nothing."""
    fake = FakeTable(a_stored_table(game, ("here", "here"), seed=3))
    guests = [fake.seat(0), fake.seat(1)]
    fake.play(guests, Random(3), 20)
    views = [bytes(guest.now.view) for guest in (*guests, fake.seat())]
    assert len(set(views)) == 3
