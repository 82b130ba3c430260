"""Every clause of the rules is proven by a test, and no test claims a clause that does not exist."""

from pathlib import Path

import pytest

from tenarcade.catalog import game_names
from tenarcade.core.dice import Dice
from tests.clauses import ROOT, clauses_of, proven_clauses
from tests.tables import PLAIN_TABLES, TestTable, random_playout

PAGES = ROOT / "docs" / "rules"

every_game = pytest.mark.parametrize("game", game_names())


def page_of(game: str) -> Path:
    page = PAGES / f"{game}.md"
    assert page.is_file(), f"docs/rules/{game}.md is missing"
    return page


@every_game
def test_every_game_has_a_page_of_rules_in_which_no_clause_stands_twice(game: str) -> None:
    clauses = clauses_of(page_of(game))
    assert clauses, f"docs/rules/{game}.md has no clauses: write them as list items, `- **X1.2** …`"
    assert len(set(clauses)) == len(clauses), sorted({clause for clause in clauses if clauses.count(clause) > 1})


@every_game
def test_every_clause_is_proven(game: str) -> None:
    proven = proven_clauses(ROOT / "tests")
    unproven = [clause for clause in clauses_of(page_of(game)) if clause not in proven]
    assert not unproven, f"no test is marked with {', '.join(unproven)}"


def test_every_marker_names_a_clause_that_exists() -> None:
    known = {clause for page in PAGES.glob("*.md") for clause in clauses_of(page)}
    unknown = {clause: tests for clause, tests in proven_clauses(ROOT / "tests").items() if clause not in known}
    assert not unknown, "\n".join(f"{clause} is no clause: {', '.join(tests)}" for clause, tests in unknown.items())


@pytest.mark.parametrize("table", PLAIN_TABLES, ids=str)
def test_the_clause_that_decided_a_match_is_one_of_its_game(table: TestTable) -> None:
    outcome = table.rules.outcome(random_playout(table.rules, table.open(1).state, Dice(1)))
    assert outcome is not None
    assert outcome.clause in clauses_of(page_of(table.game))


def test_two_games_do_not_share_a_clause() -> None:
    pages = {page.stem: set(clauses_of(page)) for page in PAGES.glob("*.md")}
    for game, clauses in pages.items():
        for other in pages.keys() - {game}:
            assert clauses.isdisjoint(pages[other]), (game, other)


def test_pages_and_markers_are_read_wherever_in_a_file_they_stand(tmp_path: Path) -> None:
    page = tmp_path / "x.md"
    page.write_text("# X\n\n## X1 Cards\n\n- **X1.1** One.\n- **X1.2a** Two, see **X1.1**.\n  - **X2** Three.\n")
    assert clauses_of(page) == ["X1.1", "X1.2a", "X2"]
    tests = tmp_path / "tests"
    tests.mkdir()
    (tests / "test_x.py").write_text(
        "pytestmark = pytest.mark.clause('X2')\n"
        "@pytest.mark.clause('X1.1', 'X1.2a')\ndef test_one(): ...\n"
        "class TestTwo:\n    @mark.clause('X1.1')\n    def test_two(self): ...\n"
        "@pytest.mark.parametrize('n', [pytest.param(1, marks=pytest.mark.clause('X9'))])\ndef test_three(n): ...\n"
    )
    assert set(proven_clauses(tests)) == {"X1.1", "X1.2a", "X2", "X9"}
    assert proven_clauses(tests)["X1.1"] == ["test_x.py::test_one", "test_x.py::test_two"]
