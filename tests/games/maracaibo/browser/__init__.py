"""Pirates of Maracaibo in a browser."""
