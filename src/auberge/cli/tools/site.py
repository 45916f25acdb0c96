"""`auberge site`: the whole page as files for any web space. Help texts are keys of the catalogue."""

from pathlib import Path
from typing import Annotated, Final

import typer

from auberge.cli.consoles import open_console
from auberge.cli.entry import words_for

EXAMPLES: Final = "auberge site public\nauberge site public --base /games\nauberge site public --force"
Language = Annotated[str | None, typer.Option("--lang", metavar="LANG", help="cli-help-lang")]


def site(
    folder: Annotated[Path, typer.Argument(metavar="FOLDER", help="site-help-folder")],
    *,
    base: Annotated[str | None, typer.Option(metavar="PATH", help="site-help-base")] = None,
    force: Annotated[bool, typer.Option("--force", help="site-help-force")] = False,
    lang: Language = None,
) -> None:
    """Writes the page as files."""
    from auberge.folders import at_home
    from auberge.server.site import TOP, write_site

    words = words_for(lang)
    target = at_home(folder)
    written = write_site(target, base, force=force)
    say = open_console().print
    size, engine = (words.decimal(number / 1e6, 1) for number in (written.size, written.engine))
    say(words.say("site-written", files=written.files, size=size, engine=engine, place=str(target)), soft_wrap=True)
    if base is None or base == TOP:
        command = f"python -m http.server --bind 127.0.0.1 --directory {target}"
        say(words.say("site-try", command=command, address="http://127.0.0.1:8000/"), soft_wrap=True)
    else:
        say(words.say("site-put", base=f"{base}/"), soft_wrap=True)
