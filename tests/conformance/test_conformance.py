"""What every registered game promises, for each of its seat counts and options. A new game inherits all of it."""

from collections.abc import Iterator

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from auberge import games
from auberge.core.protocol import CHANCE, OVER, Event
from auberge.core.setup import settle_setup
from tests.conformance import copies, histories, orders, secrets, watching, whole_games
from tests.conformance.scripts import Script, Variant, opened, positions, scripts, setup_of, step, variants

VARIANTS = [variant for name in games.NAMES for variant in variants(name)]

every_variant = pytest.mark.parametrize("variant", VARIANTS, ids=str)
scale = max(1, len(VARIANTS) // 16)  # the more tables, the fewer examples of each
examples = settings(max_examples=max(2, settings().max_examples // scale))
few_examples = settings(max_examples=max(1, settings().max_examples // scale // 4))  # for whole games, watched
pytestmark = pytest.mark.slow  # together, about four minutes
every_game = pytest.mark.parametrize("name", games.NAMES)


def test_every_game_is_here_with_every_seat_count_and_option() -> None:
    for name in games.NAMES:
        meta = games.load(name).meta
        mine = [variant for variant in VARIANTS if variant.name == name]
        assert {variant.seats for variant in mine} == set(range(meta.min_seats, meta.max_seats + 1))
        for option in meta.options:
            assert {dict(variant.options)[option.name] for variant in mine} == set(option.choices)
            assert option.default in option.choices
            assert option.rule in orders.rule_ids(name)


@every_game
def test_moves_events_and_views_are_not_looked_through_for_garbage(name: str) -> None:
    """A server holds so many of them that everybody would wait meanwhile; and none ever refers to itself."""
    game = games.load(name)
    first = next(variant for variant in VARIANTS if variant.name == name)
    view = game.view(game.start(settle_setup(game.meta, seats=first.seats, seed=1, options={}, start_seat=0)), None)
    kinds = {*game.move_types, *game.event_types, *structs_in(view)}
    assert len(kinds) > 4
    assert not [kind for kind in kinds if kind.__struct_config__.gc]


def structs_in(thing: object) -> Iterator[type[msgspec.Struct]]:
    """The kinds of all structs that a thing is made of."""
    if isinstance(thing, msgspec.Struct):
        yield type(thing)
        thing = msgspec.structs.astuple(thing)
    if isinstance(thing, tuple):
        for part in thing:
            yield from structs_in(part)


@every_variant
@examples
@given(script=scripts(0))
def test_random_play_ends(variant: Variant, script: Script) -> None:
    whole_games.check_it_ends(variant.game, setup_of(variant, script))


@every_variant
@examples
@given(script=scripts(0))
def test_the_same_seed_and_moves_give_the_same_game(variant: Variant, script: Script) -> None:
    whole_games.check_same_again(variant.game, setup_of(variant, script), script.skew)


@every_variant
@examples
@given(script=scripts(0))
def test_pausing_for_chance_changes_nothing(variant: Variant, script: Script) -> None:
    whole_games.check_pausing(variant.game, setup_of(variant, script), script.skew)


@every_variant
@few_examples
@given(script=scripts(0))
def test_the_invariants_hold_over_time(variant: Variant, script: Script) -> None:
    watching.check_over_time(variant.game, setup_of(variant, script), script.skew)


@every_variant
@examples
@given(script=scripts())
def test_every_legal_move_applies(variant: Variant, script: Script) -> None:
    for p in positions(variant.game, setup_of(variant, script), script):
        orders.check_legal_moves(variant.game, p)
        whole_games.check_sheet(variant.game, p)


@every_variant
@examples
@given(script=scripts(6))
def test_whatever_is_not_legal_is_refused_by_a_rule_of_the_canon(variant: Variant, script: Script) -> None:
    for p in positions(variant.game, setup_of(variant, script), script):
        orders.check_refusals(variant.game, p, variant.seats, range(variant.game.space))
        orders.check_platform_moves(variant.game, p)


@every_game
def test_what_travels_is_described_whole(name: str) -> None:
    orders.check_types(games.load(name))


@every_game
def test_moves_have_one_number_one_text_and_one_json(name: str) -> None:
    orders.check_notation(games.load(name))


@every_variant
@examples
@given(script=scripts())
def test_outcomes_of_chance_have_one_text(variant: Variant, script: Script) -> None:
    for p in positions(variant.game, setup_of(variant, script), script):
        if p.actor() == CHANCE:
            orders.check_outcomes(variant.game, p)


@every_variant
@examples
@given(script=scripts(30))
def test_clones_are_independent_and_complete(variant: Variant, script: Script) -> None:
    setup = setup_of(variant, script)
    copies.check_clones(variant.game, opened(variant.game, setup, script), script.picks)


@every_variant
@examples
@given(script=scripts(0).map(lambda script: msgspec.structs.replace(script, start_seat=0)))
def test_no_number_of_a_position_is_forgotten(variant: Variant, script: Script) -> None:
    copies.check_fields(variant.game, variant.game.start(setup_of(variant, script)))


@every_variant
@examples
@given(script=scripts())
def test_a_stored_game_is_the_game(variant: Variant, script: Script) -> None:
    histories.check_replay(variant.game, setup_of(variant, script), script)


@every_variant
@examples
@given(script=scripts(0))
def test_a_record_may_break_off_anywhere(variant: Variant, script: Script) -> None:
    histories.check_every_stage(variant.game, setup_of(variant, script), script)


@every_variant
@examples
@given(script=scripts(20))
def test_undo_goes_back_exactly_and_stops_at_what_was_revealed(variant: Variant, script: Script) -> None:
    histories.check_undo(variant.game, setup_of(variant, script), script)


@every_variant
@examples
@given(script=scripts())
def test_a_seat_sees_its_own_view_and_only_the_actor_has_moves(variant: Variant, script: Script) -> None:
    for p in positions(variant.game, setup_of(variant, script), script):
        secrets.check_views(variant.game, p, variant.seats)


@every_variant
@examples
@given(script=scripts(5), seeds=st.tuples(st.integers(0, 2**40), st.integers(2**41, 2**42)))
def test_an_imagined_position_knows_what_the_seat_knows(
    variant: Variant, script: Script, seeds: tuple[int, int]
) -> None:
    for p in positions(variant.game, setup_of(variant, script), script):
        secrets.check_imagined(variant.game, p, variant.seats, seeds)


@every_variant
@examples
@given(script=scripts(), luck=st.integers(secrets.LARGE, 2**53 - 1))
def test_the_dice_to_come_are_told_nowhere(variant: Variant, script: Script, luck: int) -> None:
    game = variant.game
    script = msgspec.structs.replace(script, seed=luck)
    p = opened(game, setup_of(variant, script), script)
    events: tuple[Event, ...] = ()
    for pick in script.picks:
        secrets.check_chance_is_secret(game, p, script.seed, events, variant.seats)
        secrets.check_witnesses(game, events, variant.seats)
        if p.actor() == OVER:
            break
        events = step(game, p, pick)
    secrets.check_record(game, setup_of(variant, script), script)
