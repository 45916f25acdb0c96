"""Showing an environment to people: in words, since the terminal's boards belong to the terminal."""

from typing import Final

from auberge.core.errors import BadSetup

RENDER_MODES: Final = ("ansi", "human")


def checked(mode: str | None) -> str | None:
    """A way to render that there is, or none. BadSetup if there is none of this name."""
    if mode is not None and mode not in RENDER_MODES:
        raise BadSetup("env-render-mode", mode=mode, known=", ".join(RENDER_MODES))
    return mode


def shown(text: str, mode: str | None) -> str | None:
    """A text as the mode wants it: printed (`human`) or returned (`ansi`)."""
    if mode == "human":
        print(text)
    return text if mode == "ansi" else None
