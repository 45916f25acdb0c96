"""Words across the table: set phrases for everyone, texts of their own among those who hold seats.

Nothing of it is stored, and nothing of it touches the game or its numbers: the last words live as long as the table is
in memory. Spectators say nothing, and are told nothing of texts, not even that there were some.
"""

import unicodedata
from collections.abc import Callable, Iterator
from typing import Final

import msgspec

from auberge import wire as m
from auberge.core.prompts import exchange
from auberge.core.protocol import Seat
from auberge.table.allowance import Allowance
from auberge.table.validation import BadMessage

TEXT_LENGTH: Final = 140
_BURST: Final = 3  # words of one seat at once
_SECONDS: Final = 3.0  # until one more
_KEPT: Final = 40
_MARKS: Final = 2  # accents on one letter: more would grow over the lines above


class Talk:
    """What was said last at one table."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock: Final = clock
        self._words: Final[list[m.Word]] = []  # at most _KEPT; an empty deque would be ten times as large
        self._heard: Final[list[tuple[int, str]]] = []  # as many seats and ids: each word is told once
        self._allowances: Final[dict[int, Allowance]] = {}

    def hear(self, said: m.Say | m.Write) -> m.Word | None:
        """The word that is said; None if it was heard already. BadMessage if it is none, or comes too soon."""
        if (said.seat, said.id) in self._heard:
            return None
        phrase, text = (said.phrase, None) if isinstance(said, m.Say) else (None, read_text(said.text))
        if not self._allowance(said.seat).take():
            raise BadMessage("server-talk-fast")
        word = m.Word(said.seat, self._clock(), phrase, text)
        self._keep(word, said.id)
        return word

    def _keep(self, word: m.Word, intent: str) -> None:
        self._heard.append((word.seat, intent))
        self._words.append(word)
        del self._heard[:-_KEPT], self._words[:-_KEPT]

    def words(self, *, with_texts: bool) -> tuple[m.Word, ...]:
        """The last words, as those who hold seats may know them or those who do not."""
        return tuple(word for word in self._words if with_texts or word.text is None)

    def swap(self, one: Seat, other: Seat) -> None:
        """The people of these two seats have changed places: what they said goes with them."""
        places = {one: other, other: one}
        self._words[:] = [msgspec.structs.replace(word, seat=places.get(word.seat, word.seat)) for word in self._words]
        self._heard[:] = [(places.get(Seat(seat), seat), said) for seat, said in self._heard]
        exchange(self._allowances, one, other)

    def forget_texts(self) -> None:
        """People who come later are not told the texts any more."""
        self._words[:] = self.words(with_texts=False)

    def _allowance(self, seat: Seat) -> Allowance:
        return self._allowances.setdefault(seat, Allowance(1 / _SECONDS, _BURST, self._clock))


def read_text(text: str) -> str:
    """What people write, tidied: no invisible characters, nothing that turns the line round or grows over others.

    BadMessage if nothing is left or it is too long."""
    visible = "".join(c for c in unicodedata.normalize("NFC", text[: 8 * TEXT_LENGTH]) if _is_shown(c))
    tidy = " ".join("".join(_with_few_marks(visible)).split())
    if not tidy:
        raise BadMessage("server-text-empty")
    if len(tidy) > TEXT_LENGTH or len(text) > 8 * TEXT_LENGTH:
        raise BadMessage("server-text-long", most=TEXT_LENGTH)
    return tidy


def _is_shown(character: str) -> bool:
    """Letters, signs and spaces; not what controls the line, has no shape of its own or is not assigned."""
    return unicodedata.category(character)[0] != "C" or character in "\t\n\r"


def _with_few_marks(text: str) -> Iterator[str]:
    marks = 0
    for character in text:
        marks = marks + 1 if unicodedata.category(character)[0] == "M" else 0
        if marks <= _MARKS:
            yield character
