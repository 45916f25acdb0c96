"""A release: one version, a changelog that tells of it; workflows that run what was read, and may do no more."""

import datetime
import importlib.util
import re
from pathlib import Path
from shutil import copy
from types import ModuleType

import pytest

import auberge

ROOT = Path(__file__).parents[1]
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
USED = re.compile(r"^\s*(?:- )?uses: (\S+)(.*)$", re.MULTILINE)


@pytest.fixture(scope="module")
def script() -> ModuleType:
    spec = importlib.util.spec_from_file_location("release", ROOT / "scripts" / "release.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def tree(script: ModuleType, tmp_path: Path) -> Path:
    """The papers of the next release."""
    for name in (*script.PLACES, *script.READMES, "CHANGELOG.md"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        copy(ROOT / name, tmp_path / name)
    return tmp_path


def test_a_release_is_prepared_in_all_its_papers(script: ModuleType, tree: Path) -> None:
    release = script.Release(tree)
    told = release.part(None)
    assert told, "something is unreleased"
    release.name_repository("https://git.example/auberge.git")
    release.prepare("9.8.7", datetime.date(2030, 1, 2))
    assert "git clone https://git.example/auberge.git auberge" in (tree / "README.md").read_text()
    assert release.version == "9.8.7"
    assert "\n## 9.8.7 - 2030-01-02\n" in (tree / "CHANGELOG.md").read_text()
    assert release.part("9.8.7") == told
    assert list(release.missing("v9.8.7")) == []
    with pytest.raises(ValueError, match="nothing under Unreleased"):
        release.prepare("9.8.8", datetime.date(2030, 1, 3))


def test_what_is_missing_is_named(script: ModuleType, tree: Path, capsys: pytest.CaptureFixture[str]) -> None:
    release = script.Release(tree)
    (tree / "CITATION.cff").write_text("version: 7.7.7\n")
    assert script.main(["check", "--tag", "v0.0.1"], release) == 1
    told = capsys.readouterr().err
    assert "Unreleased" in told
    assert "CITATION.cff names another version" in told
    assert "README.de.md does not say what to clone" in told
    assert f"the tag v0.0.1 is not v{release.version}" in told
    assert script.main(["prepare", "soon"], release) == 1
    assert "soon is no version" in capsys.readouterr().err
    assert script.main(["prepare", "9.8.7", "--repository", "javascript:1"], release) == 1
    assert "is no https address" in capsys.readouterr().err
    assert (tree / "pyproject.toml").read_text() == (ROOT / "pyproject.toml").read_text()


def test_the_version_is_the_same_everywhere(script: ModuleType) -> None:
    release = script.Release()
    assert release.version == auberge.__version__
    assert not [told for told in release.missing() if "another version" in told]


@pytest.mark.parametrize("workflow", WORKFLOWS, ids=lambda path: path.stem)
def test_actions_are_pinned_by_digest_with_their_version(workflow: Path) -> None:
    used = USED.findall(workflow.read_text())
    assert used
    for action, comment in used:
        if not action.startswith("./"):
            assert re.fullmatch(r"[\w.-]+/[\w./-]+@[0-9a-f]{40}", action), action
            assert re.fullmatch(r" # v\d+\.\d+\.\d+", comment), action


def test_one_action_has_one_version() -> None:
    used = {found for workflow in WORKFLOWS for found in USED.findall(workflow.read_text()) if "@" in found[0]}
    assert len(used) == len({action.partition("@")[0] for action, _ in used})


@pytest.mark.parametrize("workflow", WORKFLOWS, ids=lambda path: path.stem)
def test_workflows_may_read_and_no_more_unless_a_job_says_why(workflow: Path) -> None:
    text = workflow.read_text()
    assert "\npermissions:\n  contents: read\n\n" in text
    assert "pull_request_target" not in text
    for line in re.findall(r"^ +[a-z-]+: write.*$", text, re.MULTILINE):
        assert " # " in line, line


def test_nothing_is_published_before_the_tests_of_this_commit_have_passed() -> None:
    text = (ROOT / ".github" / "workflows" / "release.yml").read_text()
    jobs = dict(re.findall(r"^  (\w+):.*\n((?:    .*\n|\n)+)", text.partition("\njobs:\n")[2], re.MULTILINE))
    needs = {
        name: re.findall(r"\w+", "".join(re.findall(r"^    needs: (.*)$", job, re.M))) for name, job in jobs.items()
    }
    before = set(needs["publish"])
    while further := {need for name in before for need in needs[name]} - before:
        before |= further
    tests = {name for name in before if "uses: ./.github/workflows/tests.yml" in jobs[name]}
    assert tests, "a job that everything published waits for runs the tests"
    assert not any("if:" in job for job in jobs.values())
    assert "\n  workflow_call:\n" in (ROOT / ".github" / "workflows" / "tests.yml").read_text()
