"""Terminal and page hold no rule: the games say which rule explains what, and write it into the page."""

import ast
import re
from pathlib import Path

from auberge import canon

ROOT = Path(__file__).parent.parent
CLI = ROOT / "src" / "auberge" / "cli"
PAGE = ROOT / "web" / "src"
QUOTED = re.compile(rf"""['"`]({canon.ID})['"`]""")


def ids_in_python(text: str) -> list[str]:
    """The rule ids that stand in a module as strings of their own."""
    constants = (node.value for node in ast.walk(ast.parse(text)) if isinstance(node, ast.Constant))
    return [value for value in constants if isinstance(value, str) and re.fullmatch(canon.ID, value)]


def ids_in_page(text: str) -> list[str]:
    """The rule ids that stand in a part of the page as strings of their own."""
    return QUOTED.findall(text)


def test_the_terminal_names_no_rule() -> None:
    modules = list(CLI.rglob("*.py"))
    assert modules
    assert {path.name: found for path in modules if (found := ids_in_python(path.read_text("utf-8")))} == {}


def test_the_page_names_no_rule() -> None:
    parts = [
        path
        for path in PAGE.rglob("*")
        if path.suffix in {".ts", ".svelte"} and "protocol" not in path.parts and not path.name.endswith(".test.ts")
    ]
    assert parts
    assert {path.name: found for path in parts if (found := ids_in_page(path.read_text("utf-8")))} == {}


def test_a_rule_would_be_noticed() -> None:
    assert ids_in_python('RULE = {"play": ("V-TURN-02",)}') == ["V-TURN-02"]
    assert ids_in_page("const RULE = 'SM-CHAR-ARCHITECT-2';") == ["SM-CHAR-ARCHITECT-2"]
    assert ids_in_python('"""Says what V-TURN-02 says."""') == []
