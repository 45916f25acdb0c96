"""The squire of liar's dice: expects its share of the dice it cannot see, and doubts what it does not believe."""

from auberge.bots.protocol import Bot, Budget
from auberge.core.protocol import Game, Move, View
from liars_dice import moves as m


class DicePlayer:
    """Bids what is likely, the least that beats the last bid; doubts when nothing likely is left."""

    def choose(self, view: View) -> Move:
        assert isinstance(view, m.LiarsDiceView)
        assert view.you is not None
        own = view.cups[view.you].faces
        wild = view.options[m.WILD_ONES] is True
        others = sum(cup.left for cup in view.cups) - len(own)

        def likely(bid: m.Bid) -> float:
            """How many of a bid's dice to expect, less those it claims."""
            faces = {bid.face} | ({1} if wild else set())
            return sum(die in faces for die in own) + others * len(faces) / m.FACES - bid.number

        bids = [move for move in view.moves if isinstance(move, m.Bid)]
        best = max(bids, key=lambda bid: (min(likely(bid), 0.5), -bid.number, likely(bid)), default=None)
        if view.bid is not None and (best is None or likely(best) < likely(view.bid) - 1 or likely(view.bid) < -1):
            return m.Doubt()
        assert best is not None
        return best


def make(game: Game, seed: int, budget: Budget | None = None) -> Bot:  # noqa: ARG001 (it leaves nothing to chance)
    """The squire; two of them in the same seat always play alike."""
    return DicePlayer()
