"""One lesson in the terminal: draws the board, says what to do, reads a move and answers it."""

from collections.abc import Callable, Sequence
from typing import Final

from rich.console import Console
from rich.text import Text

from auberge.cli import boards, palette
from auberge.cli.boards import Scene
from auberge.cli.consoles import read_line
from auberge.cli.learn.lesson_things import named
from auberge.cli.learn.ruletext import rule_sentence
from auberge.cli.play.commands import Left
from auberge.cli.play.screen import Screen, scene_of
from auberge.cli.typed import typed_move
from auberge.core.errors import BadMove
from auberge.core.protocol import Event
from auberge.lessons.lesson import LEARNER
from auberge.lessons.run import Answer, LessonRun, LessonState
from auberge.words import Words

COMMANDS: Final = ("hint", "show", "back", "skip", "quit")


class LessonTable:
    """A learner at the terminal."""

    def __init__(self, run: LessonRun, console: Console, words: Words, keep: Callable[[LessonState], None]) -> None:
        self.run: Final = run
        self.console: Final = console
        self.words: Final = words
        self.keep: Final = keep  # called whenever the learner has got somewhere
        self.board: Final = boards.load(run.game.meta.name)
        self.screen: Final = Screen(console, self.board)
        self._drawn: LessonState | None = None
        self._news: Sequence[Event] = run.opening

    def teach(self) -> None:
        """Goes through the steps that are left. Left if the learner leaves."""
        if self.run.state.reached:
            self.run.go_on()
        while not self.run.is_done:
            self._ask()
            self.keep(self.run.state)

    def _ask(self) -> None:
        if self._drawn != self.run.state:
            self._draw()
        line = read_line()
        if self._command(line) or not (line or self.board.read(self.run.view, line, self._scene())):
            return
        if line.startswith("?"):
            self._explain(line)
            return
        try:
            move = typed_move(self.run.game, self.board, self.run.view, line, self._scene())
            self._answer(self.run.play(move))
        except BadMove as problem:
            self._print(Text(self.words.error(problem), palette.BAD))

    # --- answering ------------------------------------------------------------------------------------------------

    def _answer(self, answer: Answer) -> None:
        if answer.kind == "onward":
            self._news = answer.events
        elif answer.kind == "reached":
            self._reached(answer)
        elif answer.refusal is not None:
            self._print(Text(self.words.error(answer.refusal), palette.BAD))
            self._help_on(answer)
            self._drawn = self.run.state  # nothing on the board has changed
        else:
            self._show(answer)
            self._say("lesson-missed")
            if answer.rule is not None:
                sentence = rule_sentence(self.run.game.meta.name, answer.rule, self.words)
                self._print(Text().append(f"{answer.rule}  ", palette.QUIET).append(sentence))
            self._help_on(answer)
            self._pause()

    def _help_on(self, answer: Answer) -> None:
        """After the second wrong try a nudge, and the way to be shown one."""
        if answer.nudge:
            self._print(Text(self._words_of("nudge"), "bold"))
            self._say("lesson-offer-show", show=self.words.say("lesson-command-show"))

    def _reached(self, answer: Answer) -> None:
        self._show(answer)
        self._print(Text(self.words.say("lesson-reached", text=self._words_of("done")), palette.GOOD))
        self.keep(self.run.state)
        self._pause()
        self.run.go_on()
        self._start_afresh()

    def _show(self, answer: Answer) -> None:
        """What came of a try: the board as it is then, and what happened."""
        scene = self._scene()
        self._print(self.board.picture(answer.view, scene), *self.board.story(answer.events, scene))

    def _pause(self) -> None:
        """Waits for Enter before the board is drawn anew."""
        self._say("lesson-enter")
        if self._name(read_line()) == "quit":
            raise Left
        self._start_afresh()

    def _start_afresh(self) -> None:
        """The board is drawn with nothing but what the table did first."""
        self._drawn, self._news = None, self.run.opening

    # --- commands -------------------------------------------------------------------------------------------------

    def _command(self, line: str) -> bool:
        """Carries out a command; False if the line is none."""
        name = self._name(line)
        match name:
            case "hint":
                self._print(Text(self._words_of("nudge"), "bold"))
            case "show":
                names = self._scene().names
                moves = [self.run.game.read(text) for text in self.run.step.do]
                told = [self.words.move(self.run.game.meta.name, move, names) for move in moves]
                self._say("lesson-shown", moves=self.words.in_a_row(told))
                self._reached(self.run.show())
            case "back":
                self.run.go_back()
                self._start_afresh()
            case "skip":
                self.run.go_on()
                self._start_afresh()
            case "quit":
                raise Left
        return name is not None

    def _name(self, line: str) -> str | None:
        word = line.lower()
        return next((name for name in COMMANDS if word in (name, self._command_word(name))), None)

    def _command_word(self, name: str) -> str:
        return self.words.say(f"lesson-command-{name}")

    def _explain(self, line: str) -> None:
        found = self.board.details(self.run.view, line, self._scene())
        self._print(found or self.board.legend(self._scene()), self._keys())

    # --- drawing --------------------------------------------------------------------------------------------------

    def _draw(self) -> None:
        view, scene, state = self.run.view, self._scene(), self.run.state
        ribbon = self.words.say(
            "lesson-ribbon",
            title=self.words.say(f"lesson-{self.run.lesson.id}-title"),
            step=state.step + 1,
            steps=len(self.run.lesson.step),
            text=self._words_of("text"),
        )
        self.screen.show(view, scene, self._news, (ribbon, self.board.hint(view, scene)))
        if things := list(named(self.run.game.meta.name, self.run.step.point, scene.names, self.words)):
            self._say("lesson-look-at", things=self.words.in_a_row(things))
        self._print(self._keys())
        self._drawn = state

    def _keys(self) -> Text:
        keys = self.words.in_a_row([self._command_word(name) for name in COMMANDS])
        return Text(self.words.say("lesson-keys", keys=keys), palette.QUIET)

    def _scene(self) -> Scene:
        return scene_of(self.run.match, self.words, self.console, LEARNER)

    def _words_of(self, part: str) -> str:
        return self.words.say(f"lesson-{self.run.lesson.id}-{self.run.state.step + 1}-{part}")

    def _print(self, *parts: object) -> None:
        for part in parts:
            self.console.print(part)

    def _say(self, key: str, **values: str | int) -> None:
        self.console.print(Text(self.words.say(key, **values)))
