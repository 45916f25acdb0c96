"""The values a game comes with stay as they are: a stored game does not name them, it only says that it uses them.

Who changes one (a reconstructed value, say, with good evidence) must let stored games find the earlier values, then
raise `rules_version` and write the new digest down here. Sources and notes may change freely.
"""

import hashlib
import json
import tomllib

import pytest

from auberge import games
from auberge.core.datafile import shipped_text

DIGESTS = {
    ("saint_malo", 1): "f57780dd1abfc9e9",
    ("valletta", 1): "04b12be6c82df24e",
    ("malta", 1): "4e4c39d2eda7d3c5",
}
ABOUT = ("source", "provenance")


def values_of(text: str) -> object:
    def strip(value: object) -> object:
        if isinstance(value, dict):
            return {name: strip(inner) for name, inner in value.items() if name not in ABOUT}
        return [strip(inner) for inner in value] if isinstance(value, list) else value

    return strip(tomllib.loads(text))


def digest_of(text: str) -> str:
    return hashlib.sha256(json.dumps(values_of(text)).encode()).hexdigest()[:16]


@pytest.mark.parametrize("name", games.NAMES)
def test_stored_games_find_the_values_they_were_played_with(name: str) -> None:
    assert digest_of(shipped_text(name)) == DIGESTS[name, games.load(name).meta.rules_version]


def test_a_digest_sees_values_and_not_what_is_said_about_them() -> None:
    text = shipped_text("valletta")
    assert digest_of(text.replace('lines = "DE 20;', 'lines = "DE 21;')) == digest_of(text)
    assert digest_of(text.replace("gold = 42", "gold = 41")) != digest_of(text)
