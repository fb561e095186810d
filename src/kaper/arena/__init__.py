"""Matches by the thousand: one table, whole simulations, and the bots' strength measured by them."""
