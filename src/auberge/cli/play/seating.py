"""Who plays: reading `--seats`, `--names` and `--option`, and asking when nothing is said."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final

from rich.console import Console
from rich.table import Table
from rich.text import Text

from auberge import bots
from auberge.bots.programs import ProgramPlayer, is_command
from auberge.bots.programs.command import KIND
from auberge.cli import palette
from auberge.cli.consoles import printable, read_line
from auberge.cli.numbers import whole_number
from auberge.cli.play.programs import NO_PROGRAMS, Programs, factory_for, kind_of
from auberge.cli.usage import BadUsage
from auberge.core.errors import AubergeError, BadSetup
from auberge.core.protocol import Game, OptionValue
from auberge.core.record import HUMAN, Player
from auberge.core.setup import MAX_SEED, check_seats, parse_option
from auberge.words import Words

ME: Final = "me"
MOST_LETTERS: Final = 20
DEFAULT_SEATS: Final = f"me,{bots.DEFAULT}"


def read_seats(
    game: Game, seats: str, names: str | None, words: Words, programs: Programs = NO_PROGRAMS
) -> list[Player]:
    """The players named by `me,squire,me:Anna,exec:./mybot`; `names` renames them in order. BadSetup or BadUsage if it
    cannot be."""
    wanted = [part.strip() for part in seats.split(",") if part.strip()]
    given = [name.strip() for name in names.split(",")] if names else []
    if len(given) > len(wanted):
        raise BadUsage("cli-too-many-names", names=len(given), seats=len(wanted))
    kinds: list[str] = []
    called: list[str] = []
    house = iter(words.say("house-names").split(","))
    for number, part in enumerate(wanted):
        kind, _, name = (part, "", "") if is_command(part) else part.partition(":")
        kind = HUMAN if kind.strip().lower() == ME else _level(kind_of(kind, programs), game, words)
        if kind != HUMAN:
            _check_bot(kind, game, programs)
        spoken = given[number] if number < len(given) else name
        kinds.append(kind)
        called.append(_clean(spoken) or _default_name(kind, number, house, words))
    return [Player(name, kind) for name, kind in zip(_told_apart(called), kinds, strict=True)]


def _level(kind: str, game: Game, words: Words) -> str:
    """The level of a computer player that is named by id (random) or as the page names it (Fool)."""
    levels = bots.bots_of(game.meta.name)
    spoken = {words.say("cli-bot", bot=level).lower(): level for level in levels}
    return kind if kind in levels else spoken.get(kind.lower(), kind)


def _check_bot(kind: str, game: Game, programs: Programs) -> None:
    bot = factory_for(kind, programs)(game, 0)
    if isinstance(bot, ProgramPlayer):
        bot.check()


def _clean(name: str) -> str:
    return printable(name).strip()[:MOST_LETTERS]


def _default_name(kind: str, number: int, house: Iterator[str], words: Words) -> str:
    """A number for a person; for a bot the next name of the house, as long as there are any, and how well it plays."""
    if kind == HUMAN:
        return words.say("cli-player", seat=number + 1)
    if kind.startswith(KIND):
        return words.say("program-named", name=kind.removeprefix(KIND))
    name = next(house, None)
    return words.say("cli-bot", bot=kind) if name is None else words.say("cli-bot-named", name=name.strip(), bot=kind)


def _told_apart(names: Sequence[str]) -> list[str]:
    """Equal names get numbers."""
    total, seen = Counter(names), Counter[str]()
    found: list[str] = []
    for name in names:
        seen[name] += 1
        found.append(f"{name} {seen[name]}" if total[name] > 1 else name)
    return found


def read_options(game: Game, texts: Sequence[str]) -> dict[str, OptionValue]:
    """The options named by `name=value`; a name alone means true. A preset of the game stands for all its values."""
    known = [*(option.name for option in game.meta.options), *game.meta.presets]
    found: dict[str, OptionValue] = {}
    for text in texts:
        name, equals, value = (part.strip() for part in text.partition("="))
        if name not in known:
            raise BadSetup("setup-unknown-option", option=name, known=", ".join(known) or "-")
        if not equals:
            value = "true"
        if name not in game.meta.presets:
            found[name] = parse_option(game.meta, name, value)
        elif value.lower() == "true":
            found |= game.meta.presets[name]
        elif value.lower() != "false":
            raise BadSetup("setup-option-value", option=name, value=value, choices="true, false")
    return found


def read_number(option: str, text: str | None) -> int | None:
    """A whole number given to an option. BadUsage if it is none."""
    if text is None:
        return None
    number = whole_number(text)
    if number is None:
        raise BadUsage("cli-not-a-number", option=option, value=text)
    return number


def read_bounded(option: str, text: str | None, low: int, high: int) -> int | None:
    """A whole number of this range given to an option. BadUsage says the range."""
    if text is None:
        return None
    number = whole_number(text)
    if number is None or not low <= number <= high:
        raise BadUsage("cli-not-in-range", option=option, value=text, low=str(low), high=str(high))
    return number


def read_seed(text: str | None) -> int | None:
    """The seed of `--seed`. BadUsage says which there are."""
    return read_bounded("--seed", text, 0, MAX_SEED)


def read_start(text: str | None) -> int | None:
    """The start seat, counted from 0; None for a random one."""
    if text is None or text.strip().lower() == "random":
        return None
    number = read_number("--start", text)
    return None if number is None else number - 1


def ask_seats(game: Game, console: Console, words: Words, names: str | None, programs: Programs = NO_PROGRAMS) -> str:
    """Greets, explains who can sit at the table, and asks until the answer names seats the game can be played with.

    Enter alone means one player against a squire. Raises EOFError if no answer comes."""
    say = words.say
    title = say(f"{game.meta.name}-title")
    console.print(Text(say("cli-greeting", game=title), "bold"))
    console.print(Text(say(f"{game.meta.name}-description")))
    _explain_seats(game, console, words)
    while True:
        answer = read_line()
        if answer.lower() in ("?", "help", say("cli-command-help")):
            _explain_seats(game, console, words)
            continue
        number = whole_number(answer)
        seats = answer or DEFAULT_SEATS
        if number is not None:
            seats = ",".join([ME, *[bots.DEFAULT] * (min(number, 99) - 1)])
        try:
            check_seats(game.meta, len(read_seats(game, seats, names, words, programs)))
        except AubergeError as problem:
            console.print(Text(words.error(problem), palette.BAD))
            console.print(Text(_question(game, words)))
        else:
            return seats


def _explain_seats(game: Game, console: Console, words: Words) -> None:
    """Prints who can sit at the table, and the question."""
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_row(Text(f"  {ME}", "bold"), Text(words.say("cli-seat-me")))
    for name in bots.bots_of(game.meta.name):
        level = words.say("cli-bot", bot=name)
        table.add_row(Text(f"  {name}", "bold"), Text(f"{level} · {words.say('cli-seat-bot', bot=name)}"))
    console.print(Text(), table, Text(), sep="\n")
    console.print(Text(_question(game, words)))


def _question(game: Game, words: Words) -> str:
    return words.say("cli-ask-seats", low=game.meta.min_seats, high=game.meta.max_seats)
