"""Positions put together by hand: what may be given, where cards come from, and how what is wrong is named."""

from collections.abc import Mapping

import pytest

from auberge.core.errors import BadData
from auberge.core.protocol import OptionValue, Seat
from auberge.core.setup import settle_setup
from auberge.games.valletta.engine import Engine
from auberge.games.valletta.game import GAME
from auberge.games.valletta.view import BuildingView, PlayerView, VallettaView

HAND = ["shopkeeper", "lumberjack", "stonecutter", "brickmaker", "maid"]
REST = ["builder", "apprentice", "jean_de_la_valette"]


def arranged(
    given: Mapping[str, object],
    seats: int = 2,
    options: Mapping[str, OptionValue] | None = None,
    data: str | None = None,
) -> Engine:
    setup = settle_setup(GAME.meta, seats=seats, seed=1, options=options, start_seat=0, data=data)
    return GAME.arrange(setup, given)


def seen(given: Mapping[str, object], seats: int = 2, options: Mapping[str, OptionValue] | None = None) -> VallettaView:
    position = arranged(given, seats, options)
    assert not GAME.check(position)
    view = GAME.view(position, Seat(0))
    assert GAME.view(GAME.imagine(view, 5), Seat(0)) == view
    return view


def player(values: Mapping[str, object], seat: int = 1) -> PlayerView:
    position = arranged({"turn": seat, "seat": {str(seat): values}})
    return GAME.view(position, Seat(seat - 1)).players[seat - 1]


def building(view: VallettaView, name: str) -> BuildingView:
    return next(building for building in view.layout if building.name == name)


def test_nothing_given_is_the_first_turn() -> None:
    view = seen({})
    assert (view.question, view.turn, view.plays, view.jean) == ("play", 0, 0, 0)
    assert (view.players[0].hand_size, view.players[0].draw_pile, view.players[0].goods) == (5, 3, (1, 1, 1, 1))


def test_a_table_is_given() -> None:
    given = {"turn": 2, "end_flagged": True, "jean": 7, "barrels": ["stone", "brick"], "seat": {"2": {"hand": HAND}}}
    view = seen(given)
    assert (view.turn, view.actor, view.end_flagged, view.end_phase) == (1, 1, True, False)
    assert (view.jean, len(view.barrels_turned), sum(view.barrels_left.values())) == (7, 7, 18)
    assert arranged(given).barrels[7:9] == (2, 3)
    assert seen({"end_phase": True}).end_phase


def test_the_draft_is_open_if_asked_for() -> None:
    view = seen({"draft": True}, seats=3)
    assert (view.question, view.actor, len(view.draft_set)) == ("draft", 2, 4)


def test_barrels_keep_their_numbers() -> None:
    given = {"barrels": ["gold"] * 7}
    assert sorted(arranged(given).barrels) == sorted(arranged({}).barrels)
    assert arranged(given).barrels[:7] == (0,) * 7


def test_cards_already_played_lie_on_the_board() -> None:
    given = {"seat": {"1": {"hand": HAND[2:], "played": HAND[:2], "draw_pile": REST}}}
    view = seen(given)
    assert (view.plays, view.players[0].played, view.players[0].draw_pile) == (2, ("shopkeeper", "lumberjack"), 3)
    assert seen(given | {"plays": 1}).plays == 1


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_street_is_laid_as_given_and_keeps_its_colours(seats: int) -> None:
    given = {
        "layout": ["building_g12", "building_y10"],
        "places": {"below 1 1": "building_b15", "above 2 5": "building_g11"},
        "seat": {"2": {"buildings": ["building_b14"], "upgraded": ["building_y09"]}},
    }
    view = seen(given, seats)
    names = [building.name for building in view.layout]
    assert [names[slot] for slot in (0, 1, 5, 14)] == ["building_g12", "building_y10", "building_b15", "building_g11"]
    assert len(set(names)) == len(names) == 5 * seats + 10
    assert (building(view, "building_b14").owner, building(view, "building_b14").is_upgraded) == (1, False)
    assert (building(view, "building_y09").owner, building(view, "building_y09").is_upgraded) == (1, True)


def test_test_cards_are_printed_as_given() -> None:
    view = seen(
        {
            "layout": ["building_g05", "building_b03"],
            "cost": {"building_g05": [0, 1, 0, 0]},
            "icons": {"building_g05": ["brick", 2, 3]},
            "points": {"building_g05": [0, 9]},
            "character": {"building_b03": "merchant"},
        }
    )
    card = building(view, "building_g05")
    assert (card.cost, card.good, card.icons, card.icons_upgraded) == ((0, 1, 0, 0), "brick", 2, 3)
    assert (card.points, card.points_upgraded, card.character) == (0, 9, "joiner")
    assert (building(view, "building_b03").character, building(view, "building_b03").letter) == ("merchant", "I")


def test_test_cards_go_into_a_house_deck_too() -> None:
    house = arranged({"cost": {"building_g05": [0, 1, 0, 0]}}).sheet.source
    assert house
    position = arranged(
        {"layout": ["building_g06", "building_g05"], "cost": {"building_g06": [0, 0, 1, 0]}}, data=house
    )
    layout = GAME.view(position, None).layout
    assert [card.cost for card in layout[:2]] == [(0, 0, 1, 0), (0, 1, 0, 0)]


def test_without_test_cards_the_deck_is_the_one_of_the_table() -> None:
    assert arranged({}).sheet.source is None


def test_a_seat_is_given() -> None:
    values = {"goods": [9, 8, 7, 0], "hand": HAND, "draw_pile": REST[1:], "discard_pile": REST[:1], "points": 30}
    seat = player(values)
    assert (seat.goods, seat.points, seat.space, seat.token) == ((9, 8, 7, 0), 30, 5, 25)
    assert (seat.hand, seat.draw_pile, seat.discards) == (tuple(HAND), 2, ("builder",))
    position = arranged({"seat": {"1": values}})
    assert position.players[0].draw_pile[::-1] == [6, 7]  # the top is named first


def test_a_limited_supply_is_what_the_players_leave() -> None:
    limited = {"supply": "limited"}
    given = {"jean": 25, "seat": {"1": {"goods": [5, 0, 30, 0]}, "2": {"goods": [1, 2, 3, 4]}}}
    assert seen(given, options=limited).supply == (43, 34, 3, 32)
    assert seen({"draft": True}, options=limited).supply == (39, 27, 27, 27)
    assert GAME.view(arranged({"supply": [1, 2, 3, 4]}, options=limited), None).supply == (1, 2, 3, 4)
    assert seen(given).supply is None


def test_starting_cards_that_are_not_named_lie_in_the_draw_pile() -> None:
    view = seen({"seat": {"1": {"hand": HAND}}})
    assert (view.players[0].draw_pile, view.players[0].unseen) == (3, tuple(REST))


def test_else_they_were_dismissed_but_for_jean() -> None:
    view = seen({"end_phase": True, "turn": 2, "seat": {"1": {"hand": [], "draw_pile": []}}})
    assert (view.players[0].is_out, view.players[0].discards) == (True, ("jean_de_la_valette",))
    assert dict(view.pool) == dict.fromkeys((*HAND, "apprentice"), 1) | {"builder": 5}


def test_a_hand_that_is_not_given_is_dealt_from_what_is_left() -> None:
    view = seen({"seat": {"1": {"discard_pile": HAND[:3]}}})
    assert set(view.players[0].hand or ()) == {*HAND[3:], *REST}
    assert (view.players[0].draw_pile, view.players[0].hand_size) == (0, 5)


def test_characters_of_buildings_are_named_or_lie_in_the_pool() -> None:
    owned = ["building_g01", "building_b01"]
    view = seen({"seat": {"1": {"hand": [*HAND[:4], "banker"], "buildings": owned}}})
    assert (view.pool["monk"], view.pool["builder"], "banker" in view.pool) == (1, 4, False)


def test_cards_of_others_were_hired() -> None:
    given = {
        "seat": {
            "1": {"hand": ["builder", "builder", "apprentice", "apprentice", "monk"]},
            "2": {"buildings": ["building_b01"]},
        }
    }
    view = seen(given)
    assert view.pool == {"builder": 3}
    assert (view.players[1].hand_size + view.players[1].draw_pile, "apprentice" in view.players[1].unseen) == (7, False)


def test_a_pool_is_given() -> None:
    given = {"pool": {"maid": 1}, "seat": {"1": {"hand": [*HAND[:4], "apprentice"]}}}
    assert seen(given).pool == {"maid": 1, "builder": 4}


def test_a_card_that_cannot_be_there_is_told_by_the_check() -> None:
    position = arranged({"seat": {"1": {"hand": [*HAND[:4], "monk"]}}})
    assert [broken.split(":")[0] for broken in GAME.check(position)] == ["V-INV-01"]


@pytest.mark.parametrize(
    ("given", "entry", "field"),
    [
        ({"wind": 3}, "given", "wind"),
        ({"turn": 0}, "given", "turn"),
        ({"turn": 3}, "given", "turn"),
        ({"turn": "one"}, "given", "turn"),
        ({"plays": 4}, "given", "plays"),
        ({"plays": True}, "given", "plays"),
        ({"jean": 26}, "given", "jean"),
        ({"jean": -1}, "given", "jean"),
        ({"barrels": ["silk"]}, "given", "barrels"),
        ({"barrels": "gold"}, "given", "barrels"),
        ({"barrels": ["gold"] * 8}, "given", "barrels"),
        ({"jean": 24, "barrels": ["gold", "wood"]}, "given", "barrels"),
        ({"end_phase": 1}, "given", "end_phase"),
        ({"end_flagged": "yes"}, "given", "end_flagged"),
        ({"draft": "open"}, "given", "draft"),
        ({"pool": ["maid"]}, "given", "pool"),
        ({"pool": {"queen": 1}}, "given.pool", "queen"),
        ({"pool": {"maid": -1}}, "given.pool", "maid"),
        ({"layout": ["town_hall"]}, "given", "layout"),
        ({"layout": "building_g01"}, "given", "layout"),
        ({"layout": ["building_g01", "building_g01"]}, "given", "layout"),
        ({"layout": [f"building_g{n:02}" for n in range(1, 8)]}, "given", "layout"),
        ({"layout": ["building_g01"], "places": {"above 1 2": "building_g01"}}, "given", "layout"),
        ({"places": ["building_g01"]}, "given", "places"),
        ({"places": {"above 1 1": "town_hall"}}, "given.places", "above 1 1"),
        ({"places": {"above 3 1": "building_g01"}}, "given.places", "above 3 1"),
        ({"places": {"above 0 1": "building_g01"}}, "given.places", "above 0 1"),
        ({"places": {"below 1 6": "building_g01"}}, "given.places", "below 1 6"),
        ({"places": {"left 1 1": "building_g01"}}, "given.places", "left 1 1"),
        ({"places": {"above": "building_g01"}}, "given.places", "above"),
        ({"cost": {"town_hall": [1, 1, 1, 1]}}, "given.cost", "town_hall"),
        ({"cost": [1, 1, 1, 1]}, "given", "cost"),
        ({"cost": {"building_g01": [1, 1, 1]}}, "given.cost", "building_g01"),
        ({"cost": {"building_g01": [1, 1, 1, -1]}}, "given.cost", "building_g01"),
        ({"icons": {"building_g01": ["gold", 1]}}, "given.icons", "building_g01"),
        ({"icons": {"building_g01": ["silk", 1, 2]}}, "given.icons.building_g01", "good"),
        ({"icons": {"building_g01": ["gold", 1, "two"]}}, "given.icons.building_g01", "upgraded"),
        ({"points": {"building_g01": [1]}}, "given.points", "building_g01"),
        ({"character": {"building_g01": "maid"}}, "given.character", "building_g01"),
        ({"seat": 1}, "given", "seat"),
        ({"seat": {"3": {}}}, "given.seat", "3"),
        ({"seat": {"1": 4}}, "given.seat", "1"),
        ({"seat": {"1": {"coins": 4}}}, "given.seat.1", "coins"),
        ({"seat": {"1": {"goods": [1, 1, 1]}}}, "given.seat.1", "goods"),
        ({"seat": {"1": {"goods": [1, 1, 1, -1]}}}, "given.seat.1", "goods"),
        ({"seat": {"1": {"goods": 4}}}, "given.seat.1", "goods"),
        ({"seat": {"1": {"hand": ["queen"]}}}, "given.seat.1", "hand"),
        ({"seat": {"1": {"hand": "maid"}}}, "given.seat.1", "hand"),
        ({"seat": {"1": {"hand": [*HAND, "builder"]}}}, "given.seat.1", "hand"),
        ({"seat": {"1": {"played": [["maid"]]}}}, "given.seat.1", "played"),
        ({"seat": {"1": {"buildings": ["town_hall"]}}}, "given.seat.1", "buildings"),
        ({"seat": {"1": {"upgraded": "building_g01"}}}, "given.seat.1", "upgraded"),
        ({"seat": {"1": {"points": -1}}}, "given.seat.1", "points"),
    ],
)
def test_what_is_wrong_is_named(given: Mapping[str, object], entry: str, field: str) -> None:
    with pytest.raises(BadData) as refused:
        arranged(given)
    values = refused.value.values
    assert (values["file"], values["entry"], values["field"]) == ("scenario", entry, field)


def test_more_goods_than_there_are_need_an_unlimited_supply() -> None:
    given = {"seat": {"1": {"goods": [42, 0, 0, 0]}, "2": {"goods": [1, 0, 0, 0]}}}
    assert seen(given).players[0].goods == (42, 0, 0, 0)
    with pytest.raises(BadData) as refused:
        arranged(given, options={"supply": "limited"})
    assert refused.value.values["field"] == "supply"


def test_a_deck_that_no_table_may_use_is_refused_as_house_data() -> None:
    with pytest.raises(BadData) as refused:
        arranged({"points": {"building_g01": [3, 2]}})
    assert refused.value.values["file"] == "house data"
