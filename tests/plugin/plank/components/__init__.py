"""What was printed: nothing but numbers."""
