"""Components (canon, chapter 1): what lies in the box, as the software holds it."""

from collections import Counter

import pytest

from auberge import canon
from auberge.core.errors import BadMove, BadSetup
from auberge.core.protocol import CHANCE, Seat
from auberge.core.setup import settle_setup
from auberge.games.valletta.events import CardPlayed
from auberge.games.valletta.game import GAME
from auberge.games.valletta.printed import sheet_of
from auberge.games.valletta.tables import BUILDING_NAMES, CHARACTER_NAMES, COLOUR_NAMES
from tests.canon import rule
from tests.games.valletta.street_table import (
    BLUE,
    GOODS,
    GREEN,
    JEAN,
    PIECES,
    RED,
    STARTING,
    YELLOW,
    Table,
    drafted,
    new_game,
    seat,
    settled,
    spot,
    table,
)

SHEET = sheet_of(None)
COLOUR = {name: COLOUR_NAMES[SHEET.colour_of[index]] for index, name in enumerate(CHARACTER_NAMES)}
BUILDING_COLOUR = {name: COLOUR_NAMES[SHEET.building_colour[index]] for index, name in enumerate(BUILDING_NAMES)}


def cost(building: int) -> tuple[int, ...]:
    return tuple(SHEET.cost[building] >> 12 * kind & 0xFFF for kind in range(4))


def shuffled_piles(seats: int) -> dict[str, list[str]]:
    """What the piles of the set-up hold, by name of the pile."""
    t = Table(settled(seats, 0, {}))
    piles: dict[str, list[str]] = {}
    while t.actor == CHANCE:
        outcome = t.p.draw()
        name, *things = GAME.write_outcome(t.p, outcome).split()
        piles.setdefault(name, []).extend(things)
        GAME.chance(t.p, outcome)
    return piles


@rule("V-COMP-01", "V-COMP-15", "V-SETUP-01")
def test_one_street_and_one_figure_of_jean_are_there_for_all() -> None:
    t = table(seat(f"{JEAN} lumberjack stonecutter"), seat(f"{JEAN} maid"), seats=3)
    t.play(JEAN, "decline", "lumberjack", "stonecutter")
    t.go_on()
    assert (t.turn, t.view.jean) == (1, 1)
    t.play(JEAN)
    assert t.view.jean == 2
    seen = [GAME.view(t.p, viewer) for viewer in (Seat(0), Seat(1), Seat(2), None)]
    for view in seen:
        assert (view.jean, view.barrels_turned, view.layout) == (2, seen[0].barrels_turned, seen[0].layout)


@rule("V-COMP-02")
def test_there_are_25_barrels_hiding_one_good_each() -> None:
    barrels = shuffled_piles(2)["barrels"]
    assert len(barrels) == 25
    assert set(barrels) == set(GOODS)
    view = new_game().view
    assert view.barrels_turned == ()
    assert sum(view.barrels_left.values()) == 25


@rule("V-COMP-03", "V-COMP-04")
@pytest.mark.parametrize(
    ("points", "token"), [(0, 0), (25, 0), (26, 25), (50, 25), (51, 50), (75, 50), (76, 75), (100, 75), (101, 100)]
)
def test_tokens_of_25_50_75_and_100_count_the_laps_of_every_player(points: int, token: int) -> None:
    players = [seat(points=points) for _ in range(4)]
    assert [player.token for player in table(*players).view.players] == [token] * 4


@rule("V-COMP-05")
def test_there_are_37_building_cards_of_three_colours_with_two_sides() -> None:
    piles = shuffled_piles(4)
    assert {colour: len(piles[colour]) for colour in ("green", "blue", "yellow")} == {
        "green": 12,
        "blue": 15,
        "yellow": 10,
    }
    every = piles["green"] + piles["blue"] + piles["yellow"]
    assert len(set(every)) == 37
    for colour in ("green", "blue", "yellow"):
        assert {BUILDING_COLOUR[name] for name in piles[colour]} == {colour}
    for front, back in zip(
        zip(SHEET.icons, SHEET.points, strict=True),
        zip(SHEET.icons_upgraded, SHEET.points_upgraded, strict=True),
        strict=True,
    ):
        assert front != back


@rule("V-COMP-06", "V-COMP-07")
def test_there_are_73_character_cards() -> None:
    t = new_game(4)
    starting = sum((t.stack(player) for player in range(4)), Counter[str]())
    assert starting == Counter(dict.fromkeys(STARTING, 4))
    pool = Counter[str](t.view.pool)
    carried = Counter[str](CHARACTER_NAMES[SHEET.building_character[index]] for index in range(len(BUILDING_NAMES)))
    assert (pool, carried.total()) == (Counter({"builder": 4}), 37)
    assert (starting + pool + carried).total() == 73
    assert set(starting + pool + carried) == set(CHARACTER_NAMES)


@rule("V-COMP-08", "V-COMP-10", "V-SETUP-15", "V-SETUP-37")
def test_there_are_boards_and_figures_for_two_to_four_players() -> None:
    for seats in (2, 3, 4):
        t = table(seat(points=3), seat(points=7), seats=seats)
        assert [player.space for player in t.view.players] == [3, 7, 0, 0][:seats]
    for seats in (-1, 0, 1, 5, 6):
        with pytest.raises(BadSetup):
            settle_setup(GAME.meta, seats=seats, seed=1, start_seat=0)


@rule("V-COMP-09", "V-SETUP-25", "V-SCORE-08")
@pytest.mark.parametrize("built", range(9))
def test_every_player_has_eight_houses(built: int) -> None:
    own = [spot("above", 1, column) for column in range(1, 6)] + [spot("below", 1, column) for column in range(1, 4)]
    t = table(seat(buildings=own[:built]), seats=4)
    assert [player.houses_left for player in t.view.players] == [8 - built, 8, 8, 8]


@rule("V-COMP-11", "V-COMP-12", "V-COMP-13", "V-COMP-14", "V-SETUP-26")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_there_are_42_gold_and_30_pieces_of_every_other_good(seats: int) -> None:
    t = new_game(seats, options={"supply": "limited"})
    assert t.view.supply is not None
    pieces = tuple(t.view.supply[kind] + seats + 1 for kind in range(4))  # one each in hand, one in the draft set
    assert pieces == PIECES
    assert new_game(seats).view.supply is None


@rule("V-COMP-16")
def test_goods_are_gold_wood_stone_and_brick() -> None:
    t = table(seat("maid"))
    t.play("maid")
    assert t.answers() == {"gold", "wood", "stone", "brick"}
    with pytest.raises(BadMove):
        GAME.read("maid iron")
    giver = table(seat("monk"), seat(None, 3, 1, 0, 0), seats=3)
    giver.play("monk")
    assert (giver.actor, giver.answers()) == (1, {"gold", "wood"})


@rule("V-COMP-17", "V-COMP-18", "V-SETUP-22")
def test_a_building_shows_cost_income_points_letter_and_the_house_on_it() -> None:
    name = spot("above", 1, 5)
    t = table(seat(None, buildings=[name], upgraded=[name]))
    assert name == "building_b01"
    shown = t.building(name)
    assert (shown.letter, shown.colour, shown.character) == ("E", "blue", "monk")
    assert shown.cost == (2, 2, 1, 1)
    assert (shown.good, shown.icons, shown.icons_upgraded) == ("gold", 1, 2)
    assert (shown.points, shown.points_upgraded) == (2, 4)
    assert (shown.owner, shown.is_upgraded) == (0, True)
    other = t.building(spot("above", 1, 4))
    assert (other.owner, other.is_upgraded) == (None, False)


@rule("V-COMP-19", "V-AMB-02")
def test_character_cards_come_in_five_colours() -> None:
    by_colour = {colour: {name for name in CHARACTER_NAMES if COLOUR[name] == colour} for colour in COLOUR_NAMES}
    assert set(COLOUR_NAMES) == {"red", "purple", "green", "blue", "yellow"}
    assert by_colour["green"] == set(GREEN)
    assert by_colour["blue"] == set(BLUE)
    assert by_colour["yellow"] == set(YELLOW)
    assert by_colour["purple"] == {"apprentice", JEAN}


@rule("V-COMP-20")
def test_all_character_cards_look_alike_from_behind() -> None:
    cards = " ".join(STARTING[:5])
    one = table(seat(), seat(cards, draw_pile=list(STARTING[5:])))
    two = table(seat(), seat(" ".join(STARTING[3:]), draw_pile=list(STARTING[:3])))
    assert one.hand(1) != two.hand(1)
    assert GAME.view(one.p, Seat(0)).players[1] == GAME.view(two.p, Seat(0)).players[1]
    assert GAME.view(one.p, Seat(0)).players[1].hand is None


@rule("V-COMP-21", "V-AMB-61")
def test_the_sign_of_a_starting_card_has_no_effect() -> None:
    t = table(seat("maid maid lumberjack stonecutter"), seat("maid"))
    assert sorted(t.hand()).count("maid") == 2
    assert {answer for answer in t.answers() if "maid" in answer} == {"play maid"}
    t.play("maid", "gold", "maid", "gold")
    assert t.goods() == (2, 0, 0, 0)


@rule("V-COMP-22")
def test_a_player_board_has_a_draw_pile_three_spaces_and_a_discard_pile() -> None:
    t = table(seat("shopkeeper lumberjack stonecutter maid builder", draw_pile=["apprentice"], discard_pile=["nun"]))
    for number, card in enumerate(("lumberjack", "shopkeeper"), start=1):
        events = t.play(card)
        assert CardPlayed(Seat(0), CHARACTER_NAMES[CHARACTER_NAMES.index(card)], number) in events
    assert t.seen().played == ("lumberjack", "shopkeeper")
    assert (t.seen().draw_pile, t.seen().discards) == (1, ("nun",))
    assert CardPlayed(Seat(0), "stonecutter", 3) in t.play("stonecutter")


@rule("V-COMP-23")
def test_the_street_has_a_tower_25_spaces_and_a_track_of_25_points() -> None:
    for jean in range(26):
        t = table(seat(f"{JEAN} maid"), jean=jean)
        t.play(JEAN)
        assert t.view.jean == min(25, jean + 1)
    assert [table(seat(points=points)).seen().space for points in (0, 1, 2, 24, 25, 26, 27)] == [0, 1, 2, 24, 25, 1, 2]


@rule("V-COMP-24", "V-BUILD-03")
@pytest.mark.parametrize("player", [0, 1, 2, 3])
def test_buildings_of_every_colour_are_there_for_every_player(player: int) -> None:
    players = [seat("builder", 9, 9, 9, 9) for _ in range(4)]
    t = table(*players, turn=player + 1)
    t.play("builder")
    colours = {t.building(text.split()[1]).colour for text in t.targets()}
    assert (t.actor, colours) == (player, {"green", "blue", "yellow"})
    assert len(t.targets()) == 30


@rule("V-COMP-25")
def test_every_character_is_explained_by_rules_of_its_own() -> None:
    rules = canon.canon("valletta")
    for character in CHARACTER_NAMES:
        names = {character.upper(), character.split("_")[0].upper(), "_".join(character.split("_")[:2]).upper()}
        assert any(f"V-CHAR-{name}-1" in rules for name in names), character


@rule("V-COMP-26")
def test_of_the_starting_cards_six_are_red_and_two_purple() -> None:
    assert {name for name in CHARACTER_NAMES if COLOUR[name] == "red"} == set(RED)
    assert {name for name in STARTING if COLOUR[name] == "purple"} == {"apprentice", JEAN}


@rule("V-COMP-27", "V-COMP-28", "V-COMP-32")
def test_every_building_shows_one_income_icon_and_two_when_upgraded() -> None:
    for building in new_game(4).view.layout:
        assert (building.icons, building.icons_upgraded) == (1, 2)
        assert building.good in GOODS
    assert (set(SHEET.icons), set(SHEET.icons_upgraded)) == ({1}, {2})


@rule("V-COMP-29")
def test_upgrading_doubles_the_points_of_a_building() -> None:
    assert SHEET.points_upgraded == tuple(2 * points for points in SHEET.points)


@rule("V-COMP-30")
def test_every_building_costs_gold_and_something_else() -> None:
    for building in range(37):
        assert cost(building)[0] >= 1
        assert sum(cost(building)[1:]) >= 1


@rule("V-COMP-31")
def test_green_buildings_give_the_fewest_points() -> None:
    of_green = [SHEET.points[index] for index, name in enumerate(BUILDING_NAMES) if BUILDING_COLOUR[name] == "green"]
    others = [SHEET.points[index] for index, name in enumerate(BUILDING_NAMES) if BUILDING_COLOUR[name] != "green"]
    assert max(of_green) < min(others)


@rule("V-COMP-33")
def test_dearer_buildings_carry_stronger_characters() -> None:
    prices: dict[str, set[int]] = {}
    for building in range(37):
        prices.setdefault(COLOUR[CHARACTER_NAMES[SHEET.building_character[building]]], set()).add(sum(cost(building)))
    assert max(prices["green"]) <= min(prices["blue"])
    assert max(prices["blue"]) < min(prices["yellow"])


@rule("V-COMP-34")
def test_the_table_reminds_of_three_for_one() -> None:
    t = table(seat("builder", 2, 9, 0, 1), cost={"building_g01": [2, 1, 1, 1]})
    t.play("builder", "build building_g01")
    assert t.view.proposed == (2, 4, 0, 1)


@rule("V-COMP-07", "V-SETUP-16")
def test_nobody_begins_with_a_card_of_a_building() -> None:
    t = drafted(3)
    for player in range(3):
        assert set(t.stack(player)) == set(STARTING)
