"""Observations: complete, within their bounds, the same from the position and from every position the view allows."""

import doctest
from collections.abc import Iterator
from hashlib import blake2b
from random import Random

import msgspec
import pytest

from auberge.core.errors import BadSetup
from auberge.core.observation import Spec
from auberge.core.protocol import Game, Position, Seat
from auberge.core.setup import options_at, settle_setup
from auberge.games import NAMES
from auberge.games import load as load_game
from auberge.lab.envs import observation
from auberge.lab.envs.observation import action_count, as_text, mask, observe, observe_position, spec

TABLES = [
    (name, seats)
    for name in NAMES
    for seats in range(load_game(name).meta.min_seats, load_game(name).meta.max_seats + 1)
]
MOST_LOOKS = 8  # at a table: a position is imagined three times for every seat
VERSIONS = {  # of what every number means: a new digest is a new version
    "saint_malo": (1, "67576e363e0c"),
    "valletta": (1, "e2400be6dce7"),
    "malta": (1, "987c8aab4138"),
}


def positions(game: Game, seats: int, seed: int) -> Iterator[Position]:
    """Some positions of a whole game played at random, the first and the last among them; options as the seed says."""
    generator = Random(seed)
    options = {
        option.name: generator.choice(option.choices)
        for option in options_at(game.meta, game.meta.rules_version)
        if all(seats <= most for most in option.most_seats.values())
    }
    p = game.start(settle_setup(game.meta, seats=seats, seed=seed, options=options))
    decisions = [p.clone()]
    while p.actor() >= 0:
        p.apply(generator.choice(p.legal()))
        decisions.append(p.clone())
    yield from (decisions[0], decisions[-1])
    yield from generator.sample(decisions, min(MOST_LOOKS, len(decisions)))


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_an_observation_tells_what_the_view_tells_and_no_more(name: str, seats: int) -> None:
    game, described = load_game(name), spec(name, seats)
    assert len({field.name for field in described.fields}) == len(described.fields)
    for p in positions(game, seats, seed=seats):
        for seat in range(seats):
            view = game.view(p, Seat(seat))
            seen = observe(view)
            assert observe_position(game, p, seat) == seen
            assert observe_position(game, game.imagine(view, seed=99), seat) == seen
            check_bounds(described, seen)


def check_bounds(described: Spec, row: list[int]) -> None:
    """Every number is within the bounds of its field."""
    assert len(row) == described.size
    for field, place in zip(described.fields, described.places().values(), strict=True):
        assert all(field.low <= number <= field.high for number in row[place]), (field.name, row[place])


@pytest.mark.parametrize("name", NAMES)
def test_a_change_of_meaning_is_a_new_version(name: str) -> None:
    game = load_game(name)
    tables = [spec(name, seats) for seats in range(game.meta.min_seats, game.meta.max_seats + 1)]
    rows = [observe_position(game, p, 0) for p in positions(game, game.meta.max_seats, seed=7)]
    digest = blake2b(msgspec.json.encode((tables, rows)), digest_size=6).hexdigest()
    assert (tables[0].version, digest) == VERSIONS[name]


@pytest.mark.parametrize("name", NAMES)
def test_the_mask_allows_the_legal_actions_of_the_seat_that_decides(name: str) -> None:
    game = load_game(name)
    for p in positions(game, 2, seed=3):
        for seat in range(2):
            allowed = mask(game.view(p, Seat(seat)))
            assert len(allowed) == action_count(name)
            legal = p.legal() if p.actor() == seat else []
            assert [action for action, is_legal in enumerate(allowed) if is_legal] == sorted(legal)


@pytest.mark.parametrize("name", NAMES)
def test_seats_count_from_the_own_one(name: str) -> None:
    game = load_game(name)
    p = game.start(settle_setup(game.meta, seats=2, seed=5))
    places = spec(name, 2).places()
    rows = [observe_position(game, p, seat) for seat in range(2)]
    assert [row[places["turn"]] for row in rows] == [[(p.seat - seat) % 2] for seat in range(2)]
    assert [row[places["seat"]] for row in rows] == [[0], [1]]


def test_the_text_names_what_the_numbers_are() -> None:
    game = load_game("valletta")
    view = game.view(game.start(settle_setup(game.meta, seats=2, seed=1, start_seat=1)), Seat(0))
    lines = as_text(view).splitlines()
    assert "turn: next" in lines
    assert "question: draft" in lines
    assert "option.bonus_on_upgrade: 1" in lines


def test_the_example_is_right() -> None:
    found = doctest.testmod(observation)
    assert found.attempted > 0
    assert found.failed == 0


def test_what_cannot_be_observed_is_refused() -> None:
    game = load_game("malta")
    outside = game.view(game.start(settle_setup(game.meta, seats=2, seed=1)), None)
    with pytest.raises(BadSetup, match="observe-spectator"):
        observe(outside)
    with pytest.raises(BadSetup, match="setup-seats"):
        spec("malta", 9)
