"""What chance picks from, in words: every game's lots fit what its rules let happen and what its generator draws."""

from collections import Counter
from random import Random

import pytest

from auberge import games
from auberge.core.protocol import CHANCE, OVER, Game, Position
from auberge.core.setup import settle_setup
from auberge.core.stream import Stream

STREAM = Stream(bytes(32))
TABLES = [
    (name, seats)
    for name in games.NAMES
    for seats in range(games.load(name).meta.min_seats, games.load(name).meta.max_seats + 1)
]


def check_lot(game: Game, p: Position, number: int) -> bool:
    """The lot of the chance that is due; whether something is drawn."""
    lot, drawn = game.lot(p), p.clone().draw()
    text = game.write_outcome(p, drawn)
    assert (lot is None) == (text == ""), "something is drawn just where an entry is written"
    if lot is None:
        return False
    word, *words = text.split()
    assert word == lot.word
    assert len(words) == lot.number
    assert set(words) <= set(lot.of)
    assert lot.again or Counter(words) <= Counter(lot.of), "the generator draws from the same things"
    picked = STREAM.draw(number, lot)
    outcome = game.read_outcome(p, " ".join((lot.word, *picked)))
    assert outcome is not None
    assert p.can_happen(outcome), "whatever is picked can happen"
    assert sorted(game.write_outcome(p, outcome).split()[1:]) == sorted(picked)
    if listed := p.outcomes():
        assert outcome in listed
    return True


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_lots_are_what_the_rules_let_happen(name: str, seats: int) -> None:
    game, chance = games.load(name), Random(seats)
    p = game.start(settle_setup(game.meta, seats=seats, seed=seats), pausing=True)
    draws = 0
    for _ in range(600):
        if p.actor() == OVER:
            break
        if p.actor() == CHANCE:
            draws += check_lot(game, p, draws + 1)
            game.chance(p)
        else:
            p.apply(chance.choice(p.legal()))
    assert draws > 1
