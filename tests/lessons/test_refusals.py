"""Refusals met in lessons say what a newcomer can use: what is wrong, and what would be right."""

import pytest

from auberge import games
from auberge.lessons import courses
from auberge.lessons.run import LessonRun, LessonState
from auberge.words import Words

SAID = [
    ("saint_malo", "SM-L2", 2, ["character noble"], "This character needs 5 heads, and you are using 3: noble."),
    ("saint_malo", "SM-L8", 1, ["use wall 1"], "No dark cell is empty."),
    ("valletta", "V-L1", 1, ["play banker"], "Banker: this card still lies on a building."),
    ("valletta", "V-L4", 1, ["play jean_de_la_valette", "hire banker"], "Banker: this card still lies on a building."),
    ("valletta", "V-L6", 2, ["play tax_collector", "bonus gold"], "choose wood, stone or brick."),
    ("malta", "M-L2", 1, ["play give_one 1"], "choose another one who is still in."),
    ("malta", "M-L3", 3, ["play restore_a_space (4,4)"], "Only a 0-circle can be restored."),
    ("malta", "M-L4", 1, ["play shove 2 up"], "That step would take the pawn off the board."),
    ("malta", "M-L7", 2, ["play welcome_back 2"], "Only a player who is out can come back"),
]


@pytest.mark.parametrize(("game", "lesson", "step", "moves", "said"), SAID)
def test_a_refusal_says_what_would_be_right(game: str, lesson: str, step: int, moves: list[str], said: str) -> None:
    run = LessonRun(games.load(game), courses.load(game).lesson(lesson), state=LessonState(step=step - 1))
    answers = [run.play(run.game.read(text)) for text in moves]
    refusal = answers[-1].refusal
    assert refusal is not None
    assert said in Words("en").error(refusal)
