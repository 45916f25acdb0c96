"""A live table in the terminal: asks people, lets bots play, rolls, saves after every step, and shows the end."""

from dataclasses import dataclass
from pathlib import Path
from typing import Final, Literal

from rich.console import Console, RenderableType
from rich.text import Text

from auberge.bots.budget import Budget
from auberge.cli import boards, palette, saves
from auberge.cli.boards import Scene
from auberge.cli.commands import PUBLIC, Commands, Left
from auberge.cli.company import Company
from auberge.cli.consoles import read_line
from auberge.cli.numbers import whole_number
from auberge.cli.pauses import hides, throw_is_due
from auberge.cli.screen import Screen, scene_of
from auberge.cli.seating import HUMAN
from auberge.cli.sheet import draw_sheet
from auberge.cli.usage import SaveFailed
from auberge.core.errors import BadMove, MoveRefused
from auberge.core.match import Match
from auberge.core.protocol import CHANCE, OVER, Event, Move, Seat
from auberge.words import Words


@dataclass(frozen=True)
class Moment:
    """What the table waits for: a person's decision, roll, confirmation or coming to the table, a pass that the
    program enters, a bot, or chance."""

    kind: Literal["decide", "roll", "confirm", "hand_over", "pass", "bot", "chance", "over"]
    seat: Seat


class Table:
    """One game with people and bots around one terminal."""

    def __init__(self, match: Match, file: Path, console: Console, words: Words, budget: Budget | None = None) -> None:
        self.match: Final = match
        self.file = file
        self.console: Final = console
        self.words = words
        self.board: Final = boards.load(match.game.meta.name)
        self.humans: Final = frozenset(Seat(seat) for seat, p in enumerate(match.players) if p.kind == HUMAN)
        self.screen: Final = Screen(console, self.board)
        self.commands: Final = Commands(self)
        self.company: Final = Company(self, budget)
        self._confirmed = -1  # number of steps when the last turn was confirmed
        self._drawn: tuple[int, str] | None = None
        self._facing: Seat | None = None  # the person who looks at the screen
        self._called: Seat | None = None  # the person who is asked to come to the table
        self._warning: SaveFailed | None = None

    # --- the loop -------------------------------------------------------------------------------------------------

    def run(self) -> None:
        """Plays to the end, or until somebody leaves."""
        try:
            self.save()
            while (moment := self.moment()).kind != "over":
                self.company.keep_pace(moment.kind in ("bot", "pass"))
                self._go_on(moment)
            self.company.keep_pace(False)
            self.show_end()
        except Left:
            return

    def moment(self) -> Moment:
        """What is due now. Somebody else's hidden things are shown only once that person has come to the table."""
        moment = self._open_moment()
        if moment.kind in ("decide", "roll", "confirm") and self._must_hand_over(moment.seat):
            return Moment("hand_over", moment.seat)
        return moment

    def _open_moment(self) -> Moment:
        """What the game waits for. A person's turn is final only once it is confirmed; only throws wait for Enter."""
        match = self.match
        actor = match.actor
        due = Seat(match.position.chance_seat()) if actor == CHANCE else Seat(actor)
        throw = actor == CHANCE and throw_is_due(match, self.board)
        if self._must_confirm(due, throw):
            return Moment("confirm", match.steps[-1].seat)
        if actor == OVER:
            return Moment("over", Seat(0))
        human = due in self.humans
        if actor == CHANCE:
            return Moment("roll" if human and throw else "chance", due)
        if human and self.company.passes_for(due):
            return Moment("pass", due)
        return Moment("decide" if human else "bot", due)

    def _must_confirm(self, due: Seat, throw: bool) -> bool:
        """Whether a person's last step becomes final now: somebody else goes on, or hidden things are about to come."""
        steps = self.match.steps
        if not steps or steps[-1].seat not in self.humans or self._confirmed == len(steps):
            return False
        last = steps[-1]
        if last.text and last.text == boards.pass_text(self.board):
            return False  # with or without an answer card in hand
        if last.move is None and not boards.is_throw(self.board, last.text):
            return False
        if last.seat != due:
            return True
        return self.match.actor == CHANCE and not throw and self.match.can_undo(last.seat)

    def _must_hand_over(self, seat: Seat) -> bool:
        """Whether another person must come to the table first: only where people see different things."""
        if len(self.humans) < 2 or self._facing == seat:
            return False
        return hides(self.match, seat) or (self._facing is not None and hides(self.match, self._facing))

    def _go_on(self, moment: Moment) -> None:
        if moment.kind in ("bot", "pass"):
            self.play(moment.seat, self.company.choose(moment.seat))
        elif moment.kind == "chance":
            self.roll()
        else:
            self._ask(moment)

    def play(self, seat: Seat, move: Move) -> None:
        """Carries out a move and saves."""
        self.company.tell_watchers(self.match.play(seat, move))
        self.autosave()

    def roll(self) -> None:
        """Lets chance happen and saves."""
        self.company.tell_watchers(self.match.chance())
        self.autosave()

    def save(self) -> None:
        """Writes the game down. SaveFailed says why it could not be."""
        saves.save(self.match, self.file)
        self._warning = None

    def autosave(self) -> None:
        """Writes the game down; a full disk does not end the game, it is only told."""
        try:
            self.save()
        except SaveFailed as problem:
            self._warning = problem

    def farewell(self) -> dict[str, str]:
        """Saves; where the game lies and how to go on with it."""
        self.save()
        return {"file": str(self.file), "command": saves.resume_command(self.file)}

    # --- a person -------------------------------------------------------------------------------------------------

    def _ask(self, moment: Moment) -> None:
        """Draws the table if it has changed, reads a line, and does what it says."""
        self.company.hush()
        if moment.kind == "hand_over":
            self._ask_for(moment.seat)
            return
        self._facing = moment.seat
        state = (len(self.match.steps), f"{self.words.language} {moment.kind} {moment.seat}")
        if self._drawn != state:
            self._drawn = state
            self.draw(moment)
            if self._warning is not None:
                self.print(Text(self.words.error(self._warning), palette.BAD))
        line = read_line()
        if self.commands.run(line, moment.seat):
            return
        if moment.kind == "decide" and (line or self._read_short(moment.seat, line)):
            self._decide(moment.seat, line)
        elif moment.kind == "decide":
            self.print(Text(self._hint(moment)))
        elif line:
            self.say("cli-only-enter")
        elif moment.kind == "roll":
            self.roll()
        else:
            self.confirm()

    def confirm(self) -> None:
        """The last step is final: what follows it goes on."""
        self._confirmed = len(self.match.steps)

    def _ask_for(self, seat: Seat) -> None:
        """An empty screen until the person named has come; nothing hidden can be asked for here."""
        if self._called != seat:
            self._called = seat
            self.screen.hand_over(self.words.say("cli-ribbon-hand-over", name=self.scene().names[seat]))
        line = read_line()
        if not line:
            self.hand_over(seat)
        elif not self.commands.run(line, seat, PUBLIC):
            self.say("cli-only-enter")

    def hand_over(self, seat: Seat) -> None:
        """The person of this seat has come to the table."""
        self._facing = seat
        self._called = self._drawn = None

    def _decide(self, seat: Seat, line: str) -> None:
        try:
            self.play(seat, self.understand(seat, line))
        except (MoveRefused, BadMove) as problem:
            self.print(Text(self.words.error(problem), palette.BAD))

    def _read_short(self, seat: Seat, line: str) -> str | None:
        view = self.match.game.view(self.match.position, seat)
        return self.board.read(view, line, self.scene(seat))

    def understand(self, seat: Seat, line: str) -> Move:
        """The move a line stands for: short input, a number of the list, or a record's text. BadMove if none."""
        game = self.match.game
        view = game.view(self.match.position, seat)
        short = self._read_short(seat, line)
        if short is not None:
            return game.read(short)
        number = whole_number(line)
        if number is not None and 0 < number <= len(view.moves):
            return view.moves[number - 1]
        return game.read(line)

    # --- drawing --------------------------------------------------------------------------------------------------

    def scene(self, seat: Seat | None = None) -> Scene:
        """What a picture for this seat needs."""
        return scene_of(self.match, self.words, self.console, seat)

    def draw(self, moment: Moment) -> None:
        """The whole screen for a person."""
        seat, game = moment.seat, self.match.game
        view = game.view(self.match.position, seat)
        scene = self.scene(seat)
        self.screen.show(self.match, view, scene, self._news(seat), (self._ribbon(moment), self._hint(moment)))

    def _hint(self, moment: Moment) -> str:
        """How to answer; nothing where only Enter is waited for."""
        if moment.kind != "decide":
            return ""
        return self.board.hint(self.match.game.view(self.match.position, moment.seat), self.scene(moment.seat))

    def _ribbon(self, moment: Moment) -> str:
        """One sentence: what to do now."""
        say, name = self.words.say, self.scene().names[moment.seat]
        undo = self.match.can_undo(moment.seat)
        if moment.kind == "confirm":
            view = self.match.game.view(self.match.position, moment.seat)
            goes_on = getattr(view, "turn", None) == moment.seat
            key = "settle" if undo and goes_on else "confirm" if undo else "pause" if goes_on else "next"
            return say(f"cli-ribbon-{key}", name=name)
        if moment.kind == "roll":
            return say("cli-ribbon-roll-or-undo" if undo else "cli-ribbon-roll", name=name)
        view = self.match.game.view(self.match.position, moment.seat)
        question = self.words.question(self.match.game.meta.name, view)
        return say("cli-ribbon-decide", name=name, question=question)

    def _news(self, seat: Seat) -> list[Event]:
        """What this person may know of what happened since the last decision of their previous turn."""
        steps, unasked = self.match.steps, self.company.unasked
        first = len(steps)
        for own in (True, False):  # back over the steps of this turn, then over those of the others
            while first > 0 and (steps[first - 1].seat == seat and first - 1 not in unasked) == own:
                first -= 1
        recent = steps[max(0, first - 1) :]
        seen = [self.match.game.witness(event, seat) for step in recent for event in step.events]
        return [event for event in seen if event is not None]

    def show_end(self) -> None:
        """The last board, the score sheet, and where the record lies; without points also what brought the end."""
        scene = self.scene()
        view = self.match.game.view(self.match.position, None)
        order = boards.standings(self.board, view, scene)
        sheet = draw_sheet(self.match.game, self.match.position, scene, order)
        if self.console.is_terminal and not self.company.has_told:
            self.console.clear()
        if order is not None and not self.company.has_told:
            last = [self.match.game.witness(event, None) for event in self.match.steps[-1].events]
            self.print(*self.board.story([event for event in last if event is not None], scene))
        self.print(self.screen.last_board(view, scene, sheet), sheet)
        self.say("cli-record-saved", file=str(self.file))
        if self.match.sealed is not None:
            self.say("cli-verify-with", command=saves.verify_command(self.file))

    def print(self, *parts: RenderableType) -> None:
        """Prints parts below each other."""
        for part in parts:
            self.console.print(part)

    def say(self, key: str, **values: str | int) -> None:
        """Prints a sentence of the catalogue."""
        self.console.print(Text(self.words.say(key, **values)))
