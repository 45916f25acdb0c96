"""The example plug-in is a game like any other: conformance, leaks, records, undo, bots, environments, terminal."""

import os
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import auberge
from auberge import bots, games
from auberge.core.errors import BadSetup
from auberge.core.protocol import CHANCE, OVER, Seat
from auberge.core.setup import settle_setup
from auberge.lab.arena.simulate import simulate
from auberge.lab.envs.observation import action_count, as_text, mask, observe, observe_position, spec
from auberge.testing.lacking import lacking
from auberge.words import Words
from tests.conformance import copies, histories, orders, secrets, whole_games
from tests.conformance.scripts import Script, Variant, opened, positions, scripts, setup_of, variants
from tests.examples.plugged import EXAMPLE, NAME

pytestmark = pytest.mark.usefixtures("installed")

few = settings(max_examples=10)
tables = st.integers(0, 9)  # a place in the list of variants: seats from 2 to 6, with wild ones or without


def table_of(place: int) -> Variant:
    found = variants(NAME)
    assert len(found) == 10
    return found[place]


@few
@given(place=tables, script=scripts(0))
def test_games_end_and_come_out_the_same(place: int, script: Script) -> None:
    variant = table_of(place)
    setup = setup_of(variant, script)
    whole_games.check_it_ends(variant.game, setup)
    whole_games.check_same_again(variant.game, setup, script.skew)
    whole_games.check_pausing(variant.game, setup, script.skew)


@few
@given(place=tables, script=scripts(6))
def test_legal_moves_apply_and_others_are_refused_by_a_rule(place: int, script: Script) -> None:
    variant = table_of(place)
    for p in positions(variant.game, setup_of(variant, script), script):
        orders.check_legal_moves(variant.game, p)
        orders.check_refusals(variant.game, p, variant.seats, range(0, variant.game.space, 7))
        orders.check_platform_moves(variant.game, p)
        if p.actor() == CHANCE:
            orders.check_outcomes(variant.game, p)


def test_what_travels_is_described_whole() -> None:
    game = games.load(NAME)
    orders.check_types(game)
    orders.check_notation(game)


@few
@given(place=tables, script=scripts(30))
def test_copies_are_complete(place: int, script: Script) -> None:
    variant = table_of(place)
    game, setup = variant.game, setup_of(variant, script)
    copies.check_clones(game, opened(game, setup, script), script.picks)


def test_no_number_of_a_position_is_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    core = Path(auberge.__file__).parent / "core"
    files = (core / "position.py", core / "plain_game.py", EXAMPLE / NAME / "game.py")
    classes = {name: found for file in files for name, found in copies._classes(file).items()}
    monkeypatch.setattr(copies, "declared", lambda _game: classes)
    game = games.load(NAME)
    copies.check_fields(game, game.start(settle_setup(game.meta, seats=3, seed=1)))


@few
@given(place=tables, script=scripts(12))
def test_records_and_undo(place: int, script: Script) -> None:
    variant = table_of(place)
    setup = setup_of(variant, script)
    histories.check_replay(variant.game, setup, script)
    histories.check_every_stage(variant.game, setup, script)
    histories.check_undo(variant.game, setup, script)


@few
@given(place=tables, script=scripts(5), luck=st.integers(secrets.LARGE, 2**53 - 1))
def test_no_seat_learns_what_it_may_not_know(place: int, script: Script, luck: int) -> None:
    variant = table_of(place)
    game, setup = variant.game, setup_of(variant, script)
    for p in positions(game, setup, script):
        secrets.check_views(game, p, variant.seats)
        secrets.check_imagined(game, p, variant.seats, (1, luck))
        secrets.check_chance_is_secret(game, p, script.seed, (), variant.seats)
        for seat in range(variant.seats):
            others = [cup for other, cup in enumerate(game.view(p, Seat(seat)).cups) if other != seat]  # type: ignore[attr-defined]
            assert not any(cup.faces for cup in others)


def test_only_the_own_dice_are_seen_in_events() -> None:
    game = games.load(NAME)
    p = game.start(settle_setup(game.meta, seats=3, seed=4), pausing=True)
    events = game.chance(p)
    secrets.check_witnesses(game, events, 3)
    assert [game.witness(event, Seat(1)) == event for event in events] == [False, True, False]
    assert all(game.witness(event, None) != event for event in events)


@pytest.mark.parametrize("seats", [2, 6])
def test_observations_tell_what_the_view_tells(seats: int) -> None:
    game, described, generator = games.load(NAME), spec(NAME, seats), Random(seats)
    p = game.start(settle_setup(game.meta, seats=seats, seed=seats))
    while p.actor() != OVER:
        for seat in range(seats):
            view = game.view(p, Seat(seat))
            row = observe(view)
            assert row == observe_position(game, p, seat)
            for field, place in zip(described.fields, described.places().values(), strict=True):
                assert all(field.low <= number <= field.high for number in row[place]), field.name
            assert sum(mask(view)) == len(view.moves)
        p.apply(generator.choice(p.legal()))
    assert action_count(NAME) == 181
    assert "bidder: none" in as_text(game.view(p, Seat(0)))


def test_the_squire_beats_random_play() -> None:
    assert bots.bots_of(NAME) == ("random", "page", "squire")
    report = simulate(NAME, ["squire", "random"], 60, 3)
    assert report.bots[0].win_rate > 0.8


def test_it_says_what_it_does_not_bring() -> None:
    from auberge.lessons import courses
    from auberge.puzzles import shipped
    from auberge.rulebook import books

    assert games.entry_of(NAME).lacks == ("page", "searchers", "rulebook", "lessons", "puzzles", "learner")
    for ask in (courses.load, shipped.load, books.load):
        with pytest.raises(BadSetup) as caught:
            ask(NAME)
        assert caught.value.key == "game-lacks"


def test_all_that_it_lacks_is_listed_at_once() -> None:
    found = lacking(NAME)
    spoken = [line for line in found if line.startswith("words")]
    assert spoken == [f"words: none in the language {language}" for language in ("fr", "it", "de")]
    assert [line for line in found if not line.startswith("words")] == [
        f"it does not bring: {part}" for part in games.entry_of(NAME).lacks
    ]


def test_our_own_games_stay_first_and_a_plug_in_cannot_take_their_names() -> None:
    assert games.names() == (*games.NAMES, NAME)
    assert NAME not in games.NAMES


def test_it_is_played_in_the_terminal(tmp_path: Path, installed: Path) -> None:
    told = played_in_terminal(installed, tmp_path, "3 5\nundo\n3 5\n\n0 9\nquit\n")
    assert "Player 1 bids 3 × 5." in told
    assert "? ? ? ? ?" in told
    assert "Type 3 5 to bid three fives, or doubt." in told


def played_in_terminal(installed: Path, home: Path, typed: str) -> str:
    """What `auberge play liars_dice` prints when this is typed."""
    path = os.pathsep.join([str(EXAMPLE), str(installed)])
    environ = os.environ | {"PYTHONPATH": path, "XDG_DATA_HOME": str(home), "LANG": "en_GB.UTF-8"}
    command = [sys.executable, "-m", "auberge", "play", NAME, "--seats", "me,squire", "--seed", "3"]
    done = subprocess.run(command, input=typed, env=environ, capture_output=True, text=True, timeout=300, check=False)
    assert "Traceback" not in done.stderr, done.stderr
    return done.stdout


def test_every_move_event_and_refusal_has_words() -> None:
    words, game = Words("en", strict=True), games.load(NAME)
    keys = {f"{NAME}-event-{kind.__struct_config__.tag}" for kind in game.event_types}
    keys |= {f"{NAME}-move-{kind.__struct_config__.tag}" for kind in game.move_types}
    keys |= {f"{NAME}-question-{question}" for question in ("bid", "answer")} | {f"{NAME}-option-wild_ones"}
    keys |= {f"refusal-liars_dice-{reason}" for reason in ("no-bid", "too-many", "too-low")} | {f"{NAME}-title"}
    assert not [key for key in keys if not words.has(key)]
    assert Words("de").say(f"{NAME}-title") == "Liar’s dice"  # one language is enough


def test_it_is_as_small_as_promised() -> None:
    def lines(*names: str) -> int:
        return sum((EXAMPLE / NAME / name).read_text().count("\n") for name in names)

    engine = lines("__init__.py", "moves.py", "game.py")
    assert engine <= 300
    assert engine + lines("board.py", "greedy.py", "observation.py", "observer.py", "locales/en/liars_dice.ftl") <= 600
