"""The drawings of the Black Dice, and the code that draws them."""
