"""Hints: legal moves only, by the view alone, the same for the same view, with honest numbers."""

import pytest

from auberge import games
from auberge.analysis.advice import Advice, advise, rate, think
from auberge.analysis.coaching import is_regretted
from auberge.bots.budget import Budget
from auberge.core.errors import EngineBug
from auberge.core.protocol import Seat, View
from tests.analysis.moments import decision

BUDGET = Budget(iterations=40)


def _advice(name: str, view: View) -> Advice:
    return advise(games.load(name), view, BUDGET, seed=3)


@pytest.mark.parametrize("name", games.NAMES)
def test_a_hint_names_up_to_three_legal_moves_the_best_first(name: str) -> None:
    _, _, view = decision(name)
    advice = _advice(name, view)
    assert 1 <= len(advice.moves) <= 3
    assert len({str(one.move) for one in advice.moves}) == len(advice.moves)
    assert all(one.move in view.moves for one in advice.moves)
    assert [one.chance for one in advice.moves] == sorted((one.chance for one in advice.moves), reverse=True)
    for one in advice.moves:
        assert 0 <= one.low <= one.chance <= one.high <= 1
        assert 0 <= one.thought <= 1
        assert len(one.reasons) <= 2
    assert advice.worlds >= 4
    assert advice.quick
    assert not Advice(advice.moves, 12).quick


@pytest.mark.parametrize("name", ["valletta", "malta"])
def test_hidden_things_change_nothing_of_a_hint(name: str) -> None:
    """Two tables that look alike to a seat get it the same hint, whatever the others hold; so does the same twice."""
    game, _, view = decision(name)
    seat = view.you
    assert seat is not None
    one, other = game.imagine(view, 1), game.imagine(view, 2)
    assert one.fields() != other.fields()
    seen = [game.view(world, seat) for world in (one, other)]
    assert seen[0] == seen[1] == view
    assert _advice(name, seen[0]) == _advice(name, seen[1])


def test_a_move_that_is_asked_about_is_weighed_too() -> None:
    game, _, view = decision("malta", 40)
    asked = tuple(game.action(move) for move in view.moves)
    thought = think(game, view, BUDGET, 3, also=asked)
    assert set(thought.advised) == set(asked)


@pytest.mark.parametrize("name", games.NAMES)
def test_all_moves_are_rated_the_best_first(name: str) -> None:
    game, _, view = decision(name)
    rated = rate(game, view, BUDGET, 3)
    assert len(rated.moves) == len(view.moves) > 1
    assert {str(one.move) for one in rated.moves} == {str(move) for move in view.moves}
    assert [one.chance for one in rated.moves] == sorted((one.chance for one in rated.moves), reverse=True)
    assert all(one.low <= one.chance <= one.high and not one.reasons for one in rated.moves[1:])
    assert rate(game, view, BUDGET, 3) == rated, "the same for the same view"


def test_only_some_moves_are_rated() -> None:
    game, _, view = decision("malta", 40)
    rated = rate(game, view, Budget(iterations=400), 3, view.moves[1:3])
    assert {str(one.move) for one in rated.moves} == {str(move) for move in view.moves[1:3]}


def test_a_rating_finds_the_move_that_loses_the_game() -> None:
    game, _, view = decision("malta", 55)
    rated = rate(game, view, Budget(iterations=300), 1)
    made = next(one for one in rated.moves if one.move == game.read("direction left"))
    assert not rated.quick
    assert is_regretted("blunders", made.estimate, rated.moves[0].estimate)
    assert [reason.feature for reason in rated.moves[0].reasons] == ["safe"]


def test_the_clock_ends_a_hint() -> None:
    game, _, view = decision("malta", 40)
    assert advise(game, view, Budget(seconds=0.05), 3).worlds < 400


def test_nobody_is_advised_on_others_decisions() -> None:
    game, position, view = decision("malta", 40)
    other = Seat(1 - int(view.actor))
    with pytest.raises(EngineBug):
        advise(game, game.view(position, other), BUDGET, 3)
    with pytest.raises(EngineBug):
        advise(game, game.view(position, None), BUDGET, 3)
