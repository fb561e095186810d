"""What every game shares: asking, chance, matches, records, secrets. It knows no game and no server."""
