"""The compiled modules avoid what mypyc gets wrong, and the list of them names every module that must be compiled.

`1 << n` with a 64-bit n is miscompiled (a 32-bit shift in C), in every disguise of the constant; a literal of 2**62 or
more is no machine number. Both are silent, so the sources are scanned.
"""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from auberge.build import compiled_modules

ROOT = Path(__file__).parents[1]
TOO_LARGE = 2**62

Function = ast.FunctionDef | ast.AsyncFunctionDef


@pytest.fixture
def sources() -> list[Path]:
    """The engine's."""
    return compiled_sources("engine")


@pytest.fixture
def apart() -> list[Path]:
    """Those of the server's tables."""
    return compiled_sources("tables")


def compiled_sources(group: str) -> list[Path]:
    """The files of a group of compiled modules."""
    return [ROOT.joinpath("src", *module.split(".")).with_suffix(".py") for module in compiled_modules(group)]


def _constant_locals(function: ast.AST) -> set[str]:
    """Local names that are given nothing but constants."""
    values: dict[str, list[ast.expr | None]] = {}
    for node in ast.walk(function):
        if isinstance(node, ast.Assign):
            for target in node.targets:
                values.setdefault(ast.unparse(target), []).append(node.value)
        elif isinstance(node, ast.AnnAssign):
            values.setdefault(ast.unparse(node.target), []).append(node.value)
    return {name for name, given in values.items() if all(value and is_constant(value, set()) for value in given)}


def is_constant(node: ast.expr, constant_names: set[str]) -> bool:
    """A number known when compiling: a literal, a `Final` by its capitals, either inside i64() or reckoned with."""
    match node:
        case ast.Constant(value):
            return isinstance(value, int)
        case ast.Name(name) | ast.Attribute(attr=name):
            return name in constant_names or (name == name.upper() and any(map(str.isalpha, name)))
        case ast.Call(func, arguments):
            return ast.unparse(func) in ("i64", "int") and all(is_constant(each, constant_names) for each in arguments)
        case ast.UnaryOp(operand=operand):
            return is_constant(operand, constant_names)
        case ast.BinOp(left, _, right):
            return is_constant(left, constant_names) and is_constant(right, constant_names)
    return False


def shifted_constants(source: str) -> Iterator[int]:
    """The lines where a constant is shifted left."""
    tree = ast.parse(source)
    yield from _shifted_in(tree, set())
    for function in ast.walk(tree):
        if isinstance(function, Function):
            yield from _shifted_in(function, _constant_locals(function))


def _shifted_in(scope: ast.AST, constant_names: set[str]) -> Iterator[int]:
    for node in ast.walk(scope):
        if isinstance(node, ast.BinOp | ast.AugAssign) and isinstance(node.op, ast.LShift):
            shifted = node.left if isinstance(node, ast.BinOp) else node.target
            if is_constant(shifted, constant_names):
                yield node.lineno


def _is_large(node: ast.AST) -> bool:
    return isinstance(node, ast.Constant) and isinstance(node.value, int) and abs(node.value) >= TOO_LARGE


def large_literals(source: str) -> Iterator[int]:
    """The lines where code with 64-bit numbers uses a literal that is none; code with plain `int` may."""
    tree = ast.parse(source)
    large_names = {
        ast.unparse(node.target if isinstance(node, ast.AnnAssign) else node.targets[0])
        for node in tree.body
        if isinstance(node, ast.Assign | ast.AnnAssign) and node.value and any(map(_is_large, ast.walk(node.value)))
    }
    for function in ast.walk(tree):
        if isinstance(function, Function) and any(
            isinstance(node, ast.Name) and node.id == "i64" for node in ast.walk(function)
        ):
            for node in ast.walk(function):
                if _is_large(node) or (isinstance(node, ast.Name) and node.id in large_names):
                    assert isinstance(node, ast.expr)
                    yield node.lineno


def test_no_constant_is_shifted_left(sources: list[Path], apart: list[Path]) -> None:
    found = [
        f"{file}:{line}" for file in sources + apart for line in shifted_constants(file.read_text(encoding="utf-8"))
    ]
    assert found == [], "write bits.bit_of(n)"


def test_no_literal_is_larger_than_a_machine_number(sources: list[Path]) -> None:
    found = [f"{file}:{line}" for file in sources for line in large_literals(file.read_text(encoding="utf-8"))]
    assert found == []


def bare_tables(source: str) -> Iterator[int]:
    """The lines where a tuple is `Final` without saying that it is a row of many alike."""
    declared = [node for node in ast.parse(source).body if isinstance(node, ast.AnnAssign)]
    for node in declared:
        if isinstance(node.value, ast.Tuple) and "..." not in ast.unparse(node.annotation):
            yield node.lineno


def test_every_table_is_declared_as_a_row_of_many_alike(sources: list[Path]) -> None:
    """Otherwise it is compiled as that many single values, and packed into an object whenever one is looked up."""
    files = [file for file in sources if "games" in file.parts]
    found = [f"{file}:{line}" for file in files for line in bare_tables(file.read_text(encoding="utf-8"))]
    assert found == [], "write Final[tuple[int, ...]]"
    assert list(bare_tables("A: Final[tuple[int, ...]] = (1, 2)\nB: Final = (1, 2)\nC: Final = 3")) == [2]


def test_the_list_names_every_module_once_in_order(sources: list[Path], apart: list[Path]) -> None:
    assert [str(file) for file in sources + apart if not file.is_file()] == []
    assert not set(sources) & set(apart)
    for group in ("engine", "tables"):
        assert compiled_modules(group) == sorted(set(compiled_modules(group)))


def test_every_module_with_machine_numbers_is_listed(sources: list[Path]) -> None:
    with_i64 = {
        file
        for file in (ROOT / "src").rglob("*.py")
        if "from mypy_extensions import i64" in file.read_text(encoding="utf-8")
    }
    assert with_i64 <= set(sources)
    assert len(sources) > 15


def test_every_module_of_the_rules_is_listed(sources: list[Path]) -> None:
    rules = {file for file in (ROOT / "src").rglob("rules/*.py") if file.name != "__init__.py"}
    assert rules
    assert rules <= set(sources)


def _imports(file: Path) -> Iterator[Path]:
    """The modules of ours that a file imports."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module and node.module.startswith("auberge"):
            package = ROOT / "src" / node.module.replace(".", "/")
            inner = [package / f"{alias.name}.py" for alias in node.names]
            yield from [each for each in inner if each.is_file()] or [package.with_suffix(".py")]


def test_a_compiled_module_imports_compiled_ones_only(sources: list[Path]) -> None:
    engine = [file for file in sources if file.name != "viewing.py"]  # which makes structs: these stay plain Python
    found = [f"{file}: {other}" for file in engine for other in _imports(file) if other not in sources]
    assert found == [], "it would wait for plain Python, or be a plain module that forgot to say that it is compiled"


def _structs(source: str) -> Iterator[str]:
    """The classes that are messages: made with a metaclass that reads their annotations."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.ClassDef) and (
            node.keywords or any("Struct" in ast.unparse(base) for base in node.bases)
        ):
            yield node.name


def test_no_compiled_module_defines_a_message(sources: list[Path], apart: list[Path]) -> None:
    assert len(apart) > 15
    found = [f"{file}: {name}" for file in sources + apart for name in _structs(file.read_text(encoding="utf-8"))]
    assert found == [], "compiled, its annotations would be lost, and with them what is checked on reading it"


def test_a_message_is_found() -> None:
    assert list(_structs("class A(msgspec.Struct):\n    kind: str")) == ["A"]
    assert list(_structs("class B(A, frozen=True):\n    seat: int")) == ["B"]
    assert not list(_structs("class C(NamedTuple):\n    seat: int"))


def test_nothing_compiled_lies_in_the_source_tree() -> None:
    assert [str(file) for ending in ("so", "pyd", "c", "o") for file in (ROOT / "src").rglob(f"*.{ending}")] == []


@pytest.mark.parametrize(
    "trap",
    [
        "def f(n: i64) -> i64:\n    return 1 << n",
        "def f(n: i64) -> i64:\n    return i64(1) << n",
        "def f(n: i64) -> i64:\n    one: i64 = 1\n    return one << n",
        "def f(n: i64) -> i64:\n    bit = 1\n    bit <<= n\n    return bit",
        "ONE: Final = 1\ndef f(n: i64) -> i64:\n    return ONE << n",
        "def f(n: i64) -> i64:\n    return t.FIRST << n",
        "def f(n: i64) -> i64:\n    return (2 - 1) << n",
        "def f(n: i64) -> i64:\n    return -1 << n",
        "class C:\n    def f(self, n: i64) -> i64:\n        return self.m | (3 << n)",
        "X = 1 << 40",
    ],
)
def test_a_shifted_constant_is_found(trap: str) -> None:
    assert list(shifted_constants(trap))


def test_other_shifts_are_allowed() -> None:
    fine = "def f(n: i64, m: i64) -> i64:\n    k = n\n    k <<= 1\n    return (n << 7) | (m >> 1) | (TOP >> n) | k"
    assert not list(shifted_constants(fine))


def test_a_literal_that_is_too_large_is_found() -> None:
    assert list(large_literals("def f(n: i64) -> i64:\n    return n & 0x5555555555555555"))
    assert list(large_literals("WORD: Final = 2 ** 3 + 0xFFFFFFFFFFFFFFFF\ndef f(n: i64) -> i64:\n    return n & WORD"))
    assert not list(large_literals("def f(n: int) -> int:\n    return n & 0xFFFFFFFFFFFFFFFF"))
    assert not list(large_literals("def f(n: i64) -> i64:\n    return n & 0x0555555555555555"))
