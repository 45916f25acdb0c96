"""What the sources say of a name: its signature, fields, methods and docstring. Nothing is imported."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

SOURCES: Final = Path(__file__).parent.parent.parent / "src"
LIST: Final = "auberge.api"
WIDTH: Final = 100  # columns of a signature
Function = ast.FunctionDef | ast.AsyncFunctionDef


@cache
def _source(module: str) -> str:
    stem = SOURCES.joinpath(*module.split("."))
    file = stem / "__init__.py" if stem.is_dir() else stem.with_suffix(".py")
    return file.read_text(encoding="utf-8")


@cache
def _tree(module: str) -> ast.Module:
    return ast.parse(_source(module))


@cache
def homes(module: str = LIST) -> dict[str, str]:
    """Where each name that a module imports is at home."""
    imports = (node for node in _tree(module).body if isinstance(node, ast.ImportFrom) and node.module)
    return {alias.asname or alias.name: str(node.module) for node in imports for alias in node.names}


def offered() -> list[str]:
    """The public names."""
    for node in _tree(LIST).body:
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "__all__":
            return list(ast.literal_eval(node.value))
    raise LookupError("__all__")


class Thing(NamedTuple):
    """A class, function or value: its name, its node, the text after it if that is its docstring, and its source."""

    name: str
    node: ast.stmt
    text: str
    module: str


def find(name: str, module: str) -> Thing:
    """What a name of a module stands for, wherever it is at home."""
    body = _tree(module).body
    for number, node in enumerate(body):
        if isinstance(node, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef) and node.name == name:
            return Thing(name, node, ast.get_docstring(node) or "", module)
        target = (
            node.target
            if isinstance(node, ast.AnnAssign)
            else node.targets[0]
            if isinstance(node, ast.Assign)
            else None
        )
        if isinstance(target, ast.Name) and target.id == name:
            return Thing(name, node, _after(body, number, module), module)
    return find(name, homes(module)[name])


def _after(body: list[ast.stmt], number: int, module: str) -> str:
    """What is said of a value: the text on the next line, else the comment behind it."""
    follows = body[number + 1] if number + 1 < len(body) else None
    if (
        isinstance(follows, ast.Expr)
        and isinstance(follows.value, ast.Constant)
        and isinstance(follows.value.value, str)
    ):
        return follows.value.value
    return comment(module, body[number])


def comment(module: str, node: ast.stmt) -> str:
    """The comment behind a line."""
    line = _source(module).splitlines()[(node.end_lineno or node.lineno) - 1]
    return line[node.end_col_offset or 0 :].partition("#")[2].strip()


# --- signatures ---------------------------------------------------------------------------------------------------


def signature(node: Function, name: str, *, bound: bool = False) -> str:
    """How it is called, on one line if it fits."""
    arguments = ast.parse(ast.unparse(node)).body[0]
    assert isinstance(arguments, Function)
    args = arguments.args
    if bound and args.args:
        args.args = args.args[1:]
    returns = f" -> {ast.unparse(node.returns)}" if node.returns and node.name != "__init__" else ""
    name = f"async {name}" if isinstance(node, ast.AsyncFunctionDef) else name
    line = f"{name}({', '.join(_parts(args))}){returns}"
    if len(line) <= WIDTH:
        return line
    return f"{name}(\n" + "".join(f"    {part},\n" for part in _parts(args)) + f"){returns}"


def _parts(args: ast.arguments) -> Iterator[str]:
    """The parameters, one by one."""
    free = len(args.args) - len(args.defaults)
    for number, arg in enumerate(args.args):
        yield _part(arg, args.defaults[number - free] if number >= free else None)
    if args.kwonlyargs:
        yield f"*{ast.unparse(args.vararg)}" if args.vararg else "*"
    for arg, default in zip(args.kwonlyargs, args.kw_defaults, strict=True):
        yield _part(arg, default)
    if args.kwarg:
        yield f"**{ast.unparse(args.kwarg)}"


def _part(arg: ast.arg, default: ast.expr | None) -> str:
    return ast.unparse(arg) if default is None else f"{ast.unparse(arg)} = {ast.unparse(default)}"


def is_property(node: Function) -> bool:
    """Whether it is looked at, not called."""
    return any(ast.unparse(decorator) == "property" for decorator in node.decorator_list)


def fields_of(node: ast.ClassDef) -> list[ast.AnnAssign]:
    """The declared attributes."""
    fields = [item for item in node.body if isinstance(item, ast.AnnAssign) and isinstance(item.target, ast.Name)]
    return [item for item in fields if not ast.unparse(item.target).startswith("_")]


def methods_of(node: ast.ClassDef) -> list[Function]:
    """The public methods and properties."""
    return [item for item in node.body if isinstance(item, Function) and not item.name.startswith("_")]


def constructor(node: ast.ClassDef) -> ast.FunctionDef | None:
    """The method that makes one, where it is written out."""
    return next((item for item in node.body if isinstance(item, ast.FunctionDef) and item.name == "__init__"), None)
