"""Tables of Valletta for tests: who plays, how it is called, and matches played to a certain question."""

from auberge import games
from auberge.cli.boards.valletta_view import VallettaView
from auberge.cli.play import play
from auberge.core.match import Match
from auberge.core.protocol import View
from auberge.words import Words
from tests.cli.terminal import Author

SEATS = "me:Anna,random"
TWO = "me:Anna,me:Bruno"
BEGIN = ("play", "valletta", "--seed", "7", "--start", "1", "--seats", SEATS)


def seen(view: View) -> VallettaView:
    assert isinstance(view, VallettaView)
    return view


def match_until(question: str, seats: str = TWO, seed: int = 7, **wanted: object) -> Match:
    """A match in which this is asked, played to that point by chance."""
    game = games.load("valletta")
    match = play.new_match(game, seats, play.PlayArguments("valletta", seed=str(seed), start="1"), Words())
    author = Author(match, 10_000)
    for _ in range(10_000):
        prompt = author.prompt()
        if prompt.kind == "decide":
            view = seen(game.view(match.position, prompt.seat))
            if view.question == question and all(getattr(view, name) == value for name, value in wanted.items()):
                return match
        author._go_on(prompt)
    raise AssertionError(question)


def after_a_move(lines: list[str], steps: int) -> int:
    """That many lines or a few less: neither a payment that is only begun nor a confirmation is saved."""
    steps %= len(lines)
    while not lines[steps - 1] or lines[steps - 1].startswith("pay"):
        steps -= 1
    return steps
