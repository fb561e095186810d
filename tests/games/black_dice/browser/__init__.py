"""The Black Dice in a browser."""
