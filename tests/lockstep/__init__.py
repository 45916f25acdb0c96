"""The compiled engine against the interpreted one, every field after every decision."""
