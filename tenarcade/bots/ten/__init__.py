"""TEN's players: `cautious` keeps to rules of thumb, `sharp` weighs what every choice may lead to."""

from tenarcade.bots.face import AnyBot
from tenarcade.bots.ten.cautious import cautious
from tenarcade.bots.ten.sharp import sharp

BOTS: dict[str, AnyBot] = {"cautious": cautious, "sharp": sharp}
