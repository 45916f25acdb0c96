"""The targets of a card as one number, as the log and the response window keep them (M-LOG-01, M-LOSE-15)."""

from random import Random

from auberge.games.malta import tables as t
from auberge.games.malta.engine import Engine
from auberge.games.malta.rules.announcement import packed_targets, unpack_targets

MOST = {"player": 5, "space": 48, "second_space": 48, "direction": 7, "quarters": 3, "line": 13}


def test_targets_are_named_again_as_they_were_packed() -> None:
    chooser = Random(1)
    for _ in range(50):
        named = {name: chooser.randint(0 if name == "quarters" else -1, most) for name, most in MOST.items()}
        p, again = Engine(), Engine()
        for name, value in named.items():
            setattr(p, name, value)
        again.target = t.PLAYER
        unpack_targets(again, packed_targets(p))
        assert {name: getattr(again, name) for name in MOST} == named
        assert again.target == t.NOTHING
