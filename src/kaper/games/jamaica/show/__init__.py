"""How the game is shown: the scene, the labels of options, the terminal."""
