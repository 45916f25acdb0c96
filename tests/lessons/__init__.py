"""Tests of the lessons, and of what runs them."""
