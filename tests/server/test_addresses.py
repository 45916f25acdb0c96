"""How addresses are read and counted, and which names we answer to."""

import socket

import pytest

from auberge.server.access.addresses import household, read_address, shares
from auberge.server.access.hosts import Hosts
from auberge.server.access.limits import Count, Rate
from auberge.server.settings import Settings


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("10.0.0.1", "10.0.0.1"),
        (" 10.0.0.1:5000", "10.0.0.1"),
        ("::1", "::1"),
        ("[2001:db8::1]:443", "2001:db8::1"),
        ("fe80::1%eth0", "fe80::1"),
        ("::ffff:10.0.0.1", "10.0.0.1"),
        ("unknown", None),
        ("", None),
        ("10.0.0", None),
    ],
)
def test_addresses_are_read_as_proxies_write_them(text: str, found: str | None) -> None:
    address = read_address(text)
    assert (None if address is None else str(address)) == found


def test_an_ipv6_network_counts_as_one_address() -> None:
    assert household("2001:db8:1:2::1") == household("2001:db8:1:2:ffff::9")
    assert household("2001:db8:1:2::1") != household("2001:db8:1:3::1")
    assert household("203.0.113.7") == household("::ffff:203.0.113.7")
    assert household("203.0.113.7") != household("203.0.113.8")
    assert dict(shares("2001:db8:1:2::1")) == {"2001:db8:1:2::/64": 1, "2001:db8:1::/48": 4}


def test_many_networks_of_one_customer_count_as_a_few() -> None:
    rate, count = Rate(0.0, 10), Count(10)
    networks = [f"2001:db8:1:{n:x}::1" for n in range(256)]
    for take in (rate.take, count.take):
        assert sum(take(network) for network in networks for _ in range(20)) == 40
        assert take("2001:db8:2::1"), "others are not hurt"
        assert take("203.0.113.7")


def test_what_is_given_back_can_be_taken_again() -> None:
    rate, count = Rate(0.0, 1), Count(1)
    for take, give_back in ((rate.take, rate.give_back), (count.take, count.give_back)):
        assert [take("::1"), take("::1")] == [True, False]
        give_back("::1")
        assert [take("::1"), take("::1")] == [True, False]


def test_addresses_that_do_nothing_are_forgotten() -> None:
    rate = Rate(1e9, 10)
    for n in range(100):
        rate.take(f"10.0.0.{n}")
    rate.forget()
    assert not rate._books


# --- names --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("host", "home", "house"),
    [
        ("localhost", True, True),
        ("localhost:8566", True, True),
        ("LOCALHOST.", True, True),
        ("auberge.localhost:1", True, True),
        ("127.0.0.1:8566", True, True),
        ("127.0.0.9", True, True),
        ("[::1]:8566", True, True),
        ("inn", True, True),
        ("inn.local:8566", True, True),
        ("games.example.org", True, True),
        ("games.example.org:8443", True, True),
        ("pages.example.org", True, True),
        ("192.168.1.20:8566", False, True),
        ("[2001:db8::1]", False, True),
        ("evil.example", False, False),
        ("games.example.org.evil.example", False, False),
        ("localhost.evil.example", False, False),
        ("127.0.0.1.evil.example", False, False),
        ("127.0.0.1@evil.example", False, False),
        ("", False, False),
        ("[", False, False),
        ("[evil.example]", False, False),
        ("evil.example:localhost", False, False),
    ],
)
def test_we_answer_to_our_names(host: str, home: bool, house: bool) -> None:
    """At home only to this machine's; where others may come, to any address, since addresses cannot be rebound."""
    own = ("inn", "inn.local")
    settings = Settings(hosts=("games.example.org",), origins=("https://pages.example.org",))
    assert Hosts(settings, own).knows(host) is home
    for bound in ("0.0.0.0", "::", "192.168.1.7"):
        wide = Settings(host=bound, hosts=settings.hosts, origins=settings.origins)
        assert Hosts(wide, own).knows(host) is house


def test_this_machine_is_known_by_its_names_at_home(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket, "gethostname", lambda: "Inn.example.org")
    hosts = Hosts(Settings())
    for name in ("inn", "inn.example.org", "INN.local:8566", "inn.lan", "inn.home.arpa"):
        assert hosts.knows(name)
    for name in ("other.local", "inn.evil.example", "inn.fritz.box", "example.org"):
        assert not hosts.knows(name)
    monkeypatch.setattr(socket, "gethostname", lambda: "")
    assert not Hosts(Settings()).knows(".local")


def test_the_place_we_listen_at_is_a_name_of_ours() -> None:
    assert Hosts(Settings(host="inn.example.org"), ()).knows("inn.example.org:8566")
