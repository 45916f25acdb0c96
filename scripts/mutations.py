"""Small mistakes to plant in a source text: other comparisons, numbers, signs and words, statements left out.

Each mutation replaces one stretch of the text and leaves everything else as it is, so that its diff is one line or two.
"""

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from difflib import unified_diff
from itertools import pairwise
from typing import Final

COMPARISONS: Final = {"<": ("<=", ">="), "<=": ("<", ">"), ">": (">=", "<="), ">=": (">", "<"), "==": ("!=",)}
COMPARISONS_ALSO: Final = {"!=": ("==",), "is not": ("is",), "not in": ("in",), "is": ("is not",), "in": ("not in",)}
ARITHMETIC: Final = {"+": "-", "-": "+", "*": "+", "//": "*", "%": "*", "&": "|", "|": "&", "<<": ">>", ">>": "<<"}
CALLS: Final = {"min": "max", "max": "min"}


@dataclass(frozen=True)
class Mutation:
    """One mistake: where it starts, where it ends, what stands there instead."""

    start: int
    end: int
    text: str
    line: int
    what: str

    def apply(self, source: str) -> str:
        """The source with the mistake in it."""
        return source[: self.start] + self.text + source[self.end :]

    def diff(self, source: str) -> str:
        """The mistake as a diff without heading."""
        lines = unified_diff(source.splitlines(), self.apply(source).splitlines(), lineterm="", n=0)
        return "\n".join(line for line in lines if not line.startswith(("---", "+++", "@@")))


class Mutator:
    """Finds the places of one source text where a mistake can be planted."""

    def __init__(self, source: str) -> None:
        self.source = source
        self.starts = [0]
        for line in source.splitlines(keepends=True):
            self.starts.append(self.starts[-1] + len(line))

    def mutations(self) -> list[Mutation]:
        """Every mistake that still parses, in the order of the text."""
        found = {(each.start, each.end, each.text): each for each in self._all()}
        return sorted((each for each in found.values() if self._parses(each)), key=lambda each: (each.start, each.text))

    def _parses(self, mutation: Mutation) -> bool:
        try:
            ast.parse(mutation.apply(self.source))
        except SyntaxError:
            return False
        return mutation.apply(self.source) != self.source

    def _all(self) -> Iterator[Mutation]:
        for function in ast.walk(ast.parse(self.source)):
            if isinstance(function, ast.FunctionDef):
                for statement in function.body:
                    if not (isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant)):
                        yield from self._inside(statement)

    def _inside(self, statement: ast.stmt) -> Iterator[Mutation]:
        for node in ast.walk(statement):
            match node:
                case ast.Compare(left, [_], [right]):
                    yield from self._compared(left, right)
                case ast.BinOp(left, _, right):
                    yield from self._between(left, right, ARITHMETIC)
                case ast.BoolOp(op, values):
                    yield from self._joined("and" if isinstance(op, ast.And) else "or", values)
                case ast.UnaryOp(ast.Not(), operand):
                    yield self._replaced(node, self._text(operand), "not left out")
                case ast.UnaryOp(ast.USub() | ast.Invert(), operand):
                    yield self._replaced(node, self._text(operand), "sign left out")
                case ast.Constant(value):
                    yield from self._constant(node, value)
                case ast.Call(ast.Name(name) as called) if name in CALLS:
                    yield self._replaced(called, CALLS[name], f"{name} becomes {CALLS[name]}")
                case ast.stmt():
                    yield from self._statement(node)

    def _statement(self, node: ast.stmt) -> Iterator[Mutation]:
        match node:
            case ast.If(test) | ast.While(test):
                yield self._replaced(test, f"not ({self._text(test)})", "condition turned round")
            case ast.Expr(ast.Call()) | ast.AugAssign():
                yield self._replaced(node, "pass", "statement left out")
            case ast.Assign([ast.Attribute()]) | ast.AnnAssign(ast.Attribute()):
                yield self._replaced(node, "pass", "statement left out")
            case ast.Break():
                yield self._replaced(node, "continue", "break becomes continue")
            case ast.Continue():
                yield self._replaced(node, "break", "continue becomes break")
            case ast.Return(value) if value is not None and not isinstance(value, ast.Constant):
                yield self._replaced(node, "return 0", "returns 0")
        if isinstance(node, ast.AugAssign):
            sign = {ast.Add: "+=", ast.Sub: "-=", ast.BitOr: "|=", ast.BitAnd: "&="}.get(type(node.op))
            other = {"+=": "-=", "-=": "+=", "|=": "&=", "&=": "|="}
            if sign:
                yield from self._between(node.target, node.value, {sign: other[sign]})

    def _constant(self, node: ast.Constant, value: object) -> Iterator[Mutation]:
        if isinstance(value, bool):
            yield self._replaced(node, str(not value), f"{value} becomes {not value}")
        elif isinstance(value, int):
            for other in (value + 1, value - 1):
                yield self._replaced(node, str(other), f"{value} becomes {other}")

    def _compared(self, left: ast.expr, right: ast.expr) -> Iterator[Mutation]:
        for sign, others in (COMPARISONS | COMPARISONS_ALSO).items():
            for other in others:
                yield from self._between(left, right, {sign: other})

    def _joined(self, word: str, values: list[ast.expr]) -> Iterator[Mutation]:
        for left, right in pairwise(values):
            yield from self._between(left, right, {word: "or" if word == "and" else "and"})

    def _between(self, left: ast.expr, right: ast.expr, others: dict[str, str]) -> Iterator[Mutation]:
        """What stands between two operands, if it is one of these signs, becomes another."""
        start, end = self._end(left), self._start(right)
        gap = self.source[start:end]
        sign = gap.strip(" ()\n")
        if sign in others:
            at = start + gap.index(sign)
            yield Mutation(at, at + len(sign), others[sign], left.lineno, f"{sign} becomes {others[sign]}")

    def _replaced(self, node: ast.expr | ast.stmt, text: str, what: str) -> Mutation:
        return Mutation(self._start(node), self._end(node), text, node.lineno, what)

    def _text(self, node: ast.expr) -> str:
        return self.source[self._start(node) : self._end(node)]

    def _start(self, node: ast.expr | ast.stmt) -> int:
        return self.starts[node.lineno - 1] + node.col_offset

    def _end(self, node: ast.expr | ast.stmt) -> int:
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        return self.starts[node.end_lineno - 1] + node.end_col_offset
