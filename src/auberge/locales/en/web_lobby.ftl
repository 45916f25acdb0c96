### The page and its server: before the game begins, links that hold no seat, spectators, and the tables of the hall.

server-host-says = Only whoever opened the table says who sits where.
server-seats-settled = The game is just beginning: the seats stay as they are.
