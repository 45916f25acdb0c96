"""The names this server answers to. A page that makes its own name lead here (DNS rebinding) finds no answer."""

import socket
from collections.abc import Container, Iterable
from typing import Final
from urllib.parse import urlsplit

from auberge.server.access.addresses import Address, read_address
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


def means_this_machine(host: str) -> bool:
    """Whether a Host header or an origin's place is one that leads to the very machine it is said on."""
    name, address = name_in(host), read_address(host)
    return name == "localhost" or name.endswith(".localhost") or (address is not None and address.is_loopback)


class Hosts:
    """Whether a request means us by its Host header."""

    def __init__(
        self, settings: Settings, own: Iterable[str] | None = None, opened: Container[Address] = frozenset()
    ) -> None:
        self._any_address: Final = bool(settings.host) and not means_this_machine(settings.host)
        places = [urlsplit(origin).netloc.rpartition("@")[2] for origin in (*settings.origins, settings.public_origin)]
        names = {name_in(place) for place in (*places, *settings.hosts, settings.host)} - {""}
        self._names: Final = names | set(machine_names() if own is None else own)
        self._opened: Final = opened

    def knows(self, host: str) -> bool:
        """Whether we answer to it: a loopback address or name, this machine's names, where we listen, what is set.

        An address cannot be rebound: where we were told to listen for others, any will do."""
        name = name_in(host)
        if name in self._names or means_this_machine(host):
            return True
        address = read_address(host)
        return address is not None and (self._any_address or address in self._opened)
