"""A live table in the terminal: asks people, lets bots play, rolls, saves after every step, and shows the end."""

from dataclasses import dataclass
from pathlib import Path
from typing import Final, Literal

import msgspec
from rich.console import Console, RenderableType
from rich.text import Text

from auberge.analysis.coaching import OFF, Degree
from auberge.bots.budget import Budget
from auberge.cli import boards, palette
from auberge.cli.boards import Scene
from auberge.cli.consoles import read_line
from auberge.cli.play import saves
from auberge.cli.play.bot_players import BotPlayers
from auberge.cli.play.coach import Coach
from auberge.cli.play.commands import PUBLIC, Commands, Left
from auberge.cli.play.programs import NO_PROGRAMS, Programs
from auberge.cli.play.screen import Screen, scene_of
from auberge.cli.play.sheet import draw_sheet
from auberge.cli.typed import typed_move
from auberge.cli.usage import SaveFailed
from auberge.core.errors import BadMove, MoveRefused
from auberge.core.match import Match
from auberge.core.protocol import Event, Move, Seat
from auberge.core.session import Session
from auberge.core.steps import DueKind
from auberge.words import Words


@dataclass(frozen=True)
class Prompt:
    """What the terminal does next: what the session waits for; or another person comes to the table first, or the
    program passes for one who does not want to be asked."""

    kind: DueKind | Literal["hand_over", "pass"]
    seat: Seat


class Table:
    """One game with people and bots around one terminal."""

    def __init__(
        self,
        match: Match,
        file: Path,
        console: Console,
        words: Words,
        budget: Budget | None = None,
        *,
        coach: Degree = OFF,
        programs: Programs = NO_PROGRAMS,
    ) -> None:
        self.session: Final = Session(match)
        self.file = file
        self.console: Final = console
        self.words = words
        self.board: Final = boards.load(match.game.meta.name)
        self.screen: Final = Screen(console, self.board)
        self.commands: Final = Commands(self)
        self.bot_players: Final = BotPlayers(self, budget, programs)
        self.coach: Final = Coach(self, coach)
        self._drawn: tuple[int, str] | None = None
        self._facing: Seat | None = None  # the person who looks at the screen
        self._called: Seat | None = None  # the person who is asked to come to the table
        self._warning: SaveFailed | None = None

    @property
    def match(self) -> Match:
        """The match as it stands."""
        return self.session.match

    # --- the loop -------------------------------------------------------------------------------------------------

    def run(self) -> None:
        """Plays to the end, or until the players leave."""
        try:
            self.save()
            while (prompt := self.prompt()).kind != "over":
                self.bot_players.keep_pace(prompt.kind in ("bot", "pass"))
                self._go_on(prompt)
            self.bot_players.keep_pace(False)
            self.show_end()
        except Left:
            return

    def prompt(self) -> Prompt:
        """What is due now. Another person's hidden things are shown only once that person has come to the table."""
        due = self.session.due
        prompt = Prompt("confirm", self.match.steps[-1].seat) if self._must_look() else Prompt(due.kind, due.seat)
        if prompt.kind == "decide" and self.session.silent_move(prompt.seat) is not None:
            return Prompt("pass", prompt.seat)
        if prompt.kind in ("decide", "throw", "confirm") and self._must_hand_over(prompt.seat):
            return Prompt("hand_over", prompt.seat)
        return prompt

    def _must_look(self) -> bool:
        """Whether a person is shown what their last step brought before others go on, though it is final already. Not
        after a pass, with or without an answer in hand: that would tell who was asked."""
        steps, session = self.match.steps, self.session
        if not steps or session.confirmed == len(steps) or steps[-1].seat not in session.people:
            return False
        last = steps[-1]
        own = not session.passes(last.move) if last.move is not None else session.game.meta.throws
        return own and last.seat != session.next_seat

    def _must_hand_over(self, seat: Seat) -> bool:
        """Whether another person must come to the table first: only where people see different things."""
        if len(self.session.people) < 2 or self._facing == seat:
            return False
        return self._hides(seat) or (self._facing is not None and self._hides(self._facing))

    def _hides(self, seat: Seat) -> bool:
        """Whether this seat sees what a spectator does not."""
        own, public = self.session.view(seat), self.session.view(None)
        return msgspec.structs.replace(own, you=None, actor=public.actor, moves=()) != public

    def _go_on(self, prompt: Prompt) -> None:
        if prompt.kind in ("bot", "pass"):
            self.play(prompt.seat, self.bot_players.choose(prompt.seat))
        elif prompt.kind == "chance":
            self.roll()
        else:
            self._ask(prompt)

    def play(self, seat: Seat, move: Move) -> None:
        """Carries out a move and saves."""
        self.bot_players.tell_watchers(self.session.play(seat, move))
        self.autosave()

    def roll(self) -> None:
        """Lets chance happen and saves."""
        self.bot_players.tell_watchers(self.session.chance())
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

    def _ask(self, prompt: Prompt) -> None:
        """Draws the table if it has changed, reads a line, and does what it says."""
        self.bot_players.hush()
        if prompt.kind == "hand_over":
            self._ask_for(prompt.seat)
            return
        self._facing = prompt.seat
        state = (len(self.match.steps), f"{self.words.language} {prompt.kind} {prompt.seat}")
        if self._drawn != state:
            self._drawn = state
            self.draw(prompt)
            if self._warning is not None:
                self.print(Text(self.words.error(self._warning), palette.BAD))
        line = read_line()
        if self.commands.run(line, prompt.seat):
            return
        if prompt.kind == "decide" and (line or self._read_short(prompt.seat, line)):
            self._decide(prompt.seat, line)
        elif prompt.kind == "decide":
            self.print(Text(self._hint(prompt)))
        elif line:
            self.say("cli-only-enter")
        elif not self.coach.hears_end(prompt.seat):
            self._drawn = None
        elif prompt.kind == "throw":
            self.roll()
        else:
            self.session.confirm()

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
            move = self.understand(seat, line)
            self.session.check(seat, move)
            if self.coach.hears_move(seat, move):
                self.play(seat, move)
            else:
                self._drawn = None
        except (MoveRefused, BadMove) as problem:
            self.print(Text(self.words.error(problem), palette.BAD))

    def _read_short(self, seat: Seat, line: str) -> str | None:
        view = self.session.view(seat)
        return self.board.read(view, line, self.scene(seat))

    def understand(self, seat: Seat, line: str) -> Move:
        """The move a line stands for: short input, a number of the list, or a record's text. BadMove if none."""
        return typed_move(self.match.game, self.board, self.session.view(seat), line, self.scene(seat))

    # --- drawing --------------------------------------------------------------------------------------------------

    def scene(self, seat: Seat | None = None) -> Scene:
        """What a picture for this seat needs."""
        return scene_of(self.match, self.words, self.console, seat)

    def draw(self, prompt: Prompt) -> None:
        """The whole screen for a person."""
        seat = prompt.seat
        view, scene = self.session.view(seat), self.scene(seat)
        self.screen.show(view, scene, self._news(seat), (self._ribbon(prompt), self._hint(prompt)))

    def _hint(self, prompt: Prompt) -> str:
        """How to answer; nothing where only Enter is waited for."""
        if prompt.kind != "decide":
            return ""
        return self.board.hint(self.session.view(prompt.seat), self.scene(prompt.seat))

    def _ribbon(self, prompt: Prompt) -> str:
        """One sentence: what to do now."""
        say, name = self.words.say, self.scene().names[prompt.seat]
        undo = self.session.undo_range(prompt.seat) is not None
        if prompt.kind == "confirm":
            goes_on = self.session.view(prompt.seat).turn == prompt.seat
            key = "settle" if undo and goes_on else "confirm" if undo else "pause" if goes_on else "next"
            return say(f"cli-ribbon-{key}", name=name)
        if prompt.kind == "throw":
            return say("cli-ribbon-roll-or-undo" if undo else "cli-ribbon-roll", name=name)
        view = self.session.view(prompt.seat)
        question = self.words.question(self.match.game.meta.name, view)
        return say("cli-ribbon-decide", name=name, question=question)

    def _news(self, seat: Seat) -> list[Event]:
        """What this person may know of what happened since the last decision of their previous turn."""
        steps, unasked = self.match.steps, self.bot_players.unasked
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
        view = self.session.view(None)
        order = self.board.standings(view, scene)
        sheet = draw_sheet(self.match.game, self.match.position, scene, order)
        if self.console.is_terminal and not self.bot_players.has_told:
            self.console.clear()
        if order is not None and not self.bot_players.has_told:
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
