### Whether other devices in the network reach the table: the question in the terminal, and what is refused.

server-house-ask = Let other devices in your home join? Phones and computers on the same network (Wi-Fi) could then open your tables; for now only this computer can. Type y or n (Enter: no). The page asks the same question.
server-house-yes = y yes
server-house-no = n no
server-house-reached = On other devices, open:
server-house-no-network = Other devices may join, but this computer has no address on a home network right now. The address will be shown here once there is one.
server-house-closed = Only this computer can open your tables. To let other devices join, use the page on this computer.
server-house-from-afar = Only someone at the computer running the server can decide who may join.
server-house-set = Access to this server was set when it was started. The page cannot change that.
