"""What is built to be installed: a source package, and the wheel that is made of it."""

import os
import subprocess
import sys
from pathlib import Path
from shutil import copy, copytree, ignore_patterns
from zipfile import ZipFile

import pytest

from auberge import canon

ROOT = Path(__file__).parents[1]
FILES = ("pyproject.toml", "setup.py", "setup.cfg", "MANIFEST.in", "README.md", "LICENSE")
PAGE = "auberge/server/page"
PARTS = (
    "index.html",
    "assets/app.js",
    "assets/app.js.br",
    "workers/worker.js",
    "engine/engine.json",
    "engine/1a2b/python.wasm.gz",
)


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """Our sources without a page."""
    for name in FILES:
        copy(ROOT / name, tmp_path)
    (tmp_path / "scripts").mkdir()
    copy(ROOT / "scripts" / "build_backend.py", tmp_path / "scripts")
    copytree(ROOT / "docs" / "rules", tmp_path / "docs" / "rules")
    leave_out = ignore_patterns("page", "__pycache__", "*.egg-info")
    copytree(ROOT / "src" / "auberge", tmp_path / "src" / "auberge", ignore=leave_out)
    copy(ROOT / "src/auberge/server/http/page.py", tmp_path / "src/auberge/server/http")
    return tmp_path


def run(tree: Path, *command: str, **environ: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, *command],
        cwd=tree,
        env={**os.environ, "AUBERGE_COMPILE": "0", "PIP_DISABLE_PIP_VERSION_CHECK": "1", **environ},
        capture_output=True,
        text=True,
        check=False,
    )


def ask_backend(tree: Path, question: str, **environ: str) -> subprocess.CompletedProcess[str]:
    return run(tree, "-c", f"import sys; sys.path.insert(0, 'scripts'); import build_backend; {question}", **environ)


def test_packages_hold_all_that_a_table_needs(tree: Path) -> None:
    for part in PARTS:
        target = tree / "src" / PAGE / part
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text("the page")
    packed = ask_backend(tree, "build_backend.build_sdist('out')")
    assert packed.returncode == 0, packed.stderr
    (source,) = (tree / "out").glob("auberge-*.tar.gz")
    build = ("-m", "pip", "wheel", "--quiet", "--no-deps", "--no-build-isolation", "-w", "out")
    built = run(tree, *build, str(source))
    assert built.returncode == 0, built.stderr
    (wheel,) = (tree / "out").glob("auberge-*-py3-none-any.whl")
    with ZipFile(wheel) as package:
        held = set(package.namelist())
        for game in canon.GAMES:
            assert package.read(f"auberge/{canon.PACKAGED}/{game}.md").decode() == canon.canon_text(game)
    assert {f"{PAGE}/{part}" for part in PARTS} <= held
    source_folder = ROOT / "src"
    needed = (path for path in (source_folder / "auberge").rglob("*") if path.is_file())
    for path in needed:
        name = path.relative_to(source_folder).as_posix()
        if "__pycache__" not in name and not name.startswith(PAGE):
            assert name in held, f"the wheel lacks {name}"


@pytest.mark.parametrize("kind", ["wheel", "sdist"])
@pytest.mark.parametrize("held", [(), ("index.html",)])
def test_nothing_is_built_without_the_page_and_its_engine(tree: Path, kind: str, held: tuple[str, ...]) -> None:
    for part in held:
        (tree / "src" / PAGE).mkdir(parents=True)
        (tree / "src" / PAGE / part).write_text("the page")
    refused = ask_backend(tree, f"build_backend.build_{kind}('out')")
    assert refused.returncode != 0
    assert "make page" in refused.stderr
    assert not (tree / "out").exists()


@pytest.mark.parametrize(("compiled", "wanted"), [("1", True), ("0", False)])
def test_the_compiler_is_fetched_when_it_is_needed(tree: Path, compiled: str, wanted: bool) -> None:
    needed = "'mypy' in str(needed) and 'fluent.runtime' in str(needed)"
    question = f"needed = build_backend.get_requires_for_build_wheel(); print({needed})"
    asked = ask_backend(tree, question, AUBERGE_COMPILE=compiled)
    assert asked.stdout.splitlines()[-1:] == [str(wanted)], asked.stderr
