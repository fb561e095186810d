"""Drawings of Pirates of Maracaibo, made by code from the components."""
