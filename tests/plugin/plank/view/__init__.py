"""What a viewer may see of a state, and what they may not, dealt anew."""
