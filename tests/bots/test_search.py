"""The search: by the rules, by the view alone, within its budget, and the same again with the same seed."""

import importlib
import time
from collections.abc import Iterator
from itertools import islice

import pytest

from auberge import bots, games
from auberge.bots.budget import Budget
from auberge.bots.search.guide import Guide, shares_of
from auberge.bots.search.player import Deadline, Manner, SearchPlayer
from auberge.bots.search.tree import Search
from auberge.bots.search.values import shares
from auberge.core.protocol import Game, Position, Seat, View
from auberge.core.rng import advance, below, scramble
from auberge.core.setup import settle_setup
from auberge.games.malta.tables import PASS

EVERY_GAME = games.NAMES
GUIDED = ("valletta", "malta")  # Saint Malo plans its turns instead
SHORT = Budget(iterations=8)


def guide_of(name: str) -> Guide:
    guide: Guide = importlib.import_module(f"auberge.bots.{name}.levels").GUIDE
    return guide


def positions(game: Game, seats: int, seed: int, every: int) -> Iterator[Position]:
    """Positions of a random game, now and then one."""
    position = game.start(settle_setup(game.meta, seats=seats, seed=seed))
    state, number = scramble(seed), 0
    while position.actor() >= 0:
        if number % every == 0:
            yield position.clone()
        actions = position.legal()
        state = advance(state)
        position.apply(actions[below(state, len(actions))])
        number += 1


def seen(game: Game, position: Position) -> View:
    return game.view(position, Seat(int(position.actor())))


@pytest.mark.parametrize("name", GUIDED)
@pytest.mark.parametrize("seats", [2, 4])
def test_a_guide_keeps_to_the_rules(name: str, seats: int) -> None:
    game, guide = games.load(name), guide_of(name)
    for position in positions(game, seats, seed=3, every=12):
        candidates = guide.candidates(position)
        assert candidates
        assert set(candidates) <= set(position.legal())
        assert sum(guide.priors(position, candidates)) == pytest.approx(1)
        values = guide.values(position)
        assert len(values) == seats
        assert sum(values) == pytest.approx(1)
        assert min(values) >= 0


@pytest.mark.parametrize("name", GUIDED)
def test_a_guide_plays_on_to_a_position_it_can_judge(name: str) -> None:
    game, guide = games.load(name), guide_of(name)
    for position in positions(game, 3, seed=4, every=30):
        twin = position.clone()
        guide.play_on(twin, scramble(1))
        assert not game.check(twin)
        assert sum(guide.values(twin)) == pytest.approx(1)


@pytest.mark.parametrize("name", EVERY_GAME)
def test_what_is_hidden_does_not_move_a_search(name: str) -> None:
    """Two tables that look the same to a seat get the same answer, whatever lies face down and whatever comes."""
    game = games.load(name)
    told_apart = 0
    for number, position in enumerate(positions(game, 3, seed=5, every=31)):
        view = seen(game, position)
        if len(view.moves) == 1:
            continue
        other = game.imagine(view, seed=1000 + number)
        again = seen(game, other)
        assert again == view
        told_apart += other.fields() != position.fields()
        for level in ("knight", "grand_master"):
            make = bots.load(level)
            assert make(game, 7, SHORT).choose(view) == make(game, 7, SHORT).choose(again)
    assert told_apart


@pytest.mark.parametrize("name", EVERY_GAME)
def test_iterations_and_seed_make_a_choice(name: str) -> None:
    game = games.load(name)
    for position in positions(game, 2, seed=6, every=60):
        view = seen(game, position)
        chosen = {bots.load("grand_master")(game, 11, SHORT).choose(view) for _ in range(2)}
        assert len(chosen) == 1
        assert chosen <= set(view.moves)


@pytest.mark.parametrize("name", EVERY_GAME)
def test_a_budget_is_kept(name: str) -> None:
    """Loosely, since the machine may be busy: seconds end a search that would go on for ever."""
    game = games.load(name)
    position = next(islice(positions(game, 2, seed=8, every=1), 20, None))
    view = seen(game, position)
    bot = bots.load("grand_master")(game, 1, Budget(seconds=0.05))
    began = time.perf_counter()
    assert bot.choose(view) in view.moves
    assert time.perf_counter() - began < 3


def test_a_deadline_counts_both_ways() -> None:
    assert Deadline(Budget(iterations=10)).left(4) == 6
    assert Deadline(Budget(iterations=10)).left(10) == 0
    assert Deadline(Budget(seconds=60.0, iterations=10)).left(9) == 1
    assert Deadline(Budget(seconds=0.0)).left(0) == 1  # however late it is, some thought is needed
    assert Deadline(Budget(seconds=0.0)).left(1) == 0


# --- the tree, in a game that is no game of ours ---------------------------------------------------------------------
def search_of(name: str, guide: Guide, iterations: int, *, seats: int = 2, paranoid: bool = False) -> Search:
    game = games.load(name)
    world = next(islice(positions(game, seats, seed=8, every=1), 20, None))
    search = Search(guide, world, 5, 1.5, paranoid)
    search.run(world, iterations)
    return search


def test_every_iteration_is_counted_once() -> None:
    search = search_of("saint_malo", Guide(), 60)
    assert search.iterations == 60
    assert sum(int(edge.visits) for edge in search.root.edges.values()) == 60
    assert all(edge.open == 60 for edge in search.root.edges.values())
    assert sum(sum(edge.totals) for edge in search.root.edges.values()) == pytest.approx(60)


def test_the_best_is_what_was_taken_most_often() -> None:
    search = search_of("saint_malo", Guide(), 200)
    visits = {int(edge.action): int(edge.visits) for edge in search.root.edges.values()}
    ranked = sorted(visits.values())
    assert visits[int(search.best())] == ranked[-1]
    assert search.lead() == ranked[-1] - ranked[-2]


@pytest.mark.parametrize("paranoid", [False, True])
def test_more_than_two_players_are_searched_either_way(paranoid: bool) -> None:
    search = search_of("malta", guide_of("malta"), 40, seats=4, paranoid=paranoid)
    assert search.best() in [edge.action for edge in search.root.edges.values()]


def test_a_search_ends_when_nothing_can_overtake_the_best() -> None:
    game = games.load("valletta")
    position = next(islice(positions(game, 2, seed=8, every=1), 20, None))
    view = seen(game, position)
    world = game.imagine(view, 1)
    player = SearchPlayer(game, guide_of("valletta"), 1, Budget(), Manner(per_world=8))
    found = player.search(view, 1, Deadline(Budget(iterations=4000)), world)
    assert found.iterations < 4000
    assert found.lead() > 4000 - found.iterations - 8


def test_an_answer_without_a_choice_costs_no_thought() -> None:
    """After the first card comes the other seat, who can only pass: one iteration looks past that to a real choice."""
    game = games.load("malta")
    world = next(p for p in positions(game, 2, seed=8, every=1) if forces_a_pass(p))
    search = Search(guide_of("malta"), world, 5, 1.0, False)
    search.run(world, 200)
    passes = [
        node.edges[PASS]
        for edge in search.root.edges.values()
        for node in edge.nodes.values()
        if list(node.edges) == [PASS]
    ]
    assert passes
    for forced in passes:
        assert sum(sum(int(edge.visits) for edge in node.edges.values()) for node in forced.nodes.values()) == (
            forced.visits
        )


def forces_a_pass(p: Position) -> bool:
    """Has the actor a choice of cards, one of which leaves the other seat nothing but to pass?"""
    if p.actor() != p.seat or len(p.legal()) < 2:
        return False
    for action in p.legal():
        twin = p.clone()
        twin.apply(action)
        if twin.actor() not in (p.seat, -1) and twin.legal() == [PASS]:
            return True
    return False


def test_a_clear_case_is_closed() -> None:
    search = search_of("malta", guide_of("malta"), 400)
    best = search.root.edges[int(search.best())]
    others = [edge for edge in search.root.edges.values() if edge is not best and edge.visits > 0]
    mean = best.totals[search.seat] / int(best.visits)
    gap = min(mean - edge.totals[search.seat] / int(edge.visits) for edge in others)
    lead = int(search.lead()) / int(search.iterations)
    assert search.is_clear(lead - 0.01, gap - 0.001)
    assert not search.is_clear(lead + 0.01, gap - 0.001)
    assert not search.is_clear(lead - 0.01, gap + 0.001)


def test_a_clear_case_is_closed_early_and_only_after_enough_thought() -> None:
    game = games.load("malta")
    position = next(islice(positions(game, 2, seed=8, every=1), 20, None))
    view = seen(game, position)
    budget = Budget(iterations=2000)

    def iterations(manner: Manner) -> int:
        player = SearchPlayer(game, guide_of("malta"), 1, budget, manner)
        return int(player.search(view, 1, Deadline(budget), game.imagine(view, 1)).iterations)

    whole = iterations(Manner(per_world=8))
    assert whole > 504
    assert iterations(Manner(per_world=8, enough=0.25, lead=0.0, gap=-1.0)) == 504
    assert iterations(Manner(per_world=8, enough=0.01, lead=0.0, gap=-1.0)) == 304
    assert iterations(Manner(per_world=8, enough=0.25, lead=1.1)) == whole


def test_shares_are_chances() -> None:
    assert shares([0.0, 0.0]) == [0.5, 0.5]
    assert sum(shares([1.0, -800.0, 900.0])) == pytest.approx(1)
    game = games.load("malta")
    position = game.start(settle_setup(game.meta, seats=3, seed=2))
    state = scramble(3)
    while position.actor() >= 0:
        actions = position.legal()
        state = advance(state)
        position.apply(actions[below(state, len(actions))])
    assert sorted(shares_of(position)) == [0, 0, 1]
