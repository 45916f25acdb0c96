"""A rule book as it is sent, and a reader's wish at the table of an example. Nothing is kept."""

from collections.abc import Mapping, Sequence
from functools import cache

import msgspec

from auberge import games
from auberge import wire as m
from auberge.core.errors import BadMove, BadRecord, BadSetup, MoveRefused
from auberge.core.match import Match
from auberge.core.protocol import Game, Move, Seat
from auberge.rulebook import books, practice
from auberge.rulebook.book import Block, ExampleBlock
from auberge.table.validation import BadMessage, problem_of, read_move
from auberge.table.viewer_messages import explained, shown
from auberge.thinking.lesson_frames import frames_of
from auberge.wire.encoding import encode


@cache
def book_of(game_name: str) -> bytes:
    """The rule book of a game, with the numbered rules of its chapters. BadSetup if there is no such game."""
    from auberge.rulebook import numbered  # reads the canon and the words of all rules

    return book_with(game_name, numbered.rules_of_chapters(game_name, books.load(game_name)))


def book_with(game_name: str, rules: Mapping[str, Sequence[str]]) -> bytes:
    """The rule book of a game with the pictures of its examples, as JSON (`messages.BookInfo`). BadSetup if there is
    no such game."""
    book, game = books.load(game_name), games.load(game_name)
    chapters = tuple(
        m.ChapterInfo(chapter.id, tuple(_told(game, block) for block in chapter.blocks), tuple(rules[chapter.id]))
        for chapter in book.chapters
    )
    return encode(m.BookInfo(game_name, book.card_name, book.card_text, chapters, book.aid))


def _told(game: Game, block: Block) -> m.BookBlock:
    if not isinstance(block, ExampleBlock):
        return block
    seat = Seat(block.seat - 1)
    view = msgspec.structs.replace(game.view(books.shown(game, block).position, seat), moves=())
    return m.ExampleInfo(
        id=block.id,
        title=block.title,
        rules=block.rules,
        seat=seat,
        seats=block.players,
        points=block.points,
        show=block.show,
        can_try=not books.opened(game, block).is_over,
        view=shown(view),
    )


def check_example(game_name: str, name: str) -> None:
    """BadSetup if there is no such game, or no such example in its book."""
    known = books.load(game_name).examples
    if name not in known:
        raise BadSetup("unknown-example", name=name, known=", ".join(known))


def practised(game_name: str, name: str, wish: bytes) -> m.PracticeTold:
    """The answer to a wish (`messages.PracticeWish` as JSON) at an example that there is."""
    try:
        return m.PracticeTold(_answer(game_name, name, msgspec.json.decode(wish, type=m.PracticeWish)))
    except BadRecord:
        return m.PracticeTold(problem=m.Problem("server-example-changed"))
    except (BadMessage, BadMove) as problem:
        return m.PracticeTold(problem=problem_of(problem))


def _answer(game_name: str, name: str, wish: m.PracticeWish) -> m.PracticeNow:
    game = games.load(game_name)
    match = practice.begun(game, books.load(game_name).examples[name], wish.moves)
    if wish.action == "open":
        return _now(match, wish.moves)
    if match.is_over or len(wish.moves) >= practice.MOST_MOVES:
        raise BadMessage("server-example-over")
    move = read_move(game_name, msgspec.Raw(encode(wish.move)))
    if wish.action == "why" and game.why_not(match.position, Seat(match.actor), move) is None:
        return _now(match, wish.moves)
    return _played(match, wish.moves, move)


def _played(match: Match, moves: tuple[str, ...], move: Move) -> m.PracticeNow:
    seat, before = Seat(match.actor), match.copy()
    try:
        practice.play(match, move)
    except MoveRefused as refusal:
        return _now(match, moves, refusal=refusal)
    return _now(match, (*moves, match.game.write(move)), frames_of(before, match.steps, seat))


def _now(
    match: Match,
    moves: tuple[str, ...],
    frames: tuple[m.LessonFrame, ...] = (),
    refusal: MoveRefused | None = None,
) -> m.PracticeNow:
    game = match.game
    view = game.view(match.position, Seat(max(0, match.actor)))
    return m.PracticeNow(
        moves=moves,
        seats=match.setup.seats,
        frames=frames,
        view=shown(view),
        explanation=explained(game, view),
        problem=None if refusal is None else problem_of(refusal),
        ending=_ending_of(match),
    )


def _ending_of(match: Match) -> m.Ending | None:
    result = match.position.result()
    if result is None:
        return None
    sheet = tuple(m.ScoreRow(line.source, line.points) for line in match.game.score_sheet(match.position))
    return m.Ending(result.places, result.scores, sheet)
