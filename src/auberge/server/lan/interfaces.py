"""The addresses of this machine on its networks, as the system lists them. Nothing is sent."""

import socket
from collections.abc import Callable, Iterable, Iterator
from ipaddress import IPv4Address, ip_network
from typing import Final, NamedTuple

import ifaddr

from auberge.server.access.addresses import Address, read_address

_HOMES: Final = tuple(map(ip_network, ("10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "fc00::/7")))
_CONTAINERS: Final = ("docker", "br-", "veth", "virbr", "vnet", "vmnet", "vboxnet", "lxc", "lxd", "cni", "podman")
_TUNNELS: Final = ("tun", "tap", "utun", "wg", "ppp", "tailscale", "zt", "ipsec")
_INSIDE: Final = _CONTAINERS + _TUNNELS
_FAR: Final = ((socket.AF_INET, "192.0.2.1"), (socket.AF_INET6, "2001:db8::1"))  # anywhere beyond the router


class OwnAddress(NamedTuple):
    """An address of this machine, and the interface that has it (empty where nobody says)."""

    interface: str
    address: Address


def is_of_a_home(address: Address) -> bool:
    """Whether it is one that only the devices of a house or an office share: nobody reaches it from elsewhere."""
    return any(address in network for network in _HOMES)


def own_addresses(wanted: Callable[[Address], bool] = lambda _: True) -> tuple[Address, ...]:
    """Those of the wanted at which other devices may reach this machine, the likeliest first."""
    far = [address for family, place in _FAR if (address := _towards(family, place)) is not None]
    found = list(_listed()) or [OwnAddress("", address) for address in far]
    told = _told(own for own in found if _leads_here(own.address) and wanted(own.address))
    return tuple(sorted(told, key=lambda address: (address not in far, address.version)))


def _told(found: Iterable[OwnAddress]) -> list[Address]:
    """One by one; an IPv6 address only where its interface has no IPv4 one, which is shorter to type."""
    own = list(dict.fromkeys(found))
    with_ipv4 = {each.interface for each in own if isinstance(each.address, IPv4Address)}
    return [each.address for each in own if isinstance(each.address, IPv4Address) or each.interface not in with_ipv4]


def _leads_here(address: Address) -> bool:
    """Whether it can be written down for somebody else (a link-local one means another machine elsewhere)."""
    return not (address.is_loopback or address.is_link_local or address.is_unspecified or address.is_multicast)


def _towards(family: int, place: str) -> Address | None:
    """The address under which we would speak to a place. A UDP socket that is connected sends nothing yet."""
    try:
        with socket.socket(family, socket.SOCK_DGRAM) as probe:
            probe.connect((place, 9))
            return read_address(str(probe.getsockname()[0]))
    except OSError:
        return None


def _listed() -> Iterator[OwnAddress]:
    """Yields the addresses of the interfaces that lead to other machines: no tunnels, no bridges to containers."""
    try:
        adapters = list(ifaddr.get_adapters())
    except OSError:  # some systems do not list them
        return
    for adapter in adapters:
        for each in adapter.ips:
            name, text = each.nice_name, each.ip if isinstance(each.ip, str) else each.ip[0]
            address = read_address(text)
            if address is not None and not name.startswith(_INSIDE):
                yield OwnAddress(name, address)
