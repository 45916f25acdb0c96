"""The rule books and player aids: what stands in them as data, and the positions of their examples. No words."""
