"""Plus Minus (clauses S): no turns; a card is played when it reaches the pile in time.

Time enters only through the arena's actions, so that a list of actions replays without physics (S6.4).
"""

from collections import Counter
from collections.abc import Sequence

from msgspec.structs import replace

from tenarcade.core.dice import Dice
from tenarcade.core.game import (
    ARENA,
    HIDDEN,
    NOBODY,
    Action,
    Audience,
    Card,
    Event,
    GameInfo,
    Outcome,
    Seat,
    common_refusal,
)
from tenarcade.core.phrase import Phrase, Refusal
from tenarcade.rules.speed.actions import Arrive, Draw, FallShort, Flick, Release, Start
from tenarcade.rules.speed.course import SpeedStep, arrive, deal, draw, fall_short, flick, release, start
from tenarcade.rules.speed.deck import DECK, STEP, VALUE, Hand, closed
from tenarcade.rules.speed.events import (
    CardDrawn,
    CardFlicked,
    CardLanded,
    CardReturned,
    HandShown,
    MatchScored,
    PileTurned,
    RoundOpened,
    RoundWon,
    SeatDealt,
    SeatPaused,
    SeatReleased,
    SeatScored,
    StartSignalled,
)
from tenarcade.rules.speed.judge import arena_examples, arena_refusal, seat_choices, seat_refusal
from tenarcade.rules.speed.table import Options, State, can_draw, can_flick, is_somebody_paused, leaders, totals

ONLY_ARENA: frozenset[int] = frozenset({ARENA})


class SpeedRules:
    info = GameInfo("speed", 1, 2, 4, real_time=True, lowest_wins=True, open_ended=(Start, Arrive, FallShort, Release))
    options = Options
    state = State
    actions: tuple[type[Action], ...] = (Flick, Draw, Start, Arrive, FallShort, Release)
    events: tuple[type[Event], ...] = (
        RoundOpened,
        SeatDealt,
        StartSignalled,
        HandShown,
        CardFlicked,
        CardDrawn,
        CardLanded,
        CardReturned,
        SeatPaused,
        SeatReleased,
        PileTurned,
        RoundWon,
        SeatScored,
        MatchScored,
    )

    def objection(self, options: Options, seats: int) -> Refusal | None:
        return None

    def setup(self, options: Options, seats: int, dice: Dice) -> SpeedStep:
        nothing: tuple[Hand, ...] = ((),) * seats
        state = State(
            rounds=2 * seats if options.tournament else 1,
            mistake_pause=options.mistake_pause,
            phase="ready",
            stacks=nothing,
            hands=nothing,
            pile=(),
            paused_until=(None,) * seats,
            dice=dice.state,
        )
        return deal(state, dice)

    def to_act(self, state: State) -> frozenset[int]:
        if state.phase != "live":
            return ONLY_ARENA if state.phase == "ready" else NOBODY
        acting = [seat for seat in range(len(state.hands)) if can_flick(state, seat) or can_draw(state, seat)]
        if state.flights or is_somebody_paused(state):
            acting.append(ARENA)
        return frozenset(acting)

    def legal(self, state: State, seat: Seat) -> Sequence[Action]:
        return arena_examples(state) if seat == ARENA else seat_choices(state, seat)

    def refusal(self, state: State, seat: Seat, action: Action) -> Refusal | None:
        if (refused := common_refusal(self, state, seat, action)) is not None:
            return refused
        return arena_refusal(state, action) if seat == ARENA else seat_refusal(state, seat, action)

    def apply(self, state: State, seat: Seat, action: Action) -> SpeedStep:
        match action:
            case Flick(card):
                return flick(state, seat, card)
            case Draw():
                return draw(state, seat)
            case Arrive():
                return arrive(state, action)
            case FallShort():
                return fall_short(state, action)
            case Start(tick):
                return start(state, tick)
            case Release(tick, owner):
                return release(state, tick, owner)
        raise TypeError(f"not an action of this game: {action!r}")

    def view(self, state: State, audience: Audience) -> State:
        """Stacks are closed to everyone, hands only until the start signal (S1.3, S2.1, S3.2)."""
        if not audience:
            return state
        if state.phase == "over":
            return replace(state, dice=0)
        hands = tuple(map(closed, state.hands)) if state.phase == "ready" else state.hands
        return replace(state, dice=0, hands=hands, stacks=tuple(map(closed, state.stacks)))

    def imagine(self, view: State, dice: Dice) -> State:
        unseen = Counter(DECK) - self.inventory(view)
        cards = iter(dice.shuffled(tuple(unseen.elements())))

        def opened(hand: Hand) -> Hand:
            return tuple(next(cards) if card == HIDDEN else card for card in hand)

        return replace(
            view,
            stacks=tuple(map(opened, view.stacks)),
            hands=tuple(map(opened, view.hands)),
            dice=dice.word(),
        )

    def outcome(self, state: State) -> Outcome | None:
        if state.phase != "over":
            return None
        scores = totals(state)
        return Outcome(leaders(scores), scores, "S4.1" if state.rounds == 1 else "S5.2")

    def inventory(self, state: State) -> Counter[str]:
        cards = Counter(state.pile)
        cards.update(flight.card for flight in state.flights)
        for hand in state.hands + state.stacks:
            cards.update(hand)
        return cards

    def card_name(self, card: Card) -> Phrase:
        if card == HIDDEN:
            return Phrase("card-hidden")
        return Phrase("card-plus-minus", {"value": VALUE[card], "step": STEP[card]})


RULES = SpeedRules()
