"""Speed, measured next to something else in the same run; nothing here is asserted."""
