"""The laboratory: tournaments, balance, benchmarks, datasets, environments, the search for puzzles."""
