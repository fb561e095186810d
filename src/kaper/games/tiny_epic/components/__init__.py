"""What was printed, read once from `components.toml`."""
