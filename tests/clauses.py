"""Which rule clauses there are (docs/rules), and which of them tests claim to prove."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]

# `- **T3.2** text`: a clause is a list item that starts with its id in bold.
CLAUSE = re.compile(r"^\s*[-*] \*\*([A-Z]\d+(?:\.\d+)*[a-z]?)\*\*", re.MULTILINE)


def clauses_of(page: Path) -> list[str]:
    return CLAUSE.findall(page.read_text(encoding="utf-8"))


def proven_clauses(tests: Path) -> dict[str, list[str]]:
    """Each id named by @pytest.mark.clause(...), with the tests that bear it."""
    proven: dict[str, list[str]] = {}
    for path in sorted(tests.rglob("*.py")):
        for test, clause in _markers(ast.parse(path.read_text(encoding="utf-8"))):
            proven.setdefault(clause, []).append(f"{path.relative_to(tests)}::{test}")
    return proven


def _markers(tree: ast.Module) -> Iterator[tuple[str, str]]:
    for node in ast.walk(tree):
        match node:
            case ast.FunctionDef() | ast.ClassDef():
                for decorator in node.decorator_list:
                    yield from ((node.name, clause) for clause in _ids(decorator))
            case ast.Assign(targets=[ast.Name(id="pytestmark")]):
                yield from (("whole file", clause) for clause in _ids(node.value))
            case ast.keyword(arg="marks"):
                yield from (("parameter", clause) for clause in _ids(node.value))


def _ids(node: ast.AST) -> Iterator[str]:
    """The texts given to any call of `….clause(…)` in this expression."""
    for call in ast.walk(node):
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Attribute) and call.func.attr == "clause":
            constants = (argument.value for argument in call.args if isinstance(argument, ast.Constant))
            yield from (value for value in constants if isinstance(value, str))
