"""Mutation testing of the rules: small mistakes, the tests that reach them, and what became of each."""
