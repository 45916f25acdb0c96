"""What a release needs: one version, a changelog that tells of it, a tag.

Usage: python scripts/release.py version                says the version
       python scripts/release.py prepare 0.2.0          sets it, and dates what the changelog tells under Unreleased;
                                                        `--repository URL` fills in the address in the READMEs
       python scripts/release.py check [--tag v0.2.0]   runs the checklist; exit code 1 names what is missing
       python scripts/release.py notes                  prints what the changelog tells of this version
       python scripts/release.py tag                    checks, then makes the tag here; pushing it publishes

The version is that of pyproject.toml; `PLACES` repeat it, and the checklist compares them.
"""

import argparse
import datetime
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
NUMBER = re.compile(r"\d+\.\d+\.\d+(?:(?:a|b|rc)\d+)?")
HEADING = re.compile(r"^## (?:(?P<version>[\d.abrc]+) - \d{4}-\d\d-\d\d|Unreleased)$", re.MULTILINE)
PLACES = {
    "pyproject.toml": 'version = "{}"',
    "src/auberge/__init__.py": '__version__ = "{}"',
    "CITATION.cff": "version: {}",
    "uv.lock": 'name = "auberge"\nversion = "{}"',
}

READMES = ("README.md", "README.fr.md", "README.it.md", "README.de.md")
PLACEHOLDER = "ADDRESS-OF-THIS-REPOSITORY"


class Release:
    """The papers of a release in a source tree."""

    def __init__(self, root: Path = ROOT) -> None:
        self.root = root

    def read(self, name: str) -> str:
        """A file of the tree."""
        return (self.root / name).read_text(encoding="utf-8")

    @property
    def version(self) -> str:
        """The one version."""
        return str(tomllib.loads(self.read("pyproject.toml"))["project"]["version"])

    def part(self, version: str | None) -> str | None:
        """What the changelog tells of a version, or of what is unreleased; None if there is no such heading."""
        text = self.read("CHANGELOG.md")
        found = list(HEADING.finditer(text))
        for heading, following in zip(found, [*found[1:], None], strict=True):
            if heading["version"] == version:
                return text[heading.end() : following.start() if following else None].strip()
        return None

    def prepare(self, version: str, day: datetime.date) -> None:
        """Sets the version everywhere. ValueError says why not."""
        if not NUMBER.fullmatch(version):
            raise ValueError(f"{version} is no version such as 1.2.3 or 1.2.3rc1")
        if not self.part(None):
            raise ValueError("CHANGELOG.md tells of nothing under Unreleased")
        if self.part(version) is not None:
            raise ValueError(f"CHANGELOG.md already tells of {version}")
        before = self.version
        for name, line in PLACES.items():
            self._put(name, line.format(before), line.format(version))
        self._put("CHANGELOG.md", "## Unreleased", f"## Unreleased\n\n## {version} - {day.isoformat()}")

    def name_repository(self, url: str) -> None:
        """Fills in the address that readers clone. Raises ValueError if it is no https address."""
        if not re.fullmatch(r"https://[\w./~-]+", url):
            raise ValueError(f"{url} is no https address")
        for name in READMES:
            (self.root / name).write_text(self.read(name).replace(PLACEHOLDER, url), encoding="utf-8")

    def _put(self, name: str, before: str, after: str) -> None:
        text = self.read(name)
        if f"\n{before}\n" not in text:
            raise ValueError(f"{name} has no line {before}")
        (self.root / name).write_text(text.replace(f"\n{before}\n", f"\n{after}\n", 1), encoding="utf-8")

    def missing(self, tag: str | None = None) -> Iterator[str]:
        """The checklist: every sentence is something to do first."""
        for name, line in PLACES.items():
            if f"\n{line.format(self.version)}\n" not in self.read(name):
                yield f"{name} names another version than {self.version}"
        if not NUMBER.fullmatch(self.version):
            yield f"{self.version} is no version such as 1.2.3 or 1.2.3rc1"
        if not self.part(self.version):
            yield f"CHANGELOG.md tells nothing of {self.version}: python scripts/release.py prepare {self.version}"
        if self.part(None):
            yield "CHANGELOG.md still tells of something under Unreleased"
        if tag is not None and tag != f"v{self.version}":
            yield f"the tag {tag} is not v{self.version}"
        for name in READMES:
            if PLACEHOLDER in self.read(name):
                yield f"{name} does not say what to clone: prepare with --repository URL"

    def unready(self) -> Iterator[str]:
        """What else must be so before a tag is made here."""
        if self._git("status", "--porcelain"):
            yield "the tree holds changes that are not committed"
        if self._git("rev-parse", "--abbrev-ref", "HEAD") != "main":
            yield "this is not the branch main"
        if self._git("tag", "--list", f"v{self.version}"):
            yield f"there is a tag v{self.version} already"

    def make_tag(self) -> None:
        """Marks the commit."""
        self._git("tag", "--annotate", f"v{self.version}", "--message", f"Auberge {self.version}")

    def _git(self, *words: str) -> str:
        done = subprocess.run(["git", *words], cwd=self.root, capture_output=True, text=True, check=True)
        return done.stdout.strip()


def main(words: list[str], release: Release) -> int:
    """Does what is asked; the exit code."""
    parser = argparse.ArgumentParser(description="What a release needs: one version, a changelog, a tag.")
    tasks = parser.add_subparsers(dest="task", required=True)
    tasks.add_parser("version")
    preparing = tasks.add_parser("prepare")
    preparing.add_argument("number")
    preparing.add_argument("--repository", metavar="URL", help="where readers clone it")
    tasks.add_parser("check").add_argument("--tag")
    tasks.add_parser("notes")
    tasks.add_parser("tag")
    asked = parser.parse_args(words)
    missing: list[str] = []
    match asked.task:
        case "version":
            print(release.version)
        case "prepare":
            try:
                if asked.repository:
                    release.name_repository(asked.repository)
                release.prepare(asked.number, datetime.datetime.now(tz=datetime.UTC).date())
            except ValueError as problem:
                missing = [str(problem)]
        case "check":
            missing = list(release.missing(asked.tag))
        case "notes":
            print(release.part(release.version) or "")
        case "tag":
            missing = [*release.missing(), *release.unready()]
            if not missing:
                release.make_tag()
                print(f"v{release.version} is made; `git push origin v{release.version}` publishes it")
    for sentence in missing:
        print(f"release: {sentence}", file=sys.stderr)
    return 1 if missing else 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:], Release()))
