"""The response window: who is asked, in which order, and what an answer does (canon 9.3)."""

import pytest

from auberge.core.match import Match
from auberge.core.protocol import SOMEBODY, Seat
from auberge.core.record import Player
from auberge.core.setup import settle_setup
from auberge.games.malta.events import Answered, CardPlayed, Lost, Negated
from auberge.games.malta.game import GAME
from auberge.games.malta.tables import CARD_NAMES
from tests.canon import rule
from tests.games.malta.round_table import LETTERS, A, B, C, D, Table, dealt, kinds, of_kind, player, random_steps, table

TWO = "draw_two end_turn"
HANDS = ("negate draw_two", "boomerang draw_two", "shove", "", "negate boomerang")


def asked(t: Table, *answers: str) -> list[int]:
    """The seats asked, each answering `pass` unless told otherwise."""
    seats, given = [], list(answers)
    while t.question == "respond":
        seats.append(t.actor)
        t.play(f"{LETTERS[t.actor]} {given.pop(0) if given else 'pass'}")
    return seats


@rule("M-RESP-01", "M-RESP-07", "M-AMB-33", "M-AMB-49")
@pytest.mark.parametrize("turn", [1, 3, 6])
def test_all_opponents_are_asked_clockwise_whatever_they_hold(turn: int) -> None:
    players = [player(hand) for hand in HANDS]
    players.insert(turn - 1, player("draw_two sidestep stay_put stay_put"))
    t = table(*players, turn=turn)
    t.play(f"{LETTERS[turn - 1]} play draw_two")
    assert asked(t) == [(turn + number) % 6 for number in range(5)]


@rule("M-RESP-01", "M-LOSE-10", "M-AMB-33")
def test_only_players_in_are_asked() -> None:
    out, conceded = player("negate", out=True), player("negate", conceded=True)
    t = table(player("draw_two sidestep stay_put"), out, player("shove"), conceded, player(""))
    t.play("A play draw_two")
    assert asked(t) == [2, 4]


@rule("M-RESP-01", "M-RESP-02", "M-AMB-33")
def test_the_first_who_answers_is_taken_and_nobody_is_asked_after() -> None:
    t = table(player("draw_two sidestep stay_put"), player("negate"), player("negate"), player("negate"))
    t.play("A play draw_two")
    assert asked(t, "pass", "negate") == [1, 2]
    assert (t.actor, t.question, t.discard_pile) == (A, "play", ["draw_two", "negate"])
    assert [len(t.hand(seat)) for seat in (B, C, D)] == [1, 0, 1]


@rule("M-RESP-02", "M-AMB-34")
@pytest.mark.parametrize("answer", ["negate", "boomerang"])
def test_a_response_cannot_be_answered(answer: str) -> None:
    hand = "negate boomerang shove shove"
    t = table(player("draw_two negate boomerang stay_put"), player(hand), player("negate boomerang"))
    t.play("A play draw_two")
    for seat in (A, C):
        for response in ("negate", "boomerang"):
            t.refuse(f"{LETTERS[seat]} {response}")
    t.play(f"B {answer}")
    assert (t.actor, t.question, t.due) == (A, "play", 1)
    for seat in (B, C):
        for response in ("negate", "boomerang"):
            t.refuse(f"{LETTERS[seat]} {response}")
    assert t.sizes() == [3, 3 if answer == "negate" else 5, 2]


@rule("M-CARD-NEGATE-3", "M-CARD-BOOMERANG-3")
@pytest.mark.parametrize(("card", "id_"), [("negate", "M-CARD-NEGATE-3"), ("boomerang", "M-CARD-BOOMERANG-3")])
def test_nobody_answers_an_own_card(card: str, id_: str) -> None:
    t = table(player([card, "draw_two", "stay_put"]), player("shove"), player("shove"))
    t.play("A play draw_two")
    t.refuse(f"A {card}", id_)
    t.play("B pass")
    t.refuse(f"A {card}", id_)


@rule("M-RESP-04", "M-CARD-NEGATE-1", "M-CARD-BOOMERANG-1")
@pytest.mark.parametrize("card", CARD_NAMES)
def test_every_card_but_a_response_opens_the_window(card: str) -> None:
    t = table(player([card, "end_turn", "end_turn", "end_turn"], pawn=(3, 3)), player("negate"), player("negate"))
    t.play(f"A play {card}")
    while t.question == "target":
        t.play(f"A {sorted(t.answers())[0]}")
    if card in ("negate", "boomerang"):
        assert (t.question, t.actor, t.due, t.discard_pile) == ("play", A, 1, [card])
    else:
        assert (t.question, t.actor, t.discard_pile) == ("respond", B, [])
        assert asked(t) == [1, 2]


@rule("M-RESP-07", "M-LOG-02")
def test_a_pass_that_is_the_only_answer_is_asked_too() -> None:
    t = table(player("draw_two sidestep stay_put"), player(""), player("shove"))
    t.play("A play draw_two")
    assert (t.actor, t.answers()) == (B, {"pass"})
    t.refuse("B negate", "M-RESP-07")
    t.refuse("B boomerang", "M-RESP-07")
    t.play("B pass")
    assert (t.actor, t.answers()) == (C, {"pass"})


@rule("M-RESP-07")
def test_each_is_asked_once() -> None:
    t = table(player("draw_two sidestep stay_put"), player("negate"), player("shove"))
    t.play("A play draw_two", "B pass")
    t.refuse("B negate")
    t.refuse("B pass")
    t.play("C pass")
    t.refuse("B negate")


@rule("M-RESP-03", "M-AMB-35", "M-LOSE-05")
@pytest.mark.parametrize("answer", ["negate", "boomerang"])
def test_the_last_card_may_be_the_answer(answer: str) -> None:
    t = table(player("end_turn sidestep stay_put"), player([answer]), player(TWO))
    events = t.play("A play end_turn", f"B {answer}")
    assert not of_kind(events, Lost)
    assert (t.sizes()[B], t.players_in) == (0, [A, B, C])


@rule("M-RESP-05", "M-AMB-08")
@pytest.mark.parametrize("answer", ["negate", "boomerang"])
def test_both_cards_lie_apart_and_go_together_the_answered_one_first(answer: str) -> None:
    t = table(player("discard_two_of_yours sidestep stay_put"), player([answer, "shove", "shove", "shove"]))
    t.play("A play discard_two_of_yours", f"B {answer}")
    if answer == "boomerang":
        assert (t.view.card, t.view.response, t.discard_pile) == ("discard_two_of_yours", "boomerang", [])
        t.play("B discard shove", "B discard shove")
        assert t.discard_pile == ["shove", "shove", "discard_two_of_yours", "boomerang"]
    else:
        assert t.discard_pile == ["discard_two_of_yours", "negate"]
    assert (t.view.card, t.view.response) == (None, None)


@rule("M-RESP-06", "M-AMB-10", "M-CARD-BOOMERANG-7")
@pytest.mark.parametrize("answer", ["negate", "boomerang"])
def test_a_response_is_nobodys_play(answer: str) -> None:
    t = table(player("stay_put end_turn sidestep sidestep"), player([answer, "shove", "shove", "shove"]))
    t.play("A play stay_put", f"B {answer}")
    assert t.due == 1
    t.resolve("A play end_turn")
    t.go_on()
    assert (t.turn, t.sizes()[B], t.due) == (B, 4, 2)


@rule("M-AMB-32", "M-CARD-NEGATE-5", "M-AMB-36")
def test_a_negated_end_turn_does_not_end_the_turn() -> None:
    t = table(player("end_turn draw_two draw_two draw_two"), player("negate"))
    events = t.play("A play end_turn", "B negate")
    assert of_kind(events, Negated) == [Negated(B, "end_turn")]
    assert (t.turn, t.due, t.question) == (A, 1, "play")


@rule("M-AMB-47")
def test_a_player_under_blind_faith_may_answer() -> None:
    t = table(player("draw_two end_turn end_turn"), player("negate", blind=1))
    t.play("A play draw_two")
    assert t.answers() == {"pass", "negate"}
    t.play("B negate")
    assert (t.sizes()[A], t.view.players[B].blind) == (2, 1)


@rule("M-RESP-01", "M-LOG-04", "M-AMB-49", "M-RESP-08")
def test_others_see_only_that_the_window_is_open() -> None:
    t = table(player("draw_two sidestep stay_put"), player("negate"), player(""), player("boomerang"))
    t.play("A play draw_two")
    before = {seat: GAME.view(t.p, seat) for seat in (A, None)}
    assert before[A].actor == SOMEBODY
    for letter in "BCD":
        for seat, view in before.items():
            assert GAME.view(t.p, seat) == view
        waiting = GAME.view(t.p, D if letter != "D" else B)
        assert (waiting.actor, waiting.asked, waiting.moves) == (SOMEBODY, SOMEBODY, ())
        events = t.play(f"{letter} pass")
        if letter != "D":
            assert events == []


@rule("M-RESP-08", "M-RESP-07", "M-AMB-49")
def test_no_pass_takes_hold_before_it_is_entered() -> None:
    """Waits are the table's matter: the game never passes for anybody, so all passes can be made to wait alike."""
    for seed in range(8):
        t = dealt(2 + seed % 5, seed)
        for _ in random_steps(t, seed):
            if t.actor >= 0 and t.question == "respond":
                assert len(t.view.players) >= 2
                assert t.view.card is not None
                assert "pass" in t.answers()
                assert t.actor != t.turn


def windows(seed: int, seats: int) -> list[tuple[list[int], list[int], bool]]:
    """For every window of a game: who was in besides the active player, who was asked, whether somebody answered."""
    t, found = dealt(seats, seed), list[tuple[list[int], list[int], bool]]()
    for events in random_steps(t, seed):
        if found and any(event.card in ("negate", "boomerang") for event in of_kind(events, Answered)):
            found[-1] = (*found[-1][:2], True)
        if t.actor >= 0 and t.question == "respond":
            if of_kind(events, CardPlayed):
                clockwise = [(t.turn + number) % seats for number in range(1, seats)]
                found.append(([seat for seat in clockwise if Seat(seat) in t.players_in], [], False))
            found[-1][1].append(t.actor)
    return found


@rule("M-RESP-01", "M-RESP-02", "M-AMB-33")
@pytest.mark.parametrize("seats", [2, 3, 4, 6])
def test_in_every_window_the_players_in_are_asked_up_to_the_first_answer(seats: int) -> None:
    for seed in range(4):
        for others, seats_asked, answered in windows(seed, seats):
            assert seats_asked == (others[: len(seats_asked)] if answered else others)


@rule("M-LOG-06", "M-AMB-49", "M-RESP-07", "M-LOG-01")
def test_the_counter_tells_nothing_about_a_hand() -> None:
    counts = set()
    for hand in ("negate", "shove", ""):
        setup = settle_setup(GAME.meta, seats=3, seed=1, start_seat=0)
        match = Match(GAME, setup, [Player(letter, "human") for letter in "ABC"])
        match.position = table(player("draw_two sidestep stay_put"), player(hand), player("shove")).p
        for seat, text in ((A, "play draw_two"), (B, "pass"), (C, "pass")):
            match.play(seat, GAME.read(text))
        counts.add(match.record().entries)
    assert counts == {("1 play draw_two", "2 pass", "3 pass")}


@rule("M-LOG-04")
def test_the_log_is_empty_between_announcement_and_resolution() -> None:
    t = table(player("draw_two sidestep stay_put"), player("negate"), player("shove"))
    assert kinds(t.play("A play draw_two")) == ["card_played"]
    assert t.play("B pass") == []
    assert "pass" not in kinds(t.play("C pass"))


@rule("M-AMB-46", "M-CARD-02", "M-LOG-01")
def test_targets_are_named_before_the_window_and_hand_cards_after_it() -> None:
    t = table(player("give_one shove negate negate", pawn=(3, 3)), player("negate shove"), player("shove"))
    t.play("A play give_one")
    assert (t.question, t.view.card) == ("target", None)  # nothing is shown before it is complete
    t.play("A player C")
    assert (t.question, t.view.card, t.view.targets.player) == ("respond", "give_one", C)
    t.play("B pass", "C pass")
    assert (t.question, t.actor) == ("give", A)
