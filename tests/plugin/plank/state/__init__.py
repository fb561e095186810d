"""Everything that can change in a match."""
