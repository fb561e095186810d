"""Merchants & Marauders in a browser."""
