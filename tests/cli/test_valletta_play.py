"""Valletta by typed lines: whole games, hands that are handed over, payments in steps, saving, every command."""

import io
import json
from pathlib import Path

import pytest
from rich.console import Console

from auberge import games
from auberge.cli import boards, play, saves
from auberge.cli.boards import Scene
from auberge.cli.boards.valletta_view import VallettaView
from auberge.cli.table import Table
from auberge.core.match import Match
from auberge.core.protocol import Seat, View
from auberge.words import LANGUAGES, Words
from tests.cli.terminal import (
    Author,
    entries_of,
    flat,
    interrupt_after,
    only_save,
    position_of,
    record_after,
    rest_after,
    run,
    script,
)

pytestmark = pytest.mark.usefixtures("with_valletta")
SEATS = "me:Anna,random"
TWO = "me:Anna,me:Bruno"
BEGIN = ("play", "valletta", "--seed", "7", "--start", "1", "--seats", SEATS)


def seen(view: View) -> VallettaView:
    assert isinstance(view, VallettaView)
    return view


def match_until(question: str, seats: str = TWO, seed: int = 7, **wanted: object) -> Match:
    """A match in which this is asked, played to that point by chance."""
    game = games.load("valletta")
    match = play.new_match(game, seats, play.Wishes("valletta", seed=str(seed), start="1"), Words())
    author = Author(match, 10_000)
    for _ in range(10_000):
        moment = author.moment()
        if moment.kind == "decide":
            view = seen(game.view(match.position, moment.seat))
            if view.question == question and all(getattr(view, name) == value for name, value in wanted.items()):
                return match
        author._go_on(moment)
    raise AssertionError(question)


def after_a_move(lines: list[str], steps: int) -> int:
    """That many lines or a few less: neither a payment that is only begun nor a confirmation is saved."""
    steps %= len(lines)
    while not lines[steps - 1] or lines[steps - 1].startswith("pay"):
        steps -= 1
    return steps


# --- whole games --------------------------------------------------------------------------------------------------
def test_a_whole_game_is_played_by_typing(data_folder: Path) -> None:
    result = run(*BEGIN, typed=script(SEATS, 7, "valletta"))
    assert result.exit_code == 0, result.output[-2000:]
    assert saves.read_match(only_save(data_folder)).is_over
    assert "final phase" in result.stdout
    assert "cards left" in result.stdout


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_ends_with_the_score_sheet_by_source(language: str, tmp_path: Path) -> None:
    steps = after_a_move(script(TWO, 7, "valletta"), -12)
    file = tmp_path / "late.json"
    file.write_bytes(record_after(steps, TWO, 7, "valletta"))
    rest = rest_after(steps, TWO, 7, "valletta")
    result = run("play", "--resume", str(file), "--lang", language, typed=rest)
    assert result.exit_code == 0, result.output[-2000:]
    match, words = saves.read_match(file), Words(language)
    scores = match.position.result()
    assert scores is not None, result.output[-2000:]
    end = flat(result.stdout)[-2500:]
    for source in ("bonus", "characters", "buildings", "goods"):
        assert words.say(f"valletta-score-{source}") in end
    winner = scores.places.index(1)
    assert words.say("cli-winner", names=match.players[winner].name, points=scores.scores[winner]) in end


@pytest.mark.parametrize("steps", [3, 30, 90])
def test_leaving_and_going_on_gives_the_same_game(steps: int, data_folder: Path, tmp_path: Path) -> None:
    args, lines = (*BEGIN[:-1], TWO), script(TWO, 7, "valletta")
    steps = after_a_move(lines, steps)
    assert run(*args, "--save", str(tmp_path / "whole.json"), typed=lines).exit_code == 0
    run(*args, typed=[*lines[:steps], "quit"])
    file = only_save(data_folder)
    assert run("play", "--resume", str(file), typed=rest_after(steps, TWO, 7, "valletta")).exit_code == 0
    assert entries_of(file) == entries_of(tmp_path / "whole.json")
    assert position_of(file) == position_of(tmp_path / "whole.json")


# --- chance -------------------------------------------------------------------------------------------------------
def test_nobody_has_to_confirm_the_shuffles_of_the_set_up(data_folder: Path) -> None:
    result = run(*BEGIN, typed=["quit"])
    assert "Take one more good for the start" in result.stdout
    assert "rolls the dice" not in result.stdout
    assert [entry.split()[1] for entry in entries_of(only_save(data_folder))][:2] == ["barrels", "green"]


def test_a_turn_ends_for_good_before_new_cards_are_drawn() -> None:
    match = match_until("play", SEATS, plays=2)
    table = Table(match, Path("nowhere.json"), Console(quiet=True), Words())
    seat = Seat(match.actor)
    view = seen(match.game.view(match.position, seat))
    assert view.players[seat].hand is not None
    quiet = [move for move in view.moves if "keeper" in match.game.write(move) or "maker" in match.game.write(move)]
    match.play(seat, (quiet or list(view.moves))[0])
    while table.moment().kind == "decide" and table.moment().seat == seat:
        match.play(seat, match.game.view(match.position, seat).moves[-1])
    assert table.moment().kind == "confirm"
    assert match.undo(seat)
    assert table.moment().kind == "decide"


# --- hidden hands -------------------------------------------------------------------------------------------------
class Watched(io.StringIO):
    """A terminal that remembers what stood on the screen whenever it waited for a line."""

    def screen(self) -> str:
        return self.getvalue().rpartition("\x1b[2J")[2]


def test_a_hand_is_handed_over_before_it_is_shown(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    lines = iter(script(TWO, 7, "valletta")[:150])
    match = play.new_match(games.load("valletta"), TWO, play.Wishes("valletta", seed="7", start="1"), Words())
    paper = Watched()
    console = Console(file=paper, force_terminal=True, width=80, height=40, highlight=False, legacy_windows=False)
    table = Table(match, tmp_path / "game.json", console, Words())
    handed = 0

    def typed(prompt: str = "") -> str:
        nonlocal handed
        screen, moment = paper.screen(), table.moment()
        if moment.kind == "hand_over":
            handed += 1
            assert f"Pass the table to {table.scene().names[moment.seat]}: Enter." in screen
            assert "Hand:" not in screen
            assert len(screen.splitlines()) <= 2
        else:
            other = table.scene().names[1 - moment.seat]
            assert f"\n{other}: Play" not in screen
            assert screen.count("Hand:") <= 1
        for line in lines:
            return line
        raise EOFError

    monkeypatch.setattr("builtins.input", typed)
    with pytest.raises(EOFError):
        table.run()
    assert handed > 20


def test_somebody_asked_out_of_turn_comes_to_the_table_and_confirms() -> None:
    match = match_until("give")
    seat = Seat(match.actor)
    assert seen(match.game.view(match.position, seat)).turn != seat
    table = Table(match, Path("nowhere.json"), Console(quiet=True), Words())
    assert table.moment().kind == "hand_over"
    assert table.moment().seat == seat
    table.hand_over(seat)
    assert table.moment().kind == "decide"
    match.play(seat, match.game.view(match.position, seat).moves[0])
    assert table.moment().kind == "confirm"
    assert table.moment().seat == seat


def test_only_enter_answers_a_hand_over() -> None:
    result = run(*BEGIN[:-1], TWO, typed=["log", "moves", "cities", "card maid", "?", "undo", "gold", "quit"])
    assert result.stdout.count("Now only Enter goes on") == 7
    assert "Hand:" not in result.stdout
    assert "The game is saved in" in result.stdout


def test_the_log_tells_nobody_what_others_drew() -> None:
    lines = script(TWO, 7, "valletta")[:40]
    result = run(*BEGIN[:-1], TWO, typed=[*lines, "log", "", "log"])
    told = result.stdout
    last = told[told.rindex("shuffles the") :] if "shuffles the" in told else told
    names = {line.split(" draws the ")[0] for line in last.splitlines() if " draws the " in line}
    assert len(names) <= 1


def test_a_game_without_hidden_things_is_not_handed_over() -> None:
    result = run("play", "--seed", "3", "--start", "1", "--seats", TWO, typed=["", "all"])
    assert "Pass the table" not in result.stdout


def test_a_replay_of_a_running_game_tells_only_what_all_may_know(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_bytes(record_after(30, SEATS, 7, "valletta"))
    told = run("replay", str(file)).stdout
    assert "draws 5 cards" in told or "cards." in told
    assert " draws the " not in told


def test_a_replay_goes_step_by_step_from_the_first_shuffle(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_bytes(record_after(30, SEATS, 7, "valletta"))
    result = run("replay", str(file), "--step", typed=[*[""] * 20, "p", "q"])
    assert result.exit_code == 0
    assert "Entry 19 of" in result.stdout
    assert "Hand:" not in result.stdout


# --- decisions in steps -------------------------------------------------------------------------------------------
def test_a_part_of_a_payment_can_be_taken_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    match = match_until("payment", proposing=True)
    seat = Seat(match.actor)
    before, entries = match.position.fields(), len(match.record().entries)
    table = Table(match, tmp_path / "game.json", Console(quiet=True), Words())
    table.hand_over(seat)
    amounts = [move for move in match.game.view(match.position, seat).moves if hasattr(move, "amount")]
    parts = [move for move in amounts if not match.game.entry(match.position, move)]
    line = match.game.write((parts or amounts)[0])
    interrupt_after([line, "undo"], monkeypatch)
    with pytest.raises(KeyboardInterrupt):
        table.run()
    assert match.position.fields() == before
    assert len(match.record().entries) == entries


def test_enter_pays_as_proposed_and_four_numbers_pay_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    paid: list[str] = []
    for line in ("", "payment"):
        match = match_until("payment", proposing=True)
        proposed = seen(match.game.view(match.position, Seat(match.actor))).proposed
        assert proposed is not None
        numbers = " ".join(str(number) for number in proposed)
        table = Table(match, tmp_path / "game.json", Console(quiet=True), Words())
        table.hand_over(Seat(match.actor))
        interrupt_after([numbers if line else ""], monkeypatch)
        with pytest.raises(KeyboardInterrupt):
            table.run()
        paid.append(next(entry for entry in reversed(match.record().entries) if "payment" in entry))
        assert paid[-1].endswith(f"payment {numbers}")
    assert paid[0] == paid[1]


# --- the prompt ---------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_command_at_the_prompt_answers(language: str) -> None:
    words = Words(language)
    names = ("help", "moves", "log", "cities", "score", "undo", "why")
    typed = ["1", "", *(words.say(f"cli-command-{name}") for name in names)]
    result = run(*BEGIN, "--lang", language, typed=typed)
    assert result.exit_code == 0
    text = flat(result.stdout)
    assert words.say("rule-V-TURN-02") in text
    assert words.say("valletta-notice-reconstructed") in text
    assert words.say("valletta-score-buildings") in text


def test_details_are_shown_on_demand() -> None:
    match = match_until("play", SEATS)
    view = match.game.view(match.position, Seat(0))
    building = seen(view).layout[0]
    words = Words()
    name = words.say("valletta-building-short", building=building.name)
    result = run(*BEGIN, typed=["1", "", f"b {name}", "card builder", "b zz", "card zz", "quit"])
    text = flat(result.stdout)
    assert "Upgrade cost" in text
    assert words.say(f"valletta-character-{building.character}-effect") in text
    assert "In the pool: 4" in text
    assert "There is no building “zz” in the display." in text
    assert "There is no character “zz”." in text


def test_why_names_the_rule() -> None:
    match = match_until("play", SEATS)
    building = seen(match.game.view(match.position, Seat(0))).layout[0].name
    result = run(*BEGIN, typed=["1", "", f"why build {building}", "why decline", "why hire pope", "quit"])
    assert flat(result.stdout).count("(rule V-") >= 3


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_goods_and_answers_can_be_typed_in_every_language(language: str) -> None:
    words, game = Words(language), games.load("valletta")
    board, scene = boards.load("valletta"), Scene(Words(language), ("Anna", "Bruno"))
    for question in ("draft", "play", "build", "jean", "maid"):
        match = match_until(question, seed=3 if question == "jean" else 7)
        view = match.game.view(match.position, Seat(match.actor))
        for move in view.moves:
            text = game.write(move)
            verb, _, rest = text.partition(" ")
            short = board.read(view, _spoken(verb, rest, words), scene)
            assert short is not None, text
            assert game.read(short) == move


def _spoken(verb: str, rest: str, words: Words) -> str:
    """What a player would type for this move."""
    match verb:
        case "choose":
            return words.say("valletta-good", good=rest)
        case "play":
            return words.say("valletta-character-short", character=rest)
        case "build" | "upgrade":
            return words.say("valletta-building-short", building=rest)
        case "decline":
            return words.say("cli-v-word-no")
    return f"{words.say(f'cli-v-word-{verb}')} {words.say('valletta-character', character=rest)}"


def test_saves_keep_players_and_options(data_folder: Path) -> None:
    run(*BEGIN, "--option", "supply=limited", typed=["quit"])
    record = json.loads(only_save(data_folder).read_text())
    assert record["options"]["supply"] == "limited"
    assert record["game"] == "valletta"
