"""The scripts under examples/ run, and show what they say."""

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

EXAMPLES = Path(__file__).parent.parent.parent / "examples"


def example(name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(name, EXAMPLES / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_list_names_every_example() -> None:
    text = (EXAMPLES / "README.md").read_text("utf-8")
    scripts = {path.name for path in EXAMPLES.glob("*.py")}
    assert {name for name in scripts if f"[`{name}`]({name})" in text} == scripts
    tried = Path(__file__).read_text("utf-8")
    assert {name for name in scripts if f'example("{Path(name).stem}")' in tried} == scripts


def test_a_bot_is_written() -> None:
    assert example("write_a_bot").main(games=1) == 1


def test_a_tournament_is_run() -> None:
    found = example("run_a_tournament").main(game="malta", games=12)
    assert {bot.bot for bot in found.bots} == {"squire", "page", "miser"}


def test_a_strategy_is_plotted(tmp_path: Path) -> None:
    chart = example("plot_a_strategy").main(games=4, file=str(tmp_path / "chart.svg"), steps=2)
    assert chart.startswith("<svg")
    assert "100% absent" in chart


def test_a_dice_turn_is_solved() -> None:
    exact, tried = example("solve_a_dice_turn").main(turns=600)
    assert exact == pytest.approx(tried, abs=0.8)
    assert exact == pytest.approx(_engine_worth("wall"))


def _engine_worth(face: str) -> float:
    """The same by the bots' own solver."""
    from auberge.bots.saint_malo.dice import solve
    from auberge.games.saint_malo import tables as t

    number = t.FACE_NAMES.index(face)
    return solve([float(dice.count(number) ** 2) for dice in t.DICE_SETS[t.FIRST_RESULT :]]).worth


def test_a_net_is_trained() -> None:
    pytest.importorskip("pyarrow")
    pytest.importorskip("numpy")
    before, after = example("train_a_net").main(games=10, rounds=10, hidden=16)
    assert after > before
