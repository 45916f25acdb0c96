"""Decisions, record and public log (canon 2.7)."""

from functools import cache
from itertools import pairwise
from random import Random

import pytest

from auberge.core.match import Match, resume
from auberge.core.protocol import CHANCE, Seat
from auberge.core.record import Player, dumps, loads
from auberge.core.setup import settle_setup
from auberge.games.malta.events import CardDrawn, CardGiven, Discarded
from auberge.games.malta.game import GAME
from auberge.games.malta.moves import Card, Concede
from auberge.games.malta.tables import CARD_NAMES
from tests.canon import rule
from tests.games.malta.round_table import A, B, C, Table, dealt, kinds, match_of, of_kind, player, random_steps, table

TWO = "draw_two end_turn"
SPARE = ["negate"] * 5
PUBLIC = {
    *("board_laid", "pawn_placed", "deck_shuffled", "turn_began", "drawn", "plays_due", "card_played", "answered"),
    *("negated", "without_effect", "discarded", "given", "hands_swapped", "pawn_moved", "pawn_stayed", "space_removed"),
    *("space_restored", "space_turned", "spaces_swapped", "line_shifted", "blinded", "play_skipped", "turn_skipped"),
    *("turn_ended", "stayed_put", "racket_due", "lost", "came_back", "conceded", "game_won"),
}


@cache
def whole_game(seats: int, seed: int) -> Match:
    options = {"blind_faith": "skip_turn" if seed % 2 else "no_play"}
    setup = settle_setup(GAME.meta, seats=seats, seed=seed, options=options)
    match, chooser = Match(GAME, setup, [Player(str(number), "human") for number in range(seats)]), Random(seed)
    while not match.is_over:
        if match.actor == CHANCE:
            match.chance()
        elif chooser.random() < 0.01:
            match.play(chooser.choice(Table(GAME.imagine(GAME.view(match.position, None), 0)).players_in), Concede())
        else:
            match.play(Seat(match.actor), chooser.choice(GAME.moves(match.position)))
    return match


@rule("M-LOG-01", "M-AMB-50", "M-CHANCE-06")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_options_seed_and_record_give_the_whole_game_again(seats: int) -> None:
    match = whole_game(seats, seats)
    for with_seed in (True, False):
        again = resume(GAME, loads(dumps(match.record(with_seed=with_seed))))
        assert again.record(with_seed=False) == match.record(with_seed=False)
        for seat in (None, *map(Seat, range(seats))):
            assert GAME.view(again.position, seat) == GAME.view(match.position, seat)
        assert [step.events for step in again.steps if step.text] == [step.events for step in match.steps if step.text]


@rule("M-LOG-01")
def test_the_record_holds_decisions_outcomes_and_concessions_only() -> None:
    words = {entry.split()[1] for seats in range(2, 7) for entry in whole_game(seats, seats).record().entries}
    chances, moves = {"board", "deck", "fresh_shuffle", "take_one"}, {"place", "play", "move", "racket", "concede"}
    assert words <= chances | moves | {"pass", "negate", "boomerang", "discard", "give", "pass_on"}
    assert words >= {"board", "deck", "place", "play", "move", "pass", "racket", "concede"}


@rule("M-LOG-01", "M-AMB-46")
@pytest.mark.parametrize("parts", [["play shove 3 up"], ["play shove", "player 3", "direction up"]])
def test_an_announcement_is_one_entry_however_it_is_asked(parts: list[str]) -> None:
    match = match_of(table(player(["shove", *SPARE]), player("boomerang"), player(TWO, pawn=(3, 3))))
    for part in parts:
        match.play(A, GAME.read(part))
    assert match.record().entries == ("1 play shove 3 up",)
    for part in ["boomerang", "direction right"] if len(parts) > 1 else ["boomerang 1 right"]:
        match.play(B, GAME.read(part))
    assert match.record().entries == ("1 play shove 3 up", "2 boomerang 1 right")


@rule("M-LOG-01", "M-LOG-04")
def test_nothing_is_shown_of_an_announcement_before_it_is_complete() -> None:
    t = table(player(["shove", *SPARE], pawn=(3, 3)), player("boomerang"), player(TWO))
    before = [GAME.view(t.p, seat) for seat in (B, C, None)]
    assert t.play("A play shove") == []
    assert t.play("A player C") == []
    assert [GAME.view(t.p, seat) for seat in (B, C, None)] == before
    t.play("A direction up")
    before = [GAME.view(t.p, seat) for seat in (A, C, None)]
    assert t.play("B boomerang") == []
    assert [GAME.view(t.p, seat) for seat in (A, C, None)] == before


@rule("M-LOG-02", "M-LOG-03", "M-AMB-50")
@pytest.mark.parametrize(
    ("hand", "others", "is_asked"),
    [
        ("draw_two", 1, False),
        ("take_one", 1, False),
        ("take_one", 2, True),
        ("going_home", 1, True),
        ("restore_a_space", 1, False),
        ("welcome_back", 2, False),
        ("sidestep", 1, True),
        ("shift_a_line", 1, True),
        ("everyone_moves", 1, True),
        ("draw_two draw_two", 1, True),
        ("negate negate", 2, True),
    ],
)
def test_playing_is_forced_if_one_card_can_be_announced_in_one_way(hand: str, others: int, is_asked: bool) -> None:
    t = table(player(hand), *[player("shove")] * others)
    assert (t.question == "play") == is_asked
    assert (t.view.card is None) == is_asked


@rule("M-LOG-02", "M-LOG-03", "M-LOG-07")
@pytest.mark.parametrize(
    ("hand", "asked"),
    [("", 0), ("shove", 0), ("stay_put draw_two", 0), ("shove shove", 0), ("shove shove shove", 2)],
)
def test_discarding_is_forced_if_no_more_cards_are_held(hand: str, asked: int) -> None:
    t = table(player(["shake_down", *SPARE]), player(hand))
    events = t.resolve("A play shake_down")
    for _ in range(asked):
        assert (t.question, t.actor) == ("discard", B)
        events += t.play(f"B discard {t.hand(B)[0]}")
    assert t.question == "play"
    discarded = [event.card for event in of_kind(events, Discarded)]
    assert discarded == sorted(hand.split()[:2], key=list[str](CARD_NAMES).index)


@rule("M-LOG-03", "M-LOG-02")
def test_the_second_discard_is_asked_as_long_as_more_cards_are_held() -> None:
    t = table(player("discard_two_of_yours shove shove shove end_turn"), player(TWO))
    t.resolve("A play discard_two_of_yours")
    t.play("A discard end_turn")
    assert (t.question, t.answers()) == ("discard", {"card shove"})


@rule("M-LOG-02", "M-LOG-03")
@pytest.mark.parametrize(("hand", "is_asked"), [("shove", False), ("shove shove", True), ("shove negate", True)])
def test_giving_and_passing_on_are_forced_with_one_card(hand: str, is_asked: bool) -> None:
    t = table(player(["give_one", *hand.split()]), player(TWO), player(TWO))
    t.resolve("A play give_one B")
    assert (t.question == "give") == is_asked
    t = table(player(["pass_it_on", *hand.split()]), player("shove"), player(TWO))
    t.resolve("A play pass_it_on")
    assert (t.question, t.actor) == ("pass_on", A if is_asked else C)


@rule("M-LOG-03", "M-RACKET-05", "M-LOG-07")
@pytest.mark.parametrize(
    ("hand", "owners", "asked"),
    [
        ("shove", 1, "none"),
        ("stay_put shove", 1, "none"),
        ("shove shove shove", 1, "racket"),
        ("shove", 2, "racket_to"),
        ("shove shove", 2, "racket_to"),
    ],
)
def test_racket_is_forced_with_one_owner_and_no_more_cards_than_due(hand: str, owners: int, asked: str) -> None:
    board = {(3, 2): "drop_3_right", (3, 3): "crown_2_no_up"}
    others = [player("", pawn=(3, 3)) for _ in range(owners)]
    t = table(player(hand, pawn=(3, 2)), *others, player(TWO), stage="move", board=board)
    if asked == "none":
        assert (t.sizes()[0], t.sizes()[1]) == (0, len(hand.split()))
    else:
        assert (t.question, t.turn) == (asked, A)


@rule("M-LOG-07", "M-LOG-03")
def test_cards_that_go_without_a_question_go_in_canonical_order() -> None:
    board = {(3, 2): "drop_3_right", (3, 3): "crown_2_no_up"}
    t = table(player("clean_slate stay_put end_turn", pawn=(3, 2)), player("", pawn=(3, 3)), player(TWO), board=board)
    t.resolve("A play stay_put")
    assert t.hand(A) == ["end_turn", "clean_slate"]
    t = table(player("negate stay_put end_turn", pawn=(3, 2)), player("", pawn=(3, 3)), player(TWO), board=board, due=1)
    events = t.resolve("A play negate")
    assert [event.card for event in of_kind(events, CardGiven)] == ["end_turn", "stay_put"]


@rule("M-LOG-07")
def test_answers_are_listed_in_canonical_order() -> None:
    t = table(player("clean_slate shove discard_two_of_yours draw_two take_one end_turn"), player(TWO))
    t.resolve("A play discard_two_of_yours")
    listed = [move.card for move in GAME.moves(t.p) if isinstance(move, Card)]
    assert listed == ["draw_two", "end_turn", "shove", "take_one", "clean_slate"]


@rule("M-LOG-06", "M-AMB-50", "M-LOG-03")
@pytest.mark.parametrize("entry", ["A play shake_down", "A play give_one", "A play swap_hands", "A play take_one"])
def test_what_is_asked_next_depends_on_the_size_of_a_hand_alone(entry: str) -> None:
    for size in (0, 2, 3, 4) if "swap" in entry else range(5):  # a single card got is played at once, for all to see
        seen = set()
        for hand in (["shove"] * size, ["negate", "draw_two", "end_turn", "boomerang"][:size], ["stay_put"] * size):
            if len(hand) == size:
                t = table(player([entry.rsplit(maxsplit=1)[-1], *SPARE]), player(hand))
                t.play(entry, "B pass")
                seen.add((t.actor, t.view.question))
        assert len(seen) == 1


@rule("M-LOG-04", "M-CARD-11", "M-AMB-39")
def test_everybody_reads_the_same_log_but_for_cards_drawn_and_given() -> None:
    found: set[str] = set()
    for seats in range(2, 7):
        for step in whole_game(seats, seats).steps:
            for event in step.events:
                told = [GAME.witness(event, seat) for seat in (*map(Seat, range(seats)), None)]
                if isinstance(event, CardDrawn):
                    assert told == [event if seat == event.seat else None for seat in range(seats)] + [None]
                elif isinstance(event, CardGiven):
                    assert told == [event if s in (event.seat, event.to) else None for s in range(seats)] + [None]
                else:
                    assert told == [event] * (seats + 1)
                    found.add(kinds([event])[0])
    assert found <= PUBLIC
    assert len(found) > 20


@rule("M-LOG-04", "M-LOG-05", "M-RESP-07")
def test_the_log_holds_no_pass() -> None:
    steps = whole_game(4, 4).steps
    for step, after in pairwise(steps):
        if step.text == after.text == "pass" and "card_played" not in kinds(step.events):
            assert not step.events  # another opponent is asked: nothing happened yet
    assert sum(step.text == "pass" for step in steps) > 20


@rule("M-LOG-05")
def test_before_the_end_nobody_sees_the_hidden_entries_of_others() -> None:
    """Games that differ in what stays hidden from C (which card went as racket) are one game to C."""
    board = {(3, 2): "star_1", (3, 3): "star_1"}
    hands = [player("negate shove sidestep", pawn=(3, 2)), player(TWO, pawn=(3, 3)), player(TWO)]
    views, told = [], []
    for card in ("shove", "negate"):
        match = match_of(table(*hands, stage="move", board=board))
        match.play(A, GAME.read("move right"))
        match.play(A, GAME.read(f"racket 2 {card}"))
        assert match.record().entries[-1] == f"1 racket 2 {card}"
        views.append([GAME.view(match.position, seat) for seat in (A, B, C, None)])
        told.append([[GAME.witness(event, seat) for event in match.steps[-1].events] for seat in (A, B, C, None)])
    alike = [False, False, True, True]  # A sees the own entry, B the card received
    assert [one == two for one, two in zip(*views, strict=True)] == alike
    assert [one == two for one, two in zip(*told, strict=True)] == alike


@rule("M-LOG-05", "M-LOG-01")
def test_after_the_end_the_record_tells_everything() -> None:
    match = whole_game(3, 3)
    assert match.is_over
    asked = [step.text for step in match.steps if step.text]
    assert [entry.split(maxsplit=1)[1] for entry in match.record().entries] == asked
    assert any(entry.endswith(" pass") for entry in match.record().entries)


@rule("M-LOG-02", "M-LOG-03", "M-MOVE-08")
def test_outside_the_window_no_question_has_one_answer_that_all_can_see() -> None:
    for seed in range(6):
        t = dealt(2 + seed % 5, seed)
        for _ in random_steps(t, seed):
            if t.actor >= 0 and t.question not in ("respond", "target"):
                held = t.sizes()[t.actor]
                if len(t.p.legal()) < 2:
                    assert t.question in ("play", "discard", "give", "pass_on", "racket")
                    if held == 1:  # one card that can be announced in several ways
                        assert t.question == "play"
                        twin = t.fork()
                        twin.p.apply(t.p.legal()[0])
                        assert (twin.question, len(twin.p.legal()) > 1) == ("target", True)
