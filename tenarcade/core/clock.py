"""Time as the rules know it: whole steps of a fixed length."""

TICKS_PER_SECOND = 120
