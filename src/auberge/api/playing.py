"""Playing whole games, and sessions to be played step by step."""

from collections.abc import Callable, Mapping, Sequence
from secrets import randbelow

import msgspec

from auberge import games
from auberge.api.players import PlayerLike, budget_of, contestants
from auberge.bots.protocol import Bot, Budget
from auberge.core.errors import EngineBug
from auberge.core.match import Match
from auberge.core.protocol import OptionValue, ScoreLine
from auberge.core.record import HUMAN, Player, Record
from auberge.core.session import Session
from auberge.core.setup import MAX_SEED, settle_setup
from auberge.core.steps import CHOICES
from auberge.lab.arena.driver import MOST_DECISIONS, send_home
from auberge.lab.arena.seating import bot_seed


class PlayedGame(msgspec.Struct, frozen=True):
    """A finished game: for every seat its player, place (1 is best, equal places are shared), points and decisions."""

    game: str
    players: tuple[str, ...]
    places: tuple[int, ...]
    points: tuple[int, ...]
    decisions: tuple[int, ...]
    sheet: tuple[ScoreLine, ...]  # points by source; empty for a game without points
    record: Record  # the whole game, to keep, to replay and to review

    @property
    def winners(self) -> tuple[str, ...]:
        """The players in first place."""
        return tuple(player for player, place in zip(self.players, self.places, strict=True) if place == 1)


def play(
    game: str,
    players: Sequence[PlayerLike],
    *,
    seed: int | None = None,
    start_seat: int | None = None,
    options: Mapping[str, OptionValue] | None = None,
    data: str | None = None,
    budget: str | Budget | None = None,
    on_step: Callable[[Session], None] | None = None,
) -> PlayedGame:
    """Plays one game to its end, a seat for every player.

    A player is a bot of the house by name, or one of your own: a function from a view to one of its moves will do.

    >>> import auberge
    >>> def hasty(view: auberge.View) -> auberge.Move:
    ...     return view.moves[0]
    >>> played = auberge.play("saint_malo", ["squire", hasty], seed=7)
    >>> played.players, played.places, played.winners
    (('squire', 'hasty'), (1, 2), ('squire',))
    >>> played.points == auberge.play("saint_malo", ["squire", hasty], seed=7).points
    True

    Without a seed one is drawn, and stands in `record`. `budget` (`100ms`, `300it`) is for bots that search and have
    none of their own. `on_step` is shown the session after every step.

    BadSetup says which argument is no good, BadMove that a bot of yours chose what it may not.
    """
    room = games.load(game)
    sitting = contestants(players, budget_of(budget))
    chance = randbelow(MAX_SEED + 1) if seed is None else seed
    setup = settle_setup(room.meta, seats=len(sitting), seed=chance, options=options, start_seat=start_seat, data=data)
    match = Match(room, setup, [Player(one.label, one.label) for one in sitting])
    session = Session(match)
    bots = [one.sit_down(room, bot_seed(chance, seat + 1)) for seat, one in enumerate(sitting)]
    try:
        return _played(session, _decided(session, bots, on_step or (lambda _session: None)))
    finally:
        send_home(bots)


def _decided(session: Session, bots: Sequence[Bot], on_step: Callable[[Session], None]) -> tuple[int, ...]:
    """Plays to the end; says how often each seat decided."""
    decisions = [0] * len(bots)
    while not session.is_over:
        due = session.due
        if due.kind in CHOICES:
            session.play(due.seat, bots[due.seat].choose(session.view(due.seat)))
            decisions[due.seat] += 1
        else:
            session.proceed()
        on_step(session)
        if sum(decisions) > MOST_DECISIONS:
            raise EngineBug("bug-endless-game", decisions=MOST_DECISIONS)
    return tuple(decisions)


def _played(session: Session, decisions: tuple[int, ...]) -> PlayedGame:
    match = session.match
    result = match.position.result()
    if result is None:
        raise EngineBug("bug-endless-game", decisions=sum(decisions))
    return PlayedGame(
        game=match.game.meta.name,
        players=tuple(player.name for player in match.players),
        places=result.places,
        points=result.scores,
        decisions=decisions,
        sheet=tuple(match.game.score_sheet(match.position)),
        record=match.record(),
    )


def open_session(
    game: str,
    names: Sequence[str],
    *,
    seed: int,
    start_seat: int | None = None,
    options: Mapping[str, OptionValue] | None = None,
    data: str | None = None,
) -> Session:
    """A new table with a person of this name in every seat: look at it, play, take back, and write its record.

    >>> import auberge
    >>> session = auberge.open_session("valletta", ["Ann", "Bob"], seed=4, start_seat=0)
    >>> while session.due.kind == "chance":
    ...     session.proceed()
    >>> view = session.view(session.due.seat)
    >>> events = session.play(session.due.seat, view.moves[0])
    >>> session.match.record().entries[-1]
    '2 draft gold'
    """
    room = games.load(game)
    setup = settle_setup(room.meta, seats=len(names), seed=seed, options=options, start_seat=start_seat, data=data)
    return Session(Match(room, setup, [Player(name, HUMAN) for name in names]))
