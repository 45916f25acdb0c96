"""What can be done now in Malta!, told before it is done: cards, steps, turnings, the card that lies open."""

from auberge.cli.boards import Scene
from auberge.cli.boards.malta.aims import AIMS, ASKED
from auberge.cli.boards.malta_view import CARDS
from auberge.core.protocol import Seat
from auberge.games.malta import tables
from auberge.words import Words
from tests.cli.drawing import lines_of
from tests.cli.malta_pictures import BOARD, choices, given_board
from tests.cli.malta_table import GAME, arranged, own_view
from tests.cli.terminal import flat


def test_a_step_says_where_it_leads_who_stands_there_and_what_it_costs() -> None:
    given: dict[str, object] = {
        "turn": 1,
        "stage": "move",
        "board": {"(2,2)": "star_1", "(3,2)": "drop_3_up", "(2,3)": "circle"},
        "seat": {
            "1": {"pawn": "(2,2)", "hand": ["shove", "shove"]},
            "2": {"pawn": "(3,2)", "hand": ["shove"]},
            "3": {"pawn": "(2,3)", "hand": ["shove"]},
        },
    }
    told = choices(arranged(given, "human human human"))
    assert "1) ↑ up → C4 ◆3↑ (Bruno)  protection due: 3 cards" in told
    assert "2) → right → D3 ○0 (Carla)\n" in told


def test_cards_say_what_they_do_and_when_they_would_do_nothing() -> None:
    told = choices(given_board({}))
    assert "1) Draw Two" in told
    assert "Draw 2 cards." in told
    match = arranged(
        {"turn": 1, "stage": "play", "seat": {"1": {"hand": ["restore_a_space", "negate", "welcome_back"]}}},
        "human human",
    )
    assert choices(match).count("(no effect now)") == 3


def test_many_cards_are_told_by_their_titles_alone() -> None:
    cards = list(CARDS[:14])
    match = arranged({"turn": 1, "stage": "play", "seat": {"1": {"hand": [*cards, cards[1]]}}}, "human human")
    told = choices(match).splitlines()
    assert len(told) <= 6
    assert "2) Draw Two (2)" in " ".join(told)


def test_turning_a_space_shows_the_arrows_it_would_have() -> None:
    given: dict[str, object] = {
        "turn": 1,
        "stage": "play",
        "board": {"(5,5)": "crown_2_no_down"},
        "seat": {"1": {"hand": ["turn_a_space", "shove"]}},
    }
    match = arranged(given, "human human")
    for text in ("play turn_a_space", "space (5,5)"):
        match.play(Seat(0), GAME.read(text))
    told = flat(choices(match))
    assert "1) A quarter turn clockwise → ↑→↓" in told
    assert "2) Half a turn → ←→↓" in told
    assert "3) Three quarter turns clockwise → ←↑↓" in told


def test_the_announced_card_lies_open_with_its_targets() -> None:
    match = given_board({})
    match.play(Seat(0), GAME.read("play shove 2 up"))
    scene = Scene(Words(), ("Anna", "Bruno", "Carla"))
    text = flat(" ".join(lines_of(BOARD.in_play(own_view(match), scene), 80)))
    assert text.startswith("Anna plays Shove: Bruno, up Choose an opponent and move their pawn")
    assert BOARD.in_play(own_view(given_board({})), scene) is None


# --- what the board knows of the cards is what the game plays -----------------------------------------------------
def test_the_targets_of_every_card_are_those_the_game_asks_for() -> None:
    for index, card in enumerate(tables.CARD_NAMES):
        asked = (tables.FIRST_TARGET[index], tables.SECOND_TARGET[index])
        assert tuple(ASKED[kind] for kind in asked if kind) == AIMS.get(card, ())
