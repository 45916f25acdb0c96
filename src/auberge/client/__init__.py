"""Takes a seat at a table of any Auberge server, by its link (docs/how-to/client.md).

    from auberge.client import take_seat

    with take_seat("http://127.0.0.1:8566/t/abcd2345#the-secret-of-the-seat") as seat:
        for turn in seat:
            seat.play(turn.moves[0])
        print(seat.ending)

What a program sees is its seat's view, typed as the game's own (`auberge.games.<game>.view`). Lost connections come
back by themselves, and a move that was under way is made once. Everybody at the table is told that a program plays.
"""

from auberge.client.blocking import BlockingSeat, open_table, take_seat
from auberge.client.errors import ClientError, Refused
from auberge.client.links import Invitation, read_link
from auberge.client.seat import AsyncSeat, Turn

__all__ = [
    "AsyncSeat",
    "BlockingSeat",
    "ClientError",
    "Invitation",
    "Refused",
    "Turn",
    "open_table",
    "read_link",
    "take_seat",
]
