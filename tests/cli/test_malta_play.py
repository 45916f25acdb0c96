"""Malta! by typed lines: whole games, saving, giving up, every command, and short input in four languages."""

import json
from pathlib import Path

import pytest

from auberge.cli import boards
from auberge.cli.boards import Scene
from auberge.cli.play import saves
from auberge.core.errors import AubergeError
from auberge.core.protocol import Move, Seat
from auberge.games.malta.moves import Player
from auberge.words import LANGUAGES, Words
from tests.cli.malta_table import BEGIN, GAME, NAMES, SEATS, TWO, arranged, match_until, own_view, table_of
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

BOARD = boards.load("malta")


# --- whole games --------------------------------------------------------------------------------------------------
def test_a_whole_game_is_played_by_typing(data_folder: Path) -> None:
    result = run(*BEGIN, typed=script(SEATS, 7, "malta"))
    assert result.exit_code == 0, result.output[-2000:]
    match = saves.read_match(only_save(data_folder))
    assert match.is_over
    places = match.position.result()
    assert places is not None
    winner = match.players[places.places.index(1)].name
    assert f"{winner} wins!" in result.stdout[-900:]
    assert f"loses. {winner} wins as the last player left." in flat(result.stdout[-2500:])


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_end_tells_the_order_of_the_losers(language: str, tmp_path: Path) -> None:
    seats = "me:Anna,me:Bruno,me:Carla"
    lines = script(seats, 3, "malta")
    steps = _after_a_move(lines, len(lines) - 4)
    file = tmp_path / "late.json"
    file.write_bytes(record_after(steps, seats, 3, "malta"))
    result = run(
        "play", "--resume", str(file), "--lang", language, typed=rest_after(steps, seats, 3, "malta"), COLUMNS="100"
    )
    assert result.exit_code == 0, result.output[-2000:]
    words, end = Words(language), flat(result.stdout)[-1500:]
    match = saves.read_match(file)
    assert match.is_over
    losers = [int(seat) for seat in getattr(GAME.view(match.position, None), "losers", ())]
    assert len(losers) == 2
    told = f"{words.say('cli-malta-lost')}"
    order = " ".join(f"{number}. {NAMES[seat]}" for number, seat in enumerate(losers, start=1))
    assert told in end
    assert order in end
    assert words.say("cli-victor", names=NAMES[3 - sum(losers)]) in end


def _after_a_move(lines: list[str], steps: int) -> int:
    """That many lines or a few less: neither a card that is only begun nor a confirmation is saved."""
    while not lines[steps - 1] or lines[steps - 1].split()[0] not in ("pass", "card", "negate"):
        steps -= 1
    return steps


@pytest.mark.parametrize("steps", [20, 60])
def test_leaving_and_going_on_gives_the_same_game(steps: int, data_folder: Path, tmp_path: Path) -> None:
    args, lines = (*BEGIN[:-1], TWO), script(TWO, 7, "malta")
    steps = _after_a_move(lines, steps)
    assert run(*args, "--save", str(tmp_path / "whole.json"), typed=lines).exit_code == 0
    run(*args, typed=[*lines[:steps], "quit"])
    file = only_save(data_folder)
    assert run("play", "--resume", str(file), typed=rest_after(steps, TWO, 7, "malta")).exit_code == 0
    assert entries_of(file) == entries_of(tmp_path / "whole.json")
    assert position_of(file) == position_of(tmp_path / "whole.json")


def test_a_replay_tells_the_game_and_its_end(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_bytes(record_after(10_000, SEATS, 7, "malta"))
    told = flat(run("replay", str(file)).stdout)
    assert "The spaces are shuffled and laid out." in told
    assert "Lost, in this order:" in told
    stepped = run("replay", str(file), "--step", typed=["", "", "", "q"]).stdout
    assert "placing the pawns" in stepped


def test_options_reach_the_table(data_folder: Path) -> None:
    result = run(*BEGIN, "--option", "board=5x5", "--option", "blind_faith=skip_turn", typed=["quit"])
    record = json.loads(only_save(data_folder).read_text())
    assert record["options"] == {"board": "5x5", "blind_faith": "skip_turn"}
    assert "E1" in result.stdout
    assert "F1" not in result.stdout


# --- the prompt ---------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_command_at_the_prompt_answers(language: str) -> None:
    words = Words(language)
    names = ("help", "moves", "log", "cities", "score", "undo", "why", "pass-for-me")
    typed = [*(words.say(f"cli-command-{name}") for name in names), "why move up", "why c1", "? M-RESP-07"]
    result = run(*BEGIN, "--lang", language, typed=typed)
    assert result.exit_code == 0
    text = flat(result.stdout)
    assert words.say("rule-M-SETUP-07") in text
    assert words.say("rule-M-RESP-07") in text
    assert words.say("malta-notice-reconstructed") in text
    assert words.say("cli-no-points") in text
    assert words.say("cli-pass-for-me-off") in text
    assert words.say("cli-why-legal", move=words.say("malta-move-space", cell="C1")) in text


def test_moves_and_reasons_name_players() -> None:
    match = match_until("target", seats=3, target=1)
    table, paper = table_of(match, Path("nowhere.json"))
    seat = Seat(match.actor)
    table.commands.run("moves", seat)
    target = own_view(match).moves[0]
    assert isinstance(target, Player)
    table.commands.run(f"why player {target.seat + 1}", seat)
    others = [name for number, name in enumerate(NAMES[:3]) if number != seat]
    assert all(name in paper.getvalue() for name in others)
    assert f"You can do that now: {others[0]}." in paper.getvalue()


def test_cards_and_spaces_are_explained_on_demand() -> None:
    typed = ["show shove", "? drinks", "show c1", "show zz", "? zz", "montrer shove", "quit"]
    text = flat(run(*BEGIN, typed=typed).stdout)
    words = Words()
    assert words.say("malta-card-text", card="shove") in text
    assert words.say("malta-card-text", card="drinks_for_all") in text
    assert "C1 crown 1, arrows: up, right, left" in text
    assert "start space" in text
    assert "There is no card or space called “zz”." in text
    assert "There is no rule ZZ." in text


def test_giving_up_is_confirmed_and_final(data_folder: Path) -> None:
    seats = "me:Anna,random,random"
    result = run(*BEGIN[:-1], seats, typed=["concede", "no", "c1", "", "concede", "yes"])
    assert result.exit_code == 0
    text = flat(result.stdout)
    assert "You stay in the game." in text
    assert "Only computer players are left" in text
    assert "1. Anna (has conceded)" in text
    assert "1 concede" in entries_of(only_save(data_folder))


def test_a_game_that_cannot_be_given_up_does_not_know_the_command() -> None:
    result = run(
        "play", "--seed", "7", "--start", "1", "--seats", "me,random", typed=["", "concede", "pass-for-me", "?"]
    )
    assert "“concede” is not a move of this game." in result.stdout
    assert "“pass-for-me” is not a move of this game." in result.stdout
    assert "gives up" not in result.stdout


# --- short input --------------------------------------------------------------------------------------------------


def holding(*cards: str, seats: int = 3, **more: object) -> dict[str, object]:
    """Anna's turn in the middle of the board, with these cards."""
    given: dict[str, object] = {"turn": 1, "stage": "play", **more}
    pawns = ("(3,3)", "(4,4)", "(1,1)")
    given["seat"] = {
        str(seat + 1): {"pawn": pawns[seat], "hand": list(cards) if seat == 0 else ["end_turn", "draw_two"]}
        for seat in range(seats)
    }
    return given


@pytest.mark.parametrize(
    ("typed", "entry"),
    [
        ("shove bruno up", "play shove 2 up"),
        ("play shove 2 up", "play shove 2 up"),
        ("SHOVE Car left", "play shove 3 left"),
        ("side ↑", "play sidestep up"),
        ("turn c4 90", "play turn_a_space (3,2) 1"),
        ("turn a space (3,2) 3", "play turn_a_space (3,2) 3"),
        ("shift row 3 right", "play shift_a_line row 2 right"),
        ("shift 3 l", "play shift_a_line row 2 left"),
        ("shift c down", "play shift_a_line column 2 down"),
        ("play shift_a_line row 2 right", "play shift_a_line row 2 right"),
        ("swap two c4 e3", "play swap_two_spaces (3,2) (2,4)"),
        ("remove a1", "play remove_a_space (0,0)"),
        ("end turn", "play end_turn"),
        ("play end", "play end_turn"),
    ],
)
def test_a_card_is_announced_with_its_targets_at_once(typed: str, entry: str, tmp_path: Path) -> None:
    cards = ("shove", "sidestep", "turn_a_space", "shift_a_line", "swap_two_spaces", "remove_a_space", "end_turn")
    match = arranged(holding(*cards), "human human human")
    table, _ = table_of(match, tmp_path / "game.json")
    table.play(Seat(0), table.understand(Seat(0), typed))
    assert match.steps[-1].text == entry


def test_a_target_with_one_possibility_need_not_be_named(tmp_path: Path) -> None:
    match = arranged(holding("shove", "restore_a_space", seats=2, board={"(2,2)": "circle"}), "human human")
    table, _ = table_of(match, tmp_path / "game.json")
    assert GAME.write(table.understand(Seat(0), "shove up")) == "play shove 2 up"
    assert GAME.write(table.understand(Seat(0), "restore")) == "play restore_a_space"


@pytest.mark.parametrize(
    "typed", ["shove nobody up", "shove 2 up up", "shove", "shove 9 up", "turn z9 1", "shift 8 left"]
)
def test_what_cannot_be_read_changes_nothing(typed: str, tmp_path: Path) -> None:
    match = arranged(holding("end_turn", "turn_a_space", "shift_a_line"), "human human human")
    table, _ = table_of(match, tmp_path / "game.json")
    with pytest.raises(AubergeError):
        table.play(Seat(0), table.understand(Seat(0), typed))
    assert not match.steps


def test_players_are_named_by_the_numbers_of_their_seats(tmp_path: Path) -> None:
    match = arranged(holding("shove", "end_turn"), "human human human")
    table, paper = table_of(match, tmp_path / "game.json")
    table.play(Seat(0), GAME.read("play shove"))
    assert GAME.write(table.understand(Seat(0), "3")) == "player 3"
    table.commands.run("moves", Seat(0))
    assert not [line for line in paper.getvalue().splitlines() if "player" in line and ")" in line]


def test_the_racket_is_paid_by_name_and_card(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    given = holding(
        "shove", "end_turn", "negate", "draw_two", stage="move", board={"(3,3)": "star_1", "(4,3)": "star_1"}
    )
    given["seat"]["2"]["pawn"] = given["seat"]["3"]["pawn"] = "(4,3)"  # type: ignore[index]
    match = arranged(given, "human human human")
    table, _ = table_of(match, tmp_path / "game.json")
    table.hand_over(Seat(0))
    interrupt_after(["d5", "carla shove", "end"], monkeypatch)
    with pytest.raises(KeyboardInterrupt):
        table.run()
    assert [step.text for step in match.steps[:3]] == ["move up", "racket 3 shove", "racket 2 end_turn"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_answer_can_be_typed_in_every_language(language: str) -> None:
    words = Words(language)
    scene = Scene(words, NAMES[:3])
    matches = [match_until("target", seats=3, target=target) for target in (1, 2, 4, 5, 6)]
    matches += [match_until(asked, seats=3) for asked in ("place", "play", "move", "discard", "pass_on", "respond")]
    for match in matches:
        view = own_view(match)
        for move in view.moves:
            typed = _typed(words.move("malta", move, NAMES), move, words)
            text = BOARD.read(view, typed, scene)
            assert text is not None, typed
            assert GAME.read(text) == move


def _typed(spoken: str, move: Move, words: Words) -> str:
    """What a player would type for this move."""
    match type(move).__name__:
        case "Space":
            return spoken.rpartition(" ")[2]
        case "Play" | "Card":
            return words.say("malta-card", card=getattr(move, "card", ""))
        case "Direction":
            return words.say(f"cli-malta-word-{getattr(move, 'direction', '')}")
        case "Turn":
            return str(getattr(move, "quarters", ""))
        case "Pass":
            return words.say("cli-malta-word-pass")
        case "Negate":
            return words.say("malta-card-negate")
        case "Boomerang":
            return words.say("malta-card-boomerang")
    return spoken
