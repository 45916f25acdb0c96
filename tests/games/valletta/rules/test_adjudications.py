"""Adjudications (canon, chapter 13) that no chapter covers; the others are cited where their rule is tested."""

import pytest

from auberge.core.errors import BadMove
from auberge.core.protocol import CHANCE, Seat
from auberge.games.valletta.cards import packed
from auberge.games.valletta.game import GAME
from auberge.games.valletta.moves import MOVE_TYPES
from auberge.games.valletta.tables import CHARACTER_NAMES
from tests.canon import rule
from tests.games.valletta.street_table import JEAN, STARTING, STREET, drafted, seat, spot, table


@rule("V-AMB-19")
def test_a_hand_of_more_than_five_cards_would_be_left_alone() -> None:
    cards = ["shopkeeper", "lumberjack", "stonecutter", "brickmaker", "maid", "builder", "apprentice", "nun", "monk"]
    t = table(seat("maid", draw_pile=["mason"]))
    t.p.players[0].hand = packed([CHARACTER_NAMES.index(card) for card in cards])
    t.p.ask_again()
    t.play("shopkeeper", "lumberjack", "stonecutter")
    t.go_on()
    assert (t.turn, t.seen().hand_size, t.pile(), len(t.seen().discards)) == (1, 6, ["mason"], 3)


@rule("V-AMB-50")
def test_what_is_public_is_seen_by_everybody() -> None:
    own = spot("above", 1, 1)
    t = table(
        seat(f"{JEAN} maid", 4, 3, 2, 1, buildings=[own], upgraded=[own], points=30, discard_pile=["nun", "monk"]),
        seat(),
        seat(),
        pool={"roofer": 1},
        jean=7,
    )
    t.play("maid", "gold")
    for viewer in (Seat(0), Seat(1), Seat(2), None):
        view = GAME.view(t.p, viewer)
        seen = view.players[0]
        assert (seen.goods, seen.points, seen.space, seen.token) == ((5, 3, 2, 1), 30, 5, 25)
        assert (seen.buildings, seen.upgraded, seen.houses_left) == ((own,), (own,), 7)
        assert (seen.played, seen.hand_size, seen.draw_pile) == (("maid",), 4, 3)
        assert len(seen.discards) == 2
        assert view.pool == {"builder": 4, "roofer": 1}
        assert [building.name for building in view.layout] == list(STREET[:25])
        assert view.layout[1].character == "joiner"
        assert view.barrels_turned == t.view.barrels_turned
        assert (len(view.barrels_turned), view.jean) == (7, 7)


@rule("V-AMB-50")
def test_hands_are_hidden_from_everybody_else() -> None:
    t = drafted(4)
    for viewer in (Seat(0), Seat(1), Seat(2), Seat(3), None):
        for player, seen in enumerate(GAME.view(t.p, viewer).players):
            assert (seen.hand is None) == (player != viewer)
            assert seen.hand_size == 5


@rule("V-AMB-50", "V-AMB-64")
def test_one_may_look_into_the_own_discard_pile_but_not_into_the_draw_pile() -> None:
    pile = ["nun", "monk", "mason"]
    t = table(seat("maid", draw_pile=pile, discard_pile=["roofer", "trader"]))
    upside_down = table(seat("maid", draw_pile=pile[::-1], discard_pile=["roofer", "trader"]))
    assert set(t.seen().discards) == {"roofer", "trader"}
    assert t.pile() != upside_down.pile()
    assert t.seen() == upside_down.seen()


@rule("V-AMB-58")
def test_a_game_in_which_jean_is_kept_in_hand_does_not_end_of_itself() -> None:
    t = drafted(2, seed=3)
    for player in range(2):  # everybody holds the Jean card already
        t.p.players[player].hand = packed([STARTING.index(card) for card in (*STARTING[:4], JEAN)])
        t.p.players[player].draw_pile = [STARTING.index(card) for card in ("maid", "builder", "apprentice")]
    t.p.ask_again()
    while t.view.turns < 520:
        if t.actor == CHANCE:
            t.go_on()
        elif t.question == "play":
            t.play(sorted(t.answers() - {f"play {JEAN}"})[0])
        else:
            t.play("decline" if "decline" in t.answers() else sorted(t.answers())[0])
    assert not t.is_over
    assert not t.view.end_phase
    assert t.view.jean == 0


@rule("V-AMB-65")
def test_leaving_or_conceding_is_no_move_of_the_game() -> None:
    for text in ("concede", "leave", "resign", "absent", "pass"):
        with pytest.raises(BadMove):
            GAME.read(text)
    names = {kind.__name__.lower() for kind in MOVE_TYPES}
    assert not names & {"concede", "leave", "resign", "absent", "pass"}
