"""The tests: they mirror src/auberge, plus conformance, lockstep, playthroughs and finished games."""
