"""Whole games played by typed lines: to the end, with undo, leaving, going on, and every command at the prompt."""

import json
import os
import re
from pathlib import Path

import pytest

from auberge.cli.play import saves
from auberge.words import LANGUAGES, Words
from tests.cli.terminal import (
    entries_of,
    error_of,
    flat,
    interrupt_after,
    only_save,
    position_of,
    record_after,
    run,
    script,
)

BEGIN = ("play", "--seed", "7", "--start", "1", "--seats", "me:Anna,random")


def test_a_whole_game_is_played_by_typing(data_folder: Path) -> None:
    result = run(*BEGIN, typed=script("me:Anna,random", 7))
    assert result.exit_code == 0
    assert saves.read_match(only_save(data_folder)).is_over
    assert str(only_save(data_folder)) in result.stdout[-2500:].replace("\n", "")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_ends_with_the_score_sheet(language: str, tmp_path: Path) -> None:
    lines = script("me:Anna,random", 7)
    file = tmp_path / "late.json"
    file.write_bytes(record_after(len(lines) - 20))
    result = run("play", "--resume", str(file), "--lang", language, typed=lines[-20:])
    assert result.exit_code == 0, result.output
    end, words, match = result.stdout[-2500:], Words(language), saves.read_match(file)
    scores = match.position.result()
    assert scores is not None
    for key in ("saint_malo-score-citizens", "saint_malo-score-cannons", "cli-total", "cli-place"):
        assert words.say(key) in end
    winner = scores.places.index(1)
    assert words.say("cli-winner", names=match.players[winner].name, points=scores.scores[winner]) in end


def test_people_can_share_one_keyboard(data_folder: Path) -> None:
    lines = script("me:Anna,me:Ben,me", 3)[:60]
    result = run("play", "--seed", "3", "--start", "1", "--seats", "me:Anna,me:Ben,me", typed=lines)
    assert result.exit_code == 0
    assert "Ben: press Enter to roll the dice." in result.stdout
    assert "Player 3: press Enter to end your turn" in result.stdout
    assert {entry.split()[0] for entry in entries_of(only_save(data_folder))} == {"1", "2", "3"}


def test_without_seats_the_program_greets_and_asks(data_folder: Path) -> None:
    result = run("play", "--seed", "7", typed=["", "quit"])
    assert "Welcome to Auberge!" in result.stdout
    assert "plays the best move for this turn" in result.stdout
    kinds = [player["kind"] for player in json.loads(only_save(data_folder).read_text())["players"]]
    assert kinds == ["human", "squire"]


@pytest.mark.parametrize(
    ("answer", "kinds"), [("3", ["human", "squire", "squire"]), ("random, me", ["random", "human"])]
)
def test_the_question_who_plays_takes_a_number_or_a_list(answer: str, kinds: list[str], data_folder: Path) -> None:
    run("play", "--seed", "7", typed=[answer, "quit"])
    assert [player["kind"] for player in json.loads(only_save(data_folder).read_text())["players"]] == kinds


@pytest.mark.parametrize("wrong", ["me,Garry", "me", "me,me,me,me,me,me,me", "me:Anna,fol"])
def test_a_wrong_answer_to_who_plays_is_explained_and_asked_again(wrong: str, data_folder: Path) -> None:
    result = run("play", "--seed", "7", typed=[wrong, "me,random", "quit"])
    assert result.exit_code == 0
    assert result.stdout.count("Who is playing?") == 2
    assert only_save(data_folder).exists()


@pytest.mark.parametrize("asked", ["?", "help"])
def test_help_at_who_plays_shows_the_players_again(asked: str, data_folder: Path) -> None:
    result = run("play", "--seed", "7", typed=[asked, "", "quit"])
    assert result.exit_code == 0
    assert result.stdout.count("looks ahead for a moment") == 2
    assert "no computer player" not in flat(result.output)
    assert only_save(data_folder).exists()


@pytest.mark.parametrize(("language", "name"), [("en", "Fool"), ("de", "Narr")])
def test_a_computer_player_may_be_named_as_on_the_page(language: str, name: str, data_folder: Path) -> None:
    result = run("play", "--seed", "7", "--lang", language, typed=[f"me,{name}", "quit"])
    assert f"random        {name}" in result.stdout
    kinds = [player["kind"] for player in json.loads(only_save(data_folder).read_text())["players"]]
    assert kinds == ["human", "random"]


@pytest.mark.parametrize(
    ("game", "lines", "typed"),
    [("malta", ["moves", "?"], ("a1", "g1")), ("saint_malo", ["", "all", "cross 1", "moves", "?"], ("c3", "d4"))],
)
def test_cells_are_named_as_they_are_typed(game: str, lines: list[str], typed: tuple[str, ...]) -> None:
    options = ("play", game, "--seed", "7", "--start", "1", "--seats", "me,random")
    result = run(*options, typed=[*lines, f"why {typed[0]}", "quit"])
    assert "(0,0)" not in result.stdout
    assert all(re.search(rf"[A-G][1-7]  +{cell}$", result.stdout, re.MULTILINE | re.IGNORECASE) for cell in typed)
    assert "You can do that now" in result.stdout


def test_nobody_answering_who_plays_starts_nothing(data_folder: Path) -> None:
    result = run("play")
    assert result.exit_code == 0
    assert not data_folder.exists()


def test_undo_takes_back_a_step_but_no_roll(data_folder: Path) -> None:
    result = run(*BEGIN, typed=["", "1 3", "undo", "undo", "quit"])
    assert "Nothing to undo" in result.stdout
    assert [entry.split()[1] for entry in entries_of(only_save(data_folder))] == ["roll"]


def test_the_end_of_a_turn_is_final_only_after_enter(data_folder: Path) -> None:
    turn = ["", "all", "cross 1", "c3"]
    run(*BEGIN, typed=[*turn, "undo", "d4"])
    kept = entries_of(only_save(data_folder))
    assert kept[-1] == "1 cell (3,3)"
    result = run("play", "--resume", typed=["", "quit"])
    assert "press Enter to end your turn" in result.stdout
    assert len(entries_of(only_save(data_folder))) > len(kept)


@pytest.mark.parametrize("steps", [1, 5, 40])
def test_leaving_and_going_on_gives_the_same_game(steps: int, data_folder: Path, tmp_path: Path) -> None:
    lines = script("me:Anna,me:Ben,me", 3)[:60]
    args = ("play", "--seed", "3", "--start", "1", "--seats", "me:Anna,me:Ben,me")
    assert run(*args, "--save", str(tmp_path / "whole.json"), typed=lines).exit_code == 0
    left = run(*args, typed=[*lines[:steps], "quit"])
    assert "auberge play --resume" in left.stdout
    file = only_save(data_folder)
    # what was asked when the first part broke off is asked again, a confirmation included
    result = run("play", "--resume", str(file), typed=lines[steps:])
    assert result.exit_code == 0
    assert entries_of(file) == entries_of(tmp_path / "whole.json")
    assert position_of(file) == position_of(tmp_path / "whole.json")


def test_resume_takes_the_latest_unfinished_game(data_folder: Path) -> None:
    run(*BEGIN, "--save", str(data_folder / "games" / "old.json"), typed=[""])
    run(*BEGIN, "--save", str(data_folder / "games" / "new.json"), typed=["", "none"])
    (data_folder / "games" / "broken.json").write_text("{}")
    os.utime(data_folder / "games" / "old.json", (1, 1))
    run("play", "--resume", typed=[""])
    assert len(entries_of(data_folder / "games" / "old.json")) == 1
    assert len(entries_of(data_folder / "games" / "new.json")) == 3


def test_end_of_input_saves_and_leaves_with_a_sentence(data_folder: Path) -> None:
    result = run(*BEGIN, typed=["", "2"])
    assert result.exit_code == 0
    assert "The game is saved in" in result.stdout
    assert len(entries_of(only_save(data_folder))) == 2


def test_ctrl_c_saves_and_leaves_with_a_sentence(data_folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    interrupt_after(["", "2"], monkeypatch)
    result = run(*BEGIN)
    assert result.exit_code == 130
    assert "The game is saved in" in error_of(result)
    assert len(entries_of(only_save(data_folder))) == 2


def test_the_language_changes_at_any_time() -> None:
    result = run(*BEGIN, typed=["lang fr", "langue de", "sprache xx", ""])
    assert "Entrée pour lancer les dés" in result.stdout
    assert "Würfle mit der Eingabetaste" in result.stdout
    assert "„xx“" in result.stdout


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_command_at_the_prompt_answers(language: str) -> None:
    words = Words(language)
    names = ("help", "moves", "log", "cities", "score", "undo")
    result = run(*BEGIN, "--lang", language, typed=["", *(words.say(f"cli-command-{name}") for name in names)])
    assert result.exit_code == 0
    assert "SM-DICE-04" in result.stdout  # a rule behind the open question
    assert words.say("rule-SM-DICE-04") in flat(result.stdout)
    assert words.say("cli-command-undo-help") in result.stdout
    assert "keep log log cross head head" in result.stdout  # a move as it stands in records
    assert words.say("cli-score-now") in result.stdout
    assert words.say("cli-cannot-undo") in result.stdout


def test_help_shows_any_rule() -> None:
    result = run(*BEGIN, typed=["? sm-pick-17", "? SM-NO-1", "help SM-END-01"])
    assert "In full: a use is" in result.stdout
    assert "There is no rule SM-NO-1." in result.stdout
    assert "SM-END-01" in result.stdout


def test_why_names_the_rule_that_forbids() -> None:
    result = run(
        *BEGIN, typed=["why c4", "", "all", "why", "why wall 3", "why cross 1", "why xyz", "cross 1", "why b2"]
    )
    text = flat(result.stdout)
    assert "The dice must be rolled first. (rule SM-DICE-01)" in text
    assert "Why what?" in text
    assert "(rule SM-COIN-04)" in text
    assert "You can do that now" in text
    assert "“xyz” is not a move of this game." in text
    assert "This cell is already filled. (rule SM-CITY-08)" in text


def test_answers_come_as_numbers_short_words_or_record_texts(data_folder: Path) -> None:
    run(*BEGIN, typed=["", "log log", "", "keep", "", "quit"])
    assert [entry for entry in entries_of(only_save(data_folder)) if "keep" in entry] == ["1 keep log log", "1 keep"]


def test_a_number_picks_from_the_list_of_moves(data_folder: Path) -> None:
    run(*BEGIN, typed=["", "", "5", "3", "quit"])  # keep all, fifth use, third cell
    assert [entry for entry in entries_of(only_save(data_folder)) if "roll" not in entry][1:] == [
        "1 use cross 1",
        "1 cell (0,3)",
    ]


def test_nonsense_is_answered_and_changes_nothing(data_folder: Path) -> None:
    result = run(*BEGIN, typed=["now", "", "9 9", "kepp", "7 7 7", "\x00\x1b[2J", "quit"])
    assert "Press Enter to continue; ? shows" in result.stdout
    assert "“kepp” is not a move" in result.stdout
    assert "\x1b" not in result.stdout
    assert len(entries_of(only_save(data_folder))) == 1


def test_enter_alone_repeats_how_to_answer() -> None:
    result = run(*BEGIN, typed=["", "", ""])
    assert result.stdout.count("Type a number, or a symbol and how many dice (wall 2).") == 2


def test_save_keeps_the_game_in_a_named_file(tmp_path: Path) -> None:
    (tmp_path / "notes.txt").write_text("mine")
    result = run(*BEGIN, typed=[f"save {tmp_path / 'a b.json'}", "save", f"save {tmp_path / 'notes.txt'}", "", "quit"])
    assert (tmp_path / "notes.txt").read_text() == "mine"
    assert "is not a saved game; it has not been changed" in flat(result.stdout)
    assert f"--resume '{tmp_path / 'a b.json'}'" in result.stdout.replace("\n", " ").replace("  ", " ")
    assert len(entries_of(tmp_path / "a b.json")) == 1


def test_a_full_disk_is_told_and_does_not_end_the_game(data_folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    calls: list[int] = []

    def full(number: int) -> None:
        calls.append(number)
        if len(calls) == 2:
            raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    result = run(*BEGIN, typed=["", "quit"])
    assert "No space left on device" in result.stdout
    assert result.exit_code == 0
    assert len(entries_of(only_save(data_folder))) == 1
    assert [file.suffix for file in (data_folder / "games").iterdir()] == [".json"]


def test_options_data_and_names_reach_the_game(tmp_path: Path, data_folder: Path) -> None:
    shipped = Path("src/auberge/games/saint_malo/data/saint_malo.toml").read_text()
    (tmp_path / "house.toml").write_text(shipped.replace("coins = 3\nlogs", "coins = 9\nlogs"))
    args = ("--option", "allow_voluntary_pass", "--data", str(tmp_path / "house.toml"), "--names", "Zoé,Bot")
    result = run(*BEGIN, *args, typed=["quit"])
    assert "Zoé" in result.stdout
    assert re.search(r"bank ● 9", result.stdout)
    record = json.loads(only_save(data_folder).read_text())
    assert record["options"]["allow_voluntary_pass"] is True
    assert [player["name"] for player in record["players"]] == ["Zoé", "Bot"]
