"""What trusted proxies say of a request: whose it is, and by which host, scheme and path its sender came.

Anybody can write these headers. They count only from proxies that are trusted, and only those that are set: a proxy
that writes one kind may pass on the other as a stranger wrote it.
"""

from collections.abc import Iterable, Mapping, Sequence
from ipaddress import ip_network
from typing import Final, NamedTuple

from litestar.datastructures import Headers

from auberge.server.access.addresses import read_address
from auberge.server.access.base_path import is_base_path
from auberge.server.settings import ForwardedHeaders

_SCHEMES: Final = {"http": "http", "ws": "http", "https": "https", "wss": "https"}


class Sender(NamedTuple):
    """Who sent a request, and by which way; what no trusted proxy says is None."""

    address: str
    host: str | None = None
    scheme: str | None = None  # http or https
    prefix: str | None = None  # which a proxy has taken off the path


class Proxies:
    """The proxies whose word on where a request comes from is taken."""

    def __init__(
        self, trusted: Iterable[str], headers: ForwardedHeaders = "x-forwarded", *, at_path: bool = False
    ) -> None:
        """`at_path`: we listen at a path of this machine. Who comes in there has no address, and is let in by the
        path's owner: that is the web server before us."""
        self._networks: Final = tuple(ip_network(text, strict=False) for text in trusted)
        self._at_path: Final = at_path
        self._read: Final = self._x_forwarded if headers == "x-forwarded" else self._forwarded

    def trusts(self, address: str) -> bool:
        """Whether this is one of them."""
        found = read_address(address)
        if found is None:
            return self._at_path and not address
        return any(found in network for network in self._networks)

    def sender(self, peer: str, headers: Headers) -> Sender:
        """Who is behind a connection from `peer`: the last address in a header that no trusted proxy has.

        What stands further left was said by a stranger."""
        return self._read(peer, headers) if self.trusts(peer) else Sender(peer)

    def _x_forwarded(self, peer: str, headers: Headers) -> Sender:
        address, _ = self._walk(peer, _items(headers, "x-forwarded-for"))
        host, scheme = _first(headers, "x-forwarded-host"), _first(headers, "x-forwarded-proto")
        return Sender(address, host or None, _SCHEMES.get(scheme.lower()), _prefix(headers))

    def _forwarded(self, peer: str, headers: Headers) -> Sender:
        """As RFC 7239 has it; host and scheme are what the proxy says that the sender met first."""
        hops = [_pairs(item) for item in _items(headers, "forwarded")]
        address, place = self._walk(peer, [hop.get("for", "") for hop in hops])
        first = hops[place] if place < len(hops) else {}
        return Sender(address, first.get("host"), _SCHEMES.get(first.get("proto", "").lower()), _prefix(headers))

    def _walk(self, peer: str, hops: Sequence[str]) -> tuple[str, int]:
        """The last address that no trusted proxy has, and its place among the hops (one beyond them for the peer)."""
        found, place = peer, len(hops)
        while place and self.trusts(found):
            hop = read_address(hops[place - 1])
            if hop is None:
                break
            found, place = str(hop), place - 1
        return found, place


def _items(headers: Headers, name: str) -> list[str]:
    """A list in one header or several. What a proxy adds at the end holds no comma, whatever stood there before."""
    return [item.strip() for header in headers.getall(name, []) for item in header.split(",")]


def _pairs(item: str) -> Mapping[str, str]:
    pairs = (pair.partition("=") for pair in item.split(";"))
    return {name.strip().lower(): value.strip().strip('"') for name, _, value in pairs}


def _first(headers: Headers, name: str) -> str:
    return next(iter(_items(headers, name)), "")


def _prefix(headers: Headers) -> str | None:
    prefix = _first(headers, "x-forwarded-prefix").rstrip("/")
    return prefix if is_base_path(prefix) else None
