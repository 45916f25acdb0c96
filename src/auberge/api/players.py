"""Who can take a seat: bots of the house by name, and bots of your own.

Every bot is shown its seat's view and nothing else, and answers with one of `view.moves`.
"""

import pickle
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Final, TypeAlias

from auberge import bots, games
from auberge.bots.budget import Budget, read_budget
from auberge.bots.protocol import Bot
from auberge.core.errors import BadMove, BadSetup
from auberge.core.protocol import Game, Move, View
from auberge.core.record import HUMAN
from auberge.lab.arena.entrants import Contestant, read_entrant

BOTS: Final[tuple[str, ...]] = bots.NAMES
"""The bots of the house, from the weakest to the strongest: `random`, `page`, `squire`, `knight`, `grand_master`."""
_LONGEST: Final = 80  # letters of a wrong answer that are told


class Guest:
    """A bot of your own that is made anew for every seat and game: `make` is given the game and a seed.

    Take this one if your bot searches, remembers or draws lots. With the same seed it should choose the same.

    >>> import auberge, random
    >>> class Dreamer:
    ...     def __init__(self, game, seed):
    ...         self.random = random.Random(seed)
    ...     def choose(self, view):
    ...         return self.random.choice(view.moves)
    >>> played = auberge.play("malta", [auberge.Guest("dreamer", Dreamer), "random"], seed=3)
    >>> played.players
    ('dreamer', 'random')
    """

    def __init__(self, name: str, make: Callable[[Game, int], Bot]) -> None:
        self.name: Final = name
        self._make: Final = make

    @property
    def label(self) -> str:
        """The name by which results tell of it."""
        return self.name

    def sit_down(self, game: Game, seed: int) -> Bot:
        """The bot for one seat of one game; what it chooses is checked."""
        return _CheckedBot(self.name, self._make(game, seed), game)


PlayerLike: TypeAlias = str | Callable[[View], Move] | Bot | Guest
"""A bot of the house by name (`squire`, `knight@50ms`), a program (`exec:./mybot`), a function from a view to a move,
an object with `choose` and perhaps a `name`, or a `Guest`."""


class _CheckedBot:
    def __init__(self, name: str, bot: Bot, game: Game) -> None:
        self._name = name
        self._bot = bot
        self._game = game

    def choose(self, view: View) -> Move:
        move = self._bot.choose(view)
        if move not in view.moves:
            answer = self._game.write(move) if isinstance(move, self._game.move_types) else repr(move)
            raise BadMove("guest-move", bot=self._name, move=answer[:_LONGEST])
        return move


class _FunctionBot:
    """A function of a view as a bot."""

    def __init__(self, decide: Callable[[View], Move]) -> None:
        self._decide = decide

    def choose(self, view: View) -> Move:
        return self._decide(view)


def bot(name: str, game: str, *, seed: int = 0, budget: str | Budget | None = None) -> Bot:
    """A bot of the house, to ask for moves: its name may carry a budget (`knight@50ms`, `grand_master@300it`).

    >>> import auberge
    >>> session = auberge.open_session("saint_malo", ["Ann", "Bob"], seed=1)
    >>> while session.due.kind not in ("decide", "over"):
    ...     session.proceed()
    >>> squire = auberge.bot("squire", "saint_malo")
    >>> move = squire.choose(session.view(session.due.seat))
    >>> session.game.write(move)
    'keep'
    """
    return read_entrant(name, budget_of(budget)).sit_down(games.load(game), seed)


def budget_of(budget: str | Budget | None) -> Budget | None:
    """A budget given as one, or as a text such as `100ms`."""
    return read_budget(budget) if isinstance(budget, str) else budget


def contestants(players: Sequence[PlayerLike], budget: Budget | None) -> list[Contestant]:
    """The players, ready to sit down. BadSetup if a name stands for two of them, or for a bot of the house."""
    if isinstance(players, str):
        raise BadSetup("guest-list", players=players)
    known: dict[str, PlayerLike] = {}
    found: list[Contestant] = []
    for player in players:
        if isinstance(player, str):
            found.append(read_entrant(player, budget))
            continue
        guest = _guest(player)
        if guest.name in (*BOTS, HUMAN) or known.setdefault(guest.name, player) is not player:
            raise BadSetup("guest-name-taken", name=guest.name)
        found.append(guest)
    return found


def check_travellers(guests: Mapping[str, Contestant]) -> None:
    """BadSetup names the guest that other processes could not be told of: only what can be imported travels."""
    for name, guest in guests.items():
        try:
            pickle.dumps(guest)
        except Exception as problem:  # pickle raises whatever it meets
            raise BadSetup("guest-stays-here", name=name) from problem


def guests_among(sitting: Sequence[Contestant]) -> dict[str, Contestant]:
    """Those that are not of the house, by their names."""
    return {one.label: one for one in sitting if isinstance(one, Guest)}


def _guest(player: Callable[[View], Move] | Bot | Guest) -> Guest:
    if isinstance(player, Guest):
        return player
    name = getattr(player, "name", None) or getattr(player, "__name__", None) or type(player).__name__
    choose = getattr(player, "choose", player)
    if not callable(choose):
        raise BadSetup("guest-no-bot", player=repr(player)[:_LONGEST])
    return Guest(str(name), partial(_same, choose))


def _same(decide: Callable[[View], Move], _game: Game, _seed: int) -> Bot:
    return _FunctionBot(decide)
