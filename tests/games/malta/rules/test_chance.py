"""Chance: what is drawn, when, from what, and that there is nothing else (canon 2.7, M-AMB-51)."""

from collections import Counter
from collections.abc import Callable
from math import sqrt

import pytest

from auberge.core.errors import EngineBug
from auberge.core.protocol import CHANCE, Seat
from auberge.core.setup import settle_setup
from auberge.games.malta.game import GAME
from auberge.games.malta.tables import CARD_NAMES
from tests.canon import rule
from tests.games.malta.round_table import COPIES, Table, dealt, new_game, player, random_steps, table

SPARE = ["negate"] * 5


def drawn(t: Table, times: int, part: Callable[[list[int]], int]) -> Counter[str]:
    """How often each card came up at one place of the outcome."""
    return Counter(CARD_NAMES[part(t.p.draw())] for _ in range(times))


def assert_likely(found: Counter[str], weights: dict[str, int]) -> None:
    times, whole = found.total(), sum(weights.values())
    assert set(found) <= {card for card, weight in weights.items() if weight}
    for card, weight in weights.items():
        share = weight / whole
        assert abs(found[card] - times * share) <= 4.5 * sqrt(times * share * (1 - share)), (card, found[card])


@rule("M-CHANCE-02", "M-CHANCE-03", "M-CHANCE-04", "M-CHANCE-05", "M-CHANCE-06")
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_chance_is_board_deck_fresh_shuffle_and_take_one(seats: int) -> None:
    found: set[str] = set()
    for seed in range(12):
        t = new_game(seats, seed)
        for _ in random_steps(t, seed):
            if t.actor == CHANCE:
                found.add(t.view.question)
    assert {"deck", "draw", "take"} <= found <= {"deck", "draw", "take", "fresh"}
    assert new_game(seats).view.question == "board"


@rule("M-CHANCE-06", "M-CHANCE-03")
def test_the_generator_is_used_for_nothing_else() -> None:
    """Neither a move nor the draw from the pile changes it."""
    for seed in range(4):
        t = new_game(2 + seed, seed)
        used = 0
        while not t.is_over:
            before, question = t.p.generator, t.view.question
            if t.actor == CHANCE:
                t.chance()
            else:
                GAME.play(t.p, Seat(t.actor), GAME.moves(t.p)[(seed + used) % len(GAME.moves(t.p))])
            if question in ("board", "deck", "fresh", "take"):
                used += 1
                assert t.p.generator != before
            else:
                assert t.p.generator == before
        assert used >= 2


@rule("M-CHANCE-03", "M-DRAW-01")
def test_drawing_keeps_the_order_of_the_pile() -> None:
    t = dealt(3, seed=5)
    pile = t.pile()
    for _ in random_steps(t, 5):
        if t.view.question == "fresh":
            break
        assert t.pile() == pile[len(pile) - t.view.draw_pile :]


@rule("M-CHANCE-03")
def test_the_same_seed_shuffles_the_same_deck_whatever_was_placed() -> None:
    first, second = new_game(2, seed=9), new_game(2, seed=9)
    for t, places in ((first, ("(0,0)", "(0,1)")), (second, ("(0,6)", "(0,6)"))):
        t.chance()
        t.play(f"A place {places[0]}", f"B place {places[1]}")
        t.chance()
    assert first.pile() == second.pile()
    assert new_game(2, seed=9).p.draw() == new_game(2, seed=9, start=1).p.draw()


@rule("M-CHANCE-04", "M-LOG-07", "M-AMB-51", "M-CARD-FRESHSHUFFLE-1")
def test_fresh_shuffle_starts_from_canonical_order() -> None:
    outcomes = []
    for order in (["shove", "take_one", "stay_put"], ["stay_put", "shove", "take_one"]):
        hands = [player(["fresh_shuffle", *SPARE]), player("draw_two end_turn")]
        t = table(*hands, draw_pile=order[:2], discard_pile=order[2:])
        t.resolve("A play fresh_shuffle")
        outcomes.append(t.p.draw())
    assert outcomes[0] == outcomes[1]
    assert sorted(outcomes[0]) != outcomes[0]


@rule("M-CHANCE-04", "M-CHANCE-06")
def test_after_fresh_shuffle_every_card_is_as_likely_on_top() -> None:
    hands = [player(["fresh_shuffle", *SPARE]), player("draw_two end_turn")]
    t = table(*hands, draw_pile_size=30)
    t.resolve("A play fresh_shuffle")
    held = Counter(["fresh_shuffle", *SPARE, "draw_two", "end_turn"])
    left = {card: copies - held[card] for card, copies in COPIES.items()}
    for place in (0, -1):
        assert_likely(drawn(t, 2000, lambda outcome, place=place: outcome[place]), left)  # type: ignore[misc]


@rule("M-CHANCE-05", "M-CARD-TAKEONE-1", "M-CX-85")
@pytest.mark.parametrize("hand", [{"shove": 1, "negate": 1}, {"draw_two": 4, "shove": 1}, {"shove": 2, "take_one": 2}])
def test_every_card_of_a_hand_is_taken_as_often(hand: dict[str, int]) -> None:
    cards = [card for card, copies in hand.items() for _ in range(copies)]
    t = table(player(["take_one", "end_turn", "end_turn", "end_turn"]), player(cards))
    t.resolve("A play take_one")
    assert_likely(drawn(t, 3000, lambda outcome: outcome[0]), hand)
    assert all(len(outcome) == 1 for outcome in t.p.outcomes())


@rule("M-CHANCE-05", "M-CHANCE-06")
def test_take_one_from_a_hand_the_other_does_not_hold_cannot_happen() -> None:
    t = table(player(["take_one", *SPARE]), player("shove stay_put"))
    t.resolve("A play take_one")
    for wrong in ([], [CARD_NAMES.index("negate")], [CARD_NAMES.index("shove"), CARD_NAMES.index("stay_put")]):
        assert not t.p.can_happen(wrong)
        with pytest.raises(EngineBug):
            GAME.chance(t.p, wrong)


@rule("M-CHANCE-01", "M-AMB-05", "M-SETUP-10", "M-CX-84")
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_the_start_seat_is_drawn_evenly_only_if_none_is_named(seats: int) -> None:
    times = 1200
    found = Counter(int(settle_setup(GAME.meta, seats=seats, seed=seed).start_seat) for seed in range(times))
    assert all(abs(found[seat] - times / seats) < 4 * sqrt(times / seats) for seat in range(seats))
    assert {int(settle_setup(GAME.meta, seats=seats, seed=seed, start_seat=1).start_seat) for seed in range(20)} == {1}


@rule("M-CHANCE-06", "M-LOG-01")
def test_the_same_seed_and_moves_give_the_same_game() -> None:
    games = []
    for _ in range(2):
        t = new_game(4, seed=11)
        for _ in random_steps(t, 11):
            pass
        games.append(t.p.fields())
    assert games[0] == games[1]
    other = new_game(4, seed=12)
    assert other.p.draw() != new_game(4, seed=11).p.draw()
