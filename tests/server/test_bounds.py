"""No request is longer, and no silence lasts longer, than it may: on the wire, byte by byte."""

import itertools
import socket
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from websockets.frames import Frame, Opcode

from auberge import wire as m
from auberge.core.protocol import Seat
from auberge.server.socket.text_frames import frames_of
from tests.server.wire import HERE, LINK, QUICK, Browser, Hangup, Server, Wire, check_words, encode, serving

PATIENT = msgspec.structs.replace(QUICK, line_bytes=1000, header_bytes=5000, headers=20, body_bytes=20_000)
HASTY = msgspec.structs.replace(PATIENT, header_seconds=1.0, body_seconds=1.0, keep_alive_seconds=2)
HEAD = b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n"
POST = b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"


@pytest.fixture(scope="module")
def patient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("patient"), PATIENT) as server:
        yield server


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("hasty"), HASTY) as server:
        yield server


class Line:
    """A connection in the hand of a test."""

    def __init__(self, server: Server) -> None:
        self.socket = socket.create_connection(("127.0.0.1", server.port), timeout=10)

    def __enter__(self) -> "Line":
        return self

    def __exit__(self, *_: object) -> None:
        self.socket.close()

    def say(self, data: bytes) -> None:
        """Sends; the server may have hung up meanwhile."""
        try:
            self.socket.sendall(data)
        except OSError:
            return

    def say_often(self, data: bytes) -> None:
        """Sends the same ten thousand times. ConnectionError if the server hangs up."""
        for _ in range(10_000):
            self.socket.sendall(data)

    def rest(self) -> bytes:
        """Everything that is answered until the server hangs up. TimeoutError if it does not."""
        found = b""
        try:
            while data := self.socket.recv(2**16):
                found += data
        except ConnectionError:
            pass
        return found

    def one(self) -> bytes:
        """The head of one answer."""
        found = b""
        while b"\r\n\r\n" not in found:
            data = self.socket.recv(2**16)
            assert data, found
            found += data
        return found


def problem_in(answer: bytes) -> tuple[int, m.Problem]:
    """The status and the problem of an answer that refuses; it has the security headers."""
    head, _, body = answer.partition(b"\r\n\r\n")
    assert b"content-security-policy: " in head
    assert b"cache-control: no-store" in head
    assert b"connection: close" in head
    found = msgspec.json.decode(body, type=m.Problem)
    check_words(found)
    return int(head.split()[1]), found


# --- how much -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "headers",
    [
        b"X-A: " + b"a" * 5000 + b"\r\n\r\n",
        b"X-A: " + b"a" * 7000,  # and no end
        b"X" * 7000,
        b"".join(b"X-%d: %s\r\n" % (n, b"a" * 1000) for n in range(6)) + b"\r\n",
        b"".join(b"X-%d: a\r\n" % n for n in range(25)) + b"\r\n",
    ],
    ids=["one long", "one without end", "a name without end", "several", "too many"],
)
def test_headers_are_bounded(patient: Server, headers: bytes) -> None:
    with Line(patient) as line:
        line.say(HEAD + headers)
        status, problem = problem_in(line.rest())
    assert status == 431
    assert problem.key == "server-headers-big"
    assert problem.values == {"most": 5000, "number": 20}


def test_headers_after_a_body_are_bounded(patient: Server) -> None:
    with Line(patient) as line:
        line.say(POST + b"Transfer-Encoding: chunked\r\n\r\n1\r\nx\r\n0\r\nX-Trailing: " + b"a" * 7000)
        status, problem = problem_in(line.rest())
    assert (status, problem.key) == (400, "server-bad-message")


def test_a_header_without_end_is_not_kept(patient: Server) -> None:
    """Ten megabytes are sent, a few kilobytes at a time; long before the end the server has hung up."""
    with Line(patient) as line:
        line.socket.sendall(HEAD + b"X-A: ")
        with pytest.raises(ConnectionError):
            line.say_often(b"a" * 1000)


def test_an_address_is_bounded(patient: Server) -> None:
    with Line(patient) as line:
        line.say(b"GET /" + b"a" * 1000 + b" HTTP/1.1\r\nHost: localhost\r\n\r\n")
        status, problem = problem_in(line.rest())
    assert status == 414
    assert problem.key == "server-address-long"


def test_what_is_no_request_is_refused_in_our_words(patient: Server) -> None:
    with Line(patient) as line:
        line.say(b"BREW /coffee HTCPCP/1.0\r\n\r\n")
        status, problem = problem_in(line.rest())
    assert status == 400
    assert problem.key == "server-bad-message"


def test_what_browsers_send_is_let_in(patient: Server) -> None:
    secrets = " ".join(["s" * 32] * 10)
    many = {f"X-{n}": "a" * 200 for n in range(10)}
    answer = patient.http.get("/api/games", params={"q": "a" * 900}, headers={"X-Auberge-Seats": secrets, **many})
    assert answer.status_code == 200
    with Line(patient) as line:
        line.say(POST + b"Content-Length: 15000\r\n\r\n" + b" " * 15_000 + HEAD + b"Connection: close\r\n\r\n")
        answers = line.rest()
    assert answers.startswith(b"HTTP/1.1 400"), "the body is read, and is no table"
    assert b"HTTP/1.1 200" in answers, "a request on the same connection is counted by itself"


def test_a_body_that_is_refused_is_not_read_without_end(patient: Server) -> None:
    with Line(patient) as line:
        line.socket.sendall(POST + b"Transfer-Encoding: chunked\r\n\r\n")
        with pytest.raises(ConnectionError):
            line.say_often(b"3e8\r\n" + b"a" * 1000 + b"\r\n")


def test_requests_that_do_not_wait_for_answers_are_few(patient: Server) -> None:
    with Line(patient) as line:
        line.say((HEAD + b"\r\n") * 200)
        answers = line.rest()
    assert answers.count(b"HTTP/1.1") < 20


# --- how long -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("sent", [b"", b"\r\n"], ids=["nothing", "an empty line"])
def test_whoever_connects_and_says_nothing_is_cut(hasty: Server, sent: bytes) -> None:
    with Line(hasty) as line:
        line.say(sent)
        assert line.rest() == b""


@pytest.mark.parametrize("sent", [b"G", HEAD, HEAD + b"X-A: a"])
def test_half_a_request_is_not_waited_for(hasty: Server, sent: bytes) -> None:
    with Line(hasty) as line:
        line.say(sent)
        status, problem = problem_in(line.rest())
    assert status == 408
    assert problem.key == "server-request-late"


def test_headers_that_come_drop_by_drop_are_not_waited_for(hasty: Server) -> None:
    with Line(hasty) as line:
        line.say(HEAD)
        line.socket.settimeout(0.1)
        heard = b""
        for _ in range(100):
            try:
                data = line.socket.recv(2**16)
            except TimeoutError:
                line.say(b"X-A: a\r\n")
                continue
            heard += data
            if not data:
                break
        else:
            raise AssertionError("the server waits for ever")
    assert problem_in(heard)[0] == 408


def test_a_body_is_not_waited_for(hasty: Server, caplog: pytest.LogCaptureFixture) -> None:
    with Line(hasty) as line:
        line.say(POST + b"Content-Length: 1000\r\n\r\nabc")
        status, problem = problem_in(line.rest())
    assert status == 408
    assert problem.key == "server-request-late"
    assert hasty.http.get("/healthz").status_code == 200
    assert not caplog.records, "strangers who stop half-way are not written down"


def test_the_next_request_is_waited_for_a_while(hasty: Server) -> None:
    for between in (b"", b"\r\n", b"GET /he"):
        with Line(hasty) as line:
            line.say(HEAD + b"\r\n")
            assert line.one().startswith(b"HTTP/1.1 200")
            line.say(between)
            rest = line.rest()
        assert (b" 408 " in rest) == between.startswith(b"G")


def test_a_table_is_left_alone(hasty: Server) -> None:
    """A WebSocket has bounds of its own: silence after the hello is fine."""
    with hasty.join(hasty.open(HERE, LINK), 0) as browser:
        browser.quiet()
        with pytest.raises(TimeoutError):
            browser.hear(2 * HASTY.header_seconds)
        assert browser.quiet() == []


def test_silent_connections_of_one_address_give_way_to_new_ones(tmp_path: Path) -> None:
    settings = msgspec.structs.replace(PATIENT, connections_per_address=2, trusted_proxies=())
    with serving(tmp_path, settings) as server:
        lines = [Line(server) for _ in range(5)]  # requests may have twice as many as tables
        assert lines[0].rest() == b""
        lines[4].say(HEAD + b"Connection: close\r\n\r\n")
        assert lines[4].rest().startswith(b"HTTP/1.1 200")
        for line in lines:
            line.socket.close()


# --- WebSockets ---------------------------------------------------------------------------------------------------


def is_cut(browser: Browser) -> bool:
    """Whether the server hangs up at what the browser is about to say."""
    try:
        browser.wire._flush()
        browser.until(lambda told: isinstance(told, m.Pong))
    except (Hangup, ConnectionError):
        return True
    except TimeoutError:
        return False
    return False


def test_pings_are_bounded(patient: Server) -> None:
    with patient.join(patient.open(HERE, LINK), 0) as browser:
        for _ in range(3):
            browser.wire.protocol.send_ping(b"there?")
        browser.wire._flush()
        browser.quiet()
        for _ in range(2000):
            browser.wire.protocol.send_ping(b"a" * 125)
        assert is_cut(browser)


def test_a_message_in_many_parts_is_bounded(patient: Server) -> None:
    with patient.join(patient.open(HERE, LINK), 0) as browser:
        protocol = browser.wire.protocol
        protocol.send_text(b'{"kind":', fin=False)
        protocol.send_continuation(b'"ping"}', fin=True)
        browser.wire._flush()
        browser.until(lambda told: isinstance(told, m.Pong))
        protocol.send_text(b'{"kind":"ping"', fin=False)
        for _ in range(100):
            protocol.send_continuation(b"", fin=False)
        protocol.send_continuation(b"}", fin=True)
        assert is_cut(browser)


def test_text_that_is_none_is_not_written_down(patient: Server, caplog: pytest.LogCaptureFixture) -> None:
    table = patient.open(HERE, LINK).table.id
    for data in (b"\xff\xfe", b'{"kind":"hello","secrets":["\xff"]}'):
        wire = Wire(patient.port, f"/ws/tables/{table}")
        wire.protocol.send_text(data)
        wire._flush()
        with pytest.raises(Hangup) as caught:
            wire.receive()
        assert caught.value.code == 1007
        wire.close()
    for path, body in (
        ("/api/tables", b'{"game":"\xff"}'),
        ("/api/tables", b"\xff"),
        ("/api/tables", b'{"game":"malta","seats":[{"holder":"here","name":"\\ud800"},{"holder":"link"}]}'),
        ("/api/tables/status", b'{"tables":["\xff"]}'),
        ("/api/games/malta/data/check", b'{"data":"\xff"}'),
    ):
        answer = patient.http.post(path, content=body, headers={"Content-Type": "application/json"})
        assert answer.status_code == 400, answer.text
    assert patient.http.get("/%ff%fe").status_code in (200, 503), "the page, if it is built"
    assert not caplog.records


def test_a_browser_that_says_hello_late_is_let_in(tmp_path: Path) -> None:
    """The time for a request's headers is over once they are there."""
    with serving(tmp_path, HASTY) as server:
        opened = server.open(HERE, LINK)
        with Browser(server.port, opened.table.id) as browser:
            with pytest.raises(TimeoutError):
                browser.wire.receive(HASTY.header_seconds * 2)
            browser.send(encode(m.Hello(())).decode())
            browser.welcomed()


@pytest.mark.parametrize("size", [0, 125, 126, 65_535, 65_536])
def test_a_message_that_is_written_at_once_is_framed_as_any_other(size: int) -> None:
    text = b"x" * size
    assert frames_of([text]) == Frame(Opcode.TEXT, text).serialize(mask=False)


# --- messages that are heard as they arrive ---------------------------------------------------------------------


@pytest.mark.parametrize("cuts", [(), (1,), (2,), (4,), (6,), (7,), (1, 2, 3, 4, 5, 6, 7), (2, 9)])
def test_messages_are_heard_in_order_wherever_their_frames_are_cut(patient: Server, cuts: tuple[int, ...]) -> None:
    opened = patient.open(HERE, LINK)
    with patient.join(opened, 0) as browser:
        for number in range(3):
            in_pieces = _bad_move(f"in pieces {number}")
            for begin, end in itertools.pairwise((0, *cuts, len(in_pieces))):
                browser.wire.socket.sendall(in_pieces[begin:end])
                patient.info(opened.table.id)  # by then this much has been read
            browser.wire.socket.sendall(_bad_move(f"whole {number}"))
            assert [_refused(browser.wire), _refused(browser.wire)] == [f"in pieces {number}", f"whole {number}"]


def test_messages_that_come_at_once_are_heard_in_order(patient: Server) -> None:
    with patient.join(patient.open(HERE, LINK), 0) as browser:
        browser.wire.socket.sendall(b"".join(_bad_move(f"m{number}") for number in range(300)))
        assert [_refused(browser.wire) for _ in range(300)] == [f"m{number}" for number in range(300)]


def _bad_move(intent: str) -> bytes:
    said = m.Act(intent, 0, Seat(0), msgspec.Raw(b'{"kind":"no such move"}'))
    return Frame(Opcode.TEXT, encode(said)).serialize(mask=True)


def _refused(wire: Wire) -> str:
    """The intent that is refused next."""
    while not (found := wire.receive()).startswith(b'{"kind":"refused"'):
        pass
    return msgspec.json.decode(found, type=m.Refused).id
