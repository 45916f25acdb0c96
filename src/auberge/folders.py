"""Where this machine keeps a program's data."""

import os
import sys
from collections.abc import Mapping
from pathlib import Path


def at_home(path: Path) -> Path:
    """The path with `~` as the home folder; as it stands where nobody's home is meant."""
    try:
        return path.expanduser()
    except RuntimeError:  # `~nobody`
        return path


def data_folder(environ: Mapping[str, str] = os.environ, platform: str = sys.platform) -> Path:
    """The folder of everything Auberge keeps: AUBERGE_DATA_DIR, else where the system keeps a program's data."""
    if environ.get("AUBERGE_DATA_DIR"):
        return at_home(Path(environ["AUBERGE_DATA_DIR"]))
    if environ.get("XDG_DATA_HOME"):
        base = Path(environ["XDG_DATA_HOME"])
    elif platform == "win32":
        base = Path(environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
    elif platform == "darwin":
        base = Path.home() / "Library" / "Application Support"
    else:
        base = Path.home() / ".local" / "share"
    return base / "auberge"
