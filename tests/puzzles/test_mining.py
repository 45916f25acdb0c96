"""Mining: the same seed finds the same, however the work is cut; a longer look is compared honestly."""

from itertools import pairwise

import msgspec
import pytest

from auberge.core.errors import BadSetup
from auberge.lab.arena.workers import never
from auberge.lab.mining import mine as mining
from auberge.lab.mining import playing
from auberge.lab.mining.checking import check
from auberge.lab.mining.looking import Effort, iterations_needed, look
from auberge.lab.mining.mine import mine
from auberge.lab.mining.prospecting import Prospect, Task, prospect
from auberge.lab.mining.sieve import Sieve
from auberge.puzzles import shipped
from auberge.puzzles.puzzle import Puzzle, PuzzleSet
from auberge.puzzles.table import game_of, view_of

SMALL = Effort(first=4, glance=16, worlds=6, times=1, iterations=8)
SEED = 25


def _early(game: str = "malta") -> Puzzle:
    return min(shipped.load(game).puzzles, key=lambda puzzle: len(puzzle.entries))


def test_a_game_looked_through_twice_gives_the_same_puzzles(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(playing, "short_iterations", lambda _level, _game: 2)
    monkeypatch.setattr(playing, "_PER_QUESTION", 1)
    found, again = (prospect(Task("malta", SEED, SMALL), 0, never) for _ in range(2))
    assert found == again
    assert found.decisions >= found.candidates >= len(found.puzzles) >= 1
    for puzzle in found.puzzles:
        assert puzzle.moves[1].high < puzzle.best.low
        assert view_of(puzzle).you == puzzle.seat


@pytest.fixture
def _quick_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every game gives a puzzle, two of them about the same, as if it had been found there."""
    puzzle = _early()

    def found(task: Task, number: int, _is_given_up: object) -> Prospect:
        new = msgspec.structs.replace(
            puzzle,
            id=f"m{number}",
            question=str(number // 2),
            seats=2 + number % 4,
            moves=2 * puzzle.moves,
            iterations=16,
            at_sight=False,
        )
        return Prospect(number, 10, 2, [new])

    monkeypatch.setattr(mining, "prospect", found)
    monkeypatch.setattr(mining, "MOST_GAMES", 60)


@pytest.mark.usefixtures("_quick_games")
def test_a_set_left_and_taken_up_again_is_the_same() -> None:
    whole = mine("malta", 12, SEED)
    steps: list[PuzzleSet] = []
    mine("malta", 12, SEED, on_progress=steps.append)
    for begun in steps[::3]:
        assert mine("malta", 12, SEED, begun=begun) == whole
    assert len(whole.puzzles) == 12
    assert whole.mined.games == len(steps) == whole.mined.proved == whole.mined.candidates // 2
    assert all(len(before.puzzles) <= len(after.puzzles) for before, after in pairwise(steps))


@pytest.mark.usefixtures("_quick_games")
def test_another_set_is_not_gone_on_with() -> None:
    begun = mine("malta", 1, SEED)
    for game, seed in (("valletta", SEED), ("malta", SEED + 1)):
        with pytest.raises(BadSetup, match="puzzles-other-set"):
            mine(game, 2, seed, begun=begun)
    with pytest.raises(BadSetup):
        mine("chess", 1, SEED)


def test_the_sieve_stops_what_there_is_enough_of() -> None:
    sieve, puzzle = Sieve(20), msgspec.structs.replace(_early(), question="move", iterations=64, at_sight=False)
    likes = [msgspec.structs.replace(puzzle, seats=2 + number % 3) for number in range(10)]
    assert [sieve.lets_through(one) for one in likes] == [True] * 2 + [False] * 8
    other = msgspec.structs.replace(puzzle, question="give")
    assert sieve.lets_through(other)


def test_a_check_says_what_disagrees() -> None:
    puzzle = msgspec.structs.replace(_early(), worlds=6)
    wrong = msgspec.structs.replace(puzzle, moves=(puzzle.moves[-1], *puzzle.moves[:-1]))
    right, mistaken = check([puzzle, wrong], 1, 3, 1)
    assert (right.puzzle, right.best, right.agrees) == (puzzle.id, puzzle.best.move, True)
    assert (mistaken.best, mistaken.agrees) == (puzzle.best.move, False)


def test_a_look_weighs_every_legal_move() -> None:
    puzzle = _early()
    game, view = game_of(puzzle), view_of(puzzle)
    found = look(game, view, 5, 1)
    assert {one.move for one in found.ranked} == set(view.moves)
    assert {len(values) for values in found.thought.weighing.values.values()} == {5}


def test_what_no_search_finds_is_no_puzzle() -> None:
    puzzle = _early()
    game, view = game_of(puzzle), view_of(puzzle)
    best, worst = (game.action(game.read(one.move)) for one in (puzzle.moves[0], puzzle.moves[-1]))
    assert iterations_needed(game, view, best, 16, 1) in (8, 16)
    assert iterations_needed(game, view, worst, 16, 1) is None
