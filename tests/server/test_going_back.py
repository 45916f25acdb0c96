"""Going back in a long game: exactly as it was, and without playing all of it again."""

from random import Random

import pytest

from auberge import wire as m
from auberge.core.match import Match
from auberge.core.protocol import Position, Seat
from auberge.core.session import KEPT_EVERY
from auberge.core.steps import Step
from auberge.table.state import history_of
from tests.server.fake_table import EVERY_GAME, FakeTable, a_stored_table
from tests.server.wire import new_id


@pytest.mark.patched
@pytest.mark.parametrize("game", EVERY_GAME)
def test_whoever_plays_alone_goes_back_without_waiting_for_the_whole_game(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    fake = FakeTable(a_stored_table(game, ("here", "bot")))
    guest = fake.seat(0)
    chance = Random(5)
    while len(fake.history.standing) < 2 * KEPT_EVERY + 30 and fake.next([guest], chance):
        pass
    played: list[Step] = []

    def remember(match: Match, step: Step, before: Position) -> None:
        played.append(step)
        whole_step(match, step, before)

    whole_step = Match._remember
    monkeypatch.setattr(Match, "_remember", remember)
    undone = 0
    while guest.now.undo is not None and guest.now.step > KEPT_EVERY // 2:
        played.clear()
        back = m.Undo(new_id(), guest.now.version, Seat(0), guest.now.undo.step)
        fake.table.say(guest, back)
        undone += 1
        assert len(played) < KEPT_EVERY + 20, "bots and chance may have gone on since"
        again = history_of(fake.history.stored, fake.rows)
        assert fake.history.session.match.position.fields() == again.session.match.position.fields()
        assert fake.history.session.match.steps == again.session.match.steps
        if fake.history.waiting.kind == "bot":
            fake.bot_moves(chance)
    assert undone > 5 or game == "malta"


@pytest.mark.parametrize("game", EVERY_GAME)
def test_what_is_kept_is_the_match_as_it_was(game: str) -> None:
    fake = FakeTable(a_stored_table(game, ("here", "here")))
    guest = fake.seat(0, 1)
    fake.play([guest], Random(2), 2 * KEPT_EVERY)
    history = fake.history
    for step in range(0, len(history.standing) + 1, 7):
        quick = history.session.at(step)
        whole = history.session.match.at_start()
        for row in history.standing[:step]:
            if row.kind == "chance":
                whole.chance()
            else:
                whole.play(Seat(row.seat), history.game.read(row.text))
        assert quick.position.fields() == whole.position.fields()
        assert quick.steps == whole.steps
        assert [position.fields() for position in quick._before] == [position.fields() for position in whole._before]
