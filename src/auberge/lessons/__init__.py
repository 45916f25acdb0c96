"""Lessons: courses that teach a game by playing it, as data, and the engine that runs them. No words, no drawing."""
