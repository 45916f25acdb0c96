from typing import Any

from gymnasium import Env

def check_env(env: Env[Any, Any], *, skip_render_check: bool = False) -> None: ...
