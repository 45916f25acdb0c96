"""Answers out of turn: everybody is asked alike, nothing tells who could have answered, the program may pass."""

import builtins
from collections.abc import Iterable, Sequence
from pathlib import Path

import pytest

from auberge.cli.play import bot_players
from auberge.cli.play.table import Prompt, Table
from auberge.core.match import Match
from auberge.core.prompts import ALWAYS
from auberge.core.protocol import Move, Seat, View
from auberge.words import LANGUAGES, Words
from tests.cli.malta_table import GAME, Paper, arranged, own_view, table_of
from tests.cli.terminal import flat, interrupt_after


def window(bruno: Sequence[str], carla: Sequence[str] = ("stay_put",), kinds: str = "human human human") -> Match:
    """Anna is about to play; the others hold these cards."""
    seats = {
        "1": {"pawn": "(3,3)", "hand": ["draw_two", "drinks_for_all", "sidestep", "shove"]},
        "2": {"pawn": "(5,5)", "hand": list(bruno)},
        "3": {"pawn": "(1,1)", "hand": list(carla)},
    }
    return arranged({"turn": 1, "stage": "play", "seat": seats}, kinds)


class Diary:
    """Types lines, and writes down what the table waits for and what everybody around it sees."""

    def __init__(self, table: Table, paper: Paper, lines: Iterable[str], monkeypatch: pytest.MonkeyPatch) -> None:
        self.table, self.paper = table, paper
        self.prompts: list[Prompt] = []
        self.open_screens: list[str] = []
        self._lines = iter(lines)
        monkeypatch.setattr(builtins, "input", self._typed)
        with pytest.raises(EOFError):
            table.run()

    def _typed(self, _prompt: str = "") -> str:
        prompt = self.table.prompt()
        self.prompts.append(prompt)
        if prompt.kind == "hand_over":
            self.open_screens.append(self.paper.screen())
        for line in self._lines:
            return line
        raise EOFError


# --- around one screen --------------------------------------------------------------------------------------------
def test_everybody_is_asked_in_the_same_way_whatever_they_hold(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Anna announces and confirms, Bruno and Carla come one after another and pass: with and without Negate alike."""
    found: list[tuple[list[Prompt], list[str]]] = []
    for bruno, carla in ((["stay_put"], ["stay_put"]), (["negate"], ["boomerang"]), ([], ["negate", "negate"])):
        table, paper = table_of(window(bruno, carla), tmp_path / "game.json", terminal=True)
        lines = ["", "sidestep up", "", "", "", "", "pass", ""]
        diary = Diary(table, paper, lines, monkeypatch)
        found.append((diary.prompts, diary.open_screens))
    assert found[0] == found[1] == found[2]
    kinds = [(prompt.kind, int(prompt.seat)) for prompt in found[0][0]]
    assert kinds == [
        ("hand_over", 0),
        ("decide", 0),
        ("confirm", 0),
        ("hand_over", 1),
        ("decide", 1),
        ("hand_over", 2),
        ("decide", 2),
        ("hand_over", 0),
        ("decide", 0),
    ]
    assert all(len(screen.splitlines()) <= 2 for screen in found[0][1])


def test_an_answer_is_confirmed_and_told(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    table, paper = table_of(window(["negate"]), tmp_path / "game.json", terminal=True)
    diary = Diary(table, paper, ["", "sidestep up", "", "", "negate", "undo", "negate", "", ""], monkeypatch)
    assert [step.text for step in table.match.steps] == ["play sidestep up", "negate"]
    assert [prompt.kind for prompt in diary.prompts[-3:]] == ["confirm", "hand_over", "decide"]
    assert "Bruno responds with Negate. Bruno cancels Sidestep." in flat(paper.screen())


def test_a_card_is_taken_over_with_new_targets_at_once_or_in_steps(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    for lines in (["boomerang up"], ["boomerang", "up"]):
        table, paper = table_of(window(["boomerang"]), tmp_path / "game.json")
        Diary(table, paper, ["", "shove bruno down", "", "", *lines, ""], monkeypatch)
        assert [step.text for step in table.match.steps if step.text] == ["play shove 2 down", "boomerang 1 up"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_title_of_an_answer_card_is_an_answer_in_every_language(
    language: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Also where it is called like the command that takes a step back."""
    match = window(["negate"])
    match.play(Seat(0), GAME.read("play draw_two"))
    table, _ = table_of(match, tmp_path / "game.json")
    table.words = Words(language)
    table.session.confirm()
    table.hand_over(Seat(1))
    interrupt_after([table.words.say("malta-card-negate").lower()], monkeypatch)
    with pytest.raises(KeyboardInterrupt):
        table.run()
    assert match.steps[-1].text == "negate"


# --- against programs ---------------------------------------------------------------------------------------------
class Clock:
    """Time that passes only by waiting and by thinking."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = 0.0
        monkeypatch.setattr(bot_players, "time", self)

    def monotonic(self) -> float:
        return self.now

    def sleep(self, seconds: float) -> None:
        self.now += seconds


class Ponderer:
    """A computer player that thinks longer the more it can answer, and then passes."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock

    def choose(self, view: View) -> Move:
        self._clock.now += 0.01 + 0.05 * len(view.moves)
        return view.moves[0]


@pytest.mark.parametrize("bruno", [[], ["stay_put"], ["negate"], ["negate", "boomerang"]])
def test_the_time_programs_take_tells_nothing(
    bruno: list[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    clock = Clock(monkeypatch)
    ponderers = lambda _kind, _programs: lambda _game, _seed, _budget: Ponderer(clock)  # noqa: E731
    monkeypatch.setattr(bot_players, "factory_for", ponderers)
    table, paper = table_of(window(bruno, kinds="human squire squire"), tmp_path / "game.json", terminal=True)
    before = clock.now
    Diary(table, paper, ["sidestep up", ""], monkeypatch)
    assert clock.now - before == pytest.approx(bot_players.WAIT)
    assert "Someone may respond…" in paper.getvalue()
    assert "is thinking" not in paper.getvalue()
    assert table.match.steps[-1].text == "pass"


def test_nobody_waits_where_nobody_watches_the_clock(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    clock = Clock(monkeypatch)
    table, paper = table_of(window(["negate"], kinds="human squire squire"), tmp_path / "game.json")
    Diary(table, paper, ["sidestep up", ""], monkeypatch)
    assert clock.now == 0.0


def test_people_who_are_out_are_told_how_it_goes_on(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    clock = Clock(monkeypatch)
    table, paper = table_of(window(["negate"], kinds="human squire squire"), tmp_path / "game.json", terminal=True)
    lines = iter(["concede", "yes"])
    monkeypatch.setattr(builtins, "input", lambda _prompt="": next(lines))
    table.run()
    told = flat(paper.getvalue())
    assert "Only computer players are left; the game is played to the end: Anna concedes." in told
    assert "Squire" not in told
    assert "Bruno wins!" in told or "Carla wins!" in told
    assert "1. Anna (has conceded)" in told
    assert clock.now == 0.0


# --- the program passes -------------------------------------------------------------------------------------------
def test_around_one_screen_the_program_always_passes(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    clock = Clock(monkeypatch)
    for bruno in (["stay_put"], ["negate", "boomerang"]):
        before = clock.now
        table, paper = table_of(window(bruno), tmp_path / "game.json", terminal=True)
        table.bot_players.pass_for(Seat(1))
        diary = Diary(table, paper, ["", "sidestep up", ""], monkeypatch)
        assert diary.prompts[-1] == Prompt("hand_over", Seat(2))
        assert [step.text for step in table.match.steps] == ["play sidestep up", "pass"]
        assert clock.now - before == pytest.approx(bot_players.WAIT)


def test_a_person_alone_is_asked_only_with_an_answer_in_hand(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for hand, asked in ((["draw_two"], False), (["negate"], True)):
        match = window(hand, kinds="random human random")
        match.play(Seat(0), GAME.read("play sidestep up"))
        table, _ = table_of(match, tmp_path / "game.json")
        table.bot_players.pass_for(Seat(1))
        assert table.prompt().kind == ("decide" if asked else "pass")


def test_what_happened_while_the_program_passed_is_told_later(tmp_path: Path) -> None:
    match = window(["draw_two", "stay_put"], kinds="random human random")
    table, _ = table_of(match, tmp_path / "game.json")
    table.bot_players.pass_for(Seat(1))
    for card in ("play sidestep up", "play shove 3 up"):
        table.session.play(Seat(0), GAME.read(card))
        while table.prompt().kind in ("pass", "bot") and own_view(match).question == "respond":
            seat = table.prompt().seat
            move = table.bot_players.choose(seat) if seat == 1 else GAME.read("pass")
            table.play(seat, move)
    news = " ".join(type(event).__name__ for event in table._news(Seat(1)))
    assert news.count("CardPlayed") == 2


def test_the_setting_is_turned_on_and_off_at_the_prompt(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    table, paper = table_of(window(["negate"]), tmp_path / "game.json")
    table.hand_over(Seat(0))
    Diary(table, paper, ["pass-for-me on", "pass-for-me", "pass-for-me off", "pass-for-me maybe"], monkeypatch)
    text = flat(paper.getvalue())
    assert text.count("The program passes for you, whatever you hold") == 2
    assert text.count("You are asked about every card others play.") == 2
    assert table.session.prompts.of(Seat(0), table.session.turn) == ALWAYS


# --- giving up ----------------------------------------------------------------------------------------------------
def test_who_gives_up_when_asked_out_of_turn_is_out_and_the_next_is_asked(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    table, paper = table_of(window(["negate"]), tmp_path / "game.json")
    diary = Diary(table, paper, ["", "sidestep up", "", "", "concede", "maybe", "concede", "yes"], monkeypatch)
    assert [step.text for step in table.match.steps] == ["play sidestep up", "concede"]
    assert diary.prompts[-1] == Prompt("hand_over", Seat(2))
    assert "You stay in the game." in paper.getvalue()
    assert table.board.is_out(table.session.outside, Seat(1))
