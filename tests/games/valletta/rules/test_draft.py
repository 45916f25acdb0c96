"""The draft of a fifth good at the end of the set-up (canon, chapter 2, V-SETUP-27 to -36; V-LOG-06)."""

import pytest

from auberge.core.protocol import Seat
from auberge.games.valletta.events import Drafted
from auberge.games.valletta.game import GAME
from tests.canon import rule
from tests.games.valletta.street_table import GOODS, new_game, of_kind

STARTS = pytest.mark.parametrize(("seats", "start"), [(seats, start) for seats in (2, 3, 4) for start in range(seats)])


@rule("V-SETUP-27")
@STARTS
def test_every_player_starts_with_one_of_each_good(seats: int, start: int) -> None:
    t = new_game(seats, start)
    assert [player.goods for player in t.view.players] == [(1, 1, 1, 1)] * seats


@rule("V-SETUP-30")
@STARTS
def test_the_draft_set_is_one_of_each_good(seats: int, start: int) -> None:
    t = new_game(seats, start)
    assert t.view.draft_set == GOODS
    assert t.answers() == set(GOODS)


@rule("V-SETUP-31", "V-LOG-06")
@STARTS
def test_the_last_player_picks_first_and_the_start_player_last(seats: int, start: int) -> None:
    t = new_game(seats, start)
    order, offers = [], []
    while t.question == "draft":
        order.append(t.actor)
        offers.append(len(t.answers()))
        t.play(sorted(t.answers())[-1])
    picking = [(start - number) % seats for number in range(1, seats + 1)]
    assert order == (picking if seats < 4 else picking[:3])
    assert offers == [4, 3, 2][: len(order)]
    assert (t.question, t.actor) == ("play", start)


@rule("V-SETUP-32", "V-SETUP-33", "V-SETUP-35")
@STARTS
def test_every_player_takes_one_good_and_no_two_the_same(seats: int, start: int) -> None:
    t = new_game(seats, start)
    events = []
    while t.question == "draft":
        picker, good = t.actor, sorted(t.answers())[0]
        events += t.play(good)
        assert t.goods(picker) == tuple(2 if kind == good else 1 for kind in GOODS)
        if t.question == "draft":
            assert good not in t.answers()
            t.refuse(good, "V-SETUP-30", "V-SETUP-32", "V-SETUP-33")
    drafts = of_kind(events, Drafted)
    assert sorted(draft.seat for draft in drafts) == list(range(seats))
    assert len({draft.good for draft in drafts}) == seats
    for player in range(seats):
        assert sorted(t.goods(player)) == [1, 1, 1, 2]


@rule("V-SETUP-34", "V-INV-02")
@pytest.mark.parametrize(("seats", "left"), [(2, 2), (3, 1), (4, 0)])
def test_goods_left_of_the_draft_set_return_to_the_supply(seats: int, left: int) -> None:
    t = new_game(seats, options={"supply": "limited"})
    before = t.view.supply
    assert before is not None
    events = []
    while t.question == "draft":
        assert t.view.supply == before
        events += t.play(sorted(t.answers())[0])
    taken = {draft.good for draft in of_kind(events, Drafted)}
    returned = tuple(int(good not in taken) for good in GOODS)
    assert sum(returned) == left
    assert t.view.supply == tuple(before[kind] + returned[kind] for kind in range(4))
    assert t.view.draft_set == ()


@rule("V-SETUP-36")
@STARTS
def test_hand_layout_and_characters_are_known_while_drafting(seats: int, start: int) -> None:
    t = new_game(seats, start)
    for player in range(seats):
        view = GAME.view(t.p, Seat(player))
        assert len(view.players[player].hand or ()) == 5
        assert len(view.layout) == 5 * seats + 10
        assert all(building.character for building in view.layout)
    assert t.question == "draft"
    last = (start - 1) % seats
    for other in range(seats):
        if other != last:
            t.refuse("gold", seat=other)
