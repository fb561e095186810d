"""What is kept: accounts, sessions, tables, seats, answers and chat."""
