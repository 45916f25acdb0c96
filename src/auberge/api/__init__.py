"""All that `import auberge` offers to programs, in one list.

What is in this list keeps its name and its meaning within a major version (docs/reference/versioning.md); everything
else in the package may change with any release.
"""

from auberge.analysis.advice import Advice
from auberge.analysis.review import Review
from auberge.api.analysis import advise, review
from auberge.api.contests import tournament
from auberge.api.errors import explain_error
from auberge.api.games import GAMES, game, setup
from auberge.api.players import BOTS, Guest, PlayerLike, bot
from auberge.api.playing import PlayedGame, open_session, play
from auberge.api.records import read_record, resume, write_record
from auberge.api.scenarios import arrange, read_scenario, run_scenario
from auberge.bots.protocol import Bot, Budget
from auberge.core.errors import AubergeError, BadData, BadMove, BadRecord, BadSetup, EngineBug, MoveRefused
from auberge.core.match import Match
from auberge.core.protocol import (
    CHANCE,
    OVER,
    SOMEBODY,
    Event,
    Explanation,
    Game,
    Meta,
    Move,
    Option,
    Position,
    Refusal,
    ScoreLine,
    Seat,
    Setup,
    View,
)
from auberge.core.record import Player, Record
from auberge.core.session import Session
from auberge.core.steps import Due, Step
from auberge.lab.arena.standings import Standings
from auberge.testing.scenarios import Scenario

__all__ = [
    "BOTS",
    "CHANCE",
    "GAMES",
    "OVER",
    "SOMEBODY",
    "Advice",
    "AubergeError",
    "BadData",
    "BadMove",
    "BadRecord",
    "BadSetup",
    "Bot",
    "Budget",
    "Due",
    "EngineBug",
    "Event",
    "Explanation",
    "Game",
    "Guest",
    "Match",
    "Meta",
    "Move",
    "MoveRefused",
    "Option",
    "PlayedGame",
    "Player",
    "PlayerLike",
    "Position",
    "Record",
    "Refusal",
    "Review",
    "Scenario",
    "ScoreLine",
    "Seat",
    "Session",
    "Setup",
    "Standings",
    "Step",
    "View",
    "advise",
    "arrange",
    "bot",
    "explain_error",
    "game",
    "open_session",
    "play",
    "read_record",
    "read_scenario",
    "resume",
    "review",
    "run_scenario",
    "setup",
    "tournament",
    "write_record",
]
