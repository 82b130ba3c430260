"""The buttons of each phase of 10 Retro: what can be done, what it will do, what to press."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple

from tenarcade.client.controls import Control
from tenarcade.client.geometry import Box
from tenarcade.client.intents import Intent
from tenarcade.client.palette import CORAL, GOLD, MINT, SKY, VIOLET, Colour
from tenarcade.core.game import HIDDEN, Action, Card, Seat
from tenarcade.core.phrase import Refusal
from tenarcade.rules.retro.actions import (
    DROP_OUT,
    PASS,
    STAND,
    TURN_UP_OR_NOT,
    AddSecond,
    NameStarter,
    Open,
    PlayFirst,
    Protect,
    Raise,
)
from tenarcade.rules.retro.bidding import lowest_bid
from tenarcade.rules.retro.cards import MOST_PROTECTION, VALUES
from tenarcade.rules.retro.table import State
from tenarcade.scenes.games.retro import consequences
from tenarcade.scenes.games.retro.layout import CHOICES, Layout
from tenarcade.wording import Words

GAP = 10.0
PLAY_HEIGHT = 66.0
LOW = 38.0


class Choice(NamedTuple):
    """A control with the look of its button; cards and seats on the table have none, and are explained beside."""

    control: Control
    note: str = ""
    fill: Colour | None = None
    # A way to play the first card: this many chips on it, and on which side it lies.
    play: PlayFirst | None = None


class Asked(NamedTuple):
    """Who is asked, what they may be shown, and what may be done about it."""

    picture: State
    seat: Seat
    layout: Layout
    words: Words
    names: Sequence[str]
    # What the seat really holds, for playing from a closed hand; never to be drawn or said.
    hand: tuple[Card, ...]
    judge: Callable[[Action], Refusal | None]
    do: Callable[[Action], None]

    @property
    def shown_hand(self) -> tuple[Card, ...]:
        return self.picture.places[self.seat].hand

    def allows(self, action: Action) -> bool:
        return self.judge(action) is None

    def hand_box(self, slot: int) -> Box:
        return self.layout.hand(self.seat, slot, len(self.hand)).box

    def slot_name(self, slot: int) -> str:
        """A closed card is called by its place."""
        card = self.shown_hand[slot]
        return self.words.text("choice-slot", {"slot": slot + 1}) if card == HIDDEN else self.words.card(card)


def slot(place: int, count: int = 3) -> Box:
    height = (CHOICES.height - GAP * (count - 1) - 4) / count
    return Box(CHOICES.x, CHOICES.y + place * (height + GAP), CHOICES.width, height)


# -- the first card (R3.2) ------------------------------------------------------------------------------------------


def pick_choices(asked: Asked, pick: Callable[[int], None]) -> list[Choice]:
    return [
        Choice(
            Control(
                f"hand-{place}",
                "card",
                asked.slot_name(place),
                asked.hand_box(place),
                partial(pick, place),
                value=consequences.pick_note(asked.picture, asked.seat, place, asked.words),
            )
        )
        for place in range(len(asked.hand))
    ]


def play_choices(asked: Asked, picked: int, pick: Callable[[int], None]) -> list[Choice]:
    """Both sides with no, one or two chips: one press each. The other cards can still be picked instead."""
    return [
        *(
            _play(asked, picked, chips, face_up=face_up)
            for face_up in (True, False)
            for chips in range(MOST_PROTECTION + 1)
        ),
        *pick_choices(asked, pick),
    ]


def _play(asked: Asked, picked: int, chips: int, *, face_up: bool) -> Choice:
    words = asked.words
    action = PlayFirst(asked.hand[picked], face_up, chips)
    width = (CHOICES.width - 2 * GAP) / 3
    top = CHOICES.bottom - 4 - (2 if face_up else 1) * PLAY_HEIGHT - (GAP if face_up else 0)
    side = "up" if face_up else "down"
    note = consequences.play_note(asked.shown_hand[picked], face_up=face_up, chips=chips, words=words)
    control = Control(
        f"play-{side}-{chips}",
        "button",
        words.text(f"choice-{side}", {"chips": chips}),
        Box(CHOICES.x + chips * (width + GAP), top, width, PLAY_HEIGHT),
        partial(asked.do, action),
        value=note,
        enabled=asked.allows(action),
    )
    return Choice(control, words.text(f"choice-side-{side}"), SKY if face_up else VIOLET, action)


# -- bidding and swapping (R3.3) ------------------------------------------------------------------------------------


def open_choices(asked: Asked, aim: Callable[[Seat], None]) -> list[Choice]:
    """Everybody else's card is a button: an unprotected one is bought at once, any other is bid for."""
    passing = _button(asked, "pass", asked.words.text("choice-pass"), slot(2), PASS, Intent.FIRST)
    return [
        *(_target(asked, seat, aim) for seat in range(len(asked.picture.places)) if seat != asked.seat),
        Choice(passing, asked.words.text("choice-pass-note"), VIOLET),
    ]


def _target(asked: Asked, seat: Seat, aim: Callable[[Seat], None]) -> Choice:
    owner = asked.picture.places[seat]
    opening = Open(seat, lowest_bid(owner))
    refusal = asked.judge(opening)
    note = (
        consequences.open_note(asked.picture, asked.seat, seat, asked.names, asked.words)
        if refusal is None
        else asked.words.refusal(refusal)
    )
    card = asked.words.card(owner.first_on_table.card)
    return Choice(
        Control(
            f"card-{seat}",
            "card",
            f"{asked.names[seat]}: {card}",
            asked.layout.first(seat).box,
            partial(aim, seat) if owner.protection else partial(asked.do, opening),
            value=note,
            enabled=refusal is None,
        )
    )


def opening_bid_choices(
    asked: Asked, target: Seat, bid: int, change: Callable[[int], None], leave: Callable[[], None]
) -> list[Choice]:
    back = Control("leave", "button", asked.words.text("choice-leave"), slot(2), leave, shortcut=Intent.FIRST)
    note = consequences.bid_note(asked.picture, asked.seat, target, bid, asked.names, asked.words)
    return [
        *_amount(asked, Open(target, bid), bid, note, change),
        Choice(back, asked.words.text("choice-leave-note"), VIOLET),
    ]


def raise_choices(asked: Asked, bid: int, change: Callable[[int], None]) -> list[Choice]:
    target = asked.picture.auction_on.target
    note = consequences.bid_note(asked.picture, asked.seat, target, bid, asked.names, asked.words)
    drop = _button(asked, "drop", asked.words.text("choice-drop"), slot(2), DROP_OUT, Intent.FIRST)
    return [
        *_amount(asked, Raise(bid), bid, note, change),
        Choice(drop, consequences.drop_note(asked.picture, asked.seat, asked.words), CORAL),
    ]


def _amount(asked: Asked, action: Action, bid: int, note: str, change: Callable[[int], None]) -> list[Choice]:
    """The amount is changed by stick, keys or wheel, and by two buttons of its own for a mouse without one."""
    words, top = asked.words, slot(0)
    box = Box(top.x, top.y, top.width, slot(2).y - 2 * GAP - LOW - top.y)
    low = Box(top.x, box.bottom + GAP, (top.width - GAP) / 2, LOW)
    offer = Control(
        "bid", "slider", words.text("choice-bid", {"bid": bid}), box, partial(asked.do, action), value=str(bid),
        adjust=change, enabled=asked.allows(action),
    )  # fmt: skip
    less = Control("less", "button", words.text("choice-less"), low, partial(change, -1))
    more = Control("more", "button", words.text("choice-more"), low.moved(right=low.width + GAP), partial(change, 1))
    return [Choice(offer, note, GOLD), Choice(less, "", SKY), Choice(more, "", SKY)]


def protect_choices(asked: Asked) -> list[Choice]:
    """R3.3.4"""
    fills = (VIOLET, SKY, GOLD)
    return [
        Choice(
            _button(asked, f"protect-{chips}", asked.words.text("choice-protect", {"chips": chips}), slot(chips),
                    Protect(chips)),
            consequences.protect_note(asked.picture, asked.seat, chips, asked.words),
            fills[chips],
        )
        for chips in range(MOST_PROTECTION + 1)
        if chips <= asked.picture.places[asked.seat].most_to_add
    ]  # fmt: skip


# -- the second card (R3.4) -----------------------------------------------------------------------------------------


def turn_choices(asked: Asked) -> list[Choice]:
    turn_up, keep_down = TURN_UP_OR_NOT
    words = asked.words
    return [
        Choice(
            _button(asked, "turn-up", words.text("choice-turn-up"), slot(0, 2), turn_up),
            consequences.turn_up_note(asked.picture, asked.seat, words),
            GOLD,
        ),
        Choice(
            _button(asked, "keep-down", words.text("choice-keep-down"), slot(1, 2), keep_down, Intent.FIRST),
            consequences.keep_down_note(asked.picture, asked.seat, words),
            VIOLET,
        ),
    ]


def second_choices(asked: Asked) -> list[Choice]:
    """What does not fit is only shown to be so where the hand is open; a closed one must not tell."""
    stand = _button(asked, "stand", asked.words.text("choice-stand"), slot(2), STAND, Intent.FIRST)
    value = VALUES[asked.picture.places[asked.seat].first_on_table.card]
    return [
        *(_second(asked, place) for place in range(len(asked.hand))),
        Choice(stand, asked.words.text("choice-stand-note", {"value": value}), MINT),
    ]


def _second(asked: Asked, place: int) -> Choice:
    shown, action = asked.shown_hand[place], AddSecond(asked.hand[place])
    return Choice(
        Control(
            f"hand-{place}",
            "card",
            asked.slot_name(place),
            asked.hand_box(place),
            partial(asked.do, action),
            value=consequences.sum_note(asked.picture, asked.seat, shown, asked.words),
            enabled=shown == HIDDEN or asked.allows(action),
        )
    )


# -- the next starter (R3.5.6) --------------------------------------------------------------------------------------


def starter_choices(asked: Asked) -> list[Choice]:
    return [
        Choice(
            Control(
                f"starter-{seat}",
                "seat",
                asked.words.text("choice-starter", {"name": asked.names[seat]}),
                asked.layout.panel(seat),
                partial(asked.do, NameStarter(seat)),
                value=asked.words.text("choice-starter-note", {"name": asked.names[seat]}),
                enabled=asked.allows(NameStarter(seat)),
            )
        )
        for seat in range(len(asked.picture.places))
    ]


def _button(asked: Asked, name: str, label: str, box: Box, action: Action, shortcut: Intent | None = None) -> Control:
    enabled = asked.allows(action)
    return Control(name, "button", label, box, partial(asked.do, action), shortcut=shortcut, enabled=enabled)
