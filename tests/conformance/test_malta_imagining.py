"""Malta!: cards somebody is known to hold go only into hands with room for them, in both builds alike."""

import msgspec

from auberge import games
from auberge.core.protocol import Seat
from auberge.core.setup import settle_setup
from auberge.games.malta.position import MaltaPosition
from auberge.games.malta.tables import CARD_NAMES
from auberge.games.malta.view import Fact, MaltaView


def test_a_known_card_is_never_put_into_an_empty_hand() -> None:
    game = games.load("malta")
    position = game.start(settle_setup(game.meta, seats=3, seed=1, start_seat=0))
    while not (isinstance(view := game.view(position, Seat(0)), MaltaView) and view.players[2].hand_size):
        position.apply(position.legal()[0])
    emptied = msgspec.structs.replace(view.players[1], hand_size=0)
    fact = Fact((Seat(1), Seat(2)), "draw_two")
    known = msgspec.structs.replace(view, players=(view.players[0], emptied, view.players[2]), known=(fact,))
    for seed in range(40):
        imagined = game.imagine(known, seed)
        assert isinstance(imagined, MaltaPosition)
        assert sum(imagined.hands[1]) == 0
        assert imagined.hands[2][CARD_NAMES.index("draw_two")] >= 1
