"""The suite can fail: every broken double of a sound game is caught, and by the check that is meant for it."""

from collections.abc import Callable
from functools import partial

import pytest

from auberge.core.protocol import Game, Position, Setup
from auberge.core.record import dumps
from auberge.games.saint_malo.engine import Engine
from tests.conformance import copies, doubles, histories, orders, secrets, watching, whole_games
from tests.conformance.scripts import UNIFORM, Script, Variant, opened, positions, setup_of, step

VARIANT = Variant("saint_malo", 2, (("allow_voluntary_pass", False), ("bonus_character_compulsory", False)))
SCRIPT = Script(seed=1_234_567_890_123, start_seat=0, share=40, skew=UNIFORM, picks=tuple(range(3, 43, 2)))
SETUP = setup_of(VARIANT, SCRIPT)
SEEDS = (1, 2)

Check = Callable[[Game], None]


def on_positions(check: Callable[[Game, Position], None]) -> Check:
    """The check, made on the positions of the script. The opening is sound: only the check meets the double."""

    def check_all(game: Game) -> None:
        for p in positions(VARIANT.game, SETUP, SCRIPT):
            check(game, p)

    return check_all


def _stories(game: Game) -> None:
    p = opened(game, SETUP, SCRIPT)
    for pick in SCRIPT.picks:
        events = step(game, p, pick)
        secrets.check_chance_is_secret(game, p, SCRIPT.seed, events, SETUP.seats)


def _with_setup(check: Callable[[Game, Setup, int], None]) -> Check:
    return lambda game: check(game, SETUP, UNIFORM)


legal_moves = on_positions(orders.check_legal_moves)
refusals = on_positions(lambda game, p: orders.check_refusals(game, p, SETUP.seats, range(0, game.space, 7)))
views = on_positions(lambda game, p: secrets.check_views(game, p, SETUP.seats))
imagined = on_positions(lambda game, p: secrets.check_imagined(game, p, SETUP.seats, SEEDS))
same_again, pausing = _with_setup(whole_games.check_same_again), _with_setup(whole_games.check_pausing)
over_time = _with_setup(watching.check_over_time)
ends: Check = partial(whole_games.check_it_ends, setup=SETUP)
replay: Check = partial(histories.check_replay, setup=SETUP, script=SCRIPT)
undo: Check = partial(histories.check_undo, setup=SETUP, script=SCRIPT)

CAUGHT: list[tuple[type[doubles.Sound], Check, str]] = [
    (doubles.DifferentStart, same_again, "the same set-up gives the same start"),
    (doubles.PauseCostsLuck, pausing, "pausing changes nothing"),
    (doubles.RefusesAfterPaying, refusals, "is refused but changes something"),
    (doubles.InventsRules, refusals, "a rule that is not in the canon"),
    (doubles.LetsAnybodyPlay, refusals, "is not legal"),
    (doubles.ForgetsAMove, legal_moves, "moves are named in the order of legal"),
    (doubles.GivesCoinsAway, legal_moves, "play and apply agree"),
    (doubles.GivesCoinsAway, over_time, "an invariant of the canon is broken"),
    (doubles.BooksPriestsTwice, over_time, "points, by the canon"),
    (doubles.ClearsACell, over_time, "every cell|a cell changed after it was filled"),
    (doubles.MiscountsTheSheet, ends, "the score sheet adds up"),
    (doubles.MumblesCells, orders.check_notation, "is read as it was written"),
    (doubles.SharesNumbers, orders.check_notation, "keeps its number"),
    (doubles.ShowsTheGenerator, _stories, "is told in a view"),
    (doubles.ShowsTheGenerator, imagined, "shows the same view"),
    (doubles.TellsTheGenerator, _stories, "is told in an event"),
    (doubles.ShowsMovesToAll, views, "moves are listed for the actor and nobody else"),
    (doubles.Peeks, imagined, "does not know the dice to come"),
    (doubles.ImaginesOnce, imagined, "every seed imagines chance of its own"),
    (doubles.MovesTellTheFuture, imagined, "tells what nobody may know"),
    (doubles.WritesRollsAnew, replay, "bad-record-entry"),
]


@pytest.mark.parametrize(("double", "check", "what"), CAUGHT, ids=[double.__name__ for double, _, _ in CAUGHT])
def test_a_broken_double_is_caught(double: type[doubles.Sound], check: Check, what: str) -> None:
    with pytest.raises(Exception, match=what):
        check(double())


@pytest.mark.parametrize("check", dict.fromkeys([*(check for _, check, _ in CAUGHT), undo]))
def test_the_sound_game_passes_every_check(check: Check) -> None:
    check(doubles.Sound())


def _never_copied(p: Position) -> Position:
    return p


def _copied_without_luck(p: Position) -> Position:
    twin = p.clone()
    twin.generator = 1
    return twin


def _copied_without_heads(p: Position) -> Position:
    """At the beginning no heads are due: only a changed number shows what is missing."""
    twin = p.clone()
    assert isinstance(twin, Engine)
    twin.heads = 0
    return twin


def _forgets_points(p: Position) -> list[int]:
    twin = p.clone()
    assert isinstance(twin, Engine)
    for city in twin.cities:
        city.points = 0
    return twin.fields()


@pytest.mark.parametrize("clone", [_never_copied, _copied_without_luck])
def test_a_bad_clone_is_caught(clone: copies.Clone) -> None:
    with pytest.raises(AssertionError, match="clone"):
        copies.check_clones(VARIANT.game, opened(VARIANT.game, SETUP, SCRIPT), SCRIPT.picks, clone)


def test_a_number_missing_in_fields_is_named() -> None:
    with pytest.raises(AssertionError, match=r"position\.cities\[0\]\.points is missing in fields"):
        copies.check_fields(VARIANT.game, VARIANT.game.start(SETUP), fields=_forgets_points)


def test_a_number_that_is_not_copied_is_named() -> None:
    with pytest.raises(AssertionError, match=r"position\.heads is not copied"):
        copies.check_fields(VARIANT.game, VARIANT.game.start(SETUP), clone=_copied_without_heads)


@pytest.mark.parametrize("kind", [doubles.HalfUndo, doubles.GenerousUndo])
def test_a_bad_undo_is_caught(kind: type[doubles.HalfUndo | doubles.GenerousUndo]) -> None:
    with pytest.raises(AssertionError, match="undo"):
        histories.check_undo(VARIANT.game, SETUP, SCRIPT, kind)


def test_a_game_without_end_is_caught() -> None:
    with pytest.raises(AssertionError, match="no end after 50 decisions"):
        whole_games.check_it_ends(VARIANT.game, SETUP, most_steps=50)


def test_a_seed_in_a_record_is_caught() -> None:
    match = histories.new_match(VARIANT.game, SETUP)
    secret = secrets.secret_numbers(match.position, SCRIPT.seed)
    with pytest.raises(AssertionError, match="told in the record"):
        secrets.check_hidden("the record", dumps(match.record()), secret)
