"""A preset of a game names several option values at once; what is said after it wins."""

import pytest

from auberge.cli.play.seating import read_options
from auberge.core.errors import BadSetup
from auberge.games.valletta.game import GAME
from tests.canon import rule


@rule("V-OPT-01", "V-OPT-02", "V-OPT-07")
def test_the_french_edition_makes_effects_optional_gives_no_bonus_for_upgrades_and_spares_no_finished_player() -> None:
    assert read_options(GAME, ["french_edition"]) == {
        "effect_execution": "optional", "bonus_on_upgrade": False, "finished_players_targetable": True,
    }  # fmt: skip


@rule("V-OPT-07")
def test_the_italian_edition_spares_no_finished_player() -> None:
    assert read_options(GAME, ["italian_edition"]) == {"finished_players_targetable": True}


def test_an_option_named_after_the_preset_wins() -> None:
    found = read_options(GAME, ["french_edition", "bonus_on_upgrade=true", "supply=limited"])
    assert found == read_options(GAME, ["french_edition"]) | {"bonus_on_upgrade": True, "supply": "limited"}


def test_a_preset_is_on_or_off_like_an_option() -> None:
    assert read_options(GAME, ["french_edition = True"]) == read_options(GAME, ["french_edition"])
    assert read_options(GAME, ["french_edition=false"]) == {}
    with pytest.raises(BadSetup) as refused:
        read_options(GAME, ["french_edition=maybe"])
    assert refused.value.values["choices"] == "true, false"


def test_a_preset_belongs_to_its_game_and_is_named_among_the_options() -> None:
    for text in ("english_edition", "english_edition=true"):
        with pytest.raises(BadSetup) as refused:
            read_options(GAME, [text])
        assert "french_edition" in str(refused.value.values["known"])
