"""Games, tables, client and page kept as they were released: every later Auberge must open them (README.md)."""
