"""Whose request it is behind proxies, and what else they may say of it: only those that are trusted."""

from pathlib import Path

import msgspec
import pytest
from litestar.datastructures import Headers

from auberge.server.access.proxies import Proxies, Sender
from auberge.server.settings import Settings
from tests.server.wire import QUICK, Refusal, Wire, problem, serving

LOCAL = Settings().trusted_proxies
STRANGER = "203.0.113.9"


def headers(name: str, *lines: str) -> Headers:
    return Headers([(name.encode(), line.encode()) for line in lines])


@pytest.mark.parametrize(
    ("peer", "forwarded", "client"),
    [
        ("127.0.0.1", [], "127.0.0.1"),
        ("127.0.0.1", ["203.0.113.7"], "203.0.113.7"),
        ("::ffff:127.0.0.1", ["203.0.113.7"], "203.0.113.7"),
        ("203.0.113.9", ["10.1.1.1"], "203.0.113.9"),  # a stranger's word is not taken
        ("127.0.0.1", ["1.1.1.1, 203.0.113.7"], "203.0.113.7"),  # nor what a stranger told the proxy
        ("127.0.0.1", ["1.1.1.1", "203.0.113.7"], "203.0.113.7"),
        ("127.0.0.1", ["203.0.113.7, 10.0.0.5"], "203.0.113.7"),  # two proxies of ours, one behind the other
        ("127.0.0.1", ["1.1.1.1, 203.0.113.7, 10.0.0.5, ::1"], "203.0.113.7"),
        ("127.0.0.1", ["10.0.0.5"], "10.0.0.5"),
        ("127.0.0.1", ["nonsense"], "127.0.0.1"),
        ("127.0.0.1", ["1.1.1.1, nonsense"], "127.0.0.1"),
        ("127.0.0.1", [""], "127.0.0.1"),
        ("127.0.0.1", ["[2001:db8::7]:1234"], "2001:db8::7"),
    ],
)
def test_the_last_hop_that_is_no_proxy_of_ours_counts(peer: str, forwarded: list[str], client: str) -> None:
    proxies = Proxies((*LOCAL, "10.0.0.0/24"))
    assert proxies.sender(peer, headers("x-forwarded-for", *forwarded)).address == client


def test_without_trusted_proxies_nobody_speaks_for_others() -> None:
    assert Proxies(()).sender("127.0.0.1", headers("x-forwarded-for", "203.0.113.7")) == Sender("127.0.0.1")


SAID = {
    "x-forwarded-for": "203.0.113.7",
    "x-forwarded-host": "games.example.org",
    "x-forwarded-proto": "wss",
    "x-forwarded-prefix": "/games/",
    "forwarded": 'for=198.51.100.4;proto=http;host="other.example.org"',
}


def test_of_a_trusted_proxy_everything_is_taken_and_of_a_stranger_nothing() -> None:
    said = Headers(SAID)
    assert Proxies(LOCAL).sender("::1", said) == Sender("203.0.113.7", "games.example.org", "https", "/games")
    assert Proxies(LOCAL).sender(STRANGER, said) == Sender(STRANGER)
    assert Proxies(LOCAL, "forwarded").sender(STRANGER, said) == Sender(STRANGER)


@pytest.mark.parametrize(
    ("lines", "sender"),
    [
        ((SAID["forwarded"],), Sender("198.51.100.4", "other.example.org", "http")),
        (('For="[2001:db8::7]:1234" ; Proto=https',), Sender("2001:db8::7", None, "https")),
        (("for=1.1.1.1;host=evil.example, for=203.0.113.7;host=a.example",), Sender("203.0.113.7", "a.example")),
        (("for=1.1.1.1", "for=203.0.113.7;host=a.example, for=10.0.0.5;host=b"), Sender("203.0.113.7", "a.example")),
        (('for="1.1.1.1', "for=203.0.113.7"), Sender("203.0.113.7")),  # a quote a stranger has left open
        (("for=unknown",), Sender("127.0.0.1")),
        (("for=_hidden, proto=https",), Sender("127.0.0.1")),
        (("",), Sender("127.0.0.1")),
        ((), Sender("127.0.0.1")),
    ],
)
def test_the_header_of_rfc_7239_is_read_where_it_is_set(lines: tuple[str, ...], sender: Sender) -> None:
    proxies = Proxies((*LOCAL, "10.0.0.0/24"), "forwarded")
    assert proxies.sender("127.0.0.1", headers("forwarded", *lines)) == sender


def test_the_other_kind_of_header_is_a_strangers_word() -> None:
    said = Headers({"forwarded": "for=1.1.1.1", "x-forwarded-for": "2.2.2.2", "x-forwarded-host": "a.example"})
    assert Proxies(LOCAL).sender("127.0.0.1", said) == Sender("2.2.2.2", "a.example")
    assert Proxies(LOCAL, "forwarded").sender("127.0.0.1", said) == Sender("1.1.1.1")


@pytest.mark.parametrize("prefix", ["//evil.example", "games", '/"><script>', "/a/../b", "/%2e", "/", "", "/a b"])
def test_a_prefix_that_is_no_path_is_not_taken(prefix: str) -> None:
    assert Proxies(LOCAL).sender("127.0.0.1", headers("x-forwarded-prefix", prefix)).prefix is None


# --- the server behind a proxy ------------------------------------------------------------------------------------


def test_the_host_and_the_origin_are_those_of_the_browser(tmp_path: Path) -> None:
    """A proxy may call us by our own name, and say by which the browser came. It is no way around the check."""
    with serving(tmp_path, msgspec.structs.replace(QUICK, hosts=("games.example.org",))) as server:
        said = {"X-Forwarded-Host": "games.example.org", "X-Forwarded-Proto": "https"}
        get = server.http.get
        assert get("/api/games", headers={**said, "Origin": "https://games.example.org"}).status_code == 200
        for origin in ("http://games.example.org", "https://games.example.org:444", f"http://127.0.0.1:{server.port}"):
            assert problem(get("/api/games", headers={**said, "Origin": origin})).key == "server-foreign-origin"
        for host, forwarded in (("evil.example", "games.example.org"), ("localhost", "evil.example")):
            refused = get("/api/games", headers={"Host": host, "X-Forwarded-Host": forwarded})
            assert (refused.status_code, problem(refused).key) == (421, "server-unknown-host")


def test_behind_a_proxy_one_address_takes_nothing_from_another(tmp_path: Path) -> None:
    tight = msgspec.structs.replace(QUICK, connections_per_address=2, requests_per_minute=9)
    with serving(tmp_path, tight) as server:
        greedy, others = "2001:db8:0:1::", ("2001:db8:0:2::1", "203.0.113.7")
        lines = [Wire(server.port, "/ws/tables/none", address=f"{greedy}{n}") for n in range(4)]
        assert [b"too-many" in line.receive() for line in lines[2:]] == [True, True], "a network is one address"
        for _ in range(9):
            server.http.get("/api/games", headers={"X-Forwarded-For": f"{greedy}9"})
        assert server.http.get("/api/games", headers={"X-Forwarded-For": f"{greedy}a"}).status_code == 429
        with pytest.raises(Refusal):
            Wire(server.port, "/ws/tables/none", address=f"{greedy}b")
        for other in others:
            assert server.http.get("/api/games", headers={"X-Forwarded-For": other}).status_code == 200
            Wire(server.port, "/ws/tables/none", address=other).socket.close()
        for line in lines:
            line.socket.close()
