"""Where a table is: the link a person copies, `http://host:8566/t/<table>#<secret>`, taken apart."""

import re
from typing import Final
from urllib.parse import urlsplit

import msgspec

from auberge.client.errors import ClientError

_PATH: Final = re.compile(r"/t/([a-z0-9]{4,40})(?:/.*)?")


class Invitation(msgspec.Struct, frozen=True):
    """A seat at a table of a server: who knows its secret holds it."""

    server: str  # such as http://127.0.0.1:8566
    table: str
    secret: str

    @property
    def socket(self) -> str:
        """The address of the table's connection."""
        return f"{self.server.replace('http', 'ws', 1)}/ws/tables/{self.table}"

    @property
    def link(self) -> str:
        """The link as a person passes it on."""
        return f"{self.server}/t/{self.table}#{self.secret}"


def read_server(text: str) -> str:
    """The address of a server, without a path. ClientError if it is none."""
    try:
        parts = urlsplit(text.strip())
        if parts.scheme in ("http", "https") and parts.hostname and parts.port != 0:
            return f"{parts.scheme}://{parts.netloc}"
    except ValueError:
        pass
    raise ClientError("client-bad-server", address=text)


def read_link(text: str) -> Invitation:
    """The seat a link leads to. ClientError if it leads to none."""
    address, _, secret = text.strip().partition("#")
    found = _PATH.fullmatch(urlsplit(address).path) if "://" in address else None
    if found is None or not secret:
        raise ClientError("client-bad-link")
    return Invitation(read_server(address), found[1], secret)
