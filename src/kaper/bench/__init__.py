"""How fast the games are, and how fast others are on the same machine."""
