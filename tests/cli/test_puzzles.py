"""`auberge puzzles`: solved, missed, shown and skipped by typed lines, the rating kept; mined and checked."""

from pathlib import Path

import msgspec
import pytest

from auberge import games
from auberge.cli.lab import mining
from auberge.cli.learn import progress, puzzle_table
from auberge.lab.mining.mine import Progress
from auberge.puzzles import shipped
from auberge.puzzles.puzzle import Mined, Puzzle, PuzzleSet, dumps, loads
from auberge.puzzles.rating import Rating
from auberge.words import LANGUAGES, Words
from tests.cli.terminal import error_of, flat, interrupt_after, run


@pytest.fixture(autouse=True)
def _one_early_puzzle(monkeypatch: pytest.MonkeyPatch) -> None:
    """The shortest record of every game stands for all."""
    sets = {game: shipped.load(game) for game in games.NAMES}

    def one(game: str) -> PuzzleSet:
        early = min(sets[game].puzzles, key=lambda puzzle: len(puzzle.entries))
        return PuzzleSet(sets[game].mined, (early,))

    monkeypatch.setattr(shipped, "load", one)


def _puzzle(game: str) -> Puzzle:
    return shipped.load(game).puzzles[0]


@pytest.mark.parametrize(("game", "language"), [("saint_malo", "it"), ("valletta", "de"), ("malta", "en")])
def test_the_best_move_is_solved_with_its_reasons_and_a_better_rating(game: str, language: str) -> None:
    puzzle, say = _puzzle(game), Words(language).say
    result = run("puzzles", game, "--lang", language, typed=[puzzle.best.move, "quit"])
    said = flat(result.stdout)
    assert result.exit_code == 0, result.output[-2000:]
    assert say("puzzle-verdict-best") in said
    assert say("puzzle-why") in said
    assert say("analysis-worlds", worlds=puzzle.worlds) in said
    kept = progress.load_solving()
    assert kept.ratings[game].value > Rating().value
    assert kept.seen == {game: [puzzle.id]}


def test_another_move_is_answered_with_the_best_one_and_why_it_is_better() -> None:
    puzzle = _puzzle("malta")
    said = flat(run("puzzles", "malta", typed=["dance", "racket 1 negate", puzzle.moves[-1].move, ""]).stdout)
    assert "“dance”" in said
    assert "(rule M-" in said
    assert "Not the best move: it costs about" in said
    assert "Best move:" in said
    assert "your move" in said
    assert "Why it is better than" in said
    assert progress.load_solving().ratings["malta"].value < Rating().value


def test_a_puzzle_seen_before_changes_no_rating() -> None:
    move = _puzzle("malta").best.move
    said = run("puzzles", "malta", typed=[move, "", move, "quit"]).stdout
    assert said.count("Your rating") == 1
    assert progress.load_solving().ratings["malta"].answers == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_moves_show_skip_and_quit_have_words_in_every_language(language: str) -> None:
    say = Words(language).say
    moves, show, skip, leave = (say(f"puzzle-command-{name}") for name in puzzle_table.COMMANDS)
    said = flat(run("puzzles", "malta", "--lang", language, typed=[moves, "?", show, "", skip, leave]).stdout)
    assert _puzzle("malta").best.move in said
    assert said.count(say("puzzle-next")) == 2
    assert said.strip().endswith(say("puzzles-left", command="auberge puzzles malta"))
    assert progress.load_solving().ratings["malta"].value < Rating().value


def test_the_puzzle_of_the_day_is_one_for_all() -> None:
    assert "Puzzle of the day" in flat(run("puzzles", "--daily", typed=["quit"]).stdout)
    for more in (["malta"], ["--level", "hard"]):
        result = run("puzzles", *more, "--daily")
        assert result.exit_code == 2
        assert "the same for everyone" in error_of(result)


def test_without_a_game_one_sees_how_one_stands() -> None:
    progress.save_solving(progress.Solving({"malta": Rating(1234.4, 9)}, {"malta": [_puzzle("malta").id, "gone"]}))
    listed = run("puzzles").stdout
    assert "Malta!: 1 of 1 seen, rating 1234" in listed
    assert "Valletta: 0 of 1 seen, rating 1000" in listed
    assert all(f"auberge puzzles {game}" in listed for game in games.NAMES)


@pytest.mark.parametrize(
    ("args", "told"), [(["malta", "--level", "7"], "“7” is not a level"), (["mine", "chess"], "chess")]
)
def test_what_there_is_not_is_refused(args: list[str], told: str) -> None:
    result = run("puzzles", *args)
    assert result.exit_code == 2
    assert told in error_of(result)


def test_ctrl_c_leaves_with_what_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    interrupt_after([_puzzle("malta").best.move], monkeypatch)
    result = run("puzzles", "malta")
    assert result.exit_code == 130
    assert progress.load_solving().ratings["malta"].answers == 1


@pytest.mark.parametrize("text", ['{"ratings": 3}', "", '{"ratings": {"malta": {"value": 1e9}}}'])
def test_a_rating_that_cannot_be_read_is_the_first(text: str, data_folder: Path) -> None:
    data_folder.mkdir()
    progress.solving_file().write_text(text)
    assert progress.load_solving() == progress.Solving()


def test_a_folder_that_cannot_be_written_is_told_in_the_end(data_folder: Path) -> None:
    data_folder.write_text("a file")
    result = run("puzzles", "malta", typed=["skip", "quit"])
    assert error_of(result).startswith("Your rating cannot be saved")
    assert result.exit_code == 1


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", ["solve", "mine", "check"])
def test_every_part_explains_itself(command: str, language: str) -> None:
    words = Words(language)
    assert words.say("cli-help-puzzles") in flat(run("puzzles", "--help", "--lang", language).stdout)
    page = run("puzzles", command, "--help", AUBERGE_LANG=language).stdout
    assert words.say(f"cli-help-puzzles-{command}") in flat(page)
    assert "  auberge puzzles" in page.split(words.say("cli-help-examples"))[-1]


@pytest.mark.parametrize("name", ["mined.jsonl", "mined.jsonl.gz"])
def test_mining_keeps_what_it_finds_and_goes_on_with_it(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun: list[PuzzleSet | None] = []
    found = PuzzleSet(Mined("malta", 5, 7, 3, 40, 6, 2), (_puzzle("malta"),))

    def dig(game: str, number: int, seed: int, jobs: int, **more: PuzzleSet | Progress | float | None) -> PuzzleSet:
        assert (game, number, seed, jobs) == ("malta", 4, 7, 1)
        assert more["easy"] == 0.5
        earlier = more["begun"]
        assert earlier is None or isinstance(earlier, PuzzleSet)
        begun.append(earlier)
        return found

    monkeypatch.setattr(mining, "mine", dig)
    file = tmp_path / name
    command = ("puzzles", "mine", "malta", "--count", "4", "--easy", "50", "--seed", "7")
    for _ in range(2):
        said = run(*command, "--out", str(file)).stdout
        assert "Games: 3 · decisions examined: 40 · candidates: 6 · confirmed: 2 · kept: 1" in flat(said)
    assert begun == [None, found]
    printed = run(*command).stdout
    assert loads("-", printed.encode()) == found


def test_a_check_tells_how_many_longer_looks_agree(tmp_path: Path) -> None:
    puzzle = msgspec.structs.replace(_puzzle("malta"), worlds=4)
    wrong = msgspec.structs.replace(puzzle, id="wrong", moves=(puzzle.moves[-1], *puzzle.moves[:-1]))
    file = tmp_path / "two.jsonl"
    file.write_bytes(dumps(PuzzleSet(shipped.load("malta").mined, (puzzle, wrong))))
    said = flat(run("puzzles", "check", "malta", "--times", "2", "--file", str(file)).stdout)
    assert f"wrong: the best move is now {puzzle.best.move}" in said
    assert "longer analysis (×2): 1 of 2 (50.0%)" in said
