"""Writes the package of a new game, which plays already: `python -m auberge.testing.new_game pig`.

`python -m auberge.testing.new_game --lacking pig` lists what an installed game does not have yet.
"""

import re
import sys
from importlib import resources
from pathlib import Path

from auberge.core.errors import AubergeError
from auberge.testing.lacking import lacking

_NAME = re.compile(r"[a-z][a-z0-9_]*")


def files_of(name: str) -> dict[str, str]:
    """The files of the package, by their places in its folder."""
    title = "".join(word.capitalize() for word in name.split("_"))
    template = (resources.files("auberge.testing") / "new_game.txt").read_text(encoding="utf-8")
    for mark, text in (("@name@", name), ("@Name@", title), ("@PREFIX@", name.replace("_", "").upper()[:3])):
        template = template.replace(mark, text)
    _, *parts = re.split(r"^=== (.*)\n", template, flags=re.MULTILINE)
    return dict(zip(parts[::2], parts[1::2], strict=True))


def write(name: str, folder: Path) -> list[Path]:
    """Writes the package into a folder. SystemExit if the name is no name, or there is such a folder already."""
    if not _NAME.fullmatch(name):
        raise SystemExit(f"{name}: a name has small letters, digits and underscores, a letter first.")
    if (folder / name).exists():
        raise SystemExit(f"{folder / name} is there already: nothing is written.")
    written = []
    for place, text in files_of(name).items():
        file = folder / name / place
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
        written.append(file)
    return written


def main(arguments: list[str]) -> int:
    """Writes a package, or lists what a game lacks."""
    if len(arguments) == 2 and arguments[0] == "--lacking":
        try:
            found = lacking(arguments[1])
        except AubergeError as problem:
            raise SystemExit(str(problem)) from problem
        print("\n".join(found) or "nothing is lacking")
        return 1 if found else 0
    if len(arguments) != 1:
        raise SystemExit("usage: python -m auberge.testing.new_game [--lacking] NAME")
    print("\n".join(f"wrote {file}" for file in write(arguments[0], Path())))
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
