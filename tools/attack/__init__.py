"""Attacks on a server of our own, each with a number at the end; `make attack` runs them all."""
