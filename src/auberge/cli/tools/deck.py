"""`auberge deck`: the printed values of a game as a file to edit, with a heading that says how."""

import sys
from importlib import resources

from auberge import games
from auberge.cli.consoles import open_console
from auberge.words import Words


def new_deck(game_name: str, words: Words) -> None:
    """Prints the shipped data file under a heading in the player's language. BadSetup if there is no such game."""
    name = games.load(game_name).meta.name
    heading = words.say("cli-deck-heading", game=words.say(f"{name}-title"), name=name)
    if words.has(f"cli-{name}-deck"):
        heading += f"\n{words.say(f'cli-{name}-deck')}"
    open_console()  # lets a stream that knows no UTF-8 write plain letters
    sys.stdout.write("".join(f"# {line}".rstrip() + "\n" for line in heading.splitlines()) + "\n")
    sys.stdout.write(shipped_text(name))


def shipped_text(game_name: str) -> str:
    """The data file a game comes with."""
    folder = resources.files(f"auberge.games.{game_name}") / "data"
    files = sorted((file for file in folder.iterdir() if file.name.endswith(".toml")), key=lambda file: file.name)
    return files[0].read_text(encoding="utf-8")
