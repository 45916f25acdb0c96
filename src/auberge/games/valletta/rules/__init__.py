"""The rules of Valletta, one file per chapter of the canon; small functions over the position."""
