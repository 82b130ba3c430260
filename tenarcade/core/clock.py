"""Time as the rules know it: whole steps of a fixed length."""

TICKS_PER_SECOND = 120

# Every JSON reader holds integers up to here exactly; at 120 a second that is two million years.
MAX_TICK = (1 << 53) - 1
