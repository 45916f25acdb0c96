"""One program, spoken to: the handshake, a new game, and a choice. Each step is a Fault where it goes wrong."""

import time
from typing import Final, TypeVar

import msgspec

import auberge
from auberge.bots.budget import Budget
from auberge.bots.programs import messages as m
from auberge.bots.programs.command import Command
from auberge.bots.programs.process import MOST_LINES, Fault, Process
from auberge.core.errors import BadMove
from auberge.core.protocol import Game, Move, OptionValue, View

START_SECONDS: Final = 10.0  # to say hello, and to be ready
GRACE_SECONDS: Final = 1.0  # after `stop`
USUAL: Final = Budget(seconds=1.0)  # where no budget is given
LONGEST_SECONDS: Final = 60.0  # where only iterations are counted
_TOLD: Final = 200  # letters of a line that is told of
_Answer = TypeVar("_Answer", m.Introduction, m.IsReady, m.BestMove)


class Dialogue:
    """A program that has said hello and is ready to play."""

    def __init__(self, command: Command, *, show_errors: bool = False) -> None:
        self._process: Final = Process(command.words, show_errors=show_errors)
        try:
            self.introduction: Final = self._greet()
            for name, text in command.options.items():
                self._say(m.Option(name, _value(self.introduction, name, text)))
            self.make_ready()
        except BaseException:
            self._process.end()
            raise

    @property
    def process_id(self) -> int:
        """The system's number for the process."""
        return self._process.id

    def knows(self, game: Game) -> bool:
        """Whether the program says that it plays this game."""
        return not self.introduction.games or game.meta.name in self.introduction.games

    def make_ready(self) -> None:
        """Waits until the program has done all it was told."""
        self._say(m.Ready())
        self._hear(m.IsReady, time.monotonic() + START_SECONDS)

    def new_game(self, game: Game, seed: int) -> None:
        """Tells of a new game, and waits until the program is ready for it."""
        self._say(m.NewGame(game.meta.name, game.meta.rules_version, seed))
        self.make_ready()

    def choose(self, game: Game, view: View, budget: Budget) -> Move:
        """The program's choice among the view's moves."""
        numbers = [game.action(move) for move in view.moves]
        listed = tuple(m.NumberedMove(n, game.write(move)) for n, move in zip(numbers, view.moves, strict=True))
        self._say(m.Position(view, listed))
        seconds = LONGEST_SECONDS if budget.seconds is None else budget.seconds
        milliseconds = None if budget.seconds is None else max(1, round(budget.seconds * 1000))
        self._say(m.Go(milliseconds, budget.iterations))
        until = time.monotonic() + seconds
        try:
            chosen = self._hear(m.BestMove, until)
        except Fault as fault:
            if fault.kind != "silent":
                raise
            self._say(m.Stop())
            chosen = self._hear(m.BestMove, until + GRACE_SECONDS)
        return _meant(game, view, numbers, chosen)

    def end(self, *, politely: bool = True) -> None:
        """Ends the program."""
        self._process.end(m.write(m.Quit()) if politely else None)

    def _greet(self) -> m.Introduction:
        self._say(m.Hello(m.PROTOCOL, auberge.__version__))
        found = self._hear(m.Introduction, time.monotonic() + START_SECONDS)
        if found.protocol != m.PROTOCOL:
            raise Fault("unexpected", f"protocol {found.protocol}")
        return found

    def _say(self, said: msgspec.Struct) -> None:
        self._process.say(m.write(said))

    def _hear(self, kind: type[_Answer], until: float) -> _Answer:
        """The next line of this kind; what is only told in between is passed over."""
        for _ in range(MOST_LINES):
            line = self._process.hear(until)
            try:
                answer = m.read.decode(line)
            except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as problem:
                raise Fault("unreadable", f"{line[:_TOLD].decode(errors='replace')} ({problem})") from problem
            if isinstance(answer, kind):
                return answer
            if not isinstance(answer, m.Info):
                raise Fault("unexpected", line[:_TOLD].decode(errors="replace"))
        raise Fault("flood", str(MOST_LINES))


def _meant(game: Game, view: View, numbers: list[int], chosen: m.BestMove) -> Move:
    """The move of the view that a program names."""
    if chosen.number is not None and chosen.number in numbers:
        return view.moves[numbers.index(chosen.number)]
    if chosen.number is None and chosen.text is not None:
        try:
            move = game.read(chosen.text)
        except BadMove as problem:
            raise Fault("illegal", chosen.text[:_TOLD]) from problem
        if move in view.moves:
            return view.moves[view.moves.index(move)]
    raise Fault("illegal", str(chosen.text if chosen.number is None else chosen.number)[:_TOLD])


def _value(introduction: m.Introduction, name: str, text: str) -> OptionValue:
    """The value of an option as its default is: a number, a truth, a text."""
    default = next((option.default for option in introduction.options if option.name == name), None)
    try:
        match default:
            case bool():
                return msgspec.convert(text, bool, strict=False)
            case int():
                return msgspec.convert(text, int, strict=False)
            case str():
                return text
    except msgspec.ValidationError as problem:
        raise Fault("unexpected", f"#{name}={text}") from problem
    raise Fault("unexpected", f"#{name}={text}")
