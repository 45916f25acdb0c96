"""The golden games are played again and must come out the same, letter by letter.

After a change of rules `pytest tests/playthroughs --rewrite-playthroughs` writes them anew; the diff is reviewed.
"""

from difflib import unified_diff
from itertools import islice
from pathlib import Path

import msgspec
import pytest

from auberge import games
from auberge.core.protocol import Option, OptionValue
from auberge.core.setup import options_at
from tests.playthroughs.telling import Plan, tell

FOLDER = Path(__file__).parent
SHOWN = 8  # steps at the beginning and the end of the games that are not told in full
# seeds of short games, to be told in full
SHORT_GAMES = {
    "saint_malo/2-defaults.txt": 130,
    "saint_malo/2-all-options.txt": 329,
    "malta/2-defaults.txt": 165,
    "malta/2-all-options.txt": 158,
}


def _last_choice(option: Option, seats: int) -> OptionValue:
    """The last value a table of this size may choose that is not the default, if there is one."""
    allowed = [choice for choice in option.choices if seats <= option.most_seats.get(str(choice), seats)]
    return next((choice for choice in reversed(allowed) if choice != option.default), option.default)


def plans(name: str) -> list[Plan]:
    """Each seat count with the defaults and with every option changed that it began with and may."""
    meta = games.load(name).meta
    found = []
    for seats in range(meta.min_seats, meta.max_seats + 1):
        changed = tuple((option.name, _last_choice(option, seats)) for option in options_at(meta, meta.rules_version))
        for options in dict.fromkeys(((), changed)):
            plan = Plan(name, seats, options, seed=seats, shown=SHOWN)
            seed = SHORT_GAMES.get(f"{name}/{plan.file}")
            found.append(plan if seed is None else msgspec.structs.replace(plan, seed=seed, shown=None))
    return found


PLANS = [plan for name in games.NAMES for plan in plans(name)]


@pytest.mark.parametrize("plan", PLANS, ids=lambda plan: f"{plan.game}-{plan.file}")
def test_a_golden_game_comes_out_the_same(plan: Plan, request: pytest.FixtureRequest) -> None:
    told = tell(games.load(plan.game), plan)
    file = FOLDER / plan.game / plan.file
    if request.config.getoption("--rewrite-playthroughs"):
        file.parent.mkdir(exist_ok=True)
        file.write_text(told, encoding="utf-8")
    kept = file.read_text(encoding="utf-8")
    if told != kept:
        lines = unified_diff(kept.splitlines(), told.splitlines(), "as it was", "as it is", lineterm="", n=1)
        pytest.fail("\n".join(islice(lines, 40)))


def test_every_golden_game_belongs_to_a_plan() -> None:
    assert set(FOLDER.glob("*/*.txt")) == {FOLDER / plan.game / plan.file for plan in PLANS}
