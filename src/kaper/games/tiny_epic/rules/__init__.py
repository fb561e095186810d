"""The rules of Tiny Epic Pirates, a file for each chapter of the rulebook."""
