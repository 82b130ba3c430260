"""Why a match of TEN ended as it did, in sentences."""

from collections.abc import Sequence

from tenarcade.core.game import Outcome
from tenarcade.rules.ten.state import AUTOMA, PERSON, State
from tenarcade.wording import Words


def headline(state: State, outcome: Outcome, names: Sequence[str], words: Words) -> str:
    winners = [names[seat] for seat in outcome.winners]
    if state.is_solo:
        return words.text("results-solo-won" if PERSON in outcome.winners else "results-solo-lost")
    if len(winners) > 1:
        return words.text("results-shared", {"names": ", ".join(winners)})
    return words.text("results-won", {"name": winners[0]})


def reason(state: State, outcome: Outcome, words: Words) -> str:
    """T9.5, T10.3, T13.1: what decided."""
    points = max(outcome.scores)
    if state.is_solo:
        return _solo_reason(outcome, words)
    if outcome.scores.count(points) == 1:
        return words.text("results-by-points", {"points": points})
    if len(outcome.winners) > 1:
        return words.text("results-all-equal")
    winner = outcome.winners[0]
    if outcome.clause != "T10.3":
        return words.text("results-by-money", {"points": points, "money": state.players[winner].money})
    if state.options.edition == "de":
        return words.text("results-by-spare-cards", {"cards": state.sheets[winner].spare_numbers})
    return words.text("results-by-used-cards", {"cards": state.sheets[winner].used_cards})


def _solo_reason(outcome: Outcome, words: Words) -> str:
    margin = outcome.scores[PERSON] - outcome.scores[AUTOMA]
    if not margin:
        return words.text("results-solo-tie", {"points": outcome.scores[PERSON]})
    key = "results-solo-ahead" if margin > 0 else "results-solo-behind"
    return words.text(key, {"points": abs(margin)})
