"""Patterns of words that go wrong whatever fills them in: forms by number, elision, gender, marks of print.

A message is read variant by variant. In a reading a value stands as `{$name}`, another message as `{key}`, and the
chosen variants are at hand, so every detector is a search in plain text. A detector says what is wrong, or nothing.
"""

import re
from collections.abc import Callable, Mapping
from functools import cache

from fluent.syntax import ast
from msgspec import Struct

from auberge import canon
from auberge.words import LANGUAGES
from tests import catalogue

NO_BREAK, NARROW = "\u00a0", "\u202f"
_SPACE = rf"[ {NO_BREAK}{NARROW}]"
_VALUE = r"\{\$(\w+)\}"
_PLACEABLE = r"\{(\$?[\w-]+)\}"


def _words(text: str) -> frozenset[str]:
    return frozenset(text.split())


class Choice(Struct, frozen=True):
    """Which variant of a selector was taken, and which there are."""

    taken: str
    variants: frozenset[str]


class Reading(Struct, frozen=True):
    """One way to read a message, with the variants chosen for its values."""

    key: str
    text: str
    chosen: Mapping[str, Choice]


Detector = Callable[[str, Reading], str | None]


# --- messages as readings ---------------------------------------------------------------------------------------
def read(message: ast.Message) -> list[Reading]:
    """Every way to read a message."""
    assert message.value is not None
    return [Reading(message.id.name, text, chosen) for text, chosen in _pattern(message.value, {})]


@cache
def readings(language: str) -> list[Reading]:
    """Every way to read every message of a language."""
    return [one for message in catalogue.messages(language).values() for one in read(message)]


def faults(language: str, detector: Detector) -> dict[str, str]:
    """The messages a detector objects to: what is wrong, and the sentence."""
    found: dict[str, str] = {}
    for reading in readings(language):
        if reading.key not in found and (fault := detector(language, reading)):
            found[reading.key] = f"{fault} in: {reading.text}"
    return found


def _pattern(pattern: ast.Pattern, chosen: Mapping[str, Choice]) -> list[tuple[str, Mapping[str, Choice]]]:
    ways: list[tuple[str, Mapping[str, Choice]]] = [("", chosen)]
    for element in pattern.elements:
        ways = [(before + text, then) for before, known in ways for text, then in _element(element, known)]
    return ways


def _element(
    element: ast.TextElement | ast.Placeable | ast.InlineExpression | ast.SelectExpression,
    chosen: Mapping[str, Choice],
) -> list[tuple[str, Mapping[str, Choice]]]:
    match element:
        case ast.TextElement(value=text) | ast.StringLiteral(value=text) | ast.NumberLiteral(value=text):
            return [(str(text), chosen)]
        case ast.Placeable(expression=inner):
            return _element(inner, chosen)
        case ast.VariableReference(id=name):
            return [(f"{{${name.name}}}", chosen)]
        case ast.MessageReference(id=name):
            return [(f"{{{name.name}}}", chosen)]
        case ast.SelectExpression(selector=ast.VariableReference(id=name)):
            return _variants(element, name.name, chosen)
    raise ValueError(f"no reader for {element}")


def _variants(
    select: ast.SelectExpression, name: str, chosen: Mapping[str, Choice]
) -> list[tuple[str, Mapping[str, Choice]]]:
    """All variants, or the one that fits what was chosen for this value before."""
    names = frozenset(_name(variant) for variant in select.variants)
    before = chosen.get(name)
    ways: list[tuple[str, Mapping[str, Choice]]] = []
    for variant in select.variants:
        if before is None:
            choice = Choice(_name(variant), names)
        elif _name(variant) == before.taken or (variant.default and before.taken not in names):
            choice = Choice(before.taken, names | before.variants)
        else:
            continue
        ways += _pattern(variant.value, {**chosen, name: choice})
    return ways


def _name(variant: ast.Variant) -> str:
    return str(variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value)


# --- forms by number --------------------------------------------------------------------------------------------
# Values that are numbers wherever they occur. Others are numbers in the messages where a language selects by them.
NUMBERS = _words(
    """after ahead all amount before best boxes brick bytes cannons cards cells cited coins cores crates decisions
        defence dice discard discards done due entries games gold heads here high hires jobs least left length lines
        logs low microseconds missing more most number other owners_number pairs payments people percent plays points
        price processes quarters rolls rounds rungs seats seconds sections short size soldiers stone strength swords
        tables targets_number ticked ticks times told turns walls wanted wood worlds"""
)
# Limits, sizes that break a limit, worker processes, and how many a game has by its rules: never 0 or 1.
NEVER_ONE = _words("bytes decisions high jobs length lines most processes seats wanted")
# What may follow a number and is the same for every number: words that begin something else, units.
SAME_AFTER: Mapping[str, frozenset[str]] = {
    "en": _words(
        """against ahead and as at by can cannot does entered for from has in instead is left more must not of on or out
        over per player short so than the ticked times to until was with kb mb gb ms µs percent"""
    ),
    "fr": _words(
        """au avec chacun chacune contre dans de depuis des doit du en est et fois ne non ou par pas pour que qui se si
        sur à ko mo go ms µs"""
    ),
    "it": _words(
        """a al alla che ciascuna ciascuno con contro da dei del della delle deve di e ha in invece meno non o per più
        si su è kb mb gb ms µs"""
    ),
    "de": _words(
        """als an angekreuzt auf aus bauen bei bis davon der des eingegeben ergeben für gegen gezogen im in ist je kann
        können liegen liegt mal mehr mit muss nach nötig oder passt sein statt stehen und von weniger werden wird zu
        zuletzt übrig kb mb gb ms µs prozent"""
    ),
}
# Nouns with one form for every number.
SAME_NOUN: Mapping[str, frozenset[str]] = {
    "en": _words("brick gold stone vp wood"),
    "fr": _words("bois or processus pv"),
    "it": _words("byte città core legno oro pv"),
    "de": _words("gold holz kästchen plättchen sp stück zeichen ziegel"),
}
# Verbs and determiners that agree with the number behind them.
AGREES_BEFORE: Mapping[str, str] = {
    "en": r"there (?:is|are)|remains?|these|those|all|both",
    "fr": r"(?<!il )(?<!en )reste|restent|manquent|sont|les|des|ces|vos|ses|mes|autres|seule?s?",
    "it": r"mancan?o?|restan?o?|rimane|rimangono|serv(?:e|ono)|sono|i|gli|altri|altre|soli|sole|ultim[ie]|prim[ie]",
    "de": r"bleib(?:t|en)|fehl(?:t|en)|sind|die|alle|diese|weiteren?|übrigen|letzten|ersten",
}
# A whole that a part is told of ("2 of 6 cards"): nobody tells the parts of one.
WHOLE: Mapping[str, str] = {"en": "of", "fr": "sur|de", "it": "su|di", "de": "von"}


@cache
def selected() -> Mapping[tuple[str, str], frozenset[str]]:
    """The values by whose number a message selects, and the languages that do."""
    found: dict[tuple[str, str], set[str]] = {}
    for language in LANGUAGES:
        for reading in readings(language):
            for name, choice in reading.chosen.items():
                if choice.variants & {"one", "1"}:
                    found.setdefault((reading.key, name), set()).add(language)
    return {place: frozenset(languages) for place, languages in found.items()}


def number_without_forms(language: str, reading: Reading) -> str | None:
    """A number that stands beside a word that would change with it, and no variants for 1 and for more.

    What another language selects by is a number here too: so a selector that one language forgot is missed."""
    for found in re.finditer(_VALUE, reading.text):
        name = found[1]
        if name in NEVER_ONE or not _is_number(reading, name) or _has_forms(language, reading.chosen.get(name)):
            continue
        before, after = reading.text[: found.start()], reading.text[found.end() :]
        if noun := re.match(rf"{_SPACE}([^\W\d_]{{2,}})(?!’)", after):
            whole = re.search(rf"\b({WHOLE[language]}) $", before)
            if noun[1].lower() not in SAME_AFTER[language] | SAME_NOUN[language] and not whole:
                return f"“{found[0]} {noun[1]}” without variants for its number"
        if verb := re.search(rf"(?<![\w’-])({AGREES_BEFORE[language]}){_SPACE}$", before, re.IGNORECASE):
            return f"“{verb[1]} {found[0]}” without variants for its number"
    return None


def _is_number(reading: Reading, name: str) -> bool:
    return name in NUMBERS or (reading.key, name) in selected()


def _has_forms(language: str, choice: Choice | None) -> bool:
    """Whether the words here are written for this number. In French 0 is singular, as 1 is."""
    if choice is None:
        return False
    if choice.taken not in catalogue.PLURALS:
        return True
    return "one" in choice.variants or ("1" in choice.variants and (language != "fr" or "0" in choice.variants))


# --- elision, contraction, endings ------------------------------------------------------------------------------
# Values that begin with a consonant (the games), a digit, a slash or a letter that is named (cells): nothing elides.
NEVER_ELIDED = _words(
    """cell confidence draw entry expected from_cell game line other_cell place row rule seal seed step target turn
        version when"""
)
_ELIDED = "de|que|jusque|lorsque|puisque|ne|se|le|la|je|ce|du|au"
_FRENCH_VOWEL = r"(?:[aeiouyàâæéèêëîïôœùûü]|h(?!asard|aut|uit|ors|éros|onte|âte))"
_ITALIAN_ARTICLE = r"(?:il|lo|la|i|gli|le|l’|un|uno|una|un’)(?:\b|(?<=’))"
_ITALIAN_BEFORE_ARTICLE = "di|a|da|in|su"
_ITALIAN_MASCULINE = "il|del|al|dal|nel|sul|un"
_ITALIAN_NOT_AFTER_IL = r"[aeiouàèéìòù]|z|s[^aeiouàèéìòùh]|gn|ps|x|y"


def french_elision(language: str, reading: Reading) -> str | None:
    """“de” or “que” right before a value that may begin with a vowel, or “de”, “à” before “le”."""
    del language
    for found in re.finditer(rf"(?<![\w’-])({_ELIDED}|à) {_PLACEABLE}", reading.text, re.IGNORECASE):
        word, name = found[1].lower(), found[2]
        if name.startswith("$"):
            if word != "à" and name[1:] not in NEVER_ELIDED and not _is_number(reading, name[1:]):
                return f"“{found[0]}”"
            continue
        for start in starts("fr", name):
            if word != "à" and re.match(_FRENCH_VOWEL, start, re.IGNORECASE):
                return f"“{found[0]}”: {word} {start}"
            if word in ("à", "de") and re.match(r"les? ", start, re.IGNORECASE):
                return f"“{found[0]}”: {word} {start}"
    return None


def italian_contraction(language: str, reading: Reading) -> str | None:
    """“di” before words that bring their article, or an article that does not fit every word it may get."""
    del language
    before = rf"{_ITALIAN_BEFORE_ARTICLE}|{_ITALIAN_MASCULINE}"
    for found in re.finditer(rf"(?<![\w’-])({before}) {_PLACEABLE}", reading.text, re.IGNORECASE):
        word, name = found[1].lower(), found[2]
        if name.startswith("$"):
            if name in ("$name", "$names", "$seat", "$bot") and re.fullmatch(_ITALIAN_MASCULINE, word):
                return f"“{found[0]}”: a name takes no article"
            continue
        unfit = _ITALIAN_ARTICLE if re.fullmatch(_ITALIAN_BEFORE_ARTICLE, word) else _ITALIAN_NOT_AFTER_IL
        for start in starts("it", name):
            if word != "un" and re.match(unfit, start, re.IGNORECASE):
                return f"“{found[0]}”: {word} {start}"
    return None


def glued_ending(language: str, reading: Reading) -> str | None:
    """Letters right behind a value: the German genitive of “Klaus”, the plural of a word nobody knows yet."""
    for found in re.finditer(r"\{\$?([\w-]+)\}(’?[^\W\d_]+)", reading.text):
        is_number = found[1] == "place" or _is_number(reading, found[1])
        is_unit = is_number and found[2] in ("s", "ms", "it", "e", "er", "d", "º", "ª")
        if not is_unit and (language != "en" or found[2] != "’s"):
            return f"“{found[0]}”"
    return None


def starts(language: str, key: str) -> set[str]:
    """How the texts of a message can begin; a value it begins with stands as `{$name}`."""
    found: set[str] = set()
    for reading in read(catalogue.messages(language)[key]):
        if reference := re.match(r"\{([a-z][\w-]*)\}", reading.text):
            found |= starts(language, reference[1])
        else:
            found.add(reading.text)
    return found


# --- people of any gender ---------------------------------------------------------------------------------------
_PERSON = r"(?<!\bdi )(?<!\bde )\{\$(?:name|names|seat|to|owner|owners|bot|losers|actor)\}"
_CLAUSE = r"[^.,:;!?()»”\n]"
_FRENCH_STATE = (
    r"(?:[a-zà-ÿ]{2,}(?<!it)(?<!moiti)(?<!c[iô]t)é|absent|présent|prêt|seul|premier|dernier|content|parti|sorti|venu|"
    r"revenu|perdu|mort|assis|exclu|inclus|battu|vaincu|remis|repris|élu|mis|surpris|prévenu|averti)s?(?!\w)"
)
_FRENCH_ADVERBS = r"(?:(?:pas|plus|déjà|encore|aussitôt|de nouveau|à nouveau|maintenant|bien|tout) )*"
_ITALIAN_STATE = (
    r"(?:[a-zà-ù]{2,}[aiu]t|pront|sol|prim|ultim|esclus|rimast|mort|vint|pers|espuls|mess|conness|sconness|"
    r"disconness|iscritt|stat|ferm)[oi](?!\w)"
)
_ITALIAN_ADVERBS = r"(?:(?:già|ancora|subito|di nuovo|ora|stat[oi]|più|sempre) )*"
_GENDERED: Mapping[str, str] = {
    "en": (
        rf"(?:{_PERSON}|\b(?:players?|opponents?|whoever|somebody|someone)\b){_CLAUSE}*"
        r"(?<![\w’])(?:he|she|his|her|hers|him|himself|herself)(?!\w)"
    ),
    "fr": (
        rf"{_PERSON}{_CLAUSE}{{0,30}}?(?<!\w)(?:[ns]’)?(?:est|sont|sera|seront|était|étaient|a été|ont été|reste)"
        rf" {_FRENCH_ADVERBS}{_FRENCH_STATE}"
        rf"|{_PERSON}{_SPACE}?[,(:] ?{_FRENCH_STATE}(?=[ .,;)]|$)"
        rf"|(?<!\w)(?:vous (?:n’)?(?:êtes|serez|étiez|restez)|soyez|(?:êtes|serez)-vous|vous avez été)"
        rf" {_FRENCH_ADVERBS}{_FRENCH_STATE}"
        rf"|^(?:absent|assis|connecté|déconnecté|éliminé|invité|parti|présent|prêt|remplacé|seul)$"
    ),
    "it": (
        rf"{_PERSON}{_CLAUSE}{{0,30}}?(?<!\w)(?:è|sono|sarà|saranno|era|viene|vengono|resta|rimane)"
        rf" {_ITALIAN_ADVERBS}{_ITALIAN_STATE}"
        rf"|{_PERSON}[,(:]? ?{_ITALIAN_STATE}(?=[ .,;)]|$)"
        rf"|(?<!\w)(?:sei|sarai|eri|vieni) {_ITALIAN_ADVERBS}{_ITALIAN_STATE}|(?<!\w)(?:resta|stai) ferm[oi](?!\w)"
        rf"|^(?:arrivato|connesso|disconnesso|eliminato|invitato|pronto|seduto|solo|sostituito|uscito)(?: da.*)?$"
        rf"|(?<!\w)(?<!il )ben(?:venut|tornat)[oi](?!\w)"
    ),
    "de": (
        rf"{_PERSON}[^.:;!?()“\n]*(?<!\w)(?-i:seine[rnms]?|sein (?=[A-ZÄÖÜ])|ihm|ihn|er)(?!\w)"
        rf"|(?<!\w)(?:der|dem|den) {_PERSON}"
    ),
}


def gender(language: str, reading: Reading) -> str | None:
    """A word that agrees with a person of whom we know the name and nothing else."""
    found = re.search(_GENDERED[language], reading.text, re.IGNORECASE)
    return found and f"“{found[0]}”"


# --- how readers are spoken to -------------------------------------------------------------------------------------
_REGISTER: Mapping[str, str] = {
    "fr": r"(?<![\w’«])(?:tu|toi|tes|ton|tien|tienne)(?!\w)",
    "it": (
        r"(?<!\w)(?:scegliete|segnalate|aggiornate|installate|riprovate|aprite|chiudete|scrivete|premete|avete|potete|"
        r"dovete)(?:l[oaie]|ne|ci)?(?!\w)|(?:^|[.;] )(?:indicate|provate|cominciate)(?!\w)"
    ),
    "de": r"(?<=[a-zäöüß,] )(?:Sie|Ihnen|Ihr|Ihre[nmrs]?)(?!\w)",
}


def register(language: str, reading: Reading) -> str | None:
    """French says vous, Italian tu, German du."""
    found = re.search(_REGISTER[language], reading.text, 0 if language == "de" else re.IGNORECASE)
    return found and f"“{found[0]}”"


# --- English as it is written -----------------------------------------------------------------------------------
UNENGLISH: tuple[str, ...] = (
    # German grammar
    r"\b(?:the|an) own\b",
    r"(?:^|[.:;!?] )who (?:[\w’]+ ){1,9}?(?:does|is|has|was|wins|loses|takes|gives|may|must|can|cannot|neither)\b",
    r"(?<!there )\b(?:is|are) no (?!longer\b|more\b|better\b|worse\b|less\b|fewer\b|one\b|good\b)[a-z]+",
    r"\b(?:is|are) to be (?:decided|done|played|paid|chosen|drawn|rolled|had)\b",
    r"\bnot equally many\b",
    r"\bso (?:closely|many tries)\b",
    r"\blisten(?:s|ing)? at\b",
    r"\bthe turn of (?:seat\b|\{)",
    r"\bknows? no\b",
    r"\bneighbourship\b",
    # whimsy, and words nobody uses for it
    r"\b(?:come|comes|came|coming) in by\b",
    r"\blaps(?:e|es|ed|ing)\b",
    r"\bthe card happens\b",
    r"\bthat is losing\b",
    r"\b(?:pay|pays|paid|owe|owes) (?:a |the )?racket\b",
    r"\blook(?:s|ed|ing)? (?:a|the) (?:finished )?game over\b",
    r"\bimagined games?\b",
    r"\btake (?:it|them) out again\b",
    r"\bcan be had\b",
    r"\b(?:aught|naught|henceforth|hereby|herewith|hitherto|thereof|thereupon|wherefore|whereupon)\b",
)


def unenglish(language: str, reading: Reading) -> str | None:
    """German constructions and archaic whimsy."""
    del language
    for pattern in UNENGLISH:
        if found := re.search(pattern, reading.text, re.IGNORECASE | re.MULTILINE):
            return f"“{found[0]}”"
    return None


# --- marks of print ---------------------------------------------------------------------------------------------
_NUMBER = r"(?:\d|\})"
TYPOGRAPHY: Mapping[str, Mapping[str, str]] = {
    language: {
        "three dots for an ellipsis": r"\.\.\.",
        "x for ×": rf"{_NUMBER} ?x ?(?=[\d{{])|(?<![\w$]){_NUMBER}x\b|(?<!\w)x\d",
        "hyphen for a minus": r"(?<![\w}.:/-])-\d(?!\d)",
        "typewriter apostrophe": r"(?<=[\w}])'|'(?=[\w{])",
        "typewriter quotes": r'"',
        "hyphen for a minus or a dash": r" - ",
        "two spaces": r"[ \u00a0\u202f]{2}",
        "space before a stop or a comma": r"[ \u00a0\u202f][.,](?![\d.])",
    }
    | own
    for language, own in {
        "en": {
            "space before %": rf"{_NUMBER}{_SPACE}%",
            "space before an ellipsis": rf"(?<=[\w}}]){_SPACE}…$",
            "space before a sign": rf"(?<=\w){_SPACE}[;:!?](?!=)",
            "quotes of another language": r"[«»„‹›]",
            "opening quote at the end of a word": r"\w“",
        },
        "fr": {
            "no narrow space before %": rf"{_NUMBER}[ {NO_BREAK}]?%",
            "space before an ellipsis": rf"(?<=[\w}}]){_SPACE}…$",
            "no narrow space before a double sign": rf"(?<!{NARROW})(?<!^)[:;!?](?=\s|$)|(?<!{NARROW})»|«(?!{NARROW})",
            "quotes of another language": r"[“”„]",
        },
        "it": {
            "space before %": rf"{_NUMBER}{_SPACE}%",
            "space before an ellipsis": rf"(?<=[\w}}]){_SPACE}…$",
            "space before a sign": rf"(?<=\w){_SPACE}[;:!?](?!=)",
            "quotes of another language": r"[“”„]",
            "space inside quotes": rf"«{_SPACE}|{_SPACE}»",
            "apostrophe for an accent": r"\b(?:E|e|piu|perche|puo|gia|cosi)’(?!\w)",
        },
        "de": {
            "no no-break space before %": rf"{_NUMBER}[ {NARROW}]?%",
            "no space before an ellipsis": r"\w…$",
            "space before a sign": rf"(?<=\w){_SPACE}[;:!?](?!=)",
            "quotes of another language": r"[«»”]",
        },
    }.items()
}
# What is typed or copied as it stands keeps its own signs.
TYPED = re.compile(
    rf"(?:\b|(?<=[“«„]))(?:95%|0[.,]95|https?://\S+|--?[a-z][\w-]*|Malta!|{canon.ID}(?:,? (?:[a-zà]{{1,4}} )?-\d+)+)"
)


def typography(language: str, reading: Reading) -> str | None:
    """A mark that this language does not set so."""
    text = TYPED.sub("§", reading.text)
    for fault, pattern in TYPOGRAPHY[language].items():
        if re.search(pattern, text):
            return fault
    return None


# --- the glossary -----------------------------------------------------------------------------------------------
class Term(Struct, frozen=True):
    """A row of the glossary: the word we use, what it means, and what is never said."""

    term: str
    meaning: str
    never: tuple[str, ...]


SECTIONS: Mapping[str, str] = {"English": "en", "Français": "fr", "Italiano": "it", "Deutsch": "de"}


def glossary(text: str) -> dict[str, list[Term]]:
    """The terms of every language. ValueError where a row has not three cells."""
    found: dict[str, list[Term]] = {}
    for section in re.split(r"^## ", text, flags=re.MULTILINE)[1:]:
        language = SECTIONS.get(section.split("\n", 1)[0].strip())
        if language is None:  # words of the code
            continue
        rows = [line for line in section.splitlines() if line.startswith("|")]
        if len(rows) < 2 or not re.fullmatch(r"\|(?:\s*:?-+:?\s*\|){3}", rows[1]):
            raise ValueError(f"{language}: no table of three columns")
        found[language] = [_term(language, row) for row in rows[2:]]
    return found


def never_said(terms: list[Term], reading: Reading) -> str | None:
    """A phrase of the glossary's last column."""
    text = re.sub(_PLACEABLE, "…", reading.text)
    for term in terms:
        for phrase in term.never:
            if re.search(rf"(?<!\w){re.escape(phrase)}(?!\w)", text, re.IGNORECASE):
                return f"“{phrase}” (we say “{term.term}”)"
    return None


def _term(language: str, row: str) -> Term:
    cells = [re.sub(r"[`*_]", "", cell).strip() for cell in row.strip().strip("|").split("|")]
    if len(cells) != 3 or not cells[0] or not cells[1]:
        raise ValueError(f"{language}: not term, meaning, never say: {row}")
    phrases = (phrase.strip() for phrase in cells[2].split(";"))
    return Term(cells[0], cells[1], tuple(phrase for phrase in phrases if phrase not in ("", "-", "–", "—")))
