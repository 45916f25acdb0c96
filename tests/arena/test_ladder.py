"""The ladder: which rungs there are, what a verdict needs, and the table in its paper."""

from pathlib import Path

import pytest

from auberge import bots, games
from auberge.bots.budget import Budget
from auberge.core.errors import BadRecord
from auberge.lab.arena import ladder
from auberge.lab.arena.engines import Local
from auberge.lab.arena.figures import Estimate
from auberge.lab.arena.ladder import Rung, RungFigures, climb, games_of, rungs, table_of, written_into

SEARCHERS = [name for name, level in bots.LEVELS.items() if level.searches]

PAPER = Path(__file__).parent.parent.parent / "docs" / "ladder.md"


def figures(low: float, value: float, high: float, aim: float = 0.65) -> RungFigures:
    return RungFigures(Rung("malta", 2, "page", "random", aim), 100, Estimate(value, low, high), 0.5)


def test_every_level_meets_the_one_below_for_two_and_at_the_fullest_table() -> None:
    found = rungs()
    for game in games.NAMES:
        full = games.load(game).meta.max_seats
        for seats, aim, settled in ((2, 0.65, ladder.PUBLISHED), (full, 1.5 / full, ladder.AT_FULL_TABLES)):
            pairs = [
                (rung.upper, rung.lower)
                for rung in found
                if (rung.game, rung.seats) == (game, seats) and rung.aim == aim
            ]
            labels = [
                f"{name}@{settled[game]['long']}it" if level.search == "long" else name
                for name, level in bots.LEVELS.items()
            ]
            assert pairs == list(zip(labels[1:], labels, strict=False))
    best = {(rung.game, rung.lower): rung.aim for rung in found if rung.seats == 2 and rung.aim > 0.7}
    assert best["saint_malo", "squire"] == best["valletta", "squire"] == 0.9
    assert best["malta", "random"] == 0.95


def test_the_quick_ladder_counts_iterations_and_the_others_take_a_budget() -> None:
    for rung in rungs(quick=True):
        assert rung.seats == 2
        assert all("@" not in name or name.endswith("it") for name in (rung.upper, rung.lower))
        assert rung.upper.partition("@")[0] not in SEARCHERS or "@" in rung.upper
        assert games_of(rung, quick=True) % 2 == 0  # whole rounds
    assert rungs(["malta"], budget=Budget(seconds=0.05))[2].upper == "knight@50ms"


def test_the_published_ladder_plays_the_same_games_on_every_machine() -> None:
    for rung in rungs():
        assert not any(name.endswith("ms") or name == "grand_master" for name in (rung.upper, rung.lower))
        assert games_of(rung) % rung.seats == 0  # whole rounds


def test_every_comparison_that_is_close_plays_more_games() -> None:
    found = {(rung.game, rung.seats, rung.upper.partition("@")[0], rung.lower): games_of(rung) for rung in rungs()}
    assert {close: found[close] for close in ladder.CLOSE} == ladder.CLOSE
    assert found["valletta", 2, "knight", "squire"] < found["malta", 2, "knight", "squire"]


def test_an_aim_is_met_by_the_whole_interval() -> None:
    assert figures(0.66, 0.7, 0.8).verdict == "met"
    assert figures(0.6, 0.7, 0.8).verdict == "open"
    assert figures(0.5, 0.55, 0.6).verdict == "missed"
    assert figures(0.3, 0.49, 0.6).is_behind
    assert not figures(0.3, 0.5, 0.6).is_behind


@pytest.mark.slow
def test_one_of_a_level_meets_a_table_of_the_level_below() -> None:
    found = climb(Rung("malta", 3, "page", "random", 0.5), Local(), games=3, seed=3)
    assert found is not None
    assert (found.games, found.fair) == (3, 1 / 3)
    assert found == climb(Rung("malta", 3, "page", "random", 0.5), Local(), games=3, seed=3)


def test_the_table_goes_between_its_marks_and_nowhere_else() -> None:
    paper = f"before\n{ladder.BEGIN}\nold\n{ladder.END}\nafter\n"
    table = table_of([figures(0.66, 0.7, 0.8)])
    new = written_into(paper, table, "paper")
    assert new.startswith("before\n")
    assert new.endswith("\nafter\n")
    assert "old" not in new
    assert "| malta | 2 | page | random | 100 | 70.0% | 66.0–80.0% | 1.40 | 65.0% | met |" in new
    assert written_into(new, table, "paper") == new
    with pytest.raises(BadRecord) as refused:
        written_into("no marks", table, "paper")
    assert refused.value.key == "ladder-no-marks"


def test_the_published_paper_has_its_marks() -> None:
    assert written_into(PAPER.read_text(encoding="utf-8"), "", "paper")
