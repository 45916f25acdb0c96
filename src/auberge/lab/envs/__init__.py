"""Environments for learning: observations as numbers, batches of games. Needs the extra `auberge[envs]`."""
