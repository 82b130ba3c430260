"""A match as a line of JSON: the replay, the save, the bug report and the test in one format.

`docs/journal.md` describes it for readers in any language.
"""

import hashlib
from collections.abc import Iterator
from typing import Annotated, Any, Literal, Union

import msgspec

from tenarcade.catalog import rules_of
from tenarcade.core.clock import MAX_TICK
from tenarcade.core.game import AnyRules, Outcome, Seat
from tenarcade.core.phrase import Phrase
from tenarcade.core.setup import SetupRefused
from tenarcade.play.match import ActionRefused, Match
from tenarcade.play.table import Name, OptionValue, SeatInfo, Table

FORMAT = 1

# A match of the longest game takes some tens of kilobytes; whatever is far beyond that is no journal.
MAX_BYTES = 8 * 1024 * 1024

# What a reader says about damage may quote the damage, which can be of any length.
MAX_DETAIL = 160

UNREADABLE = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)

Tick = Annotated[int, msgspec.Meta(ge=0, le=MAX_TICK)]
Entry = tuple[Tick, Seat, msgspec.Raw]


class JournalRefused(Exception):
    """A journal that is damaged, tampered with, foreign or too new, with the reason as a phrase."""

    def __init__(self, phrase: Phrase, entry: int | None = None) -> None:
        super().__init__(phrase.key)
        self.phrase = phrase
        # Which line of the journal, counted from 1, cannot be played.
        self.entry = entry


class Journal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    journal: Literal["tenarcade"]
    format: Annotated[int, msgspec.Meta(ge=1, le=9999)]
    game: Name
    rules: Annotated[int, msgspec.Meta(ge=1, le=9999)]
    options: dict[str, OptionValue]
    seats: tuple[SeatInfo, ...]
    seed: int
    entries: tuple[Entry, ...]
    # SHA-256 of the transcript, in hexadecimal.
    digest: str


class _Opening(msgspec.Struct, frozen=True):
    """What every format of a journal has in common; other fields are not looked at."""

    journal: Literal["tenarcade"]
    format: Annotated[int, msgspec.Meta(ge=1, le=9999)]


_encode = msgspec.json.Encoder().encode


def write_journal(match: Match) -> bytes:
    table = match.table
    entries = tuple((act.tick, act.seat, msgspec.Raw(_encode(act.action))) for act, _ in match.acts)
    journal = Journal(
        "tenarcade",
        FORMAT,
        table.game,
        table.rules,
        table.options,
        table.seats,
        table.seed,
        entries,
        transcript_digest(match),
    )
    return _encode(journal)


class _Result(msgspec.Struct, frozen=True, tag_field="type", tag="outcome"):
    winners: tuple[Seat, ...]
    scores: tuple[int, ...]
    clause: str


def transcript(match: Match) -> Iterator[bytes]:
    """The whole match for a referee, one JSON object a line: the table, every act and event, the outcome."""
    yield _encode(match.table)
    yield from map(_encode, match.opening)
    for act, events in match.acts:
        yield _encode(act)
        yield from map(_encode, events)
    if (outcome := match.outcome()) is not None:
        yield _encode(_result(outcome))


def _result(outcome: Outcome) -> _Result:
    return _Result(outcome.winners, outcome.scores, outcome.clause)


def transcript_digest(match: Match) -> str:
    digest = hashlib.sha256()
    for line in transcript(match):
        digest.update(line + b"\n")
    return digest.hexdigest()


def read_journal(line: bytes) -> Match:
    """Plays a journal again, checking every action and the digest; raises `JournalRefused`."""
    journal = _parse(line)
    match = _set_table(journal)
    _play_entries(match, journal)
    if transcript_digest(match) != journal.digest:
        raise JournalRefused(Phrase("journal-digest-differs"))
    return match


def _parse(line: bytes) -> Journal:
    if len(line) > MAX_BYTES:
        raise JournalRefused(Phrase("journal-too-long", {"limit": MAX_BYTES // 1024 // 1024}))
    opening = _decode(line, _Opening)
    if opening.format != FORMAT:
        raise JournalRefused(Phrase("journal-newer-format", {"theirs": opening.format, "ours": FORMAT}))
    journal: Journal = _decode(line, Journal)
    return journal


def _decode(line: bytes, kind: Any) -> Any:
    try:
        return msgspec.json.decode(line, type=kind)
    except msgspec.ValidationError as error:
        if kind is _Opening:
            raise JournalRefused(Phrase("journal-foreign")) from error
        raise JournalRefused(_damage(error)) from error
    except UNREADABLE as error:
        raise JournalRefused(_damage(error)) from error


def _damage(error: Exception) -> Phrase:
    return Phrase("journal-damaged", {"detail": str(error)[:MAX_DETAIL]})


def _set_table(journal: Journal) -> Match:
    table = Table(journal.game, journal.rules, journal.options, journal.seats, journal.seed)
    try:
        match = Match(table)
    except SetupRefused as error:
        raise JournalRefused(error.refusal) from error
    # A command line may say `on` for true and leave options out; a journal tells each of them as it was played.
    if match.table.options != journal.options:
        raise JournalRefused(Phrase("journal-options-differ"))
    return match


def _play_entries(match: Match, journal: Journal) -> None:
    decoder = action_decoder(rules_of(journal.game))
    for number, (tick, seat, raw) in enumerate(journal.entries, start=1):
        try:
            match.submit(tick, seat, decoder.decode(raw))
        except ActionRefused as error:
            raise JournalRefused(error.refusal, number) from error
        except UNREADABLE as error:
            raise JournalRefused(_damage(error), number) from error


def action_decoder(rules: AnyRules) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(Union[rules.actions])  # noqa: UP007 - the members are known at run time only


class _GameOnly(msgspec.Struct, frozen=True):
    game: str = ""


def game_of(line: bytes) -> str:
    """Which game a journal says it is of, as far as that can be read; for wording a refusal."""
    try:
        return msgspec.json.decode(line, type=_GameOnly).game
    except UNREADABLE:
        return ""
