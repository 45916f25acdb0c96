### Whether other devices in the network reach the table: the question in the terminal, and what is refused.

server-house-ask = Let other devices in this house join? Then phones and computers in the same network (Wi-Fi) can come to your tables; now only this computer can. Type y or n (Enter: no). The page asks the same.
server-house-yes = y yes
server-house-no = n no
server-house-reached = On other devices open:
server-house-no-network = Other devices may join, but this computer has no address in a home network just now. Once it has one, it is told here.
server-house-closed = Only this computer reaches your tables. On the page, on this computer, you can let other devices join.
server-house-from-afar = Only somebody at the computer that serves the tables can say who may join.
server-house-set = Who reaches this server was set when it was started. The page cannot change that.
