"""The addresses of this machine on its networks, as the system tells them: nothing is sent, nobody else is asked.

POSIX systems list them by `getifaddrs`; Windows gives them for the machine's own name.
"""

import ctypes
import socket
import sys
from collections.abc import Callable, Iterable, Iterator
from ipaddress import IPv4Address, IPv6Address, ip_network
from typing import Final, NamedTuple

from auberge.server.addresses import Address, read_address

_HOMES: Final = tuple(map(ip_network, ("10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "fc00::/7")))
_INSIDE: Final = ("docker", "br-", "veth", "virbr", "vnet", "vmnet", "vboxnet", "lxc", "lxd", "cni", "podman")
_UP, _LOOPBACK, _POINT_TO_POINT, _RUNNING = 0x1, 0x8, 0x10, 0x40
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
    found = _listed() or [OwnAddress("", address) for address in far]
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


def _listed() -> list[OwnAddress]:
    try:
        return _by_name() if sys.platform == "win32" else list(_by_interface())
    except (OSError, AttributeError):  # a system that does not tell
        return []


def _by_name() -> list[OwnAddress]:
    """What this machine's own name stands for; on Windows these are the addresses of all its interfaces."""
    told = (read_address(str(found[4][0])) for found in socket.getaddrinfo(socket.gethostname(), None))
    return [OwnAddress("", address) for address in told if address is not None]


_SIZES: Final = {int(socket.AF_INET): 16, int(socket.AF_INET6): 28}  # of a sockaddr


def family_of(sockaddr: bytes, platform: str = sys.platform) -> int:
    """The family a sockaddr begins with: two bytes; on macOS and the BSDs one, after one for the length."""
    one_byte = platform == "darwin" or "bsd" in platform
    return sockaddr[1] if one_byte else int.from_bytes(sockaddr[:2], sys.byteorder)


def address_in(sockaddr: bytes) -> Address:
    """The address in a sockaddr of either family, after its port (and IPv6's label of flows)."""
    return IPv6Address(sockaddr[8:24]) if len(sockaddr) > 16 else IPv4Address(sockaddr[4:8])


class _Entry(ctypes.Structure):
    """The first fields of `struct ifaddrs`, the same on Linux, macOS and the BSDs."""


_Entry._fields_ = [
    ("following", ctypes.POINTER(_Entry)),
    ("name", ctypes.c_char_p),
    ("flags", ctypes.c_uint),
    ("address", ctypes.c_void_p),
]


def _by_interface() -> Iterator[OwnAddress]:
    """The addresses of the interfaces that are up and lead to other machines: neither loopback, nor a tunnel, nor a
    bridge to containers inside this one."""
    libc = ctypes.CDLL(None, use_errno=True)
    first = ctypes.POINTER(_Entry)()
    if libc.getifaddrs(ctypes.byref(first)) != 0:
        raise OSError(ctypes.get_errno(), "getifaddrs")
    try:
        entry = first
        while entry:
            name = (entry.contents.name or b"").decode(errors="replace")
            flags, place = entry.contents.flags, entry.contents.address
            leads_out = flags & _UP and flags & _RUNNING and not flags & (_LOOPBACK | _POINT_TO_POINT)
            if place and leads_out and not name.startswith(_INSIDE):
                family = family_of(ctypes.string_at(place, 2))
                size = _SIZES.get(family, 0)
                if size:
                    yield OwnAddress(name, address_in(ctypes.string_at(place, size)))
            entry = entry.contents.following
    finally:
        libc.freeifaddrs(first)
