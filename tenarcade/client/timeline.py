"""What happened, told one thing after the other; it may be hurried at any time and never changes the state."""

from collections import deque
from collections.abc import Callable, Iterable
from typing import Generic, TypeVar

C = TypeVar("C")


class Timeline(Generic[C]):
    """A queue of cues; each is opened, lasts its seconds, and is closed, in order, however fast it is played."""

    def __init__(self, seconds: Callable[[C], float], opened: Callable[[C], None], closed: Callable[[C], None]) -> None:
        self._seconds = seconds
        self._opened = opened
        self._closed = closed
        self._waiting: deque[C] = deque()
        self.current: C | None = None
        self._elapsed = 0.0
        self._lasts = 0.0

    @property
    def is_busy(self) -> bool:
        return self.current is not None or bool(self._waiting)

    def add(self, cues: Iterable[C]) -> None:
        self._waiting.extend(cues)

    def step(self, seconds: float) -> None:
        self._elapsed += seconds
        while True:
            if self.current is not None:
                if self._elapsed < self._lasts:
                    return
                self._elapsed -= self._lasts
                self._close()
            if not self._waiting:
                self._elapsed = 0.0
                return
            self._open()

    def progress(self, ahead: float = 0.0) -> float:
        """How much of the current cue has passed, 0 to 1; `ahead` are the seconds since the last step."""
        return min(1.0, (self._elapsed + ahead) / self._lasts) if self._lasts else 1.0

    def skip(self) -> None:
        """Everything at once: each cue is still opened and closed, so that nothing goes untold."""
        while self.is_busy:
            if self.current is None:
                self._open()
            self._close()
        self._elapsed = 0.0

    def _open(self) -> None:
        cue = self._waiting.popleft()
        self.current = cue
        self._lasts = self._seconds(cue)
        self._opened(cue)

    def _close(self) -> None:
        cue, self.current = self.current, None
        assert cue is not None
        self._closed(cue)
