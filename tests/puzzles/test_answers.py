"""Answers to puzzles, and what they do to a rating."""

import msgspec
import pytest

from auberge.core.errors import BadMove, MoveRefused
from auberge.core.protocol import Seat
from auberge.puzzles import rating, shipped
from auberge.puzzles.answers import judge, verdict_on
from auberge.puzzles.puzzle import Judged, Puzzle
from auberge.puzzles.rating import Rating
from auberge.puzzles.table import game_of, match_of


def _short(game: str) -> Puzzle:
    """A puzzle early in its game."""
    return min(shipped.load(game).puzzles, key=lambda puzzle: len(puzzle.entries))


@pytest.mark.parametrize("game", ["malta", "valletta"])
def test_the_best_move_solves_a_puzzle_and_another_costs_something(game: str) -> None:
    puzzle = _short(game)
    read = game_of(puzzle).read
    solved, missed = (judge(puzzle, read(one.move)) for one in (puzzle.moves[0], puzzle.moves[-1]))
    assert (solved.verdict, solved.solved, solved.cost) == ("best", True, 0)
    assert (missed.verdict, missed.solved, missed.answer) == ("worse", False, puzzle.moves[-1])
    assert missed.cost == puzzle.best.chance - puzzle.moves[-1].chance > 0


def test_a_move_whose_interval_overlaps_may_be_as_good() -> None:
    best = Judged("a", 0.6, 0.55, 0.65)
    assert verdict_on(best, best) == "best"
    assert verdict_on(Judged("b", 0.5, 0.45, 0.55), best) == "as_good"
    assert verdict_on(Judged("b", 0.5, 0.45, 0.54), best) == "worse"


def test_what_is_no_move_here_is_refused() -> None:
    puzzle = _short("malta")
    game = game_of(puzzle)
    with pytest.raises(MoveRefused):
        judge(puzzle, game.read("racket 1 negate"))
    with pytest.raises(BadMove):
        judge(puzzle, game.read("concede"))


def test_a_whole_decision_is_judged_by_its_first_part() -> None:
    """Records tell a card and its targets at once; here the card alone is asked for."""
    begun = next(one for one in shipped.load("malta").puzzles if one.begun)
    card = Judged(begun.begun[0], 0.5, 0.4, 0.6)
    puzzle = msgspec.structs.replace(begun, begun=(), moves=(card,))
    match = match_of(puzzle)
    game, seat, p = match.game, Seat(puzzle.seat), match.position
    move = game.read(card.move)
    while not (entry := game.entry(p, move)):
        game.play(p, seat, move)
        move = game.moves(p)[0]
    assert game.read(entry) not in game.moves(match_of(puzzle).position)
    assert judge(puzzle, game.read(entry)).answer == card


def test_a_rating_follows_what_was_expected() -> None:
    start = Rating()
    assert rating.expected(start, 1000) == 0.5
    better, worse = rating.after(start, 1000, True), rating.after(start, 1000, False)
    assert better.value - start.value == start.value - worse.value > 0
    assert rating.after(start, 1600, True).value > better.value
    late = rating.after(Rating(1000, 200), 1000, True)
    assert 1000 < late.value < better.value
    assert late.answers == 201


@pytest.mark.parametrize("text", ['{"value": 1e9}', '{"value": -1}', '{"answers": -1}', '{"name": 1}'])
def test_a_rating_kept_elsewhere_is_checked(text: str) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(text, type=Rating)
