"""What the server answers over HTTP: the lobby, data files, a table's past, the page, and whether all is well."""
