"""Tests of the measurements of speed."""
