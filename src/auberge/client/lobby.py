"""Opening a table: who shall sit there, and the links of those who do."""

import urllib.error
import urllib.request
from collections.abc import Mapping, Sequence
from itertools import zip_longest
from typing import Final

import msgspec

from auberge import wire as m
from auberge.client.errors import ClientError, Refused
from auberge.client.links import Invitation, read_server
from auberge.core.protocol import OptionValue

_SECONDS: Final = 30.0
PERSON: Final = "link"


class Opened(msgspec.Struct, frozen=True):
    """A new table, and a link for every seat that is no bot's."""

    table: m.TableInfo
    seats: tuple[Invitation | None, ...]


def open_table(
    server: str,
    game: str,
    seats: Sequence[str],
    *,
    names: Sequence[str] = (),
    options: Mapping[str, OptionValue] | None = None,
) -> Opened:
    """Opens a table: each seat the name of a bot, or `link` for whoever gets its link; `names` are what the players are
    called. Refused says what is wrong."""
    address = read_server(server)
    called = zip_longest(seats, names[: len(seats)], fillvalue="")
    orders = tuple(
        m.SeatOrder("link", name) if seat == PERSON else m.SeatOrder("bot", name, seat) for seat, name in called
    )
    wish = m.OpenTable(game, orders, options=dict(options or {}))
    opened = msgspec.json.decode(post(f"{address}/api/tables", msgspec.json.encode(wish)), type=m.TableOpened)
    places = (None if secret is None else Invitation(address, opened.table.id, secret) for secret in opened.secrets)
    return Opened(opened.table, tuple(places))


def post(address: str, body: bytes) -> bytes:
    """What the server answers. Refused if it says no, ClientError if it is not there."""
    headers = {"Content-Type": "application/json"}
    request = urllib.request.Request(address, body, headers, method="POST")
    opener = urllib.request.build_opener(urllib.request.ProxyHandler({}))
    try:
        with opener.open(request, timeout=_SECONDS) as answer:
            found: bytes = answer.read()
            return found
    except urllib.error.HTTPError as refusal:
        with refusal:
            text = refusal.read()
        try:
            problem = msgspec.json.decode(text, type=m.Problem)
        except msgspec.DecodeError as other:
            raise ClientError("client-other-version", problem=str(refusal)) from other
        raise Refused(problem) from refusal
    except OSError as problem:
        raise ClientError("client-unreachable", server=address, problem=str(problem)) from problem
