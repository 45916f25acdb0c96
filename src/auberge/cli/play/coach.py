"""The coach in the terminal: a word before something is final, and why a computer player made its last move."""

from typing import TYPE_CHECKING, Final

import msgspec
from rich.text import Text

from auberge.analysis.advice import Advice, Advised, advise
from auberge.analysis.bystander import explain, glimpse_of
from auberge.analysis.coaching import MOST_WORDS, Degree, is_final, is_regretted
from auberge.bots.budget import Budget
from auberge.cli import palette
from auberge.cli.consoles import read_line
from auberge.cli.play.advice import advice_page, percent, reason_lines
from auberge.core.protocol import Move, Seat, View

if TYPE_CHECKING:
    from auberge.cli.play.table import Table

_SECONDS: Final = 2.0  # for all that becomes final at once
_LOOK: Final = Budget(seconds=2.0)  # for an explanation


class _Decision(msgspec.Struct, frozen=True):
    """A move that can be taken back: how many steps stood before it, what its player saw, and what they chose."""

    step: int
    view: View
    move: Move


class Coach:
    """The coach of one table, who speaks to each person a few times a game."""

    def __init__(self, table: "Table", degree: Degree, budget: Budget | None = None) -> None:
        self._table: Final = table
        self._degree: Final = degree
        self._budget: Final = budget
        self._words: Final[dict[Seat, int]] = {}
        self._open: Final[list[_Decision]] = []

    def hears_move(self, seat: Seat, move: Move) -> bool:
        """Whether a move may be made now. One that can be taken back is only remembered."""
        session = self._table.session
        view = session.view(seat)
        if not self._has_words(seat) or move not in view.moves or session.asked_in_secret is not None:
            return True
        decision = _Decision(len(session.match.steps), view, move)
        if is_final(session.game, view, move):
            return self._agrees(seat, decision)
        self._open.append(decision)
        return True

    def hears_end(self, seat: Seat) -> bool:
        """Whether a throw or the end of a turn may make final what could be taken back."""
        return not self._has_words(seat) or self._agrees(seat)

    def _has_words(self, seat: Seat) -> bool:
        return self._words.get(seat, 0) < MOST_WORDS[self._degree]

    def _agrees(self, seat: Seat, now: _Decision | None = None) -> bool:
        """Looks at all that becomes final; what its player takes back goes back here."""
        table, session = self._table, self._table.session
        offer = session.undo_range(seat)
        stake = [one for one in self._open if offer is not None and offer.first <= one.step < len(session.match.steps)]
        stake = [one for one in (*stake, *([] if now is None else [now])) if len(one.view.moves) > 1]
        self._open.clear()
        found = self._worst(stake)
        if found is None:
            return True
        decision, made, best = found
        self._words[seat] = self._words.get(seat, 0) + 1
        if not self._takes_back(decision.move, made, best):
            return True
        session.go_back(decision.step)
        table.autosave()
        return False

    def _worst(self, stake: list[_Decision]) -> tuple[_Decision, Advised, Advised] | None:
        """The decision that costs most, of those that are clearly regretted, with what was made and the best."""
        if not stake:
            return None
        self._table.say("coach-looks")
        budget = self._budget or Budget(seconds=_SECONDS / len(stake))
        game = self._table.session.game
        clear: list[tuple[float, _Decision, Advised, Advised]] = []
        for number, one in enumerate(stake):
            advice = advise(game, one.view, budget, number + 1, one.move)
            made, best = advice.made, advice.moves[0]
            if made is not None and not advice.quick and is_regretted(self._degree, made.estimate, best.estimate):
                clear.append((best.chance - made.chance, one, made, best))
        return max(clear, key=lambda each: each[0])[1:] if clear else None

    def _takes_back(self, move: Move, made: Advised, best: Advised) -> bool:
        """Says the word, and asks."""
        table, words = self._table, self._table.words
        game_name = table.session.game.meta.name
        told = words.move(game_name, move, table.scene().names)
        table.print(Text(words.say("coach-word", move=told, points=percent(best.chance - made.chance)), "bold"))
        reasons = reason_lines(game_name, best.reasons[:1], words) if best.reasons else []
        table.print(Text(" ".join([words.say("coach-better"), *reasons])))
        table.say("coach-cli-ask")
        return read_line().lower() in ("", "yes", words.say("cli-word-yes"))


def draw_why(table: "Table", seat: Seat, budget: Budget | None = None) -> bool:
    """Why a computer player made the last move that this person saw; False if there is none."""
    session, words, names = table.session, table.words, table.scene().names
    game = session.game
    seen = (
        number
        for number in sorted(session.by_bots, reverse=True)
        if (events := session.match.steps[number].events) and any(game.witness(event, seat) for event in events)
    )
    number = next(seen, None)
    if number is None:
        return False
    step = session.match.steps[number]
    table.print(Text(words.say("coach-why-title", name=names[step.seat]), "bold"))
    glimpse = glimpse_of(session, number, seat)
    found = None if glimpse is None else explain(game, glimpse, budget or _LOOK, seed=1)
    if found is None or glimpse is None:
        table.say("coach-why-later")
        return True
    table.print(
        Text(words.say("coach-why-chose", move=words.move(game.meta.name, found.moves[found.made].move, names)))
    )
    table.print(advice_page(game.meta.name, Advice(found.moves, found.worlds), words, names))
    if glimpse.made is None:
        table.print(Text(words.say("coach-why-seen"), palette.QUIET))
    return True
