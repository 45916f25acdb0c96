"""The addresses of this machine: as systems tell them, those that others reach, the likeliest first."""

import socket
import threading
from ipaddress import ip_address

import ifaddr
import pytest
from ifaddr import IP, Adapter

from auberge.server.lan import interfaces as networks
from auberge.server.lan.interfaces import OwnAddress, is_of_a_home, own_addresses
from auberge.server.lan.local_name import MdnsName


def told(monkeypatch: pytest.MonkeyPatch, *found: tuple[str, str], far: str = "") -> list[str]:
    """What is made of these interfaces and addresses, where the way out leads by `far`."""
    monkeypatch.setattr(networks, "_listed", lambda: [OwnAddress(name, ip_address(text)) for name, text in found])
    monkeypatch.setattr(networks, "_towards", lambda *_: ip_address(far) if far else None)
    return [str(address) for address in own_addresses()]


def test_the_address_towards_the_router_comes_first(monkeypatch: pytest.MonkeyPatch) -> None:
    found = (("eth1", "10.0.3.1"), ("wlan0", "192.168.1.23"))
    assert told(monkeypatch, *found, far="192.168.1.23") == ["192.168.1.23", "10.0.3.1"]


def test_an_ipv6_address_is_told_only_where_there_is_no_shorter_one(monkeypatch: pytest.MonkeyPatch) -> None:
    both = (("wlan0", "fd00::5"), ("wlan0", "192.168.1.23"))
    assert told(monkeypatch, *both) == ["192.168.1.23"]
    assert told(monkeypatch, ("wlan0", "fd00::5")) == ["fd00::5"]


def test_no_address_is_told_that_means_another_machine_elsewhere(monkeypatch: pytest.MonkeyPatch) -> None:
    assert told(monkeypatch, ("lo", "127.0.0.1"), ("lo", "::1"), ("eth0", "fe80::1"), ("eth0", "169.254.3.4")) == []


def test_where_nobody_lists_addresses_the_one_towards_the_router_is_known(monkeypatch: pytest.MonkeyPatch) -> None:
    assert told(monkeypatch, far="192.168.1.23") == ["192.168.1.23"]


def test_this_machine_lists_its_own_addresses() -> None:
    """Whatever it has: each can be bound to, so it is ours."""
    for own in networks._listed():
        family = socket.AF_INET if own.address.version == 4 else socket.AF_INET6
        if not own.address.is_link_local:
            with socket.socket(family, socket.SOCK_STREAM) as probe:
                probe.bind((str(own.address), 0))


@pytest.mark.parametrize("name", ["docker0", "br-12ab", "veth9", "tun0", "wg0", "utun3"])
def test_no_address_is_told_that_leads_into_containers_or_tunnels(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    adapters = [Adapter(each, each, [IP("10.8.0.2", 24, each)]) for each in ("eth0", name)]
    monkeypatch.setattr(ifaddr, "get_adapters", lambda: adapters)
    assert [own.interface for own in networks._listed()] == ["eth0"]


def test_ipv6_addresses_come_with_flow_and_scope(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ifaddr, "get_adapters", lambda: [Adapter("eth0", "eth0", [IP(("fd00::5", 0, 2), 64, "eth0")])])
    assert list(networks._listed()) == [OwnAddress("eth0", ip_address("fd00::5"))]


@pytest.mark.parametrize("text", ["10.1.2.3", "172.16.0.1", "172.31.255.1", "192.168.0.9", "fd00::1"])
def test_addresses_of_a_home(text: str) -> None:
    assert is_of_a_home(ip_address(text))


@pytest.mark.parametrize("text", ["203.0.113.9", "172.32.0.1", "100.64.0.1", "192.0.2.2", "2001:db8::1", "127.0.0.1"])
def test_addresses_that_are_of_no_home(text: str) -> None:
    assert not is_of_a_home(ip_address(text))


def test_a_name_is_told_only_if_it_leads_here(monkeypatch: pytest.MonkeyPatch) -> None:
    leads_to = {"inn.local": "192.168.1.23"}

    def ask(name: str, _port: None) -> list[tuple[int, int, int, str, tuple[str, int]]]:
        if name not in leads_to:
            raise socket.gaierror(socket.EAI_NONAME, "unknown")
        return [(socket.AF_INET, socket.SOCK_STREAM, 0, "", (leads_to[name], 0))]

    monkeypatch.setattr(socket, "getaddrinfo", ask)
    monkeypatch.setattr(socket, "gethostname", lambda: "Inn.example.org")
    ours = [ip_address("192.168.1.23")]
    nickname = MdnsName()
    assert nickname.resolving_to(ours) == ()
    for where, name in (("192.168.1.23", ("inn.local",)), ("192.168.1.99", ())):
        leads_to["inn.local"] = where
        nickname.look()
        nickname.wait(10)
        assert nickname.resolving_to(ours) == name
    leads_to.clear()
    nickname.look()
    nickname.wait(10)
    assert nickname.resolving_to(ours) == ()


def test_a_name_nobody_answers_for_holds_nothing_up(monkeypatch: pytest.MonkeyPatch) -> None:
    answer = threading.Event()

    def ask(*_: object) -> list[object]:
        answer.wait(10)
        return []

    monkeypatch.setattr(socket, "getaddrinfo", ask)
    nickname = MdnsName()
    nickname.look()
    nickname.wait(0)
    assert nickname.resolving_to([ip_address("192.168.1.23")]) == ()
    answer.set()
    nickname.wait(10)
