"""The lobby, over HTTP: the games there are, opening a table, who sits where."""

import msgspec

from auberge.analysis.coaching import OFF, Degree
from auberge.core.protocol import OptionValue, Seat
from auberge.wire.parts import (
    ANSWER_WAIT,
    Ending,
    Holder,
    HouseState,
    Part,
    Problem,
    RawFacts,
    State,
    Waiting,
)


class OptionInfo(Part, frozen=True):
    """A rule option a table may choose; words under `<game>-option-<name>`."""

    name: str
    default: OptionValue
    choices: tuple[OptionValue, ...]
    rule: str
    most_seats: dict[str, int]


class GameInfo(Part, frozen=True):
    """A game that can be played here."""

    name: str
    min_seats: int
    max_seats: int
    options: tuple[OptionInfo, ...]
    presets: dict[str, dict[str, OptionValue]]
    rules_version: int
    bots: tuple[str, ...]
    hidden: bool  # seats see different things: people round one screen pass it on
    throws: bool  # chance is in the players' hands: dice they throw
    asks: tuple[str, ...]  # how a seat may want to be asked in secret; words under `<game>-asks-<name>`
    data_bytes: int  # the longest house data that is read
    programs: tuple[str, ...] = ()  # that may be chosen as bots, by `program:NAME`


class HouseData(Part, frozen=True):
    """House data (TOML) to be checked before a table is opened with it."""

    data: str


class DataChecked(Part, frozen=True):
    """Whether house data can be played: what is wrong with it, naming entry and field; or nothing, with warnings as
    keys of sentences, and how many facts are known how well."""

    problem: Problem | None = None
    warnings: tuple[str, ...] = ()
    known: dict[str, int] = msgspec.field(default_factory=dict)


class DataFacts(Part, frozen=True):
    """A data file as JSON, sources included, whether or not it can be played; or nothing, and why it is no TOML."""

    facts: RawFacts
    problem: Problem | None = None


class SeatOrder(Part, frozen=True):
    """Who shall sit at one seat: somebody at this screen, whoever has the link, or a bot."""

    holder: Holder
    name: str = ""
    bot: str | None = None


class OpenTable(Part, frozen=True):
    """The wish for a new table. An open start seat is drawn."""

    game: str
    seats: tuple[SeatOrder, ...]
    name: str = ""
    start_seat: Seat | None = None
    options: dict[str, OptionValue] = msgspec.field(default_factory=dict)
    data: str | None = None
    answer_wait: float = ANSWER_WAIT  # one of ANSWER_WAITS: seconds, on average, before a secret pass takes hold
    answer_limit: float | None = None  # one of ANSWER_LIMITS: seconds until the clock passes; 0: with the wait
    free_text: bool = False  # those who hold seats may write to each other in their own words
    coach: Degree = OFF  # how much of a coach those at this screen wish for


class StandIn(Part, frozen=True):
    """How the others may let a bot play for somebody who is away, and how it stands with that."""

    opens: float  # from when on, in seconds since 1970
    least: str  # the weakest bot they may choose
    bot: str | None = None  # the one that is proposed
    agreed: tuple[Seat, ...] = ()
    missing: tuple[Seat, ...] = ()  # the seats whose word is missing, as it was when this was told


class SeatInfo(Part, frozen=True):
    """Who sits at a seat. `bot` plays it now; with a holder `here` or `link` it stands in for somebody who left. Since
    when that is so, or since when they are away, is told if it is known."""

    name: str
    holder: Holder
    bot: str | None
    present: bool
    since: float | None = None
    hints: bool = False  # the person agrees that everybody may ask for hints
    coach: Degree = OFF  # how much of a coach the person wishes for
    stand_in: StandIn | None = None  # only where the person is away and plays themselves
    program: bool = False  # a program is here that plays this seat by its link
    faults: tuple[
        str, ...
    ] = ()  # how the program that is this seat's bot failed, each time; words: `web-program-fault`


class SeatChance(Part, frozen=True):
    """What the device of a seat adds to the chance: the promise of a number, then the number. Both in hexadecimal."""

    promise: str | None
    number: str | None


class ChanceInfo(Part, frozen=True):
    """Sealed chance (docs/how-to/fair-chance.md): the seal of the table's secret, shown before the first draw, and what
    the seats add. Numbers are told once promises are closed; then the game begins."""

    seal: str
    seats: tuple[SeatChance, ...]
    closed: bool
    begun: bool


class TableInfo(Part, frozen=True):
    """What everybody may know of a table. A start seat that is left to chance is not known before the game begins."""

    id: str
    name: str
    game: str
    rules_version: int
    options: dict[str, OptionValue]
    house_data: bool
    start_seat: Seat | None
    seats: tuple[SeatInfo, ...]
    state: State
    opened: float  # seconds since 1970
    answer_wait: float
    answer_limit: float | None
    hints: bool  # hints are given here: nobody sits elsewhere, or everybody agrees
    free_text: bool  # those who hold seats may write to each other in their own words
    hosts: tuple[Seat, ...]  # the seats whose people may switch that
    chance: ChanceInfo | None = None  # None: a table of before there were seals
    coach: Degree = OFF  # what all people agree on
    coached: bool = False  # there was a coach at some time of the game


class TableOpened(Part, frozen=True):
    """A table is ready. A seat's secret is told once, here, to the browser that opened the table; a bot has none."""

    table: TableInfo
    secrets: tuple[str | None, ...]


class Reach(Part, frozen=True):
    """Where other devices reach this server: addresses to put before a path, the likeliest first. Whether the house is
    open to them, or that is set and not to be changed by whoever asks; and whether somebody has answered yet."""

    addresses: tuple[str, ...]
    house: HouseState
    answered: bool


class HouseWish(Part, frozen=True):
    """Whether the devices of the house shall reach this server."""

    open: bool


class StatusWish(Part, frozen=True):
    """The tables a browser remembers."""

    tables: tuple[str, ...]


class TableStatus(Part, frozen=True):
    """How one of them stands, and how its game ended; nothing but the id if there is no such table any more."""

    id: str
    table: TableInfo | None
    waiting: Waiting | None
    ending: Ending | None = None


class Again(Part, frozen=True):
    """The next table with the same seats; everybody's secret opens it too."""

    table: TableInfo
