"""The text of a rule: in the player's language where the catalogue has it, else as the canon writes it, in English.

A rule for programs is not told: where it is described is said instead."""

from functools import cache

from auberge import canon
from auberge.canon import Entry
from auberge.cli.usage import BadUsage
from auberge.words import Words


@cache
def canon_of(game_name: str) -> dict[str, Entry]:
    """Every entry of a game's canon by its id."""
    return canon.canon(game_name)


def entry_of(game_name: str, rule: str) -> Entry:
    """One entry. BadUsage if the canon has none of this id."""
    found = canon_of(game_name).get(rule)
    if found is None:
        raise BadUsage("cli-no-such-rule", rule=rule)
    return found


def rule_sentence(game_name: str, rule: str, words: Words) -> str:
    """What a rule says, or where one for programs is described."""
    entry = entry_of(game_name, rule)
    if canon.is_for_programs(rule):
        return words.say("cli-rule-for-programs", file=canon.RECORDS)
    key = f"rule-{rule}"
    return words.say(key) if words.has(key) else entry.text
