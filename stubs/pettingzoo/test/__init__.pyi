from collections.abc import Callable
from typing import TypeVar

from pettingzoo import AECEnv

Agent = TypeVar("Agent")
Seen = TypeVar("Seen")
Action = TypeVar("Action")

def api_test(env: AECEnv[Agent, Seen, Action], num_cycles: int = 1000) -> None: ...
def seed_test(env_constructor: Callable[[], AECEnv[Agent, Seen, Action]], num_cycles: int = 10) -> None: ...
