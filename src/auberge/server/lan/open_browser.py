"""Opens the page in the browser of the person who started the server, if this machine has one to look at."""

import os
import sys
import threading
import webbrowser
from collections.abc import Mapping
from typing import Final

_SCREENS: Final = ("DISPLAY", "WAYLAND_DISPLAY", "WSL_DISTRO_NAME", "BROWSER")


def has_browser(environ: Mapping[str, str] = os.environ, platform: str = sys.platform) -> bool:
    """Whether there is a browser with a screen. One in the terminal would take the place of the server's own words."""
    if platform not in ("win32", "darwin") and not any(environ.get(name) for name in _SCREENS):
        return False
    try:
        webbrowser.get()
    except webbrowser.Error:
        return False
    return True


def open_page(address: str) -> None:
    """Opens it where there is a browser. Some systems wait for the browser: the server does not."""
    if has_browser():
        threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()
