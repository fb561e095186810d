"""Players that need no person: random, greedy and search, each seeing only what its seat may see."""
