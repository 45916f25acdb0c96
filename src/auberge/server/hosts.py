"""The names this server answers to. A page that makes its own name lead here (DNS rebinding) finds no answer."""

import socket
from collections.abc import Iterable
from typing import Final
from urllib.parse import urlsplit

from auberge.server.addresses import read_address
from auberge.server.settings import Settings

_AT_HOME: Final = (
    "local",
    "lan",
    "home",
    "home.arpa",
    "internal",
    "localdomain",
)  # in nobody's hands


def name_in(host: str) -> str:
    """The name in a Host header or in an origin's place, without the port."""
    if host.startswith("["):
        return host.partition("]")[0][1:].lower()
    return host.partition(":")[0].lower().rstrip(".")


def machine_names() -> frozenset[str]:
    """What this machine is called in its own network."""
    name = socket.gethostname().lower()
    first = name.partition(".")[0]
    return frozenset({name, first, *(f"{first}.{place}" for place in _AT_HOME)}) if first else frozenset()


class Hosts:
    """Whether a request means us by its Host header."""

    def __init__(self, settings: Settings, own: Iterable[str] | None = None) -> None:
        bound = read_address(settings.host)
        self._any_address: Final = not _is_at_home(settings.host)
        places = [urlsplit(origin).netloc.rpartition("@")[2] for origin in settings.origins]
        names = {name_in(place) for place in (*places, *settings.hosts)} | {settings.host.lower()}
        self._names: Final = names | {"localhost"} | set(machine_names() if own is None else own)
        self._bound: Final = bound

    def knows(self, host: str) -> bool:
        """Whether we answer to it: a loopback address or name, this machine's names, where we listen, what is set.

        An address cannot be rebound: where we listen for others, any will do."""
        name = name_in(host)
        if name in self._names or name.endswith(".localhost"):
            return True
        address = read_address(name)
        return address is not None and (self._any_address or address.is_loopback or address == self._bound)


def _is_at_home(host: str) -> bool:
    address = read_address(host)
    return host == "localhost" or (address is not None and address.is_loopback)
