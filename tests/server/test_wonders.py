"""\"Why did it do that?\": about moves of computer players, from what the seat that asks was shown, until the end."""

from random import Random

import pytest

from auberge import wire as m
from auberge.core.protocol import Seat
from auberge.table.validation import BadMessage
from auberge.thinking.bot_explanations import glimpse_for
from tests.server.fake_table import EVERY_GAME, HIDDEN, FakeTable, Guest, a_stored_table
from tests.server.wire import BOT, HERE, Server, encode, new_id, play_on


def why(line: int, seat: int = 0) -> m.Wonder:
    return m.Wonder(new_id(), Seat(seat), line)


def key_of(fake: FakeTable, guest: Guest, said: m.Wonder) -> str:
    """Why nothing is explained; nothing if something is."""
    try:
        glimpse_for(fake.history, guest, said)
    except BadMessage as refusal:
        return refusal.key
    return ""


@pytest.mark.parametrize("game", HIDDEN)
def test_during_a_game_nothing_goes_to_a_worker_that_the_seat_was_not_shown(game: str) -> None:
    fake = FakeTable(a_stored_table(game, ("here", "bot")))
    guest, chance, looked_at = fake.seat(0), Random(2), 0
    for _ in range(70):
        before, lines = guest.now.view, len(guest.steps)
        if not fake.next([guest], chance) or fake.history.is_over:
            break
        last = guest.steps[-1] if len(guest.steps) == lines + 1 else None
        if last is None or last.seat != 1 or last.chance or key_of(fake, guest, why(last.step)):
            continue
        glimpse = glimpse_for(fake.history, guest, why(last.step))
        assert glimpse.made is None
        assert encode(glimpse.view) == bytes(before)
        assert encode(glimpse.after) == bytes(guest.now.view)
        assert tuple(map(encode, glimpse.seen)) == tuple(map(bytes, last.events))
        looked_at += 1
    assert looked_at >= 3


@pytest.mark.parametrize("game", EVERY_GAME)
def test_once_nothing_is_a_secret_it_is_told_from_the_computer_players_own_view(game: str) -> None:
    fake = FakeTable(a_stored_table(game, ("here", "bot")))
    guest = fake.seat(0)
    fake.play([guest], Random(5))
    made = [line.step for line in guest.steps if line.seat == 1 and not line.chance]
    glimpses = [glimpse_for(fake.history, guest, why(step)) for step in made[-3:]]
    assert all(glimpse.view.you == 1 and glimpse.made in glimpse.view.moves for glimpse in glimpses)


def test_only_moves_of_computer_players_are_explained_and_only_to_the_seat_that_looks() -> None:
    fake = FakeTable(a_stored_table("saint_malo", ("here", "bot", "link")))
    guest, other = fake.seat(0), fake.seat(2)
    while not any(line.seat == 1 and not line.chance for line in guest.steps):
        fake.next([guest, other], Random(1))
    bots = next(line.step for line in guest.steps if line.seat == 1 and not line.chance)
    own = next(line.step for line in guest.steps if line.seat == 0)
    assert key_of(fake, guest, why(bots)) == "server-hints-off"
    for each, seat in ((guest, 0), (other, 2)):
        fake.do(each, m.AgreeHints(new_id(), Seat(seat), True))
    assert key_of(fake, guest, why(bots)) == ""
    assert key_of(fake, guest, why(own)) == "coach-why-no-bot"
    assert key_of(fake, guest, why(0)) == key_of(fake, guest, why(10**6)) == "coach-why-no-bot"
    assert key_of(fake, guest, why(bots, seat=2)) == "server-not-your-seat"
    assert key_of(fake, fake.seat(), why(bots)) == "server-not-your-seat"


def test_an_explanation_comes_to_whoever_asks(server: Server) -> None:
    opened = server.open(HERE, BOT, game="malta")
    with server.join(opened, 0) as browser, server.join(opened) as watching:
        while not (said := [line.step for line in browser.steps if line.seat == 1 and not line.chance]):
            play_on([(0, browser)], Random(1), 1)
        told = browser.do(why(said[0]))
        assert isinstance(told, m.BotThought | m.Refused)
        assert not [each for each in watching.quiet() if isinstance(each, m.BotThought | m.Refused)]
