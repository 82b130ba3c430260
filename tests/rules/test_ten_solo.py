"""TEN: the solo game, its automa and its ladder."""

import pytest
from msgspec.structs import replace

from tenarcade.core.game import ONLY, Outcome
from tenarcade.core.setup import SetupRefused, set_up
from tenarcade.rules.ten import RULES
from tenarcade.rules.ten.deck import NUMBERS, deck_for
from tenarcade.rules.ten.edition import Edition
from tenarcade.rules.ten.moves import (
    AutomaStopped,
    Bid,
    BidPassed,
    Busted,
    Buy,
    CardRevealed,
    CardsLeft,
    CoinsPaidOut,
    EndBegan,
    MatchScored,
    NothingBought,
    NumbersTaken,
    NumbersToMarket,
    Pass,
    Pay,
    PriceSettled,
    PurchaseChosen,
    Reveal,
    TakeMoney,
    TakeNumbers,
    TakeToken,
    TokenTaken,
    TurnBegan,
    WildUnsold,
)
from tenarcade.rules.ten.state import Options, Player
from tests.rules.ten_table import BOTH, PL, Played, act, cards, legal, player, random_match, solo


def automas_turn(
    draws: str, options: Options = PL, person: Player | None = None, automa: Player | None = None
) -> Played:
    """The person takes an orange 9, and it is the automa's turn."""
    state = solo(person or player(), automa or player(), draws=draws, row="o9", options=options)
    return act(state, TakeNumbers())


def stop_of(played: Played) -> AutomaStopped:
    (stopped,) = played.told(AutomaStopped)
    assert isinstance(stopped, AutomaStopped)
    return stopped


@pytest.mark.clause("T11.1")
@pytest.mark.parametrize("edition", ["pl", "de"])
def test_the_solo_game_is_the_two_player_game_and_the_person_begins(edition: Edition) -> None:
    for seed in range(20):
        state = set_up(RULES, Options(edition), 1, seed).state
        assert sorted(state.pile) == sorted(deck_for(2))
        assert state.players == (player(5), player(5))
        assert state.active == 0
        assert RULES.to_act(state) == ONLY[0]


@pytest.mark.clause("T11.1")
@pytest.mark.parametrize("options", BOTH)
def test_the_persons_turn_follows_every_rule(options: Options) -> None:
    state = solo(player(), player(0), draws="b4 $2 b9 g1 g2 g3", options=replace(options, bust_buys=True))
    state = act(state, Reveal()).state
    assert legal(state) == {Reveal(), TakeNumbers()}
    state = act(state, Reveal()).state
    assert legal(state) == {Reveal(), TakeNumbers(), TakeMoney()}
    played = act(state, Reveal())
    assert played.told(Busted) == [Busted(0, "numbers", 11, 2)]
    assert legal(played.state) == {TakeToken(), Buy("b4")}
    bought = act(played.state, Buy("b4"), Pay(4, 0))
    assert bought.state.players[0] == player(1, 0, "b4")
    assert bought.told(TurnBegan)[0] == TurnBegan(1)


@pytest.mark.clause("T11.2")
@pytest.mark.parametrize("target", range(5, 11))
@pytest.mark.parametrize("edition", ["pl", "de"])
def test_the_automa_draws_until_its_target_is_reached(edition: Edition, target: int) -> None:
    played = automas_turn("b1 b2 $1 g1 g2 p1 p1 p2 p1 o1 o2 o3", Options(edition, target=target))
    running = 0
    expected = []
    for card in cards("b1 b2 $1 g1 g2 p1 p1 p2 p1 o1 o2 o3"):
        running += NUMBERS.get(card, -1)
        expected.append(card)
        if running >= target:
            break
    assert [event.card for event in played.told(CardRevealed)] == expected
    assert stop_of(played) == AutomaStopped("target", running, 1, target)
    assert played.events[-1] == TurnBegan(0)


@pytest.mark.clause("T11.2")
def test_the_automa_draws_until_the_pile_is_empty() -> None:
    played = automas_turn("b1 $2 b2")
    assert stop_of(played) == AutomaStopped("pile", 1, 2, 4)
    assert played.told(EndBegan) == [EndBegan(first=0)]


@pytest.mark.clause("T11.2")
def test_the_automa_goes_on_after_an_auction() -> None:
    played = automas_turn("*4 b4 o1", person=player(0), automa=player(0))
    assert played.told(WildUnsold) == [WildUnsold("*4")]
    assert [event.card for event in played.told(CardRevealed)] == ["*4", "b4"]
    assert stop_of(played).total == 4


@pytest.mark.clause("T11.2")
def test_the_automa_goes_on_after_the_person_has_paid_for_a_wild() -> None:
    asked = automas_turn("*4 b4 o1", automa=player(0))
    assert (asked.state.phase, asked.state.turn, asked.told(AutomaStopped)) == ("bid", 0, [])
    paying = act(asked.state, Bid(5))
    assert (paying.state.phase, paying.state.turn) == ("pay", 0)
    paid = act(paying.state, Pay(5, 0))
    assert stop_of(paid) == AutomaStopped("target", 4, 0, 4)
    assert paid.state.players == (player(0, 0, "o9", "*4"), player(0, 0, "b4"))


@pytest.mark.clause("T11.2")
def test_only_a_wild_before_an_empty_pile_leaves_the_automa_nothing() -> None:
    played = automas_turn("*4", person=player(0), automa=player(0))
    assert stop_of(played) == AutomaStopped("pile", 0, 0, 4)
    assert played.told(NumbersTaken) == [NumbersTaken(0, cards("o9"))]


@pytest.mark.clause("T10.1")
@pytest.mark.parametrize(
    ("edition", "target", "draws", "money"),
    [
        ("pl", 4, "$4 $1 b1 o1", 5),
        ("pl", 7, "$5 $2 $1 b1 o1", 8),
        ("pl", 10, "$5 $5 $1 b1 o1", 11),
        ("de", 5, "$5 $5 $1 b1 o1", 11),
        ("de", 10, "$5 $5 $1 b1 o1", 11),
    ],
)
def test_the_automa_busts_by_money_above_the_editions_limit(
    edition: Edition, target: int, draws: str, money: int
) -> None:
    played = automas_turn(draws, Options(edition, target=target))
    stopped = stop_of(played)
    assert (stopped.reason, stopped.money) == ("money", money)
    assert [event.money for event in played.told(CardRevealed)][-1] == money
    assert len(played.state.pile) == 2


@pytest.mark.clause("T10.1")
def test_the_same_money_busts_the_automa_in_one_edition_only() -> None:
    assert stop_of(automas_turn("$5 $1 b9 b3 o1", Options("pl", target=5))).reason == "money"
    assert stop_of(automas_turn("$5 $1 b9 b3 o1", Options("de", target=5))) == AutomaStopped("target", 6, 6, 5)


@pytest.mark.clause("T11.3")
@pytest.mark.parametrize("options", BOTH)
def test_the_automa_takes_all_numbers_and_cannot_bust_by_them(options: Options) -> None:
    played = automas_turn("$1 b3 g9 o1", options)
    assert stop_of(played).total == 11
    assert played.told(Busted, TokenTaken, NumbersToMarket) == []
    assert played.state.players[1] == player(5, 0, "b3 g9")
    assert played.told(CardsLeft) == [CardsLeft(cards("$1"))]
    assert played.state.gone == cards("$1")
    assert (played.state.row, played.state.market) == ((), ())


@pytest.mark.clause("T11.3", "T11.4")
def test_an_automa_that_busts_by_money_takes_the_numbers_and_a_token_and_pays_nobody() -> None:
    played = automas_turn("b3 $5 o1")
    after = played.events[played.events.index(stop_of(played)) :]
    assert after == (
        AutomaStopped("money", -2, 5, 4),
        NumbersTaken(1, cards("b3")),
        TokenTaken(1),
        CardsLeft(cards("$5")),
        TurnBegan(0),
    )
    assert played.state.players == (player(5, 0, "o9"), player(5, 1, "b3"))


@pytest.mark.clause("T11.4")
def test_an_automa_that_did_not_bust_pays_the_person_the_currency() -> None:
    played = automas_turn("$3 b9 o1", person=player(8))
    after = played.events[played.events.index(stop_of(played)) :]
    assert after == (
        AutomaStopped("target", 6, 3, 4),
        NumbersTaken(1, cards("b9")),
        CoinsPaidOut(0, 3, 2),
        CardsLeft(cards("$3")),
        TurnBegan(0),
    )
    assert played.state.players == (player(10, 0, "o9"), player(5, 0, "b9"))


@pytest.mark.clause("T11.4")
def test_an_empty_pile_counts_as_not_bust() -> None:
    played = automas_turn("$3")
    assert stop_of(played).reason == "pile"
    assert played.told(CoinsPaidOut) == [CoinsPaidOut(0, 3, 3)]
    assert played.told(TokenTaken) == []


@pytest.mark.clause("T11.4")
def test_a_bust_with_the_last_card_is_a_bust_all_the_same() -> None:
    played = automas_turn("$5")
    assert stop_of(played).reason == "money"
    assert played.told(CoinsPaidOut) == []
    assert played.told(TokenTaken) == [TokenTaken(1)]


@pytest.mark.clause("T11.5")
@pytest.mark.parametrize("options", BOTH)
def test_the_automa_never_buys_not_even_at_the_end(options: Options) -> None:
    state = solo(player(), player(10), draws="b5", row="o9 $4", market=cards("p1 p2"), options=options)
    played = act(state, TakeNumbers(), Pass())
    assert played.told(EndBegan) == [EndBegan(first=0)]
    assert (played.state.phase, played.state.turn) == ("final", 0)
    ended = act(played.state, Pass())
    assert ended.events[0] == NothingBought(0, able=True)
    assert isinstance(ended.events[1], MatchScored)
    for seed in range(15):
        _, events = random_match(options, 1, seed)
        assert not [event for event in events if isinstance(event, PurchaseChosen | NothingBought) and event.seat]


@pytest.mark.clause("T11.5")
def test_when_the_persons_turn_is_the_last_only_the_person_buys_once_more() -> None:
    state = solo(player(), player(10), draws="b2", row="$1", market=cards("p1"))
    played = act(state, Reveal(), TakeMoney())
    assert played.told(EndBegan) == [EndBegan(first=0)]
    assert (played.state.phase, played.state.turn) == ("final", 0)
    assert isinstance(act(played.state, Buy("p1"), Pay(1, 0)).events[-1], MatchScored)


@pytest.mark.clause("T11.6")
def test_the_automa_is_paid_when_the_person_takes_numbers() -> None:
    state = solo(player(), player(7), draws="b4 o1", row="o9 $5")
    played = act(state, TakeNumbers())
    assert played.told(CoinsPaidOut) == [CoinsPaidOut(1, 5, 3)]
    assert played.state.players[1].coins == 10


@pytest.mark.clause("T11.6")
def test_the_automa_is_paid_when_the_person_busts_by_numbers_but_not_by_money() -> None:
    by_numbers = act(solo(player(), player(2), draws="g9 b4 o1", row="o9 $5"), Reveal())
    assert by_numbers.told(CoinsPaidOut) == [CoinsPaidOut(1, 5, 5)]
    by_money = act(solo(player(), player(2), draws="$2 b4 o1", row="$5 $4"), Reveal())
    assert by_money.told(CoinsPaidOut) == []


@pytest.mark.clause("T11.6")
def test_the_automa_gets_nothing_when_the_person_takes_the_money() -> None:
    played = act(solo(player(), player(2), draws="b4 o1", row="o9 $5"), TakeMoney())
    assert played.told(CoinsPaidOut) == [CoinsPaidOut(0, 5, 5)]


def test_the_automas_turn_belongs_to_the_step_that_gave_it_the_turn() -> None:
    played = automas_turn("b4 o1")
    assert played.events == (
        NumbersTaken(0, cards("o9")),
        NothingBought(0, able=False),
        TurnBegan(1),
        CardRevealed(1, "b4", 4, 0, left=1),
        AutomaStopped("target", 4, 0, 4),
        NumbersTaken(1, cards("b4")),
        TurnBegan(0),
    )
    assert RULES.to_act(played.state) == ONLY[0]


def test_the_automa_never_has_to_be_asked() -> None:
    for seed in range(10):
        _, events = random_match(PL, 1, seed)
        payments = [event for event in events if isinstance(event, PriceSettled | BidPassed)]
        assert payments
    state = automas_turn("*4 b4 o1").state
    assert RULES.to_act(state) == ONLY[0]


@pytest.mark.clause("T10.4")
@pytest.mark.parametrize(("edition", "first"), [("pl", 4), ("de", 5)])
def test_the_ladder_begins_at_the_editions_first_rung(edition: Edition, first: int) -> None:
    assert set_up(RULES, Options(edition), 1, 1).state.options.target == first
    assert set_up(RULES, Options(edition, target=first), 1, 1).state.options.target == first
    assert set_up(RULES, Options(edition, target=10), 1, 1).state.options.target == 10


@pytest.mark.clause("T10.4")
def test_a_target_below_the_first_rung_is_refused() -> None:
    with pytest.raises(SetupRefused) as caught:
        set_up(RULES, Options("de", target=4), 1, 1)
    assert caught.value.refusal.key == "target-below-ladder"
    assert caught.value.refusal.values == {"target": 4, "low": 5}


def test_a_target_is_for_the_solo_game_only() -> None:
    with pytest.raises(SetupRefused) as caught:
        set_up(RULES, Options(target=7), 2, 1)
    assert caught.value.refusal.key == "target-needs-solo"


def solo_outcome(person: Player, automa: Player, edition: Edition = "pl") -> Outcome:
    state = solo(person, automa, options=Options(edition), phase="final")
    outcome = RULES.outcome(act(state, Pass()).state)
    assert outcome is not None
    return outcome


@pytest.mark.clause("T13.1")
@pytest.mark.parametrize("edition", ["pl", "de"])
def test_a_win_needs_more_points_than_the_automa(edition: Edition) -> None:
    won = solo_outcome(player(0, 0, "b1 b2"), player(9, 9, "g1"), edition)
    assert won == Outcome((0,), (2, 1), "T13.1")
    lost = solo_outcome(player(9, 9, "b1"), player(0, 0, "g1 g2"), edition)
    assert lost == Outcome((1,), (1, 2), "T13.1")


@pytest.mark.clause("T13.1")
@pytest.mark.parametrize("edition", ["pl", "de"])
def test_a_tie_is_no_win_and_no_tie_break_applies(edition: Edition) -> None:
    tied = solo_outcome(player(10, 9, "b1 b3 b5"), player(0, 0, "g1"), edition)
    assert tied == Outcome((1,), (1, 1), "T13.1")
