"""A new game is written from the template, plays, and is told all that it still lacks."""

import subprocess
import sys
from pathlib import Path

import pytest

from auberge import games
from auberge.testing.lacking import lacking
from auberge.testing.new_game import main, write

PLAYED = """
from random import Random
from hedge_maze.game import GAME
from auberge.core.protocol import OVER, Seat
from auberge.core.setup import settle_setup
from tests.conformance import copies, orders, secrets, whole_games
for seats in (2, 3, 4):
    setup = settle_setup(GAME.meta, seats=seats, seed=seats)
    whole_games.check_it_ends(GAME, setup)
    p = GAME.start(setup)
    while p.actor() != OVER:
        orders.check_legal_moves(GAME, p)
        secrets.check_views(GAME, p, seats)
        secrets.check_imagined(GAME, p, seats, (1, 2))
        p.apply(Random(seats).choice(p.legal()))
orders.check_types(GAME)
orders.check_notation(GAME)
"""


@pytest.mark.parametrize("name", games.NAMES)
def test_nothing_is_lacking_that_a_game_says_it_brings(name: str) -> None:
    found = lacking(name)
    assert found == [f"it does not bring: {part}" for part in games.entry_of(name).lacks], "\n".join(found)


def test_the_template_is_a_game_that_plays(tmp_path: Path) -> None:
    written = write("hedge_maze", tmp_path)
    assert {file.suffix for file in written} == {".toml", ".py", ".md", ".ftl"}
    root = Path(__file__).parent.parent.parent
    path = f"import sys; sys.path[:0] = [{str(tmp_path / 'hedge_maze')!r}, {str(root)!r}]\n"
    done = subprocess.run([sys.executable, "-c", path + PLAYED], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def test_nothing_is_written_over(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["pig"]) == 0
    for wrong in (["pig"], ["Pig"], [], ["--lacking", "chess"]):
        with pytest.raises(SystemExit):
            main(wrong)


def test_all_that_is_lacking_is_listed_at_once(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--lacking", "malta"]) == 1
    assert capsys.readouterr().out == "it does not bring: learner\n"
    assert main(["--lacking", "valletta"]) == 0
