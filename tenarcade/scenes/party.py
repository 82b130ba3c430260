"""Who is about to sit down: seats taken, left and changed before a match."""

from collections.abc import Sequence

from msgspec.structs import replace

from tenarcade.client.palette import SEAT_COLOURS, SEAT_SHAPES
from tenarcade.core.tuples import with_item
from tenarcade.play.seating import Sitter
from tenarcade.storage.records import Profile

NAMES = (
    "Ada", "Kaz", "Mona", "Piotr", "Zoë", "Bruno", "Lena", "Olek",
    "Nora", "Emil", "Iga", "Theo", "Ruth", "Jan", "Mila", "Otto",
)  # fmt: skip
LOOKS = tuple(zip(SEAT_COLOURS, SEAT_SHAPES, strict=True))
BOTS_BY_STRENGTH = ("random", "cautious", "sharp")


class Party:
    """No two seats have the same name or the same look."""

    def __init__(self, most: int, bots: Sequence[str], profiles: Sequence[Profile]) -> None:
        self.most = most
        self.bots = sorted(bots, key=lambda bot: BOTS_BY_STRENGTH.index(bot) if bot in BOTS_BY_STRENGTH else 9)
        self._profiles = {profile.name: profile for profile in profiles}
        self.sitters: tuple[Sitter, ...] = ()
        self._without_device: list[str] = []

    @property
    def is_full(self) -> bool:
        return len(self.sitters) >= self.most

    def seat_of(self, device: str) -> int | None:
        return next((seat for seat, sitter in enumerate(self.sitters) if sitter.device == device), None)

    def join(self, device: str | None) -> None:
        if not self.is_full:
            self._sit(None, device)

    def add_bot(self) -> None:
        if not self.is_full:
            middle = self.bots[len(self.bots) // 2]
            self._sit(middle, None)

    def _sit(self, bot: str | None, device: str | None) -> None:
        name = next(name for name in self._names(bot) if name not in self._taken_names())
        colour, shape = next(look for look in LOOKS if look not in self._taken_looks())
        self.sitters = (*self.sitters, self._known(Sitter(name, colour, shape, bot, device)))

    def leave(self, seat: int) -> None:
        self.sitters = self.sitters[:seat] + self.sitters[seat + 1 :]

    def free(self, device: str) -> None:
        """The device is gone; its person stays, and waits for another."""
        if (seat := self.seat_of(device)) is not None:
            self._put(seat, replace(self.sitters[seat], device=None))
            self._without_device.append(self.sitters[seat].name)

    def take_up(self, device: str) -> bool:
        """Whether somebody was waiting for a device, and has this one now."""
        waiting = [seat for seat, sitter in enumerate(self.sitters) if sitter.name in self._without_device]
        if waiting:
            self._without_device.remove(self.sitters[waiting[0]].name)
            self._put(waiting[0], replace(self.sitters[waiting[0]], device=device))
        return bool(waiting)

    def change_name(self, seat: int, by: int) -> None:
        sitter = self.sitters[seat]
        free = [name for name in self._names(sitter.bot) if name not in self._taken_names() or name == sitter.name]
        place = free.index(sitter.name) if sitter.name in free else 0
        self._put(seat, self._known(replace(sitter, name=free[(place + by) % len(free)])))

    def rename(self, seat: int, name: str) -> None:
        self._put(seat, self._known(replace(self.sitters[seat], name=name)))

    def change_kind(self, seat: int, by: int) -> None:
        sitter = self.sitters[seat]
        kinds = [None, *self.bots]
        bot = kinds[(kinds.index(sitter.bot) + by) % len(kinds)]
        self._put(seat, self._known(replace(sitter, bot=bot, device=None)))

    def change_look(self, seat: int, by: int) -> None:
        sitter = self.sitters[seat]
        own = (sitter.colour, sitter.shape)
        free = [look for look in LOOKS if look not in self._taken_looks() or look == own]
        colour, shape = free[((free.index(own) if own in free else 0) + by) % len(free)]
        self._put(seat, replace(sitter, colour=colour, shape=shape))

    def change_help(self, seat: int) -> None:
        self._put(seat, replace(self.sitters[seat], has_help=not self.sitters[seat].has_help))

    def _put(self, seat: int, sitter: Sitter) -> None:
        self.sitters = with_item(self.sitters, seat, sitter)

    def _known(self, sitter: Sitter) -> Sitter:
        """A person whose name has a profile plays for it, with its look unless somebody else at the table has that."""
        profile = self._profiles.get(sitter.name) if sitter.bot is None else None
        if profile is None:
            return replace(sitter, profile=None)
        look = (profile.colour, profile.shape)
        colour, shape = (sitter.colour, sitter.shape) if look in self._taken_looks() else look
        return replace(sitter, profile=profile.id, colour=colour, shape=shape)

    def _names(self, bot: str | None) -> list[str]:
        """People find their own names first, bots those that nobody uses."""
        known, unused = list(self._profiles), [name for name in NAMES if name not in self._profiles]
        return [*unused, *known] if bot else [*known, *unused]

    def _taken_names(self) -> set[str]:
        return {sitter.name for sitter in self.sitters}

    def _taken_looks(self) -> set[tuple[str, str]]:
        return {(sitter.colour, sitter.shape) for sitter in self.sitters}
