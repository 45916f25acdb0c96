"""`auberge puzzles`: how one stands in every game, puzzles that match one's rating, and the puzzle of the day."""

from contextlib import suppress
from datetime import date

from rich.console import Console
from rich.text import Text

from auberge import games
from auberge.cli import palette
from auberge.cli.consoles import open_console, prepare_input, read_line
from auberge.cli.learn import progress
from auberge.cli.learn.progress import Solving
from auberge.cli.learn.puzzle_table import PuzzleTable
from auberge.cli.play.commands import Left
from auberge.cli.play.review import signed
from auberge.cli.usage import BadUsage, Interrupted, SaveFailed
from auberge.puzzles import rating, shipped
from auberge.puzzles.puzzle import LEVELS, Level, Puzzle
from auberge.puzzles.rating import Rating
from auberge.words import Words


def list_standings(words: Words) -> None:
    """Every game with the rating and how many of its puzzles are seen."""
    console, kept = open_console(), progress.load_solving()
    for game in games.NAMES:
        puzzles = shipped.load(game).puzzles
        seen = set(kept.seen.get(game, ()))
        told = words.say(
            "puzzles-standing",
            game=words.say(f"{game}-title"),
            seen=sum(puzzle.id in seen for puzzle in puzzles),
            all=len(puzzles),
            rating=str(round(kept.ratings.get(game, Rating()).value)),
        )
        console.print(Text(told, "bold"))
        console.print(Text(f"  {words.say('puzzles-how-to-start', command=_command(game))}", palette.QUIET))


def _command(game: str) -> str:
    return f"auberge puzzles {game}"


def solve(game: str, level: str | None, words: Words) -> None:
    """Puzzles one after another until the player leaves. Interrupted after Ctrl-C; SaveFailed, at the end, if the
    rating could not be kept. BadUsage if there is no such level."""
    wanted = _level(level)
    shipped.load(game)
    console, kept = open_console(), progress.load_solving()
    prepare_input()
    try:
        while True:
            puzzle = shipped.next_for(game, kept.ratings.get(game, Rating()), kept.seen.get(game, ()), wanted)
            _ask(puzzle, console, words, kept, "puzzle-ribbon")
            console.print(Text(words.say("puzzle-next")))
            if read_line().lower() in ("quit", words.say("puzzle-command-quit")):
                raise Left
    except (Left, EOFError):
        console.print(Text(words.say("puzzles-left", command=_command(game))))
        progress.save_solving(kept)
    except KeyboardInterrupt as stop:
        console.print()
        raise Interrupted("puzzles-left", command=_command(game)) from stop


def solve_daily(game: str | None, level: str | None, words: Words) -> None:
    """The puzzle of today. BadUsage if another is wished for."""
    if game is not None or level is not None:
        raise BadUsage("puzzles-daily-game")
    puzzle = shipped.daily(date.today())
    console, kept = open_console(), progress.load_solving()
    prepare_input()
    try:
        _ask(puzzle, console, words, kept, "puzzle-ribbon-daily")
    except (Left, EOFError):
        console.print(Text(words.say("puzzles-left", command="auberge puzzles --daily")))
    except KeyboardInterrupt as stop:
        console.print()
        raise Interrupted("puzzles-left", command="auberge puzzles --daily") from stop
    progress.save_solving(kept)


def _level(text: str | None) -> Level | None:
    if text is None:
        return None
    for level in LEVELS:
        if level == text.strip().lower():
            return level
    raise BadUsage("puzzles-bad-level", value=text, known=", ".join(LEVELS))


def _ask(puzzle: Puzzle, console: Console, words: Words, kept: Solving, ribbon: str) -> None:
    """One puzzle; only the first answer to it counts for the rating."""
    names = [name.strip() for name in words.say("house-names").split(",")]
    level = words.say("puzzle-level", level=puzzle.level)
    sentence = words.say(ribbon, id=puzzle.id, level=level, name=names[puzzle.seat])
    outcome = PuzzleTable(puzzle, console, words, sentence).solve()
    is_new = puzzle.id not in kept.seen.get(puzzle.game, ())
    kept.see(puzzle.game, puzzle.id)
    if is_new and outcome != "skipped":
        before = kept.ratings.get(puzzle.game, Rating())
        after = rating.after(before, puzzle.rating, outcome == "solved")
        kept.ratings[puzzle.game] = after
        change = signed(round(after.value) - round(before.value))
        console.print(Text(words.say("puzzle-rating", rating=str(round(after.value)), change=change)))
    with suppress(SaveFailed):  # told once, in the end
        progress.save_solving(kept)
