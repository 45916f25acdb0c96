### The page: small courtesies at the table.

# What Undo takes back.
web-manners-drawing = drawing on { $cell }
