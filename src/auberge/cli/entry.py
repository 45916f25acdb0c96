"""The way in and out of the terminal client: language, help pages, errors as one sentence, exit codes."""

import os
import re
import sys
import traceback
from collections.abc import Sequence
from itertools import pairwise

from rich.text import Text
from typer.core import TyperCommand, TyperGroup

from auberge.cli.consoles import forget_odd_sizes, open_console, open_streams, printable
from auberge.cli.help_page import HelpPage, value_word
from auberge.cli.tools.completion import COMPLETING, prepare
from auberge.cli.usage import FAILED, INTERRUPTED, OK, WRONG_USAGE, BadUsage, Interrupted, exit_code
from auberge.core.errors import AubergeError
from auberge.words import Words, choose_language, detect_language

_OPTIONAL_VALUE = "--resume"  # may stand without a value
LATEST = "latest"


def words_for(language: str | None) -> Words:
    """The words of the language asked for, else of AUBERGE_LANG, else of the environment."""
    wanted = language or os.environ.get("AUBERGE_LANG")
    return Words(choose_language(wanted) if wanted else detect_language(os.environ))


def _spoken_in(args: Sequence[str]) -> Words:
    """The language of help pages and errors: `--lang` if it is one of ours, else that of the environment."""
    asked = [after for before, after in pairwise(args) if before == "--lang"]
    asked += [arg.removeprefix("--lang=") for arg in args if arg.startswith("--lang=")]
    for language in (*asked, None):
        try:
            return words_for(language)
        except AubergeError:
            continue
    return Words(detect_language(os.environ))


def _in_order(args: Sequence[str]) -> list[str]:
    """The arguments with a language that stands before the command moved behind it, and `--resume` given a value."""
    language: list[str] = []
    while args and args[0].partition("=")[0] == "--lang":
        length = 1 if "=" in args[0] else 2
        language, args = list(args[:length]), args[length:]
    is_command = bool(args) and not args[0].startswith("-")
    args = [*args, *language] if is_command else [*language, *args]
    found: list[str] = []
    for number, arg in enumerate(args):
        found.append(arg)
        if arg == _OPTIONAL_VALUE and (number + 1 == len(args) or args[number + 1].startswith("-")):
            found.append(LATEST)
    return found


class Page(TyperCommand):
    """A command whose help page comes from the catalogue; its help texts are keys."""

    def format_help(self, ctx: object, formatter: object) -> None:  # noqa: ARG002 - Typer's own signature
        """Prints the page."""
        HelpPage(self, ctx).print()


class Section(TyperGroup):
    """Commands that belong together, under one word."""

    def format_help(self, ctx: object, formatter: object) -> None:  # noqa: ARG002 - Typer's own signature
        """Prints the page of these commands."""
        HelpPage(self, ctx).print()


class OpenSection(Section):
    """Commands that belong together, of which the first need not be named."""

    def completed(self, args: Sequence[str]) -> list[str]:
        """The arguments with the first command put in where none is named."""
        if args and args[0] in self.commands:
            return list(args)
        return ["--help"] if "--help" in args else [next(iter(self.commands)), *args]


class EntryGroup(TyperGroup):
    """All commands. Whatever goes wrong behind it comes out as one sentence and an exit code."""

    words = Words()

    def format_help(self, ctx: object, formatter: object) -> None:  # noqa: ARG002 - Typer's own signature
        """Prints the page of the whole program."""
        HelpPage(self, ctx).print()

    def main(
        self,
        args: Sequence[str] | None = None,
        prog_name: str | None = None,  # noqa: ARG002 - it is always called by its own name
        complete_var: str | None = None,
        standalone_mode: bool = True,  # noqa: ARG002 - we always leave by an exit code
        windows_expand_args: bool = True,
        **extra: object,
    ) -> None:
        """Runs one command and leaves with its exit code."""
        open_streams()
        forget_odd_sizes()
        asked = sys.argv[1:] if args is None else args
        self.words = _spoken_in(asked)
        given = _in_order(asked)
        if COMPLETING in os.environ:
            prepare(self, self.words)
        try:
            self._know(given)
            section = self.commands.get(given[0]) if given else None
            if isinstance(section, OpenSection):
                given = [given[0], *section.completed(given[1:])]
            code = super().main(given, "auberge", complete_var, False, windows_expand_args, **extra)
            if code == INTERRUPTED:
                raise Interrupted("cli-interrupted")
        except Exception as problem:
            code = _report(problem, self.words)
        sys.exit(code if isinstance(code, int) else OK)

    def _know(self, args: Sequence[str]) -> None:
        if args and not args[0].startswith("-") and args[0] not in self.commands:
            raise BadUsage("cli-usage-no-such-command", name=args[0], known=", ".join(self.commands))


def _report(problem: Exception, words: Words) -> int:
    """Says in one sentence on standard error what went wrong; the exit code."""
    if os.environ.get("AUBERGE_DEBUG"):
        traceback.print_exception(problem)
    sentence, code = _sentence(problem, words)
    open_console(stderr=True).print(Text(re.sub(" +", " ", printable(sentence))), soft_wrap=True)
    return code


def _sentence(problem: Exception, words: Words) -> tuple[str, int]:
    if isinstance(problem, AubergeError):
        return words.error(problem), exit_code(problem)
    kind = type(problem).__name__
    option = str(getattr(problem, "option_name", ""))
    match kind:
        case "NoSuchOption":
            return words.say("cli-usage-no-such-option", option=option), WRONG_USAGE
        case "BadOptionUsage":
            return words.say("cli-usage-option-value", option=option), WRONG_USAGE
        case "MissingParameter":
            return words.say("cli-usage-missing", name=value_word(words, getattr(problem, "param", None))), WRONG_USAGE
        case "Abort":
            return words.say("cli-interrupted"), INTERRUPTED
    if hasattr(problem, "format_message"):
        return words.say("cli-usage-other"), WRONG_USAGE
    if isinstance(problem, OSError):
        return words.say("cli-os-error", problem=_os_problem(problem)), FAILED
    return words.say("cli-unexpected", problem=f"{kind}: {problem}"), FAILED


def _os_problem(problem: OSError) -> str:
    """What the system says, and of which file if it names one."""
    said = problem.strerror or type(problem).__name__
    return f"{said}: {os.fsdecode(problem.filename)}" if isinstance(problem.filename, str | bytes) else said
