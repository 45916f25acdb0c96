"""Seeded games written out as text; a change of rules shows as a diff of these files."""
