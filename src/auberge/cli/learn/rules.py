"""`auberge rules` with a rule, a search or `--numbered`: the canon in the terminal, and how much of it is proved."""

import re
from pathlib import Path

from rich.console import Console
from rich.table import Table
from rich.text import Text

import auberge
from auberge import canon
from auberge.canon import Entry
from auberge.cli import palette
from auberge.cli.consoles import open_console
from auberge.cli.learn.ruletext import canon_of, entry_of, rule_sentence
from auberge.cli.usage import BadUsage, NotProved
from auberge.words import Words

_ROOT = Path(auberge.__file__).parents[2]  # of a source tree; an installed package has no tests there


def show_rules(game: str, rule: str | None, search: str | None, words: Words) -> None:
    """One rule in full, or the list of all for players, or of those that hold a word."""
    console = open_console()
    if rule is not None:
        _one(game, entry_of(game, rule.strip().upper()), console, words)
        return
    entries = [entry for entry in canon_of(game).values() if not canon.is_for_programs(entry.id)]
    found = [(entry, rule_sentence(game, entry.id, words)) for entry in entries]
    if search:
        wanted = search.lower()
        found = [(entry, text) for entry, text in found if wanted in text.lower() or wanted in entry.id.lower()]
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(no_wrap=True)
    for entry, text in found:
        table.add_row(Text(entry.id, "bold"), Text(text))
    console.print(table)
    console.print(Text(words.say("cli-rules-found", number=len(found)), palette.QUIET))


def _one(game: str, entry: Entry, console: Console, words: Words) -> None:
    """A rule with its mark, its source and the entries it refers to or that refer to it."""
    say = words.say
    console.print(Text().append(entry.id, "bold").append(f"  {say('cli-rule-kind', kind=entry.kind)}", palette.QUIET))
    console.print(Text(rule_sentence(game, entry.id, words)))
    if canon.is_for_programs(entry.id):
        return
    if words.has(f"rule-{entry.id}") and words.language != "en":
        console.print(Text(entry.text, palette.QUIET))
    for mark in entry.mark.split("/"):
        if mark.strip():
            console.print(Text(say("cli-rule-mark", mark=mark.strip()), palette.QUIET))
    if entry.source:
        console.print(Text(say("cli-rule-source", source=entry.source), palette.QUIET))
    everything = canon_of(game)
    named = [other for other in mentioned(entry) if other in everything and other != entry.id]
    naming = [other.id for other in everything.values() if entry.id in mentioned(other) and other.id != entry.id]
    for key, ids in (("cli-rule-sees", named), ("cli-rule-seen-by", naming)):
        if ids:
            console.print(Text(say(key, rules=", ".join(ids)), palette.QUIET))


def mentioned(entry: Entry) -> list[str]:
    """The ids an entry refers to; `SM-AMB-06, -07` and `SM-WALL-18..22` are written out."""
    found: list[str] = []
    number = r"\.\.(\d+)|(?:,| and|;)? ?-(\d+)(?!\d)(?!\w)"
    for start in re.finditer(rf"({canon.ID})((?:{number})*)", entry.text):
        stem, _, first = start[1].rpartition("-")
        found.append(start[1])
        last = int(first)
        for rest in re.finditer(number, start[2]):
            numbers = range(last + 1, int(rest[1]) + 1) if rest[1] else [int(rest[2])]
            found += [f"{stem}-{each:0{len(first)}d}" for each in numbers]
            last = int(rest[1] or rest[2])
    return list(dict.fromkeys(found))


def show_coverage(game: str, words: Words) -> None:
    """How many ids tests and scenarios prove, and each that none proves. NotProved if there is any.

    Remarks on the sources (discrepancies, gaps, damaged scans) are no rules: there is nothing to prove."""
    console = open_console()
    if not (_ROOT / "tests").is_dir() or not (_ROOT / "scenarios").is_dir():
        raise BadUsage("cli-no-source-tree")
    cited = canon.cited_ids(_ROOT / "tests", _ROOT / "scenarios")
    ids = [entry.id for entry in canon_of(game).values() if entry.kind in canon.PROVABLE]
    missing = [rule for rule in ids if rule not in cited]
    for rule in missing:
        console.print(Text().append(rule, "bold").append(f"  {canon_of(game)[rule].text.splitlines()[0]}"))
    console.print(Text(words.say("cli-coverage", cited=len(ids) - len(missing), all=len(ids))))
    if missing:
        raise NotProved("cli-coverage-missing", number=len(missing))
