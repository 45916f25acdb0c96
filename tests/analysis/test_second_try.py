"""Costly decisions made again: found where they were due, judged at once where the review knows, else weighed."""

import pytest

from auberge import games
from auberge.analysis import second_try
from auberge.analysis.advice import is_worse
from auberge.analysis.chances import Estimate
from auberge.analysis.replay import choices_of, replay_of, walk
from auberge.analysis.review import Costly
from auberge.bots.budget import Budget
from auberge.core.errors import EngineBug
from auberge.core.match import resume
from auberge.core.protocol import Move, Seat, View
from tests.analysis.moments import decision, whole_game

SHORT = Budget(iterations=100)
BEST, LESS, COST = Estimate(0.6, 0.55, 0.65), Estimate(0.5, 0.45, 0.55), Estimate(0.1, 0.05, 0.15)


def costly(name: str, step: int, seat: int, made: Move, better: Move) -> Costly:
    write = games.load(name).write
    return Costly(step, seat, write(made), write(better), COST, LESS, BEST, ())


@pytest.mark.parametrize("name", ["valletta", "malta"])
def test_a_step_within_a_big_decision_is_found(name: str) -> None:
    match = resume(whole_game(name).game, whole_game(name).record())
    replay = replay_of(match)
    stop = next(stop for stop in walk(replay) if len(choices_of(match.game, stop)) > 1)
    choices = choices_of(match.game, stop)
    for choice in choices:
        one = costly(name, stop.number - 1, stop.seat, choice.move, choice.move)
        due = second_try.due(match.game, replay, one)
        assert (due.move, due.position.fields()[1:]) == (choice.move, choice.position.fields()[1:])
    nonsense = costly(name, 0, 0, choices[0].move, choices[0].move)
    with pytest.raises(EngineBug):
        second_try.due(match.game, replay, nonsense)


def moves(view: View, number: int) -> tuple[Move, ...]:
    return view.moves[:number]


def test_what_the_review_found_is_told_as_it_found_it() -> None:
    game, _, view = decision("malta")
    better, made = moves(view, 2)
    one = costly("malta", 0, int(Seat(view.actor)), made, better)
    judged = [second_try.judge(game, view, one, tried, SHORT) for tried in (better, made)]
    assert [(each.verdict, each.tried) for each in judged] == [("best", 0), ("worse", 1)]
    assert [(each.chance, each.cost) for each in judged[0].moves] == [(BEST, None), (LESS, COST)]


@pytest.mark.parametrize("name", games.NAMES)
def test_another_move_is_weighed_against_both(name: str) -> None:
    game, _, view = decision(name)
    better, made, tried = moves(view, 3)
    one = costly(name, 7, int(Seat(view.actor)), made, better)
    judged = second_try.judge(game, view, one, tried, SHORT)
    assert judged == second_try.judge(game, view, one, tried, SHORT)
    assert {game.write(each.move) for each in judged.moves} == {game.write(move) for move in (better, made, tried)}
    assert judged.moves[judged.tried].move == tried
    assert [each.cost is None for each in judged.moves] == [True, False, False]
    chances = [each.chance.value for each in judged.moves]
    assert chances == sorted(chances, reverse=True)
    cost = judged.moves[judged.tried].cost
    assert judged.verdict == ("best" if cost is None else "worse" if is_worse(cost) else "good")


def test_only_what_clearly_costs_something_is_worse() -> None:
    assert is_worse(Estimate(0.05, 0.01, 0.09))
    assert not is_worse(Estimate(0.05, -0.01, 0.11))
    assert not is_worse(Estimate(0.004, 0.003, 0.005))
