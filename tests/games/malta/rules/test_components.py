"""Spaces, cards and pawns (canon 2.1, 9.1, 9.2), and the data files that may replace them."""

import re
from collections import Counter
from functools import cache

import pytest

from auberge import words
from auberge.core.errors import BadData, BadSetup
from auberge.core.setup import settle_setup
from auberge.games.malta import printed
from auberge.games.malta.game import GAME
from auberge.games.malta.tables import CARD_NAMES
from auberge.games.malta.view import SpaceView
from tests.canon import rule
from tests.games.malta.round_table import COPIES, A, B, cards_of, dealt, new_game, player, random_steps, table

Face = tuple[str, int, frozenset[str], int, bool]
TURNS = ("up", "right", "down", "left")
SIDES = frozenset(TURNS)


def faces() -> dict[str, Face]:
    """Shape, number, arrows, copies, start space or not of every kind, as the canon lists them (9.1)."""
    found: dict[str, Face] = {
        "start": ("crown", 1, frozenset({"left", "up", "right"}), 7, True),
        "star_1": ("star", 1, SIDES, 11, False),
    }
    for side in TURNS:
        found[f"crown_2_no_{side}"] = ("crown", 2, SIDES - {side}, 4, False)
        found[f"drop_3_{side}"] = ("drop", 3, frozenset({side}), 3, False)
        found[f"drop_4_{side}"] = ("drop", 4, frozenset({side}), 2, False)
    return found


@cache
def laid(seed: int, board: str = "7x7") -> tuple[SpaceView, ...]:
    t = new_game(seed=seed, options={"board": board})
    t.chance()
    return tuple(space for row in t.view.board for space in row if space is not None)


@rule("M-COMP-01", "M-COMP-04")
def test_two_to_six_players_with_a_pawn_each() -> None:
    for seats in (0, 1, 7):
        with pytest.raises(BadSetup):
            settle_setup(GAME.meta, seats=seats, seed=1)
    for seats in range(2, 7):
        pawns = dealt(seats).pawns()
        assert pawns == [(0, 2)] * seats


@rule("M-COMP-02", "M-DECK-01")
def test_the_deck_is_108_cards_of_27_kinds() -> None:
    assert (sum(COPIES.values()), len(COPIES)) == (108, 27)
    assert (COPIES["draw_two"], COPIES["last_call"], COPIES["clean_slate"]) == (12, 1, 2)
    assert dict(cards_of(dealt(3))) == COPIES


@rule("M-COMP-03", "M-COMP-05", "M-COMP-06", "M-TILE-01", "M-TILE-02", "M-TILE-03", "M-TILE-04", "M-TILE-05")
def test_the_54_spaces_are_those_of_the_table() -> None:
    sheet, expected = printed.sheet_of(None), faces()
    assert sum(face[3] for face in expected.values()) == 54
    assert dict(zip(sheet.space_names, sheet.space_copies, strict=True)) == {k: face[3] for k, face in expected.items()}
    assert dict(zip(sheet.space_names, sheet.is_start, strict=True)) == {k: face[4] for k, face in expected.items()}
    assert Counter(sheet.space_names[kind] for kind in sheet.kind_of) == {k: face[3] for k, face in expected.items()}


@rule("M-COMP-08", "M-COMP-12", "M-TILE-01", "M-TILE-02", "M-TILE-03", "M-TILE-04", "M-TILE-05")
def test_the_front_of_a_space_shows_its_number_and_arrows() -> None:
    expected, seen = faces(), set()
    for seed in range(3):
        for space in laid(seed):
            shape, number, arrows, _, _ = expected[space.kind]
            assert (space.shape, space.number, frozenset(space.arrows)) == (shape, number, arrows)
            seen.add(space.kind)
    assert seen == set(expected)


@rule("M-COMP-12")
def test_the_shape_goes_with_the_directions() -> None:
    ways = {"star": 4, "crown": 3, "drop": 1}
    for space in laid(1):
        assert len(space.arrows) == ways[space.shape]


@rule("M-COMP-07", "M-COMP-09", "M-COMP-10", "M-COMP-12", "M-COMP-15", "M-TILE-06", "M-CARD-REMOVE-1")
@pytest.mark.parametrize("kind", [kind for kind in faces() if kind != "start"])
def test_every_space_has_a_0_circle_on_its_back(kind: str) -> None:
    t = table(player("remove_a_space restore_a_space draw_two draw_two"), player("end_turn"), board={(3, 3): kind})
    front = t.space(3, 3)
    t.resolve("A play remove_a_space (3,3)")
    back = t.space(3, 3)
    assert (back.number, back.arrows, back.is_circle, back.space) == (0, (), True, front.space)
    t.resolve("A play restore_a_space (3,3)")
    assert t.space(3, 3) == front
    assert not front.is_circle


@rule("M-COMP-07", "M-TILE-06", "M-TILE-07", "M-AMB-28")
def test_start_spaces_are_turned_over_moved_and_entered_like_others() -> None:
    hand = "remove_a_space restore_a_space swap_two_spaces turn_a_space sidestep end_turn end_turn"
    t = table(player(hand, pawn=(1, 4)), player("end_turn"), board={(5, 5): "star_1"}, due=5)
    t.resolve("A play remove_a_space (0,4)")
    assert (t.space(0, 4).kind, t.space(0, 4).number, t.space(0, 4).arrows) == ("start", 0, ())
    t.resolve("A play restore_a_space (0,4)", "A play turn_a_space (0,4) 1")
    assert (t.space(0, 4).number, set(t.space(0, 4).arrows)) == (1, {"up", "right", "down"})
    t.resolve("A play sidestep down", "A play swap_two_spaces (0,4) (5,5)")
    assert (t.space(5, 5).kind, t.space(0, 4).kind, t.pawns()[A]) == ("start", "star_1", (0, 4))


@rule("M-COMP-11", "M-AMB-01")
def test_spaces_are_laid_upright() -> None:
    for seed in range(5):
        assert {space.quarters for space in laid(seed)} == {0}


@rule("M-COMP-11")
def test_a_round_tile_fits_in_its_place_however_it_is_turned() -> None:
    for quarters in (1, 2, 3):
        t = table(player("turn_a_space draw_two"), player("end_turn"), board={(3, 3): "drop_3_up"})
        t.resolve(f"A play turn_a_space (3,3) {quarters}")
        assert t.space(3, 3).arrows == (TURNS[quarters],)


@rule("M-COMP-13")
@pytest.mark.parametrize("language", ["en", "fr", "it", "de"])
def test_the_published_age_is_8_and_the_time_30_minutes(language: str) -> None:
    told = words.Words(language).say("rule-M-COMP-13")
    assert re.findall(r"\d+", told) == ["8", "30"]


@rule("M-COMP-14", "M-COMP-15")
def test_there_are_cards_for_hands_places_and_spaces() -> None:
    named = {"swap_hands", "swap_places", "swap_two_spaces", "shift_a_line", "turn_a_space", "remove_a_space"}
    assert all(COPIES[card] and cards_of(dealt())[card] == COPIES[card] for card in named)


@rule("M-AMB-01", "M-SETUP-03", "M-SETUP-05", "M-CHANCE-02")
def test_every_other_space_is_as_likely_anywhere_or_out() -> None:
    times, first, last, out = 800, Counter[str](), Counter[str](), Counter[str]()
    everything = Counter({kind: face[3] for kind, face in faces().items()})
    for seed in range(times):
        spaces = laid(seed)
        first[spaces[7].kind] += 1
        last[spaces[48].kind] += 1
        out += everything - Counter(space.kind for space in spaces)
    assert out.total() == 5 * times
    for kind, face in faces().items():
        if kind != "start":
            for found, of in ((first, times), (last, times), (out, 5 * times)):
                mean = of * face[3] / 47
                assert abs(found[kind] - mean) < 4 * mean**0.5, (kind, found[kind], mean)
    assert first["start"] == last["start"] == out["start"] == 0


@rule("M-AMB-42", "M-SETUP-05")
@pytest.mark.parametrize("board", ["7x7", "5x5"])
def test_the_spaces_left_over_are_never_used(board: str) -> None:
    t = dealt(seed=5, options={"board": board})
    before = {space.space for row in t.view.board for space in row if space}
    size = {"7x7": 49, "5x5": 25}[board]
    assert len(before) == size
    for _ in random_steps(t, 4):
        assert {space.space for row in t.view.board for space in row if space} == before


@rule("M-DECK-02", "M-CARD-NEGATE-4", "M-CARD-BOOMERANG-4")
@pytest.mark.parametrize("card", CARD_NAMES)
def test_only_negate_and_boomerang_are_played_out_of_turn(card: str) -> None:
    t = table(player("draw_two end_turn"), player([card, "draw_two"]), player("end_turn"))
    t.play("A play draw_two")
    assert (t.actor, t.question) == (B, "respond")
    assert t.answers() == {"pass", card} if card in ("negate", "boomerang") else {"pass"}
    t.refuse(f"B play {card}")
    t.refuse(f"B card {card}")


def house_deck(*changes: tuple[str, str]) -> str:
    text = printed.shipped_text()
    for old, new in changes:
        assert text.count(old) == 1
        text = text.replace(old, new)
    return text


def copies(card: str, number: int) -> str:
    return f'id = "{card}"\ncopies = {number}\n'


FEWER_DRAW_TWO = [("draw_two", 12, 2), ("last_call", 1, 11)]


@rule("M-DECK-03", "M-AMB-48")
def test_any_number_of_copies_that_passes_the_checks_may_be_played() -> None:
    text = house_deck(
        (copies("draw_two", 12), copies("draw_two", 2)), (copies("last_call", 1), copies("last_call", 11))
    )
    setup = settle_setup(GAME.meta, seats=2, seed=1, start_seat=0, data=text)
    position = GAME.start(setup)
    assert GAME.check(position) == []
    t = table(player(["last_call"] * 11), player("draw_two draw_two"), data=text)
    assert cards_of(t) == Counter({**COPIES, "draw_two": 2, "last_call": 11})


@rule("M-DECK-03")
def test_the_copies_are_said_to_be_our_own_choice() -> None:
    facts = GAME.check_data(None).facts
    told = [fact for fact in facts if "card" in fact.entry and fact.field == "copies"]
    assert len(told) == 27
    assert {fact.known for fact in told} == {"placeholder"}


@rule("M-DECK-03", "M-COMP-02")
@pytest.mark.parametrize(
    "change",
    [
        (copies("draw_two", 12), copies("draw_two", 11)),
        (copies("negate", 9), copies("negate", 0)),
        ('id = "fresh_shuffle"', 'id = "draw_two"'),
        ('id = "welcome_back"', 'id = "no_such_card"'),
    ],
)
def test_a_deck_that_fails_a_check_is_refused(change: tuple[str, str]) -> None:
    with pytest.raises(BadData):
        printed.sheet_of(house_deck(change))
