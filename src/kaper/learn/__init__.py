"""Learning a game from play: what was played as data, and what a position is worth."""
