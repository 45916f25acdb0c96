"""OpenSpiel: our games as Python games of `pyspiel`, registered on import. Needs the extra `auberge[openspiel]`.

    import auberge.lab.envs.openspiel

    game = pyspiel.load_game("auberge_valletta(players=3,rewards=points,supply=limited)")
    state = game.new_initial_state()

All chance is explicit: dice are one node with every throw, a shuffle is one node for each card. Observations are
tensors and strings. Information states, which remember all that a seat was ever told, are strings only: no tensor is
long enough for every game.
"""

from collections.abc import Callable, Mapping
from random import Random
from typing import ClassVar, Final

import msgspec
import numpy as np
import pyspiel

from auberge.core.protocol import CHANCE, OVER, Meta
from auberge.core.setup import MAX_SEED, settle_setup
from auberge.games import NAMES
from auberge.games import load as load_game
from auberge.lab.envs.drawing import MOST_OUTCOMES
from auberge.lab.envs.observation import spec
from auberge.lab.envs.open_table import OpenTable
from auberge.lab.envs.rewards import bound_of, rewards_named, rewards_of

MOST_DECISIONS: Final = 100_000  # far beyond any game of ours
MOST_DRAWS: Final = 100_000
Parameter = bool | int | str


class State(pyspiel.State):
    """A table as OpenSpiel knows it; `table` is all that our side keeps of it."""

    def __init__(self, game: "SpielGame") -> None:
        super().__init__(game)
        self.table = game.new_table()

    def current_player(self) -> int:
        """The player that decides, chance, or no one any more."""
        actor = self.table.actor
        if actor == OVER:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if actor == CHANCE else actor

    def _legal_actions(self, player: int) -> list[int]:
        return self.table.legal() if player == self.table.actor else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What chance may give, with probabilities."""
        return self.table.outcomes()

    def _apply_action(self, action: int) -> None:
        if self.table.actor == CHANCE:
            self.table.draw(action)
        else:
            self.table.play(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == int(pyspiel.PlayerId.CHANCE):
            return self.table.outcome_text(action)
        return self.table.game.write(self.table.game.move(action))

    def is_terminal(self) -> bool:
        return self.table.actor == OVER

    def returns(self) -> list[float]:
        """The rewards of all players; nothing before the end."""
        game = self.get_game()
        assert isinstance(game, SpielGame)
        result = self.table.position.result()
        return [0.0] * self.num_players() if result is None else rewards_of(result, game.rewards)

    def _to_observation_struct(self, player: int) -> object:
        """What a player sees by name, as the page is told it."""
        return msgspec.to_builtins(self.table.view(player), str_keys=True)

    def __str__(self) -> str:
        return str(self.table)


class Observer:
    """What a player sees (OpenSpiel's `PyObserver`): as named tensors and as a string."""

    def __init__(self, name: str, seats: int) -> None:
        described = spec(name, seats)
        self.tensor = np.zeros(described.size, np.float32)
        self.dict = {
            field.name: self.tensor[place].reshape(field.shape or (1,))
            for field, place in zip(described.fields, described.places().values(), strict=True)
        }

    def set_from(self, state: State, player: int) -> None:
        """Writes the observation of a player into the tensors."""
        self.tensor[:] = state.table.observation(player)

    def string_from(self, state: State, player: int) -> str:
        """The observation of a player in words."""
        return state.table.observation_text(player)


class RecallObserver:
    """What a player was ever told and sees now: as a string only."""

    def __init__(self) -> None:
        self.tensor: None = None
        self.dict: dict[str, np.ndarray] = {}

    def set_from(self, state: State, player: int) -> None:
        """Writes nothing: there is no tensor."""

    def string_from(self, state: State, player: int) -> str:
        """The information state of a player."""
        return state.table.information_text(player)


class SpielGame(pyspiel.Game):
    """One of our games with its parameters: `players`, `start_player`, `rewards`, and the game's options by name."""

    name: ClassVar[str]

    def __init__(self, params: Mapping[str, Parameter] | None = None) -> None:
        """The game with these parameters. BadSetup names what is wrong."""
        rules = load_game(self.name)
        chosen = _parameters_of(rules.meta) | dict(params or {})
        self.rewards = rewards_named(str(chosen["rewards"]))
        options = {option.name: chosen[option.name] for option in rules.meta.options}
        players = int(chosen["players"])
        setup = settle_setup(rules.meta, seats=players, seed=0, options=options, start_seat=int(chosen["start_player"]))
        self._start: Final = OpenTable(rules, rules.start(setup, pausing=True))
        bound = bound_of(self.rewards)
        info = pyspiel.GameInfo(
            num_distinct_actions=rules.space,
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=players,
            min_utility=-bound,
            max_utility=bound,
            utility_sum=0.0,
            max_game_length=MOST_DECISIONS,
        )
        super().__init__(type_of(self.name), info, dict(params or {}))

    def new_table(self) -> OpenTable:
        """The table before its first step."""
        return self._start.__deepcopy__({})

    def new_initial_state(self) -> State:
        return State(self)

    def max_chance_nodes_in_history(self) -> int:
        return MOST_DRAWS

    def make_py_observer(
        self, iig_obs_type: pyspiel.IIGObservationType | None = None, params: Mapping[str, Parameter] | None = None
    ) -> Observer | RecallObserver | None:
        """An observer for one player with all that it may know; there are none for public or private things alone."""
        if params:
            raise ValueError(f"There are no parameters for observations: {dict(params)}")
        kind = pyspiel.IIGObservationType(perfect_recall=False) if iig_obs_type is None else iig_obs_type
        if not kind.public_info or kind.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER:
            return None
        return RecallObserver() if kind.perfect_recall else Observer(self.name, self.num_players())


Resampler = Callable[[pyspiel.State, int], State]


def resampler(seed: int = 0) -> Resampler:
    """For `ISMCTSBot.set_resampler`: other states that the player who decides cannot tell from this one.

    They know nothing of the real one, not even its history, so that no search can peek."""
    random = Random(seed)

    def resample(state: pyspiel.State, player: int) -> State:
        game = state.get_game()
        assert isinstance(state, State)
        assert isinstance(game, SpielGame)
        twin = game.new_initial_state()
        twin.table = state.table.imagined(player, random.randrange(MAX_SEED))
        return twin

    return resample


def short_name(game_name: str) -> str:
    """The name a game is registered under."""
    return f"auberge_{game_name}"


def _parameters_of(meta: Meta) -> dict[str, Parameter]:
    """Every parameter with its default."""
    table: dict[str, Parameter] = {"players": meta.min_seats, "start_player": 0, "rewards": "places"}
    return table | {option.name: option.default for option in meta.options}


def type_of(name: str) -> pyspiel.GameType:
    """What OpenSpiel is told about a game."""
    meta = load_game(name).meta
    kinds = pyspiel.GameType
    return pyspiel.GameType(
        short_name=short_name(name),
        long_name=f"Auberge: {name.replace('_', ' ').title()}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=(kinds.Information.IMPERFECT_INFORMATION if meta.hidden else kinds.Information.PERFECT_INFORMATION),
        utility=kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=meta.max_seats,
        min_num_players=meta.min_seats,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification=_parameters_of(meta),
    )


def _register(name: str) -> None:
    """Registers a class of its own for the game: OpenSpiel keeps it beyond the end of Python, where nothing that is not
    a class can be let go."""
    pyspiel.register_game(type_of(name), type(f"{name.title().replace('_', '')}Game", (SpielGame,), {"name": name}))


for _name in NAMES:
    _register(_name)
