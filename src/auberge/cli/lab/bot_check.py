"""`auberge bot-check COMMAND`: tries a program against the bot protocol and says what is wrong."""

from rich.text import Text

from auberge.bots.programs.checking import Finding, check
from auberge.bots.programs.command import PREFIX, is_command, read_command
from auberge.cli import palette
from auberge.cli.consoles import open_console
from auberge.cli.usage import NotProved
from auberge.words import Words


def check_bot(text: str, words: Words) -> None:
    """Prints every step that was tried. NotProved at the end if one went wrong."""
    console = open_console()
    command = read_command(text if is_command(text) else PREFIX + text)
    wrong = 0
    for finding in check(command, show_errors=True):
        console.print(_line(finding, command.name, words), soft_wrap=True)
        wrong += finding.fault is not None
    if wrong:
        raise NotProved("program-check-failed", program=command.name)
    console.print(Text(words.say("program-check-passed", program=command.name), palette.TITLE))


def _line(finding: Finding, program: str, words: Words) -> Text:
    values = dict(finding.values)
    if "game" in values:
        values["game"] = words.say(f"{values['game']}-title")
    said = words.say(f"program-check-{finding.step}", **values)
    if finding.fault is None:
        return Text(f"[ok] {said}")
    wrong = words.say(f"program-fault-{finding.fault.kind}", program=program, about=finding.fault.about)
    return Text(f"[!!] {said} {wrong}", "bold")
