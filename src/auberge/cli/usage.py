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


class NotProved(AubergeError):
    """A check that the command makes did not succeed."""


def exit_code(error: AubergeError) -> int:
    """What the shell is told: 1 if something failed on our side, 2 if what we were given is no good."""
    return FAILED if isinstance(error, EngineBug | SaveFailed | NotProved) else WRONG_USAGE
