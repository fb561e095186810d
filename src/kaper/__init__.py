"""Kaper: a table for pirate board games."""

__version__ = "0.1.0"
