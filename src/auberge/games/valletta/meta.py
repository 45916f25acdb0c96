"""Name, seats, options and version of the rules of Valletta."""

from typing import Final

from auberge.core.protocol import Meta, Option

META: Final = Meta(
    name="valletta",
    min_seats=2,
    max_seats=4,
    options=(
        Option(name="effect_execution", default="full", choices=("full", "optional"), rule="V-OPT-01"),
        Option(name="bonus_on_upgrade", default=True, choices=(True, False), rule="V-OPT-02"),
        Option(name="reshuffle_timing", default="on_demand", choices=("on_demand", "when_empty"), rule="V-OPT-03"),
        Option(name="supply", default="unlimited", choices=("unlimited", "limited"), rule="V-OPT-04"),
        Option(name="apprentice_chain", default=False, choices=(False, True), rule="V-OPT-05"),
        Option(
            name="architect_payment", default="optional", choices=("optional", "compulsory_if_able"), rule="V-OPT-06"
        ),
        Option(name="finished_players_targetable", default=False, choices=(False, True), rule="V-OPT-07"),
        Option(
            name="discard_visibility",
            default="owner_only_plus_counts",
            choices=("owner_only_plus_counts", "public"),
            rule="V-OPT-09",
        ),
    ),
    rules_version=2,
    canon="V",
    hidden=True,
    presets={
        "french_edition": {
            "effect_execution": "optional",
            "bonus_on_upgrade": False,
            "finished_players_targetable": True,
        },
        "italian_edition": {"finished_players_targetable": True},
    },
)
