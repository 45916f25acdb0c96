"""Puzzles over HTTP: what suits somebody, the decision and nothing else, an answer, and nothing forged is believed."""

import msgspec
import pytest

from auberge import games
from auberge import wire as m
from auberge.core.protocol import Seat
from auberge.puzzles import shipped, table
from auberge.puzzles.puzzle import Puzzle
from auberge.puzzles.rating import Rating
from auberge.thinking import exercises, puzzles
from tests.server.wire import Server, encode, problem

every_game = pytest.mark.parametrize("game", games.NAMES)


def path_of(puzzle: Puzzle) -> str:
    return f"/api/puzzles/{puzzle.game}/{puzzle.id}"


def tried(puzzle: Puzzle, action: m.ExerciseAction, text: str | None = None) -> m.ExerciseTry:
    return m.ExerciseTry(action, None if text is None else msgspec.to_builtins(table.game_of(puzzle).read(text)))


def solve(server: Server, puzzle: Puzzle, said: m.ExerciseTry, rating: Rating | None = None) -> m.PuzzleAnswer:
    answer = server.http.post(path_of(puzzle), content=encode(m.PuzzleTry(said, rating)))
    assert answer.status_code == 200, answer.text
    return msgspec.json.decode(answer.content, type=m.PuzzleAnswer)


def test_there_is_one_puzzle_a_day_and_more_of_every_game(server: Server) -> None:
    shelf = msgspec.json.decode(server.http.get("/api/puzzles").content, type=m.PuzzleShelf)
    assert shelf.games == {name: len(shipped.load(name).puzzles) for name in games.NAMES}
    assert shelf.daily.id in {puzzle.id for puzzle in shipped.load(shelf.daily.game).puzzles}


@every_game
def test_the_next_puzzle_is_one_that_was_not_seen(server: Server, game: str) -> None:
    every = [puzzle.id for puzzle in shipped.load(game).puzzles]
    wish = encode(m.PuzzleWish(Rating(1500.0, 9), tuple(every[1:])))
    found = msgspec.json.decode(server.http.post(f"/api/puzzles/{game}", content=wish).content, type=m.PuzzleInfo)
    assert (found.game, found.id) == (game, every[0])


@every_game
def test_a_puzzle_is_what_its_seat_saw_and_an_answer_moves_the_rating(server: Server, game: str) -> None:
    puzzle = shipped.load(game).puzzles[0]
    told = msgspec.json.decode(server.http.get(path_of(puzzle)).content, type=m.PuzzleNow)
    view = msgspec.json.decode(told.exercise.view)
    assert (view["you"], view["actor"], told.exercise.seats) == (puzzle.seat, puzzle.seat, puzzle.seats)
    best = solve(server, puzzle, tried(puzzle, "try", puzzle.best.move), Rating())
    assert (best.answer.verdict, best.answer.tried) == ("best", 0)
    assert best.rating is not None
    assert best.rating.value > 1000
    worst = puzzle.moves[-1]
    worse = solve(server, puzzle, tried(puzzle, "try", worst.move), Rating())
    assert worse.answer.verdict == "worse"
    assert worse.answer.tried is not None
    assert worse.rating is not None
    assert worse.rating.value < 1000
    mine = worse.answer.moves[worse.answer.tried]
    assert (mine.chance.value, bytes(mine.move)) == (
        round(worst.chance, 4),
        encode(table.game_of(puzzle).read(worst.move)),
    )
    assert mine.cost is not None
    assert mine.cost.low > 0
    shown = solve(server, puzzle, tried(puzzle, "show"))
    assert (shown.answer.verdict, shown.rating) == ("shown", None)
    assert solve(server, puzzle, tried(puzzle, "why", worst.move)).answer.verdict == "legal"


def test_a_refusal_tells_its_rule_and_costs_nothing(server: Server) -> None:
    puzzle = next(puzzle for puzzle in shipped.load("malta").puzzles if puzzle.question == "move")
    refused = solve(server, puzzle, tried(puzzle, "try", "pass"), Rating())
    assert (refused.answer.verdict, refused.rating) == ("refused", None)
    assert refused.answer.problem is not None
    assert refused.answer.problem.rule is not None


@every_game
def test_before_an_answer_nothing_tells_it_or_what_lies_hidden(game: str) -> None:
    for puzzle in shipped.load(game).puzzles[:3]:
        told = encode(puzzles.puzzle_of(game, puzzle.id))
        assert set(msgspec.json.decode(told)["exercise"]) == set(m.Exercise.__struct_fields__)
        play, view = table.game_of(puzzle), table.view_of(puzzle)
        for seed in (1, 2):  # other hidden things, the same bytes
            imagined = play.view(play.imagine(view, seed), Seat(puzzle.seat))
            other = exercises.exercise_of(play, imagined, puzzle.seats)
            assert encode(m.PuzzleNow(puzzles.info_of(puzzle), other)) == told


@pytest.mark.parametrize(
    ("path", "body", "key"),
    [
        ("chess", {}, "unknown-game"),
        ("malta", {"rating": {"value": 1e9}}, "server-bad-message"),
        ("malta", {"seen": ["x"] * 2000}, "server-bad-message"),
        ("malta/ID", {"tried": {"action": "show"}, "rating": {"answers": 10**400}}, "server-bad-message"),
        ("malta/none", {"tried": {"action": "show"}}, "unknown-puzzle"),
        ("malta/ID", {"tried": {"action": "win"}}, "server-bad-message"),
        ("malta/ID", {"tried": {"action": "try"}}, "server-bad-move"),
        ("malta/ID", {"tried": {"action": "try", "move": {"kind": "concede"}}}, "puzzle-no-answer"),
    ],
)
def test_what_makes_no_sense_is_refused(server: Server, path: str, body: dict[str, object], key: str) -> None:
    first = shipped.load("malta").puzzles[0]
    answer = server.http.post(f"/api/puzzles/{path.replace('ID', first.id)}", json=body)
    assert answer.status_code == 400
    assert problem(answer).key == key
