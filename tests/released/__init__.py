"""Games and tables kept as each version of the rules left them: every later Auberge must open them."""
