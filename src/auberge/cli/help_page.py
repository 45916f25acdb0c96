"""Help pages in the player's language: the help texts of commands are keys of the catalogue, examples are not."""

from typing import Final

from rich.table import Table
from rich.text import Text
from typer.core import TyperCommand, TyperGroup

from auberge.cli.consoles import open_console
from auberge.words import Words


def _words_in(ctx: object) -> Words:
    """The words the program was started with: its outermost command knows them."""
    root = getattr(ctx, "find_root", lambda: None)()
    words = getattr(getattr(root, "command", None), "words", None)
    return words if isinstance(words, Words) else Words()


def value_word(words: Words, parameter: object) -> str:
    """What stands for the value of a parameter, in the player's language: NUMBER, [FILE]."""
    name = str(getattr(parameter, "metavar", None) or getattr(parameter, "name", ""))
    bare = name.strip("[]")
    return name.replace(bare, words.say(f"cli-value-{bare.lower().replace('=', '-')}"))


def help_of(words: Words, parameter: object) -> str:
    """What a parameter is for."""
    key = getattr(parameter, "help", None)
    return words.say(str(key)) if key else ""


def option_names(words: Words, option: object) -> str:
    """The names of an option, and what stands for its value."""
    names = ", ".join(getattr(option, "opts", []))
    return f"{names} {value_word(words, option)}" if getattr(option, "metavar", None) else names


def usage_of(words: Words, command: TyperCommand | TyperGroup, path: str) -> str:
    """How a command is typed."""
    arguments = [param for param in command.params if param.param_type_name == "argument"]
    pieces = [(value_word(words, param), param.required) for param in arguments]
    shown = [piece if required else f"[{piece}]" for piece, required in pieces]
    tail = [words.say("cli-help-command-word")] if isinstance(command, TyperGroup) else []
    return " ".join([path, *shown, *tail, words.say("cli-help-options-word")])


class HelpPage:
    """Usage, description, arguments, options, commands and examples of one command."""

    def __init__(self, command: TyperCommand | TyperGroup, ctx: object) -> None:
        self.command: Final = command
        self.path: Final = str(getattr(ctx, "command_path", ""))
        self.words: Final = _words_in(ctx)
        self.console: Final = open_console()

    def print(self) -> None:
        """Prints the page on standard output."""
        say, command = self.words.say, self.command
        arguments = [param for param in command.params if param.param_type_name == "argument"]
        options = [param for param in command.params if param.param_type_name == "option"]
        pieces = [value_word(self.words, param) for param in arguments]
        usage = usage_of(self.words, command, self.path)
        self.console.print(Text().append(f"{say('cli-help-usage')} ", "bold").append(usage), Text(), sep="\n")
        self.console.print(Text(say(command.help or "")), Text(), sep="\n")
        helps = [help_of(self.words, param) for param in arguments]
        self._list("arguments", list(zip(pieces, helps, strict=True)))
        if isinstance(command, TyperGroup):
            self._list("commands", [(name, say(inner.help or "")) for name, inner in command.commands.items()])
        rows = [(option_names(self.words, option), help_of(self.words, option)) for option in options]
        self._list("options", [*rows, ("--help", say("cli-help-help"))])
        self.console.print(Text(say("cli-help-examples"), "bold"))
        for line in (command.epilog or "").splitlines():
            self.console.print(Text(f"  {line}", "cyan"), soft_wrap=True)

    def _list(self, title: str, rows: list[tuple[str, str]]) -> None:
        if not rows:
            return
        self.console.print(Text(self.words.say(f"cli-help-{title}"), "bold"))
        table = Table.grid(padding=(0, 2, 0, 0))
        for name, text in rows:
            table.add_row(Text("  " + name, "cyan"), Text(text))
        self.console.print(table, Text(), sep="\n")
