"""`auberge` without a command opens the table, and the browser where there is one."""

import threading
import webbrowser

import pytest

from auberge.cli.tools import serve as room
from auberge.server.lan.open_browser import has_browser, open_page
from auberge.words import LANGUAGES, Words
from tests.cli.terminal import run


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_is_served_and_opened(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[str, object]] = []
    monkeypatch.setattr(room, "serve", lambda words, **given: asked.append((words.language, given["open_browser"])))
    assert run("--lang", language).exit_code == 0
    assert run(AUBERGE_LANG=language).exit_code == 0
    assert asked == [(language, True)] * 2


def test_a_port_that_cannot_be_is_refused_before_anything_opens() -> None:
    refused = run(AUBERGE_PORT="70000")
    assert refused.exit_code == 2
    assert Words().say("server-bad-setting", name="AUBERGE_PORT", value="70000") in refused.stderr


@pytest.mark.parametrize(
    ("environ", "platform", "found"),
    [
        ({}, "linux", False),
        ({"DISPLAY": ":0"}, "linux", True),
        ({"WAYLAND_DISPLAY": "wayland-0"}, "linux", True),
        ({"BROWSER": "firefox"}, "linux", True),
        ({}, "darwin", True),
        ({}, "win32", True),
    ],
)
def test_a_browser_needs_a_screen(
    environ: dict[str, str], platform: str, found: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(webbrowser, "get", lambda: None)
    assert has_browser(environ, platform) is found


def test_the_browser_is_opened_beside_the_server(monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[tuple[str, bool]] = []
    done = threading.Event()

    def note(address: str) -> None:
        opened.append((address, threading.current_thread() is threading.main_thread()))
        done.set()

    monkeypatch.setenv("DISPLAY", ":0")
    monkeypatch.setattr(webbrowser, "get", lambda: None)
    monkeypatch.setattr(webbrowser, "open", note)
    open_page("http://localhost:8566/")
    assert done.wait(10)
    assert opened == [("http://localhost:8566/", False)]


def test_without_a_browser_nothing_is_opened(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing() -> None:
        raise webbrowser.Error

    monkeypatch.setenv("DISPLAY", ":0")
    monkeypatch.setattr(webbrowser, "get", missing)
    assert not has_browser()
