"""Why a computer player did something: the move it made is found from what was seen, and weighed beside others."""

from auberge.analysis.advice import advise
from auberge.analysis.bystander import Glimpse, explain
from auberge.analysis.coaching import is_regretted
from auberge.bots.budget import Budget
from auberge.core.protocol import Seat
from tests.analysis.moments import decision

LOOK = Budget(iterations=300)


def test_a_strong_player_regrets_to_walk_into_a_dead_end() -> None:
    game, _, view = decision("malta", 55)
    advice = advise(game, view, LOOK, 1, game.read("direction left"))
    assert advice.made is not None
    assert not advice.quick
    assert is_regretted("blunders", advice.made.estimate, advice.moves[0].estimate)
    assert [reason.feature for reason in advice.moves[0].reasons] == ["safe"]
    best = advise(game, view, LOOK, 1, advice.moves[0].move)
    assert best.made == best.moves[0]


def test_a_bystander_finds_the_move_that_was_made() -> None:
    game, position, own = decision("valletta", 40)
    seat, other = Seat(int(position.actor())), Seat(1 - int(position.actor()))
    for move in own.moves[:2]:
        after = position.clone()
        after.pausing = True
        events = game.play(after, seat, move)
        seen = tuple(found for event in events if (found := game.witness(event, other)) is not None)
        glimpse = Glimpse(game.view(position, other), seat, seen=seen, after=game.view(after, other))
        explained = explain(game, glimpse, Budget(iterations=30), 1)
        assert explained is not None
        assert explained.moves[explained.made].move == move
        assert [one.chance for one in explained.moves] == sorted((one.chance for one in explained.moves), reverse=True)


def test_from_its_own_view_the_other_moves_are_told_too() -> None:
    game, _, view = decision("malta", 55)
    explained = explain(game, Glimpse(view, Seat(view.actor), view.moves[0]), Budget(iterations=30), 1)
    assert explained is not None
    assert explained.moves[explained.made].move == view.moves[0]
    assert len(explained.moves) == min(3, len(view.moves))


def test_what_cannot_have_been_done_is_not_explained() -> None:
    game, position, _ = decision("valletta", 40)
    seat, other = Seat(int(position.actor())), Seat(1 - int(position.actor()))
    view = game.view(position, other)
    assert explain(game, Glimpse(view, seat, after=view), Budget(iterations=30), 1) is None
