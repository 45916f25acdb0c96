"""Server and frame know no single game: what is a game's own is asked of its modules, never of its name."""

import ast
import re
from pathlib import Path

from auberge import games

ROOT = Path(__file__).parent.parent
SERVER = [ROOT / "src" / "auberge" / name for name in ("server", "table", "thinking", "wire")]
FRAME = (ROOT / "web" / "src" / "lib", ROOT / "web" / "src" / "routes")
MEASURED = {"bench.py"}  # the server is measured with one game: any would do
DRAWINGS = {"icons.ts", "sprite.ts"}  # which sheet of drawings a picture lies on
NAMES = "|".join(games.NAMES)
NAMED = re.compile(rf"""['"`](?:{NAMES})['"`]|\b(?:{NAMES})(?=\??:)|\.(?:{NAMES})\b""")


def named_in_python(text: str) -> list[str]:
    """The names of games that stand in a module as strings of their own."""
    constants = (node.value for node in ast.walk(ast.parse(text)) if isinstance(node, ast.Constant))
    return [value for value in constants if isinstance(value, str) and value in games.NAMES]


def named_in_page(text: str) -> list[str]:
    """The names of games in a part of the page: strings of their own, keys of a table, its fields."""
    return [match.group() for match in NAMED.finditer(text)]


def test_the_server_names_no_game() -> None:
    modules = [path for package in SERVER for path in package.rglob("*.py") if path.name not in MEASURED]
    assert modules
    assert {path.name: found for path in modules if (found := named_in_python(path.read_text("utf-8")))} == {}


def test_the_frame_of_the_page_names_no_game() -> None:
    parts = [
        path
        for room in FRAME
        for path in room.rglob("*")
        if path.suffix in {".ts", ".svelte"}
        and "protocol" not in path.parts
        and not path.name.endswith(".test.ts")
        and path.name not in DRAWINGS
    ]
    assert parts
    assert {path.name: found for path in parts if (found := named_in_page(path.read_text("utf-8")))} == {}


def test_a_game_by_name_would_be_noticed() -> None:
    assert named_in_python('if game == "malta":\n    pass\n') == ["malta"]
    assert named_in_page("if (game === 'valletta') go();") == ["'valletta'"]
    assert named_in_page("const WORDS = { saint_malo: ['roll'], malta: ['deck'] };") == ["saint_malo", "malta"]
    assert named_in_page("return WORDS.malta;") == [".malta"]
