"""The end phase (canon, chapter 8): the last cards, dropping out, the end of the game."""

from collections import Counter

import pytest

from auberge.core.protocol import CHANCE, Event, Seat
from auberge.games.valletta.events import (
    Built,
    CardPlayed,
    Dismissed,
    Drawn,
    DroppedOut,
    EndPhaseBegan,
    GameEnded,
    Hired,
    Shuffled,
    TurnBegan,
    TurnEnded,
)
from auberge.games.valletta.game import GAME
from tests.canon import rule
from tests.games.game_table import random_steps
from tests.games.valletta.street_table import GOODS, JEAN, KNIGHT, drafted, of_kind, seat, spot, table

OUT = seat("", exact=True)
PRODUCERS = "shopkeeper lumberjack stonecutter brickmaker"
KNIGHTS_HOUSE = spot("below", 2, 5)


@rule("V-END-09", "V-END-12")
@pytest.mark.parametrize("pile", [0, 1, 2, 3, 4])
def test_only_the_rest_of_the_draw_pile_is_drawn_and_discards_stay(pile: int) -> None:
    cards = ["nun", "monk", "mason", "roofer"][:pile]
    t = table(seat(f"maid {PRODUCERS}", draw_pile=cards, discard_pile=["banker"] * 6), end_phase=True)
    t.play("shopkeeper", "lumberjack", "stonecutter")
    events = t.go_on()
    assert not of_kind(events, Shuffled)
    assert [event.cards for event in of_kind(events, Drawn)] == [min(3, pile)] * (pile > 0)
    assert t.seen().hand_size == 2 + min(3, pile)
    assert len(t.seen().discards) == 9


@rule("V-END-09", "V-END-12", "V-END-14")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_in_the_end_phase_every_card_is_played_exactly_once_more(seats: int) -> None:
    for seed in (1, 2):
        t = drafted(seats, seed=seed)
        owed: list[Counter[str]] = []
        for _, _, events in random_steps(t, seed):
            if owed:
                assert not any(event.pile == "reshuffle" for event in of_kind(events, Shuffled))
                settle_debts(owed, events)
            elif of_kind(events, EndPhaseBegan):  # the piles are about to be merged
                owed = [t.stack(player) for player in range(seats)]
        assert owed
        assert all(number == 0 for cards in owed for number in cards.values())


def settle_debts(owed: list[Counter[str]], events: list[Event]) -> None:
    """Cards gained are to be played too, cards dismissed are not."""
    for event in events:
        match event:
            case Built(player, _, card) | Hired(player, card):
                owed[player][card] += 1
            case CardPlayed(player, card, _) | Dismissed(player, card):
                owed[player][card] -= 1


@rule("V-END-13", "V-AMB-30")
@pytest.mark.parametrize("seats", [3, 4])
def test_who_has_played_the_last_card_is_skipped(seats: int) -> None:
    others = [seat(f"maid {PRODUCERS}") for _ in range(seats - 2)]
    t = table(seat("maid shopkeeper lumberjack", exact=True), OUT, *others, end_phase=True)
    events = t.play("shopkeeper", "lumberjack", "gold")
    events += t.go_on()
    assert of_kind(events, DroppedOut) == [DroppedOut(Seat(0))]
    assert t.view.players[0].is_out
    assert t.view.players[1].is_out
    turns = [event.seat for event in of_kind(events, TurnBegan)]
    while not t.is_over:
        events = t.play(sorted(t.answers())[0])
        events += t.go_on()
        turns += [event.seat for event in of_kind(events, TurnBegan)]
    assert not {0, 1} & set(turns)


@rule("V-END-13", "V-AMB-30")
def test_who_has_only_a_card_on_the_draw_pile_is_not_skipped() -> None:
    other = {"hand": [], "draw_pile": ["maid"], "discard_pile": ["builder"]}
    t = table(seat("shopkeeper lumberjack", exact=True), other, seat(f"maid {PRODUCERS}"), end_phase=True)
    events = t.play("shopkeeper")
    events += t.go_on()
    assert next(event.seat for event in of_kind(events, TurnBegan)) == 1


@rule("V-END-13", "V-AMB-29", "V-OPT-07", "V-DISC-30")
@pytest.mark.parametrize("targetable", [False, True])
def test_who_has_dropped_out_is_no_opponent_any_more(targetable: bool) -> None:
    for card, answers in (("monk", []), ("innkeeper", []), ("tax_collector", []), ("nun", ["gold"])):
        t = table(
            seat(f"{card} maid"),
            seat("", 5, 3, 3, 3, exact=True),
            seat(None, 0, 0, 0, 0),
            end_phase=True,
            options={"finished_players_targetable": targetable},
        )
        t.play(card, *answers)
        if t.question == "give":
            assert targetable
            t.play("gold")
        changed = {"monk": (4, 3, 3, 3), "innkeeper": (4, 3, 3, 3), "tax_collector": (5, 2, 2, 2), "nun": (6, 3, 3, 3)}
        assert t.goods(1) == (changed[card] if targetable else (5, 3, 3, 3)), card
        gained = {"monk": 1, "innkeeper": 1, "tax_collector": 3, "nun": 3}[card]
        assert sum(t.goods()) == (gained if targetable or card == "nun" else 0)
        assert t.goods(2) == ((1, 0, 0, 0) if card == "nun" else (0, 0, 0, 0))


@rule("V-AMB-29")
@pytest.mark.parametrize(("hand", "pile", "out"), [("", [], True), ("maid", [], False), ("", ["maid"], False)])
def test_out_means_hand_and_draw_pile_are_empty_in_the_end_phase(hand: str, pile: list[str], out: bool) -> None:
    for end_phase in (False, True):
        other = {"goods": [5, 0, 0, 0], "hand": hand.split(), "draw_pile": pile, "discard_pile": ["builder"]}
        t = table(seat("innkeeper maid"), other, seat(), end_phase=end_phase)
        assert t.view.players[1].is_out == (out and end_phase)
        t.play("innkeeper")
        assert t.goods(1)[0] == (5 if out and end_phase else 4)


@rule("V-AMB-29")
def test_the_active_player_is_not_out_while_playing_the_last_card() -> None:
    t = table(seat("maid lumberjack", exact=True), seat(f"monk {PRODUCERS}"), end_phase=True)
    t.play("lumberjack")  # the Maid, alone in hand, is played unasked
    assert (t.question, t.actor, t.hand()) == ("maid", 0, [])
    assert not t.view.players[0].is_out


@rule("V-AMB-14", "V-AMB-15", "V-AMB-29")
@pytest.mark.parametrize("card", ["monk", "innkeeper", "tax_collector"])
def test_the_two_player_addition_stays_when_the_opponent_is_out(card: str) -> None:
    t = table(seat(f"{card} maid"), seat("", 9, 9, 9, 9, exact=True), end_phase=True)
    t.play(card)
    assert t.question == "bonus"
    assert t.goods(1) == (9, 9, 9, 9)


@rule("V-END-14", "V-AMB-30")
def test_the_game_ends_when_the_last_player_has_played_the_last_card() -> None:
    t = table(OUT, seat(PRODUCERS, exact=True), end_phase=True, turn=2)
    t.play("shopkeeper", "lumberjack")
    assert not t.is_over
    events = t.play("stonecutter")
    events += t.go_on()  # the last one is played unasked
    assert of_kind(events, TurnEnded) == [TurnEnded(Seat(1), 3), TurnEnded(Seat(1), 1)]
    assert len(of_kind(events, GameEnded)) == 1
    assert t.is_over
    assert t.goods(1) == (1, 1, 1, 1)


@rule("V-END-14", "V-AMB-30")
@pytest.mark.parametrize("last", [0, 1, 2])
def test_it_does_not_matter_who_finishes_last(last: int) -> None:
    players = [seat("", exact=True) for _ in range(3)]
    players[last] = seat("shopkeeper maid lumberjack", exact=True)
    t = table(*players, end_phase=True, turn=last + 1)
    t.play("shopkeeper", "lumberjack", "brick")
    t.go_on()
    assert t.is_over
    assert t.result.scores == tuple(int(player == last) for player in range(3))


@rule("V-END-16", "V-AMB-28")
def test_cards_gained_in_the_end_phase_are_played_as_well() -> None:
    t = table(seat("builder lumberjack", 4, 2, 1, 1, exact=True), seat(f"maid {PRODUCERS}"), end_phase=True)
    t.play("lumberjack")  # the Builder, alone in hand, is played unasked
    assert t.question == "build"
    events = t.play(f"build {KNIGHTS_HOUSE}")
    if t.question == "payment":
        events += t.play("payment 4 2 1 1")
    assert CardPlayed(Seat(0), KNIGHT, 3) in events
    assert (t.points(), t.hand()) == (2, [])
    t.go_on()
    assert (t.turn, t.view.players[0].is_out) == (1, True)


@rule("V-AMB-28", "V-END-16")
def test_a_card_gained_with_the_third_card_is_played_in_a_further_turn() -> None:
    t = table(seat("builder lumberjack stonecutter", 4, 1, 0, 1, exact=True), seat(f"maid {PRODUCERS}"), end_phase=True)
    t.play("lumberjack", "stonecutter", f"build {KNIGHTS_HOUSE}")
    t.go_on()
    assert (t.turn, t.hand(), t.view.players[0].is_out, t.points()) == (1, [KNIGHT], False, 0)
    t.play("shopkeeper", "lumberjack", "stonecutter")
    events = t.go_on()
    assert CardPlayed(Seat(0), KNIGHT, 1) in events
    assert (t.points(), t.view.players[0].is_out, t.turn) == (2, True, 1)


@rule("V-END-16")
@pytest.mark.parametrize(("answer", "cards"), [("dismiss maid", 2), ("hire builder", 4), ("decline", 3)])
def test_dismissed_cards_are_not_played_and_hired_ones_are(answer: str, cards: int) -> None:
    t = table(seat(f"{JEAN} maid lumberjack", exact=True), seat(f"maid {PRODUCERS}"), end_phase=True)
    events = t.play(JEAN, answer)
    while t.turn == 0:
        events += t.go_on() if t.actor == CHANCE else t.play(sorted(t.answers())[0])
    played = len([event for event in of_kind(events, CardPlayed) if event.seat == 0])
    assert played + t.seen(0).hand_size == cards


@rule("V-END-17")
def test_players_may_get_unequal_numbers_of_turns() -> None:
    t = table(
        seat("maid shopkeeper lumberjack", exact=True), seat(f"maid {PRODUCERS}", draw_pile=["builder"]), end_phase=True
    )
    events = t.play("shopkeeper", "lumberjack", "gold")
    while not t.is_over:
        events += t.go_on() if t.actor == CHANCE else t.play(sorted(t.answers())[0])
    turns = Counter(event.seat for event in of_kind(events, TurnEnded))
    assert turns == {0: 1, 1: 2}


@rule("V-END-18", "V-TURN-08")
@pytest.mark.parametrize("cards", [1, 2])
def test_with_one_or_two_cards_one_plays_until_the_hand_is_empty(cards: int) -> None:
    hand = " ".join(PRODUCERS.split()[:cards])
    t = table(seat(f"maid {PRODUCERS}"), seat(hand, exact=True), end_phase=True)
    t.play("maid", "gold", "shopkeeper", "lumberjack")
    events = t.go_on()
    if cards == 2:
        events += t.play("shopkeeper")
    assert of_kind(events, TurnEnded) == [TurnEnded(Seat(1), cards)]
    t.go_on()
    assert t.view.players[1].is_out


@rule("V-AMB-27")
def test_an_empty_hand_with_cards_in_the_pile_is_refilled() -> None:
    pile = ["nun", "monk", "mason", "roofer"]
    t = table(
        seat(f"{JEAN} {JEAN} maid maid shopkeeper", draw_pile=pile), seat(f"maid {PRODUCERS}"), end_phase=True, jean=25
    )
    t.play(JEAN, "dismiss maid", JEAN, "dismiss maid")
    t.go_on()
    assert (t.turn, t.hand(), t.view.players[0].is_out) == (1, sorted(pile), False)


@rule("V-SCORE-09")
def test_who_has_dropped_out_scores_like_everybody() -> None:
    own = spot("above", 1, 5)
    t = table(
        seat("shopkeeper maid", exact=True), seat("", 5, 3, 3, 3, exact=True, buildings=[own], points=7), end_phase=True
    )
    t.play("shopkeeper", GOODS[0])
    t.go_on()
    assert t.is_over
    assert t.result.scores[1] == 7 + 2 + 4
    assert [line.points[1] for line in GAME.score_sheet(t.p) if line.source in ("buildings", "goods")] == [2, 4]
