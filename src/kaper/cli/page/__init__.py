"""A report as one page of HTML with pictures, which opens without a network."""
