"""`auberge backup`, `restore` and `move-tables` say what they did, or why they did nothing."""

from pathlib import Path

import pytest

from auberge.table.storage_contract import Storage
from auberge.words import LANGUAGES, Words
from tests.cli.terminal import error_of, flat, run
from tests.server.stored import a_row, a_table, with_storage_at


def test_a_house_is_backed_up_restored_and_moved(data_folder: Path, tmp_path: Path) -> None:
    async def fill(storage: Storage) -> None:
        await storage.add_table(a_table())
        await storage.append([a_row(version=1), a_row(version=2)])

    with_storage_at(f"sqlite:///{data_folder}/auberge.db", fill)
    file, new = str(tmp_path / "monday.db"), tmp_path / "new"
    done = run("backup", file)
    assert done.exit_code == 0
    assert done.stdout == f"1 table backed up to {file}. All entries were compared: 3.\n"
    assert error_of(run("backup", file)) == f"The file {file} already exists. Please choose another name."
    assert run("restore", file, "--folder", str(new)).stdout == (
        f"1 table restored to {new}/auberge.db. All entries were compared: 3.\n"
    )
    again = run("restore", file)
    assert again.exit_code == 2
    assert error_of(again).startswith(f"There are already tables in {data_folder}/auberge.db.")
    moved = run("move-tables", f"sqlite:///{new}/auberge.db", f"sqlite:///{tmp_path}/newer.db")
    assert moved.stdout == f"1 table copied to {tmp_path}/newer.db. All entries were compared: 3.\n"
    assert error_of(run("move-tables", "nowhere", "sqlite:///x.db")).startswith("“nowhere” is not a storage address.")


def test_a_folder_that_is_named_is_meant_whatever_database_the_server_uses(tmp_path: Path) -> None:
    async def fill(storage: Storage) -> None:
        await storage.add_table(a_table())

    with_storage_at(f"sqlite:///{tmp_path}/house/auberge.db", fill)
    file, elsewhere = str(tmp_path / "monday.db"), f"sqlite:///{tmp_path}/elsewhere.db"
    assert run("backup", file, "--folder", str(tmp_path / "house"), AUBERGE_DATABASE=elsewhere).exit_code == 0
    done = run("restore", file, "--folder", str(tmp_path / "new"), AUBERGE_DATABASE=elsewhere)
    assert done.stdout.startswith(f"1 table restored to {tmp_path}/new/auberge.db.")
    assert not (tmp_path / "elsewhere.db").exists()


@pytest.mark.parametrize("command", ["move-tables", "backup", "restore"])
def test_each_explains_itself(command: str) -> None:
    page = run(command, "--help").stdout
    assert Words("en").say(f"storage-help-{command}") in flat(page)
    assert f"  auberge {command}" in page
    assert max(len(line) for line in page.split("Examples")[0].splitlines()) <= 80


@pytest.mark.parametrize("language", LANGUAGES)
def test_its_values_are_in_the_language_of_the_page(language: str) -> None:
    words = Words(language)
    page = run("move-tables", "--help", AUBERGE_LANG=language).stdout
    assert f"auberge move-tables {words.say('cli-value-from')} {words.say('cli-value-to')}" in page
