"""Each of the 27 cards at the same table: alone, answered with Negate, and answered with Boomerang.

Clockwise: the active player 1 at (3,3), 2 at (4,4) who may answer, 3 at (2,2); 4 is out. A 0-circle lies at (5,5).
"""

from collections.abc import Mapping, Sequence

import msgspec
import pytest

from auberge.core.match import Match, follow
from auberge.core.position import CHANCE
from auberge.core.protocol import Event
from auberge.core.record import Player
from auberge.core.setup import settle_setup
from auberge.games.malta.game import GAME
from auberge.games.malta.tables import CARD_NAMES
from auberge.testing import expectations
from tests.canon import rule

Parts = Mapping[str, object]
BOARD = {
    "(3,3)": "star_1",
    "(4,4)": "crown_2_no_left",
    "(2,2)": "drop_3_up",
    "(5,5)": "crown_2_no_up removed",
    "(1,1)": "star_1",
}


class Example(msgspec.Struct, frozen=True):
    """How a card is played and what comes of it: as it is, and taken over by the next player."""

    play: str
    then: Parts
    entries: Sequence[str] = ()
    taken: str = "2 boomerang"
    taken_then: Parts = {}
    taken_entries: Sequence[str] = ()


def sizes(first: int, second: int, third: int) -> dict[str, object]:
    return {f"players.{seat}.hand_size": size for seat, size in enumerate((first, second, third), start=1)}


def pawns(**places: list[int]) -> dict[str, object]:
    return {f"players.{name[1:]}.pawn": place for name, place in places.items()}


# hands before: 4 besides the card, 3 (with a response) and 2
EXAMPLES = {
    "swap_hands": Example("swap_hands 3", sizes(2, 3, 4), taken_then=sizes(2, 4, 2)),
    "draw_two": Example("draw_two", sizes(6, 3, 2), taken_then=sizes(4, 4, 2)),
    "discard_two_of_yours": Example(
        "discard_two_of_yours",
        {**sizes(2, 3, 2), "discard_pile": ["end_turn", "sidestep", "discard_two_of_yours"]},
        ["1 discard end_turn", "1 discard sidestep"],
        taken_then={**sizes(4, 0, 2), "players.2.is_in": True},
    ),
    "end_turn": Example("end_turn", {"turn": 2}, taken_then={"turn": 1, "turn_over": False}),
    "going_home": Example(
        "going_home 3", pawns(_1=[3, 3], _3=[0, 2]), taken_then=pawns(_1=[0, 0], _2=[4, 4], _3=[2, 2])
    ),
    "remove_a_space": Example(
        "remove_a_space (1,1)",
        {"board.(1,1).is_circle": True},
        taken="2 boomerang (0,6)",
        taken_then={"board.(1,1).is_circle": False, "board.(0,6).is_circle": True},
    ),
    "everyone_moves": Example(
        "everyone_moves up",
        pawns(_1=[4, 3], _2=[5, 4], _3=[3, 2]),
        taken="2 boomerang left",
        taken_then=pawns(_1=[3, 2], _2=[4, 3], _3=[2, 1]),
    ),
    "blind_faith": Example(
        "blind_faith", {"players.2.blind": 1}, taken_then={"players.1.blind": 1, "players.2.blind": 0}
    ),
    "swap_places": Example(
        "swap_places 3", pawns(_1=[2, 2], _2=[4, 4], _3=[3, 3]), taken_then=pawns(_1=[4, 4], _2=[3, 3], _3=[2, 2])
    ),
    "swap_two_spaces": Example(
        "swap_two_spaces (1,1) (5,5)",
        {"board.(1,1).is_circle": True, "board.(5,5).kind": "star_1"},
        taken="2 boomerang (4,4) (5,5)",
        taken_then={"board.(4,4).is_circle": True, "board.(5,5).kind": "crown_2_no_left", "board.(1,1).kind": "star_1"},
    ),
    "turn_a_space": Example(
        "turn_a_space (1,1) 3",
        {"board.(1,1).quarters": 3},
        taken="2 boomerang (4,4) 2",
        taken_then={"board.(1,1).quarters": 0, "board.(4,4).arrows": ["up", "down", "left"]},
    ),
    "shift_a_line": Example(
        "shift_a_line row 5 left",
        {"board.(5,4).is_circle": True, "board.(5,5).is_circle": False},
        taken="2 boomerang column 5 down",
        taken_then={"board.(4,5).is_circle": True, "board.(5,4).is_circle": False},
    ),
    "sidestep": Example(
        "sidestep up", pawns(_1=[4, 3]), taken="2 boomerang right", taken_then=pawns(_1=[3, 3], _2=[4, 5])
    ),
    "shove": Example(
        "shove 3 left", pawns(_3=[2, 1]), taken="2 boomerang 1 down", taken_then=pawns(_1=[2, 3], _3=[2, 2])
    ),
    "restore_a_space": Example(
        "restore_a_space (5,5)", {"board.(5,5).number": 2}, taken_then={"board.(5,5).number": 2}
    ),
    "take_one": Example(
        "take_one 3",
        sizes(5, 3, 1),
        ["1 take_one draw_two"],
        taken_then=sizes(3, 3, 2),
        taken_entries=["2 take_one end_turn"],
    ),
    "give_one": Example(
        "give_one 3", sizes(3, 3, 3), ["1 give sidestep"], taken_then=sizes(5, 1, 2), taken_entries=["2 give shove"]
    ),
    "shake_down": Example(
        "shake_down 2",
        sizes(4, 1, 2),
        ["2 discard shove", "2 discard stay_put"],
        taken_then={**sizes(2, 2, 2), "discard_pile": ["end_turn", "draw_two", "shake_down", "boomerang"]},
        taken_entries=["1 discard end_turn", "1 discard draw_two"],
    ),
    "drinks_for_all": Example("drinks_for_all", sizes(5, 4, 3), taken_then=sizes(5, 3, 3)),
    "pass_it_on": Example(
        "pass_it_on",
        sizes(4, 3, 2),
        ["1 pass_on sidestep", "2 pass_on shove", "3 pass_on draw_two"],
        taken_then=sizes(4, 2, 2),
        taken_entries=["2 pass_on shove", "3 pass_on draw_two", "1 pass_on sidestep"],
    ),
    "stay_put": Example("stay_put", {"stays": True}, taken_then={"stays": False}),
    "fresh_shuffle": Example(
        "fresh_shuffle",
        {"draw_pile": 97, "discard_pile": ["fresh_shuffle"]},
        taken_then={"draw_pile": 97, "discard_pile": ["fresh_shuffle", "boomerang"]},
    ),
    "welcome_back": Example(
        "welcome_back 4",
        {"players.4.is_in": True, "players.4.pawn": [0, 3], "players.4.hand_size": 3},
        taken_then={"players.4.is_in": True, "players.4.pawn": [0, 3], "players.4.hand_size": 3},
    ),
    "last_call": Example(
        "last_call 3",
        {"players.3.is_in": True, "losers": [4]},
        taken_then={"players.1.is_in": True, "players.3.is_in": True, "losers": [4]},
    ),
    "clean_slate": Example(
        "clean_slate",
        {
            **sizes(4, 3, 2),
            "discard_pile": ["draw_two", "end_turn", "end_turn", "sidestep", "clean_slate"],
        },
        taken_then={**sizes(4, 2, 2), "discard_pile": ["shove", "stay_put", "clean_slate", "boomerang"]},
    ),
}


def table(card: str, response: str) -> Match:
    setup = settle_setup(GAME.meta, seats=4, seed=3, start_seat=0)
    seats = {
        "1": {"pawn": "(3,3)", "hand": [card, "sidestep", "end_turn", "end_turn", "draw_two"]},
        "2": {"pawn": "(4,4)", "hand": [response, "stay_put", "shove"]},
        "3": {"pawn": "(2,2)", "hand": ["draw_two", "take_one"]},
        "4": {"out": True, "hand": ["draw_two"]},
    }
    match = Match(GAME, setup, [Player(str(seat), "human") for seat in range(4)])
    match.position = GAME.arrange(setup, {"stage": "play", "board": BOARD, "seat": seats})
    return match


def say(match: Match, *entries: str) -> None:
    match.seeded = False  # chance goes as told
    for entry in entries:
        follow(match, len(match.steps) + 1, entry)
    match.seeded = True


def shuffle(match: Match) -> None:
    if match.actor == CHANCE and GAME.view(match.position, None).question == "fresh":
        match.chance()


def read(match: Match) -> object:
    return expectations.as_read(GAME.view(match.position, None))


def check(match: Match, parts: Parts) -> None:
    assert not GAME.check(match.position)
    seen = read(match)
    found = {path: expectations.part(seen, path) for path in parts}
    assert found == parts


def happened(match: Match) -> list[Event]:
    return [event for step in match.steps for event in step.events]


def kinds(match: Match) -> list[str]:
    return [str(event.__struct_config__.tag) for event in happened(match)]


def test_every_card_is_here() -> None:
    assert {*EXAMPLES, "negate", "boomerang"} == set(CARD_NAMES)
    assert list(EXAMPLES) == [card for card in CARD_NAMES if card in EXAMPLES]


@rule("M-CARD-02", "M-PLAY-04", "M-RESP-01")
@pytest.mark.parametrize("card", EXAMPLES)
def test_a_card_does_what_it_says(card: str) -> None:
    match, example = table(card, "negate"), EXAMPLES[card]
    say(match, f"1 play {example.play}")
    check(match, {"card": card, "announced": True, "due": 3, "discard_pile": []})
    say(match, "2 pass", "3 pass")
    say(match, *example.entries)
    shuffle(match)
    check(match, example.then)
    seen = read(match)
    assert isinstance(discarded := expectations.part(seen, "discard_pile"), list)
    assert (discarded[-1], expectations.part(seen, "card")) == (card, None)
    if card != "end_turn":
        check(match, {"turn": 1, "due": 2})


@rule("M-CARD-NEGATE-5", "M-RESP-02", "M-RESP-05", "M-AMB-32")
@pytest.mark.parametrize("card", EXAMPLES)
def test_a_negated_card_has_no_effect_and_counts(card: str) -> None:
    match = table(card, "negate")
    say(match, f"1 play {EXAMPLES[card].play}")
    before = read(match)
    say(match, "2 negate")
    check(match, {"discard_pile": [card, "negate"], "due": 2, "turn": 1, "card": None, **sizes(4, 2, 2)})
    after = read(match)
    same = ["board", "draw_pile", "losers", "stays", "turn_over", "players.3", "players.4"]
    same += [f"players.{seat}.{part}" for seat in (1, 2) for part in ("pawn", "blind", "is_in")]
    for path in same:
        assert expectations.part(after, path) == expectations.part(before, path)
    assert kinds(match) == ["card_played", "answered", "negated"]
    assert match.actor == 0


@rule("M-CARD-BOOMERANG-5", "M-CARD-BOOMERANG-6", "M-CARD-BOOMERANG-7", "M-RESP-05")
@pytest.mark.parametrize("card", EXAMPLES)
def test_a_card_taken_over_is_the_answerers(card: str) -> None:
    match, example = table(card, "boomerang"), EXAMPLES[card]
    say(match, f"1 play {example.play}", example.taken, *example.taken_entries)
    shuffle(match)
    check(match, {"turn": 1, "due": 2, "card": None, "response": None, **example.taken_then})
    discarded = expectations.part(read(match), "discard_pile")
    assert isinstance(discarded, list)
    assert discarded[-2:] == [card, "boomerang"]
    assert kinds(match)[:2] == ["card_played", "answered"]
    assert match.actor == 0


@rule("M-CARD-NEGATE-1", "M-CARD-BOOMERANG-1", "M-RESP-04", "M-PLAY-08")
@pytest.mark.parametrize("card", ["negate", "boomerang"])
def test_a_response_in_the_own_turn_is_a_play_without_effect_or_window(card: str) -> None:
    match = table(card, "negate")
    say(match, f"1 play {card}")
    check(match, {"discard_pile": [card], "due": 2, "question": "play", **sizes(4, 3, 2)})
    assert kinds(match) == ["card_played", "without_effect"]
    assert match.actor == 0
