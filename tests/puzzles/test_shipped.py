"""The puzzles that come with the program: whole, varied, and each leads back to its position."""

from collections import Counter
from datetime import date, timedelta

import pytest

from auberge import games
from auberge.build import is_compiled
from auberge.core.errors import BadData, BadSetup
from auberge.core.protocol import Seat
from auberge.lab.mining.looking import LEAST_GAP
from auberge.puzzles import shipped
from auberge.puzzles.puzzle import LEVELS, dumps, loads
from auberge.puzzles.rating import Rating
from auberge.puzzles.table import game_of, match_of, view_of

LEAST = 60
REPLAYED_EVERY = 1 if is_compiled() else 12  # puzzles: plain Python takes too long for them all

every_game = pytest.mark.parametrize("game", games.NAMES)


@every_game
def test_a_set_is_large_and_no_puzzle_is_in_it_twice(game: str) -> None:
    puzzles = shipped.load(game).puzzles
    assert len(puzzles) >= LEAST
    assert len({puzzle.id for puzzle in puzzles}) == len(puzzles)
    assert len({(puzzle.entries, puzzle.begun) for puzzle in puzzles}) == len(puzzles)
    assert {puzzle.game for puzzle in puzzles} == {game}


@every_game
def test_one_move_is_clearly_best_and_told_with_a_reason(game: str) -> None:
    for puzzle in shipped.load(game).puzzles:
        best, *others = puzzle.moves
        assert len(others) >= 2
        assert best.reasons
        assert all(other.high < best.low for other in others)
        assert all(0 <= one.low <= one.chance <= one.high <= 1 for one in puzzle.moves)
        assert best.chance - max(other.chance for other in others) >= LEAST_GAP - 0.0001


@every_game
def test_a_set_is_varied(game: str) -> None:
    puzzles = shipped.load(game).puzzles
    meta = games.load(game).meta
    questions = Counter(puzzle.question for puzzle in puzzles)
    best = Counter((puzzle.question, puzzle.best.move) for puzzle in puzzles)
    records = Counter(puzzle.id.partition("-")[0] for puzzle in puzzles)
    assert len(questions) >= 4
    assert max(questions.values()) <= 0.42 * len(puzzles)
    assert max(best.values()) <= 0.12 * len(puzzles)
    assert max(records.values()) <= 3
    assert {puzzle.seats for puzzle in puzzles} == set(range(meta.min_seats, meta.max_seats + 1))
    assert {puzzle.level for puzzle in puzzles} == set(LEVELS)


@every_game
def test_a_puzzle_is_played_again_to_its_position(game: str) -> None:
    for puzzle in shipped.load(game).puzzles[::REPLAYED_EVERY]:
        view = view_of(puzzle)
        rules = game_of(puzzle)
        assert view.you == view.actor == puzzle.seat
        assert view.question == puzzle.question
        assert {rules.write(move) for move in view.moves} == {one.move for one in puzzle.moves}
        assert all(rules.write(rules.read(one.move)) == one.move for one in puzzle.moves)


def test_what_is_shown_is_what_the_seat_saw() -> None:
    """The hands of the others are imagined anew, and the view is the same: it does not hold them."""
    puzzle = next(one for one in shipped.load("malta").puzzles if len(one.entries) < 60)
    game, view = game_of(puzzle), view_of(puzzle)
    worlds = [game.imagine(view, seed) for seed in range(4)]
    assert len({str(world.fields()) for world in worlds}) > 1
    assert all(game.view(world, Seat(puzzle.seat)) == view for world in worlds)
    assert not match_of(puzzle).can_draw


@every_game
def test_a_set_is_read_as_it_was_written(game: str) -> None:
    found = shipped.load(game)
    assert loads("x", dumps(found)) == found


@pytest.mark.parametrize("data", [b"", b"{}\n", b'{"game": 3}', b"\xff"])
def test_a_file_that_is_none_is_refused(data: bytes) -> None:
    with pytest.raises(BadData):
        loads("x", data)


def test_one_a_day_games_in_turn_and_none_again_before_all_were_due() -> None:
    days = [date(2026, 11, 17) + timedelta(number) for number in range(3 * LEAST)]
    puzzles = [shipped.daily(day) for day in days]
    assert len({puzzle.id for puzzle in puzzles}) == len(puzzles)
    assert {puzzle.game for puzzle in puzzles[:3]} == set(games.NAMES)


def test_the_next_one_suits_the_rating_and_is_new() -> None:
    puzzles = shipped.load("valletta").puzzles
    for value in (500.0, 1100.0, 2500.0):
        chosen = shipped.next_for("valletta", Rating(value))
        assert abs(chosen.rating - value) == min(abs(puzzle.rating - value) for puzzle in puzzles)
    first = shipped.next_for("valletta", Rating())
    assert shipped.next_for("valletta", Rating(), [first.id]) != first
    seen = [puzzle.id for puzzle in puzzles]
    assert shipped.next_for("valletta", Rating(), seen).id == seen[0]
    assert {shipped.next_for("valletta", Rating(), (), level).level for level in LEVELS} == set(LEVELS)


def test_what_there_is_not_is_not_found() -> None:
    with pytest.raises(BadSetup):
        shipped.load("chess")
    with pytest.raises(BadSetup):
        shipped.find("malta", "m-1")
    known = shipped.load("malta").puzzles[3]
    assert shipped.find("malta", known.id) is known
