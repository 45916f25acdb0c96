### Words about several server processes that share the work.

server-processes-gone = Auberge no longer starts several processes by itself. Leave out --processes and AUBERGE_PROCESSES; if one process is not enough, start several on one PostgreSQL database behind nginx or HAProxy (docs/how-to/postgresql.md).
server-processes-database = Several processes cannot share the tables in { $place }. Use a PostgreSQL database (AUBERGE_DATABASE), or leave out --processes.
processes-help-bench = With --server: number of server processes (more than one needs PostgreSQL).
server-help-socket = Path of a Unix socket to use instead of an address, for a web server on the same computer.
server-socket-system = This system has no Unix sockets. Leave out --socket.
