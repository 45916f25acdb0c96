"""Fails if a part of the code is larger than its budget.

Usage: python scripts/check_sizes.py [--table]

A budget starts at the size of today and is only lowered, except by an issue or an ADR that names a new one. `--table`
prints size and budget of each part.
"""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
BUDGETS: Final = {  # lines of Python
    "scripts": 5_230,
    "src": 57_740,
    "src/auberge/cli": 9_800,
    "src/auberge/server": 7_000,
    "src/auberge/table": 3_700,
    "src/auberge/thinking": 2_730,
    "src/auberge/wire": 1_270,
}
FOLDER: Final = 25  # files
FOLDERS: Final = {
    "src/auberge/games/valletta": 26,
    "src/auberge/table": 29,
    "web/src/lib/pieces": 46,
    "web/src/lib/table": 26,
}
FILE: Final = 300  # lines
FILES: Final = {
    "src/auberge/cli/app.py": 403,
    "src/auberge/core/plain_game.py": 323,
    "src/auberge/lab/bench/loaded_table.py": 355,
    "src/auberge/offline/requests.py": 340,
    "src/auberge/server/socket/door.py": 327,
    "src/auberge/server/socket/table_socket.py": 347,
    "src/auberge/server/storage/postgresql.py": 346,
    "src/auberge/server/storage/sqlite.py": 339,
    "src/auberge/server/tables.py": 408,
    "src/auberge/table/live_table.py": 311,
    "src/auberge/table/state.py": 429,
    "web/src/games/valletta/board/Building.svelte": 335,
    "web/src/games/valletta/payment/PaymentPanel.svelte": 303,
    "web/src/games/valletta/players/Players.svelte": 346,
    "web/src/lib/table/client.svelte.ts": 420,
    "web/src/lib/table/scene.svelte.ts": 349,
    "web/src/routes/Home.svelte": 353,
    "web/src/routes/NewTable.svelte": 347,
    "web/src/routes/Table.svelte": 442,
    "web/src/routes/table/ending/Ending.svelte": 333,
    "web/src/routes/table/ending/Fair.svelte": 332,
    "web/src/routes/table/lobby/Lobby.svelte": 320,
    "web/src/routes/table/session.svelte.ts": 316,
    "web/src/styles/base.css": 426,
}
FUNCTION: Final = 50  # lines
FUNCTIONS: Final = {
    "src/auberge/bots/valletta/inputs.py:inputs_of": 74,
    "src/auberge/cli/tools/exporting.py:export": 54,
    "src/auberge/games/malta/rules/effects.py:resolve": 65,
    "src/auberge/games/valletta/rules/characters.py:carry_out": 57,
    "src/auberge/server/app.py:make_app": 70,
    "src/auberge/table/commands.py:row_of": 52,
}
NOT_OURS: Final = ("generated", "protocol", "page", "__pycache__", "locales")  # folders of what is written by programs


def lines_of(path: Path) -> int:
    """Returns the number of lines of a file."""
    return len(path.read_text(encoding="utf-8").splitlines())


def faults(root: Path) -> Iterator[str]:
    """Yields a sentence for each part below `root` that is over its budget."""
    for part, budget in BUDGETS.items():
        yield from _over(part, sum(lines_of(path) for path in (root / part).rglob("*.py")), budget, "lines of Python")
    sources = [path for top in ("src", "web/src") for path in _files(root / top)]
    for folder in sorted({path.parent for path in sources}):
        name = folder.relative_to(root).as_posix()
        yield from _over(name, sum(path.parent == folder for path in sources), FOLDERS.get(name, FOLDER), "files")
    for path in sources:
        name = path.relative_to(root).as_posix()
        if not path.name.endswith(".test.ts"):
            yield from _over(name, lines_of(path), FILES.get(name, FILE), "lines")
        if path.suffix == ".py":
            for function, lines in _functions(path):
                yield from _over(f"{name}:{function}", lines, FUNCTIONS.get(f"{name}:{function}", FUNCTION), "lines")


def _over(name: str, size: int, budget: int, unit: str) -> Iterator[str]:
    if size > budget:
        yield f"{name}: {size} {unit}, and its budget is {budget}: delete first (scripts/check_sizes.py)"


def _files(top: Path) -> list[Path]:
    kinds = {".py", ".ts", ".svelte", ".css"}
    return sorted(path for path in top.rglob("*") if path.suffix in kinds and not {*path.parts} & {*NOT_OURS})


def _functions(path: Path) -> Iterator[tuple[str, int]]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.end_lineno is not None:
            yield node.name, node.end_lineno - node.lineno + 1


def main() -> int:
    """Prints what is too large; returns 1 if anything is."""
    if "--table" in sys.argv[1:]:
        for part, budget in BUDGETS.items():
            print(f"{sum(lines_of(path) for path in (ROOT / part).rglob('*.py')):>7,} of {budget:>7,}  {part}")
    found = list(faults(ROOT))
    print(*found, sep="\n") if found else None
    return bool(found)


if __name__ == "__main__":
    sys.exit(main())
