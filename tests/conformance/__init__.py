"""One suite for every registered game: what each must promise, whatever its rules. See test_conformance.py."""

import pytest

pytest.register_assert_rewrite(
    *(f"{__name__}.{module}" for module in ("copies", "histories", "orders", "secrets", "whole_games", "watching"))
)
