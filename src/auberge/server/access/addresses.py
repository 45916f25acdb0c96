"""Addresses as sockets and proxies write them, and how they are counted."""

from functools import lru_cache
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from typing import Final

Address = IPv4Address | IPv6Address

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


@lru_cache(maxsize=4096)  # every message asks
def shares(address: str) -> tuple[tuple[str, int], ...]:
    """Under which names an address is counted, and how many times the usual each may have.

    Whoever is given an IPv6 network has all its addresses, and often many networks: both are counted."""
    found = read_address(address)
    if isinstance(found, IPv6Address):
        own, site = (str(IPv6Network((int(found), length), strict=False)) for length in (_HOUSEHOLD, _SITE))
        return (own, 1), (site, _SITE_SHARE)
    return ((address if found is None else str(found), 1),)


def household(address: str) -> str:
    """The name under which an address is counted as one."""
    return shares(address)[0][0]
