"""Drawings of Merchants & Marauders, made by code from the components."""
