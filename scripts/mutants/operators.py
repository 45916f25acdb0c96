"""Small mistakes to plant in a source text: other comparisons, numbers, signs and names, statements left out.

Each mutation replaces one stretch of one function and leaves everything else as it is.
"""

import ast
import re
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Final

COMPARISONS: Final = {
    "<": ("<=", ">="),
    "<=": ("<", ">"),
    ">": (">=", "<="),
    ">=": (">", "<"),
    "==": ("!=",),
    "!=": ("==",),
    "is": ("is not",),
    "is not": ("is",),
    "in": ("not in",),
    "not in": ("in",),
}
ARITHMETIC: Final = {"+": "-", "-": "+", "*": "+", "//": "*", "%": "*", "&": "|", "|": "&", "<<": ">>", ">>": "<<"}
IN_PLACE: Final = {"+=": "-=", "-=": "+=", "|=": "&=", "&=": "|="}
BOOLEAN: Final = {"and": "or", "or": "and"}
CALLS: Final = {"min": "max", "max": "min"}


@dataclass(frozen=True)
class Mutation:
    """One mistake: which stretch of the text becomes what, in which function, and the lines a test must reach."""

    start: int
    end: int
    text: str
    function: str
    lines: range
    number: int = 1  # among mutations of this function that read the same

    def apply(self, source: str) -> str:
        """The source with the mistake in it."""
        return source[: self.start] + self.text + source[self.end :]

    def change(self, source: str) -> str:
        """The lines it touches, before and after: names the mutation wherever its function may move."""
        first = source.rfind("\n", 0, self.start) + 1
        last = source.find("\n", self.end)
        before, after = source[first:last], source[first : self.start] + self.text + source[self.end : last]
        again = f" ({self.number})" if self.number > 1 else ""
        return f"{in_one_line(before)} -> {in_one_line(after)}{again}"


class Mutator:
    """Finds the places of one source text where a mistake can be planted; `modules` are those it names."""

    def __init__(self, source: str, modules: Mapping[str, object]) -> None:
        self.source, self.modules = source, modules
        self.tree = ast.parse(source)
        self.starts = [0]
        for line in source.splitlines(keepends=True):
            self.starts.append(self.starts[-1] + len(line))
        self.names = self._names()
        self.function, self.line = "", 0

    def mutations(self) -> list[Mutation]:
        """Every mistake, in the order of the text."""
        found = {(each.start, each.end, each.text): each for each in self._all()}
        numbers: Counter[tuple[str, str]] = Counter()
        numbered = []
        for each in sorted(found.values(), key=lambda each: (each.start, each.text)):
            reads = each.function, each.change(self.source)
            numbers[reads] += 1
            numbered.append(replace(each, number=numbers[reads]))
        return numbered

    def _all(self) -> Iterator[Mutation]:
        for node in self.tree.body:
            if isinstance(node, ast.FunctionDef):
                yield from self._in_function(node, node.name)
            elif isinstance(node, ast.ClassDef):
                for method in node.body:
                    if isinstance(method, ast.FunctionDef):
                        yield from self._in_function(method, f"{node.name}.{method.name}")

    def _in_function(self, function: ast.FunctionDef, name: str) -> Iterator[Mutation]:
        self.function = name
        for body in function.body:
            for statement in ast.walk(body):
                if isinstance(statement, ast.stmt) and not is_docstring(statement):
                    self.line = statement.lineno
                    yield from self._in_statement(statement)

    def _in_statement(self, node: ast.AST) -> Iterator[Mutation]:
        """What can go wrong in a statement, not in those it holds."""
        if isinstance(node, ast.match_case):
            self.line = node.pattern.lineno
        yield from self._at(node)
        for child in ast.iter_child_nodes(node):
            if not isinstance(child, ast.stmt):
                yield from self._in_statement(child)

    def _at(self, node: ast.AST) -> Iterator[Mutation]:
        match node:
            case ast.Compare(left, _, others):
                for one, other in pairwise([left, *others]):
                    yield from self._between(one, other, COMPARISONS)
            case ast.BinOp(left, _, right):
                yield from self._between(left, right, {sign: (other,) for sign, other in ARITHMETIC.items()})
            case ast.AugAssign(left, _, right):
                yield from self._between(left, right, {sign: (other,) for sign, other in IN_PLACE.items()})
            case ast.BoolOp(_, values):
                for one, other in pairwise(values):
                    yield from self._between(one, other, {word: (another,) for word, another in BOOLEAN.items()})
            case ast.UnaryOp(_, operand):
                yield self._replaced(node, self._text(operand))
            case ast.Constant(bool() as value):
                yield self._replaced(node, str(not value))
            case ast.Constant(int() as value):
                yield self._replaced(node, str(value + 1))
                yield self._replaced(node, str(value - 1))
            case ast.Call(ast.Name(name) as called) if name in CALLS:
                yield self._replaced(called, CALLS[name])
            case ast.Attribute(ast.Name(module), name) if name.isupper():
                yield from self._other_name(node, module, name)
        match node:
            case ast.If(test) | ast.While(test) | ast.IfExp(test) if not isinstance(test, ast.Compare | ast.UnaryOp):
                yield self._replaced(test, f"not ({self._text(test)})")
            case ast.Expr(ast.Call()) | ast.AugAssign() | ast.Return(None):
                yield self._replaced(node, "pass")
            case ast.Assign([ast.Attribute() | ast.Subscript() | ast.Tuple([ast.Subscript(), *_])]):
                yield self._replaced(node, "pass")
            case ast.Break():
                yield self._replaced(node, "continue")
            case ast.Continue():
                yield self._replaced(node, "break")
            case ast.Return(returned) if not isinstance(returned, ast.Constant | ast.Attribute):
                yield self._replaced(node, "return 0")

    def _names(self) -> dict[str, list[str]]:
        """The constants of each module that the text uses, in its order: neighbours are likely to be of one kind."""
        names: dict[str, list[str]] = {}
        found = [node for node in ast.walk(self.tree) if isinstance(node, ast.Attribute) and node.attr.isupper()]
        for node in sorted(found, key=lambda node: (node.lineno, node.col_offset)):
            if isinstance(node.value, ast.Name) and node.attr not in names.setdefault(node.value.id, []):
                names[node.value.id].append(node.attr)
        return names

    def _other_name(self, node: ast.expr, module: str, name: str) -> Iterator[Mutation]:
        """The next constant of the module that stands for something else of the same type."""
        names = self.names[module]
        after = names.index(name) + 1
        value = getattr(self.modules[module], name)
        for other in (*names[after:], *names[: after - 1]):
            another = getattr(self.modules[module], other)
            if type(another) is type(value) and another != value:
                yield self._replaced(node, f"{module}.{other}")
                return

    def _between(self, left: ast.expr, right: ast.expr, others: dict[str, tuple[str, ...]]) -> Iterator[Mutation]:
        """What stands between two operands, if it is one of these signs, becomes another."""
        start, end = self._end(left), self._start(right)
        gap = self.source[start:end]
        sign = gap.strip(" ()\n")
        for other in others.get(sign, ()):
            at = start + gap.index(sign)
            lines = range(self.line, (right.end_lineno or right.lineno) + 1)
            yield Mutation(at, at + len(sign), other, self.function, lines)

    def _replaced(self, node: ast.expr | ast.stmt, text: str) -> Mutation:
        lines = range(self.line, (node.end_lineno or node.lineno) + 1)
        return Mutation(self._start(node), self._end(node), text, self.function, lines)

    def _text(self, node: ast.expr) -> str:
        return self.source[self._start(node) : self._end(node)]

    def _start(self, node: ast.expr | ast.stmt) -> int:
        return self.starts[node.lineno - 1] + node.col_offset

    def _end(self, node: ast.expr | ast.stmt) -> int:
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        return self.starts[node.end_lineno - 1] + node.end_col_offset


def in_one_line(text: str) -> str:
    """A stretch of code without breaks and comments."""
    return " ".join(re.sub("  # .*", "", text).split())


def is_docstring(statement: ast.stmt) -> bool:
    """A text that stands alone does nothing."""
    return isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant)
