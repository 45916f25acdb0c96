"""The name other devices in the network may know this machine by (`inn.local`, by mDNS), if it leads here."""

import socket
import threading
from collections.abc import Collection
from typing import Final

from auberge.server.access.addresses import Address, read_address


class MdnsName:
    """Asks the system in the background: where nobody answers to such names, it may take seconds to say so."""

    def __init__(self) -> None:
        self._asking: threading.Thread | None = None
        self._leads_to: frozenset[Address] = frozenset()
        self.name: Final = f"{socket.gethostname().partition('.')[0].lower()}.local"

    def look(self) -> None:
        """Asks again, unless somebody still does."""
        if self._asking is None or not self._asking.is_alive():
            self._asking = threading.Thread(target=self._ask, daemon=True)  # nobody waits for it in the end
            self._asking.start()

    def wait(self, seconds: float) -> None:
        """Waits for the answer, but not for long."""
        if self._asking is not None:
            self._asking.join(seconds)

    def resolving_to(self, addresses: Collection[Address]) -> tuple[str, ...]:
        """The name, if one of these addresses is found by it."""
        return (self.name,) if self._leads_to.intersection(addresses) else ()

    def _ask(self) -> None:
        try:
            found = [read_address(str(told[4][0])) for told in socket.getaddrinfo(self.name, None)]
        except (OSError, UnicodeError):  # nobody is called so, or nobody can be
            found = []
        self._leads_to = frozenset(address for address in found if address is not None)
