"""What every game does by `BoardGame`: it takes only its own positions and views, and fills in open options."""

import msgspec
import pytest

from auberge import games
from auberge.core.board_game import BoardGame
from auberge.core.errors import EngineBug
from auberge.core.protocol import Game, Seat
from auberge.core.setup import settle_setup

every_game = pytest.mark.parametrize("name", games.NAMES)


def two_games(name: str) -> tuple[Game, Game]:
    """This game, and another one."""
    return games.load(name), games.load(games.NAMES[games.NAMES.index(name) - 1])


@every_game
def test_a_position_of_another_game_is_a_bug(name: str) -> None:
    game, other = two_games(name)
    p = other.start(settle_setup(other.meta, seats=2, seed=1))
    for ask in (game.check, game.score_sheet, game.chance, lambda p: game.why_not(p, Seat(0), game.move(0))):
        with pytest.raises(EngineBug, match="bug-foreign-position"):
            ask(p)


@every_game
def test_a_view_of_another_game_is_a_bug(name: str) -> None:
    game, other = two_games(name)
    view = other.view(other.start(settle_setup(other.meta, seats=2, seed=1)), None)
    with pytest.raises(EngineBug, match="bug-foreign-view"):
        game.imagine(view, 1)


@every_game
def test_chance_happens_only_where_it_is_due(name: str) -> None:
    game = games.load(name)
    p = game.start(settle_setup(game.meta, seats=2, seed=1))
    with pytest.raises(EngineBug, match="bug-no-chance-due"):
        game.chance(p)


@every_game
def test_a_fact_without_an_event_is_a_bug_and_never_a_victory(name: str) -> None:
    game = games.load(name)
    assert isinstance(game, BoardGame)
    assert list(game.event_of) == list(range(len(game.event_of))), "every kind of fact has its event"
    p = game.start(settle_setup(game.meta, seats=2, seed=1))
    p.recording = True
    p.note(len(game.event_of), 0, 0, 0)
    with pytest.raises(EngineBug, match="bug-unknown-fact"):
        game.play(p, Seat(p.actor()), game.moves(p)[0])


@every_game
def test_an_option_left_open_has_its_default(name: str) -> None:
    game = games.load(name)
    settled = settle_setup(game.meta, seats=2, seed=1, start_seat=0)
    left_open = msgspec.structs.replace(settled, options={})
    assert game.start(left_open).fields() == game.start(settled).fields()


@every_game
def test_a_view_is_read_back_from_json_with_its_moves(name: str) -> None:
    game = games.load(name)
    p = game.start(settle_setup(game.meta, seats=2, seed=1))
    view = game.view(p, Seat(p.actor()))
    assert len(view.moves) > 1
    assert msgspec.json.decode(msgspec.json.encode(view), type=game.view_type) == view
