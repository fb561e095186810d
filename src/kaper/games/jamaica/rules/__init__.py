"""The rules of Jamaica, a file for each chapter of the rulebook."""
