"""`auberge export` and `auberge import`: there and back, and what a wrong row is told in four languages."""

from pathlib import Path

import pytest

from auberge.core import record as records
from tests.cli.terminal import flat, run

pytest.importorskip("pyarrow")


def test_games_go_out_and_come_back_as_records(tmp_path: Path) -> None:
    folder = str(tmp_path / "data")
    arguments = ("export", "malta", "--bots", "random", "--games", "2", "--jobs", "1", "--seed", "3", "--to", folder)
    out = run(*arguments)
    assert out.exit_code == 0, out.stderr
    assert f"2 games are in {folder}" in flat(out.stdout)
    back = run("import", folder, "--to", str(tmp_path / "records"))
    assert "2 games follow the rules, move by move." in flat(back.stdout)
    files = sorted((tmp_path / "records").iterdir())
    assert [records.loads(file.read_bytes()).players[0].kind for file in files] == ["random", "random"]
    again = run("export", "malta", "--records", str(tmp_path / "records"), "--to", str(tmp_path / "again"))
    assert again.exit_code == 0, again.stderr
    other = run(*arguments[:-3], "4", *arguments[-2:])
    assert other.exit_code == 2
    assert "holds other games" in flat(other.stderr)


@pytest.mark.parametrize(("language", "said"), [("en", "malta-1.json: "), ("fr", "malta-1.json\u202f: ")])
def test_a_bad_record_is_told_in_words(language: str, said: str, tmp_path: Path) -> None:
    (tmp_path / "malta-1.json").write_text("{}")
    result = run("export", "malta", "--records", str(tmp_path), "--to", str(tmp_path / "data"), "--lang", language)
    assert result.exit_code == 2
    assert said in result.stderr
    assert "bad-record" not in result.stderr
