"""From the last card to the results: what is kept of a match, and what is shown of it."""

import time

from tenarcade.client.arcade import Arcade
from tenarcade.core.game import Outcome
from tenarcade.play.journal import write_journal
from tenarcade.play.ladder import CLIMBER, attempt_of
from tenarcade.play.match import Played
from tenarcade.play.seating import Seating
from tenarcade.scenes.games.catalog import showing_of
from tenarcade.storage.records import Result


def finish_match(arcade: Arcade, session: Played, seating: Seating) -> None:
    outcome = session.match.outcome()
    assert outcome is not None
    # In a solo game the automa has a score and no seat.
    automas = (arcade.say("automa"),) * (len(outcome.scores) - len(seating.sitters))
    names = (*(sitter.name for sitter in seating.sitters), *automas)
    result = Result(seating.game, time.time(), names, outcome.scores, outcome.winners)
    arcade.store.add_result(result, write_journal(session.match))
    arcade.store.end_match()
    _record_rung(arcade, session, seating, outcome)
    arcade.show(showing_of(seating.game).results_scene(arcade, session, seating))


def _record_rung(arcade: Arcade, session: Played, seating: Seating, outcome: Outcome) -> None:
    profile = seating.sitters[CLIMBER].profile
    if seating.rung is None or profile is None:
        return
    attempt = attempt_of(outcome, lowest_wins=session.match.rules.info.lowest_wins)
    edition = str(session.match.table.options.get("edition", ""))
    arcade.store.record_rung(profile, seating.game, edition, seating.rung, won=attempt.won, margin=attempt.margin)
