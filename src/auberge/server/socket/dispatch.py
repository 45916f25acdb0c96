"""What a browser says at a table, read and handed to whom it is for: alike over a socket, and in a page that plays
without a server."""

from typing import Final, NamedTuple

import msgspec

from auberge import wire as m
from auberge.core.protocol import Seat
from auberge.server.tables import Tables
from auberge.table import links
from auberge.table.listeners import Listener
from auberge.table.live_table import LiveTable
from auberge.table.validation import BadMessage
from auberge.wire.encoding import encode

said_by_browser: Final[msgspec.json.Decoder[m.Said]] = msgspec.json.Decoder(m.Said)


def decode_message(text: str | bytes, most: int) -> m.Said:
    """A message of at most so many bytes. BadMessage if it is none."""
    data = text.encode() if isinstance(text, str) else text
    if len(data) > most:
        raise BadMessage("server-message-big", most=most)
    try:
        return said_by_browser.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as problem:
        raise BadMessage("server-bad-message", problem=str(problem)) from problem


class Place(NamedTuple):
    """Where somebody is at a table: what each of their secrets holds, all they hold, and whose eyes they look with."""

    keys: tuple[Seat | None, ...]
    held: frozenset[Seat]
    looking: Seat | None


def place_of(table: LiveTable, hello: m.Hello) -> Place:
    """The place of somebody who says hello."""
    seats = table.history.seats
    keys = links.keys_of(seats, hello.secrets[: len(seats)])
    held = frozenset(seat for seat in keys if seat is not None)
    return Place(keys, held, hello.look if hello.look in held else _first_eyes(table, held))


def _first_eyes(table: LiveTable, held: frozenset[Seat]) -> Seat | None:
    """Through which seat people look who do not say: their own; none where several people share a screen and
    have something to hide, until one of them says who is there."""
    if len(held) > 1 and table.history.game.meta.hidden:
        return None
    return min(held, default=None)


def dispatch(tables: Tables, table: LiveTable, listener: Listener, said: m.Said) -> None:
    """Hands what somebody says to whom it is for. BadMessage if it is not for now."""
    match said:
        case m.Act() | m.Proceed():
            tables.coach.hear(table, listener, said)
        case m.Ping():
            listener.put(encode(m.Pong()))
        case m.Look(seat):
            table.look(listener, seat)
            tables.coach.offer(table)
        case m.Why():
            table.why(listener, said)
        case m.Hint() | m.Wonder():
            tables.hints.ask(table, listener, said)
        case m.Say() | m.Write():
            table.talk(listener, said)
        case m.Hello():
            raise BadMessage("server-bad-message", problem="hello")
        case _:
            table.say(listener, said)
