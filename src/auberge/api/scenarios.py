"""Positions put together by hand, and worked examples of the rules as data (scenarios/<game>/*.toml)."""

from collections.abc import Mapping, Sequence
from pathlib import Path

from auberge import games
from auberge.core.protocol import OptionValue
from auberge.core.record import HUMAN, Player
from auberge.core.session import Session
from auberge.testing import scenario_runner, scenarios
from auberge.testing.scenarios import Scenario
from auberge.testing.tables import arranged


def arrange(
    game: str,
    given: Mapping[str, object],
    *,
    names: Sequence[str] = ("Ann", "Bob"),
    start_seat: int = 0,
    options: Mapping[str, OptionValue] | None = None,
    data: str | None = None,
) -> Session:
    """A session in a position of your own, told in the game's words as in its scenarios. Chance is yours to give:
    `session.chance(outcome)`.

    >>> import auberge
    >>> given = {"seat": {"1": {"points": 31}}, "dice": "head log log log log"}
    >>> session = auberge.arrange("saint_malo", given)
    >>> moves = [session.game.write(move) for move in session.view(session.due.seat).moves]
    >>> moves[:4], "use head 1" in moves
    (['use log 1', 'use log 2', 'use log 3', 'use log 4'], True)

    BadSetup or BadData if there is no such position.
    """
    players = [Player(name, HUMAN) for name in names]
    return Session(arranged(games.load(game), players, given, start=start_seat + 1, options=options, data=data))


def read_scenario(file: Path | str) -> Scenario:
    """The scenario in a file. BadData names entry and field of what is wrong."""
    return scenarios.load(Path(file))


def run_scenario(game: str, scenario: Scenario) -> None:
    """Plays every case of a scenario and compares what it says; AubergeError at the first thing that is not so."""
    room = games.load(game)
    for case in scenario.whole_cases():
        scenario_runner.run_case(room, scenario, case)
