"""How a conformance test drives a game: a variant of the game, and a script of small numbers that choose.

A script shrinks well: its seed, how far a random game is played first, and then one number for each choice.
"""

from collections.abc import Iterator, Sequence
from itertools import product
from math import prod
from random import Random
from typing import Final

import msgspec
from hypothesis import strategies as st

from auberge import games
from auberge.core.protocol import CHANCE, OVER, Event, Game, Meta, OptionValue, Position, Seat, Setup
from auberge.core.rng import scramble
from auberge.core.setup import MAX_SEED, settle_setup

MOST_STEPS: Final = 20_000  # decisions after which random play must have ended; it takes a few hundred a seat
MOST_WATCHED: Final = 1_500  # decisions after which a skewed game, which may never end, is left alone
MOST_SETTINGS: Final = 16  # combinations of options that are all tried
UNIFORM, LOW, HIGH, MIXED = range(4)


class Variant(msgspec.Struct, frozen=True):
    """A game with a number of seats and a value for every option."""

    name: str
    seats: int
    options: tuple[tuple[str, OptionValue], ...]

    @property
    def game(self) -> Game:
        return games.load(self.name)

    def __str__(self) -> str:
        default = {option.name: option.default for option in self.game.meta.options}
        changed = [f"{option}={value}" for option, value in self.options if value != default[option]]
        return "-".join((self.name, str(self.seats), *changed))


class Script(msgspec.Struct, frozen=True):
    """What happens: the seed, a random opening (`share` per cent of a whole game, its choices skewed), then picks."""

    seed: int
    start_seat: int
    share: int
    skew: int
    picks: tuple[int, ...]


def settings_of(meta: Meta) -> list[tuple[tuple[str, OptionValue], ...]]:
    """Every combination of the options; where too many, the defaults, each single change, presets, all changed."""
    choices = [[(option.name, choice) for choice in option.choices] for option in meta.options]
    if prod(map(len, choices)) <= MOST_SETTINGS:
        return list(product(*choices))
    default = {option.name: option.default for option in meta.options}
    changes = [dict([pair]) for pairs in choices for pair in pairs if default[pair[0]] != pair[1]]
    all_changed = {name: value for change in changes for name, value in change.items()}
    every = ({}, *changes, *map(dict, meta.presets.values()), all_changed)
    return list(dict.fromkeys(tuple((default | change).items()) for change in every))


def variants(name: str) -> list[Variant]:
    """Every seat count of a game with every combination of its options."""
    meta = games.load(name).meta
    settings = settings_of(meta)
    seat_counts = range(meta.min_seats, meta.max_seats + 1)
    return [
        Variant(name, seats, options) for seats in seat_counts for options in settings if _allowed(meta, seats, options)
    ]


def _allowed(meta: Meta, seats: int, options: tuple[tuple[str, OptionValue], ...]) -> bool:
    """May a table of this size choose these values?"""
    most = {option.name: option.most_seats for option in meta.options}
    return all(seats <= most[name].get(str(value), seats) for name, value in options)


def scripts(picks: int = 12) -> st.SearchStrategy[Script]:
    """Scripts with up to so many chosen steps after the opening."""
    return st.builds(
        Script,
        seed=st.integers(0, MAX_SEED),
        start_seat=st.integers(0, 4),
        share=st.integers(0, 100),
        skew=st.integers(UNIFORM, MIXED),
        picks=st.lists(st.integers(0, 600), max_size=picks).map(tuple),
    )


def setup_of(variant: Variant, script: Script) -> Setup:
    """The set-up a script asks for."""
    return settle_setup(
        variant.game.meta,
        seats=variant.seats,
        seed=script.seed,
        options=dict(variant.options),
        start_seat=script.start_seat % variant.seats,
    )


def choose(generator: Random, actions: Sequence[int], skew: int) -> int:
    """One of the actions at random; a skew prefers those early or late in the list, so that rare things happen."""
    if skew == MIXED:
        skew = generator.choice((UNIFORM, LOW, HIGH))
    draws = [generator.randrange(len(actions)) for _ in range(1 if skew == UNIFORM else 4)]
    return actions[max(draws) if skew == HIGH else min(draws)]


def random_game(game: Game, setup: Setup, skew: int) -> list[int]:
    """The actions of a random game with the position's own chance, as far as it is watched."""
    p = game.start(setup)
    generator = Random(setup.seed)
    actions: list[int] = []
    while p.actor() != OVER and len(actions) < MOST_WATCHED:
        actions.append(choose(generator, p.legal(), skew))
        p.apply(actions[-1])
    return actions


def opened(game: Game, setup: Setup, script: Script) -> Position:
    """A pausing position after the opening of the script."""
    p = game.start(setup, pausing=True)
    actions = random_game(game, setup, script.skew)
    for action in actions[: len(actions) * script.share // 100]:
        while p.actor() == CHANCE:
            p.happen(p.draw())
        p.apply(action)
    return p


def _drawn(p: Position, pick: int) -> list[int]:
    """An outcome of a chance with too many to list, settled by the pick."""
    other = p.clone()
    other.generator = scramble(pick)
    return other.draw()


def step(game: Game, p: Position, pick: int) -> tuple[Event, ...]:
    """One step through the readable face: the pick chooses among the outcomes of chance or the legal moves."""
    if p.actor() == CHANCE:
        outcomes = p.outcomes() or [_drawn(p, pick)]
        return tuple(game.chance(p, outcomes[pick % len(outcomes)]))
    legal = p.legal()
    return tuple(game.play(p, Seat(p.actor()), game.move(legal[pick % len(legal)])))


def positions(game: Game, setup: Setup, script: Script) -> Iterator[Position]:
    """The position after the opening and after every pick, the same object each time."""
    p = opened(game, setup, script)
    yield p
    for pick in script.picks:
        if p.actor() == OVER:
            return
        step(game, p, pick)
        yield p
