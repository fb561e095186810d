"""Games as environments for learning: PettingZoo, Gymnasium and OpenSpiel; needs the extra `env`."""
