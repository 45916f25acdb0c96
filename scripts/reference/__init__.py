"""The reference of what programs may use: which pages there are, and what the sources say of each name."""
