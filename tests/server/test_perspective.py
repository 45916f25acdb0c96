"""Views made for several viewers at once are those made for each alone."""

import pytest

from auberge import games
from auberge.core.protocol import Seat
from auberge.server.encoding import encode
from auberge.server.history import History
from auberge.server.perspective import now_of, views_of
from auberge.server.storage import Row, RowKind
from tests.server.fake_table import a_stored_table


def follow(history: History, step: int = 0) -> None:
    """One thing more happens."""
    due = history.due()
    kind: RowKind = "move"
    if due.kind in ("throw", "chance"):
        kind, text = "chance", history.chance_text()
    elif due.kind == "confirm":
        kind, text = "confirm", ""
    else:
        moves = history.game.moves(history.session.match.position)
        text = history.game.write(moves[step % len(moves)])
    history.follow(Row(history.stored.id, history.length + 1, kind, due.seat, text, None, 0.0))


@pytest.mark.parametrize("name", games.NAMES)
def test_every_pair_of_eyes_sees_what_it_would_see_alone(name: str) -> None:
    history = History(a_stored_table(name))
    viewer: list[Seat | None] = [None, *(Seat(seat) for seat in range(history.setup.seats))]
    for step in range(60):
        alone = {looking: history.game.view(history.session.match.position, looking) for looking in viewer}
        assert views_of(history, viewer) == alone
        if history.due().kind == "over":
            return
        follow(history, step)


@pytest.mark.parametrize("name", games.NAMES)
def test_who_asks_is_told_what_the_rules_say_about_the_own_view(name: str) -> None:
    history = History(a_stored_table(name))
    while history.due().kind != "decide":
        follow(history)
    for looking in (None, Seat(0), Seat(1)):
        view = history.session.view(looking)
        asked, unasked = (now_of(history, looking, view, stopped=False, explain=explain) for explain in (True, False))
        assert bytes(asked.explanation) == encode(history.game.explain(view))
        assert bytes(unasked.explanation) == b"null"
