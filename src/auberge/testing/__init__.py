"""Worked examples as data, and running them on any game: for tests, and for research on rules of your own."""
