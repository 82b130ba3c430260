"""What a solo match meant for the ladder: the rung, its praise, and the one above."""

from typing import NamedTuple

from tenarcade.client.arcade import Arcade
from tenarcade.client.canvas import Canvas
from tenarcade.client.geometry import Box, Spot
from tenarcade.client.palette import CREAM, FAINT, GOLD, LILAC, MINT, PANEL, Colour
from tenarcade.play.ladder import CLIMBER, LAST_RUNG, Attempt, LevelFileRefused, Rung, load_ladder
from tenarcade.play.seating import Seating
from tenarcade.scenes.emblems import draw_crown, draw_glow, draw_medal
from tenarcade.scenes.ladder import draw_sentences, in_language
from tenarcade.wording import Words


class Climb(NamedTuple):
    target: int
    won: bool
    # Whether this very match opened the rung above.
    unlocked: bool
    # None if the level file cannot be read: the match counts all the same.
    rung: Rung | None
    above: Rung | None

    @property
    def is_last(self) -> bool:
        return self.target == LAST_RUNG

    @property
    def next_target(self) -> int | None:
        return self.target + 1 if self.won and not self.is_last else None


def climb_of(arcade: Arcade, seating: Seating, edition: str, attempt: Attempt) -> Climb:
    """As it stands once the match is recorded."""
    target = seating.rung
    assert target is not None
    try:
        rungs = {rung.target: rung for rung in load_ladder(seating.game).rung}
    except LevelFileRefused:
        rungs = {}
    profile = seating.sitters[CLIMBER].profile
    records = {} if profile is None else arcade.store.rungs(profile, seating.game, edition)
    higher = any(record.wins for other, record in records.items() if other > target)
    unlocked = attempt.won and target in records and records[target].wins == 1 and not higher
    return Climb(target, attempt.won, unlocked, rungs.get(target), rungs.get(target + 1))


def draw_climb(canvas: Canvas, climb: Climb, box: Box, words: Words, language: str, *, told: bool) -> None:
    """`told`: the counting is over, and the outcome may be said."""
    won = told and climb.won
    if won:
        draw_glow(canvas, box, 18, 0.6 if climb.is_last else 0.25)
    canvas.panel(box, PANEL, opacity=0.95, radius=18, edge=GOLD if won else FAINT, edge_width=3 if won else 2)
    medal = Spot(box.centre.x, box.y + 84)
    draw_medal(canvas, medal, 104, climb.target, gold=won)
    if won and climb.is_last:
        draw_crown(canvas, Spot(medal.x, medal.y - 60), 66)
    elif won:
        for aside in (-88, 88):
            canvas.shape("star", Spot(medal.x + aside, medal.y), 36, GOLD)
    inner = Box(box.x + 22, box.y + 156, box.width - 44, box.height - 172)
    title = (
        in_language(climb.rung.title, language) if climb.rung else words.text("climb-rung", {"target": climb.target})
    )
    canvas.text(title, Spot(box.centre.x, inner.y + 12), 27, GOLD, face="title", align="centre", width=inner.width)
    if told:
        room = Box(inner.x, inner.y + 42, inner.width, inner.height - 42)
        draw_sentences(canvas, room, _sentences(climb, words, language), "centre")


def _sentences(climb: Climb, words: Words, language: str) -> list[tuple[str, float, Colour]]:
    target = climb.target
    if not climb.won:
        return [
            (words.text("climb-stands", {"target": target}), 19, CREAM),
            (words.text("climb-rule"), 17, LILAC),
        ]
    said: list[tuple[str, float, Colour]] = [(words.text("climb-beaten", {"target": target}), 19, CREAM)]
    if climb.rung:
        said.append((in_language(climb.rung.praise, language), 17, LILAC))
    if climb.is_last:
        said.append((words.text("climb-complete"), 19, GOLD))
    elif climb.unlocked and climb.above:
        title = in_language(climb.above.title, language)
        said.append((words.text("climb-unlocked", {"target": target + 1, "title": title}), 19, MINT))
    return said
