"""What can be declined, card by card (canon, 6.6), under both values of V-OPT-01."""

import pytest

from auberge.core.protocol import Seat
from auberge.games.valletta.events import Declined
from auberge.games.valletta.tables import CHARACTER_NAMES
from tests.canon import rule
from tests.games.valletta.street_table import JEAN, KNIGHT, Table, of_kind, seat, spot, table

OWN = [spot("above", 1, 1), spot("above", 1, 5)]
MAY = {
    *("builder", "roofer", "mason", "carpenter", "trader", "merchant"),
    *("architect_laparelli", "bailiff_schilling", "grand_master_del_monte"),
}
ADDITION = {"monk", "innkeeper", "tax_collector"}
KIND_ASKED = {"maid", "seamstress", "foreman", "nun"}
ORDERED = set(CHARACTER_NAMES) - MAY - ADDITION - KIND_ASKED - {"apprentice", JEAN}
OPTIONAL = {"effect_execution": "optional"}


def played(card: str, seats: int = 2, execution: str = "full") -> Table:
    """A rich player with buildings plays the card; opponents have little gold and few goods."""
    first = seat(f"{card} shopkeeper lumberjack", 5, 5, 5, 5, buildings=OWN, upgraded=OWN[:1], points=3)
    t = table(first, *[seat(None, 2, 3, 0, 0)] * (seats - 1), options={"effect_execution": execution})
    t.play(card)
    return t


@rule("V-TURN-05", "V-OPT-01")
@pytest.mark.parametrize("card", sorted(ORDERED))
def test_a_pure_gain_is_carried_out_unasked(card: str) -> None:
    t = played(card)
    assert t.question == "play"
    assert t.goods() != (5, 5, 5, 5) or t.points() != 3 or card in ("stone_carver", "brick_master", "joiner")


@rule("V-TURN-05", "V-OPT-01")
@pytest.mark.parametrize("card", sorted(KIND_ASKED))
def test_a_kind_is_asked_but_cannot_be_declined(card: str) -> None:
    t = played(card)
    assert t.question == card
    assert "decline" not in t.answers()
    t.refuse("decline", "V-TURN-05", "V-OPT-01")


@rule("V-BUILD-02", "V-DISC-23", "V-DISC-50", "V-AMB-53")
@pytest.mark.parametrize("card", sorted(MAY))
@pytest.mark.parametrize("execution", ["full", "optional"])
def test_what_one_may_do_can_be_declined(card: str, execution: str) -> None:
    t = played(card, execution=execution)
    assert "decline" in t.answers()
    events = t.play("decline")
    assert len(of_kind(events, Declined)) == 1
    assert (t.question, t.goods(), t.points()) == ("play", (5, 5, 5, 5), 3)


@rule("V-OPT-01", "V-DISC-02")
@pytest.mark.parametrize("card", sorted(ORDERED | ADDITION))
@pytest.mark.parametrize("seats", [2, 3])
def test_under_optional_every_effect_is_asked_for(card: str, seats: int) -> None:
    t = played(card, seats, execution="optional")
    assert (t.question, t.answers(), t.actor) == ("use", {"use", "decline"}, 0)
    assert (t.goods(), t.points()) == ((5, 5, 5, 5), 3)
    declined = t.fork()
    assert declined.play("decline")[0] == Declined(Seat(0), "use")
    assert (declined.question, declined.goods(), declined.points()) == ("play", (5, 5, 5, 5), 3)
    assert declined.view.plays == 1
    t.play("use")
    with_full = played(card, seats)
    assert (t.question, t.goods(), t.points()) == (with_full.question, with_full.goods(), with_full.points())


@rule("V-OPT-01")
@pytest.mark.parametrize("card", sorted(KIND_ASKED))
def test_under_optional_a_kind_asked_can_be_declined(card: str) -> None:
    t = played(card, execution="optional")
    assert t.question == card
    assert "decline" in t.answers()
    others = t.goods(1)
    t.play("decline")
    assert (t.question, t.goods(), t.goods(1)) == ("play", (5, 5, 5, 5), others)


@rule("V-OPT-01", "V-CHAR-APPRENTICE-4")
def test_a_copied_effect_is_declined_like_the_card_itself() -> None:
    for execution, question in (("full", "play"), ("optional", "use")):
        t = table(seat("lumberjack apprentice maid"), options={"effect_execution": execution})
        t.play("lumberjack")
        if execution == "optional":
            t.play("use")
        t.play("apprentice")
        assert t.question == question
        if execution == "optional":
            t.play("decline")
            assert t.goods() == (0, 1, 0, 0)


@rule("V-AMB-45", "V-CHAR-JEAN-1", "V-CHAR-JEAN-4")
def test_of_jeans_card_only_hiring_and_dismissing_can_be_declined() -> None:
    t = played(JEAN, execution="optional")
    assert (t.view.jean, sum(t.goods()), t.question) == (1, 21, "jean")
    t.play("decline")
    assert t.question == "play"


@rule("V-AMB-68", "V-OPT-01")
@pytest.mark.parametrize("card", sorted(ADDITION))
def test_an_effect_is_declined_as_a_whole_or_carried_out_fully(card: str) -> None:
    t = played(card, execution="optional")
    skipped = t.fork()
    skipped.play("decline")
    assert (skipped.question, skipped.goods()) == ("play", (5, 5, 5, 5))  # no addition without the effect
    t.play("use")
    if t.question == "give":
        t.refuse("decline")
        t.play("gold")
    assert t.question == "bonus"
    before = t.goods()
    t.play("decline")
    assert (t.question, t.goods()) == ("play", before)
    assert sum(before) == 21


@rule("V-AMB-68", "V-AMB-57")
def test_the_nun_is_declined_for_all_or_for_nobody() -> None:
    t = played("nun", 3, execution="optional")
    t.play("decline")
    assert [t.goods(player) for player in range(3)] == [(5, 5, 5, 5), (2, 3, 0, 0), (2, 3, 0, 0)]


@rule("V-OPT-01", "V-END-02")
def test_unwelcome_points_must_be_taken_unless_effects_are_optional() -> None:
    for execution, flagged in (("full", True), ("optional", False)):
        t = table(seat(f"{KNIGHT} maid", points=24), options={"effect_execution": execution})
        t.play(KNIGHT)
        if t.question == "use":
            t.play("decline")
        assert t.view.end_flagged == flagged


@rule("V-OPT-06", "V-AMB-53", "V-CHAR-ARCHITECT-1")
@pytest.mark.parametrize(("goods", "offered"), [((0, 4, 4, 0), "wood stone"), ((9, 4, 4, 4), "wood stone brick")])
def test_the_architect_may_be_compulsory_if_he_can_be_paid(goods: tuple[int, ...], offered: str) -> None:
    hand = "architect_laparelli maid"
    t = table(seat(hand, *goods), options={"architect_payment": "compulsory_if_able"})
    t.play("architect_laparelli")
    assert t.answers() == set(offered.split())
    t.refuse("decline", "V-OPT-06", "V-AMB-53", "V-CHAR-ARCHITECT-1", "V-TURN-05")
    t = table(seat(hand, *goods), options={"architect_payment": "compulsory_if_able"} | OPTIONAL)
    t.play("architect_laparelli")
    assert t.answers() == {*offered.split(), "decline"}


@rule("V-OPT-06")
def test_a_compulsory_architect_with_one_kind_is_not_asked_and_without_any_does_nothing() -> None:
    compulsory = {"architect_payment": "compulsory_if_able"}
    t = table(seat("architect_laparelli maid", 9, 3, 4, 3), options=compulsory)
    t.play("architect_laparelli")
    assert (t.question, t.goods(), t.points()) == ("play", (9, 3, 0, 3), 4)
    t = table(seat("architect_laparelli maid", 9, 3, 3, 3), options=compulsory)
    t.play("architect_laparelli")
    assert (t.question, t.goods(), t.points()) == ("play", (9, 3, 3, 3), 0)
