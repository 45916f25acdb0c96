"""`auberge bench --server`: what the server bears, beside its aims, in four languages and as JSON."""

import msgspec
import pytest

from auberge import games
from auberge.cli.lab import bench as command
from auberge.lab.bench.server import LoadMeasure, ServerBench, aims
from auberge.words import LANGUAGES, Words
from tests.cli.terminal import error_of, flat, run

FEW = LoadMeasure(10, 4, 4321.4, 4000, 4500, 1.75, 3.25)
MANY = LoadMeasure(100, 4, 5678.4, 5500, 6000, 16.5, 41.5)
PACED = LoadMeasure(500, 4, 499, 498, 500, 1.5, 4.5, 400, 149, "paced")
BOTS = LoadMeasure(500, 4, 499, 498, 500, 1.5, 15.5, 400, 149, "bots")
ALL = (FEW, MANY, PACED, BOTS)


def pretend(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    asked: list[str] = []

    def bench_server(game: str, *, database: str, processes: int) -> ServerBench:
        asked.append(f"{game} {database}".strip())
        assert processes == 1
        return made_up(game)

    monkeypatch.setattr(command, "bench_server", bench_server)
    return asked


def made_up(game: str) -> ServerBench:
    return ServerBench(game, "3.11.7", "x86_64", "compiled", 2, 6.54, ALL, tuple(aims(game, ALL)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_load_speeds_and_aims_are_worded_in_every_language(
    language: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    pretend(monkeypatch)
    words = Words(language, strict=True)
    command.bench_the_server(None, words=words)
    text = flat(capsys.readouterr().out)
    assert "Saint Malo" in text
    assert flat(words.say("bench-server-load", load=words.decimal(6.5), cores=2)) in text
    assert f"10 4321 4000 4500 {words.decimal(1.8)} {words.decimal(3.2)}" in text
    assert f"100 5678 5500 6000 {words.decimal(16.5)} {words.decimal(41.5)}" in text
    assert f"{words.decimal(5678.4)} >= 6000 {words.say('bench-missed')}" in text
    assert f"{words.decimal(41.5)} < 30 {words.say('bench-missed')}" in text
    assert flat(words.say("bench-server-setting", tables=500, setting="bots")) in text
    assert f"{words.decimal(4.5)} < 5 {words.say('bench-met')}" in text
    assert f"{words.decimal(149)} <= 150 {words.say('bench-met')}" in text
    assert f"{words.decimal(11)} <= 10 {words.say('bench-missed')}" in text


def test_missed_aims_are_no_failure_and_json_holds_everything(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = pretend(monkeypatch)
    result = run("bench", "--server", "--json")
    assert result.exit_code == 0
    found = [msgspec.json.decode(line, type=ServerBench) for line in result.stdout.splitlines()]
    assert found == [made_up(game) for game in games.NAMES]
    asked.clear()
    assert run("bench", "malta", "--server", "--games", "valletta").exit_code == 0
    assert asked == ["malta", "valletta"]


def test_what_does_not_fit_the_server_is_refused() -> None:
    assert "--count" in error_of(run("bench", "--server", "--count", "3"))
    assert "chess" in error_of(run("bench", "chess", "--server"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_watches_sees_it_go_on(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    shown: list[str] = []

    class Watched:
        is_terminal = True

        def status(self, _text: str) -> "Watched":
            return self

        def __enter__(self) -> "Watched":
            return self

        def __exit__(self, *_problem: object) -> None:
            """Nothing is held."""

        def update(self, text: str) -> None:
            shown.append(text)

    def bench_server(game: str, on_progress: object, *, database: str, processes: int) -> ServerBench:
        assert callable(on_progress)
        on_progress(10)
        return made_up(game)

    words = Words(language, strict=True)
    monkeypatch.setattr(command, "open_console", lambda **_wish: Watched())
    monkeypatch.setattr(command, "bench_server", bench_server)
    monkeypatch.setattr(command, "_print_server", lambda *_found: None)
    command.bench_the_server("saint_malo", words=words)
    assert shown == [words.say("bench-server-measuring", tables=10)]


def test_another_database_can_be_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = pretend(monkeypatch)
    assert run("bench", "saint_malo", "--server", "--json", "--database", "postgresql:///scratch").exit_code == 0
    assert asked == ["saint_malo postgresql:///scratch"]
