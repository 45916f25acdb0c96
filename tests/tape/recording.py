"""Writes the tapes, and compares what is played now with what is written.

`pytest tests/tape --rewrite-tape` writes them again after a change of messages that is meant; the diff is reviewed like
code. `python -m tests.tape.recording FOLDER` writes every frame of every tape in full: done with two versions, `diff`
shows each change in its words.
"""

import sys
from pathlib import Path
from typing import Final

from tests.tape.browsers import Tape
from tests.tape.script import Plan, on_tape, record
from tests.tape.sitting_room import FILE, GAMES, ask_everything

FOLDER: Final = Path(__file__).parent / "recorded"
ACTUAL: Final = Path(".build/tape")
SEATS: Final = {"malta": range(2, 7), "saint_malo": range(2, 6), "valletta": range(2, 5)}
WHOLE: Final = tuple(Plan(game, seats) for game in GAMES for seats in SEATS[game])
SHORT: Final = tuple(Plan(game, 2, 20) for game in GAMES)
REQUESTS: Final = Plan("requests", 0)
EVERY: Final = (*WHOLE, *SHORT, REQUESTS)
_SHOWN: Final = 1500  # characters of a frame


def file_of(plan: Plan) -> str:
    return FILE if plan is REQUESTS else plan.file


def tape_of(plan: Plan) -> Tape:
    return on_tape(ask_everything) if plan is REQUESTS else record(plan)


def text_of(plan: Plan, tape: Tape) -> str:
    """A tape as it is written: as digests, or in full where it is short."""
    return "\n".join(tape.lines if plan.short is None else tape.whole) + "\n"


def difference(plan: Plan, tape: Tape) -> str | None:
    """The first difference between a tape and what is written of it, in words; the whole tape is written to ACTUAL."""
    path = FOLDER / file_of(plan)
    written, played = path.read_text().splitlines(), text_of(plan, tape).splitlines()
    place = next((n for n, (old, new) in enumerate(zip(written, played, strict=False)) if old != new), None)
    if place is None:
        if len(written) == len(played):
            return None
        place = min(len(written), len(played))
    ACTUAL.mkdir(parents=True, exist_ok=True)
    whole = ACTUAL / f"{path.stem}.jsonl"
    whole.write_text("\n".join(tape.whole) + "\n")
    old, new = (lines[place] if place < len(lines) else "(the end)" for lines in (written, played))
    where = f"{path.name}, line {place + 1}"
    if plan.short is not None:
        return f"{where}\nwritten: {_part(old, new)}\nnow:     {_part(new, old)}\nin full: {whole}"
    step = next((line for line in reversed(played[: place + 1]) if line[:1].isdigit()), "")
    return (
        f"{where}, in step “{step}”\nwritten: {old}\nnow:     {new}\n{_frame(tape, step, old, new)}\n"
        f"in full: {whole}; `python -m tests.tape.recording FOLDER` writes the same with a version that agrees"
    )


def _part(one: str, other: str) -> str:
    """A long line from shortly before where it differs."""
    at = next((n for n, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), 0)
    return f"{one[:40]} … {one[max(40, at - 80) : at + 200]} …"


def _frame(tape: Tape, step: str, old: str, new: str) -> str:
    """The first frame of a line that is not as written."""
    words = list(zip(new.split(), [*old.split(), *[""] * len(new)], strict=False))
    number = next((n for n, (now, before) in enumerate(words) if now != before), 0)
    name, at = new.split(maxsplit=1)[0] if new.startswith("  ") else "", f'{{"step":{step.partition(" ")[0]},'
    found = [line for line in tape.whole if line.startswith(f'{at}"to":"{name}"')]
    if 0 < number <= len(found):
        return f"frame {number} of this step to {name}: {found[number - 1][:_SHOWN]}"
    asked = [line for line in tape.whole if line.startswith(f'{at}"path":') and new.rsplit(maxsplit=1)[-1] in line]
    return asked[0][:_SHOWN] if asked else ""


def main(folder: Path) -> None:
    """Writes every tape in full into a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    for plan in EVERY:
        path = folder / f"{Path(file_of(plan)).stem}.jsonl"
        path.write_text("\n".join(tape_of(plan).whole) + "\n")
        print(path)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
