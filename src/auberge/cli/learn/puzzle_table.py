"""One puzzle in the terminal: draws what the seat saw, reads a move and answers it."""

from typing import Final, Literal

from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from auberge.cli import boards, palette
from auberge.cli.boards import Scene
from auberge.cli.consoles import read_line
from auberge.cli.play.advice import bar, percent, reason_lines
from auberge.cli.play.commands import Left
from auberge.cli.play.screen import Screen, scene_of
from auberge.cli.typed import typed_move
from auberge.core.errors import BadMove, MoveRefused
from auberge.core.protocol import Seat
from auberge.puzzles.answers import Answered, judge
from auberge.puzzles.puzzle import Judged, Puzzle
from auberge.puzzles.table import match_of
from auberge.words import Words

COMMANDS: Final = ("moves", "show", "skip", "quit")
_TOLD: Final = 4  # moves

Outcome = Literal["solved", "missed", "skipped"]


class PuzzleTable:
    """Someone at a puzzle."""

    def __init__(self, puzzle: Puzzle, console: Console, words: Words, ribbon: str) -> None:
        self.puzzle: Final = puzzle
        self.console: Final = console
        self.words: Final = words
        names = tuple(name.strip() for name in words.say("house-names").split(","))
        self.match: Final = match_of(puzzle, names)
        self.view: Final = self.match.game.view(self.match.position, Seat(puzzle.seat))
        self.board: Final = boards.load(puzzle.game)
        self._ribbon: Final = ribbon

    def solve(self) -> Outcome:
        """Asks until there is an answer. Left if the player leaves."""
        self._draw()
        while True:
            line = read_line()
            match self._name(line):
                case "quit":
                    raise Left
                case "skip":
                    return "skipped"
                case "show":
                    self._tell(None)
                    return "missed"
                case "moves":
                    self._list_moves()
                case None:
                    answered = self._answer(line)
                    if answered is not None:
                        self._tell(answered)
                        return "solved" if answered.solved else "missed"

    def _answer(self, line: str) -> Answered | None:
        """What the puzzle says to a line; None if it is no answer."""
        scene = self._scene()
        if not line and not self.board.read(self.view, line, scene):
            return None
        if line.startswith("?"):
            self._print(self.board.details(self.view, line, scene) or self.board.legend(scene), self._keys())
            return None
        try:
            return judge(self.puzzle, typed_move(self.match.game, self.board, self.view, line, scene))
        except (BadMove, MoveRefused) as problem:
            self._print(Text(self.words.error(problem), palette.BAD))
            return None

    def _name(self, line: str) -> str | None:
        word = line.lower()
        return next((name for name in COMMANDS if word in (name, self.words.say(f"puzzle-command-{name}"))), None)

    # --- answering ------------------------------------------------------------------------------------------------

    def _tell(self, answered: Answered | None) -> None:
        """The verdict, the moves with their chances, and why the best one is best."""
        say, best = self.words.say, self.puzzle.best
        if answered is not None:
            style = palette.GOOD if answered.solved else palette.BAD
            points = max(1, percent(answered.cost))
            self._print(Text(say(f"puzzle-verdict-{answered.verdict}", points=points), style))
        if answered is None or answered.verdict != "best":
            self._print(Text(say("puzzle-answer", move=self._spoken(best)), "bold"))
        self._print(self._moves_table(answered), Text(say("analysis-worlds", worlds=self.puzzle.worlds), palette.QUIET))
        against = best if answered is None or answered.verdict == "best" else answered.answer
        key = "puzzle-why" if against is best else "puzzle-why-than"
        self._print(Text(say(key, move=self._spoken(against)), "bold"))
        reasons = against.reasons or best.reasons
        for line in reason_lines(self.puzzle.game, reasons, self.words):
            self._print(Padding(Text(line), (0, 0, 0, 3)))

    def _moves_table(self, answered: Answered | None) -> Table:
        """The best few moves and the one answered, with the chance to win and between what it lies."""
        yours = None if answered is None else answered.answer.move
        grid = Table.grid(padding=(0, 2, 0, 0))
        for place, one in enumerate(self.puzzle.moves):
            if place < _TOLD or one.move == yours:
                mark = self.words.say("puzzle-yours") if one.move == yours else ""
                chance = Text(f"{bar(one.chance, 12)} {percent(one.chance):3}", palette.WAVE)
                between = self.words.percents(one.low, one.high, 0)
                grid.add_row(chance, Text(between, palette.QUIET), Text(self._spoken(one)), Text(mark, "bold"))
        return grid

    def _spoken(self, one: Judged) -> str:
        return self.words.move(self.puzzle.game, self.match.game.read(one.move), self._scene().names)

    # --- drawing --------------------------------------------------------------------------------------------------

    def _draw(self) -> None:
        scene = self._scene()
        question = self.words.question(self.puzzle.game, self.view)
        hint = "\n".join((question, self.board.hint(self.view, scene)))
        Screen(self.console, self.board).show(self.view, scene, (), (self._ribbon, hint))
        self._print(self._keys())

    def _list_moves(self) -> None:
        names = self._scene().names
        grid = Table.grid(padding=(0, 2, 0, 0))
        for move in self.view.moves:
            written = self.match.game.write(move)
            grid.add_row(Text(self.words.move(self.puzzle.game, move, names)), Text(written, palette.QUIET))
        self._print(grid)

    def _keys(self) -> Text:
        keys = self.words.in_a_row([self.words.say(f"puzzle-command-{name}") for name in COMMANDS])
        return Text(self.words.say("puzzle-keys", keys=keys), palette.QUIET)

    def _scene(self) -> Scene:
        return scene_of(self.match, self.words, self.console, Seat(self.puzzle.seat))

    def _print(self, *parts: object) -> None:
        for part in parts:
            self.console.print(part)
