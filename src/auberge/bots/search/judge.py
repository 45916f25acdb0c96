"""What positions are worth: judges, each of which sees a seat's chances in its own way."""

from mypy_extensions import i64

from auberge.core.position import Position


class Judge:
    """Weighs one seat of a position; only differences between seats, or between ends of a turn, mean something. The
    judges of a game answer the question that raises NotImplementedError here: a plain method, as in `Position`."""

    def strength(self, p: Position, seat: i64) -> float:
        """How strong the seat is."""
        raise NotImplementedError
