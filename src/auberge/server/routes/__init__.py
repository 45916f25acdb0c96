"""What the server answers over HTTP: the lobby, a table's past, the page, and whether all is well."""
