"""The drawings of Tiny Epic Pirates, made by code from the game's own tables."""
