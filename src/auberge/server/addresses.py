"""Whose request it is: the address somebody comes from, through trusted proxies, and how addresses are counted."""

from collections.abc import Iterable, Iterator, Sequence
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Final

Address = IPv4Address | IPv6Address
Network = IPv4Network | IPv6Network

_HOUSEHOLD: Final = 64  # bits of an IPv6 address that name a household's network
_SITE: Final = 48  # bits that name the largest range one customer is usually given: up to 65,536 such networks
_SITE_SHARE: Final = 4  # together they may do as much as so many households


def read_address(text: str) -> Address | None:
    """An address as a proxy or a socket writes it (`::1`, `[::1]:80`, `10.0.0.1:80`, `fe80::1%eth0`); None if none."""
    text = text.strip()
    if text.startswith("["):
        text = text[1:].partition("]")[0]
    elif text.count(":") == 1:
        text = text.partition(":")[0]
    try:
        address = ip_address(text.partition("%")[0])
    except ValueError:
        return None
    mapped = address.ipv4_mapped if isinstance(address, IPv6Address) else None
    return mapped or address


def shares(address: str) -> Iterator[tuple[str, int]]:
    """Under which names an address is counted, and how many times the usual each may have.

    Whoever is given an IPv6 network has all its addresses, and often many networks: both are counted."""
    found = read_address(address)
    if isinstance(found, IPv6Address):
        yield str(IPv6Network((int(found), _HOUSEHOLD), strict=False)), 1
        yield str(IPv6Network((int(found), _SITE), strict=False)), _SITE_SHARE
    else:
        yield address if found is None else str(found), 1


def household(address: str) -> str:
    """The name under which an address is counted as one."""
    return next(shares(address))[0]


class Proxies:
    """The proxies whose word on where a request comes from is taken."""

    def __init__(self, trusted: Iterable[str]) -> None:
        self._networks: Final = tuple(ip_network(text, strict=False) for text in trusted)

    def trusts(self, address: str) -> bool:
        """Whether this is one of them."""
        found = read_address(address)
        return found is not None and any(found in network for network in self._networks)

    def client(self, peer: str, forwarded: Sequence[str]) -> str:
        """Who is behind a connection from `peer`: the last address in X-Forwarded-For that no trusted proxy has.

        What stands further left was said by a stranger."""
        hops = [hop for header in forwarded for hop in header.split(",")]
        found = peer
        while hops and self.trusts(found):
            hop = read_address(hops.pop())
            if hop is None:
                break
            found = str(hop)
        return found
