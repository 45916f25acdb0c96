"""What each viewer has been shown at a table: how often, when last, and which steps stand in its log.

Counted is what this viewer were shown, never what was done. A step that shows them nothing is no line of their log and
moves no number of theirs, now or later, so no number can tell of it (M-LOG-04, M-LOG-06). Once the game is over its
record lies open (M-LOG-05): then every log has a line for every step.
"""

from bisect import bisect_left
from typing import Final

from auberge.core.protocol import Seat
from auberge.table.viewer_progress import Viewer, ViewerProgress

_FEW: Final = 8  # lines that are looked at one by one
LEAP: Final = 1000  # further than any table is ever set back


class ViewerLogs:
    """The viewers around one table. Steps count from 0 here; a line is one of them that was shown."""

    def __init__(self, seats: int, at: float) -> None:
        self.viewers: Final[tuple[Viewer, ...]] = (None, *map(Seat, range(seats)))
        self._lines: Final[dict[Viewer, list[int]]] = {viewer: [] for viewer in self.viewers}
        self.cuts = 0  # how often lines were taken back, or told anew
        self._marks: Final[dict[Viewer, ViewerProgress]] = dict.fromkeys(self.viewers, ViewerProgress(0, 0, at))

    def mark(self, viewer: Viewer) -> ViewerProgress:
        """How far this viewer have seen."""
        return self._marks[viewer]

    def lines(self, viewer: Viewer) -> list[int]:
        """The steps that stand in their log. Not to be changed."""
        return self._lines[viewer]

    def lines_before(self, viewer: Viewer, step: int) -> int:
        """How many lines of their log come before this step: most who ask mean one of the last."""
        lines = self._lines[viewer]
        before = len(lines)
        if before > _FEW and lines[before - _FEW] >= step:
            return bisect_left(lines, step)
        while before and lines[before - 1] >= step:
            before -= 1
        return before

    def saw(self, viewer: Viewer, step: int) -> bool:
        """Whether this step is a line of their log."""
        lines, before = self._lines[viewer], self.lines_before(viewer, step)
        return before < len(lines) and lines[before] == step

    # --- showing --------------------------------------------------------------------------------------------------

    def show(self, viewer: Viewer, at: float) -> None:
        """They are shown that something is otherwise, but no step: that they are asked now, that a turn is final."""
        lines = len(self._lines[viewer])
        self._move_on(viewer, at, lines, kept=lines)

    def show_step(self, viewer: Viewer, step: int, at: float) -> None:
        """They are shown the step that was just made."""
        lines = self._lines[viewer]
        lines.append(step)
        self._move_on(viewer, at, len(lines), kept=len(lines) - 1)

    def take_back(self, viewer: Viewer, step: int, at: float) -> bool:
        """This step and all after it are taken back; whether this viewer had been shown any of them."""
        lines, kept = self._lines[viewer], self.lines_before(viewer, step)
        if kept == len(lines):
            return False
        del lines[kept:]
        self.cuts += 1
        self._move_on(viewer, at, kept, kept)
        return True

    def open_all(self, steps: int, *, anew: bool) -> None:
        """The game is over: every log has a line for each of its steps. Told anew, they may say more."""
        self.cuts += 1
        for viewer, lines in self._lines.items():
            mark = self._marks[viewer]
            alike = next((n for n, step in enumerate(lines) if n != step), len(lines))
            lines[:] = range(steps)
            self._marks[viewer] = ViewerProgress(mark.shown, steps, mark.at, 0 if anew else min(mark.kept, alike))

    def leave_out(self, rows: int, at: float) -> None:
        """This many rows did not work and are left out: no number that may have been told of them comes again. The leap
        is the same however many there were, for some of them may have been secret."""
        leap = (rows // LEAP + 1) * LEAP
        for viewer, mark in self._marks.items():
            self._marks[viewer] = ViewerProgress(mark.shown + leap, mark.step, at)

    def _move_on(self, viewer: Viewer, at: float, lines: int, kept: int) -> None:
        self._marks[viewer] = ViewerProgress(self._marks[viewer].shown + 1, lines, at, kept)
