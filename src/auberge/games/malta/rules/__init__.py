"""The rules of Malta!, one file per chapter of the canon; small functions over the position."""
