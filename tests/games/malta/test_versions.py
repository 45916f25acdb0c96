"""What has changed between versions of the rules of Malta!: a game keeps the readings it began with."""

import re
from typing import Final

from auberge import games
from auberge.core.datafile import shipped_text
from auberge.core.protocol import Game, Position, Seat
from auberge.core.setup import settle_setup
from auberge.games.malta.tables import CARD_NAMES
from tests.canon import rule

FIRST: Final = games.load("malta", 1)
SECOND: Final = games.load("malta", 2)
HEAD, *FILES = re.split(r"(?=^\[\[card\]\]$)", shipped_text("malta"), flags=re.MULTILINE)
REVERSED: Final = "\n".join([HEAD, *(text.strip() + "\n" for text in reversed(FILES))])


def announced(game: Game) -> Position:
    """Four players; the first shoves the third, who concedes while the second is asked."""
    hands = (["shove", "draw_two"], ["boomerang"], ["draw_two"], ["draw_two"])
    given = {"stage": "play", "seat": {str(n + 1): {"hand": hand} for n, hand in enumerate(hands)}}
    position = game.arrange(settle_setup(game.meta, seats=4, seed=1, start_seat=0), given)
    for seat, text in ((0, "play shove 3 up"), (2, "concede")):
        game.play(position, Seat(seat), game.read(text))
    return position


@rule("M-LOSE-14")
def test_since_version_2_a_window_goes_on_when_the_only_target_concedes() -> None:
    assert [int(announced(game).actor()) for game in (FIRST, SECOND)] == [0, 1]


@rule("M-LOSE-16")
def test_since_version_2_a_start_player_who_conceded_places_no_pawn() -> None:
    asked = []
    for game in (FIRST, SECOND):
        position = game.start(settle_setup(game.meta, seats=3, seed=1, start_seat=0), pausing=True)
        game.play(position, Seat(0), game.read("concede"))
        game.chance(position)
        asked.append(int(position.actor()))
    assert asked == [0, 1]


def at_play(game: Game) -> Position:
    """A table with the card file written backwards; the first player is to choose a card."""
    setup = settle_setup(game.meta, seats=2, seed=1, start_seat=0, data=REVERSED)
    given = {"stage": "play", "seat": {"1": {"hand": ["swap_hands", "negate", "clean_slate"]}}}
    return game.arrange(setup, given)


@rule("M-LOG-07")
def test_since_version_2_the_order_of_the_card_file_is_the_canonical_order() -> None:
    hand = ["swap_hands", "negate", "clean_slate"]
    for game, expected in ((FIRST, hand), (SECOND, hand[::-1])):
        assert [game.write(move).split()[-1] for move in game.moves(at_play(game))] == expected
    for game, whole in ((FIRST, list(CARD_NAMES)), (SECOND, list(CARD_NAMES[::-1]))):
        position = game.start(settle_setup(game.meta, seats=2, seed=1, start_seat=0, data=REVERSED), pausing=True)
        game.chance(position)
        while position.actor() >= 0:
            game.play(position, Seat(int(position.actor())), game.moves(position)[0])
        lot = game.lot(position)
        assert lot is not None
        assert list(dict.fromkeys(lot.of)) == whole


@rule("M-LOG-07")
def test_cards_that_go_without_a_question_go_in_the_order_of_the_file() -> None:
    """Two cards must go and two are held: both go, the first of the file first (M-LOG-03)."""
    gone = []
    for game in (FIRST, SECOND):
        setup = settle_setup(game.meta, seats=2, seed=1, start_seat=0, data=REVERSED)
        hand = ["discard_two_of_yours", "swap_hands", "negate"]
        position = game.arrange(setup, {"stage": "play", "seat": {"1": {"hand": hand}}})
        for seat, text in ((0, "play discard_two_of_yours"), (1, "pass")):
            game.play(position, Seat(seat), game.read(text))
        view = game.view(position, None)
        gone.append([card for card in getattr(view, "discard_pile") if card != "discard_two_of_yours"])  # noqa: B009
    assert gone == [["swap_hands", "negate"], ["negate", "swap_hands"]]


def test_what_a_seat_sees_is_imagined_under_the_rules_of_the_table() -> None:
    for game, actor in ((FIRST, 0), (SECOND, 1)):
        position = announced(game)
        imagined = game.imagine(game.view(position, Seat(actor)), 5)
        assert int(imagined.actor()) == actor
