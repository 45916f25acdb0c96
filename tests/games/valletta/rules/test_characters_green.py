"""Green characters (canon, 6.3): goods for the income icons of own buildings."""

import pytest

from auberge.games.valletta.events import Taken
from tests.canon import rule
from tests.games.valletta.street_table import GOODS, GREEN, STREET, of_kind, seat, spot, table

OF_KIND = list(zip(GREEN, GOODS, strict=True))
KINDS = pytest.mark.parametrize(("card", "good"), OF_KIND)
COLOURED = [spot("above", 1, 1), spot("above", 1, 5), spot("below", 1, 5)]  # green, blue, yellow


def goods_of(good: str, number: int) -> tuple[int, ...]:
    return tuple(number if kind == good else 0 for kind in GOODS)


@rule("V-CHAR-BANKER-1", "V-CHAR-JOINER-1", "V-CHAR-STONE_CARVER-1", "V-CHAR-BRICK_MASTER-1", "V-AMB-63")
@KINDS
@pytest.mark.parametrize("number", [0, 1, 2, 3, 5])
def test_one_good_is_taken_for_every_icon_of_its_kind(card: str, good: str, number: int) -> None:
    for share in ((number, 0, 0), (0, number, 0), (number // 2, 0, number - number // 2)):
        icons = {name: (good, of_it, of_it) for name, of_it in zip(COLOURED, share, strict=True)}
        t = table(seat(f"{card} maid", buildings=COLOURED), icons=icons)
        events = t.play(card)
        assert t.goods() == goods_of(good, number)
        assert sum(event.number for event in of_kind(events, Taken)) == number


@rule("V-CHAR-BANKER-1", "V-CHAR-JOINER-1", "V-CHAR-STONE_CARVER-1", "V-CHAR-BRICK_MASTER-1")
@KINDS
def test_icons_of_other_kinds_and_other_players_do_not_count(card: str, good: str) -> None:
    others = [kind for kind in GOODS if kind != good]
    icons = {name: (kind, 2, 3) for name, kind in zip(COLOURED, others, strict=True)}
    theirs = spot("above", 2, 1)
    t = table(
        seat(f"{card} maid", buildings=COLOURED), seat(None, buildings=[theirs]), icons=icons | {theirs: (good, 3, 4)}
    )
    t.play(card)
    assert (t.goods(), t.goods(1)) == ((0, 0, 0, 0), (0, 0, 0, 0))


@rule("V-CHAR-GREEN-1")
@KINDS
def test_buildings_of_every_colour_count(card: str, good: str) -> None:
    t = table(seat(f"{card} maid", buildings=COLOURED), icons=dict.fromkeys(COLOURED, (good, 1, 2)))
    assert {t.building(name).colour for name in COLOURED} == {"green", "blue", "yellow"}
    t.play(card)
    assert t.goods() == goods_of(good, 3)


@rule("V-CHAR-GREEN-2")
@KINDS
def test_the_cost_of_a_building_does_not_count(card: str, good: str) -> None:
    own = spot("above", 1, 1)
    other = next(kind for kind in GOODS if kind != good)
    t = table(seat(f"{card} maid", buildings=[own]), cost={own: (3, 3, 3, 3)}, icons={own: (other, 1, 2)})
    t.play(card)
    assert t.goods() == (0, 0, 0, 0)


@rule("V-CHAR-GREEN-3")
@KINDS
def test_without_an_icon_nothing_is_taken_and_the_card_counts(card: str, good: str) -> None:
    t = table(seat(f"{card} maid"))
    events = t.play(card)
    assert not [event for event in of_kind(events, Taken) if event.number]
    assert (t.goods(), t.view.plays, t.question) == ((0, 0, 0, 0), 1, "play")


@rule("V-CHAR-GREEN-4")
@KINDS
@pytest.mark.parametrize("upgraded", [0, 1, 2, 3])
def test_an_upgraded_building_counts_with_the_icons_of_its_back(card: str, good: str, upgraded: int) -> None:
    t = table(
        seat(f"{card} maid", buildings=COLOURED, upgraded=COLOURED[:upgraded]),
        icons=dict.fromkeys(COLOURED, (good, 2, 5)),
    )
    t.play(card)
    assert t.goods() == goods_of(good, 2 * (3 - upgraded) + 5 * upgraded)


@rule("V-CHAR-GREEN-1", "V-CHAR-GREEN-2")
@KINDS
def test_with_the_printed_cards_each_building_brings_what_it_shows(card: str, good: str) -> None:
    for start in range(0, 24, 6):
        own = list(STREET[start : start + 6])
        t = table(seat(f"{card} maid", buildings=own, upgraded=own[::2]), seats=4)
        shown = [t.building(name) for name in own]
        number = sum(b.icons_upgraded if b.is_upgraded else b.icons for b in shown if b.good == good)
        t.play(card)
        assert t.goods() == goods_of(good, number)
