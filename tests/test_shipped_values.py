"""The values a game comes with stay as they are: a stored game does not name them, it only says that it uses them.

Who changes one (a reconstructed value, say, with good evidence) keeps the file of the earlier values for the versions
that had them (`data/valletta.v1.toml`), raises `rules_version` and writes the new digest down here. Sources and notes
may change freely.
"""

import hashlib
import json
import re
import tomllib

import pytest

from auberge import games
from auberge.core.datafile import shipped_text
from auberge.core.errors import BadData

DIGESTS = {
    ("saint_malo", 1): "f57780dd1abfc9e9",
    ("valletta", 1): "04b12be6c82df24e",
    ("valletta", 2): "35ea5fca1c4c96e7",
    ("malta", 1): "4e4c39d2eda7d3c5",
    ("malta", 2): "4e4c39d2eda7d3c5",
}
ABOUT = ("source", "provenance", "rules_version")


def values_of(text: str) -> object:
    def strip(value: object) -> object:
        if isinstance(value, dict):
            return {name: strip(inner) for name, inner in value.items() if name not in ABOUT}
        return [strip(inner) for inner in value] if isinstance(value, list) else value

    return strip(tomllib.loads(text))


def digest_of(text: str) -> str:
    return hashlib.sha256(json.dumps(values_of(text)).encode()).hexdigest()[:16]


@pytest.mark.parametrize(("name", "version"), DIGESTS)
def test_stored_games_find_the_values_they_were_played_with(name: str, version: int) -> None:
    assert digest_of(shipped_text(name, version)) == DIGESTS[name, version]


@pytest.mark.parametrize("name", games.NAMES)
def test_every_version_has_its_digest(name: str) -> None:
    newest = games.load(name).meta.rules_version
    assert [version for game, version in DIGESTS if game == name] == [*range(1, newest + 1)]
    assert shipped_text(name) == shipped_text(name, newest)
    assert tomllib.loads(shipped_text(name))["rules_version"] == newest


def test_a_file_written_for_rules_nobody_knows_yet_is_refused_by_name() -> None:
    for name in games.NAMES:
        game = games.load(name)
        for wrong in (0, game.meta.rules_version + 1):
            text = re.sub("rules_version = .*", f"rules_version = {wrong}", shipped_text(name))
            with pytest.raises(BadData) as caught:
                game.check_data(text)
            assert (caught.value.key, caught.value.values["field"]) == ("bad-data-number", "rules_version")
        game.check_data(re.sub("rules_version = .*", "", shipped_text(name)))


def test_a_digest_sees_values_and_not_what_is_said_about_them() -> None:
    text = shipped_text("valletta")
    assert digest_of(text.replace('lines = "DE 20;', 'lines = "DE 21;')) == digest_of(text)
    assert digest_of(text.replace("gold = 42", "gold = 41")) != digest_of(text)
