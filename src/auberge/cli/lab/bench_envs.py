"""`auberge bench --envs`: the environments for learning beside those of others."""

import msgspec
from rich.text import Text

from auberge import games as game_rooms
from auberge.cli.consoles import open_console
from auberge.cli.lab.bench import aims_table, columns, named_games
from auberge.lab.bench.envs import EnvBench, EnvSpeed, bench_envs
from auberge.words import Words


def bench(game: str | None, as_json: bool, words: Words, listed: str | None) -> None:
    """Measures one game or those named, and prints tables or one line of JSON."""
    found = bench_envs(named_games(game, listed) or list(game_rooms.NAMES))
    if as_json:
        print(msgspec.json.encode(found).decode())
    else:
        _print(found, words)


def _print(found: EnvBench, words: Words) -> None:
    console = open_console()
    title = words.say("bench-envs-title", python=found.python, machine=found.machine, build=found.build)
    console.print(Text(title, "bold"), Text(), sep="\n")
    table = columns(
        words.say("bench-envs-column-environment"),
        [words.say("bench-envs-column-steps"), words.say("bench-envs-column-times")],
    )
    yardstick = next((one for one in found.speeds if one.maker is not None), found.speeds[0])
    for one in found.speeds:
        times = one.steps_per_second / yardstick.steps_per_second
        table.add_row(_name(one, words), f"{one.steps_per_second:.0f}", words.decimal(times, 2))
    console.print(table)
    for package in found.missing:
        console.print(Text(words.say("bench-envs-missing", package=package)))
    rows = [
        (
            words.say(f"bench-envs-aim-{one.name}", game=words.say(f"{one.game}-title"), seats=one.seats),
            one.value,
            f"{one.relation} {one.aim:g}",
            one.met,
        )
        for one in found.aims
    ]
    console.print(Text(), aims_table(words.say("bench-column-measure"), rows, words), sep="\n")


def _name(one: EnvSpeed, words: Words) -> str:
    title = words.say(f"{one.game}-title") if one.game in game_rooms.NAMES else one.game
    if one.maker is None:
        return words.say("bench-envs-batch", game=title, seats=one.seats)
    return words.say("bench-envs-table", maker=one.maker, game=title, seats=one.seats)
