"""Writes the TypeScript of everything that travels: the server's messages and every game's views, moves and events.

Usage: python scripts/write_protocol.py [--check]     (--check only says whether the files are up to date)
"""

import importlib
import sys
import typing
from collections.abc import Mapping
from pathlib import Path
from typing import Final

import msgspec
import msgspec.inspect as mi

from auberge import bots, games
from auberge import wire as messages
from auberge.core.protocol import CHANCE, OVER, SOMEBODY, Move, View
from auberge.words import seat_fields

OUT: Final = Path(__file__).parent.parent / "web" / "src" / "lib" / "protocol"
HEAD: Final = "// Written by scripts/write_protocol.py from the Python types. Do not edit.\n"
_PLAIN: Final = {
    mi.IntType: "number",
    mi.FloatType: "number",
    mi.StrType: "string",
    mi.BoolType: "boolean",
    mi.NoneType: "null",
}


def typescript(kind: mi.Type) -> str:
    """The TypeScript of a type; a struct by its name."""
    match kind:
        case mi.Metadata(named, extra=extra):
            return str(extra["typescript"]) if extra else typescript(named)
        case mi.LiteralType(values):
            return " | ".join(_literal(value) for value in values)
        case mi.UnionType(types):
            return " | ".join(typescript(member) for member in types)
        case mi.VarTupleType(item) | mi.ListType(item) | mi.SetType(item) | mi.FrozenSetType(item):
            inner = typescript(item)
            return f"readonly ({inner})[]" if " " in inner else f"readonly {inner}[]"
        case mi.TupleType(items):
            return "readonly [" + ", ".join(typescript(item) for item in items) + "]"
        case mi.DictType(key, value):
            if isinstance(key, mi.LiteralType):
                return f"{{ readonly [key in {typescript(key)}]: {typescript(value)} }}"
            return f"{{ readonly [key: string]: {typescript(value)} }}"
        case mi.StructType(cls):
            return cls.__name__
    if type(kind) in _PLAIN:
        return _PLAIN[type(kind)]
    raise TypeError(f"no TypeScript for {kind}")


def _literal(value: object) -> str:
    return f'"{value}"' if isinstance(value, str) else str(value).lower()


def interface(struct: mi.StructType, told: bool) -> str:
    """A struct as an interface; its tag is always required. What the server tells has every field."""
    lines = [f"export interface {struct.cls.__name__} {{"]
    if struct.tag_field is not None:
        lines.append(f"  readonly {struct.tag_field}: {_literal(struct.tag)};")
    for field in struct.fields:
        if issubclass(struct.cls, View) and field.name == "moves":
            lines.append("  readonly moves: readonly Move[];")
            continue
        left_out = struct.cls.__struct_config__.omit_defaults  # what is as usual is not sent
        optional = "" if field.required or (told and not left_out) else "?"
        lines.append(f"  readonly {field.encode_name}{optional}: {typescript(field.type)};")
    return "\n".join([*lines, "}\n"])


def structs_in(roots: tuple[object, ...]) -> list[mi.StructType]:
    """Every struct these types are made of, each once, parts first."""
    found: dict[type, mi.StructType] = {}

    def walk(kind: mi.Type) -> None:
        match kind:
            case mi.Metadata(inner):
                walk(inner)
            case mi.UnionType(types):
                for member in types:
                    walk(member)
            case mi.VarTupleType(item) | mi.ListType(item):
                walk(item)
            case mi.TupleType(items):
                for member in items:
                    walk(member)
            case mi.DictType(_, value):
                walk(value)
            case mi.StructType(cls, fields) if cls not in found and cls is not Move:  # the union takes its place
                found[cls] = kind
                for field in fields:
                    walk(field.type)

    for kind in mi.multi_type_info(roots):
        walk(kind)
    names = [cls.__name__ for cls in found]
    if len(set(names)) < len(names):
        raise TypeError(f"two types of one name: {sorted(name for name in names if names.count(name) > 1)}")
    return sorted(found.values(), key=lambda struct: struct.cls.__name__)


def union(name: str, members: tuple[type, ...]) -> str:
    """A union type of structs."""
    return f"export type {name} =\n" + "\n".join(f"  | {member.__name__}" for member in members) + ";\n"


def game_page(name: str) -> str:
    """One game's view, moves and events, what explains a view, and the rules that explain the things of the table."""
    game, explaining = games.load(name), importlib.import_module(f"auberge.games.{name}.explaining")
    moves, events, view, explanation = game.move_types, game.event_types, game.view_type, game.explanation_type
    parts = [interface(struct, told=True) for struct in structs_in((view, explanation, *moves, *events))]
    seats = {
        str(kind.__struct_config__.tag): sorted(seat_fields(kind)) for kind in (*moves, *events) if seat_fields(kind)
    }
    table = "".join(f"  {kind}: {_words(fields)},\n" for kind, fields in sorted(seats.items()))
    return "\n".join(
        [
            HEAD + "import type { Sources } from '../fair/sources';\n",
            *parts,
            union("Move", moves),
            union("GameEvent", events),
            f"export type View = {view.__name__};\n",
            f"export type Explanation = {explanation.__name__};\n",
            "/** The rule of the canon that explains each thing of the table. */",
            f"export const RULE_OF = {_record(explaining.RULE_OF)} as const;\n",
            "/** Values of the rules that no house data changes. */",
            f"export const NUMBERS = {_record(explaining.NUMBERS)} as const;\n",
            "/** The components that draws are made from where no house data is played, by the word of the record. */",
            f"export const DRAWN_FROM: Sources = {msgspec.json.encode(game.sources()).decode()};\n",
            "/** The fields of moves and events that name a seat. */",
            f"export const SEAT_FIELDS: {{ readonly [kind: string]: readonly string[] }} = {{\n{table}}};\n",
        ]
    )


def _record(values: Mapping[str, str | int]) -> str:
    return "{\n" + "".join(f"  {key}: {_literal(value)},\n" for key, value in values.items()) + "}"


def _words(names: list[str]) -> str:
    return "[" + ", ".join(f'"{name}"' for name in names) + "]"


def messages_page() -> str:
    """The messages between browser and server, and the unions over all games."""
    roots = (messages.Said, messages.Told, messages.OpenTable, messages.TableOpened, messages.GameInfo, messages.Again)
    more = (
        messages.Reach,
        messages.HouseWish,
        messages.StatusWish,
        messages.TableStatus,
        messages.Story,
        messages.ReviewState,
        messages.Problem,
        messages.Moment,
        messages.Log,
        messages.DataChecked,
        messages.DataFacts,
        messages.CourseInfo,
        messages.LessonWish,
        messages.LessonNow,
        messages.BookInfo,
        messages.PracticeWish,
        messages.PracticeNow,
        messages.SecondTry,
        messages.ExerciseTry,
        messages.ExerciseAnswer,
        messages.PuzzleShelf,
        messages.PuzzleNow,
        messages.PuzzleWish,
        messages.PuzzleTry,
        messages.PuzzleAnswer,
    )
    said = {member.cls for member in structs_in((messages.Said,))}
    asked = said | {messages.OpenTable, messages.SeatOrder, messages.StatusWish}
    asked |= {messages.LessonWish, messages.PracticeWish, messages.ExerciseTry, messages.PuzzleWish, messages.PuzzleTry}
    parts = [interface(struct, told=struct.cls not in asked) for struct in structs_in((*roots, *more))]
    imports = [f'import type * as {name} from "./{name}";' for name in games.NAMES]
    unions = [
        f"export type {kind} = " + " | ".join(f"{name}.{kind}" for name in games.NAMES) + ";\n"
        for kind in ("Move", "GameEvent", "View", "Explanation")
    ]
    return "\n".join(
        [
            HEAD + "\n".join(imports) + "\n",
            *parts,
            union("Said", _members(messages.Said)),
            union("Told", _members(messages.Told)),
            *unions,
            "/** The explanation that belongs to a view. */\nexport type ExplanationOf<V extends View> ="
            + "".join(f"\n  V extends {name}.View ? {name}.Explanation :" for name in games.NAMES)
            + " never;\n",
            f"export const GAMES = {_words(list(games.NAMES))} as const;",
            f"export const OVER = {OVER};\nexport const CHANCE = {CHANCE};\nexport const SOMEBODY = {SOMEBODY};\n",
        ]
    )


def levels_page() -> str:
    """The levels of the computer players, from the weakest to the strongest, and their faces."""
    lines = "".join(f'  {name}: "{level.face}",\n' for name, level in bots.LEVELS.items())
    return (
        f"{HEAD}/** The faces of the computer players' levels, from the weakest to the strongest. */\n"
        f"export const LEVEL_FACES = {{\n{lines}}} as const;\n"
        f"export const LEVELS: readonly string[] = Object.keys(LEVEL_FACES);\n"
    )


def _members(kinds: object) -> tuple[type, ...]:
    return typing.get_args(kinds)


def pages() -> dict[str, str]:
    """Every file to be written, by name."""
    return {"messages.ts": messages_page(), "levels.ts": levels_page()} | {
        f"{name}.ts": game_page(name) for name in games.NAMES
    }


def main(arguments: list[str]) -> int:
    """Writes the files, or checks them."""
    stale = [name for name, text in pages().items() if not (OUT / name).is_file() or (OUT / name).read_text() != text]
    if arguments == ["--check"]:
        print("\n".join(f"web/src/lib/protocol/{name} is out of date" for name in stale) or "up to date")
        return 1 if stale else 0
    OUT.mkdir(parents=True, exist_ok=True)
    for name in stale:
        (OUT / name).write_text(pages()[name])
        print(f"wrote {name}")
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
