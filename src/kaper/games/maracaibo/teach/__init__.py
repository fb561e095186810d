"""How the game is taught: opening pictures, a tutorial, tips, the standing, and what its symbols mean."""
