"""One live table: its rows, its state, what people may do there, and what each of them sees. No socket, no HTTP."""
