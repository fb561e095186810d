"""Tiny Epic Pirates in a browser."""
