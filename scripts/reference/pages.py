"""The pages of the reference, and what stands on each."""

from typing import Final, NamedTuple


class Page(NamedTuple):
    """One page: its title, what it is about, public names, and types these lead to, by their modules."""

    title: str
    about: str
    names: tuple[str, ...]
    parts: tuple[str, ...] = ()


PAGES: Final = {
    "playing": Page(
        "Playing",
        "Whole games in one call, or a table that is played step by step.",
        ("play", "PlayedGame", "open_session", "Session", "Due", "Match", "Step"),
    ),
    "games": Page(
        "Games, setups, positions",
        "What a game can do. `Game` is the readable face, which checks everything; `Position` is the fast one, which "
        "checks nothing. Seats count from 0.",
        ("GAMES", "game", "setup", "Game", "Meta", "Option", "Setup", "Position", "OVER", "CHANCE", "SOMEBODY"),
    ),
    "views": Page(
        "Views, moves, events",
        "What a seat may see and do, and what happened. Each game brings its own kinds; what all share is here.",
        ("View", "Move", "Event", "Seat", "Explanation", "Refusal", "ScoreLine"),
    ),
    "bots": Page(
        "Bots",
        "Computer players: those of the house by name, and your own.",
        ("BOTS", "bot", "PlayerLike", "Guest", "Bot", "Budget"),
    ),
    "arena": Page(
        "Tournaments",
        "Many games between bots, with ratings and intervals ([how it is done](../how-to/arena.md)).",
        ("tournament", "Standings"),
        (
            "auberge.lab.arena.standings.Standing",
            "auberge.lab.arena.standings.Duel",
            "auberge.lab.arena.figures.Estimate",
            "auberge.lab.arena.tournament.Progress",
        ),
    ),
    "records": Page(
        "Records",
        "Games as files ([the format](../how-to/records.md)).",
        ("Record", "Player", "read_record", "write_record", "resume"),
    ),
    "scenarios": Page(
        "Scenarios",
        "Positions put together by hand, and worked examples of the rules.",
        ("arrange", "Scenario", "read_scenario", "run_scenario"),
        ("auberge.testing.scenarios.Case", "auberge.testing.scenarios.Step"),
    ),
    "analysis": Page(
        "Advice and reviews",
        "What a strong player thinks of a position, and of a game that is over ([hints](../how-to/hints.md)).",
        ("advise", "Advice", "review", "Review"),
        (
            "auberge.analysis.advice.Advised",
            "auberge.analysis.reasons.Reason",
            "auberge.analysis.review.CurvePoint",
            "auberge.analysis.review.Costly",
            "auberge.analysis.chances.Estimate",
        ),
    ),
    "client": Page(
        "A seat at a table of any server",
        "`auberge.client` takes a seat by its link, beside people and bots ([how to](../how-to/client.md)).",
        (),
        (
            "auberge.client.take_seat",
            "auberge.client.open_table",
            "auberge.client.BlockingSeat",
            "auberge.client.AsyncSeat",
            "auberge.client.Turn",
            "auberge.client.Invitation",
            "auberge.client.read_link",
            "auberge.client.ClientError",
            "auberge.client.Refused",
        ),
    ),
    "datasets": Page(
        "Games as data",
        "`auberge.lab.datasets` writes and reads many games as Parquet files ([how to](../how-to/datasets.md)).",
        (),
        (
            "auberge.lab.datasets.Dataset",
            "auberge.lab.datasets.Decision",
            "auberge.lab.datasets.GameRow",
            "auberge.lab.datasets.arrays.Arrays",
            "auberge.lab.datasets.export_games",
            "auberge.lab.datasets.export_records",
        ),
    ),
    "errors": Page(
        "Errors",
        "Everything that can go wrong is an `AubergeError` with the key of a sentence and its values.",
        ("AubergeError", "BadSetup", "BadMove", "MoveRefused", "BadRecord", "BadData", "EngineBug", "explain_error"),
    ),
}
