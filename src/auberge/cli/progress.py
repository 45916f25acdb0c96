"""How far a learner has come: one small file beside the saved games."""

from pathlib import Path

import msgspec

from auberge.cli import saves
from auberge.cli.usage import SaveFailed
from auberge.folders import data_folder
from auberge.lessons.run import LessonState


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


def progress_file() -> Path:
    """Where it is kept."""
    return data_folder() / "lessons.json"


def load() -> Progress:
    """What is kept; nothing, if there is no such file or it is none of ours."""
    try:
        return msgspec.json.decode(progress_file().read_bytes(), type=Progress)
    except (OSError, msgspec.MsgspecError):
        return Progress()


def save(progress: Progress) -> None:
    """Keeps it. SaveFailed if it cannot be written."""
    try:
        saves.write_whole(progress_file(), msgspec.json.encode(progress))
    except SaveFailed as problem:
        raise SaveFailed("lesson-not-kept", **problem.values) from problem
