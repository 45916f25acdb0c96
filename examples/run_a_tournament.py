"""Bots meet until it is certain who is better, and a bot of your own is among them.

python examples/run_a_tournament.py
"""

import auberge


def miser(view: auberge.View) -> auberge.Move:
    """Takes the last move on offer, whatever it is."""
    return view.moves[-1]


def main(game: str = "saint_malo", games: int = 200) -> auberge.Standings:
    """Plays at most this many games and prints the table."""
    found = auberge.tournament(
        game,
        ["squire", "page", miser],
        games=games,
        until=0.95,  # stop as soon as every pair is told apart
        seats=2,
        seed=1,
        on_progress=lambda at: print(f"\r{at.games} games, {at.told_apart} of {at.pairs} pairs", end=""),
    )
    print()
    for bot in found.bots:
        rating = bot.rating
        print(f"{bot.bot:8} {rating.value:6.0f} [{rating.low:.0f} to {rating.high:.0f}]  wins {bot.share.value:.0%}")
    return found


if __name__ == "__main__":
    main()
