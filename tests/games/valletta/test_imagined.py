"""Positions imagined from a view: every deal the seat cannot rule out, none it can, each as often as it is likely.

Frequencies are tested by chi-square with fixed seeds, so a test always says the same.
"""

from collections import Counter
from collections.abc import Callable, Hashable, Mapping
from itertools import combinations, permutations
from math import comb

import pytest

from auberge.core.protocol import Seat
from auberge.games.valletta.cards import listed
from auberge.games.valletta.engine import Engine
from auberge.games.valletta.game import GAME
from auberge.games.valletta.tables import CHARACTER_NAMES
from tests.canon import rule
from tests.games.game_table import random_steps
from tests.games.likelihood import assert_as_likely
from tests.games.valletta.street_table import GOODS, JEAN, STARTING, Table, drafted, new_game, seat, table


def hand_of(player: int) -> Callable[[Engine], tuple[str, ...]]:
    return lambda p: tuple(sorted(CHARACTER_NAMES[card] for card in listed(p.players[player].hand)))


def pile_of(player: int) -> Callable[[Engine], tuple[str, ...]]:
    return lambda p: tuple(CHARACTER_NAMES[card] for card in p.players[player].draw_pile)


def standing(p: Engine) -> tuple[str, ...]:
    return tuple(GOODS[kind] for kind in p.barrels[p.jean :])


def imagined(t: Table, viewer: int | None, what: Callable[[Engine], Hashable], times: int) -> Counter[Hashable]:
    """How often each outcome was imagined."""
    view = GAME.view(t.p, None if viewer is None else Seat(viewer))
    return Counter(what(GAME.imagine(view, seed)) for seed in range(times))


def imagined_hands(t: Table, viewer: int | None, player: int, times: int) -> set[tuple[str, ...]]:
    """The hands of a player that were imagined."""
    view = GAME.view(t.p, None if viewer is None else Seat(viewer))
    return {hand_of(player)(GAME.imagine(view, seed)) for seed in range(times)}


def hands(cards: list[str], size: int, always: tuple[str, ...] = ()) -> Mapping[Hashable, float]:
    """Every hand of so many of these cards, by the number of ways it comes about."""
    return Counter(tuple(sorted([*always, *some])) for some in combinations(cards, size))


@rule("V-AMB-50", "V-SETUP-18")
@pytest.mark.parametrize("viewer", [0, None])
def test_an_opening_hand_is_any_five_of_the_eight(viewer: int | None) -> None:
    expected = hands(list(STARTING), 5)
    assert len(expected) == comb(8, 5)
    assert_as_likely(imagined(drafted(2), viewer, hand_of(1), 2800), expected)


@rule("V-AMB-50")
def test_what_is_not_in_the_hand_is_in_the_pile_in_any_order() -> None:
    t = table(seat(), seat("maid builder", exact=True, draw_pile=["nun", "monk"]))
    found = imagined(t, 0, lambda p: (hand_of(1)(p), pile_of(1)(p)), 2400)
    cards = ["maid", "builder", "nun", "monk"]
    assert_as_likely(found, Counter((tuple(sorted(order[:2])), order[2:]) for order in permutations(cards)))


@rule("V-AMB-50")
def test_copies_of_a_card_make_a_hand_more_likely() -> None:
    t = table(seat(), seat("maid builder", exact=True, draw_pile=["maid", "maid", "nun"]))
    expected = hands(["maid", "builder", "maid", "maid", "nun"], 2)
    assert expected["maid", "maid"] == 3
    assert_as_likely(imagined(t, 0, hand_of(1), 2000), expected)


@rule("V-AMB-50", "V-TURN-16")
@pytest.mark.parametrize("how", ["build", "hire"])
def test_a_card_gained_in_the_open_stays_in_the_hand_until_it_is_played(how: str) -> None:
    pile = ["nun", "monk", "mason"]
    t = table(
        seat(f"builder {JEAN} maid lumberjack shopkeeper", 2, 1, 1, 1, draw_pile=pile), seat(), pool={"trader": 1}
    )
    gained = "banker" if how == "build" else "trader"
    t.play(*(["builder", "build building_g01"] if how == "build" else [JEAN, "hire trader"]))
    hidden = [card for card in t.hand() if card != gained]
    for viewer in (1, None):
        assert_as_likely(imagined(t, viewer, hand_of(0), 1500), hands([*hidden, *pile], 4, (gained,)))
    t.play("lumberjack", "shopkeeper")
    t.go_on()
    assert all(gained in hand for hand in imagined_hands(t, 1, 0, 200))  # after the refill too
    while t.turn == 1:
        t.play(sorted(t.answers())[0]) if t.actor >= 0 else t.go_on()
    t.play(gained)
    if t.question != "play":
        t.play("decline")
    assert not any(gained in hand for hand in imagined_hands(t, 1, 0, 200))


@rule("V-AMB-50", "V-CHAR-JEAN-5")
def test_a_card_gained_in_the_open_and_dismissed_is_gone() -> None:
    t = table(seat(f"builder {JEAN} maid lumberjack", 2, 1, 1, 1, draw_pile=["nun", "monk"]), seat())
    t.play("builder", "build building_g01", JEAN)
    assert all("banker" in hand for hand in imagined_hands(t, 1, 0, 100))
    t.play("dismiss banker")
    hidden = [*t.hand(), *t.pile()]
    assert_as_likely(imagined(t, 1, hand_of(0), 1000), hands(hidden, len(t.hand())))


@rule("V-AMB-50")
def test_of_two_copies_the_one_gained_in_the_open_counts_as_played() -> None:
    t = table(seat("builder banker maid lumberjack shopkeeper", 2, 1, 1, 1, draw_pile=["nun", "monk"]), seat())
    t.play("builder", "build building_g01", "banker")
    found = imagined(t, 1, hand_of(0), 1500)
    assert_as_likely(found, hands(["banker", "maid", "lumberjack", "shopkeeper", "nun", "monk"], 4))


@rule("V-AMB-50", "V-TURN-13")
def test_with_an_empty_draw_pile_a_hand_is_fully_known() -> None:
    t = table(
        seat("maid shopkeeper lumberjack stonecutter brickmaker", draw_pile=["builder", "apprentice", JEAN]), seat()
    )
    t.play("shopkeeper", "lumberjack", "stonecutter")
    t.go_on()
    assert t.pile() == []
    for viewer in (1, None):
        assert imagined_hands(t, viewer, 0, 100) == {tuple(t.hand())}


@rule("V-AMB-50")
def test_own_cards_stay_in_hand_and_the_own_pile_may_lie_in_any_order() -> None:
    t = table(seat("maid builder shopkeeper lumberjack stonecutter", draw_pile=["nun", "monk", "mason"]), seat())
    found = imagined(t, 0, lambda p: (hand_of(0)(p), pile_of(0)(p)), 1200)
    assert_as_likely(found, {(tuple(t.hand()), order): 1.0 for order in permutations(["nun", "monk", "mason"])})


@rule("V-AMB-50", "V-SETUP-02")
@pytest.mark.parametrize(("jean", "left"), [(21, 4), (22, 3), (24, 1)])
def test_the_barrels_left_may_stand_in_any_order(jean: int, left: int) -> None:
    t = table(seat(), jean=jean, barrels=["gold", "gold", "stone", "brick"][:left])
    barrels = standing(t.p)
    assert len(barrels) == left
    expected = Counter[Hashable](permutations(barrels))
    for viewer in (0, 1, None):
        assert_as_likely(imagined(t, viewer, standing, 1200), expected)


@rule("V-AMB-50")
def test_the_next_barrel_is_as_likely_as_barrels_are_left() -> None:
    t = new_game(2, seed=4)
    assert_as_likely(imagined(t, 0, lambda p: standing(p)[0], 2500), {"gold": 7, "wood": 6, "stone": 6, "brick": 6})


@rule("V-AMB-50")
def test_the_hands_of_two_others_are_independent() -> None:
    pair = {"draw_pile": ["nun"]}
    t = table(seat(), seat("maid", exact=True) | pair, seat("builder", exact=True) | pair)
    found = imagined(t, 0, lambda p: (hand_of(1)(p), hand_of(2)(p)), 1200)
    assert_as_likely(found, {((one,), (two,)): 1.0 for one in ("maid", "nun") for two in ("builder", "nun")})


@rule("V-AMB-50")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_is_imagined_looks_the_same_to_the_seat_and_keeps_every_card(seats: int) -> None:
    t = new_game(seats, seed=seats)
    for number, _ in enumerate(random_steps(t, seats)):
        if number % 11 or t.is_over:
            continue
        for viewer in (*(Seat(player) for player in range(seats)), None):
            view = GAME.view(t.p, viewer)
            p = GAME.imagine(view, number)
            assert GAME.check(p) == []
            if viewer == t.actor or t.actor < 0:
                assert GAME.view(p, viewer) == view
            for player in range(seats):
                assert Table(p).stack(player) == t.stack(player)
            assert Counter(p.barrels) == Counter(t.p.barrels)


@rule("V-AMB-50")
def test_imagining_depends_on_view_and_seed_alone() -> None:
    t = drafted(3, seed=2)
    other = t.fork()
    other.p.generator += 1
    other.p.players[1].draw_pile.reverse()
    for seed in range(20):
        one, two = (GAME.imagine(GAME.view(p, Seat(0)), seed) for p in (t.p, other.p))
        assert one.fields() == two.fields()
    chances = {GAME.imagine(t.view, seed).generator for seed in range(50)}
    assert len(chances) == 50
    assert t.p.generator not in chances
