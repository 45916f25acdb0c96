"""Many games side by side, moved on by one call, and what is seen of them written into memory.

`batch` puts NumPy arrays over this memory. Actions are checked here: the engine itself does not.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from auberge.core import rng
from auberge.core.observer import Observer, Row
from auberge.core.position import CHANCE, Position

PLACES: Final = 0
POINTS: Final = 1
BOTH: Final = 2
POINTS_PER_PLACE: Final = 100.0  # in `BOTH`: as many points ahead count like the first place


class Stepper:
    """The games, and for each of them: the observation and mask of the seat that decides, that seat, rewards, the end.

    Game n plays the seeds `seed + n`, then every `stride` further."""

    def __init__(self, starts: list[Position], observer: Observer, size: i64, space: i64, games: i64) -> None:
        self.starts: Final = starts  # by start seat: the table before its first chance
        self.observer: Final = observer
        self.size: Final = size
        self.space: Final = space
        self.games: Final = games
        self.seats: i64 = len(starts)
        self.stride: int = games
        self.rewarded: i64 = PLACES
        self.seeds: list[int] = []
        self.tables: list[Position] = []
        self.choices: list[list[int]] = [[] for _ in range(games)]  # what is legal in each game
        self.row: Final = Row(games * size)
        self.masks: vec[u8] = vec[u8]([0] * (games * space))
        self.actors: vec[u8] = vec[u8]([0] * games)
        self.dones: vec[u8] = vec[u8]([0] * games)
        self.rewards: vec[float] = vec[float]([0.0] * (games * self.seats))
        self.generator: i64 = 1

    def begin(self, seed: int) -> None:
        """Begins every game, whatever was played before."""
        self.generator = rng.scramble(seed)
        self.seeds = [seed + number for number in range(self.games)]
        self.tables = [self.new_table(number) for number in self.seeds]
        self.forget_rewards()
        for game in range(self.games):
            self.look(game)

    def new_table(self, seed: int) -> Position:
        """The position that a game of this seed begins with."""
        table = self.starts[rng.start_seat(seed, self.seats)].clone()
        table.generator = rng.scramble(seed)
        table.pausing = False
        while table.actor() == CHANCE:
            table.happen(table.draw())
        return table

    def first_illegal(self, actions: list[int]) -> i64:
        """The first game whose action is not legal; -1 if there is none."""
        for game in range(self.games):
            if not self.is_legal(game, actions[game]):
                return game
        return -1

    def is_legal(self, game: i64, action: i64) -> bool:
        """May the seat that decides choose this?"""
        return action >= 0 and action < self.space and self.masks[game * self.space + action] != 0

    def step(self, actions: list[int]) -> None:
        """Carries out one action in every game; one that is not legal loses it. A game that ended begins anew."""
        self.forget_rewards()
        for game in range(self.games):
            table = self.tables[game]
            action: i64 = actions[game]
            if self.is_legal(game, action):
                table.apply(action)
                if table.actor() < 0:
                    self.reward(game, table)
                    self.replace(game)
            else:
                self.punish(game, i64(self.actors[game]))
                self.replace(game)
            self.look(game)

    def look(self, game: i64) -> None:
        """Writes what the seat that decides sees and may do."""
        table = self.tables[game]
        first = game * self.space
        masks = self.masks
        for action in self.choices[game]:
            masks[first + action] = 0
        choices = table.legal()
        for action in choices:
            masks[first + action] = 1
        self.choices[game] = choices
        actor = table.actor()
        self.actors[game] = u8(actor)
        self.row.at = game * self.size
        self.observer.write(table, actor, self.row)

    def replace(self, game: i64) -> None:
        """Begins the next game."""
        self.seeds[game] += self.stride
        self.tables[game] = self.new_table(self.seeds[game])

    def forget_rewards(self) -> None:
        """Nothing has ended yet in this step."""
        for game in range(self.games):
            if self.dones[game] != 0:
                self.dones[game] = 0
                for seat in range(self.seats):
                    self.rewards[game * self.seats + seat] = 0.0

    def reward(self, game: i64, table: Position) -> None:
        """Rewards every seat of a finished game, as `rewards.rewards_of` does."""
        self.dones[game] = 1
        total: i64 = 0
        for seat in range(self.seats):
            total += table.score_of(seat)
        mean = float(total) / float(self.seats)
        for seat in range(self.seats):
            ahead: i64 = 0
            behind: i64 = 0
            for other in range(self.seats):
                if table.is_ahead(other, seat):
                    ahead += 1
                elif table.is_ahead(seat, other):
                    behind += 1
            place = float(behind - ahead) / float(self.seats - 1)  # equal seats share what their places bring
            points = float(table.score_of(seat)) - mean
            if self.rewarded == POINTS:
                place = points
            elif self.rewarded == BOTH:
                place += points / POINTS_PER_PLACE
            self.rewards[game * self.seats + seat] = place

    def punish(self, game: i64, loser: i64) -> None:
        """Ends a game as lost for one seat; all others share the places before it, points are not counted."""
        self.dones[game] = 1
        for seat in range(self.seats):
            self.rewards[game * self.seats + seat] = -1.0 if seat == loser else 1.0 / float(self.seats - 1)

    def draw_actions(self) -> list[int]:
        """A legal action for every game, each with equal chance."""
        drawn: list[int] = []
        for choices in self.choices:
            self.generator = rng.advance(self.generator)
            drawn.append(choices[rng.below(self.generator, len(choices))])
        return drawn
