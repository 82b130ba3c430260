"""Players of 10 Retro."""

from tenarcade.bots.face import AnyBot
from tenarcade.bots.retro.cautious import cautious
from tenarcade.bots.retro.levels import LEVELS as LEVELS
from tenarcade.bots.retro.sharp import sharp

BOTS: dict[str, AnyBot] = {"cautious": cautious, "sharp": sharp}
