"""A match in progress: seats, bots' time, journals, series of matches; no pygame."""
