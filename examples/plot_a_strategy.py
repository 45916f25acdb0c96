"""How much does it cost to be absent-minded? One knob of a strategy against its success, drawn as an SVG chart.

    python examples/plot_a_strategy.py

The charts are those of the arena's reports; any plotting library does as well.
"""

from functools import partial
from pathlib import Path
from random import Random

import auberge
from auberge.lab.arena.charts import Bar, as_file, bars


class AbsentMinded:
    """Plays like a squire, but now and then it does not look at what it does."""

    def __init__(self, game: auberge.Game, seed: int, share: float) -> None:
        self.random = Random(seed)
        self.share = share
        self.squire = auberge.bot("squire", game.meta.name, seed=seed)

    def choose(self, view: auberge.View) -> auberge.Move:
        """What a squire would do, or anything."""
        return self.random.choice(view.moves) if self.random.random() < self.share else self.squire.choose(view)


def main(game: str = "malta", games: int = 60, file: str = "absent_minded.svg", steps: int = 5) -> str:
    """Lets each strategy meet the squire, and draws its share of the victories with intervals."""
    rows: list[Bar] = []
    for step in range(steps):
        share = step / (steps - 1)
        guest = auberge.Guest(f"{share:.0%} absent", partial(AbsentMinded, share=share))
        found = auberge.tournament(game, [guest, "squire"], games=games, seed=7)
        rows += [Bar(bot.bot, bot.share) for bot in found.bots if bot.bot == guest.name]
    chart = as_file(bars(f"Victories against a squire, {games} games each", rows, "{:.0%}".format, mark=0.5))
    Path(file).write_text(chart, encoding="utf-8")
    print(f"The chart is in {file}.")
    return chart


if __name__ == "__main__":
    main()
