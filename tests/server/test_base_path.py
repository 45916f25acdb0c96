"""A house below a path of its web server: page, API, tables and links, with or without a proxy that takes it off."""

from collections.abc import Iterator

import msgspec
import pytest

from auberge import wire as m
from auberge.core.errors import BadSetup
from auberge.games import NAMES
from auberge.server.access.base_path import below, is_base_path
from auberge.server.lan.lan_access import LanAccess
from auberge.server.settings import Settings, settings_from
from tests.server.wire import HERE, LINK, QUICK, Refusal, Server, Wire, encode, problem, serving, told_by_server

BELOW = msgspec.structs.replace(QUICK, base_path="/games")
PAGE = '<html data-base="/"><script src="/assets/app.js"></script><a href="https://example.org">x</a></html>'


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    page = tmp_path_factory.mktemp("page")
    (page / "index.html").write_text(PAGE)
    (page / "index.html.br").write_bytes(b"never sent: it knows no path")
    (page / "assets").mkdir()
    (page / "assets" / "app.js").write_text("export {};")
    with serving(tmp_path_factory.mktemp("tables"), BELOW, page=page) as running:
        yield running


@pytest.mark.parametrize(
    ("base", "path", "found"),
    [
        ("", "/t/abc", "/t/abc"),
        ("/games", "/games/t/abc", "/t/abc"),
        ("/games", "/games", "/"),
        ("/games", "/games/", "/"),
        ("/games", "/gamesters", None),
        ("/games", "/t/abc", None),
        ("/games", "/", None),
        ("/games", "/healthz", "/healthz"),
        ("/games", "/games/games", "/games"),
    ],
)
def test_paths_below_a_path(base: str, path: str, found: str | None) -> None:
    assert below(base, path) == found


def test_page_and_files_lie_below_the_path(server: Server) -> None:
    for place in ("/games", "/games/", "/games/t/abc", "/games/index.html"):
        for encodings in ("br, gzip", "identity"):
            text = server.http.get(place, headers={"Accept-Encoding": encodings}).text
            assert 'data-base="/games/"' in text
            assert 'src="/games/assets/app.js"' in text
            assert 'href="https://example.org"' in text
    assert server.http.get("/games/assets/app.js").text == "export {};"
    assert len(server.http.get("/games/api/games").json()) == len(NAMES), "not the page, though the path is there twice"
    assert server.http.get("/healthz").status_code == server.http.get("/games/healthz").status_code == 200


def test_the_rest_of_the_web_server_is_not_ours(server: Server) -> None:
    for path in ("/api/games", "/t/abc", "/assets/app.js", "/gamesters"):
        answer = server.http.get(path)
        assert (answer.status_code, problem(answer).key) == (404, "server-not-found")
        assert "content-security-policy" in answer.headers
    with pytest.raises(Refusal) as refused:
        Wire(server.port, "/ws/tables/abc")
    assert refused.value.status == 404
    leads_in = server.http.get("/")
    assert (leads_in.status_code, leads_in.headers["location"]) == (307, "/games/")
    assert server.http.post("/").status_code == 404


def test_a_table_below_the_path_is_joined(server: Server) -> None:
    answer = server.http.post("/games/api/tables", content=encode(m.OpenTable("saint_malo", (HERE, LINK))))
    opened = msgspec.json.decode(answer.content, type=m.TableOpened)
    line = Wire(server.port, f"/games/ws/tables/{opened.table.id}")
    line.send(encode(m.Hello(())).decode())
    assert isinstance(told_by_server.decode(line.receive()), m.Welcome)
    line.socket.close()


def test_a_proxy_that_takes_a_path_off_says_so(server: Server) -> None:
    taken_off = {"X-Forwarded-Prefix": "/club/inn"}
    page = server.http.get("/t/abc", headers=taken_off)
    assert 'src="/club/inn/assets/app.js"' in page.text
    for prefix in ("/club/inn", "/api", "/games", "/api/games"):
        games = server.http.get("/api/games", headers={"X-Forwarded-Prefix": prefix})
        assert len(games.json()) == len(NAMES)
    tags = {server.http.get("/", headers=taken_off).headers["etag"], server.http.get("/games/").headers["etag"]}
    assert len(tags) == 2, "who has kept the page of one path is not told that it is the other's"


@pytest.mark.parametrize(
    ("environ", "page", "links"),
    [
        ({"BASE_PATH": "/games"}, "/games", []),
        ({"BASE_PATH": "/"}, "", []),
        ({"PUBLIC_URL": "https://a.example/"}, "", ["https://a.example"]),
        ({"PUBLIC_URL": "https://a.example", "BASE_PATH": "/games"}, "/games", ["https://a.example/games"]),
        ({"PUBLIC_URL": "https://a.example/games/", "BASE_PATH": "/games"}, "/games", ["https://a.example/games"]),
        ({"PUBLIC_URL": "https://a.example/inn"}, "", ["https://a.example/inn"]),
    ],
)
def test_links_carry_the_path(environ: dict[str, str], page: str, links: list[str]) -> None:
    settings = settings_from({f"AUBERGE_{name}": value for name, value in environ.items()})
    assert settings.base_path == page
    assert list(LanAccess(settings).reach_from_afar().addresses) == links
    at_home = msgspec.structs.replace(settings, host="10.1.2.3", port=80, public_url="")
    assert LanAccess(at_home).reach().addresses == (f"http://10.1.2.3{page}",)


@pytest.mark.parametrize(
    ("environ", "key"),
    [
        ({"BASE_PATH": "games"}, "running-bad-base-path"),
        ({"BASE_PATH": "/games/"}, "running-bad-base-path"),
        ({"BASE_PATH": "/a/../b"}, "running-bad-base-path"),
        ({"BASE_PATH": "//a"}, "running-bad-base-path"),
        ({"BASE_PATH": '/"'}, "running-bad-base-path"),
        ({"PUBLIC_URL": "https://a.example/inn", "BASE_PATH": "/games"}, "running-bad-public-url"),
        ({"PUBLIC_URL": "https://a.example/?x"}, "running-bad-public-url"),
        ({"PUBLIC_URL": "https://a.example//"}, "running-bad-public-url"),
        ({"PUBLIC_URL": "a.example"}, "running-bad-public-url"),
        ({"TRUSTED_PROXIES": "10.0.0.0/33"}, "running-bad-proxy"),
        ({"FORWARDED_HEADERS": "x-real-ip"}, "server-bad-setting"),
    ],
)
def test_what_cannot_be_is_said_at_the_start(environ: dict[str, str], key: str) -> None:
    with pytest.raises(BadSetup) as refused:
        settings_from({f"AUBERGE_{name}": value for name, value in environ.items()})
    assert refused.value.key == key


def test_a_base_path_is_plain() -> None:
    assert is_base_path("/games/inn-2.0")
    assert not is_base_path(Settings().base_path)
    assert not is_base_path("/" + "a" * 300)
