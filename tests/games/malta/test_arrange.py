"""Positions put together by hand: what may be given, where the rest comes from, and how what is wrong is named."""

from collections.abc import Mapping

import pytest

from auberge.core.errors import BadData
from auberge.core.match import Match, pass_pauses
from auberge.core.position import CHANCE
from auberge.core.protocol import OptionValue, Seat
from auberge.core.record import Player
from auberge.core.setup import settle_setup
from auberge.games.malta.engine import Engine
from auberge.games.malta.game import GAME
from auberge.games.malta.view import MaltaView, PlayerView, SpaceView


def arranged(given: Mapping[str, object], seats: int = 2, options: Mapping[str, OptionValue] | None = None) -> Engine:
    setup = settle_setup(GAME.meta, seats=seats, seed=1, options=options, start_seat=0)
    return GAME.arrange(setup, given)


def seen(given: Mapping[str, object], seats: int = 2, options: Mapping[str, OptionValue] | None = None) -> MaltaView:
    position = arranged({"stage": "play", "seat": {"1": {"hand": ["shove", "negate"]}}, **given}, seats, options)
    assert not GAME.check(position)
    view = GAME.view(position, Seat(0))
    assert GAME.view(GAME.imagine(view, 5), Seat(0)) == view
    return view


def player(values: Mapping[str, object], seat: int = 2, seats: int = 3) -> PlayerView:
    return seen({"seat": {"1": {"hand": ["shove", "negate"]}, str(seat): values}}, seats).players[seat - 1]


def space(view: MaltaView, row: int, col: int) -> SpaceView:
    found = view.board[row][col]
    assert found is not None
    return found


def test_nothing_given_is_a_turn_about_to_begin() -> None:
    setup = settle_setup(GAME.meta, seats=2, seed=1, start_seat=1)
    position = GAME.arrange(setup, {})
    assert (position.actor(), position.seat, position.pausing) == (CHANCE, 1, True)
    assert not GAME.check(position)
    view = GAME.view(position, None)
    assert (view.draw_pile, view.discard_pile, [each.pawn for each in view.players]) == (108, (), [(0, 0), (0, 1)])


def test_a_turn_stops_where_it_is_told() -> None:
    hand = {"seat": {"1": {"hand": ["shove", "negate", "draw_two"]}}}
    match = Match(GAME, settle_setup(GAME.meta, seats=2, seed=1, start_seat=0), [Player("1", ""), Player("2", "")])
    match.position = arranged(hand)
    pass_pauses(match)
    assert GAME.view(match.position, None).players[0].hand_size == 4
    play, move = arranged({"stage": "play", **hand}), arranged({"stage": "move", **hand})
    assert (GAME.view(play, None).question, play.due, play.sizes[0]) == ("play", 2, 3)
    assert (GAME.view(move, None).question, move.due) == ("move", 0)
    assert arranged({"stage": "play", "due": 1, **hand}).due == 1
    assert arranged({"stage": "play", "turn": 2, "seat": {"2": {"hand": ["shove", "shove"]}}}).seat == 1


@pytest.mark.parametrize("given", [{"draw_pile": []}, {"board": {"(0,0)": "circle"}}])
def test_a_turn_without_cards_to_draw_stops_there_too(given: Mapping[str, object]) -> None:
    seats = {"1": {"hand": ["clean_slate"]}, "2": {"hand": ["shove", "negate"]}}
    play = arranged({"stage": "play", "seat": seats, **given})
    assert not GAME.check(play)
    assert (play.turns, GAME.view(play, None).card, GAME.view(play, None).question) == (1, "clean_slate", "respond")
    blind = {"1": {"hand": ["clean_slate"], "blind": 1}, "2": {"hand": ["shove", "negate"]}}
    move = arranged({"stage": "move", "seat": blind, "draw_pile": []})
    assert (GAME.view(move, None).question, move.blind[0], move.turns) == ("move", 1, 1)


def test_spaces_are_named_turned_and_removed() -> None:
    board = {
        "(3,0)": "drop_3_left",
        "(3,1)": "crown_2_no_left turned 1",
        "(3,2)": "crown_2_no_left turned 3 removed",
        "(3,3)": "drop_4_up removed",
        "(0,6)": "circle",
    }
    view = seen({"board": board})
    assert (space(view, 3, 0).kind, space(view, 3, 0).quarters) == ("drop_3_left", 0)
    assert (space(view, 3, 1).quarters, space(view, 3, 1).arrows) == (1, ("right", "down", "left"))
    assert (space(view, 3, 2).quarters, space(view, 3, 2).is_circle, space(view, 3, 2).number) == (3, True, 0)
    assert (space(view, 3, 3).kind, space(view, 3, 3).is_circle) == ("drop_4_up", True)
    assert (space(view, 0, 6).kind, space(view, 0, 6).is_circle) == ("start", True)
    assert {space(view, 1, col).kind for col in range(7)} == {"star_1"}


def test_a_small_board_is_laid() -> None:
    view = seen({"board": {"(4,4)": "drop_4_left"}}, options={"board": "5x5"})
    assert sum(each is not None for row in view.board for each in row) == 25
    assert space(view, 4, 4).kind == "drop_4_left"


def test_a_player_is_given() -> None:
    given = {"pawn": "(4,2)", "home": "(0,5)", "hand": ["shove", "shove", "negate"], "blind": 2}
    found = player(given)
    assert (found.pawn, found.home, found.home_place) == ((4, 2), 5, (0, 5))
    assert (found.hand_size, found.blind, found.is_in) == (3, 2, True)


def test_a_start_space_lies_elsewhere() -> None:
    view = seen({"seat": {"1": {"hand": ["shove", "negate"], "home": "(0,5)", "home_at": "(4,4)"}}})
    assert (space(view, 4, 4).space, space(view, 0, 5).kind != "start") == (5, True)
    assert view.players[0].home_place == (0, 5)


def test_players_are_out() -> None:
    out, conceded = player({"out": True, "hand": ["shove"]}), player({"conceded": True})
    assert (out.is_in, out.has_conceded, out.pawn, out.hand_size) == (False, False, None, 1)
    assert (conceded.is_in, conceded.has_conceded, conceded.pawn) == (False, True, None)
    assert player({"out": False, "conceded": False}).is_in


def test_the_rest_of_the_cards_is_somewhere() -> None:
    assert (seen({}).draw_pile, seen({}).discard_pile) == (106, ())
    given = seen({"draw_pile": ["draw_two", "shove"]})
    assert (given.draw_pile, len(given.discard_pile)) == (2, 104)
    sized = seen({"draw_pile_size": 10, "discard_pile": ["shove"]})
    assert (sized.draw_pile, len(sized.discard_pile), sized.discard_pile[0]) == (10, 96, "shove")
    assert seen({"discard_pile": ["shove", "negate"]}).discard_pile == ("shove", "negate")
    assert arranged({"draw_pile": ["draw_two", "shove"]}).draw_pile == [15, 1]


@pytest.mark.parametrize(
    ("given", "entry", "field"),
    [
        ({"wind": 3}, "given", "wind"),
        ({"turn": 0}, "given", "turn"),
        ({"turn": 3}, "given", "turn"),
        ({"turn": "one"}, "given", "turn"),
        ({"turn": 2, "seat": {"2": {"out": True}}}, "given", "turn"),
        ({"stage": "racket"}, "given", "stage"),
        ({"stage": "setup", "turn": 1}, "given", "turn"),
        ({"stage": "play", "due": 0, "seat": {"1": {"hand": ["shove", "shove"]}}}, "given", "due"),
        ({"board": ["star_1"]}, "given", "board"),
        ({"board": {"(3,0)": "moon"}}, "given", "board"),
        ({"board": {"(3,0)": "star_1 turned 4"}}, "given", "board"),
        ({"board": {"(3,0)": "star_1 removed turned 1"}}, "given", "board"),
        ({"board": {"(7,0)": "star_1"}}, "given", "board"),
        ({"board": {"3": "star_1"}}, "given", "board"),
        ({"board": {"(3,0)": "start"}}, "given", "board"),
        ({"board": {f"(3,{col})": "drop_4_up" for col in range(3)}}, "given", "board"),
        ({"draw_pile": ["moon"]}, "given", "draw_pile"),
        ({"draw_pile": "shove"}, "given", "draw_pile"),
        ({"draw_pile": ["shove"], "draw_pile_size": 3}, "given", "draw_pile_size"),
        ({"draw_pile_size": 109}, "given", "draw_pile_size"),
        ({"discard_pile": ["last_call", "last_call"]}, "given", "hand"),
        ({"seat": 1}, "given", "seat"),
        ({"seat": {"3": {}}}, "given.seat", "3"),
        ({"seat": {"one": {}}}, "given.seat", "one"),
        ({"seat": {"1": 4}}, "given.seat", "1"),
        ({"seat": {"1": {"coins": 4}}}, "given.seat.1", "coins"),
        ({"seat": {"1": {"pawn": "(0,7)"}}}, "given.seat.1", "pawn"),
        ({"seat": {"1": {"pawn": 3}}}, "given.seat.1", "pawn"),
        ({"seat": {"1": {"home": "(1,0)"}}}, "given.seat.1", "home"),
        ({"seat": {"1": {"home_at": "home"}}}, "given.seat.1", "home_at"),
        ({"seat": {"1": {"hand": "shove"}}}, "given.seat.1", "hand"),
        ({"seat": {"1": {"hand": ["card_shove"]}}}, "given.seat.1", "hand"),
        ({"seat": {"1": {"blind": -1}}}, "given.seat.1", "blind"),
        ({"seat": {"1": {"out": 1}}}, "given.seat.1", "out"),
        ({"seat": {"1": {"conceded": "yes"}}}, "given.seat.1", "conceded"),
        ({"seat": {"1": {"hand": ["last_call"]}, "2": {"hand": ["last_call"]}}}, "given", "hand"),
    ],
)
def test_what_is_wrong_is_named(given: Mapping[str, object], entry: str, field: str) -> None:
    with pytest.raises(BadData) as refused:
        arranged(given)
    values = refused.value.values
    assert (values["file"], values["entry"], values["field"]) == ("scenario", entry, field)


@pytest.mark.parametrize("given", [{"board": {"(5,0)": "star_1"}}, {"seat": {"1": {"pawn": "(0,5)"}}}])
def test_the_small_board_ends_earlier(given: Mapping[str, object]) -> None:
    arranged(given)
    with pytest.raises(BadData):
        arranged(given, options={"board": "5x5"})
