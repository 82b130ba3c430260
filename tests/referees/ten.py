"""An independent referee for TEN: it knows the rules page and the events, and nothing of the program."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

EventDict = dict[str, Any]

COLOURS = "bgop"
PERSON, AUTOMA = 0, 1


def _full_deck(players: int) -> "Counter[str]":
    deck: Counter[str] = Counter()
    for colour in COLOURS:
        for value in range(1, 10):
            third = (players >= 3 and value <= 3) or (players >= 4 and 4 <= value <= 6)
            deck[f"{colour}{value}"] = 1 if value >= 7 else 2 + third
        deck[f"{colour}#"] = 2 if players >= 4 else 1
    for value in range(1, 10):
        deck[f"*{value}"] = 1
    deck["*#"] = 1
    for coins in range(1, 6):
        deck[f"${coins}"] = (4 if coins <= 2 else 3) + (players >= 3) + (players >= 4)
    return deck


def _is_number(card: str) -> bool:
    return card[0] in COLOURS and card[1] != "#"


def _is_money(card: str) -> bool:
    return card[0] == "$"


def _value(card: str) -> int:
    return int(card[1])


def _with_lists(value: Any) -> Any:
    """As JSON would have it: no tuples."""
    if isinstance(value, list | tuple):
        return [_with_lists(part) for part in value]
    if isinstance(value, dict):
        return {name: _with_lists(part) for name, part in value.items()}
    return value


class _Player:
    def __init__(self) -> None:
        self.coins = 5
        self.tokens = 0
        self.numbers: list[str] = []
        self.wilds: list[str] = []

    @property
    def money(self) -> int:
        return self.coins + 3 * self.tokens

    def give_up(self, coins: int, tokens: int, cards: Sequence[str]) -> None:
        self.coins -= coins
        self.tokens -= tokens
        for card in cards:
            (self.numbers if _is_number(card) else self.wilds).remove(card)


class _Teller:
    """The events, one after the other."""

    def __init__(self, events: list[EventDict]) -> None:
        self.events = events
        self.place = 0

    def coming_event(self) -> EventDict:
        assert self.place < len(self.events), "the match breaks off"
        return self.events[self.place]

    def coming(self) -> str:
        return str(self.coming_event()["type"])

    def read(self, kind: str, field: str) -> Any:
        """A field of the coming event, which has to be of that kind."""
        assert self.coming() == kind, f"{kind} has to come here, not {self.coming()}"
        assert field in self.coming_event(), f"{kind} lacks {field}"
        return _with_lists(self.coming_event()[field])

    def read_int(self, kind: str, field: str) -> int:
        value = self.read(kind, field)
        assert type(value) is int, f"{field} of {kind} is no whole number"
        return value

    def read_cards(self, kind: str, field: str) -> list[str]:
        value = self.read(kind, field)
        assert isinstance(value, list), f"{field} of {kind} is no list"
        return value

    def hear(self, kind: str, **fields: Any) -> None:
        """The coming event has to be exactly this one."""
        told, wanted = _with_lists(self.coming_event()), {"type": kind, **fields}
        assert told == wanted, f"event {self.place} should be {wanted}, not {told}"
        self.place += 1


class _Referee(_Teller):
    def __init__(self, header: dict[str, Any], events: list[EventDict]) -> None:
        super().__init__(events)
        options = header["options"]
        self.seats: int = header["seats"]
        self.is_solo = self.seats == 1
        self.edition: str = options.get("edition", "pl")
        self.bust_buys: bool = options.get("bust_buys", False)
        self.target: int = options.get("target") or (4 if self.edition == "pl" else 5)
        self.starter: int | None = 1 if self.is_solo else options.get("starter")
        self.players = [_Player() for _ in range(2 if self.is_solo else self.seats)]
        self.pile: list[str] = []
        self.row: list[str] = []
        self.market: list[str] = []
        self.gone: list[str] = []
        self.active = 0
        self.verdict: dict[str, Any] = {}

    def whole_match(self) -> None:
        self.set_up()
        self.hear("turn-began", seat=self.active)
        self.turn()
        while self.pile:
            self.active = (self.active + 1) % len(self.players)
            self.hear("turn-began", seat=self.active)
            self.turn()
        self.last_purchases()
        self.scoring()
        assert self.place == len(self.events), "nothing happens after the match is scored"

    def set_up(self) -> None:
        """T2, T11.1."""
        self.pile = list(self.read_cards("match-began", "pile"))
        assert Counter(self.pile) == _full_deck(self.seats), f"this is not the deck for {self.seats}"
        self.active = self.read_int("match-began", "starter")
        assert 0 <= self.active < self.seats, f"there is no seat {self.active}"
        assert self.starter in (None, self.active + 1), "the options name another first player"
        self.hear("match-began", starter=self.active, coins=5, pile=self.pile)

    # The row

    @property
    def row_numbers(self) -> list[str]:
        return [card for card in self.row if _is_number(card)]

    @property
    def row_money(self) -> int:
        return sum(_value(card) for card in self.row if _is_money(card))

    @property
    def total(self) -> int:
        return sum(_value(card) for card in self.row_numbers) - self.row_money

    def reveal(self) -> str:
        """T3.1, T3.2."""
        assert self.pile, "there is no card left to reveal"
        card = self.pile.pop()
        is_wild = not _is_number(card) and not _is_money(card)
        if not is_wild:
            self.row.append(card)
        self.hear(
            "card-revealed",
            seat=self.active,
            card=card,
            total=self.total,
            money=self.row_money,
            left=len(self.pile),
        )
        if is_wild:
            self.auction(card)
        return card

    def pay_out(self, seat: int) -> None:
        """T1.5."""
        player, due = self.players[seat], self.row_money
        received = min(due, 10 - player.coins)
        self.hear("coins-paid-out", seat=seat, due=due, received=received)
        player.coins += received

    def pay_others(self) -> None:
        for seat in range(len(self.players)):
            if seat != self.active and self.row_money:
                self.pay_out(seat)

    def numbers_to_market(self) -> None:
        if self.row_numbers:
            self.hear("numbers-to-market", cards=self.row_numbers)
            self.market += self.row_numbers

    def clear_row(self) -> None:
        money = [card for card in self.row if _is_money(card)]
        if money:
            self.hear("cards-left", cards=money)
            self.gone += money
        self.row = []

    # A turn

    def turn(self) -> None:
        if self.is_solo and self.active == AUTOMA:
            self.automas_turn()
        else:
            self.persons_turn()

    def persons_turn(self) -> None:
        while self.row or self.pile:
            kind = self.coming()
            if kind == "card-revealed":
                card = self.reveal()
                if _is_number(card) and self.total >= 11:
                    return self.bust("numbers")
                if _is_money(card) and self.row_money >= 11:
                    return self.bust("money")
            elif kind == "numbers-taken":
                return self.take_numbers()
            else:
                return self.take_money()
        return None  # T3.8

    def take_numbers(self) -> None:
        """T4.1."""
        assert self.row_numbers, "there is no number in the row to take"
        self.hear("numbers-taken", seat=self.active, cards=self.row_numbers)
        self.players[self.active].numbers += self.row_numbers
        self.pay_others()
        self.clear_row()
        self.shop(self.active)

    def take_money(self) -> None:
        """T4.2."""
        assert self.row_money, f"{self.coming()} cannot come here"
        self.pay_out(self.active)
        self.numbers_to_market()
        self.clear_row()

    def bust(self, by: str) -> None:
        """T5."""
        self.hear("busted", seat=self.active, by=by, total=self.total, money=self.row_money)
        self.numbers_to_market()
        if by == "numbers":
            self.pay_others()
        self.clear_row()
        if self.bust_buys and self.buyable(self.active) and self.coming() == "purchase-chosen":
            self.purchase(self.active)
        else:
            self.take_token()

    def take_token(self) -> None:
        self.hear("token-taken", seat=self.active)
        self.players[self.active].tokens += 1

    def automas_turn(self) -> None:
        """T11.2–T11.4."""
        most_money = self.target if self.edition == "pl" else 10
        while self.pile and self.total < self.target and self.row_money <= most_money:
            self.reveal()
        reason = "money" if self.row_money > most_money else "target" if self.total >= self.target else "pile"
        self.hear("automa-stopped", reason=reason, total=self.total, money=self.row_money, target=self.target)
        if self.row_numbers:
            self.hear("numbers-taken", seat=AUTOMA, cards=self.row_numbers)
            self.players[AUTOMA].numbers += self.row_numbers
        if reason == "money":
            self.take_token()
        elif self.row_money:
            self.pay_out(PERSON)
        self.clear_row()

    # Auctions

    def duplicates(self, player: _Player) -> list[str]:
        """T12.2, T10.5, in the order of T12.5."""
        owned = Counter(player.numbers)
        spare = [card for card in owned.elements() if owned[card] > 1]
        for card in set(spare):
            spare.remove(card)
        spare.sort(key=lambda card: (_value(card), card))
        if self.edition == "de":
            spare += sorted(wild for wild in player.wilds if self.is_useless(wild, owned))
        return spare

    def is_useless(self, wild: str, owned: "Counter[str]") -> bool:
        if wild == "*#":
            return False
        fits = [card for card in _full_deck(1) if _is_number(card) and (card[0] == wild[0] or card[1] == wild[1])]
        return all(owned[card] for card in fits)

    def auction_cards(self, player: _Player) -> list[str]:
        if self.is_solo:
            return self.duplicates(player)
        return player.numbers if self.edition == "pl" else player.numbers + player.wilds

    def auction_worth(self, seat: int) -> int:
        """T6.2."""
        player = self.players[seat]
        return player.money + len(self.auction_cards(player))

    def left_round(self) -> list[int]:
        count = len(self.players)
        return [(self.active + step) % count for step in range(1, count + 1)]

    def auction(self, wild: str) -> None:
        """T6.1, T6.3."""
        order = self.left_round()
        self.hear("auction-opened", wild=wild, first=order[0])
        price, winner = 0, None
        for seat in order:
            is_automa = self.is_solo and seat == AUTOMA
            bid = self.automas_bid(price) if is_automa else self.bid_of(seat, price)
            if bid is not None:
                self.hear("bid-raised", seat=seat, amount=bid)
                price, winner = bid, seat
        if winner is None:
            self.hear("wild-unsold", wild=wild)
            self.gone.append(wild)
            return
        self.hear("auction-won", seat=winner, wild=wild, price=price)
        if self.is_solo and winner == AUTOMA:
            self.automa_pays(wild, price)
        else:
            self.settle(winner, wild, price, self.auction_cards(self.players[winner]))
        self.players[winner].wilds.append(wild)

    def bid_of(self, seat: int, highest: int) -> int | None:
        low, high = max(5 if self.is_solo else 1, highest + 1), self.auction_worth(seat)
        if high < low or self.coming() == "bid-passed":
            self.hear("bid-passed", seat=seat, able=high >= low)
            return None
        amount = self.read_int("bid-raised", "amount")
        assert low <= amount <= high, f"seat {seat} may bid {low} to {high}, not {amount}"
        return amount

    def automas_bid(self, highest: int) -> int | None:
        """T12.3, T12.4, T10.2."""
        own, yours = self.auction_worth(AUTOMA), self.auction_worth(PERSON)
        if self.active == PERSON:
            bid, reason = max(5, min(own, yours)), "your-worth" if yours <= own else "own-worth"
            if yours < 5:
                reason = "minimum" if self.edition == "pl" else "you-cannot-pay"
        else:
            bid, reason = (highest + 1, "one-more") if highest else (5, "minimum")
        if own < bid:
            reason = "cannot-pay"
        self.hear("automa-judged", reason=reason, own_worth=own, your_worth=yours)
        if reason in ("cannot-pay", "you-cannot-pay"):
            self.hear("bid-passed", seat=AUTOMA, able=reason == "you-cannot-pay")
            return None
        return bid

    def automa_pays(self, wild: str, price: int) -> None:
        """T12.5."""
        automa = self.players[AUTOMA]
        coins = tokens = 0
        cards: list[str] = []
        while coins < price and coins < automa.coins:
            coins += 1
        while coins + 3 * tokens < price and tokens < automa.tokens:
            tokens += 1
        for card in self.duplicates(automa):
            if coins + 3 * tokens + len(cards) < price:
                cards.append(card)
        self.hear_payment(AUTOMA, wild, price, (coins, tokens, cards))

    # Payments and purchases

    def settle(self, seat: int, card: str, price: int, spendable: Sequence[str]) -> None:
        """T7.3, T7.4."""
        coins = self.read_int("price-settled", "coins")
        tokens = self.read_int("price-settled", "tokens")
        cards = self.read_cards("price-settled", "cards")
        player = self.players[seat]
        assert 0 <= coins <= player.coins, f"seat {seat} has {player.coins} coins, not {coins}"
        assert 0 <= tokens <= player.tokens, f"seat {seat} has {player.tokens} bust tokens, not {tokens}"
        assert not Counter(cards) - Counter(spendable), f"seat {seat} cannot pay with {cards}"
        items = [1] * (coins + len(cards)) + [3] * tokens
        assert sum(items) >= price, f"{sum(items)} does not pay {price}"
        assert all(sum(items) - item < price for item in items), f"{items} is more than {price} needs"
        self.hear_payment(seat, card, price, (coins, tokens, cards))

    def hear_payment(self, seat: int, card: str, price: int, payment: tuple[int, int, list[str]]) -> None:
        coins, tokens, cards = payment
        self.hear("price-settled", seat=seat, card=card, price=price, coins=coins, tokens=tokens, cards=cards)
        self.players[seat].give_up(coins, tokens, cards)
        self.gone += cards

    def buyable(self, seat: int) -> set[str]:
        """T7.1–T7.3."""
        player = self.players[seat]
        worth = player.money + len(player.numbers) + len(player.wilds)
        return {card for card in self.market if card not in player.numbers and _value(card) <= worth}

    def shop(self, seat: int) -> None:
        can_buy = bool(self.buyable(seat))
        if can_buy and self.coming() == "purchase-chosen":
            self.purchase(seat)
        else:
            self.hear("nothing-bought", seat=seat, able=can_buy)

    def purchase(self, seat: int) -> None:
        card = self.read("purchase-chosen", "card")
        assert card in self.buyable(seat), f"seat {seat} cannot buy {card}"
        price, player = _value(card), self.players[seat]
        self.hear("purchase-chosen", seat=seat, card=card, price=price)
        self.settle(seat, card, price, player.numbers + player.wilds)
        self.market.remove(card)
        player.numbers.append(card)

    # The end

    def last_purchases(self) -> None:
        """T8.2, T11.5."""
        order = [PERSON] if self.is_solo else self.left_round()
        self.hear("end-began", first=order[0])
        for seat in order:
            self.shop(seat)

    def scoring(self) -> None:
        sheets = self.read("match-scored", "sheets")
        assert len(sheets) == len(self.players), "there is not one sheet a player"
        for player, sheet in zip(self.players, sheets, strict=True):
            _check_sheet(player, sheet)
        self.hear("match-scored", sheets=sheets, money=[player.money for player in self.players])
        left = Counter(self.market + self.gone)
        for player in self.players:
            left.update(player.numbers + player.wilds)
        assert left == _full_deck(self.seats), "cards were lost or made"
        scores = [sheet["points"] for sheet in sheets]
        self.verdict = {"winners": self.winners(sheets), "scores": scores}

    def winners(self, sheets: list[dict[str, Any]]) -> list[int]:
        """T9.5, T10.3, T13.1."""
        if self.is_solo:
            return [PERSON if sheets[PERSON]["points"] > sheets[AUTOMA]["points"] else AUTOMA]
        ranks = [
            (sheet["points"], player.money, sheet["spare_numbers"] if self.edition == "de" else -sheet["used_cards"])
            for player, sheet in zip(self.players, sheets, strict=True)
        ]
        return [seat for seat, rank in enumerate(ranks) if rank == max(ranks)]


def _check_sheet(player: _Player, sheet: dict[str, Any]) -> None:
    """T9.1–T9.4, apart from whether no other assignment is better."""
    runs = sheet["runs"]
    colours = [run["colour"] for run in runs]
    assert colours == [colour for colour in COLOURS if colour in colours], "one run a colour, in their order"
    places: list[str] = []
    for run in runs:
        assert set(run) == {"colour", "first", "last", "points"}, f"{run} is no run"
        assert 1 <= run["first"] <= run["last"] <= 9, f"{run} is no run"
        length = run["last"] - run["first"] + 1
        assert run["points"] == (10 if length == 9 else length), f"{run} scores otherwise"
        places += [f"{run['colour']}{value}" for value in range(run["first"], run["last"] + 1)]
        for beyond in (run["first"] - 1, run["last"] + 1):
            assert f"{run['colour']}{beyond}" not in player.numbers, f"{run} could be longer"
    assert set(colours) >= {card[0] for card in player.numbers}, "a colour without its run"
    placements = _placements([card for card in places if card not in player.numbers], player.wilds)
    expected = {
        "points": sum(run["points"] for run in runs),
        "runs": runs,
        "placements": placements,
        "spare_numbers": len(player.numbers) + len(placements) - len(places),
        "used_cards": len(places),
    }
    assert sheet == expected, f"the sheet should be {expected}, not {sheet}"


def _placements(gaps: list[str], wilds: list[str]) -> list[dict[str, str]]:
    """Gap by gap the first of colour wild, number wild and super wild that leaves the rest fillable."""
    assert _can_fill(gaps, wilds), f"{wilds} do not fill {gaps}"
    placements, left = [], list(wilds)
    for place, gap in enumerate(gaps):
        for wild in (f"{gap[0]}#", f"*{gap[1]}", "*#"):
            rest = list(left)
            if wild in rest:
                rest.remove(wild)
                if _can_fill(gaps[place + 1 :], rest):
                    placements.append({"wild": wild, "stands_for": gap})
                    left = rest
                    break
    return placements


def _can_fill(gaps: list[str], wilds: list[str]) -> bool:
    """Whether each gap finds a wild of its own, by augmenting paths."""
    gap_of: dict[int, int] = {}

    def finds(gap: int, tried: set[int]) -> bool:
        for i, wild in enumerate(wilds):
            if i in tried or wild not in (f"{gaps[gap][0]}#", f"*{gaps[gap][1]}", "*#"):
                continue
            tried.add(i)
            if i not in gap_of or finds(gap_of[i], tried):
                gap_of[i] = gap
                return True
        return False

    return all(finds(gap, set()) for gap in range(len(gaps)))


def check(header: dict[str, Any], events: list[EventDict]) -> dict[str, Any]:
    """Plays the match again from its events; an AssertionError says what is wrong with them."""
    referee = _Referee(header, events)
    referee.whole_match()
    return referee.verdict
