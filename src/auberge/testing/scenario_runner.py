"""Playing the cases of a scenario on its game and comparing; Mismatch names what is not as expected.

Entries go the way of every stored game (`core.match.follow`); pauses at which nothing is drawn are passed over, and
what happens there belongs to the step before. After each step `invariants` are checked too: those of the canon, two
answers or more to every question as far as others can tell, and a view that can be imagined from.
"""

from collections.abc import Iterable, Mapping, Sequence
from itertools import permutations

from auberge.core.errors import AubergeError, BadData, BadRecord, BadSetup
from auberge.core.match import Match, follow, pass_pauses
from auberge.core.position import CHANCE, OVER
from auberge.core.protocol import Event, Game, Seat
from auberge.core.record import Player, read_entry
from auberge.testing import expectations
from auberge.testing.invariants import broken_invariants
from auberge.testing.scenarios import Case, Scenario, Step, entries_of
from auberge.testing.tables import arranged


class Mismatch(AubergeError):
    """The game does not do what a scenario expects: scenario, case, step, expectation, both values."""


class CaseRun:
    """One case being played."""

    def __init__(self, game: Game, scenario: Scenario, case: Case) -> None:
        self.game = game
        self.scenario = scenario
        self.case = case
        self.number = 0  # of the step, from 1; 0 is the position given
        self.match = self._arranged()

    def run(self) -> None:
        """Plays every step and compares. Mismatch or BadData at the first thing that is wrong."""
        self._check_breaks()
        self._check_invariants()
        for step in self.case.step:
            played = len(self.match.steps)
            if not self.number and not step.pauses:
                pass_pauses(self.match)
            self.number += 1
            before = self._seen()
            if step.refused is False:
                self._play(step)
            else:
                self._refuse(step)
            events = [event for done in self.match.steps[played:] for event in done.events]
            self._compare_turn(step)
            self._compare_offers(step)
            self._compare_orders(step)
            self._compare_view(step, before)
            self._compare_events(step, events)
            self._compare_told(step, events)
            self._compare_record(step)
            self._compare_scores(step)
            self._check_invariants()

    def _arranged(self) -> Match:
        try:
            players = [Player(str(seat), "human") for seat in range(1, (self.case.players or 0) + 1)]
            return arranged(
                self.game,
                players,
                self.case.given,
                start=self.case.start or 0,
                options=self.case.options,
                data=self.scenario.data,
            )
        except BadSetup as problem:
            raise self._bad("given", str(problem)) from problem
        except BadData as problem:
            if problem.values["file"] != "scenario":
                raise
            raise self._bad(f"{problem.values['entry']}.{problem.values['field']}", str(problem)) from problem

    def _bad(self, field: str, problem: str) -> BadData:
        entry = f"{self.case.name}: step {self.number}" if self.number else self.case.name
        return BadData("scenario", file=self.scenario.file, entry=entry, field=field, problem=problem)

    def _mismatch(self, what: str, expected: object, found: object) -> Mismatch:
        return Mismatch(
            "scenario-mismatch",
            scenario=self.scenario.id,
            case=self.case.name,
            step=self.number,
            what=what,
            expected=str(expected),
            found=str(found),
        )

    def _follow(self, entry: str) -> BadRecord | None:
        """Plays an entry, or says why it is refused. BadData if it can never be an entry of this game."""
        try:
            seat, _ = read_entry(len(self.match.steps) + 1, entry)
            lowest = -1 if self.match.actor == CHANCE else 0  # chance for no seat in particular: `0 deck ...`
            if not lowest <= seat < self.match.setup.seats:
                raise self._bad("play", entry)
            follow(self.match, len(self.match.steps) + 1, entry)
        except BadRecord as problem:
            if problem.key == "bad-record-entry-text":
                raise self._bad("play", entry) from problem
            return problem
        return None

    def _play(self, step: Step) -> None:
        for entry in entries_of(step):
            refused = self._follow(entry)
            if refused:
                raise self._mismatch("play", entry, refused)
        if not step.pauses:
            pass_pauses(self.match)

    def _refuse(self, step: Step) -> None:
        for entry in entries_of(step):
            position, fields, steps = self.match.position, self.match.position.fields(), len(self.match.steps)
            answer = self._follow(entry)
            if answer is None:
                raise self._mismatch("refused", entry, "played")
            if isinstance(step.refused, str) and answer.values.get("rule") != step.refused:
                raise self._mismatch(f"refused: {entry}", step.refused, answer.values.get("rule", answer.key))
            if (self.match.position, position.fields(), len(self.match.steps)) != (position, fields, steps):
                raise self._mismatch(f"refused: {entry}", "nothing changed", "changed")

    def _compare_turn(self, step: Step) -> None:
        position = self.match.position
        actor = int(position.actor())
        found = {
            "decides": actor + 1 if actor >= 0 else None,
            "chance": int(position.chance_seat()) + 1 if actor == CHANCE else None,
        }
        for what, expected in (("decides", step.decides), ("chance", step.chance)):
            if expected is not None and expected != found[what]:
                raise self._mismatch(what, expected, "over" if actor == OVER else found)
        if step.over and actor != OVER:
            raise self._mismatch("over", True, found)

    def _moves(self) -> set[str]:
        if self.match.actor < 0:
            return set()
        return {self.game.write(move) for move in self.game.moves(self.match.position)}

    def _normal(self, field: str, texts: Iterable[str]) -> set[str]:
        """The moves as the game writes them, so that a scenario need not name faces in the canon's order."""
        try:
            return {self.game.write(self.game.read(text)) for text in texts}
        except AubergeError as problem:
            raise self._bad(field, str(problem)) from problem

    def _compare_offers(self, step: Step) -> None:
        offered = self._moves()
        if step.offered is not None:
            expected = self._normal("offered", step.offered)
            if expected != offered:
                missing, surplus = sorted(expected - offered), sorted(offered - expected)
                raise self._mismatch("offered", f"also {missing}", f"instead {surplus}")
        if lacking := self._normal("offers", step.offers) - offered:
            raise self._mismatch("offers", sorted(lacking), sorted(offered))
        if wrong := self._normal("not_offered", step.not_offered) & offered:
            raise self._mismatch("not_offered", "none of these", sorted(wrong))

    def _compare_orders(self, step: Step) -> None:
        for entries in step.possible:
            if not any(self._playable(order) for order in permutations(entries)):
                raise self._mismatch("possible", list(entries), "refused in every order")
        for entries in step.never:
            for order in permutations(entries):
                if self._playable(order):
                    raise self._mismatch("never", list(entries), f"played as {list(order)}")

    def _playable(self, entries: Sequence[str]) -> bool:
        """Can all these be played from here? Leaves the case as it was."""
        here = self.match
        self.match = Match(self.game, here.setup, here.players, seeded=False)
        self.match.position = here.position.clone()
        try:
            return not any(self._follow(entry) for entry in entries)
        finally:
            self.match = here

    def _seen(self, seat: Seat | None = None) -> object:
        return expectations.as_read(self.game.view(self.match.position, seat))

    def _seat(self, field: str, name: str) -> Seat:
        if name not in [str(seat) for seat in range(1, self.match.setup.seats + 1)]:
            raise self._bad(field, name)
        return Seat(int(name) - 1)

    def _compare_view(self, step: Step, before: object) -> None:
        seen = self._seen()
        self._compare_parts("then", step.then, seen)
        if step.explained:
            explanation = self.game.explain(self.game.view(self.match.position, None))
            self._compare_parts("explained", step.explained, expectations.as_read(explanation))
        for name, expected in step.sees.items():
            self._compare_parts(f"sees.{name}", expected, self._seen(self._seat("sees", name)))
        for path in step.unchanged:
            try:
                was, found = expectations.part(before, path), expectations.part(seen, path)
            except expectations.NoSuchPart as problem:
                raise self._bad("unchanged", str(problem)) from problem
            if was != found:
                raise self._mismatch(f"unchanged {path}", was, found)

    def _compare_parts(self, field: str, expected: Mapping[str, object], seen: object) -> None:
        try:
            for difference in expectations.differences(expected, seen):
                raise self._mismatch(f"{field}.{difference.part}", difference.expected, difference.found)
        except expectations.NoSuchPart as problem:
            raise self._bad(field, str(problem)) from problem

    def _compare_events(self, step: Step, events: Sequence[Event]) -> None:
        happened = [expectations.as_read(event) for event in events]
        missing = expectations.first_missing(step.events, happened)
        if missing is not None:
            raise self._mismatch("events", step.events[missing], happened)
        for kind in step.no_events:
            if expectations.first_missing([kind], happened) is None:
                raise self._mismatch("no_events", kind, happened)

    def _compare_told(self, step: Step, events: Sequence[Event]) -> None:
        wanted: list[tuple[str, Seat | None, Sequence[str | dict[str, object]]]] = []
        if step.log is not None:
            wanted.append(("log", None, step.log))
        wanted += [(f"told.{name}", self._seat("told", name), told) for name, told in step.told.items()]
        for what, seat, expected in wanted:
            witnessed = [self.game.witness(event, seat) for event in events]
            told = [expectations.as_read(event) for event in witnessed if event is not None]
            if not expectations.all_fit(expected, told):
                raise self._mismatch(what, expected, told)

    def _compare_record(self, step: Step) -> None:
        entries = self.match.record().entries
        if step.record is not None and entries != step.record:
            raise self._mismatch("record", step.record, entries)
        if step.drawn is not None:
            position = self.match.position.clone()
            if position.actor() != CHANCE:
                raise self._mismatch("drawn", step.drawn, "no chance")
            text = self.game.write_outcome(position, position.draw())
            if text.split() != step.drawn.split():
                raise self._mismatch("drawn", step.drawn, text)

    def _compare_scores(self, step: Step) -> None:
        lines = {line.source: line.points for line in self.game.score_sheet(self.match.position)}
        for source, points in step.sheet.items():
            if source not in lines:
                raise self._bad(f"sheet.{source}", ", ".join(lines))
            if lines[source] != points:
                raise self._mismatch(f"sheet.{source}", points, lines[source])
        result = self.match.position.result()
        if step.totals:
            sums = tuple(sum(points) for points in zip(*lines.values(), strict=True))
            for what, found in (("totals", sums), ("result", result.scores if result else step.totals)):
                if found != step.totals:
                    raise self._mismatch(what, step.totals, found)
        if step.places and (result is None or result.places != step.places):
            raise self._mismatch("places", step.places, result.places if result else None)

    def _check_breaks(self) -> None:
        """BadData if the position given keeps an invariant that it is said to break."""
        broken = self.game.check(self.match.position)
        for rule in self.scenario.breaks:
            if not any(rule in what for what in broken):
                raise self._bad("breaks", rule)

    def _check_invariants(self) -> None:
        for broken in broken_invariants(self.game, self.match.position, self.scenario.breaks):
            raise self._mismatch("invariant", "kept", broken)


def refused_setup(game: Game, scenario: Scenario, case: Case) -> str | None:
    """The key of the sentence with which the game refuses to be set up as this case says; None if it does not."""
    try:
        CaseRun(game, scenario, case)
    except BadData as problem:
        if isinstance(problem.__cause__, BadSetup):
            return problem.__cause__.key
        raise
    return None


def run_case(game: Game, scenario: Scenario, case: Case) -> None:
    """Plays one of `scenario.whole_cases()` and compares everything it expects."""
    if case.setup_refused is None:
        CaseRun(game, scenario, case).run()
    elif (found := refused_setup(game, scenario, case)) != case.setup_refused:
        raise Mismatch(
            "scenario-mismatch",
            scenario=scenario.id,
            case=case.name,
            step=0,
            what="setup_refused",
            expected=case.setup_refused,
            found=str(found),
        )
