"""`auberge mcp`: language models at the table, by the Model Context Protocol (docs/how-to/mcp.md).

All a tool returns is made from what its seat sees: the server at the table tells it no more than a browser.
"""
