"""Thinking aloud: what a strong player would do and why (`advice`), and a finished game looked over (`review`).

Keys and numbers only; the words are in the catalogues under `analysis-`.
"""
