"""How far processes that think stand back behind the server, so that nobody's move waits for a bot."""

import os
from typing import Final

USUALLY: Final = 10  # of a core that both want they get a tenth of what the server does


def lower_priority(by: int) -> None:
    """This process stands back so much further, where the system knows such a thing."""
    if hasattr(os, "nice"):
        os.nice(by)
