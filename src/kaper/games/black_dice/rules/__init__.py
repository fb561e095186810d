"""The rules of The Curse of the Black Dice, one file for each chapter of the rulebook."""
