"""What can go wrong, in words.

Every error of ours holds the key of a sentence and the values in it; `str` shows both, `explain_error` the sentence.
"""

from auberge.core.errors import AubergeError
from auberge.words import Words, choose_language


def explain_error(error: AubergeError, language: str = "en") -> str:
    """The error as a sentence for people: in English, French (`fr`), Italian (`it`) or German (`de`).

    >>> import auberge
    >>> try:
    ...     auberge.setup("saint_malo", seats=9, seed=1)
    ... except auberge.BadSetup as error:
    ...     print(error.key, error.values["seats"])
    ...     print(auberge.explain_error(error))
    setup-seats 9
    This game needs 2 to 5 seats, not 9.
    """
    return Words(choose_language(language)).error(error)
