"""Rule books over HTTP: the whole book with what each example's seat sees, and examples that can be played on from."""

import msgspec
import pytest

from auberge import games
from auberge import wire as m
from auberge.core.protocol import Seat
from auberge.rulebook import books
from auberge.thinking.rulebook import practised
from tests.rulebook.shelf import BOOKS
from tests.server.wire import Server, encode, problem


def _example_of(game: str) -> str:
    return next(name for name, example in BOOKS[game].examples.items() if example.play)


def _does(game: str, name: str, action: m.PracticeAction, moves: tuple[str, ...] = (), text: str = "") -> m.PracticeNow:
    move = msgspec.to_builtins(games.load(game).read(text)) if text else None
    told = practised(game, name, encode(m.PracticeWish(action, moves, move)))
    assert told.problem is None, told.problem
    assert told.now is not None
    return told.now


@pytest.mark.parametrize("game", BOOKS)
def test_a_book_is_told_whole_and_its_examples_as_their_seat_sees_them(server: Server, game: str) -> None:
    found = server.http.get(f"/api/rulebook/{game}")
    book = msgspec.json.decode(found.content, type=m.BookInfo)
    assert [chapter.id for chapter in book.chapters] == [chapter.id for chapter in BOOKS[game].chapters]
    examples = [block for chapter in book.chapters for block in chapter.blocks if isinstance(block, m.ExampleInfo)]
    assert len(examples) == len(BOOKS[game].examples)
    for told, example in zip(examples, BOOKS[game].examples.values(), strict=True):
        seen = games.load(game).view(books.shown(games.load(game), example).position, Seat(example.seat - 1))
        assert bytes(told.view) == encode(msgspec.structs.replace(seen, moves=()))


def test_a_reader_makes_the_moves_of_an_example_and_the_others_play_on_with_the_same_chance() -> None:
    name = _example_of("saint_malo")
    moves: tuple[str, ...] = ()
    for entry in BOOKS["saint_malo"].examples[name].play:
        now = _does("saint_malo", name, "move", moves, entry.partition(" ")[2])
        assert now.frames
        moves = now.moves
    assert len(moves) == len(BOOKS["saint_malo"].examples[name].play)
    assert _does("saint_malo", name, "open", moves).view == now.view


def test_a_refused_move_names_its_rule_and_changes_nothing() -> None:
    name = _example_of("saint_malo")
    began = _does("saint_malo", name, "open")
    for action in ("move", "why"):
        refused = _does("saint_malo", name, action, (), "cell (0,0)")
        assert refused.problem is not None
        assert refused.problem.rule is not None
        assert (refused.view, refused.moves, refused.frames) == (began.view, (), ())


def test_nothing_that_makes_no_sense_at_an_example_is_believed(server: Server) -> None:
    name = _example_of("saint_malo")
    path = f"/api/rulebook/saint_malo/{name}"
    forged = server.http.post(path, content=encode(m.PracticeWish("open", ("dance",))))
    assert problem(forged).key == "server-example-changed"
    assert problem(server.http.post(path, content=encode(m.PracticeWish("move")))).key == "server-bad-move"
    missing = server.http.post(f"{path}x", content=encode(m.PracticeWish("open")))
    assert problem(missing).key == "unknown-example"
    assert problem(server.http.get("/api/rulebook/chess")).key == "unknown-game"
