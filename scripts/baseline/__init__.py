"""How the bot `learner` is taught: it watches the squire, then plays against itself (`scripts/train_policy.py`)."""
