"""The data card: what a dataset is, where it comes from, and what it is good for. Written beside the files."""

from auberge.lab.arena.results import Tournament

_HEAD = """# {games} games of {game}

Made with Auberge; read it with `auberge.lab.datasets` (the extra `auberge[data]`) or with any reader of Parquet.

| | |
|---|---|
| Game | `{game}`, rules version {rules_version} |
| Games | {games}, {each} bytes each |
| Files | {parts}, {mega} MB together |
{source}

## Columns
| Column | Type | |
|---|---|---|
| `rules_version` | uint16 | of the game |
| `seed` | int64 | gives all chance of the game; null where `entries` tell it |
| `start_seat` | uint8 | seats count from 0 |
| `options` | string | JSON: every option of the rules |
| `data` | string | house data in place of the printed values; null for the printed ones |
| `players` | list of string | by seat: the name of a bot, or `human` |
| `actions` | list of uint16 | every decision of the game by its number, in order; `moves.json` names the numbers |
| `entries` | list of string | as in a record, where seed and actions are not enough; else null |
| `places` | list of uint8 | by seat, 1 is best, equal places are shared; empty if the game is not over |
| `points` | list of int16 | by seat |

Positions and what each seat saw are not stored: they follow from the row. `Dataset(folder).decisions()` plays every
game again and gives, for each decision, the seat, its view, the move and how the game ended for that seat. A view
holds what that seat may know and nothing else.

## What it is good for, and what not
{use}

`auberge import` checks every decision against the rules and every result against the end of its game.
"""

_BOTS = """| Players | {bots}, {seats} seats |
| Made by | Auberge {version}, seed {seed}: the same command makes the same files |"""

_PEOPLE = "| Players | from records; of people only that they are people, no names |"

_USE_OF_BOTS = """Learning values and policies by imitation, statistics of games at this strength, tests of other
programs. Bots of one sort do not show how people play, nor every position that can arise; a model that only
imitates them will not be stronger. Every game has chance of its own, so any split by games is a clean one."""

_USE_OF_RECORDS = "Looking at games that were played. Ask those who played before you publish them."


def card(*, game: str, games: int, size: int, parts: int, task: Tournament | None, rules_version: int) -> str:
    """The text of the card."""
    source = _PEOPLE
    if task is not None:
        bots = ", ".join(f"`{bot}`" for bot in task.bots)
        source = _BOTS.format(bots=bots, seats=task.seats, version=task.version, seed=task.seed)
    return _HEAD.format(
        game=game,
        games=f"{games:,}",
        parts=parts,
        mega=f"{size / 1e6:.2f}",
        each=f"{size / games:.0f}",
        rules_version=rules_version,
        source=source,
        use=_USE_OF_RECORDS if task is None else _USE_OF_BOTS,
    )
