"""A preset of a game names several option values at once; what is said after it wins."""

import pytest

from auberge.cli.seating import read_options
from auberge.core.errors import BadSetup
from auberge.games.valletta.game import GAME
from tests.canon import rule


@rule("V-OPT-01", "V-OPT-02")
def test_the_french_edition_makes_effects_optional_and_gives_no_bonus_for_upgrades() -> None:
    assert read_options(GAME, ["french_edition"]) == {"effect_execution": "optional", "bonus_on_upgrade": False}


def test_an_option_named_after_the_preset_wins() -> None:
    found = read_options(GAME, ["french_edition", "bonus_on_upgrade=true", "supply=limited"])
    assert found == {"effect_execution": "optional", "bonus_on_upgrade": True, "supply": "limited"}


def test_a_preset_takes_no_value_and_belongs_to_its_game() -> None:
    with pytest.raises(BadSetup):
        read_options(GAME, ["french_edition=true"])
    with pytest.raises(BadSetup):
        read_options(GAME, ["english_edition"])
