"""A table in the terminal: seats, screen, questions, and the end."""
