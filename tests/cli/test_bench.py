"""`auberge bench`: tables in four languages, JSON, and a clear word where there is no compiled build."""

import msgspec
import pytest

from auberge import games
from auberge.cli.lab import bench as command
from auberge.core.errors import BadSetup
from auberge.lab.bench.games import Bench, SideBySide, ratios, side_by_side
from auberge.lab.bench.measures import Measures, SeatMeasure
from auberge.lab.bench.scaling import Scaling
from auberge.words import LANGUAGES, Words
from tests.cli.terminal import error_of, flat, run


def made_up(build: str, us: float, policy: float) -> Measures:
    seats = tuple(SeatMeasure(seats, 1e6 / us / 140 / seats, 1e6 / us, us, us / 2) for seats in (2, 3))
    return Measures(build, seats, policy)


def found(compiled: Measures | None, game: str = "saint_malo") -> Bench:
    plain = made_up("plain", 10, 400)
    return Bench(
        game=game,
        python="3.11.7",
        machine="x86_64",
        rounds=3,
        has_compiled=compiled is not None,
        plain=plain,
        compiled=compiled,
        ratios=() if compiled is None else tuple(ratios(compiled, plain)),
        scaling=None if compiled is None else Scaling(4, 10_000, 37_000),
    )


def pretend(monkeypatch: pytest.MonkeyPatch, result: Bench) -> list[int]:
    asked: list[int] = []

    def measure(_game: str, games: int) -> Bench:
        asked.append(games)
        return result

    monkeypatch.setattr(command, "measure", measure)
    return asked


@pytest.mark.parametrize("language", LANGUAGES)
def test_tables_and_ratios_are_worded_in_every_language(
    language: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    pretend(monkeypatch, found(made_up("compiled", 0.5, 350)))
    words = Words(language, strict=True)
    command.bench("saint_malo", words=words)
    text = capsys.readouterr().out
    assert text.count(words.say("bench-met")) >= 4
    assert text.count(words.say("bench-missed")) == 1  # a policy of 700 decisions
    assert ">= 10" in text
    assert words.decimal(700) in text
    assert words.say("bench-build", build="compiled") in text
    assert words.say("bench-build", build="plain") in text
    told = words.say("bench-scaling", processes=4, number="37000", times=words.decimal(3.7, 2))
    assert " ".join(told.split()) in " ".join(text.split())


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_installation_without_compiled_build_says_so(
    language: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    pretend(monkeypatch, found(None))
    words = Words(language, strict=True)
    command.bench("saint_malo", words=words)
    text = " ".join(capsys.readouterr().out.split())
    assert " ".join(words.say("bench-no-compiled").split()) in text
    assert words.say("bench-met") not in text.split()


def test_json_holds_everything(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    result = found(made_up("compiled", 0.5, 90))
    asked = pretend(monkeypatch, result)
    command.bench("saint_malo", as_json=True, games=40)
    assert msgspec.json.decode(capsys.readouterr().out, type=Bench) == result
    assert asked == [40]


def test_without_a_name_every_game_is_measured(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    asked = pretend(monkeypatch, found(None))
    command.bench(None, as_json=True)
    assert len(asked) == len(capsys.readouterr().out.splitlines()) == len(games.NAMES)


def test_games_are_measured_by_name_and_as_often_as_wished(monkeypatch: pytest.MonkeyPatch) -> None:
    measured: list[tuple[str, int]] = []

    def measure(game: str, games: int) -> Bench:
        measured.append((game, games))
        return found(None)

    monkeypatch.setattr(command, "measure", measure)
    assert run("bench", "--games", "malta, valletta,malta", "--count", "7", "--json").exit_code == 0
    assert measured == [("malta", 7), ("valletta", 7)]


def pretend_three(monkeypatch: pytest.MonkeyPatch) -> list[Bench]:
    """Saint Malo, one game twice as slow, one eleven times."""
    times = {"saint_malo": 0.5, "valletta": 1.0, "malta": 5.5}
    benches = {game: found(made_up("compiled", us, 90), game) for game, us in times.items()}
    monkeypatch.setattr(command, "measure", lambda game, _games: benches[game])
    return list(benches.values())


@pytest.mark.parametrize("language", LANGUAGES)
def test_several_games_end_side_by_side(
    language: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    pretend_three(monkeypatch)
    words = Words(language, strict=True)
    command.bench(None, words=words)
    text = flat(capsys.readouterr().out)
    title = flat(words.say("bench-side-by-side", game="Saint Malo"))
    assert title in text
    rest = text.partition(title)[2]
    for game, value, met in (("Valletta", 2, "met"), ("Malta!", 11, "missed")):
        name = words.say("bench-game-and-seats", game=game, seats=3)
        assert f"{words.decimal(value)} < 10 {words.say(f'bench-{met}')}" in rest.partition(name)[2][:60]


def test_side_by_side_is_the_last_line_of_json(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    benches = pretend_three(monkeypatch)
    command.bench(None, as_json=True)
    *lines, last = capsys.readouterr().out.splitlines()
    assert [msgspec.json.decode(line, type=Bench) for line in lines] == benches
    assert msgspec.json.decode(last, type=SideBySide) == side_by_side(benches)


@pytest.mark.parametrize("names", ["chess", "malta,chess"])
def test_an_unknown_game_is_refused_before_anything_is_measured(names: str) -> None:
    with pytest.raises(BadSetup) as refused:
        command.bench(None, listed=names)
    assert refused.value.key == "unknown-game"
    assert "chess" in error_of(run("bench", names.rpartition(",")[2]))
