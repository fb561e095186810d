"""How bots think: what an option and a position are worth."""
