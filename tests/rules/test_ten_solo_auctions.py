"""TEN: how the automa bids and pays."""

import pytest

from tenarcade.core.game import ONLY
from tenarcade.rules.ten import RULES
from tenarcade.rules.ten.moves import (
    AuctionOpened,
    AuctionWon,
    AutomaJudged,
    Bid,
    BidPassed,
    BidRaised,
    CardRevealed,
    Pass,
    Pay,
    PriceSettled,
    Reveal,
    TakeNumbers,
    TenEvent,
    WildUnsold,
)
from tenarcade.rules.ten.state import Options, Player
from tests.rules.ten_table import BOTH, DE, PL, Played, act, cards, legal, player, refused, solo

AUCTION = (AuctionOpened, AutomaJudged, BidRaised, BidPassed, AuctionWon, PriceSettled, WildUnsold)
ALL_FOURS = "b4 g4 o4 p4"
ALL_BLUES = "b1 b2 b3 b4 b5 b6 b7 b8 b9"


def person_reveals(person: Player, automa: Player, options: Options = PL) -> Played:
    return act(solo(person, automa, draws="*3 g1 g2 g3", row="o1", options=options), Reveal())


def automa_reveals(person: Player, automa: Player, options: Options = PL) -> Played:
    """The person takes a pink 9 first, which is no duplicate."""
    return act(solo(person, automa, draws="*3 g9 g8", row="p9", options=options), TakeNumbers())


def heard(played: Played) -> list[TenEvent]:
    return played.told(*AUCTION)


def bids(low: int, high: int) -> set[Bid | Pass]:
    return {Pass(), *(Bid(amount) for amount in range(low, high + 1))}


@pytest.mark.clause("T12.1")
@pytest.mark.parametrize("options", BOTH)
def test_the_smallest_bid_of_the_person_is_five(options: Options) -> None:
    for asked in (automa_reveals(player(9), player(0), options), person_reveals(player(9), player(4), options)):
        assert legal(asked.state) == bids(5, 9)
        refusal = refused(asked.state, Bid(4))
        assert (refusal.key, refusal.values) == ("bid-out-of-range", {"low": 5, "high": 9})


@pytest.mark.clause("T12.1")
@pytest.mark.parametrize("options", BOTH)
def test_a_person_with_less_than_five_cannot_bid(options: Options) -> None:
    played = automa_reveals(player(4), player(0), options)
    assert heard(played)[1] == BidPassed(0, able=False)
    assert played.told(WildUnsold) == [WildUnsold("*3")]


@pytest.mark.clause("T12.1", "T12.4")
@pytest.mark.parametrize("options", BOTH)
def test_the_smallest_bid_of_the_automa_is_five(options: Options) -> None:
    asked = automa_reveals(player(9), player(8), options)
    passed = act(asked.state, Pass())
    assert heard(passed)[:3] == [BidPassed(0, able=True), AutomaJudged("minimum", 8, 9), BidRaised(1, 5)]


@pytest.mark.clause("T12.2")
@pytest.mark.parametrize(
    ("numbers", "duplicates"), [("b4 b4", 1), ("b4 b4 b4", 2), ("b4 g4", 0), ("b4 b5", 0), ("b4 b4 p1 p1", 2), ("", 0)]
)
@pytest.mark.parametrize("options", BOTH)
def test_only_coins_tokens_and_duplicates_count_as_money(options: Options, numbers: str, duplicates: int) -> None:
    hand = player(2, 2, numbers, "*3 b#")
    played = person_reveals(hand, hand, options)
    (judged,) = played.told(AutomaJudged)
    assert (judged.own_worth, judged.your_worth) == (8 + duplicates, 8 + duplicates)
    asked = person_reveals(hand, player(0), options)
    assert legal(asked.state) == bids(5, 8 + duplicates)


@pytest.mark.clause("T10.5")
@pytest.mark.parametrize(
    ("numbers", "wild", "is_useless"),
    [
        (ALL_FOURS, "*4", True),
        (ALL_FOURS, "*5", False),
        ("b4 g4 o4", "*4", False),
        (ALL_BLUES, "b#", True),
        (ALL_BLUES, "g#", False),
        (ALL_BLUES[:-3], "b#", False),
        (f"{ALL_BLUES} {ALL_FOURS[3:]}", "*#", False),
    ],
)
def test_a_wild_of_no_more_use_counts_as_a_duplicate_in_de_only(numbers: str, wild: str, is_useless: bool) -> None:
    hand = player(5, 0, numbers, wild)
    for options, extra in ((DE, int(is_useless)), (PL, 0)):
        (judged,) = person_reveals(hand, hand, options).told(AutomaJudged)
        assert (judged.own_worth, judged.your_worth) == (5 + extra, 5 + extra)


@pytest.mark.clause("T10.5")
def test_wilds_that_fill_the_gap_do_not_make_another_wild_useless() -> None:
    hand = player(5, 0, "b4 g4 o4", "*4 p#")
    (judged,) = person_reveals(hand, player(0), DE).told(AutomaJudged)
    assert judged.your_worth == 5


@pytest.mark.clause("T10.5", "T12.2")
def test_the_person_may_pay_with_a_useless_wild_in_de_only() -> None:
    paying = act(person_reveals(player(5, 0, ALL_FOURS, "*4"), player(0), DE).state, Bid(6)).state
    assert act(paying, Pay(5, 0, cards("*4"))).state.players[0] == player(0, 0, ALL_FOURS, "*3")
    asked = person_reveals(player(5, 0, ALL_FOURS, "*4"), player(0), PL).state
    assert legal(asked) == bids(5, 5)


@pytest.mark.clause("T12.2")
@pytest.mark.parametrize("options", BOTH)
def test_in_solo_auctions_a_lone_card_does_not_pay(options: Options) -> None:
    paying = act(person_reveals(player(5, 0, "b4 b4 g1"), player(0), options).state, Bid(6)).state
    assert refused(paying, Pay(5, 0, cards("g1"))).key == "cards-cannot-pay"
    assert refused(paying, Pay(4, 0, cards("b4 b4"))).key == "cards-cannot-pay"
    assert act(paying, Pay(5, 0, cards("b4"))).state.players[0] == player(0, 0, "b4 g1", "*3")


@pytest.mark.clause("T12.3")
@pytest.mark.parametrize("options", BOTH)
@pytest.mark.parametrize(
    ("yours", "own", "bid", "reason"),
    [(7, 9, 7, "your-worth"), (9, 7, 7, "own-worth"), (6, 6, 6, "your-worth"), (5, 10, 5, "your-worth")],
)
def test_the_automa_opens_with_the_smaller_of_both_worths(
    options: Options, yours: int, own: int, bid: int, reason: str
) -> None:
    played = person_reveals(player(yours), player(own), options)
    assert heard(played)[:3] == [AuctionOpened("*3", first=1), AutomaJudged(reason, own, yours), BidRaised(1, bid)]  # type: ignore[arg-type]


@pytest.mark.clause("T12.3")
@pytest.mark.parametrize("options", BOTH)
def test_the_person_may_then_bid_higher(options: Options) -> None:
    played = person_reveals(player(9), player(7), options)
    assert RULES.to_act(played.state) == ONLY[0]
    assert legal(played.state) == bids(8, 9)
    won = act(played.state, Bid(8), Pay(8, 0))
    assert won.state.players == (player(1, 0, "", "*3"), player(7))
    assert (won.state.phase, won.state.active) == ("draw", 0)


@pytest.mark.clause("T12.3")
@pytest.mark.parametrize("options", BOTH)
def test_a_person_who_passes_leaves_the_wild_to_the_automa(options: Options) -> None:
    played = act(person_reveals(player(9), player(7), options).state, Pass())
    assert heard(played) == [
        BidPassed(0, able=True),
        AuctionWon(1, "*3", 7),
        PriceSettled(1, "*3", 7, 7, 0, ()),
    ]
    assert played.state.players == (player(9), player(0, 0, "", "*3"))
    assert RULES.to_act(played.state) == ONLY[0]


@pytest.mark.clause("T12.3")
@pytest.mark.parametrize("options", BOTH)
def test_an_automa_worth_less_than_five_passes(options: Options) -> None:
    played = person_reveals(player(9), player(4), options)
    assert heard(played)[1:] == [AutomaJudged("cannot-pay", 4, 9), BidPassed(1, able=False)]
    poor = person_reveals(player(4), player(4), options)
    assert heard(poor)[1:3] == [AutomaJudged("cannot-pay", 4, 4), BidPassed(1, able=False)]


@pytest.mark.clause("T10.2", "T12.3")
def test_against_a_person_worth_less_than_five_the_automa_opens_with_five_in_pl_and_passes_in_de() -> None:
    pl = person_reveals(player(4), player(9), PL)
    assert heard(pl)[1:] == [
        AutomaJudged("minimum", 9, 4),
        BidRaised(1, 5),
        BidPassed(0, able=False),
        AuctionWon(1, "*3", 5),
        PriceSettled(1, "*3", 5, 5, 0, ()),
    ]
    de = person_reveals(player(4), player(9), DE)
    assert heard(de)[1:] == [
        AutomaJudged("you-cannot-pay", 9, 4),
        BidPassed(1, able=True),
        BidPassed(0, able=False),
        WildUnsold("*3"),
    ]


@pytest.mark.clause("T12.4")
@pytest.mark.parametrize("options", BOTH)
def test_when_the_automa_reveals_the_wild_the_person_bids_first(options: Options) -> None:
    asked = automa_reveals(player(9), player(9), options)
    assert heard(asked) == [AuctionOpened("*3", first=0)]
    assert RULES.to_act(asked.state) == ONLY[0]
    assert legal(asked.state) == bids(5, 9)


@pytest.mark.clause("T12.4")
@pytest.mark.parametrize("options", BOTH)
def test_the_automa_answers_with_one_more_if_it_can_pay_that(options: Options) -> None:
    asked = automa_reveals(player(9), player(7), options)
    outbid = act(asked.state, Bid(6))
    assert heard(outbid) == [
        BidRaised(0, 6),
        AutomaJudged("one-more", 7, 9),
        BidRaised(1, 7),
        AuctionWon(1, "*3", 7),
        PriceSettled(1, "*3", 7, 7, 0, ()),
    ]
    beaten = act(asked.state, Bid(7))
    assert heard(beaten) == [
        BidRaised(0, 7),
        AutomaJudged("cannot-pay", 7, 9),
        BidPassed(1, able=False),
        AuctionWon(0, "*3", 7),
    ]


@pytest.mark.clause("T12.4")
@pytest.mark.parametrize("options", BOTH)
def test_after_a_pass_the_automa_bids_five_if_it_can_pay_five(options: Options) -> None:
    five = act(automa_reveals(player(9), player(5), options).state, Pass())
    assert five.told(AuctionWon) == [AuctionWon(1, "*3", 5)]
    four = act(automa_reveals(player(9), player(4), options).state, Pass())
    assert heard(four)[1:] == [AutomaJudged("cannot-pay", 4, 9), BidPassed(1, able=False), WildUnsold("*3")]


@pytest.mark.clause("T12.4")
@pytest.mark.parametrize("options", BOTH)
def test_a_person_who_cannot_bid_counts_as_having_passed(options: Options) -> None:
    played = automa_reveals(player(4), player(9), options)
    assert heard(played)[1:4] == [BidPassed(0, able=False), AutomaJudged("minimum", 9, 4), BidRaised(1, 5)]


def automas_payment(automa: Player, price: int, options: Options = PL) -> tuple[int, int, tuple[str, ...]]:
    """What it pays when it has to go one over the person's bid."""
    asked = automa_reveals(player(10, 9), automa, options)
    (settled,) = act(asked.state, Bid(price - 1)).told(PriceSettled)
    assert (settled.seat, settled.price) == (1, price)
    return settled.coins, settled.tokens, settled.cards


@pytest.mark.clause("T12.5")
@pytest.mark.parametrize(
    ("automa", "price", "payment"),
    [
        (player(9, 3, "b1 b1"), 7, (7, 0, ())),
        (player(5, 3, "b1 b1"), 7, (5, 1, ())),
        (player(5, 3, "b1 b1"), 9, (5, 2, ())),
        (player(4, 1, "b1 b1 b1"), 8, (4, 1, ("b1",))),
        (player(0, 3, "b1 b1"), 7, (0, 3, ())),
        (player(6, 0, "b1 b1 b1"), 8, (6, 0, ("b1", "b1"))),
    ],
)
@pytest.mark.parametrize("options", BOTH)
def test_the_automa_pays_coins_then_tokens_then_duplicates(
    options: Options, automa: Player, price: int, payment: tuple[int, int, tuple[str, ...]]
) -> None:
    assert automas_payment(automa, price, options) == payment


@pytest.mark.clause("T12.5")
def test_the_automas_last_token_may_overpay_where_a_persons_may_not() -> None:
    assert automas_payment(player(5, 1), 6) == (5, 1, ())
    state = act(automa_reveals(player(5, 1), player(0)).state, Bid(6)).state
    assert refused(state, Pay(5, 1)).key == "pays-too-much"


@pytest.mark.clause("T12.5")
def test_duplicates_go_lowest_value_first_then_by_colour() -> None:
    automa = player(2, 0, "p3 p3 g2 g2 b3 b3 o1 o1 b2 b2 g3 g3 o3 o3 p2 p2 g9")
    coins, tokens, given = automas_payment(automa, 9)
    assert (coins, tokens, given) == (2, 0, cards("o1 b2 g2 p2 b3 g3 o3"))
    played = act(automa_reveals(player(10, 9), automa).state, Bid(8))
    assert played.state.gone == given
    assert sorted(played.state.players[1].numbers[:10]) == sorted(cards("p3 p3 g2 b3 o1 b2 g3 o3 p2 g9"))


@pytest.mark.clause("T12.5", "T10.5")
def test_numbers_go_before_wilds_and_wilds_by_value_then_colour() -> None:
    automa = player(4, 0, f"{ALL_BLUES} g4 o4 p4 g2 o2 p2 p9 p9", "b# *4 *2")
    assert automas_payment(automa, 6, DE) == (4, 0, cards("p9 *2"))
    assert automas_payment(automa, 7, DE) == (4, 0, cards("p9 *2 *4"))
    assert automas_payment(automa, 8, DE) == (4, 0, cards("p9 *2 *4 b#"))


@pytest.mark.clause("T12.6")
@pytest.mark.parametrize("options", BOTH)
def test_the_automa_bids_even_for_a_wild_it_cannot_use(options: Options) -> None:
    automa = player(9, 0, "b3 g3 o3 p3")
    assert person_reveals(player(7), automa, options).told(BidRaised) == [BidRaised(1, 7)]
    asked = automa_reveals(player(7), automa, options)
    assert act(asked.state, Pass()).told(AuctionWon) == [AuctionWon(1, "*3", 5)]


@pytest.mark.clause("T12.7")
@pytest.mark.parametrize("options", BOTH)
def test_without_any_bid_the_wild_leaves_the_game(options: Options) -> None:
    played = person_reveals(player(4), player(4), options)
    assert played.events[-1] == WildUnsold("*3")
    assert played.state.gone == ("*3",)
    assert (played.state.phase, played.state.turn) == ("draw", 0)
    theirs = automa_reveals(player(4), player(4), options)
    assert theirs.told(WildUnsold) == [WildUnsold("*3")]
    assert [event.card for event in theirs.told(CardRevealed)] == ["*3", "g9"]
