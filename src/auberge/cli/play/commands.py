"""What can be typed at any prompt besides an answer: help, why, hint, undo, log, cities, score, seal, save, quit,
lang and moves; where seats are asked out of turn pass-for-me, where a game can be given up concede.

The English words always work; the catalogue gives each a word of the player's language as well.
"""

import re
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

from rich.table import Table as Grid
from rich.text import Text

from auberge.cli import palette
from auberge.cli.consoles import read_line
from auberge.cli.learn.ruletext import rule_sentence
from auberge.cli.play import saves
from auberge.cli.play.advice import draw_advice
from auberge.cli.play.coach import draw_why
from auberge.cli.play.sheet import draw_sheet
from auberge.cli.tools.verify import spaced
from auberge.core.errors import AubergeError, BadMove, MoveRefused
from auberge.core.prompts import ALWAYS
from auberge.core.protocol import Move, Seat, View
from auberge.words import Words, cell_name

if TYPE_CHECKING:
    from auberge.cli.play.table import Table

NAMES: Final = (
    "help", "why", "hint", "undo", "moves", "log", "cities", "score", "seal", "pass-for-me", "concede", "save", "quit",
    "lang",
)  # fmt: skip
PUBLIC: Final = ("seal", "save", "quit", "lang")  # what may be typed while nothing hidden may show


_CELL: Final = re.compile(r"\w+ \(([0-9]),([0-9])\)")  # a move that names one cell, as records write it


class Left(Exception):
    """The players left the table; the game is saved."""


class Commands:
    """The commands of one table."""

    def __init__(self, table: "Table") -> None:
        self._table: Final = table
        self._actions: Final[dict[str, Callable[[str, Seat], None]]] = {
            "help": self._help,
            "why": self._why,
            "hint": self._hint,
            "undo": self._undo,
            "moves": self._moves,
            "log": self._log,
            "cities": self._cities,
            "score": self._score,
            "seal": self._seal,
            "pass-for-me": self._pass_for_me,
            "concede": self._concede,
            "save": self._save,
            "quit": self._quit,
            "lang": self._lang,
        }

    def run(self, line: str, seat: Seat, allowed: Sequence[str] = NAMES) -> bool:
        """Carries out a command, or explains the thing that is named; False if the line is neither or not allowed."""
        word, _, rest = line.partition(" ")
        if line.startswith("?"):
            word, rest = "help", line[1:]
        name = self._name(word.lower())
        if name == "undo" and self._is_answer(line, seat):
            return False
        if name is None or (name == "log" and rest.strip()):  # `log 2` announces two logs
            return allowed == NAMES and self._explain(line, seat)
        if name not in allowed:
            return False
        self._actions[name](rest.strip(), seat)
        return True

    def _explain(self, line: str, seat: Seat) -> bool:
        table = self._table
        view = table.session.view(seat)
        found = table.board.details(view, line, table.scene(seat))
        if found is not None:
            table.print(found)
        return found is not None

    def _is_answer(self, line: str, seat: Seat) -> bool:
        """Out of turn there is nothing to take back: what is called like `undo` there is a card (Annulla)."""
        table = self._table
        if table.session.pass_of(seat) is None:
            return False
        return table.board.read(table.session.view(seat), line, table.scene(seat)) is not None

    def _names(self) -> list[str]:
        """The commands this game knows."""
        meta = self._table.match.game.meta
        missing = {
            "pass-for-me": not meta.asks,
            "concede": meta.gives_up is None,
            "seal": self._table.match.sealed is None,
        }
        return [name for name in NAMES if not missing.get(name)]

    def _name(self, word: str) -> str | None:
        for name in self._names():
            if word in (name, self._table.words.say(f"cli-command-{name}").lower()):
                return name
        return None

    # --- help -----------------------------------------------------------------------------------------------------

    def _help(self, rest: str, seat: Seat) -> None:
        table = self._table
        view = table.session.view(seat)
        scene = table.scene(seat)
        if rest:
            found = table.board.details(view, f"? {rest}", scene)
            if found is not None:
                table.print(found)
            else:
                self._rule(rest.upper())
            return
        table.print(Text(table.board.hint(view, scene), "bold"), Text())
        for rule in table.match.game.explain(view).rules:
            self._rule(rule)
        table.print(Text(), table.board.legend(scene), Text(), self._overview(view, seat))

    def _rule(self, rule: str) -> None:
        try:
            sentence = rule_sentence(self._table.match.game.meta.name, rule, self._table.words)
            self._table.print(Text().append(f"{rule}  ", palette.QUIET).append(sentence))
        except AubergeError as problem:
            self._table.print(Text(self._table.words.error(problem), palette.BAD))

    def _overview(self, view: View, seat: Seat) -> Grid:
        say = self._table.words.say
        grid = Grid.grid(padding=(0, 2, 0, 0))
        rule = self._table.match.game.explain(view).rules[0]
        values = {"rule": rule, "move": self._example(view, seat)}
        for name in self._names():
            grid.add_row(Text(say(f"cli-command-{name}"), "bold"), Text(say(f"cli-command-{name}-help", **values)))
        return grid

    def _example(self, view: View, seat: Seat) -> str:
        """A legal move to name as an example, as a player types it."""
        return self._typed(view.moves[0], seat) if view.moves else "1"

    def _typed(self, move: Move, seat: Seat) -> str:
        """How a player types a move: the name of a cell (c4) where that is enough, else the text of records."""
        written = self._table.match.game.write(move)
        cell = _CELL.fullmatch(written)
        if cell is None:
            return written
        name = cell_name(int(cell[1]), int(cell[2])).lower()
        try:
            return name if self._table.understand(seat, name) == move else written
        except BadMove:
            return written

    def _why(self, rest: str, seat: Seat) -> None:
        """Why a move is not possible now: the rule that forbids it. Alone, why a computer player made its last move."""
        table = self._table
        if not rest:
            if draw_why(table, seat):
                return
            view = table.session.view(seat)
            table.say("cli-why-what", move=self._example(view, seat))
            return
        try:
            move = table.understand(seat, rest)
            refusal = table.match.game.why_not(table.match.position, seat, move)
        except BadMove as problem:
            table.print(Text(table.words.error(problem), palette.BAD))
            return
        if refusal is None:
            table.say("cli-why-legal", move=table.words.move(table.match.game.meta.name, move, table.scene().names))
            return
        table.print(Text(table.words.error(MoveRefused(refusal.rule, refusal.reason, **refusal.values))))
        self._rule(refusal.rule)

    def _hint(self, _rest: str, seat: Seat) -> None:
        """What a strong player would do, by what this seat sees."""
        table = self._table
        game = table.match.game
        view = table.session.view(seat)
        if view.actor != seat or not view.moves:
            table.say("analysis-hint-not-due")
            return
        table.say("analysis-thinking")
        table.print(draw_advice(game, view, table.words, table.scene().names))

    # --- looking --------------------------------------------------------------------------------------------------

    def _moves(self, _rest: str, seat: Seat) -> None:
        table = self._table
        view = table.session.view(seat)
        grid = Grid.grid(padding=(0, 2, 0, 0))
        names = table.scene().names
        for number, move in enumerate(view.moves, start=1):
            text = table.words.move(table.match.game.meta.name, move, names)
            label = f"{number})" if table.understand(seat, str(number)) == move else ""
            grid.add_row(Text(label, "bold"), Text(text), Text(self._typed(move, seat), palette.QUIET))
        table.print(grid)

    def _log(self, _rest: str, seat: Seat) -> None:
        table, game = self._table, self._table.match.game
        names = table.scene(seat).names
        for step in table.match.steps:
            for event in step.events:
                seen = game.witness(event, seat)
                if seen is not None:
                    table.print(Text(table.words.event(game.meta.name, seen, names)))

    def _cities(self, _rest: str, seat: Seat) -> None:
        table = self._table
        view = table.session.view(seat)
        table.print(table.board.every_board(view, table.scene(seat)))

    def _score(self, _rest: str, seat: Seat) -> None:
        table = self._table
        if table.match.game.score_sheet(table.match.position):
            table.say("cli-score-now")
        scene = table.scene(seat)
        view = table.session.view(None)
        order = table.board.standings(view, scene)
        table.print(draw_sheet(table.match.game, table.match.position, scene, order))

    def _seal(self, _rest: str, _seat: Seat) -> None:
        """What was shown of the table's secret before the first draw."""
        sealed = self._table.match.sealed
        if sealed is not None:
            self._table.say("cli-sealed", seal=spaced(sealed.seal))

    # --- doing ----------------------------------------------------------------------------------------------------

    def _undo(self, _rest: str, seat: Seat) -> None:
        table = self._table
        offer = table.session.undo_range(seat)
        if offer is None:
            table.say("cli-cannot-undo")
        else:
            table.session.go_back(offer.step)
            table.autosave()

    def _pass_for_me(self, rest: str, seat: Seat) -> None:
        """Lets the program pass for this seat, or asks it again; without a word only says how it is."""
        table, say = self._table, self._table.words.say
        if rest.lower() in ("on", say("cli-word-on")):
            table.bot_players.pass_for(seat)
        elif rest.lower() in ("off", say("cli-word-off")):
            table.session.prompts.prefer(seat, ALWAYS)
        if table.session.prompts.of(seat, table.session.turn) == ALWAYS:
            table.say("cli-pass-for-me-off")
        else:
            table.say("cli-pass-for-me-on", people=len(table.session.people))

    def _concede(self, _rest: str, seat: Seat) -> None:
        """Gives up, once that is confirmed; it is final."""
        table, concession = self._table, self._table.session.concession()
        if concession is None:
            return
        table.say("cli-concede-really", name=table.scene().names[seat])
        if read_line().lower() not in ("yes", table.words.say("cli-word-yes")):
            table.say("cli-concede-not")
            return
        try:
            table.play(seat, concession)
            table.session.confirm()
        except AubergeError as problem:
            table.print(Text(table.words.error(problem), palette.BAD))

    def _save(self, rest: str, _seat: Seat) -> None:
        """Saves; with a name the game is kept in that file from now on."""
        table = self._table
        before = table.file
        try:
            if rest:
                table.file = saves.named_file(rest)
                saves.check_target(table.file)
            table.save()
            table.say("cli-saved", file=str(table.file))
        except AubergeError as problem:
            table.file = before
            table.print(Text(table.words.error(problem), palette.BAD))

    def _quit(self, _rest: str, _seat: Seat) -> None:
        self.leave()
        raise Left

    def leave(self) -> None:
        """Saves and says how to go on another time."""
        self._table.say("cli-left", **self._table.farewell())

    def _lang(self, rest: str, _seat: Seat) -> None:
        try:
            self._table.words = Words(rest or "-")
        except AubergeError as problem:
            self._table.print(Text(self._table.words.error(problem), palette.BAD))
