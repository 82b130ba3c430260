"""The things that are remembered, as the rest of the arcade sees them."""

import msgspec


class Profile(msgspec.Struct, frozen=True):
    id: int
    name: str
    colour: str
    shape: str
    bindings: dict[str, dict[str, str]] = {}  # device layout → key → intent
    # Hidden hands: one press opens one's cards and the next closes them, instead of holding the button.
    peek_toggles: bool = False


class RungRecord(msgspec.Struct, frozen=True):
    """How a profile stands on one rung of a solo ladder."""

    attempts: int = 0
    wins: int = 0
    best_margin: int | None = None

    def after(self, won: bool, margin: int) -> "RungRecord":
        best = margin if self.best_margin is None else max(self.best_margin, margin)
        return RungRecord(self.attempts + 1, self.wins + won, best)


class Result(msgspec.Struct, frozen=True):
    """A finished match; the store gives it its `id`, by which its journal is found."""

    game: str
    finished_at: float
    names: tuple[str, ...]
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    id: int = 0


class RunningMatch(msgspec.Struct, frozen=True):
    """A match that was not played to its end, in the words of the play layer."""

    table: bytes
    acts: tuple[bytes, ...]
    seating: bytes
