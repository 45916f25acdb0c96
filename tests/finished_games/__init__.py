"""Recorded games with their final scores: at least one for each way a game can end."""
