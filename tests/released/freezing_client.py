"""Freezes the client, once: `python -m tests.released.freezing_client`.

Writes the next `tests/released/client-<n>.zip`: `auberge.client` and all of this package that it imports, messages and
games included, so that it runs as it was beside a server of any later version. What has been written is never written
again.
"""

import sys
import zipfile
from pathlib import Path
from typing import Final

import auberge
import auberge.client
from auberge import games

FOLDER: Final = Path(__file__).parent
_THEN: Final = (2026, 1, 1, 0, 0, 0)  # of every file, so that the same files make the same archive


def clients() -> list[Path]:
    """All frozen clients, in their order."""
    return sorted(FOLDER.glob("client-*.zip"), key=lambda file: int(file.stem.partition("-")[2]))


def _imported() -> set[Path]:
    """The files of this package that a program imports which plays every game under every version of its rules."""
    for name in games.NAMES:
        for version in range(1, games.load(name).meta.rules_version + 1):
            games.load(name, version)
    own = [module for name, module in sys.modules.items() if name.partition(".")[0] == "auberge"]
    return {Path(module.__file__) for module in own if module.__file__ is not None}


def freeze() -> Path:
    """Writes the next archive."""
    root = Path(auberge.__file__).parents[1]
    file = FOLDER / f"client-{len(clients()) + 1}.zip"
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for path in sorted({*_imported(), *root.glob("auberge/games/*/data/*.toml")}):
            entry = zipfile.ZipInfo(str(path.relative_to(root)), _THEN)
            entry.compress_type = zipfile.ZIP_DEFLATED
            archive.writestr(entry, path.read_bytes())
    return file


if __name__ == "__main__":
    print(freeze())
