"""Rule options (canon, chapter 11): every value, and what it changes."""

import pytest

from auberge.core.errors import BadSetup
from auberge.core.protocol import CHANCE, OptionValue, Seat
from auberge.core.setup import settle_setup
from auberge.games.valletta.events import CardPlayed, Forfeited, Shuffled
from auberge.games.valletta.game import GAME
from auberge.games.valletta.meta import META
from tests.canon import rule
from tests.games.game_table import random_steps
from tests.games.valletta.street_table import GOODS, KNIGHT, STREET, drafted, new_game, of_kind, seat, spot, table

WHEN_EMPTY: dict[str, OptionValue] = {"reshuffle_timing": "when_empty"}
LIMITED: dict[str, OptionValue] = {"supply": "limited"}
PRODUCERS = "shopkeeper lumberjack stonecutter brickmaker maid"
CHOICES: dict[str, tuple[str, OptionValue, OptionValue]] = {
    "effect_execution": ("V-OPT-01", "full", "optional"),
    "bonus_on_upgrade": ("V-OPT-02", True, False),
    "reshuffle_timing": ("V-OPT-03", "on_demand", "when_empty"),
    "supply": ("V-OPT-04", "unlimited", "limited"),
    "apprentice_chain": ("V-OPT-05", False, True),
    "architect_payment": ("V-OPT-06", "optional", "compulsory_if_able"),
    "finished_players_targetable": ("V-OPT-07", False, True),
    "discard_visibility": ("V-OPT-09", "owner_only_plus_counts", "public"),
}


@rule("V-OPT-01", "V-OPT-02", "V-OPT-03", "V-OPT-04", "V-OPT-05", "V-OPT-06", "V-OPT-07", "V-OPT-09")
def test_options_and_their_defaults_are_those_of_the_canon() -> None:
    assert {option.name: (option.rule, option.default, *option.choices[1:]) for option in META.options} == CHOICES
    assert new_game().view.options == {name: default for name, (_, default, _) in CHOICES.items()}
    for name, (_, _, other) in CHOICES.items():
        assert new_game(options={name: other}).view.options[name] == other
        with pytest.raises(BadSetup):
            settle_setup(META, seats=2, seed=1, options={name: "no such value"})


@rule("V-OPT-03", "V-DISC-04")
def test_when_empty_the_discards_are_shuffled_right_after_the_last_card_is_drawn() -> None:
    t = table(seat(PRODUCERS, draw_pile=["nun", "monk", "mason"]), options=WHEN_EMPTY)
    t.play("shopkeeper", "lumberjack", "stonecutter")
    t.refill()
    assert (t.actor, t.view.shuffling) == (CHANCE, "reshuffle")
    assert t.seen().hand_size == 5
    t.chance("reshuffle lumberjack shopkeeper stonecutter")
    assert (t.pile(), t.seen().discards, t.turn) == (["lumberjack", "shopkeeper", "stonecutter"], (), 1)


@rule("V-OPT-03")
def test_when_empty_and_more_cards_are_due_drawing_goes_on() -> None:
    for timing in ("on_demand", "when_empty"):
        t = table(seat(PRODUCERS, draw_pile=["nun"], discard_pile=["monk"]), options={"reshuffle_timing": timing})
        t.play("shopkeeper", "lumberjack", "stonecutter")
        t.refill()
        assert t.view.shuffling == "reshuffle"
        t.chance("reshuffle monk lumberjack shopkeeper stonecutter")
        assert (t.hand(), t.pile()) == (
            sorted(["brickmaker", "maid", "nun", "monk", "lumberjack"]),
            ["shopkeeper", "stonecutter"],
        )


@rule("V-OPT-03")
def test_when_empty_one_card_drawn_is_enough() -> None:
    hand = "builder roofer shopkeeper maid lumberjack"
    t = table(seat(hand, 9, 9, 9, 9, draw_pile=["nun"], discard_pile=["monk"]), options=WHEN_EMPTY)
    for number, card in enumerate(("builder", "roofer")):
        t.play(card, f"build {STREET[2 * number]}", "pay proposed")
    t.play("shopkeeper")
    t.refill()
    assert (t.seen().hand_size, t.pile(), t.view.shuffling) == (5, [], "reshuffle")


@rule("V-OPT-03")
def test_when_empty_needs_a_card_to_be_drawn() -> None:
    t = table(seat("builder roofer mason", 9, 9, 9, 9, draw_pile=[], discard_pile=["nun"] * 5), options=WHEN_EMPTY)
    for number, card in enumerate(("builder", "roofer", "mason")):
        t.play(card, f"build {STREET[2 * number]}", "pay proposed")
    assert not of_kind(t.go_on(), Shuffled)
    assert (t.pile(), len(t.seen().discards), t.seen().hand_size) == ([], 8, 5)


@rule("V-OPT-03", "V-END-12")
def test_when_empty_does_nothing_in_the_end_phase_but_counts_in_the_triggering_turn() -> None:
    pile = ["nun", "monk", "mason"]
    t = table(seat(PRODUCERS, draw_pile=pile), options=WHEN_EMPTY, end_phase=True)
    t.play("shopkeeper", "lumberjack", "stonecutter")
    assert not of_kind(t.go_on(), Shuffled)
    assert (t.pile(), len(t.seen().discards)) == ([], 3)
    t = table(seat(f"{KNIGHT} {PRODUCERS.removesuffix(' maid')}", draw_pile=pile, points=24), options=WHEN_EMPTY)
    t.play(KNIGHT, "lumberjack", "stonecutter")
    shuffles = [(event.owner, event.pile) for event in of_kind(t.go_on(), Shuffled)]
    assert shuffles == [(0, "reshuffle"), (1, "merge"), (0, "merge")]


@rule("V-OPT-04", "V-AMB-18")
@pytest.mark.parametrize(
    ("left", "offered"),
    [
        ((5, 5, 5, 5), "gold wood stone brick"),
        ((1, 0, 2, 0), "gold stone"),
        ((0, 1, 0, 0), ""),
        ((0, 0, 0, 0), ""),
    ],
)
@pytest.mark.parametrize("card", ["maid", "nun"])
def test_a_kind_that_is_left_must_be_named(card: str, left: tuple[int, ...], offered: str) -> None:
    t = table(seat(f"{card} shopkeeper"), seat(), options=LIMITED, supply=list(left))
    t.play(card)
    if offered:
        assert t.answers() == set(offered.split())
        for good in set(GOODS) - set(offered.split()):
            t.refuse(good, "V-AMB-18", "V-OPT-04", "V-GOOD-07")
    else:
        assert (t.question, t.goods()) == ("play", (0, min(1, left[1]), 0, 0))


@rule("V-OPT-04", "V-AMB-18")
@pytest.mark.parametrize(
    ("left", "pairs"),
    [
        ((9, 9, 1, 0), {"gold gold", "gold wood", "gold stone", "wood wood", "wood stone"}),
        ((2, 1, 0, 0), {"gold gold", "gold wood"}),
    ],
)
def test_the_seamstress_names_two_goods_that_are_there(left: tuple[int, ...], pairs: set[str]) -> None:
    t = table(seat("seamstress maid"), options=LIMITED, supply=list(left))
    t.play("seamstress")
    assert t.answers() == {f"seamstress {pair}" for pair in pairs}
    t.refuse("seamstress stone stone", "V-AMB-18", "V-OPT-04", "V-GOOD-07")


@rule("V-OPT-04", "V-AMB-18", "V-LOG-03")
@pytest.mark.parametrize(
    ("left", "taken"),
    [((2, 0, 0, 0), (2, 0, 0, 0)), ((1, 0, 0, 1), (1, 0, 0, 1)), ((0, 0, 1, 0), (0, 0, 1, 0)), ((0,) * 4, (0,) * 4)],
)
def test_the_seamstress_takes_the_last_goods_unasked(left: tuple[int, ...], taken: tuple[int, ...]) -> None:
    t = table(seat("seamstress maid"), options=LIMITED, supply=list(left))
    t.play("seamstress")
    assert (t.question, t.goods()) == ("play", taken)


@rule("V-OPT-04", "V-AMB-18", "V-AMB-62")
def test_the_foreman_may_name_any_kind_and_forfeits_what_is_missing() -> None:
    own = spot("above", 1, 1)
    t = table(seat("foreman maid", buildings=[own]), options=LIMITED, supply=[1, 9, 9, 9], icons={own: ("gold", 3, 3)})
    t.play("foreman")
    assert t.answers() == set(GOODS)
    events = t.play("gold")
    assert t.goods() == (1, 0, 0, 0)
    assert of_kind(events, Forfeited) == [Forfeited(Seat(0), "gold", 2)]


@rule("V-OPT-04", "V-AMB-18")
@pytest.mark.parametrize(
    ("card", "left", "offered"),
    [
        ("monk", (0, 1, 0, 2), "wood brick"),
        ("innkeeper", (1, 9, 9, 9), "gold"),
        ("innkeeper", (0, 9, 9, 9), ""),
        ("tax_collector", (9, 0, 1, 0), "stone"),
        ("tax_collector", (9, 0, 0, 0), ""),
    ],
)
def test_an_addition_offers_only_kinds_that_exist(card: str, left: tuple[int, ...], offered: str) -> None:
    t = table(seat(f"{card} maid"), seat(), options=LIMITED, supply=list(left))
    t.play(card)
    if offered:
        assert t.answers() == {*offered.split(), "decline"}
    else:
        assert t.question == "play"


@rule("V-OPT-04", "V-AMB-17")
def test_what_is_paid_back_can_be_taken_again() -> None:
    t = table(seat("merchant shopkeeper maid", 1, 0, 0, 0), seat(None, 41), options=LIMITED)
    t.play("shopkeeper")
    assert t.goods()[0] == 1  # none was left
    t.play("merchant", "use")
    assert t.view.supply is not None
    assert t.view.supply[0] == 1


@rule("V-OPT-07", "V-AMB-29")
@pytest.mark.parametrize("targetable", [False, True])
def test_finished_players_are_targets_only_by_option(targetable: bool) -> None:
    t = table(
        seat("monk maid"),
        seat("", 2, 2, 0, 0, exact=True),
        seat(None, 0, 0, 2, 2),
        end_phase=True,
        options={"finished_players_targetable": targetable},
    )
    t.play("monk")
    assert t.actor == (1 if targetable else 2)


@rule("V-OPT-08", "V-AMB-46")
def test_the_start_seat_is_part_of_the_set_up() -> None:
    for start in range(4):
        t = drafted(4, start=start)
        assert (t.view.start_seat, t.actor) == (start, start)
    with pytest.raises(BadSetup):
        settle_setup(META, seats=3, seed=1, start_seat=3)


@rule("V-OPT-09", "V-AMB-50", "V-AMB-64")
def test_a_discard_pile_is_looked_through_by_its_owner_or_by_all() -> None:
    for visibility, others in (("owner_only_plus_counts", False), ("public", True)):
        t = drafted(3, options={"discard_visibility": visibility})
        for viewer in (Seat(0), Seat(1), Seat(2), None):
            shown = [player.shows_discards for player in GAME.view(t.p, viewer).players]
            assert shown == [number == viewer or others for number in range(3)]


@rule("V-OPT-09", "V-AMB-50", "V-AMB-64")
@pytest.mark.parametrize("visibility", ["owner_only_plus_counts", "public"])
def test_a_discard_pile_holds_no_more_than_was_played_in_the_open(visibility: str) -> None:
    t = drafted(3, seed=8, options={"discard_visibility": visibility})
    played: list[list[str]] = [[], [], []]
    for _, _, events in random_steps(t, 8):
        for event in events:
            match event:
                case CardPlayed(player, card, _):
                    played[player].append(card)
                case Shuffled(owner, "reshuffle" | "merge", _):
                    played[owner].clear()
        for number, cards in enumerate(played):
            own = t.seen(number)
            assert sorted(own.discards) == sorted(cards[: len(cards) - len(own.played)])
            if visibility == "public":
                assert GAME.view(t.p, None).players[number].discards == own.discards
