"""What is typed at a prompt, read as a move."""

from auberge.cli.boards import Board, Scene
from auberge.cli.numbers import whole_number
from auberge.core.protocol import Game, Move, View


def typed_move(game: Game, board: Board, view: View, line: str, scene: Scene) -> Move:
    """The move a line stands for: short input, a number of the list, or a record's text. BadMove if none."""
    short = board.read(view, line, scene)
    if short is not None:
        return game.read(short)
    number = whole_number(line)
    if number is not None and 0 < number <= len(view.moves):
        return view.moves[number - 1]
    return game.read(line)
