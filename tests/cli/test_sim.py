"""`tenarcade sim`: tables, JSON, journals, and the answers to wrong arguments."""

import json
from pathlib import Path

import pytest

from tenarcade.catalog import bots_of, game_names, rules_of
from tenarcade.core.setup import describe_options
from tenarcade.play.journal import read_journal
from tests.cli.running import Terminal

every_game = pytest.mark.parametrize("game", game_names())


@every_game
def test_bots_play_and_a_table_is_printed(terminal: Terminal, game: str) -> None:
    said = terminal.type("sim", game, "--games", 3, "--bots", "random")
    assert (said.code, said.err) == (0, "")
    seats = rules_of(game).info.min_seats
    rows = [line.split() for line in said.out.splitlines() if " random " in line]
    assert [row[0] for row in rows] == [str(seat + 1) for seat in range(seats)]
    assert "3 matches, seed 1" in said.out


@every_game
def test_every_bot_of_a_game_can_be_sent(terminal: Terminal, game: str) -> None:
    for bot in bots_of(game):
        assert terminal.type("sim", game, "--games", 1, "--bots", bot).code == 0


@every_game
def test_json_tells_the_same_as_the_journals(terminal: Terminal, game: str, tmp_path: Path) -> None:
    path = tmp_path / "series.jsonl"
    seats = rules_of(game).info.max_seats
    said = terminal.type(
        "sim", game, "--seats", seats, "--games", 4, "--bots", "random", "--seed", 77, "--json", "--journal", path
    )
    told = json.loads(said.out)
    matches = list(map(read_journal, path.read_bytes().splitlines()))
    outcomes = [outcome for match in matches if (outcome := match.outcome()) is not None]
    assert (told["game"], told["seed"], told["games"], len(outcomes)) == (game, 77, 4, 4)
    assert told["options"] == matches[0].table.options
    assert told["actions_per_game"] == sum(len(match.acts) for match in matches) / 4
    assert 0 < told["turns_per_game"] <= told["actions_per_game"]
    assert told["actions_per_second"] > 0
    for seat, row in enumerate(told["seats"]):
        shares = [1 / len(outcome.winners) for outcome in outcomes if seat in outcome.winners]
        assert row["bot"] == "random"
        assert row["wins"] == pytest.approx(sum(shares), abs=1e-5)
        assert row["mean_score"] == sum(outcome.scores[seat] for outcome in outcomes) / 4
    if seats > 1:
        assert sum(row["wins"] for row in told["seats"]) == pytest.approx(4, abs=1e-4)


@every_game
def test_a_seed_gives_the_same_journals_on_one_process_and_on_two(
    terminal: Terminal, game: str, tmp_path: Path
) -> None:
    paths = [tmp_path / "one", tmp_path / "two", tmp_path / "other"]
    for path, jobs, seed in zip(paths, (1, 2, 1), (5, 5, 6), strict=True):
        options = ("--option", "tournament=off") if game == "speed" else ()
        arguments = ("--games", 10, "--bots", "random", "--jobs", jobs, "--seed", seed, "--journal", path)
        assert terminal.type("sim", game, *arguments, *options).code == 0
    one, two, other = (path.read_bytes() for path in paths)
    assert one == two
    assert one.count(b"\n") == 10
    assert set(one.splitlines()).isdisjoint(other.splitlines())


def test_a_longer_series_begins_like_a_shorter_one(terminal: Terminal, tmp_path: Path) -> None:
    for games in (3, 12):
        terminal.type("sim", "pig", "--games", games, "--bots", "random", "--journal", tmp_path / str(games))
    assert (tmp_path / "12").read_bytes().startswith((tmp_path / "3").read_bytes())


def test_a_bot_for_each_seat_keeps_its_seat(terminal: Terminal) -> None:
    said = terminal.type("sim", "pig", "--games", 2, "--bots", "sharp,random,cautious", "--json")
    assert [seat["bot"] for seat in json.loads(said.out)["seats"]] == ["sharp", "random", "cautious"]


def test_options_are_played_and_told(terminal: Terminal) -> None:
    said = terminal.type("sim", "pig", "--games", 1, "--seats", 3, "--option", "starter=3", "--json")
    assert json.loads(said.out)["options"] == {"starter": 3}


@every_game
def test_a_bot_nobody_knows_is_answered_with_those_there_are(terminal: Terminal, game: str) -> None:
    for bots in ("nobody", "random,nobody", ",", "Random", "x" * 500):
        refusal = terminal.refusal("sim", game, "--bots", bots)
        assert ", ".join(sorted(bots_of(game))) in refusal
        assert len(refusal) < 200


@every_game
def test_an_option_nobody_knows_is_answered_with_those_there_are(terminal: Terminal, game: str) -> None:
    for option in ("nothing=1", "=", "=1", f"{'x' * 500}=1"):
        refusal = terminal.refusal("sim", game, "--bots", "random", "--option", option)
        for known in describe_options(rules_of(game).options):
            assert known.name in refusal
        assert len(refusal) < 250


@every_game
def test_a_value_an_option_cannot_have_is_answered_with_what_it_can(terminal: Terminal, game: str) -> None:
    for option in describe_options(rules_of(game).options):
        for value in ("nonsense", "", "-1", "99999999999999999999", "1.5", "x" * 500, "a\nb"):
            refusal = terminal.refusal("sim", game, "--bots", "random", "--option", f"{option.name}={value}")
            assert option.allowed in refusal
            assert len(refusal) < 250


def test_an_option_without_a_value_is_answered_with_the_form(terminal: Terminal) -> None:
    assert "name=value" in terminal.refusal("sim", "pig", "--option", "starter")
    assert "name=value" in terminal.refusal("sim", "pig", "--option", "")


@every_game
def test_too_few_and_too_many_seats_are_answered_with_how_many(terminal: Terminal, game: str) -> None:
    info = rules_of(game).info
    for seats in {info.min_seats - 1, info.max_seats + 1, 15} - {0}:
        refusal = terminal.refusal("sim", game, "--bots", "random", "--seats", seats)
        assert f"{info.min_seats} to {info.max_seats} seats, not {seats}" in refusal


@every_game
def test_as_many_bots_as_seats_or_one_for_all(terminal: Terminal, game: str) -> None:
    refusal = terminal.refusal("sim", game, "--bots", "random,random", "--seats", 3)
    assert "one for every seat, or one for all" in refusal


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("pig", "--seats", 2, "--option", "starter=3"), "2 seats"),
        (("ten", "--bots", "random", "--seats", 2, "--option", "target=7"), "1 seat"),
        (("ten", "--bots", "random", "--seats", 1, "--option", "edition=de", "--option", "target=4"), "5"),
        (("whist",), "pig, retro, speed, ten"),
        (("PIG",), "pig, retro, speed, ten"),
        (("",), "pig, retro, speed, ten"),
        (("pi\ng",), "pig, retro, speed, ten"),
    ],
)
def test_what_does_not_fit_together_is_explained(terminal: Terminal, arguments: tuple[object, ...], told: str) -> None:
    assert told in terminal.refusal("sim", *arguments)


NO_NUMBERS = ["-1", "ten", "", "1.5", "1e3", "+1", " 1", "1 ", "٣", "0x10", "1_000", "9" * 30, "9" * 5000, "nan"]


@pytest.mark.parametrize(
    ("argument", "wrong", "range_told"),
    [
        ("--games", "0", "from 1 to 10000000"),
        ("--games", "10000001", "from 1 to 10000000"),
        ("--seats", "0", "from 1 to 15"),
        ("--seats", "16", "from 1 to 15"),
        ("--seed", "9007199254740992", "from 0 to 9007199254740991"),
        ("--jobs", "0", "from 1 to 256"),
        ("--jobs", "257", "from 1 to 256"),
        *[("--games", wrong, "from 1 to 10000000") for wrong in NO_NUMBERS],
        *[("--seed", wrong, "from 0 to 9007199254740991") for wrong in NO_NUMBERS],
        *[("--seats", wrong, "from 1 to 15") for wrong in NO_NUMBERS],
        *[("--jobs", wrong, "from 1 to 256") for wrong in NO_NUMBERS],
    ],
    ids=lambda value: value[:20],
)
def test_a_number_out_of_range_is_answered_with_the_range(
    terminal: Terminal, argument: str, wrong: str, range_told: str
) -> None:
    refusal = terminal.refusal("sim", "pig", argument, wrong)
    assert argument in refusal
    assert range_told in refusal
    assert len(refusal) < 200


def test_a_journal_that_cannot_be_written_is_told_with_its_path(terminal: Terminal, tmp_path: Path) -> None:
    for path in (tmp_path, tmp_path / "no" / "where", tmp_path / ("x" * 300), tmp_path / "null\0byte"):
        refusal = terminal.refusal("sim", "pig", "--games", 1, "--journal", path)
        assert "cannot be written" in refusal
        assert str(tmp_path) in refusal


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a disk that is always full")
@pytest.mark.parametrize("games", [1, 30])
@pytest.mark.parametrize("jobs", [1, 2])
def test_a_full_disk_is_told(terminal: Terminal, games: int, jobs: int) -> None:
    arguments = ("--games", games, "--bots", "random", "--jobs", jobs, "--journal", "/dev/full")
    assert "/dev/full: cannot be written: No space left" in terminal.refusal("sim", "pig", *arguments)


LADDER = ("sim", "ten", "--ladder", "--bots", "random", "--games", 1)


def test_the_ladder_has_a_row_for_each_rung_of_each_edition(terminal: Terminal) -> None:
    rows = json.loads(terminal.type(*LADDER, "--json").out)
    assert [(row["edition"], row["target"]) for row in rows] == [
        *[("pl", target) for target in range(4, 11)],
        *[("de", target) for target in range(5, 11)],
    ]
    assert all(row["random"] in (0, 1) for row in rows)


def test_the_ladder_as_a_table_tells_the_same(terminal: Terminal) -> None:
    rows = json.loads(terminal.type(*LADDER, "--json").out)
    said = terminal.type(*LADDER)
    assert (said.code, said.err) == (0, "")
    table = [line.split() for line in said.out.splitlines()[3:]]
    assert table == [[row["edition"], str(row["target"]), f"{row['random']:.1%}"] for row in rows]


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("sim", "pig", "--ladder"), "for ten, not for pig"),
        ((*LADDER, "--seats", 2), "1 seat"),
        ((*LADDER, "--option", "edition=de"), "leave"),
        ((*LADDER, "--journal", "x"), "leave"),
        (("sim", "ten", "--ladder", "--bots", "nobody"), "there are"),
    ],
)
def test_what_the_ladder_does_not_take_is_explained(
    terminal: Terminal, arguments: tuple[object, ...], told: str
) -> None:
    assert told in terminal.refusal(*arguments)
