"""Costly decisions made again: told as the seat saw them, judged at once or weighed, and nothing forged is believed."""

import asyncio
from collections.abc import Callable, Iterator
from pathlib import Path

import msgspec
import pytest

from auberge import games
from auberge import wire as m
from auberge.analysis.chances import Estimate
from auberge.analysis.replay import Replay, walk
from auberge.analysis.review import Costly, Review
from auberge.bots.budget import Budget
from auberge.core.protocol import Seat
from auberge.server.storage.sqlite import SqliteStorage
from auberge.table.validation import BadMessage
from auberge.thinking import exercises, second_tries
from auberge.thinking.fair_queue import Turns
from auberge.thinking.job_queue import JobQueue
from auberge.thinking.jobs import BackgroundJob, JudgeSecondTry
from auberge.thinking.pool import Workers
from auberge.thinking.reviews import Reviews
from auberge.thinking.second_tries import SecondTries
from tests.analysis import moments
from tests.conformance.secrets import check_hidden, secret_numbers
from tests.server.conftest import Finished
from tests.server.stored import with_storage
from tests.server.test_reviews import looked_over
from tests.server.wire import QUICK, QuickBots, Server, encode, moves_in, problem

BEST, LESS, COST = Estimate(0.6, 0.55, 0.65), Estimate(0.5, 0.45, 0.55), Estimate(0.1, 0.05, 0.15)
SHORT = Budget(iterations=40)


def costly_in(replay: Replay) -> Costly:
    """The last decision of a game with three answers or more, as if its first answer had been the better one."""
    game = games.load(replay.game)
    stop = [stop for stop in walk(replay) if len(moves := game.moves(stop.before)) > 2 and stop.move in moves][-1]
    better = next(move for move in game.moves(stop.before) if move != stop.move)
    assert stop.move is not None
    return Costly(stop.number - 1, stop.seat, game.write(stop.move), game.write(better), COST, LESS, BEST, ())


async def _found(_self: QuickBots, replay: Replay, *_: object) -> Review:
    one = costly_in(replay)
    costly = tuple((one,) if seat == one.seat else () for seat in range(replay.seats))
    return Review(replay.game, replay.seats, len(replay.steps), (), costly, (COST,) * replay.seats, (1, 1))


class Reviewed:
    """A finished game with one costly decision."""

    def __init__(self, server: Server, table: str) -> None:
        self.server, self.table = server, table
        self.early = server.http.get(f"/api/tables/{self.table}/exercises/0/1")
        costly = looked_over(server, self.table).costly
        self.seat = next(seat for seat in range(2) if costly[seat])
        self.found = costly[self.seat][0]
        self.path = f"/api/tables/{self.table}/exercises/{self.seat}/1"

    def opened(self) -> m.SecondTry:
        return msgspec.json.decode(self.server.http.get(self.path).content, type=m.SecondTry)

    def tries(self, action: m.ExerciseAction, move: msgspec.Raw | None = None) -> m.ExerciseAnswer:
        wish = m.ExerciseTry(action, None if move is None else msgspec.json.decode(move))
        answer = self.server.http.post(self.path, content=encode(wish))
        assert answer.status_code == 200, answer.text
        return msgspec.json.decode(answer.content, type=m.ExerciseAnswer)


@pytest.fixture(scope="module")
def reviewed(server: Server, finished: Callable[[str], Finished]) -> Iterator[Reviewed]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(QuickBots, "review", _found)
        patch.setattr(second_tries, "Budget", lambda seconds: SHORT if seconds else None)
        yield Reviewed(server, finished("malta")[0].table.id)


def test_there_is_nothing_to_try_before_the_game_is_looked_over(reviewed: Reviewed) -> None:
    assert (reviewed.early.status_code, problem(reviewed.early).key) == (404, "server-no-such-exercise")


def test_a_decision_is_told_as_its_seat_saw_it(reviewed: Reviewed) -> None:
    told = reviewed.opened()
    view = msgspec.json.decode(told.exercise.view)
    assert (view["you"], view["actor"], told.number, told.all) == (reviewed.seat, reviewed.seat, 1, 1)
    assert all(move in moves_in(told.exercise.view) for move in (reviewed.found.made, reviewed.found.better))


def test_what_the_review_knows_is_answered_at_once_and_any_other_move_is_weighed(reviewed: Reviewed) -> None:
    better, made = reviewed.found.better, reviewed.found.made
    other = next(move for move in moves_in(reviewed.opened().exercise.view) if move not in (better, made))
    best, worse, shown = reviewed.tries("try", better), reviewed.tries("try", made), reviewed.tries("show")
    assert [(each.verdict, each.tried, each.made) for each in (best, worse, shown)] == [
        ("best", 0, 1),
        ("worse", 1, 1),
        ("shown", None, 1),
    ]
    assert best.moves[1].cost == m.Estimated(0.1, 0.05, 0.15)
    weighed = reviewed.tries("try", other)
    assert weighed.verdict in ("best", "good", "worse")
    assert (weighed.worlds, weighed.quick, best.worlds) == (4, True, None)
    assert weighed.tried is not None
    assert weighed.moves[weighed.tried].move == other
    assert weighed == reviewed.tries("try", other)  # thought about once


def test_a_refusal_tells_its_rule(reviewed: Reviewed) -> None:
    actions: tuple[m.ExerciseAction, ...] = ("try", "why")
    legal = moves_in(reviewed.opened().exercise.view)
    others = (msgspec.Raw(b'{"kind":"turn","quarters":1}'), msgspec.Raw(b'{"kind":"pass"}'))
    for action in actions:
        refused = reviewed.tries(action, next(move for move in others if move not in legal))
        assert refused.verdict == "refused"
        assert refused.problem is not None
        assert refused.problem.rule is not None
    assert reviewed.tries("why", reviewed.found.made).verdict == "legal"


@pytest.mark.parametrize(
    ("path", "body", "key"),
    [
        ("1/9", {"action": "show"}, "server-no-such-exercise"),
        ("7/1", {"action": "show"}, "server-no-such-exercise"),
        ("", {"action": "win"}, "server-bad-message"),
        ("", {"action": "try"}, "server-bad-move"),
        ("", {"action": "try", "move": {"kind": "dance"}}, "server-bad-move"),
        ("", {"action": "try", "move": {"kind": "concede"}}, "server-exercise-other-move"),
        ("", {"action": "show", "best": 1}, "server-bad-message"),
    ],
)
def test_what_makes_no_sense_is_refused(reviewed: Reviewed, path: str, body: dict[str, object], key: str) -> None:
    address = f"/api/tables/{reviewed.table}/exercises/{path}" if path else reviewed.path
    answer = reviewed.server.http.post(address, json=body)
    assert answer.status_code == (404 if key == "server-no-such-exercise" else 400)
    assert problem(answer).key == key


class NeverDone(Workers):
    """Whoever asks them waits for ever."""

    async def run(self, work: BackgroundJob, seconds: float) -> bytes:
        await asyncio.Event().wait()
        raise AssertionError(work, seconds)


def test_an_address_has_only_a_few_moves_weighed_at_once(tmp_path: Path) -> None:
    replay = moments.replay("malta")
    work = JudgeSecondTry(replay, costly_in(replay), b"", SHORT)

    async def story(storage: SqliteStorage) -> None:
        workers = NeverDone(1, 1.0)
        tries = SecondTries(workers, QUICK, Turns(1), JobQueue(workers), Reviews(storage, workers, QUICK))
        asked = [asyncio.create_task(tries._weigh(work, by)) for by in ("here", "here", "here", "here", "there")]
        await asyncio.sleep(0)
        with pytest.raises(BadMessage, match="server-busy"):
            await tries._weigh(work, "here")
        for task in asked:
            task.cancel()
        assert all(
            isinstance(found, asyncio.CancelledError) for found in await asyncio.gather(*asked, return_exceptions=True)
        )
        assert not tries._asking

    with_storage(tmp_path, story)


# --- nothing hidden -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", games.NAMES)
def test_before_an_answer_nothing_tells_it_or_what_lies_hidden(name: str) -> None:
    game, position, view = moments.decision(name)
    told = encode(exercises.exercise_of(game, view, 2))
    check_hidden("an exercise", told, secret_numbers(position, 11))
    for seed in (1, 2):
        imagined = game.view(game.imagine(view, seed), Seat(view.actor))
        assert encode(exercises.exercise_of(game, imagined, 2)) == told


def test_neither_question_nor_answer_depends_on_what_happened_later() -> None:
    replay = moments.replay("malta")
    one = costly_in(replay)
    *_, other = (move for move in games.load("malta").moves(list(walk(replay))[one.step].before))
    better = msgspec.structs.replace(one, better=games.load("malta").write(other))
    assert encode(exercises.second_try_of(replay, one)) == encode(exercises.second_try_of(replay, better))
    cut = msgspec.structs.replace(replay, steps=replay.steps[: one.step + 1])
    said = encode(m.ExerciseTry("try", msgspec.to_builtins(other)))
    assert encode(exercises.told(replay, one, said, SHORT)) == encode(exercises.told(cut, one, said, SHORT))
