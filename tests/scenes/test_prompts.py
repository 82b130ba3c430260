"""The caps on a table's buttons are those that work just now."""

import pytest
from msgspec.structs import replace

from tenarcade.client.arcade import Arcade
from tenarcade.client.canvas import Canvas
from tenarcade.client.intents import Intent
from tenarcade.scenes.start import begin_match
from tenarcade.scenes.table import TableScene
from tests.scenes.company import company, settle


@pytest.mark.parametrize("game", ["ten", "pig", "retro"])
@pytest.mark.parametrize("intent", [Intent.CONFIRM, Intent.PEEK])
def test_a_key_that_was_changed_in_a_pause_is_shown_at_once(
    arcade: Arcade, canvas: Canvas, game: str, intent: Intent
) -> None:
    if (game, intent) == ("ten", Intent.PEEK):
        intent = Intent.FIRST  # nothing to peek at
    arcade.change(replace(arcade.settings, instant=True))
    begin_match(arcade, company(game, ["keys-left", "keys-right"]), {"starter": 1}, 3)
    table = arcade.scene
    assert isinstance(table, TableScene)
    settle(arcade, table)

    def picture() -> bytes:
        table.draw(canvas, 0.0)
        return canvas.surface.get_buffer().raw

    before = picture()
    assert picture() == before
    arcade.devices.hand_to("keys-left", {"table/keys-left": {"x": intent}})
    arcade.devices.hand_to("keys-right", {"table/keys-right": {"end": intent}})
    assert picture() != before
