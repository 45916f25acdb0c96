"""Mistakes made at the command line, as errors with a key: any language can phrase them."""

from auberge.core.errors import AubergeError, EngineBug

OK = 0
FAILED = 1
WRONG_USAGE = 2
INTERRUPTED = 130


class BadUsage(AubergeError):
    """A command was called with something it cannot work with."""


class SaveFailed(AubergeError):
    """A game could not be written down."""


class Interrupted(AubergeError):
    """Somebody pressed Ctrl-C; what had to be saved is saved."""


class NotProved(AubergeError):
    """A check that the command makes did not succeed."""


def exit_code(error: AubergeError) -> int:
    """What the shell is told: 130 after Ctrl-C, 1 if something failed on our side, 2 if we were given no good."""
    if isinstance(error, Interrupted):
        return INTERRUPTED
    return FAILED if isinstance(error, EngineBug | SaveFailed | NotProved) else WRONG_USAGE
