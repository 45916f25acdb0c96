"""Invariants (canon, 10.1): what holds between any two moves of whole games, and that `Game.check` would notice."""

from collections import Counter
from collections.abc import Callable
from functools import cache
from typing import NamedTuple

import pytest

from auberge.core.bits import bit_of
from auberge.core.protocol import Event, OptionValue, Seat
from auberge.games.valletta.engine import Engine
from auberge.games.valletta.events import CardPlayed, EndTriggered, PointsScored
from auberge.games.valletta.game import GAME
from auberge.games.valletta.tables import CHARACTER_NAMES
from auberge.games.valletta.tables import JEAN as JEAN_CARD
from auberge.games.valletta.view import VallettaView
from tests.canon import rule
from tests.games.game_table import random_steps
from tests.games.valletta.street_table import (
    CARDS,
    GOODS,
    JEAN,
    PIECES,
    STREET,
    drafted,
    new_game,
    of_kind,
    seat,
    table,
)

DISPLAY = {2: (6, 8, 6), 3: (8, 10, 7), 4: (10, 12, 8)}
VARIANTS: tuple[dict[str, OptionValue], ...] = (
    {},
    {"supply": "limited", "effect_execution": "optional"},
    {"supply": "limited", "reshuffle_timing": "when_empty", "apprentice_chain": True},
)
GAMES = pytest.mark.parametrize(
    ("seats", "variant"), [(seats, variant) for seats in (2, 3, 4) for variant in range(len(VARIANTS))]
)


class Moment(NamedTuple):
    """A position between two moves and what led to it."""

    before: VallettaView
    after: VallettaView
    events: list[Event]
    stacks: list[Counter[str]]


@cache
def moments(seats: int, variant: int) -> list[Moment]:
    t = new_game(seats, seed=10 * seats + variant, options=VARIANTS[variant])
    found: list[Moment] = []
    for _, _, events in random_steps(t, seats + variant):
        after = GAME.view(t.p, None)
        before = found[-1].after if found else after
        found.append(Moment(before, after, events, [t.stack(player) for player in range(seats)]))
    assert t.is_over
    return found


@rule("V-INV-01")
@GAMES
def test_the_number_of_cards_is_constant(seats: int, variant: int) -> None:
    for moment in moments(seats, variant):
        unbuilt = sum(building.owner is None for building in moment.after.layout)
        stacks = sum(stack.total() for stack in moment.stacks)
        assert stacks + sum(moment.after.pool.values()) + unbuilt == CARDS[seats]


@rule("V-INV-01", "V-INV-03")
@GAMES
def test_every_single_card_is_conserved(seats: int, variant: int) -> None:
    expected: Counter[str] | None = None
    for moment in moments(seats, variant):
        cards: Counter[str] = Counter()
        for stack in moment.stacks:
            cards.update(stack)
        cards.update({str(name): number for name, number in moment.after.pool.items()})
        cards.update(building.character for building in moment.after.layout if building.owner is None)
        expected = expected or cards
        assert cards == expected


@rule("V-INV-02")
@GAMES
def test_goods_are_conserved_in_a_limited_supply_and_never_negative(seats: int, variant: int) -> None:
    for moment in moments(seats, variant):
        view = moment.after
        assert all(number >= 0 for player in view.players for number in player.goods)
        assert (view.supply is None) == (variant == 0)
        if view.supply is not None:
            for kind, good in enumerate(GOODS):
                held = sum(player.goods[kind] for player in view.players) + (good in view.draft_set)
                assert view.supply[kind] >= 0
                assert view.supply[kind] + held == PIECES[kind] + view.barrels_turned.count(good)


@rule("V-INV-03", "V-INV-04")
@GAMES
def test_houses_on_the_board_and_in_front_are_eight_each(seats: int, variant: int) -> None:
    for moment in moments(seats, variant):
        owned: list[str] = []
        for number, player in enumerate(moment.after.players):
            assert len(player.buildings) + player.houses_left == 8
            assert set(player.upgraded) <= set(player.buildings)
            owned += player.buildings
            shown = {building.name for building in moment.after.layout if building.owner == number}
            assert shown == set(player.buildings)
        assert len(set(owned)) == len(owned)


@rule("V-INV-05", "V-AMB-19")
@GAMES
def test_no_hand_holds_more_than_five_cards(seats: int, variant: int) -> None:
    for moment in moments(seats, variant):
        assert all(player.hand_size <= 5 for player in moment.after.players)


@rule("V-INV-06")
@GAMES
def test_jean_goes_forward_by_one_for_every_jean_card_at_most(seats: int, variant: int) -> None:
    for moment in moments(seats, variant):
        step = moment.after.jean - moment.before.jean
        cards = sum(event.character == JEAN for event in of_kind(moment.events, CardPlayed))
        assert 0 <= step <= cards
        assert len(moment.after.barrels_turned) == moment.after.jean


@rule("V-INV-07")
@GAMES
def test_points_only_grow(seats: int, variant: int) -> None:
    for moment in moments(seats, variant):
        scorers = {event.seat for event in of_kind(moment.events, PointsScored)}
        for number, (was, now) in enumerate(zip(moment.before.players, moment.after.players, strict=True)):
            assert now.points >= was.points
            assert now.points == was.points or number in scorers


@rule("V-INV-08", "V-INV-13", "V-AMB-42")
@GAMES
def test_every_stack_holds_one_jean_card_and_the_pool_none(seats: int, variant: int) -> None:
    for moment in moments(seats, variant):
        assert all(stack[JEAN] == 1 for stack in moment.stacks)
        assert JEAN not in moment.after.pool


@rule("V-INV-09")
@GAMES
def test_the_end_phase_is_over_after_so_many_plays_at_most(seats: int, variant: int) -> None:
    plays = sum(
        len(of_kind(moment.events, CardPlayed)) for moment in moments(seats, variant) if moment.before.end_phase
    )
    assert 0 < plays <= CARDS[seats]


@rule("V-INV-10", "V-AMB-59")
def test_all_thirty_buildings_need_an_eighth_house() -> None:
    shares = [list(STREET[7 * player : 7 * player + 7]) for player in range(4)]
    t = table(*[seat("builder maid", 9, 9, 9, 9, buildings=share) for share in shares])
    assert not t.view.end_flagged
    t.play("builder")
    assert t.targets() == {f"build {name}" for name in STREET[28:]} | {f"upgrade {name}" for name in shares[0]}
    events = t.play(f"build {STREET[28]}", "pay proposed")
    assert of_kind(events, EndTriggered) == [EndTriggered(Seat(0), "houses")]
    for seats in (2, 3):
        assert 8 * seats < len(drafted(seats).view.layout)


@rule("V-INV-11")
@GAMES
def test_the_colours_of_the_layout_never_change(seats: int, variant: int) -> None:
    for moment in moments(seats, variant):
        colours = Counter(building.colour for building in moment.after.layout)
        assert tuple(colours[colour] for colour in ("green", "blue", "yellow")) == DISPLAY[seats]


@rule("V-INV-12")
@GAMES
def test_a_turn_begins_with_five_cards_or_the_whole_stack(seats: int, variant: int) -> None:
    for moment in moments(seats, variant):
        view = moment.after
        if view.question == "play" and view.plays == 0 and not view.end_phase:
            assert view.players[view.turn].hand_size == min(5, moment.stacks[view.turn].total())


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_check_finds_nothing_wrong_with_a_whole_game(seats: int) -> None:
    for variant, options in enumerate(VARIANTS):
        t = new_game(seats, seed=variant, options=options)
        for _ in random_steps(t, variant):
            assert GAME.check(t.p) == []


def too_many_cards(p: Engine) -> None:
    p.players[0].discard_pile.append(0)


def shared_building(p: Engine) -> None:
    p.players[0].houses |= bit_of(0)
    p.players[1].houses |= bit_of(0)


def upgraded_without_house(p: Engine) -> None:
    p.players[0].upgraded |= bit_of(3)


def lost_supply(p: Engine) -> None:
    p.supply -= 1


def jean_in_the_pool(p: Engine) -> None:
    p.pool[JEAN_CARD] += 1


def too_small_a_hand(p: Engine) -> None:
    p.player.draw_pile.append(int(p.player.hand & 63) - 1)
    p.player.hand >>= 6


def another_layout(p: Engine) -> None:
    green, yellow = STREET.index("building_g01"), len(CHARACTER_NAMES) + 5
    p.layout = (yellow if p.layout[0] < 12 else green, *p.layout[1:])


@rule("V-INV-01", "V-INV-02", "V-INV-03", "V-INV-04", "V-INV-11", "V-INV-12", "V-INV-13")
@pytest.mark.parametrize(
    ("spoil", "invariant"),
    [
        (too_many_cards, "V-INV-01"),
        (lost_supply, "V-INV-02"),
        (shared_building, "V-INV-03"),
        (upgraded_without_house, "V-INV-04"),
        (another_layout, "V-INV-11"),
        (too_small_a_hand, "V-INV-12"),
        (jean_in_the_pool, "V-INV-13"),
    ],
)
def test_the_check_notices_a_broken_invariant(spoil: Callable[[Engine], None], invariant: str) -> None:
    t = drafted(3, options={"supply": "limited"})
    assert GAME.check(t.p) == []
    spoil(t.p)
    assert any(invariant in broken for broken in GAME.check(t.p))
