"""Checking how a table is set up, and settling what it leaves open."""

from collections.abc import Mapping
from typing import Final, TypeVar

import msgspec

from auberge.core import rng
from auberge.core.errors import BadSetup
from auberge.core.protocol import Meta, Option, OptionValue, Seat, Setup

T = TypeVar("T", bound=OptionValue)
MAX_SEED: Final = 2**53 - 1  # a seed survives every JSON reader


def check_seats(meta: Meta, seats: int) -> None:
    """Raises BadSetup if the game is not for this number of seats."""
    if not meta.min_seats <= seats <= meta.max_seats:
        raise BadSetup("setup-seats", seats=seats, low=meta.min_seats, high=meta.max_seats)


def check_setup(meta: Meta, setup: Setup) -> None:
    """BadSetup names the first field that is wrong."""
    check_seats(meta, setup.seats)
    if not 0 <= setup.start_seat < setup.seats:
        raise BadSetup("setup-start-seat", seat=setup.start_seat + 1, high=setup.seats)
    if not 0 <= setup.seed <= MAX_SEED:
        raise BadSetup("setup-seed", seed=str(setup.seed), high=str(MAX_SEED))
    known = {option.name: option for option in meta.options}
    for name, value in setup.options.items():
        if name not in known:
            raise BadSetup("setup-unknown-option", option=name, known=", ".join(known) or "-")
        if not any(type(value) is type(choice) and value == choice for choice in known[name].choices):
            choices = ", ".join(str(choice).lower() for choice in known[name].choices)
            raise BadSetup("setup-option-value", option=name, value=str(value), choices=choices)
        most = known[name].most_seats.get(str(value), setup.seats)
        if setup.seats > most:
            raise BadSetup("setup-option-seats", option=name, value=str(value), seats=setup.seats, most=most)


def every_option(meta: Meta, options: Mapping[str, OptionValue]) -> dict[str, OptionValue]:
    """These options, and the default of every other one."""
    return {option.name: option.default for option in meta.options} | dict(options)


def options_at(meta: Meta, version: int) -> tuple[Option, ...]:
    """The options that a version of the rules began with; an option that was added later has a larger `since`."""
    return tuple(option for option in meta.options if option.since <= version)


def named_options(meta: Meta, options: Mapping[str, T]) -> dict[str, T]:
    """The options that records, tables and views name: those that this version of the rules began with, and a later
    one only if it is not at its default. A game without it is then stored as before the option existed."""
    named = {option.name for option in options_at(meta, meta.rules_version)}
    default = {option.name: option.default for option in meta.options}
    return {name: value for name, value in options.items() if name in named or value != default[name]}


def settle_setup(
    meta: Meta,
    *,
    seats: int,
    seed: int,
    options: Mapping[str, OptionValue] | None = None,
    start_seat: int | None = None,
    data: str | None = None,
) -> Setup:
    """A checked setup with its options filled in; an open start seat is drawn, seeded, with equal chances."""
    if start_seat is None and seats > 0:
        start_seat = int(rng.start_seat(seed, seats))
    setup = Setup(seats, Seat(start_seat or 0), dict(options or {}), seed, data)
    check_setup(meta, setup)
    return msgspec.structs.replace(setup, options=named_options(meta, every_option(meta, setup.options)))


def parse_option(meta: Meta, name: str, text: str) -> OptionValue:
    """The value an option text stands for. BadSetup if there is no such option or value."""
    for option in meta.options:
        if option.name == name:
            for choice in option.choices:
                if str(choice).lower() == text.strip().lower():
                    return choice
            choices = ", ".join(str(choice).lower() for choice in option.choices)
            raise BadSetup("setup-option-value", option=name, value=text, choices=choices)
    raise BadSetup("setup-unknown-option", option=name, known=", ".join(o.name for o in meta.options) or "-")
