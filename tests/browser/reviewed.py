"""Reviews that lie ready: tests walk through costly decisions without anybody having to think for a minute."""

from collections.abc import Sequence

import msgspec

from auberge.analysis.chances import Estimate
from auberge.analysis.review import VERSION, Costly, CurvePoint, Review
from auberge.core.protocol import Move, Seat
from auberge.server.settings import Settings, database_url
from auberge.server.storage import storage_at

from .house import House
from .positions import Laid, run

SURE = Estimate(0.08, 0.05, 0.11)
MADE, BETTER = Estimate(0.46, 0.44, 0.48), Estimate(0.54, 0.52, 0.56)


def decisions(table: Laid, seat: int, kinds: Sequence[str]) -> list[Costly]:
    """For each of these kinds the first decision of a seat that could have been another one of the same kind."""
    game, steps = table.history.game, table.history.session.match.steps
    found: list[Costly] = []
    for kind in kinds:
        for number, step in enumerate(steps):
            if step.seat != seat or step.move is None or kind_of(step.move) != kind:
                continue
            view = game.view(table.history.session.at(number).position, Seat(seat))
            others = [move for move in view.moves if kind_of(move) == kind and move != step.move]
            if others:
                texts = game.write(step.move), game.write(others[-1])
                found.append(Costly(number, seat, *texts, SURE, MADE, BETTER, ()))
                break
    return found


def kind_of(move: Move) -> str:
    return str(type(move).__struct_config__.tag)


def lay_review(house: House, table: Laid, costly: Sequence[Costly]) -> None:
    """Puts a review with these decisions into the house's database."""
    seats = table.history.setup.seats
    steps = len(table.history.standing)
    even = (Estimate(1 / seats, 0.3, 0.7),) * seats
    by_seat = tuple(tuple(one for one in costly if one.seat == seat) for seat in range(seats))
    curve = (CurvePoint(0, even), CurvePoint(steps, even))
    review = Review(table.history.game.meta.name, seats, steps, curve, by_seat, (SURE,) * seats, (10,) * seats)

    async def store() -> None:
        storage = storage_at(database_url(Settings(), house.folder))
        await storage.open()
        await storage.keep_review(table.id, VERSION, msgspec.json.encode(review).decode())
        await storage.close()

    run(store())
