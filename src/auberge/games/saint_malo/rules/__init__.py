"""The rules of Saint Malo, one file per chapter of the canon; small functions over the position."""
