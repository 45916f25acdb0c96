"""What seats know of each other's hands (M-CARD-11), fact by fact: viewer, hands that may hold it, card."""

from auberge.games.malta import tables as t
from auberge.games.malta.engine import Engine
from auberge.games.malta.position import Hand
from auberge.games.malta.rules import knowledge
from tests.canon import rule

SHOVE, NEGATE = t.SHOVE, t.NEGATE
Fact = tuple[int, set[int], int]


def table(*facts: Fact, seats: int = 4) -> Engine:
    """Seats with empty hands, and what they know."""
    p = Engine()
    p.seats = seats
    p.hands = [Hand() for _ in range(seats)]
    p.memory = [knowledge.fact_of(viewer, sum(1 << seat for seat in hands), card) for viewer, hands, card in facts]
    return p


def known(p: Engine) -> list[Fact]:
    return [
        (int(knowledge.viewer_of(fact)), members(knowledge.hands_of(fact)), int(knowledge.card_of(fact)))
        for fact in p.memory
    ]


def members(hands: int) -> set[int]:
    return {seat for seat in range(8) if hands >> seat & 1}


def test_a_fact_is_read_as_it_was_written() -> None:
    facts: list[Fact] = [
        (viewer, members(hands), card) for viewer in range(6) for hands in range(1, 64) for card in range(t.KINDS)
    ]
    assert known(table(*facts)) == facts


@rule("M-CARD-11")
def test_who_sees_a_card_arrive_knows_where_it_is() -> None:
    p = table((0, {2}, SHOVE))
    knowledge.learn(p, 1, 3, NEGATE)
    assert known(p) == [(0, {2}, SHOVE), (1, {3}, NEGATE)]


@rule("M-CARD-11")
def test_of_a_card_that_is_seen_to_leave_the_narrowest_fact_goes_and_the_others_widen() -> None:
    others: list[Fact] = [(0, {1}, NEGATE), (0, {3}, SHOVE), (2, {1}, SHOVE)]
    p = table((0, {1, 2}, SHOVE), *others, (0, {1}, SHOVE))
    knowledge.forget_one(p, 0, 1, SHOVE)
    assert known(p) == [(0, {1, 2}, SHOVE), *others]
    p = table((0, {1, 3}, SHOVE), *others, (0, {1, 2}, SHOVE))
    knowledge.forget_one(p, 0, 1, SHOVE)
    assert known(p) == [*others, (0, {1, 2, 3}, SHOVE)]
    p = table(*others)
    knowledge.forget_one(p, 0, 2, SHOVE)
    assert known(p) == others


@rule("M-CARD-11")
def test_a_card_laid_down_is_forgotten_by_all_but_its_owner() -> None:
    p = table((0, {1}, SHOVE), (2, {1}, SHOVE), (3, {1}, SHOVE), (1, {1}, SHOVE))
    knowledge.leaves_openly(p, 1, SHOVE)
    assert known(p) == [(1, {1}, SHOVE)]


@rule("M-CARD-11")
def test_a_card_given_unseen_may_be_any_that_a_third_player_knew_there() -> None:
    p = table((0, {1}, SHOVE), (3, {1, 0}, NEGATE), (0, {3}, SHOVE), (1, {1}, SHOVE), (2, {1}, SHOVE))
    knowledge.leaves_unseen(p, 1, 2)
    assert known(p) == [(0, {1, 2}, SHOVE), (3, {0, 1, 2}, NEGATE), (0, {3}, SHOVE), (1, {1}, SHOVE), (2, {1}, SHOVE)]


@rule("M-CARD-11", "M-CARD-PASSITON-1")
def test_when_cards_go_round_a_card_may_have_gone_on_but_not_to_the_viewer() -> None:
    p = table((0, {1}, SHOVE), (0, {3}, SHOVE), (3, {0, 1}, NEGATE), (2, {1}, SHOVE), (1, {2}, NEGATE))
    knowledge.cards_pass(p, [1, 3, -1, 0])
    assert known(p)[:3] == [(0, {1, 3}, SHOVE), (0, {3}, SHOVE), (3, {0, 1}, NEGATE)]
    assert known(p)[3:] == [(2, {1, 3}, SHOVE), (1, {2}, NEGATE)]


@rule("M-CARD-11", "M-CARD-SWAPHANDS-2")
def test_facts_follow_hands_that_change_places_and_both_know_what_they_gave() -> None:
    p = table(
        (2, {0}, SHOVE), (2, {0, 1}, SHOVE), (2, {3}, SHOVE), (0, {1}, NEGATE), (0, {3}, NEGATE), (1, {0, 3}, SHOVE)
    )
    p.hands[0][SHOVE], p.hands[1][NEGATE] = 2, 1
    knowledge.hands_swap(p, 0, 1)
    assert known(p)[:4] == [(2, {1}, SHOVE), (2, {0, 1}, SHOVE), (2, {3}, SHOVE), (0, {3}, NEGATE)]
    assert sorted(known(p)[4:], key=str) == [(0, {1}, NEGATE), (1, {0}, SHOVE), (1, {0}, SHOVE)]
