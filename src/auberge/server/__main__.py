"""`python -m auberge.server`: the server alone, set by AUBERGE_… variables; for services and tests."""

import os
import sys

from auberge.core.errors import AubergeError
from auberge.folders import data_folder
from auberge.server.lan.lan_access import LanAccess
from auberge.server.logs import warn_of, write_logs
from auberge.server.serve import say_nothing, serve
from auberge.server.settings import settings_from, unknown_settings
from auberge.words import Words


def _tell(here: str, lan_access: LanAccess) -> None:
    """An address a line: on this machine, then those for others."""
    print(here, *lan_access.reach().addresses, sep="\n", flush=True)


def main() -> int:
    """Serves; says in English what is wrong if it cannot."""
    try:
        settings = settings_from(os.environ)
        write_logs(settings.log_format, settings.log_level)
        warn_of(unknown_settings(os.environ))
        serve(settings, data_folder(), tell=_tell if settings.log_format == "text" else say_nothing)
    except AubergeError as problem:
        print(Words("en").error(problem), file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
