"""`python -m auberge.server`: the server alone, set by AUBERGE_… variables; for services and tests."""

import os
import sys

from auberge.core.errors import AubergeError
from auberge.folders import data_folder
from auberge.server.lan_access import LanAccess
from auberge.server.processes import serve
from auberge.server.settings import settings_from
from auberge.words import Words


def _tell(here: str, lan_access: LanAccess) -> None:
    """An address a line: on this machine, then those for others."""
    print(here, *lan_access.reach().addresses, sep="\n", flush=True)


def main() -> int:
    """Serves; says in English what is wrong if it cannot."""
    try:
        serve(settings_from(os.environ), data_folder(), tell=_tell)
    except AubergeError as problem:
        print(Words("en").error(problem), file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
