"""Two bots of your own: a function of a view, and one that tries every move in imagined positions.

python examples/write_a_bot.py
"""

from random import Random

import auberge


def tidy(view: auberge.View) -> auberge.Move:
    """The smallest bot: it always takes the first move on offer."""
    return view.moves[0]


class Grasper:
    """Tries every move in a position that its view allows, counts the points, and takes what brings most at once.

    A view shows only what the seat may know; `imagine` deals the rest anew. So nothing it thinks about is a secret."""

    def __init__(self, game: auberge.Game, seed: int) -> None:
        self.game = game
        self.random = Random(seed)

    def choose(self, view: auberge.View) -> auberge.Move:
        """The move that leaves this seat ahead by most; one of them by chance if several do."""
        return max(view.moves, key=lambda move: (self.lead_after(view, move), self.random.random()))

    def lead_after(self, view: auberge.View, move: auberge.Move) -> int:
        """The points ahead of the best other seat, as if the game ended after this move."""
        position = self.game.imagine(view, seed=0)
        position.pausing = True  # stop where dice or cards would come up
        position.apply(self.game.action(move))
        sheet = self.game.score_sheet(position)
        points = [sum(line.points[seat] for line in sheet) for seat in range(int(position.seats))]
        own = points.pop(view.you or 0)
        return own - max(points)


def main(game: str = "saint_malo", games: int = 5) -> int:
    """Plays some games against the two simplest bots; says how many the grasper won."""
    grasper = auberge.Guest("grasper", Grasper)
    won = 0
    for seed in range(games):
        played = auberge.play(game, [grasper, tidy, "random"], seed=seed)
        won += "grasper" in played.winners
        print(f"seed {seed}: {dict(zip(played.players, played.points, strict=True))}")
    print(f"The grasper won {won} of {games}.")
    return won


if __name__ == "__main__":
    main()
