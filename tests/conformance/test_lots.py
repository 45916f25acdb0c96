"""What chance picks from, in words: every game's lots fit what its rules let happen and what its generator draws."""

from collections import Counter
from random import Random

import pytest

from auberge import games
from auberge.core.chance import Lot, Source
from auberge.core.protocol import CHANCE, OVER, Game, Position
from auberge.core.setup import settle_setup
from auberge.core.stream import Stream

from .scripts import Variant, variants

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


def is_made_from(lot: Lot, source: Source, seats: int, earlier: dict[str, list[str]]) -> bool:
    """Whether a page that knows only the source would let this lot pass."""
    found, things = Counter(lot.of), list(source.of)
    in_order = [thing for thing in things for _ in range(found[thing])]
    picks = len(lot.of) == lot.number if source.most == 0 else 1 <= lot.number <= source.most
    full = found == Counter(source.of) if source.whole else found <= Counter(source.of)
    tops = [thing for word, numbers in source.tops.items() for thing in earlier[word][: numbers[seats]]]
    return list(lot.of) == in_order and picks and full and lot.again == source.again and found == Counter(tops or found)


@pytest.mark.parametrize("variant", [each for name in games.NAMES for each in variants(name)], ids=str)
def test_every_lot_is_made_from_the_printed_components(variant: Variant) -> None:
    game, chance, sources = variant.game, Random(variant.seats), variant.game.sources()
    setup = settle_setup(game.meta, seats=variant.seats, seed=variant.seats, options=dict(variant.options))
    p = game.start(setup, pausing=True)
    earlier: dict[str, list[str]] = {}
    for _ in range(600):
        if p.actor() == OVER:
            break
        if p.actor() != CHANCE:
            p.apply(chance.choice(p.legal()))
            continue
        if lot := game.lot(p):
            assert is_made_from(lot, sources[lot.word], variant.seats, earlier)
            outcome = p.draw()
            earlier[lot.word] = game.write_outcome(p, outcome).split()[1:]
            game.chance(p, outcome)
        else:
            game.chance(p)
    assert earlier


@pytest.mark.parametrize("name", games.NAMES)
def test_all_versions_of_the_rules_draw_from_the_same_components(name: str) -> None:
    """The page has one list of them for each game."""
    newest = games.load(name)
    assert all(games.load(name, v).sources() == newest.sources() for v in range(1, newest.meta.rules_version + 1))
