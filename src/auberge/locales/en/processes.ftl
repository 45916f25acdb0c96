### Words about several server processes that share the work.

server-help-processes = Number of server processes that share the work; more than one needs PostgreSQL (default: 1).
server-processes-database = Several processes cannot share the tables in { $place }. Use a PostgreSQL database (AUBERGE_DATABASE), or leave out --processes.
server-processes-system = Several processes cannot share one address on this system. Leave out --processes.
processes-help-bench = With --server: number of server processes (more than one needs PostgreSQL).
server-help-socket = A path to listen at (a Unix socket) instead of an address, for a web server on this machine.
server-socket-system = This system has no Unix sockets. Leave out --socket.
