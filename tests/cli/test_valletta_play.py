"""Valletta by typed lines: whole games, hands that are handed over, payments in steps, saving, every command."""

import json
from pathlib import Path

import pytest
from rich.console import Console

from auberge import games
from auberge.cli import boards
from auberge.cli.boards import Scene
from auberge.cli.play import saves
from auberge.cli.play.table import Table
from auberge.core.protocol import Seat
from auberge.words import LANGUAGES, Words
from tests.cli.terminal import (
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
from tests.cli.valletta_table import BEGIN, SEATS, TWO, after_a_move, match_until, seen

LINES = 120  # of a game that is left and gone on with


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
    args, whole = (*BEGIN[:-1], TWO), script(TWO, 7, "valletta")
    steps = after_a_move(whole, steps)
    lines, unplayed = whole[:LINES], len(whole) - LINES
    assert run(*args, "--save", str(tmp_path / "whole.json"), typed=lines).exit_code == 0
    run(*args, typed=[*lines[:steps], "quit"])
    file = only_save(data_folder)
    assert run("play", "--resume", str(file), typed=rest_after(steps, TWO, 7, "valletta")[:-unplayed]).exit_code == 0
    assert entries_of(file) == entries_of(tmp_path / "whole.json")
    assert position_of(file) == position_of(tmp_path / "whole.json")


# --- chance -------------------------------------------------------------------------------------------------------
def test_nobody_has_to_confirm_the_shuffles_of_the_set_up(data_folder: Path) -> None:
    result = run(*BEGIN, typed=["quit"])
    assert "Take one extra starting good" in result.stdout
    assert "roll the dice" not in result.stdout
    assert [entry.split()[1] for entry in entries_of(only_save(data_folder))][:2] == ["barrels", "green"]


def test_a_turn_ends_for_good_before_new_cards_are_drawn() -> None:
    match = match_until("play", SEATS, plays=2)
    table = Table(match, Path("nowhere.json"), Console(quiet=True), Words())
    seat = Seat(match.actor)
    view = seen(match.game.view(match.position, seat))
    assert view.players[seat].hand is not None
    quiet = [move for move in view.moves if "keeper" in match.game.write(move) or "maker" in match.game.write(move)]
    match.play(seat, (quiet or list(view.moves))[0])
    while table.prompt().kind == "decide" and table.prompt().seat == seat:
        match.play(seat, match.game.view(match.position, seat).moves[-1])
    assert table.prompt().kind == "confirm"
    assert match.undo(seat)
    assert table.prompt().kind == "decide"


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
