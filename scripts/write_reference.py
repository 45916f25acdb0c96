"""Writes docs/reference/*.md from the docstrings of what `import auberge` offers.

Usage: python scripts/write_reference.py [--check | --face]
    --check  only says whether the pages are up to date
    --face   prints every public name with its signature, as tests/api/face.txt holds them

Sources are read, nothing is imported: the pages are the same whichever build is installed.
"""

import ast
import re
import sys
import textwrap
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from reference.pages import PAGES
from reference.sources import (
    Function,
    Thing,
    comment,
    constructor,
    fields_of,
    find,
    homes,
    is_property,
    methods_of,
    offered,
    signature,
)

OUT: Final = Path(__file__).parent.parent / "docs" / "reference"
HEAD: Final = "<!-- Written by scripts/write_reference.py from the docstrings; do not edit. -->"


def prose(text: str) -> str:
    """A docstring as Markdown: examples become blocks of their own."""
    blocks = re.split(r"\n\n+", textwrap.dedent(text).strip())
    return "\n\n".join(f"```pycon\n{block}\n```" if block.startswith(">>>") else block for block in blocks)


def _code(text: str) -> str:
    return f"```python\n{text}\n```"


def _cell(text: str) -> str:
    return text.replace("|", "\\|")


def described(thing: Thing, title: str) -> Iterator[str]:
    """The section of one name."""
    yield f"## {title}"
    node = thing.node
    if isinstance(node, Function):
        yield _code(signature(node, title))
        yield prose(thing.text)
    elif isinstance(node, ast.ClassDef):
        yield from _class(thing, node, title)
    else:
        yield _code(ast.unparse(node))
        if thing.text:
            yield prose(thing.text)


def _row(field: ast.AnnAssign, said: str) -> str:
    return f"| `{ast.unparse(field.target)}` | `{_cell(ast.unparse(field.annotation))}` | {_cell(said)} |"


def _class(thing: Thing, node: ast.ClassDef, title: str) -> Iterator[str]:
    made = constructor(node)
    bases = ", ".join(ast.unparse(base) for base in node.bases)
    line = f"class {title}({bases})" if bases else f"class {title}"
    yield _code(line if made is None else f"{line}\n{signature(made, title.rpartition('.')[2], bound=True)}")
    yield prose(thing.text)
    fields = fields_of(node)
    if fields:
        rows = [_row(item, comment(thing.module, item)) for item in fields]
        yield "\n".join(["| Field | Type | |", "|---|---|---|", *rows])
    for method in methods_of(node):
        plain = is_property(method)
        yield f"### {thing.name}.{method.name}"
        kind = f"{method.name}: {ast.unparse(method.returns)}" if plain and method.returns else None
        yield _code(kind or signature(method, method.name, bound=True))
        said = ast.get_docstring(method)
        if said:
            yield prose(said)


def _first_sentence(text: str) -> str:
    paragraph = " ".join(text.split("\n\n", maxsplit=1)[0].split())
    return re.split(r"(?<=\.) (?=[A-Z])", paragraph)[0]


def _links(titles: list[str], page: str) -> Iterator[str]:
    """Where each heading stands on its page; those that differ only in capitals are numbered."""
    met = Counter[str]()
    for title in titles:
        anchor = title.lower().replace(".", "")
        yield f"{page}.md#{anchor}-{met[anchor]}" if met[anchor] else f"{page}.md#{anchor}"
        met[anchor] += 1


def page(name: str) -> str:
    """One page."""
    told = PAGES[name]
    parts = [HEAD, f"# {told.title}", told.about]
    for public in told.names:
        parts += described(find(public, homes()[public]), f"auberge.{public}")
    for path in told.parts:
        module, _, part = path.rpartition(".")
        parts += described(find(part, module), path)
    return "\n\n".join(part for part in parts if part) + "\n"


def index() -> str:
    """The page that lists all others."""
    parts = [
        HEAD,
        "# Reference: `import auberge`",
        "Everything listed here is public and stable ([versioning](versioning.md)). `import auberge` loads nothing but "
        "what is asked for, and type checkers see every name. Scripts to start from are in "
        "[`examples/`](../../examples/README.md).",
        _code(
            "import auberge\n\n"
            "def hasty(view: auberge.View) -> auberge.Move:\n"
            "    return view.moves[0]\n\n"
            'played = auberge.play("saint_malo", ["squire", hasty], seed=7)\n'
            "print(played.places, played.points, played.winners)"
        ),
    ]
    for name, told in PAGES.items():
        listed = [(public, homes()[public], f"auberge.{public}") for public in told.names] or [
            (path.rpartition(".")[2], path.rpartition(".")[0], path) for path in told.parts
        ]
        links = _links([title for _, _, title in listed], name)
        rows = [
            f"| [`{public}`]({link}) | {_cell(_first_sentence(find(public, module).text))} |"
            for (public, module, _), link in zip(listed, links, strict=True)
        ]
        parts += [f"## [{told.title}]({name}.md)", told.about, "\n".join(["| Name | |", "|---|---|", *rows])]
    return "\n\n".join(parts) + "\n"


def pages() -> dict[str, str]:
    """Every page by the name of its file."""
    return {"README.md": index()} | {f"{name}.md": page(name) for name in PAGES}


def face() -> str:
    """Every public name with its signature, fields and methods, one a line."""
    lines: list[str] = []
    paths = [(name, homes()[name]) for name in offered()]
    paths += [(path.rpartition(".")[2], path.rpartition(".")[0]) for told in PAGES.values() for path in told.parts]
    for name, module in paths:
        node = find(name, module).node
        title = name if module == homes().get(name) else f"{module}.{name}"
        if isinstance(node, Function):
            lines.append(" ".join(signature(node, title).split()))
        elif isinstance(node, ast.ClassDef):
            lines += _face_of_class(node, title)
        else:
            lines.append(f"{title}: {ast.unparse(node.annotation)}" if isinstance(node, ast.AnnAssign) else title)
    return "\n".join(lines) + "\n"


def _face_of_class(node: ast.ClassDef, title: str) -> Iterator[str]:
    made = constructor(node)
    yield f"class {title}" if made is None else f"class {' '.join(signature(made, title, bound=True).split())}"
    for item in fields_of(node):
        yield f"{title}.{ast.unparse(item.target)}: {ast.unparse(item.annotation)}"
    for method in methods_of(node):
        if is_property(method) and method.returns:
            yield f"{title}.{method.name}: {ast.unparse(method.returns)}"
        else:
            yield " ".join(signature(method, f"{title}.{method.name}", bound=True).split())


def main() -> None:
    """Writes the pages, or says which is out of date."""
    if "--face" in sys.argv:
        print(face(), end="")
        return
    for name, text in pages().items():
        file = OUT / name
        if file.is_file() and file.read_text(encoding="utf-8") == text:
            continue
        if "--check" in sys.argv:
            sys.exit(f"{name} is out of date: run scripts/write_reference.py")
        OUT.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
        print(f"wrote {name}")


if __name__ == "__main__":
    main()
