"""Positions imagined from a view: every deal the seat cannot rule out, none it can, each as often as it is likely."""

from collections import Counter
from collections.abc import Hashable
from itertools import combinations, permutations

import pytest

from auberge.core.protocol import SOMEBODY, Seat
from auberge.games.malta.game import GAME
from tests.canon import rule
from tests.games.likelihood import assert_as_likely
from tests.games.malta.likelihood import hand_of, held, holders, imagined, placed
from tests.games.malta.round_table import (
    COPIES,
    A,
    B,
    C,
    D,
    Table,
    cards_of,
    dealt,
    new_game,
    player,
    random_steps,
    table,
)

SPARE = ["end_turn"] * 5


def pile_of(t: Table) -> tuple[str, ...]:
    return tuple(t.pile())


def hands(cards: list[str], size: int) -> Counter[Hashable]:
    """Every hand of so many of these cards, by the number of ways it comes about."""
    order = list(COPIES)
    return Counter(tuple(sorted(some, key=order.index)) for some in combinations(cards, size))


@rule("M-AMB-39")
@pytest.mark.parametrize(("viewer", "unseen"), [(A, 108 - 5), (None, 108)])
def test_every_card_is_as_likely_in_a_hand_as_on_the_pile(viewer: Seat | None, unseen: int) -> None:
    t = dealt(3, seed=4)
    t.go_on()
    own = Counter(t.hand(A)) if viewer == A else Counter[str]()
    weights = {card: copies - own[card] for card, copies in COPIES.items()}
    assert sum(weights.values()) == unseen
    view, times = GAME.view(t.p, viewer), 1200
    in_hands, tops, bottoms = Counter[Hashable](), Counter[Hashable](), Counter[Hashable]()
    for seed in range(times):
        guess = Table(GAME.imagine(view, seed))
        in_hands.update(held(guess, B))
        tops[guess.pile()[0]] += 1
        bottoms[guess.pile()[-1]] += 1
    for found in (in_hands, tops, bottoms):
        for card, weight in weights.items():
            mean = found.total() * weight / unseen
            assert abs(found[card] - mean) < 4.5 * mean**0.5, (card, found[card], mean)


@rule("M-AMB-39", "M-CHANCE-03")
def test_a_hand_is_any_of_the_cards_not_seen_elsewhere() -> None:
    t = table(player(SPARE), player("shove negate"), draw_pile=["shove", "take_one", "stay_put"])
    expected = hands(["shove", "negate", "shove", "take_one", "stay_put"], 2)
    assert expected["negate", "shove"] == 2
    assert_as_likely(imagined(t, A, hand_of(B), 2000), expected)


@rule("M-AMB-39", "M-CHANCE-03")
def test_the_order_of_the_pile_is_never_known() -> None:
    t = table(player(SPARE), player("shove"), draw_pile=["take_one", "stay_put", "negate"])
    unseen = ["take_one", "stay_put", "negate", *SPARE]  # by B: three of them on the pile, the others in A's hand
    assert_as_likely(imagined(t, B, pile_of, 4800), Counter[Hashable](permutations(unseen, 3)))


@rule("M-CHANCE-04", "M-CARD-FRESHSHUFFLE-1", "M-AMB-39")
def test_after_fresh_shuffle_what_lay_open_is_hidden_again() -> None:
    hand = ["fresh_shuffle", "end_turn", "end_turn", "sidestep"]
    t = table(player(hand), player("shove"), draw_pile=["take_one"], discard_pile=["stay_put"])
    assert len(t.discard_pile) == 102
    t.resolve("A play fresh_shuffle")
    t.chance()
    assert t.view.draw_pile == 103
    unseen = {card: copies - Counter(hand)[card] for card, copies in COPIES.items()}
    tops = imagined(t, A, lambda guess: guess.pile()[0], 2000)
    for card, weight in unseen.items():
        mean = 2000 * weight / 104
        assert abs(tops[card] - mean) < 4.5 * mean**0.5, (card, tops[card], mean)


@rule("M-AMB-39")
def test_with_an_empty_pile_the_only_other_hand_is_known() -> None:
    t = table(player(SPARE), player("shove negate take_one"), draw_pile=[])
    assert imagined(t, A, hand_of(B), 50).keys() == {("negate", "shove", "take_one")}


@rule("M-AMB-39", "M-LOSE-09", "M-AMB-15")
def test_the_hand_of_a_player_who_is_out_is_as_hidden_as_any() -> None:
    t = table(player(SPARE), player("shove"), player("negate", out=True), draw_pile=["take_one"])
    found = imagined(t, A, placed("shove", "negate", "take_one"), 1800)
    assert_as_likely(found, Counter(permutations(("B", "C", "-"))))


@rule("M-CARD-11", "M-CARD-GIVEONE-1")
def test_a_card_given_is_known_to_giver_and_receiver_and_to_nobody_else() -> None:
    t = table(player(["give_one", "shove", *SPARE[:2]]), player("negate"), player("take_one"), draw_pile=["stay_put"])
    t.resolve("A play give_one B")
    t.play("A give shove")
    assert holders(t, A, "shove", 200) == {"B"}
    for viewer in (C, None):
        assert holders(t, viewer, "shove", 400) >= {"A", "B", "-"}
    unplaced = imagined(t, A, placed("negate", "take_one", "stay_put"), 1800)
    assert_as_likely(unplaced, Counter(permutations(("B", "C", "-"))))


@rule("M-CARD-11", "M-RACKET-03", "M-AMB-19")
def test_cards_paid_as_racket_are_known_to_the_payer_until_they_are_seen_again() -> None:
    board = {(3, 2): "star_1", (3, 3): "star_1"}
    seats = [player("shove sidestep", pawn=(3, 2)), player("negate stay_put", pawn=(3, 3)), player("take_one take_one")]
    t = table(*seats, stage="move", board=board, draw_pile=[])
    t.play("A move right", "A racket B shove")
    assert holders(t, A, "shove", 100) == {"B"}
    assert holders(t, C, "shove", 200) == {"A", "B"}
    t.play("B play negate")
    assert [fact.card for fact in GAME.view(t.p, A).known] == ["shove"]
    t.resolve("B play shove A up")
    assert GAME.view(t.p, A).known == ()


@rule("M-CARD-11", "M-CARD-TAKEONE-1")
def test_a_card_taken_is_known_to_both_and_to_nobody_else() -> None:
    t = table(player(["take_one", *SPARE[:3]]), player("shove negate"), player("draw_two"), draw_pile=["stay_put"])
    t.resolve("A play take_one B")
    t.play("A take_one negate")
    assert holders(t, B, "negate", 100) == {"A"}
    assert holders(t, C, "negate", 600) >= {"A", "B", "-"}
    assert_as_likely(imagined(t, A, hand_of(B), 900), {("shove",): 1, ("draw_two",): 1, ("stay_put",): 1})


@rule("M-CARD-11", "M-CARD-SWAPHANDS-2")
def test_after_swap_hands_each_knows_the_others_whole_hand() -> None:
    t = table(player("swap_hands shove stay_put end_turn"), player("negate take_one"), player("sidestep sidestep"))
    t.resolve("A play swap_hands B")
    assert imagined(t, A, hand_of(B), 50).keys() == {("end_turn", "shove", "stay_put")}
    assert imagined(t, B, hand_of(A), 50).keys() == {("negate", "take_one")}
    assert len(imagined(t, C, hand_of(A), 100)) > 30


@rule("M-CARD-11", "M-CARD-SWAPHANDS-2")
def test_what_a_third_player_knows_goes_with_the_hand() -> None:
    seats = [player("give_one shove end_turn end_turn"), player("negate swap_hands"), player("take_one sidestep")]
    t = table(*seats, draw_pile=[])
    t.resolve("A play give_one B")
    t.play("A give shove")
    t.resolve("A play end_turn")
    assert holders(t, A, "shove") == {"B"}
    t.resolve("B play swap_hands C")
    assert holders(t, A, "shove") == {"C"}


@rule("M-CARD-11", "M-CARD-PASSITON-1")
def test_a_card_passed_on_is_known_to_who_passed_it() -> None:
    seats = [player("pass_it_on last_call end_turn"), player("negate stay_put"), player("take_one sidestep")]
    t = table(*seats, draw_pile=["shove", "draw_two"])
    t.resolve("A play pass_it_on")
    t.play("A pass_on last_call", "B pass_on stay_put", "C pass_on sidestep")
    for viewer, card, holder in ((A, "last_call", "B"), (B, "stay_put", "C"), (C, "sidestep", "A")):
        assert holders(t, viewer, card) == {holder}
    assert holders(t, None, "last_call", 300) == {"A", "B", "C", "-"}


@rule("M-CARD-11", "M-CARD-TAKEONE-1")
def test_a_known_card_may_go_on_unseen() -> None:
    seats = [
        player("give_one shove end_turn end_turn"),
        player("negate take_one"),
        player("take_one sidestep stay_put"),
    ]
    t = table(*seats, draw_pile=[])
    t.resolve("A play give_one C")
    t.play("A give shove")
    t.resolve("A play end_turn", "B play take_one C")
    twin = t.fork()
    t.play("B take_one shove")
    twin.play("B take_one stay_put")
    assert GAME.view(t.p, A) == GAME.view(twin.p, A)
    assert holders(t, A, "shove", 100) == {"B", "C"}
    assert holders(t, C, "shove", 50) == {"B"}


@rule("M-CARD-11", "M-LOSE-11")
def test_what_is_known_of_a_hand_is_known_when_its_owner_is_out_and_back() -> None:
    hand = "give_one welcome_back last_call shove end_turn end_turn end_turn"
    seats = [player(hand), player("negate"), player("", pawn=(3, 3)), player("take_one", out=True)]
    t = table(*seats, draw_pile=["draw_two", "draw_two", "sidestep", "sidestep"], due=6)
    t.resolve("A play give_one C")
    t.play("A give shove", "C concede")
    assert holders(t, A, "shove") == {"C"}
    t.resolve("A play welcome_back D")
    assert (holders(t, A, "shove"), t.sizes()[D]) == ({"C"}, 3)


@rule("M-CARD-11", "M-CARD-PASSITON-1")
def test_what_is_known_of_several_cards_fits_together() -> None:
    """A gave B Shove and C Take One, all passed one card on: Shove is with B or C, Take One with C or D."""
    hand = "pass_it_on give_one give_one shake_down end_turn stay_put shove take_one sidestep clean_slate"
    t = table(player(hand), player("negate"), player("boomerang"), player("draw_two"), draw_pile=[], due=9)
    t.resolve("A play give_one B")
    t.play("A give shove")
    t.resolve("A play give_one C")
    t.play("A give take_one")
    t.resolve("A play pass_it_on")
    t.play("A pass_on sidestep", "B pass_on negate", "C pass_on boomerang")
    ways: dict[Hashable, float] = {("B", "C"): 2, ("B", "D"): 1, ("C", "C"): 2, ("C", "D"): 2}
    assert_as_likely(imagined(t, A, placed("shove", "take_one"), 2100), ways)
    t.resolve("A play shake_down D", "A play end_turn", "B play sidestep up")
    t.play("B move up")
    t.resolve("C play negate")
    assert t.sizes() == [3, 1, 1, 0]  # so that only one deal is left
    assert imagined(t, A, placed("shove", "take_one"), 100).keys() == {("B", "C")}


@rule("M-CARD-PASSITON-1", "M-LOG-04")
def test_a_card_chosen_to_pass_on_may_be_any_of_the_hand() -> None:
    t = table(player("pass_it_on shove shove end_turn"), player("negate stay_put"), player("take_one sidestep"))
    t.resolve("A play pass_it_on")
    t.play("A pass_on shove")
    view = GAME.view(t.p, B)
    chosen = Counter(GAME.imagine(view, seed).passing[0] for seed in range(300))
    assert len(chosen) > 12
    for seed in range(50):
        guess = GAME.imagine(view, seed)
        assert guess.hands[0][guess.passing[0]] > 0


@rule("M-RESP-01", "M-AMB-49", "M-RESP-08")
def test_who_is_asked_may_be_any_other_opponent() -> None:
    t = table(player(["draw_two", *SPARE]), player("negate"), player("shove"), player("shove"))
    t.play("A play draw_two")
    view = GAME.view(t.p, A)
    assert view.actor == SOMEBODY
    assert {int(GAME.imagine(view, seed).actor()) for seed in range(60)} == {B, C, D}
    assert {int(GAME.imagine(GAME.view(t.p, D), seed).actor()) for seed in range(60)} <= {B, C}
    holds = sum("negate" in held(Table(GAME.imagine(view, seed)), B) for seed in range(400))
    assert 10 < holds < 80  # as often as any other card


@pytest.mark.parametrize("seats", [2, 3, 4, 6])
def test_what_is_imagined_looks_the_same_to_the_seat_and_keeps_every_card(seats: int) -> None:
    t = new_game(seats, seed=seats)
    for number, _ in enumerate(random_steps(t, seats)):
        if number % 11 or t.view.turns == 0:
            continue
        for viewer in (*map(Seat, range(seats)), None):
            view = GAME.view(t.p, viewer)
            guess = Table(GAME.imagine(view, number))
            assert GAME.check(guess.p) == []
            assert GAME.view(guess.p, viewer) == view
            assert cards_of(guess) == cards_of(t)
            for fact in view.known:
                assert any(fact.card in held(guess, seat) for seat in fact.seats)


def test_imagining_depends_on_view_and_seed_alone() -> None:
    t = dealt(3, seed=2)
    t.go_on()
    other = t.fork()
    other.p.generator += 1
    other.p.draw_pile.reverse()
    for seed in range(20):
        one, two = (GAME.imagine(GAME.view(p, A), seed) for p in (t.p, other.p))
        assert one.fields() == two.fields()
    chances = {GAME.imagine(GAME.view(t.p, A), seed).generator for seed in range(50)}
    assert len(chances) == 50
    assert t.p.generator not in chances
