"""The games that have a catalogue, as the tests of words see them: what each can say, and what its fields can hold."""

from collections.abc import Mapping, Sequence
from types import ModuleType
from typing import Final, get_args, get_type_hints

from msgspec import Struct

from auberge.core.protocol import Event, Game, Move, Seat, Setup
from auberge.core.setup import settle_setup
from auberge.games.malta import events as m_events
from auberge.games.malta import phases as m_phases
from auberge.games.malta import printed as m_printed
from auberge.games.malta import tables as m_tables
from auberge.games.malta.game import GAME as MALTA
from auberge.games.saint_malo import events as sm_events
from auberge.games.saint_malo import phases as sm_phases
from auberge.games.saint_malo import tables as sm_tables
from auberge.games.saint_malo import view as sm_view
from auberge.games.saint_malo.game import GAME as SAINT_MALO
from auberge.games.valletta import events as v_events
from auberge.games.valletta import goods as v_goods
from auberge.games.valletta import phases as v_phases
from auberge.games.valletta import tables as v_tables
from auberge.games.valletta.game import GAME as VALLETTA

Domain = tuple[str, tuple[str, ...]]  # the name of a value and everything it can be


class Told(Struct, frozen=True):
    """A game with its words. `boards` are messages for whoever draws it; `fields` says what untyped fields hold."""

    game: Game
    events: tuple[type[Event], ...]
    phases: tuple[str, ...]
    things: Mapping[str, Domain]
    boards: frozenset[str]
    fields: Mapping[str, Sequence[object]]
    setups: tuple[Setup, ...]  # games that together show nearly everything

    @property
    def name(self) -> str:
        return self.game.meta.name


def _events(room: ModuleType) -> tuple[type[Event], ...]:
    kinds = [kind for kind in vars(room).values() if isinstance(kind, type) and issubclass(kind, Event)]
    return tuple(kind for kind in kinds if kind is not Event)


_CHARACTERS: Final = ("character", v_tables.CHARACTER_NAMES)
_GOODS: Final = ("good", v_goods.GOOD_NAMES)
_BUILDINGS: Final = ("building", v_tables.BUILDING_NAMES)
_DECLINABLE: Final = (*v_phases.NAMES[v_phases.MAID : v_phases.PAYMENT], "jean", "bonus", "use")
# fmt: off
_LABELS: Final = (
    "street", "tower", "gate", "barrels", "barrels-left", "barrels-turned", "supply", "draft", "pool", "display",
    "row", "column", "cost", "upgrade-cost", "price", "income", "final-points", "unbuilt", "upgraded", "owner",
    "character", "goods", "hand", "played", "draw-pile", "discard-pile", "known", "unseen", "buildings",
    "houses-left", "points", "first-player", "payment", "proposed", "end-flagged", "end-phase", "out",
)
# fmt: on

SM: Final = Told(
    game=SAINT_MALO,
    events=_events(sm_events),
    phases=sm_phases.NAMES,
    things={
        "saint_malo-face": ("face", sm_tables.FACE_NAMES),
        "saint_malo-character": ("character", sm_tables.CHARACTER_NAMES),
        "saint_malo-letter": ("character", sm_tables.CHARACTER_NAMES),
        "saint_malo-effect": ("character", sm_tables.CHARACTER_NAMES),
        "saint_malo-content": ("content", ("tower", *sm_view.CONTENT_NAMES)),
        "saint_malo-side": ("side", sm_events.SIDES),
        "saint_malo-side-state": ("state", get_args(sm_view.SideState)),
        "saint_malo-question-character": ("character", sm_tables.CHARACTER_NAMES),
        "refusal-wrong-step": ("question", ("crate", "section", "church", "type", "character", "house", "keep")),
    },
    boards=frozenset({"saint_malo-faces", "saint_malo-faces-none"}),
    fields={"faces": [("wall",), *((face,) * 2 for face in sm_tables.FACE_NAMES), ()]},
    setups=(settle_setup(SAINT_MALO.meta, seats=3, seed=4),),
)
V: Final = Told(
    game=VALLETTA,
    events=_events(v_events),
    phases=v_phases.NAMES,
    things={
        "valletta-good": _GOODS,
        "valletta-colour": ("colour", v_tables.COLOUR_NAMES),
        "valletta-character": _CHARACTERS,
        "valletta-the-character": _CHARACTERS,
        "valletta-character-short": _CHARACTERS,
        "valletta-building": _BUILDINGS,
        "valletta-building-short": _BUILDINGS,
        "valletta-source": ("source", v_events.SOURCES),
        "refusal-wrong-step": ("question", (*v_phases.NAMES[v_phases.DRAFT : v_phases.OVER], "shuffle")),
    },
    boards=frozenset(
        {f"valletta-character-{name}" for name in v_tables.CHARACTER_NAMES}
        | {f"valletta-character-{name}-effect" for name in v_tables.CHARACTER_NAMES}
        | {f"valletta-label-{label}" for label in _LABELS}
        | {"valletta-points", "valletta-cards", "valletta-zone", "valletta-jean", "valletta-track"}
        | {"valletta-notice-reconstructed"}
        | {f"valletta-preset-{name}{end}" for name in VALLETTA.meta.presets for end in ("", "-help")}
    ),
    fields={
        "pile": ["hand", *(name for name in v_phases.SHUFFLE_NAMES if name != "hand")],
        "owner": [0, 1],
        "question": _DECLINABLE,
        "building": v_tables.BUILDING_NAMES,
    },
    setups=(
        settle_setup(
            VALLETTA.meta, seats=2, seed=4, options={"effect_execution": "optional", "bonus_on_upgrade": False}
        ),
        settle_setup(VALLETTA.meta, seats=3, seed=4, options={"supply": "limited"}),
    ),
)
_CARDS: Final = ("card", m_tables.CARD_NAMES)
# fmt: off
_MALTA_LABELS: Final = (
    "reconstructed", "board", "row", "column", "turn", "active-player", "start-player", "draw-pile", "discard-pile",
    "plays-due", "hand", "hand-size", "known", "pawn", "home", "exits", "in", "out", "conceded", "racket",
    "blind-faith", "card", "targets", "response", "turn-over", "stays", "passing", "losers", "winner", "log",
)
_MALTA_BOARD: Final = (
    "tagline", "notice-reconstructed", "hand", "hand-none", "space", "space-with-arrows", "start-space", "arrows-none",
    "quarters", "targets", "targets-none", "cards", "due", "blind", "racket", "window",
)
# fmt: on
M: Final = Told(
    game=MALTA,
    events=_events(m_events),
    phases=m_phases.NAMES,
    things={
        "malta-card": _CARDS,
        "malta-card-text": _CARDS,
        "malta-item": ("item", m_tables.CARD_NAMES),
        "malta-direction": ("direction", m_tables.DIRECTION_NAMES),
        "malta-arrows": ("item", m_tables.DIRECTION_NAMES),
        "malta-shape": ("shape", ("circle", *m_printed.SHAPES)),
        "malta-cause": ("cause", (*m_events.CAUSES, "conceded")),
        "malta-status": ("status", ("in", "out", "conceded")),
        "malta-phase": ("phase", ("draw", "play", "move")),
        "refusal-wrong-step": ("question", (*m_phases.NAMES[m_phases.PLACE : m_phases.OVER], "draw")),
    },
    boards=frozenset(
        {f"malta-card-{name}" for name in m_tables.CARD_NAMES}
        | {f"malta-label-{label}" for label in _MALTA_LABELS}
        | {f"malta-{name}" for name in _MALTA_BOARD}
    ),
    fields={
        "targets": [
            ("2", "up"),
            (),
            ("1",),
            ("2",),
            ("(1,1)",),
            ("(1,1)", "(4,4)"),
            *(("(3,0)", str(quarters)) for quarters in (1, 2, 3)),
            *((f"{axis} {index}", "right") for axis in ("row", "column") for index in range(7)),
            *((direction,) for direction in m_tables.DIRECTION_NAMES),
        ],
        "owners": [(1,), (2,), (1, 2)],
        "quarters": [1, 2, 3],
    },
    setups=(
        settle_setup(MALTA.meta, seats=3, seed=4),
        settle_setup(MALTA.meta, seats=2, seed=4, options={"board": "5x5", "blind_faith": "skip_turn"}),
    ),
)
GAMES: Final = (SM, V, M)


def kind_of(thing: type[Event] | type[Move]) -> str:
    """The kind as keys write it."""
    return str(thing.__struct_config__.tag).replace("_", "-")


def values_of(told: Told, kind: type[Event] | type[Move]) -> dict[str, list[object]]:
    """Everything each field of a move or event can hold; of a number two examples."""
    hints = get_type_hints(kind)
    found: dict[str, list[object]] = {}
    for name in kind.__struct_fields__:
        if name in told.fields:
            found[name] = list(told.fields[name])
        elif hints[name] is Seat:
            found[name] = [0, 1]
        else:
            found[name] = list(get_args(hints[name])) or [1, 2]
    return found
