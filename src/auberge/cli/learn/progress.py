"""How far someone has come in lessons and puzzles: two small files beside the saved games."""

from pathlib import Path
from typing import TypeVar

import msgspec

from auberge.cli.play import saves
from auberge.cli.usage import SaveFailed
from auberge.folders import data_folder
from auberge.lessons.run import LessonState
from auberge.puzzles.rating import Rating

T = TypeVar("T", bound=msgspec.Struct)


class Progress(msgspec.Struct, forbid_unknown_fields=True):
    """The lessons that are done, and where the others were left, by their ids."""

    done: set[str] = msgspec.field(default_factory=set)
    left: dict[str, LessonState] = msgspec.field(default_factory=dict)

    def leave(self, lesson: str, state: LessonState) -> None:
        """A lesson is left here; one that has only been opened is not begun."""
        if state == LessonState():
            self.left.pop(lesson, None)
        else:
            self.left[lesson] = state

    def finish(self, lesson: str) -> None:
        """A lesson is done."""
        self.done.add(lesson)
        self.left.pop(lesson, None)


class Solving(msgspec.Struct, forbid_unknown_fields=True):
    """Puzzles: the rating in every game, and the ids of those seen, the latest last."""

    ratings: dict[str, Rating] = msgspec.field(default_factory=dict)
    seen: dict[str, list[str]] = msgspec.field(default_factory=dict)

    def see(self, game: str, puzzle: str) -> None:
        """A puzzle is seen, perhaps again."""
        seen = [name for name in self.seen.get(game, []) if name != puzzle]
        self.seen[game] = [*seen, puzzle]


def progress_file() -> Path:
    """Where it is kept of lessons."""
    return data_folder() / "lessons.json"


def solving_file() -> Path:
    """Where it is kept of puzzles."""
    return data_folder() / "puzzles.json"


def load() -> Progress:
    """What is kept; nothing, if there is no such file or it is none of ours."""
    return _read(progress_file(), Progress) or Progress()


def save(progress: Progress) -> None:
    """Keeps it. SaveFailed if it cannot be written."""
    _write(progress_file(), progress, "lesson-not-kept")


def load_solving() -> Solving:
    """What is kept of puzzles; nothing, if there is no such file or it is none of ours."""
    return _read(solving_file(), Solving) or Solving()


def save_solving(solving: Solving) -> None:
    """Keeps it. SaveFailed if it cannot be written."""
    _write(solving_file(), solving, "puzzles-not-kept")


def _read(file: Path, kind: type[T]) -> T | None:
    try:
        return msgspec.json.decode(file.read_bytes(), type=kind)
    except (OSError, msgspec.MsgspecError):
        return None


def _write(file: Path, kept: msgspec.Struct, problem_key: str) -> None:
    try:
        saves.write_whole(file, msgspec.json.encode(kept))
    except SaveFailed as problem:
        raise SaveFailed(problem_key, **problem.values) from problem
