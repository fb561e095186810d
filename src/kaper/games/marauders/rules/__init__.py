"""The rules of Merchants & Marauders, a file for each part of the rulebook."""
