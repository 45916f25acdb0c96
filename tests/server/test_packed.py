"""What everyone is sent alike travels packed; what one seat sees never does."""

import gzip

import pytest

from tests.server.wire import HERE, LINK, Server

LARGE = [
    *(f"/api/rulebook/{game}" for game in ("malta", "saint_malo", "valletta")),
    *(f"/api/games/{game}/data/facts" for game in ("malta", "saint_malo", "valletta")),
    "/api/games/valletta/data",
]


@pytest.mark.parametrize("path", LARGE)
def test_large_answers_are_packed_for_who_can_unpack_them(server: Server, path: str) -> None:
    plain = server.http.get(path, headers={"Accept-Encoding": "identity"})
    assert plain.status_code == 200
    assert "content-encoding" not in plain.headers
    with server.http.stream("GET", path, headers={"Accept-Encoding": "gzip, deflate, br"}) as answer:
        raw = b"".join(answer.iter_raw())
    assert answer.headers["content-encoding"] == "gzip"
    assert int(answer.headers["content-length"]) == len(raw) < len(plain.content) / 3
    assert gzip.decompress(raw) == plain.content
    for each in (plain, answer):
        assert each.headers["vary"] == "Accept-Encoding"
        assert each.headers["content-type"] == plain.headers["content-type"]


def test_what_depends_on_who_asks_is_never_packed(server: Server) -> None:
    """How well something packs tells of what is in it."""
    opened = server.open(HERE, LINK)
    paths = ("log", "log?look=0", "steps/0", "record", "")
    for path in paths:
        headers = {"Accept-Encoding": "gzip, deflate, br", "X-Auberge-Seats": opened.secrets[0] or ""}
        answer = server.http.get(f"/api/tables/{opened.table.id}/{path}".rstrip("/"), headers=headers)
        assert answer.status_code == 200, answer.text
        assert "content-encoding" not in answer.headers
