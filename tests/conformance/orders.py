"""Checks of single moves: legal ones apply, all others are refused by a rule of the canon and change nothing."""

from collections.abc import Iterable
from functools import lru_cache, reduce
from operator import or_

import msgspec
import pytest

from auberge.canon import canon
from auberge.core.errors import BadMove, MoveRefused
from auberge.core.protocol import Event, Game, Move, Position, Seat, View


class Foreign(Move, frozen=True):
    """A move of no game."""


@lru_cache(maxsize=8)
def rule_ids(name: str) -> frozenset[str]:
    """Every id of a game's canon."""
    return frozenset(canon(name))


def platform_moves(game: Game) -> tuple[Move, ...]:
    """The moves without number and fields: those of the platform, which no list of legal moves holds."""
    numbered = {type(game.move(action)) for action in range(game.space)}
    return tuple(kind() for kind in game.move_types if kind not in numbered and not kind.__struct_fields__)


def check_legal_moves(game: Game, p: Position) -> None:
    """Every legal move of a position has its name and applies; checked or unchecked play comes to the same."""
    if p.actor() < 0:
        return
    legal, before, seat = p.legal(), p.fields(), Seat(p.actor())
    assert len(set(legal)) == len(legal) >= 1, "a decision asked has an answer, and no answer twice"
    assert [game.action(move) for move in game.moves(p)] == legal, "moves are named in the order of legal()"
    for action in legal:
        played, applied, move = p.clone(), p.clone(), game.move(action)
        assert game.why_not(p, seat, move) is None
        game.play(played, seat, move)
        applied.apply(action)
        assert played.fields() == applied.fields(), f"play and apply agree on {game.write(move)}"
        assert game.check(played) == [], f"after {game.write(move)}"
        assert played.facts == []
    assert p.fields() == before, "looking at moves changes nothing"


def check_refused(game: Game, p: Position, seat: Seat, move: Move) -> None:
    """This move of this seat is refused by a rule of the canon, the same by why_not and play, and nothing changes."""
    what = f"{game.write(move)} by seat {seat + 1}"
    before = p.fields()
    reason = game.why_not(p, seat, move)
    assert reason is not None, f"{what} is not legal"
    with pytest.raises(MoveRefused) as refused:
        game.play(p, seat, move)
    assert p.fields() == before, f"{what} is refused but changes something"
    assert p.facts == [], f"{what} is refused but leaves facts behind"
    assert refused.value.rule in rule_ids(game.meta.name), f"{what} is refused by a rule that is not in the canon"
    assert (refused.value.rule, refused.value.key) == (reason.rule, f"refusal-{reason.reason}")
    assert dict(refused.value.values) == {"rule": reason.rule, **reason.values}


def check_refusals(game: Game, p: Position, seats: int, actions: Iterable[int]) -> None:
    """Of these actions all that are not legal are refused, and everything by a seat that is not to decide."""
    actor = p.actor()
    legal = set(p.legal()) if actor >= 0 else set()
    others = [Seat(seat) for seat in (-1, *range(seats + 1)) if seat != actor]
    for action in actions:
        move = game.move(action)
        if actor >= 0 and action not in legal:
            check_refused(game, p, Seat(actor), move)
        check_refused(game, p, others[action % len(others)], move)


def check_platform_moves(game: Game, p: Position) -> None:
    """A move of the platform is carried out or refused like any other; what is no move of the game is no move."""
    for seat in map(Seat, range(-1, game.meta.max_seats + 1)):
        for move in platform_moves(game):
            if game.why_not(p, seat, move) is not None:
                check_refused(game, p, seat, move)
            else:
                played = p.clone()
                game.play(played, seat, move)
                assert game.check(played) == []
    before = p.fields()
    with pytest.raises(BadMove):
        game.play(p, Seat(p.actor()), Foreign())
    assert p.fields() == before


def check_notation(game: Game) -> None:
    """Number, name, text and JSON of every action lead back to each other; no two actions share a text."""
    texts: set[str] = set()
    for action in range(game.space):
        move = game.move(action)
        text = game.write(move)
        assert type(move) in game.move_types
        assert game.action(move) == action, f"{text} keeps its number"
        assert game.read(text) == move, f"{text} is read as it was written"
        check_json(game, move)
        texts.add(text)
    assert len(texts) == game.space, "every action has a text of its own"
    for move in platform_moves(game):
        assert game.read(game.write(move)) == move
        check_json(game, move)
        with pytest.raises(BadMove):
            game.action(move)
    with pytest.raises(BadMove):
        game.read("no move at all")


def check_outcomes(game: Game, p: Position) -> None:
    """Every outcome of chance that is possible now leads back from its text."""
    texts = [game.write_outcome(p, outcome) for outcome in p.outcomes()]
    assert [game.read_outcome(p, text) for text in texts] == p.outcomes()
    assert len(set(texts)) == len(texts)
    drawn = p.clone().draw()
    assert p.can_happen(drawn), "what is drawn is possible"
    assert drawn in (p.outcomes() or [drawn]), "what is drawn is listed"
    text = game.write_outcome(p, drawn)
    assert not text or game.read_outcome(p, text) == drawn, f"{text} is read as it was written"
    for action in range(game.space):
        written = game.write(game.move(action))
        assert game.read_outcome(p, written) is None, f"{written} is no outcome of chance"


@lru_cache(maxsize=32)
def _reader(kinds: tuple[type, ...]) -> msgspec.json.Decoder[object]:
    """Reads JSON of any of these types, told apart by their tags."""
    return msgspec.json.Decoder(reduce(or_, kinds))


def check_json(game: Game, thing: Move | Event | View) -> None:
    """A move, event or view comes back from JSON as it was, read as what the game says it may be."""
    kinds: tuple[type, ...] = (game.view_type,)
    if isinstance(thing, Move | Event):
        kinds = game.move_types if isinstance(thing, Move) else game.event_types
    assert _reader(kinds).decode(msgspec.json.encode(thing)) == thing, "it comes back from JSON as it was"


def check_types(game: Game) -> None:
    """The view lists the moves of the game by type; all that travels has a tag of its own, which is required."""
    schema = msgspec.json.schema(game.view_type)["$defs"]
    listed = schema[game.view_type.__name__]["properties"]["moves"]["items"]
    assert {kind.__name__ for kind in game.move_types} == {name.rpartition("/")[2] for name in _references(listed)}
    for base, kinds in ((View, (game.view_type,)), (Move, game.move_types), (Event, game.event_types)):
        _check_kinds(base, kinds)


def _check_kinds(base: type[msgspec.Struct], kinds: tuple[type[msgspec.Struct], ...]) -> None:
    siblings = {kind for kind in base.__subclasses__() if kind.__module__ == kinds[0].__module__}
    assert siblings == set(kinds), "no kind is forgotten in the union"
    tags = [kind.__struct_config__.tag for kind in kinds]
    assert len(set(tags)) == len(tags), f"every kind has a tag of its own: {tags}"
    described = msgspec.json.schema_components(kinds)[1]
    for kind in kinds:
        field = str(kind.__struct_config__.tag_field)
        assert field in described[kind.__name__]["required"], f"{kind.__name__} is told by its {field}"


def _references(items: dict[str, list[dict[str, str]]]) -> list[str]:
    one = [{"$ref": str(items.get("$ref"))}]  # a game with a single kind of move
    return [item["$ref"] for item in items.get("anyOf", one)]
