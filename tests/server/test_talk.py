"""Words across the table: phrases for everybody, texts among those who hold seats, and no more of them than is good."""

import msgspec
import pytest

from auberge import wire as m
from auberge.core.protocol import Seat
from auberge.table.chat import TEXT_LENGTH, Talk, read_text
from auberge.table.validation import BadMessage
from tests.server.fake_table import FakeTable, Guest, a_stored_table
from tests.server.wire import HERE, LINK, Server, check_words, encode, new_id

RIGHT_TO_LEFT = "\u202e"


class Inn(FakeTable):
    """A table of two people and somebody who watches; its time is the test's."""

    def __init__(self) -> None:
        super().__init__(a_stored_table(seats=("here", "link", "link")))
        self.host, self.guest, self.third, self.stranger = self.seat(0), self.seat(1), self.seat(2), self.seat()

    def _clock(self) -> float:
        return self.time

    def says(self, guest: Guest, phrase: m.Phrase = "well", seat: int | None = None) -> str | None:
        """The key of what is wrong with it, if anything is."""
        return self._heard(guest, m.Say(new_id(), Seat(min(guest.held) if seat is None else seat), phrase))

    def writes(self, guest: Guest, text: str, seat: int | None = None) -> str | None:
        return self._heard(guest, m.Write(new_id(), Seat(min(guest.held) if seat is None else seat), text))

    def _heard(self, guest: Guest, said: m.Say | m.Write) -> str | None:
        before = self._numbers()
        self.table.talk(guest, said)
        assert self._numbers() == before, "words leave no trace in the game"
        answer = guest.told[-1]
        if isinstance(answer, m.Done):
            return None
        assert isinstance(answer, m.Refused)
        check_words(answer.problem)
        return answer.problem.key

    def _numbers(self) -> list[object]:
        history = self.history
        return [history.length, history.game_rows, *(history.mark(viewer) for viewer in history.viewer_logs.viewers)]

    def allow(self, allows: bool = True) -> None:
        self.do(self.host, m.AllowText(new_id(), Seat(0), allows))


def words_of(guest: Guest) -> list[tuple[int, str | None]]:
    """Who said what, as somebody heard it."""
    heard = [told.word for told in guest.told if isinstance(told, m.Heard)]
    return [(word.seat, word.phrase or word.text) for word in heard]


def welcomed(inn: Inn, *held: int) -> list[str | None]:
    """The words that somebody is told who comes now."""
    (welcome,) = [told for told in inn.seat(*held).told if isinstance(told, m.Welcome)]
    return [word.phrase or word.text for word in welcome.words]


# --- phrases --------------------------------------------------------------------------------------------------------


def test_everybody_hears_a_phrase_as_its_name() -> None:
    inn = Inn()
    assert inn.says(inn.guest, "cheers") is None
    assert [words_of(guest) for guest in (inn.host, inn.guest, inn.stranger)] == [[(1, "cheers")]] * 3
    assert welcomed(inn, 2) == welcomed(inn) == ["cheers"]


def test_only_who_holds_a_seat_speaks_for_it() -> None:
    inn = Inn()
    inn.allow()
    for guest, seat, key in (
        (inn.stranger, 0, "server-not-your-seat"),
        (inn.guest, 0, "server-not-your-seat"),
        (inn.guest, 7, "server-no-such-seat"),
    ):
        assert inn.says(guest, seat=seat) == inn.writes(guest, "Hello", seat=seat) == key
    assert words_of(inn.host) == []


def test_a_word_said_again_is_told_once() -> None:
    inn = Inn()
    said = m.Say("once", Seat(1), "thanks")
    for _ in range(5):
        inn.table.talk(inn.guest, said)
        assert inn.guest.told[-1] == m.Done("once", 0)
    assert words_of(inn.host) == [(1, "thanks")]


def test_three_words_at_once_then_one_every_three_seconds() -> None:
    inn = Inn()
    flood = [inn.says(inn.guest) for _ in range(50)]
    assert flood[:3] == [None] * 3
    assert set(flood[3:]) == {"server-talk-fast"}
    assert len(words_of(inn.host)) == 3
    assert inn.says(inn.host) is None, "others still have their say"
    inn.time += 2.9
    assert inn.says(inn.guest) == "server-talk-fast"
    inn.time += 0.2
    assert inn.says(inn.guest) is None


def test_words_go_with_whoever_changes_seats() -> None:
    talk = Talk(lambda: 0.0)
    said = m.Say(new_id(), Seat(0), "well")
    talk.hear(said)
    talk.swap(Seat(0), Seat(2))
    assert [word.seat for word in talk.words(with_texts=True)] == [2]
    assert talk.hear(msgspec.structs.replace(said, seat=Seat(2))) is None, "told already"
    for _ in range(3):
        talk.hear(m.Say(new_id(), Seat(0), "well"))


def test_words_are_not_stored() -> None:
    inn = Inn()
    inn.allow()
    inn.says(inn.host)
    inn.writes(inn.host, "Salute!")
    again = inn.again()
    (welcome,) = [told for told in again.seat(1).told if isinstance(told, m.Welcome)]
    assert welcome.words == ()
    assert welcome.table.free_text, "but whether one may write is"


# --- texts ----------------------------------------------------------------------------------------------------------


def test_texts_are_off_until_a_host_allows_them() -> None:
    inn = Inn()
    assert inn.writes(inn.host, "Hello") == "server-text-off"
    assert inn.refuse(inn.guest, m.AllowText(new_id(), Seat(1), True)).key == "server-not-host"
    assert inn.refuse(inn.guest, m.AllowText(new_id(), Seat(0), True)).key == "server-not-your-seat"
    inn.allow()
    assert inn.writes(inn.guest, "Hello") is None
    inn.allow(False)
    assert inn.writes(inn.guest, "Hello") == "server-text-off"
    assert [told.free_text for told in inn.stranger.told if isinstance(told, m.Seats)][-2:] == [True, False]
    assert welcomed(inn, 2) == [], "what was written is forgotten"


def test_who_only_watches_hears_nothing_of_texts() -> None:
    inn = Inn()
    inn.allow()
    before = len(inn.stranger.told)
    assert inn.writes(inn.guest, "Hello") is None
    assert words_of(inn.host) == words_of(inn.guest) == words_of(inn.third) == [(1, "Hello")]
    assert inn.stranger.told[before:] == []
    assert welcomed(inn, 0) == ["Hello"]
    assert welcomed(inn) == []
    inn.table.look(inn.third, None)
    assert inn.writes(inn.guest, "Still there?") is None
    assert words_of(inn.third)[-1] == (1, "Still there?"), "who holds a seat hears, through whatever eyes they look"


def test_the_host_is_whoever_opened_the_table() -> None:
    hosts = [FakeTable(a_stored_table(seats=seats)).table.broadcast.info().hosts for seats in (
        ("link", "here", "here"), ("bot", "link", "link"), ("bot", "bot"),
    )]  # fmt: skip
    assert hosts == [(1, 2), (1,), ()]


@pytest.mark.parametrize(
    ("written", "read"),
    [
        ("  Well\tdone \n you  ", "Well done you"),
        (f"{RIGHT_TO_LEFT}olleh\u2066\u200b\x07 \ud800", "olleh"),
        ("Z" + "\u0301" * 50 + "oë", "Ź\u0301\u0301oë"),
        ("x" * TEXT_LENGTH, "x" * TEXT_LENGTH),
        ("שלום", "שלום"),
    ],
)
def test_a_text_is_tidied(written: str, read: str) -> None:
    assert read_text(written) == read


@pytest.mark.parametrize(
    ("written", "key"),
    [
        ("", "server-text-empty"),
        (f" {RIGHT_TO_LEFT}\n", "server-text-empty"),
        ("\u200b" * 2_000 + "x", "server-text-empty"),
        ("x" * 141, "server-text-long"),
        ("x " * 5_000, "server-text-long"),
    ],
)
def test_a_text_that_cannot_be_read_is_refused(written: str, key: str) -> None:
    with pytest.raises(BadMessage) as refused:
        read_text(written)
    assert refused.value.key == key


# --- over the wire --------------------------------------------------------------------------------------------------


def test_a_table_is_opened_with_texts(server: Server) -> None:
    wish = m.OpenTable("saint_malo", (HERE, LINK), free_text=True)
    opened = msgspec.json.decode(server.http.post("/api/tables", content=encode(wish)).content, type=m.TableOpened)
    assert opened.table.free_text
    assert not server.open(HERE, LINK).table.free_text
    with server.join(opened, 0) as one, server.join(opened, 1) as other:
        one.say(m.Write(new_id(), Seat(0), "Salute!"))
        heard = other.hear()
        while not isinstance(heard, m.Heard):
            heard = other.hear()
        assert (heard.word.seat, heard.word.text) == (0, "Salute!")
