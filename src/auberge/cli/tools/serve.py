"""`auberge serve`: the table for browsers, on this machine or for the whole house."""

import os
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import msgspec

from auberge.cli.consoles import open_console
from auberge.cli.tools.lan_prompt import LanPrompt
from auberge.core.errors import BadSetup
from auberge.folders import data_folder
from auberge.server.logs import warn_of, write_logs
from auberge.server.serve import Tell, say_nothing
from auberge.server.serve import serve as serve_now
from auberge.server.settings import Settings, settings_from, unknown_settings
from auberge.words import Words

_TRIES: Final = 10
MOST_PORT: Final = 65_535


def serve(
    words: Words,
    *,
    host: str | None,
    port: int | None,
    base_path: str | None,
    socket: str | None = None,
    folder: Path | None,
    open_browser: bool,
    programs: Sequence[str] = (),
) -> None:
    """Serves until Ctrl+C. Without a port of one's own the next free one is taken."""
    settings = settings_from(
        os.environ,
        host=host,
        port=port,
        base_path=base_path,
        socket=socket,
        programs=tuple(programs) or None,
    )
    write_logs(settings.log_format, settings.log_level)
    warn_of(unknown_settings(os.environ))
    chosen = port is not None or "AUBERGE_PORT" in os.environ or bool(settings.socket)
    tell = LanPrompt(words, open_console()).opened if settings.log_format == "text" else say_nothing
    _serve_somewhere(settings, 1 if chosen else _TRIES, folder or data_folder(), open_browser, tell)


def _serve_somewhere(settings: Settings, tries: int, folder: Path, open_browser: bool, tell: Tell) -> None:
    for further in range(tries):
        try:
            here = msgspec.structs.replace(settings, port=settings.port + further)
            serve_now(here, folder, open_browser=open_browser, tell=tell)
        except BadSetup as problem:
            if problem.key != "server-cannot-listen" or further == tries - 1:
                raise
        else:
            return
