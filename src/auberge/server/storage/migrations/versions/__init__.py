"""One script for each step of the schema; a script that was released is never changed."""
