"""The levels describe themselves: one module more is one level more, wherever levels are listed."""

from pathlib import Path

import pytest

from auberge import bots, games
from auberge.bots.budget import Budget
from auberge.lab.arena.entrants import read_entrant
from auberge.lab.arena.ladder import games_of, rungs
from auberge.offline.thinking import budget_of
from auberge.server.settings import Settings
from auberge.words import LANGUAGES, Words

SERGEANT = """
from auberge.bots.level import Level
from auberge.bots.search.levels import make_searcher

LEVEL = Level(rank=45, face="bot-knight", needs=("levels",), search="long", offline_seconds=1.5)


def make(game, seed, budget=None):
    return make_searcher("sergeant", game, seed, budget, "long")
"""


@pytest.fixture
def sergeant(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A new level, by its module alone."""
    (tmp_path / "sergeant_bot.py").write_text(SERGEANT)
    monkeypatch.setattr(bots, "__path__", [*bots.__path__, str(tmp_path)])
    found = bots.find_levels()
    monkeypatch.setattr(bots, "LEVELS", found)
    monkeypatch.setattr(bots, "NAMES", tuple(found))
    return "sergeant"


def test_a_new_level_is_listed_between_its_neighbours(sergeant: str) -> None:
    assert ("random", "page", "squire", "knight", sergeant, "grand_master") == bots.NAMES
    assert sergeant in bots.bots_of("valletta")
    assert sergeant not in bots.bots_of("chess")
    assert callable(bots.load(sergeant))


def test_a_new_level_is_on_the_ladder_with_a_number_of_games(sergeant: str) -> None:
    for quick in (False, True):
        found = rungs(quick=quick)
        pairs = [(rung.upper.partition("@")[0], rung.lower.partition("@")[0]) for rung in found if rung.seats == 2]
        assert pairs.count((sergeant, "knight")) == pairs.count(("grand_master", sergeant)) == len(games.NAMES)
        assert all(games_of(rung, quick=quick) > 0 for rung in found)


def test_a_new_level_spends_a_budget_in_arena_server_and_page(sergeant: str) -> None:
    game = games.load("valletta")
    assert read_entrant(sergeant, Budget(iterations=5)).label == "sergeant@5it"
    assert Settings().thinking[sergeant] == Settings().thinking["grand_master"]
    assert budget_of(game, sergeant) == Budget(1.5, None)
    assert budget_of(game, sergeant, 0.5) == Budget(0.5, None)


def test_levels_that_do_not_search_take_no_time() -> None:
    game = games.load("valletta")
    assert [name for name in bots.NAMES if budget_of(game, name) is None] == ["random", "page", "squire"]
    assert budget_of(game, "knight") == Budget(2.0, 100)
    assert read_entrant("squire", Budget(iterations=5)).budget is None
    assert bots.level_of("program:mine") is None
    assert bots.level_of("greedy") is bots.LEVELS["squire"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_level_has_its_words(language: str) -> None:
    words = Words(language)
    for name in bots.NAMES:
        for key in (f"web-bot-{name}", f"web-bot-{name}-text", f"coach-why-{name}"):
            assert words.has(key), key
