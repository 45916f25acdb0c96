"""Yellow characters (canon, 6.5): points."""

import pytest

from auberge.core.protocol import Seat
from auberge.games.valletta.events import Paid, PointsScored
from auberge.games.valletta.printed import sheet_of
from auberge.games.valletta.tables import CHARACTER_NAMES
from tests.canon import rule
from tests.games.valletta.street_table import (
    ARCHITECT,
    BAILIFF,
    EMPEROR,
    GOODS,
    GRAND_MASTER,
    KING,
    KNIGHT,
    POPE,
    YELLOW,
    Table,
    of_kind,
    seat,
    spot,
    table,
)

GREENS = [spot("above", 1, column) for column in range(1, 5)]
BLUES = [spot("above", 1, 5), *(spot("below", 1, column) for column in range(1, 4))]
YELLOWS = [spot("below", 1, 4), spot("below", 1, 5)]
SOURCES: dict[str, str] = {
    ARCHITECT: "architect",
    BAILIFF: "bailiff",
    GRAND_MASTER: "grand_master",
    POPE: "pope",
    EMPEROR: "emperor",
    KING: "king",
    KNIGHT: "knight",
}


def scored(t: Table, card: str, *answers: str) -> int:
    """The points of a card, named as such, moved at once and shown on the track."""
    before = t.points()
    events = t.play(card, *answers)
    gained = of_kind(events, PointsScored)
    assert all(event.points > 0 for event in gained)
    points = sum(event.points for event in gained)
    assert t.points() == before + points
    assert (t.seen().space, t.seen().token) == (
        (t.points() - 1) % 25 + 1 if t.points() else 0,
        (t.points() - 1) // 25 * 25 if t.points() else 0,
    )
    assert all((event.seat, event.source) == (0, SOURCES[card]) for event in gained)
    return points


@rule("V-CHAR-ARCHITECT-1")
@pytest.mark.parametrize(
    ("goods", "offered"),
    [
        ((9, 3, 3, 3), ""),
        ((0, 4, 3, 3), "wood"),
        ((0, 4, 0, 5), "wood brick"),
        ((0, 9, 4, 4), "wood stone brick"),
    ],
)
def test_the_architect_gives_four_points_for_four_of_one_material(goods: tuple[int, ...], offered: str) -> None:
    t = table(seat(f"{ARCHITECT} maid", *goods))
    if not offered:
        assert scored(t, ARCHITECT) == 0
        assert (t.question, t.goods()) == ("play", goods)
        return
    t.play(ARCHITECT)
    assert t.answers() == {*offered.split(), "decline"}
    t.refuse("gold", "V-CHAR-ARCHITECT-1")
    for good in offered.split():
        fork = t.fork()
        events = fork.play(good)
        assert of_kind(events, PointsScored) == [PointsScored(Seat(0), 4, "architect")]
        assert fork.goods() == tuple(n - 4 * (kind == good) for n, kind in zip(goods, GOODS, strict=True))
        assert fork.points() == 4
    t.play("decline")
    assert (t.points(), t.goods()) == (0, goods)


@rule("V-CHAR-BAILIFF-1")
@pytest.mark.parametrize("gold", [0, 3, 4, 5, 8])
def test_the_bailiff_gives_four_points_for_four_gold(gold: int) -> None:
    t = table(seat(f"{BAILIFF} maid", gold, 9, 9, 9))
    t.play(BAILIFF)
    if gold < 4:
        assert (t.question, t.points(), t.goods()) == ("play", 0, (gold, 9, 9, 9))
        return
    assert t.answers() == {"use", "decline"}
    declined = t.fork()
    declined.play("decline")
    assert (declined.points(), declined.goods()[0], declined.view.plays) == (0, gold, 1)
    events = t.play("use")
    assert of_kind(events, Paid) == [Paid(Seat(0), 4, 0, 0, 0)]
    assert (t.points(), t.goods()) == (4, (gold - 4, 9, 9, 9))


@rule("V-CHAR-GRAND_MASTER-1")
@pytest.mark.parametrize("goods", [(1, 1, 1, 1), (2, 3, 4, 5), (0, 1, 1, 1), (1, 0, 1, 1), (1, 1, 0, 1), (1, 1, 1, 0)])
def test_the_grand_master_gives_five_points_for_one_of_each_good(goods: tuple[int, ...]) -> None:
    t = table(seat(f"{GRAND_MASTER} maid", *goods))
    t.play(GRAND_MASTER)
    if min(goods) == 0:
        assert (t.question, t.points(), t.goods()) == ("play", 0, goods)
        return
    assert t.answers() == {"use", "decline"}
    declined = t.fork()
    declined.play("decline")
    assert (declined.points(), declined.goods()) == (0, goods)
    events = t.play("use")
    assert of_kind(events, Paid) == [Paid(Seat(0), 1, 1, 1, 1)]
    assert (t.points(), t.goods()) == (5, tuple(number - 1 for number in goods))


@rule("V-CHAR-ARCHITECT-2", "V-CHAR-BAILIFF-2", "V-CHAR-GRAND_MASTER-2")
@pytest.mark.parametrize(
    ("card", "answer", "points"), [(ARCHITECT, "wood", 4), (BAILIFF, "use", 4), (GRAND_MASTER, "use", 5)]
)
def test_points_are_bought_once_per_play(card: str, answer: str, points: int) -> None:
    t = table(seat(f"{card} {card} maid", 20, 20, 20, 20))
    assert scored(t, card, answer) == points
    assert (t.question, t.view.plays) == ("play", 1)
    t.refuse(answer)
    assert scored(t, card, answer) == points
    assert t.points() == 2 * points


@rule("V-CHAR-POPE-1")
@pytest.mark.parametrize("upgraded", [0, 1, 2, 3])
def test_the_pope_gives_one_point_for_every_upgraded_building(upgraded: int) -> None:
    own = [GREENS[0], BLUES[0], YELLOWS[0]]
    t = table(
        seat(f"{POPE} maid", buildings=own, upgraded=own[:upgraded]),
        seat(None, buildings=[GREENS[1]], upgraded=[GREENS[1]]),
    )
    assert scored(t, POPE) == upgraded


@rule("V-CHAR-EMPEROR-1", "V-CHAR-KING-1")
@pytest.mark.parametrize(("card", "counted", "others"), [(EMPEROR, BLUES, GREENS), (KING, GREENS, BLUES)])
@pytest.mark.parametrize("number", [0, 1, 2, 4])
@pytest.mark.parametrize("upgraded", [0, 1, 2])
def test_emperor_and_king_give_one_point_for_every_building_of_a_colour(
    card: str, counted: list[str], others: list[str], number: int, upgraded: int
) -> None:
    own = [*counted[:number], others[0], YELLOWS[0]]
    theirs = counted[number : number + 1]
    t = table(seat(f"{card} maid", buildings=own, upgraded=own[:upgraded]), seat(None, buildings=theirs))
    colour = "blue" if card == EMPEROR else "green"
    assert [t.building(name).colour for name in counted] == [colour] * 4
    assert scored(t, card) == number


@rule("V-CHAR-KNIGHT-1")
@pytest.mark.parametrize("points", [0, 1, 22, 23, 24, 48])
def test_the_knight_gives_two_points(points: int) -> None:
    assert scored(table(seat(f"{KNIGHT} maid", points=points)), KNIGHT) == 2


@rule("V-CHAR-YELLOW-1", "V-DISC-27")
def test_some_yellow_characters_exist_twice_and_none_more_often() -> None:
    sheet = sheet_of(None)
    copies = [sheet.building_character.count(CHARACTER_NAMES.index(name)) for name in YELLOW]
    assert set(copies) == {1, 2}
    t = table(seat(f"{KNIGHT} maid"), seat(f"{KNIGHT} maid"))
    t.play(KNIGHT, "maid", "gold", "lumberjack")
    t.go_on()
    t.play(KNIGHT)
    assert (t.points(0), t.points(1)) == (2, 2)


@rule("V-CHAR-YELLOW-2", "V-AMB-40")
@pytest.mark.parametrize(("card", "points"), [(KING, 3), (POPE, 1), (KNIGHT, 2), (EMPEROR, 0)])
def test_both_copies_of_a_card_score_fully_in_one_turn(card: str, points: int) -> None:
    t = table(seat(f"{card} {card} maid", buildings=GREENS[:3], upgraded=GREENS[:1]))
    assert [scored(t, card), scored(t, card)] == [points, points]


@rule("V-CHAR-YELLOW-3", "V-VP-01")
def test_points_of_yellow_cards_move_the_figure_at_once() -> None:
    t = table(seat(f"{KNIGHT} {KING} {GRAND_MASTER}", 1, 1, 1, 1, buildings=GREENS[:2]))
    spaces = []
    for card, *answers in ((KNIGHT,), (KING,), (GRAND_MASTER, "use")):
        t.play(card, *answers)
        spaces.append(t.seen().space)
    assert spaces == [2, 4, 9]
