"""The door to the house: who opens it, who comes in then, and what is remembered of it."""

import asyncio
import socket
from collections.abc import Iterator, Mapping
from ipaddress import ip_address
from pathlib import Path

import httpx
import msgspec
import pytest

from auberge import wire as m
from auberge.core.errors import BadSetup
from auberge.server.access.addresses import Address
from auberge.server.access.hosts import Hosts
from auberge.server.lan import lan_access as room
from auberge.server.lan.consent import consent_in
from auberge.server.lan.lan_access import LanAccess, bind, url_of
from auberge.server.settings import Settings, settings_from
from tests.server.wire import HERE, LINK, QUICK, Hangup, Server, Wire, problem, serving

AT_HOME = msgspec.structs.replace(QUICK, host="")  # nobody has said where to listen
NETWORK = "127.0.0.2"  # stands for our address in the network of the house
HOME = ip_address("192.168.1.23")


@pytest.fixture(scope="module")
def inn(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose house was opened by its last answer."""
    with pytest.MonkeyPatch.context() as patch, socket.socket() as probe:
        try:
            probe.bind((NETWORK, 0))
        except OSError:
            pytest.skip(f"this system has no {NETWORK}")
        patch.setattr(room, "own_addresses", lambda *_: (ip_address(NETWORK),))
        patch.setattr(socket, "gethostname", lambda: "inn")
        folder = tmp_path_factory.mktemp("inn")
        consent_in(folder).keep(True)
        with serving(folder, AT_HOME) as server:
            yield server


def reach(server: Server) -> m.Reach:
    return msgspec.json.decode(server.http.get("/api/reach").content, type=m.Reach)


def turn(server: Server, to_open: bool, headers: Mapping[str, str] | None = None) -> httpx.Response:
    return server.http.put("/api/reach", content=msgspec.json.encode(m.HouseWish(to_open)), headers=headers)


def comes_in(server: Server) -> bool:
    """Whether somebody else in the house reaches the server."""
    try:
        return httpx.get(f"http://{NETWORK}:{server.port}/healthz").status_code == 200
    except httpx.ConnectError:
        return False


def test_somebody_opens_and_closes_the_house(inn: Server) -> None:
    opened = m.Reach((f"http://{NETWORK}:{inn.port}",), "open", True)
    assert reach(inn) == opened  # as was answered before it started
    assert comes_in(inn)
    for to_open in (False, False, True, True):
        answer = turn(inn, to_open)
        assert answer.status_code == 200, answer.text
        assert msgspec.json.decode(answer.content, type=m.Reach) == reach(inn)
        assert reach(inn) == (opened if to_open else m.Reach((), "closed", True))
        assert comes_in(inn) is to_open


def test_who_came_from_the_house_leaves_when_it_closes_and_the_others_stay(
    inn: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    turn(inn, True)
    opened = inn.open(HERE, LINK)
    with inn.join(opened, 0) as ada:
        connect = socket.socket.connect
        with monkeypatch.context() as elsewhere:
            elsewhere.setattr(socket.socket, "connect", lambda own, to: connect(own, (NETWORK, to[1])))
            bruno = Wire(inn.port, f"/ws/tables/{opened.table.id}")
        turn(inn, False)
        with pytest.raises(Hangup):
            bruno.receive()
        ada.quiet()
        bruno.close()
        turn(inn, True)  # and it stops gracefully in the end, with the house open


@pytest.mark.parametrize(
    "headers",
    [
        {"X-Forwarded-For": "127.0.0.1"},
        {"X-Forwarded-For": "192.168.1.50"},
        {"Forwarded": "for=192.168.1.50"},
        {"X-Real-IP": "192.168.1.50"},
        {"Via": "1.1 proxy"},
        {"Host": "inn.local"},
        {"Host": "inn.local", "Origin": "http://inn.local"},
    ],
    ids=str,
)
def test_only_somebody_at_this_machine_turns_the_house_or_is_told_of_it(
    inn: Server, headers: Mapping[str, str]
) -> None:
    turn(inn, True)
    refused = turn(inn, False, headers)
    assert (refused.status_code, problem(refused).key) == (403, "server-house-from-afar")
    told = msgspec.json.decode(inn.http.get("/api/reach", headers=headers).content, type=m.Reach)
    assert told == m.Reach((), "set", True)
    assert comes_in(inn)


@pytest.mark.parametrize(
    "origin", ["http://evil.example", "http://localhost:1", "null", "http://localhost.evil.example"]
)
def test_no_foreign_page_turns_the_house(inn: Server, origin: str) -> None:
    turn(inn, False)
    assert turn(inn, True, {"Origin": origin}).status_code == 403
    assert turn(inn, True, {"Host": "evil.example"}).status_code == 421
    assert not comes_in(inn)
    assert turn(inn, True, {"Origin": f"http://127.0.0.1:{inn.port}"}).status_code == 200


def test_a_place_that_is_taken_is_named(inn: Server) -> None:
    turn(inn, False)
    with bind(NETWORK, inn.port) as taken:
        taken.listen()
        refused = turn(inn, True)
        assert (refused.status_code, problem(refused).key) == (400, "server-cannot-listen")
        assert reach(inn) == m.Reach((), "closed", True)


# --- without a server -------------------------------------------------------------------------------------------


class Ears:
    """In place of the server: hears nobody."""

    def __init__(self) -> None:
        self.at: list[object] = []

    async def listen(self, at: object) -> None:
        self.at.append(at)

    def leave(self, at: object) -> None:
        self.at.remove(at)


@pytest.fixture
def network(monkeypatch: pytest.MonkeyPatch) -> list[Address]:
    """The addresses of this machine in the house, as they are just now; each can be listened at."""
    found: list[Address] = [HOME]
    monkeypatch.setattr(room, "own_addresses", lambda *_: tuple(found))
    monkeypatch.setattr(room, "bind", lambda host, port: f"{host}:{port}")
    return found


def test_the_house_is_closed_until_somebody_answers_which_is_remembered(tmp_path: Path, network: list[Address]) -> None:
    async def live() -> None:
        ears, told = Ears(), list[m.Reach]()
        lan_access = LanAccess(Settings(), consent_in(tmp_path))
        lan_access.on_change = told.append
        await lan_access.start(ears, 8567)
        assert lan_access.reach() == m.Reach((), "closed", False)
        await lan_access.open()
        assert ears.at == ["192.168.1.23:8567"]
        assert told == [m.Reach(("http://192.168.1.23:8567",), "open", True)]
        for answer in (True, False):
            later = LanAccess(Settings(), consent_in(tmp_path))
            await later.start(Ears(), 8567)
            assert later.reach().answered
            assert later.reach().house == ("open" if answer else "closed")
            await lan_access.close()
        assert ears.at == []

    asyncio.run(live())


def test_an_open_house_follows_the_network(network: list[Address]) -> None:
    async def live() -> None:
        ears, told = Ears(), list[m.Reach]()
        lan_access = LanAccess(Settings())
        await lan_access.start(ears, 8566)
        network.clear()
        await lan_access.open()
        assert lan_access.reach() == m.Reach((), "open", True)
        lan_access.on_change = told.append
        for found in ([HOME], [HOME], [ip_address("10.0.0.4")], []):
            network[:] = found
            await lan_access.look_again()
            assert ears.at == [f"{address}:8566" for address in found]
        assert [each.addresses for each in told] == [("http://192.168.1.23:8566",), ("http://10.0.0.4:8566",), ()]
        network[:] = [HOME]
        await lan_access.close()
        await lan_access.look_again()
        assert ears.at == []

    asyncio.run(live())


def test_an_answer_that_cannot_be_read_is_none(tmp_path: Path) -> None:
    assert consent_in(tmp_path).given is None
    (tmp_path / "house.json").write_text("[]")
    assert consent_in(tmp_path).given is None


def test_an_answer_that_cannot_be_kept_holds_until_the_end(tmp_path: Path) -> None:
    answer = consent_in(tmp_path / "missing")
    answer.keep(True)
    assert answer.given is True


def test_where_to_listen_is_set_and_nothing_is_asked(server: Server) -> None:
    assert reach(server) == m.Reach((), "set", True)
    refused = turn(server, True)
    assert (refused.status_code, problem(refused).key) == (403, "server-house-set")


@pytest.mark.parametrize(
    ("settings", "urls"),
    [
        (Settings(host="0.0.0.0"), ("http://192.168.1.23:8566", "http://[fd00::5]:8566")),
        (Settings(host="0.0.0.0", port=80), ("http://192.168.1.23", "http://[fd00::5]")),
        (Settings(host="192.168.1.7"), ("http://192.168.1.7:8566",)),
        (Settings(host="inn.example.org"), ("http://inn.example.org:8566",)),
        (Settings(host="127.0.0.1"), ()),
        (Settings(host="::1"), ()),
        (Settings(host="localhost"), ()),
        (Settings(hosts=("games.example.org",)), ()),
        (Settings(public_url="https://games.example.org/"), ("https://games.example.org",)),
        (Settings(public_url="https://games.example.org", host="0.0.0.0"), ("https://games.example.org",)),
    ],
    ids=str,
)
def test_where_it_is_set_others_are_told_what_works(
    settings: Settings, urls: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(room, "own_addresses", lambda *_: (ip_address("192.168.1.23"), ip_address("fd00::5")))
    lan_access = LanAccess(settings)
    assert lan_access.reach() == m.Reach(urls, "set", True)
    public = urls if settings.public_url else ()
    assert lan_access.reach_from_afar() == m.Reach(public, "set", True)


def test_an_open_house_answers_to_its_own_addresses_and_no_others() -> None:
    places: set[Address] = set()
    hosts = Hosts(Settings(), (), places)
    assert not hosts.knows("192.168.1.23:8566")
    places.add(ip_address("192.168.1.23"))
    assert hosts.knows("192.168.1.23:8566")
    assert not hosts.knows("192.168.1.24:8566")


def test_the_public_address_is_a_name_of_ours() -> None:
    hosts = Hosts(Settings(public_url="https://games.example.org:8443"), ())
    assert hosts.knows("games.example.org:8443")
    assert not hosts.knows("evil.example")


@pytest.mark.parametrize("url", ["games.example.org", "ftp://games.example.org", "https://", "https://["])
def test_a_public_address_that_is_none_is_named(url: str) -> None:
    with pytest.raises(BadSetup) as found:
        settings_from({"AUBERGE_PUBLIC_URL": url})
    assert found.value.key == "running-bad-public-url"


def test_addresses_are_written_as_browsers_read_them() -> None:
    assert url_of("fd00::5", 8566) == "http://[fd00::5]:8566"
    assert url_of("inn.local", 80) == "http://inn.local"
