"""The ids of tables that a browser keeps: pages know by them whom to ask (`web/src/lib/offline/whose.ts`)."""

from typing import Final

from auberge.table import links

HERE: Final = "here-"


def new_id() -> str:
    """The id of a table that is kept in this browser."""
    return HERE + links.new_id()
