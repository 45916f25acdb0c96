"""Reviews: looked over in the background, once; a server that starts again finds what was found."""

import sqlite3
from pathlib import Path

import msgspec
import pytest

from auberge import wire as m
from auberge.analysis import review as reviewer
from auberge.analysis.replay import Replay
from auberge.server.storage.sqlite import SqliteStorage
from auberge.thinking import reviews
from tests.server.stored import with_storage
from tests.server.wire import BOT, HERE, QuickBots, Server, problem, serving

GIVE_UP = msgspec.Raw(b'{"kind":"concede"}')


def given_up(server: Server) -> tuple[str, int]:
    """A game that ended at once, and after how many steps."""
    opened = server.open(HERE, BOT, game="malta")
    with server.join(opened, 0) as browser:
        assert problem(server.http.get(f"/api/tables/{opened.table.id}/review")).key == "server-not-over"
        while browser.waiting != ("decide", 0):
            browser.hear()
        browser.done(browser.act(0, GIVE_UP))
        while browser.now.ending is None:
            if browser.waiting[0] == "confirm":
                browser.done(browser.proceed(0))
            else:
                browser.hear()
        return opened.table.id, browser.now.step


def looked_over(server: Server, table: str) -> m.ReviewFound:
    """The review, once it is there."""
    while (state := server.review(table)[1]).review is None:
        assert 0 <= state.done < 1
    return state.review


def test_a_finished_game_is_looked_over_in_the_background(server: Server) -> None:
    table, steps = given_up(server)
    status, state = server.review(table)
    assert (status, state.review) == (202, None)
    found = looked_over(server, table)
    assert server.review(table) == (200, m.ReviewState(1.0, found))
    assert found.steps == steps
    assert [round(one.value) for one in found.curve[-1].chances] == [0, 1]
    assert all(sum(one.value for one in point.chances) == pytest.approx(1, abs=0.001) for point in found.curve)
    assert len(found.costly) == len(found.luck) == 2


async def _nobody_thinks(_self: QuickBots, replay: Replay, *_: object) -> reviewer.Review:
    raise AssertionError(f"thought again about a game of {len(replay.steps)} steps")


def test_a_server_that_starts_again_does_not_think_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with serving(tmp_path) as server:
        table, _ = given_up(server)
        found = looked_over(server, table)
    with monkeypatch.context() as patch, serving(tmp_path) as server:
        patch.setattr(QuickBots, "review", _nobody_thinks)
        assert server.review(table) == (200, m.ReviewState(1.0, found))
    with monkeypatch.context() as patch, serving(tmp_path) as server:
        patch.setattr(reviews, "VERSION", reviewer.VERSION + 1)
        assert server.review(table)[0] == 202
        looked_over(server, table)


@pytest.mark.sqlite
def test_what_cannot_be_read_is_sought_again(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        table, _ = given_up(server)
        found = looked_over(server, table)
    with sqlite3.connect(tmp_path / "auberge.db") as connection:
        assert connection.execute("UPDATE reviews SET found = '{}'").rowcount == 1
    connection.close()
    with serving(tmp_path) as server:
        assert server.review(table)[0] == 202
        assert looked_over(server, table) == found


def test_a_review_that_fails_is_told_and_tried_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with serving(tmp_path) as server:
        table, _ = given_up(server)
        with monkeypatch.context() as patch:
            patch.setattr(QuickBots, "review", _nobody_thinks)
            while (answer := server.http.get(f"/api/tables/{table}/review")).status_code == 202:
                pass
            assert (answer.status_code, problem(answer).key) == (503, "analysis-review-failed")
        looked_over(server, table)


def test_the_storage_keeps_a_review_for_each_version_of_the_reviewer(tmp_path: Path) -> None:
    async def story(storage: SqliteStorage) -> None:
        assert await storage.review("t", 1) is None
        await storage.keep_review("t", 1, "first")
        await storage.keep_review("t", 1, "thought again elsewhere")
        await storage.keep_review("t", 2, "second")
        assert [await storage.review(*key) for key in (("t", 1), ("t", 2), ("u", 1))] == ["first", "second", None]

    with_storage(tmp_path, story)
