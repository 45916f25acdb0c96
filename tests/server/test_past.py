"""A table's past: each step as it was told, through one's own eyes only; the points over a finished game."""

from collections.abc import Callable, Iterator
from random import Random

import msgspec
import pytest

from auberge import games
from auberge import wire as m
from auberge.core.protocol import Seat
from auberge.core.steps import Step
from auberge.table.viewer_messages import line_of
from tests.server.conftest import Finished
from tests.server.wire import BOT, HERE, LINK, QUICK, Browser, Server, play_on, problem, serving

HALF_MADE = {"saint_malo": "character citizen", "valletta": "build building_g01", "malta": "pass"}
every_game = pytest.mark.parametrize("game", games.NAMES)


def without_moves(view: bytes) -> dict[str, object]:
    """A view but for its moves."""
    found = msgspec.json.decode(view, type=dict[str, object])
    found["moves"] = []
    return found


class Diary:
    """What a browser was told at each step."""

    def __init__(self, browser: Browser) -> None:
        self.browser = browser
        self.views: dict[int, list[dict[str, object]]] = {}  # several where something showed that is no line
        self.read = 0

    def write(self) -> None:
        """Notes what has been told since."""
        self.browser.quiet()
        for frame in self.browser.frames[self.read :]:
            told = msgspec.json.decode(frame, type=m.Told)
            if isinstance(told, m.Update):  # lines after this one are told anew: taken back, or opened at the end
                self.views = {line: views for line, views in self.views.items() if line <= told.after}
            if isinstance(told, m.Update | m.Welcome):
                self.views.setdefault(told.now.step, []).append(without_moves(told.now.view))
        self.read = len(self.browser.frames)


@pytest.fixture(scope="module")
def unhurried(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Where secret answers take a moment, so that nothing is told together with what came before."""
    with serving(tmp_path_factory.mktemp("tables"), msgspec.structs.replace(QUICK, answer_stretch=0.001)) as running:
        yield running


@every_game
def test_a_step_shows_what_was_told_when_it_was_made(unhurried: Server, game: str) -> None:
    server = unhurried
    opened = server.open(HERE, LINK, BOT, game=game)
    secrets = [secret or "" for secret in opened.secrets[:2]]
    with server.join(opened, 0) as first, server.join(opened, 1) as second, server.join(opened) as watching:
        diaries = [Diary(browser) for browser in (first, second, watching)]
        play_on([(0, first), (1, second)], Random(8), 25)
        for diary, seat in zip(diaries, (0, 1, None), strict=True):
            diary.write()
            known = diary.browser.now.step
            moments = [server.moment(opened.table.id, step, *secrets, look=seat) for step in sorted(diary.views)]
            diary.write()  # the bot may have gone on meanwhile, even to the end of the game
            lines = {line.step: line for line in diary.browser.steps}
            for moment in moments[:-1]:  # at the last one the bot may go on unseen
                if moment.step not in diary.views:
                    continue
                assert without_moves(moment.view) in diary.views[moment.step]
                assert moment.most >= known
                assert moment.lines == ((lines[moment.step],) if moment.step else ())
                assert moment.ending is None


@every_game
def test_the_past_is_seen_through_ones_own_eyes_only(server: Server, game: str) -> None:
    opened = server.open(HERE, LINK, game=game)
    first, second = (secret or "" for secret in opened.secrets)
    with server.join(opened, 0) as browser, server.join(opened, 1) as other, server.join(opened) as watcher:
        play_on([(0, browser), (1, other)], Random(2), 6)  # too few for a game to end, when everything lies open
        watcher.quiet()
        step = min(each.now.step for each in (browser, other, watcher))  # each has a log of its own
        for each, secret, look in ((browser, first, 0), (other, second, 1), (watcher, "", None)):
            each.quiet()
            assert server.log(opened.table.id, secret, look=look) == each.steps
    watching = server.moment(opened.table.id, step)
    for secrets, look in (([], 0), ([second], 0), (["x" * 32], 0), ([first], None), ([first], 1), ([first], -1)):
        assert server.moment(opened.table.id, step, *secrets, look=look) == watching
        assert server.log(opened.table.id, *secrets, look=look) == watcher.steps
    own = server.moment(opened.table.id, step, first, look=0)
    assert without_moves(own.view)["you"] == 0
    assert without_moves(watching.view)["you"] is None


@pytest.mark.parametrize("step", ["-1", "999", "1000000000000000000000000000000"])
def test_a_step_that_is_not_there_is_said_so(server: Server, step: str) -> None:
    opened = server.open(HERE, LINK)
    answer = server.http.get(f"/api/tables/{opened.table.id}/steps/{step}")
    assert answer.status_code == 404
    assert problem(answer).key == "server-no-such-step"


@pytest.mark.parametrize("query", ["look=x", "look=1.5", "look="])
def test_eyes_that_are_none_are_said_so(server: Server, query: str) -> None:
    opened = server.open(HERE, LINK)
    answer = server.http.get(f"/api/tables/{opened.table.id}/steps/0?{query}")
    assert answer.status_code in (200, 400)
    if answer.status_code == 400:
        assert problem(answer).key == "server-bad-message"


def test_the_story_is_told_when_the_game_is_over(server: Server) -> None:
    answer = server.http.get(f"/api/tables/{server.open(HERE, LINK).table.id}/story")
    assert answer.status_code == 400
    assert problem(answer).key == "server-not-over"


@every_game
def test_the_story_of_a_finished_game_ends_with_its_ending(
    server: Server, game: str, finished: Callable[[str], Finished]
) -> None:
    opened, now = finished(game)
    ending, steps = now.ending, now.step
    assert ending is not None
    story = server.story(opened.table.id)
    assert story.steps == story.scores[-1].step == steps
    assert [point.step for point in story.scores] == sorted({point.step for point in story.scores})
    assert all(len(point.points) == 2 for point in story.scores)
    if ending.sheet:
        assert story.scores[-1].points == ending.scores
    last = server.moment(opened.table.id, steps)
    assert last.ending == ending
    before = server.moment(opened.table.id, steps - 1)
    assert before.ending is None
    assert bytes(before.view) != bytes(last.view)


@every_game
def test_of_a_finished_game_every_line_says_what_was_done(
    server: Server, game: str, finished: Callable[[str], Finished]
) -> None:
    opened, now = finished(game)
    for look in (None, 0, 1):
        lines = server.log(opened.table.id, look=look)
        assert [line.step for line in lines] == list(range(1, now.step + 1))
        assert [line.step for line in lines if not (line.events or line.chance or line.moves)] == []
        assert all(line.moves == () for line in lines if line.events or line.chance)


@every_game
def test_once_the_game_is_over_anybody_may_look_through_any_seat(
    server: Server, game: str, finished: Callable[[str], Finished]
) -> None:
    opened, now = finished(game)
    for look, you in ((0, 0), (1, 1), (None, None), (2, None), (-1, None)):
        assert without_moves(server.moment(opened.table.id, now.step - 1, look=look).view)["you"] == you


def test_a_move_that_shows_nothing_is_told_to_its_own_seat_and_where_nothing_is_hidden() -> None:
    def told(game: str, looking: Seat | None, *, is_over: bool = False) -> bool:
        found = games.load(game)
        step = Step(Seat(0), "", found.read(HALF_MADE[game]), (), revealed=False)
        return line_of(found, 0, step, looking, is_over=is_over).moves != ()

    assert told("saint_malo", None)
    assert told("saint_malo", Seat(1))
    for game in ("valletta", "malta"):
        assert told(game, Seat(0))
        assert not told(game, Seat(1))
        assert not told(game, None)
        assert told(game, None, is_over=True)
