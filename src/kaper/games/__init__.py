"""The games, one folder each; a game imports the engine and never another game."""
