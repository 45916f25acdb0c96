"""Measures: what one run tells, medians, ratios, and a run of another build that is found out."""

import subprocess

import msgspec
import pytest

from auberge.build import is_compiled
from auberge.core.errors import BadSetup, EngineBug
from auberge.lab.bench import games as benches
from auberge.lab.bench.games import Bench, SideBySide, bench, in_draws, middle, ratios, run, side_by_side
from auberge.lab.bench.measures import Measures, SeatMeasure, measure
from auberge.lab.bench.scaling import Scaling, scaling


def made_up(build: str, us: float, clone: float, policy: float | None) -> Measures:
    return Measures(build, (SeatMeasure(2, 1e6 / us / 280, 1e6 / us, us, clone),), policy)


def test_a_run_measures_every_number_of_seats() -> None:
    measures = measure("saint_malo", 2)
    assert measures.build == ("compiled" if is_compiled() else "plain")
    assert [one.seats for one in measures.seats] == [2, 3, 4, 5]
    for one in measures.seats:
        assert one.us_per_decision == pytest.approx(1e6 / one.decisions_per_second)
        assert one.decisions_per_second > 50 * one.games_per_second
        assert one.us_per_clone > 0
    assert measures.us_per_policy is not None
    assert measures.us_per_policy > 0
    assert measures.us_per_draw is not None
    assert measures.us_per_draw > 0


def test_a_run_of_the_plain_build_is_a_process_of_its_own() -> None:
    measures = run("saint_malo", "plain", 1)
    assert measures.build == "plain"
    assert len(measures.seats) == 4


def test_medians_are_taken_measure_by_measure() -> None:
    runs = [made_up("plain", us, clone, us * 2) for us, clone in ((1, 9), (5, 2), (3, 4))]
    assert middle(runs) == Measures("plain", (SeatMeasure(2, 1e6 / 3 / 280, 1e6 / 3, 3, 4),), 6)
    assert middle([made_up("plain", 1, 1, None)]).us_per_policy is None


def test_ratios_say_whether_their_aim_is_met() -> None:
    good = ratios(made_up("compiled", 0.5, 0.2, 90), made_up("plain", 10, 3, 400))
    assert [(one.name, one.met) for one in good] == [
        ("compiled-to-plain", True),
        ("clone-in-decisions", True),
        ("policy-in-decisions", True),
    ]
    assert [one.value for one in good] == pytest.approx([20, 0.4, 180])
    bad = ratios(made_up("compiled", 0.5, 1.1, 301), made_up("plain", 4.9, 3, 400))
    assert [one.met for one in bad] == [False, False, False]
    assert len(ratios(made_up("compiled", 0.5, 0.2, None), made_up("plain", 10, 3, None))) == 2


def test_a_decision_is_measured_in_draws() -> None:
    one = made_up("compiled", 0.5, 0.2, None).seats[0]
    assert (in_draws(one, 0.01, 50).value, in_draws(one, 0.01, 50).met) == (50.0, True)
    assert not in_draws(one, 0.01, 49).met


def test_builds_take_turns(monkeypatch: pytest.MonkeyPatch) -> None:
    order: list[str] = []

    def pretend(_game: str, build: benches.Build, games: int) -> Measures:
        order.append(f"{build} {games}")
        return made_up(build, 0.5 if build == "compiled" else 10, 0.2, 90)

    monkeypatch.setattr(benches, "has_compiled", lambda: True)
    monkeypatch.setattr(benches, "is_compiled", lambda: True)
    monkeypatch.setattr(benches, "scaling", lambda _game: Scaling(2, 100.0, 190.0))
    monkeypatch.setattr(benches, "run", pretend)
    seen: list[tuple[int, int, str]] = []
    found = bench("saint_malo", 100, lambda *step: seen.append(step))
    assert order == ["compiled 100", "plain 100"] * 3
    assert seen[:3] == [(1, 3, "compiled"), (1, 3, "plain"), (2, 3, "compiled")]
    assert found.has_compiled
    assert found.scaling == Scaling(2, 100.0, 190.0)
    assert all(one.met for one in found.ratios)
    assert msgspec.json.decode(msgspec.json.encode(found), type=Bench) == found


def test_the_search_is_measured_alone_and_in_several_processes_at_once() -> None:
    found = scaling("malta", 2, 0.01)
    assert found is not None
    assert found.processes == 2
    assert min(found.alone, found.together) > 0


def test_without_a_compiled_build_there_are_no_ratios(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(benches, "has_compiled", lambda: False)
    monkeypatch.setattr(benches, "run", lambda _game, build, _games: made_up(build, 10, 3, 400))
    found = bench("saint_malo")
    assert (found.has_compiled, found.compiled, found.ratios, found.scaling) == (False, None, (), None)
    assert found.plain.build == "plain"


def test_the_plain_build_plays_fewer_games(monkeypatch: pytest.MonkeyPatch) -> None:
    commands: list[list[str]] = []

    def pretend(command: list[str], **_rest: object) -> subprocess.CompletedProcess[str]:
        commands.append(command)
        build = "plain" if len(commands) == 2 else "compiled"
        return subprocess.CompletedProcess(command, 0, msgspec.json.encode(made_up(build, 1, 1, 1)).decode(), "")

    monkeypatch.setattr(subprocess, "run", pretend)
    run("saint_malo", "compiled", 600)
    run("saint_malo", "plain", 600)
    assert [command[-1] for command in commands] == ["600", "30"]
    with pytest.raises(EngineBug) as bug:  # a third run, in which another build answers
        run("saint_malo", "plain", 600)
    assert bug.value.key == "bug-bench-run"


def test_a_run_that_fails_says_why(monkeypatch: pytest.MonkeyPatch) -> None:
    failed = subprocess.CompletedProcess[str]([], 1, "", "Traceback\nMemoryError: none left\n")
    monkeypatch.setattr(subprocess, "run", lambda *_command, **_rest: failed)
    with pytest.raises(EngineBug) as bug:
        run("saint_malo", "plain", 1)
    assert bug.value.values == {"build": "plain", "problem": "MemoryError: none left"}


@pytest.mark.parametrize(("game", "games", "key"), [("chess", 1, "unknown-game"), ("saint_malo", 0, "bench-games")])
def test_what_cannot_be_measured_is_refused(game: str, games: int, key: str) -> None:
    with pytest.raises(BadSetup) as refused:
        bench(game, games)
    assert refused.value.key == key


def measured(game: str, compiled: dict[int, float] | None) -> Bench:
    """A bench that found so many microseconds per decision with so many seats."""
    plain = made_up("plain", 10, 3, None)
    seats = tuple(SeatMeasure(number, 1, 1, us, 1) for number, us in (compiled or {}).items())
    fast = None if compiled is None else Measures("compiled", seats, None)
    return Bench(game, "3.11.7", "x86_64", 3, fast is not None, plain, fast, ())


def test_games_stand_beside_the_yardstick_with_as_many_seats() -> None:
    benches = [
        measured("malta", {2: 1.0, 3: 5.0, 6: 1.0}),
        measured("saint_malo", {2: 0.5, 3: 0.5}),
        measured("valletta", {2: 0.75}),
    ]
    found = side_by_side(benches)
    assert found is not None
    assert [(one.game, one.seats, one.value, one.met) for one in found.comparisons] == [
        ("malta", 2, 2.0, True),
        ("malta", 3, 10.0, False),
        ("valletta", 2, 1.5, True),
    ]
    assert msgspec.json.decode(msgspec.json.encode(found), type=SideBySide) == found


def test_nothing_stands_beside_a_yardstick_that_is_not_there() -> None:
    assert side_by_side([measured("malta", {2: 1.0}), measured("valletta", {2: 1.0})]) is None
    assert side_by_side([measured("malta", {2: 1.0}), measured("saint_malo", None)]) is None
    assert side_by_side([measured("saint_malo", {2: 1.0})]) is None
