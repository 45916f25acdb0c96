"""How far processes that think stand back behind the server, so that nobody's move waits for a bot."""

import os
from typing import Final

FULLY: Final = 19  # they run when the server does not: of a core that both want they get a seventieth
STARTING: Final = 10  # a tenth: starting is seconds of work, and would take minutes on a busy machine


def stand_back(by: int) -> None:
    """This process stands back so much further, where the system knows such a thing."""
    if hasattr(os, "nice"):
        os.nice(by)
