"""The command line: replays, simulations, and one clear line for every mistake."""
